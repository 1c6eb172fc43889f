"""Pages and fragments as HTML; no game is named here.

A game's face is the template `face.html` in its folder `table`, which says what is different from
`table.html`; a game without one is drawn by `table.html` from the named parts of its view.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from time import time
from typing import Any

import segno
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, FunctionLoader, StrictUndefined
from markupsafe import Markup
from msgspec.json import encode

from stamtafel.bots.hint import say_hint
from stamtafel.bots.levels import DEFAULT, LEVELS
from stamtafel.core.game import Game, Option, game, games
from stamtafel.core.view import Denied, Phrase, Refusal, View
from stamtafel.core.words import LANGUAGES, Words, words
from stamtafel.server.customs import CUSTOMS
from stamtafel.server.evening import PHRASES
from stamtafel.server.look import Look
from stamtafel.server.names import LONGEST
from stamtafel.server.retell import Turn, turns
from stamtafel.server.store import Summary
from stamtafel.web import sheet
from stamtafel.web.opening import asked_as, empty, told
from stamtafel.web.presets import (
    NO_NOTES,
    Notes,
    address,
    agreed_in_words,
    choices,
    in_words,
)
from stamtafel.web.telling import (
    answers,
    heard,
    hinted,
    others,
    player_names,
    ranking,
    recent,
    tally,
)
from stamtafel.web.wishes import WISHES, chosen

HERE = Path(__file__).parent
WORDS = HERE / "words"
STATIC = HERE / "static"
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # a minus before a number, not a hyphen
MOST_PIECES = 20_000  # kept, of a few hundred letters each
LOG_LINES = 120  # how many steps of the log a page shows
LONGEST_QUERY = 80


PIECES: dict[tuple[Any, ...], Markup] = {}


def start_page(
    *,
    lang: str,
    base: str,
    live: bool,
    form: dict[str, str],
    problem: str = "",
    notes: Notes = NO_NOTES,
    kept_days: int = 0,
    table: str = "",
) -> str:
    """The page on which a game is chosen and a table opened, or the next game at a table."""
    chosen = games().get(form.get("game", ""))
    if chosen is None and len(games()) == 1:
        chosen = next(iter(games().values()))
    scene = house(lang, base, live) | {"form": form, "problem": problem}
    scene |= {
        "bots": LEVELS,
        "usual": DEFAULT,
        "chosen": chosen,
        "customs": CUSTOMS,
        "table": table,
    }
    scene |= {"games": games().values(), "kept_days": kept_days, "here": f"{base}/t/{table}"}
    if chosen is not None:
        scene |= game_tools(chosen, lang, base) | form_tools(chosen, lang, base, form, notes)
    return render("start.html", scene)


def table_page(
    look: Look,
    *,
    lang: str,
    base: str,
    live: bool,
    invite: str,
    problem: str = "",
    wishes: Mapping[str, str] | None = None,
) -> str:
    """The whole page of a table."""
    scene = table_scene(look, lang, base, live, invite, problem)
    return render("page.html", scene | {"wishes": chosen(wishes or {}), "now": round(time())})


def fragment(
    look: Look, *, lang: str, base: str, live: bool, invite: str, problem: str = ""
) -> str:
    """The part of a table's page that changes: its `<main>`."""
    scene = table_scene(look, lang, base, live, invite, problem)
    return render(scene["face"], scene)


def code_page(
    look: Look, *, lang: str, base: str, chair: int, code: str, address: str, alone: bool
) -> str:
    """A code for a chair."""
    scene = chair_scene(look, lang, base, chair, code)
    return render("code.html", scene | {"address": address, "alone": alone, "qr": qr})


def join_page(look: Look, *, lang: str, base: str, chair: int, code: str) -> str:
    """Where a code leads."""
    return render("join.html", chair_scene(look, lang, base, chair, code))


def tables_page(rows: Sequence[tuple[Summary, int]], *, lang: str, base: str) -> str:
    """The tables that run, each with how many people are there."""
    return render("tables.html", house(lang, base, False) | {"rows": rows})


def rules_page(one: Game, *, lang: str, base: str, live: bool, query: str = "") -> str:
    """The rules of a game, or those of them that hold the words of a query."""
    scene = house(lang, base, live) | game_tools(one, lang, base) | sheet_tools(one, lang)
    sought = sorted(set(sheet.fold(query[:LONGEST_QUERY]).split()))
    here = f"{base}/rules/{one.name}"
    scene |= {
        "view": one.view(one.begin(one.seats[0])),
        "query": " ".join(query[:LONGEST_QUERY].split()),
        "chapters": sheet.search(one.home, lang, sought, scene["ours"]),
        "linked": partial(scene["linked"], page=here if sought else "", sought=sought),
        "here": here,
    }
    return render("rules.html", scene)


def not_found_page(*, lang: str, base: str) -> str:
    """The page for an address where nothing is."""
    return render("missing.html", house(lang, base, False))


# What templates can use.


def house(lang: str, base: str, live: bool) -> dict[str, Any]:
    """What every page needs."""
    return {
        "lang": lang,
        "languages_known": LANGUAGES,
        "base": base,
        "live": live,
        "name_length": LONGEST,
        "t": partial(say_key, words(WORDS, lang)),
        "said": words(WORDS, lang).keys(),
        "static": partial(static_url, base),
        "cover": partial(cover, base),
        "game_words": lambda one: partial(say_key, one.words(lang)),
    }


def game_tools(one: Game, lang: str, base: str) -> dict[str, Any]:
    """A game's words and pictures."""
    spoken = one.words(lang)
    return {
        "game": one,
        "g": partial(say_key, spoken),
        "known": spoken.keys(),
        "art": lambda file: static_url(base, f"games/{one.name}/{file}"),
        "has_art": lambda file: (one.home / "table" / file).is_file(),
    }


def form_tools(
    one: Game, lang: str, base: str, form: dict[str, str], notes: Notes
) -> dict[str, Any]:
    """What the form that opens a table shows of its options and presets."""
    return {
        "values": values,
        "asked_as": asked_as,
        "empty": empty,
        "faults": told(one, form, notes.faults, lang),
        "notes": notes,
        "presets": [kept for kept in notes.presets if kept.game == one.name],
        "address": partial(address, base, one.name),
        "choices": partial(choices, one),
        "in_words": lambda chosen: (
            *in_words(one, chosen, one.words(lang)),
            *agreed_in_words(chosen, words(WORDS, lang)),
        ),
    }


def sheet_tools(one: Game, lang: str) -> dict[str, Any]:
    """The rules of a game one by one, and what makes links of their numbers."""
    ours = words(WORDS, lang).text("ours")
    chapters = sheet.chapters(one.home, lang)
    known = {rule.name for chapter in chapters for rule in chapter.rules}
    linked = partial(sheet.linked, known=known, ours=ours)
    return {"ours": ours, "chapters": chapters, "linked": linked}


def table_scene(
    look: Look, lang: str, base: str, live: bool, invite: str, problem: str
) -> dict[str, Any]:
    """All that the templates of a table show."""
    one = game(look.game)
    spoken = one.words(lang)
    names = player_names(look)
    viewer = look.seat

    def say(phrase: Phrase) -> str:
        return printed(spoken.say(phrase, names, viewer))

    def why(refusal: Refusal) -> str:
        return f"{say(refusal)} ({refusal.rule})"

    scene = house(lang, base, live) | game_tools(one, lang, base) | sheet_tools(one, lang)
    scene |= {
        "look": look,
        "view": look.view,
        "face": face(look, one),
        "title": title(look, spoken.text("name"), lang),
        "me": viewer,
        "names": names,
        "problem": problem,
        "invite": invite,
        "qr": qr,
        "say": say,
        "why": why,
        "explained": sheet.step(one.home, lang, look.view.prompt.key) if look.view else ("", ()),
        "query": "",
        "others": others(look),
        "owes": look.decision is not None,
        "answers": answers(look.view),
        "reasons": reasons(look.view, why),
        "ranking": ranking,
        "log": [entry for entry in look.log[-LOG_LINES:] if entry.phrases],
        "by_turn": turns(heard(look, names, words(WORDS, lang))[-LOG_LINES:]),
        "past": None,
        "action_id": token_urlsafe(12),
        "here": f"{base}/t/{look.table}",
        "recent": recent(look),
        "wishes": chosen({}),
        "wishes_known": WISHES,
        "now": 0,
        "aids": look.customs["aids"] == "yes",
        "tally": tally(look),
        "may_ask": look.customs["hints"] == "yes" and one.judgement is not None,
        "hint": tuple(map(printed, say_hint(look.hint, look.view, spoken, names)))
        if look.hint and look.view
        else (),
        "hinted": hinted(look),
        "phrases": PHRASES,
        "customs": CUSTOMS,
        "drawn_turn": lambda turn: drawn_turn(scene, turn),
        "drawn_evening": lambda: drawn_evening(scene),
        "drawn_now": lambda: drawn("now.html", scene, {}, (scene["view"].prompt.key,)),
        "in_turn": lambda seats: ", ".join(names[seat] for seat in seats),
        "back": f"{base}/t/{look.table}",
    }
    return scene


# Pieces that stay the same from one picture of a table to the next are drawn once.


def drawn_turn(scene: Mapping[str, Any], turn: Turn) -> Markup:
    """A turn of the log."""
    query = scene["past"]["query"] if scene["past"] else ""
    content = (encode(turn.entries), turn.seat, query)
    return drawn("turn.html", scene, {"turn": turn}, content)


def drawn_evening(scene: Mapping[str, Any]) -> Markup:
    """The table beside the game."""
    look: Look = scene["look"]
    game_over = look.view.over if look.view is not None else None
    told = (look.people, look.waiting, look.talk, look.evening, look.customs)
    content = (encode(told), look.leads, look.shared, game_over, scene["invite"])
    return drawn("evening.html", scene, {}, content)


def drawn(
    template: str, scene: Mapping[str, Any], more: dict[str, Any], content: tuple[Any, ...]
) -> Markup:
    """A piece of a page, from what all its content follows from."""
    who = (scene["here"], scene["live"], scene["lang"], scene["me"], scene["names"])
    key = (template, scene["look"].game, *who, *content)
    if key not in PIECES:
        if len(PIECES) > MOST_PIECES:
            PIECES.clear()
        PIECES[key] = Markup(render(template, {**scene, **more}))
    return PIECES[key]


def chair_scene(look: Look, lang: str, base: str, chair: int, code: str) -> dict[str, Any]:
    """What a page about the code of a chair shows."""
    scene = house(lang, base, False) | game_tools(game(look.game), lang, base)
    here = f"{base}/t/{look.table}"
    return scene | {"name": look.people[chair].name, "code": code, "here": here}


def title(look: Look, name: str, lang: str) -> str:
    """The title of the page; it says when the viewer is to decide."""
    key = "title-turn" if look.decision is not None else "title"
    return words(WORDS, lang).text(key, {"game": name})


def face(look: Look, one: Game) -> str:
    """Which template draws the table now."""
    if look.view is None:
        return "waiting.html"
    own = f"games/{one.name}/face.html"
    return own if load_face(own) is not None else "table.html"


def reasons(view: View | None, why: Callable[[Refusal], str]) -> tuple[str, ...]:
    """Why things are not allowed now, each reason once."""
    denied: Sequence[Denied] = view.denied if view is not None else ()
    return tuple(dict.fromkeys(why(one.refusal) for one in denied))


def values(option: Option) -> tuple[str, ...]:
    """All values of an option as text, as a form lists them."""
    return (*option.words, *(str(number) for number in option.numbers))


# Words, pictures, templates.


def say_key(spoken: Words, key: str, **given: str | int) -> str:
    """The sentence of a key, as it is printed."""
    return printed(spoken.text(key, given))


def printed(sentence: str) -> str:
    """A sentence with the minus signs that printers use."""
    return MINUS.sub("−", sentence)


@lru_cache(maxsize=64)
def qr(link: str) -> Markup:
    """A link as a QR code, drawn as SVG."""
    code = segno.make(link, micro=False)
    return Markup(code.svg_inline(scale=4, border=2, dark="#000", light="#fff", omitsize=True))


def static_url(base: str, file: str) -> str:
    """The address of a file that never changes under it."""
    return f"{base}/static/{version()}/{file}"


def cover(base: str, one: Game) -> str:
    """The picture of a game on the start page."""
    own = one.home / "table" / "cover.svg"
    return static_url(base, f"games/{one.name}/cover.svg" if own.is_file() else "cover.svg")


@lru_cache(maxsize=1)
def version() -> str:
    """A word that changes whenever a served file does."""
    digest = sha256()
    folders = [STATIC, *(one.home / "table" for one in games().values())]
    for folder in folders:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def load_face(name: str) -> str | None:
    """The source of a template in a game's folder: `games/NAME/face.html`."""
    parts = name.split("/")
    if len(parts) != 3 or parts[0] != "games" or parts[1] not in games():
        return None
    file = games()[parts[1]].home / "table" / parts[2]
    return file.read_text(encoding="utf-8") if file.is_file() else None


def render(template: str, scene: dict[str, Any]) -> str:
    """A template with its scene as HTML."""
    return ENVIRONMENT.get_template(template).render(scene)


ENVIRONMENT = Environment(
    loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), FunctionLoader(load_face)]),
    undefined=StrictUndefined,
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
)
