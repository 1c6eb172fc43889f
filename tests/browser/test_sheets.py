"""The rules at hand: opened where one needs them, searched while typing, readable on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stamtafel.core.game import games
from tests.browser.conftest import Open
from tests.browser.hall import SIZES, findings

AGAIN = """
() => {
  const next = document.getElementById("table").cloneNode(true);
  next.dataset.version = Number(next.dataset.version) + 1;
  const swap = { text: next.outerHTML, sourceElement: document.getElementById("table") };
  return htmx.swap({ ...swap, target: "#table", swap: "outerMorph" });
}
"""


def in_sight(page: Page, selector: str) -> bool:
    """Whether something can be hit where it stands on the screen."""
    return bool(
        page.evaluate(
            """(selector) => {
              const one = document.querySelector(selector);
              const { left, top, width, height } = one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }""",
            selector,
        )
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_refusal_leads_to_its_rule(gallery: Open, width: int, height: int) -> None:
    """Touch what is locked, then the number behind the reason: the sheet opens at that rule."""
    page = gallery("ask with the 5", 8, "de", width, height)
    page.locator(".tile[data-why*='SW-4.5']").first.click(force=True)
    page.locator("#problem .rule").click()
    assert in_sight(page, "[id='rule-SW-4.5']")
    assert in_sight(page, "#rules .close")
    assert page.evaluate("document.querySelector('#rules').scrollWidth") <= width
    page.locator("#rules .close").click()
    expect(page.locator("#rules")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_prompt_is_explained(gallery: Open, width: int, height: int) -> None:
    """The question mark opens what is being decided; it stays open when the table changes."""
    page = gallery("answer with the 4", 8, "de", width, height)
    page.locator(".explain").click()
    for _ in range(2):
        expect(page.locator("#now .rules")).to_contain_text("SW-3.5")
        assert in_sight(page, "#now .close")
        page.evaluate(AGAIN)
    page.keyboard.press("Escape")
    expect(page.locator("#now")).to_be_hidden()


def test_rules_are_found_while_typing(gallery: Open) -> None:
    """Whatever is typed, with accents or without, leaves the rules that hold it, and says so."""
    page = gallery("ask", 5, "de", 360, 640)
    page.goto(f"{page.url}#rules")
    page.locator("#q").fill("SCHUTZT")
    expect(page.locator("#found")).to_contain_text(": 2")
    assert page.locator("#rules .chapter li:visible").count() == 2
    assert page.locator("#rules .chapter:visible").count() == 2
    page.evaluate(AGAIN)
    assert page.locator("#q").input_value() == "SCHUTZT"
    page.locator("#q").fill("")
    assert page.locator("#rules .chapter li:visible").count() > 40


def test_a_link_shows_a_rule_that_was_filtered_out(gallery: Open) -> None:
    """A number leads to its rule whatever stands in the search field."""
    page = gallery("ask", 5, "en", 360, 640)
    page.goto(f"{page.url}#rules")
    page.locator("#q").fill("SW-4.0")
    page.locator("#rules [href='#rule-SW-5.2']").last.click()
    expect(page.locator("#q")).to_have_value("")
    assert in_sight(page, "[id='rule-SW-5.2']")


def test_ones_card_leads_to_what_it_does(gallery: Open) -> None:
    """Touching one's own card opens the sheet where its duty stands."""
    page = gallery("ask with the 5", 5, "en", 360, 640)
    page.locator(".mine .card").click()
    expect(page.locator("#card-5")).to_contain_text("neighbours")
    assert in_sight(page, "#card-5")


def test_sheets_open_without_javascript(gallery: Open) -> None:
    """Question mark, rules and numbers are links, so they work without scripts."""
    page = gallery("ask", 5, "nl", 360, 640, java_script_enabled=False)
    page.locator(".explain").click()
    page.locator("#now .rules .rule").first.click()
    expect(page.locator("[id='rule-SW-3.2']")).to_be_in_viewport()


@pytest.mark.parametrize("name", sorted(games()))
def test_pages_of_rules_fit_the_smallest_screen(gallery: Open, name: str) -> None:
    """The rules of each game are one column of at most 320 pixels, and pass axe."""
    page = gallery(f"rules {name}", 4, "de", 320, 640)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 320
    assert findings(page) == []
