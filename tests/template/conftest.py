"""The template game in a temporary folder, as if somebody had installed it."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from stamtafel.core.game import Game, game, games

METADATA = "Metadata-Version: 2.1\nName: stones\nVersion: 1\n"
ENTRY_POINT = "[stamtafel.games]\nstones = stones:GAME\n"


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the template under another name, and an entry point that names it."""
    path = tmp_path_factory.mktemp("site")
    copytree(Path(__file__).parent / "pebbles", path / "stones")
    for source in (path / "stones").glob("*.py"):
        source.write_text(source.read_text("utf-8").replace('"pebbles"', '"stones"'), "utf-8")
    described = path / "stones-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(METADATA, "utf-8")
    (described / "entry_points.txt").write_text(ENTRY_POINT, "utf-8")
    return path


@pytest.fixture
def stones(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The template, registered in this process and in those that it starts."""
    there = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(there))
    monkeypatch.syspath_prepend(str(folder))
    importlib.invalidate_caches()
    games.cache_clear()
    yield game("stones")
    games.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "stones"]:
        del sys.modules[name]
