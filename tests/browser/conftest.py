"""A Chromium, a server of one's own, and pages drawn without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.hall import HALL, hang, launching
from tests.browser.states import address
from tests.server.house import House

PATIENCE = 20_000  # milliseconds; the machine may be busy with other tests
Open = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Chromium as the machine has it."""
    return launching()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots answer at once."""
    running = House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots take a moment."""
    running = House(f"sqlite:///{tmp_path_factory.mktemp('slow') / 'tables.db'}", pace=0.25)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def evening_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where a minute of grace is a little more than a second."""
    database = f"sqlite:///{tmp_path_factory.mktemp('evening') / 'tables.db'}"
    running = House(database, pace=0.02, second=0.02)
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Open]:
    """Open a page in a browser of one's own: `visit(url, width, height, **context)`."""
    contexts: list[BrowserContext] = []

    def open_page(url: str, width: int = 360, height: int = 640, **given: Any) -> Page:
        wishes = {"locale": "en-GB", "viewport": {"width": width, "height": height}} | given
        contexts.append(browser.new_context(**wishes))
        page = contexts[-1].new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def gallery(browser: Browser) -> Iterator[Open]:
    """Open a page drawn without a server: `gallery(state, seats, lang, width, height)`."""
    contexts: list[BrowserContext] = []

    def open_page(name: str, seats: int, lang: str, width: int, height: int, **given: Any) -> Page:
        wishes: dict[str, Any] = {"viewport": {"width": width, "height": height}} | given
        contexts.append(browser.new_context(**wishes))
        hang(contexts[-1])
        page = contexts[-1].new_page()
        page.goto(HALL + address(name, seats, lang))
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def hall(browser: Browser) -> Iterator[Page]:
    """A page that goes from state to state, where nothing moves."""
    context = browser.new_context(reduced_motion="reduce")
    hang(context)
    yield context.new_page()
    context.close()
