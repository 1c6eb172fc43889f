"""The rules one by one: complete, the same in every language, searched, and led to by links."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from house import read_page
from sentences import read_fluent
from stamtafel.core.game import Game, games
from stamtafel.core.words import LANGUAGES
from stamtafel.web import pages, sheet
from tests.browser.gallery import LINK, scene

ROOT = Path(__file__).resolve().parents[2]
EVERY = [pytest.param(one, id=one.name) for one in games().values()]


def rulebook(one: Game) -> str:
    """The page of a game's rules."""
    return (ROOT / "docs" / "rulebooks" / f"{one.name}.md").read_text("utf-8")


def told(one: Game, lang: str) -> dict[str, str]:
    """All rules of a sheet by their numbers."""
    return {rule.name: rule.text for part in sheet.chapters(one.home, lang) for rule in part.rules}


def fragment(problem: str = "") -> str:
    """What somebody sees who asks with the 5, after something was refused."""
    look = scene("ask with the 5", 5).look(0)
    return pages.fragment(look, lang="en", base="", live=True, invite=LINK, problem=problem)


def found(query: str, lang: str = "en") -> str:
    """The page with the rules of Swapybara that hold some words."""
    return pages.rules_page(games()["swapybara"], lang=lang, base="", live=True, query=query)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", EVERY)
def test_a_sheet_has_the_rules_of_the_rulebook(one: Game, lang: str) -> None:
    """Every number of the rulebook stands in the sheet, in its order, and no other number."""
    assert list(told(one, lang)) == list(read_page(rulebook(one)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", EVERY)
def test_house_rules_are_marked_as_in_the_rulebook(one: Game, lang: str) -> None:
    """A rule says that the house decided something where the rulebook says so."""
    parts = re.findall(
        r"^\*\*([A-Z]{2}-\d+\.\d+)\*\*(.*?)(?=^\*\*|\Z|^## )", rulebook(one), re.M | re.S
    )
    marked = {name for name, text in parts if "[ours]" in text}
    assert {name for name, text in told(one, lang).items() if "[ours]" in text} == marked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", EVERY)
def test_numbers_named_in_a_sheet_stand_in_it(one: Game, lang: str) -> None:
    """Every rule that a refusal cites or that a sentence of the sheet names can be looked up."""
    refusals = (one.home / "refusals.py").read_text("utf-8")
    sentences = (one.home / "sheet" / f"{lang}.ftl").read_text("utf-8")
    named = set(re.findall(sheet.RULE, refusals + sentences))
    assert named
    assert named <= told(one, lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", EVERY)
def test_every_prompt_is_explained(one: Game, lang: str) -> None:
    """Whatever a view asks, the sheet says what that means and names a rule."""
    asked, explained = one.words(lang).keys(), sheet.spoken(one.home, lang).keys()
    prompts = {key for key in asked if key.startswith("prompt-")}
    assert {key.removeprefix("step-") for key in explained if key.startswith("step-")} == prompts
    for prompt in prompts:
        text, rules = sheet.step(one.home, lang, prompt)
        assert text
        assert rules


@pytest.mark.parametrize("one", EVERY)
def test_sheets_say_the_same_in_every_language(one: Game) -> None:
    """All languages have the same keys, and the same figures in each sentence."""
    files = {lang: one.home / "sheet" / f"{lang}.ftl" for lang in LANGUAGES}
    assert [read_fluent(path)[1] for path in files.values()] == [[], [], []]
    spoken = {lang: sheet.spoken(one.home, lang) for lang in LANGUAGES}
    keys = {lang: set(read_fluent(path)[0]) for lang, path in files.items()}
    assert keys["nl"] == keys["de"] == keys["en"]
    for key in keys["en"]:
        figures = {
            lang: set(re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d{3})", "", said.text(key))))
            for lang, said in spoken.items()
        }
        assert figures["nl"] == figures["de"] == figures["en"], key


def test_search_ignores_capitals_and_accents() -> None:
    """What is found is marked, however it was typed."""
    for query in ("schützt", "SCHUTZT", "schutzt"):
        assert "<mark>schützt</mark>" in found(query, "de")
    assert "<mark>gekozen</mark>" in found("GEKÓZEN", "nl")
    assert "<mark>−1</mark>" in found("-1")


def test_search_wants_every_word() -> None:
    """Only rules that hold all the words are listed, and how many these are is said."""
    one, both = found("token"), found("token protection")
    assert 'id="rule-SW-4.6"' in one
    assert 'id="rule-SW-4.6"' not in both
    assert f"Rules found: {both.count('<li id=')}" in both
    assert 0 < both.count("<li id=") < one.count("<li id=")
    assert "Rules found: 0" in found("checkmate")


def test_a_rule_is_found_by_its_number() -> None:
    """A number leads to its rule among all the others."""
    text = found("SW-3.3")
    assert text.count("<li id=") == 1
    assert '<a class="rule" href="/rules/swapybara#rule-SW-3.3">SW-3.3</a>' in text


def test_a_search_for_many_words_is_no_more_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked, each rule is made comparable as often as for one word."""
    fold = Mock(wraps=sheet.fold)
    monkeypatch.setattr(sheet, "fold", fold)
    one = found("e").count("<mark>")
    once = fold.call_count

    assert found("e " * 40).count("<mark>") == one
    assert fold.call_count == 2 * once
    found("e n")
    assert fold.call_count <= 3 * once


def test_a_search_cannot_bring_markup() -> None:
    """What was typed comes back as text, and no longer than a form lets one type."""
    text = found("<b>" + "x" * 500)
    assert "<b>x" not in text
    assert f'value="&lt;b&gt;{"x" * 77}"' in text


def test_an_empty_search_shows_everything() -> None:
    """Without words the page is the whole sheet, with the rules in brief above it."""
    assert found("  ") == found("")
    assert found("").count('<li id="rule-') == len(told(games()["swapybara"], "en"))


@pytest.mark.parametrize("one", EVERY)
def test_every_game_has_its_page_of_rules(one: Game) -> None:
    """Each sheet can be drawn in each language, each rule once and where a link leads."""
    for lang in LANGUAGES:
        text = pages.rules_page(one, lang=lang, base="/cards", live=False)
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(set(ids)) == len(ids)
        assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
        assert f'action="/cards/rules/{one.name}"' in text
        assert "<script" not in text


def test_a_refusal_leads_to_its_rule() -> None:
    """After a refused action the number behind the sentence is a link; other text stays text."""
    text = fragment("Not <now> (SW-3.3), nor AB-1.2.")
    link = '<a class="rule" href="#rule-SW-3.3">SW-3.3</a>'
    assert f"<p>Not &lt;now&gt; ({link}), nor AB-1.2.</p>" in text


def test_what_is_not_allowed_names_its_rule() -> None:
    """Locked buttons carry the rule for the message, and the reasons in the prompt link to it."""
    text = fragment()
    assert re.search(r'data-why="[^"]+ \(SW-4\.5\)"', text)
    assert re.search(r'class="reasons">.*<a class="rule" href="#rule-SW-4\.5">', text)


def test_the_prompt_is_explained_at_the_table() -> None:
    """The question mark in the prompt opens what is being decided, with the rules for it."""
    text = fragment()
    assert 'href="#now"' in text
    now = text[text.index('id="now"') : text.index('id="problem"')]
    assert "SW-3.2" in now
    assert told(games()["swapybara"], "en")["SW-3.2"] in now


def test_a_game_without_a_sheet_is_drawn_too(tmp_path: Path) -> None:
    """A game of one's own need not have its rules written out."""
    assert sheet.chapters(tmp_path, "en") == ()
    assert sheet.search(tmp_path, "en", ["x"], "") == ()
    assert sheet.step(tmp_path, "en", "prompt-ask") == ("", ())
