"""Random play to the end, natively."""

from __future__ import annotations

from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import State


def playout(state: State, rng: Rng) -> i64:
    """Deal and choose uniformly at random until the game is over; how many decisions that took."""
    decisions: i64 = 0
    while not state.over:
        if state.due:
            state.deal(rng.order(state.due))
            continue
        seat = state.turn
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def playouts(start: State, games: i64, rng: Rng, checksum: i64) -> tuple[i64, i64]:
    """Play games at random from one state; their decisions, and a checksum over their scores."""
    decisions: i64 = 0
    for _i in range(games):
        state = start.clone()
        decisions += playout(state, rng)
        for score in state.scores():
            checksum = (checksum * 31 + score + 1_000_000) % 1_000_000_007
    return decisions, checksum


def clones(state: State, times: i64) -> State:
    """Copy a state over and over, for timing."""
    twin = state
    for _i in range(times):
        twin = state.clone()
    return twin


def resamples(state: State, seat: i64, times: i64, rng: Rng) -> State:
    """Copy a state and redeal what a seat cannot know over and over, for timing."""
    twin = state
    for _i in range(times):
        twin = state.clone()
        twin.resample(seat, rng)
    return twin
