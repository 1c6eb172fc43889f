"""Every test of the suite runs for every case, or once for every game."""

from __future__ import annotations

import pytest

from stamtafel.core.game import Game, games
from tests.conformance.cases import Case, cases
from tests.conformance.walk import Walk, walk


def chosen(config: pytest.Config) -> list[Game]:
    """The games asked for, all if none is named."""
    only = config.getoption("--game")
    return [game for game in games().values() if not only or game.name in only]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test its games, or its cases; tests of one case run one after another."""
    if "case" in metafunc.fixturenames:
        wide = metafunc.config.getoption("--wide")
        found = [case for game in chosen(metafunc.config) for case in cases(game, wide)]
        metafunc.parametrize("case", found, ids=str, scope="session")
    elif "game" in metafunc.fixturenames:
        found_games = chosen(metafunc.config)
        metafunc.parametrize("game", found_games, ids=lambda game: game.name, scope="session")


@pytest.fixture(scope="session")
def walks(case: Case, request: pytest.FixtureRequest) -> list[Walk]:
    """The random games of a case."""
    most = request.config.getoption("--moments")
    return [walk(case, seed, most) for seed in range(request.config.getoption("--games"))]
