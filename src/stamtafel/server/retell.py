"""A table looked back on: any step as one viewer saw it then, and the story of a finished game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as changed
from itertools import groupby, pairwise
from typing import Any
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from stamtafel.core.state import State
from stamtafel.core.view import Line, Phrase, View
from stamtafel.server.desk import Desk
from stamtafel.server.errors import Declined
from stamtafel.server.evening import Viewer
from stamtafel.server.facts import Happened
from stamtafel.server.look import Entry, Look
from stamtafel.server.story import Story

# Who may look back on what


def state_at(story: Story, step: int) -> State:
    """How the game stood after so many steps; raises Declined before it begins."""
    if not story.happened:
        raise Declined("table-waiting")
    return story.happened[step - 1].after if step else story.happened[0].before


def look_back(desk: Desk, viewer: Viewer, step: int) -> Look:
    """The table as a viewer saw it after so many steps; there is nothing to decide any more."""
    story = desk.story
    view = story.game.view(state_at(story, step), viewer)
    now = desk.look(viewer)
    return replace(
        now,
        version=story.happened[step - 1].version if step else 0,
        decision=None,
        view=replace(view, choices=(), denied=()),
        log=tuple(entry for entry in desk.tell(viewer) if 0 < entry.step <= step),
    )


def all_hands(story: Story, step: int) -> View:
    """What all could see after so many steps, and beside it what each seat saw of its own."""
    state = state_at(story, step)
    view = story.game.view(state, None)
    own = [story.game.view(state, seat) for seat in range(story.seats)]

    def merged(parts: str) -> tuple[Any, ...]:
        common = [one for one in getattr(view, parts) if one.owner is None]
        theirs = [one for v in own for one in getattr(v, parts) if one.owner == v.seat]
        return (*common, *theirs)

    places, counters, marks = merged("places"), merged("counters"), merged("marks")
    return replace(view, places=places, counters=counters, marks=marks)


# What happened, in order


@dataclass(frozen=True)
class Turn:
    """Steps of one seat that follow each other; `seat` is None for what the dealer does."""

    seat: int | None
    entries: tuple[Entry, ...]

    @property
    def step(self) -> int:
        """The step after which the turn was over; 0 for what is no step of the game."""
        return self.entries[-1].step


def turns(log: Sequence[Entry]) -> list[Turn]:
    """The log grouped by turn: a new one begins when another seat acts."""
    groups = groupby(log, key=lambda entry: (entry.step > 0, entry.seat))
    return [Turn(seat, tuple(entries)) for (_, seat), entries in groups]


def whispers(desk: Desk, viewer: Viewer) -> dict[int, list[tuple[int, Phrase]]]:
    """By step, what each other seat was told alone; nothing for who may not see all hands."""
    heard: dict[int, list[tuple[int, Phrase]]] = {}
    if not desk.story.knows_all(viewer):
        return heard
    public = {entry.step: entry.phrases for entry in desk.look(None).log}
    others = set(range(desk.story.seats)) - {desk.story.eyes(viewer)}
    for seat in sorted(others):
        for entry in desk.tell(seat):
            secret = [(seat, one) for one in entry.phrases if one not in public.get(entry.step, ())]
            if secret:
                heard.setdefault(entry.step, []).extend(secret)
    return heard


# What all could see, step by step


@dataclass(frozen=True)
class Moment:
    """What all could see of the standings after so many steps."""

    step: int
    round: int | None  # where the game counts rounds
    scores: tuple[int, ...]
    counted: tuple[int, ...]  # what the win hangs on: the team's points where there are teams
    account: tuple[Line, ...]


Happenings = tuple[Happened, ...]
KNOWN: WeakKeyDictionary[Story, tuple[Happenings, tuple[Moment, ...]]] = WeakKeyDictionary()


def moments(story: Story) -> tuple[Moment, ...]:
    """The standings at the beginning and after every step, worked out once."""
    happened = tuple(story.happened)  # the next game may begin meanwhile
    known, found = KNOWN.get(story, ((), ()))
    if not found or len(known) != len(happened) or known[-1] is not happened[-1]:
        states = [happened[0].before, *(one.after for one in happened)]
        views = (story.game.view(state, None) for state in states)
        found = tuple(kept_once(moment(step, view) for step, view in enumerate(views)))
        KNOWN[story] = happened, found
    return found


def moment(step: int, view: View) -> Moment:
    """The standings after so many steps, as all could see them."""
    teams = [view.counter("team", seat) for seat in range(view.seats)]
    counted = [own if team is None else team for own, team in zip(view.scores, teams, strict=True)]
    return Moment(step, view.counter("round"), view.scores, tuple(counted), view.account)


def kept_once(every: Iterable[Moment]) -> Iterator[Moment]:
    """The same moments; an account that stands for long is kept once."""
    account: tuple[Line, ...] = ()
    for one in every:
        if one.account != account:
            account = one.account
        yield changed(one, account=account)


def standings(every: Sequence[Moment]) -> list[Moment]:
    """The beginning and each change of the scores; the end, if there is none."""
    changed = [now for was, now in pairwise(every) if was.scores != now.scores]
    return [every[0], *(changed or every[-1:])]


def accounts(every: Sequence[Moment]) -> list[Moment]:
    """Every moment at which an account of points was shown that had not been shown before."""
    return [
        now
        for was, now in pairwise(every)
        if now.account and (now.account, now.scores) != (was.account, was.scores)
    ]


@dataclass(frozen=True)
class Decided:
    """The moment that decided a game: since this step all winners were ahead of all others."""

    step: int
    winners: tuple[int, ...]
    how: str  # lead: they kept it to the end; tie: not even the end had one; all: everybody won


def decided(every: Sequence[Moment], returns: Sequence[float]) -> Decided:
    """The step after which the lead of those who won held to the end, on the points all saw."""
    winners = tuple(seat for seat, share in enumerate(returns) if share > 0)
    others = [seat for seat, share in enumerate(returns) if share == 0]
    last = every[-1]
    if not others:
        return Decided(last.step, winners, "all")
    best = max(last.counted[seat] for seat in others)
    sign = 1 if all(last.counted[seat] >= best for seat in winners) else -1
    since = None
    for one in reversed(every):
        lead = min(sign * one.counted[seat] for seat in winners)
        if lead <= max(sign * one.counted[seat] for seat in others):
            break
        since = one.step
    return Decided(last.step, winners, "tie") if since is None else Decided(since, winners, "lead")
