"""The addresses for programs from outside that play at a table, and for the host who lets them in.

POST /t/{table}/bot             the host: a chair for a program; its token is told this once
GET  /t/{table}/bot/decisions   what it is asked: as a stream of server-sent events, or one at a
                                time, for which ?wait= says how many seconds to wait for it
POST /t/{table}/bot/answer      what it decides
GET  /t/{table}/bot/record      the game written down, once it is over
GET  /api/schema                all this for programs, as OpenAPI
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath
from litestar.response import Stream
from msgspec import json
from structlog import get_logger

from stamtafel.core.errors import StamtafelError
from stamtafel.core.notation import read_number
from stamtafel.server import evening, protocol
from stamtafel.server.desk import Desk
from stamtafel.server.errors import traits
from stamtafel.server.evening import seated
from stamtafel.server.protocol import Seated
from stamtafel.web.pages import house, render
from stamtafel.web.schema import openapi
from stamtafel.web.site import HEARTBEAT, frame
from stamtafel.web.talk import (
    LARGEST,
    Ask,
    answer,
    as_json,
    form_of,
    lang_of,
    new_token,
    page,
    seat_at,
    seat_now,
    site_of,
    status_of,
    wants_json,
)

LOGGER = get_logger()


def bearer(request: Ask) -> str:
    """The secret of a program."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def desk_at(request: Ask, table: str) -> Desk:
    """The desk at which a program sits, and which now knows that it is there; raises NoToken."""
    desk = await site_of(request).hall.find(table)
    seat = protocol.program_at(desk, bearer(request))
    desk.hear(seat)
    await desk.change(partial(evening.connect, seat=seat))
    return desk


def refused(request: Ask, error: StamtafelError) -> Response[bytes]:
    """Why not, for a program."""
    said = as_json(protocol.outcome_of(error, lang_of(request)), status_of(error))
    if said.status_code == 401:
        said.headers["www-authenticate"] = "Bearer"
    return said


def too_large(request: Ask, _: RequestEntityTooLarge) -> Response[bytes]:
    """An answer that is longer than any."""
    said = StamtafelError("too-large", most=LARGEST)
    return as_json(protocol.outcome_of(said, lang_of(request)), 413)


# The host


@post("/t/{table:str}/bot")
async def let_in(request: Ask, table: FromPath[str]) -> Response[Any]:
    """A chair for a program, and what opens it."""
    desk, _ = await seat_at(request, table)
    form, token = dict(await form_of(request)), new_token()
    try:
        desk.check_leads(seated(seat_now(request, desk)))
        chair = read_number(form.get("chair", ""))
        name = form.get("name", "")
        await desk.change(partial(evening.seat_program, chair=chair, name=name, token=token))
    except StamtafelError as error:
        return answer(request, desk, error)
    site = site_of(request)
    given = Seated(chair, desk.story.name(chair), f"{site.url}/t/{table}/bot", token)
    if wants_json(request):
        return as_json(given)
    return page(program_page(lang_of(request), site.base, table, given))


def program_page(lang: str, base: str, table: str, given: Seated) -> str:
    """The page that shows a host what a program needs, this once."""
    return render(
        "program.html", house(lang, base, False) | {"given": given, "here": f"{base}/t/{table}"}
    )


# The program


@get("/t/{table:str}/bot/decisions", exception_handlers={StamtafelError: refused})
async def decisions(request: Ask, table: FromPath[str]) -> Response[Any] | Stream:
    """What is asked of a program, one at a time or as a stream."""
    desk = await desk_at(request, table)
    if "text/event-stream" in request.headers.get("accept", ""):
        headers = {"x-accel-buffering": "no"}
        frames = events(desk, bearer(request))
        return Stream(frames, media_type="text/event-stream", headers=headers)
    wait = request.query_params.get("wait", "")
    return as_json(await protocol.next_turn(desk, bearer(request), wait))


async def events(desk: Desk, token: str) -> AsyncIterator[bytes]:
    """The stream of a program; a comment when there is nothing new."""
    try:
        async for turn in protocol.turns(desk, token, HEARTBEAT):
            if turn is None:
                yield b": nothing new\n\n"
            else:
                yield frame(turn.version, json.encode(turn).decode())
    except Exception as error:
        LOGGER.error("not told", table=desk.table_id, **traits(error))


@post(
    "/t/{table:str}/bot/answer",
    status_code=200,
    exception_handlers={StamtafelError: refused, RequestEntityTooLarge: too_large},
)
async def decide(request: Ask, table: FromPath[str]) -> Response[bytes]:
    """The answer of a program."""
    desk = await site_of(request).hall.find(table)
    desk.hear(protocol.program_at(desk, bearer(request)))
    return as_json(await protocol.take(desk, bearer(request), await request.body()))


@get("/t/{table:str}/bot/record", exception_handlers={StamtafelError: refused})
async def record(request: Ask, table: FromPath[str]) -> Response[Any]:
    """The game that is over, written down."""
    desk = await desk_at(request, table)
    written = desk.record(protocol.program_at(desk, bearer(request))).write()
    return Response(written, media_type="text/plain; charset=utf-8")


@get("/api/schema")
async def schema(request: Ask) -> Response[bytes]:
    """The bot protocol as OpenAPI."""
    return as_json(openapi(site_of(request).base))


ROUTES = (let_in, decisions, decide, record, schema)
