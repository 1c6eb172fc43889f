"""Every named state of every page, drawn without a server: games, the evening round them, forms.

A name is `GAME/POSITION`, `GAME/POSITION + WHAT` with something that happens beside the game, or
`pages/PAGE`; `#SHEET` behind it opens a sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import time
from typing import Any
from urllib.parse import quote, unquote

from msgspec.structs import replace

from stamtafel.bots.hint import Hint
from stamtafel.core.game import game, games
from stamtafel.server.evening import PHRASES
from stamtafel.server.look import Look, Person, Regret, Result, Speech
from stamtafel.server.protocol import Seated
from stamtafel.server.store import Summary
from stamtafel.web import pages
from stamtafel.web.programs import program_page
from tests.browser import gallery
from tests.browser.faces import swoop, symbiose, wagenwissel
from tests.browser.gallery import LINK, NAMES, page_of, waiting

SHEETS = ("rules", "now", "log", "evening", "wishes")
WIDE_NAME = "Zacharias-Maximilian"


@dataclass(frozen=True)
class Face:
    """A game's positions, and the one that stands for all of them."""

    positions: tuple[str, ...]
    look: Callable[[str, int], Look]
    usual: str


def swapped(name: str, seats: int) -> Look:
    """What the viewer sees of a position of Swapybara."""
    return gallery.scene(name, seats).look()


FACES = {
    "swapybara": Face(tuple(gallery.WANTED), swapped, "answer"),
    "swoop": Face(tuple(swoop.WANTED), swoop.look, "many ways"),
    "symbiose": Face(symbiose.STATES, symbiose.look, "swap"),
    "wagenwissel": Face(tuple(wagenwissel.POSITIONS), wagenwissel.look, "pay too much"),
}


# What happens beside a game.


def everybody(look: Look, **given: Any) -> tuple[Person, ...]:
    """The people at a table, in some way different."""
    return tuple(replace(one, **given) for one in look.people)


def played_for_me(look: Look) -> Look:
    """A bot plays for the viewer, and for the others; nobody is here."""
    return replace(look, people=everybody(look, kind="person", here=False, stand_in=True))


def away(look: Look) -> Look:
    """The others are not here, but nobody plays for them yet."""
    me = look.people[0]
    return replace(look, people=(me, *everybody(look, kind="person", here=False)[1:]))


def clock(look: Look) -> Look:
    """Whoever decides has a clock."""
    return replace(look, people=everybody(look, until=round(time()) + 90))


def asked(look: Look) -> Look:
    """Somebody would like to take something back, and the viewer is asked."""
    return replace(look, regret=Regret(len(look.people) - 1, (), (0, 1)))


def wish(look: Look) -> Look:
    """The viewer would like to take something back, and waits for all others."""
    return replace(look, regret=Regret(0, (), tuple(range(1, len(look.people)))))


def may_wish(look: Look) -> Look:
    """The viewer could take something back, or ask for a hint."""
    return replace(look, may_regret=look.version, customs=look.customs | {"hints": "yes"})


def hinted(look: Look) -> Look:
    """The viewer has asked what one would do."""
    assert look.view is not None
    first, last = look.view.choices[0].action, look.view.choices[-1].action
    found = Hint(last, "likely", 1234, 789, 0.456, first, 0.432, look.view.prompt)
    return replace(look, hint=found, customs=look.customs | {"hints": "yes"})


def said(look: Look) -> Look:
    """Everybody just said something."""
    now = look.version
    talk = (Speech(now, one.seat, PHRASES[one.seat % len(PHRASES)]) for one in look.people)
    return replace(look, talk=tuple(talk))


def company(look: Look) -> Look:
    """An evening that has gone on for a while, with all a table can agree on."""
    names, share = NAMES[: len(look.people)], 1 / len(look.people)
    result = Result(look.game, names, tuple(range(len(names))), (share,) * len(names))
    return replace(
        said(away(look)),
        leads=True,
        customs=look.customs | {"chat": "yes", "clock": 90},
        waiting=(WIDE_NAME, "Ida"),
        evening=(result, result),
    )


BESIDE: dict[str, Callable[[Look], Look]] = {
    "played for me": played_for_me,
    "away": away,
    "clock": clock,
    "asked": asked,
    "wish": wish,
    "may wish": may_wish,
    "hint": hinted,
    "said": said,
    "company": company,
}

# Other pages.

FULL_FORM = {"name": WIDE_NAME, "seats": "4", "bot-count": "3", "custom-chat": "yes"}


def form_page(lang: str, name: str, table: str = "") -> str:
    """The form that opens a table, or the next game at one."""
    form = {"game": name} | FULL_FORM
    given = {"lang": lang, "base": "", "live": True, "form": form}
    return pages.start_page(**given, table=table, kept_days=30)  # type: ignore[arg-type]


def the_form(name: str, lang: str, _: int) -> str:
    """The form that opens a table for a game."""
    return form_page(lang, name)


def chair(kind: Callable[..., str], lang: str, **given: Any) -> str:
    """A page about the code of a chair."""
    look = waiting(8, 0)
    return kind(look, lang=lang, base="", chair=6, code="482193", **given)


def tables(lang: str) -> str:
    """The tables that run."""
    when = "2026-11-30T20:15:00"
    rows = [
        (Summary(f"table{at:05}", name, "playing", when, when), at)
        for at, name in enumerate(games())
    ]
    return pages.tables_page(rows, lang=lang, base="")


def rules(name: str) -> Callable[[str, int], str]:
    """The page with the rules of a game."""
    return lambda lang, _: pages.rules_page(game(name), lang=lang, base="", live=True)


PAGES: dict[str, Callable[[str, int], str]] = {
    "start": lambda lang, _: pages.start_page(lang=lang, base="", live=False, form={}),
    "missing": lambda lang, _: pages.not_found_page(lang=lang, base=""),
    "waiting": lambda lang, seats: page_of(replace(waiting(seats, 0), leads=True), lang),
    "guest": lambda lang, seats: page_of(waiting(seats, None), lang),
    "code": lambda lang, _: chair(pages.code_page, lang, address=LINK, alone=True),
    "join": lambda lang, _: chair(pages.join_page, lang),
    "program": lambda lang, _: program_page(
        lang, "", "quiettable", Seated(2, WIDE_NAME, LINK, "a" * 22)
    ),
    "tables": lambda lang, _: tables(lang),
    "next": lambda lang, _: form_page(lang, "wagenwissel", "quiettable"),
    **{f"form {name}": partial(the_form, name) for name in games()},
    **{f"rules {name}": rules(name) for name in games()},
}


def states() -> dict[str, tuple[str, ...]]:
    """The names of all states, by game; those of no game under `pages`."""
    found = {}
    for name, face in FACES.items():
        usual = f"{name}/{face.usual}"
        found[name] = (
            *(f"{name}/{position}" for position in face.positions),
            *(f"{usual} + {what}" for what in BESIDE),
            *(f"{usual} + company#{sheet}" for sheet in SHEETS),
        )
    room = ("pages/waiting#evening", "pages/waiting#wishes", "pages/waiting#let-in-name")
    return found | {"pages": (*(f"pages/{name}" for name in PAGES), *room)}


def most(name: str) -> int:
    """The largest number of seats of a state's game."""
    group = name.partition("/")[0]
    return game(group).seats[-1] if group in FACES else 8


def draw(name: str, seats: int, lang: str) -> str:
    """The page of a state; positions of Swapybara and pages go by their names alone, too."""
    group, _, rest = name.rpartition("/")
    if not group:
        group = "swapybara" if rest in gallery.WANTED else "pages"
    if group == "pages":
        return PAGES[rest](lang, seats)
    position, _, what = rest.partition(" + ")
    look = FACES[group].look(position, seats)
    return page_of(BESIDE[what](look) if what else look, lang)


def address(name: str, seats: int, lang: str) -> str:
    """Where a state hangs: `/seats/lang/name`, with its sheet."""
    plain, _, sheet = name.partition("#")
    return f"/{seats}/{lang}/{quote(plain)}" + (f"#{sheet}" if sheet else "")


def drawn(path: str) -> str:
    """The page that hangs at an address."""
    _, seats, lang, name = path.split("/", 3)
    return draw(unquote(name), int(seats), lang)
