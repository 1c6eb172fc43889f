"""Where tables are kept: one thread owns the database and commits what waits as a group.

When one job of a group clashes, each is done again by itself, so that it takes no other with it.
The primary key (table_id, version) is the lock between servers that share a database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from msgspec import structs
from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    desc,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError
from structlog import get_logger

from stamtafel.server.errors import BadDatabase, NotStored
from stamtafel.server.log import Draft, Row
from stamtafel.server.upgrade import upgrade

GROUP = 500  # at most so many jobs are committed at once
DEADLOCK = "40P01"  # as PostgreSQL calls it
PATIENCE = 10  # so many seconds SQLite waits for another program

SCHEMA = MetaData()
TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False, index=True),
)
LOG = Table(
    "log",
    SCHEMA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("action_id", String(64)),
    Column("at", String(32), nullable=False),
    Column("previous", String(64), nullable=False),
)
CODES = text("kind = 'coded'")
Index("codes", LOG.c.action_id, sqlite_where=CODES, postgresql_where=CODES)
ADD_TABLE = insert(TABLES)
ADD_ROWS = insert(LOG)
SET_STATUS = update(TABLES).where(TABLES.c.id == bindparam("table")).values(status=bindparam("now"))

LOGGER = get_logger()
Result = TypeVar("Result")
Job = tuple[Callable[[Connection], Any], "Future[Any]"]


class Summary(NamedTuple):
    """A table as the host of the server sees it."""

    table_id: str
    game: str
    status: str
    opened: str  # when, as in the log
    last: str  # when something happened last


class Conflict(Exception):
    """Somebody else wrote this version of the table first; nothing has changed."""


class Store:
    """A database of tables."""

    def __init__(self, address: str | URL) -> None:
        """Open the database and bring it up to date; raises BadDatabase."""
        self.engine = engine_of(address)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        ready: Future[None] = Future()
        self._thread = Thread(target=self._work, args=(ready,), name="store", daemon=True)
        self._thread.start()
        ready.result()

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._jobs.put(None)
        self._thread.join()

    async def open(self, draft: Draft, game: str) -> None:
        """A new table with its first rows; raises Conflict or NotStored."""

        def work(connection: Connection) -> None:
            connection.execute(ADD_TABLE, {"id": draft.table_id, "game": game, "status": "open"})
            _append(connection, draft)

        await self._do(work)

    async def append(self, draft: Draft) -> None:
        """More rows of a table; raises Conflict or NotStored."""
        await self._do(lambda connection: _append(connection, draft))

    async def rows(self, table_id: str, after: int = 0) -> list[Row]:
        """The rows of a table behind a version; none for an unknown table."""
        query = select(LOG).where(LOG.c.table_id == table_id, LOG.c.version > after)
        query = query.order_by(LOG.c.version)
        found = await self._do(lambda connection: connection.execute(query).all())
        return [Row(*row) for row in found]

    async def playing(self) -> list[str]:
        """The tables at which a game goes on."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.id)
        return await self._do(lambda connection: list(connection.scalars(query)))

    async def summaries(self) -> list[Summary]:
        """The tables that are open or played at, the newest change first."""
        at = (func.min(LOG.c.at), func.max(LOG.c.at).label("last"))
        query = (
            select(TABLES.c.id, TABLES.c.game, TABLES.c.status, *at)
            .join(LOG, LOG.c.table_id == TABLES.c.id)
            .where(TABLES.c.status != "over")
            .group_by(TABLES.c.id, TABLES.c.game, TABLES.c.status)
            .order_by(desc("last"))
        )
        found = await self._do(lambda connection: connection.execute(query).all())
        return [Summary(*row) for row in found]

    async def forget(self, before: str) -> list[str]:
        """Clear away all tables at which nothing has happened since a time; their addresses."""
        last = select(LOG.c.table_id).group_by(LOG.c.table_id).having(func.max(LOG.c.at) < before)

        def work(connection: Connection) -> list[str]:
            old = list(connection.scalars(last))
            for start in range(0, len(old), GROUP):
                some = old[start : start + GROUP]
                connection.execute(delete(LOG).where(LOG.c.table_id.in_(some)))
                connection.execute(delete(TABLES).where(TABLES.c.id.in_(some)))
            return old

        return await self._do(work)

    async def coded(self, code: str) -> str | None:
        """The table at which a code was given out, by its hash."""
        query = select(LOG.c.table_id).where(LOG.c.action_id == code, LOG.c.kind == "coded")
        return await self._do(lambda connection: connection.scalar(query))

    async def _do(self, work: Callable[[Connection], Result]) -> Result:
        """Have the thread do something, and wait until that is committed."""
        future: Future[Result] = Future()
        self._jobs.put((work, future))
        return await asyncio.wrap_future(future)

    def _work(self, ready: Future[None]) -> None:
        """The thread: bring the database up to date, then do in groups what waits."""
        try:
            upgrade(self.engine)
        except Exception as error:
            self.engine.dispose()
            ready.set_exception(error)
            return
        ready.set_result(None)
        group, go_on = self._next_group()
        while group:
            self._commit(group)
            group, go_on = self._next_group() if go_on else ([], False)
        self.engine.dispose()

    def _next_group(self) -> tuple[list[Job], bool]:
        """What waits, once something does; and whether more may come."""
        group: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP:
                return group, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _commit(self, group: list[Job]) -> None:
        """Do a group of jobs in one transaction; nobody hears of a result before it is durable."""
        try:
            with self.engine.begin() as connection:
                results: list[Any] = [work(connection) for work, _ in group]
        except Exception as error:
            if len(group) > 1 and clashed(error):
                for job in group:
                    self._commit([job])
                return
            results = [refusal(error, len(group))] * len(group)
        for (_, future), result in zip(group, results, strict=True):
            if not future.set_running_or_notify_cancel():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)


def clashed(error: Exception) -> bool:
    """Whether another server was faster, or two have waited for each other."""
    deadlock = getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK
    return deadlock or isinstance(error, IntegrityError)


def refusal(error: Exception, jobs: int) -> Exception:
    """What those are told whose jobs came to nothing."""
    if isinstance(error, IntegrityError):
        return Conflict()
    LOGGER.error("not stored", jobs=jobs, why=type(error).__name__, text=str(error))
    return NotStored("not-stored")


def _append(connection: Connection, draft: Draft) -> None:
    """Write the rows of a draft."""
    connection.execute(ADD_ROWS, [structs.asdict(row) for row in draft.rows])
    if draft.status is not None:
        connection.execute(SET_STATUS, {"table": draft.table_id, "now": draft.status})


def engine_of(address: str | URL) -> Engine:
    """The engine of a database's URL; raises BadDatabase."""
    try:
        url = make_url(address)
        engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
    except (ArgumentError, NoSuchModuleError) as error:
        raise BadDatabase("database-address", address=str(address)) from error
    except ModuleNotFoundError as error:
        raise BadDatabase("database-driver", driver=str(error.name)) from error
    if engine.dialect.name == "sqlite":
        _tune(engine)
    return engine


def _tune(engine: Engine) -> None:
    """SQLite: durable commits, and the write lock from the start of a transaction."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
        connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
