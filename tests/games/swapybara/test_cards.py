"""SW-4, what the cards do."""

from __future__ import annotations

import pytest

from stamtafel.core.state import SPECTATOR
from stamtafel.games.swapybara import GAME
from tests.games.swapybara.drawing import (
    SEATS,
    cards,
    deal,
    legal,
    play,
    play_refused,
    points,
    refused,
    table,
    tokens,
    who,
)


@pytest.mark.parametrize("face", ["-1", "0", "1", "3", "5", "6"])
def test_sw_4_0_free_to_answer(face: str) -> None:
    """SW-4.0, SW-4.3: all cards but the 2 and the 4 leave the answer open."""
    one, other = [free for free in ("1", "3", "6") if free != face][:2]
    game = table(f"A: 2 | B: {face} | C: 4 | D: {one} | E: {other}")
    play(game, "A ask B")
    assert legal(game, "B") == "accept, refuse"


@pytest.mark.parametrize("face", ["-1", "0", "1", "2", "3", "4", "6"])
def test_sw_4_0_free_to_ask(face: str) -> None:
    """SW-4.0: all cards but the 5 leave open whom to ask."""
    others = [other for other in ("1", "3", "6", "2", "4") if other != face][:4]
    hands = " | ".join(f"{seat}: {other}" for seat, other in zip("BCDE", others, strict=True))
    game = table(f"A: {face} | {hands}")
    assert legal(game, "A") == "ask B, ask C, ask D, ask E"


def test_sw_4_1_scores_1_and_picks() -> None:
    """SW-4.1: the 1 scores 1 point, and its holder picks for the next round."""
    game = table("A: 3 | B: 1 | C: 5 | D: 6 | E: 2")
    play_refused(game)
    assert points(game) == "A 3, B 1, C 5, D 6, E 2"
    assert who(game.turn) == "B"
    for other in ("B ask A", "B accept", "B give C"):
        assert refused(game, other) == "SW-2.3 refused-must-pick"


def test_sw_4_1_no_pick_after_the_last_round() -> None:
    """SW-4.1: in the last round the 1 scores, and nothing is picked."""
    game = table("A: 3 | B: 1 | C: 5 | D: 6 | E: 2", rounds=1)
    play_refused(game)
    assert points(game) == "A 3, B 1, C 5, D 6, E 2"
    assert game.over
    assert legal(game, "B") == ""
    assert refused(game, "B pick 6") == "SW-7.1 refused-over"


def test_sw_4_2_must_refuse() -> None:
    """SW-4.2: asked with the 2 one must refuse; it scores 2 points."""
    game = table("A: 3 | B: 2 | C: 5 | D: 6 | E: -1")
    play(game, "A ask B")
    assert legal(game, "B") == "refuse"
    assert refused(game, "B accept") == "SW-4.2 refused-two"
    play(game, "B refuse")
    assert cards(game) == "A: 3 | B: 2 | C: 5 | D: 6 | E: -1"
    play_refused(game)
    assert points(game) == "A 3, B 2, C 5, D 6, E -1"


def test_sw_4_2_its_holder_asks_and_swaps() -> None:
    """SW-4.2: the holder of the 2 asks as anybody does, and gives it away when accepted."""
    game = table("A: 2 | B: 3 | C: 5 | D: 6 | E: -1")
    play(game, "A ask B", "B accept")
    assert cards(game) == "A: 3 | B: 2 | C: 5 | D: 6 | E: -1"


def test_sw_4_3_scores_3() -> None:
    """SW-4.3: the 3 scores 3 points and moves no token."""
    game = table("A: 3 | B: 2 | C: 5 | D: 1 | centre: 4")
    play_refused(game)
    assert points(game) == "A 3, B 2, C 5, D 1"
    assert tokens(game) == "six middle, minus middle, shield middle"


def test_sw_4_4_must_accept() -> None:
    """SW-4.4: asked with the 4 one must accept."""
    game = table("A: 3 | B: 4 | C: 5 | D: 6 | E: -1")
    play(game, "A ask B")
    assert legal(game, "B") == "accept"
    assert refused(game, "B refuse") == "SW-4.4 refused-four"
    play(game, "B accept")
    assert cards(game) == "A: 4 | B: 3 | C: 5 | D: 6 | E: -1"


def test_sw_4_4_scores_4() -> None:
    """SW-4.4: the 4 scores 4 points."""
    game = table("A: 3 | B: 4 | C: 5 | D: 6 | E: -1", turns_left=1)
    play(game, "E ask A", "A refuse")
    assert points(game) == "A 3, B 4, C 5, D 6, E -1"


@pytest.mark.parametrize(
    ("face", "rule", "barred"), [("4", "SW-4.4", "refuse"), ("2", "SW-4.2", "accept")]
)
def test_sw_4_9_only_its_holder_is_told_why(face: str, rule: str, barred: str) -> None:
    """SW-4.9: that one must accept or refuse stands in one's own view and in nobody else's."""
    game = table(f"A: 3 | B: {face} | C: 5 | D: 6 | E: -1")
    play(game, "A ask B")
    why = [(denied.text, denied.refusal.rule) for denied in GAME.see(game, 1).denied]
    assert why == [(barred, rule)]
    for viewer in (SPECTATOR, 0, 2, 3, 4):
        view = GAME.see(game, viewer)
        assert (view.denied, view.choices) == ((), ())


@pytest.mark.parametrize("seats", range(4, 9))
def test_sw_4_5_only_neighbours(seats: int) -> None:
    """SW-4.5: with the 5 one may ask only one's direct neighbours, round the table."""
    for holder in range(seats):
        faces = ["3", "1", "2", "6", "-1", "0", "4"][: seats - 1]
        faces.insert(holder, "5")
        drawing = " | ".join(f"{SEATS[seat]}: {face}" for seat, face in enumerate(faces))
        if seats == 4:
            drawing += " | centre: 4"
        me = SEATS[holder]
        game = table(drawing, start=me)
        beside = {SEATS[(holder - 1) % seats], SEATS[(holder + 1) % seats]}
        asks = [f"ask {seat}" for seat in sorted(beside)]
        assert legal(game, me).split(", ") == asks + (["centre"] if seats == 4 else [])
        for seat in SEATS[:seats]:
            if seat != me and seat not in beside:
                assert refused(game, f"{me} ask {seat}") == "SW-4.5 refused-five"


def test_sw_4_5_with_the_pointer_one_neighbour_is_left() -> None:
    """SW-4.5: with one neighbour barred by SW-3.3 the other is left, and the centre stays open."""
    game = table("A: 5 | B: 1 | C: 3 | D: 2 | centre: 6")
    play(game, "A ask B", "B refuse", "B ask C", "C refuse", "C ask B", "B refuse")
    play(game, "D ask C", "C refuse")
    assert legal(game, "A") == "ask D, centre"
    why = [(denied.text, denied.refusal.rule) for denied in GAME.see(game, 0).denied]
    assert why == [("ask 1", "SW-3.3"), ("ask 2", "SW-4.5")]


def test_sw_4_5_scores_5() -> None:
    """SW-4.5: the 5 scores 5 points, also for whoever got it in the last turn."""
    game = table("A: 3 | B: 4 | C: 5 | D: 6 | E: -1", turns_left=1)
    play(game, "E ask C", "C accept")
    assert points(game) == "A 3, B 4, C -1, D 6, E 5"


@pytest.mark.parametrize(
    ("drawing", "scores", "then"),
    [
        ("A: 6 | B: 2 | C: 5 | D: 3 | E: -1", 6, "six A"),
        ("A: 6 | B: 2 six | C: 5 | D: 3 | E: -1", 6, "six A"),
        ("A: 6 six | B: 2 | C: 5 | D: 3 | E: -1", -1, "six middle"),
        ("A: 6 minus shield | B: 2 | C: 5 | D: 3 | E: 1", 6, "six A"),
    ],
)
def test_sw_4_6_the_6_and_its_token(drawing: str, scores: int, then: str) -> None:
    """SW-4.6: 6 points and the token, from wherever it lies; with it −1, and it goes back."""
    game = table(drawing)
    play_refused(game)
    assert points(game).startswith(f"A {scores}, B 2, C 5, D 3")
    assert tokens(game).startswith(then)


@pytest.mark.parametrize(
    ("drawing", "scores", "then"),
    [
        ("A: -1 | B: 2 | C: 5 | D: 3 | E: 6", -1, "minus A"),
        ("A: -1 | B: 2 minus | C: 5 | D: 3 | E: 6", -1, "minus A"),
        ("A: -1 minus | B: 2 | C: 5 | D: 3 | E: 6", 6, "minus middle"),
        ("A: -1 six shield | B: 2 | C: 5 | D: 3 | E: 1", -1, "minus A"),
    ],
)
def test_sw_4_7_the_minus_and_its_token(drawing: str, scores: int, then: str) -> None:
    """SW-4.7: −1 and the token, from wherever it lies; with it 6, and it goes back."""
    game = table(drawing)
    play_refused(game)
    assert points(game).startswith(f"A {scores}, B 2, C 5, D 3")
    assert then in tokens(game)


def test_sw_4_8_a_token_without_its_card_stays() -> None:
    """SW-4.8: if no player ends with the 6 or the −1, its token stays where it lies."""
    game = table("A: 3 six | B: 2 minus | C: 5 | D: 4 | E: 1", turns_left=1)
    play(game, "E ask A", "A refuse")
    assert tokens(game) == "six A, minus B, shield middle"


def test_sw_4_8_where_the_token_lies_not_when_it_was_won() -> None:
    """SW-4.8: a round without the 6 between two with it changes nothing: the second scores −1."""
    game = table("A: 6 | B: 2 | C: 5 | D: 3 | E: -1")
    play_refused(game)
    deal(game, "3 2 5 1 -1 | 0 4 6")
    play_refused(game)
    assert points(game) == "A 3, B 2, C 5, D 1, E 6"
    assert tokens(game) == "six A, minus middle, shield middle"
    play(game, "D pick 1")
    deal(game, "6 2 5 * 3 | -1 0 4")
    play_refused(game)
    assert points(game) == "A -1, B 2, C 5, D 1, E 3"
    assert tokens(game) == "six middle, minus middle, shield middle"


def test_sw_4_9_after_a_swap_the_new_cards_bind() -> None:
    """SW-4.9: a swapped 4 binds its new holder and no longer the old one."""
    game = table("A: 3 | B: 4 | C: 5 | D: 6 | E: 2")
    play(game, "A ask B", "B accept", "B ask A")
    assert legal(game, "A") == "accept"
    play(game, "A accept", "C ask B")
    assert legal(game, "B") == "accept"


def test_sw_4_9_a_swapped_5() -> None:
    """SW-4.9: a 5 got by a swap binds at one's next question, and frees whoever gave it."""
    game = table("A: 5 | B: 3 | C: 1 | D: 6 | E: 2")
    play(game, "A ask B", "B accept")
    assert legal(game, "B") == "ask A, ask C"
    play(game, "B ask C", "C refuse", "C ask D", "D refuse", "D ask C", "C refuse")
    play(game, "E ask D", "D refuse")
    assert legal(game, "A") == "ask C, ask D, ask E"


@pytest.mark.parametrize("face", ["2", "4"])
def test_sw_4_9_the_askers_card_binds_nobody(face: str) -> None:
    """SW-4.9: whether the asker holds the 2 or the 4, the answer is free."""
    game = table(f"A: {face} | B: 3 | C: 1 | D: 6 | E: 5")
    play(game, "A ask B")
    assert legal(game, "B") == "accept, refuse"


def test_sw_4_9_the_answerers_5_binds_nobody() -> None:
    """SW-4.9: the holder of the 5 may be asked from anywhere, and answers freely."""
    game = table("A: 3 | B: 1 | C: 5 | D: 6 | E: 2")
    assert "ask C" in legal(game, "A")
    play(game, "A ask C")
    assert legal(game, "C") == "accept, refuse"
    play(game, "C accept")
    assert cards(game) == "A: 5 | B: 1 | C: 3 | D: 6 | E: 2"
