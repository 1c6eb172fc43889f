"""A server that most tests share, and servers that a test has for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for tests that need nothing special of it."""
    running = House(str(tmp_path_factory.mktemp("house") / "tables.sqlite3"))
    yield running
    running.kill()


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers on one database, which end with the test."""
    running: list[House] = []

    def build_one(**settings: object) -> House:
        running.append(House(str(tmp_path / "tables.sqlite3"), **settings))
        return running[-1]

    yield build_one
    for one in running:
        one.kill()
