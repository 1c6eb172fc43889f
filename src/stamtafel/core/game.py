"""What a game is to everything around it, and the registry of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, SupportsIndex

from stamtafel.core.encoding import Encoding
from stamtafel.core.errors import GameOver, NotUnderstood, NotYourTurn, Refused
from stamtafel.core.notation import Catalogue, read_number
from stamtafel.core.state import SPECTATOR, Judgement, State, row
from stamtafel.core.view import Phrase, Refusal, View
from stamtafel.core.words import LANGUAGES, Words, words

OptionValue = int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One thing players agree on before a game: a number of a range, one of some words, or a text.

    Its label stands in the words as `option-NAME`, what it does as `option-NAME-help`, and its
    words as `option-NAME-WORD`. A study option makes a game small; no table offers it.
    """

    name: str
    default: OptionValue
    words: tuple[str, ...] = ()
    numbers: range = range(0)
    study: bool = False
    reader: Callable[[str], str] | None = None  # checks a text and brings it into one line
    example: Path | None = None  # a file with the text of the default, to begin one's own from

    def read(self, text: str) -> OptionValue:
        """A value from its text; raises NotUnderstood."""
        if text.strip() in self.words:
            return text.strip()
        if self.reader is not None:
            return self.reader(text)  # with its empty lines, which count
        try:
            number = read_number(text.strip())
        except NotUnderstood:
            number = None
        if number is None or number not in self.numbers:
            raise NotUnderstood("option-value", option=self.name, text=text, allowed=self.allowed)
        return number

    @property
    def allowed(self) -> str:
        """The values as text: `none, 1–100`, with `…` where other texts may be understood."""
        ranges = [f"{self.numbers[0]}–{self.numbers[-1]}"] if self.numbers else []
        texts = ["…"] if self.reader is not None else []
        return ", ".join([*self.words, *ranges, *texts])


def no_more_checks(seats: int, given: Options, options: dict[str, OptionValue]) -> None:
    """The check of a game whose options are independent of each other."""


@dataclass(frozen=True)
class Game:
    """A game: how to begin it, what is allowed, how to write it down, show it and tell it."""

    name: str
    version: int  # the rules version; a record of another one is refused
    seats: range
    options: tuple[Option, ...]
    actions: Catalogue
    home: Path  # its folder, with `words` and perhaps `table`
    longest: int  # no game has more decisions than this
    setup: Callable[[int, Options], State]
    refuse: Callable[[State, int, int], Refusal | None]
    describe: Callable[[int], Phrase]  # an action number as a phrase: what the seat under "by" does
    write_deal: Callable[[State, Sequence[int]], str]
    read_deal: Callable[[State, str], Sequence[int]]
    cards: Callable[[State], tuple[Sequence[str], int]]  # to be dealt, and how many of them matter
    see: Callable[[State, int], View]
    tell: Callable[[State, int | None, int | Sequence[int], State, int | None], tuple[Phrase, ...]]
    encoding: Callable[[State], Encoding]  # of all games with these seats and options
    judgement: Judgement | None = None
    explain: Callable[[State, int, int], Phrase] | None = None  # why a seat may well do something
    lowest_wins: bool = False  # the fewest points win, not the most
    check: Callable[[int, Options, dict[str, OptionValue]], None] = no_more_checks

    def begin(self, seats: int, options: Options | None = None) -> State:
        """A new game, before its first deal; raises NotUnderstood."""
        return self.setup(seats, self.settle(seats, options or {}))

    def settle(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """All options, those not given at their defaults; raises NotUnderstood."""
        if seats not in self.seats:
            allowed = f"{self.seats[0]}–{self.seats[-1]}"
            raise NotUnderstood("seat-count", game=self.name, seats=seats, allowed=allowed)
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise NotUnderstood("no-such-option", game=self.name, option=name)
        settled = {option.name: option.default for option in self.options}
        settled |= {name: known[name].read(str(value)) for name, value in given.items()}
        self.check(seats, given, settled)
        return settled

    def chosen(self, options: Options) -> dict[str, OptionValue]:
        """The options that differ from their defaults: enough to begin the same game again."""
        return {o.name: options[o.name] for o in self.options if options[o.name] != o.default}

    def legal(self, state: State, seat: int) -> tuple[int, ...]:
        """The actions a seat may take now; empty exactly for a seat that owes nothing."""
        return tuple(state.legal(seat))

    def refusal(self, state: State, seat: int, action: int) -> Refusal | None:
        """Why a seat may not take an action now; None exactly for its legal actions.

        Raises NotUnderstood for a number that is no action or no seat.
        """
        self.actions.write(action)
        if not 0 <= seat < state.seats:
            raise NotUnderstood("no-such-seat", text=str(seat))
        return self.refuse(state, seat, action)

    def play(self, state: State, seat: int, action: int) -> None:
        """Take an action; raises Refused or NotUnderstood, changing nothing."""
        refusal = self.refusal(state, seat, action)
        if refusal is None:
            state.apply(seat, action)
            return
        kind = GameOver if state.over else Refused if (state.owing >> seat) & 1 else NotYourTurn
        raise kind(refusal, self.home / "words", seat_names(state.seats))

    def deal(self, state: State, order: Sequence[int]) -> None:
        """The dealer acts; raises NotUnderstood if `order` is no permutation of range(due)."""
        if not state.due or sorted(order) != list(range(state.due)):
            raise NotUnderstood("no-such-deal", text=" ".join(map(str, order)))
        state.deal(row(order))

    def view(self, state: State, seat: int | None = None) -> View:
        """What one seat, or a spectator, may know."""
        return self.see(state, SPECTATOR if seat is None else seat)

    def words(self, language: str) -> Words:
        """The game's sentences in a language; raises NotUnderstood."""
        if language not in LANGUAGES:
            raise NotUnderstood("no-such-language", language=language, known=", ".join(LANGUAGES))
        return words(self.home / "words", language)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        if games().get(self.name) is self:
            return game, (self.name,)  # so that records travel between processes
        return super().__reduce_ex__(protocol)


def seat_names(seats: int) -> tuple[str, ...]:
    """Names where nobody gave any."""
    return tuple(f"P{seat + 1}" for seat in range(seats))


@lru_cache(maxsize=1)
def games() -> dict[str, Game]:
    """Every game by name: the folders of `stamtafel.games`, then the entry points of that group."""
    home = import_module("stamtafel.games")
    found = [import_module(f"{home.__name__}.{m.name}").GAME for m in iter_modules(home.__path__)]
    found += [point.load() for point in entry_points(group="stamtafel.games")]
    return {game.name: game for game in found}


def game(name: str) -> Game:
    """The game of that name; raises NotUnderstood."""
    if name not in games():
        raise NotUnderstood("no-such-game", game=name, known=", ".join(games()))
    return games()[name]
