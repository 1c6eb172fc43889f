"""What a person does at a table, by touch, by mouse or by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.server.house import House

LEGAL = (
    ".tile.can, .centre.can, .pick, #act .verb:not(.listed):not([aria-disabled])"  # one way to each
)
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


def open_table(page: Page, house: House, seats: int, bots: int, **options: str) -> None:
    """Open a table on the start page, and wait for the others there."""
    page.goto(f"{house.url}/?game=swapybara")
    page.fill("#name", "Anna")
    page.select_option("#seats", str(seats))
    page.select_option("#bot-count", str(bots))
    for option, value in options.items():
        page.select_option(f"#option-{option}", value)
    page.locator(".open button").click()
    page.locator(".chairs").wait_for()
    page.wait_for_load_state()


def begin(page: Page, house: House, seats: int = 5, **options: str) -> None:
    """Open a table against bots, and begin."""
    open_table(page, house, seats, seats - 1, **options)
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
    """Touch the first thing that can be touched."""
    legal(page).first.tap()


def click(page: Page) -> None:
    """Click on the last thing that can be clicked."""
    legal(page).last.click()


def by_keyboard(page: Page) -> None:
    """Go on with the Tab key until something can be chosen, and choose it with Enter."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({LEGAL!r})"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("no decision can be reached with the Tab key")
