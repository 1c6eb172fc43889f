"""What every test run can be told on the command line."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """How much the conformance suite does, and for which game."""
    group = parser.getgroup("conformance")
    group.addoption("--games", type=int, default=2, help="random games a case (default 2)")
    group.addoption(
        "--moments", type=int, default=20, help="positions looked at a game (default 20)"
    )
    group.addoption("--wide", action="store_true", help="all options with all numbers of seats")
    group.addoption("--game", action="append", default=[], help="only this game; repeatable")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser come last: while it runs, no test of that process has a loop of its own.

    Each process of a run takes its tests in this order, however many there are.
    """
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))
