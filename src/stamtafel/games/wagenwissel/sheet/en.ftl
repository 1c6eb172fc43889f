# WagenWissel: the rules one by one, English.

chapter-1 = On the table
rule-WW-1-1 = There are 32 cars, four of each of eight makes, and 31 chance cards.
rule-WW-1-2 = There are 47 notes: fifteen of €10, nine of €20, ten of €50, five of €100, four of €200 and four of €500, together €4,130. Every sum is a multiple of ten. A note is always in somebody’s hand or in the pot.
rule-WW-1-3 = [ours] One make is the bike, worth less than nothing; one is the armoured transport; six are cars of invented names. A transport counts as a car and as a make wherever the rules say so, a bike only when points are counted (WW-9.1).
rule-WW-1-4 = Before the game you agree on the auction: sealed, which is usual, or open, with bluffing. [ours] You also agree whether a counter-offer is a price or a purchase (WW-7.4, WW-7.5), and on the cards.
rule-WW-1-5 = With three or four players everybody begins with €90: two notes of 10, one of 20, one of 50. Two players begin with €120: three of 10, two of 20, one of 50. All other notes are the pot, which lies open.
rule-WW-1-6 = Your money is hidden from the others; your cars lie open. [ours] How many notes you hold is hidden as well.
rule-WW-1-7 = Cars and chance cards are shuffled into two piles, face down. Play goes round clockwise. [ours] The host names who starts, or all draw lots and the highest starts.
rule-WW-1-8 = [ours] A deck of cars of your own has eight makes of four: one bike worth less than zero, one transport, six cars from zero up, all multiples of ten and at most 10,000. A chance deck of your own has 1 to 100 cards with the effects of WW-6.4 and sums from €10 to €4,130.

chapter-2 = A turn
rule-WW-2-1 = In your first turn you turn up a car and auction it, and no more. WW-2.4 and WW-2.5 hold there too.
rule-WW-2-2 = In every later turn you auction a car, draw a chance card and do what it says, and then negotiate if you like.
rule-WW-2-3 = After your turn comes the next player clockwise who is still in, whoever won the auction.
rule-WW-2-4 = If you turn up a bike it is yours, and your turn is over: no auction, no chance card, no negotiation.
rule-WW-2-5 = When a transport is turned up, the pot first pays every player a note: €50 for the first transport, then €100, €200 and €500. Then it is auctioned like any car. [ours] The pot pays in turn order, players who are out excepted; without that note it pays the sum as WW-8.4 says.
rule-WW-2-6 = The game is over after the turn in which the last car was turned up. [ours] That turn is played to its end, with chance card and negotiation.

chapter-3 = The sealed auction
rule-WW-3-1 = Whoever turned the car up is the auctioneer. All others bid in secret at the same time: nothing, or a sum they can lay exactly with their notes. When all have bid, the bids are shown together.
rule-WW-3-2 = The highest bid wins. Among equal bids that of the player on the auctioneer’s left wins, [ours] or the first one clockwise from there.
rule-WW-3-3 = The auctioneer now sells or buys. Selling: the winner pays the bid and gets the car. Buying: the auctioneer pays the winner the same sum and keeps the car. [ours] Buying takes enough money in hand; that you would have to pay too much does not matter.
rule-WW-3-4 = If nobody bids, the auctioneer has the car for nothing.
rule-WW-3-5 = Bids that did not win go back to their owners. Everybody has seen them.

chapter-4 = The open auction
rule-WW-4-1 = The others bid aloud, each bid higher than the last. Passing is not final: after a higher bid everybody else may bid again. [ours] You are asked one by one, clockwise, from the auctioneer’s left; after a bid, from the bidder’s left.
rule-WW-4-2 = The auction is over when all others have passed since the last bid, or all have passed and there is none. Then go on with WW-3.3 or WW-3.4. [ours] That takes the place of the auctioneer’s feeling that nobody wants more.
rule-WW-4-3 = You may bluff and bid more than you hold. [ours] But no more than €4,130, all the money there is.
rule-WW-4-4 = [ours] If the auctioneer buys, the bluffer is paid, and nobody learns of the bluff.
rule-WW-4-5 = If the auctioneer sells and the winner cannot pay, the winner’s cars are auctioned one after another, each once, in an order they choose, until they can. All others may bid, the auctioneer too. [ours] They bid only money they have; the owner cannot buy a car back; bikes cannot be put up.
rule-WW-4-6 = As soon as the winner can pay, they do, and get the car.
rule-WW-4-7 = Whoever still cannot pay is bankrupt and out: unsold cars and bikes leave the game. [ours] Their money goes to the pot, and the car is auctioned again among those still in; if these are two, by WW-5.1.
rule-WW-4-8 = If two players are left after a bankruptcy, they go on by the rules for two. Whoever is out is asked for nothing more. Nobody is ever left alone, since between two WW-5.3 ends the game.

chapter-5 = Two players
rule-WW-5-1 = You turn up cars by turns, and both bid. The higher bidder pays the other and gets the car; there is no selling or buying. Among equal bids that of the player on turn wins. If nobody bids, that player has the car for nothing. [ours] In an open auction the player on turn bids first.
rule-WW-5-2 = From your second turn on you may draw a chance card after the auction, but need not.
rule-WW-5-3 = In an open auction, if the winner cannot pay, the other player wins the game on the spot.
rule-WW-5-4 = All else is as with more players, negotiation too.
rule-WW-5-5 = [ours] After a bankruptcy these rules hold at once, for what is left of that turn too. Nobody gets new money. WW-2.1 still holds for a player who has not had a turn.

chapter-6 = Chance cards
rule-WW-6-1 = The card is shown, done, and laid under the pile. Once all have been drawn, they come round in the order everybody has seen.
rule-WW-6-2 = A car that a chance card takes from the players leaves the game; one that only changes hands does not. No car goes back into the pile. A chance card never touches a bike, [ours] nor counts one.
rule-WW-6-3 = Shares are paid at once, for all cars of the make.
rule-WW-6-4 = [ours] The 31 cards: receive €20 (3), €50 (3) or €100; pay €10 (3), €20 (2) or €50; collect €10 from each player (2), or treat each to €10; pay (2) or receive (2) €10 for each car of yours; shares, €20 for each car of a make (3); total loss, one car of yours (2); recall, everybody loses a car of a make that you own; trade-in, for another player’s car of the same or a lower value, and nobody can refuse (2); export, a car of yours for its value, but no transport; a gift of €20 from your left, a tip of €20 to your right.
rule-WW-6-5 = [ours] Do what you can: with too little money you pay all of it, without a car to lose, name or swap you do nothing. No chance card makes you bankrupt.
rule-WW-6-6 = [ours] Only players still in count. Several payments go one after another, clockwise from your left, and through the pot: it passes on what was owed and keeps what was paid too much. Shares may be named of any of the seven makes, and in a trade-in you may take the make that you give.

chapter-7 = Negotiation
rule-WW-7-1 = After the chance card you may challenge one player over a make of which you both own a car, and openly offer a sum for one of theirs. [ours] Not over bikes, and only what you have in hand.
rule-WW-7-2 = They accept, and you pay and get the car; or they make an open counter-offer.
rule-WW-7-3 = You accept the counter-offer or decline it. Either way your turn is over.
rule-WW-7-4 = [ours] With “price”, a counter-offer is a higher price for the same car. Whoever simply refuses makes no counter-offer, and the negotiation is over.
rule-WW-7-5 = [ours] With “purchase”, a counter-offer is a sum the other player would pay for one of your cars of that make, out of what they have in hand. Refusing is as in WW-7.4.
rule-WW-7-6 = [ours] Offers and counter-offers are €10 to €4,130. A price above what you have in hand can only be declined.

chapter-8 = Paying
rule-WW-8-1 = Players give no change. If you can pay exactly, you do, [ours] in any way you like; if you cannot, you pay more, [ours] but with no note that could be left out.
rule-WW-8-2 = The pot gives change. If you can pay it exactly, you do. [ours] If you cannot, you pay so that it can give exact change; if there is no such way, it is as between players.
rule-WW-8-3 = [ours] You lay notes one by one, from high to low, until the sum is covered. The table proposes the way that overpays least, and of these the one with the fewest notes.
rule-WW-8-4 = [ours] The pot pays exactly, with as few notes as it can. If its notes do not make the sum, it pays the greatest smaller sum that they make, and the rest is lost.
rule-WW-8-5 = [ours] Notes change hands in the open. The table never adds up what somebody holds; if you remember, you know.

chapter-9 = Scoring
rule-WW-9-1 = One car of a make scores its value once, two score it twice, three four times, four six times. Bikes count the same way: −10, −20, −40, −60. So four cars worth 100 score 600.
rule-WW-9-2 = Every euro in your hand is a point.
rule-WW-9-3 = The most points win. [ours] Among equals the player with more complete quartets wins, bikes not counted; if these are equal too, the win is shared.
rule-WW-9-4 = [ours] Whoever is out, or has lost by WW-5.3, scores nothing and cannot win, even against somebody with less than nothing.

step-prompt-deal = Cards are being shuffled (WW-1.7).
step-prompt-bid = All but the auctioneer bid in secret, nothing or a sum they can lay exactly (WW-3.1). Then the auctioneer sells to the highest bidder, or buys for that sum (WW-3.3). With two players both bid (WW-5.1).
step-prompt-bid-wait = { step-prompt-bid }
step-prompt-call = Whoever is asked bids for the car or passes; whoever passes may bid again after a bid (WW-4.1). Bluffing is allowed, except in a bluffer’s forced sale (WW-4.3, WW-4.5).
step-prompt-call-last = { step-prompt-call }
step-prompt-raise = Whoever is asked bids more or passes; when all others have passed since the last bid, that bid wins (WW-4.1, WW-4.2).
step-prompt-choose = The auctioneer sells the car for the highest bid, or pays the bidder the same sum and keeps it (WW-3.3).
step-prompt-put-up = The winner of the auction cannot pay. Their cars are auctioned one by one until they can; otherwise they are out (WW-4.5, WW-4.7).
step-prompt-pay = A player pays another, note by note, from high to low (WW-8.3). There is no change (WW-8.1).
step-prompt-pay-pot = A player pays the pot, note by note, from high to low (WW-8.3). The pot gives change if it can (WW-8.2).
step-prompt-draw = Two players may draw a chance card or leave it (WW-5.2).
step-prompt-shares = A make is named, and the pot pays for each car of it that lies before any player (WW-6.3, WW-6.4).
step-prompt-recall = A make is named of which the player on turn owns a car; everybody loses one car of it (WW-6.4).
step-prompt-lose = The player on turn gives up one car, which leaves the game (WW-6.2, WW-6.4).
step-prompt-give = The player on turn may trade a car in for another player’s, of the same or a lower value. Nobody can refuse (WW-6.4).
step-prompt-take = { step-prompt-give }
step-prompt-trade-with = { step-prompt-give }
step-prompt-export = The player on turn may sell a car, but no transport, to the pot for its value; it leaves the game (WW-6.4).
step-prompt-challenge = The player on turn may challenge one other player over a make that both own, or end the turn (WW-7.1).
step-prompt-want = The player on turn says which car of the other player the offer is for; both own that make (WW-7.1).
step-prompt-offer = The player on turn offers a sum, openly, out of what they have in hand (WW-7.1, WW-7.6).
step-prompt-answer = The other player accepts the offer, refuses it, or makes a counter-offer (WW-7.2, WW-7.4, WW-7.5).
step-prompt-reply = The player on turn accepts the counter-offer or declines it; then the turn is over (WW-7.3).
step-prompt-reply-purchase = { step-prompt-reply }
step-prompt-over = The game is over, and the most points have won (WW-9.3). If a bluff could not be paid between two players, the other one wins (WW-5.3).
step-prompt-over-shared = Points and quartets are equal, so the win is shared (WW-9.3).
step-prompt-over-shared-you = { step-prompt-over-shared }
