"""What a program at a table is sent, and what it sends: the bot protocol, as its schema says it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from time import monotonic
from typing import Annotated, Literal

from msgspec import Meta as About
from msgspec import MsgspecError, Struct, json

from stamtafel.core.errors import NotUnderstood, StamtafelError
from stamtafel.core.game import OptionValue
from stamtafel.core.notation import read_number
from stamtafel.core.record import Act
from stamtafel.core.view import View
from stamtafel.server.desk import Desk
from stamtafel.server.errors import NoToken, code
from stamtafel.server.facts import Asked
from stamtafel.server.look import Entry
from stamtafel.server.story import Story

PATIENCE = 20  # seconds for which a question for a decision waits unless it says otherwise
LONGEST = 60

Number = Annotated[int, About(description="The number of an action.")]
Text = Annotated[str, About(description="The text of an action, as in a record.")]


class Legal(Struct, frozen=True):
    """An action that is allowed now; its number or its text is sent back."""

    action: Number
    text: Text


class Turn(Struct, frozen=True, kw_only=True):
    """How the table stands for a program, and what it is asked, if it is asked anything."""

    decision: Annotated[
        int | None,
        About(description="The decision that is asked for, to be sent back; null: nothing is."),
    ]
    legal: Annotated[tuple[Legal, ...], About(description="All that may be answered.")]
    seconds: Annotated[
        float | None, About(description="How long the answer may still take; then a bot decides.")
    ]
    status: Annotated[
        Literal["open", "playing", "over"],
        About(description="Whether the game has yet to begin, goes on, or is over."),
    ]
    table: str
    version: Annotated[int, About(description="Grows with everything that happens at the table.")]
    game: str
    rules: Annotated[int, About(description="The version of the game's rules.")]
    options: dict[str, OptionValue]
    seat: Annotated[int, About(description="The program's seat, from 0.")]
    names: Annotated[tuple[str, ...], About(description="Who sits where, by seat.")]
    view: Annotated[
        View | None, About(description="All that the seat may know; null before the game.")
    ]
    log: Annotated[
        tuple[Entry, ...],
        About(description="What the seat was told since it acted last, oldest first."),
    ]


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a program decides."""

    decision: Annotated[int, About(description="The decision that it answers.")]
    action: Annotated[int | str, About(description="The number or the text of a legal action.")]
    id: Annotated[
        str, About(description="Its own name for this answer: the same again changes nothing.")
    ]


class Reason(Struct, frozen=True):
    """Why something was refused."""

    rule: Annotated[str, About(description="The rule that it breaks, or a word for what is wrong.")]
    sentence: Annotated[str, About(description="The same for people, in their language.")]


class Outcome(Struct, frozen=True):
    """What came of a request; a refused one has changed nothing."""

    accepted: bool
    version: Annotated[
        int | None, About(description="At which version of the table the action stands.")
    ] = None
    refusal: Reason | None = None


class Seated(Struct, frozen=True):
    """A chair for a program; the token is told this once."""

    seat: int
    name: str
    address: Annotated[str, About(description="Where decisions are asked for and answered.")]
    token: str


TYPES = (Turn, Answer, Outcome, Seated)


def program_at(desk: Desk, token: str) -> int:
    """The seat of a program; raises NoToken."""
    seat = desk.program_of(token)
    if seat is None:
        raise NoToken("no-token")
    return seat


def turn_of(desk: Desk, seat: int) -> Turn:
    """How a table stands for the program on a seat."""
    story, look = desk.story, desk.look(seat)
    legal = story.game.legal(story.state, seat) if story.state is not None else ()
    since = last_act(story, seat)
    return Turn(
        decision=look.decision,
        legal=tuple(Legal(action, story.game.actions.write(action)) for action in legal),
        seconds=round(desk.driver.time_left(seat), 1) if look.decision is not None else None,
        status=story.status,
        table=look.table,
        version=look.version,
        game=look.game,
        rules=story.game.version,
        options=look.options,
        seat=seat,
        names=tuple(person.name for person in look.people),
        view=look.view,
        log=tuple(entry for entry in look.log if entry.version > since),
    )


def last_act(story: Story, seat: int) -> int:
    """At which version a seat has acted last; 0 if it has not."""
    for one in reversed(story.happened):
        if isinstance(one.step, Act) and one.step.seat == seat:
            return one.version
    return 0


async def next_turn(desk: Desk, token: str, wait: str) -> Turn:
    """The next decision, or how the table stands after a wait or at the end of a game.

    Raises NoToken, or NotUnderstood for a wait that is none.
    """
    seconds = read_number(wait) if wait else PATIENCE
    if not 0 <= seconds <= LONGEST:
        raise NotUnderstood("bad-wait", text=wait, most=LONGEST)
    seat, until, status = program_at(desk, token), monotonic() + seconds, desk.story.status
    desk.enter(seat)
    try:
        while desk.story.status == status != "over" and not desk.closed:
            left = until - monotonic()
            if desk.story.decisions[program_at(desk, token)] is not None or left <= 0:
                break
            await desk.news(desk.edition, left)
    finally:
        desk.leave(seat)
    return turn_of(desk, program_at(desk, token))


async def turns(desk: Desk, token: str, heartbeat: float) -> AsyncIterator[Turn | None]:
    """How the table stands at once, then each decision and each change of status; None in between.

    It ends when the chair is no longer the program's.
    """
    at, seen, told = desk.program_of(token), 0, ("", -1)
    desk.enter(at)
    try:
        while not desk.closed and (seat := desk.program_of(token)) is not None:
            if seat != at:
                desk.leave(at)
                desk.enter(seat)
                at = seat
            if seen and not await desk.news(seen, heartbeat):
                yield None
                continue
            if desk.program_of(token) != at:
                continue
            seen = desk.edition
            now = (desk.story.status, desk.story.decisions[seat] or 0)
            if now[0] != told[0] or now[1] not in (0, told[1]):
                yield turn_of(desk, seat)
            told = now
    finally:
        desk.leave(at)


async def take(desk: Desk, token: str, body: bytes) -> Outcome:
    """Let a program answer; raises Refused, Declined or NotUnderstood, having changed nothing."""
    seat = program_at(desk, token)
    try:
        given = json.decode(body, type=Answer)
    except (MsgspecError, UnicodeDecodeError) as error:
        raise NotUnderstood("bad-answer", why=str(error)) from error
    action, known = given.action, desk.story.game.actions
    text = known.write(action) if isinstance(action, int) else action
    return Outcome(True, await desk.act(seat, given.id, Asked((text,), given.decision)))


def outcome_of(error: StamtafelError, language: str) -> Outcome:
    """What a refusal says."""
    return Outcome(False, refusal=Reason(code(error), error.say(language)))
