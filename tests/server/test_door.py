"""The door of the web server: other sites, prefixes, languages, headers, files, and too much."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from unittest.mock import AsyncMock

import httpx
import pytest

from stamtafel.core.words import LANGUAGES, words
from stamtafel.server.budget import Budget
from stamtafel.web import pages
from stamtafel.web.guard import Guard, Send, cookies, language
from tests.server.house import JSON, Guest, House, owing, seated


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 303),
        ({"sec-fetch-site": "none"}, 303),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({}, 303),
    ],
)
def test_another_site_cannot_post(house: House, headers: dict[str, str], status: int) -> None:
    """Neither where the browser says where a form comes from, nor where only its origin is told."""
    form = {"game": "swapybara", "name": "Anna", "seats": "4"}

    answer = httpx.post(f"{house.url}/tables", data=form, headers=headers)

    assert answer.status_code == status
    assert status == 303 or "another site" in answer.text


def test_our_own_origin_may_post(house: House) -> None:
    """A plain home network: no Sec-Fetch-Site, but an origin that is the address asked."""
    form = {"game": "swapybara", "name": "Anna", "seats": "4"}

    answer = httpx.post(f"{house.url}/tables", data=form, headers={"origin": house.url})

    assert answer.status_code == 303


def test_another_site_cannot_act_for_a_seat(house: House) -> None:
    """Even with the seat's cookie."""
    guest, look = owing(seated(house))
    form = {"action": look["view"]["choices"][0]["text"], "action_id": "one"}
    headers = JSON | {"origin": "https://evil.example"}

    answer = guest.post("act", headers=headers, decision=look["decision"], **form)

    assert answer.status_code == 403
    assert guest.look()["version"] == look["version"]


def test_behind_a_proxy_all_links_and_cookies_have_the_prefix(build: Callable[..., House]) -> None:
    """Requests may come with the prefix or without; links, cookies and QR have it."""
    house = build(url="https://example.org/cards")
    host = Guest(f"{house.url}/cards")
    form = {"game": "swapybara", "name": "Anna", "seats": "4"}

    answer = host.http.post("/tables", data=form, headers={"origin": "https://example.org"})

    path = answer.headers["location"]
    assert re.fullmatch(r"/cards/t/\w{10}", path)
    assert f"Path={path};" in answer.headers["set-cookie"] + ";"
    assert "Secure" in answer.headers["set-cookie"]
    seat = answer.cookies["seat"]
    for address in (house.url + path, house.url + path.removeprefix("/cards")):
        page = httpx.get(address, headers={"cookie": f"seat={seat}"})
        assert page.status_code == 200
        assert f"https://example.org{path}" in page.text
        links = re.findall(r'(?:href|src|action)="(/[^"]*)"', page.text)
        assert links
        assert all(link.startswith("/cards/") for link in links)
    style = re.search(r'href="(/cards/static/[^"]+\.css)"', page.text)
    assert style
    assert httpx.get(house.url + style[1]).status_code == 200
    assert httpx.get(f"{house.url}/cards").status_code == 200
    assert httpx.get(f"{house.url}/cardsharp").status_code == 404
    language = {"lang": "nl", "back": path}
    chosen = httpx.post(f"{house.url}/language", data=language)
    assert chosen.headers["location"] == path
    assert "Path=/cards/" in chosen.headers["set-cookie"]


def test_language_is_the_cookie_then_the_browser_then_english() -> None:
    """Weights and regions are understood; languages without words are passed over."""
    assert language({}) == "en"
    assert language({"accept-language": "de-AT,en;q=0.5"}) == "de"
    assert language({"accept-language": "fr, en;q=0.3, nl;q=0.8"}) == "nl"
    assert language({"accept-language": "fr, nl; q=0, en"}) == "en"
    assert language({"accept-language": "nonsense;q=x"}) == "en"
    assert language({"accept-language": "de", "cookie": "lang=nl"}) == "nl"
    assert language({"accept-language": "de", "cookie": "lang=xx"}) == "de"


@pytest.mark.parametrize(
    "header",
    [
        "theme=dark mode; seat=T",
        "seat=T; flag",
        'first=[1, 2]; seat="T"; last={"a": 1}',
        "seat=T; seat=of another program, for the whole host",
    ],
)
def test_cookies_of_others_on_the_host_hide_none_of_ours(header: str) -> None:
    """Browsers send them along from other ports and paths, whatever they hold."""
    assert cookies({"cookie": header})["seat"] == "T"


def test_the_language_can_change_in_the_middle_of_a_game(house: House) -> None:
    """The page, its log included, and refusals follow at once."""
    guest, look = owing(seated(house))
    for lang in LANGUAGES:
        guest.http.post("/language", data={"lang": lang, "back": f"/t/{guest.table}"})
        page = guest.get()
        assert f'<html lang="{lang}"' in page.text
        choice = look["view"]["choices"][0]["text"]
        late = guest.act(choice, action_id=f"late {lang}", decision=1).json()
        begins = {"nl": "Te laat", "de": "Zu spät", "en": "Too late"}
        assert late["refusal"]["sentence"].startswith(begins[lang])
        with guest.stream() as frames:
            assert words(pages.WORDS, lang).text("log") in frames.got[0][1]


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example", "/\\evil.example", ""])
def test_choosing_a_language_leads_to_no_other_site(house: House, back: str) -> None:
    """Where one goes back to is an address of ours."""
    answer = httpx.post(f"{house.url}/language", data={"lang": "nl", "back": back})

    assert answer.status_code == 303
    assert answer.headers["location"] == "/"


def test_an_unknown_language_is_refused(house: House) -> None:
    """And the languages that there are get named."""
    answer = httpx.post(f"{house.url}/language", data={"lang": "xx"})

    assert answer.status_code == 422
    assert "nl, de, en" in answer.text


@pytest.mark.parametrize("path", ["/", "/health", "/t/nosuchtabl", "/static/x/y.css", "/nowhere"])
def test_every_answer_has_strict_headers(house: House, path: str) -> None:
    """Content policy, no sniffing, no framing; pages are never kept."""
    answer = httpx.get(house.url + path)

    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"


def test_files_never_change_under_their_address(house: House) -> None:
    """They may be kept for ever; the address of another version does not exist."""
    page = httpx.get(f"{house.url}/").text
    path = re.findall(r'"(/static/[^"]+\.css)"', page)[0]

    answer = httpx.get(house.url + path)

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/css")
    assert "immutable" in answer.headers["cache-control"]
    assert httpx.get(house.url + re.sub(r"/static/\w+/", "/static/0/", path)).status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/t/aaaaaaaaaa", "/t/short", "/t/aaaaaaaaaa/look", "/t/aaaaaaaaaa/stream", "/t/%00", "/x/y"],
)
def test_an_address_with_nothing_at_it_says_so(house: House, path: str) -> None:
    """A page, and for programs JSON."""
    assert httpx.get(house.url + path).status_code == 404
    assert "<html" in httpx.get(house.url + path).text
    if path.startswith("/t/a"):
        answer = httpx.get(house.url + path, headers=JSON)
        assert answer.status_code == 404
        assert answer.json()["refusal"]["rule"] == "no-such-table"


def test_far_too_long_headers_are_refused(house: House) -> None:
    """Nobody fills the memory with cookies."""
    headers = {"cookie": "seat=" + "x" * 500_000, "accept-language": "nl"}

    answer = httpx.post(f"{house.url}/language", headers=headers)

    assert answer.status_code == 431
    assert "cookies; samen mogen dat 64 KiB zijn" in answer.text


def test_what_is_remembered_of_a_seat_is_short() -> None:
    """However long the cookie is that it came with."""
    nothing = AsyncMock()
    guard = Guard(nothing, "http://table.example")
    request = {"type": "http", "method": "POST", "path": "/t/aaaaaaaaaa/say", "client": None}
    cookie = (b"cookie", b"seat=" + b"x" * 60_000)

    asyncio.run(guard(request | {"headers": [cookie]}, nothing, nothing))

    assert [len(key) for key in guard._by_seat._paid] == [64]


def test_one_address_cannot_keep_all_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with any number of open pages; others are served, and it is again once some close."""
    monkeypatch.setattr("stamtafel.web.guard.MOST_OPEN", 2)
    closed = asyncio.Event()

    async def stream(_: object, __: object, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200})
        await closed.wait()

    guard = Guard(stream, "http://table.example")

    def ask(address: str) -> tuple[AsyncMock, asyncio.Task[None]]:
        request = {"type": "http", "method": "GET", "path": "/", "headers": []}
        send = AsyncMock()
        scope = request | {"client": (address, 1)}
        return send, asyncio.create_task(guard(scope, AsyncMock(), send))

    async def visit() -> None:
        pages = [ask(address) for address in ("10.0.0.1",) * 3 + ("10.0.0.2",)]
        await asyncio.wait([pages[2][1]])
        assert [send.call_args_list[0].args[0]["status"] for send, _ in pages] == [
            200,
            200,
            429,
            200,
        ]
        closed.set()
        await asyncio.gather(*(page for _, page in pages))
        later, page = ask("10.0.0.1")
        await page
        assert later.call_args.args[0]["status"] == 200

    asyncio.run(visit())


@pytest.mark.parametrize("body", [b"\xff\xfe", b"name=%ff", b"&".join([b"a=1"] * 500)])
def test_what_is_no_form_is_refused(house: House, body: bytes) -> None:
    """Bytes that are no text, and far too many fields."""
    kind = {"content-type": "application/x-www-form-urlencoded"}

    answer = httpx.post(f"{house.url}/language", content=body, headers=kind)

    assert answer.status_code == 422
    assert "cannot be read as a form" in answer.text


def test_a_huge_form_is_refused(house: House) -> None:
    """More than anybody types."""
    assert httpx.post(f"{house.url}/tables", content=b"x" * 200_000).status_code == 413


def test_health_is_told(house: House) -> None:
    """For whoever watches over the server."""
    assert httpx.get(f"{house.url}/health").json() == {"status": "ok"}
    head = httpx.head(f"{house.url}/health")
    assert (head.status_code, head.content) == (200, b"")


def test_a_budget_slows_down_before_it_sends_away() -> None:
    """What is in hand is free, then each request waits longer, then it has to come again."""
    budget = Budget(a_second=10, in_hand=3, patience=0.25)

    answers = [budget.spend("Anna", now=100.0) for _ in range(7)]

    assert [served for served, _ in answers] == [True] * 5 + [False] * 2
    assert [round(wait, 3) for _, wait in answers] == [0, 0, 0, 0.1, 0.2, 0.3, 0.3]
    assert budget.spend("Ben", now=100.0) == (True, 0.0)
    assert budget.spend("Anna", now=101.0) == (True, 0.0)


def test_who_sends_far_too_much_is_asked_to_wait(build: Callable[..., House]) -> None:
    """429 with Retry-After, and the table has not changed."""
    house = build()
    guest, look = owing(seated(house))
    form = {"action": "ask 7", "action_id": "x", "decision": "1"}

    async def hammer() -> list[httpx.Response]:
        async with httpx.AsyncClient(cookies=guest.http.cookies, timeout=30) as client:
            address = f"{house.url}/t/{guest.table}/act"
            posts = [client.post(address, data=form, headers=JSON) for _ in range(120)]
            return await asyncio.gather(*posts)

    answers = asyncio.run(hammer())

    slowed = [one for one in answers if one.status_code == 429]
    assert slowed
    assert all(int(one.headers["retry-after"]) >= 1 for one in slowed)
    assert {one.status_code for one in answers} == {409, 429}
    assert guest.look()["version"] == look["version"]
