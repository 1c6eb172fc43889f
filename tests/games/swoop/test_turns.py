"""SO-3, a turn."""

from __future__ import annotations

from itertools import product

import pytest

from stamtafel.core.state import SPECTATOR
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import Swoop
from tests.games.swoop.drawing import SEATS, draw, hand, legal, play, refused, table, turn

RANKED = [face for face in FACES if face not in ("10", "joker")]


def test_so_3_1_one_to_four_cards_of_a_rank_from_hand_and_table() -> None:
    """SO-3.1: a set has one to four cards of one rank, from hand, open cards, or both."""
    game = table("A: 8 8 8 8 8 [8/2] [8/3] [4/5] | B: 2 | C: 2")
    eights = ["8", "8 8", "8 8 8", "8 8 8 8", "+ 8", "8 + 8", "8 8 + 8", "8 8 8 + 8"]
    eights += ["+ 8 8", "8 + 8 8", "8 8 + 8 8"]
    assert legal(game, "A") == ", ".join([*eights, "+ 4"])


def test_so_3_1_a_set_of_both_kinds_takes_from_both() -> None:
    """SO-3.1: of a mixed set each card leaves the place it was taken from."""
    game = table("A: 8 8 8 5 [8/2] [8/3] | B: 2 | C: 2 | pile: 9")
    play(game, "A 8 8 + 8")
    assert draw(game) == "A: 5 8 [-/2] [8/3] | B: 2 | C: 2 | pile: 9 8 8 8"


def test_so_3_1_of_equal_open_cards_the_first_goes() -> None:
    """SO-3.1: which of equal open cards goes makes no difference: it is the one furthest left."""
    game = table("A: 3 [4/2] [8/K] [5/6] [8/3] | B: 2 | C: 2")
    play(game, "A + 8")
    assert draw(game) == "A: 3 [4/2] [-/K] [5/6] [8/3] | B: 2 | C: 2 | pile: 8"


def test_so_3_1_one_of_two_equal_cards_stays() -> None:
    """SO-3.1: of two 8s from different packs one is played and the other kept."""
    game = table("A: 8 8 | B: 2 | C: 2")
    play(game, "A 8")
    assert hand(game, 0) == ["8"]


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("A 8 8 8", "SO-3.1 refused-not-in-hand"),
        ("A 9", "SO-3.1 refused-not-in-hand"),
        ("A + 5 5", "SO-3.1 refused-not-open"),
        ("A + 8", "SO-3.1 refused-not-open"),
        ("A 8 + 8", "SO-3.1 refused-not-open"),
        ("A add 0", "SO-5.3 refused-nothing-turned"),
        ("B 2", "SO-3.5 refused-not-your-turn"),
    ],
)
def test_so_3_1_a_player_plays_what_they_have(move: str, why: str) -> None:
    """SO-3.1: nobody plays cards they have not, or out of turn; nothing changes by trying."""
    game = table("A: 8 8 [5/2] | B: 2 | C: 2")
    before = draw(game)
    assert refused(game, move) == why
    assert draw(game) == before


@pytest.mark.parametrize(("low", "high"), list(product(RANKED, RANKED)))
def test_so_3_2_so_3_3_equal_or_lower_goes_on_top_higher_takes(low: str, high: str) -> None:
    """SO-3.2, SO-3.3: equal or lower goes on the pile, higher takes it up first; for all ranks."""
    game = table(f"A: {low} {low} | B: A | C: A | pile: {high}")
    play(game, f"A {low}")
    if RANKED.index(low) <= RANKED.index(high):
        assert draw(game) == f"A: {low} | B: A | C: A | pile: {high} {low}"
    else:
        assert draw(game) == f"A: {high} {low} | B: A | C: A | pile: {low}"


def test_so_3_3_higher_is_allowed_with_a_lower_card_in_hand() -> None:
    """SO-3.3: one may take the pile although one could play lower."""
    game = table("A: 3 K | B: 2 | C: 2 | pile: Q 9 5")
    assert legal(game, "A") == "3, K"
    play(game, "A K")
    assert draw(game) == "A: 3 5 9 Q | B: 2 | C: 2 | pile: K"
    assert turn(game) == "B"


def test_so_3_3_cards_just_taken_do_not_join_the_set() -> None:
    """SO-3.3: the set is fixed before the pile is taken: a third 9 from it stays in hand."""
    game = table("A: 9 9 | B: 2 | C: 2 | pile: 9 5")
    play(game, "A 9 9")
    assert draw(game) == "A: 5 9 | B: 2 | C: 2 | pile: 9 9"
    assert turn(game) == "B"


def test_so_3_3_the_limit_of_four_is_that_of_the_pile_on_top() -> None:
    """SO-3.3, SO-4.4: equal cards below the top do not count, however many they are."""
    game = table("A: 9 9 9 | B: 2 | C: 2 | pile: 9 9 9 5")
    play(game, "A 9 9 9")
    assert draw(game) == "A: 5 9 9 9 | B: 2 | C: 2 | pile: 9 9 9"


def test_so_3_4_no_pile() -> None:
    """SO-3.4: without a pile any set starts one."""
    game = table("A: A K K | B: 2 | C: 2")
    assert legal(game, "A") == "A, K, K K"
    play(game, "A K K")
    assert draw(game) == "A: A | B: 2 | C: 2 | pile: K K"


@pytest.mark.parametrize("seats", range(3, 9))
def test_so_2_5_so_3_5_clockwise(seats: int) -> None:
    """SO-2.5, SO-3.5: the next player clockwise follows, from the last to the first."""
    order = [SEATS[(2 + place) % seats] for place in range(seats)]
    falling = [face for face in reversed(RANKED[4:]) for _ in range(2)]
    hands = {seat: f"A {falling[n]} {falling[seats + n]}" for n, seat in enumerate(order)}
    game = table(" | ".join(f"{seat}: {hands[seat]}" for seat in sorted(hands)), turn="C")
    for n, seat in enumerate(order * 2):
        assert turn(game) == seat
        play(game, f"{seat} {falling[n]}")
    assert turn(game) == "C"


def test_so_3_6_the_whole_pile_is_seen_by_all() -> None:
    """SO-3.6: everybody sees the pile from bottom to top, and how many cards each player has."""
    game = table("A: 5 6 [3/K] [-/J] | B: 2 | C: 2 4 4 | pile: Q 9 9 7")
    for viewer in (SPECTATOR, 0, 1, 2):
        view = GAME.see(game, viewer)
        pile = view.place("pile")
        assert pile is not None
        assert [card.face for card in pile.cards] == ["Q", "9", "9", "7"]
        assert [view.counter("cards", seat) for seat in range(3)] == [5, 1, 3]
        hands = [view.place("hand", seat) for seat in range(3)]
        assert [place.size for place in hands if place] == [2, 1, 3]


def test_so_3_6_a_hand_is_sorted_and_shown_to_its_owner_only() -> None:
    """SO-3.6: of a hand others see the size; its order tells nothing of where cards came from."""
    game = table("A: 9 K | B: 7 3 5 | C: 2 | pile: 8 6")
    play(game, "A 9")
    for viewer in (SPECTATOR, 0, 1, 2):
        place = GAME.see(game, viewer).place("hand", 0)
        assert place is not None
        faces = [card.face for card in place.cards]
        assert faces == (["6", "8", "K"] if viewer == 0 else [])
        assert place.size == 3


def test_so_3_6_a_swept_pile_is_not_seen_again() -> None:
    """SO-3.6, SO-4.1: of a swept pile nobody sees more than the set that swept it."""
    game = table("A: 10 K | B: 2 | C: 2 | pile: 8 6")
    play(game, "A 10")
    view = GAME.see(game, 1)
    pile, swept = view.place("pile"), view.place("swept")
    assert pile is not None
    assert swept is not None
    assert pile.cards == ()
    assert [card.face for card in swept.cards] == ["10"]
    play(game, "A K")
    assert GAME.see(game, 1).place("swept") is None


def seen(game: Swoop, viewer: int) -> set[str]:
    """The faces of all cards that a viewer sees."""
    return {card.face for place in GAME.see(game, viewer).places for card in place.cards}


def test_so_2_1_nobody_sees_a_hidden_card_or_another_hand() -> None:
    """SO-2.1: hidden cards are seen by nobody, hands by their owners."""
    game = table("A: 5 [3/K] | B: 6 [4/Q] | C: 7 [-/J] | pile: 9")
    assert seen(game, SPECTATOR) == {"9", "3", "4", "?"}
    assert seen(game, 0) == {"9", "3", "4", "?", "5"}
    assert seen(game, 2) == {"9", "3", "4", "?", "7"}
