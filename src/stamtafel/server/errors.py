"""What can go wrong at a table or with its storage, beside what the rules refuse.

StamtafelError
├── Declined            something that cannot be done at this table now
│   └── NotAllowed      it is not for this viewer to do
│       └── NoToken     no program with this token sits at this table
├── NoSuchTable         no table has this address
├── TableDamaged        the log of a table does not add up
├── NotStored           the database did not take it; nothing has changed
└── BadDatabase         no database that can be used
"""

from __future__ import annotations

from traceback import format_tb

from stamtafel.core.errors import Refused, StamtafelError


class Declined(StamtafelError):
    """Something that cannot be done at this table now; nothing has changed."""


class NotAllowed(Declined):
    """Something that it is not for this viewer to do."""


class NoToken(NotAllowed):
    """No program with this token sits at this table."""


class NoSuchTable(StamtafelError):
    """No table has this address."""


class TableDamaged(StamtafelError):
    """The log of a table does not add up."""


class NotStored(StamtafelError):
    """The database did not take it; nothing has changed."""


class BadDatabase(StamtafelError):
    """No database that can be used."""


def code(error: StamtafelError) -> str:
    """A short name for a refusal: the rule it breaks, or its word key."""
    return error.refusal.rule if isinstance(error, Refused) else error.key


def traits(error: Exception) -> dict[str, object]:
    """What the log may know of an error: never its text, in which a card could stand."""
    if isinstance(error, StamtafelError):
        return {"why": code(error)}
    where = [line.strip() for line in format_tb(error.__traceback__)[-3:]]
    return {"why": type(error).__name__, "where": where}
