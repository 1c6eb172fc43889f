"""Why an action is not allowed."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Refusal

from .rules import Pebbles


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    """The rule that an action breaks; None exactly for what the seat may do now."""
    assert isinstance(state, Pebbles)
    if state.over:
        return Refusal(rule="PB-4.1", key="refused-over")
    if not (state.owing >> seat) & 1:
        return Refusal(rule="PB-2.1", key="refused-wait")
    if action not in state.hands[seat]:
        return Refusal(rule="PB-2.1", key="refused-not-yours", cards={"card": str(action + 1)})
    return None
