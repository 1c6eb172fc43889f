"""A quick evaluation of Swoop, and a policy that plays as a decent player would."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State
from stamtafel.games.swoop.rules import Swoop


@final
class SwoopJudgement(Judgement):
    """To be written."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Swoop)
        return 0.5

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        return state.legal(seat)[0]
