"""What is given on the command line, read and checked; and the words of the command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import click

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Game
from stamtafel.core.notation import read_number
from stamtafel.core.words import LANGUAGES, Value, words

HOME = Path(__file__).parent / "words"
OTHERWISE = "en"
Callback = Callable[[click.Context, click.Parameter, Any], Any]


class Say(Protocol):
    """Says a sentence of the command line in one language."""

    def __call__(self, key: str, /, **values: Value) -> str:
        """The sentence of a key."""
        ...


class Complaint(Exception):
    """Something on the command line that cannot be, as a sentence of the command line."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def say_in(language: str) -> Say:
    """The sentences of the command line in a language."""
    spoken = words(HOME, language)
    return lambda key, /, **values: spoken.text(key, values)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for with --lang, else that of the terminal, else English."""
    for word, following in zip(arguments, [*arguments, ""][1:], strict=True):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if asked != word and asked in LANGUAGES:
            return asked
    terminal = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next((value for value in terminal if value), "")[:2].lower()
    return code if code in LANGUAGES else OTHERWISE


def spoken(_context: click.Context, _parameter: click.Parameter, text: str) -> str:
    """A language that there are words in."""
    if text not in LANGUAGES:
        raise NotUnderstood("no-such-language", language=text, known=", ".join(LANGUAGES))
    return text


def number(least: int, most: int) -> Callback:
    """Reads a whole number of a range."""

    def read(_context: click.Context, parameter: click.Parameter, text: str | None) -> int | None:
        if text is None:
            return None
        found = read_number(text)
        if not least <= found <= most:
            name = parameter.opts[0]
            raise Complaint("number-beyond", name=name, text=text, least=str(least), most=str(most))
        return found

    return read


def options(
    _context: click.Context, _parameter: click.Parameter, texts: Sequence[str]
) -> dict[str, str]:
    """The options of a game from their NAME=VALUE, a long value from a file: NAME=@FILE."""
    found = {}
    for text in texts:
        name, given, value = text.partition("=")
        if not given:
            raise Complaint("no-option", text=text)
        found[name.strip()] = read_text(value[1:]) if value.startswith("@") else value
    return found


def several(
    _context: click.Context, _parameter: click.Parameter, texts: Sequence[str]
) -> tuple[str, ...]:
    """Names from repeated words, each of which may hold several with commas between them."""
    names = tuple(name for text in texts for name in text.split(",") if name)
    if texts and not names:
        raise NotUnderstood("no-bots")
    return names


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8-sig")  # some editors put a mark before the text
    except UnicodeDecodeError as error:
        raise Complaint("no-text", path=file) from error


def seat_count(game: Game, seats: int | None) -> int:
    """How many play: as many as asked for, else as few as can."""
    return game.seats[0] if seats is None else seats


def print_json(data: object) -> None:
    """Data on one line for programs to read."""
    print(json.dumps(data, ensure_ascii=False))
