"""Halls without a network: tables are found, let go, and go on after a start."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Self
from weakref import ref

import pytest

from stamtafel.core.errors import BadRecord
from stamtafel.server import hall as halls
from stamtafel.server import presence
from stamtafel.server.errors import Declined, NoSuchTable
from stamtafel.server.hall import Hall
from stamtafel.server.store import Store
from tests.server.desks import PLAN, bid, run, seated, stands


def test_a_table_is_complete_again_when_its_desk_has_been_let_go(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few desks are kept; whoever looks at one keeps it, and it is the only one of its table."""
    monkeypatch.setattr(halls, "KEPT", 1)
    monkeypatch.setattr(presence, "PATIENCE", 0.0)

    async def play() -> None:
        hall = Hall(store, 60)
        watched = await seated(hall, replace(PLAN, customs={"grace": "never"}))
        look, table, kept = stands(watched, 1), watched.table_id, ref(watched)
        others = [(await hall.open(PLAN, "x")).table_id for _ in range(3)]
        assert await hall.find(table) is watched
        del watched
        await asyncio.sleep(0.2)  # until nobody counts as being there any more
        await hall.find(others[0])
        gc.collect()
        assert kept() is None

        assert stands(await hall.find(table), 1) == look

    run(play())


def test_fewer_desks_are_kept_of_long_games(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory goes by steps; the desk that was used last stays, however long its game is."""
    plan = replace(PLAN, customs={"grace": "never"})

    async def play() -> None:
        hall = Hall(store, 60)
        desks = [await seated(hall, plan) for _ in range(4)]
        for most, kept in ((3, 3), (2, 2), (0, 1)):
            monkeypatch.setattr(halls, "KEPT_STEPS", most)
            await hall.find(desks[-1].table_id)
            assert list(hall._kept.values()) == desks[-kept:]

    run(play())


def test_no_table_has_a_made_up_address(store: Store) -> None:
    """Nor one that is too long for the database."""

    async def play() -> None:
        for address in ("aaaaaaaaaa", "", "x" * 1000, "aaaaaaaaa\x00", "AAAAAAAAAA"):
            with pytest.raises(NoSuchTable):
                await Hall(store).find(address)

    run(play())


def test_after_a_start_tables_that_cannot_go_on_stop_no_other(store: Store) -> None:
    """A table of rules that this program no longer has is refused; bots play the rest."""

    async def play() -> None:
        first = Hall(store, 60)
        desks = []
        for _ in range(3):
            desks.append(await first.open(replace(PLAN, bot_count=3), "secret"))
            await desks[-1].start(0)
        first.close()
        broken = sorted(desk.table_id for desk in desks)[0]
        with store.engine.begin() as connection:
            change = "UPDATE log SET body = replace(body, '\"rules\":1', '\"rules\":99')"
            connection.exec_driver_sql(f"{change} WHERE table_id = '{broken}'")
        second = Hall(store, 0)
        second.resume()

        with pytest.raises(BadRecord, match="version 99"):
            await second.find(broken)
        for desk in desks:
            if desk.table_id == broken:
                continue
            again = await second.find(desk.table_id)
            while again.look(0).decision is None:
                await again.news(again.edition, 1)
        second.close()

    run(play())


LATER = datetime.now(UTC) + timedelta(days=1)


async def row_count(store: Store, table_id: str) -> int:
    """How many rows the log of a table has in the database."""
    return len(await store.rows(table_id))


def test_tables_that_nobody_has_used_for_long_are_cleared_away_with_all_their_rows(
    store: Store,
) -> None:
    """Whatever happened at them; those at which something has happened since stay."""

    async def play() -> None:
        hall = Hall(store, 60)
        old = [await seated(hall, PLAN), await hall.open(PLAN, "x")]
        code = await old[0].code(0, alone=False)
        await asyncio.sleep(0.01)
        since = datetime.now(UTC)
        await asyncio.sleep(0.01)
        used = await seated(hall, PLAN)
        assert await hall.forget(since) == len(old)
        for desk in old:
            assert await row_count(store, desk.table_id) == 0
            with pytest.raises(NoSuchTable):
                await hall.find(desk.table_id)
        with pytest.raises(Declined):
            await hall.table_of(code)
        assert await hall.find(used.table_id) is used
        assert await row_count(store, used.table_id) == used.version
        assert [one.table_id for one in await store.summaries()] == [used.table_id]
        assert await hall.forget(since) == 0

    run(play())


def test_a_hall_clears_away_by_itself_and_only_if_told_to(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At its start, for as many days as its host wants."""

    async def play() -> None:
        table = (await Hall(store).open(PLAN, "x")).table_id
        with monkeypatch.context() as patched:
            patched.setattr(halls, "datetime", Tomorrow)
            for days, stays in ((0, True), (2, True), (1, False)):
                hall = Hall(store, kept_days=days)
                hall.resume()
                await asyncio.sleep(0.2)
                assert (await row_count(store, table) > 0) == stays
                hall.close()

    run(play())


class Tomorrow(datetime):
    """A clock that is a day and an hour ahead."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        """What time it is then."""
        return super().now(tz) + timedelta(days=1, hours=1)


def test_whoever_acts_at_a_table_that_another_server_cleared_away_is_told_so(
    store: Store,
) -> None:
    """At once; afterwards the table is not found here either, and its streams have ended."""

    async def play() -> None:
        hall, other = Hall(store, 60), Hall(store, 60)
        desk = await seated(hall, PLAN)
        waiting = asyncio.create_task(desk.news(desk.edition, 60))
        assert await other.forget(LATER) == 1
        with pytest.raises(NoSuchTable) as caught:
            await bid(desk, 0, "ask 1")
        assert caught.value.key == "table-cleared"
        await waiting
        assert desk.closed
        with pytest.raises(NoSuchTable):
            await hall.find(desk.table_id)

    run(play())
