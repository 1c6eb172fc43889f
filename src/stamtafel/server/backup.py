"""A copy of a database, also of one that is in use, as one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, inspect, select
from sqlalchemy.engine import URL

from stamtafel.server.errors import BadDatabase
from stamtafel.server.store import LOG, TABLES, engine_of
from stamtafel.server.upgrade import address_of, check, refusing, upgrade

PORTION = 1000  # rows copied at a time


def backup(address: str | URL, file: Path) -> int:
    """Copy a database into a new file; how many tables it holds. Raises BadDatabase.

    The copy is that of one moment. It appears under its name only when it is complete.
    """
    if file.exists():
        raise BadDatabase("backup-exists", file=str(file))
    engine = engine_of(address)
    partly = file.with_name(f"{file.name}.partly")
    try:
        check_source(engine)
        clear(partly)
        if engine.dialect.name == "sqlite":
            copy_file(engine, partly)
        else:
            copy_rows(engine, partly)
        tables = tables_in(partly)
        partly.rename(file)
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadDatabase("database-closed", address=str(file), why=why) from error
    finally:
        clear(partly)
        engine.dispose()
    return tables


def check_source(engine: Engine) -> None:
    """Refuse what is no database of ours, without making one."""
    address = address_of(engine)
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise BadDatabase("no-database", address=address)
    with refusing(address), engine.connect() as connection:
        if not inspect(connection).get_table_names():
            raise BadDatabase("no-database", address=address)
        check(connection, address)


def clear(file: Path) -> None:
    """Remove a copy that is not complete, and what SQLite keeps beside it."""
    with suppress(OSError):
        for ending in ("", "-wal", "-shm", "-journal"):
            file.with_name(f"{file.name}{ending}").unlink(missing_ok=True)


def copy_file(engine: Engine, file: Path) -> None:
    """SQLite copies itself page by page, while others go on writing."""
    source = engine.url.database or ""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # so that it is one file


def copy_rows(engine: Engine, file: Path) -> None:
    """Another database hands over its rows as they are at one moment."""
    target = engine_of(URL.create("sqlite", database=str(file)))
    upgrade(target)
    frozen = engine.execution_options(isolation_level="REPEATABLE READ")
    with refusing(address_of(engine)), frozen.connect() as old, target.begin() as new:
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
