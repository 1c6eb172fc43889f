"""What a person does at a table, by touch, by mouse or by keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page, expect

from stamtafel.core.words import words
from stamtafel.web.pages import WORDS
from tests.server.house import House

# What decides, one way to each; and what is chosen first where two steps lead there.
LEGAL = (
    ".tile.can, .centre.can, button.pick:not([aria-disabled]), .press.can,"
    " #act .verb:not(.listed):not([aria-disabled])"
)
FIRST = "#table section:not(.prompt) input[type=radio]"
FITTING = "#table .fits input"  # of what can be chosen first, what does well
OPENING = "[min='10']"  # a sum where nobody has bid yet
ENOUGH = 6  # decisions of each before the bluff that ends a game
CUSTOM = "custom_"
DUTCH = {"locale": "nl-NL"}
GERMAN = {"locale": "de-DE"}
LONGEST = 240  # seconds, on a machine that is busy with other tests
LOCKED = 450  # milliseconds: buttons with a new meaning wait so long
DECISION = "document.getElementById('table').dataset.decision"
# Between two pages there is no table yet.
NEXT = """
(before) => {
  const table = document.getElementById("table");
  const owed = table?.dataset.decision;
  return table?.classList.contains("over") || (owed && owed !== before);
}
"""
CHANGED = """
(before) => {
  const table = document.getElementById("table");
  return table && table.dataset.decision !== before;
}
"""
Press = Callable[[Page], None]


def open_table(
    page: Page,
    house: House,
    seats: int,
    bots: int,
    game: str = "swapybara",
    **options: str,
) -> None:
    """Open a table on the start page, and wait there; `custom_remind` is one of its customs."""
    page.goto(f"{house.url}/?game={game}")
    page.fill("#name", "Anna")
    page.select_option("#seats", str(seats))
    page.select_option("#bot-count", str(bots))
    for option, value in options.items():
        if option.startswith(CUSTOM):
            page.locator("details.customs:not([open]) summary").click()
            page.select_option(f"#custom-{option.removeprefix(CUSTOM)}", value)
            continue
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


def sit_down(page: Page, name: str) -> None:
    """Sit down at the table whose page is open, and wait for the others."""
    page.fill("#name", name)
    page.locator(".sit button.main").click()
    page.locator(".sit").wait_for(state="detached")
    page.wait_for_load_state()


def begin_together(
    anna: Page,
    ben: Page,
    house: House,
    seats: int = 4,
    game: str = "swapybara",
    **options: str,
) -> None:
    """Two people begin a game, with bots on the other chairs; Anna has the first, Ben the next."""
    open_table(anna, house, seats, 0, game, **options)
    ben.goto(anna.url)
    sit_down(ben, "Ben")
    anna.locator(".chairs", has_text="Ben").wait_for()
    anna.locator(".start button").click()
    for page in (anna, ben):
        page.locator("main.game").wait_for()
        page.wait_for_load_state()


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
    page.wait_for_function(CHANGED, arg=before)


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


def choose(page: Page, bluff: bool = False) -> None:
    """Decide somehow: whatever comes first leads on to the last of what decides.

    Where a sum is asked, it is the least for a first bid and, for a bluff, the most that can be.
    """
    page.wait_for_timeout(LOCKED)
    amount = page.locator(f"#act input[type=number]{'' if bluff else OPENING}")
    if amount.count():
        amount.fill(amount.get_attribute("max" if bluff else "min") or "")
        page.locator(".bids").click()
        return
    first = page.locator(FIRST)
    if first.count():
        (page.locator(FITTING) if page.locator(FITTING).count() else first).last.check()
    legal(page).last.click()


def play_together(pages: Sequence[Page], check: Callable[[Page], None] = lambda page: None) -> int:
    """All decide whenever they owe a decision, until the game is over; how often that was."""
    decided, end = 0, time.monotonic() + LONGEST
    while not all(map(over, pages)):
        assert time.monotonic() < end, "the game does not end"
        pages[0].wait_for_timeout(30)
        for page in pages:
            decision = owed(page)
            if decision:
                check(page)
                choose(page, bluff=decided >= ENOUGH * len(pages))
                await_change(page, decision)
                decided += 1
    return decided


def await_turn(page: Page, others: Sequence[Page]) -> str:
    """Others play on until somebody is to decide; the decision."""
    end = time.monotonic() + LONGEST
    while not owed(page):
        assert time.monotonic() < end, "it never is their turn"
        page.wait_for_timeout(30)
        for other in others:
            decision = owed(other)
            if decision:
                choose(other)
                await_change(other, decision)
    return owed(page)


def let_decide(page: Page, others: Sequence[Page]) -> None:
    """Others play on until somebody decides, once."""
    decision = await_turn(page, others)
    choose(page)
    await_change(page, decision)


def look(page: Page) -> Any:
    """The table as the viewer's own programs would see it."""
    answer = page.request.get(f"{page.url.partition('#')[0]}/look")
    assert answer.ok
    return answer.json()


def hurry(pages: Sequence[Page]) -> None:
    """Play a game to its end as programs do, without pressing anything."""
    for turn in count():
        for number, page in enumerate(pages):
            seen = look(page)
            if seen["status"] == "over":
                return
            if seen["decision"] is not None:
                form = {"action": seen["view"]["choices"][0]["text"], "decision": seen["decision"]}
                form |= {"action_id": f"hurry-{turn}-{number}"}
                page.request.post(f"{page.url.partition('#')[0]}/act", form=form)
        pages[0].wait_for_timeout(20)


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


def said(lang: str, key: str, **given: str) -> str:
    """A sentence of the pages."""
    return words(WORDS, lang).text(key, given)


def sheet(page: Page, name: str) -> None:
    """Open a sheet over the table."""
    page.locator(f".bar a[href='#{name}']").click()
    expect(page.locator(f"#{name}")).to_be_visible()
