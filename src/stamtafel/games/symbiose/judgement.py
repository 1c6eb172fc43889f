"""A quick evaluation of Symbiose, and a policy that plays as a decent player would.

Both use what all can see, and count a card that nobody has seen as the average of those.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State, ahead, share
from stamtafel.games.symbiose.rules import (
    COLUMNS,
    FIXED,
    KINDS,
    MOVE,
    SWAP,
    Deck,
    Symbiose,
    partner,
)

WAYS: Final = KINDS + 1  # the ways a card can score: by each animal and colour, and FIXED
SPREAD: Final = 30.0  # so many points behind or ahead are as good as lost or won
DENY: Final = 0.2  # how much a card counts that the next player would like
WHIM: Final = 0.5  # equally good swaps are chosen among at random, and so are nearly equal ones


@final
class Outlook:
    """What is to be expected from what lies open; a row a pond, the river's last."""

    __slots__ = ("finds", "share", "pull", "mean")

    def __init__(self, ponds: i64) -> None:
        self.finds: Final = vec[float]([0.0] * (ponds * WAYS))  # cards of a kind in the pond
        self.share: Final = vec[float]([0.0] * WAYS)  # how many of a kind an unseen card shows
        self.pull: Final = vec[float]([0.0] * WAYS)  # an unseen card's points for each of a kind
        self.mean: Final = vec[float]([0.0] * ponds)  # what an unseen card scores by that pond

    def worth(self, deck: Deck, card: i64, pond: i64) -> float:
        """What a card scores that looks at a pond."""
        return float(deck.points[card]) * self.finds[pond * WAYS + deck.counts[card]]


@final
class SymbioseJudgement(Judgement):
    """Points to be expected, one's own and those that one's pond brings to others."""

    def values(self, state: State) -> vec[float]:
        """How far each seat, or its team, is to be expected ahead of the best other one."""
        assert isinstance(state, Symbiose)
        if state.over:
            return state.returns()
        if len(state.lies) == 0:
            return vec[float]([1.0 / float(state.seats)] * state.seats)
        totals = prospects(state, outlook(state))
        values = vec[float](capacity=state.seats)
        for seat in range(state.seats):
            left_out = partner(seat) if state.setup.teams else seat
            values = append(values, share(ahead(totals, seat, left_out) / SPREAD))
        return values

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """The swap that promises most; any card to turn up, since all are alike."""
        assert isinstance(state, Symbiose)
        actions = state.legal(seat)
        if state.step != SWAP:
            return actions[rng.below(len(actions))]
        view = outlook(state)
        wants = pond_wants(state, view, seat)
        keeps = worth_kept(state, view, wants, seat)
        takes = worth_taken(state, view, wants, seat)
        pond = state.setup.pond
        chosen = actions[0]
        best = -1000.0
        for action in actions:
            move = MOVE[action]
            side = state.setup.looks[seat * pond + move.slot]
            gain = takes[move.river * (state.seats + 1) + side] - keeps[move.slot]
            gain += WHIM * rng.chance()
            if gain > best:
                best = gain
                chosen = action
        return chosen


def outlook(state: Symbiose) -> Outlook:
    """Count what is open, and share out what is not."""
    view = Outlook(state.seats + 1)
    deck = state.setup.deck
    shares = view.share
    pull = view.pull
    table = len(state.lies)
    unseen = 0.0
    for k in range(len(state.dealt)):
        if k >= table or state.face_down(k):
            card = state.dealt[k]
            shares[deck.animal[card]] += 1.0
            shares[deck.colour[card]] += 1.0
            pull[deck.counts[card]] += float(deck.points[card])
            unseen += 1.0
    if unseen > 0.0:
        for kind in range(i64(WAYS)):
            shares[kind] /= unseen
            pull[kind] /= unseen
    count_ponds(state, view)
    return view


def count_ponds(state: Symbiose, view: Outlook) -> None:
    """How many cards of each kind are to be found in each pond, and what finding them brings."""
    owner = state.setup.owner
    deck = state.setup.deck
    finds = view.finds
    closed = vec[float]([0.0] * (state.seats + 1))
    for place in range(len(state.lies)):
        pond = owner[place]
        if state.face_down(place):
            closed[pond] += 1.0
        else:
            card = state.card(place)
            finds[pond * WAYS + deck.animal[card]] += 1.0
            finds[pond * WAYS + deck.colour[card]] += 1.0
    shares = view.share
    pull = view.pull
    for pond in range(state.seats + 1):
        row = pond * WAYS
        hidden = closed[pond]
        mean = pull[FIXED]
        finds[row + FIXED] = 1.0
        for kind in range(i64(KINDS)):
            found = finds[row + kind] + hidden * shares[kind]
            finds[row + kind] = found
            mean += pull[kind] * found
        view.mean[pond] = mean


def prospects(state: Symbiose, view: Outlook) -> vec[float]:
    """The points that each seat, or its team, is to be expected to end with."""
    setup = state.setup
    totals = vec[float]([0.0] * state.seats)
    for place in range(setup.bank):
        looks = setup.looks[place]
        points = view.mean[looks]
        if not state.face_down(place):
            points = view.worth(setup.deck, state.card(place), looks)
        totals[setup.owner[place]] += points
        if setup.teams:
            totals[partner(setup.owner[place])] += points
    return totals


def pond_wants(state: Symbiose, view: Outlook, seat: i64) -> vec[float]:
    """What one more card of each kind in a seat's pond is worth: to itself, less to its rivals."""
    setup = state.setup
    wants = vec[float]([0.0] * WAYS)
    closed = 0.0
    for place in range(setup.bank):
        if setup.looks[place] != seat:
            continue
        weight = -1.0 / float(state.seats - 1)
        owner = setup.owner[place]
        if owner == seat or (setup.teams and owner == partner(seat)):
            weight = 1.0
        if state.face_down(place):
            closed += weight
        else:
            card = state.card(place)
            wants[setup.deck.counts[card]] += weight * float(setup.deck.points[card])
    for kind in range(i64(KINDS)):
        wants[kind] += closed * view.pull[kind]
    return wants


def wanted(deck: Deck, wants: vec[float], card: i64) -> float:
    """What a card is worth in a pond by what it shows."""
    return wants[deck.animal[card]] + wants[deck.colour[card]]


def wanted_unseen(view: Outlook, wants: vec[float]) -> float:
    """What an unseen card is worth in a pond by what it may show."""
    total = 0.0
    for kind in range(i64(KINDS)):
        total += view.share[kind] * wants[kind]
    return total


def tempts(state: Symbiose, view: Outlook, card: i64, seat: i64) -> float:
    """How much more than an average one a card in the river would bring the next player."""
    after = (seat + 1) % state.seats
    pond = state.setup.pond
    best = 0.0
    for slot in range(i64(COLUMNS)):
        looks = state.setup.looks[after * pond + slot]
        best = max(best, view.worth(state.setup.deck, card, looks) - view.mean[looks])
    return DENY * best


def worth_kept(state: Symbiose, view: Outlook, wants: vec[float], seat: i64) -> vec[float]:
    """By place of a seat's pond: what the card there is worth, and would be to the next player."""
    setup = state.setup
    unseen = wanted_unseen(view, wants)
    keeps = vec[float]([0.0] * setup.pond)
    for slot in range(setup.pond):
        place = seat * setup.pond + slot
        if state.face_down(place):
            keeps[slot] = view.mean[setup.looks[place]] + unseen
        else:
            card = state.card(place)
            keeps[slot] = view.worth(setup.deck, card, setup.looks[place])
            keeps[slot] += wanted(setup.deck, wants, card) + tempts(state, view, card, seat)
    return keeps


def worth_taken(state: Symbiose, view: Outlook, wants: vec[float], seat: i64) -> vec[float]:
    """By place of the river and pond looked at: what the card is worth, also as not left behind."""
    setup = state.setup
    ponds = state.seats + 1
    average = wanted_unseen(view, wants)
    takes = vec[float]([0.0] * (setup.river * ponds))
    for place in range(setup.river):
        unseen = state.face_down(setup.bank + place)
        card = state.card(setup.bank + place)
        extra = average
        if not unseen:
            extra = wanted(setup.deck, wants, card) + tempts(state, view, card, seat)
        for pond in range(ponds):
            points = view.mean[pond] if unseen else view.worth(setup.deck, card, pond)
            takes[place * ponds + pond] = points + extra
    return takes
