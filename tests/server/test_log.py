"""Logs: what a server wrote is on another server, and with a later program, the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from msgspec import json, structs
from sqlalchemy import insert

from stamtafel.core.record import Act
from stamtafel.server import evening
from stamtafel.server.customs import usual
from stamtafel.server.desk import Desk
from stamtafel.server.hall import Hall
from stamtafel.server.log import EVENTS, Left, Row
from stamtafel.server.store import LOG, TABLES, Store, engine_of
from stamtafel.server.story import Story
from stamtafel.server.upgrade import config
from tests.server.desks import Scene, act, run, stands, two

PREVIOUS = Path(__file__).parent / "previous.jsonl"  # a game begun with the release before


async def everything(hall: Hall) -> Desk:
    """A table at which all has happened that can, in the second game of its evening."""
    desk = await two(hall, chat="yes", grace="never")
    await take_back(desk)
    await desk.sit("Carla", "c" * 22, 2)
    await desk.change(partial(evening.say, seat=0, phrase="wow"))
    await desk.change(partial(evening.write, seat=0, text="Übung \N{SNOWMAN}"))
    code = await desk.code(0, alone=False)
    await desk.change(partial(evening.use_code, code=code, token="second device"))
    await play_until(desk, lambda: desk.seat_of("c" * 22) is not None)
    await play_until(desk, lambda: desk.story.decisions[0] is not None)
    await desk.stand_in(0, Left("away"), desk.story.decisions[0])
    await desk.change(partial(evening.back, seat=0))
    await play_until(desk, lambda: desk.story.status == "over")
    await desk.change(partial(evening.share, seat=0))
    again = partial(evening.again, game=desk.story.game, seats=4, options={}, bots="random")
    await desk.change(again)
    await desk.change(partial(evening.free, seat=1))
    await desk.sit("Dirk", "d" * 22)
    await desk.start(0)
    await desk.code(1, alone=True)
    await desk.change(partial(evening.say, seat=0, phrase="hello"))
    await play_until(desk, lambda: desk.story.decisions[0] is not None)
    await desk.stand_in(0, Left("time", once=True), desk.story.decisions[0])
    return desk


async def take_back(desk: Desk) -> None:
    """Anna asks Ben, would like to take that back, and may not; then she may, and asks again."""
    await act(desk, 0, "ask 1")
    version = desk.look(0).may_regret or 0
    await desk.change(partial(evening.wish, seat=0, version=version))
    await desk.change(partial(evening.against, seat=1))
    await desk.change(partial(evening.wish, seat=0, version=version))
    await desk.change(partial(evening.agree, seat=1))
    await act(desk, 0, "ask 1")


async def play_until(desk: Desk, true: Callable[[], bool]) -> None:
    """People play their first choices, or wait for bots, until something is so."""
    while not true():
        people = [one for one in desk.story.people() if desk.story.decisions[one] is not None]
        await (act(desk, people[0]) if people else asyncio.sleep(0.001))


def held(story: Story) -> dict[str, object]:
    """All that a story holds, as it can be compared."""
    facts = {name: value for name, value in vars(story).items() if name not in ("state", "game")}
    facts["happened"] = story.record().write()
    facts["evening"] = [(one.record.write(), one.scores, one.first) for one in story.evening]
    return facts


def sent(desk: Desk) -> list[bytes]:
    """What each viewer is sent."""
    return [json.encode(stands(desk, viewer)) for viewer in (None, *range(desk.story.seats))]


def test_a_log_of_all_kinds_of_rows_replays_to_the_same_table(
    at_table: Callable[[Scene], None],
) -> None:
    """On another server every viewer is sent the same, to the byte."""

    async def scene(hall: Hall) -> None:
        desk = await everything(hall)
        desk.driver.stop()
        rows = await hall.store.rows(desk.table_id)
        assert {row.kind for row in rows} == EVENTS.keys()
        other = Hall(hall.store, pace=60)
        again = await other.find(desk.table_id)
        assert held(again.story) == held(desk.story)
        assert sent(again) == sent(desk)
        assert again.seat_of("second device") == 0
        other.close()

    at_table(scene)


@pytest.fixture
def old(tmp_path: Path) -> Iterator[tuple[Store, list[Row]]]:
    """A database as the release before left it, opened with this one; and its log."""
    address = f"sqlite:///{tmp_path}/old.sqlite3"
    rows = [json.decode(line, type=Row) for line in PREVIOUS.read_bytes().splitlines()]
    engine = engine_of(address)
    with engine.begin() as connection:
        command.upgrade(config(connection), "0001")
        table = {"id": rows[0].table_id, "game": "swapybara", "status": "playing"}
        connection.execute(insert(TABLES), table)
        connection.execute(insert(LOG), [structs.asdict(row) for row in rows])
    engine.dispose()
    store = Store(address)
    yield store, rows
    store.close()


def test_a_game_begun_with_the_release_before_goes_on(old: tuple[Store, list[Row]]) -> None:
    """Its log does not know customs: the table has the usual ones; its secrets open its seats."""
    store, rows = old

    async def play() -> None:
        hall = Hall(store, pace=0.0)
        hall.resume()
        desk = await hall.find(rows[0].table_id)
        assert "customs" not in rows[0].body
        assert desk.story.customs == usual()
        assert desk.story.version >= len(rows)
        assert (desk.seat_of("a" * 22), desk.seat_of("b" * 22)) == (0, 1)
        acted = [json.decode(row.body)["action"] for row in rows if row.kind == "acted"]
        steps = [one.step for one in desk.story.happened if isinstance(one.step, Act)]
        told = [desk.story.game.actions.write(step.action) for step in steps]
        assert told[: len(acted)] == acted
        await play_until(desk, lambda: desk.story.status == "over")
        assert desk.look(0).log
        hall.close()

    run(play())
