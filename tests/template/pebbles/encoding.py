"""What a seat knows as numbers, field by field."""

from __future__ import annotations

from mypy_extensions import i64

from stamtafel.core.encoding import Encoding, Field, Pen, around, clockwise, turned
from stamtafel.core.state import State

from .rules import NONE, PEBBLES, Pebbles


class PebblesEncoding(Encoding):
    """Writes one's own pebbles, and all that has been shown."""

    def __init__(self, seats: int) -> None:
        fields = [
            Field("owing", seats, "who has not yet laid a pebble"),
            Field("hand", PEBBLES, "one's pebbles"),
            Field("mine", PEBBLES, "the one laid in secret"),
            Field("shown", seats * PEBBLES, "by seat, what the last turn showed"),
            Field("gone", PEBBLES, "all that has been shown"),
            Field("points", seats, "points", 5.0),
            Field("won", seats, "who scored last"),
            Field("left", 1, "pebbles of the first seat", 4.0),
        ]
        super().__init__(fields)

    def draw(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, Pebbles)
        seats = state.seats
        pen.bits(turned(state.owing, seat, seats), seats)
        pen.bits(sum(1 << pebble for pebble in state.hands[seat]), PEBBLES)
        pen.one(state.laid[seat], PEBBLES)
        for turn in range(seats):
            shown = state.shown[clockwise(seat, turn, seats)] if state.shown else NONE
            pen.one(shown, PEBBLES)
        pen.bits(sum(1 << pebble for pebble in state.gone), PEBBLES)
        for turn in range(seats):
            pen.number(state.points[clockwise(seat, turn, seats)], 5.0)
        pen.one(around(state.won, seat, seats), seats)
        pen.number(len(state.hands[0]), 4.0)


def encoding(state: State) -> PebblesEncoding:
    """How rows of a game like this one are written."""
    return PebblesEncoding(state.seats)
