name = Pebbles
about = Lay a pebble in secret; the highest scores, unless one just below it is laid.
option-hand = Pebbles
option-hand-help = How many pebbles each player gets.
option-last = Last turn
option-last-help = What the last turn counts.
option-last-single = like any other
option-last-double = twice

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12

place-hand = hand
place-laid = laid
counter-left = turns left
mark-won = scored last

action-lay = Lay the { $card }
prompt-lay = All lay a pebble.
prompt-over = The game is over.
account-shown = All points are counted.
told-deal = Everybody gets { $count }; { $left } stay in the bag.
told-laid = { $by } has laid a pebble.
told-laid-mine = You lay the { $card }.
told-shown = { $by-is ->
    [you] You show the { $card }.
   *[other] { $by } shows the { $card }.
}
told-won = { $by-is ->
    [you] You score.
   *[other] { $by } scores.
}
refused-over = The game is over.
refused-wait = Wait until all have laid a pebble.
refused-not-yours = You do not hold the { $card }.
why-high = The { $card } is your highest pebble.
why-low = The { $card } scores if somebody lays the one above it.
