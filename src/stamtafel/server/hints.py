"""Hints that seats have asked for; each is kept for as long as its decision is owed."""

from __future__ import annotations

import asyncio

from stamtafel.bots.hint import Hint
from stamtafel.bots.levels import DEEP_SECONDS
from stamtafel.server.errors import Declined
from stamtafel.server.story import Story
from stamtafel.server.thinkers import Thinkers, question_about

A_HINT = ""  # the bot that is asked for one


class Hints:
    """The last hint of each seat, with the decision that it is for; in memory only."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asked: dict[int, tuple[int, asyncio.Task[Hint]]] = {}

    async def think(self, story: Story, seat: int, decision: int) -> None:
        """Find out what a seat might do, once for its decision; raises Declined."""
        if story.customs["hints"] != "yes" or story.game.judgement is None:
            raise Declined("no-hints")
        if story.status != "playing" or story.decisions[seat] != decision:
            raise Declined("too-late")
        known, task = self._asked.get(seat, (None, None))
        if task is None or known != decision or failed(task):
            assert story.state is not None
            question = question_about(story, seat, A_HINT, DEEP_SECONDS)
            thought = self._thinkers.advise(story.game, story.state.clone(), question)
            task = asyncio.create_task(thought)
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
