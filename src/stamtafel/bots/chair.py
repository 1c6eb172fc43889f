"""What a bot sits on: a view, its legal actions, states as it may imagine them, and a clock.

A chair never holds the true state: it keeps a copy in which all that its seat cannot know has been
dealt anew. View and legal actions of the two are the same, so nothing is lost by it.
"""

from __future__ import annotations

from time import monotonic

from stamtafel.core.game import Game
from stamtafel.core.rng import Rng
from stamtafel.core.state import State
from stamtafel.core.view import View


class Chair:
    """One seat at one decision, with nothing secret in reach.

    `seconds` is how long the decision may take; None: as long as it takes.
    """

    def __init__(
        self, game: Game, state: State, seat: int, rng: Rng, seconds: float | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.legal = game.legal(state, seat)
        self._until = None if seconds is None else monotonic() + seconds
        self._imagined = state.clone()
        self._imagined.resample(seat, rng)

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self.game.view(self._imagined, self.seat)

    @property
    def left(self) -> float | None:
        """For how many seconds one may still think; None: as long as one likes."""
        return None if self._until is None else self._until - monotonic()

    @property
    def settled(self) -> bool:
        """Whether the game's judgement knows what to do as well as any search."""
        judgement = self.game.judgement
        return judgement is not None and judgement.settled(self._imagined)

    def imagine(self, rng: Rng) -> State:
        """A full state consistent with all that the seat can know."""
        state = self._imagined.clone()
        state.resample(self.seat, rng)
        return state
