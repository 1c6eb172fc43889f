"""WagenWissel's table: every decision fits, is said, and can be made, without scripts too."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page

from stamtafel.core.game import OptionValue
from stamtafel.core.record import Record
from stamtafel.games.wagenwissel import GAME
from stamtafel.server.look import Entry, Look
from tests.browser.conftest import Open
from tests.browser.gallery import look_at, page_of
from tests.browser.playing import DECISION, LOCKED, await_decision, over
from tests.browser.test_access import findings
from tests.games.wagenwissel import drawing
from tests.server.house import House

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
SEATS = 4
ENOUGH = 6  # decisions before the bluff that ends a game
FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
THEMES = (
    {"color_scheme": "dark"},
    {"contrast": "more"},
    {"contrast": "more", "color_scheme": "dark"},
    {"forced_colors": "active"},
)
ALL = "1 2 3 4 5 6 7 8"
OTHERS = f"B: 500 200 100 50, {ALL} | C: 500 100 50 20 10, {ALL} | D: 200 100 50 10, 1 2 3 5 6 7 8"
FULL = f"A: 500 200 100 50 20 10, {ALL} | {OTHERS}"  # all cars but the last one
NO_CHANGE = f"A: 500 200 50, {ALL} | {OTHERS}"
POOR = f"A: 20 10, {ALL} | {OTHERS}"
BARE = "A: 10 | B: 500 200 100 50, 2 | C: 100 50, 3 | D: 200 100, 5"
PASSED = ("B pass", "C pass", "D pass")
DEAL = (*PASSED, "A name 7", "A challenge B", "A want 8")
OPEN: dict[str, OptionValue] = {"auction": "open", "start": "D"}
SHARES: dict[str, OptionValue] = {"chance": "shares-20"}

# How a position is drawn, with what, and the moves that lead to it.
POSITIONS: dict[str, tuple[str, dict[str, OptionValue], tuple[str, ...]]] = {
    "bid": (FULL, {"start": "D"}, ("B bid 50", "C bid 100")),
    "gaps": (f"A: 500 200 100, {ALL} | {OTHERS}", {"start": "D"}, ()),
    "envelope": (FULL, {"start": "D"}, ("A bid 50",)),
    "raise": (FULL, OPEN, ("A pass", "B bid 40", "C bid 1200")),
    "choose": (FULL, {}, ("B bid 50", "C bid 100", "D bid 300")),
    "cannot buy": (POOR, {}, ("B bid 50", "C bid 100", "D bid 300")),
    "pay": (FULL, {}, ("B bid 50", "C bid 100", "D bid 300", "A buy")),
    "pay on": (FULL, {}, ("B bid 50", "C bid 100", "D bid 300", "A buy", "A lay 200")),
    "pay too much": (NO_CHANGE, {}, ("B bid 50", "C bid 100", "D bid 300", "A buy")),
    "pay the pot": (f"A: 100, {ALL} | {OTHERS}", {"chance": "pay-50"}, PASSED),
    "shares": (FULL, SHARES, PASSED),
    "lose": (FULL, {"chance": "loss"}, PASSED),
    "trade": (FULL, {"chance": "trade"}, PASSED),
    "take": (FULL, {"chance": "trade"}, (*PASSED, "A give 7")),
    "take from": (FULL, {"chance": "trade"}, (*PASSED, "A give 7", "A take 3")),
    "export": (FULL, {"chance": "export"}, PASSED),
    "challenge": (FULL, SHARES, (*PASSED, "A name 7")),
    "want": (FULL, SHARES, DEAL[:-1]),
    "offer": (FULL, SHARES, DEAL),
    "wait": (FULL, SHARES, (*DEAL, "A offer 450")),
    "answer": (
        FULL,
        SHARES | {"start": "D"},
        ("A pass", "B pass", "C pass", "D name 7", "D challenge A", "D want 8", "D offer 300"),
    ),
    "reply": (FULL, SHARES, (*DEAL, "A offer 450", "B counter 500")),
    "dear reply": (FULL, SHARES, (*DEAL, "A offer 450", "B counter 4130")),
    "purchase": (
        FULL,
        SHARES | {"counter_offer": "purchase"},
        (*DEAL, "A offer 450", "B counter 500"),
    ),
    "put up": (FULL, OPEN, ("A bid 4000", "B pass", "C pass", "D sell")),
    "out": (BARE, OPEN, ("A bid 4000", "B pass", "C pass", "D sell")),
    "over": (FULL, SHARES, (*PASSED, "A name 7", "A leave")),
}


@cache
def look(name: str) -> Look:
    """What A sees of a position."""
    drawn, given, moves = POSITIONS[name]
    state = drawing.table(drawn, **given)  # type: ignore[arg-type]
    told = []
    for version, move in enumerate(moves):
        before, (seat, action) = state.clone(), drawing.read(move)
        drawing.play(state, move)
        told.append(Entry(version, GAME.tell(before, seat, action, state, 0)))
    return replace(look_at(GAME, Record.begin(GAME, SEATS), state, 0), log=tuple(told))


def draw(name: str, seats: int, lang: str) -> str:
    """The page of a position."""
    assert seats == SEATS
    return page_of(look(name), lang)


@pytest.fixture
def table(gallery: Open, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Open the page of a position: `table(name, lang, width, height)`."""
    monkeypatch.setattr("tests.browser.conftest.draw", draw)

    def open_page(name: str, lang: str, width: int, height: int, **given: Any) -> Page:
        return gallery(name, SEATS, lang, width, height, **given)

    return open_page


# Layout and access

COVERED = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const zone = box(document.querySelector(".middle"));
  const boxes = [...document.querySelectorAll(".middle > *")].map(box).filter((one) => one.height);
  const apart = (a, b) => a.right < b.left + 1 || b.right < a.left + 1;
  const over = (a, b) => a.bottom < b.top + 1 || b.bottom < a.top + 1;
  const out = boxes.filter((one) => one.top < zone.top - 1 || one.bottom > zone.bottom + 1);
  const met = (a, n) => boxes.slice(n + 1).filter((b) => !apart(a, b) && !over(a, b));
  const cars = [...document.querySelectorAll(".shelf-of")].filter((one) => one.checkVisibility());
  const lost = cars.filter((one) => box(one).right > box(one.closest(".tile, .mine")).right - 2);
  return out.length + lost.length + boxes.flatMap(met).length;
}
"""


@pytest.mark.parametrize("name", POSITIONS)
def test_every_position_fits_and_passes_axe(table: Open, name: str) -> None:
    """On four screens nothing is cut, covered or small, in German; on a phone axe is content."""
    faults = {}
    page = table(name, "de", *SIZES[0])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong = list(page.evaluate(FAULTS))
        if name != "over" and page.evaluate(COVERED):
            wrong.append("something overlaps")
        if wrong:
            faults[width] = wrong
    assert faults == {}
    page.set_viewport_size({"width": 390, "height": 844})
    assert findings(page) == []


@pytest.mark.parametrize("theme", THEMES, ids=str)
def test_axe_finds_nothing_in_any_theme(table: Open, theme: dict[str, str]) -> None:
    """Dark, high contrast and forced colours pass axe on a wide screen."""
    # axe reads the text fill colour, which forced colours do not touch
    rules = {"color-contrast": {"enabled": "forced_colors" not in theme}}
    for name in ("pay too much", "reply"):
        page = table(name, "en", 1280, 800, **theme)
        assert findings(page, **rules) == []
        page.context.close()


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
