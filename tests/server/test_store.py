"""Storage: what is told to be written is written, in groups, and each version of a table once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event, Thread

import pytest
from msgspec import structs
from sqlalchemy import MetaData, create_engine, event, inspect
from sqlalchemy.engine import Engine

from stamtafel.server import evening
from stamtafel.server.errors import BadDatabase, Declined, NotStored, TableDamaged
from stamtafel.server.facts import Asked
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.log import Acted, Draft, Opened, Row, Sat, Started
from stamtafel.server.store import SCHEMA, Conflict, Store
from stamtafel.server.story import replay
from tests.server.desks import owed, run, stands, two
from tests.server.postgres import postgres


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL for this module."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    url: str = request.getfixturevalue("postgres_url")
    empty(create_engine(url))
    return url


def empty(engine: Engine) -> None:
    """Take everything out of a database."""
    everything = MetaData()
    everything.reflect(engine)
    everything.drop_all(engine)
    engine.dispose()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """A store on an empty database."""
    opened = Store(address)
    yield opened
    opened.close()


def opening(table_id: str) -> Draft:
    """The first rows of a table."""
    draft = Draft(table_id)
    draft.add(Opened("swapybara", 1, 4, {"rounds": 1}, "random"))
    draft.add(Sat("Änne \N{SNOWMAN}", token="0" * 64, host=True), 0)
    return draft


def behind(rows: list[Row], action_id: str = "one") -> Draft:
    """One more row behind others."""
    draft = Draft(rows[-1].table_id, rows[-1].version, rows[-1].digest)
    draft.add(Acted("ask 1", 2), 3, action_id)
    return draft


def test_rows_come_back_as_they_were_written(store: Store) -> None:
    """Also after the database was closed and opened again, and from a version on."""
    draft = opening("aaaaaaaaaa")
    asyncio.run(store.open(draft, "swapybara"))
    more = behind(draft.rows)
    asyncio.run(store.append(more))
    url = store.engine.url
    store.close()

    again = Store(url)

    assert asyncio.run(again.rows("aaaaaaaaaa")) == [*draft.rows, *more.rows]
    assert asyncio.run(again.rows("aaaaaaaaaa", after=2)) == more.rows
    assert asyncio.run(again.rows("bbbbbbbbbb")) == []
    again.close()


def test_tables_at_which_a_game_goes_on_are_found(store: Store) -> None:
    """The status changes with the rows that change it."""
    draft = opening("aaaaaaaaaa")
    asyncio.run(store.open(draft, "swapybara"))
    assert asyncio.run(store.playing()) == []
    start = Draft("aaaaaaaaaa", 2, draft.rows[-1].digest)
    start.add(Started())
    start.status = "playing"
    asyncio.run(store.append(start))
    assert asyncio.run(store.playing()) == ["aaaaaaaaaa"]
    end = behind(start.rows)
    end.status = "over"

    asyncio.run(store.append(end))

    assert asyncio.run(store.playing()) == []


def test_what_waits_is_committed_as_a_group(store: Store) -> None:
    """Two hundred appends at once need far fewer commits."""

    async def append_many() -> None:
        drafts = [opening(f"table{number:05}") for number in range(200)]
        await asyncio.gather(*(store.open(draft, "swapybara") for draft in drafts))
        commits.clear()
        await asyncio.gather(*(store.append(behind(draft.rows)) for draft in drafts))
        assert len(commits) < 50
        found = [await store.rows(draft.table_id) for draft in drafts]
        assert {len(rows) for rows in found} == {3}

    commits: list[int] = []
    event.listen(store.engine, "commit", lambda _: commits.append(1))
    asyncio.run(append_many())


def test_one_that_clashes_takes_no_other_with_it(store: Store) -> None:
    """A conflict undoes one append of its group alone, and all of that append."""

    async def clash() -> None:
        drafts = [opening(f"table{number:05}") for number in range(20)]
        for draft in drafts:
            await store.open(draft, "swapybara")
        await store.append(behind(drafts[7].rows))
        late = behind(drafts[7].rows, "late")
        late.add(Acted("ask 2", 2), 3, "late")
        drafts[7] = opening("table00007")
        appends = [store.append(behind(draft.rows)) for draft in drafts[:7]]
        appends += [store.append(late)]
        appends += [store.append(behind(draft.rows)) for draft in drafts[8:]]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(one) for one in results if one is not None] == [Conflict]
        assert isinstance(results[7], Conflict)
        for draft in drafts:
            rows = await store.rows(draft.table_id)
            assert [row.action_id for row in rows] == [None, None, "one"]

    asyncio.run(clash())


def test_two_servers_that_wait_for_each_other_lose_nothing(postgres_url: str) -> None:
    """PostgreSQL undoes the group of one of them; each job of it is then done by itself."""
    empty(create_engine(postgres_url))
    stores = Store(postgres_url), Store(postgres_url)
    go, there = Event(), (Event(), Event())

    def meet(number: int, _: object) -> None:
        there[number].set()
        assert there[1 - number].wait(10)

    async def cross() -> None:
        drafts = [opening(f"table{number:05}") for number in range(4)]
        for draft in drafts:
            await stores[0].open(draft, "swapybara")
        first, second, *innocent = (behind(draft.rows) for draft in drafts)
        jobs = []
        for number, rows in enumerate([(first, second), (second, first)]):
            store = stores[number]
            jobs += [store._do(lambda _: go.wait(10)), store.append(rows[0])]
            jobs += [store._do(partial(meet, number)), store.append(rows[1])]
            jobs += [store.append(innocent[number])]
        asyncio.get_running_loop().call_soon(go.set)
        results = await asyncio.gather(*jobs, return_exceptions=True)
        appended = [results[place] for place in (1, 3, 4, 6, 8, 9)]
        assert [type(one) for one in appended if one is not None] == [Conflict, Conflict]
        for draft in drafts:
            assert len(await stores[1].rows(draft.table_id)) == 3

    run(cross())
    for store in stores:
        store.close()


def test_what_could_not_be_written_is_not_acknowledged(store: Store) -> None:
    """Whatever the database says no to; afterwards it goes on."""
    draft = opening("aaaaaaaaaa")
    asyncio.run(store.open(draft, "swapybara"))
    with store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE log RENAME TO hidden")
    with pytest.raises(NotStored):
        asyncio.run(store.append(behind(draft.rows)))
    with store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE hidden RENAME TO log")

    asyncio.run(store.append(behind(draft.rows)))

    assert len(asyncio.run(store.rows("aaaaaaaaaa"))) == 3


def test_the_migrations_make_the_tables_that_the_program_uses(store: Store) -> None:
    """Column by column, key by key."""
    found = inspect(store.engine)
    for table in SCHEMA.sorted_tables:
        columns = {one["name"]: one["nullable"] for one in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        key = found.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [column.name for column in table.primary_key]
        assert len(found.get_indexes(table.name)) == len(table.indexes)


def test_stores_that_start_at_once_migrate_once(address: str) -> None:
    """One waits for the other's lock and finds the work done."""
    opened: list[Store] = []
    threads = [Thread(target=lambda: opened.append(Store(address)), daemon=True) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)

    assert len(opened) == 3
    for one in opened:
        one.close()


def test_two_servers_race_on_one_table(address: str) -> None:
    """The loser of the key reads on, and tells its player that it is too late."""
    asyncio.run(race(address))


async def race(address: str) -> None:
    """Two halls on one database let the same seat answer differently at the same time."""
    stores = Store(address), Store(address)
    halls = [Hall(store, pace=60) for store in stores]
    plan = Plan("swapybara", 4, {"start": "0"}, "Anna", "random", bot_count=3)
    table = (await halls[0].open(plan, "secret")).table_id
    await (await halls[0].find(table)).start(0)
    desks = [await hall.find(table) for hall in halls]
    decision = desks[0].look(0).decision
    assert decision is not None
    answers = [
        desk.act(0, f"from {number}", Asked((f"ask {2 * number + 1}",), decision))
        for number, desk in enumerate(desks)
    ]
    results = await asyncio.gather(*answers, return_exceptions=True)

    assert len([one for one in results if isinstance(one, int)]) == 1
    assert [one.key for one in results if isinstance(one, Declined)] == ["too-late"]
    assert desks[0].version == desks[1].version
    assert stands(desks[0], 1) == stands(desks[1], 1)
    for hall, store in zip(halls, stores, strict=True):
        hall.close()
        store.close()


def test_what_happens_on_one_server_counts_on_the_other(address: str) -> None:
    """Codes, wishes and refusals, though both know the table from before."""
    run(two_servers(address))


async def two_servers(address: str) -> None:
    """Anna plays on one server and Ben on another one, which is told of nothing."""
    stores = Store(address), Store(address)
    halls = [Hall(store, pace=60) for store in stores]
    anna = await two(halls[0])
    ben = await halls[1].find(anna.table_id)
    code = await anna.code(0, alone=False)
    assert await halls[1].table_of(code) == ben.table_id
    await ben.change(partial(evening.use_code, code=code, token="phone"))
    assert ben.seat_of("phone") == 0

    decision = owed(ben, 0)
    assert isinstance(await anna.act(0, "asks", Asked(("ask 1",), decision)), int)
    with pytest.raises(Declined):
        await ben.act(0, "asks too", Asked(("ask 3",), decision))
    version = anna.look(0).may_regret or 0
    await anna.change(partial(evening.wish, seat=0, version=version))
    await ben.change(partial(evening.agree, seat=1))
    assert await anna.act(0, "asks again", Asked(("ask 3",), owed(ben, 0))) == anna.version
    assert anna.seat_of("phone") == 0
    for hall, store in zip(halls, stores, strict=True):
        hall.close()
        store.close()


@pytest.mark.parametrize("change", ["version", "body", "gap", "kind"])
def test_a_log_that_was_changed_is_not_played_on(change: str) -> None:
    """Each row holds the hash of the one before."""
    rows = opening("aaaaaaaaaa").rows
    start = Draft("aaaaaaaaaa", 2, rows[-1].digest)
    start.add(Sat("Ben", token="1" * 64), 1)
    start.add(Sat("Carla", token="2" * 64), 2)
    rows += start.rows
    assert replay("aaaaaaaaaa", rows).names() == ["Änne \N{SNOWMAN}", "Ben", "Carla"]
    if change == "gap":
        del rows[2]
    elif change == "version":
        rows[2] = structs.replace(rows[2], version=7)
    elif change == "kind":
        rows[3] = structs.replace(rows[3], kind="unheard")
    else:
        rows[2] = structs.replace(rows[2], body=rows[2].body.replace("Ben", "Bob"))

    with pytest.raises(TableDamaged):
        replay("aaaaaaaaaa", rows)


def test_sqlite_is_durable_and_waits_for_its_lock(tmp_path: Path) -> None:
    """Write-ahead log, full synchronisation, and the write lock from the start."""
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite3")
    statements: list[str] = []

    @event.listens_for(store.engine, "before_cursor_execute")
    def note(_c: object, _k: object, statement: str, *_: object) -> None:
        statements.append(statement)

    with store.engine.begin() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    assert statements[0] == "BEGIN IMMEDIATE"
    store.close()


def fails(address: str) -> str:
    """The key of the error with which a database is refused."""
    with pytest.raises(BadDatabase) as caught:
        Store(address)
    assert "\n" not in str(caught.value)
    return caught.value.key


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """Neither its tables nor a single byte change."""
    file = tmp_path / "other.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    before = file.read_bytes()

    assert fails(f"sqlite:///{file}") == "database-foreign"

    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """Somebody's text."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 1000)

    assert fails(f"sqlite:///{file}") == "database-foreign"

    assert file.read_text().startswith("Dear Anna")


def test_a_database_of_a_later_version_is_left_alone(address: str) -> None:
    """A program does not guess what a later one has written."""
    store = Store(address)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE stamtafel_version SET version_num = '9999'")
    store.close()

    assert fails(address) == "database-newer"


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("sqlite:////nowhere/at/all.sqlite3", "database-closed"),
        ("postgresql+psycopg://nobody@127.0.0.1:1/none", "database-closed"),
        ("nonsense", "database-address"),
        ("nonsense://x", "database-address"),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_in_one_sentence(
    address: str, key: str
) -> None:
    """No traceback, no waiting."""
    assert fails(address) == key


def test_passwords_are_not_told(tmp_path: Path) -> None:
    """The sentence names the database without its password."""
    with pytest.raises(BadDatabase) as caught:
        Store("postgresql+psycopg://anna:pssst@127.0.0.1:1/none")
    assert "pssst" not in str(caught.value)
