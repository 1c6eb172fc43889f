"""Swapybara with one turn each, counted to the end, and by a naive second opinion."""

from __future__ import annotations

from collections import Counter

import pytest

from stamtafel.core.game import game
from tests.perft import assert_perft

ONE_ROUND = {"rounds": 1, "start": 0, "turns": 1}
# All ways to play 1, 2, 3, … actions, by deal.
COUNTS = {
    "5 4 2 0 | 3 | -1 1 6": [3, 7, 20, 54, 150, 369, 836, 1345, 964],
    "0 2 4 5 | -1 | 1 3 6": [4, 8, 25, 65, 183, 450, 1054, 1321, 1444],
    "5 4 2 0 6 | -1 1 3": [2, 3, 10, 16, 64, 112, 448, 700, 2418, 3873, 15492],
}


@pytest.mark.parametrize("deal", COUNTS)
def test_one_round_with_one_turn_each(deal: str) -> None:
    """SW-3, SW-4, SW-5: all ways of playing a round in which everybody has one turn."""
    swapybara = game("swapybara")
    state = swapybara.begin(len(deal.partition("|")[0].split()), ONE_ROUND)
    swapybara.deal(state, swapybara.read_deal(state, deal))
    assert_perft(swapybara, state, COUNTS[deal])


@pytest.mark.parametrize("deal", COUNTS)
def test_second_opinion(deal: str) -> None:
    """SW-3, SW-4, SW-5: the rules written down once more, naively, give the same counts."""
    seats, *centre = (part.split() for part in deal.split("|")[:-1])
    found: Counter[int] = Counter()
    count_turn([*seats, *(centre[0] if centre else [])], len(seats), 0, 1, found)
    assert [found[depth] for depth in sorted(found)] == COUNTS[deal]


def count_turn(cards: list[str], seats: int, turn: int, depth: int, found: Counter[int]) -> None:
    """Count the actions of a turn and all that may follow; the centre card lies last."""
    if turn == seats:
        if "0" in cards[:seats]:
            found[depth] += len(cards) - 1  # SW-5.2: to anybody else, or to the centre
        return
    for other in range(len(cards)):
        beside = (other - turn) % seats in (1, seats - 1)
        if other == turn or (cards[turn] == "5" and other < seats and not beside):
            continue
        found[depth] += 1
        if other == seats:  # SW-3.6: the centre is not asked
            count_turn(swapped(cards, turn, other), seats, turn + 1, depth + 1, found)
            continue
        if cards[other] != "2":
            found[depth + 1] += 1
            count_turn(swapped(cards, turn, other), seats, turn + 1, depth + 2, found)
        if cards[other] != "4":
            found[depth + 1] += 1
            count_turn(cards, seats, turn + 1, depth + 2, found)


def swapped(cards: list[str], one: int, other: int) -> list[str]:
    """The cards with two of them exchanged."""
    cards = cards[:]
    cards[one], cards[other] = cards[other], cards[one]
    return cards
