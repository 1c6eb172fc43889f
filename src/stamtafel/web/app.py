"""The web server's addresses: pages, what people send, streams, and the JSON API.

GET  /                              the start page
POST /tables                        open a table
GET  /t/{table}                     its page; /look: as JSON; /stream: as server-sent events
POST /t/{table}/sit, /start, /act   what people do there
GET  /t/{table}/at/{step}, /story    looking back, and /record: see tale.py; POST /records
POST /language                      choose a language
GET  /static/{version}/{file}       style sheets, scripts, pictures
GET  /health                        whether the server is well
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Stream

from stamtafel.core.errors import NotUnderstood, StamtafelError
from stamtafel.core.game import games
from stamtafel.core.notation import read_number
from stamtafel.core.words import LANGUAGES
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.story import Asked
from stamtafel.web import tale
from stamtafel.web.guard import App, Guard
from stamtafel.web.site import Pages, Site
from stamtafel.web.talk import (
    YEAR,
    Ask,
    answer,
    as_json,
    cookie,
    failed,
    form_of,
    go_to,
    http_error,
    lang_of,
    new_token,
    not_found,
    page,
    said,
    seat_at,
    seat_cookie,
    site_of,
    status_of,
    token_of,
)

# Pages


@get("/")
async def start(request: Ask) -> Response[str]:
    """The start page."""
    site = site_of(request)
    return page(site.start_page(lang_of(request), dict(request.query_params.items())))


@get("/t/{table:str}")
async def table_page(request: Ask, table: FromPath[str]) -> Response[str]:
    """The page of a table; a visitor gets the secret that a seat will belong to."""
    site = site_of(request)
    desk, seat = await seat_at(request, table)
    known = token_of(request) != ""
    given = [] if known else [seat_cookie(request, desk, new_token())]
    return page(site.table_page(desk, seat, lang_of(request)), given=given)


@get("/t/{table:str}/look")
async def look(request: Ask, table: FromPath[str]) -> Response[bytes]:
    """The table as JSON."""
    desk, seat = await seat_at(request, table)
    return as_json(desk.look(seat))


# What people do


@post("/tables")
async def open_table(request: Ask) -> Response[str]:
    """Open a table and sit down at it as its host."""
    site = site_of(request)
    form = dict(await form_of(request))
    token = new_token()
    try:
        desk = await site.hall.open(plan(form), token)
    except StamtafelError as error:
        lang = lang_of(request)
        return page(site.start_page(lang, form, error.say(lang)), status_of(error))
    return go_to(f"{site.base}/t/{desk.table_id}", [seat_cookie(request, desk, token)])


def plan(form: Mapping[str, str]) -> Plan:
    """What a form wants to open; a form sends all options, those left alone do not count."""
    known = games().get(form.get("game", ""))
    usual = {f"option-{one.name}": str(one.default) for one in known.options} if known else {}
    options = {
        field.removeprefix("option-"): text
        for field, text in form.items()
        if field.startswith("option-") and text != usual.get(field)
    }
    return Plan(
        game=form.get("game", ""),
        seats=read_number(form.get("seats", "")),
        options=options,
        host=form.get("name", ""),
        bots=form.get("bots", "greedy"),
        bot_count=read_number(form.get("bot-count", "0")),
    )


@post("/t/{table:str}/sit")
async def sit(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Sit down; whoever sits already keeps the seat."""
    desk, seat = await seat_at(request, table)
    token = token_of(request)
    if len(token) != len(new_token()):
        token = new_token()
    name = dict(await form_of(request)).get("name", "")
    try:
        seat = await desk.sit(name, token)
    except StamtafelError as error:
        return answer(request, desk, seat, error)
    return answer(request, desk, seat, given=[seat_cookie(request, desk, token)])


@post("/t/{table:str}/start")
async def start_game(request: Ask, table: FromPath[str]) -> Response[Any]:
    """The host begins the game."""
    desk, seat = await seat_at(request, table)
    try:
        await desk.start(seat)
    except StamtafelError as error:
        return answer(request, desk, seat, error)
    return answer(request, desk, seat)


@post("/t/{table:str}/act")
async def act(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Actions of a seat, accepted or refused as one."""
    desk, seat = await seat_at(request, table)
    try:
        form = await form_of(request)
        version = await desk.act(seat, dict(form).get("action_id", ""), asked(form))
    except StamtafelError as error:
        return answer(request, desk, seat, error)
    return answer(request, desk, seat, version=version)


def asked(form: list[tuple[str, str]]) -> Asked:
    """The actions of a form and the decision they answer; raises NotUnderstood."""
    decision = dict(form).get("decision", "")
    return Asked(tuple(text for field, text in form if field == "action"), read_number(decision))


@post("/language")
async def choose_language(request: Ask) -> Response[str]:
    """Choose a language, and go back to where one was."""
    site = site_of(request)
    form = dict(await form_of(request))
    chosen, back = form.get("lang", ""), form.get("back", "")
    if chosen not in LANGUAGES:
        raise NotUnderstood("no-such-language", language=chosen, known=", ".join(LANGUAGES))
    inside = back.startswith(f"{site.base}/") and not back.startswith("//") and "\\" not in back
    return go_to(back if inside else f"{site.base}/", [cookie(request, "lang", chosen)])


@get("/t/{table:str}/stream")
async def stream(request: Ask, table: FromPath[str]) -> Stream:
    """All that changes at a table, whole, each time that it changes."""
    desk, seat = await seat_at(request, table)
    frames = site_of(request).frames(desk, seat, lang_of(request))
    return Stream(frames, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


# Files and health


@get("/static/{version:str}/{file:path}")
async def static(request: Ask, version: FromPath[str], file: FromPath[Path]) -> Response[Any]:
    """A file that never changes under its address."""
    site = site_of(request)
    found = site.files.get(file.as_posix().lstrip("/"))
    if found is None or version != site.pages.version():
        return not_found(request)
    caching = {"cache-control": f"public, max-age={YEAR}, immutable"}
    return Response(found[0], media_type=found[1], headers=caching)


@get("/health")
async def health(request: Ask) -> Response[bytes]:
    """Whether the server and its database answer."""
    await site_of(request).hall.check()
    return as_json({"status": "ok"})


def create_app(hall: Hall, pages: Pages, url: str, live: bool) -> Guard:
    """The whole web server for a hall; `url` is the public address of its start page."""

    async def begin(_: Litestar) -> None:
        hall.resume()

    async def end(_: Litestar) -> None:
        hall.close()

    app = Litestar(
        route_handlers=[
            start, open_table, table_page, look, stream, sit, start_game, act,
            choose_language, static, health, *tale.ROUTES,
        ],
        exception_handlers={
            StamtafelError: said, HTTPException: http_error, Exception: failed,
        },
        on_startup=[begin],
        on_shutdown=[end],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=64 * 1024,
    )  # fmt: skip
    app.state["site"] = Site(hall, pages, url, live)
    return Guard(cast(App, app), url)
