"""The table fits: no page scrolls during a decision, nothing is cut off, everything can be hit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.hall import SIZES, all_faults, resize, show
from tests.browser.states import states

OTHER_LANGUAGES = [pytest.param(lang, marks=pytest.mark.wide) for lang in ("nl", "en")]


@pytest.mark.parametrize("lang", ["de", *OTHER_LANGUAGES])
@pytest.mark.parametrize("group", states())
def test_every_state_fits_on_the_screen(hall: Page, group: str, lang: str) -> None:
    """With the most players nothing is cut, covered or smaller than 44 pixels, on four screens."""
    found = {}
    for name in states()[group]:
        resize(hall, *SIZES[0])
        show(hall, name, lang)
        found[name] = [*all_faults(hall)]
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_fewer_seats_fit_too(hall: Page, seats: int) -> None:
    """Each decision of Swapybara fits with fewer players, in German."""
    found = {}
    for name in ("ask", "answer with the 4", "give the 0", "pick", "scored"):
        resize(hall, *SIZES[0])
        show(hall, name, "de", seats)
        found[name] = [*all_faults(hall)]
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("scene", ["start", "waiting", "guest"])
@pytest.mark.parametrize("width", [320, 360, 1280])
def test_forms_reflow(gallery: Open, scene: str, width: int) -> None:
    """Start page and waiting room are never wider than the screen, down to 320 pixels."""
    page = gallery(scene, 8, "de", width, 640)
    wide = page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= width


@pytest.mark.parametrize(("width", "height"), [(320, 256), (320, 480), (480, 300)])
def test_enlarged_tables_scroll_one_way(gallery: Open, width: int, height: int) -> None:
    """Enlarged four times, or on a tiny screen, the table is one column, and all can be reached."""
    page = gallery("answer", 8, "de", width, height)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    for button in page.locator(".tile, #act .verb").all():
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        assert -1 <= box["x"] <= box["x"] + box["width"] <= width + 1
        assert -1 <= box["y"] <= box["y"] + box["height"] <= height + 1


@pytest.mark.parametrize("scene", ["ask", "answer"])
def test_own_card_is_large(gallery: Open, scene: str) -> None:
    """The viewer's own card is drawn 140 by 196 on the smallest phone, with its duty beside it."""
    page = gallery(scene, 8, "nl", 360, 640)
    box = page.locator(".mine .card").bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (140, 196)
    assert page.locator(".mine .duty").inner_text().strip()


def test_zones_come_in_the_order_of_reading(gallery: Open) -> None:
    """Others, middle, mine, prompt, log: in the page as a screen reader meets them."""
    page = gallery("ask", 5, "en", 360, 640)
    found = page.eval_on_selector_all(
        "main > section:not(.sheet)", "all => all.map(one => one.classList[0])"
    )
    assert found == ["others", "middle", "mine", "prompt", "log"]


def test_seats_go_clockwise_from_the_left(gallery: Open) -> None:
    """The other players stand in the order of the table, beginning left of the viewer."""
    page = gallery("ask", 5, "en", 360, 640)
    found = page.eval_on_selector_all(".seat", "all => all.map(one => one.id)")
    assert found == ["seat-1", "seat-2", "seat-3", "seat-4"]
