"""For everybody: axe finds nothing, names are spoken, secrets are not."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Open

STATES = (
    "start",
    "missing",
    "waiting",
    "guest",
    "ask",
    "ask with the 5",
    "answer",
    "answer with the 4",
    "give the 0",
    "pick",
    "scored",
    "over",
)
THEMES = (
    {"color_scheme": "dark"},
    {"contrast": "more"},
    {"contrast": "more", "color_scheme": "dark"},
)


def findings(page: Page, **rules: dict[str, bool]) -> list[str]:
    """What axe finds on a page, once nothing moves any more."""
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    found = Axe().run(page, options={"rules": rules}).response["violations"]
    return [f"{one['id']}: {node['target']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_on_a_phone(gallery: Open, state: str) -> None:
    """Every state of start page, waiting room and game passes axe."""
    assert findings(gallery(state, 5, "en", 390, 844)) == []


@pytest.mark.parametrize("theme", THEMES, ids=str)
def test_axe_finds_nothing_in_any_theme(gallery: Open, theme: dict[str, str]) -> None:
    """Dark and high contrast pass axe on a wide screen."""
    for state in ("start", "ask with the 5", "over"):
        assert findings(gallery(state, 4, "en", 1280, 800, **theme)) == []


def test_axe_finds_nothing_in_forced_colours(gallery: Open) -> None:
    """Colours that the viewer forces are used everywhere, and pass axe."""
    for state in ("start", "ask with the 5"):
        page = gallery(state, 4, "en", 1280, 800, forced_colors="active")
        # axe reads the text fill colour, which forced colours do not touch
        assert findings(page, **{"color-contrast": {"enabled": False}}) == []
        ground = "getComputedStyle(document.querySelector('main')).backgroundImage"
        assert page.evaluate(ground) == "none"


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_axe_finds_nothing_in_any_language(gallery: Open, lang: str) -> None:
    """Dutch and German pass axe, and the page says which language it speaks."""
    page = gallery("answer with the 4", 4, lang, 360, 640)
    assert findings(page) == []
    assert page.locator("html").get_attribute("lang") == lang


def test_scores_that_scroll_pass_axe(gallery: Open) -> None:
    """Eight players' scores on the smallest phone scroll, also without a pointer."""
    assert findings(gallery("scored", 8, "de", 360, 640)) == []


def test_sheets_pass_axe(gallery: Open) -> None:
    """The rules and what happened can be opened over the table on a phone, and pass axe."""
    page = gallery("ask", 5, "en", 360, 640)
    for sheet in ("rules", "log"):
        page.locator(f".links a[href='#{sheet}']").click()
        assert page.locator(f"#{sheet} .close").is_visible()
        assert findings(page) == []
        page.locator(f"#{sheet} .close").click()
        assert page.evaluate(
            f"document.getElementById({sheet!r}).getBoundingClientRect().width < 2"
        )


def test_seats_have_spoken_names(gallery: Open) -> None:
    """A seat is a button that says what pressing it does, or why it does nothing."""
    page = gallery("ask with the 5", 5, "en", 360, 640)
    can = page.get_by_role("button", name="Ask Bernhard", exact=False)
    cannot = page.get_by_role("button", name="Ask Carla: With the 5", exact=False)
    assert can.first.get_attribute("aria-disabled") is None
    assert cannot.first.get_attribute("aria-disabled") == "true"
    assert "points" in (can.first.text_content() or "")


def test_only_one_region_is_polite(gallery: Open) -> None:
    """What happened is told by the log alone; only calls and problems interrupt."""
    page = gallery("answer", 5, "en", 1280, 800)
    assert page.locator("[role=log], [aria-live=polite]").count() == 1
    assert page.locator("[role=alert]").count() == 2
    assert page.locator("#call[role=alert]").inner_text().strip()


def test_no_alert_without_a_decision(gallery: Open) -> None:
    """Nobody is called while others decide."""
    page = gallery("over", 5, "en", 1280, 800)
    assert page.locator("#call").inner_text().strip() == ""
    assert page.locator(".prompt .ask").inner_text().strip()


def test_hidden_cards_are_spoken_of_as_hidden(gallery: Open) -> None:
    """The only face on the table, seen or spoken, is the viewer's own."""
    page = gallery("ask", 8, "en", 1280, 800)
    faces = page.locator("main img[src*='#face-']")
    assert faces.count() == 1
    assert page.locator(".mine img[src*='#face-']").count() == 1
    backs = page.locator(".seat .card img")
    assert {one.get_attribute("alt") for one in backs.all()} == {"card face down"}
    assert {one.get_attribute("src") for one in backs.all()} == {backs.first.get_attribute("src")}


def test_motion_is_left_out_where_it_is_not_wanted(gallery: Open) -> None:
    """Who asks for less motion gets the last points without rows gliding in."""
    page = gallery("over", 5, "en", 390, 844, reduced_motion="reduce")
    assert page.evaluate("document.getAnimations().length") == 0
