"""For everybody: axe finds nothing, names are spoken, secrets are not."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.hall import LANGUAGES, SIZES, THEMES, findings, resize, show
from tests.browser.states import FACES, states

STATES = [name for names in states().values() for name in names]
FORCED = "forced colours"


def checked(page: Page, theme: str, size: tuple[int, int]) -> list[str]:
    """What axe finds on a page in a theme and a size."""
    page.emulate_media(**THEMES[theme])
    resize(page, *size)
    return findings(page, theme == FORCED)


@pytest.mark.parametrize("group", states())
def test_axe_finds_nothing_in_any_state(hall: Page, group: str) -> None:
    """Every named state passes axe on a phone, in turn in each language."""
    found = {}
    for at, name in enumerate(states()[group]):
        show(hall, name, LANGUAGES[at % 3])
        found[name] = checked(hall, "light", (390, 844))
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("group", FACES)
def test_axe_finds_nothing_whoever_looks(hall: Page, group: str) -> None:
    """A state of each game passes axe in all languages and themes, and on all screens."""
    found = {}
    for at, (lang, theme) in enumerate(product(LANGUAGES, THEMES)):
        show(hall, f"{group}/{FACES[group].usual}", lang)
        found[lang, theme] = checked(hall, theme, SIZES[at % len(SIZES)])
    assert {case: wrong for case, wrong in found.items() if wrong} == {}


@pytest.mark.wide
@pytest.mark.parametrize("name", STATES)
def test_axe_finds_nothing_at_all(hall: Page, name: str) -> None:
    """Every state passes axe in every language, in every theme, and on every screen."""
    found = {}
    for lang in LANGUAGES:
        show(hall, name, lang)
        for theme, size in product(THEMES, SIZES):
            found[lang, theme, size] = checked(hall, theme, size)
    assert {case: wrong for case, wrong in found.items() if wrong} == {}


def test_forced_colours_are_used(gallery: Open) -> None:
    """Where the viewer forces colours, the table's own picture of felt is gone."""
    page = gallery("ask", 4, "en", 1280, 800, forced_colors="active")
    ground = "getComputedStyle(document.querySelector('main')).backgroundImage"
    assert page.evaluate(ground) == "none"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_say_their_language(gallery: Open, lang: str) -> None:
    """The page says which language it speaks."""
    page = gallery("answer with the 4", 4, lang, 360, 640)
    assert page.locator("html").get_attribute("lang") == lang


def test_sheets_open_and_close(gallery: Open) -> None:
    """The rules and what happened can be opened over the table on a phone, and closed."""
    page = gallery("ask", 5, "en", 360, 640)
    for sheet in ("rules", "log"):
        page.locator(f".links a[href='#{sheet}']").click()
        assert page.locator(f"#{sheet} .close").is_visible()
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
    assert "point" in (can.first.text_content() or "")


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
