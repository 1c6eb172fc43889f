"""Whole games in the browser, and what can come between a press and its effect."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import (
    DECISION,
    LOCKED,
    assert_focus_is_kept,
    assert_no_scrolling,
    await_change,
    await_decision,
    begin,
    by_keyboard,
    click,
    legal,
    open_table,
    over,
    owed,
    play,
    tap,
)
from tests.server.house import House

AT_ONCE = f"""
async (before) => {{
  while (!{DECISION} || {DECISION} === before) await new Promise(requestAnimationFrame);
  document.querySelector(".tile.can, button.pick, #act .verb:not([aria-disabled])").click();
}}
"""


def moves_sent(page: Page) -> list[str]:
    """What the page sends from now on as moves."""
    sent: list[str] = []

    def note(request: object) -> None:
        if getattr(request, "method", "") == "POST":
            sent.append(str(getattr(request, "post_data", "")))

    page.on("request", note)
    return sent


def test_whole_game_by_touch(visit: Open, house: House) -> None:
    """A person and four bots play three rounds on a phone, by touch alone, without scrolling."""
    page = visit(house.url, 360, 640, has_touch=True, is_mobile=True)
    begin(page, house)
    assert play(page, tap, lambda: assert_no_scrolling(page)) >= 9
    assert page.locator(".status").inner_text() == "Round 3 of 3"
    assert page.locator(".account tbody tr").count() == 5
    assert page.locator(".account .winner").count() == 1
    page.locator(".again").tap()
    expect(page.locator(".chairs")).to_be_visible()


def test_whole_game_by_keyboard(visit: Open, house: House) -> None:
    """A person and four bots play three rounds on a phone, by keyboard alone; focus stays."""
    page = visit(house.url)
    begin(page, house)
    page.locator("#prompt").focus()
    assert play(page, by_keyboard, lambda: assert_focus_is_kept(page)) >= 9
    assert_focus_is_kept(page)


def test_whole_game_without_javascript(visit: Open, house: House) -> None:
    """Forms, and pages that refresh themselves while others decide, are enough to play."""
    page = visit(house.url, java_script_enabled=False)
    begin(page, house, rounds="1")
    asked = 0
    while not over(page):
        if page.locator("input[name=decision]").count():
            assert page.locator("noscript meta, head > meta[http-equiv]").count() == 0
            legal(page).first.click()
            asked += 1
        else:
            page.goto(page.url)
    assert asked >= 3


def test_waiting_pages_refresh_themselves(visit: Open, slow_house: House) -> None:
    """Without JavaScript a page comes back by itself until it is the viewer's turn."""
    page = visit(slow_house.url, java_script_enabled=False)
    begin(page, slow_house, start="2")
    expect(page.locator("input[name=decision]")).to_have_count(1, timeout=20_000)


def test_language_in_the_middle_of_a_game(visit: Open, slow_house: House) -> None:
    """Another language tells everything anew: what happened, what to do, and what comes next."""
    page = visit(slow_house.url, 1280, 800)
    begin(page, slow_house, start="0")
    await_decision(page)
    expect(page.locator("#lines")).to_contain_text("Round 1: you start.")
    page.locator("[href='#wishes']").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#lines")).to_contain_text("Runde 1: Du fängst an.")
    expect(page.locator("#call")).to_contain_text("Du bist dran")
    page.wait_for_timeout(LOCKED)
    legal(page).first.click()
    expect(page.locator("#lines")).to_contain_text("Du fragst")


def test_focus_is_kept_while_others_play(visit: Open, slow_house: House) -> None:
    """Focus stays on a seat, a neighbour whom any card may ask, while what is around it changes."""
    page = visit(slow_house.url, 1280, 800)
    begin(page, slow_house, start="0")
    await_decision(page)
    page.wait_for_timeout(LOCKED)
    before = page.locator("#lines p").count()
    page.locator("#seat-1 .tile").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lines p").nth(before + 1)).to_be_attached()  # asked, and answered
    assert page.evaluate("document.activeElement.closest('li')?.id") == "seat-1"


def test_a_press_counts_once(visit: Open, slow_house: House) -> None:
    """Pressing twice sends one move."""
    page = visit(slow_house.url)
    begin(page, slow_house, start="0")
    decision = await_decision(page)
    page.wait_for_timeout(LOCKED)
    sent = moves_sent(page)
    legal(page).first.evaluate("(one) => { one.click(); one.click(); }")
    await_change(page, decision)
    assert len(sent) == 1


def test_new_buttons_wait_a_moment(visit: Open, slow_house: House) -> None:
    """A press at the very moment at which buttons get another meaning does nothing."""
    page = visit(slow_house.url)
    begin(page, slow_house, start="0")
    before = await_decision(page)
    page.wait_for_timeout(LOCKED)
    click(page)
    sent = moves_sent(page)
    page.evaluate(AT_ONCE, before)
    decision = owed(page)
    page.wait_for_timeout(LOCKED)
    assert (sent, owed(page)) == ([], decision)
    click(page)
    await_change(page, decision)
    assert len(sent) == 1


def test_why_not_is_said_at_once(gallery: Open) -> None:
    """Pressing what is not allowed says why, and sends nothing."""
    page = gallery("answer with the 4", 5, "en", 360, 640)
    sent = moves_sent(page)
    page.locator("#act [aria-disabled=true]").click(force=True)
    expect(page.locator("#problem")).to_have_text("With the 4 you must accept. (SW-4.4)")
    assert sent == []


def test_a_stale_answer_is_refused_in_words(visit: Open, slow_house: House) -> None:
    """An answer to a decision that is no more changes nothing, and the page says why."""
    page = visit(slow_house.url)
    begin(page, slow_house, start="0")
    decision = await_decision(page)
    page.wait_for_timeout(LOCKED)
    page.locator("#act [name=decision]").evaluate("(one) => { one.value = 1; }")
    legal(page).first.click()
    expect(page.locator("#problem")).to_contain_text("Too late")
    assert owed(page) == decision
    legal(page).first.click()
    await_change(page, decision)


def test_the_title_calls(visit: Open, slow_house: House) -> None:
    """The tab says when it is the viewer's turn, and when it is not any more."""
    page = visit(slow_house.url)
    begin(page, slow_house, start="0")
    await_decision(page)
    assert page.title().startswith("● Your turn")
    page.wait_for_timeout(LOCKED)
    legal(page).first.click()
    page.wait_for_function("() => !document.title.startsWith('●')")
    assert "icon.svg" in (page.locator("#icon").get_attribute("href") or "")


def test_connection_lost_and_back(visit: Open, slow_house: House) -> None:
    """A move made while the connection is away is named as waiting, and arrives once, later."""
    page = visit(slow_house.url)
    begin(page, slow_house, start="0")
    decision = await_decision(page)
    page.wait_for_timeout(LOCKED)
    page.context.set_offline(True)
    expect(page.locator("#dot")).to_have_class("lost")
    expect(page.locator("#dot")).to_have_attribute("aria-label", "Connection lost. Reconnecting …")
    name = legal(page).first.locator(".name").inner_text()
    legal(page).first.click()
    expect(page.locator("#notice")).to_contain_text(f"Your move is not in yet: Ask {name}")
    page.context.set_offline(False)
    await_change(page, decision)
    expect(page.locator("#lines")).to_contain_text(f"You ask {name}.")
    expect(page.locator("#dot")).not_to_have_class("lost")
    expect(page.locator("#notice")).to_be_empty()


def test_server_gone_and_back(visit: Open, tmp_path: Path) -> None:
    """A page recovers by itself when the server comes back, and the game goes on where it was."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    first = House(database)
    port = int(first.url.rsplit(":", 1)[1].rstrip("/"))
    page = visit(first.url)
    begin(page, first, start="0")
    decision = await_decision(page)
    first.kill()
    expect(page.locator("#dot")).to_have_class("lost")
    second = House(database, port=port)
    try:
        expect(page.locator("#dot")).not_to_have_class("lost")
        assert owed(page) == decision
        page.wait_for_timeout(LOCKED)
        legal(page).first.click()
        await_change(page, decision)
    finally:
        second.kill()


def own_card(page: Page) -> str:
    """The face of the viewer's own card."""
    return page.locator(".mine .card").get_attribute("data-face") or ""


def answer(page: Page, other: str) -> None:
    """Ask the other person if possible, and accept if allowed."""
    page.wait_for_timeout(LOCKED)
    asked = page.locator(f".tile.can:has-text('{other}')")
    accept = page.locator("#act .verb[value=accept]:not([aria-disabled])")
    choice = asked if asked.count() else accept if accept.count() else legal(page)
    choice.first.click()


WATCH_FLIGHTS = """
window.flown = 0;
new MutationObserver((all) => all.forEach((one) => {
  if (one.target.id === "flight") window.flown += one.addedNodes.length;
})).observe(document.body, { childList: true, subtree: true });
"""


def test_two_people_at_one_table(visit: Open, house: House) -> None:
    """A guest sits down by the link; cards they swap fly and change hands; a watcher sees backs."""
    anna = visit(house.url, 1280, 800)
    open_table(anna, house, 4, 2, rounds="20")
    ben = visit(anna.url, 390, 844)
    ben.fill("#name", "Ben")
    ben.locator(".sit button").click()
    expect(anna.locator(".chairs")).to_contain_text("Ben", timeout=30_000)
    expect(ben.locator(".start")).to_have_count(0)
    anna.locator(".start button").click()
    for page in (anna, ben):
        page.locator("main.game").wait_for()
        page.wait_for_load_state()
    anna.evaluate(WATCH_FLIGHTS)
    watcher = visit(anna.url, 390, 844)
    before, after = swap(anna, ben)
    assert after == before[::-1]
    assert anna.evaluate("flown") >= 2
    assert watcher.locator("main.game [data-card]").count() >= 5
    assert watcher.locator("main.game [data-card]:not([data-face='?'])").count() == 0


def swap(anna: Page, ben: Page) -> tuple[tuple[str, str], tuple[str, str]]:
    """Let two people play until they swap their cards; these before and after."""
    for _ in range(120):
        for page, other in ((anna, "Ben"), (ben, "Anna")):
            decision = owed(page)
            if decision:
                before = own_card(anna), own_card(ben)
                accepts = page.locator("#act .verb[value=accept]:not([aria-disabled])").count()
                among_us = other in page.locator("#call").inner_text()
                answer(page, other)
                await_change(page, decision)
                if accepts and among_us:
                    expect(ben.locator(".mine .card")).to_have_attribute("data-face", before[0])
                    return before, (own_card(anna), own_card(ben))
        anna.wait_for_timeout(50)
    raise AssertionError("they never swapped")
