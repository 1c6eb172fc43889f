"""How fair a game is: by seat, by order of play, by first choice, and under each house rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import mean, median
from typing import Any

from stamtafel.arena.figures import Share, share
from stamtafel.arena.match import Fault, Played, Terms
from stamtafel.arena.results import DIGITS, Result, faults_as_data
from stamtafel.arena.tournaments import LIMIT, Progress, play, settled
from stamtafel.arena.workers import Lost
from stamtafel.bots.levels import DEFAULT, STEADY
from stamtafel.bots.searching import Budget
from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Game, Option, Options, OptionValue, game

FIRSTS = 12  # so many first choices are told, the most frequent ones
NUMBERS = 3  # an option of at most so many numbers is tried with each


@dataclass(frozen=True)
class Variant:
    """The game with one option at another value; the first variant has none."""

    option: str
    value: OptionValue
    result: Result

    @property
    def start(self) -> Share:
        """What whoever starts wins."""
        return by_order(self.result)[0]

    @property
    def gap(self) -> float:
        """How much more the best seat wins than the worst."""
        means = [one.mean for one in by_seat(self.result)]
        return max(means) - min(means)


@dataclass(frozen=True)
class Balance:
    """What many games say about the game itself."""

    variants: tuple[Variant, ...]

    @property
    def result(self) -> Result:
        """The games with the options asked for."""
        return self.variants[0].result

    @property
    def interrupted(self) -> bool:
        """Whether it was ended before its time."""
        return any(variant.result.interrupted for variant in self.variants)

    @property
    def lost(self) -> Lost | None:
        """The game that cannot be played, if one ended it."""
        return self.result.lost

    @property
    def faults(self) -> list[Fault]:
        """Every failure of a bot, under any options."""
        return [fault for variant in self.variants for fault in variant.result.faults]

    def as_data(self) -> dict[str, Any]:
        """The balance for a program."""
        result = self.result
        return {
            "game": result.game,
            "seats": result.seats,
            "games": result.games,
            "bots": list(result.terms.bots),
            "by_seat": [{"seat": s} | rounded(one) for s, one in enumerate(by_seat(result))],
            "by_order": [{"place": p} | rounded(one) for p, one in enumerate(by_order(result))],
            "by_first": [{"action": text} | rounded(one) for text, one in by_first(result)],
            "by_option": [variant_as_data(variant) for variant in self.variants],
            "length": summary(result.lengths),
            "spread": summary(spreads(result)),
            "seed": result.terms.seed,
            "options": result.terms.options,
            "faults": faults_as_data(self.faults),
            "interrupted": self.interrupted,
        }


def balance(
    game: str,
    bots: Sequence[str] = (DEFAULT,),
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    options: Options | None = None,
    budget: Budget = STEADY,
    limit: float = LIMIT,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Let bots play a game with the options given, then with each other value of each option.

    Told as to `tournament`; so many games are played each time, always with the same seed.
    """
    terms = settled(game, bots, seats, seed, options, budget, limit)
    varied = variants(terms, options or {})
    results = play([one for _, _, one in varied], games, jobs, ray, None, progress)
    found = [Variant(*one[:2], result) for one, result in zip(varied, results, strict=True)]
    return Balance(tuple(v for v in found if v.result.games or v is found[0]))


def variants(terms: Terms, given: Options) -> list[tuple[str, OptionValue, Terms]]:
    """The game as it is asked for, and with each other value of each option that goes with it."""
    played = game(terms.game)
    found: list[tuple[str, OptionValue, Terms]] = [("", "", terms)]
    for option in played.options:
        for value in others(option, terms.options[option.name]):
            agreed = agreed_on(played, terms.seats, {**given, option.name: value})
            if agreed is not None:
                found.append((option.name, value, replace(terms, options=agreed)))
    return found


def others(option: Option, value: OptionValue) -> list[OptionValue]:
    """The other values of an option that people agree on, if they can be counted."""
    numbers = option.numbers if len(option.numbers) <= NUMBERS else ()
    return [] if option.study else [one for one in (*option.words, *numbers) if one != value]


def agreed_on(played: Game, seats: int, options: Options) -> dict[str, OptionValue] | None:
    """All options; None if these exclude each other."""
    try:
        return played.settle(seats, options)
    except NotUnderstood:
        return None


def by_seat(result: Result) -> list[Share]:
    """What each seat wins."""
    return [result.share(None, seat) for seat in range(result.seats)]


def by_order(result: Result) -> list[Share]:
    """What is won by whoever starts, by the next one, and so on."""
    return [share(ordered(result, place), 1 / result.seats) for place in range(result.seats)]


def ordered(result: Result, place: int) -> list[tuple[int, float]]:
    """Deal by deal what was won so many places behind the start."""
    return [
        (one.fixture.deal, one.returns[(one.started + place) % result.seats])
        for one in result.played
        if one.started is not None
    ]


def by_first(result: Result) -> list[tuple[str, Share]]:
    """What whoever starts wins with each first action, the most frequent ones first."""
    opened = [one for one in result.played if one.started is not None and one.first]
    frequent = Counter(one.first for one in opened).most_common(FIRSTS)
    return [(first, share(opening(opened, first), 1 / result.seats)) for first, _ in frequent]


def opening(games: Sequence[Played], first: str) -> list[tuple[int, float]]:
    """Deal by deal what was won by whoever started with an action."""
    return [
        (one.fixture.deal, one.returns[one.started])
        for one in games
        if one.started is not None and one.first == first
    ]


def spreads(result: Result) -> list[int]:
    """How far the scores of each game lie apart."""
    return [max(one.scores) - min(one.scores) for one in result.played if one.fault is None]


def summary(numbers: Sequence[int]) -> dict[str, float]:
    """What is typical of some numbers."""
    if not numbers:
        return {"mean": 0.0, "median": 0.0, "least": 0, "most": 0}
    middle = {"mean": round(mean(numbers), 3), "median": float(median(numbers))}
    return middle | {"least": min(numbers), "most": max(numbers)}


def rounded(one: Share) -> dict[str, float]:
    """A share for a program."""
    numbers = {"win_share": one.mean, "low": one.low, "high": one.high}
    return {key: round(value, DIGITS) for key, value in numbers.items()} | {"games": one.games}


def variant_as_data(variant: Variant) -> dict[str, Any]:
    """A variant for a program; `start` is what whoever starts wins."""
    return {
        "option": variant.option or None,
        "value": variant.value if variant.option else None,
        "games": variant.result.games,
        "start": rounded(variant.start),
        "seat_gap": round(variant.gap, DIGITS),
        "length": summary(variant.result.lengths)["mean"],
        "spread": summary(spreads(variant.result))["mean"],
    }
