"""Wilful: the game of `docs/new-game.md` with a judgement that does what a test wants.

What it values depends on its mood, a word in a file; what it picks does not.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stamtafel.core.game import Game, game, games
from tests.template.page import write

ENTRY_POINT = "[stamtafel.games]\nwilful = wilful:GAME\n"
METADATA = "Metadata-Version: 2.1\nName: wilful\nVersion: 1\n"
JUDGEMENT = """

import os
import time

MOOD = Path(__file__).with_name("mood")


class Wilful(PebblesJudgement):
    def values(self, state):
        mood = MOOD.read_text()
        MOOD.with_name("thinking").touch()
        if mood == "crash":
            os._exit(3)
        if mood == "raise":
            raise ValueError(f"pebble {3 + 4}")
        if mood == "talk":
            print("pebble 7")
        while mood == "busy":
            pass
        while mood == "endless":
            time.sleep(1)
        return super().values(state)
"""


class Wilful:
    """The game, and the file with its mood."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.set("calm")

    @property
    def game(self) -> Game:
        """The game as this process knows it."""
        return game("wilful")

    def set(self, mood: str) -> None:
        """From now on it is in that mood, and has not thought yet."""
        (self.folder / "mood").write_text(mood)
        (self.folder / "thinking").unlink(missing_ok=True)

    def thinking(self) -> bool:
        """Whether it has been asked to value anything since."""
        return (self.folder / "thinking").exists()


@contextmanager
def installed(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wilful]:
    """The game, registered in this process and in those that it starts."""
    folder = write(path, "wilful")
    first = folder / "__init__.py"
    code = first.read_text("utf-8").replace("judgement=PebblesJudgement()", "judgement=Wilful()")
    first.write_text(code.replace("\nGAME = ", JUDGEMENT + "\n\nGAME = "), "utf-8")
    described = path / "wilful-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(METADATA, "utf-8")
    (described / "entry_points.txt").write_text(ENTRY_POINT, "utf-8")
    there = [str(path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(there))
    monkeypatch.syspath_prepend(str(path))
    importlib.invalidate_caches()
    games.cache_clear()
    yield Wilful(folder)
    games.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "wilful"]:
        del sys.modules[name]
