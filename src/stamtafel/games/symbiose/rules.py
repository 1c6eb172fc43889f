"""Symbiose: the rules, in the order of the rulebook.

SY-1  The cards            Deck (SY-1.1), MOVE
SY-2  Setting up           deal, choose
SY-3  A turn               legal, apply, end_turn
SY-4  Scoring              tallies, points, scores, totals, returns
SY-5  Duel                 Setup, looks, end_turn
SY-6  Two against two      looks, returns

A place is a number: the ponds' places seat by seat, then the river's. In a pond the places run
left to right, the upper row first, as its owner sees them. The k-th card dealt is followed wherever
it lies: `dealt[k]` is the card, `lies[place]` tells which of them lies at a place. Every move is
public (SY-3.1), so all know `lies`; a card face down still lies where it was dealt, and nobody has
seen it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import State

KINDS: Final = 8  # SY-1.2: four animals, then four colours
FIXED: Final = 8  # what a card counts that scores its number wherever it lies (SY-1.3)
COLUMNS: Final = 4  # SY-2.1
ROWS: Final = 2
POND: Final = COLUMNS * ROWS
RIVER: Final = 4  # SY-2.2: the river's open cards
DUEL: Final = 2  # SY-5: so many players play a duel
TEAMS: Final = 4  # SY-6: so many players can play two against two

BY_LOT: Final = -1  # no start player yet
UNDEALT: Final = -1  # the places whose cards are face down, before there are any: all bits

# The set of one place, as bits; compiled, `1 << place` would be a shift of 32 bits.
BIT: Final = vec[i64]([2**place for place in range(TEAMS * POND + 2 * RIVER)])

# What is to be done now.
LOT: Final = 0
DEAL: Final = 1
FIRST: Final = 2  # all choose the first card to turn up (SY-2.3)
SWAP: Final = 3
TURN: Final = 4  # turn up a card after a swap with an open one (SY-3.3)
END: Final = 5


@final
class Deck:
    """SY-1.3: what stands on each card of a deck; nothing in it changes."""

    __slots__ = ("animal", "colour", "counts", "points", "shows", "digit")

    def __init__(
        self, animal: vec[i64], colour: vec[i64], counts: vec[i64], points: vec[i64]
    ) -> None:
        self.animal: Final = animal
        self.colour: Final = colour
        self.counts: Final = counts  # the animal or colour it scores for, or FIXED
        self.points: Final = points
        # For tallies, which give each animal and colour a hexadecimal digit: what a card adds to
        # one, and where in one stands what it counts.
        self.shows: Final = vec[i64](
            [BIT[4 * animal[card]] + BIT[4 * colour[card]] for card in range(len(animal))]
        )
        self.digit: Final = vec[i64]([4 * kind for kind in counts])


@final
class Move:
    """What an action number stands for: the place in the pond, and the river's if it is a swap."""

    __slots__ = ("slot", "river")

    def __init__(self, slot: i64, river: i64) -> None:
        self.slot: Final = slot
        self.river: Final = river  # NO_SWAP: turn up the card


NO_SWAP: Final = -1
TURN_UP: Final = 2 * RIVER * POND  # the first action that turns up a card

# Every action by its number: for each place of the river a swap with each of the pond, then turning
# up each card of the pond.
MOVE: Final = vec[Move](
    [Move(slot, river) for river in range(i64(2 * RIVER)) for slot in range(i64(POND))]
    + [Move(slot, NO_SWAP) for slot in range(i64(POND))]
)

NOTHING: Final = vec[i64]()
AS_DEALT: Final = vec[i64](range(TEAMS * POND + RIVER))
# By which cards of a pond are face down, as bits: turning up one of these.
TURNS: Final = vec[vec[i64]](
    [
        vec[i64]([TURN_UP + slot for slot in range(POND) if (closed >> slot) & 1])
        for closed in range(1 << POND)
    ]
)


@final
class Setup:
    """What was agreed on before the game, and what follows from it; nothing in it changes."""

    __slots__ = (
        "deck",
        "teams",
        "pond",
        "bank",
        "river",
        "ponds",
        "closed",
        "owner",
        "looks",
        "swaps",
    )

    def __init__(
        self, seats: i64, deck: Deck, teams: bool, rows: i64, width: i64, turns: i64
    ) -> None:
        pond = rows * COLUMNS
        bank = seats * pond
        river = 2 * width if seats == DUEL else width  # SY-5.1
        closed = BIT[bank + river] - BIT[bank + width]
        for place in range(bank):
            if place % pond >= pond - turns - 1:  # a study may begin with some cards open
                closed |= BIT[place]
        self.deck: Final = deck
        self.teams: Final = teams
        self.pond: Final = pond  # places of a pond
        self.bank: Final = bank  # the first place of the river, behind all ponds
        self.river: Final = river  # places of the river
        self.ponds: Final = BIT[bank] - 1  # the places of all ponds, as bits
        self.closed: Final = closed  # the places whose cards are dealt face down, as bits
        # By place: whose pond it is in; the river is the last.
        self.owner: Final = vec[i64]([min(place // pond, seats) for place in range(bank + river)])
        # By place of a pond: whose pond it looks at.
        self.looks: Final = vec[i64](
            [looks(seats, teams, place // pond, place % COLUMNS) for place in range(bank)]
        )
        # The actions of a turn.
        self.swaps: Final = vec[i64](
            [place * POND + slot for place in range(river) for slot in range(pond)]
        )


@final
class Symbiose(State):
    """A game in progress."""

    def __init__(
        self,
        seats: i64,
        setup: Setup,
        step: i64,
        start: i64,
        dealt: vec[i64],
        lies: vec[i64],
        closed: i64,
        chosen: i64,
    ) -> None:
        super().__init__(seats)
        self.setup: Final = setup
        self.step = step
        self.start = start
        self.dealt = dealt  # cards left over (SY-2.2) at its end
        self.lies = lies
        self.closed = closed  # the places whose cards are face down, as bits
        self.chosen = chosen  # the first cards chosen and not yet turned up, as bits

    def clone(self) -> Symbiose:
        twin = Symbiose(
            self.seats,
            self.setup,
            self.step,
            self.start,
            self.dealt,
            self.lies[:],
            self.closed,
            self.chosen,
        )
        twin.over = self.over
        twin.due = self.due
        twin.owing = self.owing
        twin.turn = self.turn
        return twin

    def card(self, place: i64) -> i64:
        """The card at a place."""
        return self.dealt[self.lies[place]]

    def at(self, seat: i64, slot: i64) -> i64:
        """A place of a seat's pond."""
        return seat * self.setup.pond + slot

    def face_down(self, place: i64) -> bool:
        """Whether the card at a place lies face down."""
        return (self.closed >> place) & 1 == 1

    # SY-2 Set-up

    def deal(self, order: vec[i64]) -> None:
        """SY-2.4: the lot's highest card starts. SY-2.1, SY-2.2: the ponds, then the river."""
        if self.step == LOT:
            for seat in range(self.seats):
                if order[seat] == self.seats - 1:
                    self.start = seat
            self.step = DEAL
            self.due = len(self.setup.deck.points)
            return
        self.dealt = order[:]
        self.lies = AS_DEALT[: self.setup.bank + self.setup.river]
        self.closed = self.setup.closed
        self.step = FIRST
        self.due = 0
        self.owe(BIT[self.seats] - 1)

    def choose(self, seat: i64, place: i64) -> None:
        """SY-2.3: all choose a card at the same time; with the last, all are turned up."""
        self.chosen |= BIT[place]
        self.owe(self.owing & ~BIT[seat])
        if self.owing == 0:
            self.closed &= ~self.chosen
            self.chosen = 0
            self.step = SWAP
            self.owe(BIT[self.start])

    # SY-3 A turn

    def legal(self, seat: i64) -> vec[i64]:
        """SY-3.1, SY-5.2: any swap. SY-2.3, SY-3.3: turn up any face-down card of one's own."""
        if not (self.owing >> seat) & 1:
            return NOTHING
        if self.step == SWAP:
            return self.setup.swaps
        return self.turns(seat)

    def turns(self, seat: i64) -> vec[i64]:
        """The face-down cards of a seat's pond, as actions that turn them up."""
        pond = self.setup.pond
        return TURNS[(self.closed >> seat * pond) & (BIT[pond] - 1)]

    def apply(self, seat: i64, action: i64) -> None:
        move = MOVE[action]
        place = seat * self.setup.pond + move.slot
        if self.step == FIRST:
            self.choose(seat, place)
            return
        if move.river != NO_SWAP:
            river = self.setup.bank + move.river
            lies = self.lies
            lies[place], lies[river] = lies[river], lies[place]
            self.closed &= ~BIT[river]  # SY-5.2: whatever is swapped lies open
            if not self.face_down(place):
                self.step = TURN  # SY-3.3
                return
        self.closed &= ~BIT[place]  # SY-3.2, SY-3.4
        self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        """SY-2.4: clockwise. SY-3.5: until all ponds are open; SY-5.4: then the river opens too."""
        if self.closed & self.setup.ponds == 0:
            self.closed = 0
            self.step = END
            self.over = True
            self.owe(0)
            return
        self.step = SWAP
        seat += 1
        if seat == self.seats:
            seat = 0
        self.owe(BIT[seat])

    # SY-4 Scoring

    def tallies(self) -> vec[i64]:
        """How many open cards of each pond, the river last, show each animal and colour.

        A hexadecimal digit each; the digit FIXED is 1, for cards that score their number.
        """
        owner = self.setup.owner
        shows = self.setup.deck.shows
        dealt = self.dealt
        lies = self.lies
        found = vec[i64]([BIT[4 * FIXED]] * (self.seats + 1))
        for place in range(len(lies)):
            if not self.face_down(place):
                found[owner[place]] += shows[dealt[lies[place]]]
        return found

    def points(self) -> vec[i64]:
        """SY-4.1, SY-4.2: what the card at each place of a pond scores, 0 if it is face down."""
        looks = self.setup.looks
        rate = self.setup.deck.points
        digit = self.setup.deck.digit
        dealt = self.dealt
        lies = self.lies
        found = self.tallies()
        points = vec[i64]([0] * self.setup.bank)
        for place in range(len(points)):
            if not self.face_down(place):
                card = dealt[lies[place]]
                points[place] = rate[card] * ((found[looks[place]] >> digit[card]) & 15)
        return points

    def scores(self) -> vec[i64]:
        """SY-4.5: what each seat's open cards score now, open cards alone being counted."""
        owner = self.setup.owner
        points = self.points()
        totals = vec[i64]([0] * self.seats)
        for place in range(len(points)):
            totals[owner[place]] += points[place]
        return totals

    def totals(self) -> vec[i64]:
        """What each seat's win hangs on: its score, or its team's (SY-6.3)."""
        scores = self.scores()
        if not self.setup.teams:
            return scores
        return vec[i64]([scores[seat] + scores[partner(seat)] for seat in range(self.seats)])

    def returns(self) -> vec[float]:
        """SY-4.4, SY-6.3: the highest total wins, equal totals share."""
        totals = self.totals()
        best = totals[0]
        winners = 0.0
        for total in totals:
            if total > best:
                best = total
                winners = 0.0
            if total == best:
                winners += 1.0
        return vec[float]([1.0 / winners if total == best else 0.0 for total in totals])

    # What a seat cannot know

    def resample(self, seat: i64, rng: Rng) -> None:
        """Deal anew all cards that nobody has seen, and what others have chosen but not shown."""
        if len(self.dealt) == 0:
            return
        table = len(self.lies)
        unseen = vec[i64]([k for k in range(len(self.dealt)) if k >= table or self.face_down(k)])
        cards = vec[i64]([self.dealt[k] for k in unseen])
        rng.shuffle(cards)
        self.dealt = self.dealt[:]  # clones share the old one
        for i in range(len(unseen)):
            self.dealt[unseen[i]] = cards[i]
        if self.step == FIRST:
            self.choose_anew(seat, rng)

    def choose_anew(self, viewer: i64, rng: Rng) -> None:
        """Whoever has chosen, but the viewer, may have chosen any card."""
        pond = self.setup.pond
        for seat in range(self.seats):
            if seat != viewer and not (self.owing >> seat) & 1:
                turns = self.turns(seat)
                slot = MOVE[turns[rng.below(len(turns))]].slot
                self.chosen &= ~((BIT[pond] - 1) << seat * pond)
                self.chosen |= BIT[self.at(seat, slot)]


def partner(seat: i64) -> i64:
    """SY-6.1: partners sit opposite."""
    return (seat + 2) & 3


def looks(seats: i64, teams: bool, seat: i64, column: i64) -> i64:
    """SY-4.2: whose pond a column looks at; the river is the last."""
    if column != 0 and column != COLUMNS - 1:
        return seat
    if teams:
        return partner(seat)  # SY-6.2
    if seats == DUEL:
        return DUEL if (column == 0) == (seat == 1) else 1 - seat  # SY-5.3
    after = 1 if column == 0 else seats - 1  # SY-4.3
    return (seat + after) % seats


def begin(
    seats: i64, deck: Deck, start: i64, teams: bool, rows: i64, width: i64, turns: i64
) -> Symbiose:
    """A new game; `start` BY_LOT draws the start player, `width` is the river's open cards."""
    setup = Setup(seats, deck, teams, rows, width, turns)
    step = LOT if start == BY_LOT else DEAL
    game = Symbiose(seats, setup, step, start, NOTHING, NOTHING, UNDEALT, 0)
    game.due = seats if start == BY_LOT else len(deck.points)
    return game
