"""Records that people bring along: each finished game becomes a table of its own."""

from __future__ import annotations

import asyncio
from secrets import choice

from stamtafel.core.errors import BadRecord, NotUnderstood, StamtafelError
from stamtafel.core.record import Act, Record
from stamtafel.server.hall import ID_LENGTH, Hall
from stamtafel.server.log import Acted, Dealt, Draft, Event, Opened, Sat, Started
from stamtafel.server.names import LETTERS, name_of
from stamtafel.server.store import Conflict
from stamtafel.server.story import Story

MOST = 64  # KiB of a record


async def shelve(hall: Hall, content: bytes) -> str:
    """Keep a finished record as a table; its address. Raises BadRecord or NotUnderstood."""
    record = await asyncio.to_thread(finished, content)
    while True:
        draft = table_of(record, "".join(choice(LETTERS) for _ in range(ID_LENGTH)))
        try:
            await hall.store.open(draft, record.game.name)
        except Conflict:
            continue
        return draft.table_id


def finished(content: bytes) -> Record:
    """A record that a table can show, checked; raises BadRecord or NotUnderstood."""
    if len(content) > MOST * 1024:
        raise NotUnderstood("record-long", most=MOST)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("record-foreign") from error
    record = Record.read(text)
    if not record.state().over:
        raise BadRecord("record-unfinished")
    try:
        record.names = names_of(record)
    except StamtafelError as error:
        raise BadRecord("record-head", why=error) from error
    return record


def names_of(record: Record) -> tuple[str, ...]:
    """The players' names as a table has them; raises NotUnderstood or Declined."""
    for option in record.game.options:
        if option.study and option.name in record.game.chosen(record.options):
            raise NotUnderstood("study-option", option=option.name)
    names: list[str] = []
    for name in record.names:
        names.append(name_of(name, names))
    return tuple(names)


def table_of(record: Record, table_id: str) -> Draft:
    """The rows of a table at which the game of a record was played; nobody has a key to it."""
    game, draft, story = record.game, Draft(table_id), Story(table_id)

    def write(event: Event, seat: int | None = None, action_id: str | None = None) -> None:
        draft.add(event, seat, action_id)
        story.take(draft.rows[-1])

    write(Opened(game.name, game.version, record.seats, record.options, bots=""))
    for seat, name in enumerate(record.names):
        write(Sat(name), seat)
    write(Started())
    for number, step in enumerate(record.steps):
        assert story.state is not None
        if isinstance(step, Act):
            decision = story.decisions[step.seat]
            assert decision is not None
            write(Acted(game.actions.write(step.action), decision), step.seat, f"record {number}")
        else:
            write(Dealt(game.write_deal(story.state, step.order)))
    draft.status = "over"
    return draft
