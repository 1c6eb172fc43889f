"""Sentences from Fluent files: one file a language in each `words` folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from stamtafel.core.view import Phrase

LANGUAGES = ("nl", "de", "en")
HERE = Path(__file__).parent / "words"
MOST_SAID = 20_000  # sentences that are kept
SHORT = 100  # letters; whatever else strangers type into a sentence is not kept

Value = int | str


class Words:
    """The sentences of one folder in one language, with the shared ones behind them."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for home in (HERE, folder):
            source = (home / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)
        self._said: dict[tuple[str, tuple[tuple[str, Value], ...]], str] = {}

    def keys(self) -> frozenset[str]:
        """Every key that has a sentence."""
        return frozenset(self._bundle._messages)

    def text(self, key: str, values: Mapping[str, Value] | None = None) -> str:
        """The sentence of a key; KeyError for an unknown key, ValueError for a missing value."""
        asked = (key, tuple(sorted((values or {}).items())))
        said = self._said.get(asked)
        if said is None:
            said = self._format(key, dict(values or {}))
            if all(isinstance(value, int) or len(value) <= SHORT for _, value in asked[1]):
                if len(self._said) > MOST_SAID:
                    self._said.clear()
                self._said[asked] = said
        return said

    def _format(self, key: str, values: dict[str, Value]) -> str:
        if key.startswith("card-") and not self._bundle.has_message(key):
            key, values = spelt(key)
        if not self._bundle.has_message(key):
            raise KeyError(f"no words for {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"no words for {key!r} in {self.language}")
        sentence, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{key} ({self.language}): {errors[0]}")
        return str(sentence)

    def say(self, phrase: Phrase, names: Sequence[str], viewer: int | None = None) -> str:
        """A phrase as a sentence to one viewer; `names` are the players' names by seat."""
        values: dict[str, Value] = dict(phrase.numbers)
        for role, seat in phrase.seats.items():
            values[role] = names[seat]
            values[f"{role}-is"] = "you" if seat == viewer else "other"
        for role, face in phrase.cards.items():
            values[role] = self.text(f"card-{face}")
        for role, place in phrase.places.items():
            values[role] = self.text(f"place-{place}")
        return self.text(phrase.key, values)


def spelt(key: str) -> tuple[str, dict[str, Value]]:
    """A card without words of its own: `card-fish-pink-8` is `card-fish` with $part1 and $part2."""
    card, kind, *parts = key.split("-")
    said = [int(part) if part.isdigit() else part for part in parts]
    return f"{card}-{kind}", {f"part{place}": part for place, part in enumerate(said, 1)}


@cache
def words(folder: Path, language: str) -> Words:
    """The words of a folder in a language, read once."""
    return Words(folder, language)


def shared(language: str) -> Words:
    """The words that belong to no game."""
    return words(HERE, language)
