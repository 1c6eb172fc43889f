"""A quick evaluation of Swapybara, and a policy that plays as a careful player would."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State
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
SPREAD: Final = 2.0  # so many points ahead are nearly three times the hope, a round before the end
OFFERED: Final = 0.6  # a card is worth so much less on average if its holder offers it,
REFUSED: Final = 1.0  # and so much more if a holder has kept it
ZEROS: Final = 3.3  # what the 0 brings, which is swapped for a card of one's choice at the end
LEADER: Final = 0.2  # what it brings to give the 0 to somebody who is a point further ahead
HALF: Final = 0.5  # how likely somebody agrees to a swap of whom nothing is known,
STUBBORN: Final = 0.2  # or who has kept the card before
POOR: Final = 1.5  # what somebody's card is worth at the most who agrees
PICKING: Final = 1.5  # what it brings to pick a card for the next round
REDEALS: Final = 8  # so often at the most a deal is put aside that others' choices make unlikely
KEEPS: Final = 0.85  # how likely a good card is kept when somebody asks for it,
YIELDS: Final = 0.25  # and a bad one
WHIM: Final = 0.3  # equally good asks are chosen among at random, and so are nearly equal ones


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
        """What each seat may hope for: its points, its card counted, against those of all."""
        assert isinstance(state, Swapybara)
        if state.over:
            return state.returns()
        scale = SPREAD * sqrt(rounds_left(state) + 0.3)
        shares = vec[float]([exp(prospect(state, seat) / scale) for seat in range(state.seats)])
        whole = 0.0
        for part in shares:
            whole += part
        return vec[float]([part / whole for part in shares])

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A decent choice by the cards one has held and what all can see."""
        assert isinstance(state, Swapybara)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if actions[len(actions) - 1] >= FIRST_CALL:
            return actions[len(actions) - 1]  # a breach called, or nobody to be asked
        if state.step == ANSWER:
            return pick_answer(state, seat)
        if state.step == ASK:
            return pick_ask(state, seat, actions, rng)
        if state.step == PICK:
            return FIRST_PICK + pick_card(state, seat)
        return pick_receiver(state, seat, actions)


def rounds_left(state: Swapybara) -> float:
    """How many rounds are still to be played, the rest of this one as a part."""
    left = 1.0
    if state.setup.rounds > 0:
        left = float(state.setup.rounds - state.round)
    if state.step == ASK or state.step == ANSWER or state.step == GIVE:
        left += 1.0 - float(state.taken) / float(state.setup.turns * state.seats)
    return left


def worth(state: Swapybara, seat: i64, card: i64) -> float:
    """What a card would score for a seat; the 0 will be swapped for another one (SW-5.2)."""
    if card == ZERO and state.step != GIVE:
        return ZEROS
    return float(state.worth(seat, card))


def guess(state: Swapybara, seat: i64, place: i64) -> float:
    """What the card at a place would score for a seat, as far as that seat can tell."""
    k = state.lies[place]
    if (state.held[k] >> seat) & 1:
        return worth(state, seat, state.dealt[k])
    return expectation(state, place) + (REFUSED if (state.kept >> k) & 1 else 0.0)


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


def pick_answer(state: Swapybara, seat: i64) -> i64:
    """Agree if the asker's card promises more than one's own."""
    card = state.card(seat)
    if card == TWO:
        return REFUSE  # nor does it break rules where it could (SW-8.1)
    if card == FOUR:
        return ACCEPT
    promised = guess(state, seat, state.asker)
    if not (state.held[state.lies[state.asker]] >> seat) & 1:
        promised -= OFFERED
    return ACCEPT if promised > worth(state, seat, card) else REFUSE


def pick_ask(state: Swapybara, seat: i64, actions: vec[i64], rng: Rng) -> i64:
    """Ask where most is to be gained: of whoever may agree, or least to be lost."""
    mine = worth(state, seat, state.card(seat))
    chosen = actions[0]
    best = -1000.0
    for action in actions:
        whom = MOVE[action].whom
        if MOVE[action].kind != TO_ASK:
            gain = guess(state, seat, state.seats) - mine
        elif state.card(seat) == FIVE and not state.neighbours(seat, whom):
            continue
        else:
            gain = hoped(state, seat, whom, mine)
        gain += WHIM * rng.chance()
        if gain > best:
            best = gain
            chosen = action
    return chosen


def hoped(state: Swapybara, seat: i64, whom: i64, mine: float) -> float:
    """What asking somebody brings on average."""
    theirs = guess(state, seat, whom)
    k = state.lies[whom]
    if not (state.held[k] >> seat) & 1:
        likely = STUBBORN if (state.kept >> k) & 1 else HALF
        return likely * (min(theirs, POOR) - mine)
    card = state.dealt[k]
    promised = guess(state, whom, seat)
    if not (state.held[state.lies[seat]] >> whom) & 1:
        promised -= OFFERED
    agrees = card == FOUR or (card != TWO and promised > worth(state, whom, card))
    return theirs - mine if agrees else 0.0


def pick_card(state: Swapybara, seat: i64) -> i64:
    """The card that would score most for its picker, by where the tokens lie."""
    if state.minus == seat:
        return MINUS
    return FIVE if state.six == seat else SIX


def expectation(state: Swapybara, place: i64) -> float:
    """The mean of the faces that all know the card at a place can have."""
    may = state.may[state.lies[place]]
    total = 0.0
    count = 0.0
    for card in range(i64(MINUS), i64(SIX + 1)):
        if (may >> card) & 1:
            total += float(card - 1)
            count += 1.0
    return total / count


def pick_receiver(state: Swapybara, seat: i64, actions: vec[i64]) -> i64:
    """Give the 0 for the card that promises most, rather to whoever leads."""
    chosen = actions[0]
    best = -1000.0
    for action in actions:
        whom = action - FIRST_GIVE
        if whom == CENTRE:
            likes = guess(state, seat, state.seats)
        else:
            likes = guess(state, seat, whom) + LEADER * float(state.totals[whom])
        if likes > best:
            best = likes
            chosen = action
    return chosen
