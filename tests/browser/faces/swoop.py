"""Positions of Swoop, found by playing until they come."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from stamtafel.core.game import game
from stamtafel.core.record import Act, Record, take
from stamtafel.core.rng import stream
from stamtafel.core.view import View
from stamtafel.server.look import Look
from tests.browser.gallery import Scene, next_step

SWOOP = game("swoop")


def mine(view: View, key: str) -> bool:
    """The viewer, seat 0, owes a decision of a kind."""
    return 0 in view.owing and view.prompt.key == key


def held(view: View) -> int:
    """How many cards the viewer has in hand."""
    place = view.place("hand", 0)
    return place.size if place else 0


def height(view: View) -> int:
    """How many cards lie in the pile."""
    place = view.place("pile")
    return place.size if place else 0


def ways(view: View) -> int:
    """In how many ways the rank with the most ways can be played."""
    heads = [" ".join(one.text.split()[:2]) for one in view.choices]
    return max(heads.count(head) for head in heads)


WANTED: dict[str, Callable[[View], bool]] = {
    "high pile": lambda view: mine(view, "prompt-play") and height(view) >= 4,
    "many cards": lambda view: mine(view, "prompt-play") and held(view) >= 40,
    "many ways": lambda view: mine(view, "prompt-play") and ways(view) >= 8,
    "hidden": lambda view: mine(view, "prompt-play") and "turn" in str(view.choices),
    "only hidden": lambda view: (
        mine(view, "prompt-play") and all(one.text.startswith("turn") for one in view.choices)
    ),
    "add": lambda view: mine(view, "prompt-add"),
    "scored": lambda view: view.counter("round") == 2 and mine(view, "prompt-play"),
    "over": lambda view: view.over,
}
OPTIONS: dict[str, dict[str, str]] = {
    "hidden": {"table": "hidden"},
    "add": {"table": "hidden"},
    "over": {"target": "1"},
}


@cache
def scene(name: str, seats: int) -> Scene:
    """The first position of that name that comes up; the viewer takes the pile if that helps."""
    record = Record.begin(SWOOP, seats, {"target": "5000"} | OPTIONS.get(name, {}))
    rng, state = stream(1, "swoop"), record.state()
    while not ((state.over or state.owing & 1) and WANTED[name](SWOOP.view(state, 0))):
        assert not state.over, f"{name} never came up"
        step = next_step(SWOOP, state, rng)
        if isinstance(step, Act):
            takes = step.seat == 0 and name in ("many cards", "many ways", "add")
            step = Act(step.seat, (max if takes else min)(state.legal(step.seat)))
        record.steps.append(step)
        take(SWOOP, state, step)
    return Scene(SWOOP, record, state)


def look(name: str, seats: int) -> Look:
    """What the viewer sees of a position."""
    return scene(name, seats).look()
