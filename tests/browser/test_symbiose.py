"""Symbiose's table: it fits, passes axe, says what it shows, and a whole game is played on it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.faces.symbiose import look
from tests.browser.gallery import page_of
from tests.browser.hall import SIZES, all_faults
from tests.browser.playing import (
    assert_focus_is_kept,
    assert_no_scrolling,
    begin,
    by_keyboard,
    over,
    play,
    tap,
)
from tests.server.house import House

NEWS = (
    "Bernhard legt Libelle (orange, 3 je grüne Karte) auf a2. "
    "Verdeckt lag dort Schnecke (orange, 2 je Libelle) und kommt in den Fluss."
)
SCORED = re.compile(r'class="now" aria-hidden="true">(\d+)<')


@pytest.fixture
def table(gallery: Open) -> Open:
    """Open a position: `table(name, seats, lang, width, height)`."""

    def open_page(name: str, seats: int, lang: str, width: int, height: int) -> Page:
        return gallery(f"symbiose/{name}", seats, lang, width, height)

    return open_page


@pytest.mark.parametrize("name", ["swap", "teams swap", "duel swap"])
def test_a_choice_fits_on_the_screen(table: Open, name: str) -> None:
    """Choosing fits with four players, in teams and in a duel, in German, with long news."""
    page = table(name, 4, "de", *SIZES[0])
    page.locator(".pick input").first.check()
    page.locator(".last").evaluate("(one, news) => { one.textContent = news; }", NEWS)
    assert [*all_faults(page)] == []


@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
def test_each_card_shows_what_it_scores(seats: int, teams: str) -> None:
    """SY-4: the numbers on the cards of all ponds add up to the points, now and at the end."""
    for step in ("swap", "over"):
        seen = look(f"teams {step}" if teams == "yes" else step, seats)
        assert seen.view is not None
        assert sum(map(int, SCORED.findall(page_of(seen, "en")))) == sum(seen.view.scores)


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
    view = look("swap", 2).view
    assert view is not None
    assert offered == {choice.text for choice in view.choices}


@pytest.mark.parametrize("name", ["swap", "teams swap"])
def test_a_swap_says_what_it_would_bring(table: Open, name: str) -> None:
    """SY-4.5: once a river card is chosen, each place shows the change and the points then."""
    page = table(name, 4, "en", 390, 844)
    assert page.locator(".then:visible").count() == 0
    page.locator(".pick input").nth(1).check()
    shown = page.locator(".then:visible").all_inner_texts()
    view = look(name, 4).view
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
