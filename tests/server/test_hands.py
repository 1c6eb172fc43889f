"""Chairs that change hands while somebody's request is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial

import httpx
import pytest

from stamtafel.server import evening
from stamtafel.server.desk import Desk
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.log import Draft
from stamtafel.web import pages
from stamtafel.web.app import create_app
from tests.server.desks import Scene, finish, two
from tests.server.house import JSON

URL = "http://table.example"


def browser(hall: Hall, desk: Desk, token: str) -> httpx.AsyncClient:
    """A program with a secret, at a table of a web server."""
    transport = httpx.ASGITransport(create_app(hall, pages, URL, live=True))
    return httpx.AsyncClient(
        transport=transport,
        base_url=f"{URL}/t/{desk.table_id}/",
        cookies={"seat": token},
    )


def test_who_gets_up_is_answered_as_a_watcher(at_table: Callable[[Scene], None]) -> None:
    """With nothing of the seat they had, as data and as a piece of the page."""

    async def scene(hall: Hall) -> None:
        for headers, seen in ((JSON, '"seat":null'), ({"hx-request": "true"}, "You are watching")):
            desk = await two(hall)
            async with browser(hall, desk, "b" * 22) as ben:
                answer = await ben.post("free", data={"chair": "1"}, headers=headers)
            assert answer.status_code == 200
            assert seen in answer.text

    at_table(scene)


def test_who_moves_up_is_answered_on_the_new_chair(at_table: Callable[[Scene], None]) -> None:
    """The next game may have fewer seats than the one that asked for it."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await desk.change(partial(evening.free, seat=0))
        await finish(desk, (1,))
        async with browser(hall, desk, "b" * 22) as ben:
            form = {"game": "wagenwissel", "seats": "3"}
            answer = await ben.post("again", data=form, headers=JSON)
        assert answer.json()["look"]["seat"] == 0

    at_table(scene)


@pytest.mark.parametrize(
    ("what", "form"),
    [
        ("act", "action_id=x&decision={decision}&action=ask+0"),
        ("hint", "decision={decision}"),
        ("hand-over", "chair=0"),
        ("bot", "chair=2"),
        ("again", "game=wagenwissel&seats=3"),
    ],
)
def test_a_request_held_back_does_nothing_on_a_chair_lost_meanwhile(
    at_table: Callable[[Scene], None], what: str, form: str
) -> None:
    """Whoever has lost a chair neither acts for it nor sees what its new owner sees."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)

        async def held() -> AsyncIterator[bytes]:
            await desk.change(partial(evening.free, seat=0))
            await desk.sit("Zoe", "z" * 22, 0)
            assert desk.look(0).view is not None
            yield form.format(decision=desk.look(0).decision).encode()

        async with browser(hall, desk, "a" * 22) as anna:
            headers = JSON | {"content-type": "application/x-www-form-urlencoded"}
            answer = (await anna.post(what, content=held(), headers=headers)).json()
        assert answer["refusal"]["rule"] == "no-seat"
        assert answer["look"]["seat"] is None

    at_table(scene)


def test_a_code_made_while_a_chair_changes_hands_is_not_told(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would open the new owner's chair to the old one."""

    async def scene(hall: Hall) -> None:
        desk, append = await two(hall), hall.store.append
        begun, arrived = asyncio.Event(), asyncio.Event()
        code = await desk.code(1, alone=True)

        async def slowly(draft: Draft) -> None:
            begun.set()
            await arrived.wait()
            await append(draft)

        async with browser(hall, desk, "b" * 22) as ben:
            monkeypatch.setattr(hall.store, "append", slowly)
            change = desk.change(partial(evening.use_code, code=code, token="new"))
            handing = asyncio.create_task(change)
            await begun.wait()
            monkeypatch.setattr(desk, "hear", lambda seat: arrived.set())
            answer = (await ben.post("device", headers=JSON)).json()
        await handing
        assert answer["refusal"]["rule"] == "no-seat"
        assert answer["look"]["seat"] is None

    at_table(scene)


def test_who_sits_down_after_a_game_sees_it_as_watchers_do(
    at_table: Callable[[Scene], None],
) -> None:
    """What their chair held is shown neither now, nor at any step, nor in what it was told."""

    async def scene(hall: Hall) -> None:
        desk = await hall.open(Plan("wagenwissel", 2, {}, "Anna", "random", 1), "a" * 22)
        await desk.start(0)
        await finish(desk, (0,))
        watched = desk.look(None)
        assert await desk.sit("Zoe", "z" * 22, 1) == 1
        assert desk.look(1).view == watched.view
        assert desk.look(1).log[:-1] == watched.log
        async with browser(hall, desk, "z" * 22) as zoe, browser(hall, desk, "w" * 22) as other:
            assert "Zoe" in (await zoe.get("")).text
            assert (await zoe.get("at/9")).text == (await other.get("at/9")).text
            assert (await zoe.get("at/9?by=1")).status_code == 403

    at_table(scene)
