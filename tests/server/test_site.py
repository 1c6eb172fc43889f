"""The web server without a socket: what is drawn once, what fails, and what is said at start."""

from __future__ import annotations

import asyncio
import re
import resource
import socket
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import Mock

import httpx
import pytest

from stamtafel.core.errors import NotUnderstood, StamtafelError
from stamtafel.core.game import Game
from stamtafel.core.words import LANGUAGES
from stamtafel.server.errors import BadDatabase, NotStored
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.look import Look
from stamtafel.server.store import Store
from stamtafel.web import site
from stamtafel.web.app import create_app
from stamtafel.web.serve import (
    CannotListen,
    address_of,
    allow_files,
    announce,
    listen,
    reachable,
    run,
)
from stamtafel.web.site import HEARTBEAT, Site

PLAN = Plan("swapybara", 4, {"start": "0"}, "Anna", "random", bot_count=3)
SECRET = "the capybara in the box"


class Drawing:
    """Pages as plain text, which counts how often it draws."""

    def __init__(self) -> None:
        self.drawn: list[tuple[int | None, str, int]] = []
        self.fails = False

    def start_page(self, *, lang: str, problem: str = "", **_: Any) -> str:
        return f"start {lang} {problem}"

    def table_page(self, look: Look, *, lang: str, problem: str = "", **_: Any) -> str:
        if self.fails:
            raise ValueError(SECRET)
        return f"page {look.version} {lang} {problem}"

    def fragment(
        self, look: Look, *, lang: str, base: str, live: bool, invite: str, problem: str = ""
    ) -> str:
        if self.fails:
            raise ValueError(SECRET)
        self.drawn.append((look.seat, lang, look.version))
        return f"<main>{look.version} {lang}</main>"

    def rules_page(self, one: Game, *, lang: str, base: str, live: bool, query: str = "") -> str:
        return f"rules of {one.name} {lang} {query}"

    def not_found_page(self, *, lang: str, base: str) -> str:
        return "nothing"

    def version(self) -> str:
        return "1"

    def other(self, *_: Any, **__: Any) -> str:
        return "other"

    code_page = join_page = tables_page = other


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty SQLite database."""
    opened = Store(f"sqlite:///{tmp_path}/tables.sqlite3")
    yield opened
    opened.close()


def soon(work: Coroutine[Any, Any, None]) -> None:
    """Let something happen that must not take long."""
    asyncio.run(asyncio.wait_for(work, 30))


def browser(hall: Hall, pages: Drawing) -> httpx.AsyncClient:
    """A browser at a web server for a hall."""
    app = create_app(hall, pages, "http://table.example", live=True)
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://table.example")


def test_what_all_windows_of_a_seat_see_is_drawn_once(store: Store) -> None:
    """Once for each seat, language and version, however many streams there are."""

    async def play() -> None:
        pages = Drawing()
        shown = Site(Hall(store, 60), pages, "http://table.example", live=True)
        desk = await shown.hall.open(PLAN, "secret")
        desk.hear(0)
        viewers = [(0, "nl"), (0, "nl"), (0, "nl"), (0, "de"), (None, "nl")]
        tokens = {0: "secret", None: ""}
        streams = [shown.frames(desk, tokens[seat], lang) for seat, lang in viewers]
        assert {await anext(one) for one in streams} == {
            b"id: 5\ndata: <main>5 nl</main>\n\n",
            b"id: 5\ndata: <main>5 de</main>\n\n",
        }
        await desk.start(0)
        for one in streams:
            await anext(one)

        assert sorted(pages.drawn, key=str) == sorted(
            [(seat, lang, version) for seat, lang in set(viewers) for version in (5, desk.version)],
            key=str,
        )
        desk.close()
        for one in streams:
            assert [frame async for frame in one] == []

    soon(play())


def test_a_stream_without_news_says_that_it_lives(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A comment, so that proxies do not hang up."""
    monkeypatch.setattr(site, "HEARTBEAT", 0.01)

    async def play() -> None:
        shown = Site(Hall(store, 60), Drawing(), "http://table.example", live=True)
        frames = shown.frames(await shown.hall.open(PLAN, "secret"), "secret", "en")
        await anext(frames)

        assert (await anext(frames)).startswith(b":")

    soon(play())


def test_a_mistake_of_ours_tells_nothing(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither the page nor the log repeats what the error says; it could be a card."""

    async def play() -> None:
        pages = Drawing()
        hall = Hall(store, 60)
        desk = await hall.open(PLAN, "secret")
        pages.fails = True
        async with browser(hall, pages) as client:
            answer = await client.get(f"/t/{desk.table_id}")
            stream = await client.get(f"/t/{desk.table_id}/stream")
        assert stream.text == ""
        assert answer.status_code == 500
        assert "our mistake" in answer.text
        assert SECRET not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"

    soon(play())
    said = capsys.readouterr()
    assert "ValueError" in said.out + said.err
    assert SECRET not in said.out + said.err


def test_a_code_is_not_logged(
    store: Store, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where something failed is told without what stood in the address, but for the table."""

    def fail(*_: object, **__: object) -> str:
        raise ValueError(SECRET)

    async def play() -> None:
        pages = Drawing()
        monkeypatch.setattr(pages, "join_page", fail)
        hall = Hall(store, 60)
        desk = await hall.open(PLAN, "secret")
        code = await desk.code(0, alone=False)
        async with browser(hall, pages) as client:
            answer = await client.get(f"/t/{desk.table_id}/join/{code}")
        assert answer.status_code == 500
        said = "".join(capsys.readouterr())
        assert desk.table_id in said
        assert "join" in said
        assert code not in said

    soon(play())


def test_a_code_may_be_typed_at_any_server(store: Store) -> None:
    """It is used at the one that the proxy leads to its table."""

    async def play() -> None:
        hall = Hall(store, 60)
        desk = await hall.open(PLAN, "secret")
        typed = {"code": await desk.code(0, alone=False)}
        async with browser(Hall(store, 60), Drawing()) as other, browser(hall, Drawing()) as ours:
            led = await other.post("/join", data=typed)
            assert led.status_code == 307
            await ours.post(led.headers["location"], data=typed)
            assert (await ours.get(f"/t/{desk.table_id}/look")).json()["seat"] == 0

    soon(play())


def test_rules_are_read_without_a_table(store: Store) -> None:
    """Every game has a page of rules in the viewer's language, searched by word; no other has."""

    async def main() -> None:
        async with browser(Hall(store), Drawing()) as visitor:
            visitor.headers["accept-language"] = "nl"
            answer = await visitor.get("/rules/swapybara", params={"q": "De Twee"})
            assert (answer.status_code, answer.text) == (200, "rules of swapybara nl De Twee")
            assert (await visitor.get("/rules/swapybara")).text == "rules of swapybara nl "
            assert (await visitor.get("/rules/chess")).status_code == 404

    soon(main())


def test_a_database_that_does_not_answer_is_told_as_such(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """503 for whoever acts and for whoever watches over the server, in words."""

    async def fail(*_: object) -> None:
        raise NotStored("not-stored")

    async def play() -> None:
        hall = Hall(store, 60)
        desk = await hall.open(PLAN, "secret")
        await desk.start(0)
        look = desk.look(0)
        assert look.view is not None
        form = {"action": look.view.choices[0].text, "action_id": "one"}
        form["decision"] = str(look.decision)
        monkeypatch.setattr(store, "append", fail)
        monkeypatch.setattr(store, "playing", fail)
        async with browser(hall, Drawing()) as client:
            client.cookies.set("seat", "secret")
            answer = await client.post(f"/t/{desk.table_id}/act", data=form)
            health = await client.get("/health")
        assert answer.status_code == 503
        assert "nothing has changed" in answer.text
        assert health.status_code == 503
        desk.close()

    soon(play())


def test_who_searches_rules_keeps_nobody_waiting(store: Store) -> None:
    """The server answers others while a page of rules is drawn."""
    healthy = Event()

    class Slow(Drawing):
        def rules_page(self, one: Game, **_: Any) -> str:
            return f"rules of {one.name}" if healthy.wait(5) else "too late"

    async def play() -> None:
        async with browser(Hall(store, 60), Slow()) as client:
            rules = asyncio.create_task(client.get("/rules/swapybara?q=e"))
            await asyncio.sleep(0)
            assert (await client.get("/health")).status_code == 200
            healthy.set()
            assert (await rules).text == "rules of swapybara"

    soon(play())


def test_a_table_of_rules_no_longer_kept_is_refused_in_words(store: Store) -> None:
    """410, with the versions."""

    async def play() -> None:
        desk = await Hall(store, 60).open(replace(PLAN, bot_count=0), "secret")
        with store.engine.begin() as connection:
            change = "UPDATE log SET body = replace(body, '\"rules\":1', '\"rules\":99')"
            connection.exec_driver_sql(change)
        async with browser(Hall(store, 60), Drawing()) as client:
            answer = await client.get(f"/t/{desk.table_id}")
        assert answer.status_code == 410
        assert "version 99" in answer.text

    soon(play())


def test_an_answer_that_was_refused_is_followed_by_a_form_with_a_new_id(store: Store) -> None:
    """What the seat's windows were sent before is drawn anew, since the form's id is used up."""

    async def play() -> None:
        pages = Drawing()
        shown = Site(Hall(store, 60), pages, "http://table.example", live=True)
        desk = await shown.hall.open(PLAN, "secret")
        for problem in ("", "", "Too late", "", ""):
            shown.fragment(desk, 0, "en", problem)

        assert len(pages.drawn) == 3

    soon(play())


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path: Path) -> None:
    """Before the database is touched."""
    file = tmp_path / "tables.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CannotListen, match=f"Port {port} of 127.0.0.1 is in use"):
            run(port=port, database=str(file))
    assert not file.exists()


@pytest.mark.parametrize(
    ("settings", "kind", "named"),
    [
        ({"host": "192.0.2.77"}, CannotListen, "no address “192.0.2.77”"),
        ({"host": "no.such.host.invalid"}, CannotListen, "no address “no.such.host.invalid”"),
        ({"port": 99999}, CannotListen, "port 99999"),
        ({"url": "example.org/cards"}, NotUnderstood, "example.org/cards"),
        ({"url": "https://example.org/?a=b"}, NotUnderstood, "a=b"),
        ({"database": "/nowhere/at/all.sqlite3"}, BadDatabase, "/nowhere/at/all.sqlite3"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_sentence(
    settings: dict[str, Any], kind: type[StamtafelError], named: str
) -> None:
    """In each language, without a traceback, and what is wrong is named."""
    with pytest.raises(kind, match=re.escape(named)) as caught:
        run(**({"port": 0} | settings))

    for lang in LANGUAGES:
        assert "\n" not in caught.value.say(lang)


def test_the_database_is_a_file_a_url_or_in_the_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder is made where there is none yet."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "a/b")

    assert address_of("postgresql+psycopg://x/y") == "postgresql+psycopg://x/y"
    assert str(address_of("my tables.db")) == "sqlite:///my tables.db"
    assert str(address_of(None)) == f"sqlite:///{tmp_path}/a/b/stamtafel.sqlite3"
    assert (tmp_path / "a/b").is_dir()


def test_as_many_files_may_be_open_as_the_system_grants() -> None:
    """Each open page is one; the usual thousand are few."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))
    try:
        allow_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 128
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(("host", "both"), [("::", True), ("0.0.0.0", False)])
def test_everywhere_means_by_both_kinds_of_addresses(
    monkeypatch: pytest.MonkeyPatch, host: str, both: bool
) -> None:
    """At `::` the addresses of IPv4 that are printed lead here too, if the system can do that."""
    opened = Mock()
    monkeypatch.setattr(socket, "has_dualstack_ipv6", lambda: True)
    monkeypatch.setattr(socket, "create_server", opened)

    listen(host, 0)

    assert opened.call_args.kwargs["dualstack_ipv6"] is both


def test_who_loses_the_network_is_missed_before_long() -> None:
    """A connection without an answer ends within a minute; by itself Linux waits for fifteen."""
    with listen("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        ours, _ = door.accept()
        with ours:
            silence = ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert 0 < silence < 60_000 - 1000 * HEARTBEAT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_start_the_address_is_told_and_a_code_for_phones(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    """The code only where a phone can get in; and it is told when live updates are off."""
    announce("http://127.0.0.1:8000", "http://127.0.0.1:8000", True, lang, "key")
    at_home = capsys.readouterr().out
    announce("http://127.0.0.1:8000", "http://192.0.2.7:8000", False, lang, "key")
    around = capsys.readouterr().out

    assert "http://127.0.0.1:8000/tables?key=key" in at_home
    assert "█" not in at_home
    assert "http://192.0.2.7:8000/" in around
    assert "█" in around
    assert len(around.splitlines()) > len(at_home.splitlines()) + 10


def test_other_computers_are_told_an_address_they_can_reach() -> None:
    """Never the one that means: everywhere."""
    assert reachable("192.0.2.7") == "192.0.2.7"
    assert reachable("0.0.0.0") not in ("0.0.0.0", "")
    socket.inet_aton(reachable("::"))
