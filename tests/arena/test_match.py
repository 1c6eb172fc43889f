"""One game of a tournament: every game with every option, and bots that fail."""

from __future__ import annotations

import pytest

from stamtafel.arena.match import Match, Played, Task, Terms
from stamtafel.arena.schedule import Fixture, Schedule
from stamtafel.bots.searching import Budget
from stamtafel.core.game import Game, OptionValue, games
from stamtafel.core.record import Act, Deal, Record
from tests.arena.guests import guest
from tests.conformance.cases import Case, cases

CASES = [case for game in games().values() for case in cases(game, wide=False)]
LONG = 50
EACH = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def terms(game: Game, *bots: str, seats: int = 0, limit: float = 30.0) -> Terms:
    """What a tournament of these bots agrees on."""
    return agreed(game, seats or game.seats[0], {}, bots, limit)


def agreed(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    bots: tuple[str, ...],
    limit: float = 30.0,
) -> Terms:
    """What a tournament agrees on."""
    settled = game.settle(seats, options)
    return Terms(game.name, seats, settled, bots, 7, Budget(iterations=3), limit, ".")


def play(terms: Terms, fixture: Fixture | None = None) -> Played:
    """A game played here and now."""
    lineup = tuple(seat % len(terms.bots) for seat in range(terms.seats))
    return Match(Task(terms, fixture or Fixture(0, 0, lineup), recorded=True)).play()


def short(case: Case) -> dict[str, OptionValue]:
    """The options of a case, without such high numbers that games are endless."""
    lowest = {option.name: option.numbers[0] for option in case.game.options if option.numbers}
    long = {name for name, value in case.given if isinstance(value, int) and value > LONG}
    return {name: lowest[name] if name in long else value for name, value in case.given}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_is_played_with_all_options(case: Case) -> None:
    """Bots finish it, the shares add up to one, and its record tells the same game again."""
    found = play(agreed(case.game, case.seats, short(case), ("random",)))
    assert found.fault is None
    assert sum(found.returns) == pytest.approx(1.0)
    record = Record.read(found.record)
    state = record.state()
    assert tuple(state.returns()) == found.returns
    assert tuple(state.scores()) == found.scores
    assert sum(found.decisions) + sum(isinstance(s, Deal) for s in record.steps) == len(
        record.steps
    )


@EACH
def test_all_games_of_a_deal_have_the_same_cards(game: Game) -> None:
    """The first deals are alike within a group, and differ between groups; so are no players."""
    plan = list(Schedule(2, game.seats[0], 8, seed=7))
    dealt: dict[int, set[tuple[int, ...]]] = {}
    agreed = terms(game, "random", "easy")
    for fixture in plan:
        first = Record.read(play(agreed, fixture).record).steps[0]
        assert isinstance(first, Deal)
        dealt.setdefault(fixture.deal, set()).add(first.order)
    assert all(len(orders) == 1 for orders in dealt.values())
    assert len(set.union(*dealt.values())) > 1


@EACH
def test_whoever_starts_is_told_with_the_first_choice_made_alone(game: Game) -> None:
    """Not whoever answers last of those that choose together, nor what was chosen then."""
    seats = max(3, game.seats[0])
    for deal in range(3):
        found = play(
            agreed(game, seats, {"start": 0}, ("random",)), Fixture(deal, deal, (0,) * seats)
        )
        replay = Record.read(found.record).replay()
        first = next(step for before, step, _ in replay if before.owing == 1)
        assert isinstance(first, Act)
        assert (found.started, found.first) == (0, game.actions.write(first.action))


@pytest.mark.parametrize(
    ("name", "kind", "what"),
    [
        ("Raises", "raised", "ValueError: no idea"),
        ("Leaves", "raised", "SystemExit: 3"),
        ("Mute", "illegal", "None"),
        ("Illegal", "illegal", ""),
        ("Huge", "illegal", "int"),
        ("Odd", "raised", "Wordless"),
        ("Unshown", "illegal", "Unshown"),
        ("Half", "raised", "ValueError: ?"),
        ("Slow", "slow", "0.3 s"),
    ],
)
def test_a_bot_that_fails_loses(name: str, kind: str, what: str) -> None:
    """It gets nothing, the others share equally, and it is said who failed and how."""
    game = next(iter(games().values()))
    agreed = terms(game, "random", guest(name), "random", limit=0.2)
    found = play(agreed, Fixture(5, 1, (0, 1, 2, 0)))
    assert found.fault is not None
    assert (found.fault.game, found.fault.seat, found.fault.bot) == (5, 1, guest(name))
    assert found.fault.kind == kind
    assert what in found.fault.what
    assert found.returns == (1 / 3, 0.0, 1 / 3, 1 / 3)
    assert Record.read(found.record).names == ("random 1", guest(name), "random 2", "random 3")


@pytest.mark.parametrize(
    ("lineup", "returns"),
    [((0, 1, 0, 1), (0.5, 0.0, 0.5, 0.0)), ((1, 1, 1, 1), (1 / 3, 0.0, 1 / 3, 1 / 3))],
)
def test_a_bot_that_fails_wins_nothing_on_its_other_seats(
    lineup: tuple[int, ...], returns: tuple[float, ...]
) -> None:
    """Where names repeat all its seats lose; only among itself one seat loses to the others."""
    game, bots = next(iter(games().values())), ("random", guest("Raises"))
    assert play(agreed(game, 4, {"start": 1}, bots), Fixture(0, 0, lineup)).returns == returns


def test_an_illegal_answer_is_named_as_records_name_it() -> None:
    """An action of the game stands there with its text."""
    game = next(iter(games().values()))
    fault = play(terms(game, guest("Illegal"))).fault
    assert fault is not None
    assert fault.what in game.actions.texts
