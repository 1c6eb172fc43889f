"""The addresses of what people do at a table beside the game, and of their other devices.

POST /t/{table}/sit, /start, /back      sit down, begin, take one's chair back from a bot
POST /t/{table}/undo, /agree, /against  ask to take back one's last answer, and say yes or no to it
POST /t/{table}/hint                    what one would do, for the seat that asks only
POST /t/{table}/say                     a ready phrase, or words of one's own
POST /t/{table}/share, /again           let watchers see all hands; the next game (/next: its form)
POST /t/{table}/free, /hand-over        the host: a chair becomes free, or somebody else's
POST /t/{table}/device                  a code for another device of one's own
GET, POST /t/{table}/join/{code}        come to a seat by a code; POST /join: by a typed one
POST /wishes                            how this browser likes its tables
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from stamtafel.core.errors import StamtafelError
from stamtafel.core.game import game
from stamtafel.core.notation import read_number
from stamtafel.server import evening
from stamtafel.server.desk import Change, Desk
from stamtafel.server.errors import Declined, NotAllowed
from stamtafel.server.evening import seated
from stamtafel.server.hall import offered
from stamtafel.server.log import Draft
from stamtafel.server.story import Story
from stamtafel.web.opening import filled, plan
from stamtafel.web.talk import (
    Ask,
    answer,
    as_json,
    cookie,
    form_of,
    go_to,
    lang_of,
    new_token,
    page,
    seat_at,
    seat_cookie,
    seat_now,
    site_of,
    status_of,
    token_of,
    wants_json,
)
from stamtafel.web.wishes import chosen, written

Doing = Callable[[Story, int], Draft | None]


async def done(request: Ask, table: str, make: Callable[[Desk, int], Change]) -> Response[Any]:
    """What a seat does at a table, and the answer to it."""
    desk, seat = await seat_at(request, table)
    try:
        await desk.change(make(desk, seated(seat)))
    except StamtafelError as error:
        return answer(request, desk, error)
    return answer(request, desk)


async def simply(request: Ask, table: str, doing: Doing) -> Response[Any]:
    """Something that depends on nothing but who does it."""
    return await done(request, table, lambda _, seat: lambda story: doing(story, seat))


@post("/t/{table:str}/sit")
async def sit(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Sit down, on a chair of one's choice if one is named; whoever sits keeps the seat."""
    desk, _ = await seat_at(request, table)
    token = token_of(request)
    if len(token) != len(new_token()):
        token = new_token()
    form = dict(await form_of(request))
    try:
        chair = read_number(form["chair"]) if form.get("chair") else None
        await desk.sit(form.get("name", ""), token, chair)
    except StamtafelError as error:
        return answer(request, desk, error)
    return answer(request, desk, token=token)


@post("/t/{table:str}/start")
async def start_game(request: Ask, table: FromPath[str]) -> Response[Any]:
    """The host begins the game."""
    desk, seat = await seat_at(request, table)
    try:
        await desk.start(seat)
    except StamtafelError as error:
        return answer(request, desk, error)
    return answer(request, desk)


@post("/t/{table:str}/back")
async def back(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Take one's chair back from the bot that plays."""
    return await simply(request, table, evening.back)


@post("/t/{table:str}/undo")
async def undo(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Ask to take back one's last answer."""
    version = read_number(dict(await form_of(request)).get("version", ""))
    return await simply(request, table, partial(evening.wish, version=version))


@post("/t/{table:str}/agree")
async def agree(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Have nothing against it."""
    return await simply(request, table, evening.agree)


@post("/t/{table:str}/against")
async def against(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Be against it, or withdraw one's own wish."""
    return await simply(request, table, evening.against)


@post("/t/{table:str}/hint")
async def hint(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Think about what the seat that asks might do; nobody else sees that it did."""
    desk, _ = await seat_at(request, table)
    form = dict(await form_of(request))
    try:
        await desk.hint(seat_now(request, desk), read_number(form.get("decision", "")))
    except StamtafelError as error:
        return answer(request, desk, error)
    return answer(request, desk)


@post("/t/{table:str}/share")
async def share(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Let watchers see all hands of the game that is over."""
    return await simply(request, table, evening.share)


@post("/t/{table:str}/say")
async def say(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Say something."""
    form = dict(await form_of(request))

    def make(desk: Desk, seat: int) -> Change:
        desk.check_patience(seat)
        if "text" in form:
            return partial(evening.write, seat=seat, text=form["text"])
        return partial(evening.say, seat=seat, phrase=form.get("phrase", ""))

    return await done(request, table, make)


@post("/t/{table:str}/again")
async def again(request: Ask, table: FromPath[str]) -> Response[Any]:
    """The next game at the table; without a form the same one."""
    desk, _ = await seat_at(request, table)
    form = filled(await form_of(request))
    try:
        seated(seat_now(request, desk))
        await desk.change(following(form) if "game" in form else same_again)
    except StamtafelError as error:
        if "game" not in form or wants_json(request):
            return answer(request, desk, error)
        lang = lang_of(request)
        text = site_of(request).start_page(lang, form, error.say(lang), table=desk.table_id)
        return page(text, status_of(error))
    return answer(request, desk)


def same_again(story: Story) -> Draft:
    """The same game once more; only the start passes on."""
    options = story.game.chosen(story.options)
    options.pop("start", None)
    return evening.again(story, story.game, story.seats, options, story.bots)


def following(form: Mapping[str, str]) -> Change:
    """The game that a form asks for; raises NotUnderstood."""
    wanted = plan(form)
    played = game(wanted.game)
    options = played.chosen(offered(played, wanted))
    return partial(
        evening.again, game=played, seats=wanted.seats, options=options, bots=wanted.bots
    )


@get("/t/{table:str}/next")
async def next_page(request: Ask, table: FromPath[str]) -> Response[str]:
    """The form for the next game at a table."""
    desk, _ = await seat_at(request, table)
    site = site_of(request)
    form = {"game": desk.story.game.name, "seats": str(desk.story.seats)}
    form |= dict(request.query_params.items())
    return page(site.start_page(lang_of(request), form, table=desk.table_id))


# Chairs and devices


@post("/t/{table:str}/free")
async def free(request: Ask, table: FromPath[str]) -> Response[Any]:
    """The host frees a chair; who gets up frees their own."""
    form = dict(await form_of(request))

    def make(desk: Desk, seat: int) -> Change:
        chair = read_number(form.get("chair", ""))
        if chair != seat:
            desk.check_leads(seat)
        return partial(evening.free, seat=chair)

    return await done(request, table, make)


@post("/t/{table:str}/hand-over")
async def hand_over(request: Ask, table: FromPath[str]) -> Response[Any]:
    """A code by which somebody else gets a chair."""
    desk, _ = await seat_at(request, table)
    form = dict(await form_of(request))
    try:
        desk.check_leads(seated(seat_now(request, desk)))
        chair = read_number(form.get("chair", ""))
        desk.check_ghost(chair)
        code = await desk.code(chair, alone=True)
    except StamtafelError as error:
        return answer(request, desk, error)
    return code_page(request, desk, chair, code, alone=True)


@post("/t/{table:str}/device")
async def device(request: Ask, table: FromPath[str]) -> Response[Any]:
    """A code for another device of one's own."""
    desk, seat = await seat_at(request, table)
    try:
        code = await desk.code(seated(seat), alone=False)
        if seat_now(request, desk) != seat:  # it became somebody else's, and so did the code
            raise NotAllowed("no-seat")
    except StamtafelError as error:
        return answer(request, desk, error)
    return code_page(request, desk, seated(seat), code, alone=False)


def code_page(request: Ask, desk: Desk, chair: int, code: str, alone: bool) -> Response[Any]:
    """A code, to be scanned, typed or read out."""
    site = site_of(request)
    address = f"{site.url}/t/{desk.table_id}/join/{code}"
    if wants_json(request):
        return as_json({"code": code, "address": address})
    return page(site.code_page(desk, chair, code, address, alone, lang_of(request)))


@get("/t/{table:str}/join/{code:str}")
async def see_code(request: Ask, table: FromPath[str], code: FromPath[str]) -> Response[Any]:
    """Where a code leads; only a press uses it, so that a preview of the link does not."""
    desk, _ = await seat_at(request, table)
    site, lang = site_of(request), lang_of(request)
    try:
        known = evening.known_code(desk.story, code)
    except Declined as error:
        return page(site.start_page(lang, {}, error.say(lang)), status_of(error))
    return page(site.join_page(desk, known.seat, code, lang))


@post("/t/{table:str}/join/{code:str}")
async def use_code(request: Ask, table: FromPath[str], code: FromPath[str]) -> Response[Any]:
    """Another device belongs to the seat of a code."""
    desk, _ = await seat_at(request, table)
    site, lang, token = site_of(request), lang_of(request), new_token()
    try:
        await desk.use_code(code, token)
    except Declined as error:
        return page(site.start_page(lang, {}, error.say(lang)), status_of(error))
    return go_to(f"{site.base}/t/{desk.table_id}", [seat_cookie(request, desk, token)])


@post("/join")
async def join(request: Ask) -> Response[Any]:
    """Come to a seat by a code that was typed, where the table is: perhaps on another server."""
    site, lang = site_of(request), lang_of(request)
    code = "".join(dict(await form_of(request)).get("code", "").lower().split())
    try:
        table = await site.hall.table_of(code)
    except Declined as error:
        return page(site.start_page(lang, {}, error.say(lang)), status_of(error))
    where = {"location": f"{site.base}/t/{table}/join/{code}"}
    return Response("", status_code=307, headers=where)  # sent once more, by the browser


@post("/wishes")
async def wishes(request: Ask) -> Response[str]:
    """How this browser likes its tables: sound, talk, pace."""
    site = site_of(request)
    form = dict(await form_of(request))
    back = site.inside(form.get("back", ""))
    return go_to(back, [cookie(request, "wishes", written(chosen(form)))])


HANDLERS = [
    sit, start_game, back, undo, agree, against, hint, share, say, again, free, hand_over, device,
    see_code, use_code, join, wishes, next_page,
]  # fmt: skip
