"""Positions of Symbiose, found by playing until they come."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from stamtafel.core.game import game
from stamtafel.core.record import Record, take
from stamtafel.core.rng import stream
from stamtafel.core.view import View
from stamtafel.server.look import Look
from tests.browser.gallery import Scene, next_step

SYMBIOSE = game("symbiose")
LATE = 3  # turns left when most cards are open


def asked(key: str) -> Callable[[View], bool]:
    """The viewer is to decide something, late in the game."""
    return lambda view: (
        0 in view.owing
        and view.prompt.key == key
        and (key == "prompt-first" or (view.counter("turns", 0) or 0) <= LATE)
    )


WANTED: dict[str, Callable[[View], bool]] = {
    "first": asked("prompt-first"),
    "swap": asked("prompt-swap"),
    "turn": asked("prompt-turn"),
    "chosen": lambda view: view.mark("chosen", 0) is not None,
    "over": lambda view: view.over,
}
STATES = (*WANTED, "teams swap", "watched swap", "duel swap")


@cache
def scene(name: str, seats: int, teams: str = "no") -> Scene:
    """The first position of that name that comes up."""
    for seed in range(30):
        record = Record.begin(SYMBIOSE, seats, {"start": 0, "teams": teams})
        rng = stream(seed, "gallery")
        state = record.state()
        while not WANTED[name](SYMBIOSE.view(state, 0)) and not state.over:
            step = next_step(SYMBIOSE, state, rng)
            record.steps.append(step)
            take(SYMBIOSE, state, step)
        if WANTED[name](SYMBIOSE.view(state, 0)):
            return Scene(SYMBIOSE, record, state)
    raise AssertionError(f"{name} never came up")


def look(name: str, seats: int) -> Look:
    """What is seen of a position: `teams …`, `watched …` by nobody at the table, `duel …`."""
    kind, _, plain = name.rpartition(" ")
    shown = scene(plain, 2 if kind == "duel" else seats, "yes" if kind == "teams" else "no")
    return shown.look(None if kind == "watched" else 0)
