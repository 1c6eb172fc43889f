"""Many tables: open one, find one, and go on with all of them after a start."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from secrets import choice
from weakref import WeakValueDictionary

from structlog import get_logger

from stamtafel.bots.simple import bot
from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Game, OptionValue, game
from stamtafel.server.desk import Desk, fingerprint
from stamtafel.server.errors import NoSuchTable, traits
from stamtafel.server.log import Draft, Opened, Sat
from stamtafel.server.names import bot_name, name_of
from stamtafel.server.store import Conflict, Store
from stamtafel.server.story import replay

LOGGER = get_logger()
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 10
KEPT = 300  # so many desks stay in memory though nobody looks at them
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


class Hall:
    """All tables of a store."""

    def __init__(self, store: Store, pace: float = PACE) -> None:
        self.store = store
        self._pace = pace
        self._lock = asyncio.Lock()
        self._desks: WeakValueDictionary[str, Desk] = WeakValueDictionary()
        self._kept: OrderedDict[str, Desk] = OrderedDict()
        self._resuming: asyncio.Task[None] | None = None

    async def open(self, plan: Plan, token: str) -> Desk:
        """A new table with its host on the first seat; raises NotUnderstood."""
        played = game(plan.game)
        options = offered(played, plan)
        host = name_of(plan.host, ())
        while True:
            draft = Draft("".join(choice(LETTERS) for _ in range(ID_LENGTH)))
            draft.add(Opened(played.name, played.version, plan.seats, options, plan.bots))
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
            return await self.find(draft.table_id)

    async def find(self, table_id: str) -> Desk:
        """The desk of a table; raises NoSuchTable, TableDamaged or BadRecord."""
        async with self._lock:
            desk = self._desks.get(table_id) or await self._load(table_id)
        self._kept[table_id] = desk
        self._kept.move_to_end(table_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return desk

    async def _load(self, table_id: str) -> Desk:
        """The desk of a table from the store."""
        rows = await self.store.rows(table_id) if is_table_id(table_id) else []
        if not rows:
            raise NoSuchTable("no-such-table")
        desk = Desk(replay(table_id, rows), self.store, self._pace)
        self._desks[table_id] = desk
        desk.drive()
        return desk

    def resume(self) -> None:
        """Go on with every table at which a game is being played, in the background."""
        self._resuming = asyncio.create_task(self._resume())

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
        if self._resuming is not None:
            self._resuming.cancel()
        for desk in list(self._desks.values()):
            desk.close()


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
