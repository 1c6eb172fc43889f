"""WagenWissel's table: every decision fits, is said, and can be made, without scripts too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from stamtafel.core.game import game
from stamtafel.core.record import Act, Record
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.core.view import View
from tests.browser.conftest import Open
from tests.browser.gallery import look_at, next_step, page_of
from tests.browser.playing import DECISION, LOCKED, await_decision, over
from tests.browser.test_access import findings
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
OPEN = {"auction": "open"}


def late(key: str, left: int = 12) -> Callable[[View], bool]:
    """The viewer owes a decision of a kind when few cars are left to turn up."""

    def wanted(view: View) -> bool:
        pile = view.place("pile")
        few = pile is not None and pile.size <= left
        return 0 in view.owing and view.prompt.key == key and few

    return wanted


def envelopes(view: View) -> bool:
    """Some have bid in secret, and others have not yet."""
    bid = [mark for mark in view.marks if mark.name == "has-bid" and mark.owner]
    return bool(bid) and view.prompt.key.startswith("prompt-bid")


def too_much(view: View) -> bool:
    """The viewer has to pay and cannot do so exactly."""
    way = view.place("proposed", 0)
    sums = [int(card.face.removeprefix("note-")) for card in way.cards] if way else []
    return late("prompt-pay", 20)(view) and sum(sums) > (view.counter("owed", 0) or 0)


def gaps(view: View) -> bool:
    """The viewer bids in secret, and has few small notes."""
    sums = [one.phrase.numbers["sum"] for one in view.choices if one.text.startswith("bid ")]
    return view.prompt.key == "prompt-bid" and 3 < len(sums) < sums[-1] // 20


def out(view: View) -> bool:
    """The viewer is bankrupt while others go on."""
    return view.mark("out", 0) is not None and not view.over


# What is wanted of a position, and the options of its game.
WANTED: Mapping[str, tuple[Callable[[View], bool], Mapping[str, str | int]]] = {
    "bid": (late("prompt-bid"), {}),
    "envelopes": (envelopes, {}),
    "raise": (late("prompt-raise"), OPEN),
    "choose": (late("prompt-choose"), {}),
    "pay": (late("prompt-pay"), {}),
    "pay too much": (too_much, {}),
    "gaps": (gaps, {}),
    "shares": (late("prompt-shares"), {}),
    "lose": (late("prompt-lose", 20), {}),
    "export": (late("prompt-export", 20), {}),
    "challenge": (late("prompt-challenge"), {}),
    "want": (late("prompt-want"), {}),
    "offer": (late("prompt-offer"), {}),
    "answer": (late("prompt-answer"), {}),
    "reply": (late("prompt-reply"), {}),
    "put up": (late("prompt-put-up", 28), OPEN),
    "out": (out, OPEN),
    "over": (lambda view: view.over, {}),
}


@cache
def found(name: str) -> tuple[Record, State]:
    """The first position of that name; players decide like bots, or more and more at random."""
    played = game("wagenwissel")
    wanted, options = WANTED[name]
    for seed in range(300):
        record = Record.begin(played, SEATS, options)
        rng = stream(seed, "gallery")
        state = record.state()
        while not state.over and not wanted(played.view(state, 0)):
            step = next_step(played, state, rng)
            if isinstance(step, Act):
                if rng.below(12) < seed % 12:
                    legal = tuple(state.legal(step.seat))
                    step = Act(step.seat, legal[rng.below(len(legal))])
                played.play(state, step.seat, step.action)
            else:
                played.deal(state, step.order)
            record.steps.append(step)
        if wanted(played.view(state, 0)):
            return record, state
    raise AssertionError(f"{name} never came up")


def draw(name: str, seats: int, lang: str) -> str:
    """The page of a position."""
    assert seats == SEATS
    return page_of(look_at(game("wagenwissel"), *found(name), 0), lang)


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


@pytest.mark.parametrize("name", WANTED)
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
    page = table("envelopes", "en", 1280, 800)
    view = game("wagenwissel").view(found("envelopes")[1], 0)
    bidders = [mark.owner for mark in view.marks if mark.name == "has-bid" and mark.owner]
    assert page.locator(".seat .envelope").count() == len(bidders) > 0
    assert page.locator(".seat .bid.open").count() == 0
    assert "€" not in page.locator(".others").inner_text()


def test_notes_are_buttons_while_paying(table: Open) -> None:
    """WW-8.1: each kind of note in hand can be laid or says why not; overpaying is explained."""
    page = table("pay too much", "en", 360, 640)
    notes = page.locator(".purse .note-kind")
    assert page.locator(".purse button").count() == notes.count() > 0
    assert page.get_by_role("button", name="Lay a note of", exact=False).count() == notes.count()
    assert "Nobody gives change" in page.locator(".over-paid").inner_text()


def test_who_pays_whom_is_said_before(table: Open) -> None:
    """WW-3.3: selling and buying both name who pays how much to whom."""
    page = table("choose", "en", 360, 640)
    verbs = page.locator("#act .verb").all_inner_texts()
    assert any("pays you" in verb for verb in verbs)
    assert any("you pay" in verb for verb in verbs)


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
    view = game("wagenwissel").view(found("gaps")[1], 0)
    sums = [one.phrase.numbers["sum"] for one in view.choices if one.text.startswith("bid ")]
    page.wait_for_timeout(LOCKED)
    seen = [int(page.locator(AMOUNT).input_value())]
    while seen[-1] < sums[-1]:
        page.get_by_role("button", name="€10 more", exact=True).click()
        seen.append(int(page.locator(AMOUNT).input_value()))
    assert seen == sums


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
