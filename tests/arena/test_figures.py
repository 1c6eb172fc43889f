"""Shares, intervals and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from stamtafel.arena.charts import bars, columns
from stamtafel.arena.fairness import ordered
from stamtafel.arena.figures import Duel, duels, ratings, share, student
from stamtafel.arena.match import Played, Terms
from stamtafel.arena.results import Result
from stamtafel.arena.schedule import Fixture, Schedule
from stamtafel.bots.searching import Budget
from stamtafel.core.rng import stream


def played(number: int, lineup: Sequence[int], returns: Sequence[float]) -> Played:
    """A game that ended so."""
    return Played(Fixture(number, number // 4, tuple(lineup)), tuple(returns))


@pytest.mark.parametrize(
    ("degrees", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)],
)
def test_few_deals_make_wide_intervals(degrees: int, known: float) -> None:
    """The factor is that of the printed tables."""
    assert student(degrees) == pytest.approx(known, abs=0.01)


def test_an_interval_is_that_of_the_means_of_the_deals() -> None:
    """With equally many games a deal it is the usual one over the means."""
    samples = [(0, 1.0), (0, 0.0), (1, 0.5), (1, 0.25), (2, 0.0), (2, 0.0)]
    found = share(samples, 0.5)
    means = [0.5, 0.375, 0.0]
    mean = sum(means) / 3
    error = (sum((one - mean) ** 2 for one in means) / 2 / 3) ** 0.5
    assert found.mean == pytest.approx(mean)
    assert found.high == pytest.approx(mean + student(2) * error)
    assert (found.low, found.games) == (0.0, 6)


def test_games_of_one_deal_count_as_one() -> None:
    """The same game four times over makes nothing surer."""
    once = [(deal, float(deal % 3 == 0)) for deal in range(30)]
    assert share(once * 4, 0.5).low == pytest.approx(share(once, 0.5).low)
    apart = [(4 * deal + turn, won) for deal, won in once for turn in range(4)]
    assert share(apart, 0.5).low > share(once, 0.5).low


def test_what_never_happened_may_still_happen() -> None:
    """After 30 deals that all went alike one of ten may go otherwise; after none, anything may."""
    lost = share([(deal, 0.0) for deal in range(30)], 0.25)
    assert (lost.mean, lost.low) == (0.0, 0.0)
    assert lost.high == pytest.approx(0.1)
    even = share([(deal, won) for deal in range(30) for won in (0.0, 1.0)], 0.5)
    assert (even.low, even.high) == pytest.approx((0.4, 0.6))
    assert share([(0, 1.0)], 0.25).low == 0.0
    none = share([], 0.25)
    assert (none.mean, none.low, none.high) == (0.25, 0.0, 1.0)


def test_intervals_of_equal_bots_hold_an_even_share() -> None:
    """About 95 of 100 tournaments of equal bots have one seat's worth in their interval."""
    held = 0
    for seed in range(300):
        rng = stream(seed, "equal")
        samples = []
        for fixture in Schedule(4, 4, 100, seed):
            winner = fixture.lineup[rng.below(4)]
            samples.append((fixture.deal, float(winner == 0)))
        found = share(samples, 0.25)
        held += found.low <= 0.25 <= found.high
    assert 275 <= held <= 297


def test_who_wins_more_is_rated_higher() -> None:
    """The best is rated best, and after more games with less doubt; equals are rated alike."""
    games = [played(n, (0, 1, 2, 3), (1.0, 0.0, 0.0, 0.0)) for n in range(10)]
    games += [played(n, (3, 2, 1, 0), (0.0, 0.5, 0.5, 0.0)) for n in range(10, 14)]
    best, second, third, last = ratings(games, 4)
    assert best.value > second.value > last.value
    assert second.value == pytest.approx(third.value)
    assert best.deviation < ratings(games[:2], 4)[0].deviation


def test_a_bot_is_not_rated_against_itself() -> None:
    """Who sits on all seats stays where it began."""
    (alone,) = ratings([played(0, (0, 0), (1.0, 0.0))], 1)
    assert alone.value == 25.0


def test_duels_compare_what_two_bots_won() -> None:
    """Several seats of a bot count by their average."""
    games = [played(0, (0, 1, 0), (0.5, 0.5, 0.0)), played(1, (0, 1, 2), (0.5, 0.0, 0.5))]
    table = duels(games, 3)
    assert table[0][1] == Duel(won=1, drawn=0, lost=1)
    assert table[1][0] == Duel(won=1, drawn=0, lost=1)
    assert table[0][2] == Duel(won=0, drawn=1, lost=0)
    assert table[2][1] == Duel(won=1, drawn=0, lost=0)


def outcome(bots: int, seats: int, games: list[Played]) -> Result:
    """What a tournament of so many bots has found out."""
    names = tuple(map(str, range(bots)))
    return Result(Terms("any", seats, {}, names, 1, Budget(), 1.0, "."), tuple(games))


@pytest.mark.parametrize(("bots", "most"), [(1, 0.25), (2, 0.5), (3, 0.75), (4, 1.0), (5, 1.0)])
def test_no_interval_goes_beyond_what_can_be(bots: int, most: float) -> None:
    """One name on two seats of four wins half a seat's worth at the most, and alone just that."""
    plan = list(Schedule(bots, 4, 100, seed=1))
    games = [
        Played(one, tuple(float(place == one.lineup.index(min(one.lineup))) for place in range(4)))
        for one in plan
    ]
    found = outcome(bots, 4, games).share(0)
    assert found.high == found.mean == pytest.approx(most)
    assert (found.low == found.mean) == (bots == 1)
    few = outcome(bots, 4, games[:1]).share(games[0].fixture.lineup[0])
    assert few.low == (0.25 if bots == 1 else 0.0)


def test_order_is_counted_from_whoever_starts() -> None:
    """The next one is the next seat round the table."""
    game = replace(played(0, (0, 1, 2), (0.0, 0.25, 0.75)), started=1)
    result = outcome(3, 3, [game])
    assert [ordered(result, place) for place in range(3)] == [[(0, 0.25)], [(0, 0.75)], [(0, 0.0)]]


@pytest.mark.parametrize("numbers", [[5], [1, 2, 2, 9], list(range(100)), [-3, 40, 41, 41]])
def test_columns_hold_every_number_once(numbers: list[int]) -> None:
    """All ranges are of one width and hold all numbers; there are not too many of them."""
    found = columns(numbers)
    assert sum(one.count for one in found) == len(numbers)
    assert len({one.most - one.least for one in found}) == 1
    for one in found:
        assert one.count == sum(one.least <= number <= one.most for number in numbers)
    assert 1 <= len(found) <= 13
    assert max(one.height for one in found) == 1.0


def test_bars_below_nothing_have_no_length() -> None:
    """A rating can be below 0; it is told, and nothing is drawn to the left."""
    low, high = bars([("bad", "−3", -3.0, -6.0, 0.0), ("good", "30", 30.0, 28.0, 40.0)])
    assert (low.text, low.at, low.low, low.high) == ("−3", 0.0, 0.0, 0.0)
    assert (high.at, high.high) == (0.75, 1.0)
