"""Many tables: open one, find one, and go on with all of them after a start."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from secrets import choice
from weakref import WeakValueDictionary

from structlog import get_logger

from stamtafel.bots.levels import bot
from stamtafel.core.errors import NotUnderstood, StamtafelError
from stamtafel.core.game import Game, OptionValue, game
from stamtafel.server.customs import settle
from stamtafel.server.desk import Desk
from stamtafel.server.errors import Declined, NoSuchTable, traits
from stamtafel.server.evening import fingerprint
from stamtafel.server.log import Draft, Opened, Sat
from stamtafel.server.names import LETTERS, bot_name, name_of
from stamtafel.server.store import Conflict, Store
from stamtafel.server.story import replay
from stamtafel.server.thinkers import Thinkers

LOGGER = get_logger()
ID_LENGTH = 10
KEPT = 300  # so many desks stay in memory though nobody looks at them,
KEPT_STEPS = 40_000  # if their games have no more steps; each takes some 5 KB
CLEARING = 6 * 3600.0  # seconds
PACE = 0.9  # seconds until a bot's answer is seen


@dataclass(frozen=True)
class Plan:
    """What somebody wants to open."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    host: str
    bots: str  # the bot that takes seats
    bot_count: int = 0  # so many seats are a bot's from the start
    customs: Mapping[str, OptionValue] = field(default_factory=dict)


class Hall:
    """All tables of a store."""

    def __init__(
        self, store: Store, pace: float = PACE, second: float = 1.0, kept_days: int = 0
    ) -> None:
        self.store = store
        self.kept_days = kept_days  # unused tables are kept so long; 0: for ever
        self._thinkers = Thinkers()
        self._pace = pace
        self._second = second  # how long a second of a table's customs takes
        self._lock = asyncio.Lock()
        self._desks: WeakValueDictionary[str, Desk] = WeakValueDictionary()
        self._kept: OrderedDict[str, Desk] = OrderedDict()
        self._resuming: asyncio.Task[None] | None = None
        self._clearing: asyncio.Task[None] | None = None

    async def open(self, plan: Plan, token: str) -> Desk:
        """A new table with its host on the first seat; raises NotUnderstood."""
        played = game(plan.game)
        options = offered(played, plan)
        customs = settle(plan.customs)
        host = name_of(plan.host, ())
        while True:
            draft = Draft("".join(choice(LETTERS) for _ in range(ID_LENGTH)))
            opened = Opened(played.name, played.version, plan.seats, options, plan.bots, customs)
            draft.add(opened)
            draft.add(Sat(host, fingerprint(token), host=True), 0)
            names = [host]
            for seat in range(plan.seats - plan.bot_count, plan.seats):
                names.append(bot_name(names))
                draft.add(Sat(names[-1], bot=plan.bots), seat)
            try:
                await self.store.open(draft, played.name)
            except Conflict:
                continue
            LOGGER.info("opened", table=draft.table_id, game=played.name, seats=plan.seats)
            desk = await self.find(draft.table_id)
            desk.hear(0)
            return desk

    async def find(self, table_id: str) -> Desk:
        """The desk of a table; raises NoSuchTable, TableDamaged or BadRecord."""
        async with self._lock:
            desk = self._desks.get(table_id)
            if desk is None or desk.gone:
                desk = await self._load(table_id)
        self._kept[table_id] = desk
        self._kept.move_to_end(table_id)
        self._let_go()
        return desk

    def _let_go(self) -> None:
        """Keep the desks that were used last, as many as memory has room for."""
        steps = sum(len(desk.story.happened) for desk in self._kept.values())
        while len(self._kept) > 1 and (len(self._kept) > KEPT or steps > KEPT_STEPS):
            _, old = self._kept.popitem(last=False)
            steps -= len(old.story.happened)

    async def _load(self, table_id: str) -> Desk:
        """The desk of a table from the store."""
        rows = await self.store.rows(table_id) if is_table_id(table_id) else []
        if not rows:
            raise NoSuchTable("no-such-table")
        desk = Desk(replay(table_id, rows), self.store, self._thinkers, self._pace, self._second)
        self._desks[table_id] = desk
        desk.driver.wake()
        return desk

    async def table_of(self, code: str) -> str:
        """The table at which a code was given out; raises Declined."""
        table_id = await self.store.coded(fingerprint(code))
        if table_id is None:
            raise Declined("no-such-code")
        return table_id

    def resume(self) -> None:
        """Go on with every table at which a game is being played, in the background."""
        self._resuming = asyncio.create_task(self._resume())
        if self.kept_days:
            self._clearing = asyncio.create_task(self._clear())

    async def _clear(self) -> None:
        """Now and every few hours, clear away the tables that nobody has used for long."""
        while True:
            before = datetime.now(UTC) - timedelta(days=self.kept_days)
            try:
                await self.forget(before)
            except StamtafelError as error:
                LOGGER.error("nothing cleared away", **traits(error))
            await asyncio.sleep(CLEARING)

    async def forget(self, before: datetime) -> int:
        """Clear away all tables unused since a time; how many."""
        old = await self.store.forget(before.isoformat(timespec="milliseconds"))
        for table_id in old:
            self._kept.pop(table_id, None)
            desk = self._desks.pop(table_id, None)
            if desk is not None:
                desk.vanish()
        if old:
            LOGGER.info("cleared away", tables=len(old))
        return len(old)

    def here(self, table_id: str) -> int:
        """How many people are at a table now."""
        desk = self._desks.get(table_id)
        return 0 if desk is None else sum(map(desk.presence.here, desk.story.people()))

    async def _resume(self) -> None:
        for table_id in await self.store.playing():
            try:
                await self.find(table_id)
            except Exception as error:
                LOGGER.error("cannot go on", table=table_id, **traits(error))

    async def check(self) -> None:
        """See whether the database answers; raises NotStored."""
        await self.store.playing()

    def close(self) -> None:
        """Stop the bots and let all streams end."""
        for task in (self._resuming, self._clearing):
            if task is not None:
                task.cancel()
        for desk in list(self._desks.values()):
            desk.close()
        self._thinkers.close()


def is_table_id(text: str) -> bool:
    """Whether a text can be the address of a table."""
    return len(text) == ID_LENGTH and set(text) <= set(LETTERS)


def offered(played: Game, plan: Plan) -> dict[str, OptionValue]:
    """The options of a plan, which is checked; raises NotUnderstood, for a study option too."""
    bot(plan.bots)
    for option in played.options:
        if option.study and option.name in plan.options:
            raise NotUnderstood("study-option", option=option.name)
    settled = played.settle(plan.seats, plan.options)
    if plan.bot_count not in range(plan.seats):
        raise NotUnderstood("bot-count", seats=plan.seats, most=plan.seats - 1)
    return settled
