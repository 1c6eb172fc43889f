"""Compiled and plain, the same games are played, and the same is seen and thought of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zlib import crc32

from msgspec.json import encode

from stamtafel.core.game import Game, game
from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR
from stamtafel.search.playout import playouts

ROOT = Path(__file__).parents[2]
GAMES = 12
MOMENTS = 300  # so many deals and decisions of a game are seen
SCRIPT = "from tests.conformance.test_compiled import sums; print(sums({name!r}))"


def sums(name: str) -> list[tuple[int, int, int, int]]:
    """Seats, decisions and checksums of some random games with every number of seats."""
    played = game(name)
    found = []
    for seats in played.seats:
        start = played.begin(seats)
        decisions, checksum = playouts(start, GAMES, stream(seats, "sums"), 0)
        found.append((seats, decisions, checksum, sights(played, seats)))
    return found


def sights(played: Game, seats: int) -> int:
    """A checksum of all that people and programs see and judge in some of a random game."""
    rng = stream(seats, "sights")
    judgement = played.judgement
    state = played.begin(seats)
    seen = b""
    for _ in range(MOMENTS):
        if state.over:
            break
        if state.due:
            state.deal(rng.order(state.due))
            continue
        seat = state.turn
        legal = state.legal(seat)
        if judgement is not None:
            values = [round(value, 6) for value in judgement.values(state)]
            seen += encode((values, judgement.pick(state, seat, stream(len(seen), "pick"))))
        state.apply(seat, legal[rng.below(len(legal))])
        for viewer in (seat, SPECTATOR):
            seen += encode(played.view(state, viewer))
    return crc32(seen)


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
