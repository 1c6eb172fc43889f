# WagenWissel, English.

name = WagenWissel
about = Collect quartets of cars: bid, haggle, and hope for a kind chance card.

option-auction = Auction
option-auction-help = Sealed: all bid in secret at once. Open: all outbid each other, and may bluff.
option-auction-sealed = sealed
option-auction-open = open, with bluffing
option-counter_offer = Counter-offer
option-counter_offer-help = What a player answers who does not take an offer: a higher price for the same car, or an offer to buy yours.
option-counter_offer-price = a higher price
option-counter_offer-purchase = an offer for your car
option-start = Who starts
option-start-help = A player, or whoever draws the highest lot.
option-start-lot = by lot
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-car_deck = Cars
option-car_deck-help = Our own cars, or a deck that you have written yourself.
option-car_deck-house = the house’s cars
option-chance_deck = Chance cards
option-chance_deck-help = Our own chance cards, or a deck that you have written yourself.
option-chance_deck-house = the house’s chance cards
field-kind = kind
field-name = name
field-value = value
field-count = how many
field-effect = effect
field-sum = sum
option-quartets = Makes
option-quartets-help = How many makes there are; at a real table eight.
option-each = Cars of a make
option-each-help = How many cars of each make there are; at a real table four.

card-car = { $part1 } ({ $part2 })
card-bike = { $part1 } (−{ $part2 })
card-transport = { $part1 } ({ $part2 })
card-bike-bike-10 = bike (−10)
card-transport-transport-500 = armoured transport (500)
card-make = make { $part1 }
card-note = €{ $part1 }
card-receive = Windfall: €{ $part1 } from the pot
card-pay = Fine: €{ $part1 } to the pot
card-collect = Birthday: €{ $part1 } from everybody
card-treat = Your treat: €{ $part1 } to everybody
card-tax = Road tax: €{ $part1 } a car
card-bonus = Mileage: €{ $part1 } a car
card-shares = Shares: €{ $part1 } for each car of a make
card-loss = Total loss
card-recall = Recall
card-trade = Trade-in
card-export = Export
card-gift = A gift of €{ $part1 } from the left
card-tip = A tip of €{ $part1 } to the right

place-auction = on auction
place-waiting = waiting to be paid for
place-pile = cars face down
place-chance = chance card
place-named = named
place-pot = pot
place-gone = out of the game
place-cars = cars
place-notes = your money
place-laid = notes laid
place-proposed = a good way to pay
counter-worth = value of the car
counter-next-transport = the next transport pays
counter-bid = bid (€)
counter-debt = owes for the bluff (€)
counter-owed = still to pay (€)
counter-offer = offers (€)
counter-counter-offer = answers with (€)
counter-change = comes back as change (€)
counter-money = in hand (€)
mark-turner = has the turn
mark-out = is out
mark-has-bid = has bid
mark-passed = passes
mark-highest = has the highest bid

action-pass = No bid
action-bid = Bid €{ $sum }
action-sell = Sell the car
action-buy = Buy the car
action-sell-to = Sell: { $whom } pays you €{ $sum }
action-buy-off = Buy: you pay { $whom } €{ $sum }
action-lay = Lay a note of €{ $sum }
action-draw = Draw a chance card
action-leave = Leave it
action-no-card = No chance card
action-no-trade = No trade-in
action-no-export = Keep all cars
action-no-challenge = No negotiation: end your turn
action-name = Name { $card }
action-lose = Give up { $card }
action-give = Trade in { $card }
action-take = Take { $card }
action-export = Sell { $card } abroad
action-put-up = Put up { $card }
action-want = Ask for { $card }
action-trade-with = Swap with { $whom }
action-challenge = Negotiate with { $whom }
action-offer = Offer €{ $sum }
action-counter = Answer with €{ $sum }
action-accept = Accept
action-accept-paid = Accept: { $whom } pays you €{ $sum }
action-accept-paying = Accept: you pay { $whom } €{ $sum }
action-refuse = Refuse
action-decline = Decline

prompt-deal = The cards are shuffled.
prompt-bid = What do you bid for { $card }? Nobody sees it until all have bid.
prompt-bid-wait = Secret bids are being made for { $card }.
prompt-call = { $by-is ->
    [you] What do you bid for { $card }? If you pass and somebody bids after you, you may bid again.
   *[other] { $by } may bid for { $card }.
}
prompt-call-last = { $by-is ->
    [you] What do you bid for { $card }? If you pass as well, the bidding is over.
   *[other] { $by } may bid for { $card }.
}
prompt-raise = { $by-is ->
    [you] { $whom } bids €{ $sum } for { $card }: do you bid more? As long as somebody does, you may bid again.
   *[other] { $whom-is ->
        [you] You bid €{ $sum } for { $card }; { $by } may bid more.
       *[other] { $whom } bids €{ $sum } for { $card }; { $by } may bid more.
    }
}
prompt-choose = { $by-is ->
    [you] { $whom } bids the most for { $card }: €{ $sum }. Sell, or buy it yourself for the same sum?
   *[other] { $whom-is ->
        [you] You bid the most for { $card }: €{ $sum }. { $by } sells, or pays you that much.
       *[other] { $whom } bids the most for { $card }: €{ $sum }. { $by } sells or buys.
    }
}
prompt-put-up = { $by-is ->
    [you] You cannot pay €{ $sum }: which of your cars do you put up?
   *[other] { $by } cannot pay €{ $sum } and must auction cars.
}
prompt-pay = { $by-is ->
    [you] Lay notes for { $whom }, from high to low: €{ $sum } to go. Nobody gives change.
   *[other] { $whom-is ->
        [you] { $by } is paying you: €{ $sum } to go.
       *[other] { $by } is paying { $whom }: €{ $sum } to go.
    }
}
prompt-pay-pot = { $by-is ->
    [you] Lay notes for the pot, from high to low: €{ $sum } to go.
   *[other] { $by } is paying the pot: €{ $sum } to go.
}
prompt-draw = { $by-is ->
    [you] Do you draw a chance card?
   *[other] { $by } may draw a chance card.
}
prompt-shares = { $by-is ->
    [you] You have bought shares: of which make?
   *[other] { $by } has bought shares and names a make.
}
prompt-recall = { $by-is ->
    [you] Which of your makes is recalled?
   *[other] { $by } names the make that is recalled.
}
prompt-lose = { $by-is ->
    [you] Which of your cars is a total loss?
   *[other] { $by } must give up a car.
}
prompt-give = { $by-is ->
    [you] Do you trade in one of your cars? Which?
   *[other] { $by } may trade in a car.
}
prompt-take = { $by-is ->
    [you] What do you take for { $card }?
   *[other] { $by } chooses what to take for { $card }.
}
prompt-trade-with = { $by-is ->
    [you] Whose { $card } do you take?
   *[other] { $by } chooses whose { $card } to take.
}
prompt-export = { $by-is ->
    [you] Do you sell one of your cars abroad? The pot pays its value.
   *[other] { $by } may sell a car abroad.
}
prompt-challenge = { $by-is ->
    [you] Do you want to negotiate, and with whom?
   *[other] { $by } may negotiate.
}
prompt-want = { $by-is ->
    [you] Which car of { $whom } do you want?
   *[other] { $whom-is ->
        [you] { $by } is thinking about which of your cars to ask for.
       *[other] { $by } is thinking about which car of { $whom } to ask for.
    }
}
prompt-offer = { $by-is ->
    [you] What do you offer { $whom } for { $card }?
   *[other] { $whom-is ->
        [you] { $by } is about to make you an offer for { $card }.
       *[other] { $by } is about to make { $whom } an offer for { $card }.
    }
}
prompt-answer = { $whom-is ->
    [you] { $by } offers you €{ $sum } for { $card }. Do you accept?
   *[other] { $by-is ->
        [you] You offer { $whom } €{ $sum } for { $card } and wait for an answer.
       *[other] { $by } offers { $whom } €{ $sum } for { $card }.
    }
}
prompt-reply = { $by-is ->
    [you] { $whom } asks you for €{ $sum } for { $card }. Do you accept?
   *[other] { $whom-is ->
        [you] You ask { $by } for €{ $sum } for { $card } and wait for an answer.
       *[other] { $whom } asks { $by } for €{ $sum } for { $card }.
    }
}
prompt-reply-purchase = { $by-is ->
    [you] { $whom } would rather buy your { $card } for €{ $sum }. Do you accept?
   *[other] { $whom-is ->
        [you] You offer { $by } €{ $sum } for { $card } and wait for an answer.
       *[other] { $whom } offers { $by } €{ $sum } for { $card }.
    }
}
prompt-over = { $by-is ->
    [you] You have won!
   *[other] { $by } has won.
}
prompt-over-shared = The win is shared.
prompt-over-shared-you = You share the win!

told-lot = { $by-is ->
    [you] You draw the highest lot and start.
   *[other] { $by } draws the highest lot and starts.
}
told-cars = The cars are shuffled.
told-chances = The chance cards are shuffled.
told-turn = { $by-is ->
    [you] You turn up a card: { $card }.
   *[other] { $by } turns up a card: { $card }.
}
told-bike = { $by-is ->
    [you] You turn up a card: { $card }. It stays with you, and your turn is over.
   *[other] { $by } turns up a card: { $card }. It stays with { $by }, and the turn is over.
}
told-handed-all = Everybody gets €{ $sum } from the pot.
told-receives = { $by-is ->
    [you] You get €{ $sum } from the pot.
   *[other] { $by } gets €{ $sum } from the pot.
}
told-has-bid = { $by } has bid in secret.
told-my-bid = You bid €{ $sum } in secret.
told-my-pass = You bid nothing, in secret.
told-bid = { $by-is ->
    [you] You bid €{ $sum }.
   *[other] { $by } bids €{ $sum }.
}
told-no-bid = { $by-is ->
    [you] You bid nothing.
   *[other] { $by } bids nothing.
}
told-pass = { $by-is ->
    [you] You pass.
   *[other] { $by } passes.
}
told-free = { $by-is ->
    [you] Nobody bids: you have { $card } for nothing.
   *[other] Nobody bids: { $by } has { $card } for nothing.
}
told-highest = { $by-is ->
    [you] You have the highest bid: €{ $sum }.
   *[other] { $by } has the highest bid: €{ $sum }.
}
told-sell = { $by-is ->
    [you] You sell { $card } to { $whom } for €{ $sum }.
   *[other] { $whom-is ->
        [you] { $by } sells you { $card } for €{ $sum }.
       *[other] { $by } sells { $card } to { $whom } for €{ $sum }.
    }
}
told-buy = { $by-is ->
    [you] You buy { $card } yourself and pay { $whom } €{ $sum }.
   *[other] { $whom-is ->
        [you] { $by } buys { $card } and pays you €{ $sum }.
       *[other] { $by } buys { $card } and pays { $whom } €{ $sum }.
    }
}
told-cannot-pay = { $by-is ->
    [you] You cannot pay: the bluff is called, and your cars are put up.
   *[other] { $by } cannot pay: the bluff is called, and the cars of { $by } are put up.
}
told-put-up = { $by-is ->
    [you] You put up { $card }.
   *[other] { $by } puts up { $card }.
}
told-unsold = { $by-is ->
    [you] Nobody wants { $card }: you keep it.
   *[other] Nobody wants { $card }: { $by } keeps it.
}
told-bankrupt = { $by-is ->
    [you] You are bankrupt and out of the game.
   *[other] { $by } is bankrupt and out of the game.
}
told-two = Two players are left: from now on the rules for two hold.
told-again = { $by-is ->
    [you] You auction { $card } again.
   *[other] { $by } auctions { $card } again.
}
told-lost = { $by-is ->
    [you] You cannot pay and lose the game.
   *[other] { $by } cannot pay and loses the game.
}
told-drawn = { $by-is ->
    [you] You draw a chance card:
   *[other] { $by } draws a chance card:
}
told-no-card = { $by-is ->
    [you] You draw no chance card.
   *[other] { $by } draws no chance card.
}
told-no-trade = { $by-is ->
    [you] You trade nothing in.
   *[other] { $by } trades nothing in.
}
told-no-export = { $by-is ->
    [you] You sell nothing abroad.
   *[other] { $by } sells nothing abroad.
}
told-no-challenge = { $by-is ->
    [you] You do not negotiate.
   *[other] { $by } does not negotiate.
}
told-name = { $by-is ->
    [you] You name { $card }.
   *[other] { $by } names { $card }.
}
told-loses = { $by-is ->
    [you] You lose { $card }.
   *[other] { $by } loses { $card }.
}
told-give = { $by-is ->
    [you] You trade in { $card }.
   *[other] { $by } trades in { $card }.
}
told-take = { $by-is ->
    [you] You want { $card } for it.
   *[other] { $by } wants { $card } for it.
}
told-trade = { $by-is ->
    [you] You give { $whom } { $gave } and take { $got }.
   *[other] { $whom-is ->
        [you] { $by } gives you { $gave } and takes { $got }.
       *[other] { $by } gives { $whom } { $gave } and takes { $got }.
    }
}
told-export = { $by-is ->
    [you] You sell { $card } abroad and get €{ $sum } from the pot.
   *[other] { $by } sells { $card } abroad and gets €{ $sum } from the pot.
}
told-challenge = { $by-is ->
    [you] You want to negotiate with { $whom }.
   *[other] { $whom-is ->
        [you] { $by } wants to negotiate with you.
       *[other] { $by } wants to negotiate with { $whom }.
    }
}
told-want = { $by-is ->
    [you] You ask { $whom } for { $card }.
   *[other] { $whom-is ->
        [you] { $by } asks you for { $card }.
       *[other] { $by } asks { $whom } for { $card }.
    }
}
told-offer = { $by-is ->
    [you] You offer { $whom } €{ $sum } for { $card }.
   *[other] { $whom-is ->
        [you] { $by } offers you €{ $sum } for { $card }.
       *[other] { $by } offers { $whom } €{ $sum } for { $card }.
    }
}
told-counter = { $by-is ->
    [you] You ask { $whom } for €{ $sum } for { $card }.
   *[other] { $whom-is ->
        [you] { $by } asks you for €{ $sum } for { $card }.
       *[other] { $by } asks { $whom } for €{ $sum } for { $card }.
    }
}
told-counter-purchase = { $by-is ->
    [you] You would rather buy { $card } from { $whom }, for €{ $sum }.
   *[other] { $whom-is ->
        [you] { $by } would rather buy { $card } from you, for €{ $sum }.
       *[other] { $by } would rather buy { $card } from { $whom }, for €{ $sum }.
    }
}
told-accept = { $by-is ->
    [you] You accept.
   *[other] { $by } accepts.
}
told-refuse = { $by-is ->
    [you] You refuse.
   *[other] { $by } refuses.
}
told-lay = { $by-is ->
    [you] You lay a note of €{ $sum }.
   *[other] { $by } lays a note of €{ $sum }.
}
told-paid = { $by-is ->
    [you] You have paid { $whom } €{ $sum }.
   *[other] { $whom-is ->
        [you] { $by } has paid you €{ $sum }.
       *[other] { $by } has paid { $whom } €{ $sum }.
    }
}
told-paid-pot = { $by-is ->
    [you] You have paid the pot €{ $sum }.
   *[other] { $by } has paid the pot €{ $sum }.
}
told-change = { $by-is ->
    [you] You get €{ $sum } back in change.
   *[other] { $by } gets €{ $sum } back in change.
}
told-too-much = { $by-is ->
    [you] That is €{ $sum } more than you owed; there is no change.
   *[other] That is €{ $sum } more than { $by } owed; there is no change.
}
told-gets = { $by-is ->
    [you] You get { $card }.
   *[other] { $by } gets { $card }.
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
told-won-too = { $by-is ->
    [you] You share the win, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $by } shares the win, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

chance-receive = Receive €{ $sum } from the pot.
chance-pay = Pay €{ $sum } to the pot.
chance-collect = Every other player pays you €{ $sum }.
chance-treat = Pay every other player €{ $sum }.
chance-tax = Pay the pot €{ $sum } for each car that you own.
chance-bonus = Receive €{ $sum } from the pot for each car that you own.
chance-shares = You have bought shares! Name a make: you receive €{ $sum } for each car of it that lies before any player.
chance-loss = Total loss: one of your cars, your choice, leaves the game.
chance-recall = Recall: name a make of which you own a car. Every player loses one car of it.
chance-trade = Trade-in: you may swap one of your cars for another player’s, of the same or a lower value. Nobody can refuse.
chance-export = Export: you may sell one of your cars, but no transport, to the pot for its value. It leaves the game.
chance-gift = The player to your left pays you €{ $sum }.
chance-tip = Pay the player to your right €{ $sum }.

account-make = { $count } × { $card }, counted { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
account-money = Money in hand: a point for each euro
account-out = Out of the game

refused-over = The game is over.
refused-you-are-out = You are out of the game.
refused-not-your-turn = It is not your decision now.
refused-must-bid = The car is on auction: bid, or pass.
refused-must-choose = Sell the car, or buy it.
refused-must-put-up = Put up one of your cars.
refused-must-pay = You are paying: lay a note.
refused-must-draw = Draw a chance card, or leave it.
refused-must-name = Name a make.
refused-must-lose = Choose the car that you lose.
refused-must-give = Choose a car to trade in, or leave it.
refused-must-take = Choose what you take.
refused-must-trade-with = Choose with whom you swap.
refused-must-export = Choose a car to sell abroad, or leave it.
refused-must-challenge = Choose with whom you negotiate, or end your turn.
refused-must-want = Choose the make that you want a car of.
refused-must-offer = Make an offer.
refused-must-answer = Accept, refuse, or make a counter-offer.
refused-must-reply = Accept or decline.
refused-means = You do not have that much money.
refused-not-exact = With your notes you cannot lay exactly €{ $sum }.
refused-not-higher = A bid must be higher than €{ $sum }.
refused-buy = You do not have the €{ $sum } to buy it.
refused-not-more = A counter-offer must be more than €{ $sum }.
refused-accept = You do not have €{ $sum }; you can only decline.
refused-no-note = You have no such note.
refused-high-to-low = Notes are laid from high to low.
refused-pay-exactly = You can pay exactly, so this note does not fit: €{ $sum } to go.
refused-no-change = The pot could not give change for it.
refused-not-covered = After this note your others would not make up €{ $sum }.
refused-not-yours = You have no { $card }.
refused-not-common = You must both have { $card }.
refused-put-up-already = You have put up { $card } already.
refused-nothing-to-take = Nobody has a car of the same or a lower value than { $card }.
refused-nobody-has = No other player has { $card }.
refused-dearer = The value of { $card } is higher than that of your car.
refused-export-transport = A transport cannot be sold abroad.
refused-no-such-player = Nobody sits there.
refused-yourself = You cannot choose yourself.
refused-out = { $whom } is out of the game.
refused-has-none = { $whom } has no { $card }.
refused-nothing-common = You and { $whom } have no make in common.
refused-no-money = You have no money to offer.

place-makes = makes

table-pile = { $count ->
    [one] { $count } car left
   *[other] { $count } cars left
}
table-money = €{ $sum } in hand
table-shelf = { $count ->
    [one] { $count } car
   *[other] { $count } cars
}, counts { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
table-no-cars = no cars yet
table-out = bankrupt
table-you-are-out = You are bankrupt and out of the game. Bravely bid! Do stay and watch.
table-slip-offer = offer
table-slip-counter-offer = counter-offer
table-debt = { $by-is ->
    [you] You bid too high: €{ $sum } is needed. Your cars come under the hammer one by one; perhaps that will do.
   *[other] { $by } bid too high: €{ $sum } is needed. The cars come under the hammer one by one; perhaps that will do.
}
table-points = { $points }
table-sum = Sum
table-bid = Bid
table-offer = Offer
table-counter = Counter-offer
table-pay = Pay €{ $sum }
table-more = €{ $sum } more
table-less = €{ $sum } less
table-no-change = Nobody gives change: this €{ $sum } costs you €{ $paid }, which is €{ $more } too much.
table-pot-change = The pot gives change: of €{ $paid } you get €{ $more } back, so you pay €{ $sum }.

help-turn = In your first turn, turn up a car and auction it. Later: auction, draw a chance card and do what it says, and haggle if you like. A bike you keep, and your turn is over.
help-sealed = Sealed auction: all others bid at once and in secret, a sum they can lay exactly. If bids are equal, the player on the auctioneer’s left goes first.
help-open = Open auction: the others outbid each other, and may bluff. Who cannot pay auctions cars of their own; if that is not enough, they are bankrupt.
help-choose = The auctioneer sells to the highest bid, or keeps the car and pays that same sum to the highest bidder.
help-pay = Pay exactly if you can. If you cannot, you pay too much: players give no change. Only the pot does.
help-chance = A chance card never touches a bike. If you cannot do what it says, do what you can; it makes nobody bankrupt.
help-deal = Haggling: offer a player money for a car of a make you both have. They accept, refuse, or make a counter-offer.
help-two = With two players both bid; the higher pays the other and gets the car. The chance card is then up to you.
help-score = In the end a make counts once for one car, twice for two, four times for three and six times for four. Each euro is a point.

# Why one might do something: what a car is worth to whom, against its price.

why-pass-money = You do not have the money to bid more.
why-pass = { $card } is worth about €{ $worth } to you. { $way ->
    [-1] But money that you keep can win other cars.
   *[other] To go higher would be too dear.
}
why-bluff = You do not have €{ $sum }: it is a bluff. If the others go higher or the car is bought from you, nobody notices; else your cars come under the hammer.
why-quartet = { $card } completes your quartet, which counts six times over: it is worth about €{ $worth } to you.
why-bid-force = €{ $sum } is more than the €{ $worth } or so that { $card } is worth to you: but { $whom } has to sell at this price, or to pay you as much.
why-bid = { $card } is worth about €{ $worth } to you. { $way ->
    [1] That is less than €{ $sum }, but so the others do not get it cheaply.
   *[other] At €{ $sum } you gain by it.
}
why-buy = For €{ $sum } you get { $card }, which is worth about €{ $worth } to you{ $way ->
    [1] , and nobody else has it.
   *[other] .
}
why-sell-bluff = As far as all money has moved in the open, { $whom } cannot have €{ $sum }: it is a bluff, and you call it.
why-sell-must = You do not have the €{ $sum } to buy the car yourself.
why-sell = You get €{ $sum }, and { $card } is worth about €{ $worth } to you{ $way ->
    [-1] : but money can win other cars.
   *[other] .
}
why-lay-exact = So you pay exactly.
why-lay-change = The pot gives change.
why-lay-least = You cannot pay exactly: €{ $paid } for €{ $sum } is the least that you can lay.
why-lay-keep = So you keep your note of €{ $sum }.
why-lay-high = With the note of €{ $sum } you keep small ones for exact bids.
why-card = On average a chance card { $way ->
    [-1] costs you about €{ $worth }, but it may be a lucky one.
   *[other] brings you about €{ $worth }.
}
why-no-card = On average a chance card { $way ->
    [-1] costs you about €{ $worth }.
   *[other] brings you about €{ $worth }, but what you have is safe.
}
why-shares = Before all players lie cars of { $card } worth €{ $sum } in shares, if the pot has it.
why-export = The pot pays €{ $sum }; to you { $card } is worth about €{ $worth }.
why-no-export = { $way ->
    [1] At best you would gain about €{ $sum }, and your cars can still become worth more.
   *[other] The pot pays no more for any car than it is worth to you.
}
why-recall = You lose { $card }, worth about €{ $worth } to you; { $count ->
    [0] nobody else has one.
    [one] one other player loses one too.
   *[other] { $count } other players lose one too.
}
why-put-up = { $card } is worth about €{ $worth } to you; { $way ->
    [-1] with others you would lose less, but they may not fetch enough.
   *[other] you lose least with it.
}
why-lose = { $card } is worth about €{ $worth } to you; { $way ->
    [-1] it costs more than others, but you may complete what you keep.
   *[other] you lose least with it.
}
why-give = { $card } is worth about €{ $cost } to you{ $way ->
    [1] ; for it you can get what is worth €{ $sum } more.
   *[other] ; there is hardly anything better to be had for it.
}
why-no-trade = { $way ->
    [1] A swap would bring you about €{ $sum } at best, and the other player gains as well.
   *[other] No swap brings you more than it costs.
}
why-take = { $card } is worth about €{ $worth } to you, { $gave } about €{ $cost }.
why-trade-with = { $whom } loses about €{ $cost } by it, and gets a car that is worth about €{ $worth } there.
why-ask = { $card } is worth about €{ $sum } to you, and about €{ $worth } to { $whom }. { $way ->
    [1] In between both of you gain.
   *[other] Perhaps { $whom } sees it differently.
}
why-offer = { $card } is worth about €{ $worth } to you, and about €{ $theirs } to { $whom }. { $way ->
    [-1] €{ $sum } is a beginning; { $whom } can ask for more.
    [0] At €{ $sum } both of you gain.
   *[other] With €{ $sum } { $whom } will hardly say no.
}
why-no-money = You have no money to offer.
why-no-deal = { $way ->
    [1] At best there is about €{ $sum } to be gained, and whoever you ask wants a share of it.
   *[other] Whatever you could ask for is worth as much or more to whoever has it.
}
why-counter = { $card } is worth about €{ $sum } to { $whom }, and about €{ $worth } to you. { $way ->
    [1] So you can ask for more.
   *[other] You name a price at which you would let it go.
}
why-counter-buy = { $card } is worth about €{ $worth } to you, and about €{ $sum } to { $whom }: you would rather buy.
why-accept = You get €{ $sum }, and { $card } is worth about €{ $worth } to you{ $way ->
    [-1] : but money can win other cars.
   *[other] .
}
why-refuse = You would get €{ $sum }, and { $card } is worth about €{ $worth } to you{ $way ->
    [-1] .
   *[other] , but about €{ $theirs } to { $whom }: that would be a gift.
}
why-decline-money = You do not have €{ $sum }.
why-decline = { $card } is worth about €{ $worth } to you, and €{ $sum } is asked for it{ $way ->
    [-1] : but money that you keep can win other cars.
   *[other] .
}
