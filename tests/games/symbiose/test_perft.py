"""Small tables counted to the end, and by a naive second opinion."""

from __future__ import annotations

from collections import Counter
from math import perm

import pytest

from stamtafel.core.game import game
from tests.perft import assert_perft

SMALL = {"start": 0, "rows": 1, "river": 1}
# All ways to play 1, 2, 3, … actions, by number of players and turns.
COUNTS = {
    (2, 1): [4, 8, 64, 176, 480, 288],
    (3, 1): [6, 24, 48, 192, 336, 912, 1728, 2592, 1296],
}


@pytest.mark.parametrize(("seats", "turns"), COUNTS)
def test_small_games(seats: int, turns: int) -> None:
    """SY-2.3, SY-3.1, SY-3.3, SY-5.2: all ways of playing a small game, action by action."""
    symbiose = game("symbiose")
    state = symbiose.begin(seats, SMALL | {"turns": turns})
    assert_perft(symbiose, state, COUNTS[seats, turns])


@pytest.mark.parametrize(("seats", "turns"), COUNTS)
def test_second_opinion(seats: int, turns: int) -> None:
    """SY-2.3, SY-3.1, SY-3.3, SY-5.2: the same counts from the rules as arithmetic."""
    found: Counter[int] = Counter()
    for answered in range(seats):  # in any order, any of turns + 1 cards
        found[answered + 1] = perm(seats, answered + 1) * (turns + 1) ** (answered + 1)
    count_turns(seats, [4 - turns] * seats, found[seats], seats, found)
    assert [found[depth] for depth in sorted(found)] == COUNTS[seats, turns]


def count_turns(seats: int, opened: list[int], ways: int, depth: int, found: Counter[int]) -> None:
    """Count the actions of a turn that is come to in so many ways, and all that follows."""
    if opened[0] == 4:
        return
    river = 2 if seats == 2 else 1
    closed = 4 - opened[0]
    after = [*opened[1:], opened[0] + 1]
    found[depth + 1] += ways * river * 4
    count_turns(seats, after, ways * river * closed, depth + 1, found)
    found[depth + 2] += ways * river * opened[0] * closed
    count_turns(seats, after, ways * river * opened[0] * closed, depth + 2, found)
