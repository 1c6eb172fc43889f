"""A small Swoop, counted action by action and by a naive second opinion."""

from __future__ import annotations

from collections import Counter

import pytest

from stamtafel.core.game import OptionValue
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import Swoop
from tests.games.swoop.drawing import begin, deal
from tests.games.swoop.naive import Table
from tests.games.swoop.test_games import copied
from tests.perft import perft

FULL = "2, A, A 2 | 10, 2, 2 2 | A, joker, 2 10"
# Options, the cards dealt, and all ways to play 1, 2, 3, … actions.
COUNTS: dict[str, tuple[dict[str, OptionValue], str, list[int]]] = {
    "swooping tens": ({}, FULL, [4, 20, 58, 140, 288, 611, 1179, 1751, 2297]),
    "plain tens": ({"tens": "plain"}, FULL, [4, 20, 58, 149, 347, 872, 1850, 3113, 5475]),
    "big swoop": (
        {"big_swoop": "yes"},
        "2, A, 2 2 | 10, 2, 2 2 | A, joker, 2 2",
        [3, 15, 38, 83, 148, 288, 453, 689, 995],
    ),
    "hidden cards only": (
        {"table": "hidden"},
        "2, A A 2 | 10, 2 2 2 | A, 2 10 joker",
        [4, 14, 43, 105, 222, 493, 1050, 1891, 3060],
    ),
    "all in hand": (
        {"table": "none"},
        "A A 2 2 | 2 2 2 10 | A 2 10 joker",
        [4, 15, 51, 137, 345, 820, 1694, 2742, 3894],
    ),
}


def small(options: dict[str, OptionValue], cards: str) -> Swoop:
    """Three players with four cards each, of A, 2, 10 and joker, just dealt."""
    game = begin(3, cards=4, ranks=2, start=0, target=1, **options)
    rest = Counter(FACES[rank] for rank in game.setup.deck)
    rest.subtract(cards.replace(",", " ").replace("|", " ").split())
    deal(game, f"{cards} | {' '.join(rest.elements())}")
    return game


@pytest.mark.parametrize("name", COUNTS)
def test_so_3_1_all_ways_of_playing(name: str) -> None:
    """SO-3.1, SO-4, SO-5: the number of ways to play on, by depth."""
    options, cards, counts = COUNTS[name]
    assert perft(GAME, small(options, cards), len(counts)) == counts


@pytest.mark.parametrize("name", COUNTS)
def test_so_3_1_second_opinion(name: str) -> None:
    """SO-3.1, SO-4, SO-5: the naive rules count as many ways."""
    options, cards, counts = COUNTS[name]
    found: Counter[int] = Counter()
    count(copied(small(options, cards), options), 1, len(counts), found)
    assert [found[depth] for depth in range(1, len(counts) + 1)] == counts


def count(table: Table, depth: int, deepest: int, found: Counter[int]) -> None:
    """Count the actions here and all that may follow within the round."""
    if table.over or depth > deepest:
        return
    for action in table.legal():
        found[depth] += 1
        after = table.copy()
        after.play(action)
        count(after, depth + 1, deepest, found)
