"""Why an action is not allowed in WagenWissel: the rule and the words for it."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Refusal
from stamtafel.games.wagenwissel import auction, chance, haggle, money
from stamtafel.games.wagenwissel.material import (
    MOVE,
    NOBODY,
    NOTES,
    TO_ACCEPT,
    TO_BID,
    TO_BUY,
    TO_CHALLENGE,
    TO_COUNTER,
    TO_DRAW,
    TO_EXPORT,
    TO_GIVE,
    TO_LAY,
    TO_LEAVE,
    TO_LOSE,
    TO_NAME,
    TO_OFFER,
    TO_PUT_UP,
    TO_REFUSE,
    TO_SELL,
    TO_TAKE,
    TO_TRADE_WITH,
    TO_WANT,
    TRANSPORT,
    Move,
)
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    BID,
    CALL,
    CHALLENGE,
    CHOOSE,
    DRAW_OR_NOT,
    EXACT,
    EXPORT_CAR,
    LOSE_CAR,
    NAME_RECALL,
    NAME_SHARES,
    OFFER,
    PAY,
    PUT_UP,
    REPLY,
    TRADE_GIVE,
    TRADE_TAKE,
    TRADE_WHOM,
    WANT,
)
from stamtafel.games.wagenwissel.rules import WagenWissel

# What may be done at each step, and by which rule nothing else may.
STEPS = {
    BID: ((TO_BID,), "WW-3.1", "must-bid"),
    CALL: ((TO_BID,), "WW-4.1", "must-bid"),
    CHOOSE: ((TO_SELL, TO_BUY), "WW-3.3", "must-choose"),
    PUT_UP: ((TO_PUT_UP,), "WW-4.5", "must-put-up"),
    PAY: ((TO_LAY,), "WW-8.3", "must-pay"),
    DRAW_OR_NOT: ((TO_DRAW, TO_LEAVE), "WW-5.2", "must-draw"),
    NAME_SHARES: ((TO_NAME,), "WW-6.4", "must-name"),
    NAME_RECALL: ((TO_NAME,), "WW-6.4", "must-name"),
    LOSE_CAR: ((TO_LOSE,), "WW-6.4", "must-lose"),
    TRADE_GIVE: ((TO_GIVE, TO_LEAVE), "WW-6.4", "must-give"),
    TRADE_TAKE: ((TO_TAKE,), "WW-6.4", "must-take"),
    TRADE_WHOM: ((TO_TRADE_WITH,), "WW-6.4", "must-trade-with"),
    EXPORT_CAR: ((TO_EXPORT, TO_LEAVE), "WW-6.4", "must-export"),
    CHALLENGE: ((TO_CHALLENGE, TO_LEAVE), "WW-7.1", "must-challenge"),
    WANT: ((TO_WANT,), "WW-7.1", "must-want"),
    OFFER: ((TO_OFFER,), "WW-7.1", "must-offer"),
    ANSWER: ((TO_ACCEPT, TO_REFUSE, TO_COUNTER), "WW-7.2", "must-answer"),
    REPLY: ((TO_ACCEPT, TO_REFUSE), "WW-7.3", "must-reply"),
}


def no(rule: str, key: str, **numbers: int) -> Refusal:
    """A refusal by a rule, its sums given in tens."""
    euros = {name: 10 * sum_ for name, sum_ in numbers.items()}
    return Refusal(rule=rule, key=f"refused-{key}", numbers=euros)


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    """The rule that an action breaks; None exactly for what the seat may do now."""
    assert isinstance(state, WagenWissel)
    if state.over:
        return no("WW-5.3" if state.players == 1 else "WW-2.6", "over")
    if not (state.present >> seat) & 1:
        return no("WW-4.8", "you-are-out")
    if not (state.owing >> seat) & 1:
        return no("WW-3.1" if state.step == BID else "WW-2.3", "not-your-turn")
    move = MOVE[action]
    kinds, rule, key = STEPS[state.step]
    if move.kind not in kinds:
        return no(rule, key)
    if move.make > 0:
        return refuse_make(state, move)
    if move.whom >= 0:
        return refuse_whom(state, seat, move.whom)
    if move.kind == TO_LAY:
        return refuse_note(state, seat, move.note)
    return refuse_sum(state, seat, move)


def refuse_sum(state: WagenWissel, seat: int, move: Move) -> Refusal | None:
    """Bids, offers and prices."""
    means = state.money[seat]
    if state.step == BID:
        return refuse_sealed(state, seat, move.sum)
    if state.step == CALL:
        return refuse_call(state, means, move.sum)
    if state.step == OFFER and move.sum > means:
        return no("WW-7.1", "means")
    if move.kind == TO_BUY and state.price > means:
        return no("WW-3.3", "buy", sum=state.price)
    if move.kind == TO_COUNTER and state.setup.purchase and move.sum > means:
        return no("WW-7.5", "means")
    if move.kind == TO_COUNTER and not state.setup.purchase and move.sum <= state.offer:
        return no("WW-7.4", "not-more", sum=state.offer)
    price = state.step == REPLY and move.kind == TO_ACCEPT and not state.setup.purchase
    if price and state.counter > means:
        return no("WW-7.6", "accept", sum=state.counter)
    return None


def refuse_sealed(state: WagenWissel, seat: int, sum_: int) -> Refusal | None:
    """WW-3.1: only what can be laid exactly."""
    if sum_ > state.money[seat]:
        return no("WW-3.1", "means")
    if not money.makes(state.notes, seat * NOTES, money.HIGHEST, sum_):
        return no("WW-3.1", "not-exact", sum=sum_)
    return None


def refuse_call(state: WagenWissel, means: int, sum_: int) -> Refusal | None:
    """WW-4.1: higher than the last bid; WW-4.5: no bluff within a bluff."""
    if 0 < sum_ <= state.high:
        return no("WW-4.1", "not-higher", sum=state.high)
    if state.debtor != NOBODY and sum_ > means:
        return no("WW-4.5", "means")
    return None


def refuse_note(state: WagenWissel, seat: int, note: int) -> Refusal | None:
    """WW-8.1 to WW-8.3: which note cannot be next."""
    if money.fits(state, note):
        return None
    if state.notes[seat * NOTES + note] == 0:
        return no("WW-8.1", "no-note")
    if note > state.top:
        return no("WW-8.3", "high-to-low")
    if state.way == EXACT:
        return no("WW-8.1", "pay-exactly", sum=state.owed)
    if money.reach(state.notes, seat * NOTES, note) < state.owed:
        return no("WW-8.1", "not-covered", sum=state.owed)
    return no("WW-8.2", "no-change")


def refuse_make(state: WagenWissel, move: Move) -> Refusal | None:
    """Which make cannot be chosen."""
    card = {"card": state.setup.faces[move.make]}
    rule, _, key = why_not_make(state, move.make).partition(" ")
    return Refusal(rule=rule, key=f"refused-{key}", cards=card) if key else None


def why_not_make(state: WagenWissel, make: int) -> str:
    """The rule and the key of a refusal, or nothing."""
    seat = state.turner if state.step != PUT_UP else state.debtor
    mine = state.count(seat, make) > 0
    if state.step == NAME_SHARES:
        return ""
    if state.step == TRADE_TAKE:
        return why_not_take(state, make)
    if state.step == WANT:
        theirs = state.count(state.rival, make) > 0
        return "" if mine and theirs else "WW-7.1 not-common"
    if not mine:
        return f"{STEPS[state.step][1]} not-yours"
    if state.step == PUT_UP and not (auction.still_to_sell(state) >> make) & 1:
        return "WW-4.5 put-up-already"
    if state.step == TRADE_GIVE and chance.can_take(state, make) == 0:
        return "WW-6.4 nothing-to-take"
    if state.step == EXPORT_CAR and make == TRANSPORT:
        return "WW-6.4 export-transport"
    return ""


def why_not_take(state: WagenWissel, make: int) -> str:
    """WW-6.4: another player's car of the same or a lower value."""
    if chance.owners(state, make) == 0:
        return "WW-6.4 nobody-has"
    dearer = state.setup.value[make] > state.setup.value[state.given]
    return "WW-6.4 dearer" if dearer else ""


def refuse_whom(state: WagenWissel, seat: int, whom: int) -> Refusal | None:
    """Which player cannot be chosen."""
    if whom >= state.seats:
        return no(STEPS[state.step][1], "no-such-player")
    if whom == seat:
        return no(STEPS[state.step][1], "yourself")
    who = {"whom": whom}
    if not (state.present >> whom) & 1:
        return Refusal(rule="WW-4.8", key="refused-out", seats=who)
    if state.step == TRADE_WHOM:
        if state.count(whom, state.taken) > 0:
            return None
        card = {"card": state.setup.faces[state.taken]}
        return Refusal(rule="WW-6.4", key="refused-has-none", seats=who, cards=card)
    if not (haggle.rivals(state) >> whom) & 1:
        return Refusal(rule="WW-7.1", key="refused-nothing-common", seats=who)
    return no("WW-7.6", "no-money") if state.money[seat] == 0 else None
