"""Sentences from Fluent files."""

from __future__ import annotations

from pathlib import Path

import pytest

from stamtafel.core.game import games
from stamtafel.core.view import Phrase
from stamtafel.core.words import HERE, LANGUAGES, Words, shared, words

FOLDERS = [HERE, *(game.home / "words" for game in games().values())]

SOME = """
card-6 = the six
card-fish = a { $part1 } fish of { $part2 ->
    [one] { $part2 } pound
   *[other] { $part2 } pounds
}
place-pond = the pond
lies = { $card } lies in { $where }.
greets = { $by-is ->
    [you] You greet { $whom-is ->
        [you] yourself
       *[other] { $whom }
    } with { $card } and { $n ->
        [one] { $n } word
       *[other] { $n } words
    }.
   *[other] { $by } greets { $whom-is ->
        [you] you
       *[other] { $whom }
    } with { $card } and { $n ->
        [one] { $n } word
       *[other] { $n } words
    }.
}
no-number = Not a number at all.
"""


@pytest.fixture
def some(tmp_path: Path) -> Words:
    """A few words of a game, in English."""
    (tmp_path / "en.ftl").write_text(SOME, "utf-8")
    return Words(tmp_path, "en")


def greets(by: int, whom: int, n: int) -> Phrase:
    """One seat greets another."""
    return Phrase("greets", seats={"by": by, "whom": whom}, cards={"card": "6"}, numbers={"n": n})


def test_a_phrase_is_said_to_its_viewer(some: Words) -> None:
    """Each viewer is `you`, everybody else has a name; cards and numbers stand in the sentence."""
    names = ("Anna", "Ben", "Carla")
    assert some.say(greets(0, 1, 1), names, 0) == "You greet Ben with the six and 1 word."
    assert some.say(greets(0, 1, 2), names, 1) == "Anna greets you with the six and 2 words."
    assert some.say(greets(0, 1, -1), names, 2) == "Anna greets Ben with the six and -1 word."
    assert some.say(greets(0, 1, 0), names) == "Anna greets Ben with the six and 0 words."


def test_a_name_is_only_a_name(some: Words) -> None:
    """What a player is called is put in as it is, however much it looks like a sentence."""
    names = ("{ $n }", "“you”")
    assert some.say(greets(0, 1, 2), names) == "{ $n } greets “you” with the six and 2 words."


def test_a_game_may_say_a_shared_sentence_its_own_way(some: Words) -> None:
    """A game's own words come before the shared ones, which stand behind them."""
    assert some.text("no-number") == "Not a number at all."
    assert some.text("no-such-action", {"text": "jump"}) == "“jump” is no action of this game."


def test_a_card_may_be_said_by_its_parts(some: Words) -> None:
    """A card without words of its own is said by those of its kind; a place has a name too."""
    assert some.text("card-fish-pink-1") == "a pink fish of 1 pound"
    lies = Phrase("lies", cards={"card": "fish-blue-20"}, places={"where": "pond"})
    assert some.say(lies, ()) == "a blue fish of 20 pounds lies in the pond."


def test_only_short_sentences_are_kept(some: Words) -> None:
    """What strangers type does not stay in memory, but is said all the same."""
    long = "jump " * 50

    assert some.text("no-such-action", {"text": long}).startswith("“jump jump")
    assert some.text("no-such-action", {"text": "jump"}) == "“jump” is no action of this game."

    assert list(some._said.values()) == ["“jump” is no action of this game."]


def test_a_key_without_words(some: Words) -> None:
    """An unknown key is our mistake and does not pass silently."""
    with pytest.raises(KeyError):
        some.text("does-not-exist")
    with pytest.raises(KeyError):
        some.say(Phrase("greets", cards={"card": "7"}), ())
    with pytest.raises(KeyError):
        some.text("card-frog-pink-1")


def test_a_sentence_without_its_value(some: Words) -> None:
    """A value that is missing is our mistake and does not pass silently."""
    with pytest.raises(ValueError, match="no-such-action"):
        some.text("no-such-action")


def test_words_are_read_once() -> None:
    """The words of a folder and language are kept."""
    assert shared("nl") is shared("nl") is words(HERE, "nl")
    assert shared("nl") is not shared("de")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_keys(folder: Path) -> None:
    """What can be said in one language can be said in all."""
    keys = {language: words(folder, language).keys() for language in LANGUAGES}
    assert keys["nl"] == keys["de"] == keys["en"]
    assert len(keys["en"]) > 10
