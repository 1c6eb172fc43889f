"""WagenWissel's table: every decision fits, is said, and can be made, without scripts too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.faces.wagenwissel import POSITIONS, SEATS
from tests.browser.hall import SIZES
from tests.browser.playing import DECISION, LOCKED, await_decision, over
from tests.server.house import House

ENOUGH = 6  # decisions before the bluff that ends a game


@pytest.fixture
def table(gallery: Open) -> Open:
    """Open the page of a position: `table(name, lang, width, height)`."""

    def open_page(name: str, lang: str, width: int, height: int, **given: Any) -> Page:
        return gallery(f"wagenwissel/{name}", SEATS, lang, width, height, **given)

    return open_page


# Layout

LOST = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const zone = box(document.querySelector(".middle"));
  const boxes = [...document.querySelectorAll(".middle > *")].map(box).filter((one) => one.height);
  const out = boxes.filter((one) => one.top < zone.top - 1 || one.bottom > zone.bottom + 1);
  const cars = [...document.querySelectorAll(".shelf-of")].filter((one) => one.checkVisibility());
  const lost = cars.filter((one) => box(one).right > box(one.closest(".tile, .mine")).right - 2);
  return out.length + lost.length;
}
"""


@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "over"])
def test_nothing_sticks_out(table: Open, name: str) -> None:
    """On four screens all cars stand on their shelves, and the auction in its zone, in German."""
    page = table(name, "de", *SIZES[0])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LOST) == 0


# Secrets and words


def test_envelopes_show_who_has_bid_and_not_how_much(table: Open) -> None:
    """WW-3.1: a closed envelope lies before each seat that has bid, and no sum at any."""
    page = table("bid", "en", 1280, 800)
    assert page.locator(".seat .envelope").count() == 2
    assert page.locator(".seat .bid.open").count() == 0
    assert "€" not in page.locator(".others").inner_text()


def test_ones_own_envelope_says_what_is_in_it(table: Open) -> None:
    """WW-3.1: whoever has bid still sees their own bid, and nobody else's."""
    page = table("envelope", "en", 360, 640)
    assert page.locator(".me .bid").inner_text().strip() == "€50"
    assert page.locator(".seat .envelope").count() == 0


def test_notes_are_buttons_while_paying(table: Open) -> None:
    """WW-8.1: each kind of note in hand can be laid or says why not; overpaying is explained."""
    page = table("pay too much", "en", 360, 640)
    assert page.locator(".purse button").count() == 3
    assert page.get_by_role("button", name="Lay a note of", exact=False).count() == 3
    assert "this €300 costs you €500" in page.locator(".over-paid").inner_text()


def test_a_payment_is_proposed_as_one_press(table: Open) -> None:
    """WW-8.3: the way with the least overpayment is one button that lays all its notes."""
    page = table("pay", "en", 360, 640)
    assert page.locator("#act .verb").get_attribute("value") == "lay 200;lay 100"
    assert page.locator("#act .verb").inner_text() == "Pay €300"
    rest = table("pay on", "en", 360, 640)
    assert rest.locator("#act .verb").inner_text() == "Pay €100"
    assert rest.locator(".laid").is_visible()


def test_who_pays_whom_is_said_before(table: Open) -> None:
    """WW-3.3, WW-7.2, WW-7.3: selling, buying and accepting name who pays how much to whom."""
    for name, verb in (
        ("choose", "Sell: Daan pays you €300"),
        ("choose", "Buy: you pay Daan €300"),
        ("answer", "Accept: Daan pays you €300"),
        ("reply", "Accept: you pay Bernhard €500"),
        ("purchase", "Accept: Bernhard pays you €500"),
    ):
        page = table(name, "en", 360, 640)
        assert page.get_by_role("button", name=verb, exact=True).is_visible()


def test_shelves_show_how_often_a_make_counts(table: Open) -> None:
    """WW-9.1: one car counts once, and each make that somebody has stands on their shelf."""
    page = table("bid", "en", 1280, 800)
    assert page.locator(".seat-1 .shelf-of").count() == 8
    assert set(page.locator(".mine .times").all_inner_texts()) == {"×1"}
    shelf = page.locator(".mine .shelf-of").first.text_content() or ""
    assert "1 car, counts once" in shelf


def test_the_bankrupt_are_told_kindly(table: Open) -> None:
    """WW-4.7: who is out is told so, and is asked for nothing."""
    page = table("out", "en", 360, 640)
    assert "stay and watch" in page.locator(".mine").inner_text()
    assert page.locator("#act *").count() == 0


# Bidding

AMOUNT = "#act input[type=number]"


def test_a_bid_is_a_number_that_steps_and_types(table: Open) -> None:
    """Buttons put the sum up and down by tens, fifties and hundreds, within what may be bid."""
    page = table("raise", "en", 360, 640)
    amount = page.locator(AMOUNT)
    least, most = (int(amount.get_attribute(end) or 0) for end in ("min", "max"))
    page.wait_for_timeout(LOCKED)
    for name, value in (
        ("€100 more", least + 100),
        ("€50 more", least + 150),
        ("€10 less", least + 140),
        ("€10 more", least + 150),
    ):
        page.get_by_role("button", name=name, exact=True).click()
        assert int(amount.input_value()) == value
    amount.fill(str(most))
    page.get_by_role("button", name="€50 more", exact=True).click()
    assert int(amount.input_value()) == most
    assert "€" not in page.locator(".bids").inner_text()


def test_sealed_bids_step_over_what_notes_cannot_lay(table: Open) -> None:
    """WW-3.1: where the notes leave gaps, each step lands on a sum that they make exactly."""
    page = table("gaps", "en", 360, 640)
    page.wait_for_timeout(LOCKED)
    seen = [int(page.locator(AMOUNT).input_value())]
    while seen[-1] < 800:
        page.get_by_role("button", name="€10 more", exact=True).click()
        seen.append(int(page.locator(AMOUNT).input_value()))
    assert seen == [100, 200, 300, 500, 600, 700, 800]


NEXT_FRAME = """
async ([decision, value]) => {
  const next = document.getElementById("table").cloneNode(true);
  next.dataset.version = Number(next.dataset.version) + 1;
  next.dataset.decision = decision;
  const amount = next.querySelector("#act input[type=number]");
  amount.id = `sum-${decision}`;
  amount.setAttribute("value", value);
  const at = { sourceElement: document.getElementById("table"), target: "#table" };
  await htmx.swap({ ...at, text: next.outerHTML, swap: "outerMorph" });
}
"""


def test_a_sum_stays_while_others_bid_and_goes_with_its_decision(table: Open) -> None:
    """News of others leave what is typed alone; the next decision begins with its own sum."""
    page = table("bid", "en", 390, 844)
    amount, owed = page.locator(AMOUNT), page.evaluate(DECISION)
    amount.focus()
    amount.fill("140")
    page.evaluate(NEXT_FRAME, [owed, "10"])
    assert amount.input_value() == "140"
    assert page.evaluate(f"document.activeElement.matches({AMOUNT!r})")
    page.evaluate(NEXT_FRAME, ["999", "60"])
    assert amount.input_value() == "60"


# Whole games

CAN = "#act .verb:not(.listed, .bids, [aria-disabled]), .tile.can, .pick:not([aria-disabled])"
OPENING = "[min='10']"  # where nobody has bid yet


def begin(page: Page, house: House) -> None:
    """Open a table for two with open auctions, one of them a bot, and begin."""
    page.goto(f"{house.url}/?game=wagenwissel")
    page.fill("#name", "Anna")
    page.select_option("#seats", "2")
    page.select_option("#bot-count", "1")
    page.select_option("#option-auction", "open")
    page.locator(".open button.main").click()
    page.locator(".start button").click()
    page.locator("main.game").wait_for()
    page.wait_for_load_state()


def decide(page: Page, bluff: bool) -> None:
    """Bid ten if nobody has bid, all the money there is for a bluff; else press the main verb."""
    amount = page.locator(f"{AMOUNT}{'' if bluff else OPENING}")
    if not amount.count():
        page.locator(CAN).locator("visible=true").last.click()
        return
    amount.fill(amount.get_attribute("max" if bluff else "min") or "")
    page.locator(".bids").click()


def by_keyboard(page: Page, bluff: bool) -> None:
    """The same by Tab, digits and Enter."""
    amount = page.locator(f"{AMOUNT}{'' if bluff else OPENING}")
    wanted = AMOUNT if amount.count() else CAN
    for _ in range(60):
        page.keyboard.press("Tab")
        if not page.evaluate(f"document.activeElement.matches({wanted!r})"):
            continue
        if amount.count():
            page.keyboard.press("Control+A")
            page.keyboard.type(amount.get_attribute("max" if bluff else "min") or "")
        page.keyboard.press("Enter")
        return
    raise AssertionError("no decision can be reached with the Tab key")


@pytest.mark.parametrize("way", [decide, by_keyboard])
def test_whole_game(visit: Open, house: House, way: Callable[[Page, bool], None]) -> None:
    """By click or by keyboard on a phone, without scrolling, until a bluff ends it (WW-5.3)."""
    page = visit(house.url)
    begin(page, house)
    decided, decision = 0, await_decision(page)
    while decision:
        page.wait_for_timeout(LOCKED)
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        way(page, decided >= ENOUGH)
        decided += 1
        decision = await_decision(page, decision)
    assert decided
    assert page.locator(".account .player").count() == 2
    assert page.locator(".again").is_visible()


def test_whole_game_without_javascript(visit: Open, house: House) -> None:
    """Forms alone are enough: every decision, bids and notes included, is one to send."""
    page = visit(house.url, java_script_enabled=False)
    begin(page, house)
    decided = 0
    while not over(page):
        if page.locator("input[name=decision]").count():
            assert not page.locator(".by").locator("visible=true").count()
            decide(page, decided >= ENOUGH)
            decided += 1
        else:
            page.goto(page.url)
    assert decided
    assert page.locator(".account .player").count() == 2
