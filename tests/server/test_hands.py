"""Chairs that change hands while somebody's request is on its way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import httpx

from stamtafel.server import evening
from stamtafel.server.desk import Desk
from stamtafel.server.hall import Hall
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
