"""SY-4, scoring: the worked examples first."""

from __future__ import annotations

import pytest

from tests.games.symbiose.drawing import (
    SEATS,
    chosen,
    play,
    points,
    shown,
    table,
    totals,
    winners,
)

PLAIN = "snail orange points 1"  # a filler that shows nothing of what these tests count
COLUMNS = {"a": "left", "b": "middle", "c": "middle", "d": "right"}
EMPTY = {2: "A: | B:", 3: "A: | B: | C:", 4: "A: | B: | C: | D:"}


def test_sy_4_2_example_pink_at_the_left() -> None:
    """SY-4.2, the rulebook's example: pink × 2 in the left column, two pink at the left: 4."""
    game = table(
        "A: a1 frog orange pink 2 | B: b1 fish pink points 8, d2 snail pink points 6 | C: | D:",
        filler="dragonfly green points 8",
    )
    assert points(shown(game), "A a1") == 4


def test_sy_4_2_example_fish_in_the_middle() -> None:
    """SY-4.2, the rulebook's example: fish × 3 in the middle, two fish of one's own: 6."""
    game = table(
        "A: b2 snail pink fish 3, a1 fish green points 6, c2 fish orange points 5 | B: | C: | D:",
        filler="dragonfly green points 8",
    )
    assert points(shown(game), "A b2") == 6


@pytest.mark.parametrize("place", [column + row for column in "abcd" for row in "12"])
def test_sy_4_1_fixed_cards_score_anywhere(place: str) -> None:
    """SY-4.1: a card with a number scores it, whatever lies around it."""
    game = shown(table(f"A: {place} fish green points 6 | B: | C: | D:"))
    assert points(game, f"A {place}") == 6
    assert totals(game) == "A 13, B 8, C 8, D 8"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("place", [column + row for column in "abcd" for row in "12"])
def test_sy_4_2_each_column_alone(seats: int, place: str) -> None:
    """SY-4.2, SY-4.3: each place counts in one pond and no other, at every chair."""
    for owner in range(seats):
        finds = {}
        for other in range(seats):
            ponds = [f"{SEATS[seat]}:" for seat in range(seats)]
            ponds[owner] += f" {place} frog orange pink 2"
            lay = next(p for p in ("a1", "b2", "d2") if p != place)
            ponds[other] += f"{', ' if other == owner else ' '}{lay} fish pink points 8"
            game = shown(table(" | ".join(ponds), filler=PLAIN))
            finds[other] = points(game, f"{SEATS[owner]} {place}")
        left, right = (owner + 1) % seats, (owner - 1) % seats
        looks = {"left": left, "middle": owner, "right": right}[COLUMNS[place[0]]]
        assert finds == {other: 2 * (other == looks) for other in range(seats)}


def test_sy_4_2_both_sides_count() -> None:
    """SY-4.2: cards at both edges count, each its own neighbour, and both rows of a column do."""
    game = shown(
        table(
            "A: a1 snail blue pink 2, a2 frog orange pink 2, d1 snail green dragonfly 2, "
            "d2 snail orange dragonfly 2 | B: a1 fish pink points 8, c1 snail pink points 6 | "
            "C: | D: b1 dragonfly green points 8, c1 dragonfly blue points 5, "
            "d1 dragonfly orange points 6",
            filler=PLAIN,
        )
    )
    assert [points(game, f"A {place}") for place in ("a1", "a2", "d1", "d2")] == [4, 4, 6, 6]


def test_sy_4_2_the_whole_pond_is_looked_at() -> None:
    """SY-4.2: an edge sees all eight cards of the pond beside it."""
    eight = ", ".join(f"{column}{row} fish pink points 8" for column in "abcd" for row in "12")
    game = shown(table(f"A: a1 frog orange pink 2, b1 snail blue fish 3 | B: {eight} | C:"))
    assert points(game, "A a1") == 16
    assert points(game, "A b1") == 0


def test_sy_4_2_own_card_is_found_only_from_the_middle() -> None:
    """SY-1.5, SY-4.2: what a card shows itself it finds in the middle, not at an edge."""
    game = shown(
        table("A: a1 fish pink pink 2, b1 fish pink pink 2, c1 snail pink fish 3 | B: | C:")
    )
    assert [points(game, f"A {place}") for place in ("a1", "b1", "c1")] == [0, 6, 6]


@pytest.mark.parametrize("seats", [3, 4])
def test_sy_4_3_left_is_the_next_player(seats: int) -> None:
    """SY-4.3: whoever plays after me sits on my left, whoever plays before me on my right."""
    drawing = EMPTY[seats].replace("A:", "A: a1 frog orange pink 2, d1 snail blue pink 2")
    before, after = SEATS[seats - 1], "B"
    game = chosen(drawing.replace(f"{after}:", f"{after}: b1 fish pink points 8"), filler=PLAIN)
    play(game, "A swap r1 b1")
    assert game.turn == SEATS.index(after)
    assert points(shown(game), "A a1") == 2
    assert points(shown(game), "A d1") == 0
    game = table(drawing.replace(f"{before}:", f"{before}: b1 fish pink points 8"), filler=PLAIN)
    assert points(shown(game), "A a1") == 0
    assert points(shown(game), "A d1") == 2


def test_sy_4_4_highest_total_wins() -> None:
    """SY-4.4: the highest total wins alone."""
    game = shown(table("A: b1 fish pink points 8 | B: b1 fish pink points 9 | C: | D:"))
    assert totals(game) == "A 15, B 16, C 8, D 8"
    assert winners(game) == "B"


@pytest.mark.parametrize(
    ("drawing", "shared"),
    [
        ("A: b1 fish pink points 8 | B: | C: b1 fish pink points 8", "AC"),
        (
            "A: | B: b1 fish pink points 8 | C: b1 fish pink points 8 | D: a1 fish pink points 8",
            "BCD",
        ),
        ("A: | B: | C: | D:", "ABCD"),
        ("A: | B:", "AB"),
    ],
)
def test_sy_4_4_equal_totals_share(drawing: str, shared: str) -> None:
    """SY-4.4: all who have the highest total win, however many they are."""
    game = shown(table(drawing))
    assert winners(game) == shared


def test_sy_4_5_open_cards_count_open_cards() -> None:
    """SY-4.5: during the game a score is what open cards find among open cards."""
    game = table(
        "A: a1 frog orange pink 2, a2 frog orange pink 2 | B: b1 fish pink points 8 | C:",
        filler=PLAIN,
    )
    assert totals(game) == "A 0, B 0, C 0"
    play(game, "A turn a1", "B turn c1", "C turn c1")
    assert totals(game) == "A 0, B 1, C 1"
    play(game, "A swap r1 b1", "B swap r1 d1", "C swap r1 d1", "A swap r1 b2", "B swap r1 c1")
    assert totals(game) == "A 2, B 2, C 2"
    play(game, "B turn b1")
    assert totals(game) == "A 4, B 10, C 2"
