"""SY-2, setting up."""

from __future__ import annotations

from itertools import permutations

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.view import HIDDEN
from stamtafel.games.symbiose import GAME
from tests.games.symbiose.drawing import (
    SEATS,
    begin,
    legal,
    play,
    pond,
    refused,
    river,
    table,
)

THREE = "A: b2 fish pink points 8 | B: c1 frog pink points 5 | C:"


def test_sy_2_1_two_rows_of_four_face_down() -> None:
    """SY-2.1: everybody has eight cards face down, which nobody sees, their owner neither."""
    game = table("A: | B: | C: | D:")
    for viewer in (None, 0, 1, 2, 3):
        view = GAME.view(game, viewer)
        for owner in range(4):
            place = view.place("pond", owner)
            assert place is not None
            assert [card.face for card in place.cards] == [HIDDEN] * 8


@pytest.mark.parametrize(("seats", "left_over"), [(2, 12), (3, 8), (4, 0)])
def test_sy_2_2_river_and_cards_left_over(seats: int, left_over: int) -> None:
    """SY-2.2, SY-5.1: four cards lie open in the river; what is left over is in no view."""
    game = begin(seats, start=0)
    GAME.deal(game, range(36))
    assert len(game.dealt) - len(game.lies) == left_over
    assert HIDDEN not in river(game).split(" | ")[0]
    seen = sum(place.size for place in GAME.view(game).places)
    assert seen == 36 - left_over


def test_sy_2_3_all_choose_at_the_same_time() -> None:
    """SY-2.3: all owe a choice at once, any of their own cards, once."""
    game = table(THREE)
    assert GAME.view(game).owing == (0, 1, 2)
    turns = [f"turn {column}{row}" for row in "12" for column in "abcd"]
    assert legal(game, "A") == legal(game, "B") == legal(game, "C") == turns
    play(game, "B turn c1")
    assert GAME.view(game).owing == (0, 2)
    assert legal(game, "B") == []
    assert refused(game, "B turn c1") == "SY-2.3 refused-chosen"
    assert refused(game, "A swap r1 a1") == "SY-2.3 refused-must-choose"


@pytest.mark.parametrize("order", list(permutations("ABC")))
def test_sy_2_3_turned_up_together(order: tuple[str, ...]) -> None:
    """SY-2.3: in whatever order they choose, nothing is turned up before the last has chosen."""
    game = table(THREE)
    first = {"A": "A turn b2", "B": "B turn c1", "C": "C turn a1"}
    for seat in order:
        assert pond(game, seat) == "? ? ? ? | ? ? ? ?"
        play(game, first[seat])
    assert pond(game, "A") == "? ? ? ? | ? fish-pink-points-8 ? ?"
    assert pond(game, "B") == "? ? frog-pink-points-5 ? | ? ? ? ?"
    assert pond(game, "C") == "frog-blue-points-1 ? ? ? | ? ? ? ?"
    assert GAME.view(game).owing == (0,)


def test_sy_2_4_the_host_names_the_start_player() -> None:
    """SY-2.4: the player named starts, and turns go round clockwise."""
    game = table("A: | B: | C: | D:", start="C")
    play(game, *(f"{seat} turn a1" for seat in SEATS))
    assert refused(game, "A swap r1 b1") == "SY-2.4 refused-not-your-turn"
    for slot in ("b1", "c1"):
        for seat in "CDAB":
            assert SEATS[game.turn] == seat
            play(game, f"{seat} swap r1 {slot}")


def test_sy_2_4_the_highest_lot_starts() -> None:
    """SY-2.4: without a name each draws a lot before the cards are dealt; the highest starts."""
    for order in permutations(range(3)):
        game = begin(3)
        assert game.due == 3
        GAME.deal(game, order)
        assert GAME.view(game).mark("start", order.index(2)) is not None
        assert game.due == 36


def test_sy_2_4_only_players_can_start() -> None:
    """SY-2.4: nobody starts who does not sit at the table."""
    with pytest.raises(NotUnderstood):
        GAME.begin(3, {"start": 3})
