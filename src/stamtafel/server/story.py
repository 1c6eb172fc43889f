"""What the rows of a table's log add up to: who sits where, and how the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import SystemRandom

from msgspec import MsgspecError
from msgspec.json import encode

from stamtafel.core.errors import BadRecord, StamtafelError
from stamtafel.core.game import Game, OptionValue, game
from stamtafel.core.record import Act, Deal, Record, Step, take
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.server.errors import Declined, TableDamaged
from stamtafel.server.log import Acted, Dealt, Draft, Opened, Row, Sat, Started

CHANCE = SystemRandom()
WORLDS = 4  # in so many imagined states actions sent together are tried first


@dataclass(frozen=True)
class Happened:
    """A step of the game, with the states before and after it."""

    version: int
    step: Step
    before: State
    after: State


@dataclass(frozen=True)
class Asked:
    """What a seat sent: its actions as texts, and the decision they answer."""

    actions: tuple[str, ...]
    decision: int


@dataclass(frozen=True)
class Answer:
    """What a seat sent, and what came of it: the version of its last action, or why not."""

    asked: Asked
    version: int = 0
    error: StamtafelError | None = None


class Story:
    """A table as its log tells it."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.version = 0
        self.digest = ""
        self.game: Game
        self.options: dict[str, OptionValue] = {}
        self.bots = ""
        self.sitting: list[Sat | None] = []  # by seat
        self.tokens: dict[str, int] = {}  # hash of a token to its seat
        self.state: State | None = None
        self.happened: list[Happened] = []
        self.decisions: list[int | None] = []  # by seat: since which version it owes its decision
        self.answers: dict[tuple[int, str], Answer] = {}  # accepted ones by seat and action id

    @property
    def status(self) -> str:
        """Whether people sit down, play, or have finished."""
        if self.state is None:
            return "open"
        return "over" if self.state.over else "playing"

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.sitting)

    def free_seats(self) -> list[int]:
        """The seats on which nobody sits."""
        return [seat for seat, sat in enumerate(self.sitting) if sat is None]

    def names(self) -> list[str]:
        """The names in use at the table."""
        return [sat.name for sat in self.sitting if sat is not None]

    def record(self) -> Record:
        """The game so far, written down."""
        names = tuple(sat.name if sat is not None else "" for sat in self.sitting)
        steps = [one.step for one in self.happened]
        return Record(self.game, self.seats, self.options, names, steps)

    # Taking in what has happened

    def take(self, row: Row) -> None:
        """The next row of the log; raises TableDamaged or BadRecord."""
        if row.version != self.version + 1 or row.previous != self.digest:
            raise TableDamaged("table-damaged", version=row.version)
        try:
            self._take(row)
        except (MsgspecError, KeyError, IndexError) as error:
            raise TableDamaged("table-damaged", version=row.version) from error
        self.version = row.version
        self.digest = row.digest

    def _take(self, row: Row) -> None:
        event = row.event
        if isinstance(event, Opened):
            self._open(event)
        elif isinstance(event, Started):
            self.state = self.game.begin(self.seats, self.options)
        elif isinstance(event, Dealt):
            assert self.state is not None
            order = self.game.read_deal(self.state, event.deal)
            self._happen(row.version, Deal(tuple(order)))
        elif isinstance(event, Sat):
            assert row.seat is not None
            self.sitting[row.seat] = event
            if event.token:
                self.tokens[event.token] = row.seat
        else:
            self._act(row, event)

    def _open(self, event: Opened) -> None:
        """A table finishes under the version of the rules it began with."""
        self.game = game(event.game)
        if event.rules != self.game.version:
            known = self.game.version
            raise BadRecord("record-version", game=event.game, version=event.rules, known=known)
        self.options = event.options
        self.bots = event.bots
        self.sitting = [None] * event.seats
        self.decisions = [None] * event.seats

    def _act(self, row: Row, event: Acted) -> None:
        """An action, and the answer it is part of."""
        assert row.seat is not None
        assert row.action_id is not None
        self._happen(row.version, Act(row.seat, self.game.actions.read(event.action)))
        before = self.answers.get((row.seat, row.action_id))
        actions = before.asked.actions if before is not None else ()
        asked = Asked((*actions, event.action), event.decision)
        self.answers[row.seat, row.action_id] = Answer(asked, row.version)

    def _happen(self, version: int, step: Step) -> None:
        """A step of the game; who begins to owe a decision by it owes it since this version."""
        before = self.state
        assert before is not None
        after = before.clone()
        take(self.game, after, step)
        self.state = after
        self.happened.append(Happened(version, step, before, after))
        for seat in range(self.seats):
            if not (after.owing >> seat) & 1:
                self.decisions[seat] = None
            elif self.decisions[seat] is None or (isinstance(step, Act) and step.seat == seat):
                self.decisions[seat] = version

    # Drafting what is to happen next

    def draft(self) -> Draft:
        """Rows to come behind the last one."""
        return Draft(self.table_id, self.version, self.digest)

    def draft_start(self, bots: Sequence[tuple[int, Sat]]) -> Draft:
        """Bots sit down on free seats, the game begins, and the dealer acts."""
        draft = self.draft()
        for seat, sat in bots:
            draft.add(sat, seat)
        draft.add(Started())
        draft.status = "playing"
        self._deal(draft, self.game.begin(self.seats, self.options))
        return draft

    def draft_actions(self, seat: int, asked: Asked, action_id: str) -> Draft:
        """Actions of a seat, and the deals they lead to; raises Refused or NotUnderstood."""
        assert self.state is not None
        state = self.state.clone()
        actions = [self.game.actions.read(text) for text in asked.actions]
        self._check_in_advance(state, seat, actions)
        draft = self.draft()
        for action in actions:
            self.game.play(state, seat, action)
            draft.add(Acted(self.game.actions.write(action), asked.decision), seat, action_id)
            self._deal(draft, state)
        if state.over:
            draft.status = "over"
        return draft

    def _check_in_advance(self, state: State, seat: int, actions: Sequence[int]) -> None:
        """Several actions may come together if only the last shows their seat something new.

        Otherwise a refusal of a later one would tell what an earlier one would have shown. It is
        judged by imagined states alone, so the answer depends on nothing that the seat cannot know.
        """
        worlds = [state.clone() for _ in range(WORLDS if len(actions) > 1 else 0)]
        for world in worlds:
            world.resample(seat, stream(CHANCE.getrandbits(64), "advance"))
        for action in actions[:-1]:
            for world in worlds:
                self.game.play(world, seat, action)
            views = {encode(self.game.view(world, seat)) for world in worlds}
            if len(views) > 1 or any(world.due for world in worlds):
                raise Declined("one-at-a-time")

    def _deal(self, draft: Draft, state: State) -> None:
        """The dealer acts for as long as a deal is due."""
        while state.due:
            order = CHANCE.sample(range(state.due), state.due)
            draft.add(Dealt(self.game.write_deal(state, order)))
            self.game.deal(state, order)


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
