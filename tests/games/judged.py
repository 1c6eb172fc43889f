"""Whole games in which some seats go by judgement and the others by chance."""

from __future__ import annotations

from collections.abc import Collection

from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State


def play_out(game: State, judgement: Judgement | None, judging: Collection[int], rng: Rng) -> float:
    """Play to the end; which share of the win those have who judge."""
    assert judgement is not None
    while not game.over:
        if game.due:
            game.deal(rng.order(game.due))
            continue
        seat, legal = game.turn, list(game.legal(game.turn))
        action = legal[rng.below(len(legal))]
        if seat in judging:
            action = judgement.pick(game, seat, rng)
        assert action in legal
        assert all(0.0 <= value <= 1.0 for value in judgement.values(game))
        game.apply(seat, action)
    return sum(game.returns()[seat] for seat in judging)
