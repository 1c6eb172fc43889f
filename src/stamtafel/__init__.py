"""Stamtafel: a card table for four games.

`games`, `begin`, `legal`, `play`, `view` and `resume` are all it takes to play by program; bots
come from `bot`, and `tournament` and `balance` let them play against each other.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stamtafel.arena.fairness import balance
    from stamtafel.arena.tournaments import tournament
    from stamtafel.bots.chair import Chair
    from stamtafel.bots.levels import Bot, bot
    from stamtafel.bots.searching import Budget
    from stamtafel.core.errors import (
        BadRecord,
        GameOver,
        NotUnderstood,
        NotYourTurn,
        Refused,
        StamtafelError,
    )
    from stamtafel.core.game import Game, game, games
    from stamtafel.core.record import Record
    from stamtafel.core.rng import Rng, stream
    from stamtafel.core.state import State
    from stamtafel.core.view import View
    from stamtafel.library import Table, begin, legal, play, resume, view

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "Bot",
    "Budget",
    "Chair",
    "Game",
    "GameOver",
    "NotUnderstood",
    "NotYourTurn",
    "Record",
    "Refused",
    "Rng",
    "StamtafelError",
    "State",
    "Table",
    "View",
    "balance",
    "begin",
    "bot",
    "game",
    "games",
    "legal",
    "play",
    "resume",
    "stream",
    "tournament",
    "view",
]

HOMES = (
    *("library", "core.errors", "core.game", "core.record", "core.rng", "core.state", "core.view"),
    *("bots.chair", "bots.levels", "bots.searching", "arena.tournaments", "arena.fairness"),
)


def __getattr__(name: str) -> Any:
    """Bring in what is asked for when it is: who needs the rules only need not wait for more."""
    if name in __all__:
        for home in HOMES:
            module = import_module(f"{__name__}.{home}")
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What the package offers."""
    return [*__all__, "__version__"]
