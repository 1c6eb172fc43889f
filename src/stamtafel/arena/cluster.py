"""The same games on many machines, with Ray; those of a machine that is lost are played again."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from stamtafel.arena.match import Played, Task
from stamtafel.arena.workers import Crew
from stamtafel.core.errors import NotUnderstood

FIND = "auto"  # instead of an address: a cluster that is there, else one of this machine
PORTION = 4  # so many games are sent at a time
AHEAD = 2  # so many portions wait for each processor
TICK = 0.5  # seconds until Ctrl-C is heard


def library() -> Any:
    """Ray itself; raises NotUnderstood."""
    try:
        import ray
    except ImportError as error:
        raise NotUnderstood("no-ray") from error
    return ray


def connect(ray: Any, address: str) -> None:
    """Join a cluster; raises NotUnderstood."""
    try:
        place = None if address == FIND else address
        ray.init(place, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = " ".join(str(error).split())[:200]
        raise NotUnderstood("ray-closed", address=address, why=why) from error


@cache
def crew() -> Crew:
    """What a process of Ray's plays with: a worker that can be ended if a bot hangs."""
    return Crew(1)


def play_portion(tasks: Sequence[Task]) -> list[Played]:
    """Play some games in a process of Ray's, one after the other."""
    return [played for _, played in crew().play(tasks)]


def play_on(address: str, tasks: Iterator[Task]) -> Generator[tuple[Task, Played], None, None]:
    """All games, in the order in which their portions end."""
    ray = library()
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address)
    try:
        yield from spread(ray, tasks)
    finally:
        if ours:
            ray.shutdown()


def spread(ray: Any, tasks: Iterator[Task]) -> Iterator[tuple[Task, Played]]:
    """All games; Ray plays a portion again when the process or machine that had it is lost."""
    remote = ray.remote(max_retries=-1, num_cpus=1)(play_portion)
    playing: dict[Any, list[Task]] = {}
    portion = list(islice(tasks, PORTION))
    try:
        while portion or playing:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while portion and len(playing) < room:
                playing[remote.remote(portion)] = portion
                portion = list(islice(tasks, PORTION))
            for ended in ray.wait(list(playing), timeout=TICK)[0]:
                yield from zip(playing.pop(ended), fetched(ray, ended), strict=True)
    finally:
        for reference in playing:
            ray.cancel(reference, force=True)


def fetched(ray: Any, ended: Any) -> list[Played]:
    """The games of a portion that has been played."""
    try:
        games: list[Played] = ray.get(ended)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    return games
