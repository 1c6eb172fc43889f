"""Compiled and plain, the same games are played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from stamtafel.core.game import Game, game
from stamtafel.core.rng import stream
from stamtafel.search.playout import playouts

ROOT = Path(__file__).parents[2]
GAMES = 12
SCRIPT = "from tests.conformance.test_compiled import sums; print(sums({name!r}))"


def sums(name: str) -> list[tuple[int, int, int]]:
    """Seats, decisions and checksum of some random games with every number of seats."""
    played = game(name)
    found = []
    for seats in played.seats:
        start = played.begin(seats)
        decisions, checksum = playouts(start, GAMES, stream(seats, "sums"), 0)
        found.append((seats, decisions, checksum))
    return found


def test_plain_source_plays_the_same_games(game: Game) -> None:
    """The package that is tested, compiled or not, and its plain source play the same games."""
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    plain = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(name=game.name)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == str(sums(game.name))
