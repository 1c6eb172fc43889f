"""The contract of a game in progress, and of a judgement of one.

owing, turn     the seats that owe a decision, as bits; the first of them, -1 when none does
due             how many cards the dealer must shuffle now; 0 when no deal is due
over            the game has ended
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stamtafel.core.rng import Rng

SPECTATOR: Final = -1  # the seat of somebody who only watches


def row(numbers: Sequence[int]) -> vec[i64]:
    """Numbers from the plain package as a row for the compiled one."""
    return vec[i64]([number for number in numbers])


def lowest(bits: i64) -> i64:
    """The place of the lowest bit that is set, -1 when none is."""
    for place in range(8):
        if (bits >> place) & 1:
            return place
    return -1


FIRST: Final = vec[i64]([lowest(bits) for bits in range(256)])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is true at a table; changed in place, copied by `clone`."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.over = False
        self.due: i64 = 0
        self.owing: i64 = 0
        self.turn: i64 = -1

    def owe(self, bits: i64) -> None:
        """Say which seats owe a decision now, as bits."""
        self.owing = bits
        self.turn = FIRST[bits]

    def deal(self, order: vec[i64]) -> None:
        """The dealer acts: `order` is a permutation of range(due)."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """The actions a seat may take now, in a fixed order; shared, never to be written to."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Take a legal action; unchecked, the door for search (others go through Game.play)."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def resample(self, seat: i64, rng: Rng) -> None:
        """Redeal, in place, all that a seat cannot know, consistently with all it can."""
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """The points of each seat so far, as the rulebook counts them."""
        raise NotImplementedError

    def returns(self) -> vec[float]:
        """The share of the win of each seat once the game is over; the shares add up to 1."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What search asks of a game beside its rules.

    horizon     after how many decisions a playout is best judged
    """

    def __init__(self, horizon: i64 = 4) -> None:
        self.horizon: Final = horizon

    def imagine(self, state: State, seat: i64, rng: Rng) -> None:
        """Redeal, in place, all that a seat cannot know, the likelier the more often."""
        state.resample(seat, rng)

    def values(self, state: State) -> vec[float]:
        """How well each seat stands, from 0.0 (lost) to 1.0 (won)."""
        raise NotImplementedError

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal action such as a decent player would take."""
        raise NotImplementedError

    def settled(self, state: State) -> bool:
        """Whether what it picks now is as good as what a search would find."""
        return False


def ahead(totals: vec[float], seat: i64, mate: i64 = -1) -> float:
    """How far a seat's total is ahead of the best other one, a mate's left aside."""
    best = -1e9
    for other in range(len(totals)):
        if other != seat and other != mate:
            best = max(best, totals[other])
    return totals[seat] - best


def share(lead: float) -> float:
    """A lead from -1.0 (as good as lost) to 1.0 (as good as won) as a value from 0.0 to 1.0."""
    return max(0.0, min(1.0, 0.5 + lead / 2.0))
