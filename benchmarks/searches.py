"""How many iterations a search makes, from the first decision of a game with four seats."""

from __future__ import annotations

from collections.abc import Callable

from stamtafel.bots.searching import AT_RANDOM, QUICKLY
from stamtafel.core.game import game
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.search.tree import Search


def beginning(name: str) -> State:
    """A game of four at its first decision."""
    rng = stream(1, "search")
    state = game(name).begin(4)
    while state.due:
        state.deal(rng.order(state.due))
    return state


def searches(name: str) -> dict[str, Callable[[int], None]]:
    """What to measure of a game, by how its playouts go on."""
    judgement = game(name).judgement
    assert judgement is not None
    ways = {
        "random playouts": (AT_RANDOM, True),
        "judgement, normal": (min(QUICKLY, judgement.horizon), False),
        "judgement, strong": (judgement.horizon, False),
    }
    return {way: search_of(name, *setting) for way, setting in ways.items()}


def search_of(name: str, horizon: int, plain: bool) -> Callable[[int], None]:
    """A search that grows by so many iterations, always from the same beginning."""
    played = game(name)
    state, actions = beginning(name), len(played.actions)
    judgement = played.judgement
    assert judgement is not None
    rng = stream(2, "search")

    def work(times: int) -> None:
        Search(state, state.turn, actions, judgement, horizon, plain, rng).run(times)

    return work
