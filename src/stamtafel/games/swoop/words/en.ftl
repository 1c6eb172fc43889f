# Swoop, English.

name = Swoop
about = Get rid of all your cards: equal or lower onto the pile, and four alike sweep it away.

option-target = Target
option-target-help = Play until somebody has this many points; the lowest total wins.
option-scoring = Scoring
option-scoring-help = What the cards count that are left over.
option-scoring-standard = by rank; J, Q, K 10; 10 and joker 50
option-scoring-simple = simple: A to 9 count 5; J, Q, K 10; 10 and joker 20
option-hand = Cards in hand
option-hand-help = 11, or one more; beside them four hidden and four open cards.
option-table = Cards on the table
option-table-help = How many of your cards lie before you.
option-table-full = four hidden ones with an open one on each
option-table-hidden = four hidden ones only
option-table-none = none: all in hand
option-tens = The 10
option-tens-help = Whether 10s sweep as jokers do.
option-tens-swoop = sweeps
option-tens-plain = plain card between 9 and J, counts 10
option-big_swoop = Big swoop
option-big_swoop-help = Whether more than four alike may lie on top, and sweep.
option-big_swoop-no = no, four at most
option-big_swoop-yes = yes, four or more
option-start = Who starts
option-start-help = A player, or whoever draws the highest card.
option-start-lot = highest card drawn
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-4 = seat 5
option-start-5 = seat 6
option-start-6 = seat 7
option-start-7 = seat 8
option-ranks = Ranks
option-ranks-help = How many of the ranks A to K are in the packs, from the lowest on; at a real table all 12.
option-cards = Cards a player
option-cards-help = How many cards each player is dealt; a third of them, at most four, hidden and open ones each.

card-A = A
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-J = J
card-Q = Q
card-K = K
card-joker = joker

# So many cards of a rank.
card-A-1 = an ace
card-A-2 = two aces
card-A-3 = three aces
card-A-4 = four aces
card-2-1 = a 2
card-2-2 = two 2s
card-2-3 = three 2s
card-2-4 = four 2s
card-3-1 = a 3
card-3-2 = two 3s
card-3-3 = three 3s
card-3-4 = four 3s
card-4-1 = a 4
card-4-2 = two 4s
card-4-3 = three 4s
card-4-4 = four 4s
card-5-1 = a 5
card-5-2 = two 5s
card-5-3 = three 5s
card-5-4 = four 5s
card-6-1 = a 6
card-6-2 = two 6s
card-6-3 = three 6s
card-6-4 = four 6s
card-7-1 = a 7
card-7-2 = two 7s
card-7-3 = three 7s
card-7-4 = four 7s
card-8-1 = an 8
card-8-2 = two 8s
card-8-3 = three 8s
card-8-4 = four 8s
card-9-1 = a 9
card-9-2 = two 9s
card-9-3 = three 9s
card-9-4 = four 9s
card-10-1 = a 10
card-10-2 = two 10s
card-10-3 = three 10s
card-10-4 = four 10s
card-J-1 = a jack
card-J-2 = two jacks
card-J-3 = three jacks
card-J-4 = four jacks
card-Q-1 = a queen
card-Q-2 = two queens
card-Q-3 = three queens
card-Q-4 = four queens
card-K-1 = a king
card-K-2 = two kings
card-K-3 = three kings
card-K-4 = four kings
card-joker-1 = a joker
card-joker-2 = two jokers
card-joker-3 = three jokers
card-joker-4 = four jokers

place-pile = pile
place-swept = swept away by
place-hand = hand
place-open = open cards
place-hidden = hidden cards
place-drawn = drawn for the start
counter-round = round
counter-target = target
counter-cards = cards left
mark-start = starts the round

action-play-hand = Play { $hand }
action-play-table = Play { $table } from the table
action-play-both = Play { $hand } from your hand and { $table } from the table
action-turn = Turn up { $place ->
    [1] the first
    [2] the second
    [3] the third
   *[4] the fourth
} hidden card
action-add-none = Play it alone
action-add-hand = Add { $hand ->
    [1] one
    [2] two
   *[3] three
} from your hand
action-add-table = Add { $table ->
    [1] one
    [2] two
   *[3] three
} from the table
action-add-both = Add { $hand ->
    [1] one
   *[2] two
} from your hand and { $table ->
    [1] one
   *[2] two
} from the table

prompt-start = { $by-is ->
    [you] Your turn: start a new pile.
   *[other] It is { $by }’s turn to start a new pile.
}
prompt-play = { $by-is ->
    [you] Your turn: what do you play?
   *[other] It is { $by }’s turn.
}
prompt-add = { $by-is ->
    [you] You have turned up { $card }. Do you add to it?
   *[other] { $by } has turned up { $card } and may add to it.
}
prompt-deal = The cards are being dealt.
prompt-over = { $by-is ->
    [you] You have won!
   *[other] { $by } has won.
}

told-draw = { $by-is ->
    [you] You draw { $card }.
   *[other] { $by } draws { $card }.
}
told-round = { $by-is ->
    [you] Round { $round }: you start.
   *[other] Round { $round }: { $by } starts.
}
told-take = { $by-is ->
    [you] You take up the pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $by } takes up the pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
told-play-hand = { $by-is ->
    [you] You play { $hand }.
   *[other] { $by } plays { $hand }.
}
told-play-table = { $by-is ->
    [you] You play { $table } from the table.
   *[other] { $by } plays { $table } from the table.
}
told-play-both = { $by-is ->
    [you] You play { $hand } from your hand and { $table } from the table.
   *[other] { $by } plays { $hand } from the hand and { $table } from the table.
}
told-turn = { $by-is ->
    [you] You turn up a hidden card: { $card }.
   *[other] { $by } turns up a hidden card: { $card }.
}
told-add-none = { $by-is ->
    [you] You play it alone.
   *[other] { $by } plays it alone.
}
told-add-hand = { $by-is ->
    [you] You add { $hand }.
   *[other] { $by } adds { $hand }.
}
told-add-table = { $by-is ->
    [you] You add { $table } from the table.
   *[other] { $by } adds { $table } from the table.
}
told-add-both = { $by-is ->
    [you] You add { $hand } from your hand and { $table } from the table.
   *[other] { $by } adds { $hand } from the hand and { $table } from the table.
}
told-sweep = { $by-is ->
    [you] Swoop! You sweep the pile away.
   *[other] Swoop! { $by } sweeps the pile away.
}
told-sweep-alike = { $count ->
    [4] Four alike
    [5] Five alike
    [6] Six alike
   *[7] Seven alike
}: { $by-is ->
    [you] you sweep the pile away.
   *[other] { $by } sweeps the pile away.
}
told-out = { $by-is ->
    [you] You are rid of all your cards!
   *[other] { $by } is rid of all cards!
}
told-endless = The round takes too long and is ended; everybody counts their cards.
told-score = { $by-is ->
    [you] You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $by } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-won = { $by-is ->
    [you] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $by } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-tie = The lowest totals are equal: another round decides.

account-out = Rid of all cards.
account-low = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from A to 9.
account-high = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from J to K.
account-high-ten = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from 10 to K.
account-swoop = { $count ->
    [one] { $count } 10 or joker.
   *[other] { $count } 10s or jokers.
}
account-joker = { $count ->
    [one] { $count } joker.
   *[other] { $count } jokers.
}

refused-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-must-add = You have turned up a hidden card: play it, alone or with others like it.
refused-nothing-turned = You have not turned up a hidden card.
refused-not-in-hand = You do not have as many of them in your hand.
refused-not-open = You do not have as many of them open on the table.
refused-five-alike = More than four alike must never lie on top.
refused-no-hidden = There is no hidden card.
refused-covered = An open card still lies on this hidden card.

table-target = Round { $round }, to { $target } p.
table-choose = Choose a rank below or on the table, then how many.
table-choose-or-turn = Choose a rank below or on the table, then how many; or a hidden card with a border.
table-turn = Choose a hidden card on the table to turn up.
table-takes = takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-takes-sweeps = takes { $count }, sweeps, you play again
table-sweeps = sweeps, you play again
table-out = your last cards!
table-lies = onto the pile
table-begins = starts a new pile
table-unknown = nobody knows it, and it must be played
table-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the pile
table-below = below
table-empty = There is no pile.
table-held = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-row = cards on the table
table-group = { $card }: { $hand } in hand, { $table } open
table-hand = hand
table-table = table
table-both = both
table-from-hand = hand
table-from-table = table
table-from-both = { $hand } hand, { $table } table

help-play = On your turn play one to four cards of one rank, from your hand, your open cards, or both. You may not pass.
help-lower = Equal or lower goes on the pile. Higher is allowed too, but then you take the whole pile first, and your set starts a new one.
help-sweep = Four alike on top sweep the pile away. A joker always does so, and a 10 too unless it is a plain card here. Whoever sweeps plays again.
help-hidden = Once an open card has gone, the hidden card below it can be turned up as the first card of a turn. It is played at once; you may add others like it.
help-round = The round ends when somebody has no cards left. All others count what they still have.
help-end = When somebody reaches the target, the lowest total wins.

# Why one might do something: what one is rid of, and what becomes of the pile.

why-out = With these you are rid of all your cards: the round is over, and the others count theirs.
why-swoop = That sweeps away the pile with its { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, and you play again.
why-swoop-bare = There is no pile to sweep away, but you play again, and { $points } points are off your hands.
why-alike = That makes { $alike ->
    [4] four
    [5] five
    [6] six
   *[7] seven
} alike on top: the pile is swept away, and you play again.
why-take-alike = You take up the pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, but four alike sweep, and you play again at once.
why-take-turned = The hidden card is higher than the pile, which you take up in any case; with it you are rid of { $laid ->
    [one] { $laid } card
   *[other] { $laid } cards
}.
why-take-small = You take up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, but keep what would fit for later, and begin anew with { $set }.
why-take-known = Nothing you know of fits. You take up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, and the hidden cards stay for later.
why-take-must = Everything you have is higher, so you have to take up the pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. You begin anew with { $set }.
why-turn-free = There is no pile, so whatever it is, you take nothing up.
why-turn-dare = It has to go some time. If it is too high, you take up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
why-turn-hope = Everything else you could play would make you take up the pile; the hidden card may fit.
why-turn-must = You have only hidden cards left, so you have to turn one up. If it is too high, you take up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
why-alone-only = There is nothing you may add.
why-alone-swoop = One card sweeps as well as several; keep the others of its kind for later.
why-alone = You keep the others of its rank for a later turn.
why-add = You are rid of { $laid ->
    [one] { $laid } card
   *[other] { $laid } cards
} in one turn.
why-uncover = With the open card gone, the hidden one below it can be turned up later.
why-begin = There is no pile, so anything goes: you are rid of { $laid ->
    [one] { $laid } card
   *[other] { $laid } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-equal = Equal to the top: you take up nothing and are rid of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-high = This is the highest you have that fits, and lower cards will fit later as well.
why-lower = It fits: you take up nothing and are rid of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
