"""Swapybara's actions, cards and deals as text, both ways.

Actions: `ask 3`, `centre`, `accept`, `refuse`, `pick -1`, `give 2`, `give centre`, `call 5` and
`pass`.
Deals: `lot 2 0 1 3`; `3 -1 6 5 | 2 | 0 1 4` (players by seat, the centre, the box; `*` lies there
before the deal: the card that the player picked).
"""

from __future__ import annotations

from collections.abc import Sequence

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.notation import Catalogue, read_number, read_order, write_order
from stamtafel.core.state import State, row
from stamtafel.games.swapybara.cards import (
    CARDS,
    CENTRE,
    CENTRE_SEATS,
    LOT,
    MIDDLE,
    MOVE,
    TO_ACCEPT,
    TO_ASK,
    TO_CALL,
    TO_CENTRE,
    TO_GIVE,
    TO_PASS,
    TO_PICK,
    TO_REFUSE,
    Move,
)
from stamtafel.games.swapybara.rules import (
    Swapybara,
)

FACES = tuple(str(card - 1) for card in range(CARDS))
PICKED = "*"
SINGLE = {TO_CENTRE: "centre", TO_ACCEPT: "accept", TO_REFUSE: "refuse", TO_PASS: "pass"}


def write_place(place: int) -> str:
    """A seat, or the centre."""
    return "centre" if place == CENTRE else str(place)


def write_move(move: Move) -> str:
    """An action as text."""
    if move.kind == TO_ASK:
        return f"ask {move.whom}"
    if move.kind == TO_PICK:
        return f"pick {FACES[move.card]}"
    if move.kind == TO_GIVE:
        return f"give {write_place(move.whom)}"
    if move.kind == TO_CALL:
        return f"call {move.whom}"
    return SINGLE[move.kind]


ACTIONS = Catalogue(write_move(move) for move in MOVE)


def cards(state: State) -> tuple[list[str], int]:
    """The cards to be dealt by number; those of the box come out of the others (SW-2.2)."""
    assert isinstance(state, Swapybara)
    if state.step == LOT:
        return [str(card) for card in range(state.due)], state.due
    faces = [face for card, face in enumerate(FACES) if card != state.picked]
    held = state.seats + (state.seats == CENTRE_SEATS)
    return faces, held - (state.picker != MIDDLE)


def write_deal(state: State, order: Sequence[int]) -> str:
    """A deal that is about to happen as text."""
    assert isinstance(state, Swapybara)
    if state.step == LOT:
        return f"lot {write_order(order)}"
    faces = [FACES[card] for card in state.faces(row(order))]
    if state.picker != MIDDLE:
        faces[state.picker] = PICKED
    box = state.seats + (state.seats == CENTRE_SEATS)
    parts = [faces[: state.seats], faces[state.seats : box], faces[box:]]
    return " | ".join(" ".join(part) for part in parts if part)


def read_deal(state: State, text: str) -> Sequence[int]:
    """The order of a deal from its text; raises NotUnderstood."""
    assert isinstance(state, Swapybara)
    order = read_lot(state, text) if state.step == LOT else read_cards(state, text)
    if write_deal(state, order) != text:
        raise NotUnderstood("no-such-deal", text=text)
    return order


def read_lot(state: Swapybara, text: str) -> tuple[int, ...]:
    """The order of a lot (SW-1.4)."""
    return read_order(text.removeprefix("lot "), state.due)


def read_cards(state: Swapybara, text: str) -> tuple[int, ...]:
    """The order of a deal of cards; how they are grouped is not looked at here."""
    cards = [read_number(face) + 1 for face in text.split() if face not in ("|", PICKED)]
    shuffled = [card for card in range(CARDS) if card != state.picked]
    if sorted(cards) != shuffled:
        raise NotUnderstood("no-such-deal", text=text)
    return tuple(shuffled.index(card) for card in cards)
