"""Swoop's face: it fits, all can read it, and a whole game is played by choosing on the rail."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.faces.swoop import WANTED, height, scene
from tests.browser.hall import SIZES, all_faults
from tests.browser.playing import (
    FIRST,
    assert_focus_is_kept,
    assert_no_scrolling,
    begin,
    by_keyboard,
    legal,
    play,
)
from tests.server.house import House

NEWS = (
    "Gerrit-Jan nimmt den Stapel auf: 17 Karten. "
    "Gerrit-Jan legt zwei Könige von der Hand und zwei Könige vom Tisch."
)


@pytest.fixture
def shown(gallery: Open) -> Open:
    """Open a position with eight players: `shown(name, lang, width, height)`."""

    def open_page(name: str, lang: str, width: int, height: int) -> Page:
        return gallery(f"swoop/{name}", 8, lang, width, height)

    return open_page


@pytest.mark.parametrize("name", WANTED)
def test_every_choice_fits_on_the_screen(shown: Open, name: str) -> None:
    """It fits with eight players, in German, with long news, whatever rank is chosen."""
    page = shown(name, "de", *SIZES[0])
    found: list[object] = []
    page.locator(".last").evaluate("(one, news) => { one.textContent = news; }", NEWS)
    if name == "scored":
        page.locator(".scores summary").click()
        found += all_faults(page)
    for at in range(0, page.locator("[name=rank]").count(), 5):
        page.locator("[name=rank]").nth(at).check()
        found += all_faults(page)
    assert found == []


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
    expect(page.locator(".hint")).to_contain_text("or a hidden card with a border")
    page.locator("[name=rank][id^=turn]").first.check()
    plays = page.locator("#act .play").locator("visible=true")
    assert plays.count() == 1
    assert "nobody knows it" in plays.inner_text()


def test_who_has_hidden_cards_only_is_told_to_turn_one_up(shown: Open) -> None:
    """SO-5.5: nothing else is asked for, and each card that can be chosen has a border."""
    page = shown("only hidden", "en", 360, 640)
    expect(page.locator(".hint")).to_have_text("Choose a hidden card on the table to turn up.")
    cards = page.locator(".holder:has(input) .mini")
    assert cards.count() == page.locator("#act [value^=turn]").count() > 0
    for card in cards.all():
        expect(card).to_have_css("outline-style", "solid")


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
