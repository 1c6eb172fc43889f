"""Sealed: two to four seats bid in secret, all at once, for two rounds; a lot begins each round.

A seat may think first, as often as it likes, so that two actions can come in one answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.encoding import Encoding
from stamtafel.core.game import Game, Options
from stamtafel.core.notation import Catalogue, read_order, write_order
from stamtafel.core.rng import Rng
from stamtafel.core.state import State, row
from stamtafel.core.view import Choice, Phrase, Refusal, View

ACTIONS = Catalogue(["one", "two", "think"])
THINK = 2
ROUNDS = 2
DEALS = 2  # two lots follow each other


class Sealed(State):
    """A game in progress."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.lots = 0
        self.bids: dict[int, int] = {}
        self.due = seats

    def deal(self, order: vec[i64]) -> None:
        self.lots += 1
        if self.lots % DEALS == 0:
            self.round += 1
            self.bids = {}
            self.due = 0
            self.owe((1 << self.seats) - 1)

    def legal(self, seat: int) -> vec[i64]:
        return row([0, 1, THINK] if (self.owing >> seat) & 1 else [])

    def apply(self, seat: int, action: int) -> None:
        if action == THINK:
            return
        self.bids[seat] = action
        self.owe(self.owing & ~(1 << seat))
        if not self.owing and self.round == ROUNDS:
            self.over = True
        elif not self.owing:
            self.due = self.seats

    def clone(self) -> Sealed:
        twin = Sealed(self.seats)
        twin.round, twin.lots, twin.bids = self.round, self.lots, dict(self.bids)
        twin.over, twin.due = self.over, self.due
        twin.owe(self.owing)
        return twin

    def resample(self, seat: int, rng: Rng) -> None:
        self.bids = {one: bid if one == seat else 0 for one, bid in self.bids.items()}

    def scores(self) -> vec[i64]:
        return row([self.round] * self.seats)


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    """Each seat bids once a round."""
    owes = (state.owing >> seat) & 1
    return None if owes else Refusal(rule="SE-1.1", key="refused-not-your-turn")


def see(state: State, seat: int) -> View:
    """Who has bid is public; what, nobody's business."""
    owing = tuple(one for one in range(state.seats) if (state.owing >> one) & 1)
    choices = [
        Choice(a, ACTIONS.write(a), Phrase("action-bid")) for a in (0, 1, 2) if seat in owing
    ]
    return View(
        game="sealed",
        seats=state.seats,
        seat=seat if seat >= 0 else None,
        over=state.over,
        owing=owing,
        prompt=Phrase("prompt-bid"),
        scores=tuple(state.scores()),
        choices=tuple(choices),
    )


def tell(
    before: State, seat: int | None, action: int | Sequence[int], after: State, viewer: int | None
) -> tuple[Phrase, ...]:
    """That somebody has bid."""
    return (Phrase("told-bid", seats={"by": seat}),) if seat is not None else ()


def setup(seats: int, options: Options) -> State:
    """A new game."""
    return Sealed(seats)


GAME = Game(
    name="sealed",
    version=1,
    seats=range(2, 5),
    options=(),
    actions=ACTIONS,
    home=Path(__file__).parent,
    longest=8,
    setup=setup,
    refuse=refuse,
    describe=lambda action: Phrase("action-bid"),
    write_deal=lambda state, order: write_order(order),
    read_deal=lambda state, text: read_order(text, state.due),
    cards=lambda state: ([str(card) for card in range(state.due)], 0),
    see=see,
    tell=tell,
    encoding=lambda state: Encoding([]),
)
