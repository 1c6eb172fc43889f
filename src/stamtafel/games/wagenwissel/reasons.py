"""Why a seat may well do something in WagenWissel: auctions and payments.

What is said of others follows from cars and money that have moved in the open (WW-8.5).
"""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from stamtafel.games.wagenwissel import money
from stamtafel.games.wagenwissel.auction import TABLE_OF_TWO
from stamtafel.games.wagenwissel.bargains import answer, negotiate, own_car, tens, trade, weigh
from stamtafel.games.wagenwissel.material import BUY, COPIES, MOVE, NOBODY, WORTH
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    CHALLENGE,
    CHOOSE,
    DRAW_OR_NOT,
    EXACT,
    EXPORT_CAR,
    LOSE_CAR,
    NAME_RECALL,
    NAME_SHARES,
    OFFER,
    OVER,
    PAY,
    PUT_UP,
    TRADE_GIVE,
    TRADE_TAKE,
    TRADE_WHOM,
    WANT,
)
from stamtafel.games.wagenwissel.rules import WagenWissel
from stamtafel.games.wagenwissel.tell import name, say
from stamtafel.games.wagenwissel.worth import gain


def explain(state: State, seat: int, action: int) -> Phrase:
    """Why a seat may well take this action."""
    assert isinstance(state, WagenWissel)
    move, step = MOVE[action], state.step
    if step == PAY:
        return lay(state, move.note)
    if step == CHOOSE:
        return choose(state, seat, action)
    if step in (DRAW_OR_NOT, NAME_SHARES, NAME_RECALL, LOSE_CAR, PUT_UP, EXPORT_CAR):
        return own_car(state, seat, action)
    if step in (TRADE_GIVE, TRADE_TAKE, TRADE_WHOM):
        return trade(state, seat, action)
    if step in (CHALLENGE, WANT, OFFER):
        return negotiate(state, seat, action)
    return answer(state, seat, action) if step >= ANSWER else bid(state, seat, move.sum)


# WW-3, WW-4, WW-5 The auction; WW-8 the payment


def bid(game: WagenWissel, seat: int, sum_: int) -> Phrase:
    """WW-3.1, WW-4.1: what the car is worth against the bid; WW-4.3: a bluff."""
    value = gain(game, seat, game.item)
    if game.players == TABLE_OF_TWO and game.debtor == NOBODY:
        value = (value + gain(game, game.after(seat), game.item)) / 2  # else the other gets it
    worth, card = tens(game, value), name(game, game.item)
    if sum_ == 0 and game.money[seat] <= game.high:
        return say("why-pass-money")
    if sum_ == 0:
        return weigh("why-pass", game.high, worth, card=card)
    if sum_ > game.money[seat]:
        return say("why-bluff", sum=sum_)
    if game.count(seat, game.item) == COPIES - 1:
        return say("why-quartet", card=card, worth=worth)
    if sum_ > worth and game.debtor == NOBODY and game.players > TABLE_OF_TWO:
        return weigh("why-bid-force", sum_, worth, game.turner, card)
    return weigh("why-bid", sum_, worth, card=card)


def choose(game: WagenWissel, seat: int, action: int) -> Phrase:
    """WW-3.3: the price against what the car is worth; WW-4.5: a bluff that can be called."""
    worth, card = tens(game, gain(game, seat, game.card)), name(game, game.card)
    if action == BUY and game.count(seat, game.card) == COPIES - 1:
        return say("why-quartet", card=card, worth=worth)
    if action == BUY:
        return weigh("why-buy", game.price, worth, card=card)
    if game.money[game.winner] < game.price:
        return say("why-sell-bluff", whom=game.winner, sum=game.price)
    if game.money[seat] < game.price:
        return say("why-sell-must", sum=game.price)
    return weigh("why-sell", game.price, worth, card=card)


def lay(game: WagenWissel, note: int) -> Phrase:
    """WW-8.1, WW-8.3: the least overpayment, or notes one would rather keep."""
    good = money.proposed(game)
    if note != good:
        return say("why-lay-keep" if note < good else "why-lay-high", sum=WORTH[max(note, good)])
    if game.way != OVER:
        return say("why-lay-exact" if game.way == EXACT else "why-lay-change")
    paid = sum(WORTH[one] for one in money.proposal(game.clone()))
    return say("why-lay-least", sum=game.owed, paid=paid)
