"""Other libraries' nearest games, played at random from Python: decisions a second.

Measured only if they are installed: `.venv/bin/pip install "stamtafel[peers]"`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random

SPIEL = {
    "crazy_eights": "crazy_eights(players=4)",
    "euchre": "euchre",
    "first_sealed_auction": "first_sealed_auction(players=4)",
    "hearts": "hearts",
    "spades": "spades",
}


def peers() -> Iterator[tuple[str, str, Callable[[int], int]]]:
    """Library, game, and what plays so many of its games and counts their decisions."""
    if find_spec("pyspiel"):
        for name, game in SPIEL.items():
            yield "OpenSpiel", name, lambda games, game=game: spiel(game, games)  # type: ignore[misc]
    if find_spec("rlcard"):
        yield "RLCard", "uno", rlcard


def spiel(name: str, games: int) -> int:
    """OpenSpiel, one call from Python for each thing that happens."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                seats = range(game.num_players())
                choices = [rng.choice(state.legal_actions(seat) or [0]) for seat in seats]
                state.apply_actions(choices)
                decisions += len(choices)
                continue
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def rlcard(games: int) -> int:
    """RLCard, one call from Python for each decision."""
    import rlcard

    env = rlcard.make("uno")
    rng = Random(1)
    decisions = 0
    for _ in range(games):
        state, _seat = env.reset()
        while not env.is_over():
            state, _seat = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions
