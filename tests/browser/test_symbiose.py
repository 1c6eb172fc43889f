"""Symbiose's table: it fits, passes axe, says what it shows, and a whole game is played on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from stamtafel.core.game import game
from stamtafel.core.record import Act, Record
from stamtafel.core.rng import stream
from stamtafel.core.view import View
from tests.browser import conftest
from tests.browser.conftest import Open
from tests.browser.gallery import Scene, next_step, page_of
from tests.browser.playing import LOCKED, await_decision, over, play
from tests.browser.test_access import findings
from tests.browser.test_layout import FAULTS, SIZES
from tests.server.house import House

SYMBIOSE = game("symbiose")
LATE = 3  # turns left when most cards are open


def asked(key: str) -> Callable[[View], bool]:
    """The viewer is to decide something, late in the game."""
    return lambda view: (
        0 in view.owing
        and view.prompt.key == key
        and (key == "prompt-first" or (view.counter("turns", 0) or 0) <= LATE)
    )


WANTED: dict[str, Callable[[View], bool]] = {
    "first": asked("prompt-first"),
    "swap": asked("prompt-swap"),
    "turn": asked("prompt-turn"),
    "chosen": lambda view: view.mark("chosen", 0) is not None,
    "others": lambda view: view.prompt.key == "prompt-swap" and 1 in view.owing,
    "over": lambda view: view.over,
}
DECISIONS = ("first", "swap", "turn", "chosen", "others", "over")


@cache
def scene(name: str, seats: int, teams: str = "no") -> Scene:
    """The first position of that name that comes up."""
    for seed in range(30):
        record = Record.begin(SYMBIOSE, seats, {"start": 0, "teams": teams})
        rng = stream(seed, "gallery")
        state = record.state()
        while not WANTED[name](SYMBIOSE.view(state, 0)) and not state.over:
            step = next_step(SYMBIOSE, state, rng)
            record.steps.append(step)
            if isinstance(step, Act):
                SYMBIOSE.play(state, step.seat, step.action)
            else:
                SYMBIOSE.deal(state, step.order)
        if WANTED[name](SYMBIOSE.view(state, 0)):
            return Scene(SYMBIOSE, record, state)
    raise AssertionError(f"{name} never came up")


def draw(name: str, seats: int, lang: str) -> str:
    """The page of a scene; `watched swap` as a watcher sees it, `teams swap` with teams."""
    kind, _, plain = name.rpartition(" ")
    shown = scene(plain, seats, "yes" if kind == "teams" else "no")
    return page_of(shown.look(None if kind == "watched" else 0), lang)


@pytest.fixture
def table(gallery: Open, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Open a page of Symbiose, drawn without a server."""
    monkeypatch.setattr(conftest, "draw", draw)
    return gallery


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_step_fits_on_the_screen(table: Open, width: int, height: int) -> None:
    """Each step fits with four players, in German, with a river card chosen and without."""
    faults = {}
    for seats, name in [(4, name) for name in DECISIONS] + [(4, "teams swap"), (2, "swap")]:
        page = table(name, seats, "de", width, height)
        if found := page.evaluate(FAULTS):
            faults[name, seats] = found
        if "swap" in name:
            page.locator(".pick input").first.check()
            if found := page.evaluate(FAULTS):
                faults[name, seats, "chosen"] = found
        page.close()
    assert faults == {}


@pytest.mark.parametrize("state", [*DECISIONS, "teams swap", "watched swap"])
def test_axe_finds_nothing(table: Open, state: str) -> None:
    """Each step, a game in teams and what watchers see pass axe on a phone."""
    assert findings(table(state, 4, "en", 390, 844)) == []


def test_axe_finds_nothing_in_any_theme(table: Open) -> None:
    """Dark, high contrast and forced colours pass axe."""
    for state in ("swap", "over"):
        assert findings(table(state, 4, "nl", 1280, 800, color_scheme="dark")) == []
        assert findings(table(state, 4, "nl", 1280, 800, contrast="more")) == []
        page = table(state, 4, "nl", 1280, 800, forced_colors="active")
        assert findings(page, **{"color-contrast": {"enabled": False}}) == []


@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
def test_each_card_shows_what_it_scores(table: Open, seats: int, teams: str) -> None:
    """SY-4: the numbers on a pond's cards add up to its points, before the end and at the end."""
    for step in ("swap", "over"):
        name = f"teams {step}" if teams == "yes" else step
        page = table(name, seats, "en", 390, 844)
        view = scene(step, seats, teams).look().view
        assert view is not None
        owners = [0] if step == "swap" else range(seats)
        for owner in owners:
            pond = page.locator(".mine" if step == "swap" else f".result.seat-{owner}")
            drawn = pond.locator(".now").all_text_contents()
            assert sum(map(int, drawn)) == view.scores[owner]
        page.close()


def test_every_swap_can_be_reached(table: Open) -> None:
    """SY-3.1, SY-5.2: each river card offers to swap with each card of the pond, no other."""
    page = table("swap", 2, "en", 390, 844)
    assert page.locator(".press:visible").count() == 0
    offered = set()
    for river in page.locator(".pick input").all():
        river.check()
        buttons = page.locator(".press:visible")
        offered |= set(buttons.evaluate_all("all => all.map(one => one.value)"))
        assert buttons.count() == 8
    view = scene("swap", 2).look().view
    assert view is not None
    assert offered == {choice.text for choice in view.choices}


def test_cards_are_named(table: Open) -> None:
    """A card says where it lies and what it is; a face-down card only that it is face down."""
    page = table("first", 4, "en", 390, 844)
    assert page.get_by_role("img", name="a1: card face down").count() == 4
    assert page.locator(".pond .symbol").count() == 0
    page = table("swap", 4, "en", 390, 844)
    assert page.get_by_role("radio", name="river 1: ").count() == 1
    page.locator(".unseen summary").click()
    assert page.locator(".unseen li").count() == 8


def press(page: Page) -> None:
    """Choose a river card if there is one to choose, then the last card that can be pressed."""
    if page.locator(".pick input").count():
        page.locator(".pick input").last.check()
    page.locator(".press.can:visible").last.click()


def begin(page: Page, house: House, seats: str) -> None:
    """Open a table for Symbiose, and begin against bots."""
    page.goto(f"{house.url}/?game=symbiose")
    page.fill("#name", "Anna")
    page.select_option("#seats", seats)
    page.locator(".open button").click()
    page.locator(".start button").click()
    page.locator("main.game").wait_for()


def test_whole_game_by_click(visit: Open, house: House) -> None:
    """A person and a bot play a duel by click; no river card stays chosen, nothing scrolls."""
    page = visit(house.url)
    begin(page, house, "2")

    def fresh() -> None:
        assert page.locator(".pick input:checked").count() == 0
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")

    assert play(page, press, fresh) >= 8
    assert page.locator(".result").count() == 2


def test_a_swap_without_javascript(visit: Open, house: House) -> None:
    """Without JavaScript the first card and a swap are chosen by plain forms."""
    page = visit(house.url, java_script_enabled=False)
    begin(page, house, "2")
    prompts = set()
    while not over(page) and len(prompts) < 2:
        if page.locator("input[name=decision]").count():
            prompts.add("swap" if page.locator(".pick input").count() else "turn")
            press(page)
        else:
            page.goto(page.url)
    assert prompts == {"swap", "turn"}


def test_a_swap_by_keyboard(visit: Open, house: House) -> None:
    """A river card is chosen with the space bar, and swapped with Tab and Enter."""
    page = visit(house.url)
    begin(page, house, "2")
    decision = await_decision(page)
    page.wait_for_timeout(LOCKED)
    press(page)
    decision = await_decision(page, decision)
    page.wait_for_timeout(LOCKED)
    page.locator(".pick input").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.value").startswith("swap r1 ")
    page.keyboard.press("Enter")
    assert await_decision(page, decision) != decision
