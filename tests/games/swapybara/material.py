"""What a resample of Swapybara must leave as it is: the eight cards, wherever they lie (SW-1.1)."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.games.swapybara.rules import (
    Swapybara,
)


def material(state: State) -> list[int]:
    """The cards dealt, sorted."""
    assert isinstance(state, Swapybara)
    return sorted(state.dealt)
