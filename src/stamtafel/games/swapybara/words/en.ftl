# Swapybara, English.

name = Swapybara
about = One card each. Ask, swap, and end every round with a good one.

option-rounds = Rounds
option-rounds-help = How many rounds are played; the highest total wins.
option-rounds-none = play to a target
option-target = Target
option-target-help = Play until somebody has this many points.
option-target-none = no target
option-start = Who starts
option-start-help = A player, or whoever draws the highest lot.
option-start-lot = by lot
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-4 = seat 5
option-start-5 = seat 6
option-start-6 = seat 7
option-start-7 = seat 8
option-turns = Turns
option-turns-help = How many turns each player has in a round; at a real table three.

card--1 = −1
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6

duty--1 = −1 point, and you take the minus token. If you have it already: 6 points.
duty-0 = At the end of the round you must swap the 0 away.
duty-1 = 1 point. You pick your card for the next round in secret.
duty-2 = 2 points. When asked, you must refuse.
duty-3 = 3 points. Nothing else.
duty-4 = 4 points. When asked, you must accept.
duty-5 = 5 points. You may ask only your neighbours.
duty-6 = 6 points, and you take the six token. If you have it already: −1 point.

place-card = card
place-centre = card in the centre
counter-round = round
counter-rounds = rounds
counter-target = target
counter-turns = turns a round
counter-turns-had = turns taken
mark-six = six token
mark-minus = minus token
mark-shield = protection token
mark-start = start player
mark-pointer = asked last
mark-centre-used = has used the centre

action-ask = Ask { $whom }
action-centre = Swap with the centre
action-accept = Accept
action-refuse = Refuse
action-pick = Pick the { $card }
action-give = Give the 0 to { $whom }
action-give-centre = Put the 0 in the centre

prompt-ask = { $by-is ->
    [you] Your turn: whom do you ask to swap?
   *[other] It is { $by }’s turn to ask.
}
prompt-answer = { $whom-is ->
    [you] { $by } asks you to swap. Do you accept?
   *[other] { $by-is ->
        [you] You have asked { $whom }, who is deciding.
       *[other] { $by } has asked { $whom }, who is deciding.
    }
}
prompt-give = { $by-is ->
    [you] You have the 0: to whom do you give it?
   *[other] { $by } has the 0 and must give it away.
}
prompt-pick = { $by-is ->
    [you] You ended with the 1: pick your card for the next round.
   *[other] { $by } ended with the 1 and picks a card in secret.
}
prompt-deal = The cards are being dealt.
prompt-over = { $by-is ->
    [you] You have won!
   *[other] { $by } has won.
}

told-lot = { $by-is ->
    [you] You draw the highest lot and start.
   *[other] { $by } draws the highest lot and starts.
}
told-round = { $by-is ->
    [you] Round { $round }: you start.
   *[other] Round { $round }: { $by } starts.
}
told-card = You are dealt the { $card }.
told-ask = { $by-is ->
    [you] You ask { $whom }.
   *[other] { $whom-is ->
        [you] { $by } asks you.
       *[other] { $by } asks { $whom }.
    }
}
told-accept = { $by-is ->
    [you] You accept: you and { $whom } swap.
   *[other] { $whom-is ->
        [you] { $by } accepts: the two of you swap.
       *[other] { $by } accepts: { $whom } and { $by } swap.
    }
}
told-refuse = { $by-is ->
    [you] You refuse.
   *[other] { $by } refuses.
}
told-centre = { $by-is ->
    [you] You swap with the centre.
   *[other] { $by } swaps with the centre.
}
told-swapped = You gave the { $gave } and got the { $got }.
told-pick = { $by } has picked a card in secret.
told-picked = You pick the { $card }.
told-zero = { $by-is ->
    [you] You have the 0 and must give it away.
   *[other] { $by } has the 0 and must give it away.
}
told-give = { $by-is ->
    [you] You give { $whom } the 0.
   *[other] { $whom-is ->
        [you] { $by } gives you the 0.
       *[other] { $by } gives { $whom } the 0.
    }
}
told-give-centre = { $by-is ->
    [you] You put the 0 in the centre.
   *[other] { $by } puts the 0 in the centre.
}
told-score = { $by-is ->
    [you] You show the { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $by } shows the { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-six = { $by-is ->
    [you] You take the six token.
   *[other] { $by } takes the six token.
}
told-six-back = The six token goes back to the middle.
told-minus = { $by-is ->
    [you] You take the minus token.
   *[other] { $by } takes the minus token.
}
told-minus-back = The minus token goes back to the middle.
told-shield = { $by-is ->
    [you] You get the protection token for the next round.
   *[other] { $by } gets the protection token for the next round.
}
told-shield-back = The protection token goes back to the middle.
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

account-plain = The { $card } scores its number.
account-six = The 6 scores 6 and takes the six token.
account-six-again = The 6 beside the six token scores −1, and the token goes back.
account-minus = The −1 scores −1 and takes the minus token.
account-minus-again = The −1 beside the minus token scores 6, and the token goes back.
account-zero = The 0 scores nothing and brings the protection token.

refused-over = The game is over.
refused-not-your-turn = There is nothing for you to decide now.
refused-must-ask = It is your turn: ask somebody to swap.
refused-must-answer = You have been asked: accept or refuse.
refused-must-give = You must give the 0 away now.
refused-must-pick = You must pick a card now.
refused-no-such-player = Nobody sits there.
refused-yourself = You cannot choose yourself.
refused-asked-last = You asked { $whom } last time; ask somebody else first.
refused-five = With the 5 you may ask only your neighbours.
refused-no-centre = There is a centre card only with four players.
refused-centre-used = You have used the centre in this round.
refused-two = With the 2 you must refuse.
refused-four = With the 4 you must accept.
refused-protected = { $whom } has the protection token.

table-round = Round { $round } of { $rounds }
table-target = Round { $round }, to { $target } points
table-turns = { $had } of { $turns } turns taken
table-centre = centre
table-account = How the last round was scored
table-trail = What I gave and got in this round
table-gave = Turn { $turn }: you gave { $whom } the { $gave } and got the { $got }.
table-gave-centre = Turn { $turn }: you put the { $gave } in the centre and got the { $got }.

help-ask = On your turn you ask one other player to swap cards. You may not pass. Everybody has three turns a round.
help-answer = Whoever is asked accepts, and the two cards change places, or refuses. The 4 must accept, the 2 must refuse.
help-pointer = An arrow shows whom each player asked last. You may not ask the same player twice running.
help-centre = With four players a card lies in the centre. Once a round you may swap with it instead of asking.
help-zero = After the last turn the 0 must be given to another player, or with four players put in the centre, before all cards are shown. Who gets it scores nothing, and is protected from the 0 in the next round.
help-tokens = The 6 and the −1 bring a token. Whoever has that token already and ends with the same card again scores the other way round: −1 for the 6, 6 for the −1.
help-end = The highest card starts the next round, and the highest total wins.

# SW-8 Breaking the rules

option-enforcement = Rules
option-enforcement-help = Whether the table keeps the rules for you, or you can break them and be found out.
option-enforcement-strict = always kept
option-enforcement-honour = can be broken
mark-out = out for this round
table-out = out
table-call = Call out:
action-call = Call out { $whom }
action-pass = Pass
prompt-pass = { $by-is ->
    [you] Your turn, but there is nobody you may ask.
   *[other] It is { $by }’s turn, but there is nobody to ask.
}
prompt-shared = The win is shared.
told-call = { $by-is ->
    [you] You call out { $whom }.
   *[other] { $whom-is ->
        [you] { $by } calls you out.
       *[other] { $by } calls out { $whom }.
    }
}
told-pass = { $by-is ->
    [you] You have nobody to ask and pass.
   *[other] { $by } has nobody to ask and passes.
}
told-breach-two = { $by-is ->
    [you] You accepted with the { $card } and are out for this round.
   *[other] { $by } accepted with the { $card } and is out for this round.
}
told-breach-four = { $by-is ->
    [you] You refused with the { $card } and are out for this round.
   *[other] { $by } refused with the { $card } and is out for this round.
}
told-breach-five = { $by-is ->
    [you] You asked somebody other than a neighbour with the { $card } and are out for this round.
   *[other] { $by } asked somebody other than a neighbour with the { $card } and is out for this round.
}
told-undone = That swap is undone.
told-returned = You hold the { $card } again.
told-shared = { $by-is ->
    [you] You share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $by } shares the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
account-called = Called out for breaking a rule, in the end with the { $card }{ $undone ->
    [0] {""}
    [one] ; a swap was undone
   *[other] ; { $undone } swaps were undone
}: −2.
account-out = Found out breaking a rule, in the end with the { $card }{ $undone ->
    [0] {""}
    [one] ; a swap was undone
   *[other] ; { $undone } swaps were undone
}: −2.
refused-out = { $whom } is out for this round.
refused-no-calls = At this table the rules are always kept; there is nothing to call.
refused-nothing-known = You know of no breach by { $whom }.
refused-must-pass = There is nobody you may ask: pass, or swap with the centre if you still can.
refused-pass = There is no passing while you may ask somebody.

# Why one might do something: what one's own card scores against what is known of another one.

why-ask = Your { $card } scores { $here } now; the card of { $whom } would score about { $there } for you.
why-ask-known = You know that { $whom } has the { $other }, which would score { $there } for you; your { $card } scores { $here }.
why-ask-must = You would rather keep your { $card }, but you have to ask somebody; { $whom } accepts only if that seems better, or with the 4.
why-ask-free = You would rather keep your { $card }. { $whom } does not have the 4, so nothing forces { $whom } to accept.
why-ask-two = You know that { $whom } has the 2 and must refuse: so you keep your { $card }.
why-ask-zero = The 0 has to be swapped away at the end anyway; { $whom } may take it from you before.
why-ask-breach = With the 5 that breaks a rule, and whoever gets to know it can call you out. But perhaps nobody does.
why-centre = The centre cannot refuse. Your { $card } scores { $here } now, the card there would score about { $there } for you.
why-centre-known = The centre cannot refuse, and you know what lies there: the { $other }, which would score { $there } for you. Your { $card } scores { $here }.
why-accept = Your { $card } scores { $here } now; the card of { $by } would score about { $there } for you. { $way ->
    [1] That is more.
   *[other] It is a gamble, but then you know where your { $card } is.
}
why-accept-known = You know that { $by } has the { $other }, which would score { $there } for you; your { $card } scores { $here }.
why-refuse = Your { $card } scores { $here } now; the card of { $by } would score about { $there } for you. { $way ->
    [1] But who asks seldom has a good card to give.
    [0] So there is nothing to be gained.
   *[other] That is less.
}
why-refuse-known = You know that { $by } has the { $other }, which would score { $there } for you; your { $card } scores { $here }.
why-refuse-zero = At the end you swap the 0 for a card of your own choice; until then it does no harm.
why-four = With the 4 you are bound to accept.
why-two = With the 2 you are bound to refuse.
why-breach = With the { $card } that breaks a rule, and whoever gets to know it can call you out. But perhaps nobody does.
why-pick-best = By where the tokens lie, no card scores more for you: { $points }.
why-pick-zero = The { $card } scores nothing, but at the end you swap it for the card of somebody you choose.
why-pick-one = Whoever ends with the { $card } picks again.
why-pick-two = Nobody can get the { $card } from you by asking: it must refuse.
why-pick = It scores { $points } for you, and the others rather expect another card of you.
why-give-leader = Nobody else has more points than { $whom }: { $points }. With the 0 { $whom } gets none in this round.
why-give = For the 0 you get the card of { $whom }, which scores about { $there } for you.
why-give-centre = For the 0 you get the card in the centre, about { $there } for you, and no other player is protected.
why-call = You know that { $whom } broke a rule. Called out, { $whom } scores −2 and is out for this round.
why-pass = There is nobody left whom you may ask.
