"""`make bench`: how fast each game goes at random, compiled and plain, as a table in Markdown.

Every figure is measured in a process of its own, on one core; all of a run belong together, so that
their ratios mean something. A decision includes listing the legal actions and choosing one.

--seconds N    how long each figure is measured (default 1)
--game NAME    only this game; repeatable
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from stamtafel.core.game import Game, game, games
from stamtafel.core.rng import Rng, stream
from stamtafel.core.state import State
from stamtafel.search.playout import clones, playout, playouts, resamples

SEATS = (2, 4, 6, 8)
SOURCES = Path(__file__).resolve().parent.parent / "src"
HEAD = ("game", "seats", "build", "decisions/s", "games/s", "clones/s", "resamples/s")
KINDS = {"compiled": "", "plain": str(SOURCES)}  # with which PYTHONPATH


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much of something is done a second: `work(times)` says how much it was."""
    times, spent = 1, 0.0
    while True:
        began = perf_counter()
        done = work(times)
        spent = perf_counter() - began
        if spent >= seconds / 2:
            return done / spent
        times = max(times + 1, min(times * 10, int(times * seconds / max(spent, 1e-6))))


def middle(played: Game, seats: int, rng: Rng) -> State:
    """A state halfway through a random game, at a decision."""
    start = played.begin(seats)
    trial = Rng(rng.x, rng.y, rng.z, rng.w)
    half = playout(start.clone(), trial) // 2
    while half or start.due:
        if start.due:
            start.deal(rng.order(start.due))
            continue
        actions = start.legal(start.turn)
        start.apply(start.turn, actions[rng.below(len(actions))])
        half -= 1
    return start


def measure(played: Game, seats: int, seconds: float) -> dict[str, float]:
    """The figures of one game with so many seats."""
    rng = stream(1, "bench")
    start = played.begin(seats)
    half = middle(played, seats, rng)
    seat = half.turn

    def timed(work: Callable[[int], object]) -> Callable[[int], int]:
        return lambda times: (work(times), times)[1]

    decisions = rate(lambda times: playouts(start, times, rng, 0)[0], seconds)
    return {
        "decisions/s": decisions,
        "games/s": rate(timed(lambda times: playouts(start, times, rng, 0)), seconds),
        "clones/s": rate(timed(lambda times: clones(half, times)), seconds),
        "resamples/s": rate(timed(lambda times: resamples(half, seat, times, rng)), seconds),
    }


def apart(name: str, seats: int, kind: str, seconds: float) -> dict[str, float]:
    """The same figures, from a process in which the package is compiled or plain."""
    command = [sys.executable, __file__, "--one", name, str(seats), "--seconds", str(seconds)]
    environment = os.environ | {"PYTHONPATH": KINDS[kind]}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def short(figure: float) -> str:
    """A figure with three digits that count: `10.6 M`, `640 k`, `85`."""
    for size, unit in ((1e6, " M"), (1e3, " k"), (1.0, "")):
        if figure >= size:
            digits = max(0, 2 - len(str(int(figure / size))) + 1)
            return f"{figure / size:.{digits}f}{unit}"
    return f"{figure:.2f}"


def line(cells: list[str] | tuple[str, ...]) -> str:
    """One line of a Markdown table."""
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Print the table line by line, or the figures of one process."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--game", action="append", choices=sorted(games()), default=[])
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(measure(game(asked.one[0]), int(asked.one[1]), asked.seconds)))
        return
    print(line(HEAD))
    print(line(["---"] * 3 + ["---:"] * 4))
    for name in asked.game or games():
        for seats in (seats for seats in SEATS if seats in game(name).seats):
            for kind in KINDS:
                figures = apart(name, seats, kind, asked.seconds)
                cells = [name, str(seats), kind, *map(short, figures.values())]
                print(line(cells), flush=True)


if __name__ == "__main__":
    main()
