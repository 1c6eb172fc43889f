"""What a seat knows of a game of WagenWissel, as numbers; sums count in tens.

Money is its holder's secret (WW-1.6): a row holds one's own, and what was paid last.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stamtafel.core.encoding import Encoding, Field, Pen, around, clockwise, turned
from stamtafel.core.state import State
from stamtafel.games.wagenwissel import scoring
from stamtafel.games.wagenwissel.material import MAKES, NOBODY, NOTES, TIP
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    BID,
    CALL,
    CHOOSE,
    END,
    FIRST_DECISION,
    FOR_CARD,
    FOR_CHANCE,
    FOR_SALE,
    OFFER,
    PAY,
    REPLY,
    TRADE_TAKE,
    TRADE_WHOM,
    WANT,
    Position,
)
from stamtafel.games.wagenwissel.rules import WagenWissel

STEPS: Final = END + 1 - FIRST_DECISION
PURPOSES: Final = FOR_CHANCE + 1
EFFECTS: Final = TIP + 1
LOTS: Final = 100.0  # what sums are divided by


def fields(seats: int) -> list[Field]:
    """The fields of a row in their order."""
    steps = "lot, two deals, bid, call, choose, put up, pay, draw or not, six of chance cards, "
    return [
        Field("step", STEPS, steps + "export, challenge, want, offer, answer, reply or end"),
        Field("owing", seats, "who owes a decision"),
        Field("present", seats, "who is still in"),
        Field("turner", seats, "whose turn it is"),
        Field("begun", seats, "who has had a first turn"),
        Field("cars", seats * MAKES, "by seat and make, cars", 4.0),
        Field("scores", seats, "what the cars count, at the end all", 1000.0),
        Field("gone", MAKES, "by make, cars that have left the game", 4.0),
        Field("value", MAKES, "by make, what a car counts", LOTS),
        Field("notes", NOTES, "one's notes, from low to high", 10.0),
        Field("money", 1, "what they add up to", LOTS),
        Field("pot", NOTES, "the notes of the pot", 10.0),
        Field("pile", 1, "cars not yet turned up", 32.0),
        Field("transports", 1, "transports turned up", 4.0),
        Field("item", MAKES, "the make on auction"),
        Field("waiting", MAKES, "the make that waits while a debtor sells cars"),
        Field("unsold", MAKES, "by make, cars of the debtor nobody wanted", 4.0),
        Field("bids", seats, "bids that one knows", LOTS),
        Field("answered", seats, "who has bid or passed"),
        Field("passed", seats, "who has passed, as far as one knows"),
        Field("bidder", seats, "who bids most"),
        Field("debtor", seats, "who sells cars to pay a debt"),
        Field("price", 1, "what the auctioneer is to get, or the debt", LOTS),
        Field("effect", EFFECTS, "what the chance card drawn last does"),
        Field("amount", 1, "with which sum", LOTS),
        Field("named", MAKES, "the make named for it"),
        Field("given", MAKES, "the make offered in a trade"),
        Field("taken", MAKES, "the make asked for in it"),
        Field("rival", seats, "who is challenged"),
        Field("wanted", MAKES, "for which make"),
        Field("offer", 1, "the offer", LOTS),
        Field("counter", 1, "the counter-offer", LOTS),
        Field("payer", seats, "who pays"),
        Field("taker", seats + 1, "whom, last the pot"),
        Field("purpose", PURPOSES, "for the card, in a forced sale, a negotiation, by chance"),
        Field("owed", 1, "what is still to be laid", LOTS),
        Field("laid", NOTES, "the notes laid last", 10.0),
        Field("open", 1, "auctions are open"),
        Field("purchase", 1, "a counter-offer is for the other car"),
    ]


@final
class WagenWisselEncoding(Encoding):
    """Writes what a seat knows, part by part as the view shows it."""

    def __init__(self, seats: int) -> None:
        super().__init__(fields(seats))

    def draw(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, WagenWissel)
        seats = state.seats
        pen.one(state.step - FIRST_DECISION, STEPS)
        pen.bits(turned(state.owing, seat, seats), seats)
        pen.bits(turned(state.present, seat, seats), seats)
        pen.one(around(state.turner, seat, seats), seats)
        pen.bits(turned(state.begun, seat, seats), seats)
        draw_table(state, seat, pen)
        draw_auction(state, seat, pen)
        draw_bids(state, seat, pen)
        draw_chance(state, pen)
        draw_negotiation(state, seat, pen)
        draw_payment(state, seat, pen)
        pen.flag(state.setup.open)
        pen.flag(state.setup.purchase)


def draw_table(state: Position, seat: i64, pen: Pen) -> None:
    """WW-1.6: cars lie open; one's own notes; the pot and the piles."""
    seats = state.seats
    mine = seat * MAKES
    pen.amounts(state.cars, mine, seats * MAKES - mine, 4.0)
    pen.amounts(state.cars, 0, mine, 4.0)
    for turn in range(seats):
        pen.number(score(state, clockwise(seat, turn, seats)), 1000.0)
    pen.amounts(state.gone, 0, MAKES, 4.0)
    pen.amounts(state.setup.value, 0, MAKES, LOTS)
    pen.amounts(state.notes, seat * NOTES, NOTES, 10.0)
    pen.number(state.money[seat], LOTS)
    pen.amounts(state.notes, seats * NOTES, NOTES, 10.0)
    pen.number(len(state.pile) - state.turned, 32.0)
    pen.number(state.transports, 4.0)


def score(state: Position, seat: i64) -> i64:
    """What all may know: what cars count, and at the end money too (WW-9.1)."""
    points = 10 * scoring.points(state, seat)
    if state.over:
        points += 10 * state.money[seat]
        if not (state.present >> seat) & 1:
            return 0
    return points


def draw_auction(state: Position, seat: i64, pen: Pen) -> None:
    """The make on auction, and what a debtor sells for (WW-4.5)."""
    step = state.step
    sells = step == PAY and (state.purpose == FOR_CARD or state.purpose == FOR_SALE)
    shown = sells or step in (BID, CALL, CHOOSE)
    pen.one(state.item if shown else NOBODY, MAKES)
    if state.debtor == NOBODY:
        pen.skip(2 * MAKES)
        return
    pen.one(state.card, MAKES)
    pen.amounts(state.unsold, 0, MAKES, 4.0)


def draw_bids(state: Position, seat: i64, pen: Pen) -> None:
    """WW-3.1: sealed bids are secret until all are in; WW-4.1: calls are not."""
    seats = state.seats
    sealed = state.step == BID
    silent: i64 = 0
    passed: i64 = 0
    for turn in range(seats):
        of = clockwise(seat, turn, seats)
        bid = state.bids[of]
        if bid < 0:
            silent |= 1 << turn
        elif sealed and turn != 0:
            bid = 0
        elif bid == 0:
            passed |= 1 << turn
        pen.number(max(bid, 0), LOTS)
    pen.bits((1 << seats) - 1 - silent, seats)
    pen.bits(passed, seats)
    shown = state.step == CALL or state.step == CHOOSE
    pen.one(around(state.bidder, seat, seats) if shown else NOBODY, seats)
    pen.one(around(state.debtor, seat, seats), seats)
    due = state.step == CHOOSE or state.debtor != NOBODY
    pen.number(state.price if due else 0, LOTS)


def draw_chance(state: Position, pen: Pen) -> None:
    """WW-6: the chance card drawn last, and what was said about it."""
    step = state.step
    if state.chance == NOBODY:
        pen.skip(EFFECTS + 1)
    else:
        pen.one(state.setup.effect[state.chance], EFFECTS)
        pen.number(state.setup.amount[state.chance], LOTS)
    pen.one(state.named, MAKES)
    trading = step in (TRADE_TAKE, TRADE_WHOM)
    pen.one(state.given if trading else NOBODY, MAKES)
    pen.one(state.taken if step == TRADE_WHOM else NOBODY, MAKES)


def draw_negotiation(state: Position, seat: i64, pen: Pen) -> None:
    """WW-7: whom, which make, and the sums named so far."""
    step = state.step
    seats = state.seats
    if step < WANT or step > REPLY:
        pen.skip(seats + MAKES + 2)
        return
    pen.one(around(state.rival, seat, seats), seats)
    pen.one(state.wanted if step >= OFFER else NOBODY, MAKES)
    pen.number(state.offer if step >= ANSWER else 0, LOTS)
    pen.number(state.counter if step == REPLY else 0, LOTS)


def draw_payment(state: Position, seat: i64, pen: Pen) -> None:
    """WW-8: who pays whom and for what; WW-8.5: the notes that were laid last."""
    seats = state.seats
    if state.step == PAY:
        pen.one(around(state.payer, seat, seats), seats)
        pen.one(seats if state.taker == seats else around(state.taker, seat, seats), seats + 1)
        pen.one(state.purpose, PURPOSES)
        pen.number(state.owed, LOTS)
    else:
        pen.one(around(state.payer, seat, seats) if state.laid else NOBODY, seats)
        pen.skip(seats + 1 + PURPOSES + 1)
    for note in range(i64(NOTES)):
        pen.number((state.laid >> 8 * note) & 255, 10.0)


def encoding(state: State) -> Encoding:
    """How rows of a game like this one are written."""
    return WagenWisselEncoding(state.seats)
