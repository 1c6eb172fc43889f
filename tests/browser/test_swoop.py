"""Swoop's face: it fits, all can read it, and a whole game is played by choosing on the rail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from stamtafel.core.game import game
from stamtafel.core.record import Act, Record
from stamtafel.core.rng import stream
from stamtafel.core.view import View
from stamtafel.web.guard import HEADERS
from stamtafel.web.site import served_files
from tests.browser.conftest import Open
from tests.browser.gallery import Scene, next_step, page_of
from tests.browser.playing import LOCKED, await_decision
from tests.browser.test_access import findings
from tests.server.house import House

SWOOP = game("swoop")
SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
ADDRESS = "http://swoop.test"


def mine(view: View, key: str) -> bool:
    """The viewer, seat 0, owes a decision of a kind."""
    return 0 in view.owing and view.prompt.key == key


def held(view: View) -> int:
    """How many cards the viewer has in hand."""
    place = view.place("hand", 0)
    return place.size if place else 0


def height(view: View) -> int:
    """How many cards lie in the pile."""
    place = view.place("pile")
    return place.size if place else 0


def ways(view: View) -> int:
    """In how many ways the rank with the most ways can be played."""
    heads = [" ".join(one.text.split()[:2]) for one in view.choices]
    return max(heads.count(head) for head in heads)


WANTED: dict[str, Callable[[View], bool]] = {
    "high pile": lambda view: mine(view, "prompt-play") and height(view) >= 6,
    "many cards": lambda view: mine(view, "prompt-play") and held(view) >= 40,
    "many ways": lambda view: mine(view, "prompt-play") and ways(view) >= 8,
    "hidden": lambda view: mine(view, "prompt-play") and "turn" in str(view.choices),
    "add": lambda view: mine(view, "prompt-add"),
    "swept": lambda view: mine(view, "prompt-start") and bool(view.place("swept")),
    "scored": lambda view: view.counter("round") == 2 and mine(view, "prompt-play"),
    "over": lambda view: view.over,
}


@cache
def scene(name: str, seats: int) -> Scene:
    """The first position of that name that comes up, the viewer playing anything at all."""
    for seed in range(40):
        record = Record.begin(SWOOP, seats, {"target": "200"})
        rng, state = stream(seed, "swoop"), record.state()
        while True:
            if (state.over or state.owing & 1) and WANTED[name](SWOOP.view(state, 0)):
                return Scene(SWOOP, record, state)
            if state.over:
                break
            step = next_step(SWOOP, state, rng)
            if isinstance(step, Act) and step.seat == 0 and name == "many cards":
                step = Act(0, max(state.legal(0)[:40]))
            record.steps.append(step)
            if isinstance(step, Act):
                SWOOP.play(state, step.seat, step.action)
            else:
                SWOOP.deal(state, step.order)
    raise AssertionError(f"{name} never came up")


@pytest.fixture
def shown(browser: Browser) -> Iterator[Open]:
    """Open a scene with eight players: `shown(name, lang, width, height)`."""
    contexts: list[BrowserContext] = []
    files = served_files()

    def open_page(name: str, lang: str, width: int, height: int, **given: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, **given)
        contexts.append(context)
        text = page_of(scene(name, 8).look(), lang)

        def serve(route: Route) -> None:
            path = route.request.url.removeprefix(f"{ADDRESS}/")
            if path.startswith("static/"):
                body, kind = files.get(path.split("/", 2)[2], (b"", ""))
                found = HEADERS | {"content-type": kind}
                route.fulfill(body=body, headers=found, status=200 if kind else 404)
            elif not path.endswith("/stream"):
                route.fulfill(body=text, headers=HEADERS | {"content-type": "text/html"})

        context.route(f"{ADDRESS}/**", serve)
        page = context.new_page()
        page.goto(f"{ADDRESS}/table")
        return page

    yield open_page
    for context in contexts:
        context.close()


def choose(page: Page, at: int) -> None:
    """Choose a rank or a hidden card, if there is one to choose."""
    radios = page.locator("[name=rank]")
    if radios.count():
        radios.nth(at % radios.count()).check()
