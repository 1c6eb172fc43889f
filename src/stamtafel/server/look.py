"""What one viewer sees of a table: everything a page or the JSON API may show."""

from __future__ import annotations

from msgspec import Struct, field

from stamtafel.bots.hint import Hint
from stamtafel.core.game import OptionValue
from stamtafel.core.view import Phrase, View
from stamtafel.server.customs import usual


class Person(Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    name: str  # empty while the seat is free
    kind: str  # person, bot or free; a program is a bot
    host: bool  # opened the table, or is the first person of those still here
    here: bool = True  # a page of theirs is open, or a program is connected
    stand_in: bool = False  # a bot plays for them until they are back
    until: int | None = None  # when their time for a decision is over, in seconds since 1970
    program: bool = False  # a bot of somebody's own, not of the house


class Entry(Struct, frozen=True):
    """One step as it is told to the viewer, or something beside the game, with names in it."""

    version: int
    phrases: tuple[Phrase, ...] = ()
    step: int = 0  # which step of the game, from 1; 0 for what is none
    seat: int | None = None  # who acted; None for the dealer
    key: str = ""
    names: dict[str, str] = {}


class Speech(Struct, frozen=True):
    """Something that somebody at the table said: a ready phrase by its key, or own words."""

    version: int
    seat: int
    key: str = ""
    text: str = ""


class Regret(Struct, frozen=True):
    """A seat would like to take back what it did last."""

    seat: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]  # who still has to agree


class Result(Struct, frozen=True):
    """A game of the evening that is over."""

    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    returns: tuple[float, ...]


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
    told: tuple[Phrase, ...] = ()  # the last step as everybody was told it
    customs: dict[str, OptionValue] = field(default_factory=usual)
    leads: bool = False  # may do what the host does: the host, or anybody while the host is away
    waiting: tuple[str, ...] = ()  # who waits for a bot's chair
    talk: tuple[Speech, ...] = ()
    regret: Regret | None = None
    hint: Hint | None = None  # what the viewer asked for at this decision; nobody else sees it
    may_regret: int | None = None  # the first step of what the viewer may ask to take back
    shared: bool = False  # the viewer lets watchers see all hands
    hands: bool = False  # the viewer may see all hands
    evening: tuple[Result, ...] = ()  # games that are over, this one not among them
