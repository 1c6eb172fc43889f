"""The worked examples of the rulebook, with its own figures."""

from __future__ import annotations

import doctest

from tests.games.swapybara import drawing
from tests.games.swapybara.drawing import (
    deal,
    play,
    play_refused,
    points,
    refused,
    table,
    tokens,
    totals,
    winner,
)


def test_the_drawings() -> None:
    """The example of how positions are drawn holds."""
    assert doctest.testmod(drawing) == (0, 4)


def test_sw_3_3_suzanne_marcel_suzanne() -> None:
    """SW-3.3: Suzanne (B), Marcel (C), then Suzanne again may be asked; nobody twice running."""
    game = table("A: 3 | B: 1 | C: 5 | D: -1 | E: 2")
    others = ["B ask C", "C refuse", "C ask D", "D refuse", "D ask E", "E refuse"]
    play(game, "A ask B", "B refuse", *others, "E ask A", "A refuse")

    assert refused(game, "A ask B") == "SW-3.3 refused-asked-last"
    play(game, "A ask C", "C refuse")
    play(game, "B ask A", "A refuse", "C ask B", "B refuse", "D ask A", "A refuse")
    play(game, "E ask D", "D refuse")
    assert refused(game, "A ask C") == "SW-3.3 refused-asked-last"
    play(game, "A ask B")


def test_sw_4_6_the_6_twice() -> None:
    """SW-4.6: the 6 two rounds running makes 5 points together, and its token goes back."""
    game = table("A: 3 | B: 6 | C: 2 | D: 1 | E: 5", rounds=2)
    play_refused(game)
    assert points(game) == "A 3, B 6, C 2, D 1, E 5"
    assert tokens(game) == "six B, minus middle, shield middle"

    play(game, "D pick 1")
    deal(game, "3 6 2 * 5 | -1 0 4")
    play_refused(game)
    assert points(game) == "A 3, B -1, C 2, D 1, E 5"
    assert totals(game) == "A 6, B 5, C 4, D 2, E 10"
    assert tokens(game) == "six middle, minus middle, shield middle"


def test_sw_4_7_the_minus_twice() -> None:
    """SW-4.7: the −1 two rounds running makes 5 points together, and its token goes back."""
    game = table("A: 3 | B: -1 | C: 2 | D: 1 | E: 5", rounds=2)
    play_refused(game)
    assert points(game) == "A 3, B -1, C 2, D 1, E 5"
    assert tokens(game) == "six middle, minus B, shield middle"

    play(game, "D pick 1")
    deal(game, "3 -1 2 * 5 | 0 4 6")
    play_refused(game)
    assert points(game) == "A 3, B 6, C 2, D 1, E 5"
    assert totals(game) == "A 6, B 5, C 4, D 2, E 10"
    assert tokens(game) == "six middle, minus middle, shield middle"


def test_sw_1_2_a_target_of_15_points() -> None:
    """SW-1.2: with a target of 15 the game ends with the round in which somebody has 15 points."""
    game = table("A: 5 | B: -1 | C: 2 | D: 1 | E: 3", target=15)
    for total in (5, 10):
        play_refused(game)
        assert (game.scores()[0], game.over) == (total, False)
        play(game, "D pick 1")
        deal(game, "5 -1 2 * 3 | 0 4 6")
    play_refused(game)
    assert winner(game) == "A"
