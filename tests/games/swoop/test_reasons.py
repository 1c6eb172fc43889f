"""Why one might do something in Swoop: sentences that are true in rare positions, too."""

from __future__ import annotations

from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.rules import Swoop
from tests.games.swoop.drawing import SEATS, play, read, table


def why(game: Swoop, move: str) -> str:
    """The reason for a move, as its player is told it in English."""
    seat, action = read(move)
    assert GAME.explain is not None
    return GAME.words("en").say(GAME.explain(game, seat, action), SEATS, seat)


def test_as_many_alike_as_there_will_be() -> None:
    """SO-4.6: with big swoop more than four may lie on top."""
    drawing = "A: 8 8 8 2 | B: Q | C: 7 | pile: 8 8 8"
    plain, big = table(drawing), table(drawing, big_swoop="yes")
    assert why(plain, "A 8").startswith("That makes four alike")
    assert why(big, "A 8 8").startswith("That makes five alike")
    assert why(big, "A 8 8 8").startswith("That makes six alike")


def test_a_hidden_card_that_has_to_be_turned() -> None:
    """SO-5.5: with nothing but hidden cards left there is nothing else to play."""
    game = table("A: [-/K] [-/2] | B: Q | C: 7 | pile: 9 5")
    assert why(game, "A turn 0") == (
        "You have only hidden cards left, so you have to turn one up. "
        "If it is too high, you take up 2 cards."
    )
    assert "or would" not in why(table("A: K [-/2] | B: Q | C: 7 | pile: 9 5"), "A turn 0")


def test_what_may_not_be_added_may_yet_be_held() -> None:
    """SO-4.4: on three 8s a hidden 8 is played alone, even by who holds another one."""
    game = table("A: 8 2 [-/8] | B: Q | C: 7 | pile: 8 8 8")
    play(game, "A turn 0")
    assert why(game, "A add 0") == "There is nothing you may add."
