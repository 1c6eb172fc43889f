"""`make bench`: how fast each game goes at random, compiled and plain, as a table in Markdown.

Each line is measured in a process of its own, in seconds of processor time on one core; the figures
of one run belong together, so that their ratios mean something. A decision includes listing the
legal actions and choosing one. "From Python" does that with a call from Python for each thing that
happens, as the peers below the table are played.

--seconds N    how long each figure is measured (default 1)
--game NAME    only this game; repeatable
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from time import process_time
from typing import TypeVar

from peers import peers
from searches import searches
from stamtafel.core import state
from stamtafel.core.game import Game, game, games
from stamtafel.core.rng import Rng, stream
from stamtafel.core.state import State, row
from stamtafel.search.playout import clones, playout, playouts, resamples

Outcome = TypeVar("Outcome")

SEATS = (2, 4, 6, 8)
SOURCES = Path(__file__).resolve().parent.parent / "src"
COMPILED = not state.__file__.endswith(".py")
HEAD = (
    "game",
    "seats",
    "build",
    "decisions/s",
    "from Python/s",
    "games/s",
    "clones/s",
    "resamples/s",
)
KINDS = {"compiled": "", "plain": str(SOURCES)}  # with which PYTHONPATH


def rate(work: Callable[[int], Outcome], seconds: float) -> tuple[float, Outcome, int]:
    """How often a second something can be done, what it gave last, and after how many times."""
    times, spent = 1, 0.0
    while True:
        began = process_time()
        outcome = work(times)
        spent = process_time() - began
        if spent >= seconds / 2:
            return times / spent, outcome, times
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


def step_by_step(start: State, games: int) -> int:
    """Play games at random with a call for each thing that happens; their decisions."""
    rng = Random(1)
    decisions = 0
    for _ in range(games):
        now = start.clone()
        while not now.over:
            if now.due:
                now.deal(row(rng.sample(range(now.due), now.due)))
                continue
            actions = now.legal(now.turn)
            now.apply(now.turn, actions[rng.randrange(len(actions))])
            decisions += 1
    return decisions


def measure(played: Game, seats: int, seconds: float) -> dict[str, float]:
    """The figures of one game with so many seats."""
    rng = stream(1, "bench")
    start = played.begin(seats)
    half = middle(played, seats, rng)
    seat = half.turn
    played_out, (decisions, _), times = rate(lambda n: playouts(start, n, rng, 0), seconds)
    stepped, counted, rounds = rate(lambda n: step_by_step(start, n), seconds)
    return {
        "decisions/s": played_out * int(decisions) / times,
        "from Python/s": stepped * counted / rounds,
        "games/s": played_out,
        "clones/s": rate(lambda n: clones(half, n), seconds)[0],
        "resamples/s": rate(lambda n: resamples(half, seat, n, rng), seconds)[0],
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


def line(cells: Iterable[str]) -> str:
    """One line of a Markdown table."""
    return "| " + " | ".join(cells) + " |"


def print_games(names: list[str], seconds: float) -> None:
    """The table of our games."""
    print(line(HEAD))
    print(line(["---"] * 3 + ["---:"] * 5))
    for name in names:
        for seats in (seats for seats in SEATS if seats in game(name).seats):
            for kind in KINDS if COMPILED else ["plain"]:
                figures = apart(name, seats, kind, seconds)
                cells = [name, str(seats), kind, *map(short, figures.values())]
                print(line(cells), flush=True)


def print_peers(seconds: float) -> None:
    """The table of other libraries' games, those that are installed."""
    rows = [(library, name, rate(work, seconds)) for library, name, work in peers()]
    if rows:
        print()
        print(line(["library", "game", "from Python/s"]))
        print(line(["---", "---", "---:"]))
    for library, name, (played, decisions, times) in rows:
        print(line([library, name, short(played * decisions / times)]))


def print_batches(names: list[str], seconds: float) -> None:
    """The table of many games at once, in steps a second."""
    import toolkits  # which takes a second to load

    print()
    for number, name in enumerate(names):
        figures = dict(toolkits.batches(name))
        if number == 0:
            print(line(["game, four seats, 256 at once", *figures]))
            print(line(["---", *["---:"] * len(figures)]))
        cells = [rate(work, seconds) for work in figures.values()]
        print(line([name, *(short(often * steps / times) for often, steps, times in cells)]))


def print_searches(names: list[str], seconds: float) -> None:
    """The table of search, in iterations a second."""
    print()
    for number, name in enumerate(names):
        figures = searches(name)
        if number == 0:
            print(line(["game, four seats, iterations/s", *figures]))
            print(line(["---", *["---:"] * len(figures)]))
        print(line([name, *(short(rate(work, seconds)[0]) for work in figures.values())]))


def print_rooms(names: list[str], seconds: float) -> None:
    """The tables of decisions through PettingZoo, and of states copied from Python."""
    import toolkits

    print()
    print(line(["library", "game", "PettingZoo cycles/s"]))
    print(line(["---", "---", "---:"]))
    for library, name, env in toolkits.rooms(names):
        often, steps, times = rate(toolkits.cycles(env), seconds)
        print(line([library, name, short(often * steps / times)]))
    print()
    print(line(["library", "game", "copies from Python/s"]))
    print(line(["---", "---", "---:"]))
    for library, name, copy in toolkits.copies(names):
        print(line([library, name, short(rate(repeated(copy), seconds)[0])]))


def repeated(work: Callable[[], object]) -> Callable[[int], None]:
    """The same thing so many times."""

    def again(times: int) -> None:
        for _ in range(times):
            work()

    return again


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
    print_games(asked.game or list(games()), asked.seconds)
    print_peers(asked.seconds)
    print_searches(asked.game or list(games()), asked.seconds)
    print_batches(asked.game or list(games()), asked.seconds)
    print_rooms(asked.game or list(games()), asked.seconds)


if __name__ == "__main__":
    main()
