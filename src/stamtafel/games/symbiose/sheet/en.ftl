# Symbiose: the rules one by one, English.

chapter-1 = The cards
rule-SY-1-1 = There are 36 cards. Each shows an animal, a season’s colour behind it, and what it scores.
rule-SY-1-2 = There are 12 dragonflies, 10 fish, 8 snails and 6 frogs; 12 cards are pink, 10 green, 8 orange and 6 blue.
rule-SY-1-3 = A card scores a fixed number of points, or so many for each card of one animal or one colour. Where it looks for them depends on where it lies (SY-4.2).
rule-SY-1-4 = No printed card counts its own animal or its own colour. [ours] All cards of the printed deck stand in the rulebook, for anybody to check.
rule-SY-1-5 = [ours] You may play with a deck of your own from a file: a card a line, each with 1 to 20 points, fixed or for each card it counts. There must be enough for all ponds and the river, at most 100. A card that counts what it shows counts itself too, where it looks at the pond it lies in.

chapter-2 = Setting up
rule-SY-2-1 = Everybody has eight cards before them in two rows of four, face down, and has not looked at them: the pond.
rule-SY-2-2 = Four cards lie open in the middle: the river. Cards left over are out of the game, and nobody looks at them.
rule-SY-2-3 = All players choose one card of their own pond at the same time; these are then turned up together. [ours] Everybody sees who has chosen, but not what.
rule-SY-2-4 = [ours] The host names who starts, or all draw lots and the highest starts; that is settled before the deal. Turns go round clockwise.

chapter-3 = Your turn
rule-SY-3-1 = You swap a card of the river with a card of your pond. Each takes the other’s place, and both lie open. You cannot pass.
rule-SY-3-2 = The card of your pond may be open or face down. One that was face down is not seen until it lies in the river.
rule-SY-3-3 = If the card you gave away was open, you then turn up one of your face-down cards, whichever you like. You may decide that after the swap.
rule-SY-3-4 = So every turn opens exactly one card of your pond, and everybody has seven turns after the first card.
rule-SY-3-5 = The game ends when all cards of all ponds lie open.

chapter-4 = Scoring
rule-SY-4-1 = A card with a fixed number scores it wherever it lies.
rule-SY-4-2 = A card that counts, counts all eight cards of one pond. The two cards of your leftmost column look at your left neighbour’s pond, the four in the middle at your own, the two of your rightmost column at your right neighbour’s.
rule-SY-4-3 = Your left neighbour is the player whose turn comes after yours, your right neighbour the one before. With three players these are the two others.
rule-SY-4-4 = The highest total wins. Players with equal totals share the win.
rule-SY-4-5 = [ours] While you play, the table shows what open cards score by the open cards they find. Face-down cards count for nothing until they are turned up.

chapter-5 = The duel: two players
rule-SY-5-1 = With two players the river has eight cards: four open, and below them four face down that nobody looks at.
rule-SY-5-2 = You may take an open card of the river, or a face-down one unseen. Whatever is swapped lies open afterwards, in the pond and in the river.
rule-SY-5-3 = The river takes the place of one neighbour; on your other side sits your opponent. [ours] The player on the first seat has the opponent on the left and the river on the right, the player on the second the river on the left and the opponent on the right.
rule-SY-5-4 = When both ponds lie open, the face-down cards of the river are turned up; then it is counted like any pond.

chapter-6 = Two against two
rule-SY-6-1 = Four players may play in teams; partners sit opposite each other. All else is as usual, and partners know no more of each other’s cards than anybody does.
rule-SY-6-2 = Both outer columns of your pond look at your partner’s pond, the middle at your own.
rule-SY-6-3 = The points of both partners are added, and the team with more wins. [ours] If both teams have the same, they share the win.

step-prompt-first = Everybody chooses a first card to turn up, all at the same time; when the last has chosen, all are turned up together (SY-2.3).
step-prompt-first-wait = Others are still choosing their first card; when the last has chosen, all are turned up together (SY-2.3).
step-prompt-swap = The player on turn swaps a card of the river with one of their pond; both lie open afterwards (SY-3.1). If the card given away was open already, one face-down card is turned up after it (SY-3.3).
step-prompt-turn = The card given away lay open, so one face-down card of that pond is turned up now (SY-3.3).
step-prompt-deal = Cards are shuffled and laid out (SY-2.1, SY-2.2).
step-prompt-won-1 = All ponds lie open, and the highest total has won (SY-3.5, SY-4.4).
step-prompt-won-2 = { step-prompt-won-1 }
step-prompt-won-3 = { step-prompt-won-1 }
step-prompt-won-4 = { step-prompt-won-1 }
step-prompt-team = All ponds lie open, and the team with more points has won (SY-3.5, SY-6.3).
step-prompt-teams = { step-prompt-team }
