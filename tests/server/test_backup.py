"""A copy of a database that is in use: complete, of one moment, and one that serves."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy.engine import URL

from stamtafel.server import backup as copying
from stamtafel.server.backup import backup
from stamtafel.server.errors import BadDatabase
from stamtafel.server.hall import Hall
from stamtafel.server.log import Row
from stamtafel.server.store import Store
from stamtafel.server.story import Story, replay
from tests.server.desks import act, run, two
from tests.server.house import Guest, House, rows_of, until
from tests.server.postgres import postgres


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL for this module."""
    with postgres() as url:
        yield url


def logs_in(file: Path) -> dict[str, list[Row]]:
    """All rows of a copy, by table."""
    logs: dict[str, list[Row]] = {}
    columns = ", ".join(Row.__struct_fields__)
    with closing(sqlite3.connect(file)) as connection:
        for one in connection.execute(f"SELECT {columns} FROM log ORDER BY table_id, version"):
            logs.setdefault(one[0], []).append(Row(*one))
    return logs


def stories_in(file: Path) -> list[Story]:
    """Every table of a copy, replayed."""
    return [replay(table, rows) for table, rows in logs_in(file).items()]


def test_a_copy_made_while_people_play_serves_on(
    build: Callable[..., House], tmp_path: Path
) -> None:
    """Every table replays, its game goes on, and the players' secrets open their seats."""
    house = build()
    guests = [Guest(house) for _ in range(4)]
    stop = threading.Event()

    def play(guest: Guest) -> None:
        guest.open(bot_count=3, start="0")
        guest.post("start")
        while not stop.is_set():
            look = guest.look()
            if look["decision"] is not None:
                text = look["view"]["choices"][0]["text"]
                guest.act(text, action_id=str(look["version"]), decision=look["decision"])
            elif look["status"] == "over":
                guest.post("again")
                guest.post("start")

    threads = [threading.Thread(target=play, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    until(
        lambda: all(guest.table and len(rows_of(house, guest.table)) > 20 for guest in guests), ""
    )
    copy = tmp_path / "copy.sqlite3"
    assert backup(f"sqlite:///{house.database}", copy) == 4
    stop.set()
    for thread in threads:
        thread.join()

    assert sorted(story.table_id for story in stories_in(copy)) == sorted(g.table for g in guests)
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith("copy")] == [copy.name]
    for guest in guests:
        whole = rows_of(house, guest.table)
        copied = logs_in(copy)[guest.table]
        assert copied == whole[: len(copied)]
    house.kill()
    other = House(str(copy))
    for guest in guests:
        same = Guest(other, guest.table)
        for cookie in guest.http.cookies.jar:
            same.http.cookies.set(cookie.name, cookie.value or "", path=cookie.path)
        look = same.look()
        assert look["seat"] == 0
        assert look["status"] in ("open", "playing", "over")
    other.kill()


def test_rows_of_postgresql_become_a_file_that_serves(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More rows than are copied at a time; those of a table stay in their order."""
    copy = tmp_path / "copy.sqlite3"

    async def play() -> None:
        store = Store(postgres_url)
        hall = Hall(store, pace=60)
        desks = [await two(hall) for _ in range(3)]
        await act(desks[0], 0)
        assert backup(postgres_url, copy) == 3
        other = Store(URL.create("sqlite", database=str(copy)))
        served = Hall(other, pace=60)
        for desk in desks:
            again = await served.find(desk.table_id)
            assert again.story.digest == desk.story.digest
            assert await other.rows(desk.table_id) == await store.rows(desk.table_id)
            assert await other.playing() == sorted(desk.table_id for desk in desks)
        await act(await served.find(desks[1].table_id), 0)
        for one in (hall, served):
            one.close()
            one.store.close()

    monkeypatch.setattr(copying, "PORTION", 7)
    run(play())


def refused(address: str, file: Path) -> str:
    """The key of the error with which a copy is refused."""
    with pytest.raises(BadDatabase) as caught:
        backup(address, file)
    return caught.value.key


def test_a_copy_replaces_nothing(store: Store, tmp_path: Path) -> None:
    """Neither a file of somebody's nor an earlier copy."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,")
    assert refused(str(store.engine.url), file) == "backup-exists"
    assert file.read_text() == "Dear Anna,"


def test_a_database_that_is_not_there_is_not_made(postgres_url: str, tmp_path: Path) -> None:
    """Nor is a copy, of a file, of an empty file or of a server without our tables."""
    copy, missing = tmp_path / "copy", tmp_path / "missing"
    assert refused(f"sqlite:///{missing}", copy) == "no-database"
    assert not missing.exists()
    missing.touch()
    assert refused(f"sqlite:///{missing}", copy) == "no-database"
    empty = create_engine(postgres_url)
    with empty.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE empty")
    empty.dispose()
    assert refused(f"{postgres_url.rsplit('/', 1)[0]}/empty", copy) == "no-database"
    assert refused("postgresql+psycopg://nobody@127.0.0.1:1/none", copy) == "database-closed"
    assert [one.name for one in tmp_path.iterdir()] == ["missing"]


def test_what_is_no_database_of_ours_is_not_copied(tmp_path: Path) -> None:
    """A letter, or songs."""
    letter, songs, copy = tmp_path / "letter", tmp_path / "songs", tmp_path / "copy"
    letter.write_text("Dear Anna, " * 1000)
    with closing(sqlite3.connect(songs)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    for file in (letter, songs):
        assert refused(f"sqlite:///{file}", copy) == "database-foreign"
    assert not copy.exists()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_interrupted_copy_leaves_no_half_file(
    kind: str, store: Store, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C while the last rows are copied; the next copy is complete."""
    address = str(store.engine.url)
    if kind == "postgresql":
        address = postgres_url
        Store(address).close()
    tables_in = copying.tables_in

    def interrupted(_: Path) -> int:
        raise KeyboardInterrupt

    before = sorted(tmp_path.iterdir())
    monkeypatch.setattr(copying, "tables_in", interrupted)
    with pytest.raises(KeyboardInterrupt):
        backup(address, tmp_path / "copy")
    assert sorted(tmp_path.iterdir()) == before

    monkeypatch.setattr(copying, "tables_in", tables_in)
    backup(address, tmp_path / "copy")
    assert sorted(tmp_path.iterdir()) == sorted([*before, tmp_path / "copy"])


def test_a_copy_that_there_is_no_room_for_is_refused(store: Store, tmp_path: Path) -> None:
    """A folder that is not there, or one that is a file."""
    (tmp_path / "file").touch()
    for place in ("no/such/copy", "file/copy"):
        assert refused(str(store.engine.url), tmp_path / place) == "database-closed"
