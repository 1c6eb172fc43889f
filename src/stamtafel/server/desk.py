"""The desk of a table: it checks, writes, acknowledges and sends, in this order, one at a time."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Sequence
from weakref import ref

from stamtafel.core.errors import NotUnderstood, Refused, StamtafelError
from stamtafel.core.record import Act, Record
from stamtafel.server import evening
from stamtafel.server.budget import Budget
from stamtafel.server.drafting import answering
from stamtafel.server.driver import Driver
from stamtafel.server.errors import Declined, NoSuchTable, NotAllowed
from stamtafel.server.evening import Viewer, fingerprint, seated
from stamtafel.server.facts import Asked, Happened
from stamtafel.server.hints import Hints
from stamtafel.server.log import Draft, Left, Row
from stamtafel.server.look import Entry, Look
from stamtafel.server.presence import Presence
from stamtafel.server.sight import noted, see
from stamtafel.server.store import Conflict, Store
from stamtafel.server.story import Story
from stamtafel.server.thinkers import Thinkers

REMEMBERED = 200  # so many refused answers a table remembers, to answer a repeat alike
LONGEST_ID = 64
MARGIN = 0.05  # seconds by which a timer may be early
MOST_ACTIONS = 100  # in one answer

Change = Callable[[Story], Draft | None]


def checked(action_id: str, asked: Asked) -> Asked:
    """An answer in its usual form; raises NotUnderstood if it cannot be one."""
    if not (1 <= len(action_id) <= LONGEST_ID and action_id.isascii() and action_id.isprintable()):
        raise NotUnderstood("no-action-id", most=LONGEST_ID)
    if not 1 <= len(asked.actions) <= MOST_ACTIONS:
        raise NotUnderstood("no-actions", most=MOST_ACTIONS)
    return Asked(tuple(" ".join(text.split()) for text in asked.actions), asked.decision)


def told_of(happened: Sequence[Happened], told: Sequence[Entry]) -> bool:
    """Whether the last entry still tells of the step at its place: it may have been undone."""
    place = len(told) - 1
    return place < len(happened) and happened[place].version == told[place].version


class Desk:
    """One table that people and bots act at and look at."""

    def __init__(
        self, story: Story, store: Store, thinkers: Thinkers, pace: float, second: float = 1.0
    ) -> None:
        self.story = story
        self.presence = Presence(second)
        self.driver = Driver(self, thinkers, pace, second)
        self.hints = Hints(thinkers)
        self.closed = False  # nothing more is sent from here
        self.gone = False  # the table has been cleared away
        self._store = store
        self._lock = asyncio.Lock()
        self._talk = Budget(a_second=0.5, in_hand=6, patience=0)
        self._stirred = 0
        self._refused: dict[tuple[int, str, Asked], StamtafelError] = {}
        self._looks: dict[Viewer, Look] = {}
        self._told: dict[Viewer, list[Entry]] = {}
        self._bell: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def table_id(self) -> str:
        """The address of the table."""
        return self.story.table_id

    @property
    def version(self) -> int:
        """How many rows the log has."""
        return self.story.version

    @property
    def edition(self) -> int:
        """Grows with all that can be seen, so with who is at the table too."""
        return self.story.version + self._stirred

    def seat_of(self, token: str) -> Viewer:
        """The seat to which a secret belongs."""
        return self.story.tokens.get(fingerprint(token)) if token else None

    def program_of(self, token: str) -> Viewer:
        """The seat of the program to which a secret belongs."""
        return self.story.keys.get(fingerprint(token)) if token else None

    # What people do

    async def change(self, make: Change) -> None:
        """Write what a function drafts from the story, if anything.

        If another server was faster it is asked again, so it has to see whether it is too late.
        """
        async with self._lock:
            while True:
                try:
                    draft = make(self.story)
                except Declined:
                    if not await self._catch_up():
                        raise
                    continue
                if draft is None or await self._write(draft):
                    return

    async def sit(self, name: str, token: str, chair: Viewer = None) -> Viewer:
        """Sit down; None for who has to wait for a bot's chair. Raises Declined, NotUnderstood."""
        await self.change(lambda story: evening.sit(story, name, token, chair))
        seat = self.seat_of(token)
        self.hear(seat)
        return seat

    async def start(self, seat: Viewer) -> None:
        """The host begins the game, bots take the free seats; raises NotAllowed."""
        self.check_leads(seat)
        await self.change(evening.start)

    async def stand_in(self, seat: int, left: Left, decision: int | None) -> None:
        """A bot plays for a person, if the decision for which they took too long is still owed."""
        await self.change(lambda story: evening.stand_in(story, seat, left, decision))

    async def code(self, seat: int, alone: bool) -> str:
        """A code that opens a seat for some minutes; raises Declined."""
        given = ""

        def make(story: Story) -> Draft:
            nonlocal given
            draft, given = evening.code_for(story, seat, alone)
            return draft

        await self.change(make)
        return given

    async def use_code(self, code: str, token: str) -> None:
        """Come to a seat by a code; raises Declined, also once whoever had left it is back."""

        def make(story: Story) -> Draft | None:
            known = evening.known_code(story, code)
            if known.alone:
                self.check_ghost(known.seat)
            return evening.use_code(story, code, token)

        await self.change(make)

    async def act(self, seat: Viewer, action_id: str, asked: Asked, by_bot: bool = False) -> int:
        """Take actions for a seat, all or none; the version they came to.

        Raises Refused, Declined or NotUnderstood, having changed nothing. A repeat gets the first
        answer.
        """
        if seat is None:
            raise NotAllowed("no-seat")
        asked = checked(action_id, asked)

        def make(story: Story) -> Draft | None:
            if self._first_answer(seat, action_id, asked) is not None:
                return None
            try:
                return self._draft(seat, action_id, asked, by_bot)
            except StamtafelError as error:
                self._remember(seat, action_id, asked, error)
                raise

        await self.change(make)
        return self._first_answer(seat, action_id, asked) or self.version

    async def hint(self, seat: Viewer, decision: int) -> None:
        """Think about what a seat might do; only its own looks change. Raises Declined."""
        await self.hints.think(self.story, seated(seat), decision)
        self._looks.pop(seat, None)

    def _first_answer(self, seat: int, action_id: str, asked: Asked) -> int | None:
        """What a repeat was answered the first time; None for a new answer."""
        answer = self.story.answers.get((seat, action_id))
        if answer is None:
            refused = self._refused.get((seat, action_id, asked))
            if refused is not None:
                raise refused
            return None
        if answer.asked != asked:
            raise Declined("id-used")
        return answer.version

    def _draft(self, seat: int, action_id: str, asked: Asked, by_bot: bool) -> Draft:
        """The rows of an answer; raises Refused, Declined or NotUnderstood."""
        if self.story.status == "open":
            raise Declined("table-waiting")
        if self.story.decisions[seat] != asked.decision and self.story.status == "playing":
            raise Declined("too-late")
        if by_bot and not self.story.played_by_bot(seat):
            raise Declined("too-late")
        try:
            return answering(self.story, seat, asked, action_id, by_bot)
        except Refused as error:
            error.names = tuple(self.story.seated())
            raise

    def _remember(self, seat: int, action_id: str, asked: Asked, error: StamtafelError) -> None:
        """Keep a refusal for a repeat, and forget the oldest one.

        Its id stays good for another answer: another device of the seat may show the same form.
        """
        self._refused[seat, action_id, asked] = error
        if len(self._refused) > REMEMBERED:
            self._refused.pop(next(iter(self._refused)))

    async def _write(self, draft: Draft) -> bool:
        """Store rows and let them happen here; if another server was faster, what it wrote.

        Raises NoSuchTable if the table has been cleared away.
        """
        try:
            await self._store.append(draft)
        except Conflict:
            if not await self._catch_up():
                self.vanish()
                raise NoSuchTable("table-cleared") from None
            return False
        self._take(draft.rows)
        return True

    async def _catch_up(self) -> bool:
        """Let happen here what another server has written, and judge anew what was refused."""
        rows = await self._store.rows(self.table_id, after=self.version)
        if rows:
            self._refused.clear()
            self._take(rows)
        return bool(rows)

    def _take(self, rows: Sequence[Row]) -> None:
        """Let rows happen here."""
        for row in rows:
            self.story.take(row)
        self.ring()
        self.driver.wake()

    def leads(self, seat: Viewer) -> bool:
        """Whether a viewer may do what the host does: while that one is away, all may."""
        host = self.story.host()
        return seat is not None and (seat == host or host is None or not self.presence.here(host))

    def check_leads(self, seat: Viewer) -> None:
        """Raise NotAllowed unless a viewer may do what the host does."""
        if not self.leads(seat):
            raise NotAllowed("not-host")

    def check_ghost(self, seat: int) -> None:
        """Raise Declined for the chair of somebody who is here: its cards are nobody else's."""
        if self.presence.here(seat) and seat not in self.story.left:
            raise Declined("still-here")

    def check_patience(self, seat: int) -> None:
        """Raise Declined for who talks too fast."""
        served, wait = self._talk.spend(str(seat))
        if not served or wait:
            raise Declined("too-much-talk")

    # Who is there

    def company(self) -> bool:
        """Whether any of the people is at the table."""
        return any(map(self.presence.here, self.story.people()))

    def hear(self, seat: Viewer) -> None:
        """A viewer asks for something."""
        if seat is None:
            return
        if self.presence.hear(seat):
            self.stir()
        self._miss(seat)

    def enter(self, seat: Viewer) -> None:
        """A page of a viewer opens."""
        if seat is not None and self.presence.enter(seat):
            self.stir()

    def leave(self, seat: Viewer) -> None:
        """A page of a viewer closes; a moment later the others are told that they are gone."""
        if seat is not None:
            self.presence.leave(seat)
            self._miss(seat)

    def _miss(self, seat: int) -> None:
        """Once nothing has been heard of a seat for a while, all see that it is away."""

        desk = ref(self)  # nobody who looks keeps a table in memory

        def missed() -> None:
            if (own := desk()) is not None and not own.closed and not own.presence.here(seat):
                own.stir()

        wait = self.presence.patience() + MARGIN
        asyncio.get_running_loop().call_later(wait, missed)

    def stir(self) -> None:
        """Who is at the table has changed."""
        self._stirred += 1
        self.ring()
        self.driver.wake()

    # What people see

    def look(self, seat: Viewer) -> Look:
        """The table as one viewer may see it now."""
        if seat not in self._looks:
            self._looks[seat] = see(self, seat)
        return self._looks[seat]

    def tell(self, seat: Viewer) -> tuple[Entry, ...]:
        """All steps as told to a viewer, and what was beside the game."""
        entries = [entry for entry in self._steps_told(seat) if entry.phrases]
        notes = noted(self.story)
        return tuple(sorted(entries + notes, key=lambda entry: entry.version) if notes else entries)

    def _steps_told(self, seat: Viewer) -> list[Entry]:
        """Each step as told to a viewer, worked out once; what all are told is kept once."""
        happened, told = self.story.happened, self._told.setdefault(seat, [])
        while told and not told_of(happened, told):
            told.pop()
        new = [self._entry(one, seat) for one in happened[len(told) :]]
        if new and seat is not None:
            public = self._steps_told(None)[len(told) :]
            new = [alike if alike == own else own for alike, own in zip(public, new, strict=True)]
        told += new
        return told

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

    def told_lately(self) -> int:
        """How much all have just been told, so that bots wait longer, as after the scores."""
        told = sum(len(entry.phrases) for entry in self.tell(None)[-2:])
        return max(1, told // 2)

    def record(self, seat: Viewer) -> Record:
        """The game written down; raises Declined for who may not see all hands."""
        if self.story.status != "over":
            raise Declined("record-not-yet")
        if not self.story.knows_all(seat):
            raise NotAllowed("hands-hidden")
        return self.story.record()

    async def news(self, seen: int, patience: float) -> bool:
        """Wait for something newer than an edition; False if there was nothing for so long."""
        if self.edition == seen and not self.closed:
            await asyncio.wait({self._bell}, timeout=patience)
        return self.edition != seen

    def ring(self) -> None:
        """Wake all who wait for news."""
        self._looks.clear()
        self._bell.set_result(None)
        self._bell = asyncio.get_running_loop().create_future()

    def vanish(self) -> None:
        """The table has been cleared away."""
        self.gone = True
        self.close()

    def close(self) -> None:
        """Stop the bots and let the streams end."""
        self.closed = True
        self.driver.stop()
        self.ring()
