"""A seat's numbers in Symbiose: all that lies open, one's own pond first."""

from __future__ import annotations

from stamtafel.games.symbiose import GAME
from stamtafel.games.symbiose.encoding import CARD
from stamtafel.games.symbiose.rules import Symbiose
from tests.games.numbers import field
from tests.games.symbiose.drawing import play, table

DRAWN = "A: a1 snail blue pink 2 | B: b1 fish pink points 8 | C:"
# Open; dragonfly, fish, snail, frog; pink, green, orange, blue; the same as scoring; number.
SNAIL = [1, *(0, 0, 1, 0), *(0, 0, 0, 1), *(0, 0, 0, 0, 1, 0, 0, 0, 0), 0.2]
FISH = [1, *(0, 1, 0, 0), *(1, 0, 0, 0), *(0, 0, 0, 0, 0, 0, 0, 0, 1), 0.8]


def card(game: Symbiose, seat: int, place: int) -> list[float]:
    """What a seat knows of the card at a place of the ponds, its own first."""
    return field(GAME, game, seat, "ponds")[place * CARD : (place + 1) * CARD]


def test_cards_face_down_are_nothing() -> None:
    """SY-2.3: what somebody has chosen shows in nobody's row but their own, and only where."""
    game = table(DRAWN)
    play(game, "A turn a1")
    assert field(GAME, game, 0, "chosen") == [1, 0, 0, 0, 0, 0, 0, 0]
    assert field(GAME, game, 1, "chosen") == [0] * 8
    assert [any(card(game, seat, place)) for seat in (0, 1) for place in range(24)] == [False] * 48
    assert field(GAME, game, 2, "owing") == [1, 0, 1]


def test_open_cards_are_told_in_full() -> None:
    """SY-1.2, SY-1.3: animal, colour, what it scores for and the number."""
    game = table(DRAWN)
    play(game, "A turn a1", "B turn b1", "C turn c1")
    assert card(game, 0, 0) == SNAIL
    assert card(game, 0, 8 + 1) == FISH
    assert card(game, 1, 1) == FISH
    assert card(game, 1, 16) == SNAIL
    assert field(GAME, game, 1, "scores") == [8, 1, 2]


def test_cards_nobody_has_seen_are_counted() -> None:
    """The deck holds one snail and one fish; both are open after the first cards."""
    game = table(DRAWN)
    before = field(GAME, game, 2, "unseen")
    play(game, "A turn a1", "B turn b1", "C turn c1")
    after = field(GAME, game, 2, "unseen")
    changes = [one - other for one, other in zip(before, after, strict=True)]
    assert changes == [0, 1, 1, 1, 1, 0, 0, 2]
