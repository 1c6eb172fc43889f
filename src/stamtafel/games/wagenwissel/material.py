"""WagenWissel: what lies on the table (WW-1), and every action by its number.

Sums count in tens throughout: 413 is all the money there is. A make is a number: 0 the bike, 1 to 6
the cars by their value, 7 the transport.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

# WW-1.1, WW-1.3 Cars
MAKES: Final = 8
COPIES: Final = 4
BIKE: Final = 0
TRANSPORT: Final = 7

# WW-1.2 Money: six kinds of note, from low to high
NOTES: Final = 6
WORTH: Final = vec[i64]([1, 2, 5, 10, 20, 50])
PRINTED: Final = vec[i64]([15, 9, 10, 5, 4, 4])
ALL_MONEY: Final = 413

# WW-1.5 What each player begins with
SEVERAL: Final = vec[i64]([2, 1, 1, 0, 0, 0])
TWO: Final = vec[i64]([3, 2, 1, 0, 0, 0])

# WW-2.5 What a transport pays each player, the first time and later
HANDED: Final = vec[i64]([5, 10, 20, 50])

# WW-9.1 How often so many cars of a make count
TIMES: Final = vec[i64]([0, 1, 2, 4, 6])

# WW-6.4 What a chance card does
RECEIVE: Final = 0  # from the pot
PAY_IN: Final = 1  # to the pot
COLLECT: Final = 2  # from every other player
TREAT: Final = 3  # every other player
TAX: Final = 4  # to the pot for each of one's cars
BONUS: Final = 5  # from the pot for each of one's cars
SHARES: Final = 6  # from the pot for each car of a make
LOSS: Final = 7
RECALL: Final = 8
TRADE: Final = 9
EXPORT: Final = 10
GIFT: Final = 11  # from the player on the left
TIP: Final = 12  # to the player on the right

NOBODY: Final = -1
MOST_SEATS: Final = 4

# Kinds of action.
TO_BID: Final = 0  # also to pass: a bid of nothing
TO_SELL: Final = 1
TO_BUY: Final = 2
TO_LAY: Final = 3  # a note
TO_DRAW: Final = 4  # a chance card
TO_LEAVE: Final = 5  # what may be left undone: the chance card, a trade, an export, a challenge
TO_NAME: Final = 6  # a make: shares, recall
TO_LOSE: Final = 7
TO_GIVE: Final = 8  # in a trade
TO_TAKE: Final = 9
TO_EXPORT: Final = 10
TO_PUT_UP: Final = 11  # in a forced sale
TO_WANT: Final = 12  # a car of this make, in a negotiation
TO_TRADE_WITH: Final = 13
TO_CHALLENGE: Final = 14
TO_OFFER: Final = 15
TO_COUNTER: Final = 16
TO_ACCEPT: Final = 17
TO_REFUSE: Final = 18


@final
class Move:
    """What an action number stands for: its sum, its note, its make or whom it is about."""

    __slots__ = ("kind", "sum", "note", "make", "whom")

    def __init__(self, kind: i64, sum_: i64, note: i64, make: i64, whom: i64) -> None:
        self.kind: Final = kind
        self.sum: Final = sum_
        self.note: Final = note
        self.make: Final = make
        self.whom: Final = whom


def catalogue() -> vec[Move]:
    """Every action by its number."""
    moves = vec[Move]([Move(TO_BID, sum_, -1, -1, -1) for sum_ in range(i64(ALL_MONEY + 1))])
    for kind in range(i64(TO_SELL), i64(TO_LAY)):
        moves = append(moves, Move(kind, 0, -1, -1, -1))
    for note in range(i64(NOTES)):
        moves = append(moves, Move(TO_LAY, 0, note, -1, -1))
    for kind in range(i64(TO_DRAW), i64(TO_NAME)):
        moves = append(moves, Move(kind, 0, -1, -1, -1))
    for kind in range(i64(TO_NAME), i64(TO_TRADE_WITH)):
        for make in range(i64(1), i64(MAKES)):
            moves = append(moves, Move(kind, 0, -1, make, -1))
    for kind in range(i64(TO_TRADE_WITH), i64(TO_OFFER)):
        for seat in range(i64(MOST_SEATS)):
            moves = append(moves, Move(kind, 0, -1, -1, seat))
    for kind in range(i64(TO_OFFER), i64(TO_ACCEPT)):
        for sum_ in range(i64(1), i64(ALL_MONEY + 1)):
            moves = append(moves, Move(kind, sum_, -1, -1, -1))
    for kind in range(i64(TO_ACCEPT), i64(TO_REFUSE + 1)):
        moves = append(moves, Move(kind, 0, -1, -1, -1))
    return moves


MOVE: Final = catalogue()
PASS: Final = 0  # BID s is the number s
SELL: Final = 414
BUY: Final = 415
FIRST_LAY: Final = 416
DRAW: Final = 422
LEAVE: Final = 423
FIRST_NAME: Final = 424  # seven kinds of seven makes each
FIRST_TRADE_WITH: Final = 473
FIRST_CHALLENGE: Final = 477
FIRST_OFFER: Final = 481
FIRST_COUNTER: Final = 894
ACCEPT: Final = 1307
REFUSE: Final = 1308

# Rows of legal actions, ready for every case, so that a decision only looks them up.
NOTHING: Final = vec[i64]()
MUST_SELL: Final = vec[i64]([SELL])
EITHER_TRADE: Final = vec[i64]([SELL, BUY])
MAY_DRAW: Final = vec[i64]([DRAW, LEAVE])
MUST_REFUSE: Final = vec[i64]([REFUSE])
EITHER: Final = vec[i64]([ACCEPT, REFUSE])

BIDS: Final = vec[i64](range(ALL_MONEY + 1))
OFFERS: Final = vec[i64](range(FIRST_OFFER, FIRST_OFFER + ALL_MONEY))
COUNTERS: Final = vec[i64](range(FIRST_COUNTER, FIRST_COUNTER + ALL_MONEY))
SUMS: Final = range(ALL_MONEY + 1)

# By sum: nothing or any bid up to it; passing or any bid above it.
BIDS_TO: Final = vec[vec[i64]]([BIDS[: sum_ + 1] for sum_ in SUMS])
BIDS_ABOVE: Final = vec[vec[i64]]([extend(vec[i64]([PASS]), BIDS[sum_ + 1 :]) for sum_ in SUMS])
# By sum: any offer up to it; any answer with a counter-offer up to it, or above it.
OFFERS_TO: Final = vec[vec[i64]]([OFFERS[:sum_] for sum_ in SUMS])
COUNTERS_TO: Final = vec[vec[i64]]([extend(EITHER[:], COUNTERS[:sum_]) for sum_ in SUMS])
COUNTERS_ABOVE: Final = vec[vec[i64]]([extend(EITHER[:], COUNTERS[sum_:]) for sum_ in SUMS])


def chosen(first: i64, mask: i64, before: vec[i64]) -> vec[i64]:
    """The actions from `first` on whose bits are set, behind some others."""
    actions = before[:]
    for place in range(i64(MAKES)):
        if (mask >> place) & 1:
            actions = append(actions, first + place)
    return actions


def first_of(kind: i64) -> i64:
    """The number that make 0 would have among the actions of a kind about makes."""
    return FIRST_NAME + (kind - TO_NAME) * (MAKES - 1) - 1


def may_leave(kind: i64) -> vec[i64]:
    """WW-6.4, WW-6.6: a trade and an export may be left undone."""
    if kind in (TO_GIVE, TO_EXPORT):
        return vec[i64]([LEAVE])
    return NOTHING


# By kind of action and set of makes; by set of seats; by set of notes.
ABOUT_MAKES: Final = vec[vec[i64]](
    [
        chosen(first_of(kind), mask, may_leave(kind))
        for kind in range(i64(TO_NAME), i64(TO_TRADE_WITH))
        for mask in range(i64(256))
    ]
)
TRADE_WITH: Final = vec[vec[i64]](
    [chosen(FIRST_TRADE_WITH, mask, NOTHING) for mask in range(i64(16))]
)
CHALLENGES: Final = vec[vec[i64]](
    [chosen(FIRST_CHALLENGE, mask, vec[i64]([LEAVE])) for mask in range(i64(16))]
)
LAYS: Final = vec[vec[i64]]([chosen(FIRST_LAY, mask, NOTHING) for mask in range(i64(64))])


def about_makes(kind: i64, mask: i64) -> vec[i64]:
    """The actions of a kind about each make of a set."""
    return ABOUT_MAKES[(kind - TO_NAME) * 256 + mask]


@final
class Setup:
    """What was agreed on before the game (WW-1.4, WW-1.8); nothing in it changes."""

    __slots__ = ("open", "purchase", "faces", "value", "effect", "amount", "quartets", "each")

    def __init__(
        self,
        open_: bool,
        purchase: bool,
        faces: tuple[str, ...],
        value: vec[i64],
        effect: vec[i64],
        amount: vec[i64],
        quartets: i64,
        each: i64,
    ) -> None:
        self.open: Final = open_  # WW-4, not WW-3
        self.purchase: Final = purchase  # WW-7.5, not WW-7.4
        self.faces: Final = faces  # by make: how it is called
        self.value: Final = value
        self.effect: Final = effect  # by chance card
        self.amount: Final = amount
        self.quartets: Final = quartets
        self.each: Final = each  # cars of a make
