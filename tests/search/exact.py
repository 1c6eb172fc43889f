"""What is best at a tiny table, by going through all that may be true and all that may be done.

A seat's worlds are the states that it cannot tell apart, each equally likely. The seat does what is
best on average in those it still cannot tell apart then. So does whoever else has a choice: that
player must know just what the seat knows, which is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from stamtafel.bots.chair import Chair
from stamtafel.bots.searching import Budget, SearchingBot
from stamtafel.core.game import Game
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.search.tree import Search

DRAWS = 12  # chance deals so many times as many states as there are worlds, and none is missing
LOOKS = 4  # so many worlds are dealt anew to see what another player knows
WIDEST = 0.5  # no share of the win deviates more than this from its mean


@dataclass(frozen=True)
class Study:
    """A state that is true, and all worlds that the seat on turn may take for it."""

    game: Game
    state: State
    worlds: Sequence[State]

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.state.turn

    def drawn(self, secrets: Callable[[Any], object]) -> set[object]:
        """What is hidden in the states that chance deals to the seat."""
        rng = stream(1, "drawn")
        found = set()
        for _ in range(DRAWS * len(self.worlds)):
            twin = self.state.clone()
            twin.resample(self.seat, rng)
            found.add(secrets(twin))
        return found

    @cached_property
    def values(self) -> dict[int, float]:
        """The share of the win that each action brings the seat, on average over its worlds."""
        seat = self.seat
        actions = self.game.legal(self.state, seat)
        return {action: self.after(self.worlds, seat, action)[seat] for action in actions}

    def after(self, worlds: Iterable[State], mover: int, action: int | None) -> list[float]:
        """What each seat gets if somebody takes an action, or in each world the only one."""
        parts: dict[bytes, list[State]] = {}
        number = 0
        for world in worlds:
            state = world.clone()
            state.apply(mover, state.legal(mover)[0] if action is None else action)
            assert not state.due
            seen = b"" if state.over else sent(self.game, state, self.seat)
            parts.setdefault(seen, []).append(state)
            number += 1
        shares = [(len(part), self.share(part)) for part in parts.values()]
        seats = range(self.state.seats)
        return [sum(many * share[seat] for many, share in shares) / number for seat in seats]

    def share(self, worlds: Sequence[State]) -> list[float]:
        """What each seat gets on average from here on, in worlds the seat cannot tell apart."""
        if worlds[0].over:
            every = [list(world.returns()) for world in worlds]
            return [sum(column) / len(every) for column in zip(*every, strict=True)]
        mover = worlds[0].turn
        rows = {tuple(world.legal(mover)) for world in worlds}
        if all(len(row) == 1 for row in rows):
            return self.after(worlds, mover, None)
        (actions,) = rows
        assert mover == self.seat or self.knows_the_same(worlds, mover)
        return max((self.after(worlds, mover, a) for a in actions), key=lambda s: s[mover])

    def knows_the_same(self, worlds: Sequence[State], mover: int) -> bool:
        """Whether another player can tell these worlds as little apart, and knows no less."""
        dealt = [world.clone() for world in worlds[:LOOKS]]
        for number, world in enumerate(dealt):
            world.resample(mover, stream(number, "mover"))
        seen = {sent(self.game, world, self.seat) for world in [*dealt, worlds[0]]}
        return len(seen) == 1 and len({sent(self.game, w, mover) for w in worlds}) == 1

    def searched(self, plain: bool, iterations: int) -> Search:
        """A search for the seat's decision."""
        rng = stream(4, "bot")
        chair = Chair(self.game, self.state, self.seat, rng)
        return SearchingBot(Budget(iterations=iterations), plain).search(chair, rng)

    def lost(self, search: Search) -> float:
        """How much less than the best what a search chose brings."""
        return max(self.values.values()) - self.values[search.best()]

    def strays(self, search: Search, often: int) -> list[float]:
        """How far off a search found the actions it took so often, in the widest deviations."""
        before = 0.0
        if not search.plain:
            values = search.judgement.values
            before = sum(values(world)[self.seat] for world in self.worlds) / len(self.worlds)
        return [
            abs(before + mean - self.values[action]) * visits**0.5 / WIDEST
            for action, visits, mean in search.found()
            if visits >= often
        ]


def sent(game: Game, state: State, viewer: int) -> bytes:
    """What a seat may know, as it is sent."""
    return msgspec.json.encode(game.view(state, viewer))
