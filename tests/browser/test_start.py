"""The start page in a browser: it fits, can be used by all, and takes decks and presets."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, Page, expect

from stamtafel.core.game import games
from tests.browser.conftest import Open
from tests.browser.hall import SIZES, findings
from tests.server.house import House

SMALL = """
() => [...document.querySelectorAll("a, button, input, select, summary, textarea")]
  .filter((one) => one.checkVisibility() && one.type !== "hidden")
  .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([name]) => name)
"""
WIDE = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
BAD = b"car Rammel 20\ncar Donder 15\nbike fiets -10\n"


def full(visit: Open, house: House, width: int, height: int, **given: object) -> Page:
    """A form with all it can hold: presets, a link, a deck with a mistake in it."""
    page = visit(f"{house.url}/?game=wagenwissel", width, height, **given)
    page.fill("#name", "Zacharias-Maximilian")
    for name in ("Oma und Opa", "W" * 24):
        page.select_option("#option-auction", "open")
        page.fill("#preset", name)
        page.locator("button[name=save]").click()
        page.locator(".done").wait_for()
    file = FilePayload(name="autos.txt", mimeType="text/plain", buffer=BAD)
    page.set_input_files("#file-car_deck", files=file)
    page.locator(".open > .main").click()
    page.locator(".fault").wait_for()
    return page


@pytest.mark.parametrize("lang", ["nl", "de", "en"])
def test_axe_finds_nothing_on_a_full_form(visit: Open, house: House, lang: str) -> None:
    """With presets, a mistake and a pasted deck, in each language."""
    page = full(visit, house, 390, 844, locale=lang)
    assert page.locator("html").get_attribute("lang") == lang
    assert findings(page) == []


@pytest.mark.parametrize(
    "theme",
    [{"color_scheme": "dark"}, {"contrast": "more", "color_scheme": "dark"}],
    ids=str,
)
def test_axe_finds_nothing_in_any_theme(visit: Open, house: House, theme: dict[str, str]) -> None:
    """Dark and high contrast."""
    assert findings(full(visit, house, 1280, 800, **theme)) == []


@pytest.mark.parametrize(("width", "height"), [*SIZES, (320, 480)])
def test_a_full_form_fits(visit: Open, house: House, width: int, height: int) -> None:
    """In German, nothing is wider than the screen, and everything can be hit."""
    page = full(visit, house, width, height, locale="de")
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("name", ["", *sorted(games())])
def test_every_form_fits(visit: Open, house: House, name: str) -> None:
    """Each game's on the smallest phone."""
    page = visit(f"{house.url}/?game={name}", 360, 640, locale="de")
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []


def test_a_mistake_is_in_sight_and_in_focus(visit: Open, house: House) -> None:
    """Whoever sent a mistake is at its field, which says what is wrong, without a script."""
    page = full(visit, house, 360, 640)
    field = page.locator("#option-car_deck")
    expect(field).to_be_focused()
    expect(field).to_be_in_viewport()
    expect(page.locator("#option-car_deck-fault")).to_contain_text("autos.txt: Line 2")
    expect(field).to_have_attribute(
        "aria-describedby", "option-car_deck-help option-car_deck-fault"
    )
    expect(field).to_have_value(BAD.decode())


def test_a_table_is_opened_by_keyboard_alone(visit: Open, house: House) -> None:
    """From the first field to the table, with a preset kept on the way."""
    page = visit(f"{house.url}/?game=swoop")
    page.locator("#name").focus()
    page.keyboard.type("Anna")
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(page.locator("#option-target")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("250")
    while page.evaluate("document.activeElement.id") != "preset":
        page.keyboard.press("Tab")
    page.keyboard.type("Short")
    page.keyboard.press("Enter")
    page.locator(".chairs").wait_for()
    page.goto(f"{house.url}/?game=swoop")
    page.get_by_role("button", name="Short", exact=True).press("Enter")
    expect(page.locator("#option-target")).to_have_value("250")
    expect(page.locator(".done")).to_be_focused()


def test_presets_work_without_scripts(visit: Open, house: House) -> None:
    """Kept, picked and deleted in a browser that runs none."""
    page = visit(f"{house.url}/?game=symbiose", java_script_enabled=False)
    page.select_option("#seats", "4")
    page.select_option("#option-teams", "yes")
    page.fill("#preset", "Pairs")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.locator(".done")).to_be_focused()
    page.goto(f"{house.url}/?game=symbiose")
    expect(page.locator("#option-teams")).to_have_value("no")
    page.fill("#name", "Anna")
    page.get_by_role("button", name="Pairs", exact=True).click()
    expect(page.locator("#option-teams")).to_have_value("yes")
    expect(page.locator("#name")).to_have_value("Anna")
    page.get_by_role("button", name="Delete “Pairs”").click()
    expect(page.locator("[name=pick]")).to_have_count(0)
