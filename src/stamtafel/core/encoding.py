"""What a seat knows as a row of numbers, for programs that learn.

Every game says field by field what stands in its row. Seats are counted from the one that looks:
itself first, then clockwise. What does not apply is 0; a set or one of several is that many places
with a 1; an amount is divided by the scale of its field. A row holds no more than the view of that
seat and what the seat has seen before in the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stamtafel.core.state import State

DIGITS: Final = vec[float]([0.0, 1.0])


@final
class Field:
    """Some numbers of a row that belong together; an amount in them is divided by `scale`."""

    __slots__ = ("name", "length", "meaning", "scale")

    def __init__(self, name: str, length: i64, meaning: str, scale: float = 1.0) -> None:
        self.name: Final = name
        self.length: Final = length
        self.meaning: Final = meaning
        self.scale: Final = scale


@final
class Pen:
    """Writes into a row of zeros, one thing behind another."""

    __slots__ = ("row", "at")

    def __init__(self, row: vec[float], at: i64) -> None:
        self.row: Final = row
        self.at = at

    def skip(self, length: i64) -> None:
        """Leave zeros."""
        self.at += length

    def number(self, amount: i64, scale: float) -> None:
        """An amount, scaled."""
        if amount != 0:
            self.row[self.at] = float(amount) / scale
        self.at += 1

    def amounts(self, numbers: vec[i64], first: i64, length: i64, scale: float) -> None:
        """So many of these numbers from a place on, scaled."""
        row = self.row
        at = self.at
        for place in range(first, first + length):
            if numbers[place] != 0:
                row[at] = float(numbers[place]) / scale
            at += 1
        self.at = at

    def flag(self, on: bool) -> None:
        """A 1 if something is so."""
        if on:
            self.row[self.at] = 1.0
        self.at += 1

    def one(self, place: i64, length: i64) -> None:
        """A 1 at one of `length` places; nowhere if the place is less than 0."""
        if place >= 0:
            self.row[self.at + place] = 1.0
        self.at += length

    def bits(self, bits: i64, length: i64) -> None:
        """A 1 at each place of a set."""
        row = self.row
        at = self.at
        digits = DIGITS
        for place in range(at, at + length):
            row[place] = digits[bits & 1]  # without a branch, which nobody could foresee
            bits >>= 1
        self.at = at + length


def around(of: i64, seat: i64, seats: i64) -> i64:
    """A seat counted clockwise from another one; less than 0 stays so."""
    if of < 0 or of >= seat:
        return of - seat if of >= 0 else of
    return of - seat + seats


def clockwise(seat: i64, steps: i64, seats: i64) -> i64:
    """The seat so many places on from one."""
    return seat + steps if seat + steps < seats else seat + steps - seats


def turned(bits: i64, seat: i64, seats: i64) -> i64:
    """A set of seats, counted clockwise from one of them."""
    return (bits >> seat) | ((bits & ((1 << seat) - 1)) << (seats - seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How a game with these seats and options writes what a seat knows: `size` numbers."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Final = tuple(fields)
        size: i64 = 0
        for field in fields:
            size += field.length
        self.size: Final = size

    def write(self, state: State, seat: i64, row: vec[float], at: i64) -> None:
        """Write what a seat knows into a row, from a place on."""
        for place in range(at, at + self.size):
            row[place] = 0.0
        self.draw(state, seat, Pen(row, at))

    def draw(self, state: State, seat: i64, pen: Pen) -> None:
        """Write all fields in their order; between them nothing, as the row is all zeros."""
        raise NotImplementedError

    def row(self, state: State, seat: i64) -> vec[float]:
        """What a seat knows, in a row of its own; NumPy reads it in place."""
        numbers = vec[float]([0.0] * self.size)
        self.write(state, seat, numbers, 0)
        return numbers

    def __deepcopy__(self, memo: object) -> Encoding:
        return self  # nothing in it ever changes
