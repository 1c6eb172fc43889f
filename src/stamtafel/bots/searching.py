"""Bots that search: they imagine how the game may go on, again and again, before they choose."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from stamtafel.bots.chair import Chair
from stamtafel.core.rng import Rng
from stamtafel.search.tree import Search

PORTION = 16  # so many iterations are searched at a time, between two looks at the clock
MARGIN = 0.02  # seconds kept back for answering
QUICK = 180  # iterations of who may take no more than a moment,
QUICKLY = 4  # whose playouts have so many decisions at the most
AT_RANDOM = 250  # and one of the textbook's: a round to its end, of the longest games the start


@dataclass(frozen=True)
class Budget:
    """How long a search goes on: so many iterations, so many seconds, or whichever is over first.

    The same iterations from the same generator give the same choice, as long as time is no limit.
    """

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class SearchingBot:
    """Searches its tree of imagined games.

    `quick` has few and short playouts, whatever the budget; `plain` is the textbook's search, with
    random playouts; `temper` is for how much of a deviation a daring choice is liked the better,
    below 0 the worse.
    """

    budget: Budget = Budget()
    plain: bool = False
    quick: bool = False
    temper: float = 0.0

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of `chair.legal`; at random for a game without a judgement."""
        judgement = chair.game.judgement
        if judgement is None:
            return chair.legal[rng.below(len(chair.legal))]
        if len(chair.legal) == 1:
            return chair.legal[0]
        late = chair.left is not None and chair.left <= MARGIN
        if late or (chair.settled and not self.plain):
            return judgement.pick(chair.imagine(rng), chair.seat, rng)
        return self.search(chair, rng).best(self.temper)

    def search(self, chair: Chair, rng: Rng) -> Search:
        """The search of a chair's decision, once its budget is spent."""
        judgement = chair.game.judgement
        assert judgement is not None
        horizon = AT_RANDOM if self.plain else judgement.horizon
        if self.quick:
            horizon = min(horizon, QUICKLY)
        state, actions = chair.imagine(rng), len(chair.game.actions)
        search = Search(state, chair.seat, actions, judgement, horizon, self.plain, rng)
        until = self.until(chair)
        most = QUICK if self.quick else self.budget.iterations
        while most is None or search.iterations < most:
            search.run(PORTION if most is None else min(PORTION, most - search.iterations))
            if until is not None and monotonic() >= until:
                break
        return search

    def until(self, chair: Chair) -> float | None:
        """When the search must stop; None: after its iterations."""
        limits = [self.budget.seconds, None if chair.left is None else chair.left - MARGIN]
        given = [limit for limit in limits if limit is not None]
        return monotonic() + min(given) if given else None
