"""The desk of a table: it checks, writes, acknowledges and sends, in this order, one at a time."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from secrets import randbits, token_urlsafe

from structlog import get_logger

from stamtafel.bots.chair import Chair
from stamtafel.bots.simple import bot
from stamtafel.core.errors import NotUnderstood, Refused, StamtafelError
from stamtafel.core.record import Act, Record
from stamtafel.core.rng import stream
from stamtafel.server.errors import Declined, NotAllowed, traits
from stamtafel.server.log import Draft, Row, Sat
from stamtafel.server.look import Entry, Look, Person
from stamtafel.server.names import bot_name, name_of
from stamtafel.server.store import Conflict, Store
from stamtafel.server.story import Answer, Asked, Happened, Story

LOGGER = get_logger()
REMEMBERED = 200  # so many refused answers a table remembers, to answer a repeat alike
LONGEST_ID = 64
MOST_ACTIONS = 100  # in one answer
RETRY = 2.0  # after so many seconds a bot tries again what the database did not take

Viewer = int | None  # a seat, or None for a watcher


def fingerprint(token: str) -> str:
    """The hash under which a seat's secret is stored."""
    return sha256(token.encode()).hexdigest()


def thinking(story: Story, seat: int) -> Callable[[], int]:
    """A bot's choice as something that a thread can work out, with nothing secret in reach."""
    sat, state = story.sitting[seat], story.state
    assert sat is not None
    assert state is not None
    rng = stream(randbits(64), "bot")
    return partial(bot(sat.bot).choose, Chair(story.game, state, seat, rng), rng)


def checked(action_id: str, asked: Asked) -> Asked:
    """An answer in its usual form; raises NotUnderstood if it cannot be one."""
    if not (1 <= len(action_id) <= LONGEST_ID and action_id.isascii() and action_id.isprintable()):
        raise NotUnderstood("no-action-id", most=LONGEST_ID)
    if not 1 <= len(asked.actions) <= MOST_ACTIONS:
        raise NotUnderstood("no-actions", most=MOST_ACTIONS)
    return Asked(tuple(" ".join(text.split()) for text in asked.actions), asked.decision)


def person(seat: int, sat: Sat | None) -> Person:
    """Who sits on a seat, for all to see."""
    if sat is None:
        return Person(seat, "", "free", False)
    return Person(seat, sat.name, "bot" if sat.bot else "person", sat.host)


class Desk:
    """One table that people and bots act at and look at."""

    def __init__(self, story: Story, store: Store, pace: float) -> None:
        self.story = story
        self.closed = False  # nothing more is sent from here
        self._store = store
        self._pace = pace
        self._lock = asyncio.Lock()
        self._refused: dict[tuple[int, str], Answer] = {}
        self._looks: dict[Viewer, Look] = {}
        self._told: dict[Viewer, list[Entry]] = {}
        self._bell: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._driver: asyncio.Task[None] | None = None

    @property
    def table_id(self) -> str:
        """The address of the table."""
        return self.story.table_id

    @property
    def version(self) -> int:
        """How many rows the log has."""
        return self.story.version

    def seat_of(self, token: str) -> Viewer:
        """The seat to which a secret belongs."""
        return self.story.tokens.get(fingerprint(token)) if token else None

    # What people do

    async def sit(self, name: str, token: str) -> int:
        """Sit down on the first free seat; raises Declined or NotUnderstood."""
        async with self._lock:
            while (seat := self.seat_of(token)) is None:
                self._check_open()
                free = self.story.free_seats()
                if not free:
                    raise Declined("table-full")
                name = name_of(name, self.story.names())
                draft = self.story.draft()
                draft.add(Sat(name, fingerprint(token)), free[0])
                await self._write(draft)
            return seat

    async def start(self, seat: Viewer) -> None:
        """The host begins the game, bots take the free seats; raises Declined."""
        async with self._lock:
            host = self.story.sitting[seat] if seat is not None else None
            if host is None or not host.host:
                raise NotAllowed("not-host")
            while self.story.status == "open":
                taken = self.story.names()
                bots = []
                for free in self.story.free_seats():
                    bots.append((free, Sat(bot_name(taken), bot=self.story.bots)))
                    taken.append(bots[-1][1].name)
                await self._write(self.story.draft_start(bots))

    async def act(self, seat: Viewer, action_id: str, asked: Asked) -> int:
        """Take actions for a seat, all or none; the version they came to.

        Raises Refused, Declined or NotUnderstood, having changed nothing. A repeat gets the first
        answer.
        """
        if seat is None:
            raise NotAllowed("no-seat")
        asked = checked(action_id, asked)
        async with self._lock:
            while True:
                version = self._first_answer(seat, action_id, asked)
                if version is not None:
                    return version
                try:
                    draft = self._draft(seat, action_id, asked)
                except StamtafelError as error:
                    self._remember(seat, action_id, asked, error)
                    raise
                await self._write(draft)

    def _first_answer(self, seat: int, action_id: str, asked: Asked) -> int | None:
        """What a repeat was answered the first time; None for a new answer."""
        key = seat, action_id
        answer = self.story.answers.get(key) or self._refused.get(key)
        if answer is None:
            return None
        if answer.asked != asked:
            raise Declined("id-used")
        if answer.error is not None:
            raise answer.error
        return answer.version

    def _draft(self, seat: int, action_id: str, asked: Asked) -> Draft:
        """The rows of an answer; raises Refused, Declined or NotUnderstood."""
        if self.story.status == "open":
            raise Declined("table-waiting")
        if self.story.decisions[seat] != asked.decision and self.story.status == "playing":
            raise Declined("too-late")
        try:
            return self.story.draft_actions(seat, asked, action_id)
        except Refused as error:
            error.names = tuple(self.story.names())
            raise

    def _remember(self, seat: int, action_id: str, asked: Asked, error: StamtafelError) -> None:
        """Keep a refusal for a repeat, and forget the oldest one."""
        self._refused[seat, action_id] = Answer(asked, error=error)
        if len(self._refused) > REMEMBERED:
            self._refused.pop(next(iter(self._refused)))

    def _check_open(self) -> None:
        if self.story.status != "open":
            raise Declined("table-started")

    async def _write(self, draft: Draft) -> None:
        """Store rows, then let them happen here; if another server was faster, what it wrote."""
        rows: Sequence[Row] = draft.rows
        try:
            await self._store.append(draft)
        except Conflict:
            rows = await self._store.rows(self.table_id, after=self.version)
        for row in rows:
            self.story.take(row)
        self._looks.clear()
        self.ring()
        self.drive()

    # What people see

    def look(self, seat: Viewer) -> Look:
        """The table as one viewer may see it now."""
        if seat not in self._looks:
            self._looks[seat] = self._see(seat)
        return self._looks[seat]

    def _see(self, seat: Viewer) -> Look:
        story = self.story
        return Look(
            table=story.table_id,
            version=story.version,
            status=story.status,
            game=story.game.name,
            options=story.options,
            people=tuple(person(place, sat) for place, sat in enumerate(story.sitting)),
            seat=seat,
            decision=story.decisions[seat] if seat is not None else None,
            view=story.game.view(story.state, seat) if story.state is not None else None,
            log=self._tell(seat),
        )

    def _tell(self, seat: Viewer) -> tuple[Entry, ...]:
        """All steps as told to a viewer, each worked out once."""
        told = self._told.setdefault(seat, [])
        told += [self._entry(one, seat) for one in self.story.happened[len(told) :]]
        return tuple(entry for entry in told if entry.phrases)

    def _entry(self, one: Happened, viewer: Viewer) -> Entry:
        """One step as told to a viewer."""
        tell = self.story.game.tell
        if isinstance(one.step, Act):
            phrases = tell(one.before, one.step.seat, one.step.action, one.after, viewer)
        else:
            phrases = tell(one.before, None, one.step.order, one.after, viewer)
        step = bisect_right(self.story.happened, one.version, key=lambda other: other.version)
        seat = one.step.seat if isinstance(one.step, Act) else None
        return Entry(one.version, phrases, step, seat)

    def record(self) -> Record:
        """The game written down; raises Declined before it is over."""
        if self.story.status != "over":
            raise Declined("record-not-yet")
        return self.story.record()

    async def news(self, seen: int, patience: float) -> bool:
        """Wait for something newer than a version; False if there was nothing for so long."""
        if self.version == seen and not self.closed:
            await asyncio.wait({self._bell}, timeout=patience)
        return self.version != seen

    def ring(self) -> None:
        """Wake all who wait for news."""
        self._bell.set_result(None)
        self._bell = asyncio.get_running_loop().create_future()

    def close(self) -> None:
        """Stop the bots and let the streams end."""
        self.closed = True
        if self._driver is not None:
            self._driver.cancel()
        self.ring()

    # What bots do

    def drive(self) -> None:
        """See to it that bots answer, if any owe a decision."""
        idle = self._driver is None or self._driver.done()
        if idle and self._bots() and not self.closed:
            self._driver = asyncio.create_task(self._drive())

    def _bots(self) -> list[int]:
        """The bots that owe a decision."""
        sitting = enumerate(self.story.sitting)
        return [s for s, sat in sitting if sat and sat.bot and self.story.decisions[s] is not None]

    async def _drive(self) -> None:
        """Answer for bots for as long as any owes a decision."""
        while seats := self._bots():
            try:
                await self._answer(seats)
            except Declined:
                continue  # another server was faster
            except StamtafelError as error:
                LOGGER.error("bot waits", table=self.table_id, **traits(error))
                await asyncio.sleep(RETRY)
            except Exception as error:
                LOGGER.error("bot failed", table=self.table_id, **traits(error))
                return

    async def _answer(self, seats: list[int]) -> None:
        """All bots that owe now decide at the same pace, whether they have a choice or not."""
        decisions = [self.story.decisions[seat] for seat in seats]
        thoughts = [asyncio.to_thread(thinking(self.story, seat)) for seat in seats]
        pause = asyncio.sleep(self.pause())
        _, choices = await asyncio.gather(pause, asyncio.gather(*thoughts))
        for seat, action, decision in zip(seats, choices, decisions, strict=True):
            assert decision is not None
            asked = Asked((self.story.game.actions.write(action),), decision)
            await self.act(seat, token_urlsafe(12), asked)

    def pause(self) -> float:
        """How many seconds bots wait: longer where all have been told much, as after the scores."""
        told = sum(len(entry.phrases) for entry in self._tell(None)[-2:])
        return self._pace * max(1, told // 2)
