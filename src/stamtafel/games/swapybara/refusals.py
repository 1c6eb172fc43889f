"""Why an action is not allowed in Swapybara: the rule and the words for it."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Refusal
from stamtafel.games.swapybara.cards import (
    ACCEPT,
    ANSWER,
    ASK,
    CENTRE,
    CENTRE_SEATS,
    FIVE,
    FOUR,
    GIVE,
    MOVE,
    PASS,
    PICK,
    TO_ACCEPT,
    TO_ASK,
    TO_CALL,
    TO_CENTRE,
    TO_GIVE,
    TO_PASS,
    TO_PICK,
    TO_REFUSE,
    TWO,
)
from stamtafel.games.swapybara.rules import (
    Swapybara,
)

# What may be done at each step.
ANSWERS = {
    ASK: (TO_ASK, TO_CENTRE, TO_CALL, TO_PASS),
    ANSWER: (TO_ACCEPT, TO_REFUSE, TO_CALL),
    GIVE: (TO_GIVE,),
    PICK: (TO_PICK,),
}
WRONG_STEP = {
    ASK: Refusal(rule="SW-3.2", key="refused-must-ask"),
    ANSWER: Refusal(rule="SW-3.5", key="refused-must-answer"),
    GIVE: Refusal(rule="SW-5.2", key="refused-must-give"),
    PICK: Refusal(rule="SW-2.3", key="refused-must-pick"),
}


MUST_PASS = Refusal(rule="SW-8.8", key="refused-must-pass")


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    """SW-1.3: the rule that an action breaks; None exactly for what the seat may do now."""
    assert isinstance(state, Swapybara)
    if state.over:
        return Refusal(rule="SW-7.1", key="refused-over")
    if not (state.owing >> seat) & 1:
        return Refusal(rule="SW-3.1", key="refused-not-your-turn")
    move = MOVE[action]
    if move.kind not in ANSWERS[state.step]:
        return MUST_PASS if PASS in state.legal(seat) else WRONG_STEP[state.step]
    if move.kind == TO_ASK:
        return refuse_ask(state, seat, move.whom)
    if move.kind == TO_CENTRE:
        return refuse_centre(state, seat)
    if move.kind == TO_GIVE:
        return refuse_give(state, seat, move.whom)
    if move.kind == TO_CALL:
        return refuse_call(state, seat, move.whom)
    if move.kind == TO_PASS:
        return refuse_pass(state, seat)
    return refuse_answer(state, seat, action) if state.step == ANSWER else None


def refuse_player(state: Swapybara, seat: int, whom: int, rule: str) -> Refusal | None:
    """Whom no rule lets one choose: nobody, oneself, and SW-8.3: an offender."""
    if whom >= state.seats:
        return Refusal(rule=rule, key="refused-no-such-player")
    if whom == seat:
        return Refusal(rule=rule, key="refused-yourself")
    if (state.out >> whom) & 1:
        return Refusal(rule="SW-8.3", key="refused-out", seats={"whom": whom})
    return None


def refuse_ask(state: Swapybara, seat: int, whom: int) -> Refusal | None:
    """SW-3.2, SW-3.3, SW-4.5: whom may not be asked; SW-8.1: in honour mode the 5 may; SW-8.8."""
    refusal = refuse_player(state, seat, whom, "SW-3.2")
    if refusal is not None:
        return refusal
    if PASS in state.legal(seat):
        return MUST_PASS
    if whom == state.pointer[seat]:
        return Refusal(rule="SW-3.3", key="refused-asked-last", seats={"whom": whom})
    bound = state.honour is None and state.card(seat) == FIVE
    if bound and not state.neighbours(seat, whom):
        return Refusal(rule="SW-4.5", key="refused-five")
    return None


def refuse_centre(state: Swapybara, seat: int) -> Refusal | None:
    """SW-3.6: with four players, once a round each."""
    if state.seats != CENTRE_SEATS:
        return Refusal(rule="SW-3.6", key="refused-no-centre")
    if (state.used >> seat) & 1:
        return Refusal(rule="SW-3.6", key="refused-centre-used")
    return None


def refuse_answer(state: Swapybara, seat: int, action: int) -> Refusal | None:
    """SW-4.2, SW-4.4: the 2 must refuse, the 4 must accept; SW-8.1: not so in honour mode."""
    if state.honour is not None:
        return None
    if action == ACCEPT and state.card(seat) == TWO:
        return Refusal(rule="SW-4.2", key="refused-two")
    if action != ACCEPT and state.card(seat) == FOUR:
        return Refusal(rule="SW-4.4", key="refused-four")
    return None


def refuse_give(state: Swapybara, seat: int, whom: int) -> Refusal | None:
    """SW-5.2: to whom the 0 may not be given."""
    if whom == CENTRE:
        no_centre = state.seats != CENTRE_SEATS
        return Refusal(rule="SW-5.2", key="refused-no-centre") if no_centre else None
    refusal = refuse_player(state, seat, whom, "SW-5.2")
    if refusal is None and whom == state.shield:
        return Refusal(rule="SW-5.2", key="refused-protected", seats={"whom": whom})
    return refusal


def refuse_call(state: Swapybara, seat: int, whom: int) -> Refusal | None:
    """SW-8.5: only a breach that one knows of can be called."""
    if state.honour is None:
        return Refusal(rule="SW-1.3", key="refused-no-calls")
    refusal = refuse_player(state, seat, whom, "SW-8.5")
    if refusal is None and not state.knows_breach(state.honour, seat, whom):
        return Refusal(rule="SW-8.5", key="refused-nothing-known", seats={"whom": whom})
    return refusal


def refuse_pass(state: Swapybara, seat: int) -> Refusal | None:
    """SW-3.2: no passing; SW-8.8: but for a player who may ask nobody."""
    if PASS in state.legal(seat):
        return None
    return Refusal(rule="SW-3.2", key="refused-pass")
