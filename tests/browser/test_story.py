"""Looking back in a browser: from step to step, the story of a game, and what one has missed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Page, expect

from stamtafel.core.game import game, games
from stamtafel.core.record import Record, take
from stamtafel.core.rng import stream
from tests.browser.conftest import Open
from tests.browser.gallery import NAMES, next_step
from tests.browser.hall import FAULTS, findings
from tests.browser.playing import LOCKED, await_change, await_decision, begin, legal
from tests.server.house import House

SIZES = ((360, 640), (1280, 800))
WIDE = "document.scrollingElement.scrollWidth"
TURNED = "document.dispatchEvent(new Event('visibilitychange'));"
LEAVE = (
    f"Object.defineProperty(document, 'hidden', {{ value: true, configurable: true }}); {TURNED}"
)
RETURN = (
    f"{{ const now = Date.now() + 9000; Date.now = () => now; }} delete document.hidden; {TURNED}"
)
SHORT: dict[str, dict[str, Any]] = {"swoop": {"target": 60}}


@cache
def finished(name: str, seats: int) -> Record:
    """A game played to its end."""
    record = Record.begin(game(name), seats, SHORT.get(name, {}))
    record.names = NAMES[:seats]
    state, rng = record.state(), stream(1, "finished")
    while not state.over:
        step = next_step(record.game, state, rng)
        record.steps.append(step)
        take(record.game, state, step)
    return record


@pytest.fixture
def table(house: House) -> str:
    """The address of a table at which eight have played Swapybara."""
    return bring(house, "swapybara", 8)


def bring(house: House, name: str, seats: int) -> str:
    """Make a table of a finished game; its address."""
    answer = httpx.post(f"{house.url}/records", data={"record": finished(name, seats).write()})
    assert answer.status_code == 303
    return house.url + answer.headers["location"].removesuffix("/story")


def where(page: Page) -> str:
    """Which step a page says that it shows."""
    return page.locator(".steps .where").inner_text()


def test_arrow_keys_go_from_step_to_step(visit: Open, table: str) -> None:
    """Right and left, not past the ends; and one goes back with one press of the back button."""
    page = visit(f"{table}/story")
    page.get_by_role("link", name="Step through it from the start").click()
    page.wait_for_url("**/at/0")
    last = len(finished("swapybara", 8).steps)
    for key, step in (("Left", 0), ("Right", 1), ("Right", 2), ("Left", 1)):
        page.keyboard.press(f"Arrow{key}")
        page.wait_for_url(f"**/at/{step}")
        expect(page.locator(".where")).to_have_text(f"You are looking back: step {step} of {last}.")
    page.go_back()
    expect(page.locator("#decided")).to_be_visible()
    page.goto(f"{table}/at/{last}")
    page.keyboard.press("ArrowRight")
    assert where(page) == f"You are looking back: step {last} of {last}."


def test_steps_are_links_without_javascript(visit: Open, table: str) -> None:
    """Forth and back, through other eyes, in another language, and to the story."""
    page = visit(f"{table}/at/3", java_script_enabled=False)
    page.get_by_role("link", name="One step on").click()
    expect(page.locator(".where")).to_contain_text("step 4")
    page.locator(".seen-by summary").click()
    page.get_by_role("link", name="as Carla saw it").click()
    expect(page).to_have_url(re.compile(r"/at/4\?by=2$"))
    page.get_by_role("link", name="To the last step").click()
    expect(page).to_have_url(re.compile(r"/at/(?!4\?)\d+\?by=2$"))
    page.locator(".bar [href='#wishes']").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".where")).to_contain_text("Du blickst zurück")
    expect(page).to_have_url(re.compile(r"\?by=2$"))
    page.get_by_role("link", name="Zur Geschichte").click()
    expect(page.locator("#decided")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_steps_fit_on_the_screen_and_pass_axe(
    visit: Open, house: House, table: str, width: int, height: int
) -> None:
    """With eight players and in German, whoever looks; and with a face of another game."""
    page = visit(f"{table}/at/2?by=0", width, height, locale="de-DE")
    last = len(finished("swapybara", 8).steps)
    for address in (f"{table}/at/0", f"{table}/at/{last // 2}?by=3", f"{table}/at/{last}?by=all"):
        page.goto(address)
        assert page.evaluate(FAULTS) == []
    page.goto(f"{table}/at/{last // 2}?by=3")
    assert findings(page) == []
    page.locator(".seen-by summary").click()
    assert findings(page) == []
    page.goto(f"{bring(house, 'symbiose', 4)}/at/20?by=1")
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [(name, *SIZES[at % 2]) for at, name in enumerate(sorted(games()))],
)
def test_the_story_fits_and_passes_axe(
    visit: Open, house: House, name: str, width: int, height: int
) -> None:
    """Chart, accounts and turns with the most players, unfolded, are no wider than the screen."""
    address = bring(house, name, game(name).seats[-1])
    page = visit(f"{address}/story", width, height, locale="de-DE", color_scheme="dark")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert page.evaluate(WIDE) <= width
    assert findings(page) == []
    labels = page.locator(".chart text")
    size = labels.first.evaluate("(one) => one.getBoundingClientRect().height")
    assert size >= 14


def test_the_chart_and_its_table_have_the_scores_of_the_game(visit: Open, table: str) -> None:
    """The last row of the table is the end of the game; every row leads to its step."""
    page = visit(f"{table}/story", 1280, 800)
    scores = [str(score).replace("-", "−") for score in finished("swapybara", 8).state().scores()]
    page.get_by_text("The scores as a table").click()
    row = page.locator(".numbers tbody tr").last
    assert row.locator("td").all_inner_texts() == scores
    assert page.locator(".chart .curve").count() == 8
    row.locator("a").click()
    expect(page.locator("main.over")).to_be_visible()


def test_the_story_in_forced_colours(visit: Open, table: str) -> None:
    """Lines are told apart by dashes and marks where all have the colour of text."""
    page = visit(f"{table}/story", 360, 640, forced_colors="active")
    strokes = page.locator(".curve").evaluate_all("all => all.map(a => getComputedStyle(a).stroke)")
    dashes = page.locator(".curve").evaluate_all(
        "all => all.map(a => a.getAttribute('stroke-dasharray'))"
    )
    assert len(set(strokes)) == 1
    assert len(set(dashes)) == 8


def test_the_link_of_a_story_can_be_copied(visit: Open, table: str) -> None:
    """By a button where the browser can; else the link itself and a code are there."""
    page = visit(f"{table}/story", permissions=["clipboard-read", "clipboard-write"])
    page.locator(".copy").click()
    expect(page.locator(".copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith("/story")
    plain = visit(f"{table}/story", java_script_enabled=False)
    expect(plain.locator(".copy")).to_be_hidden()
    expect(plain.locator(".share .qr")).to_be_visible()


def test_a_record_is_brought_along_on_the_start_page(
    visit: Open, house: House, tmp_path: Path
) -> None:
    """A file that was saved before is chosen, and its story opens."""
    file = tmp_path / "game.txt"
    file.write_text(finished("symbiose", 4).write(), "utf-8")
    page = visit(house.url)
    page.get_by_text("Look at a game from a file").click()
    page.set_input_files("#record-file", file)
    page.get_by_role("button", name="Show the game").click()
    expect(page.locator("h1")).to_have_text("The story of a game of Symbiose")


def test_a_turn_of_the_log_leads_to_its_step_and_back(visit: Open, slow_house: House) -> None:
    """In the middle of a game; what one has looked back on does not lose the seat."""
    page = visit(slow_house.url, 1280, 800)
    begin(page, slow_house, start="2")
    await_decision(page)
    page.locator(".turn[href]").nth(1).click()
    expect(page.locator(".where")).to_contain_text("You are looking back: step")
    assert page.locator(".mine .card").count() == 1
    page.get_by_role("link", name="Back to the game").click()
    await_decision(page)


def test_what_came_while_the_tab_was_hidden_is_told_once(visit: Open, slow_house: House) -> None:
    """The lines since one last looked, until they are put aside; nothing when there were none."""
    page = visit(slow_house.url, 1280, 800)
    begin(page, slow_house, start="0")
    before = await_decision(page)
    page.wait_for_timeout(LOCKED)
    seen = page.locator("#table").get_attribute("data-version")
    page.evaluate(LEAVE)
    legal(page).first.click()
    await_change(page, before)
    page.wait_for_function(
        "(seen) => [...document.querySelectorAll('#lines p')].at(-1).dataset.version > seen",
        arg=int(seen or 0),
    )
    page.evaluate(RETURN)
    missed = page.locator("#missed p")
    expect(page.locator("#missed h2")).to_have_text("Since you last looked")
    assert (
        missed.first.inner_text()
        == page.locator(f"#lines [data-version='{int(seen or 0) + 1}']").first.inner_text()
    )
    page.keyboard.press("Escape")
    expect(page.locator("#missed")).to_have_count(0)
    await_decision(page)  # nothing more comes now
    page.evaluate(LEAVE)
    page.evaluate(RETURN)
    assert page.locator("#missed").count() == 0


def test_what_came_while_the_page_was_away_is_told(visit: Open, house: House) -> None:
    """Also after another page; on a phone it fits, passes axe, and can be put aside."""
    page = visit(house.url)
    begin(page, house, start="0")
    await_decision(page)
    table, path = page.url, urlsplit(page.url).path
    page.goto(house.url)
    page.evaluate("(path) => localStorage.setItem(`seen ${path}`, '1 1')", path)
    page.goto(table)
    told = page.locator("#missed p").all_inner_texts()
    assert told == [line.strip() for line in page.locator("#lines p").all_text_contents()]
    assert findings(page) == []
    page.locator("#missed button").click()
    page.reload()
    expect(page.locator("#prompt")).to_be_visible()
    assert page.locator("#missed").count() == 0
