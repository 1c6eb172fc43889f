# Bots against bots, English.

heading-results = { $game }: bots against bots
heading-balance = { $game }: how fair is it?
summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with { $seats } players, { $deals ->
    [one] on one deal.
   *[other] on { $deals } deals.
}
played-by = Played by: { $bots }. Seed { $seed }.
agreed = Options: { $options }.
interrupted = Ended early: this is what there was by then.
percent = { $number }%
seat = seat { $seat }
place = { $place ->
    [1] starts
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
as-agreed = as agreed

title-shares = Share of the wins
title-ratings = Ratings
title-duels = One against another
title-seats = Share of the wins by seat
title-lengths = Decisions in a game
title-times = Time for a decision
title-faults = What went wrong
title-by-seat = By seat
title-by-order = By order of play
title-by-first = By first choice of whoever starts
title-options = By option
title-spread = From the lowest score to the highest

column-bot = bot
column-share = share
column-interval = 95 % interval
column-rating = rating
column-games = games
column-time = a decision
column-longest = the longest
column-faults = faults
column-seat = seat
column-order = order
column-first = first choice
column-option = option
column-start = who starts
column-gap = seat gap
column-length = length
column-spread = spread
column-mean = mean
column-median = median
column-least = least
column-most = most

note-interval = In 95 of 100 such tournaments the interval holds the true share. It counts deals, not games, since the games of one deal resemble each other.
note-even = The broken line is an even share.
note-rating = Ratings by Plackett and Luce, ± twice the deviation; everybody begins at 25.
note-duels = Games in which the bot of the row won more than that of the column – drew – won less.
note-first = The most frequent ones; a strong choice and strong cards often go together.
note-options = Who starts: what whoever starts wins. Seat gap: how much more the best seat wins than the worst. Length: decisions in a game. Spread: from the lowest score to the highest. Each value was played with the same seed, all else as agreed.
note-faults = A bot that fails loses that game; the others share the win equally.

fault-raised = Game { $game }, seat { $seat }: { $bot } broke off with { $what }.
fault-illegal = Game { $game }, seat { $seat }: { $bot } answered { $what }, which is not allowed there.
fault-slow = Game { $game }, seat { $seat }: { $bot } thought too long ({ $what }).
fault-died = Game { $game }, seat { $seat }: { $bot } ended its process.
more-faults = … and { $count } more.
