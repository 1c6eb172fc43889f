"""The log of a table: all that happens at it is a row, and no row ever changes.

opened      game, rules version, seats, options, which bots take the seats that stay free, customs
sat         who sits on a seat from now on: a person or a program with a token, or a bot of ours
freed       nobody sits on a seat any more
waits       somebody wants the chair of a bot as soon as a round or the game is over
coded       a code lets its bearer sit on a seat: beside the one who has it, or in their place
keyed       another device belongs to the seat; if alone, then no other one does
started     the game begins
dealt       what the dealer dealt, in the words of a record
acted       what a seat did, in the words of a record, and which decision it answered
left        a bot of ours plays for a person or a program from now on
back        they play again
wished      a seat would like to take back what it has done since a version
agreed      another person has nothing against that
objected    another person has
undone      the game stands as before a version
shared      a person lets watchers see all hands of the game that is over
said        a ready phrase
wrote       words of one's own
again       the next game at this table, with the same people
"""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256

from msgspec import Struct, json

from stamtafel.core.game import OptionValue

PROGRAM = "program"  # the bot of a seat on which somebody's program sits


class Opened(Struct, frozen=True):
    """A table is there."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    bots: str  # the bot that takes the seats still free when the game starts
    customs: dict[str, OptionValue] = {}


class Sat(Struct, frozen=True):
    """Somebody sits on a seat."""

    name: str
    token: str = ""  # the hash of a person's or a program's secret
    bot: str = ""
    host: bool = False


class Freed(Struct, frozen=True):
    """A seat is free again."""


class Waits(Struct, frozen=True):
    """Somebody waits for a bot's chair."""

    name: str
    token: str


class Coded(Struct, frozen=True):
    """A code for a seat; the row's action id is its hash."""

    alone: bool  # whoever uses it is the only one on the seat


class Keyed(Struct, frozen=True):
    """A code was used: another secret belongs to the seat."""

    token: str
    alone: bool
    code: str  # the hash of the code, which is of no use any more


class Started(Struct, frozen=True):
    """The game begins."""


class Dealt(Struct, frozen=True):
    """The dealer acted."""

    deal: str


class Acted(Struct, frozen=True):
    """A seat acted."""

    action: str
    decision: int


class Left(Struct, frozen=True):
    """A bot of ours plays for a person or a program."""

    why: str  # away: nothing is heard of them; time: their time for a decision is over
    once: bool = False  # for one decision only


class Back(Struct, frozen=True):
    """They play again."""


class Wished(Struct, frozen=True):
    """A seat would like to take something back."""

    version: int  # of the first step that would not have happened


class Agreed(Struct, frozen=True):
    """A person has nothing against the wish."""


class Objected(Struct, frozen=True):
    """A person is against the wish, or it is withdrawn."""


class Undone(Struct, frozen=True):
    """The game stands as before a version."""

    version: int


class Shared(Struct, frozen=True):
    """A person lets watchers see all hands."""


class Said(Struct, frozen=True):
    """A ready phrase."""

    phrase: str


class Wrote(Struct, frozen=True):
    """Words of one's own."""

    text: str


class Again(Struct, frozen=True):
    """The next game at a table."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    bots: str
    sitting: tuple[int, ...]  # which seats of the last game move to the first seats of this one


Event = (
    Opened | Sat | Freed | Waits | Coded | Keyed | Started | Dealt | Acted | Left | Back
    | Wished | Agreed | Objected | Undone | Shared | Said | Wrote | Again
)  # fmt: skip
EVENTS: dict[str, type[Event]] = {kind.__name__.lower(): kind for kind in Event.__args__}


class Row(Struct, frozen=True):
    """One row of the log, as it is stored."""

    table_id: str
    version: int  # from 1, without a gap
    kind: str
    seat: int | None
    body: str
    action_id: str | None
    at: str
    previous: str  # the digest of the row before

    @property
    def event(self) -> Event:
        """What happened."""
        return json.decode(self.body, type=EVENTS[self.kind])

    @property
    def digest(self) -> str:
        """A hash over the row, and with it over all rows before."""
        return sha256(json.encode(self)).hexdigest()


class Draft:
    """Rows that are to be written as one, each chained to the row before."""

    def __init__(self, table_id: str, version: int = 0, digest: str = "") -> None:
        self.table_id = table_id
        self.status: str | None = None  # of the table from now on, if it changes
        self.rows: list[Row] = []
        self._version = version
        self._digest = digest
        self._at = datetime.now(UTC).isoformat(timespec="milliseconds")

    def add(self, event: Event, seat: int | None = None, action_id: str | None = None) -> None:
        """One more row."""
        self._version += 1
        kind = type(event).__name__.lower()
        body = json.encode(event).decode()
        row = Row(self.table_id, self._version, kind, seat, body, action_id, self._at, self._digest)
        self._digest = row.digest
        self.rows.append(row)
