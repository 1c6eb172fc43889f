"""Draws every face at its largest seat count into a folder: `python -m tests.browser.shots`.

Each size, theme and language is a picture of its own; whatever overflows, overlaps or is too small
to be hit is named with its picture, and then the exit code is 1.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.hall import LANGUAGES, SIZES, THEMES, faults, hang, launching, resize, show
from tests.browser.states import states

SIZE_NAMES = {f"{width}x{height}": (width, height) for width, height in SIZES}


Wanted = tuple[Sequence[str], Sequence[str], Sequence[str]]  # languages, sizes, themes


class Shot(NamedTuple):
    """One picture."""

    state: str
    lang: str
    size: str
    theme: str

    def file(self, folder: Path) -> Path:
        """Where the picture goes: `GAME/POSITION-LANG-SIZE-THEME.png`."""
        group, _, rest = self.state.partition("/")
        words = (*re.split(r"[^a-z0-9]+", rest), self.lang, self.size, *self.theme.split())
        return folder / group / ("-".join(words) + ".png")


def asked(words: list[str]) -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="shots", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("build/shots"), help="the folder")
    parser.add_argument("--game", action="append", choices=[*states()], help="only this game")
    parser.add_argument("--state", default="", help="only this state of each game")
    parser.add_argument("--size", action="append", choices=[*SIZE_NAMES], help="only this size")
    parser.add_argument("--theme", action="append", choices=[*THEMES], help="only this theme")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this language")
    return parser.parse_args(words)


def take(page: Page, folder: Path, wanted: Wanted, state: str) -> Iterator[str]:
    """Take the wanted pictures of a state; what is wrong with them."""
    languages, sizes, themes = wanted
    for lang in languages:
        show(page, state, lang)
        for size, theme in product(sizes, themes):
            page.emulate_media(**THEMES[theme])
            resize(page, *SIZE_NAMES[size])
            file = Shot(state, lang, size, theme).file(folder)
            page.screenshot(path=file)
            yield from (f"{file}: {fault}" for fault in faults(page))


def main(words: list[str]) -> int:
    """Take all pictures that are asked for; how the program ends."""
    wish = asked(words)
    names = [name for game in wish.game or states() for name in states()[game]]
    names = [name for name in names if wish.state in ("", name.partition("/")[2])]
    wanted = (wish.lang or LANGUAGES, wish.size or (*SIZE_NAMES,), wish.theme or (*THEMES,))
    found = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launching())
        context = browser.new_context(reduced_motion="reduce")
        hang(context)
        page = context.new_page()
        for at, name in enumerate(names, 1):
            print(f"{at} of {len(names)}: {name}", flush=True)
            for fault in take(page, wish.into, wanted, name):
                found += 1
                print(fault, file=sys.stderr, flush=True)
        browser.close()
    print(f"pictures in {wish.into}; faults: {found}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
