"""Many games at once as NumPy arrays; the rows themselves are kept by `search.batch`."""

from __future__ import annotations

from typing import Any

from stamtafel.adapters.extras import missing

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise missing("gymnasium", error) from error

from stamtafel.core.game import OptionValue, game
from stamtafel.search.batch import EVERY_SEAT, Batch

OTHERS = ("random", "judgement")


class Games:
    """So many games of one kind, a step of all in one call; each begins anew when it ends.

    Arrays are copies, observations in single precision; with `copy=False` they are the rows
    themselves, in double precision, not to be written to and changed by the next step. With `seat`
    only that seat is asked, and games in which it never is are skipped; the others choose at random
    or, `others="judgement"`, decently.
    """

    def __init__(
        self,
        name: str,
        games: int,
        seats: int = 4,
        seed: int = 0,
        *,
        mask: bool = True,
        observation: bool = True,
        copy: bool = True,
        seat: int | None = None,
        others: str = "random",
        **options: OptionValue,
    ):
        if others not in OTHERS:
            raise ValueError(f"others is {' or '.join(OTHERS)}, not {others!r}")
        if games < 1:
            raise ValueError(f"games is at least 1, not {games}")
        if seat is not None and seat not in range(seats):
            raise ValueError(f"seat is 0 to {seats - 1}, not {seat}")
        self.game = game(name)
        start = self.game.begin(seats, options)
        self.encoding = self.game.encoding(start)
        self.games, self.seats, self.copy = games, seats, copy
        self.actions = len(self.game.actions) + 1  # the last is waiting, which nobody is asked for
        self._batch = Batch(
            start,
            games,
            self.actions if mask else 0,
            self.encoding if observation else None,
            seed,
            EVERY_SEAT if seat is None else seat,
            self.game.judgement if others == "judgement" else None,
        )

    def step(self, actions: ArrayLike) -> None:
        """Take an action in every game; raises ValueError if one is not legal, changing nothing."""
        self._batch.step(np.asarray(actions).astype("<i8").tobytes())

    def step_at_random(self) -> None:
        """Take a legal action in every game, each equally likely."""
        self._batch.step_at_random()

    @property
    def turn(self) -> NDArray[np.int64]:
        """By game: the seat that decides."""
        return self._array(self._batch.turn, np.int64)

    @property
    def mask(self) -> NDArray[np.uint8]:
        """By game and action: 1 if that seat may take it."""
        return self._array(self._batch.mask, np.uint8).reshape(self.games, -1)

    @property
    def observation(self) -> NDArray[Any]:
        """By game: what that seat knows."""
        return self._numbers(self._batch.observation)

    @property
    def final(self) -> NDArray[Any]:
        """By game: what the one seat that is asked knew when its last game ended."""
        return self._numbers(self._batch.final)

    @property
    def done(self) -> NDArray[np.bool_]:
        """By game: whether a game ended in the last step."""
        return self._array(self._batch.done, np.bool_)

    @property
    def returns(self) -> NDArray[np.float64]:
        """By game and seat: the shares of the win if it did, else 0."""
        return self._array(self._batch.returns, np.float64).reshape(self.games, -1)

    def _array(self, row: Any, kind: Any) -> NDArray[Any]:
        """A row as an array."""
        array: NDArray[Any] = np.frombuffer(row, kind)
        return array.copy() if self.copy else array

    def _numbers(self, row: Any) -> NDArray[Any]:
        """Observations as an array."""
        array: NDArray[Any] = np.frombuffer(row, np.float64).reshape(self.games, -1)
        return array.astype(np.float32) if self.copy else array
