"""A tournament from its beginning to its result."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, redirect_stdout, suppress
from dataclasses import replace
from pathlib import Path

from stamtafel.arena.local import checked
from stamtafel.arena.match import Played, Task, Terms
from stamtafel.arena.results import Result
from stamtafel.arena.schedule import Schedule
from stamtafel.arena.workers import Lost, play_all
from stamtafel.bots.levels import DEFAULT, STEADY
from stamtafel.bots.searching import Budget
from stamtafel.core import game as registry
from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Options

LIMIT = 10.0
Progress = Callable[[int, int], None]


def tournament(
    game: str,
    bots: Sequence[str] = (DEFAULT,),
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    options: Options | None = None,
    budget: Budget = STEADY,
    limit: float = LIMIT,
    jobs: int | None = None,
    ray: str | None = None,
    records: Path | None = None,
    progress: Progress | None = None,
) -> Result:
    """Let bots play at least so many games; Ctrl-C ends it with what there is by then.

    `bots` are names, or classes as `file.py:Class` or `package.module:Class`, or a single one;
    `ray` is the address of a cluster, `auto` for one that is found or begun; `progress` hears how
    many games are played and how many there will be. A game that cannot be played ends it, too.
    Raises NotUnderstood.
    """
    terms = settled(game, bots, seats, seed, options, budget, limit)
    return play([terms], games, jobs, ray, records, progress)[0]


def settled(
    game: str,
    bots: Sequence[str],
    seats: int | None,
    seed: int,
    options: Options | None,
    budget: Budget,
    limit: float,
) -> Terms:
    """What all games have in common, checked."""
    played = registry.game(game)
    count = played.seats[0] if seats is None else seats
    agreed = played.settle(count, options or {})
    if isinstance(bots, str):
        bots = (bots,)
    if not bots:
        raise NotUnderstood("no-bots")
    if limit <= 0:
        raise NotUnderstood("no-limit", text=str(limit))
    with redirect_stdout(sys.stderr):  # a bot from outside may print what it likes
        names = tuple(checked(name, budget, os.getcwd()) for name in bots)
    return Terms(game, count, agreed, names, seed, budget, limit, os.getcwd())


def play(
    several: Sequence[Terms],
    games: int,
    jobs: int | None,
    ray: str | None,
    records: Path | None,
    progress: Progress | None,
) -> list[Result]:
    """A result for each of several tournaments, whose games are played one after the other."""
    plans = [Schedule(len(one.bots), one.seats, games, one.seed) for one in several]
    total = sum(map(len, plans))
    tasks = (
        Task(terms, fixture, recorded=records is not None)
        for terms, plan in zip(several, plans, strict=True)
        for fixture in plan
    )
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        if any(records.glob("*.txt")):
            raise NotUnderstood("records-there", folder=str(records))
    done: list[tuple[Task, Played]] = []
    lost = None
    try:
        with suppress(KeyboardInterrupt), closing(players(tasks, jobs, total, ray)) as playing:
            for task, played in playing:
                done.append((task, kept(played, records)))
                if progress is not None:
                    progress(len(done), total)
    except Lost as error:
        lost = error
    done.sort(key=lambda one: one[1].fixture.number)
    return [
        Result(one, tuple(g for task, g in done if task.terms is one), len(done) < total, lost)
        for one in several
    ]


def kept(played: Played, records: Path | None) -> Played:
    """What is kept of a game; its record is, in a folder."""
    if records is not None and played.record:
        path = records / f"{played.fixture.number:06}.txt"
        path.write_text(played.record, "utf-8")
    return replace(played, record="")


def players(
    tasks: Iterator[Task], jobs: int | None, total: int, ray: str | None
) -> Generator[tuple[Task, Played], None, None]:
    """Whoever plays all these games: processes of this machine, or a cluster."""
    if ray is None:
        return play_all(tasks, min(jobs or cores(), total))
    from stamtafel.arena.cluster import play_on

    return play_on(ray, tasks)


def cores() -> int:
    """How many processors this program may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1
