"""What many games say: shares with intervals over deals, ratings, who beat whom.

The games of one deal are no independent trials, so an interval counts deals, not games: it comes
from how much the sums of a bot's shares differ from deal to deal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from stamtafel.arena.match import Played

Z = NormalDist().inv_cdf(0.975)
RARE = 3.0  # what was never seen in n trials is rarer than 3/n, in 95 of 100 cases
TINY = 1e-9
EXACT = (12.706, 4.303)  # of Student's distribution with one and two degrees of freedom


@dataclass(frozen=True)
class Share:
    """A share of the wins, and where the true one lies in 95 of 100 such tournaments."""

    mean: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Rating:
    """A rating by Plackett and Luce, and how far off it may well be."""

    value: float
    deviation: float


@dataclass(frozen=True)
class Duel:
    """One bot against another in the games in which both sat: won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


def student(degrees: int) -> float:
    """How many deviations hold 95 of 100 (Abramowitz and Stegun 26.7.5)."""
    if degrees <= len(EXACT):
        return EXACT[degrees - 1]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(degrees) ** power for power, term in enumerate(terms, 1))


def share(
    samples: Iterable[tuple[int, float]], even: float, least: float = 0.0, most: float = 1.0
) -> Share:
    """The mean of what was won, each with its deal; `even` if there is nothing to go by.

    No share can be below `least` or above `most`.
    """
    sums: dict[int, float] = defaultdict(float)
    counts: dict[int, int] = defaultdict(int)
    for deal, won in samples:
        sums[deal] += won
        counts[deal] += 1
    every = sum(counts.values())
    if not every:
        return Share(even, least, most, 0)
    mean = sum(sums.values()) / every
    deals = len(sums)
    if deals == 1:
        return Share(mean, least, most, every)
    spread = sum((sums[deal] - mean * counts[deal]) ** 2 for deal in sums)
    wide = student(deals - 1) * sqrt(spread * deals / (deals - 1)) / every
    if wide < TINY:
        wide = RARE / deals  # no deal differed; what did not happen may still happen so often
    return Share(mean, max(least, mean - wide), min(most, mean + wide), every)


def won(game: Played) -> Mapping[int, float]:
    """What each bot of a game has won there on the average of its seats."""
    places = defaultdict(list)
    for bot, returned in zip(game.fixture.lineup, game.returns, strict=True):
        places[bot].append(returned)
    return {bot: sum(returns) / len(returns) for bot, returns in places.items()}


def ratings(games: Sequence[Played], bots: int) -> list[Rating]:
    """The rating of each bot; bots do not change, so no game counts the less for being long ago."""
    from openskill.models import PlackettLuce  # not needed by processes that only play

    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        shares = won(game)
        if len(shares) > 1:
            best = sorted(shares.values(), reverse=True)
            ranks = [float(best.index(value)) for value in shares.values()]
            after = model.rate([[rated[bot]] for bot in shares], ranks=ranks)
            for bot, (better,) in zip(shares, after, strict=True):
                rated[bot] = better
    return [Rating(one.mu, one.sigma) for one in rated]


def duels(games: Sequence[Played], bots: int) -> list[list[Duel]]:
    """Every bot against every other one."""
    tallies = [[[0, 0, 0] for _ in range(bots)] for _ in range(bots)]
    for game in games:
        shares = won(game)
        for bot, mine in shares.items():
            for other, theirs in shares.items():
                tallies[bot][other][0 if mine > theirs else 2 if mine < theirs else 1] += 1
    return [[Duel(*tally) for tally in row] for row in tallies]
