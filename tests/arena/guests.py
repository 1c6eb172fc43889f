"""Bots from outside, most of which fail."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from stamtafel.bots.chair import Chair
from stamtafel.core.rng import Rng


def guest(name: str) -> str:
    """How a bot of this file is named on the command line."""
    return f"{Path(__file__)}:{name}"


class First:
    """Takes the first action, and prints what nobody wants to read."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of `chair.legal`."""
        print("thinking")
        return chair.legal[0]


class Raises:
    """Breaks off."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """Nothing."""
        raise ValueError("no idea")


class Leaves:
    """Tries to end the program."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """Nothing."""
        raise SystemExit(3)


class Illegal:
    """Answers with an action of the game that is not allowed."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """An action that is not one of `chair.legal`."""
        return next(a for a in range(len(chair.game.actions)) if a not in chair.legal)


class Mute:
    """Answers with nothing at all."""

    def choose(self, chair: Chair, rng: Rng) -> Any:
        """None."""
        return None


class Huge:
    """Answers with a number that cannot be written."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """A number of five thousand digits."""
        return 10**5000


class Odd:
    """Answers with what fails as a number, and whose failure fails as a text."""

    def choose(self, chair: Chair, rng: Rng) -> Any:
        """Itself."""
        return self

    def __index__(self) -> int:
        raise Wordless


class Wordless(Exception):
    """Cannot be told."""

    def __str__(self) -> str:
        raise RuntimeError


class Unshown:
    """Answers with what is no number and cannot be written."""

    def choose(self, chair: Chair, rng: Rng) -> Any:
        """Itself."""
        return self

    def __repr__(self) -> str:
        raise RuntimeError


class Half:
    """Answers with half a letter."""

    def choose(self, chair: Chair, rng: Rng) -> Any:
        """Nothing."""
        raise ValueError("\udc80")


class Slow:
    """Answers too late."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of `chair.legal`, after a while."""
        time.sleep(0.3)
        return chair.legal[0]


class Hangs:
    """Never answers."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """Nothing, ever."""
        while True:
            time.sleep(60)


class Dies:
    """Ends its process without a word."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """Nothing."""
        os._exit(3)


class Nothing:
    """No bot at all."""


class Unmade:
    """Cannot be made."""

    def __init__(self, more: object) -> None:
        """It would need something."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of `chair.legal`."""
        return chair.legal[0]
