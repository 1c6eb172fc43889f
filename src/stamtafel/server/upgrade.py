"""Bringing a database up to date at start, behind a lock; it refuses what is not ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DatabaseError, OperationalError

from stamtafel.server.errors import BadDatabase

SCRIPTS = Path(__file__).parent / "migrations"
VERSIONS = "stamtafel_version"  # the table that says which migrations a database has seen
PATIENCE = 10.0  # seconds
LOCK = 7_361_926  # the number of our advisory lock in PostgreSQL


def upgrade(engine: Engine) -> None:
    """Create or change the tables as this program needs them; raises BadDatabase."""
    address = address_of(engine)
    with refusing(address):
        with engine.begin() as connection:
            check(connection, address)
        if engine.dialect.name == "sqlite":
            use_wal(engine)
        with engine.begin() as connection:
            lock(connection)
            check(connection, address)
            command.upgrade(config(connection), "head")


def address_of(engine: Engine) -> str:
    """How a database is called in a sentence: without its password."""
    return engine.url.render_as_string(hide_password=True)


@contextmanager
def refusing(address: str) -> Iterator[None]:
    """What a database says no to, in words of ours: BadDatabase."""
    try:
        yield
    except OperationalError as error:
        why = str(error.orig).splitlines()[0]
        raise BadDatabase("database-closed", address=address, why=why) from error
    except DatabaseError as error:
        raise BadDatabase("database-foreign", address=address) from error


def check(connection: Connection, address: str) -> None:
    """Refuse a database that belongs to another program, or to a later version of this one."""
    names = inspect(connection).get_table_names()
    if names and VERSIONS not in names:
        raise BadDatabase("database-foreign", address=address)
    context = MigrationContext.configure(connection, opts={"version_table": VERSIONS})
    known = {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}
    if set(context.get_current_heads()) - known:
        raise BadDatabase("database-newer", address=address)


def use_wal(engine: Engine) -> None:
    """SQLite keeps a log beside the file, so that readers and a writer do not wait.

    Programs that start at once get in each other's way here, and SQLite does not wait for them.
    """
    deadline = monotonic() + PATIENCE
    with closing(engine.raw_connection()) as connection:
        while True:
            try:
                connection.cursor().execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if monotonic() > deadline:
                    raise OperationalError(None, None, error) from error
            sleep(0.05)


def lock(connection: Connection) -> None:
    """Only one program migrates at a time: SQLite's transaction is that lock already."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def config(connection: Connection) -> Config:
    """Alembic's settings, the connection among them."""
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings
