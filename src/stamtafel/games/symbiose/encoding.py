"""What a seat knows of a game of Symbiose, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.encoding import Encoding, Field, Pen, around, turned
from stamtafel.core.state import State
from stamtafel.games.symbiose.rules import BIT, END, FIXED, KINDS, Setup, Symbiose

STEPS: Final = END + 1
KIND: Final = 1 + KINDS + FIXED + 1  # of a card: open, animal and colour, what it scores for
CARD: Final = KIND + 1  # and its points


def fields(seats: int, setup: Setup) -> list[Field]:
    """The fields of a row in their order."""
    about = "open, animal, colour, what it scores for, points / 10"
    return [
        Field("step", STEPS, "lot, deal, first card, swap, turn up or end"),
        Field("owing", seats, "who owes a decision"),
        Field("start", seats, "who starts"),
        Field("chosen", setup.pond, "the first card one has chosen, not yet turned up"),
        Field("ponds", setup.bank * CARD, f"by seat and place, a card: {about}"),
        Field("river", setup.river * CARD, f"by place, a card: {about}"),
        Field("scores", seats, "points of the open cards", 50.0),
        Field("unseen", KINDS, "cards of each animal and colour nobody has seen", 10.0),
        Field("teams", 1, "two against two"),
    ]


@final
class SymbioseEncoding(Encoding):
    """Writes what a seat knows: all that lies open, and its own first card."""

    def __init__(self, seats: int, setup: Setup) -> None:
        super().__init__(fields(seats, setup))
        kinds = vec[i64]([0] * KINDS)
        for kind in setup.deck.animal:
            kinds[kind] += 1
        for kind in setup.deck.colour:
            kinds[kind] += 1
        self.kinds: Final = kinds  # cards of each animal and colour in the deck
        self.points: Final = vec[float]([points / 10 for points in setup.deck.points])

    def draw(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, Symbiose)
        seats = state.seats
        setup = state.setup
        pen.one(state.step, STEPS)
        pen.bits(turned(state.owing, seat, seats), seats)
        pen.one(around(state.start, seat, seats), seats)
        pen.bits((state.chosen >> seat * setup.pond) & (BIT[setup.pond] - 1), setup.pond)
        unseen = self.kinds[:]
        if len(state.lies) == 0:
            pen.skip((setup.bank + setup.river) * CARD + seats)
        else:
            mine = seat * setup.pond
            self.draw_cards(state, mine, setup.bank, unseen, pen)
            self.draw_cards(state, 0, mine, unseen, pen)
            self.draw_cards(state, setup.bank, setup.bank + setup.river, unseen, pen)
            scores = state.scores()
            pen.amounts(scores, seat, seats - seat, 50.0)
            pen.amounts(scores, 0, seat, 50.0)
        pen.amounts(unseen, 0, KINDS, 10.0)
        pen.flag(setup.teams)

    def draw_cards(self, state: Symbiose, first: i64, end: i64, unseen: vec[i64], pen: Pen) -> None:
        """The cards at some places, as far as they lie open; these are taken out of the unseen."""
        deck = state.setup.deck
        row = pen.row
        at = pen.at
        for place in range(first, end):
            if not state.face_down(place):
                card = state.card(place)
                unseen[deck.animal[card]] -= 1
                unseen[deck.colour[card]] -= 1
                row[at] = 1.0
                row[at + 1 + deck.animal[card]] = 1.0
                row[at + 1 + deck.colour[card]] = 1.0
                row[at + 1 + KINDS + deck.counts[card]] = 1.0
                row[at + KIND] = self.points[card]
            at += CARD
        pen.at = at


def encoding(state: State) -> Encoding:
    """How rows of a game like this one are written."""
    assert isinstance(state, Symbiose)
    return SymbioseEncoding(state.seats, state.setup)
