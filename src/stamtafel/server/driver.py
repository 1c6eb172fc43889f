"""What happens at a table without anybody's doing: bots answer, clocks run out, bots stand in.

All of it follows from the stored log: who owes a decision, and since when. Nothing happens for
people who are away while none of them is at the table; a program never keeps it waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import UTC, datetime
from functools import partial
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from structlog import get_logger

from stamtafel.bots.levels import DEFAULT
from stamtafel.core.errors import StamtafelError
from stamtafel.server.customs import period
from stamtafel.server.errors import Declined, traits
from stamtafel.server.facts import Asked
from stamtafel.server.log import Left
from stamtafel.server.story import Story
from stamtafel.server.thinker import Question
from stamtafel.server.thinkers import Thinkers, question_about, shared

if TYPE_CHECKING:
    from stamtafel.server.desk import Desk

LOGGER = get_logger()
RETRY = 2.0  # after so many seconds a bot tries again what the database did not take
SECONDS = 2.0  # for a decision of a bot
STAND_IN = DEFAULT  # the bot that plays for people
CONNECTING = 3.0  # so many seconds a program that is not connected may still turn up
TICK = 1.0  # so often it is looked whether somebody's time is over


def question_of(story: Story, seat: int) -> Question:
    """What a bot that plays a seat is asked now."""
    sat = story.sitting[seat]
    assert sat is not None
    return question_about(story, seat, sat.bot if seat not in story.left else STAND_IN, SECONDS)


class Driver:
    """Sees to it that a table does not stop."""

    def __init__(self, desk: Desk, thinkers: Thinkers, pace: float, second: float) -> None:
        self._desk = desk
        self._thinkers = thinkers
        self._pace = pace
        self._second = second  # how long a second of the table's customs takes
        self._begun = datetime.now(UTC)
        self._bots: asyncio.Task[None] | None = None
        self._clock: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """See to it that bots answer and that clocks run, if any has to."""
        if self._desk.closed:
            return
        if idle(self._bots) and self._owing():
            self._bots = asyncio.create_task(self._play())
        if idle(self._clock) and self._watched():
            self._clock = asyncio.create_task(self._watch())

    def stop(self) -> None:
        """Let nothing more happen."""
        for task in (self._bots, self._clock):
            if task is not None:
                task.cancel()

    # Bots

    def _owing(self) -> list[int]:
        """The seats that owe a decision and for which a bot decides now."""
        story = self._desk.story
        company = self._desk.company()
        owing = [seat for seat in range(story.seats) if story.decisions[seat] is not None]
        waiting = [] if company else [seat for seat in story.people() if seat in story.left]
        return [seat for seat in owing if story.played_by_bot(seat) and seat not in waiting]

    async def _play(self) -> None:
        """Answer for bots for as long as any owes a decision."""
        while seats := self._owing():
            try:
                await self._answer(seats)
            except Declined:
                continue  # another server was faster, or somebody is back
            except StamtafelError as error:
                LOGGER.error("bot waits", table=self._desk.table_id, **traits(error))
                await asyncio.sleep(RETRY)
            except Exception as error:
                LOGGER.error("bot failed", table=self._desk.table_id, **traits(error))
                return

    async def _answer(self, seats: list[int]) -> None:
        """All bots that owe now decide at the same pace, whether they have a choice or not."""
        story = self._desk.story
        decisions = [story.decisions[seat] for seat in seats]
        pause = asyncio.sleep(self._pace * self._desk.told_lately())
        thoughts = self._thoughts(story, seats)
        _, choices = await asyncio.gather(pause, asyncio.gather(*thoughts))
        for seat, action, decision in zip(seats, choices, decisions, strict=True):
            if not story.played_by_bot(seat) or decision is None:
                continue
            asked = Asked((story.game.actions.write(action),), decision)
            await self._desk.act(seat, token_urlsafe(12), asked, by_bot=True)

    def _thoughts(self, story: Story, seats: list[int]) -> list[Awaitable[int]]:
        """What bots choose in the game as it stands when this is called."""
        assert story.state is not None
        choose = partial(self._thinkers.choose, story.game, story.state)
        return [choose(one) for one in shared([question_of(story, seat) for seat in seats])]

    # Clocks

    def _watched(self) -> list[int]:
        """The seats whose time runs: of people while somebody is there to wait, of programs."""
        story = self._desk.story
        timed = period(story.customs, "grace"), period(story.customs, "clock")
        people = story.people() if any(timed) and self._desk.company() else []
        seats = [*people, *story.programs()]
        return [s for s in seats if story.decisions[s] is not None and s not in story.left]

    async def _watch(self) -> None:
        """A bot stands in for whoever has been away, or has thought, for too long."""
        while self._watched():
            await asyncio.sleep(TICK * self._second)
            for seat in self._watched():
                left, decision = self._over(seat), self._desk.story.decisions[seat]
                if left is None:
                    continue
                try:
                    await self._desk.stand_in(seat, left, decision)
                except StamtafelError as error:
                    LOGGER.error("no stand-in yet", table=self._desk.table_id, **traits(error))

    def _over(self, seat: int) -> Left | None:
        """How a bot is to stand in for a seat that owes now; None if its time is not over."""
        story, thought = self._desk.story, self.thought(seat)
        if seat in story.programs():
            return self._program_over(seat, thought)
        grace, clock = period(story.customs, "grace"), period(story.customs, "clock")
        if (
            grace is not None
            and min(thought, self._desk.presence.away(seat) / self._second) >= grace
        ):
            return Left("away")
        at_zero = story.customs["at_zero"]
        if clock is not None and thought >= clock and at_zero != "wait":
            return Left("time", once=at_zero == "once")
        return None

    def _program_over(self, seat: int, thought: float) -> Left | None:
        """One that is not connected is not waited for; one that is late misses a decision."""
        presence = self._desk.presence
        limit = period(self._desk.story.customs, "program")
        if presence.here(seat):
            return Left("time", once=True) if limit is not None and thought >= limit else None
        # one that has never been here may be connected to another server, which knows better
        patience = CONNECTING + (0.0 if presence.known(seat) else limit or 0.0)
        return Left("away") if thought >= patience else None

    def time_left(self, seat: int) -> float:
        """For how many seconds a program may still think about the decision that it owes."""
        limit = period(self._desk.story.customs, "program") or 0.0
        return max(0.0, limit - self.thought(seat))

    def thought(self, seat: int) -> float:
        """For how many seconds a seat has owed its decision while this server runs."""
        since = max(self._begun, self._desk.story.since[seat])
        return (datetime.now(UTC) - since).total_seconds() / self._second


def idle(task: asyncio.Task[None] | None) -> bool:
    """Whether nothing is being done."""
    return task is None or task.done()
