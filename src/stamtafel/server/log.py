"""The log of a table: all that happens at it is a row, and no row ever changes.

opened      game, rules version, seats, options, which bots take the seats that stay free
sat         who sits on a seat: a person with a token, or a bot
started     the game begins
dealt       what the dealer dealt, in the words of a record
acted       what a seat did, in the words of a record, and which decision it answered
"""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256

from msgspec import Struct, json

from stamtafel.core.game import OptionValue


class Opened(Struct, frozen=True):
    """A table is there."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    bots: str  # the bot that takes the seats still free when the game starts


class Sat(Struct, frozen=True):
    """Somebody sits on a seat."""

    name: str
    token: str = ""  # the hash of a person's secret
    bot: str = ""
    host: bool = False


class Started(Struct, frozen=True):
    """The game begins."""


class Dealt(Struct, frozen=True):
    """The dealer acted."""

    deal: str


class Acted(Struct, frozen=True):
    """A seat acted."""

    action: str
    decision: int


Event = Opened | Sat | Started | Dealt | Acted
EVENTS: dict[str, type[Event]] = {
    kind.__name__.lower(): kind for kind in (Opened, Sat, Started, Dealt, Acted)
}


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
