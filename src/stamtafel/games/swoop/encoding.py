"""What a seat knows of a game of Swoop, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.encoding import Encoding, Field, Pen, around, clockwise, turned
from stamtafel.core.state import State
from stamtafel.games.swoop.cards import EMPTY, GONE, RANKS, SLOTS, TEN
from stamtafel.games.swoop.rules import ADD, END, PLAY, Swoop

STEPS: Final = END + 1
SIZE_OF_HAND: Final = 20.0


def fields(seats: int) -> list[Field]:
    """The fields of a row in their order."""
    return [
        Field("step", STEPS, "deal, play, add or end"),
        Field("owing", seats, "who owes a decision"),
        Field("hand", RANKS, "one's hand, by rank", 4.0),
        Field("known", seats * RANKS, "by seat and rank, cards of hands that all know of", 4.0),
        Field("open", seats * SLOTS * RANKS, "by seat and place, the rank of the open card"),
        Field("hidden", seats * SLOTS, "by seat and place, whether a hidden card lies there"),
        Field("pile", RANKS, "the pile, by rank", 4.0),
        Field("top", RANKS, "the rank on top of the pile"),
        Field("swept", RANKS, "by rank, cards that swept the pile away just now", 4.0),
        Field("turned", RANKS, "the rank of the hidden card turned up"),
        Field("place", SLOTS, "where it lies"),
        Field("left", seats, "cards in hand and on the table", SIZE_OF_HAND),
        Field("start", seats, "who starts this round or the next one"),
        Field("totals", seats, "points", 100.0),
        Field("rest", seats * RANKS, "by seat and rank, what was left after the last round", 4.0),
        Field("drawn", RANKS, "by rank, cards drawn in the lot", 4.0),
        Field("unseen", RANKS, "by rank, cards one has not seen, wherever they are", 8.0),
        Field("worth", RANKS, "what each rank counts", 50.0),
        Field("tens", 1, "tens sweep"),
        Field("big", 1, "four alike may be laid on their own rank"),
        Field("round", 1, "the round", 10.0),
        Field("target", 1, "the points that end the game", 500.0),
    ]


@final
class SwoopEncoding(Encoding):
    """Writes what a seat knows; it remembers every card that it has seen in the round."""

    def __init__(self, seats: int) -> None:
        super().__init__(fields(seats))

    def draw(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, Swoop)
        seats = state.seats
        pen.one(state.step, STEPS)
        pen.bits(turned(state.owing, seat, seats), seats)
        if state.step == PLAY or state.step == ADD:
            draw_cards(state, seat, pen)
            draw_pile(state, pen)
            draw_turned(state, pen)
        else:
            pen.skip((4 + seats * (1 + SLOTS)) * RANKS + seats * SLOTS + RANKS + SLOTS)
        pen.amounts(state.left, seat, seats - seat, SIZE_OF_HAND)
        pen.amounts(state.left, 0, seat, SIZE_OF_HAND)
        pen.one(around(state.start, seat, seats), seats)
        pen.amounts(state.totals, seat, seats - seat, 100.0)
        pen.amounts(state.totals, 0, seat, 100.0)
        draw_rest(state, seat, pen)
        draw_unseen(state, seat, pen)
        pen.amounts(state.setup.worth, 0, RANKS, 50.0)
        pen.flag(state.setup.ten == TEN)
        pen.flag(state.setup.big)
        pen.number(state.round, 10.0)
        pen.number(state.setup.target, 500.0)


def draw_cards(state: Swoop, seat: i64, pen: Pen) -> None:
    """One's hand, what all know of hands (SO-3.6), and the cards on the table (SO-2.1)."""
    seats = state.seats
    mine = seat * RANKS
    pen.amounts(state.hands, mine, RANKS, 4.0)
    pen.amounts(state.known, mine, seats * RANKS - mine, 4.0)
    pen.amounts(state.known, 0, mine, 4.0)
    for turn in range(seats):
        first = clockwise(seat, turn, seats) * SLOTS
        for slot in range(first, first + SLOTS):
            pen.one(state.open[slot], RANKS)
    for turn in range(seats):
        first = clockwise(seat, turn, seats) * SLOTS
        for slot in range(first, first + SLOTS):
            pen.flag(state.hidden[slot] != GONE)


def draw_pile(state: Swoop, pen: Pen) -> None:
    """SO-3.6: the pile, which falls from bottom to top, and SO-4.1: what swept it away."""
    pile = state.pile
    for _i in range(RANKS):
        pen.number(pile & 3, 4.0)
        pile >>= 2
    pen.one(state.top if state.top != EMPTY else GONE, RANKS)
    if state.swept:
        pen.row[pen.at + (state.swept >> 3)] = float(state.swept & 7) / 4.0
    pen.skip(RANKS)


def draw_turned(state: Swoop, pen: Pen) -> None:
    """SO-5.2: the hidden card that lies face up now."""
    if state.turned == GONE:
        pen.skip(RANKS + SLOTS)
        return
    pen.one(state.hidden[state.turn * SLOTS + state.turned], RANKS)
    pen.one(state.turned, SLOTS)


def draw_rest(state: Swoop, seat: i64, pen: Pen) -> None:
    """SO-6.2: what each seat had left when the last round ended; SO-2.3: what was drawn."""
    seats = state.seats
    if len(state.reveal.cards) == 0:
        pen.skip(seats * RANKS)
    else:
        mine = seat * RANKS
        pen.amounts(state.reveal.cards, mine, seats * RANKS - mine, 4.0)
        pen.amounts(state.reveal.cards, 0, mine, 4.0)
    for at in range(len(state.drawers)):
        pen.row[pen.at + state.aside[at]] += 0.25
    pen.skip(RANKS)


def draw_unseen(state: Swoop, seat: i64, pen: Pen) -> None:
    """Cards that a seat has not seen in this round: hidden, in other hands, out of play."""
    if state.step != PLAY and state.step != ADD:
        pen.skip(RANKS)
        return
    unseen = vec[i64]([0] * RANKS)
    for slot in range(state.seats * SLOTS):
        if state.is_hidden(slot):
            unseen[state.hidden[slot]] += 1
    hands = state.hands
    known = state.known
    for other in range(state.seats):
        if other != seat:
            first = other * RANKS
            for rank in range(i64(RANKS)):
                unseen[rank] += hands[first + rank] - known[first + rank]
    aside = state.aside
    for at in range(len(state.drawers), len(aside)):
        unseen[aside[at]] += 1
    pen.amounts(unseen, 0, RANKS, 8.0)


def encoding(state: State) -> Encoding:
    """How rows of a game like this one are written."""
    return SwoopEncoding(state.seats)
