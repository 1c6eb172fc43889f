"""What can go wrong, as one family.

StamtafelError
├── NotUnderstood       no such game, option, action, card or seat
├── Refused             an action that the rules do not allow here; carries the refusal
│   ├── NotYourTurn     the seat owes no decision
│   └── GameOver        the game has ended
└── BadRecord           a record that cannot be read, or that does not fit these rules
"""

from __future__ import annotations

from pathlib import Path

from stamtafel.core.view import Refusal
from stamtafel.core.words import Value, shared, words

LONGEST = 300  # letters of what was sent, in a sentence about it: the words stop at some thousands


class StamtafelError(Exception):
    """An error with a word key, so that it can be said in every language."""

    def __init__(self, key: str, **values: Value | StamtafelError) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def say(self, language: str) -> str:
        """The error as one sentence."""
        values = {
            name: value.say(language) if isinstance(value, StamtafelError) else shortened(value)
            for name, value in self.values.items()
        }
        return shared(language).text(self.key, values)

    def __str__(self) -> str:
        return self.say("en")


def shortened(value: Value) -> Value:
    """A value as it fits into a sentence."""
    long = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[:LONGEST]}…" if long else value


class NotUnderstood(StamtafelError):
    """Something named that does not exist."""


class BadRecord(StamtafelError):
    """A record that cannot be read, or that does not fit these rules."""


class Refused(StamtafelError):
    """An action that the rules do not allow here; nothing has changed."""

    def __init__(self, refusal: Refusal, folder: Path, names: tuple[str, ...]) -> None:
        super().__init__("refused")
        self.refusal = refusal
        self.folder = folder
        self.names = names

    def say(self, language: str) -> str:
        """The refusal as one sentence, its rule behind it."""
        sentence = words(self.folder, language).say(self.refusal, self.names)
        return f"{sentence} ({self.refusal.rule})"


class NotYourTurn(Refused):
    """The seat owes no decision now."""


class GameOver(Refused):
    """The game has ended."""
