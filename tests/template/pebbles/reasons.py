"""Why a seat may well do something in Pebbles."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Phrase

from .rules import Pebbles


def explain(state: State, seat: int, action: int) -> Phrase:
    """Why a seat may well lay this pebble."""
    assert isinstance(state, Pebbles)
    highest = action == max(state.hands[seat])
    return Phrase("why-high" if highest else "why-low", cards={"card": str(action + 1)})
