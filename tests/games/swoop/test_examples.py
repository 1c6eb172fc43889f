"""The examples that the game is explained with, played through."""

from __future__ import annotations

from tests.games.swoop.drawing import draw, legal, may, play, points, table, turn


def test_so_4_5_carlas_four_kings() -> None:
    """SO-4.5: four kings on a 7 take the pile and sweep; then the cards taken are played on."""
    game = table("A: 2 | B: 3 | C: K K K K Q Q 9 7 5 | pile: Q Q 9 9 9 7", turn="C")
    play(game, "C K K K K")
    assert draw(game) == "A: 2 | B: 3 | C: 5 7 7 9 9 9 9 Q Q Q Q"
    assert turn(game) == "C"
    play(game, "C Q Q Q Q", "C 9 9 9 9")
    assert turn(game) == "C"
    play(game, "C 7 7")
    assert draw(game) == "A: 2 | B: 3 | C: 5 | pile: 7 7"
    assert turn(game) == "A"


def test_so_6_2_bens_68_points() -> None:
    """SO-6.2: left with A, 7, K and a joker, Ben counts 68."""
    game = table("A: 3 | B: A 7 K joker | C: 2 2 | pile: 5")
    play(game, "A 3")
    assert points(game) == "A 0, B 68, C 4"


def test_so_3_3_ben_takes_the_pile() -> None:
    """SO-3.3: on a 9 come two 6s; Ben has nothing as low and must take them with his queen."""
    game = table("A: 6 6 K | B: 8 Q | C: 5 | pile: 9")
    play(game, "A 6 6")
    assert legal(game, "B") == "8, Q"
    play(game, "B Q")
    assert draw(game) == "A: K | B: 6 6 8 9 | C: 5 | pile: Q"
    assert turn(game) == "C"


def test_so_4_4_three_8s_on_top() -> None:
    """SO-4.4: on three 8s one 8 is played, which sweeps; the other 8 may follow as extra turn."""
    game = table("A: 8 8 3 | B: 2 | C: 2 | pile: 8 8 8")
    assert may(game, "A 8")
    assert not may(game, "A 8 8")
    play(game, "A 8")
    assert turn(game) == "A"
    play(game, "A 8")
    assert draw(game) == "A: 3 | B: 2 | C: 2 | pile: 8"
    assert turn(game) == "B"
