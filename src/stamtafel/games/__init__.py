"""The games, a folder each; a folder that exports GAME is found by itself.

The package can also be called, for all games by their names: `stamtafel.games()`.
"""

import sys
from types import ModuleType

from stamtafel.core.game import Game
from stamtafel.core.game import games as every


class Shelf(ModuleType):
    """A package that answers when it is called."""

    def __call__(self) -> dict[str, Game]:
        """Every game by its name."""
        return every()


sys.modules[__name__].__class__ = Shelf
