"""SW-7, the end of the game."""

from __future__ import annotations

import pytest

from stamtafel.core.errors import GameOver
from stamtafel.core.game import OptionValue
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import (
    begin,
    deal,
    giving,
    legal,
    play,
    play_refused,
    points,
    read,
    refused,
    table,
    totals,
    who,
    winner,
)


def played(drawing: str, round_: int = 1, **options: OptionValue) -> Swapybara:
    """The position drawn, its round played out without a swap."""
    game = table(drawing, "A", 0, round_, **options)
    play_refused(game)
    return game


def test_sw_7_1_the_highest_total_wins() -> None:
    """SW-7.1: after the last round the highest total wins, not the highest last card."""
    game = played("A: 3 | B: 6 | C: 2 12 | D: 5 | E: -1", rounds=1)
    assert totals(game) == "A 3, B 6, C 14, D 5, E -1"
    assert winner(game) == "C"


def test_sw_7_1_below_zero() -> None:
    """SW-7.1: the highest total wins, even if all are below zero."""
    game = played("A: 3 -9 | B: 6 six | C: 2 -8 | D: 5 -7 | E: -1 -3", rounds=1)
    assert totals(game) == "A -6, B -1, C -6, D -2, E -4"
    assert winner(game) == "B"


@pytest.mark.parametrize(
    ("drawing", "wins"),
    [
        ("A: 3 2 | B: 2 3 | C: 6 -4 | D: 5 -3 | E: -1", "A"),
        ("A: 2 3 | B: 3 2 | C: 6 -4 | D: 5 -3 | E: -1", "B"),
        ("A: 3 2 | B: 2 3 | C: 6 -4 | D: 5 0 | E: -1", "D"),
        ("A: 3 2 | B: 6 six 6 | C: 2 | D: 5 0 | E: -1", "B"),
        ("A: 3 2 | B: -1 minus -1 | C: 2 | D: 5 0 | E: 1", "D"),
    ],
)
def test_sw_7_1_a_tie_goes_to_the_highest_last_card(drawing: str, wins: str) -> None:
    """SW-7.1: among equals the highest card of the last round wins, whatever it scored."""
    game = played(drawing, rounds=1)
    scores = sorted(game.scores())
    assert scores[-1] == scores[-2] == 5
    assert winner(game) == wins


def test_sw_7_1_nothing_after_the_end() -> None:
    """SW-7.1: when the game is over, nobody may do anything and no deal is due."""
    game = played("A: 3 | B: 6 | C: 2 | D: 5 | E: -1", rounds=1)
    assert game.over
    assert (game.owing, game.turn, game.due) == (0, -1, 0)
    for seat in "ABCDE":
        assert legal(game, seat) == ""
        assert refused(game, f"{seat} ask A") == "SW-7.1 refused-over"
    with pytest.raises(GameOver):
        GAME.play(game, *read("A ask B"))


@pytest.mark.parametrize(("total", "over"), [(10, True), (9, True), (8, False), (-20, False)])
def test_sw_7_2_the_target_ends_the_game(total: int, over: bool) -> None:
    """SW-7.2: the game ends after the round in which somebody reaches the target."""
    game = played(f"A: 3 | B: 6 {total} | C: 2 | D: 5 | E: -1", target=15)
    assert game.over == over
    if over:
        assert winner(game) == "B"


def test_sw_7_2_reached_before_the_0_is_swapped() -> None:
    """SW-7.2: only the scores of the whole round count, the 0 swapped."""
    game = played("A: 3 | B: 5 10 | C: 2 | D: 0 | E: -1", target=15)
    assert not game.over
    GAME.play(game, *read("D give B"))
    assert totals(game) == "A 3, B 10, C 2, D 5, E -1"
    assert not game.over


@pytest.mark.parametrize(
    ("drawing", "wins"),
    [
        ("A: 3 12 | B: 6 10 | C: 2 | D: 5 12 | E: -1", "D"),
        ("A: 3 14 | B: 6 9 | C: 2 15 | D: 5 1 | E: -1", "A"),
        ("A: 3 13 | B: 6 six 17 | C: 2 | D: 5 11 | E: -1", "B"),
    ],
)
def test_sw_7_2_several_reach_it(drawing: str, wins: str) -> None:
    """SW-7.2: if several reach the target, the highest total wins, then the highest last card."""
    assert winner(played(drawing, target=15)) == wins


@pytest.mark.parametrize(("round_", "over"), [(98, False), (99, False), (100, True)])
def test_sw_7_3_round_100_is_the_last(round_: int, over: bool) -> None:
    """SW-7.3: with a target the game ends after round 100 at the latest, by SW-7.1."""
    game = played("A: 3 2 | B: 2 3 | C: 6 -4 | D: 5 -3 | E: -1", round_, target=100)
    assert game.over == over
    if over:
        assert winner(game) == "A"


def test_sw_7_3_a_hundred_rounds_played() -> None:
    """SW-7.3: a real game in which nobody gets anywhere ends after its hundredth round."""
    game = begin(4, target=100, start=0)
    cycle = [
        ["2", "1", "-1", "0"],
        ["-1", "2", "0", "1"],
        ["0", "-1", "1", "2"],
        ["1", "0", "2", "-1"],
    ]
    for round_ in range(1, 101):
        faces = cycle[round_ % 4]
        dealt = ["*" if seat == game.picker else face for seat, face in enumerate(faces)]
        deal(game, f"{' '.join(dealt)} | 3 | 4 5 6")
        play_refused(game)
        play(game, f"{giving(game)} give {who(faces.index('2'))}")
        assert game.over == (round_ == 100)
        if game.turn >= 0:
            play(game, f"{who(game.turn)} pick {cycle[(round_ + 1) % 4][game.turn]}")
    assert totals(game) == "A 50, B 50, C 50, D 50"
    assert (points(game), winner(game)) == ("A 0, B 1, C -1, D 2", "D")
