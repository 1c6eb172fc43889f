"""What the rows of a table's log add up to: who sits where, and how the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from msgspec import MsgspecError

from stamtafel.core.errors import BadRecord, StamtafelError
from stamtafel.core.game import Game, OptionValue, game
from stamtafel.core.record import Act, Deal, Record, Step, take
from stamtafel.core.state import State
from stamtafel.server import log
from stamtafel.server.customs import settle
from stamtafel.server.errors import TableDamaged
from stamtafel.server.facts import Answer, Asked, Code, Happened, Note, Played, Talk, Wish
from stamtafel.server.log import Draft, Row, Sat

TALK = 60  # so many things said are kept for the page


class Story:
    """A table as its log tells it."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.version = 0
        self.digest = ""
        self.at = datetime.min  # of the last row
        self.game: Game
        self.options: dict[str, OptionValue] = {}
        self.customs: dict[str, OptionValue] = {}
        self.bots = ""
        self.sitting: list[Sat | None] = []  # by seat
        self.tokens: dict[str, int] = {}  # hash of a person's token to its seat
        self.keys: dict[str, int] = {}  # hash of a program's token to its seat
        self.codes: dict[str, Code] = {}  # by hash
        self.waiting: list[log.Waits] = []  # for a bot's chair
        self.state: State | None = None
        self.happened: list[Happened] = []
        self.decisions: list[int | None] = []  # by seat: since which version it owes its decision
        self.since: list[datetime] = []  # by seat: since when
        self.left: dict[int, log.Left] = {}  # for whom a bot plays
        self.wish: Wish | None = None
        self.finishers: set[int] = set()  # seats of people when the game ended
        self.newcomers: set[int] = set()  # seats that somebody else has since
        self.shared: set[int] = set()  # whose people let watchers see all hands
        self.answers: dict[tuple[int, str], Answer] = {}  # accepted ones by seat and action id
        self.notes: list[Note] = []
        self.talk: list[Talk] = []
        self.evening: list[Played] = []

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """Whether people sit down, play, or have finished."""
        if self.state is None:
            return "open"
        return "over" if self.state.over else "playing"

    @property
    def recorded(self) -> bool:
        """Whether the table was made from a record: no bot was ever to sit down there."""
        return self.bots == ""

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.sitting)

    def free_seats(self) -> list[int]:
        """The seats on which nobody sits."""
        return [seat for seat, sat in enumerate(self.sitting) if sat is None]

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, sat in enumerate(self.sitting) if sat is not None and not sat.bot]

    def programs(self) -> list[int]:
        """The seats of programs."""
        sitting = enumerate(self.sitting)
        return [seat for seat, sat in sitting if sat is not None and sat.bot == log.PROGRAM]

    def bot_seats(self) -> list[int]:
        """The seats of bots of the house."""
        others = {*self.free_seats(), *self.people(), *self.programs()}
        return [seat for seat in range(self.seats) if seat not in others]

    def host(self) -> int | None:
        """The host's seat, or that of the first person if there is none."""
        people = self.people()
        hosts = [seat for seat in people if (sat := self.sitting[seat]) is not None and sat.host]
        return next(iter([*hosts, *people]), None)

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot of the house plays this seat now."""
        sat = self.sitting[seat]
        return (sat is not None and sat.bot not in ("", log.PROGRAM)) or seat in self.left

    def names(self) -> list[str]:
        """The names in use at the table."""
        return [*self.seated(), *(one.name for one in self.waiting)]

    def seated(self) -> list[str]:
        """The names of all who sit."""
        return [sat.name for sat in self.sitting if sat is not None]

    def name(self, seat: int) -> str:
        """Who sits on a seat; nothing if nobody does."""
        sat = self.sitting[seat]
        return sat.name if sat is not None else ""

    def record(self) -> Record:
        """The game so far, written down."""
        names = tuple(map(self.name, range(self.seats)))
        steps = [one.step for one in self.happened]
        return Record(self.game, self.seats, self.options, names, steps)

    def knows_all(self, seat: int | None) -> bool:
        """Whether a viewer may see all hands: who sat there at the end, and all if these agree.

        A table made from a record hides nothing.
        """
        if self.status != "over":
            return False
        played = seat in self.finishers.union(self.programs()) - self.newcomers
        return played or self.recorded or (bool(self.finishers) and self.finishers <= self.shared)

    def eyes(self, seat: int | None) -> int | None:
        """As whom a viewer sees the game: who came when it was over sees it as watchers do."""
        return None if seat in self.newcomers else seat

    def begun_round(self) -> bool:
        """Whether cards have just been dealt, and nobody has acted since."""
        return bool(self.happened) and isinstance(self.happened[-1].step, Deal)

    def first(self) -> int | None:
        """Who started the game: the first seat that owed a decision alone."""
        for one in self.happened:
            owing = one.after.owing
            if owing and not owing & (owing - 1):
                return one.after.turn
        return None

    # Taking in what has happened

    def take(self, row: Row) -> None:
        """The next row of the log; raises TableDamaged or BadRecord."""
        if row.version != self.version + 1 or row.previous != self.digest:
            raise TableDamaged("table-damaged", version=row.version)
        try:
            self.at = datetime.fromisoformat(row.at)
            self._take(row)
        except (MsgspecError, KeyError, IndexError, ValueError) as error:
            raise TableDamaged("table-damaged", version=row.version) from error
        self.version = row.version
        self.digest = row.digest

    def _take(self, row: Row) -> None:
        """What happens at the table; what a seat does is taken by itself."""
        match row.event:
            case log.Opened() as event:
                self.customs = settle(event.customs)
                self._open(event, [None] * event.seats)
            case log.Again() as event:
                self._go_on(event)
            case log.Started():
                self.state = self.game.begin(self.seats, self.options)
            case log.Dealt(deal):
                assert self.state is not None
                self._happen(row.version, Deal(tuple(self.game.read_deal(self.state, deal))))
            case log.Waits() as event:
                self.waiting.append(event)
            case event:
                assert row.seat is not None
                self._take_seat(row, row.seat, event)

    def _take_seat(self, row: Row, seat: int, event: log.Event) -> None:
        """What a seat does, or what happens to it."""
        match event:
            case Sat():
                self._sit(row.version, seat, event)
            case log.Freed():
                self._note(row.version, "table-freed", seat)
                self._clear(seat)
            case log.Coded(alone):
                assert row.action_id is not None
                self.codes[row.action_id] = Code(seat, alone, self.at)
            case log.Keyed(token, alone, code):
                self._key(row.version, seat, token, alone, code)
            case log.Acted():
                self._act(row, seat, event)
            case log.Left():
                self.left[seat] = event
                self._note(row.version, f"table-left-{event.why}", seat)
            case log.Back():
                self.left.pop(seat, None)
                self._note(row.version, "table-back", seat)
            case log.Shared():
                self.shared |= {seat} - self.newcomers
            case log.Said(phrase):
                self._say(Talk(row.version, seat, key=phrase))
            case log.Wrote(text):
                self._say(Talk(row.version, seat, text=text))
            case _:
                self._regret(row.version, seat, event)

    def _open(self, event: log.Opened | log.Again, sitting: list[Sat | None]) -> None:
        """A table finishes a game under the version of the rules it began with."""
        self.game = game(event.game)
        if event.rules != self.game.version:
            known = self.game.version
            raise BadRecord("record-version", game=event.game, version=event.rules, known=known)
        self.options = event.options
        self.bots = event.bots
        self.sitting = sitting
        self.decisions = [None] * event.seats
        self.since = [self.at] * event.seats

    def _go_on(self, event: log.Again) -> None:
        """The next game: people keep their secrets and sit down from the first seat on."""
        if self.state is not None and self.state.over:
            scores, returns = tuple(self.state.scores()), tuple(self.state.returns())
            self.evening.append(Played(self.record(), scores, returns, self.first()))
        moved = {old: new for new, old in enumerate(event.sitting)}
        sitting = [self.sitting[old] for old in event.sitting]
        sitting += [None] * (event.seats - len(sitting))
        self.tokens = {one: moved[seat] for one, seat in self.tokens.items() if seat in moved}
        self.keys = {one: moved[seat] for one, seat in self.keys.items() if seat in moved}
        self._open(event, sitting)
        self.state = None
        self.wish = None
        for each in (
            self.happened,
            self.left,
            self.finishers,
            self.newcomers,
            self.shared,
            self.codes,
            self.answers,
            self.notes,
        ):
            each.clear()

    def _sit(self, version: int, seat: int, event: Sat) -> None:
        """Somebody sits down, perhaps on a chair that was a bot's or a person's."""
        if self.state is not None:
            key = "table-takes" if not event.bot else "table-bot-takes"
            self.notes.append(Note(version, key, {"name": event.name, "other": self.name(seat)}))
        self._clear(seat)
        self.sitting[seat] = event
        self._arrive(seat)
        if event.token:
            (self.keys if event.bot else self.tokens)[event.token] = seat
        self.waiting = [one for one in self.waiting if one.token != event.token]

    def _arrive(self, seat: int) -> None:
        """Somebody else has a seat: of a game that is over they know what watchers know."""
        if self.status == "over":
            self.newcomers.add(seat)

    def _clear(self, seat: int) -> None:
        """A seat belongs to nobody."""
        self.sitting[seat] = None
        self.left.pop(seat, None)
        self._lock_out(seat)
        if self.wish is not None:
            self.wish = None

    def _lock_out(self, seat: int) -> None:
        """No secret and no code opens a seat any more."""
        self.tokens = {one: at for one, at in self.tokens.items() if at != seat}
        self.keys = {one: at for one, at in self.keys.items() if at != seat}
        self.codes = {one: code for one, code in self.codes.items() if code.seat != seat}

    def _key(self, version: int, seat: int, token: str, alone: bool, code: str) -> None:
        """Another device belongs to a seat."""
        self.codes.pop(code, None)
        if alone:
            self._arrive(seat)
            self._lock_out(seat)
            self._note(version, "table-handed", seat)
        self.tokens[token] = seat

    def _act(self, row: Row, seat: int, event: log.Acted) -> None:
        """An action, and the answer it is part of."""
        assert row.action_id is not None
        action = self.game.actions.read(event.action)
        self._happen(row.version, Act(seat, action), row.action_id)
        before = self.answers.get((seat, row.action_id))
        actions = before.asked.actions if before is not None else ()
        asked = Asked((*actions, event.action), event.decision)
        self.answers[seat, row.action_id] = Answer(asked, row.version)
        if seat in self.left and self.left[seat].once:
            del self.left[seat]

    def _happen(self, version: int, step: Step, action_id: str = "") -> None:
        """A step of the game."""
        before = self.state
        assert before is not None
        after = before.clone()
        take(self.game, after, step)
        self.state = after
        self.happened.append(Happened(version, step, before, after, action_id))
        self.finishers = set(self.people()) if after.over else set()
        self._count(version, step.seat if isinstance(step, Act) else None)
        self.wish = None

    def _count(self, version: int, acted: int | None) -> None:
        """Who begins to owe a decision owes it since this version."""
        assert self.state is not None
        for seat in range(self.seats):
            if not (self.state.owing >> seat) & 1:
                self.decisions[seat] = None
            elif self.decisions[seat] is None or acted == seat:
                self.decisions[seat] = version
                self.since[seat] = self.at

    def _regret(self, version: int, seat: int, event: log.Event) -> None:
        """A wish to take something back, and what becomes of it."""
        match event:
            case log.Wished(first):
                self.wish = Wish(seat, first, {seat})
            case log.Agreed():
                assert self.wish is not None
                self.wish.agreed.add(seat)
            case log.Objected():
                self.wish = None
            case log.Undone(first):
                self._undo(version, seat, first)

    def _undo(self, version: int, seat: int, first: int) -> None:
        """The game stands as before a version; nobody owes an old decision."""
        gone = [one for one in self.happened if one.version >= first]
        self.happened = self.happened[: len(self.happened) - len(gone)]
        self.state = gone[0].before
        self.decisions = [None] * self.seats
        self._count(version, None)
        self._note(version, "table-undone", seat)
        self.wish = None

    def _note(self, version: int, key: str, seat: int) -> None:
        self.notes.append(Note(version, key, {"name": self.name(seat)}, seat))

    def _say(self, talk: Talk) -> None:
        self.talk = [*self.talk[1 - TALK :], talk]

    def draft(self) -> Draft:
        """Rows to come behind the last one."""
        return Draft(self.table_id, self.version, self.digest)


def replay(table_id: str, rows: Sequence[Row]) -> Story:
    """A table from all its rows; raises TableDamaged or BadRecord."""
    story = Story(table_id)
    for row in rows:
        try:
            story.take(row)
        except (TableDamaged, BadRecord):
            raise
        except StamtafelError as error:
            raise TableDamaged("table-damaged", version=row.version) from error
    return story
