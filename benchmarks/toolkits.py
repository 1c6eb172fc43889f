"""How fast the games go through the toolkits: many at once, through PettingZoo, copied.

Other libraries' games are measured beside them, those that are installed: PettingZoo's own card
games need RLCard and pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from stamtafel.adapters.batch import Games
from stamtafel.adapters.pettingzoo import aec_env

GAMES = 256  # at once
CYCLES = 200  # of a game at most
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4")
COPIED = ("euchre", "hearts", "crazy_eights(players=4)")

Work = Callable[[int], int]


def batches(name: str) -> Iterator[tuple[str, Work]]:
    """Many games at once: what is measured, and what does so many steps of all."""
    yield "at random", at_random(Games(name, GAMES, mask=False, observation=False))
    yield "given", given(Games(name, GAMES, observation=False, copy=False))
    yield "with mask and observation", at_random(Games(name, GAMES, copy=False))
    yield "the same, copied", copied(Games(name, GAMES))


def at_random(games: Games) -> Work:
    """Steps chosen inside."""

    def work(times: int) -> int:
        for _ in range(times):
            games.step_at_random()
        return times * GAMES

    return work


def given(games: Games) -> Work:
    """Steps given from Python: of the actions allowed the first."""

    def work(times: int) -> int:
        mask = games.mask
        for _ in range(times):
            games.step(mask.argmax(axis=1))
        return times * GAMES

    return work


def copied(games: Games) -> Work:
    """Steps chosen inside, then everything handed out as arrays of one's own."""

    def work(times: int) -> int:
        for _ in range(times):
            games.step_at_random()
            _ = games.turn, games.mask, games.observation, games.done, games.returns
        return times * GAMES

    return work


def cycles(env: Any) -> Work:
    """Decisions through PettingZoo, each with observation, mask and a random choice."""

    def work(times: int) -> int:
        rng, done = Random(1), 0
        for game in range(times):
            env.reset(seed=game)
            for _agent in env.agent_iter(CYCLES):
                observation, _, over, cut, _ = env.last()
                done += 1
                if over or cut:
                    env.step(None)
                    continue
                allowed = observation["action_mask"].nonzero()[0]
                # Chosen quickly, since that is not what is measured.
                env.step(int(allowed[int(rng.random() * len(allowed))]))
        return done

    return work


def rooms(names: list[str]) -> Iterator[tuple[str, str, Any]]:
    """Library, game and environment: ours, then PettingZoo's own."""
    for name in names:
        yield "Stamtafel", name, aec_env(name)
    if find_spec("rlcard") and find_spec("pygame"):
        for name in CARD_GAMES:
            yield "PettingZoo", name, import_module(f"pettingzoo.classic.{name}").env()


def copies(names: list[str]) -> Iterator[tuple[str, str, Callable[[], object]]]:
    """Library, game, and what copies a state from Python."""
    for name in names:
        table = aec_env(name).table
        table.reset(1)
        yield "Stamtafel", name, table.state.clone
    if find_spec("pyspiel"):
        import pyspiel

        for name in COPIED:
            state = pyspiel.load_game(name).new_initial_state()
            while state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            yield "OpenSpiel", name, state.clone
