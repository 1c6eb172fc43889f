"""The door of the web server: prefix of the address, other sites, too many requests, headers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from math import ceil
from typing import Any
from urllib.parse import urlsplit

from stamtafel.core.errors import StamtafelError
from stamtafel.core.words import LANGUAGES
from stamtafel.server.budget import Budget
from stamtafel.server.evening import fingerprint

Message = MutableMapping[str, Any]  # as ASGI has them
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST = 64  # KiB of the headers of a request
MOST_OPEN = 1000  # requests of one address that are answered at a time, streams above all
BREATH = 1.0  # seconds until one of so many may have ended
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
FRESH = "no-store"  # every page shows what is true now


class Guard:
    """Lets through what is ours and not too much, and sets the headers of every answer."""

    def __init__(self, app: App, url: str) -> None:
        parts = urlsplit(url)
        self._app = app
        self._origin = f"{parts.scheme}://{parts.netloc}".lower()
        self._base = parts.path.rstrip("/")
        self._open: Counter[str] = Counter()  # requests that are being answered, by address
        self._by_address = Budget(a_second=100, in_hand=400, patience=2)
        self._by_seat = Budget(a_second=10, in_hand=60, patience=2)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The next request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = headers_of(scope)
        strip(scope, self._base)
        send = dressed(send)
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST * 1024:
            asked = {"accept-language": headers.get("accept-language", "")[:100]}
            await refuse(send, asked, 431, StamtafelError("headers-long", most=MOST))
            return
        if scope["method"] not in SAFE and foreign(headers, self._origin):
            await refuse(send, headers, 403, StamtafelError("other-site"))
            return
        served, wait = self._spend(scope, headers)
        if not served:
            error = StamtafelError("too-many", seconds=ceil(wait))
            await refuse(send, headers, 429, error, {"retry-after": str(ceil(wait))})
            return
        if wait:
            await asyncio.sleep(wait)
        await self._pass_on(scope, receive, send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the request answered, which may take as long as a page of a table is open."""
        address = address_of(scope)
        self._open[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _spend(self, scope: Scope, headers: dict[str, str]) -> tuple[bool, float]:
        """Whether this request is within the budgets, and how long it has to wait."""
        if scope["path"].startswith("/static/"):
            return True, 0.0
        address = address_of(scope)
        if self._open[address] >= MOST_OPEN:
            return False, BREATH
        served, wait = self._by_address.spend(address)
        seat = cookies(headers).get("seat", "") or headers.get("authorization", "")
        if served and seat and scope["method"] not in SAFE:
            served, longer = self._by_seat.spend(fingerprint(f"{scope['path']} {seat}"))
            wait = max(wait, longer)
        return served, wait


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    return str(scope["client"][0]) if scope["client"] else ""


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request, names in small letters."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def cookies(headers: dict[str, str]) -> dict[str, str]:
    """The cookies of a request, whatever others of the same host look like."""
    found: dict[str, str] = {}
    for pair in headers.get("cookie", "").split(";"):
        name, _, value = pair.partition("=")
        found.setdefault(name.strip(), value.strip().strip('"'))  # browsers send the nearest first
    return found


def language(headers: dict[str, str]) -> str:
    """The viewer's language: chosen by cookie, else what the browser asks for, else English."""
    chosen = cookies(headers).get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    wishes = []
    for place, part in enumerate(headers.get("accept-language", "").split(",")):
        tag, _, weight = part.replace(" ", "").partition(";q=")
        one = tag.partition("-")[0].lower()
        if one in LANGUAGES and weight_of(weight) > 0:
            wishes.append((-weight_of(weight), place, one))
    return min(wishes)[2] if wishes else "en"


def weight_of(text: str) -> float:
    """How much a language is wanted, from 0 to 1."""
    try:
        return float(text or "1")
    except ValueError:
        return 0.0


def strip(scope: Scope, base: str) -> None:
    """Take the public prefix off the path, if a proxy has left it there."""
    if base and (scope["path"] == base or scope["path"].startswith(f"{base}/")):
        scope["path"] = scope["path"][len(base) :] or "/"
        scope["raw_path"] = scope["path"].encode()


def foreign(headers: dict[str, str], origin: str) -> bool:
    """Whether a browser says that another site sends this; programs that say nothing may."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    sender = headers.get("origin", "").lower()
    if not sender or sender == origin:
        return False
    return urlsplit(sender).netloc != headers.get("host", "").lower()


def dressed(send: Send) -> Send:
    """A sender that adds our headers to those of the answer."""

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            added = HEADERS | ({} if b"cache-control" in names else {"cache-control": FRESH})
            given += [(name.encode(), value.encode()) for name, value in added.items()]
            message["headers"] = given
        await send(message)

    return wrapped


async def refuse(
    send: Send,
    headers: dict[str, str],
    status: int,
    error: StamtafelError,
    more: dict[str, str] | None = None,
) -> None:
    """Answer with a sentence and nothing else."""
    body = error.say(language(headers)).encode()
    given = {"content-type": "text/plain; charset=utf-8", "content-length": str(len(body))}
    pairs = [(name.encode(), value.encode()) for name, value in (given | (more or {})).items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
