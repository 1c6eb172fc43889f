"""Which seats and options the suite plays: each value of each option, and each pair, once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Game, Option, OptionValue, game

Given = dict[str, OptionValue]


@dataclass(frozen=True)
class Case:
    """A game with so many seats and these options."""

    name: str
    seats: int
    given: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> Game:
        """The game itself."""
        return game(self.name)

    def __str__(self) -> str:
        """How the case is called in the list of tests."""
        return "-".join([self.name, str(self.seats), *(f"{n}={v}" for n, v in self.given)])


def values(option: Option) -> tuple[OptionValue, ...]:
    """One of each kind of value: every word, the default, the lowest and the highest number."""
    ends = (option.numbers[0], option.numbers[-1]) if option.numbers else ()
    return tuple(dict.fromkeys((option.default, *option.words, *ends)))


def allowed(game: Game, seats: int, given: Given) -> bool:
    """Whether a game with so many seats can be begun with these options."""
    try:
        game.settle(seats, given)
    except NotUnderstood:
        return False
    return True


def possible(game: Game, given: Given) -> bool:
    """Whether any number of seats allows these options."""
    return any(allowed(game, seats, given) for seats in game.seats)


def completed(game: Game, given: Given) -> Given | None:
    """The options, with one more if they ask for it; None if they exclude each other."""
    if possible(game, given):
        return given
    for option in game.options:
        for value in values(option) if option.name not in given else ():
            if possible(game, given | {option.name: value}):
                return given | {option.name: value}
    return None


def pairs(given: Given) -> set[frozenset[tuple[str, OptionValue]]]:
    """All single values and all pairs of values."""
    items = list(given.items())
    return {frozenset(some) for size in (1, 2) for some in combinations(items, size)}


def wanted(game: Game) -> dict[frozenset[tuple[str, OptionValue]], Given]:
    """Every single value and every pair that can be played, and options to play it with."""
    found = {}
    singles = [(option.name, value) for option in game.options for value in values(option)]
    twos = [two for two in combinations(singles, 2) if two[0][0] != two[1][0]]
    for group in [*((one,) for one in singles), *twos]:
        given = completed(game, dict(group))
        if given is not None:
            found[frozenset(group)] = given
    return found


def rows(game: Game) -> Iterator[Given]:
    """Options that together cover all values and pairs, each filled up with what is still open."""
    still = wanted(game)
    while still:
        row = dict(next(iter(still.values())))
        for option in game.options:
            if option.name in row:
                continue
            trials = [row | {option.name: value} for value in values(option)]
            trials = [trial for trial in trials if possible(game, trial)]
            row = max(trials, key=lambda trial: len(pairs(trial) & still.keys()), default=row)
        covered = pairs(row)
        still = {group: given for group, given in still.items() if group not in covered}
        yield row


def cases(game: Game, wide: bool) -> list[Case]:
    """The defaults with every number of seats, then each row with one number of seats (or all)."""
    found = [Case(game.name, seats, ()) for seats in game.seats]
    for number, row in enumerate(rows(game)):
        fitting = [seats for seats in game.seats if allowed(game, seats, row)]
        chosen = fitting if wide else [fitting[number % len(fitting)]]
        found += [Case(game.name, seats, tuple(row.items())) for seats in chosen]
    return found
