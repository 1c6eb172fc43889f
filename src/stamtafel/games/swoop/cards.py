"""Swoop's cards, and the actions that play them (SO-1, SO-3.1).

Ranks are numbers: A to 9, then 10, J, Q, K and the joker. 10 and joker are counted among them
though they have no rank (SO-1.2). An action says how many cards of a rank are played from the
hand and how many open ones; which of several equal cards makes no difference (SO-1.4).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

RANKS: Final = 14
TEN: Final = 9
JACK: Final = 10
JOKER: Final = 13
EMPTY: Final = 14  # the top of no pile: nothing is higher (SO-3.4)
SLOTS: Final = 4  # places for a hidden card with an open one on it
MOST: Final = 4  # cards of one rank in a set (SO-3.1) and on top of the pile (SO-4.4)
GONE: Final = -1  # no card here

# Kinds of action.
TO_PLAY: Final = 0
TO_TURN: Final = 1
TO_ADD: Final = 2


@final
class Move:
    """What an action number stands for: how many cards of which rank, or which hidden card."""

    __slots__ = ("kind", "rank", "hand", "table", "slot")

    def __init__(self, kind: i64, rank: i64, hand: i64, table: i64, slot: i64) -> None:
        self.kind: Final = kind
        self.rank: Final = rank
        self.hand: Final = hand  # so many cards from the hand
        self.table: Final = table  # so many open cards
        self.slot: Final = slot


def catalogue() -> vec[Move]:
    """Every action by its number."""
    moves = vec[Move]()
    for rank in range(i64(RANKS)):
        for table in range(i64(MOST + 1)):
            for hand in range(i64(MOST + 1)):
                if 1 <= hand + table <= MOST:
                    moves = append(moves, Move(TO_PLAY, rank, hand, table, -1))
    for slot in range(i64(SLOTS)):
        moves = append(moves, Move(TO_TURN, -1, 0, 0, slot))
    for table in range(i64(MOST)):
        for hand in range(i64(MOST)):
            if hand + table < MOST:
                moves = append(moves, Move(TO_ADD, -1, hand, table, -1))
    return moves


MOVE: Final = catalogue()
SETS: Final = 14  # the actions of a rank; the first four are the sets from the hand alone
FIRST_TURN: Final = RANKS * SETS
FIRST_ADD: Final = FIRST_TURN + SLOTS
NOTHING: Final = vec[i64]()


def hand_sets(first: i64, sizes: i64) -> vec[i64]:
    """SO-3.1: the sets from a hand that has so many of four ranks, three bits a rank."""
    actions = vec[i64]()
    for rank in range(first, first + 4):
        if sizes & 7 > (MOST if rank < RANKS else 0):
            return NOTHING  # no such hand
        for hand in range(sizes & 7):
            actions = append(actions, rank * SETS + hand)
        sizes >>= 3
    return actions


def table_sets(rank: i64, room: i64, held: i64, shown: i64) -> vec[i64]:
    """SO-3.1, SO-4.4: the sets of up to `room` cards of a rank with open cards among them."""
    actions = vec[i64]()
    for number in range(rank * SETS, rank * SETS + SETS):
        move = MOVE[number]
        if (
            move.table
            and move.hand <= held
            and move.table <= shown
            and move.hand + move.table <= room
        ):
            actions = append(actions, number)
    return actions


def additions(room: i64, held: i64, shown: i64) -> vec[i64]:
    """SO-5.3: what may be added to a hidden card where `room` cards may be played in all."""
    actions = vec[i64]()
    for number in range(FIRST_ADD, len(MOVE)):
        move = MOVE[number]
        if move.hand <= held and move.table <= shown and move.hand + move.table < room:
            actions = append(actions, number)
    return actions


def turns(bare: i64) -> vec[i64]:
    """SO-5.1: the hidden cards that may be turned up, from their places as bits."""
    actions = vec[i64]()
    for slot in range(i64(SLOTS)):
        if (bare >> slot) & 1:
            actions = append(actions, FIRST_TURN + slot)
    return actions


# All of these for every case, so that a turn only looks them up.
HAND_SETS: Final = vec[vec[i64]](
    [
        hand_sets(first, sizes)
        for first in range(i64(0), i64(RANKS), i64(4))
        for sizes in range(i64(4096))
    ]
)
TABLE_SETS: Final = vec[vec[i64]](
    [
        table_sets(rank, room, held, shown)
        for rank in range(i64(RANKS))
        for room in range(i64(5))
        for held in range(i64(5))
        for shown in range(i64(5))
    ]
)
ADDITIONS: Final = vec[vec[i64]](
    [
        additions(room, held, shown)
        for room in range(i64(5))
        for held in range(i64(5))
        for shown in range(i64(5))
    ]
)
TURNS: Final = vec[vec[i64]]([turns(bare) for bare in range(i64(1 << SLOTS))])


def deck_of(packs: i64, ranks: i64) -> vec[i64]:
    """SO-1.1: all cards by rank; with fewer `ranks` only the lowest, the 10s and the jokers."""
    cards = vec[i64]()
    for rank in range(i64(RANKS)):
        if rank in (TEN, JOKER) or rank < ranks or TEN < rank <= ranks:
            for _i in range(packs * 2 if rank == JOKER else packs * 4):
                cards = append(cards, rank)
    return cards


def worth_of(simple: bool, plain_tens: bool) -> vec[i64]:
    """SO-6.2, SO-6.3: what each rank counts."""
    swoop: i64 = 20 if simple else 50
    worth = vec[i64]([5 if simple else rank + 1 for rank in range(i64(TEN))])
    worth = append(worth, 10 if plain_tens else swoop)
    return append(extend(worth, vec[i64]([10, 10, 10])), swoop)
