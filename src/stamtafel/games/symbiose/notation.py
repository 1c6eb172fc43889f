"""Symbiose's actions and deals as text, both ways.

Actions: `swap r3 b2` (the river's third card with that in column b, second row), `turn b2`.
Deals: `lot 2 0 1 3`; the cards seat by seat, then the river and what is left over:
`dragonfly-pink-fish-3 frog-blue-points-8 … | … | …`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.notation import Catalogue, read_order, write_order
from stamtafel.core.state import State
from stamtafel.games.symbiose.deck import face
from stamtafel.games.symbiose.rules import LOT, MOVE, NO_SWAP, Move, Setup, Symbiose

# The places of a pond, column by letter and row by number, and those of the river.
SLOTS = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2")
RIVERS = ("r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8")


def write_move(move: Move) -> str:
    """An action as text."""
    if move.river == NO_SWAP:
        return f"turn {SLOTS[move.slot]}"
    return f"swap {RIVERS[move.river]} {SLOTS[move.slot]}"


ACTIONS = Catalogue(write_move(move) for move in MOVE)


def cards(state: State) -> tuple[list[str], int]:
    """The cards to be dealt by number; those left over do not matter (SY-2.2)."""
    assert isinstance(state, Symbiose)
    if state.step == LOT:
        return [str(card) for card in range(state.due)], state.due
    faces = [face(state.setup.deck, card) for card in range(state.due)]
    return faces, state.setup.bank + state.setup.river


def write_deal(state: State, order: Sequence[int]) -> str:
    """A deal that is about to happen as text."""
    assert isinstance(state, Symbiose)
    if state.step == LOT:
        return f"lot {write_order(order)}"
    faces = [face(state.setup.deck, card) for card in order]
    return " | ".join(" ".join(faces[start:end]) for start, end in parts(state.setup))


def parts(setup: Setup) -> list[tuple[int, int]]:
    """From where to where the parts of a deal go: ponds, river, what is left over."""
    cards = len(setup.deck.points)
    bounds = [*range(0, setup.bank + 1, setup.pond), setup.bank + setup.river]
    if cards > bounds[-1]:
        bounds.append(cards)
    return list(pairwise(bounds))


def read_deal(state: State, text: str) -> Sequence[int]:
    """The order of a deal from its text; raises NotUnderstood."""
    assert isinstance(state, Symbiose)
    if state.step == LOT:
        return read_order(text.removeprefix("lot "), state.due)
    numbers: dict[str, list[int]] = {}
    for card in range(state.due):
        numbers.setdefault(face(state.setup.deck, card), []).append(card)
    try:
        order = [numbers[word].pop(0) for word in text.split() if word != "|"]
    except (KeyError, IndexError):
        raise NotUnderstood("no-such-deal", text=text) from None
    if len(order) != state.due or write_deal(state, order) != text:
        raise NotUnderstood("no-such-deal", text=text)
    return order
