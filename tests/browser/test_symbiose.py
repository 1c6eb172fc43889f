"""Symbiose's table: it fits, passes axe, says what it shows, and a whole game is played on it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page

from stamtafel.core.game import game
from stamtafel.core.record import Act, Record
from stamtafel.core.rng import stream
from stamtafel.core.view import View
from tests.browser import conftest
from tests.browser.conftest import Open
from tests.browser.gallery import Scene, next_step, page_of
from tests.browser.playing import (
    assert_focus_is_kept,
    assert_no_scrolling,
    begin,
    by_keyboard,
    over,
    play,
    tap,
)
from tests.browser.test_access import THEMES, findings
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
    "over": lambda view: view.over,
}
STEPS = (
    ("first", 4),
    ("swap", 4),
    ("turn", 4),
    ("chosen", 4),
    ("over", 4),
    ("teams swap", 4),
    ("swap", 2),
)
NEWS = (
    "Bernhard legt Libelle (orange, 3 je grüne Karte) auf a2. "
    "Verdeckt lag dort Schnecke (orange, 2 je Libelle) und kommt in den Fluss."
)
SCORED = re.compile(r'class="now" aria-hidden="true">(\d+)<')


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
    """Each step fits with four players, in teams and in a duel, in German, with long news."""
    faults = {}
    for name, seats in STEPS:
        page = table(name, seats, "de", width, height)
        if name.endswith("swap"):
            page.locator(".pick input").first.check()
            page.locator(".last").evaluate("(one, news) => { one.textContent = news; }", NEWS)
        if found := page.evaluate(FAULTS):
            faults[name, seats] = found
        page.close()
    assert faults == {}


@pytest.mark.parametrize("state", ["turn", "over", "teams swap", "watched swap"])
def test_axe_finds_nothing(table: Open, state: str) -> None:
    """Each step, a game in teams and what watchers see pass axe on a phone."""
    assert findings(table(state, 4, "en", 390, 844)) == []


@pytest.mark.parametrize("theme", [*THEMES, {"forced_colors": "active"}], ids=str)
def test_axe_finds_nothing_in_any_theme(table: Open, theme: dict[str, str]) -> None:
    """Dark, high contrast and forced colours pass axe."""
    page = table("swap", 4, "nl", 1280, 800, **theme)
    # axe reads the text fill colour, which forced colours do not touch
    contrast = {"enabled": "forced_colors" not in theme}
    assert findings(page, **{"color-contrast": contrast}) == []


@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
def test_each_card_shows_what_it_scores(seats: int, teams: str) -> None:
    """SY-4: the numbers on the cards of all ponds add up to the points, now and at the end."""
    for step in ("swap", "over"):
        look = scene(step, seats, teams).look()
        text = page_of(look, "en")
        assert look.view is not None
        assert sum(map(int, SCORED.findall(text))) == sum(look.view.scores)


@pytest.mark.parametrize(("name", "seats"), [("swap", 2), ("swap", 4), ("over", 4)])
def test_enlarged_tables_scroll_one_way(table: Open, name: str, seats: int) -> None:
    """Enlarged four times, or on a tiny screen, nothing is wider than the screen."""
    page = table(name, seats, "de", 320, 256)
    for width, height in ((320, 256), (320, 480), (480, 300)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        page.locator(".press:visible, .why summary, .pick input").last.scroll_into_view_if_needed()


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


@pytest.mark.parametrize("name", ["swap", "teams swap"])
def test_a_swap_says_what_it_would_bring(table: Open, name: str) -> None:
    """SY-4.5: once a river card is chosen, each place shows the change and the points then."""
    page = table(name, 4, "en", 390, 844)
    assert page.locator(".then:visible").count() == 0
    page.locator(".pick input").nth(1).check()
    shown = page.locator(".then:visible").all_inner_texts()
    view = scene("swap", 4, "yes" if name.startswith("teams") else "no").look().view
    assert view is not None
    numbers = [one.phrase.numbers for one in view.choices if one.text.startswith("swap r2 ")]
    wanted = [f"{one['change']:+d} → {one['points']} p.".replace("-", "−") for one in numbers]
    assert [" ".join(text.split()) for text in shown] == [one.replace("+0", "±0") for one in wanted]


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


def test_whole_game_by_touch(visit: Open, house: House) -> None:
    """A person and a bot play a duel on a phone, by touch alone; nothing scrolls."""
    page = visit(house.url, 360, 640, has_touch=True, is_mobile=True)
    begin(page, house, 2, "symbiose")

    def fresh() -> None:
        assert page.locator(".pick input:checked").count() == 0
        assert_no_scrolling(page)

    assert play(page, tap, fresh) >= 8
    assert page.locator(".result").count() == 2


def test_whole_game_by_keyboard(visit: Open, house: House) -> None:
    """A person and a bot play a duel by keyboard alone, and focus stays."""
    page = visit(house.url)
    begin(page, house, 2, "symbiose")
    page.locator("#prompt").focus()
    assert play(page, by_keyboard, lambda: assert_focus_is_kept(page)) >= 8
    assert page.locator(".result").count() == 2


def test_a_swap_without_javascript(visit: Open, house: House) -> None:
    """Without JavaScript the first card and a swap are chosen by plain forms."""
    page = visit(house.url, java_script_enabled=False)
    begin(page, house, 2, "symbiose")
    prompts: set[str] = set()
    while not over(page) and len(prompts) < 2:
        if page.locator("input[name=decision]").count():
            prompts.add("swap" if page.locator(".pick input").count() else "turn")
            press(page)
        else:
            page.goto(page.url)
    assert prompts == {"swap", "turn"}
