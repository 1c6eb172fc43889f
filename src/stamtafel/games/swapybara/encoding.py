"""What a seat knows of a game of Swapybara, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.encoding import Encoding, Field, Pen, around, clockwise, turned
from stamtafel.core.state import State
from stamtafel.games.swapybara.cards import (
    ANSWER,
    ANY,
    ASK,
    CARDS,
    CENTRE,
    CENTRE_SEATS,
    END,
    GIVE,
    MIDDLE,
)
from stamtafel.games.swapybara.rules import Swapybara

STEPS: Final = END + 1


def fields(seats: int) -> list[Field]:
    """The fields of a row in their order."""
    places = seats + (seats == CENTRE_SEATS)
    return [
        Field("step", STEPS, "lot, deal, pick, ask, answer, give or end"),
        Field("owing", seats, "who owes a decision"),
        Field("cards", places * CARDS, "by seat, then the centre: the faces its card may have"),
        Field("held", places * seats, "by seat, then the centre: who has held its card this round"),
        Field("pointer", seats * (seats + 1), "by seat: whom it points at, or last the centre"),
        Field("used", seats, "who has swapped with the centre this round"),
        Field("out", seats, "offenders who are out for the round"),
        Field("six", seats, "who has the six-token"),
        Field("minus", seats, "who has the minus-token"),
        Field("shield", seats, "who has the shield"),
        Field("start", seats, "who starts this round or the next one"),
        Field("asker", seats, "whose turn it is"),
        Field("breaches", seats, "who has broken a rule as far as one knows, in honour mode"),
        Field("totals", seats, "points", 10.0),
        Field("last", seats, "points of the last round", 6.0),
        Field("turns", 1, "turns taken in this round, by all together", 24.0),
        Field("round", 1, "the round", 20.0),
        Field("rounds", 1, "how many rounds are played, 0 without a limit", 20.0),
        Field("target", 1, "the points that end the game, 0 without a limit", 100.0),
        Field("each", 1, "everybody's turns in a round", 3.0),
        Field("honour", 1, "rules can be broken"),
    ]


@final
class SwapybaraEncoding(Encoding):
    """Writes what a seat knows; the faces a card may have are those its own eyes leave open."""

    def __init__(self, seats: int) -> None:
        super().__init__(fields(seats))
        self.order: Final = vec[vec[i64]]([order(seat, seats) for seat in range(i64(seats))])

    def draw(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, Swapybara)
        seats = state.seats
        playing = state.step == ASK or state.step == ANSWER or state.step == GIVE
        pen.one(state.step, STEPS)
        pen.bits(turned(state.owing, seat, seats), seats)
        if playing:
            draw_cards(state, seat, self.order[seat], pen)
        else:
            draw_reveal(state, self.order[seat], pen)
        pen.bits(turned(state.out, seat, seats), seats)
        pen.one(around(state.six, seat, seats), seats)
        pen.one(around(state.minus, seat, seats), seats)
        pen.one(around(state.shield, seat, seats), seats)
        pen.one(around(state.start, seat, seats), seats)
        pen.one(around(state.asker, seat, seats) if playing else MIDDLE, seats)
        draw_points(state, seat, pen)
        pen.number(state.taken if playing else 0, 24.0)
        pen.number(state.round, 20.0)
        pen.number(state.setup.rounds, 20.0)
        pen.number(state.setup.target, 100.0)
        pen.number(state.setup.turns, 3.0)
        pen.flag(state.setup.honour)


def draw_cards(state: Swapybara, seat: i64, places: vec[i64], pen: Pen) -> None:
    """During a round: cards, who has held them, pointers and the centre (SW-2.1, SW-3.5)."""
    seats = state.seats
    known = known_faces(state, seat)
    for place in places:
        card = state.lies[place]
        if (state.held[card] >> seat) & 1:
            pen.one(state.dealt[card], CARDS)
        else:
            may = state.may[card]
            if may & (may - 1):
                may &= ~known
            pen.bits(may, CARDS)
    for place in places:
        pen.bits(turned(state.held[state.lies[place]], seat, seats), seats)
    for place in places:
        if place < seats:
            pointer = state.pointer[place]
            pen.one(seats if pointer == CENTRE else around(pointer, seat, seats), seats + 1)
    pen.bits(turned(state.used, seat, seats), seats)


def order(seat: i64, seats: i64) -> vec[i64]:
    """The places with a card, from a seat clockwise, the centre last."""
    count = seats + 1 if seats == CENTRE_SEATS else seats
    places = vec[i64]([seats] * count)
    for turn in range(seats):
        places[turn] = clockwise(seat, turn, seats)
    return places


def known_faces(state: Swapybara, seat: i64) -> i64:
    """The faces of the cards that a seat has held or all have seen, as bits."""
    known: i64 = 0
    for card in range(i64(CARDS)):
        may = state.may[card]
        if (state.held[card] >> seat) & 1:
            known |= 1 << state.dealt[card]
        elif may & (may - 1) == 0:
            known |= may
    return known & ANY


def draw_reveal(state: Swapybara, places: vec[i64], pen: Pen) -> None:
    """Between rounds: the cards of the last reveal (SW-6.1), the centre in honour mode."""
    seats = state.seats
    cards = state.reveal.cards
    for place in places:
        if place == seats:
            pen.one(state.reveal.centre, CARDS)
        elif len(cards):
            pen.one(cards[place], CARDS)
        else:
            pen.skip(CARDS)
    pen.skip(len(places) * seats + seats * (seats + 1) + seats)


def draw_points(state: Swapybara, seat: i64, pen: Pen) -> None:
    """Breaches one knows of (SW-8.2), totals, and what the last round brought."""
    seats = state.seats
    honour = state.honour
    breaches: i64 = 0
    if honour is not None and len(state.dealt):
        for other in range(seats):
            if other != seat and state.knows_breach(honour, seat, other):
                breaches |= 1 << other
    pen.bits(turned(breaches, seat, seats), seats)
    pen.amounts(state.totals, seat, seats - seat, 10.0)
    pen.amounts(state.totals, 0, seat, 10.0)
    points = state.reveal.points
    if len(points) == 0:
        pen.skip(seats)
        return
    pen.amounts(points, seat, seats - seat, 6.0)
    pen.amounts(points, 0, seat, 6.0)


def encoding(state: State) -> Encoding:
    """How rows of a game like this one are written."""
    return SwapybaraEncoding(state.seats)
