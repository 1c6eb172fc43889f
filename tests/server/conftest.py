"""A server that most tests share, and servers, stores and halls that a test has for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog

from stamtafel.core import game as registry
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.store import Store
from tests.server.desks import Scene
from tests.server.house import House
from tests.server.sealed import GAME


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


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty SQLite database."""
    opened = Store(f"sqlite:///{tmp_path}/tables.sqlite3")
    yield opened
    opened.close()


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> Plan:
    """A plan for a game of simultaneous choices, which is registered for this test."""
    known = registry.games() | {"sealed": GAME}
    monkeypatch.setattr(registry, "games", lambda: known)
    return Plan("sealed", 3, {}, "Anna", "random")


@pytest.fixture
def at_table(tmp_path: Path) -> Iterator[Callable[[Scene], None]]:
    """Let something happen in a hall of its own, in which a second takes a hundredth of one."""
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite3")

    def play(scene: Scene) -> None:
        async def run() -> None:
            hall = Hall(store, pace=0.0, second=0.01)
            await asyncio.wait_for(scene(hall), 60)
            hall.close()

        asyncio.run(run())

    yield play
    store.close()


@pytest.fixture(autouse=True)
def plain_log() -> None:
    """The log goes where a test can read it, whatever another test has set up."""
    structlog.reset_defaults()
