"""Everything a person can read has words in every language, for whomever it is said to."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from stamtafel.core.game import Game
from stamtafel.core.state import SPECTATOR
from stamtafel.core.view import HIDDEN, Phrase, View
from stamtafel.core.words import LANGUAGES
from tests.conformance.walk import Walk, everyone, positions, told

NAMES = tuple(f"Zoë{seat}" for seat in range(64))


def assert_said(game: Game, phrase: Phrase, viewers: set[int | None]) -> None:
    """Say a phrase in every language to each of these viewers."""
    for language in LANGUAGES:
        for viewer in viewers:
            sentence = game.words(language).say(phrase, NAMES, viewer)
            assert sentence.strip(), (phrase, language)
            assert "{" not in sentence, (phrase, language)


def phrases(view: View) -> Iterator[Phrase]:
    """All that is said in a view."""
    yield view.prompt
    yield from (choice.phrase for choice in view.choices)
    yield from (denied.phrase for denied in view.denied)
    yield from (denied.refusal for denied in view.denied)
    yield from (line.phrase for line in view.account)


def test_every_action_can_be_said(game: Game) -> None:
    """Every action has a sentence that says what it does."""
    for action in range(len(game.actions)):
        assert_said(game, game.describe(action), {None, 0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_and_its_options_have_names(game: Game, language: str) -> None:
    """A game says its name, what it is about, and what each option that a table offers does."""
    words = game.words(language)
    offered = [option for option in game.options if not option.study]
    keys = [f"option-{option.name}{end}" for option in offered for end in ("", "-help")]
    keys += [f"option-{option.name}-{word}" for option in offered for word in option.words]
    for key in ("name", "about", *keys):
        assert words.text(key).strip()


def test_languages_have_words_for_the_same_things(game: Game) -> None:
    """No language knows a sentence that another one lacks."""
    keys = {language: game.words(language).keys() for language in LANGUAGES}
    for language in LANGUAGES:
        assert keys[language] == keys[LANGUAGES[0]]


def test_all_in_views_can_be_said(walks: list[Walk]) -> None:
    """Prompts, choices, refusals and accounts can be said to whoever sees them."""
    said = set()
    for position in positions(walks):
        for view in position.views.values():
            for phrase in phrases(view):
                asked = (msgspec.json.encode(phrase), view.seat)
                if asked not in said:
                    said.add(asked)
                    assert_said(position.game, phrase, {view.seat})


def test_all_that_happens_can_be_told(walks: list[Walk]) -> None:
    """Every event can be said to its viewer, and to anybody once the game is over."""
    for walk in walks:
        for moment in walk.moments:
            before, after = moment.before.state, moment.after.state
            for viewer in everyone(before):
                watcher = None if viewer == SPECTATOR else viewer
                for phrase in told(walk.game, before, moment.step, after, viewer):
                    assert_said(walk.game, phrase, {watcher, None})


def test_all_refusals_can_be_said(walks: list[Walk]) -> None:
    """Why an action is not allowed can be said to the seat that tried it."""
    for walk in walks:
        rng = walk.rng("said")
        for state in walk.states:
            for seat in range(state.seats):
                for _ in range(4):
                    refusal = walk.game.refusal(state, seat, rng.below(len(walk.game.actions)))
                    if refusal is not None:
                        assert refusal.rule
                        assert_said(walk.game, refusal, {seat})


def test_all_parts_of_views_have_names(walks: list[Walk]) -> None:
    """Places, counters, marks and cards have names; a mark points at a seat or at a place."""
    found = {key for p in positions(walks) for view in p.views.values() for key in keys(view)}
    for language in LANGUAGES:
        words = walks[0].game.words(language)
        named = {key for key in found if not key.startswith("card-")}  # cards may be spelt
        assert named <= words.keys(), named - words.keys()
        assert all(words.text(key).strip() for key in found)


def keys(view: View) -> Iterator[str]:
    """The keys of the names of all parts of a view."""
    for place in view.places:
        yield f"place-{place.name}"
        yield from (f"card-{card.face}" for card in place.cards if card.face != HIDDEN)
    yield from (f"counter-{counter.name}" for counter in view.counters)
    for mark in view.marks:
        yield f"mark-{mark.name}"
        if mark.to and not (mark.to.isdigit() and int(mark.to) < view.seats):
            yield f"place-{mark.to}"


def test_parts_of_views_are_told_apart(walks: list[Walk]) -> None:
    """No place or counter stands in a view twice, and all parts belong to a seat or to none."""
    for position in positions(walks):
        for view in position.views.values():
            called = [("place", place.name, place.owner) for place in view.places]
            called += [("counter", counter.name, counter.owner) for counter in view.counters]
            assert len(set(called)) == len(called)
            owners = {place.owner for place in view.places}
            owners |= {counter.owner for counter in view.counters}
            owners |= {mark.owner for mark in view.marks}
            assert owners <= {None, *range(view.seats)}
            for place in view.places:
                ids = [card.id for card in place.cards if card.id]
                assert len(set(ids)) == len(ids)
                assert place.size >= len(place.cards)
