# Swoop: the rules one by one, English.

chapter-1 = Cards and options
rule-SO-1-1 = Packs of 52 cards with two jokers each are shuffled together: two packs for 3 or 4 players (108 cards), three for 5 or 6 (162), four for 7 or 8 (216).
rule-SO-1-2 = Suits do not count. From the lowest up the ranks are A 2 3 4 5 6 7 8 9 J Q K. The 10 and the joker stand outside this order: they sweep.
rule-SO-1-3 = Before the game you agree on the target, the scoring, 11 or 12 cards in hand, what lies on the table, whether a 10 sweeps or is a plain card between 9 and J, and big swoop. Any of these goes with any other. What does not lie on the table is held in hand. [ours] A target is 1 to 10,000 points; 500 is usual.
rule-SO-1-4 = [ours] Cards of one rank are as good as each other, so you say how many you play, not which.

chapter-2 = A new round
rule-SO-2-1 = Four of your cards lie in a row face down, and not even you look at them: the hidden cards. On each of them lies an open card. The rest is your hand, which only you see.
rule-SO-2-2 = Cards left over stay out of the round, face down, but for those drawn to see who starts.
rule-SO-2-3 = In the first round everybody draws a card, and the highest starts. Whoever draws a 10 or a joker draws again; so do players who tie for the highest. [ours] Plain 10s have their rank here too; if no card is left to draw, the lowest seat still drawing starts. The host may also simply name who starts.
rule-SO-2-4 = The next round is started by the left neighbour of whoever started the last one.
rule-SO-2-5 = Turns go clockwise.

chapter-3 = Your turn
rule-SO-3-1 = You play one to four cards of one rank, from your hand, from your open cards or from both. You cannot pass; there is always something you may play. [ours] Of equal open cards the one furthest left goes.
rule-SO-3-2 = Lower than the top card, or equal to it: your cards go onto the pile.
rule-SO-3-3 = Higher is allowed too, even if you could go lower. But first the whole pile goes into your hand, and then your cards begin a new one. [ours] You choose them before you take the pile, so what you take cannot join them.
rule-SO-3-4 = If there is no pile, your cards begin one.
rule-SO-3-5 = Then your left neighbour goes on, unless you swept the pile or are out of cards.
rule-SO-3-6 = Everybody may look through the pile, and sees what somebody takes up with it. [ours] How many cards and hidden cards each player has is open to all. A swept pile is not looked through again.

chapter-4 = Sweeping
rule-SO-4-1 = A swept pile leaves the round, and you are on turn again at once. If you sweep again, you play again.
rule-SO-4-2 = Four cards of one rank on top sweep, whether you played all four or completed what others began.
rule-SO-4-3 = A 10 or a joker sweeps on anything, and also without a pile. [ours] Several 10s can be played together, and several jokers, but not 10s with jokers.
rule-SO-4-4 = More than four alike must never lie on top. On three 8s you may put one 8 and no more; it sweeps, and your next 8 can follow in the extra turn.
rule-SO-4-5 = Four alike that are higher than the top card do both: you take the pile, and then you sweep with the four. In the extra turn you may use what you took.
rule-SO-4-6 = With big swoop more than four alike may lie on top, and sweep: on three 8s you may put up to four more. [ours] You still play four cards at the most.
rule-SO-4-7 = You must take your extra turn. Only if you swept with your last card there is none: the round is over.

chapter-5 = Hidden cards
rule-SO-5-1 = You may turn up a hidden card once the open card on it is gone, and only as the first card of a turn or an extra turn. [ours] If there are no open cards in this game, you may at any turn.
rule-SO-5-2 = A hidden card you turn up is played, whatever it is. Nobody looks first, and nobody takes it back.
rule-SO-5-3 = You may add cards of the same rank from your hand and your open cards, up to four in all. [ours] You decide that when you have seen the card, before you take a pile.
rule-SO-5-4 = All else is as usual: if it is higher you take the pile first, and a swoop card or the fourth of a kind sweeps.
rule-SO-5-5 = If you have nothing but hidden cards, you turn one up.

chapter-6 = The end of a round
rule-SO-6-1 = The round ends as soon as somebody has no cards left, in hand or on the table. That player scores 0.
rule-SO-6-2 = All others count the cards they still have, hidden ones too: an ace 1, 2 to 9 their number, J, Q and K 10, a 10 or a joker 50. Points add up from round to round. [ours] Not every card’s worth was handed down to us; these are the usual ones.
rule-SO-6-3 = With simple scoring, A to 9 count 5 each, J, Q and K 10, a 10 or a joker 20. A plain 10 counts 10, [ours] with simple scoring too.
rule-SO-6-4 = You cannot get out with a card that is higher than the top one, because the pile comes to your hand first. With four alike you may still: they sweep, and you play on.

chapter-7 = The end of the game
rule-SO-7-1 = The game ends with the round after which somebody has reached the target. The lowest total wins.
rule-SO-7-2 = If several are lowest together, everybody plays another round, until one player alone is lowest.
rule-SO-7-3 = [ours] After 2,000 turns a round is called off, and everybody scores what they have. People never get there.

step-prompt-start = There is no pile. The player on turn plays one to four cards of a rank, and they begin one (SO-3.1, SO-3.4). A 10 or a joker sweeps even then (SO-4.3).
step-prompt-play = The player on turn plays one to four cards of a rank (SO-3.1). Lower or equal goes onto the pile (SO-3.2); higher takes it up first (SO-3.3); four alike on top sweep it away (SO-4.2).
step-prompt-add = A hidden card was turned up and will be played. Cards of the same rank may be added, up to four in all (SO-5.2, SO-5.3).
step-prompt-deal = The cards are being dealt, or cards are drawn to see who starts (SO-2.1, SO-2.3).
step-prompt-over = Somebody has reached the target, and the lowest total has won (SO-7.1).
