"""A Chromium, a server of one's own, and pages drawn without a server."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from chromium import chromium
from stamtafel.web.guard import HEADERS
from stamtafel.web.site import served_files
from tests.browser.gallery import draw
from tests.server.house import House

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 20_000  # milliseconds; the machine may be busy with other tests
GALLERY = "http://gallery.test"
Open = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Chromium as the machine has it; as root it runs without its sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": chromium(), "args": [*QUIET, *(["--no-sandbox"] if root else [])]}


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
    """Open a page drawn without a server: `gallery(scene, seats, lang, width, height)`."""
    contexts: list[BrowserContext] = []
    files = served_files()

    def open_page(scene: str, seats: int, lang: str, width: int, height: int, **given: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, **given)
        contexts.append(context)
        text = draw(scene, seats, lang)

        def serve(route: Route) -> None:
            path = route.request.url.removeprefix(f"{GALLERY}/")
            if path.startswith("static/"):
                body, kind = files.get(path.split("/", 2)[2], (b"", ""))
                found = HEADERS | {"content-type": kind}
                route.fulfill(body=body, headers=found, status=200 if kind else 404)
            elif not path.endswith("/stream"):  # there is no news in a gallery
                route.fulfill(body=text, headers=HEADERS | {"content-type": "text/html"})

        context.route(f"{GALLERY}/**", serve)
        page = context.new_page()
        page.goto(f"{GALLERY}/{Path(scene).name}")
        return page

    yield open_page
    for context in contexts:
        context.close()
