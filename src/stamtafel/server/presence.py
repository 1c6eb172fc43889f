"""Who is at the table now: whose page is open, or who has asked for something a moment ago."""

from __future__ import annotations

from collections import Counter
from time import monotonic

PATIENCE = 30.0  # seconds after which somebody without an open page counts as away


class Presence:
    """When each seat was heard of last, since the table came into memory."""

    def __init__(self, second: float = 1.0) -> None:
        self._begun = monotonic()
        self._second = second  # how long a second takes
        self._open: Counter[int] = Counter()
        self._heard: dict[int, float] = {}

    def hear(self, seat: int) -> bool:
        """A seat asks for something; whether it had been away."""
        was_away = not self.here(seat)
        self._heard[seat] = monotonic()
        return was_away

    def enter(self, seat: int) -> bool:
        """A page of a seat opens; whether it had been away."""
        was_away = self.hear(seat)
        self._open[seat] += 1
        return was_away

    def leave(self, seat: int) -> None:
        """A page of a seat closes."""
        self._open[seat] -= 1
        self._heard[seat] = monotonic()

    def here(self, seat: int) -> bool:
        """Whether a seat is at the table."""
        heard = self._heard.get(seat)
        return self._open[seat] > 0 or (heard is not None and monotonic() - heard < self.patience())

    def known(self, seat: int) -> bool:
        """Whether anything has been heard of a seat."""
        return seat in self._heard

    def patience(self) -> float:
        """How long somebody of whom nothing is heard still counts as here."""
        return PATIENCE * self._second

    def away(self, seat: int) -> float:
        """For how many seconds nothing has been heard of a seat; 0 while its page is open."""
        if self._open[seat] > 0:
            return 0.0
        return monotonic() - self._heard.get(seat, self._begun)
