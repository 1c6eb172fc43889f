"""Swoop: the rules, in the order of the rulebook.

SO-1  Material       cards.py, Setup
SO-2  A round        deal, draw_lot
SO-3  A turn         legal, apply, take_pile
SO-4  Swoop          room, is_swoop, lay
SO-5  Hidden cards   legal_additions, turn_over
SO-6  Scoring        score
SO-7  The end        finish, returns

Cards of one rank are alike (SO-1.4), so a hand is a row of counts. So is the pile, packed into one
number: it never rises from bottom to top (SO-3.2, SO-3.3) and never keeps four alike (SO-4.2), so
two bits a rank tell all of it, its order included.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import State
from stamtafel.games.swoop.cards import (
    ADDITIONS,
    EMPTY,
    GONE,
    HAND_SETS,
    JOKER,
    MOST,
    MOVE,
    NOTHING,
    RANKS,
    SLOTS,
    TABLE_SETS,
    TO_ADD,
    TO_TURN,
    TURNS,
)

MIDDLE: Final = -1  # no seat
LONGEST: Final = 2000  # SO-7.3

# What is to be done now.
DEAL: Final = 0
PLAY: Final = 1
ADD: Final = 2
END: Final = 3


@final
class Setup:
    """What was agreed on before the game (SO-1.3); nothing in it changes."""

    __slots__ = ("target", "ten", "big", "held", "hidden", "open", "deck", "worth")

    def __init__(
        self,
        target: i64,
        ten: i64,
        big: bool,
        held: i64,
        hidden: i64,
        open: i64,
        deck: vec[i64],
        worth: vec[i64],
    ) -> None:
        self.target: Final = target
        self.ten: Final = ten  # TEN if 10s sweep, GONE if not
        self.big: Final = big
        self.held: Final = held  # cards dealt to a hand
        self.hidden: Final = hidden
        self.open: Final = open
        self.deck: Final = deck
        self.worth: Final = worth


@final
class Reveal:
    """What the end of a round showed (SO-6); nothing in it changes."""

    __slots__ = ("cards", "points")

    def __init__(self, cards: vec[i64], points: vec[i64]) -> None:
        self.cards: Final = cards  # all that each seat had left, by rank
        self.points: Final = points


UNSEEN: Final = Reveal(vec[i64](), vec[i64]())


@final
class Swoop(State):
    """A game in progress."""

    def __init__(
        self,
        seats: i64,
        setup: Setup,
        step: i64,
        round_: i64,
        start: i64,
        turns: i64,
        turned: i64,
        pile: i64,
        top: i64,
        run: i64,
        swept: i64,
        hands: vec[i64],
        known: vec[i64],
        open: vec[i64],
        hidden: vec[i64],
        left: vec[i64],
        sizes: vec[i64],
        table: vec[i64],
        aside: vec[i64],
        drawers: vec[i64],
        totals: vec[i64],
        reveal: Reveal,
    ) -> None:
        super().__init__(seats)
        self.setup: Final = setup
        self.step = step
        self.round = round_  # from 1; 0 before the first deal
        self.start = start  # who starts this round, or the next one
        self.turns = turns  # taken in this round, by all together
        self.turned = turned  # the place of the hidden card turned up just now
        self.pile = pile  # two bits a rank
        self.top = top  # the rank on top
        self.run = run  # how many of it
        self.swept = swept  # the set that swept just now, as rank * 8 + cards; 0: none did
        self.hands = hands  # by seat and rank
        self.known = known  # of them, how many all know of: taken up with a pile (SO-3.6)
        self.open = open  # by seat and place
        self.hidden = hidden
        self.left = left  # cards in hand and on the table, by seat
        self.sizes = sizes  # by seat, three bits a rank: the largest set of it in hand
        self.table = table  # by seat: places with an open card, << 4: with a bare hidden card
        self.aside = aside  # SO-2.2
        self.drawers = drawers  # who drew the first cards of `aside` (SO-2.3)
        self.totals = totals
        self.reveal = reveal

    def clone(self) -> Swoop:
        twin = Swoop(
            self.seats,
            self.setup,
            self.step,
            self.round,
            self.start,
            self.turns,
            self.turned,
            self.pile,
            self.top,
            self.run,
            self.swept,
            self.hands[:],
            self.known[:],
            self.open[:],
            self.hidden[:],
            self.left[:],
            self.sizes[:],
            self.table[:],
            self.aside,
            self.drawers,
            self.totals,
            self.reveal,
        )
        twin.over = self.over
        twin.due = self.due
        twin.owing = self.owing
        twin.turn = self.turn
        return twin

    # SO-2 Setting up a round

    def deal(self, order: vec[i64]) -> None:
        """SO-2.1, SO-2.2: a new round; SO-2.3: who starts the first one."""
        deck = self.setup.deck
        cards = vec[i64]([deck[card] for card in order])
        self.hands = vec[i64]([0] * (self.seats * RANKS))
        self.known = vec[i64]([0] * (self.seats * RANKS))
        self.open = vec[i64]([GONE] * (self.seats * SLOTS))
        self.hidden = vec[i64]([GONE] * (self.seats * SLOTS))
        each = self.setup.hidden + self.setup.open + self.setup.held
        self.left = vec[i64]([each] * self.seats)
        self.sizes = vec[i64]([0] * self.seats)
        covered = (1 << self.setup.open) - 1
        bare = (1 << self.setup.hidden) - 1 - covered
        self.table = vec[i64]([covered + (bare << SLOTS)] * self.seats)
        for seat in range(self.seats):
            self.deal_seat(seat, cards[seat * each : seat * each + each])
        self.aside = cards[self.seats * each :]
        self.drawers = NOTHING
        if self.start == MIDDLE:
            self.draw_lot()
        self.round += 1
        self.turns = 0
        self.swept = 0
        self.step = PLAY
        self.due = 0
        self.owe(1 << self.start)

    def deal_seat(self, seat: i64, cards: vec[i64]) -> None:
        """SO-2.1: hidden cards, open cards, and the rest in hand."""
        at: i64 = 0
        for slot in range(self.setup.hidden):
            self.hidden[seat * SLOTS + slot] = cards[at]
            at += 1
        for slot in range(self.setup.open):
            self.open[seat * SLOTS + slot] = cards[at]
            at += 1
        self.take_in(seat, cards[at:])

    def take_in(self, seat: i64, cards: vec[i64]) -> None:
        """Cards come into a hand."""
        for card in cards:
            self.hands[seat * RANKS + card] += 1
        sizes: i64 = 0
        for rank in range(i64(RANKS)):
            sizes |= min(self.hands[seat * RANKS + rank], MOST) << 3 * rank
        self.sizes[seat] = sizes

    def draw_lot(self) -> None:
        """SO-2.3: the highest card drawn from those left over starts; equals draw again."""
        drawing = vec[i64](range(self.seats))
        drawers = vec[i64]()
        while len(drawing) > 1:
            highest: i64 = GONE
            ahead = NOTHING
            for seat in drawing:
                rank: i64 = JOKER
                while self.is_swoop(rank) and len(drawers) < len(self.aside):
                    rank = self.aside[len(drawers)]
                    drawers = append(drawers, seat)
                if self.is_swoop(rank):  # no card is left: the lowest seat still drawing
                    ahead = drawing[:1]
                    break
                if rank == highest:
                    ahead = append(ahead, seat)
                elif rank > highest:
                    highest = rank
                    ahead = vec[i64]([seat])
            drawing = ahead
        self.start = drawing[0]
        self.drawers = drawers

    # SO-3 A turn

    def legal(self, seat: i64) -> vec[i64]:
        """Sets from the hand by rank, then those with open cards by place; SO-5.5: then turns."""
        if not (self.owing >> seat) & 1:
            return NOTHING
        if self.step == ADD:
            return self.legal_additions(seat)
        sizes = self.sizes[seat]
        if self.top < EMPTY:
            excess = ((sizes >> 3 * self.top) & 7) - self.room(self.top)
            if excess > 0:
                sizes -= excess << 3 * self.top
        actions = vec[i64](capacity=32)
        group: i64 = 0
        while sizes:
            if sizes & 4095:
                actions = extend(actions, HAND_SETS[group + (sizes & 4095)])
            group += 4096
            sizes >>= 12
        table = self.table[seat]
        if table & 15:
            actions = self.with_open(seat, actions)
        if table >> SLOTS:
            actions = extend(actions, TURNS[table >> SLOTS])
        return actions

    def with_open(self, seat: i64, actions: vec[i64]) -> vec[i64]:
        """The actions, and behind them the sets with open cards."""
        seen: i64 = 0
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            rank = self.open[slot]
            if rank == GONE or (seen >> rank) & 1:
                continue
            seen |= 1 << rank
            held = (self.sizes[seat] >> 3 * rank) & 7
            row = ((rank * 5 + self.room(rank)) * 5 + held) * 5 + self.shown(seat, rank)
            actions = extend(actions, TABLE_SETS[row])
        return actions

    def legal_additions(self, seat: i64) -> vec[i64]:
        """SO-5.3: what may be added to the hidden card turned up."""
        rank = self.hidden[seat * SLOTS + self.turned]
        held = (self.sizes[seat] >> 3 * rank) & 7
        return ADDITIONS[(self.room(rank) * 5 + held) * 5 + self.shown(seat, rank)]

    def shown(self, seat: i64, rank: i64) -> i64:
        """How many open cards of a rank a seat has."""
        count: i64 = 0
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.open[slot] == rank:
                count += 1
        return count

    def room(self, rank: i64) -> i64:
        """SO-4.4: how many cards of a rank may be played; SO-4.6: four with big swoop."""
        if rank == self.top and not self.setup.big:
            return MOST - self.run
        return MOST

    def is_swoop(self, rank: i64) -> bool:
        """SO-4.3: whether a card sweeps whenever it is played."""
        return rank == JOKER or rank == self.setup.ten

    def apply(self, seat: i64, action: i64) -> None:
        move = MOVE[action]
        if move.kind == TO_TURN:
            self.turned = move.slot
            self.step = ADD
            return
        rank = move.rank
        count = move.hand + move.table
        if move.kind == TO_ADD:
            rank = self.turn_over(seat)
            count += 1
        if move.hand:
            self.hold(seat, rank, -move.hand)
        if move.table:
            self.play_open(seat, rank, move.table)
        self.left[seat] -= count
        sweeps = self.lay(seat, rank, count)
        self.end_turn(seat, sweeps)

    def end_turn(self, seat: i64, sweeps: bool) -> None:
        """SO-6.1, SO-7.3: the round ends; SO-4.7: the same player; SO-2.5, SO-3.5: the next."""
        self.turns += 1
        if self.left[seat] == 0 or self.turns == LONGEST:
            self.score()
        elif not sweeps:
            self.owe(1 << (seat + 1 if seat + 1 < self.seats else 0))

    def turn_over(self, seat: i64) -> i64:
        """SO-5.2: the hidden card turned up leaves its place to be played; its rank."""
        slot = seat * SLOTS + self.turned
        rank = self.hidden[slot]
        self.hidden[slot] = GONE
        self.table[seat] -= 1 << SLOTS + self.turned
        self.turned = GONE
        self.step = PLAY
        return rank

    def hold(self, seat: i64, rank: i64, change: i64) -> None:
        """Cards come into a hand or leave it; when they leave, those first of which all know."""
        place = seat * RANKS + rank
        before = self.hands[place]
        after = before + change
        self.hands[place] = after
        self.sizes[seat] += (min(after, MOST) - min(before, MOST)) << 3 * rank
        if self.known[place] > 0 and change < 0:
            self.known[place] = max(0, self.known[place] + change)

    def play_open(self, seat: i64, rank: i64, count: i64) -> None:
        """Open cards leave the table, from the first place on."""
        for slot in range(i64(SLOTS)):
            if self.open[seat * SLOTS + slot] == rank and count > 0:
                self.open[seat * SLOTS + slot] = GONE
                self.table[seat] += (1 << SLOTS + slot) - (1 << slot)
                count -= 1

    def lay(self, seat: i64, rank: i64, count: i64) -> bool:
        """SO-3.2 to SO-3.4, SO-5.4: a set goes on the pile, whether or not it sweeps there.

        Sweeping ones are swoop cards (SO-4.3) and those that make four alike (SO-4.2), which take
        the pile up first if they are higher (SO-4.5).
        """
        if not self.is_swoop(rank):
            if rank == self.top:
                self.run += count
            else:
                if rank > self.top:
                    self.take_pile(seat)
                self.top = rank
                self.run = count
            if self.run < MOST:
                self.pile += count << 2 * rank
                self.swept = 0
                return False
        self.pile = 0
        self.top = EMPTY
        self.run = 0
        self.swept = rank * 8 + count
        return True

    def take_pile(self, seat: i64) -> None:
        """SO-3.3: the pile goes into a seat's hand, seen by all; so nobody goes out (SO-6.4)."""
        rank = self.top
        rest = self.pile >> 2 * rank
        taken: i64 = 0
        while rest:
            count = rest & 3
            if count:
                self.hold(seat, rank, count)
                self.known[seat * RANKS + rank] += count
                taken += count
            rank += 1
            rest >>= 2
        self.left[seat] += taken
        self.pile = 0

    def pile_cards(self) -> vec[i64]:
        """SO-3.6: the pile from bottom to top."""
        cards = vec[i64]()
        for rank in range(RANKS - 1, -1, -1):
            for _i in range((self.pile >> 2 * rank) & 3):
                cards = append(cards, rank)
        return cards

    # SO-6 The end of a round, scoring

    def score(self) -> None:
        """SO-6.2: all cards that are left count."""
        cards = self.hands[:]
        points = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
                if self.open[slot] != GONE:
                    cards[seat * RANKS + self.open[slot]] += 1
                if self.hidden[slot] != GONE:
                    cards[seat * RANKS + self.hidden[slot]] += 1
            for rank in range(i64(RANKS)):
                points[seat] += cards[seat * RANKS + rank] * self.setup.worth[rank]
        self.totals = vec[i64]([self.totals[seat] + points[seat] for seat in range(self.seats)])
        self.reveal = Reveal(cards, points)
        self.finish()

    # SO-7 The end of the game

    def finish(self) -> None:
        """SO-7.1, SO-7.2: the game ends, or SO-2.4: the next neighbour starts a new round."""
        self.owe(0)
        self.pile = 0
        self.top = EMPTY
        self.run = 0
        highest: i64 = 0
        for total in self.totals:
            highest = max(highest, total)
        if highest >= self.setup.target and self.winner() != MIDDLE:
            self.over = True
            self.step = END
            return
        self.start = (self.start + 1) % self.seats
        self.step = DEAL
        self.due = len(self.setup.deck)

    def winner(self) -> i64:
        """Who alone has the lowest total, MIDDLE if nobody has."""
        lowest: i64 = 0
        alone = True
        for seat in range(1, self.seats):
            if self.totals[seat] < self.totals[lowest]:
                lowest = seat
                alone = True
            elif self.totals[seat] == self.totals[lowest]:
                alone = False
        return lowest if alone else MIDDLE

    def scores(self) -> vec[i64]:
        return self.totals[:]

    def returns(self) -> vec[float]:
        """SO-7.1: the lowest total wins."""
        winner = self.winner()
        return vec[float]([1.0 if seat == winner else 0.0 for seat in range(self.seats)])

    # What a seat cannot know

    def resample(self, seat: i64, rng: Rng) -> None:
        """Deal anew all cards that a seat has not seen, each possible deal equally likely."""
        if self.step == DEAL or self.step == END:
            return
        cards = self.unseen(seat)
        rng.shuffle(cards)
        at: i64 = 0
        for slot in range(self.seats * SLOTS):
            if self.is_hidden(slot):
                self.hidden[slot] = cards[at]
                at += 1
        for other in range(self.seats):
            if other != seat:
                count = self.forget(other)
                self.take_in(other, cards[at : at + count])
                at += count
        self.aside = extend(self.aside[: len(self.drawers)], cards[at:])

    def forget(self, seat: i64) -> i64:
        """Take all cards out of a hand but those that all know of; how many these were."""
        count: i64 = 0
        for place in range(seat * RANKS, seat * RANKS + RANKS):
            count += self.hands[place] - self.known[place]
            self.hands[place] = self.known[place]
        return count

    def unseen(self, seat: i64) -> vec[i64]:
        """The cards that a seat has not seen: hidden, in other hands, out of play."""
        cards = vec[i64](capacity=len(self.setup.deck))
        for slot in range(self.seats * SLOTS):
            if self.is_hidden(slot):
                cards = append(cards, self.hidden[slot])
        for other in range(self.seats):
            if other != seat:
                for rank in range(i64(RANKS)):
                    place = other * RANKS + rank
                    for _i in range(self.hands[place] - self.known[place]):
                        cards = append(cards, rank)
        return extend(cards, self.aside[len(self.drawers) :])

    def is_hidden(self, slot: i64) -> bool:
        """Whether a hidden card lies at a place, not turned up."""
        turned = self.turn * SLOTS + self.turned if self.turned != GONE else GONE
        return self.hidden[slot] != GONE and slot != turned


def begin(seats: i64, start: i64, setup: Setup) -> Swoop:
    """A new game; `start` MIDDLE draws lots for who starts."""
    game = Swoop(
        seats,
        setup,
        DEAL,
        0,  # round
        start,
        0,  # turns
        GONE,  # turned
        0,  # pile
        EMPTY,  # top
        0,  # run
        0,  # swept
        vec[i64]([0] * (seats * RANKS)),  # hands
        vec[i64]([0] * (seats * RANKS)),  # known
        vec[i64]([GONE] * (seats * SLOTS)),  # open
        vec[i64]([GONE] * (seats * SLOTS)),  # hidden
        vec[i64]([0] * seats),  # left
        vec[i64]([0] * seats),  # sizes
        vec[i64]([0] * seats),  # table
        NOTHING,  # aside
        NOTHING,  # drawers
        vec[i64]([0] * seats),  # totals
        UNSEEN,
    )
    game.due = len(setup.deck)
    return game
