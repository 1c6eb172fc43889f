# Pages, English.

app-name = Stamtafel
title = { $game } · Stamtafel
title-turn = ● Your turn · { $game }

home = Start page
menu = Menu
rules = Rules
log = What happened
close = Close
language = Language
language-nl = Nederlands
language-de = Deutsch
language-en = English

front-title = Sit down at the table
front-about = Open a table, send the link to your friends and play together in the browser. Bots take the empty chairs.
choose-game = Choose a game
other-games = Other games
choose-this = Play { $game }
for-players = { $from } to { $to } players
open-table = A table for { $game }
your-name = Your name
seats = Players
seats-help = You and everybody else, bots included.
bots = Bots
bots-help = So many chairs go to bots now. Chairs still free when you start go to bots as well.
bots-kind = How the bots play
bot-greedy = sensibly
bot-random = at random
options = Options
open = Open the table
missing-title = There is nothing here
missing-about = The table may have been cleared away, or the address is not complete.

waiting-title = Who sits down?
seat-free = free chair
you = you
host = host
bot = bot
sit = Sit down
start = Start the game
start-free = { $free ->
    [one] One chair is still free; a bot will take it.
   *[other] { $free } chairs are still free; bots will take them.
}
waiting-host = The host starts the game when everybody is here.
watching = You are watching.
watching-full = All chairs are taken. You can watch.
invite = Invite others
invite-help = Send them this link, or let them scan the code.
invite-qr = The link as a QR code

zone-others = The other players
zone-middle = The middle of the table
zone-mine = Before you
zone-prompt = What to do
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player = Player
round-points = This round
total = Total
last-scores = How the last points came about
acting = deciding
face-down = card face down
play-again = Play again

connected = Connected
reconnecting = Connection lost. Reconnecting …
move-waits = Reconnecting. Your move is not in yet:
sending = Sending …
failed = That did not work. Please try again.

turn-dealer = Dealing
look-back = Step through
missed = Since you last looked
story = The story of this game

title-step = Step { $step } · { $game }
steps = Steps
looking-back = You are looking back: step { $step } of { $last }.
step-first = To the beginning
step-previous = One step back
step-next = One step on
step-last = To the last step
to-now = Back to the game
to-story = To the story
seen-by = Who is looking
seen-by-name = as { $name } saw it
seen-by-watcher = as all could see it
seen-by-all = with all hands open
all-hands = all hands
watcher = all

title-story = The story of the game · { $game }
story-title = The story of a game of { $game }
from-start = Step through it from the start
to-table = To the table
step = Step { $step }
round = Round { $round }
by-step = Step
by-round = Round
decided = The moment that decided it
decided-lead = With step { $step } { $winners } took the lead{ $count ->
    [one] {" "}and
   *[other] {" "}together and
} kept it to the end.
decided-always = { $winners } led{ $count ->
    [one] {""}
   *[other] {" "}together
} from the very beginning to the end.
decided-tie = On points, { $winners } { $count ->
    [one] was
   *[other] were
} not ahead of everybody else even at the end: the tie-break of the rules decided with the last step.
decided-all = Everybody shares the win, so only the last step decided it.
decided-help = After this step and every later one, whoever won was ahead of everybody who did not, on the points that all could see.
see-step = Look at step { $step }
score-chart = How the scores ran
score-chart-about = The scores of all players from the beginning to the end; the table below has the same numbers.
score-table = The scores as a table
accounts = How the points came about
every-turn = Turn by turn
every-turn-all = With what each player alone was told. At every step you can look at the hands of all.
every-turn-own = As you saw it.
share = Share this game
share-help = Whoever has this link can read the story of this game.
copy = Copy the link
copied = Copied
take-record = Save the record

bring = Look at a game from a file
bring-help = A record that you saved after a game is shown as a story again, with all hands. Whoever has its link can read it.
bring-file = The file
bring-text = Or the text of the record
bring-open = Show the game
