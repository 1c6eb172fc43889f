"""What requests say, and what they are answered: as a page, a piece of one, or JSON."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_urlsafe
from typing import Any
from urllib.parse import parse_qsl

from litestar import Request, Response
from litestar.datastructures import Cookie, State, UploadFile
from litestar.exceptions import ClientException, HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from msgspec import json
from structlog import get_logger

from stamtafel.core.errors import BadRecord, NotUnderstood, Refused, StamtafelError
from stamtafel.server.desk import Desk
from stamtafel.server.errors import (
    Declined,
    NoSuchTable,
    NotAllowed,
    NoToken,
    NotStored,
    TableDamaged,
    code,
    traits,
)
from stamtafel.server.evening import Viewer
from stamtafel.web.guard import cookies, language
from stamtafel.web.site import Site

LOGGER = get_logger()
YEAR = 365 * 24 * 3600
LARGEST = 64  # KiB of one request
MOST_FIELDS = 300  # of a form
STATUS: Mapping[type[StamtafelError], int] = {
    NoToken: 401,
    NotAllowed: 403,
    NoSuchTable: 404,
    Declined: 409,
    Refused: 409,
    TableDamaged: 410,
    BadRecord: 410,
    NotUnderstood: 422,
    NotStored: 503,
}
Ask = Request[Any, Any, State]


# What a request says


def site_of(request: Ask) -> Site:
    """What all requests share."""
    site = request.app.state["site"]
    assert isinstance(site, Site)
    return site


def headers_of(request: Ask) -> dict[str, str]:
    """The headers of a request, names in small letters."""
    return dict(request.headers.items())


def lang_of(request: Ask) -> str:
    """The viewer's language."""
    return language(headers_of(request))


def token_of(request: Ask) -> str:
    """The viewer's secret at this table, if it has one."""
    return cookies(headers_of(request)).get("seat", "")


def wishes_of(request: Ask) -> str:
    """How the viewer's browser likes its tables, as a cookie says."""
    return cookies(headers_of(request)).get("wishes", "")


async def form_of(request: Ask) -> list[tuple[str, str]]:
    """What a form sent, in its order, the texts of files too; raises NotUnderstood."""
    try:
        if request.content_type[0] == "multipart/form-data":
            return await parts_of(request)
        text = (await request.body()).decode()
        return parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except RequestEntityTooLarge:
        raise
    except (ValueError, LookupError, ClientException) as error:
        raise NotUnderstood("bad-form") from error


async def parts_of(request: Ask) -> list[tuple[str, str]]:
    """A form that may hold files; what a file is called stands under its field and `-name`."""
    found = []
    for field, value in (await request.form()).items():
        if isinstance(value, UploadFile):
            text = (await value.read()).decode("utf-8-sig", "replace")
            found += [(field, text), (f"{field}-name", value.filename)]
        else:
            found.append((field, value))
    return found


def new_token() -> str:
    """A secret of 128 bits."""
    return token_urlsafe(16)


def wants_json(request: Ask) -> bool:
    """Whether a program asks."""
    return "application/json" in request.headers.get("accept", "")


async def seat_at(request: Ask, table: str) -> tuple[Desk, Viewer]:
    """The desk of a table, and the viewer's seat at it just now; raises NoSuchTable."""
    desk = await site_of(request).hall.find(table)
    seat = desk.seat_of(token_of(request))
    desk.hear(seat)
    return desk, seat


def seat_now(request: Ask, desk: Desk) -> Viewer:
    """The viewer's seat once a request has come whole: its sender may have held it back."""
    return desk.seat_of(token_of(request))


# What an answer says


def cookie(request: Ask, name: str, value: str, path: str = "/") -> Cookie:
    """A cookie for our own pages only."""
    site = site_of(request)
    return Cookie(
        key=name,
        value=value,
        path=site.base + path,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=site.url.startswith("https:"),
    )


def seat_cookie(request: Ask, desk: Desk, token: str) -> Cookie:
    """The secret of a seat, sent back to its table only."""
    return cookie(request, "seat", token, f"/t/{desk.table_id}")


def page(text: str, status: int = 200, given: list[Cookie] | None = None) -> Response[str]:
    """A page, or a piece of one."""
    return Response(text, media_type="text/html", status_code=status, cookies=given)


def as_json(value: object, status: int = 200, given: list[Cookie] | None = None) -> Response[bytes]:
    """Something as JSON."""
    kind = "application/json"
    return Response(json.encode(value), media_type=kind, status_code=status, cookies=given)


def go_to(path: str, given: list[Cookie] | None = None) -> Response[str]:
    """Go on with another page."""
    return Response("", status_code=303, headers={"location": path}, cookies=given)


def status_of(error: StamtafelError) -> int:
    """The status of an answer that says no."""
    return next(status for kind, status in STATUS.items() if isinstance(error, kind))


def answer(
    request: Ask,
    desk: Desk,
    error: StamtafelError | None = None,
    version: int | None = None,
    token: str = "",
) -> Response[Any]:
    """What came of something done at a table, in the form the sender reads.

    It is drawn for the seat that is theirs now, by a secret they are given if there is one.
    """
    site, lang = site_of(request), lang_of(request)
    seat = desk.seat_of(token or token_of(request))
    given = [seat_cookie(request, desk, token)] if token else []
    problem = error.say(lang) if error is not None else ""
    status = status_of(error) if error is not None else 200
    if wants_json(request):
        return as_json(outcome(desk, seat, error, problem, version), status, given)
    if "hx-request" in request.headers:
        return page(site.fragment(desk, seat, lang, problem), status, given)
    if error is not None:
        text = site.table_page(desk, seat, lang, problem, wishes_of(request))
        return page(text, status, given)
    return go_to(f"{site.base}/t/{desk.table_id}", given)


def outcome(
    desk: Desk, seat: Viewer, error: StamtafelError | None, problem: str, version: int | None
) -> dict[str, object]:
    """An answer for programs."""
    return {
        "accepted": error is None,
        "version": version if version is not None else desk.version,
        "refusal": {"rule": code(error), "sentence": problem} if error is not None else None,
        "look": desk.look(seat),
    }


# What went wrong outside a table


def not_found(request: Ask) -> Response[str]:
    """Nothing is at this address."""
    site = site_of(request)
    return page(site.pages.not_found_page(lang=lang_of(request), base=site.base), 404)


def said(request: Ask, error: StamtafelError) -> Response[Any]:
    """An error outside any table."""
    lang, status = lang_of(request), status_of(error)
    if wants_json(request):
        refusal = {"rule": code(error), "sentence": error.say(lang)}
        return as_json({"accepted": False, "refusal": refusal}, status)
    if isinstance(error, NoSuchTable) and "hx-request" in request.headers:
        return Response(error.say(lang), media_type="text/plain", status_code=status)
    if isinstance(error, NoSuchTable):
        return not_found(request)
    return page(site_of(request).start_page(lang, {}, error.say(lang)), status)


def http_error(request: Ask, error: HTTPException) -> Response[str]:
    """A request that fits no address."""
    if error.status_code in (404, 405):
        return not_found(request)
    if error.status_code == 413:
        problem = StamtafelError("too-large", most=LARGEST).say(lang_of(request))
        return page(site_of(request).start_page(lang_of(request), {}, problem), 413)
    return Response(error.detail, media_type="text/plain", status_code=error.status_code)


def failed(request: Ask, error: Exception) -> Response[str]:
    """A mistake of ours: told to the log without anything that a table keeps secret."""
    path, table = request.scope.get("path_template"), request.path_params.get("table")
    LOGGER.error("failed", path=path, table=table, **traits(error))  # a path may hold a code
    lang = lang_of(request)
    problem = StamtafelError("our-mistake").say(lang)
    return page(site_of(request).start_page(lang, {}, problem), 500)
