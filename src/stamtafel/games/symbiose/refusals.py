"""Why an action is not allowed in Symbiose: the rule and the words for it."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Refusal
from stamtafel.games.symbiose.rules import FIRST, MOVE, NO_SWAP, SWAP, Symbiose


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    """The rule that an action breaks; None exactly for what the seat may do now."""
    assert isinstance(state, Symbiose)
    move = MOVE[action]
    if state.over:
        return Refusal(rule="SY-3.5", key="refused-over")
    if not (state.owing >> seat) & 1:
        return refuse_seat(state)
    if move.slot >= state.setup.pond or move.river >= state.setup.river:
        return Refusal(rule="SY-2.2", key="refused-no-such-place")
    if move.river == NO_SWAP:
        return refuse_turn(state, seat * state.setup.pond + move.slot)
    if state.step == FIRST:
        return Refusal(rule="SY-2.3", key="refused-must-choose")
    if state.step != SWAP:
        return Refusal(rule="SY-3.3", key="refused-must-turn")
    return None


def refuse_seat(state: Symbiose) -> Refusal:
    """SY-2.3, SY-2.4: why a seat owes nothing now."""
    if state.step == FIRST:
        return Refusal(rule="SY-2.3", key="refused-chosen")
    return Refusal(rule="SY-2.4", key="refused-not-your-turn")


def refuse_turn(state: Symbiose, place: int) -> Refusal | None:
    """SY-3.1, SY-3.3: which card may not be turned up."""
    if state.step == SWAP:
        return Refusal(rule="SY-3.1", key="refused-must-swap")
    if not state.face_down(place):
        return Refusal(rule="SY-3.3", key="refused-open")
    return None
