"""Pebbles: the rules, in the order of the booklet.

PB-1  Set-up        OPTIONS, deal
PB-2  A turn        legal, apply
PB-3  Scoring       show
PB-4  The end       returns
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.game import Option, Options
from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State, ahead, row, share

PEBBLES = 12
HAND = range(1, 5)  # PB-1.2: how many pebbles a player may get
NONE = -1

OPTIONS = (
    Option("hand", default=3, numbers=HAND),
    Option("last", default="single", words=("single", "double")),
)


class Pebbles(State):
    """A game in progress; pebble k has the number k + 1, and laying it is action k."""

    def __init__(self, seats: int, hand: int, double: bool) -> None:
        super().__init__(seats)
        self.hand = hand
        self.double = double
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid = [NONE] * seats  # in secret, until all have laid one
        self.shown: list[int] = []  # what the last turn showed
        self.points = [0] * seats
        self.won = NONE  # who scored last
        self.gone: list[int] = []  # all that has been shown
        self.due = PEBBLES

    def clone(self) -> Pebbles:
        twin = Pebbles(self.seats, self.hand, self.double)
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = self.laid[:]
        twin.shown = self.shown[:]
        twin.points = self.points[:]
        twin.won = self.won
        twin.gone = self.gone[:]
        twin.due, twin.over = self.due, self.over
        twin.owe(self.owing)
        return twin

    def deal(self, order: vec[i64]) -> None:
        """PB-1.2: each player gets a hand; the other pebbles stay in the bag, unseen."""
        pebbles = list(order)
        self.hands = [
            sorted(pebbles[seat * self.hand : (seat + 1) * self.hand]) for seat in range(self.seats)
        ]
        self.due = 0
        self.owe((1 << self.seats) - 1)

    def legal(self, seat: int) -> vec[i64]:
        """PB-2.1: any pebble of one's hand."""
        return row(self.hands[seat] if (self.owing >> seat) & 1 else ())

    def apply(self, seat: int, action: int) -> None:
        """PB-2.1: all lay one at the same time, so in any order."""
        self.hands[seat].remove(action)
        self.laid[seat] = action
        self.owe(self.owing & ~(1 << seat))
        if not self.owing:
            self.show()

    def show(self) -> None:
        """PB-3.1: the highest scores; PB-3.2: but the one just below it takes the point."""
        highest = max(self.laid)
        below = highest - 1
        self.won = self.laid.index(below if below in self.laid else highest)
        last = not self.hands[0]
        self.points[self.won] += 2 if last and self.double else 1  # PB-3.3
        self.shown = self.laid
        self.gone = sorted(self.gone + self.laid)
        self.laid = [NONE] * self.seats
        self.over = last
        self.owe(0 if last else (1 << self.seats) - 1)

    def scores(self) -> vec[i64]:
        return row(self.points)

    def returns(self) -> vec[float]:
        """PB-4.1: most points win; PB-4.2: several winners share."""
        best = max(self.points)
        share = 1.0 / self.points.count(best)
        return vec[float]([share if points == best else 0.0 for points in self.points])

    def resample(self, seat: int, rng: Rng) -> None:
        """Every pebble that the seat has not seen may lie anywhere, laid in secret too."""
        if self.due:
            return
        seen = [*self.gone, *(self.hands[seat] if seat >= 0 else ())]
        seen += [self.laid[seat]] if seat >= 0 else []
        unseen = row([pebble for pebble in range(PEBBLES) if pebble not in seen])
        rng.shuffle(unseen)
        left = list(unseen)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(left.pop() for _ in self.hands[other])
                self.laid[other] = NONE if self.laid[other] == NONE else left.pop()


class PebblesJudgement(Judgement):
    """Points count, and a high pebble is worth laying."""

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Pebbles)
        if state.over:
            return state.returns()
        totals = vec[float]([float(points) for points in state.points])
        return vec[float]([share(ahead(totals, seat) / 5) for seat in range(state.seats)])

    def pick(self, state: State, seat: int, rng: Rng) -> i64:
        return max(state.legal(seat))


def setup(seats: int, options: Options) -> Pebbles:
    """A new game with settled options."""
    return Pebbles(seats, int(options["hand"]), options["last"] == "double")
