"""Who plays where with which deal: duplicate, as at bridge, so that luck of the deal weighs less.

A deal is played once for every turn of its line-up round the table: all its bots sit on all seats
with the same cards. A round is the fewest deals after which all bots have played equally often.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd

from stamtafel.core.rng import stream


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played; by seat, `lineup` says which of the bots sits there."""

    number: int
    deal: int
    lineup: tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """At least so many games: whole rounds."""

    bots: int
    seats: int
    games: int
    seed: int

    @property
    def deals(self) -> int:
        """How many deals make a round."""
        return self.bots // gcd(self.bots, self.seats)

    @property
    def turns(self) -> int:
        """How often a deal is played; a bot alone sits on all seats anyway."""
        return self.seats if self.bots > 1 else 1

    def __len__(self) -> int:
        once = self.deals * self.turns
        return -(-self.games // once) * once

    def __iter__(self) -> Iterator[Fixture]:
        for deal in range(len(self) // self.turns):
            lineup = self.seated(deal)
            for turn in range(self.turns):
                yield Fixture(deal * self.turns + turn, deal, lineup[turn:] + lineup[:turn])

    def seated(self, deal: int) -> tuple[int, ...]:
        """Who plays a deal: in each round all in a new order, so many at a time, at any places."""
        order = list(stream(self.seed, f"round/{deal // self.deals}").order(self.bots))
        first = deal % self.deals * self.seats
        places = stream(self.seed, f"places/{deal}").order(self.seats)
        return tuple(order[(first + place) % self.bots] for place in places)
