"""A hint by touch and by keyboard: asked for, shown, folded, read out, taken, and gone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hall import faults, findings
from tests.browser.playing import (
    LOCKED,
    assert_focus_is_kept,
    await_change,
    await_decision,
    begin,
)
from tests.server.house import House

MARKED = "#table [data-hint][aria-describedby=hinted]"


def asked(page: Page) -> None:
    """The hint is shown, marks a choice, and is said where the choice is."""
    expect(page.locator(".advice-of")).to_be_visible()
    expect(page.locator("#hinted")).to_have_text(page.locator(".advice-of b").inner_text())
    assert page.locator(MARKED).locator("visible=true").count() > 0
    assert page.locator(".advice form").count() == 0


def test_a_hint_by_touch_and_by_keyboard(visit: Open, house: House) -> None:
    """A tap asks and a tap folds; the key asks, and reads the hint out; an answer ends it."""
    page = visit(house.url, has_touch=True, reduced_motion="reduce")
    begin(page, house, 4, start="0", custom_hints="yes")
    decision = await_decision(page)
    assert faults(page) == []
    page.locator(".advice form button").tap()
    asked(page)
    assert_focus_is_kept(page)
    assert faults(page) == findings(page) == []
    page.locator(".advice summary").tap()
    expect(page.locator(".advice-of")).to_be_hidden()
    page.wait_for_timeout(LOCKED)
    page.locator(MARKED).locator("visible=true").first.tap()
    await_change(page, decision)
    expect(page.locator(".advice-of")).to_have_count(0)

    decision = await_decision(page)
    page.keyboard.press("?")
    asked(page)
    page.keyboard.press("?")
    expect(page.locator("#answer")).to_contain_text(page.locator(".advice-of b").inner_text())
    page.wait_for_timeout(LOCKED)
    page.locator(MARKED).locator("visible=true").first.press("Enter")
    await_change(page, decision)
    expect(page.locator(MARKED)).to_have_count(0)
