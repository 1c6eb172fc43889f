"""What a resample of Symbiose must leave as it is: all cards, wherever they lie (SY-1.1)."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.games.symbiose.rules import Symbiose


def material(state: State) -> list[int]:
    """The cards of the deck, those left over included, sorted."""
    assert isinstance(state, Symbiose)
    return sorted(state.dealt)
