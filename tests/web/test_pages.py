"""Pages and fragments: drawn in every language, safe, and the same in two worlds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from stamtafel.bots.levels import LEVELS
from stamtafel.core.game import games
from stamtafel.core.record import Record, take
from stamtafel.core.rng import stream
from stamtafel.core.words import LANGUAGES, words
from stamtafel.server.customs import CUSTOMS
from stamtafel.server.evening import PHRASES
from stamtafel.web import pages
from stamtafel.web.wishes import WISHES
from tests.browser.gallery import LINK, WANTED, look_at, next_step, page_of, scene, waiting
from tests.browser.states import draw

ACTION_ID = re.compile(r'(name="action_id" value=")[^"]*')
SCENES = ("start", "missing", "rules swapybara", "waiting", "guest", *WANTED)
TEMPLATES = Path(pages.__file__).parent / "templates"
PICTURES = [
    *pages.STATIC.glob("*.svg"),
    *(file for one in games().values() for file in (one.home / "table").glob("*.svg")),
]


def fragment(seat: int | None, name: str = "ask", lang: str = "en", problem: str = "") -> str:
    """The fragment of a scene with five players."""
    look = scene(name, 5).look(seat)
    return pages.fragment(look, lang=lang, base="", live=True, invite=LINK, problem=problem)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_every_page_can_be_drawn(name: str, lang: str) -> None:
    """Every page has all its words, says its language, and holds no script or style of its own."""
    text = draw(name, 4, lang)
    assert f'<html lang="{lang}">' in text
    assert not re.search(r"<script(?![^>]* src=)|<style| style=| on\w+=|hx-on|javascript:", text)


@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize("name", WANTED)
def test_watchers_see_pages_too(name: str, seats: int) -> None:
    """Whoever only watches gets a page without buttons to decide, and without hidden faces."""
    look = scene(name, seats).look(None)
    text = pages.fragment(look, lang="en", base="", live=True, invite=LINK)
    assert 'name="action"' not in text
    if name in ("ask", "answer", "ask with the 5"):
        assert "#face-" not in text


@pytest.mark.parametrize("name", ["ask", "answer", "give the 0", "pick", "scored", "over"])
def test_fragments_are_the_same_in_two_worlds(name: str) -> None:
    """What a viewer cannot know, dealt anew, changes nothing of what is sent to the viewer."""
    found = scene(name, 5)
    rng = stream(1, "worlds")
    for seat in (*range(5), None):
        world = found.state.clone()
        world.resample(-1 if seat is None else seat, rng)
        one, other = (
            pages.fragment(
                look_at(found.game, found.record, state, seat),
                lang="en",
                base="",
                live=True,
                invite=LINK,
            )
            for state in (found.state, world)
        )
        assert ACTION_ID.sub(r"\1", one) == ACTION_ID.sub(r"\1", other)


def test_fragment_is_the_main_of_the_page() -> None:
    """The page and what is pushed later draw the table alike."""
    look = scene("ask", 5).look(0)
    page = ACTION_ID.sub(r"\1", page_of(look, "en"))
    pushed = pages.fragment(look, lang="en", base="", live=True, invite=LINK)
    assert ACTION_ID.sub(r"\1", pushed).strip() in page
    assert pushed.lstrip().startswith('<main id="table"')
    assert pushed.rstrip().endswith("</main>")


def test_each_render_has_an_action_id_of_its_own() -> None:
    """A form that is drawn anew can be sent anew; one that is owed nothing sends nothing."""
    ids = {re.findall(r'name="action_id" value="([^"]+)"', fragment(0))[0] for _ in range(3)}
    assert len(ids) == 3
    assert 'name="decision"' not in fragment(1)


def test_problems_are_said_in_an_alert() -> None:
    """Why something was refused stands where it is read out."""
    assert '<div id="problem" role="alert"><p>Too &lt;late&gt;</p></div>' in fragment(
        0, problem="Too <late>"
    )


def test_names_cannot_bring_markup() -> None:
    """A player's name is text, whatever it holds."""
    look = waiting(4, 0)
    evil = replace(look.people[1], name="<b onclick=x>")
    text = page_of(replace(look, people=(look.people[0], evil, *look.people[2:])), "en")
    assert "<b onclick" not in text
    assert "&lt;b onclick=x&gt;" in text


def test_base_stands_before_every_address() -> None:
    """Behind a proxy, under a path of its own, every address begins with that path."""
    look = scene("ask", 5).look(0)
    given: dict[str, Any] = {"lang": "en", "base": "/cards", "live": True}
    for text in (
        pages.table_page(look, invite=LINK, **given),
        pages.start_page(form={}, **given),
        pages.not_found_page(lang="en", base="/cards"),
        pages.rules_page(games()["swapybara"], query="six", **given),
    ):
        links = re.findall(r'(?:href|src|action|hx-post|hx-sse:connect|data-\w+)="(/[^"]*)"', text)
        assert links
        assert all(link.startswith("/cards/") for link in links), links


def test_pages_without_scripts_refresh_themselves() -> None:
    """Where live updates are off, a page comes back by itself unless the viewer is to decide."""
    given: dict[str, Any] = {"lang": "en", "base": "", "live": False, "invite": LINK}
    refresh = '<meta http-equiv="refresh"'
    assert refresh in pages.table_page(scene("ask", 5).look(1), **given)
    assert refresh not in pages.table_page(scene("ask", 5).look(0), **given)
    assert refresh not in pages.table_page(scene("over", 5).look(1), **given)
    assert "<script" not in pages.table_page(scene("ask", 5).look(1), **given)


NOTES = {f"table-{what}" for what in (
    "freed", "handed", "left-away", "left-time", "back", "takes", "bot-takes", "undone", "said",
)}  # fmt: skip


def asked_for(template: str) -> set[str]:
    """The keys that a template asks for, one or the other of two included."""
    asks = re.findall(r"\bt\(([^(),]*)", template) + re.findall(r"for key in \(([^)]*)\)", template)
    found = {key for ask in asks for key in re.findall(r"[\"']([a-z][\w-]*\w)[\"']", ask)}
    return {key for key in found if not key.startswith("help-")}


def dashed(ends: Iterable[str]) -> list[str]:
    """Ends of keys."""
    return [f"-{end}" for end in ends]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_pages(lang: str) -> None:
    """Every language has the words that templates ask for, and no others."""
    keys = words(pages.WORDS, lang).keys()
    texts = [file.read_text("utf-8") for file in TEMPLATES.glob("*.html")]
    texts += [
        file.read_text("utf-8")
        for one in games().values()
        for file in (one.home / "table").glob("*.html")
    ]
    asked = {key for text in texts for key in asked_for(text)}
    asked |= {"ours", "title", "title-turn"} | {f"language-{one}" for one in LANGUAGES}
    asked |= {f"bot-{one}" for one in LEVELS} | {f"phrase-{one}" for one in PHRASES}
    asked |= {f"state-{one}" for one in ("open", "playing")}
    asked |= {f"wish-{name}{end}" for name, ends in WISHES.items() for end in ("", *dashed(ends))}
    for custom in CUSTOMS:
        asked |= {f"custom-{custom.name}{end}" for end in ("", "-help", *dashed(custom.words))}
    asked |= NOTES
    assert asked <= keys
    own = words(pages.WORDS, lang).keys() - words(pages.HERE.parent / "core" / "words", lang).keys()
    assert own == asked


def test_templates_use_what_they_import() -> None:
    """Nothing is left over from an earlier look."""
    for file in TEMPLATES.glob("*.html"):
        text = file.read_text("utf-8")
        for imported in re.findall(r"{% from .* import (.*?) with context %}", text):
            for macro in imported.split(", "):
                assert f"{macro}(" in text, (file.name, macro)


@pytest.mark.parametrize(("lang", "one"), [("nl", "een"), ("de", "einer"), ("en", "one")])
def test_visitors_are_told_of_every_cookie(lang: str, one: str) -> None:
    """The start page says what each is for."""
    sources = [file.read_text("utf-8") for file in pages.HERE.glob("*.py")]
    set_here = {name for text in sources for name in re.findall(r"\bcookie\(request, (\S+),", text)}
    assert set_here == {'"seat"', '"lang"', "presets.COOKIE", '"wishes"'}
    said = words(pages.WORDS, lang).text("stored-cookies")
    assert len(re.findall(rf"\b{one} (?:voor|für|for)\b", said)) == len(set_here)


@pytest.mark.parametrize("picture", PICTURES, ids=lambda file: file.name)
def test_pictures_are_only_drawings(picture: Path) -> None:
    """A picture holds no script, style sheet or word, and nothing from elsewhere."""
    text = picture.read_text("utf-8")
    tree = ElementTree.fromstring(text)
    tags = {element.tag.rpartition("}")[2] for element in tree.iter()}
    assert not tags & {"script", "style", "image", "foreignObject"}
    said = "".join("".join(one.itertext()) for one in tree.iter() if one.tag.endswith("}text"))
    assert not re.search(r"[^\W\d_]", said)  # figures at most: words are in the languages' files
    assert not re.search(r'href="(?!#)|url\((?!#)', text)


def test_every_card_has_a_face_of_its_own() -> None:
    """Each card that can be shown has a drawing."""
    played = games()["swapybara"]
    drawn = (played.home / "table" / "cards.svg").read_text("utf-8")
    keys = played.words("en").keys()
    faces = [key.removeprefix("card-") for key in keys if key.startswith("card-")]
    assert len(faces) == 8
    assert all(f'<view id="face-{face}"' in drawn for face in faces)


def test_choosing_a_game_keeps_what_was_typed() -> None:
    """After a mistake the form comes back as it was, with the reason."""
    form = {
        "game": "swapybara",
        "name": "Zoë",
        "seats": "6",
        "bot-count": "2",
        "option-rounds": "5",
    }
    text = pages.start_page(lang="nl", base="", live=True, form=form, problem="Nee")
    assert 'value="Zoë"' in text
    for wanted in (
        "<option selected>6</option>",
        "<option selected>2</option>",
        '<option value="5" selected>',
    ):
        assert wanted in text
    assert '<div id="problem" role="alert"><p>Nee</p></div>' in text


def test_unknown_game_shows_all_games() -> None:
    """A game that does not exist is no mistake of the page."""
    text = pages.start_page(lang="en", base="", live=True, form={"game": "chess"})
    assert "Swapybara" in text


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_can_be_drawn_at_any_time(name: str) -> None:
    """With a face of its own or without, a table has a page for players and watchers all along."""
    played = games()[name]
    for seats in {played.seats[0], played.seats[-1]}:
        rng = stream(seats, f"pages/{name}")
        record = Record.begin(played, seats)
        state = record.state()
        for decisions in range(120):
            if state.over:
                break
            step = next_step(played, state, rng)
            record.steps.append(step)
            take(played, state, step)
            if decisions % 20 == 0 or state.over:
                for place, lang in zip((0, seats - 1, None), LANGUAGES, strict=True):
                    text = page_of(look_at(played, record, state, place), lang)
                    assert text.count('<main id="table"') == 1
