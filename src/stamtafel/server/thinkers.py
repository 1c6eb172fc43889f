"""The processes in which bots think, so that none holds up the server or another table for long.

They start when they are needed, and know nothing of the server but what they are asked. One that
is over its time is killed, and the next question starts another; judgement answers instead.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from secrets import randbits
from subprocess import DEVNULL, PIPE, Popen

from msgspec import json, structs
from structlog import get_logger

from stamtafel.bots.hint import Hint
from stamtafel.bots.levels import usual_seconds
from stamtafel.core.game import Game
from stamtafel.core.record import Act
from stamtafel.core.state import SPECTATOR, State
from stamtafel.server.errors import Declined
from stamtafel.server.story import Story
from stamtafel.server.thinker import GRACE, Question, Thought, advise, judge, think

LOGGER = get_logger()
START = 30.0  # seconds until a process must be able to answer
LATE = "over its time"
AT_ONCE = "random"  # the bot that needs no process


def question_about(story: Story, seat: int, bot: str, seconds: float) -> Question:
    """What a bot is asked that plays a seat, or what is asked for a hint, now."""
    return Question(
        game=story.game.name,
        rules=story.game.version,
        seats=story.seats,
        options=story.options,
        steps=tuple(
            (step.seat, (step.action,)) if isinstance(step, Act) else (SPECTATOR, step.order)
            for step in [one.step for one in story.happened]
        ),
        seat=seat,
        bot=bot,
        seed=randbits(63),
        seconds=seconds,
    )


def shared(questions: Sequence[Question]) -> list[Question]:
    """Questions that are asked at the same time: bots that search for long share that time."""
    deep = sum(usual_seconds(question.bot) > 0 for question in questions)
    return [structs.replace(question, part=1 / max(1, deep)) for question in questions]


class Ended(Exception):
    """A process has ended instead of answering, or was killed for being late."""


class Thinker:
    """A process that thinks about one question at a time."""

    def __init__(self) -> None:
        self._process = Popen(
            [sys.executable, "-P", "-m", "stamtafel.server.thinker"],
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,  # a traceback could hold a card
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,  # Ctrl+C is for the server, which ends this one
        )
        self._ready = False
        self._late = False

    async def answer(self, question: Question) -> Thought:
        """What it thinks; raises Ended. Whoever does not wait for that kills it."""
        try:
            if not self._ready:
                await self._hear(b"", START)
                self._ready = True
            line = await self._hear(json.encode(question) + b"\n", question.seconds + GRACE)
            return json.decode(line, type=Thought)
        except BaseException:
            self._process.kill()
            raise

    async def _hear(self, said: bytes, limit: float) -> bytes:
        """Its next line, which has to come in so many seconds; raises Ended."""
        timer = asyncio.get_running_loop().call_later(limit, self._expire)
        try:
            return await asyncio.to_thread(self._exchange, said)
        finally:
            timer.cancel()

    def _exchange(self, said: bytes) -> bytes:
        """Say a line and hear one, as long as that takes; raises Ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(said)
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except OSError:
            line = b""
        if line.endswith(b"\n"):
            return line
        self._process.kill()
        status = self._process.wait()
        raise Ended(LATE if self._late else f"ended with {status}")

    def _expire(self) -> None:
        self._late = True
        self._process.kill()

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.wait()


class Thinkers:
    """As many processes as there are cores, for all tables."""

    def __init__(self, processes: int = 0) -> None:
        self._room = asyncio.Semaphore(processes or os.cpu_count() or 1)
        self._idle: list[Thinker] = []
        self._busy: set[Thinker] = set()
        self._strangers: set[str] = set()  # games that processes of their own do not know

    async def choose(self, one: Game, state: State, question: Question) -> int:
        """A bot's choice; judgement's, if the bot is over its time or has failed."""
        if question.bot == AT_ONCE or one.name in self._strangers:
            return await asyncio.to_thread(think, one, state, question)
        async with self._room:
            # Whether there was a choice is not to be seen by how soon there is an answer.
            usual = asyncio.sleep(usual_seconds(question.bot) * question.part)
            thought, _ = await asyncio.gather(self._ask(question), usual)
        if thought.stranger:
            self._strangers.add(one.name)
            return await self.choose(one, state, question)
        if thought.action in one.legal(state, question.seat):
            return thought.action
        LOGGER.warning("judgement answers", game=one.name, bot=question.bot, **thought.why)
        return await asyncio.to_thread(judge, one, state, question)

    async def advise(self, one: Game, state: State, question: Question) -> Hint:
        """A hint; raises Declined if none could be found."""
        if one.name in self._strangers:
            return await asyncio.to_thread(advise, one, state, question)
        async with self._room:
            thought = await self._ask(question)
        if thought.stranger:
            self._strangers.add(one.name)
            return await self.advise(one, state, question)
        if thought.hint is None:
            LOGGER.warning("no hint", game=one.name, **thought.why)
            raise Declined("hint-failed")
        return thought.hint

    async def _ask(self, question: Question) -> Thought:
        """The thought of a process, which then waits for the next question, if it still lives."""
        try:
            thinker = self._idle.pop() if self._idle else Thinker()
        except OSError as error:
            return Thought(why={"why": type(error).__name__})
        self._busy.add(thinker)
        try:
            thought = await thinker.answer(question)
        except Ended as error:
            return Thought(why={"why": str(error)})
        finally:
            self._busy.discard(thinker)
        self._idle.append(thinker)
        return thought

    def close(self) -> None:
        """End all processes."""
        for thinker in (*self._idle, *self._busy):
            thinker.end()
        self._idle.clear()
