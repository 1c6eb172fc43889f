"""Processes that play: one that hangs is ended and replaced, and the others go on.

A worker knows games and bots by name only, so it can run anywhere. When its process ends by itself
its game is played again, and lost by the bot that was thinking if it happens every time.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from stamtafel.arena.match import NOBODY, Match, Played, Task, failed, forfeit
from stamtafel.core.errors import StamtafelError

TICK = 0.1  # seconds between two looks at those that think
GRACE = 1.0  # seconds beyond the limit in which a slow bot may still answer, and be told so
TRIES = 3


class Lost(StamtafelError):
    """A game that cannot be played, through no bot's fault."""


def work(pipe: Connection, thinking: Any) -> None:
    """Play what is asked for until nobody asks any more; what bots print goes to stderr."""
    os.dup2(2, 1)
    try:
        while True:
            pipe.send(Match(pipe.recv(), thinking).play())
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


@contextmanager
def deaf() -> Iterator[None]:
    """Processes begun in here never hear Ctrl-C; whoever began them hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # it would let the signal through if it began later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker:
    """A process that plays one game at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.thinking = context.RawArray("d", [NOBODY, 0.0])
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, self.thinking), daemon=True)
        with deaf():
            self.process.start()
        theirs.close()
        self.task: Task | None = None
        self.tries = 0

    def give(self, task: Task, tries: int) -> None:
        """Let it play a game that has been tried so often."""
        self.pipe.send(task)
        self.task, self.tries = task, tries

    def take(self) -> Played | None:
        """The game that it has played; None if its process has ended."""
        try:
            played: Played = self.pipe.recv()
        except (EOFError, OSError):
            return None
        self.task = None
        return played

    @property
    def thinker(self) -> int:
        """The seat that thinks, or was thinking when the process ended; -1: none."""
        return int(self.thinking[0])

    @property
    def overdue(self) -> bool:
        """Whether a bot has been thinking for too long."""
        assert self.task is not None
        thinker = self.thinker  # looked at first, since it is written last
        allowed = self.task.terms.limit + GRACE
        return thinker >= 0 and monotonic() - self.thinking[1] > allowed

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Crew:
    """Workers that play many games between them."""

    def __init__(self, jobs: int) -> None:
        self.workers = [Worker() for _ in range(jobs)]
        self.waiting: list[tuple[Task, int]] = []

    def play(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Played]]:
        """All games, in the order in which they end."""
        fresh = iter(tasks)
        while True:
            self.occupy(fresh)
            if not self.waiting and not any(worker.task for worker in self.workers):
                return
            yield from self.finished()

    def end(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.end()

    def occupy(self, fresh: Iterator[Task]) -> None:
        """Give games to those that have none, first those that have to be played again."""
        for place, worker in enumerate(self.workers):
            if worker.task is None:
                self.waiting += [] if self.waiting else [(task, 0) for task in islice(fresh, 1)]
            if worker.task is None and self.waiting:
                try:
                    worker.give(*self.waiting[-1])
                    self.waiting.pop()
                except OSError:  # ended while it had nothing to do
                    self.replace(place)

    def finished(self) -> Iterator[tuple[Task, Played]]:
        """The games that have ended since, one way or another."""
        busy = [worker.pipe for worker in self.workers if worker.task is not None]
        ready = wait(busy, TICK)
        for place, worker in enumerate(self.workers):
            task = worker.task
            if task is None:
                continue
            played = None
            if worker.pipe in ready:
                played = worker.take() or self.died(worker, task)
            elif worker.overdue:
                fault = failed(task, worker.thinker, "slow", f"> {task.terms.limit:g} s")
                played = forfeit(task, fault)
            if worker.task is not None and (played is not None or worker.pipe in ready):
                self.replace(place)
            if played is not None:
                yield task, played

    def died(self, worker: Worker, task: Task) -> Played | None:
        """What becomes of the game of a process that has ended; None: it is played again."""
        if worker.tries + 1 < TRIES:
            self.waiting.append((task, worker.tries + 1))
            return None
        if worker.thinker < 0:
            raise Lost("game-lost", number=task.fixture.number)
        return forfeit(task, failed(task, worker.thinker, "died"))

    def replace(self, place: int) -> None:
        """Another process instead of one."""
        self.workers[place].end()
        self.workers[place] = Worker()


def play_all(tasks: Iterable[Task], jobs: int) -> Generator[tuple[Task, Played], None, None]:
    """All games, in processes of this machine."""
    crew = Crew(jobs)
    try:
        yield from crew.play(tasks)
    finally:
        crew.end()
