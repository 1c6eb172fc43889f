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
from tests.browser.playing import (
    FIRST,
    assert_focus_is_kept,
    assert_no_scrolling,
    begin,
    by_keyboard,
    legal,
    play,
)
from tests.browser.test_access import findings
from tests.server.house import House

SWOOP = game("swoop")
SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
ADDRESS = "http://swoop.test"
NEWS = (
    "Gerrit-Jan nimmt den Stapel auf: 17 Karten. "
    "Gerrit-Jan legt zwei Könige von der Hand und zwei Könige vom Tisch."
)


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
    "high pile": lambda view: mine(view, "prompt-play") and height(view) >= 4,
    "many cards": lambda view: mine(view, "prompt-play") and held(view) >= 40,
    "many ways": lambda view: mine(view, "prompt-play") and ways(view) >= 8,
    "hidden": lambda view: mine(view, "prompt-play") and "turn" in str(view.choices),
    "add": lambda view: mine(view, "prompt-add"),
    "scored": lambda view: view.counter("round") == 2 and mine(view, "prompt-play"),
    "over": lambda view: view.over,
}


OPTIONS: dict[str, dict[str, str]] = {
    "hidden": {"table": "hidden"},
    "add": {"table": "hidden"},
    "over": {"target": "1"},
}


@cache
def scene(name: str, seats: int) -> Scene:
    """The first position of that name that comes up; the viewer takes the pile if that helps."""
    record = Record.begin(SWOOP, seats, {"target": "5000"} | OPTIONS.get(name, {}))
    rng, state = stream(1, "swoop"), record.state()
    while not ((state.over or state.owing & 1) and WANTED[name](SWOOP.view(state, 0))):
        assert not state.over, f"{name} never came up"
        step = next_step(SWOOP, state, rng)
        if isinstance(step, Act):
            takes = step.seat == 0 and name in ("many cards", "many ways", "add")
            step = Act(step.seat, (max if takes else min)(state.legal(step.seat)))
        record.steps.append(step)
        if isinstance(step, Act):
            SWOOP.play(state, step.seat, step.action)
        else:
            SWOOP.deal(state, step.order)
    return Scene(SWOOP, record, state)


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


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_decisions_fit_on_the_screen(shown: Open, width: int, height: int) -> None:
    """Each state fits with eight players, in German, with long news, whatever rank is chosen."""
    faults = {}
    for name in WANTED:
        page = shown(name, "de", width, height)
        page.locator(".last").evaluate("(one, news) => { one.textContent = news; }", NEWS)
        found = page.evaluate(FAULTS)
        if name == "scored":
            page.locator(".scores summary").click()
            found += page.evaluate(FAULTS)
        for at in range(0, page.locator("[name=rank]").count(), 5):
            choose(page, at)
            found += page.evaluate(FAULTS)
        if found:
            faults[name] = found
        page.close()
    assert faults == {}


def test_axe_finds_nothing(shown: Open) -> None:
    """The main states pass axe on a phone, and one in each theme on a wide screen."""
    for name in ("many ways", "hidden", "scored", "over"):
        page = shown(name, "nl", 390, 844)
        choose(page, 1)
        assert findings(page) == []
    for theme in ({"color_scheme": "dark"}, {"contrast": "more"}, {"forced_colors": "active"}):
        page = shown("many ways", "en", 1280, 800, **theme)
        choose(page, 1)
        assert findings(page, **{"color-contrast": {"enabled": "forced_colors" not in theme}}) == []


def test_fifty_cards_are_fourteen_groups(shown: Open) -> None:
    """However many cards are in hand, the rail has 14 groups whose counts tell all of them."""
    page = shown("many cards", "en", 360, 640)
    assert page.locator(".rank").count() == 14
    counts = page.locator(".rank .many").all_inner_texts()
    assert sum(int(text.partition("+")[0] or 0) for text in counts) >= 40


def test_a_rank_shows_its_plays_and_what_they_do(shown: Open) -> None:
    """Only the chosen rank's plays are offered, and each says what it will do to the pile."""
    page = shown("high pile", "en", 360, 640)
    assert page.locator("#act .play").locator("visible=true").count() == 0
    page.locator(".takes input").last.check()
    plays = page.locator("#act .play").locator("visible=true")
    high = scene("high pile", 8).look().view
    assert high is not None
    assert f"takes {height(high)} cards" in plays.first.inner_text()
    assert plays.count() < page.locator("#act .play").count()


def test_hidden_cards_ask_once(shown: Open) -> None:
    """Choosing a hidden card turns nothing yet: one button asks, and no name is told."""
    page = shown("hidden", "en", 360, 640)
    page.locator("[name=rank][id^=turn]").first.check()
    plays = page.locator("#act .play").locator("visible=true")
    assert plays.count() == 1
    assert "nobody knows it" in plays.inner_text()


def fitting(page: Page) -> None:
    """Touch a rank that fits, if there is one to choose, then the most of it that can be played."""
    ranks = page.locator(".fits input")
    if ranks.count():
        ranks.last.tap()
    elif page.locator(FIRST).count():
        page.locator(FIRST).first.tap()
    legal(page).last.tap()


def test_whole_game_by_touch(visit: Open, house: House) -> None:
    """A person and two bots play a round to its end on a phone, by touch alone, not scrolling."""
    page = visit(house.url, 360, 640, has_touch=True, is_mobile=True)
    begin(page, house, 3, "swoop", target="1")
    assert play(page, fitting, lambda: assert_no_scrolling(page)) >= 5
    expect(page.locator(".account .winner")).to_have_count(1)


def test_whole_game_by_keyboard(visit: Open, house: House) -> None:
    """A person and two bots play a round to its end by keyboard alone, and focus stays."""
    page = visit(house.url)
    begin(page, house, 3, "swoop", target="1")
    page.locator("#prompt").focus()
    assert play(page, by_keyboard, lambda: assert_focus_is_kept(page)) >= 5
    expect(page.locator(".account .winner")).to_have_count(1)
