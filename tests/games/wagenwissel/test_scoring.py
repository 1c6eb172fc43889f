"""WW-9, scoring."""

from __future__ import annotations

import pytest

from stamtafel.core.state import row
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.material import MAKES
from stamtafel.games.wagenwissel.position import END
from stamtafel.games.wagenwissel.rules import WagenWissel
from tests.games.wagenwissel.drawing import play, table


def over(drawing: str) -> WagenWissel:
    """The end of a game in which the players have just these notes and cars.

    The last car, a bike that A turns up, is put aside.
    """
    game = table(drawing, pile="1", only=True)
    assert game.step == END
    game.cars[0] -= 1
    return game


def test_ww_9_1_the_example_of_the_rulebook() -> None:
    """WW-9.1: four cars of 100, three of 200 and two of 300 are 600 + 800 + 600 = 2,000 points."""
    game = over("A: , 4 4 4 4 5 5 5 6 6 | B: | C: ")
    assert list(game.scores()) == [2000, 0, 0]
    lines = [line for line in GAME.view(game).account if line.owner == 0]
    assert [line.points for line in lines] == [600, 800, 600, 0]
    assert [GAME.words("en").say(line.phrase, "ABC") for line in lines] == [
        "4 × Tuffer (100), counted 6 times",
        "3 × Zoemer (200), counted 4 times",
        "2 × Zwiep (300), counted twice",
        "Money in hand: a point for each euro",
    ]


@pytest.mark.parametrize(("cars", "points"), [(1, 1), (2, 2), (3, 4), (4, 6)])
@pytest.mark.parametrize("make", range(1, MAKES))
def test_ww_9_1_each_make_counts_once_twice_four_or_six_times(
    make: int, cars: int, points: int
) -> None:
    """WW-9.1, WW-1.3: 1, 2, 3 or 4 cars score their value 1, 2, 4 or 6 times; transports too."""
    value = [-10, 20, 50, 100, 200, 300, 400, 500][make]
    game = over(f"A: , {' '.join([str(make + 1)] * cars)} | B: | C: ")
    assert list(game.scores()) == [value * points, 0, 0]


@pytest.mark.parametrize(("bikes", "points"), [(1, -10), (2, -20), (3, -40)])
def test_ww_9_1_bikes_count_the_same_way(bikes: int, points: int) -> None:
    """WW-9.1: bikes count below zero, as often as cars do."""
    game = over(f"A: | B: , {' '.join(['1'] * bikes)} | C: ")
    assert list(game.scores()) == [0, points, 0]


def test_ww_9_1_four_bikes() -> None:
    """WW-9.1: four bikes are −60."""
    game = table("A: , 1 1 1 | B: | C: ", pile="1", only=True)
    assert game.over
    assert list(game.scores()) == [-60, 0, 0]


def test_ww_9_2_each_euro_is_a_point() -> None:
    """WW-9.2: money in hand scores its face."""
    game = over("A: 500 50 | B: 10, 2 | C: 200 200 20")
    assert list(game.scores()) == [550, 30, 420]
    assert list(game.returns()) == [1.0, 0.0, 0.0]


def test_ww_9_3_more_quartets_win_among_equals() -> None:
    """WW-9.3: equal points, then more complete quartets; bikes are none."""
    game = over("A: 100 20 | B: , 2 2 2 2 | C: 10")
    assert list(game.scores())[:2] == [120, 120]
    assert list(game.returns()) == [0.0, 1.0, 0.0]
    game = table("A: , 1 1 1 | B: 200 | C: 200 50 10", pile="1", only=True)
    game.cars = row([4, 0, 0, 0, 1, 1, 0, 0, *([0] * 8), *([0] * 8)])
    assert list(game.scores()) == [440, 200, 260]


def test_ww_9_3_bikes_make_no_quartet_that_breaks_a_tie() -> None:
    """WW-9.3: four bikes do not win a tie."""
    game = table("A: 200 50 10, 1 1 1 | B: 200 | C: ", pile="1", only=True)
    assert list(game.scores()) == [200, 200, 0]
    assert list(game.returns()) == [0.5, 0.5, 0.0]


def test_ww_9_3_else_the_win_is_shared() -> None:
    """WW-9.3: equal points and equal quartets share the win, all of them."""
    game = over("A: 100 20 | B: 100, 2 | C: 50 50 20")
    assert list(game.returns()) == pytest.approx([1 / 3] * 3)
    assert GAME.view(game, 0).prompt.key == "prompt-over-shared-you"
    game = over("A: 100 20 | B: 100, 2 | C: 50")
    assert list(game.returns()) == [0.5, 0.5, 0.0]
    assert GAME.view(game, 2).prompt.key == "prompt-over-shared"


def test_ww_9_4_who_is_out_cannot_win_even_against_less_than_nothing() -> None:
    """WW-9.4: out is nothing, and does not beat −20."""
    game = table("A: 10 | B: 10, 1 1 | C: 20, 5", pile="4 2", auction="open", start="A", only=True)
    play(game, "B pass", "C bid 500", "B pass", "A sell")
    play(game, "C put-up 5", "A pass", "B pass")
    assert list(game.scores()) == [10, -10, 0]
    game.money[0], game.money[1] = -5, -5
    assert game.scores()[0] < 0
    assert list(game.returns()) == [1.0, 0.0, 0.0]


def test_ww_9_1_lines_add_up_to_the_scores() -> None:
    """WW-9.1, WW-9.2: what a view explains line by line is the score."""
    game = over("A: 100 20, 2 2 8 | B: 10, 3 3 3 4 1 | C: , 5 5 5 5 7")
    view = GAME.view(game)
    for seat in range(3):
        lines = [line.points for line in view.account if line.owner == seat]
        assert sum(lines) == view.scores[seat] == game.scores()[seat]
