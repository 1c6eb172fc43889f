"""How often somebody may come: who is too quick is slowed down first, and then asked to wait."""

from __future__ import annotations

from time import monotonic

MOST = 10_000  # so many keys are remembered before the idle ones are forgotten


class Budget:
    """So many requests a second each, with some in hand."""

    def __init__(self, a_second: float, in_hand: int, patience: float) -> None:
        self._cost = 1 / a_second
        self._credit = in_hand / a_second
        self._patience = patience  # who would have to wait longer than this is sent away
        self._paid: dict[str, float] = {}  # by key: until when the requests so far last

    def spend(self, key: str, now: float | None = None) -> tuple[bool, float]:
        """Whether a request is served, and after how many seconds, or may come again."""
        now = monotonic() if now is None else now
        paid = max(now, self._paid.get(key, now)) + self._cost
        wait = max(0.0, paid - now - self._credit)
        if wait > self._patience:
            return False, wait
        if len(self._paid) > MOST:
            self._paid = {one: until for one, until in self._paid.items() if until > now}
        self._paid[key] = paid
        return True, wait
