"""What a resample of Swoop must leave as it is: all cards in hands, on the table and left over."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.games.swoop.cards import GONE, RANKS
from stamtafel.games.swoop.rules import Swoop


def material(state: State) -> list[int]:
    """The cards that have not been played, sorted."""
    assert isinstance(state, Swoop)
    hands = [place % RANKS for place, count in enumerate(state.hands) for _ in range(count)]
    table = [card for card in (*state.open, *state.hidden) if card != GONE]
    return sorted([*hands, *table, *state.aside])
