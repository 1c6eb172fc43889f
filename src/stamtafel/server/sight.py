"""How a table's story becomes what one viewer sees of it."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from stamtafel.core.view import Phrase
from stamtafel.server.customs import period
from stamtafel.server.evening import Viewer, voters
from stamtafel.server.log import PROGRAM
from stamtafel.server.look import Entry, Look, Person, Regret, Result, Speech
from stamtafel.server.story import Story
from stamtafel.server.undo import regrettable

if TYPE_CHECKING:
    from stamtafel.server.desk import Desk


def see(desk: Desk, seat: Viewer) -> Look:
    """The table as one viewer may see it."""
    story, eyes = desk.story, desk.story.eyes(seat)
    return Look(
        table=story.table_id,
        version=story.version,
        status=story.status,
        game=story.game.name,
        options=story.options,
        customs=story.customs,
        people=tuple(person(desk, place) for place in range(story.seats)),
        seat=seat,
        decision=story.decisions[seat] if seat is not None else None,
        view=story.game.view(story.state, eyes) if story.state is not None else None,
        log=desk.tell(eyes),
        told=last_told(desk),
        leads=desk.leads(seat),
        waiting=tuple(one.name for one in story.waiting),
        talk=tuple(Speech(one.version, one.seat, one.key, one.text) for one in story.talk),
        regret=regret(story),
        hint=desk.hints.given(story, seat),
        may_regret=regrettable(story, seat) if seat is not None and story.wish is None else None,
        shared=seat in story.shared,
        hands=desk.story.knows_all(seat),
        evening=results(story),
    )


def person(desk: Desk, seat: int) -> Person:
    """Who sits on a seat, for all to see."""
    story = desk.story
    sat = story.sitting[seat]
    if sat is None:
        return Person(seat, "", "free", False)
    here = desk.presence.here(seat)
    if sat.bot == PROGRAM:
        return Person(seat, sat.name, "bot", False, here, seat in story.left, program=True)
    if sat.bot:
        return Person(seat, sat.name, "bot", False)
    host = seat == story.host()
    return Person(seat, sat.name, "person", host, here, seat in story.left, until(story, seat))


def until(story: Story, seat: int) -> int | None:
    """When a seat's time for its decision is over, in seconds since 1970; None without a clock."""
    clock = period(story.customs, "clock")
    if clock is None or story.decisions[seat] is None:
        return None
    return round((story.since[seat] + timedelta(seconds=clock)).timestamp())


def last_told(desk: Desk) -> tuple[Phrase, ...]:
    """The last step of the game that anything was told of, without what only some were told."""
    steps = (entry.phrases for entry in reversed(desk.tell(None)) if entry.phrases)
    return next(steps, ())


def noted(story: Story) -> list[Entry]:
    """What happened beside the game."""
    notes = story.notes
    return [Entry(one.version, key=one.key, names=one.names, seat=one.seat) for one in notes]


def regret(story: Story) -> Regret | None:
    """A wish to take something back."""
    wish = story.wish
    if wish is None:
        return None
    missing = [seat for seat in voters(story) if seat not in wish.agreed]
    return Regret(wish.seat, tuple(sorted(wish.agreed)), tuple(missing))


def results(story: Story) -> tuple[Result, ...]:
    """The games of the evening that are over."""
    return tuple(
        Result(one.record.game.name, tuple(one.record.names), one.scores, one.returns)
        for one in story.evening
    )
