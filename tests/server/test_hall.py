"""Halls without a network: tables are found, let go, and go on after a start."""

from __future__ import annotations

import gc
from dataclasses import replace
from weakref import ref

import pytest

from stamtafel.core.errors import BadRecord
from stamtafel.server import hall as halls
from stamtafel.server.errors import NoSuchTable
from stamtafel.server.hall import Hall
from stamtafel.server.store import Store
from tests.server.desks import PLAN, run, seated, stands


def test_a_table_is_complete_again_when_its_desk_has_been_let_go(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few desks are kept; whoever looks at one keeps it, and it is the only one of its table."""
    monkeypatch.setattr(halls, "KEPT", 1)

    async def play() -> None:
        hall = Hall(store, 60)
        watched = await seated(hall, replace(PLAN, customs={"grace": "never"}))
        look, table, kept = stands(watched, 1), watched.table_id, ref(watched)
        others = [(await hall.open(PLAN, "x")).table_id for _ in range(3)]
        assert await hall.find(table) is watched
        del watched
        await hall.find(others[0])
        gc.collect()
        assert kept() is None

        assert stands(await hall.find(table), 1) == look

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
