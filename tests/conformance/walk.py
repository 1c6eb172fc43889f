"""Random games, step by step, and what can be compared about a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from stamtafel.core.game import Game
from stamtafel.core.record import Act, Deal, Record, Step, take
from stamtafel.core.rng import Rng, stream
from stamtafel.core.state import SPECTATOR, State
from stamtafel.core.view import Phrase, View
from tests.conformance.cases import Case

HORIZON = 20  # so many steps on, two positions are compared
SOME = 40  # so many actions are tried where not all of them are
FEW = 3  # every other game chooses among so many of its first actions only


class Position:
    """A state that nobody changes, and what each viewer sees of it."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    @cached_property
    def views(self) -> dict[int, View]:
        """What each viewer may know."""
        return {viewer: look(self.game, self.state, viewer) for viewer in everyone(self.state)}

    @cached_property
    def sent(self) -> dict[int, bytes]:
        """What each viewer may know, as it is sent."""
        return {viewer: msgspec.json.encode(view) for viewer, view in self.views.items()}


@dataclass(frozen=True)
class Moment:
    """One step of a game, with the position before and after it."""

    number: int
    before: Position
    step: Step
    after: Position


@dataclass(frozen=True)
class Walk:
    """A random game of a case, and the steps of it that are looked at closely."""

    case: Case
    seed: int
    record: Record
    moments: tuple[Moment, ...]
    last: Position
    decisions: int

    @cached_property
    def game(self) -> Game:
        """The game that is played."""
        return self.case.game

    @cached_property
    def positions(self) -> list[Position]:
        """The positions looked at, the last one included."""
        return [*(moment.before for moment in self.moments), self.last]

    @cached_property
    def states(self) -> list[State]:
        """The states looked at, the last one included."""
        return [position.state for position in self.positions]

    def rng(self, use: str) -> Rng:
        """Chance for one use in this game."""
        return stream(self.seed, f"{self.case}/{use}")


def positions(walks: list[Walk]) -> Iterator[Position]:
    """The positions looked at in all games."""
    for walk in walks:
        yield from walk.positions


def everyone(state: State) -> range:
    """All viewers: the spectator, then the seats."""
    return range(SPECTATOR, state.seats)


def owing(state: State) -> list[int]:
    """The seats that owe a decision."""
    return [seat for seat in range(state.seats) if (state.owing >> seat) & 1]


def seen(game: Game, state: State, viewer: int) -> bytes:
    """What a viewer may know, as it is sent."""
    return msgspec.json.encode(look(game, state, viewer))


def look(game: Game, state: State, viewer: int) -> View:
    """What a viewer may know."""
    return game.view(state, None if viewer == SPECTATOR else viewer)


def told(game: Game, before: State, step: Step, after: State, viewer: int) -> tuple[Phrase, ...]:
    """What a viewer is told of a step."""
    watcher = None if viewer == SPECTATOR else viewer
    if isinstance(step, Act):
        return game.tell(before, step.seat, step.action, after, watcher)
    return game.tell(before, None, step.order, after, watcher)


def stepped(game: Game, before: State, step: Step) -> State:
    """A copy of a state, one step on."""
    after = before.clone()
    take(game, after, step)
    return after


def faces(game: Game, state: State) -> tuple[bytes, ...]:
    """All that anybody can see of a position."""
    return tuple(seen(game, state, viewer) for viewer in everyone(state))


def assert_legal_is_not_refused(game: Game, state: State, whole: bool, rng: Rng) -> None:
    """Compare the list of legal actions with the refusals of actions, listed ones included."""
    for seat in range(state.seats):
        legal = game.legal(state, seat)
        for action in {*legal, *some_actions(game, whole, rng)}:
            refusal = game.refusal(state, seat, action)
            assert (refusal is None) == (action in legal), (
                seat,
                game.actions.write(action),
                refusal,
            )


def some_actions(game: Game, whole: bool, rng: Rng) -> list[int]:
    """All action numbers, or some of them."""
    if whole or len(game.actions) <= SOME:
        return list(range(len(game.actions)))
    return [int(rng.below(len(game.actions))) for _ in range(SOME)]


def pick(actions: Sequence[int], few: bool, rng: Rng) -> int:
    """One of these actions, or of the first few."""
    return actions[rng.below(min(len(actions), FEW) if few else len(actions))]


def choose(game: Game, state: State, few: bool, rng: Rng) -> Step:
    """What happens next: a deal, or an action of any of the seats that owe one."""
    if state.due:
        return Deal(tuple(rng.order(state.due)))
    seats = owing(state)
    seat = seats[rng.below(len(seats))]
    return Act(seat, pick(game.legal(state, seat), few, rng))


def fate(game: Game, state: State) -> list[object]:
    """How a position goes on by a given chance: two that are the same go on the same."""
    twin = state.clone()
    rng = stream(0, "fate")
    story: list[object] = []
    for _ in range(HORIZON):
        if twin.over:
            return [*story, list(twin.scores()), list(twin.returns())]
        step = choose(game, twin, False, rng)
        story.append(step)
        take(game, twin, step)
    return [*story, list(twin.scores()), list(twin.legal(max(twin.turn, 0)))]


def play(case: Case, seed: int) -> Record:
    """One random game to its end; odd seeds choose among the first few actions only."""
    game = case.game
    record = Record.begin(game, case.seats, dict(case.given))
    state = record.state()
    rng = stream(seed, str(case))
    while not state.over:
        step = choose(game, state, seed % 2 == 1, rng)
        take(game, state, step)
        record.steps.append(step)
        assert len(record.steps) <= 3 * game.longest + 100, "the game does not end"
    return record


def watched(record: Record, most: int, rng: Rng) -> set[int]:
    """The steps to look at: all of a short game; else half about deals, half anywhere."""
    total = len(record.steps)
    if total <= most:
        return set(range(total))
    deals = [number for number, step in enumerate(record.steps) if isinstance(step, Deal)]
    about = [number + late for number in deals for late in (-1, 0, 1, 2)]
    about = sorted({number for number in about if 0 <= number < total})
    chosen = {about[place] for place in list(rng.order(len(about)))[: most // 2]}
    for number in rng.order(total):
        if len(chosen) < most:
            chosen.add(int(number))
    return chosen


def walk(case: Case, seed: int, most: int) -> Walk:
    """A random game of a case, at most so many steps of it to be looked at."""
    record = play(case, seed)
    chosen = watched(record, most, stream(seed, f"{case}/watched"))
    moments = [
        Moment(number, Position(case.game, before), step, Position(case.game, after))
        for number, (before, step, after) in enumerate(record.replay())
        if number in chosen
    ]
    decisions = sum(isinstance(step, Act) for step in record.steps)
    last = Position(case.game, record.state())
    return Walk(case, seed, record, tuple(moments), last, decisions)
