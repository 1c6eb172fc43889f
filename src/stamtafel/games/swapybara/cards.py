"""SW-1: the cards, what can be done with them as numbered actions, and tables of what is allowed.

Cards are numbers from 0 to 7; card k has the value k - 1.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

CARDS: Final = 8  # SW-1.1
MINUS: Final = 0
ZERO: Final = 1
ONE: Final = 2
TWO: Final = 3
FOUR: Final = 5
FIVE: Final = 6
SIX: Final = 7
ANY: Final = 255  # the set of all cards, as bits

MIDDLE: Final = -1  # where a token lies that nobody has; whom a new pointer shows
CENTRE: Final = 8  # the centre card, as the one asked or chosen
CENTRE_SEATS: Final = 4  # SW-2.2: so many players have a centre card
LAST_ROUND: Final = 100  # SW-7.3
OFFENCE: Final = -2  # SW-8.3: what an offender scores

# What is to be done now.
LOT: Final = 0
DEAL: Final = 1
PICK: Final = 2
ASK: Final = 3
ANSWER: Final = 4
GIVE: Final = 5
END: Final = 6

# Kinds of action.
TO_ASK: Final = 0
TO_CENTRE: Final = 1
TO_ACCEPT: Final = 2
TO_REFUSE: Final = 3
TO_PICK: Final = 4
TO_GIVE: Final = 5
TO_CALL: Final = 6
TO_PASS: Final = 7


@final
class Move:
    """What an action number stands for: whom it is about, or which card."""

    __slots__ = ("kind", "whom", "card")

    def __init__(self, kind: i64, whom: i64, card: i64) -> None:
        self.kind: Final = kind
        self.whom: Final = whom
        self.card: Final = card


def catalogue() -> vec[Move]:
    """Every action by its number."""
    moves = vec[Move]([Move(TO_ASK, seat, -1) for seat in range(i64(CARDS))])
    for kind in range(i64(TO_CENTRE), i64(TO_PICK)):
        moves = append(moves, Move(kind, -1, -1))
    for card in range(i64(CARDS)):
        moves = append(moves, Move(TO_PICK, -1, card))
    for whom in range(i64(CENTRE + 1)):
        moves = append(moves, Move(TO_GIVE, whom, -1))
    for whom in range(i64(CARDS)):
        moves = append(moves, Move(TO_CALL, whom, -1))
    return append(moves, Move(TO_PASS, -1, -1))


MOVE: Final = catalogue()
CENTRE_SWAP: Final = 8
ACCEPT: Final = 9
REFUSE: Final = 10
FIRST_PICK: Final = 11
FIRST_GIVE: Final = 19
FIRST_CALL: Final = 28
PASS: Final = 36

NOTHING: Final = vec[i64]()
AS_DEALT: Final = vec[i64](range(CARDS))
# By number of seats: which seat holds each card dealt, as bits.
OWNERS: Final = vec[vec[i64]](
    [
        vec[i64]([1 << place if place < seats else 0 for place in range(CARDS)])
        for seats in range(CARDS + 1)
    ]
)
EITHER: Final = vec[i64]([ACCEPT, REFUSE])
MUST_ACCEPT: Final = vec[i64]([ACCEPT])  # SW-4.4
MUST_REFUSE: Final = vec[i64]([REFUSE])  # SW-4.2
PICKS: Final = vec[i64](range(FIRST_PICK, FIRST_PICK + CARDS))  # SW-2.3


def neighbours(seats: i64, one: i64, other: i64) -> bool:
    """Whether two seats sit side by side."""
    return (one + 1) % seats == other or (other + 1) % seats == one


def asks(seats: i64, seat: i64, pointer: i64, holds_five: bool, centre: bool) -> vec[i64]:
    """SW-3.2, SW-3.3, SW-3.6, SW-4.5: whom a seat may ask, and whether it may use the centre."""
    actions = vec[i64]()
    for whom in range(seats):
        if whom != seat and whom != pointer and (not holds_five or neighbours(seats, seat, whom)):
            actions = append(actions, whom)
    if centre:
        actions = append(actions, CENTRE_SWAP)
    return actions


def gives(seats: i64, seat: i64, shield: i64) -> vec[i64]:
    """SW-5.2: to whom a seat may give the 0."""
    actions = vec[i64]()
    for whom in range(seats):
        if whom != seat and whom != shield:
            actions = append(actions, FIRST_GIVE + whom)
    if seats == CENTRE_SEATS:
        actions = append(actions, FIRST_GIVE + CENTRE)
    return actions


# The rows of `asks` and `gives` for every case, so that a turn only looks them up.
ASKS: Final = vec[vec[i64]](
    [
        asks(seats, seat, pointer, five == 1, centre == 1)
        for seats in range(i64(CARDS + 1))
        for seat in range(i64(CARDS))
        for pointer in range(i64(MIDDLE), i64(CENTRE + 1))
        for five in range(2)
        for centre in range(2)
    ]
)
SIZE: Final = vec[i64]([int.bit_count(bits) for bits in range(ANY + 1)])
GIVES: Final = vec[vec[i64]](
    [
        gives(seats, seat, shield)
        for seats in range(i64(CARDS + 1))
        for seat in range(i64(CARDS))
        for shield in range(i64(MIDDLE), i64(CARDS))
    ]
)


def ask_row(seats: i64, seat: i64, pointer: i64, five: bool, centre: bool) -> i64:
    """Where in ASKS a case stands."""
    row = ((seats * CARDS + seat) * 10 + pointer - MIDDLE) * 4
    if five:
        row += 2
    if centre:
        row += 1
    return row


@final
class Setup:
    """What was agreed on before the game (SW-1.2, SW-1.3); nothing in it changes."""

    __slots__ = ("honour", "rounds", "target", "turns")

    def __init__(self, rounds: i64, target: i64, turns: i64, honour: bool) -> None:
        self.rounds: Final = rounds  # 0: play until `target` is reached
        self.target: Final = target
        self.turns: Final = turns  # each player's turns in a round (SW-3.1)
        self.honour: Final = honour  # rules can be broken (SW-8)


@final
class Reveal:
    """What the end of a round showed (SW-5, SW-6); nothing in it changes."""

    __slots__ = ("called", "cards", "centre", "giver", "out", "points", "receiver", "undone")

    def __init__(
        self,
        cards: vec[i64],
        points: vec[i64],
        giver: i64,
        receiver: i64,
        centre: i64,
        out: i64,
        called: i64,
        undone: vec[i64],
    ) -> None:
        self.cards: Final = cards  # each player's last card; empty before the first reveal
        self.points: Final = points
        self.giver: Final = giver  # who gave the 0 away, MIDDLE if nobody
        self.receiver: Final = receiver  # to whom, perhaps CENTRE
        self.centre: Final = centre  # the centre card, shown in honour mode only (SW-8.10); or -1
        self.out: Final = out  # the offenders, as bits (SW-8.3)
        self.called: Final = called  # those who were called, not found out just now (SW-8.6)
        self.undone: Final = undone  # how many swaps of each offender were undone; empty if strict


UNSEEN: Final = Reveal(NOTHING, NOTHING, MIDDLE, MIDDLE, -1, 0, 0, NOTHING)
