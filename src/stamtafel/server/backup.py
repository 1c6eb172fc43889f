"""A copy of a database, also of one that is in use, as one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, select
from sqlalchemy.engine import URL

from stamtafel.server.errors import BadDatabase
from stamtafel.server.store import LOG, TABLES, engine_of
from stamtafel.server.upgrade import upgrade

PORTION = 1000  # rows copied at a time


def backup(address: str | URL, file: Path) -> int:
    """Copy a database into a new file; how many tables it holds. Raises BadDatabase.

    The copy is that of one moment. It appears under its name only when it is complete.
    """
    if file.exists():
        raise BadDatabase("backup-exists", file=str(file))
    engine = engine_of(address)
    partly = file.with_name(f"{file.name}.partly")
    partly.unlink(missing_ok=True)
    try:
        if engine.dialect.name == "sqlite":
            copy_file(engine, partly)
        else:
            copy_rows(engine, partly)
        partly.rename(file)
    except OSError as error:
        why = error.strerror or ""
        raise BadDatabase("database-closed", address=str(file), why=why) from error
    except sqlite3.Error as error:
        raise BadDatabase("database-closed", address=str(file), why=str(error)) from error
    finally:
        partly.unlink(missing_ok=True)
        engine.dispose()
    return tables_in(file)


def copy_file(engine: Engine, file: Path) -> None:
    """SQLite copies itself page by page, while others go on writing."""
    source = Path(engine.url.database or "")
    if not source.is_file():
        raise BadDatabase("database-closed", address=str(source), why="-")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # so that it is one file


def copy_rows(engine: Engine, file: Path) -> None:
    """Another database hands over its rows as they are at one moment."""
    target = engine_of(URL.create("sqlite", database=str(file)))
    upgrade(target)
    frozen = engine.execution_options(isolation_level="REPEATABLE READ")
    with frozen.connect() as old, target.begin() as new:
        for table in (TABLES, LOG):
            for rows in portions(old, table):
                new.execute(table.insert(), rows)
    target.dispose()
    with closing(sqlite3.connect(file)) as new_file:
        new_file.execute("PRAGMA journal_mode=DELETE")


def portions(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    """The rows of a table, some at a time."""
    found = connection.execution_options(yield_per=PORTION).execute(select(table))
    for portion in found.mappings().partitions():
        yield [dict(row) for row in portion]


def tables_in(file: Path) -> int:
    """How many tables a copy holds."""
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
