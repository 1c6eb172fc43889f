# Swapybara: the rules one by one, English.

chapter-1 = On the table
rule-SW-1-1 = There are eight cards: −1, 0, 1, 2, 3, 4, 5 and 6, one of each. The six token, the minus token and the protection token begin in the middle. Every player has a pointer that shows whom they asked last; turned over, it also tells that they have used the centre.
rule-SW-1-2 = You play an agreed number of rounds, usually three, or until somebody reaches a target. [ours] A game has 1 to 20 rounds; a target is 1 to 100 points.
rule-SW-1-3 = [ours] At a strict table nothing can be asked or answered that the rules forbid. At a table of honour the three cards that bind their holder can be disobeyed, and SW-8.1 and what follows it hold.
rule-SW-1-4 = [ours] The host names who starts the first round, or all draw lots and the highest starts.

chapter-2 = A new round
rule-SW-2-1 = Everybody is dealt one card face down and looks at that one only. Cards left over go into the box unseen.
rule-SW-2-2 = With exactly four players one more card goes face down into the centre, and three into the box.
rule-SW-2-3 = Whoever ended with the 1 first picks any of the eight cards in secret. The other seven are shuffled and dealt. Everybody knows that a card was picked, nobody else which.
rule-SW-2-4 = All pointers start afresh: nobody has asked anybody, nobody has used the centre. [ours] So your first question may go to the player you asked last in the round before.
rule-SW-2-5 = From the second round on, the player who ended the last one with the highest card starts. The number on the card decides, whatever it scored.
rule-SW-2-6 = Tokens stay where they are from round to round.

chapter-3 = Your turn
rule-SW-3-1 = Turns go round clockwise until everybody has had three. How many turns each player has had is open to all.
rule-SW-3-2 = On your turn you ask another player to swap. You cannot pass, however good your card is.
rule-SW-3-3 = You cannot ask the player your pointer shows, whatever they answered. Once you have asked somebody else, you may ask them again.
rule-SW-3-4 = After you have asked, your pointer shows whom, for all to see.
rule-SW-3-5 = Whoever is asked accepts or refuses. If they accept, the two cards change places and both players look at what they got. If they refuse, nothing moves. Nobody else sees a card.
rule-SW-3-6 = With four players you may once a round swap with the centre instead of asking. You do not see that card first, it always works, and no card’s property plays a part in it. Your pointer then shows the centre. [ours] On your next turn you may ask anybody.
rule-SW-3-7 = During a round nobody shows cards or talks about them, except where a rule says so. That is up to you: no program can see to it.

chapter-4 = What the cards do
rule-SW-4-0 = The 0 is given away at the end of the round: see SW-5.2.
rule-SW-4-1 = The 1 scores 1 point, and whoever ends with it picks a card for the next round. After the last round there is nothing to pick.
rule-SW-4-2 = Asked while you hold the 2, you must refuse. It scores 2 points. On your own turn you ask as usual, and give the 2 away if you are accepted.
rule-SW-4-3 = The 3 scores 3 points and does nothing.
rule-SW-4-4 = Asked while you hold the 4, you must accept. It scores 4 points.
rule-SW-4-5 = With the 5 you may ask only the players next to you; with four players the centre is open to you too. It scores 5 points.
rule-SW-4-6 = The 6 scores 6 points and brings you the six token. If you have that token already, the 6 scores −1 and the token goes back to the middle.
rule-SW-4-7 = The −1 scores −1 point and brings you the minus token. If you have that token already, the −1 scores 6 and the token goes back to the middle.
rule-SW-4-8 = If no player ends with the 6, the six token stays where it is; so does the minus token without the −1. How long a token has lain there makes no difference.
rule-SW-4-9 = Only the card you hold at this moment binds you; after a swap both players are bound by their new ones. The 2 and the 4 bind whoever is asked, the 5 whoever asks.

chapter-5 = The 0 at the end of a round
rule-SW-5-1 = After the last turn, before any card is shown, the player with the 0 says so.
rule-SW-5-2 = That player must swap the 0 with another player of their choice, but not with one who has the protection token. The chosen player has no say, not even with the 2. With four players it may be the centre instead, even if they have used it before.
rule-SW-5-3 = Cards count for those who hold them after this swap, with all that they do: whoever gets the 6 takes the six token.
rule-SW-5-4 = Whoever is given the 0 keeps it and scores nothing. They get the protection token for the next round.
rule-SW-5-5 = The protection token guards its owner for one round. Then it goes to the next player left with the 0, or back to the middle if no player has it.
rule-SW-5-6 = [ours] The chosen player sees the 0 arrive; the others learn of both cards when all are shown, at once.

chapter-6 = Scoring
rule-SW-6-1 = All cards are turned up and score what SW-4.1 and the rules after it say. The points of all rounds add up; a total can be below zero.
rule-SW-6-2 = All points are counted first, from where the tokens lie; only then do tokens move.

chapter-7 = The end of the game
rule-SW-7-1 = After the last round the highest total wins. Among equals, whoever had the highest card in the last round.
rule-SW-7-2 = With a target, the game ends with the round in which somebody reaches it. [ours] If several do, the highest total wins, and SW-7.1 decides between equals.
rule-SW-7-3 = [ours] With a target, the 100th round is the last, and SW-7.1 decides.

chapter-8 = A table of honour
rule-SW-8-1 = [ours] Three rules can be broken: with the 4 you may refuse, with the 2 you may accept, with the 5 you may ask anybody. All other rules hold as always.
rule-SW-8-2 = [ours] You know of a breach if you have held the card it was made with, before or after it, in the same round. When all cards are shown, everybody learns of all breaches; the centre and the cards of players who are out are shown too.
rule-SW-8-3 = When a breach is called, the swap it led to is undone. [ours] That is so only while both its cards still lie where it left them. Whoever broke the rule is out for the round, does nothing more and is asked nothing more, and scores −2 in place of their card, once, however often they did it.
rule-SW-8-4 = [ours] The card of a player who is out does nothing at the end of the round: no token moves for it, the 0 is not given away, the 1 picks nothing, and it is not the highest card.
rule-SW-8-5 = [ours] When you are about to ask or to answer, you may first call out a player who is still in and of whose breach you know. The latest such breach is called; then you ask or answer as usual. If you call out the player who was asking you, their turn is over.
rule-SW-8-6 = [ours] You need not call. What nobody has called comes out when the cards are shown, the latest breach first, and scores are counted after that.
rule-SW-8-7 = [ours] After an undone swap nobody asks again: the turn has been had, and the pointer stays. A player called out on their own turn has had that turn.
rule-SW-8-8 = [ours] With players out, your neighbours are the nearest ones still in. If there is nobody you may ask, you pass, or use the centre if you still can; a pass clears your pointer.
rule-SW-8-9 = [ours] If nobody can be given the 0, its holder keeps it, scores nothing and gets the protection token. If all players are out, the same player starts the next round. At the end, among equal totals, players who were out in the last round come after the others, and share the win if only they are equal.
rule-SW-8-10 = [ours] Nobody can call while a card is picked or the 0 is given away. A card held through a swap that is later undone has been held. A 0 that was given away stays given; whoever then holds it scores nothing and is protected, unless they are out.

step-prompt-ask = The player on turn must ask somebody to swap, but not the one they asked last (SW-3.2, SW-3.3). With four players the centre may be used once a round (SW-3.6).
step-prompt-pass = There is nobody whom the player on turn may ask, so they pass, or with four players swap with the centre if they have not yet (SW-8.8).
step-prompt-answer = Whoever is asked accepts, and both cards change places, or refuses, and nothing moves (SW-3.5). The 2 must refuse (SW-4.2), the 4 must accept (SW-4.4).
step-prompt-give = The turns are over. Whoever has the 0 must give it to a player without the protection token, or with four players put it in the centre, and the cards are shown at once after that (SW-5.2, SW-5.4).
step-prompt-pick = Whoever ended with the 1 picks any card in secret; then the others are dealt (SW-2.3).
step-prompt-deal = A new round: everybody is dealt one card (SW-2.1).
step-prompt-over = The game is over, and the highest total has won (SW-7.1).
step-prompt-shared = The game is over, and the win is shared by players with equal totals who were all out in the last round (SW-8.9).
