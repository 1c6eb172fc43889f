"""Why an action is not allowed in Swoop: the rule and the words for it."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Refusal
from stamtafel.games.swoop.cards import GONE, MOVE, RANKS, SLOTS, TO_ADD, TO_TURN, Move
from stamtafel.games.swoop.rules import ADD, Swoop


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    """The rule that an action breaks; None exactly for what the seat may do now."""
    assert isinstance(state, Swoop)
    if state.over:
        return Refusal(rule="SO-7.1", key="refused-over")
    if not (state.owing >> seat) & 1:
        return Refusal(rule="SO-3.5", key="refused-not-your-turn")
    move = MOVE[action]
    if state.step == ADD:
        if move.kind != TO_ADD:
            return Refusal(rule="SO-5.2", key="refused-must-add")
        rank = state.hidden[seat * SLOTS + state.turned]
        return refuse_cards(state, seat, rank, move, state.room(rank) - 1)
    if move.kind == TO_ADD:
        return Refusal(rule="SO-5.3", key="refused-nothing-turned")
    if move.kind == TO_TURN:
        return refuse_turn(state, seat * SLOTS + move.slot)
    return refuse_cards(state, seat, move.rank, move, state.room(move.rank))


def refuse_cards(state: Swoop, seat: int, rank: int, move: Move, room: int) -> Refusal | None:
    """SO-3.1, SO-5.3: a player plays what they have. SO-4.4: never more than four alike."""
    if move.hand > state.hands[seat * RANKS + rank]:
        return Refusal(rule="SO-3.1", key="refused-not-in-hand")
    if move.table > state.shown(seat, rank):
        return Refusal(rule="SO-3.1", key="refused-not-open")
    if move.hand + move.table > room:
        return Refusal(rule="SO-4.4", key="refused-five-alike")
    return None


def refuse_turn(state: Swoop, slot: int) -> Refusal | None:
    """SO-5.1: a hidden card waits until the open card on it has gone."""
    if state.hidden[slot] == GONE:
        return Refusal(rule="SO-5.1", key="refused-no-hidden")
    if state.open[slot] != GONE:
        return Refusal(rule="SO-5.1", key="refused-covered")
    return None
