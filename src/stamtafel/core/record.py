"""A game written down so that it can be replayed without a generator.

A record is a text that a person can read::

    stamtafel record 1
    game pebbles 1
    seats 5
    option rounds 1
    player 0 Anna
    deal 3 -1 6 5 2 | 0 1 4
    0 ask 3
    3 refuse
    ...
    end 5 3 -1 4 2
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from stamtafel.core.errors import BadRecord, NotUnderstood, StamtafelError
from stamtafel.core.game import Game, Options, OptionValue, game, seat_names
from stamtafel.core.notation import read_number
from stamtafel.core.state import State

HEAD = "stamtafel record 1"
OPEN_END = "unfinished"


@dataclass(frozen=True)
class Act:
    """One action of one seat."""

    seat: int
    action: int


@dataclass(frozen=True)
class Deal:
    """What the dealer dealt: a permutation of range(due)."""

    order: tuple[int, ...]


Step = Act | Deal


@dataclass
class Record:
    """Game, rules version, options, seats, deals and actions: enough to replay."""

    game: Game
    seats: int
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def begin(cls, game: Game, seats: int, options: Options | None = None) -> Record:
        """An empty record of a new game; raises NotUnderstood."""
        return cls(game, seats, game.settle(seats, options or {}), seat_names(seats))

    def replay(self) -> Iterator[tuple[State, Step, State]]:
        """Every step with the state before and after it, each state a copy of its own."""
        before = self.game.setup(self.seats, self.options)
        for step in self.steps:
            after = before.clone()
            take(self.game, after, step)
            yield before, step, after
            before = after

    def state(self) -> State:
        """The state after the last step."""
        state = self.game.setup(self.seats, self.options)
        for step in self.steps:
            take(self.game, state, step)
        return state

    def write(self) -> str:
        """The record as text."""
        lines = [HEAD, f"game {self.game.name} {self.game.version}", f"seats {self.seats}"]
        chosen = self.game.chosen(self.options)
        lines += [f"option {name} {value}" for name, value in chosen.items()]
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.names)]
        state = self.game.setup(self.seats, self.options)
        for step in self.steps:
            lines.append(write_step(self.game, state, step))
            take(self.game, state, step)
        lines.append(last_line(state))
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its text, replayed and checked; raises BadRecord."""
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if not lines or lines[0] != HEAD:
            raise BadRecord("record-foreign")
        try:
            record, rest = _read_head(lines)
        except NotUnderstood as error:
            raise BadRecord("record-head", why=error) from error
        return _read_steps(record, lines, rest)


def take(game: Game, state: State, step: Step) -> None:
    """Let a step happen; raises Refused or NotUnderstood, changing nothing."""
    if isinstance(step, Act):
        game.play(state, step.seat, step.action)
    else:
        game.deal(state, step.order)


def write_step(game: Game, state: State, step: Step) -> str:
    """A step that is about to happen as a line of a record."""
    if isinstance(step, Act):
        return f"{step.seat} {game.actions.write(step.action)}"
    return f"deal {game.write_deal(state, step.order)}"


def read_step(game: Game, state: State, line: str) -> Step:
    """A step from its line; raises NotUnderstood."""
    word, _, rest = line.partition(" ")
    if word == "deal":
        if not state.due:
            raise NotUnderstood("no-such-deal", text=rest)
        return Deal(tuple(game.read_deal(state, rest)))
    return Act(read_number(word), game.actions.read(rest))


def last_line(state: State) -> str:
    """How a record ends: the scores of a finished game, or that it is unfinished."""
    return "end " + " ".join(str(score) for score in state.scores()) if state.over else OPEN_END


def _read_head(lines: Sequence[str]) -> tuple[Record, int]:
    """The record of the first lines, and the number of the line behind them."""
    heads: dict[str, list[str]] = {"game": [], "seats": [], "option": [], "player": []}
    rest = 1
    while rest < len(lines) and (word := lines[rest].split(maxsplit=1))[0] in heads:
        heads[word[0]].append(word[1] if len(word) > 1 else "")
        rest += 1
    if len(heads["game"]) != 1 or len(heads["seats"]) != 1:
        raise BadRecord("record-no-game")
    name, _, version = heads["game"][0].partition(" ")
    played = game(name)
    if version != str(played.version):
        raise BadRecord("record-version", game=name, version=version, known=played.version)
    options = {text.partition(" ")[0]: text.partition(" ")[2] for text in heads["option"]}
    record = Record.begin(played, read_number(heads["seats"][0]), options)
    names = list(record.names)
    for text in heads["player"]:
        seat, _, player = text.partition(" ")
        if read_number(seat) not in range(record.seats):
            raise NotUnderstood("no-such-seat", text=seat)
        names[int(seat)] = player
    record.names = tuple(names)
    return record, rest


def _read_steps(record: Record, lines: Sequence[str], rest: int) -> Record:
    """Replay the lines behind the head into the record."""
    state = record.state()
    if len(lines) <= rest:
        raise BadRecord("record-cut-off")
    for number, line in enumerate(lines[rest:-1], rest + 1):
        try:
            step = read_step(record.game, state, line)
            take(record.game, state, step)
        except StamtafelError as error:
            raise BadRecord("record-line", line=number, text=line, why=error) from error
        record.steps.append(step)
    if lines[-1] != last_line(state):
        key = "record-end" if lines[-1].startswith(("end", OPEN_END)) else "record-cut-off"
        raise BadRecord(key, text=lines[-1], known=last_line(state))
    return record
