"""Hints that seats have asked for; each is kept for as long as its decision is owed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from secrets import randbits

from stamtafel.bots.chair import Chair
from stamtafel.bots.hint import Hint, hint
from stamtafel.bots.levels import DEEP
from stamtafel.core.rng import stream
from stamtafel.server.errors import Declined
from stamtafel.server.story import Story


def thinking(story: Story, seat: int) -> Callable[[], Hint]:
    """A hint as something that a thread can work out, with nothing secret in reach."""
    assert story.state is not None
    rng = stream(randbits(64), "hint")
    return partial(hint, Chair(story.game, story.state, seat, rng), rng, DEEP)


class Hints:
    """The last hint of each seat, with the decision that it is for; in memory only."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[int, asyncio.Task[Hint]]] = {}

    async def think(self, story: Story, seat: int, decision: int) -> None:
        """Find out what a seat might do, once for its decision; raises Declined."""
        if story.customs["hints"] != "yes" or story.game.judgement is None:
            raise Declined("no-hints")
        if story.status != "playing" or story.decisions[seat] != decision:
            raise Declined("too-late")
        known, task = self._asked.get(seat, (None, None))
        if task is None or known != decision or failed(task):
            task = asyncio.create_task(asyncio.to_thread(thinking(story, seat)))
            self._asked[seat] = decision, task
        await asyncio.shield(task)  # whoever else waits for it still gets it

    def given(self, story: Story, seat: int | None) -> Hint | None:
        """What a seat has been told about the decision that it owes now."""
        if seat is None or seat not in self._asked:
            return None
        decision, task = self._asked[seat]
        if story.decisions[seat] != decision or not task.done() or failed(task):
            return None
        return task.result()


def failed(task: asyncio.Task[Hint]) -> bool:
    """Whether nothing came of it."""
    return task.done() and (task.cancelled() or task.exception() is not None)
