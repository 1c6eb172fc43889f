"""A quick evaluation of Swoop, and a policy that plays as a decent player would.

The weights were found by letting thousands of rounds be played with others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State, ahead
from stamtafel.games.swoop.cards import (
    EMPTY,
    GONE,
    JOKER,
    MOST,
    MOVE,
    RANKS,
    SLOTS,
    TO_ADD,
    TO_TURN,
    Move,
)
from stamtafel.games.swoop.rules import Swoop

OUT: Final = 900.0  # to be rid of all cards at once
FOUR: Final = 3.0  # to sweep with four alike
TURN_UP: Final = 2.0  # to turn up a hidden card where no pile can be taken
HIGH: Final = 1.4  # to get rid of a K rather than an A, as low cards fit anywhere
SPLIT: Final = 0.7  # to leave a card of the same rank behind
TAKE: Final = 0.6  # to take up a card of the pile
OPEN: Final = 0.3  # to play an open card
RISK: Final = 0.1  # a point less in hand when somebody has one card left
SWOOP: Final = 0.6  # to sweep with a swoop card
PILE: Final = 0.25  # for each card of the pile it sweeps
EACH: Final = 1.0  # to use up a swoop card

AHEAD: Final = 50.0  # so many points ahead are halfway to a certain win
FACE: Final = 0.65  # what a rank still to be got rid of may cost, by its height
HIDDEN: Final = 3.3  # what a hidden card may cost
COVERED: Final = 2.0  # and more while an open card lies on it
EXTRA: Final = 4.0  # what a swoop card saves
NEAR: Final = 0.3  # a point in hand when somebody has no card left but one
STUCK: Final = 2.0  # a card of a pile that must be taken up now

# A card of a rank, three bits for each rank; compiled, `1 << 39` would be a shift of 32 bits.
ONE: Final = vec[i64]([8**rank for rank in range(RANKS)])


@final
class SwoopJudgement(Judgement):
    """Points so far, and those that the cards still to be got rid of may cost."""

    def values(self, state: State) -> vec[float]:
        """How far each seat is ahead: of the best other one in points, of all in this round."""
        assert isinstance(state, Swoop)
        if state.over:
            return state.returns()
        totals = vec[float]([-before(state, seat) for seat in range(state.seats)])
        burdens = vec[float]([burden(state, seat) for seat in range(state.seats)])
        everything = 0.0
        for weight in burdens:
            everything += weight
        values = vec[float](capacity=state.seats)
        for seat in range(state.seats):
            lead = ahead(totals, seat) - burdens[seat]
            lead += (everything - burdens[seat]) / float(state.seats - 1)
            values = append(values, 0.5 + 0.5 * lead / (AHEAD + abs(lead)))
        return values

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """What appeals most of what may be done; the first of equals."""
        assert isinstance(state, Swoop)
        actions = state.legal(seat)
        chosen = actions[0]
        if len(actions) == 1:
            return chosen
        risk = RISK / float(fewest(state, seat))
        pile = float(size_of(state.pile))
        best = -OUT
        for action in actions:
            appeals = appeal(state, seat, MOVE[action], risk, pile)
            if appeals > best:
                best = appeals
                chosen = action
        return chosen


def fewest(state: Swoop, seat: i64) -> i64:
    """How many cards the other player has who has least."""
    least: i64 = RANKS * MOST * SLOTS
    for other in range(state.seats):
        if other != seat:
            least = min(least, state.left[other])
    return least


def size_of(pile: i64) -> i64:
    """How many cards lie on a pile."""
    size: i64 = 0
    while pile:
        size += pile & 3
        pile >>= 2
    return size


def appeal(state: Swoop, seat: i64, move: Move, risk: float, pile: float) -> float:
    """How good an action looks: `risk` for each point kept in hand, and so large a pile."""
    if move.kind == TO_TURN:
        if state.top == EMPTY:
            return TURN_UP
        return TURN_UP - TAKE * pile * float(JOKER - 1 - state.top) / float(JOKER)
    rank = move.rank
    count = move.hand + move.table
    laid = count
    if move.kind == TO_ADD:
        rank = state.hidden[seat * SLOTS + state.turned]
        laid += 1
    if state.left[seat] == laid and (rank <= state.top or state.is_swoop(rank)):
        return OUT
    saved = risk * float(count * state.setup.worth[rank])
    if state.is_swoop(rank):
        return SWOOP + PILE * pile - EACH * float(laid) + saved
    behind = state.hands[seat * RANKS + rank] + state.shown(seat, rank) - count
    return (
        saved + OPEN * float(move.table) - SPLIT * float(behind) + on_pile(state, rank, laid, pile)
    )


def on_pile(state: Swoop, rank: i64, laid: i64, pile: float) -> float:
    """What becomes of the pile if so many cards of a rank are laid on it."""
    appeals = 0.0
    if rank > state.top:
        appeals -= TAKE * pile
    if (laid + state.run if rank == state.top else laid) >= MOST:
        return appeals + FOUR
    if rank < state.top:
        appeals += HIGH * float(rank) / float(JOKER - 1)
    return appeals


def before(state: Swoop, seat: i64) -> float:
    """A seat's points without those of this round, or of the one just ended."""
    total = state.totals[seat]
    if state.owing == 0 and state.round > 0:
        total -= state.reveal.points[seat]
    return float(total)


def burden(state: Swoop, seat: i64) -> float:
    """What a seat may have to pay for its cards in this round, or has just paid."""
    if state.owing == 0:
        return float(state.reveal.points[seat]) if state.round > 0 else 0.0
    burden = 0.0
    points: i64 = 0
    lowest: i64 = EMPTY
    swoops: i64 = 0
    shown: i64 = 0  # open cards by rank, three bits each
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.open[slot] != GONE:
            shown += ONE[state.open[slot]]
    for rank in range(RANKS - 1, -1, -1):
        count = state.hands[seat * RANKS + rank] + ((shown >> 3 * rank) & 7)
        if count == 0:
            continue
        points += count * state.setup.worth[rank]
        if state.is_swoop(rank):
            swoops += count
        else:
            lowest = rank
            if count < MOST:
                burden += FACE * float(rank)
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.hidden[slot] != GONE:
            points += state.setup.worth[state.hidden[slot]]
            burden += HIDDEN
            if state.open[slot] != GONE:
                burden += COVERED
    if state.turn == seat and swoops == 0 and state.top < lowest < EMPTY:
        burden += STUCK * float(size_of(state.pile))
    burden -= EXTRA * float(swoops)
    return burden + NEAR * float(points) / float(fewest(state, seat) + 1)
