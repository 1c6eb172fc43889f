"""What may go wrong on the way, clocks, pages without scripts, and secrets in what is drawn."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

from stamtafel.core.game import game
from stamtafel.core.record import Record, take
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from tests.browser.conftest import Open
from tests.browser.gallery import look_at, next_step, page_of
from tests.browser.playing import (
    LOCKED,
    await_change,
    await_decision,
    begin,
    hurry,
    legal,
    open_table,
    owed,
    sit_down,
)
from tests.server.house import House

GAMES = {"swapybara": 4, "swoop": 3, "symbiose": 2, "wagenwissel": 3}
NEW = re.compile(r'name="action_id" value="[^"]*"|data-now="\d+"')


# The connection


def test_the_connection_drops_at_every_decision(visit: Open, house: House) -> None:
    """Each move made while it is away is named as waiting, and comes in once when it is back."""
    page = visit(house.url)
    begin(page, house, 4, start="0", rounds="1")
    decision, moves = await_decision(page), 0
    while decision:
        page.wait_for_timeout(LOCKED)
        page.context.set_offline(True)
        legal(page).first.click()
        expect(page.locator("#notice")).to_contain_text("Your move is not in yet: ")
        assert owed(page) == decision
        page.context.set_offline(False)
        moves += 1
        decision = await_decision(page, decision)
        expect(page.locator("#notice")).to_be_empty()
    assert moves >= 3
    asked = [one for one in page.locator("#lines p").all_inner_texts() if one.startswith("You ask")]
    assert len(asked) + moves_answered(page) == moves


def moves_answered(page: Page) -> int:
    """How often the viewer accepted or refused, or let a turn pass, as the log tells."""
    told = page.locator("#lines p").all_inner_texts()
    return sum(bool(re.match(r"You (accept|refuse|pass|have|swap|must)", line)) for line in told)


def test_an_answer_that_is_lost_on_its_way_back_counts_once(visit: Open, house: House) -> None:
    """The server took the move, the page did not hear of it: it sends it again, to no effect."""
    page = visit(house.url)
    begin(page, house, 4, start="0", rounds="1")
    decision = await_decision(page)
    page.wait_for_timeout(LOCKED)
    lost: list[int] = []

    def swallow(route: Route) -> None:
        if not lost:
            lost.append(route.fetch().status)
            route.abort()
        else:
            route.continue_()

    page.route("**/act", swallow)
    legal(page).first.click()
    await_change(page, decision)
    expect(page.locator("#notice")).to_be_empty()
    assert lost == [200]
    assert "Too late" not in page.locator("#problem").inner_text()


def test_news_come_also_when_a_script_is_late(visit: Open, house: House) -> None:
    """However slowly a script of the page is fetched, what others do is seen."""
    page = visit(house.url)

    def late(route: Route) -> None:
        time.sleep(0.6)
        route.continue_()

    page.route("**/hx-sse.min.js", late)
    open_table(page, house, 4, 2)
    guest = visit(page.url)
    sit_down(guest, "Ben")
    expect(page.locator(".chairs")).to_contain_text("Ben")


# Reminders and clocks


def test_whoever_forgets_is_reminded_gently(visit: Open, slow_house: House) -> None:
    """After the time agreed on, the prompt pulses and calls once more; deciding ends it."""
    page = visit(slow_house.url)
    open_table(page, slow_house, 4, 3, custom_remind="15", start="0")
    page.clock.install()
    page.locator(".start button").click()
    decision = await_decision(page)
    expect(page.locator("#prompt.reminded")).to_have_count(0)
    page.evaluate("document.body.dataset.heard = ''")
    page.clock.run_for(15_500)
    expect(page.locator("#prompt.reminded")).to_have_count(1)
    expect(page.locator("body")).to_have_attribute("data-heard", "turn")
    legal(page).first.click()
    await_change(page, decision)
    expect(page.locator("#prompt.reminded")).to_have_count(0)


def test_a_clock_counts_down_and_is_marked_at_the_end(visit: Open, slow_house: House) -> None:
    """It is told as a time, with a frame for the last ten seconds, and stays at nothing."""
    page = visit(slow_house.url)
    open_table(page, slow_house, 4, 3, custom_clock="30", start="0")
    page.clock.install()
    page.locator(".start button").click()
    await_decision(page)
    clock = page.locator("#prompt .until")
    expect(clock).to_have_text(re.compile(r"0:(2\d|30)"))
    expect(clock).to_have_attribute("aria-label", "time left")
    assert "short" not in (clock.get_attribute("class") or "")
    page.clock.run_for(21_000)
    expect(clock).to_have_class(re.compile("short"))
    page.clock.run_for(30_000)
    expect(clock).to_have_text("0:00")


# Without JavaScript


def test_an_evening_without_javascript(visit: Open, house: House) -> None:
    """Sit on a chosen chair, say something, take back, and begin again: forms are enough."""
    anna = visit(house.url, java_script_enabled=False)
    open_table(anna, house, 4, 2, start="0", rounds="1")
    ben = visit(anna.url, java_script_enabled=False)
    ben.fill("#name", "Ben")
    ben.locator(".chairs [name=chair]").nth(0).click()  # a neighbour may be asked with any card
    expect(ben.locator(".chairs li", has=ben.locator("text=you"))).to_contain_text("Ben")
    anna.goto(anna.url)
    anna.locator(".start button").click()
    anna.locator("#seat-1 .tile").wait_for()
    anna.locator(".bar a[href='#evening']").click()
    anna.get_by_role("button", name="Hello!").click()
    expect(anna.locator("#lines")).to_contain_text("Hello!")
    ben.goto(anna.url.partition("#")[0])
    expect(ben.locator(".says")).to_have_text("Hello!")
    expect(ben.locator(".mine")).to_have_count(1)
    asks_a_person(anna, ben)
    hurry((anna, ben))
    anna.goto(anna.url.partition("#")[0])
    anna.locator(".again").click()
    expect(anna.locator(".chairs")).to_contain_text("Ben")


def asks_a_person(anna: Page, ben: Page) -> None:
    """Anna asks Ben, and takes it back with his consent."""
    anna.locator("li.seat", has_text="Ben").locator(".tile").click()
    anna.locator(".aside.undo button").click()
    expect(anna.locator(".aside")).to_contain_text("Waiting for: Ben")
    ben.goto(ben.url.partition("#")[0])
    ben.get_by_role("button", name="Fine", exact=True).click()
    anna.goto(anna.url.partition("#")[0])
    expect(anna.locator("input[name=decision]")).to_have_count(1)
    expect(anna.locator("#lines")).to_contain_text("Anna has taken the last move back.")


# Secrets


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_are_nowhere_on_the_page(visit: Open, name: str) -> None:
    """Dealt anew, what a seat cannot know changes nothing in its page, seen or read aloud."""
    page = visit("about:blank")
    played, rng = game(name), stream(11, "canary")
    record = Record.begin(played, GAMES[name], {"start": "0"})
    state = record.state()
    for step in range(40):
        if state.over:
            break
        if step % 8 == 7:
            seat = step // 8 % state.seats
            world = state.clone()
            world.resample(seat, rng)
            shown = [drawn(page, record, one, seat) for one in (state, world)]
            assert shown[0] == shown[1]
            assert shown[0] != drawn(page, record, state, (seat + 1) % state.seats)
        record.steps.append(next_step(played, state, rng))
        take(played, state, record.steps[-1])


def drawn(page: Page, record: Record, state: State, seat: int) -> tuple[str, str]:
    """The page of a seat as the browser keeps it, and as it is read aloud."""
    page.set_content(page_of(look_at(record.game, record, state, seat), "en"))
    return NEW.sub("", page.content()), page.locator("body").aria_snapshot()
