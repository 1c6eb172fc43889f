"""The game of the page, installed in a temporary folder as its reader would install it."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stamtafel.core.game import Game, game, games
from tests.template.page import NAME, write

PIP = ("pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation")


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the page."""
    folder = tmp_path_factory.mktemp("project")
    write(folder)
    return folder


@pytest.fixture(scope="session")
def site(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the project has been installed."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", *PIP, "--target", str(folder), str(project)]
    subprocess.run(command, check=True)
    return folder


@pytest.fixture
def pebbles(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, registered in this process and in those that it starts."""
    there = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(there))
    monkeypatch.syspath_prepend(str(site))
    importlib.invalidate_caches()
    games.cache_clear()
    yield game(NAME)
    games.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]
