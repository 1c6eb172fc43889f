"""What a resample of WagenWissel must leave as it is: all money (WW-8.5), all cards (WW-1.1)."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.games.wagenwissel.rules import WagenWissel


def material(state: State) -> list[object]:
    """Every note and car where it lies, what has been turned up, and what is in the piles."""
    assert isinstance(state, WagenWissel)
    pile, chances = list(state.pile), list(state.chances)
    return [
        list(state.notes),
        list(state.cars),
        list(state.gone),
        pile[: state.turned],
        sorted(pile),
        chances[: state.drawn],
        sorted(chances),
    ]
