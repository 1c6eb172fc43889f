"""What one viewer sees of a table: everything a page or the JSON API may show."""

from __future__ import annotations

from msgspec import Struct

from stamtafel.core.game import OptionValue
from stamtafel.core.view import Phrase, View


class Person(Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    name: str  # empty while the seat is free
    kind: str  # person, bot or free
    host: bool  # may start the game


class Entry(Struct, frozen=True):
    """One step as it is told to the viewer."""

    version: int
    phrases: tuple[Phrase, ...]
    step: int = 0  # which step of the game, from 1; 0 for what is none
    seat: int | None = None  # who acted; None for the dealer


class Look(Struct, frozen=True, kw_only=True):
    """A table as one viewer sees it."""

    table: str
    version: int  # grows by one with every row of the table's log
    status: str  # open: people sit down; playing; over
    game: str
    options: dict[str, OptionValue]
    people: tuple[Person, ...]  # by seat
    seat: int | None  # the viewer's seat, None for a watcher
    decision: int | None  # the decision the viewer owes, to be sent back with the answer
    view: View | None  # None before the game begins
    log: tuple[Entry, ...]  # oldest first
