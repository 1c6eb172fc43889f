"""A game in progress as PettingZoo and Gymnasium see it: numbers, masks and rewards by seat.

The actions have the numbers of the game; one more, the last, is waiting: the only thing to do for a
seat that is not asked. An action that is not allowed ends the game: whoever took it gets
`ILLEGAL`, nobody gets anything else.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stamtafel.core.game import OptionValue, game, seat_names
from stamtafel.core.rng import Rng, stream
from stamtafel.core.view import View

ILLEGAL = -1.0
LIMIT = 1000.0  # no number of an observation is larger
REWARDS = ("returns", "scores")


class Table:
    """One game after another, all with the same seats and options.

    `rewards`: `returns`, the shares of the win at the end; or `scores`, what each step changed in
    the points of a seat, turned about where the lowest points win.
    """

    def __init__(self, name: str, seats: int, rewards: str, options: dict[str, OptionValue]):
        if rewards not in REWARDS:
            raise ValueError(f"rewards is {' or '.join(REWARDS)}, not {rewards!r}")
        self.game = game(name)
        self.seats = seats
        self.begin = self.game.begin(seats, options)
        self.encoding = self.game.encoding(self.begin)
        self.wait = len(self.game.actions)
        self.kind = rewards
        self.rng: Rng | None = None
        self.state = self.begin.clone()
        self.over = True
        self.refused: dict[int, str] = {}

    def reset(self, seed: int | None) -> None:
        """Begin a game; without a seed the next one of the last seed, or of a random one."""
        if seed is not None or self.rng is None:
            self.rng = stream(randbits(64) if seed is None else seed, "table")
        self.state = self.begin.clone()
        self.refused = {}
        self.over = False
        self.points = self.scores()
        self.deal()

    def deal(self) -> None:
        """The dealer acts as long as a deal is due."""
        assert self.rng is not None
        while self.state.due:
            self.state.deal(self.rng.order(self.state.due))
        self.over = self.state.over

    @property
    def owing(self) -> list[int]:
        """The seats that are asked now."""
        bits = 0 if self.over else self.state.owing
        return [seat for seat in range(self.seats) if (bits >> seat) & 1]

    def take(self, seat: int, action: int) -> None:
        """Let a seat act, unless the game is over; it is at once if the seat may not do that."""
        if not self.over:
            self.check(seat, action)
        if not self.over:
            self.state.apply(seat, action)
            self.deal()

    def check(self, seat: int, action: int) -> None:
        """End the game if a seat may not do that."""
        if not 0 <= action < self.wait:
            self.refused[seat] = f"{action} is no action of this seat now"
        elif action not in self.state.legal(seat):
            refusal = self.game.refusal(self.state, seat, action)
            assert refusal is not None
            words = self.game.words("en")
            self.refused[seat] = words.say(refusal, seat_names(self.seats), seat)
        self.over = bool(self.refused)

    def gains(self) -> list[float]:
        """By seat, what has come in since this was asked last."""
        if self.refused:
            return [ILLEGAL if seat in self.refused else 0.0 for seat in range(self.seats)]
        if self.kind == "scores":
            before, self.points = self.points, self.scores()
            return [now - then for now, then in zip(self.points, before, strict=True)]
        return list(self.state.returns()) if self.over else [0.0] * self.seats

    def scores(self) -> list[float]:
        """The points of each seat, as far as more of them are better."""
        sign = -1.0 if self.game.lowest_wins else 1.0
        return [sign * int(score) for score in self.state.scores()]

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat knows, as its game encodes it."""
        row = memoryview(self.encoding.row(self.state, seat))
        return np.frombuffer(row, np.float64).astype(np.float32)

    def everything(self) -> NDArray[np.float32]:
        """What all seats know together, one behind another."""
        return np.concatenate([self.observation(seat) for seat in range(self.seats)])

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each action that a seat may take; for waiting if it is not asked."""
        mask = np.zeros(self.wait + 1, dtype=np.int8)
        legal = [self.wait] if self.over else list(self.state.legal(seat)) or [self.wait]
        mask[legal] = 1
        return mask

    def info(self, seat: int) -> dict[str, Any]:
        """Why an action of a seat ended the game, if it did."""
        return {"refused": self.refused[seat]} if seat in self.refused else {}

    def view(self, seat: int | None) -> View:
        """What a seat sees, or a spectator."""
        return self.game.view(self.state, seat)
