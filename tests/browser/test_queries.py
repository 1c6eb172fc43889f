"""Single keys that read out what one would glance at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import await_change, await_decision, begin, begin_together, choose
from tests.server.house import House

GAMES = {"swapybara": 4, "swoop": 3, "symbiose": 2, "wagenwissel": 2}


def asked(page: Page, key: str) -> str:
    """What a key reads out."""
    page.keyboard.press("Escape")
    expect(page.locator("#answer")).to_be_empty()
    page.keyboard.press(key)
    expect(page.locator("#answer")).not_to_be_empty()
    return page.locator("#answer").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_keys_answer_in_every_game(visit: Open, house: House, game: str) -> None:
    """Turn, hand, middle, scores and who is waited for are read from what is on the table."""
    page = visit(house.url)
    begin(page, house, GAMES[game], game, start="0")
    await_decision(page)
    call = page.locator("#call").inner_text().strip()
    assert asked(page, "t").startswith(call[:20])
    assert "Anna" in asked(page, "w")
    assert "points" in asked(page, "s") or "No points yet" in asked(page, "s")
    hand, middle = asked(page, "h"), asked(page, "P")
    assert hand != middle
    for face in page.locator(".mine img[alt]:not([alt=''])").all():
        assert (face.get_attribute("alt") or "") in hand


def test_the_last_move_is_read_as_everybody_heard_it(visit: Open, house: House) -> None:
    """Nothing that only the viewer was told is read with the last move; only H reads the hand."""
    page = visit(house.url)
    begin(page, house, 4, start="0")
    decision = await_decision(page)
    own = page.locator(".mine .card").get_attribute("aria-label") or ""
    duty = own.partition(": ")[2]
    assert duty and duty in asked(page, "h")
    for key in "ltpsw":
        assert duty not in asked(page, key)
    assert "You are dealt" not in asked(page, "l")
    choose(page)
    await_change(page, decision)
    assert asked(page, "l").strip()


def test_the_region_is_polite_and_empty_until_asked(visit: Open, house: House) -> None:
    """It says nothing by itself, and the same again when asked again."""
    page = visit(house.url)
    begin(page, house, 4, start="0")
    await_decision(page)
    expect(page.locator("#answer[role=status]")).to_be_empty()
    assert asked(page, "s") == asked(page, "s")
    page.keyboard.press("Escape")
    expect(page.locator("#answer")).to_be_empty()


def test_letters_stay_letters_in_a_field(visit: Open, house: House) -> None:
    """Whoever types is not read to, nor is a shortcut of the browser taken."""
    anna, ben = visit(house.url), visit(house.url)
    begin_together(anna, ben, house, custom_chat="yes", start="0")
    anna.locator(".bar a[href='#evening']").click()
    anna.locator("#words").press_sequentially("ltHpsw")
    expect(anna.locator("#words")).to_have_value("ltHpsw")
    expect(anna.locator("#answer")).to_be_empty()
    anna.locator("#words").blur()
    anna.keyboard.press("Alt+h")
    expect(anna.locator("#answer")).to_be_empty()


def test_keys_can_be_switched_off(visit: Open, house: House) -> None:
    """Who uses letters for something else has them."""
    page = visit(house.url)
    begin(page, house, 4, start="0")
    await_decision(page)
    page.locator(".bar a[href='#wishes']").click()
    page.locator("#wishes [name=keys][value=off]").check()
    page.locator("#wishes .verb.main").click()
    expect(page.locator("body")).to_have_attribute("data-keys", "off")
    page.wait_for_load_state()
    page.keyboard.press("s")
    page.wait_for_timeout(100)
    expect(page.locator("#answer")).to_be_empty()
