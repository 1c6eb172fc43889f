"""What people say and hear at the table: phrases, own words, sounds, and silence."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import (
    DUTCH,
    GERMAN,
    await_change,
    await_decision,
    begin,
    begin_together,
    choose,
    said,
    sheet,
)
from tests.server.house import House

ON_TOP = """
(one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}
"""


def test_phrases_are_read_in_each_language(visit: Open, evening_house: House) -> None:
    """What one says in Dutch another reads in German, beside the seat and in the log."""
    anna, ben = visit(evening_house.url, **DUTCH), visit(evening_house.url, **GERMAN)
    begin_together(anna, ben, evening_house, start="0")
    sheet(anna, "evening")
    anna.get_by_role("button", name="Goed gespeeld!").click()
    expect(ben.locator("#seat-0 .says")).to_have_text(said("de", "phrase-well-played"))
    expect(ben.locator("#lines")).to_contain_text(said("de", "phrase-well-played"))
    expect(ben.locator("body")).to_have_attribute("data-heard", "word")
    expect(anna.locator("#evening .talk")).to_contain_text("Goed gespeeld!")


def test_own_words_where_the_table_agreed(visit: Open, evening_house: House) -> None:
    """The field is empty after sending, keeps what is typed while others talk, and is escaped."""
    anna, ben = visit(evening_house.url), visit(evening_house.url)
    begin_together(anna, ben, evening_house, custom_chat="yes", start="0")
    for page in (anna, ben):
        sheet(page, "evening")
    ben.fill("#words", "half a tho")
    anna.fill("#words", "<b>tea</b>, anybody?")
    anna.get_by_role("button", name="Send", exact=True).click()
    expect(ben.locator("#evening .talk")).to_contain_text("<b>tea</b>, anybody?")
    expect(anna.locator("#words")).to_have_value("")
    expect(ben.locator("#words")).to_have_value("half a tho")
    expect(ben.locator("#words")).to_be_focused()


def test_no_own_words_without_agreement(visit: Open, evening_house: House) -> None:
    """By default there are ready phrases only."""
    page = visit(evening_house.url)
    begin(page, evening_house, 4)
    sheet(page, "evening")
    expect(page.locator("#words")).to_have_count(0)


def test_too_much_talk_is_refused_where_one_looks(visit: Open, evening_house: House) -> None:
    """The reason stands in the sheet, over which nothing else can be seen."""
    page = visit(evening_house.url)
    begin(page, evening_house, 4, start="0")
    sheet(page, "evening")
    hello = page.get_by_role("button", name="Hello!")
    for _ in range(60):  # as slowly as a busy machine presses, too
        hello.click()
        page.wait_for_timeout(60)
        if page.locator("#problem p").count():
            break
    expect(page.locator("#problem p")).to_be_visible()
    assert page.locator("#problem p").evaluate(ON_TOP)


def wish(page: Page, name: str, value: str) -> None:
    """Choose how this browser likes its tables."""
    sheet(page, "wishes")
    page.locator(f"#wishes [name={name}][value={value}]").check()
    page.locator("#wishes .verb.main").click()
    expect(page.locator("body")).to_have_attribute(f"data-{name}", value)
    page.wait_for_load_state()


def test_who_wants_no_talk_has_none(visit: Open, evening_house: House) -> None:
    """Muted, nothing said is shown, told or heard; others go on reading it."""
    anna, ben = visit(evening_house.url), visit(evening_house.url, 1280, 800)
    begin_together(anna, ben, evening_house, start="0")
    wish(ben, "talk", "off")
    sheet(anna, "evening")
    anna.get_by_role("button", name="Hello!").click()
    expect(anna.locator("#evening .talk")).to_contain_text("Hello!")
    ben.locator("#seat-0 .says").wait_for(state="attached")
    expect(ben.locator("#seat-0 .says")).to_be_hidden()
    expect(ben.locator("#lines p", has_text="Hello!")).to_be_hidden()
    assert ben.locator("body").get_attribute("data-heard") != "word"


def test_sounds_have_meanings_and_can_be_off(visit: Open, evening_house: House) -> None:
    """One's turn, a move and a refusal sound differently; who wants none hears none."""
    page = visit(evening_house.url)
    begin(page, evening_house, 4, start="0")
    decision = await_decision(page)
    wish(page, "sound", "off")
    choose(page)
    await_change(page, decision)
    expect(page.locator("body")).to_have_attribute("data-sound", "off")
    await_decision(page, decision)
    expect(page.locator("body")).to_have_attribute("data-heard", "turn")
