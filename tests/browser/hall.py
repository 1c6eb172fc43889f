"""Pages hung in a browser without a server, and what is wrong with them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, Route

from chromium import chromium
from stamtafel.web.guard import HEADERS
from stamtafel.web.site import served_files
from tests.browser.states import address, drawn, most

HALL = "http://hall.test"
SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
LANGUAGES = ("nl", "de", "en")
LIGHT: dict[str, Any] = {"color_scheme": "light", "contrast": "no-preference"}
THEMES: dict[str, dict[str, Any]] = {
    "light": LIGHT | {"forced_colors": "none"},
    "dark": LIGHT | {"color_scheme": "dark", "forced_colors": "none"},
    "contrast": LIGHT | {"contrast": "more", "forced_colors": "none"},
    "dark contrast": {"color_scheme": "dark", "contrast": "more", "forced_colors": "none"},
    "forced colours": LIGHT | {"forced_colors": "active"},
}
AXE = Axe().axe_script
LOOK = """
async (rules) => {
  const found = await axe.run({ rules, resultTypes: ["violations"] });
  return found.violations.flatMap((one) => one.nodes.map((node) => one.id + ": " + node.target));
}
"""
FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
SETTLED = """
() => {
  const short = (one) => one.effect.getComputedTiming().endTime < 3000;
  const moving = document.getAnimations().filter((one) => one.playState === "running");
  return Promise.all(moving.filter(short).map((one) => one.finished));
}
"""
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
# What one chooses first, so that there is more to see.
CHOSEN = {"swoop": "[name=rank] >> nth=1", "symbiose": ".pick input >> nth=0"}


def launching() -> dict[str, Any]:
    """Chromium as the machine has it; as root it runs without its sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": chromium(), "args": [*QUIET, *(["--no-sandbox"] if root else [])]}


def hang(context: BrowserContext) -> None:
    """Serve every state in a browser's window, as the server would."""
    files = served_files()

    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/static/"):
            body, kind = files.get(path.split("/", 3)[3], (b"", ""))
            found = HEADERS | {"content-type": kind}
            route.fulfill(body=body, headers=found, status=200 if kind else 404)
        elif path.count("/") >= 3 and not path.endswith("/stream"):  # there is no news in a hall
            route.fulfill(body=drawn(path), headers=HEADERS | {"content-type": "text/html"})

    context.route(f"{HALL}/**", serve)


def show(page: Page, name: str, lang: str, seats: int = 0) -> None:
    """Go to a state, with the most players if their number is not given."""
    page.goto(HALL + address(name, seats or most(name), lang))
    chosen = page.locator(CHOSEN.get(name.partition("/")[0], "nothing"))
    if chosen.count() and "#" not in name:
        chosen.evaluate("one => { one.checked = true; }")


def resize(page: Page, width: int, height: int) -> None:
    """Give a page another size."""
    page.set_viewport_size({"width": width, "height": height})


def faults(page: Page) -> list[str]:
    """What is wrong with the layout of a page."""
    return list(page.evaluate(FAULTS))


def findings(page: Page, forced: bool = False) -> list[str]:
    """What axe finds on a page, once nothing moves any more."""
    page.evaluate(SETTLED)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    # axe reads the text fill colour, which forced colours do not touch
    return list(page.evaluate(LOOK, {"color-contrast": {"enabled": not forced}}))


def all_faults(page: Page) -> Iterator[tuple[tuple[int, int], str]]:
    """What is wrong with the layout of a page on each screen."""
    for size in SIZES:
        resize(page, *size)
        yield from ((size, fault) for fault in faults(page))
