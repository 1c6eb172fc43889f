"""SO-4, swoop."""

from __future__ import annotations

import pytest

from tests.games.swoop.drawing import draw, legal, may, play, points, refused, table, turn


def test_so_4_1_whoever_sweeps_is_on_turn_again() -> None:
    """SO-4.1: the pile is gone for good and exactly one player is on turn: who swept."""
    game = table("A: 8 8 5 | B: 2 | C: 2 | pile: Q 8 8")
    play(game, "A 8 8")
    assert draw(game) == "A: 5 | B: 2 | C: 2"
    assert game.owing == 1


@pytest.mark.parametrize(("lying", "played"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_so_4_2_four_alike(lying: int, played: int) -> None:
    """SO-4.2: four of a rank on top sweep, whether played at once or added to what lay there."""
    pile = " ".join(["9", *["8"] * lying])
    game = table(f"A: 8 8 8 8 5 | B: 2 | C: 2 | pile: {pile}")
    play(game, "A " + " ".join(["8"] * played))
    assert "pile" not in draw(game)
    assert turn(game) == "A"


def test_so_4_2_four_alike_added_by_several_players() -> None:
    """SO-4.2: it does not matter who laid the others."""
    game = table("A: 8 2 | B: 8 2 | C: 8 8 2 | pile: 9")
    play(game, "A 8", "B 8", "C 8 8")
    assert draw(game) == "A: 2 | B: 2 | C: 2"
    assert turn(game) == "C"


def test_so_4_2_three_alike_do_not_sweep() -> None:
    """SO-4.2: three are not enough."""
    game = table("A: 8 8 2 | B: 2 | C: 2 | pile: 8")
    play(game, "A 8 8")
    assert draw(game) == "A: 2 | B: 2 | C: 2 | pile: 8 8 8"
    assert turn(game) == "B"


def test_so_4_2_four_alike_with_an_open_card() -> None:
    """SO-4.2: cards from hand and table make four together."""
    game = table("A: 8 8 5 [8/2] [8/3] | B: 2 | C: 2 | pile: 9")
    play(game, "A 8 8 + 8 8")
    assert draw(game) == "A: 5 [-/2] [-/3] | B: 2 | C: 2"


@pytest.mark.parametrize("card", ["10", "joker"])
@pytest.mark.parametrize("pile", ["", "pile: A", "pile: K K 9 9 9 A"])
def test_so_4_3_swoop_cards_sweep_any_pile_or_none(card: str, pile: str) -> None:
    """SO-4.3: a 10 or joker may be played on anything, and to start with; it sweeps itself too."""
    game = table(f"A: {card} 5 | B: 2 | C: 2" + (f" | {pile}" if pile else ""))
    play(game, f"A {card}")
    assert draw(game) == "A: 5 | B: 2 | C: 2"
    assert turn(game) == "A"


def test_so_4_3_several_of_one_kind_but_not_of_both() -> None:
    """SO-4.3: several 10s, or several jokers, are a set; 10 and joker are not."""
    game = table("A: 10 10 joker joker joker | B: 2 | C: 2")
    assert legal(game, "A") == "10, 10 10, joker, joker joker, joker joker joker"
    play(game, "A joker joker")
    assert draw(game) == "A: 10 10 joker | B: 2 | C: 2"


def test_so_4_3_a_swoop_card_takes_nothing_up() -> None:
    """SO-4.3: a 10 on a lower card takes no pile into the hand."""
    game = table("A: 10 5 | B: 2 | C: 2 | pile: 9 9 2")
    play(game, "A 10")
    assert draw(game) == "A: 5 | B: 2 | C: 2"


def test_so_4_3_plain_tens() -> None:
    """SO-1.3, SO-4.3: with plain tens a 10 lies between 9 and J, and only jokers sweep."""
    game = table("A: 10 10 joker | B: 9 J | C: 9 J | pile: J", tens="plain")
    play(game, "A 10 10", "B J")
    assert draw(game) == "A: joker | B: 9 10 10 J | C: 9 J | pile: J"
    game = table("A: 10 5 | B: 2 | C: 2 | pile: J 9", tens="plain")
    play(game, "A 10")
    assert draw(game) == "A: 5 9 J | B: 2 | C: 2 | pile: 10"
    game = table("A: 10 10 10 10 5 | B: 2 | C: 2 | pile: J", tens="plain")
    play(game, "A 10 10 10 10")
    assert draw(game) == "A: 5 | B: 2 | C: 2"
    game = table("A: joker 5 | B: 2 | C: 2 | pile: J", tens="plain")
    play(game, "A joker")
    assert draw(game) == "A: 5 | B: 2 | C: 2"


@pytest.mark.parametrize(("lying", "most"), [(1, 3), (2, 2), (3, 1)])
def test_so_4_4_never_more_than_four_alike(lying: int, most: int) -> None:
    """SO-4.4: on one, two, three of a rank come three, two, one more at most."""
    pile = " ".join(["8"] * lying)
    game = table(f"A: 8 8 8 8 5 [8/2] | B: 2 | C: 2 | pile: {pile}")
    for count in range(1, 5):
        for shown in (0, 1):
            move = "A " + " ".join(["8"] * (count - shown) + ["+", "8"][: 2 * shown])
            allowed = "allowed" if count <= most else "SO-4.4 refused-five-alike"
            assert refused(game, move) == allowed


def test_so_4_5_so_4_4_four_higher_ones_take_and_sweep() -> None:
    """SO-4.5: four alike on a lower card take the pile first; the cards taken may be played on."""
    game = table("A: K K K K 3 | B: 2 | C: 2 | pile: 9 9 9 5")
    play(game, "A K K K K")
    assert draw(game) == "A: 3 5 9 9 9 | B: 2 | C: 2"
    assert legal(game, "A") == "3, 5, 9, 9 9, 9 9 9"


def test_so_4_6_big_swoop() -> None:
    """SO-4.6: with big swoop more than four alike may sweep; a set has four at most still."""
    game = table("A: 8 8 8 8 8 5 | B: 2 | C: 2 | pile: 8 8 8", big_swoop="yes")
    assert legal(game, "A") == "5, 8, 8 8, 8 8 8, 8 8 8 8"
    play(game, "A 8 8 8 8")
    assert draw(game) == "A: 5 8 | B: 2 | C: 2"
    assert turn(game) == "A"


def test_so_4_6_big_swoop_below_four() -> None:
    """SO-4.6: three alike do not sweep with big swoop either."""
    game = table("A: 8 8 5 | B: 2 | C: 2 | pile: 8", big_swoop="yes")
    play(game, "A 8 8")
    assert draw(game) == "A: 5 | B: 2 | C: 2 | pile: 8 8 8"


def test_so_4_7_the_extra_turn_must_be_taken() -> None:
    """SO-4.7: after sweeping there is no passing; whoever swept must play something."""
    game = table("A: 10 K | B: 2 | C: 2 | pile: 3")
    play(game, "A 10")
    assert legal(game, "A") == "K"
    assert not may(game, "B 2")


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("A: 10 | B: 2 | C: 2 | pile: 3", "A 10"),
        ("A: joker joker | B: 2 | C: 2", "A joker joker"),
        ("A: 8 8 | B: 2 | C: 2 | pile: 8 8", "A 8 8"),
        ("A: 8 8 8 8 | B: 2 | C: 2", "A 8 8 8 8"),
        ("A: 8 8 8 [8/-] | B: 2 | C: 2 | pile: 9", "A 8 8 8 + 8"),
    ],
)
def test_so_4_7_no_extra_turn_without_cards(drawing: str, move: str) -> None:
    """SO-4.7: a swoop with the last card ends the round; nobody is on turn any more."""
    game = table(drawing)
    play(game, move)
    assert turn(game) == ""
    assert points(game) == "A 0, B 2, C 2"
