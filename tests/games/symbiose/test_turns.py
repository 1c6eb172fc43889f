"""SY-3, a turn."""

from __future__ import annotations

import pytest

from stamtafel.core.errors import GameOver
from stamtafel.core.rng import stream
from stamtafel.games.symbiose import GAME
from tests.games.symbiose.drawing import SEATS, chosen, legal, play, pond, read, refused, river

DRAWN = (
    "A: a1 fish pink points 8, b1 fish green points 6 | B: | C: | "
    "river: r1 snail pink points 5, r3 dragonfly blue points 4"
)


def test_sy_3_1_a_swap_with_the_river() -> None:
    """SY-3.1: the river's card lies in the pond, the pond's card in the river, both open."""
    game = chosen(DRAWN)
    play(game, "A swap r3 b1")
    assert pond(game, "A") == "fish-pink-points-8 dragonfly-blue-points-4 ? ? | ? ? ? ?"
    assert river(game).split()[:3] == [
        "snail-pink-points-5",
        "frog-blue-points-1",
        "fish-green-points-6",
    ]


def test_sy_3_1_no_passing() -> None:
    """SY-3.1: a turn is any swap of a river card with a card of one's own, and nothing else."""
    game = chosen(DRAWN)
    slots = [column + row for row in "12" for column in "abcd"]
    assert legal(game, "A") == [f"swap r{r} {slot}" for r in range(1, 5) for slot in slots]
    assert refused(game, "A turn b1") == "SY-3.1 refused-must-swap"
    assert refused(game, "A swap r5 a1") == "SY-2.2 refused-no-such-place"
    assert refused(game, "B swap r1 a1") == "SY-2.4 refused-not-your-turn"


def test_sy_3_2_a_face_down_card_is_seen_in_the_river() -> None:
    """SY-3.2: nobody sees the card before it arrives; then the turn is over."""
    game = chosen(DRAWN)
    before = [GAME.view(game, viewer) for viewer in (None, 0, 1)]
    assert all("fish-green" not in repr(view) for view in before)
    play(game, "A swap r1 b1")
    assert "fish-green-points-6" in river(game)
    assert game.turn == 1


def test_sy_3_2_an_open_card_may_be_swapped() -> None:
    """SY-3.2, SY-3.3: after an open card one turns up a face-down one, seen only then."""
    game = chosen(DRAWN)
    play(game, "A swap r1 a1")
    assert pond(game, "A") == "snail-pink-points-5 ? ? ? | ? ? ? ?"
    assert river(game).split()[0] == "fish-pink-points-8"
    assert game.turn == 0
    assert legal(game, "A") == [
        f"turn {slot}" for slot in ("b1", "c1", "d1", "a2", "b2", "c2", "d2")
    ]
    play(game, "A turn b1")
    assert pond(game, "A") == "snail-pink-points-5 fish-green-points-6 ? ? | ? ? ? ?"
    assert game.turn == 1


def test_sy_3_3_only_face_down_cards_and_only_after_the_swap() -> None:
    """SY-3.3: an open card cannot be turned up, nor a second swap be made."""
    game = chosen(DRAWN)
    play(game, "A swap r1 a1")
    assert refused(game, "A turn a1") == "SY-3.3 refused-open"
    assert refused(game, "A swap r1 b1") == "SY-3.3 refused-must-turn"
    denied = GAME.view(game, 0).denied
    assert [(one.text, one.refusal.rule) for one in denied] == [("turn a1", "SY-3.3")]
    assert all(not GAME.view(game, seat).denied for seat in (1, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sy_3_4_every_turn_opens_one_card(seats: int) -> None:
    """SY-3.4, SY-3.5: open cards are turns taken and one; after seven turns each all is over."""
    rng = stream(seats, "turns")
    game = chosen(" | ".join(f"{seat}:" for seat in SEATS[:seats]))
    for turn in range(7 * seats):
        seat = turn % seats
        assert game.turn == seat
        assert GAME.view(game).counter("turns", seat) == 7 - turn // seats
        assert pond(game, SEATS[seat]).count("?") == 7 - turn // seats
        while game.turn == seat and pond(game, SEATS[seat]).count("?") == 7 - turn // seats:
            actions = game.legal(seat)
            game.apply(seat, actions[rng.below(len(actions))])
    assert game.over
    assert "?" not in "".join(pond(game, seat) for seat in SEATS[:seats])


def test_sy_3_3_on_the_last_turn_only_one_is_left() -> None:
    """SY-3.3: whoever swaps an open card on the last turn turns up the one that is left."""
    game = chosen("A: | B: | C:")
    for slot in ("b1", "c1", "d1", "a2", "b2", "c2"):
        play(game, *(f"{seat} swap r1 {slot}" for seat in "ABC"))
    play(game, "A swap r1 a1")
    assert legal(game, "A") == ["turn d2"]


def test_sy_3_5_the_end() -> None:
    """SY-3.5: when all ponds lie open nobody owes anything, and nothing more can be done."""
    game = chosen("A: | B: | C:")
    for slot in ("b1", "c1", "d1", "a2", "b2", "c2", "d2"):
        assert not game.over
        play(game, *(f"{seat} swap r1 {slot}" for seat in "ABC"))
    assert game.over
    assert refused(game, "A swap r1 a1") == "SY-3.5 refused-over"
    with pytest.raises(GameOver):
        GAME.play(game, *read("A swap r1 a1"))
