"""SO-5, hidden cards."""

from __future__ import annotations

import pytest

from stamtafel.core.state import SPECTATOR
from stamtafel.core.view import HIDDEN
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.rules import Swoop
from tests.games.swoop.drawing import begin, draw, legal, may, play, points, refused, table, turn


def test_so_5_1_only_once_the_open_card_has_gone() -> None:
    """SO-5.1: a hidden card waits until the open card on it has been played."""
    game = table("A: 5 [3/K] [-/J] | B: 2 2 | C: 2 2")
    assert legal(game, "A") == "5, + 3, turn 1"
    assert refused(game, "A turn 0") == "SO-5.1 refused-covered"
    assert refused(game, "A turn 2") == "SO-5.1 refused-no-hidden"
    play(game, "A + 3", "B 2", "C 2")
    assert may(game, "A turn 0")


def test_so_5_1_with_hidden_cards_only_at_any_time() -> None:
    """SO-5.1: where no open cards lie, hidden ones may be turned up from the first turn on."""
    game = begin(3, start=0, table="hidden")
    GAME.deal(game, range(game.due))
    assert legal(game, "A").endswith("turn 0, turn 1, turn 2, turn 3")


def test_so_5_1_only_as_the_first_card_of_a_turn() -> None:
    """SO-5.1: once a set has been played the turn is over: no hidden card joins it."""
    game = table("A: 5 9 [-/5] | B: 2 | C: 2")
    play(game, "A 5")
    assert refused(game, "A turn 0") == "SO-3.5 refused-not-your-turn"


def test_so_5_1_also_in_an_extra_turn() -> None:
    """SO-5.1: an extra turn may begin with a hidden card, too."""
    game = table("A: joker 5 [-/J] | B: 2 | C: 2 | pile: 3")
    play(game, "A joker", "A turn 0", "A add 0")
    assert draw(game) == "A: 5 | B: 2 | C: 2 | pile: J"


def faces(game: Swoop, viewer: int) -> list[str]:
    """What a viewer sees of A's hidden cards."""
    place = GAME.see(game, viewer).place("hidden", 0)
    return [card.face for card in place.cards] if place else []


def test_so_5_2_no_peeking_and_no_taking_back() -> None:
    """SO-5.2: nobody sees a hidden card before it is turned up, all do then, and it is played."""
    game = table("A: 5 [-/J] [-/Q] | B: 2 | C: 2 | pile: 3")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert faces(game, viewer) == [HIDDEN, HIDDEN]
    play(game, "A turn 1")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert faces(game, viewer) == [HIDDEN, "Q"]
    assert legal(game, "A") == "add 0"
    for move in ("A 5", "A turn 0", "A turn 1"):
        assert refused(game, move) == "SO-5.2 refused-must-add"


def test_so_5_2_one_choice_is_still_a_choice() -> None:
    """SO-5.2: with nothing to add the player is asked all the same, and nobody else is on turn."""
    game = table("A: 5 [-/J] | B: 2 | C: 2 | pile: 3")
    play(game, "A turn 0")
    assert turn(game) == "A"
    assert draw(game) == "A: 5 [-/J] | B: 2 | C: 2 | pile: 3"


def test_so_5_3_cards_of_the_same_rank_may_be_added() -> None:
    """SO-5.3: from hand or table, up to four in all; none need to be."""
    game = table("A: 8 8 8 8 5 [8/2] [-/8] | B: 2 | C: 2 | pile: 9")
    play(game, "A turn 1")
    assert legal(game, "A") == "add 0, add 1, add 2, add 3, add 0 + 1, add 1 + 1, add 2 + 1"
    play(game, "A add 1 + 1")
    assert draw(game) == "A: 5 8 8 8 [-/2] | B: 2 | C: 2 | pile: 9 8 8 8"


def test_so_5_3_so_4_4_within_four_alike_on_top() -> None:
    """SO-5.3: what is added keeps to four alike on top of the pile."""
    game = table("A: 8 8 5 [-/8] | B: 2 | C: 2 | pile: 8 8")
    play(game, "A turn 0")
    assert legal(game, "A") == "add 0, add 1"
    assert refused(game, "A add 2") == "SO-4.4 refused-five-alike"


def test_so_5_3_decided_before_the_pile_is_taken() -> None:
    """SO-5.3: a queen in the pile that the hidden queen takes up cannot be added to it."""
    game = table("A: 5 [-/Q] | B: 2 | C: 2 | pile: Q 9")
    play(game, "A turn 0")
    assert refused(game, "A add 1") == "SO-3.1 refused-not-in-hand"
    play(game, "A add 0")
    assert draw(game) == "A: 5 9 Q | B: 2 | C: 2 | pile: Q"


def test_so_5_4_lower_goes_on_top() -> None:
    """SO-5.4: a hidden card that is equal or lower goes on the pile."""
    game = table("A: 5 [-/3] | B: 2 | C: 2 | pile: 4")
    play(game, "A turn 0", "A add 0")
    assert draw(game) == "A: 5 | B: 2 | C: 2 | pile: 4 3"
    assert turn(game) == "B"


def test_so_5_4_higher_takes_the_pile() -> None:
    """SO-5.4: a higher one takes the pile and starts a new one, with what was added."""
    game = table("A: J 5 [-/J] | B: 2 | C: 2 | pile: 4 3")
    play(game, "A turn 0", "A add 1")
    assert draw(game) == "A: 3 4 5 | B: 2 | C: 2 | pile: J J"
    assert turn(game) == "B"


@pytest.mark.parametrize("card", ["10", "joker"])
def test_so_5_4_swoop_cards_sweep(card: str) -> None:
    """SO-5.4: a hidden 10 or joker sweeps, alone or with others added."""
    game = table(f"A: {card} 5 [-/{card}] | B: 2 | C: 2 | pile: 4 3")
    play(game, "A turn 0")
    assert legal(game, "A") == "add 0, add 1"
    play(game, "A add 1")
    assert draw(game) == "A: 5 | B: 2 | C: 2"
    assert turn(game) == "A"


def test_so_5_4_a_fourth_alike_sweeps() -> None:
    """SO-5.4: a hidden card that makes four alike sweeps."""
    game = table("A: 5 [-/8] | B: 2 | C: 2 | pile: 9 8 8 8")
    play(game, "A turn 0", "A add 0")
    assert draw(game) == "A: 5 | B: 2 | C: 2"
    assert turn(game) == "A"


def test_so_5_4_so_6_1_going_out_on_a_hidden_card() -> None:
    """SO-5.4, SO-6.1: the last hidden card ends the round, unless it takes a pile."""
    for pile, ended in (("4", True), ("2", False)):
        game = table(f"A: [-/3] | B: 2 | C: 2 | pile: {pile}")
        play(game, "A turn 0", "A add 0")
        assert (turn(game) == "") == ended
        assert draw(game).startswith("A: |" if ended else "A: 2 |")


def test_so_5_5_with_nothing_but_hidden_cards() -> None:
    """SO-5.5: whoever has only hidden cards must turn one."""
    game = table("A: [-/3] [-/K] | B: 2 | C: 2 | pile: 4")
    assert legal(game, "A") == "turn 0, turn 1"
    play(game, "A turn 1", "A add 0", "B 2")
    assert points(game) == "A 7, B 0, C 2"
