"""Swoop's actions, cards and deals as text, both ways.

Actions: `play 8 hand:2 table:1` (three 8s, one of them an open card), `turn 2` (the hidden card at
the third place), `add hand:1 table:0` (to the hidden card just turned up).
Deals: `3 K 7 2, A A 5 9, 4 4 8 J 9 2 | … | 6 Q joker`: by seat the hidden cards, the open ones and
the hand, then the cards left over in the order in which they are drawn (SO-2.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.notation import Catalogue
from stamtafel.core.state import State
from stamtafel.games.swoop.cards import MOVE, TO_PLAY, TO_TURN, Move
from stamtafel.games.swoop.rules import MIDDLE, Swoop

FACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker")  # by rank


def write_move(move: Move) -> str:
    """An action as text."""
    if move.kind == TO_TURN:
        return f"turn {move.slot}"
    verb = f"play {FACES[move.rank]}" if move.kind == TO_PLAY else "add"
    return f"{verb} hand:{move.hand} table:{move.table}"


ACTIONS = Catalogue(write_move(move) for move in MOVE)


def cards(state: State) -> tuple[list[str], int]:
    """The cards to be dealt by number; those left over matter if lots are drawn (SO-2.3)."""
    assert isinstance(state, Swoop)
    faces = [FACES[rank] for rank in state.setup.deck]
    return faces, len(faces) if state.start == MIDDLE else state.seats * size(state)


def write_deal(state: State, order: Sequence[int]) -> str:
    """A deal that is about to happen as text; a hand is sorted, as its order means nothing."""
    assert isinstance(state, Swoop)
    cards = [state.setup.deck[card] for card in order]
    parts = []
    for seat in range(state.seats):
        hidden, shown, hand = split(state, cards, seat)
        groups = [hidden, shown, sorted(hand)]
        parts.append(
            ", ".join(" ".join(FACES[card] for card in group) for group in groups if group)
        )
    parts.append(" ".join(FACES[card] for card in cards[state.seats * size(state) :]))
    return " | ".join(part for part in parts if part)


def split(state: Swoop, cards: Sequence[int], seat: int) -> Iterator[Sequence[int]]:
    """The hidden cards, the open cards and the hand of a seat, as they are dealt (SO-2.1)."""
    at = seat * size(state)
    for count in (state.setup.hidden, state.setup.open, state.setup.held):
        yield cards[at : at + count]
        at += count


def size(state: Swoop) -> int:
    """How many cards a player is dealt."""
    return state.setup.hidden + state.setup.open + state.setup.held


def read_deal(state: State, text: str) -> Sequence[int]:
    """An order that leads to a deal, equal cards taken from the first on; raises NotUnderstood."""
    assert isinstance(state, Swoop)
    waiting: dict[str, list[int]] = {face: [] for face in FACES}
    for card in range(len(state.setup.deck) - 1, -1, -1):
        waiting[FACES[state.setup.deck[card]]].append(card)
    order = []
    for face in text.replace(",", " ").replace("|", " ").split():
        if not waiting.get(face):
            raise NotUnderstood("no-such-deal", text=text)
        order.append(waiting[face].pop())
    if len(order) != len(state.setup.deck) or write_deal(state, order) != text:
        raise NotUnderstood("no-such-deal", text=text)
    return order
