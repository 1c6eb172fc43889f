"""A quick evaluation of Swapybara, and a policy that plays as a careful player would."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State, ahead, share
from stamtafel.games.swapybara.cards import (
    ACCEPT,
    ANSWER,
    ASK,
    CENTRE,
    FIRST_CALL,
    FIRST_GIVE,
    FIRST_PICK,
    FIVE,
    FOUR,
    GIVE,
    MINUS,
    MOVE,
    OFFENCE,
    ONE,
    PICK,
    REFUSE,
    SIX,
    TO_ASK,
    TWO,
    ZERO,
)
from stamtafel.games.swapybara.rules import (
    Swapybara,
)

AVERAGE: Final = 2.5  # what a card scores that one knows nothing about
SPREAD: Final = 12.0  # so many points behind or ahead are as good as lost or won
PICKING: Final = 1.5  # what it brings to pick a card for the next round
REDEALS: Final = 8  # so often at the most a deal is put aside that others' choices make unlikely
KEEPS: Final = 0.85  # how likely a good card is kept when somebody asks for it,
YIELDS: Final = 0.25  # and a bad one
LATE: Final = 0.6  # from this part of the round on, a card is likely to stay


@final
class SwapybaraJudgement(Judgement):
    """Points now, and what the card in hand would score."""

    def imagine(self, state: State, seat: i64, rng: Rng) -> None:
        """Redeal until what others have kept and let go looks like what they would do."""
        assert isinstance(state, Swapybara)
        state.resample(seat, rng)
        if state.kept == 0 and state.let_go == 0:
            return
        for _i in range(REDEALS):
            if rng.chance() < plausible(state, seat):
                return
            state.resample(seat, rng)

    def values(self, state: State) -> vec[float]:
        """How far each seat is ahead of the best other one, its card counted."""
        assert isinstance(state, Swapybara)
        if state.over:
            return state.returns()
        totals = vec[float]([prospect(state, seat) for seat in range(state.seats)])
        return vec[float]([share(ahead(totals, seat) / SPREAD) for seat in range(state.seats)])

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A decent choice by one's own card and what all can see."""
        assert isinstance(state, Swapybara)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if actions[len(actions) - 1] >= FIRST_CALL:
            return actions[len(actions) - 1]  # a breach called, or nobody to be asked
        if state.step == ANSWER:
            if state.card(seat) == TWO:
                return REFUSE  # nor does it break rules where it could (SW-8.1)
            if state.card(seat) == FOUR:
                return ACCEPT
            return ACCEPT if worth(state, seat, state.card(seat)) < threshold(state) else REFUSE
        if state.step == ASK:
            return pick_ask(state, seat, actions, rng)
        if state.step == PICK:
            return FIRST_PICK + pick_card(state, seat)
        return pick_receiver(state, actions)


def worth(state: Swapybara, seat: i64, card: i64) -> float:
    """What a card would score for a seat; the 0 will be swapped for an unknown one (SW-5.2)."""
    if card == ZERO and state.step != GIVE:
        return AVERAGE
    return float(state.worth(seat, card))


def plausible(state: Swapybara, seat: i64) -> float:
    """How likely others choose as they did with the cards that a seat imagines they had."""
    likely = 1.0
    for k in range(len(state.dealt)):
        if seat >= 0 and (state.held[k] >> seat) & 1:
            continue
        card = state.dealt[k]
        keeps = KEEPS if float(card - 1) >= AVERAGE else YIELDS
        if (state.kept >> k) & 1 and card != TWO:
            likely *= keeps / KEEPS
        if (state.let_go >> k) & 1 and card != FOUR:
            likely *= (1.0 - keeps) / (1.0 - YIELDS)
    return likely


def prospect(state: Swapybara, seat: i64) -> float:
    """A seat's points, what its card would score included."""
    total = float(state.totals[seat])
    if state.step == ASK or state.step == ANSWER or state.step == GIVE:
        out = (state.out >> seat) & 1 == 1
        total += float(OFFENCE) if out else worth(state, seat, state.card(seat))
        if not out and state.card(seat) == ONE:
            total += PICKING
    elif state.picker == seat:
        total += PICKING
    return total


def threshold(state: Swapybara) -> float:
    """Below what points a card is worth giving away: late in a round one asks for less."""
    late = float(state.taken) >= LATE * float(state.setup.turns * state.seats)
    return AVERAGE if late else AVERAGE + 0.6


def pick_ask(state: Swapybara, seat: i64, actions: vec[i64], rng: Rng) -> i64:
    """With a good card, ask whoever will refuse; with a bad one, whoever may hold a better one."""
    keep = worth(state, seat, state.card(seat)) >= threshold(state)
    chosen = actions[0]
    best = -1000.0
    for action in actions:
        likes = rng.chance()
        if MOVE[action].kind == TO_ASK:
            if state.card(seat) == FIVE and not state.neighbours(seat, MOVE[action].whom):
                continue
            expected = expectation(state, MOVE[action].whom)
            likes += expected - worth(state, seat, state.card(seat)) if not keep else 0.3
        elif not keep:
            likes += AVERAGE - worth(state, seat, state.card(seat))
        else:
            likes -= 5.0
        if likes > best:
            best = likes
            chosen = action
    return chosen


def pick_card(state: Swapybara, seat: i64) -> i64:
    """The card that would score most for its picker, by where the tokens lie."""
    if state.minus == seat:
        return MINUS
    return FIVE if state.six == seat else SIX


def expectation(state: Swapybara, seat: i64) -> float:
    """The mean of the faces that all know a seat's card can have."""
    may = state.may[state.lies[seat]]
    total = 0.0
    count = 0.0
    for card in range(i64(MINUS), i64(SIX + 1)):
        if (may >> card) & 1:
            total += float(card - 1)
            count += 1.0
    return total / count


def pick_receiver(state: Swapybara, actions: vec[i64]) -> i64:
    """Give the 0 to whoever leads, the centre only if nobody else may have it."""
    chosen = actions[0]
    for action in actions:
        whom = action - FIRST_GIVE
        if whom == CENTRE or chosen == FIRST_GIVE + CENTRE:
            continue
        if state.totals[whom] > state.totals[chosen - FIRST_GIVE]:
            chosen = action
    return chosen
