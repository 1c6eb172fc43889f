"""Looking back: single steps, the story of a game, and records to take away or to bring along.

GET  /t/{table}/at/{step}     the table as the viewer saw it after so many steps; ?by=SEAT as that
                              seat saw it, ?by=watcher as all did, ?by=all with all hands
                              open, for who may see them
GET  /t/{table}/story         the story of the game, once it is over
GET  /t/{table}/record        the game written down, to be kept as a file
POST /records                 a record to be shown as a table of its own
"""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from msgspec.structs import replace

from stamtafel.core.errors import NotUnderstood, StamtafelError
from stamtafel.core.notation import read_number
from stamtafel.server.desk import Desk
from stamtafel.server.errors import Declined, NotAllowed
from stamtafel.server.evening import Viewer
from stamtafel.server.retell import (
    Moment,
    accounts,
    all_hands,
    decided,
    look_back,
    moments,
    standings,
    turns,
    whispers,
)
from stamtafel.server.shelf import MOST, shelve
from stamtafel.web.chart import chart
from stamtafel.web.pages import printed, render, table_scene
from stamtafel.web.site import Site
from stamtafel.web.talk import Ask, go_to, lang_of, not_found, page, seat_at, site_of, status_of

WATCHER, ALL = "watcher", "all"

# One step


@get("/t/{table:str}/at/{step:int}")
async def at(request: Ask, table: FromPath[str], step: FromPath[int]) -> Response[str]:
    """The table after so many steps, as the viewer saw it then."""
    site, lang = site_of(request), lang_of(request)
    desk, seat = await seat_at(request, table)
    by = request.query_params.get("by", "")
    if not 0 <= step <= len(desk.story.happened):
        return not_found(request)
    try:
        return page(step_page(site, desk, eyes(desk, seat, by), lang, step, by, seat))
    except StamtafelError as error:
        return page(site.table_page(desk, seat, lang, error.say(lang)), status_of(error))


def eyes(desk: Desk, seat: Viewer, by: str) -> Viewer:
    """Through whose eyes a viewer looks back; raises NotAllowed or NotUnderstood."""
    if not by:
        return desk.story.eyes(seat)
    if not desk.story.knows_all(seat):
        raise NotAllowed("hands-hidden")
    if by in (WATCHER, ALL):
        return None
    other = read_number(by)
    if other not in range(desk.story.seats):
        raise NotUnderstood("no-such-seat", text=by)
    return other


def step_page(
    site: Site, desk: Desk, viewer: Viewer, lang: str, step: int, by: str, seat: Viewer
) -> str:
    """The page of a step."""
    look = look_back(desk, viewer, step)
    if by == ALL:
        look = replace(look, view=all_hands(desk.story, step))
    invite = f"{site.url}/t/{desk.table_id}"
    scene = table_scene(look, lang, site.base, False, invite, "")
    query = f"?by={by}" if by else ""
    scene["past"] = {
        "step": step,
        "last": len(desk.story.happened),
        "query": query,
        "all": desk.story.knows_all(seat),
        "watcher": WATCHER,
        "everybody": ALL,
        "open": by == ALL,
        "over": desk.story.status == "over",
    }
    scene["back"] = f"{scene['here']}/at/{step}{query}"
    return render("past.html", scene)


# The whole game


@get("/t/{table:str}/story")
async def story(request: Ask, table: FromPath[str]) -> Response[str]:
    """The story of a game that is over."""
    site, lang = site_of(request), lang_of(request)
    desk, seat = await seat_at(request, table)
    if desk.story.status != "over":
        error = Declined("story-not-yet")
        return page(site.table_page(desk, seat, lang, error.say(lang)), status_of(error))
    last = desk.story.happened[-1]
    every = await asyncio.to_thread(moments, desk.story)  # a long game takes a while
    if desk.story.happened[-1:] != [last]:
        return go_to(f"{site.base}/t/{table}/story")  # another game has begun meanwhile
    return page(story_page(site, desk, seat, lang, every))


def story_page(site: Site, desk: Desk, seat: Viewer, lang: str, every: tuple[Moment, ...]) -> str:
    """The page of a game that is over."""
    look = desk.look(seat)
    link = f"{site.url}/t/{desk.table_id}/story"
    scene = table_scene(look, lang, site.base, False, link, "")
    assert look.view is not None
    names, spoken = scene["names"], desk.story.game.words(lang)
    moment = decided(every, look.view.returns)
    scene |= {
        "back": f"{scene['here']}/story",
        "all": desk.story.knows_all(seat),
        "decided": moment,
        "winners": ", ".join(names[winner] for winner in moment.winners),
        "say_to": lambda phrase, other: printed(spoken.say(phrase, names, other)),
        "standings": standings(every),
        "accounts": accounts(every),
        "chapters": chapters(every, desk, seat),
        "whispers": whispers(desk, seat),
        "chart": chart_of(standings(every), names),
    }
    return render("story.html", scene)


def chapters(every: tuple[Moment, ...], desk: Desk, seat: Viewer) -> list[tuple[int | None, Any]]:
    """The turns of a game by round; one chapter where a game has none."""
    told = turns([entry for entry in desk.look(seat).log if entry.step])
    rounds = groupby(told, key=lambda turn: every[turn.step].round)
    return [(number, list(found)) for number, found in rounds]


def chart_of(rows: list[Moment], names: tuple[str, ...]) -> Any:
    """The chart of the scores, by round where a game has rounds, else by step."""
    along = [str(row.step if row.round is None else row.round) for row in rows]
    return chart([row.scores for row in rows], along, names)


# Records


@get("/t/{table:str}/record")
async def record(request: Ask, table: FromPath[str]) -> Response[str]:
    """The game written down, for who may know it all."""
    desk, seat = await seat_at(request, table)
    try:
        written = desk.record(seat)
    except Declined as error:
        told = error.say(lang_of(request))
        return Response(told, media_type="text/plain", status_code=status_of(error))
    name = f"{written.game.name}-{desk.table_id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written.write(), media_type="text/plain", headers=headers)


def too_long(request: Ask, error: HTTPException) -> Response[str]:
    """What was sent is longer than any record, or no form."""
    lang = lang_of(request)
    long = error.status_code == 413
    said = NotUnderstood("record-long", most=MOST) if long else NotUnderstood("bad-form")
    return page(site_of(request).start_page(lang, {}, said.say(lang)), status_of(said))


@post(
    "/records", request_max_body_size=4 * MOST * 1024, exception_handlers={HTTPException: too_long}
)
async def bring(request: Ask) -> Response[str]:
    """Make a table of a record from a file or from text, and go to its story."""
    site, lang = site_of(request), lang_of(request)
    form = await request.form()
    file, text = form.get("file"), form.get("record")
    content = await file.read() if isinstance(file, UploadFile) else b""
    if not content and isinstance(text, str):
        content = text.encode()
    try:
        table = await shelve(site.hall, content)
    except StamtafelError as error:
        typed = {"record": text} if isinstance(text, str) else {}
        return page(site.start_page(lang, typed, error.say(lang)), 422)
    return go_to(f"{site.base}/t/{table}/story")


ROUTES = (at, story, record, bring)
