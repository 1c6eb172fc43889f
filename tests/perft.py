"""Perft: how many ways of playing on there are, by depth; a wrong rule changes the numbers.

Deals are the same every time: cards in the order of their numbers. A mismatch is shown by the
numbers under each first action, so that the wrong branch can be followed down.
"""

from __future__ import annotations

from itertools import zip_longest

import pytest

from stamtafel.core.game import Game
from stamtafel.core.record import Act, Deal, Step
from stamtafel.core.state import State
from tests.conformance.walk import owing, stepped

Counts = list[int]


def dealt(game: Game, state: State) -> State:
    """A copy of a state with all deals that are due made."""
    while state.due:
        state = stepped(game, state, Deal(tuple(range(state.due))))
    return state


def branches(game: Game, state: State) -> dict[str, State]:
    """Every action of every seat that owes one, and where it leads."""
    steps: dict[str, Step] = {
        f"{seat} {game.actions.write(action)}": Act(seat, action)
        for seat in owing(state)
        for action in game.legal(state, seat)
    }
    return {text: dealt(game, stepped(game, state, step)) for text, step in steps.items()}


def perft(game: Game, state: State, depth: int) -> Counts:
    """The number of ways to play 1, 2, … up to `depth` actions; shorter when no game is so long."""
    if depth == 0 or state.over:
        return []
    below = [perft(game, after, depth - 1) for after in branches(game, state).values()]
    return [len(below), *(sum(level) for level in zip_longest(*below, fillvalue=0))]


def assert_perft(game: Game, state: State, counts: Counts) -> None:
    """Compare the counts; where they differ, show those under each first action."""
    start = dealt(game, state)
    found = perft(game, start, len(counts) + 1)
    if found != counts:
        under = {text: perft(game, s, len(counts)) for text, s in branches(game, start).items()}
        lines = [f"{text}: {below}" for text, below in under.items()]
        pytest.fail("\n".join([f"{found} instead of {counts}", *lines]))
