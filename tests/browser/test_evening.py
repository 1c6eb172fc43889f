"""An evening at the table: people come and go, take back, and play one game after another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import (
    DUTCH,
    GERMAN,
    LOCKED,
    await_change,
    await_decision,
    await_turn,
    begin,
    begin_together,
    choose,
    hurry,
    let_decide,
    look,
    open_table,
    owed,
    play_together,
    said,
    sheet,
    sit_down,
)
from tests.server.house import House

# Each game at a table for two people and bots, as short as it gets.
SHORT: dict[str, tuple[int, dict[str, str]]] = {
    "swapybara": (4, {"rounds": "1"}),
    "swoop": (3, {"target": "1"}),
    "symbiose": (3, {}),
    "wagenwissel": (3, {"auction": "open"}),
}

# Whole games


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_bots_play_a_whole_game(
    visit: Open, evening_house: House, game: str
) -> None:
    """One on a phone in Dutch, one on a laptop in German; each reads it in their own language."""
    anna = visit(evening_house.url, 390, 844, **DUTCH)
    ben = visit(evening_house.url, 1280, 800, **GERMAN)
    seats, options = SHORT[game]
    begin_together(anna, ben, evening_house, seats, game, **options)
    assert play_together((anna, ben)) >= 6
    for page, lang in ((anna, "nl"), (ben, "de")):
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("#prompt")).to_have_attribute("aria-label", said(lang, "zone-prompt"))
        expect(page.locator(".again")).to_have_text(said(lang, "play-again"))
    lines = [page.locator("#lines p").all_inner_texts() for page in (anna, ben)]
    assert lines[0] and lines[1] and lines[0] != lines[1]


# Devices and chairs


def test_the_code_page_brings_another_device(visit: Open, evening_house: House) -> None:
    """The link of the code leads a second browser to the same seat; both follow and both act."""
    phone = visit(evening_house.url)
    begin(phone, evening_house, 4, start="0")
    sheet(phone, "evening")
    phone.get_by_role("button", name="Show a code").click()
    link = phone.locator(".code .link a").get_attribute("href") or ""
    laptop = visit(link, 1280, 800)
    laptop.get_by_role("button", name="Sit down here").click()
    laptop.locator("main.game").wait_for()
    phone.locator(".code .verb.main").click()
    decision = await_decision(phone)
    assert await_decision(laptop) == decision
    choose(laptop)
    await_change(phone, decision)
    assert await_decision(phone, decision) == await_decision(laptop, decision)


def test_a_code_is_typed_on_the_start_page(visit: Open, evening_house: House) -> None:
    """Read out in two halves, it may be typed as it sounds; it works once."""
    phone = visit(evening_house.url)
    begin(phone, evening_house, 4, start="0")
    sheet(phone, "evening")
    phone.get_by_role("button", name="Show a code").click()
    code = phone.locator(".spoken").inner_text()
    laptop = visit(evening_house.url, 1280, 800)
    laptop.fill("#code", code.upper())
    laptop.locator(".codes button").click()
    laptop.locator("main.game .mine").wait_for()
    late = visit(evening_house.url)
    late.fill("#code", code)
    late.locator(".codes button").click()
    expect(late.locator("#problem, [role=alert]").first).to_contain_text("code")


def test_the_host_hands_over_a_chair(visit: Open, evening_house: House) -> None:
    """A ghost's, not that of somebody who is here; who had it watches from then on."""
    anna, ben = visit(evening_house.url), visit(evening_house.url)
    begin_together(anna, ben, evening_house, start="0")
    table = ben.url
    sheet(anna, "evening")
    give = anna.get_by_role("button", name="Give it to somebody else")
    anna.locator("#evening .chair", has_text="Ben").locator("summary").click()
    expect(give).to_have_count(0)  # Ben is here
    ben.goto("about:blank")
    expect(give).to_have_count(1)
    give.click()
    carla = visit(anna.locator(".code .link a").get_attribute("href") or "")
    carla.get_by_role("button", name="Sit down here").click()
    carla.locator("main.game .mine").wait_for()
    ben.goto(table)
    ben.locator("main.game").wait_for()
    expect(ben.locator(".mine")).to_have_count(0)
    expect(ben.locator("#act button")).to_have_count(0)


def test_the_host_frees_a_chair(visit: Open, evening_house: House) -> None:
    """A bot sits there then, and all are told; before the game the chair is simply free."""
    anna, ben = visit(evening_house.url), visit(evening_house.url)
    open_table(anna, evening_house, 4, 2)
    ben.goto(anna.url)
    for begun in (False, True):
        sit_down(ben, "Ben")
        expect(anna.locator(".chairs")).to_contain_text("Ben")
        if begun:
            anna.locator(".start button").click()
            anna.locator("main.game").wait_for()
        sheet(anna, "evening")
        anna.locator("#evening .chair", has_text="Ben").locator("summary").click()
        anna.get_by_role("button", name="Give this chair to a bot").click()
        expect(anna.locator("#evening .company")).not_to_contain_text("Ben")
        anna.locator("#evening .close").click()
    expect(anna.locator("#lines")).to_contain_text("Ben gets up.")
    expect(ben.locator(".mine")).to_have_count(0)


def test_a_fold_stays_open_while_others_play(visit: Open, slow_house: House) -> None:
    """News of the game close neither a fold of the sheet nor the sheet itself."""
    anna, ben = visit(slow_house.url), visit(slow_house.url)
    begin_together(anna, ben, slow_house, start="1")
    sheet(anna, "evening")
    fold = anna.locator("#evening .chair", has_text="Ben")
    fold.locator("summary").click()
    before = anna.locator("#table").get_attribute("data-version") or ""
    choose(ben)
    expect(anna.locator("#table")).not_to_have_attribute("data-version", before)
    expect(fold).to_have_attribute("open", "")
    expect(anna.locator("#evening")).to_be_visible()


def test_the_host_goes_and_another_begins(visit: Open, evening_house: House) -> None:
    """Once the host is seen to be away, those who wait can begin without them."""
    anna, ben = visit(evening_house.url), visit(evening_house.url)
    open_table(anna, evening_house, 4, 2, start="1")
    ben.goto(anna.url)
    sit_down(ben, "Ben")
    expect(ben.locator(".start")).to_have_count(0)
    anna.close()
    ben.locator(".start button").click()
    ben.locator("main.game").wait_for()
    await_decision(ben)


def test_a_late_guest_takes_a_bots_chair(visit: Open, evening_house: House) -> None:
    """They watch until the round is over; what they type is not lost to the news of the game."""
    anna = visit(evening_house.url)
    begin(anna, evening_house, 4, start="0", rounds="2")
    carla = visit(anna.url)
    expect(carla.locator(".mine")).to_have_count(0)
    carla.locator(".prompt a[href='#evening']").click()
    carla.fill("#taker", "Carla")
    decision = await_decision(anna)
    choose(anna)
    await_change(anna, decision)
    expect(carla.locator("#taker")).to_have_value("Carla")
    carla.locator(".take .phrases button").first.click()
    expect(carla.locator("#evening")).to_contain_text("Waiting for a bot’s chair: Carla")
    while not carla.locator(".mine").count():
        anna.wait_for_timeout(50)
        if owed(anna):
            let_decide(anna, ())
    expect(anna.locator("#lines")).to_contain_text("Carla takes the chair of")


# Stand-ins


@pytest.mark.parametrize("game", SHORT)
def test_a_bot_stands_in_until_one_is_back(visit: Open, evening_house: House, game: str) -> None:
    """The others see it on the seat and in the log; whoever is back takes the chair and decides."""
    anna, ben = visit(evening_house.url, 1280, 800), visit(evening_house.url)
    seats, options = SHORT[game]
    begin_together(anna, ben, evening_house, seats, game, start="1", **options)
    await_turn(ben, (anna,))
    ben.close()
    expect(anna.locator("#seat-1 .condition")).to_have_text("a bot plays")
    expect(anna.locator("#lines")).to_contain_text("Ben is away; a bot plays on for now.")
    back = ben.context.new_page()
    back.goto(anna.url)
    expect(back.locator(".aside")).to_contain_text("A bot is playing for you.")
    back.get_by_role("button", name="Play myself again").click()
    expect(anna.locator("#seat-1 .condition")).to_have_count(0)
    expect(anna.locator("#lines")).to_contain_text("Ben plays again.")
    let_decide(back, (anna,))


# Taking back


def asks_ben(anna: Page) -> None:
    """Anna asks Ben for his card."""
    decision = await_decision(anna)
    anna.wait_for_timeout(LOCKED)
    anna.locator("#seat-1 .tile").click()
    await_change(anna, decision)


def test_a_move_is_taken_back_when_the_other_agrees(visit: Open, evening_house: House) -> None:
    """The table is as it was before, and the log says who took back."""
    anna, ben = visit(evening_house.url), visit(evening_house.url, **GERMAN)
    begin_together(anna, ben, evening_house, start="0")
    before = look(anna)["view"]
    asks_ben(anna)
    anna.get_by_role("button", name="Take back").click()
    expect(anna.locator(".aside")).to_contain_text("Waiting for: Ben")
    expect(ben.locator(".aside[role=alert]")).to_contain_text("Anna möchte")
    ben.get_by_role("button", name=said("de", "regret-yes"), exact=True).click()
    await_decision(anna)
    assert look(anna)["view"] == before
    expect(anna.locator("#lines")).to_contain_text("Anna has taken the last move back.")
    assert not owed(ben)


def test_a_move_stays_when_the_other_is_against_it(visit: Open, evening_house: House) -> None:
    """The game goes on where it was: the one who was asked still has to answer."""
    anna, ben = visit(evening_house.url), visit(evening_house.url)
    begin_together(anna, ben, evening_house, start="0")
    asks_ben(anna)
    anna.get_by_role("button", name="Take back").click()
    ben.get_by_role("button", name="No", exact=True).click()
    expect(ben.locator(".aside")).to_have_count(0)
    expect(anna.locator(".aside.undo")).to_be_visible()
    let_decide(ben, ())


@pytest.mark.parametrize("game", ["symbiose", "wagenwissel"])
def test_a_wish_to_take_back_is_drawn_in_every_game(
    visit: Open, evening_house: House, game: str
) -> None:
    """Whoever asks sees for whom they wait, and may leave it."""
    anna, ben = visit(evening_house.url), visit(evening_house.url)
    begin_together(anna, ben, evening_house, 2, game, start="0")
    decision = await_decision(anna)
    choose(anna)
    await_change(anna, decision)
    anna.get_by_role("button", name="Take back").click()
    expect(anna.locator(".aside")).to_contain_text("Waiting for: Ben")
    anna.get_by_role("button", name="Leave it").click()
    expect(anna.locator(".aside.undo")).to_be_visible()


def test_what_was_seen_is_not_taken_back(visit: Open, evening_house: House) -> None:
    """A card played from the hand has been seen by all: no button offers to take it back."""
    anna, ben = visit(evening_house.url), visit(evening_house.url)
    begin_together(anna, ben, evening_house, 3, "swoop", start="0")
    decision = await_decision(anna)
    anna.wait_for_timeout(LOCKED)
    hand = anna.locator(".from-hand:visible")
    for rank in anna.locator(".fits input").all():
        rank.check()
        if hand.count():
            break
    hand.first.click()
    await_change(anna, decision)
    expect(anna.locator(".aside")).to_have_count(0)


# One game after another


def test_the_evening_goes_on_with_another_game(visit: Open, evening_house: House) -> None:
    """The same again, then another one: same people, and the tally counts each game."""
    anna, ben = visit(evening_house.url), visit(evening_house.url, **DUTCH)
    begin_together(anna, ben, evening_house, rounds="1")
    hurry((anna, ben))
    anna.locator(".again").click()
    for page in (anna, ben):
        expect(page.locator(".chairs")).to_contain_text("Ben")
    sheet(ben, "evening")
    expect(ben.locator(".tally tr", has_text="Anna")).to_contain_text("1")
    anna.locator(".start button").click()
    anna.locator("main.game").wait_for()
    hurry((anna, ben))
    sheet(anna, "evening")
    anna.get_by_role("link", name="Another game").click()
    anna.locator("a[href*='game=symbiose']").first.click()
    anna.select_option("#seats", "3")
    anna.locator(".open button.main").click()
    anna.locator(".start button").click()
    anna.locator("main.game .pond").first.wait_for()
    ben.locator("main.game .pond").first.wait_for(state="attached")
    games = anna.locator(".tally tr", has_text="Ben").locator("td").last
    expect(games).to_have_text("2")
