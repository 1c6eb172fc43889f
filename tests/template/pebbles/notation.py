"""Actions and deals as text: `lay 7`; `1 5 9 | 2 3 12`, the hands by seat."""

from __future__ import annotations

from collections.abc import Sequence

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.notation import Catalogue, read_number
from stamtafel.core.state import State

from .rules import PEBBLES, Pebbles

ACTIONS = Catalogue(f"lay {pebble + 1}" for pebble in range(PEBBLES))


def cards(state: State) -> tuple[list[str], int]:
    """The pebbles by number, and how many are dealt."""
    assert isinstance(state, Pebbles)
    return [str(pebble + 1) for pebble in range(PEBBLES)], state.seats * state.hand


def write_deal(state: State, order: Sequence[int]) -> str:
    """The hands of a deal that is about to happen."""
    assert isinstance(state, Pebbles)
    starts = range(0, state.seats * state.hand, state.hand)
    hands = [sorted(order[start : start + state.hand]) for start in starts]
    return " | ".join(" ".join(str(pebble + 1) for pebble in hand) for hand in hands)


def read_deal(state: State, text: str) -> Sequence[int]:
    """A shuffled order with these hands; raises NotUnderstood."""
    dealt = [read_number(word) - 1 for word in text.split() if word != "|"]
    order = dealt + [pebble for pebble in range(PEBBLES) if pebble not in dealt]
    if sorted(order) != list(range(PEBBLES)) or write_deal(state, order) != text:
        raise NotUnderstood("no-such-deal", text=text)
    return order
