"""SY-5, the duel."""

from __future__ import annotations

from stamtafel.games.symbiose import GAME
from tests.games.symbiose.drawing import (
    chosen,
    legal,
    play,
    points,
    pond,
    river,
    shown,
    table,
    totals,
)

PLAIN = "snail orange points 1"
LAST = ("b1", "c1", "d1", "a2", "b2", "c2", "d2")


def test_sy_5_1_the_river_has_two_rows() -> None:
    """SY-5.1: four river cards lie open, four below them face down, for nobody to see."""
    game = table("A: | B:")
    open_row = " ".join(["frog-blue-points-1"] * 4)
    assert river(game) == f"{open_row} | ? ? ? ?"
    for viewer in (0, 1):
        place = GAME.view(game, viewer).place("river")
        assert place is not None
        assert [card.face for card in place.cards[4:]] == ["?"] * 4


def test_sy_5_2_an_unseen_card_may_be_taken() -> None:
    """SY-5.2: all eight river cards may be taken, and whatever is swapped lies open."""
    game = chosen("A: b1 fish pink points 8 | B: | river: r6 snail pink points 5")
    assert len(legal(game, "A")) == 8 * 8
    play(game, "A swap r6 b1")
    assert pond(game, "A") == "frog-blue-points-1 snail-pink-points-5 ? ? | ? ? ? ?"
    assert river(game).split(" | ")[1] == "? fish-pink-points-8 ? ?"


def test_sy_5_2_unseen_for_an_open_card() -> None:
    """SY-5.2, SY-3.3: taken for an open card it lies open too, and another is turned up."""
    game = chosen("A: a1 fish pink points 8 | B: | river: r6 snail pink points 5")
    play(game, "A swap r6 a1")
    assert pond(game, "A") == "snail-pink-points-5 ? ? ? | ? ? ? ?"
    assert game.turn == 0
    play(game, "A turn d2")
    assert game.turn == 1


def test_sy_5_3_sides_of_the_first_player() -> None:
    """SY-5.3: the first player has the opponent on the left and the river on the right."""
    counting = "A: a1 frog orange pink 2, b1 frog orange pink 2, d1 frog orange pink 2"
    beside = f"{counting} | B: a1 fish pink points 8"
    game = shown(table(beside, filler=PLAIN))
    assert [points(game, f"A {place}") for place in ("a1", "b1", "d1")] == [2, 0, 0]
    in_river = f"{counting} | B: | river: r3 fish pink points 8, r7 fish pink points 8"
    game = shown(table(in_river, filler=PLAIN))
    assert [points(game, f"A {place}") for place in ("a1", "b1", "d1")] == [0, 0, 4]
    own = f"{counting}, d2 fish pink points 8 | B:"
    game = shown(table(own, filler=PLAIN))
    assert [points(game, f"A {place}") for place in ("a1", "b1", "d1")] == [0, 2, 0]


def test_sy_5_3_sides_of_the_second_player() -> None:
    """SY-5.3: the second player has the river on the left and the opponent on the right."""
    counting = "B: a2 frog orange pink 2, c2 frog orange pink 2, d2 frog orange pink 2"
    game = shown(table(f"A: a1 fish pink points 8 | {counting}", filler=PLAIN))
    assert [points(game, f"B {place}") for place in ("a2", "c2", "d2")] == [0, 0, 2]
    in_river = f"A: | {counting} | river: r1 fish pink points 8, r8 fish pink points 8"
    game = shown(table(in_river, filler=PLAIN))
    assert [points(game, f"B {place}") for place in ("a2", "c2", "d2")] == [4, 0, 0]


def test_sy_5_3_sides_are_shown() -> None:
    """SY-5.3: everybody is shown what each edge looks at."""
    view = GAME.view(table("A: | B:"), 1)
    sides = [(mark.name, mark.owner, mark.to) for mark in view.marks if mark.name != "start"]
    assert sides == [
        ("left", 0, "1"),
        ("right", 0, "river"),
        ("left", 1, "river"),
        ("right", 1, "0"),
    ]


def test_sy_5_4_the_river_is_turned_up_at_the_end() -> None:
    """SY-5.4: face-down river cards count for nothing until the end, then they are turned up."""
    drawing = "A: d1 frog orange pink 2 | B: | river: r5 fish pink points 8, r8 snail pink points 6"
    game = chosen(drawing, first="d2", filler=PLAIN)
    for slot in ("a1", "b1", "c1", "a2", "b2", "c2"):
        play(game, f"A swap r1 {slot}", f"B swap r1 {slot}")
    play(game, "A swap r1 a1", "A turn d1")
    assert totals(game) == "A 7, B 7"
    assert river(game).split(" | ")[1] == "? ? ? ?"
    before = game.clone()
    play(game, "B swap r1 d1")
    assert game.over
    shown_row = "fish-pink-points-8 snail-orange-points-1 snail-orange-points-1 snail-pink-points-6"
    assert river(game).split(" | ")[1] == shown_row
    assert totals(game) == "A 11, B 8"
    events = GAME.tell(before, 1, GAME.actions.read("swap r1 d1"), game, None)
    turned_up = [event.cards["card"] for event in events if event.key == "told-river"]
    assert turned_up == shown_row.split()
