"""One game of a tournament: bots on chairs, and what happens to one that fails.

A bot that fails loses at once on all its seats, and the seats of the others share the win equally.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, field
from operator import index
from time import monotonic
from typing import Final, TypeVar

from stamtafel.arena.local import maker, shown, told
from stamtafel.arena.schedule import Fixture
from stamtafel.bots.chair import Chair
from stamtafel.bots.levels import Bot
from stamtafel.bots.searching import Budget
from stamtafel.core.game import OptionValue, game
from stamtafel.core.record import Act, Deal, Record, Step, take
from stamtafel.core.rng import stream

NOBODY: Final = -1.0
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Terms:
    """What all games of a tournament have in common.

    `limit` is in seconds a decision, `home` the folder in which the bots were named.
    """

    game: str
    seats: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    seed: int
    budget: Budget
    limit: float
    home: str


@dataclass(frozen=True)
class Task:
    """A game to be played, named in such a way that any process can play it."""

    terms: Terms
    fixture: Fixture
    recorded: bool = False

    def name(self, seat: int) -> str:
        """The name of the bot on a seat."""
        return self.terms.bots[self.fixture.lineup[seat]]


@dataclass(frozen=True)
class Fault:
    """Why a bot has lost at once: it `raised`, gave an `illegal` answer, was `slow` or `died`."""

    game: int
    seat: int
    bot: str
    kind: str
    what: str = ""


@dataclass(frozen=True)
class Played:
    """What is kept of a game; `first` is what the seat that `started` did as it decided alone."""

    fixture: Fixture
    returns: tuple[float, ...]
    scores: tuple[int, ...] = ()
    decisions: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    longest: tuple[float, ...] = ()
    started: int | None = None
    first: str = ""
    record: str = ""
    fault: Fault | None = None


def failed(task: Task, seat: int, kind: str, what: str = "") -> Fault:
    """What is said of the bot on a seat that has failed."""
    return Fault(task.fixture.number, seat, task.name(seat), kind, what)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with a number behind those that several have."""
    return tuple(
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    )


def shares(task: Task, fault: Fault) -> tuple[float, ...]:
    """The returns of a game in which a bot has failed; alone at a table it loses one seat."""
    lineup = task.fixture.lineup
    others = [bot != lineup[fault.seat] for bot in lineup]
    if not any(others):
        others = [seat != fault.seat for seat in range(len(lineup))]
    return tuple(other / sum(others) for other in others)


def forfeit(task: Task, fault: Fault) -> Played:
    """A game of which nothing is known but who failed in it."""
    return Played(task.fixture, shares(task, fault), fault=fault)


class Failed(Exception):
    """A bot has failed."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(kind, what)
        self.kind = kind
        self.what = what


@dataclass
class Tally:
    """What a seat has spent."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


@dataclass
class Match:
    """A game being played; `thinking` always shows others which seat thinks, and since when."""

    task: Task
    thinking: MutableSequence[float] = field(default_factory=lambda: [NOBODY, 0.0])

    def __post_init__(self) -> None:
        terms, seats = self.task.terms, range(self.task.terms.seats)
        self.game = game(terms.game)
        self.record = Record.begin(self.game, terms.seats, terms.options)
        self.record.names = told_apart([*map(self.task.name, seats)])
        self.state = self.record.state()
        self.dealt = 0
        self.together = 0  # the seats that owe a decision since another seat owed one, as bits
        self.opening: Act | None = None
        self.tallies = [Tally() for _ in seats]
        number = self.task.fixture.number
        self.chances = [stream(terms.seed, f"bot/{number}/{seat}") for seat in seats]

    def play(self) -> Played:
        """The whole game, or as far as it goes."""
        seat = 0
        terms = self.task.terms
        names = map(self.task.name, range(terms.seats))
        makers = [maker(name, terms.budget, terms.home) for name in names]
        try:
            bots = []
            for seat, make in enumerate(makers):
                bots.append(self.timed(seat, make)[0])
            while not self.state.over:
                if self.state.due:
                    self.happen(self.deal())
                    continue
                seat = self.state.turn
                self.happen(Act(seat, self.choice(seat, bots[seat])))
        except Failed as error:
            return self.over(failed(self.task, seat, error.kind, error.what))
        return self.over(None)

    def deal(self) -> Deal:
        """The next deal, the same one in all games of the group."""
        name = f"deal/{self.task.fixture.deal}/{self.dealt}"
        self.dealt += 1
        return Deal(tuple(stream(self.task.terms.seed, name).order(self.state.due)))

    def choice(self, seat: int, bot: Bot) -> int:
        """What a bot answers; raises Failed."""
        chair = Chair(self.game, self.state, seat, self.chances[seat], self.task.terms.limit)
        answer, seconds = self.timed(seat, lambda: bot.choose(chair, self.chances[seat]))
        tally = self.tallies[seat]
        tally.decisions += 1
        tally.seconds += seconds
        tally.longest = max(tally.longest, seconds)
        if seconds > self.task.terms.limit:
            raise Failed("slow", f"{seconds:.1f} s")
        return self.timed(seat, lambda: self.allowed(seat, answer))[0]

    def allowed(self, seat: int, answer: object) -> int:
        """The action that an answer names; raises Failed."""
        try:
            action = index(answer)  # type: ignore[arg-type]
        except TypeError:
            raise Failed("illegal", shown(answer)) from None
        known = 0 <= action < len(self.game.actions)
        if not known or action not in self.game.legal(self.state, seat):
            raise Failed("illegal", self.game.actions.write(action) if known else shown(action))
        return action

    def timed(self, seat: int, do: Callable[[], Answer]) -> tuple[Answer, float]:
        """What a bot does, and for how many seconds; raises Failed."""
        begun = self.thinking[1] = monotonic()
        self.thinking[0] = float(seat)
        try:
            return do(), monotonic() - begun
        except Failed:
            raise
        except BaseException as error:
            raise Failed("raised", told(error)) from error
        finally:
            self.thinking[0] = NOBODY

    def happen(self, step: Step) -> None:
        """Take a step and write it down."""
        if isinstance(step, Act):
            alone = self.state.owing == 1 << step.seat and self.together != 1 << step.seat
            if self.opening is None and alone:
                self.opening = step
            self.together = self.state.owing & ~(1 << step.seat)
        take(self.game, self.state, step)
        self.record.steps.append(step)

    def over(self, fault: Fault | None) -> Played:
        """What is kept."""
        opening = self.opening
        return Played(
            self.task.fixture,
            tuple(self.state.returns()) if fault is None else shares(self.task, fault),
            tuple(self.state.scores()),
            tuple(tally.decisions for tally in self.tallies),
            tuple(tally.seconds for tally in self.tallies),
            tuple(tally.longest for tally in self.tallies),
            None if opening is None else opening.seat,
            "" if opening is None else self.game.actions.write(opening.action),
            self.record.write() if self.task.recorded else "",
            fault,
        )
