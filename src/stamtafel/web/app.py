"""The web server's addresses: pages, what people send, streams, and the JSON API.

GET  /                              the start page
POST /                              the same after choices were kept, picked or forgotten
GET  /decks/{game}/{option}         the deck of a game as a file
POST /tables                        open a table
GET  /t/{table}                     its page; /look: as JSON; /stream: as server-sent events
POST /t/{table}/act                 what people do in the game; evening.py: and beside it
GET  /t/{table}/at/{step}, /story    looking back, and /record: see tale.py; POST /records
POST /t/{table}/bot                 a chair for a program, /bot/...: what it does: see programs.py
GET  /api/schema                    the bot protocol, for programs
GET  /rules/{game}                  its rules; ?q= those that hold some words
POST /language                      choose a language
GET  /static/{version}/{file}       style sheets, scripts, pictures
GET  /health                        whether the server is well
GET  /tables?key=...                the tables that run, for who runs the server
"""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Response, get, post, route
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Stream

from stamtafel.core.errors import NotUnderstood, StamtafelError
from stamtafel.core.game import game, games
from stamtafel.core.notation import read_number
from stamtafel.core.words import LANGUAGES
from stamtafel.server.facts import Asked
from stamtafel.server.hall import Hall
from stamtafel.web import presets, programs, tale
from stamtafel.web.evening import HANDLERS
from stamtafel.web.guard import App, Guard, cookies
from stamtafel.web.opening import faults, filled, host_faults, plan
from stamtafel.web.presets import Notes
from stamtafel.web.site import Pages, Site
from stamtafel.web.talk import (
    LARGEST,
    MOST_FIELDS,
    YEAR,
    Ask,
    answer,
    as_json,
    cookie,
    failed,
    form_of,
    go_to,
    headers_of,
    http_error,
    lang_of,
    new_token,
    not_found,
    page,
    said,
    seat_at,
    seat_cookie,
    seat_now,
    site_of,
    status_of,
    token_of,
    wants_json,
    wishes_of,
)

# Pages


@get("/")
async def start(request: Ask) -> Response[str]:
    """The start page."""
    site = site_of(request)
    form = dict(request.query_params.items())
    return page(site.start_page(lang_of(request), form, notes=Notes({}, presets_of(request))))


@get("/t/{table:str}")
async def table_page(request: Ask, table: FromPath[str]) -> Response[str]:
    """The page of a table; a visitor gets the secret that a seat will belong to."""
    site = site_of(request)
    desk, seat = await seat_at(request, table)
    known = token_of(request) != ""
    given = [] if known else [seat_cookie(request, desk, new_token())]
    text = site.table_page(desk, seat, lang_of(request), wishes=wishes_of(request))
    return page(text, given=given)


@get("/t/{table:str}/look")
async def look(request: Ask, table: FromPath[str]) -> Response[bytes]:
    """The table as JSON."""
    desk, seat = await seat_at(request, table)
    return as_json(desk.look(seat))


@get("/rules/{name:str}")
async def rules(request: Ask, name: FromPath[str]) -> Response[str]:
    """The rules of a game, all of them or those that hold the words of `q`."""
    site = site_of(request)
    known = games().get(name)
    if known is None:
        return not_found(request)
    query = request.query_params.get("q", "")
    return page(await asyncio.to_thread(site.rules_page, known, lang_of(request), query))


# What people do


@post("/tables")
async def open_table(request: Ask) -> Response[str]:
    """Open a table and sit down at it as its host; choices that are given a name are kept."""
    site, lang = site_of(request), lang_of(request)
    form, kept = filled(await form_of(request)), presets_of(request)
    played, token = games().get(form.get("game", "")), new_token()
    try:
        if played is not None and form.get("preset", "").strip():
            kept = presets.save(kept, played, form)
        desk = await site.hall.open(plan(form), token)
    except StamtafelError as error:
        found = host_faults(form) | faults(played, form) if played is not None else {}
        problem = "" if found else error.say(lang)
        notes = Notes(found, presets_of(request))
        return page(site.start_page(lang, form, problem, notes), status_of(error))
    given = [seat_cookie(request, desk, token), *preset_cookie(request, kept)]
    return go_to(f"{site.base}/t/{desk.table_id}", given)


@post("/", status_code=200)
async def keep_choices(request: Ask) -> Response[str]:
    """The start page again, once choices were kept, picked, forgotten or made a link."""
    form = filled(await form_of(request))
    form, notes = presets.press(presets_of(request), game(form.get("game", "")), form)
    text = site_of(request).start_page(lang_of(request), form, notes=notes)
    return page(text, 422 if notes.faults else 200, preset_cookie(request, notes.presets))


def presets_of(request: Ask) -> presets.Presets:
    """What this browser keeps."""
    return presets.read(cookies(headers_of(request)).get(presets.COOKIE, ""))


def preset_cookie(request: Ask, kept: presets.Presets) -> list[Cookie]:
    """The cookie that keeps presets, if that changes anything."""
    if kept == presets_of(request):
        return []
    return [cookie(request, presets.COOKIE, presets.write(kept))]


@get("/decks/{name:str}/{option:str}")
async def deck_file(request: Ask, name: FromPath[str], option: FromPath[str]) -> Response[Any]:
    """The text that an option has by itself, as a file to begin one's own from."""
    known = games()[name].options if name in games() else ()
    example = next((one.example for one in known if one.name == option), None)
    if example is None:
        return not_found(request)
    headers = {"content-disposition": f'attachment; filename="{name}-{option}.txt"'}
    return Response(example.read_bytes(), media_type="text/plain; charset=utf-8", headers=headers)


@post("/t/{table:str}/act")
async def act(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Actions of a seat, accepted or refused as one."""
    desk, _ = await seat_at(request, table)
    try:
        form = await form_of(request)
        seat = seat_now(request, desk)
        version = await desk.act(seat, dict(form).get("action_id", ""), asked(form))
    except StamtafelError as error:
        return answer(request, desk, error)
    return answer(request, desk, version=version)


def asked(form: list[tuple[str, str]]) -> Asked:
    """The actions of a form and the decision they answer; raises NotUnderstood.

    `action` holds one action, `actions` several with semicolons between them. One with a number
    of the player's own comes as `verb` and `number`; the number alone does not count: a form
    sends it whatever button is pressed.
    """
    fields = dict(form)
    texts = [text for field, text in form if field == "action"]
    texts += fields["actions"].split(";") if "actions" in fields else []
    texts += [f"{fields['verb']} {fields.get('number', '')}"] if "verb" in fields else []
    return Asked(tuple(texts), read_number(fields.get("decision", "")))


@post("/language")
async def choose_language(request: Ask) -> Response[str]:
    """Choose a language, and go back to where one was."""
    site = site_of(request)
    form = dict(await form_of(request))
    chosen, back = form.get("lang", ""), form.get("back", "")
    if chosen not in LANGUAGES:
        raise NotUnderstood("no-such-language", language=chosen, known=", ".join(LANGUAGES))
    return go_to(site.inside(back), [cookie(request, "lang", chosen)])


@get("/t/{table:str}/stream")
async def stream(request: Ask, table: FromPath[str]) -> Stream:
    """All that changes at a table, whole, each time that it changes."""
    desk, _ = await seat_at(request, table)
    frames = site_of(request).frames(desk, token_of(request), lang_of(request))
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


@get("/tables")
async def tables(request: Ask) -> Response[Any]:
    """The tables that are open or played at, for who runs the server and has the key."""
    site = site_of(request)
    if not compare_digest(request.query_params.get("key", "").encode(), site.key.encode()):
        return not_found(request)
    found = await site.hall.store.summaries()
    rows = [(one, site.hall.here(one.table_id)) for one in found]
    if wants_json(request):
        return as_json([one._asdict() | {"here": here} for one, here in rows])
    return page(site.pages.tables_page(rows, lang=lang_of(request), base=site.base))


@route("/health", http_method=["GET", "HEAD"])
async def health(request: Ask) -> Response[bytes]:
    """Whether the server and its database answer."""
    await site_of(request).hall.check()
    return as_json({"status": "ok"})


def create_app(hall: Hall, pages: Pages, url: str, live: bool, key: str = "") -> Guard:
    """The whole web server for a hall; `url` is the public address of its start page."""

    async def begin(_: Litestar) -> None:
        hall.resume()

    async def end(_: Litestar) -> None:
        hall.close()

    app = Litestar(
        route_handlers=[
            start, keep_choices, deck_file, rules, open_table, table_page, look, stream, act,
            choose_language, static, health, tables, *HANDLERS, *tale.ROUTES, *programs.ROUTES,
        ],
        exception_handlers={
            StamtafelError: said, HTTPException: http_error, Exception: failed,
        },
        on_startup=[begin],
        on_shutdown=[end],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LARGEST * 1024,
        multipart_form_part_limit=MOST_FIELDS,
    )  # fmt: skip
    app.state["site"] = Site(hall, pages, url, live, key or new_token())
    return Guard(cast(App, app), url)
