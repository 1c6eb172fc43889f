"""What a person does at a table, by touch, by mouse or by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.server.house import House

# What decides, one way to each; and what is chosen first where two steps lead there.
LEGAL = (
    ".tile.can, .centre.can, button.pick, .press.can, #act .verb:not(.listed):not([aria-disabled])"
)
FIRST = "#table section:not(.prompt) input[type=radio]"
LOCKED = 450  # milliseconds: buttons with a new meaning wait so long
DECISION = "document.getElementById('table').dataset.decision"
NEXT = """
(before) => {
  const table = document.getElementById("table");
  const owed = table.dataset.decision;
  return table.classList.contains("over") || (owed && owed !== before);
}
"""
Press = Callable[[Page], None]


def open_table(
    page: Page, house: House, seats: int, bots: int, game: str = "swapybara", **options: str
) -> None:
    """Open a table on the start page, and wait for the others there."""
    page.goto(f"{house.url}/?game={game}")
    page.fill("#name", "Anna")
    page.select_option("#seats", str(seats))
    page.select_option("#bot-count", str(bots))
    for option, value in options.items():
        field = page.locator(f"#option-{option}")
        if field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)
    page.locator(".open button.main").click()
    page.locator(".chairs").wait_for()
    page.wait_for_load_state()


def begin(
    page: Page, house: House, seats: int = 5, game: str = "swapybara", **options: str
) -> None:
    """Open a table against bots, and begin."""
    open_table(page, house, seats, seats - 1, game, **options)
    page.locator(".start button").click()
    page.locator("main.game").wait_for()
    page.wait_for_load_state()  # with its scripts, which a fast finger may be faster than


def owed(page: Page) -> str:
    """The decision the viewer owes; empty if none."""
    return str(page.evaluate(DECISION))


def over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.locator("main.over").count() == 1


def await_decision(page: Page, before: str = "") -> str:
    """Wait until the viewer is to decide, or the game is over; the decision, empty at the end."""
    page.wait_for_function(NEXT, arg=before)
    return "" if over(page) else owed(page)


def await_change(page: Page, before: str) -> None:
    """Wait until the viewer owes something else than before, or nothing."""
    page.wait_for_function(f"(before) => {DECISION} !== before", arg=before)


def legal(page: Page) -> Locator:
    """All that can be pressed to decide."""
    return page.locator(LEGAL).locator("visible=true")


def play(page: Page, press: Press, check: Callable[[], None] = lambda: None) -> int:
    """Decide until the game is over; how often that was."""
    decided, decision = 0, await_decision(page)
    while decision:
        check()
        page.wait_for_timeout(LOCKED)
        press(page)
        decided += 1
        decision = await_decision(page, decision)
    return decided


def tap(page: Page) -> None:
    """Touch the first thing that can be touched, then, if need be, what decides."""
    first = page.locator(FIRST)
    if first.count():
        first.first.tap()
    legal(page).first.tap()


def click(page: Page) -> None:
    """Click on the last thing that can be clicked."""
    legal(page).last.click()


def by_keyboard(page: Page) -> None:
    """Go on with the Tab key; choose with the space bar what can be chosen, decide with Enter."""
    chosen = False
    for _ in range(60):
        page.keyboard.press("Tab")
        if not chosen and page.evaluate(f"document.activeElement.matches({FIRST!r})"):
            page.keyboard.press("Space")
            chosen = True
        elif page.evaluate(f"document.activeElement.matches({LEGAL!r})"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("no decision can be reached with the Tab key")


def assert_no_scrolling(page: Page) -> None:
    """The whole table is on the screen."""
    high, wide = "document.scrollingElement.scrollHeight", "document.scrollingElement.scrollWidth"
    assert page.evaluate(f"{high} <= innerHeight && {wide} <= innerWidth")


def assert_focus_is_kept(page: Page) -> None:
    """What has the focus is on the table."""
    assert page.evaluate("document.getElementById('table').contains(document.activeElement)")
