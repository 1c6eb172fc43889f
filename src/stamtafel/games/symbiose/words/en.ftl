# Symbiose, English.

name = Symbiose
about = Swap cards with the river and fill your pond; your edges look at the ponds of your neighbours.

option-start = Who starts
option-start-help = A player, or whoever draws the highest lot.
option-start-lot = by lot
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-teams = Two against two
option-teams-help = Only for four: you play with the player opposite, and your edges look at their pond.
option-teams-no = no, everyone for themselves
option-teams-yes = yes, with the player opposite
option-deck = Cards
option-deck-help = The printed cards, or a deck that you have written yourself.
option-deck-printed = the printed deck
field-animal = animal
field-colour = colour
field-scores = scores
field-number = number
option-rows = Rows
option-rows-help = How many rows of four a pond has; at a real table two.
option-river = River
option-river-help = How many open cards the river has; at a real table four.
option-turns = Turns
option-turns-help = How many turns everybody has; at a real table seven.

card-dragonfly = dragonfly ({ card-colour }, { card-scores })
card-fish = fish ({ card-colour }, { card-scores })
card-snail = snail ({ card-colour }, { card-scores })
card-frog = frog ({ card-colour }, { card-scores })
card-colour = { $part1 ->
    [pink] pink
    [green] green
    [orange] orange
   *[blue] blue
}
card-scores = { $part2 ->
    [dragonfly] { $part3 } per dragonfly
    [fish] { $part3 } per fish
    [snail] { $part3 } per snail
    [frog] { $part3 } per frog
    [pink] { $part3 } per pink card
    [green] { $part3 } per green card
    [orange] { $part3 } per orange card
    [blue] { $part3 } per blue card
   *[points] { $part3 ->
        [one] { $part3 } point
       *[other] { $part3 } points
    }
}

place-pond = pond
place-river = river
place-a1 = a1
place-b1 = b1
place-c1 = c1
place-d1 = d1
place-a2 = a2
place-b2 = b2
place-c2 = c2
place-d2 = d2
place-r1 = river 1
place-r2 = river 2
place-r3 = river 3
place-r4 = river 4
place-r5 = river 5
place-r6 = river 6
place-r7 = river 7
place-r8 = river 8
counter-turns = turns left
counter-team = points of the team
counter-unseen-dragonfly = unseen dragonflies
counter-unseen-fish = fish
counter-unseen-snail = snails
counter-unseen-frog = frogs
counter-unseen-pink = pink
counter-unseen-green = green
counter-unseen-orange = orange
counter-unseen-blue = blue
mark-start = starts
mark-left = left edge looks at
mark-right = right edge looks at
mark-chosen = chosen

action-swap = Swap { $river } with { $spot }
action-swap-points = { action-swap }: { table-change }, then { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-swap-team = { action-swap }: { table-change }, then { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the team
action-turn = Turn up { $spot }

prompt-first = Choose the first card to turn up. All players do so at the same time.
prompt-first-wait = { $players ->
    [one] { $players } player is still choosing a first card.
   *[other] { $players } players are still choosing a first card.
}
prompt-swap = { $by-is ->
    [you] Your turn: swap a card of the river with one of your pond.
   *[other] It is { $by }’s turn to swap.
}
prompt-turn = { $by-is ->
    [you] The card you swapped lay open: now turn up one of your face-down cards.
   *[other] { $by } is turning up another card.
}
prompt-deal = The cards are being dealt.
prompt-won-1 = { $by-is ->
    [you] You have won!
   *[other] { $by } has won.
}
prompt-won-2 = { $by-is ->
    [you] You and { $with } share the win!
   *[other] { $by } and { $with } share the win.
}
prompt-won-3 = { $by-is ->
    [you] You, { $with } and { $third } share the win!
   *[other] { $by }, { $with } and { $third } share the win.
}
prompt-won-4 = { $by-is ->
    [you] You, { $with }, { $third } and { $fourth } share the win!
   *[other] { $by }, { $with }, { $third } and { $fourth } share the win.
}
prompt-team = { $by-is ->
    [you] You and { $with } have won!
   *[other] { $by } and { $with } have won.
}
prompt-teams = Both teams have won: it is a draw.

told-lot = { $by-is ->
    [you] You draw the highest lot and will start.
   *[other] { $by } draws the highest lot and will start.
}
told-deal = { $by-is ->
    [you] The ponds are dealt. You will start.
   *[other] The ponds are dealt. { $by } will start.
}
told-chose = { $by } has chosen a first card.
told-chosen = You choose { $spot } as your first card.
told-turn = { $by-is ->
    [you] You turn up { $spot }: { $card }.
   *[other] { $by } turns up { $spot }: { $card }.
}
told-swap = { $by-is ->
    [you] You lay { $card } at { $spot } and give the river { $gave }.
   *[other] { $by } lays { $card } at { $spot } and gives the river { $gave }.
}
told-swap-closed = { $by-is ->
    [you] You lay { $card } at { $spot }. Face down there was { $gave }: it goes into the river.
   *[other] { $by } lays { $card } at { $spot }. Face down there was { $gave }: it goes into the river.
}
told-swap-unseen = { $by-is ->
    [you] You take a face-down card of the river: { $card }. It lies at { $spot } now, and { $gave } goes into the river.
   *[other] { $by } takes a face-down card of the river: { $card }. It lies at { $spot } now, and { $gave } goes into the river.
}
told-swap-unseen-closed = { $by-is ->
    [you] You take a face-down card of the river: { $card }. It lies at { $spot } now; face down there was { $gave }.
   *[other] { $by } takes a face-down card of the river: { $card }. It lies at { $spot } now; face down there was { $gave }.
}
told-river = In the river { $card } is turned up.
told-score = { $by-is ->
    [you] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $by } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-won-1 = { $by-is ->
    [you] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $by } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-won-2 = { $by-is ->
    [you] You and { $with } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each!
   *[other] { $by } and { $with } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
told-won-3 = { $by-is ->
    [you] You, { $with } and { $third } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each!
   *[other] { $by }, { $with } and { $third } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
told-won-4 = { $by-is ->
    [you] You, { $with }, { $third } and { $fourth } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each!
   *[other] { $by }, { $with }, { $third } and { $fourth } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
told-team = { $by-is ->
    [you] You and { $with } win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } together!
   *[other] { $by } and { $with } win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } together.
}
told-teams = Both teams have { $points ->
    [one] { $points } point
   *[other] { $points } points
} and share the win.

account-fixed = { $spot }: { $card }, wherever it lies
account-own = { $spot }: { $card }, { $found } in its own pond
account-other = { $whom-is ->
    [you] { $spot }: { $card }, { $found } in your pond
   *[other] { $spot }: { $card }, { $found } in { $whom }’s pond
}
account-river = { $spot }: { $card }, { $found } in the river

refused-over = The game is over.
refused-not-your-turn = It is not your turn now.
refused-chosen = You have chosen your first card; the others are still choosing.
refused-no-such-place = There is no such place here.
refused-must-choose = First everybody turns up one card; there is nothing to swap yet.
refused-must-turn = You have swapped; now turn up one of your face-down cards.
refused-must-swap = You must swap a card with the river; turning one up comes after that, if the card you swapped was open.
refused-open = That card is open already.

# The table, and the rules in brief.

table-letter-pink = P
table-letter-green = G
table-letter-orange = O
table-letter-blue = B
table-kind-dragonfly = dragonflies
table-kind-fish = fish
table-kind-snail = snails
table-kind-frog = frogs
table-kind-pink = pink
table-kind-green = green
table-kind-orange = orange
table-kind-blue = blue
table-turns = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
table-team = { $points ->
    [one] team: { $points } point
   *[other] team: { $points } points
}
table-change = { $way ->
    [0] ±0
    [1] +{ $change }
   *[other] { $change }
}
table-then = → { $points } p.
table-unseen = Not seen yet
table-why = Card by card

help-first = Before you lie eight face-down cards in two rows. All choose one to turn up, at the same time.
help-turn = On your turn you swap a card of the river with one of your pond. What you take lies open, and so does what you give.
help-open = If the card you gave lay open already, you turn up another of yours. So everybody has seven turns.
help-card = Animal and colour (with pattern and letter) are what a card shows. Below stands what it scores: so many points for each card of that animal or colour, or, with a star, just so many points.
help-middle = The cards in your two middle columns count what lies open in your own pond, themselves included.
help-edge = Your left column counts in the pond of your left neighbour, your right column in that of your right neighbour.
help-duel = With two players the river has eight cards, four of them face down. Your column on the river’s side counts what lies open in the river.
help-teams = In teams of two, both your edges count in the pond of your partner, and you win or lose together.
help-end = When all ponds are open, the most points win.

# Why one might do something: points now, for oneself and for others, and later.

why-turn-last = It is your last face-down card.
why-turn-own = Nobody knows any face-down card, so one is as good as another. This one counts in your own pond.
why-turn-other = Nobody knows any face-down card, so one is as good as another. This one counts in the pond of { $whom }.
why-turn-river = Nobody knows any face-down card, so one is as good as another. This one counts in the river.
why-unseen = Nobody has seen this card of the river. What you give for it scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-unseen-both = You give one card that nobody has seen for another, and { $spot } lies open then.
why-gain = That is { $points ->
    [one] { $points } point
   *[other] { $points } points
} more for { $team ->
    [0] you
   *[1] your team
} at once.
why-gain-gives = That is { $points ->
    [one] { $points } point
   *[other] { $points } points
} more for { $team ->
    [0] you
   *[1] your team
} at once, though { $team ->
    [0] { $whom }
   *[1] the other team
} gets { $more } more as well.
why-gain-takes = That is { $points ->
    [one] { $points } point
   *[other] { $points } points
} more for { $team ->
    [0] you
   *[1] your team
} at once, and { $more } less for { $team ->
    [0] { $whom }
   *[1] the other team
}.
why-deny = With that card { $whom } could gain { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $team ->
    [0] {""}
   *[1] {" "}for the other team
} next; so you take it first.
why-takes = That costs { $team ->
    [0] { $whom }
   *[1] the other team
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $own ->
    [0] .
   *[other] , { $team ->
        [0] you
       *[1] yours
    } only { $own }.
}
why-opens = It brings nothing yet, but you know now what lies at { $spot }, and need not trust to luck there.
why-again = What lies at { $spot } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} now; and afterwards you turn up another card of your own.
why-grows-dragonfly = It grows by { $each } with each dragonfly that still turns up there; { $unseen } { $unseen ->
    [one] has
   *[other] have
} not been seen yet.
why-grows-fish = It grows by { $each } with each fish that still turns up there; { $unseen } { $unseen ->
    [one] has
   *[other] have
} not been seen yet.
why-grows-snail = It grows by { $each } with each snail that still turns up there; { $unseen } { $unseen ->
    [one] has
   *[other] have
} not been seen yet.
why-grows-frog = It grows by { $each } with each frog that still turns up there; { $unseen } { $unseen ->
    [one] has
   *[other] have
} not been seen yet.
why-grows-pink = It grows by { $each } with each pink card that still turns up there; { $unseen } { $unseen ->
    [one] has
   *[other] have
} not been seen yet.
why-grows-green = It grows by { $each } with each green card that still turns up there; { $unseen } { $unseen ->
    [one] has
   *[other] have
} not been seen yet.
why-grows-orange = It grows by { $each } with each orange card that still turns up there; { $unseen } { $unseen ->
    [one] has
   *[other] have
} not been seen yet.
why-grows-blue = It grows by { $each } with each blue card that still turns up there; { $unseen } { $unseen ->
    [one] has
   *[other] have
} not been seen yet.
