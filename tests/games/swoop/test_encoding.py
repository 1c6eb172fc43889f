"""A seat's numbers in Swoop: its hand, the table, and every card it has seen."""

from __future__ import annotations

from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.cards import RANKS
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import Swoop
from tests.games.numbers import field
from tests.games.swoop.drawing import play, table


def cards(game: Swoop, seat: int, name: str, part: int = 0) -> str:
    """The cards of a field by rank, as text; `part`: of which seat, clockwise."""
    counts = field(GAME, game, seat, name)[part * RANKS : (part + 1) * RANKS]
    return " ".join(face for face, n in zip(FACES, counts, strict=True) for _ in range(int(n)))


def test_hand_is_ones_own() -> None:
    """SO-2.1: of the others only how many cards they have left."""
    game = table("A: 5 6 6 | B: Q | C: 7 8 | pile: 9")
    assert cards(game, 0, "hand") == "5 6 6"
    assert cards(game, 1, "hand") == "Q"
    assert field(GAME, game, 1, "left") == [1, 2, 3]
    assert cards(game, 1, "known", 2) == ""


def test_pile_taken_up_is_remembered() -> None:
    """SO-3.3, SO-3.6: B takes up the pile, and all know these cards."""
    game = table("A: 5 6 6 | B: Q 2 | C: 7 8 | pile: 9 7")
    assert (cards(game, 0, "pile"), cards(game, 0, "top")) == ("7 9", "7")
    play(game, "A 6 6", "B Q")
    assert cards(game, 0, "known", 1) == "6 6 7 9"
    assert cards(game, 1, "known", 0) == "6 6 7 9"
    assert cards(game, 2, "known", 2) == "6 6 7 9"
    assert (cards(game, 2, "pile"), cards(game, 2, "top")) == ("Q", "Q")


def test_cards_not_seen_are_counted() -> None:
    """Of eight 6s one holds two; one more lies in another hand, and is not seen."""
    game = table("A: 5 6 6 | B: Q 6 | C: 7 8 | pile: 9")
    unseen = [cards(game, seat, "unseen").split().count("6") for seat in range(3)]
    assert unseen == [6, 7, 8]


def test_table_is_shown_place_by_place() -> None:
    """SO-2.1, SO-5.2: open cards by place, hidden ones by where they lie, until one is turned."""
    game = table("A: 5 [3/K] [-/4] | B: Q | C: 7 | pile: 9")
    spots = field(GAME, game, 2, "open")[4 * RANKS : 8 * RANKS]
    assert spots.index(1.0) == FACES.index("3")
    assert sum(spots) == 1
    assert field(GAME, game, 2, "hidden")[4:8] == [1, 1, 0, 0]
    assert cards(game, 2, "turned") == ""
    play(game, "A turn 1")
    assert cards(game, 2, "turned") == "4"
    assert field(GAME, game, 2, "place") == [0, 1, 0, 0]


def test_sweep_and_end_of_a_round_are_shown() -> None:
    """SO-4.1, SO-6.2: what swept the pile away; what everybody had left."""
    game = table("A: 10 10 | B: Q 2 | C: 7 8 | pile: 9")
    play(game, "A 10")
    assert cards(game, 1, "swept") == "10"
    play(game, "A 10")
    assert cards(game, 1, "rest", 0) == "2 Q"
    assert cards(game, 0, "rest", 0) == ""
    assert field(GAME, game, 1, "totals") == [12, 15, 0]
