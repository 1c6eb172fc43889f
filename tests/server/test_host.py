"""What a host sees and does: the page of all tables, and pages of tables that were cleared away."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from stamtafel.core.words import LANGUAGES
from stamtafel.server.hall import Hall
from stamtafel.server.store import Store
from stamtafel.web import pages
from stamtafel.web.app import create_app
from stamtafel.web.site import Site
from tests.server.desks import PLAN, run, seated

URL = "http://table.example"
LATER = datetime.now(UTC) + timedelta(days=1)
Visit = Callable[[Hall, httpx.AsyncClient], Coroutine[None, None, None]]


@pytest.fixture
def visit(store: Store) -> Callable[[Visit], None]:
    """Let something happen in a hall and in a browser that visits it."""

    def go(scene: Visit) -> None:
        async def play() -> None:
            hall = Hall(store, 60)
            app = create_app(hall, pages, URL, live=True, key="the host's key")
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url=URL) as browser:
                await scene(hall, browser)
            hall.close()

        run(play())

    return go


def test_only_the_host_sees_all_tables(visit: Callable[[Visit], None]) -> None:
    """Whoever has not the key finds nothing at that address, as a page or as data."""

    async def scene(hall: Hall, browser: httpx.AsyncClient) -> None:
        desk = await seated(hall, PLAN)
        for query in ({}, {"key": ""}, {"key": "another"}, {"key": "the host's key "}):
            for kind in ("text/html", "application/json"):
                answer = await browser.get("/tables", params=query, headers={"accept": kind})
                assert answer.status_code == 404
                assert desk.table_id not in answer.text
        assert (await browser.get("/tables", params={"key": "the host's key"})).status_code == 200

    visit(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_sees_which_tables_run_and_nothing_of_their_games(
    visit: Callable[[Visit], None], language: str
) -> None:
    """Address, game, state, times and how many are there: no names, no hands, no secrets."""

    async def scene(hall: Hall, browser: httpx.AsyncClient) -> None:
        playing, waiting = await seated(hall, PLAN), await hall.open(PLAN, "secret")
        browser.headers["accept-language"] = language
        page = await browser.get("/tables", params={"key": "the host's key"})
        assert f"/t/{playing.table_id}" in page.text
        assert f"/t/{waiting.table_id}" in page.text
        for word in ("Anna", "Guest", "secret"):
            assert word not in page.text
        json = {"accept": "application/json"}
        data = await browser.get("/tables", params={"key": "the host's key"}, headers=json)
        rows = {row["table_id"]: row for row in data.json()}
        assert rows.keys() == {playing.table_id, waiting.table_id}
        fields = {"table_id", "game", "status", "opened", "last", "here"}
        assert all(row.keys() == fields for row in rows.values())
        assert [rows[desk.table_id]["here"] for desk in (playing, waiting)] == [4, 1]
        assert [rows[desk.table_id]["status"] for desk in (playing, waiting)] == ["playing", "open"]

    visit(scene)


def test_an_open_page_of_a_table_that_was_cleared_away_says_so(
    visit: Callable[[Visit], None],
) -> None:
    """Its stream ends with that word, a press is answered, and a new visit finds nothing."""

    async def scene(hall: Hall, browser: httpx.AsyncClient) -> None:
        desk = await seated(hall, PLAN)
        stream = Site(hall, pages, URL, live=True).frames(desk, "secret 0", "en")
        assert b"cleared away" not in await anext(stream)
        assert await hall.forget(LATER) == 1
        assert b"cleared away" in [frame async for frame in stream][-1]
        path = f"/t/{desk.table_id}"
        pressed = await browser.post(f"{path}/act", headers={"hx-request": "true"})
        assert (pressed.status_code, pressed.headers["content-type"][:10]) == (404, "text/plain")
        assert pressed.text == "There is no table at this address."
        for what in ("", "/stream"):
            assert (await browser.get(f"{path}{what}")).status_code == 404
        assert "cleared away" in (await browser.get(path)).text
        told = await browser.get(f"{path}/look", headers={"accept": "application/json"})
        assert told.json()["refusal"]["rule"] == "no-such-table"

    visit(scene)
