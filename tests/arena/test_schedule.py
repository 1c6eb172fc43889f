"""Who plays where: every bot on every seat with every deal, and all equally often."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from stamtafel.arena.schedule import Fixture, Schedule

TABLES = [(2, 2), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4), (7, 3), (3, 8), (9, 8), (4, 2)]
BOTS_AND_SEATS = pytest.mark.parametrize(("bots", "seats"), TABLES)


def by_deal(fixtures: list[Fixture]) -> dict[int, list[Fixture]]:
    """The games of each deal."""
    found = defaultdict(list)
    for fixture in fixtures:
        found[fixture.deal].append(fixture)
    return dict(found)


@BOTS_AND_SEATS
def test_each_bot_sits_on_each_seat_with_each_deal(bots: int, seats: int) -> None:
    """A bot of a deal sits equally often on all seats, and always against the same bots."""
    for games in by_deal(list(Schedule(bots, seats, 100, seed=1))).values():
        assert len(games) == seats
        assert len({tuple(sorted(game.lineup)) for game in games}) == 1
        for bot in games[0].lineup:
            on_seat = [sum(game.lineup[seat] == bot for game in games) for seat in range(seats)]
            assert len(set(on_seat)) == 1
            assert on_seat[0] > 0


@BOTS_AND_SEATS
def test_all_bots_play_equally_often(bots: int, seats: int) -> None:
    """No bot has more seats than another, and a game has as many different bots as it can."""
    fixtures = list(Schedule(bots, seats, 100, seed=2))
    counts = Counter(bot for fixture in fixtures for bot in fixture.lineup)
    assert set(counts) == set(range(bots))
    assert len(set(counts.values())) == 1
    assert {len(set(fixture.lineup)) for fixture in fixtures} == {min(bots, seats)}


@BOTS_AND_SEATS
def test_all_bots_meet(bots: int, seats: int) -> None:
    """Every two bots sit at one table some time."""
    fixtures = Schedule(bots, seats, 400, seed=3)
    met = {frozenset((a, b)) for game in fixtures for a in game.lineup for b in game.lineup}
    assert len(met) == bots * (bots + 1) // 2


@BOTS_AND_SEATS
def test_games_are_rounded_up_to_whole_rounds(bots: int, seats: int) -> None:
    """As many games as asked for, and no more than a round beyond; they are numbered."""
    for asked in (1, 7, 100):
        schedule = Schedule(bots, seats, asked, seed=1)
        assert [fixture.number for fixture in schedule] == list(range(len(schedule)))
        assert asked <= len(schedule) < asked + bots * seats
        assert len(Schedule(bots, seats, len(schedule), seed=1)) == len(schedule)


def test_a_bot_alone_plays_each_deal_once() -> None:
    """Turning the line-up round would change nothing."""
    fixtures = list(Schedule(1, 4, 10, seed=1))
    assert len(fixtures) == 10
    assert [fixture.deal for fixture in fixtures] == list(range(10))


def test_neighbours_change_with_the_seed() -> None:
    """Who sits behind whom follows from the seed, and differs from deal to deal."""
    first = list(Schedule(4, 4, 80, seed=1))
    assert first == list(Schedule(4, 4, 80, seed=1))
    assert first != list(Schedule(4, 4, 80, seed=2))
    behind = {fixture.lineup[(fixture.lineup.index(0) + 1) % 4] for fixture in first}
    assert behind == {1, 2, 3}
