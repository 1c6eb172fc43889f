"""Why a seat may well do something in Swoop: what it is rid of, and what becomes of the pile."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from stamtafel.games.swoop.cards import (
    EMPTY,
    GONE,
    MOST,
    MOVE,
    RANKS,
    SLOTS,
    TO_ADD,
    TO_PLAY,
    TO_TURN,
    Move,
)
from stamtafel.games.swoop.rules import Swoop
from stamtafel.games.swoop.tell import name_set


def explain(state: State, seat: int, action: int) -> Phrase:
    """Why a seat may well take this action."""
    assert isinstance(state, Swoop)
    move = MOVE[action]
    pile = {"count": len(state.pile_cards())}
    if move.kind == TO_TURN:
        return Phrase(turn(state, seat), numbers=pile)
    rank, laid = played(state, seat, move)
    if state.left[seat] == laid and not takes(state, rank):
        return Phrase("why-out")
    facts = pile | {"laid": laid, "points": laid * state.setup.worth[rank]}
    cards = {"set": name_set(rank, min(laid, MOST))}
    if move.kind == TO_ADD and not move.hand + move.table:
        return Phrase(alone(state, seat, rank), cards=cards, numbers=facts)
    if state.is_swoop(rank):
        return Phrase(
            "why-swoop" if pile["count"] else "why-swoop-bare", cards=cards, numbers=facts
        )
    alike = laid + (state.run if rank == state.top else 0)
    if takes(state, rank):
        return Phrase(take(state, seat, move, alike), cards=cards, numbers=facts)
    if alike >= MOST:
        return Phrase("why-alike", cards=cards, numbers=facts | {"alike": alike})
    return Phrase(lower(state, seat, move, rank), cards=cards, numbers=facts)


def played(state: Swoop, seat: int, move: Move) -> tuple[int, int]:
    """The rank of a set, and how many cards it has, the hidden one turned up among them."""
    if move.kind == TO_ADD:
        return state.hidden[seat * SLOTS + state.turned], move.hand + move.table + 1
    return move.rank, move.hand + move.table


def takes(state: Swoop, rank: int) -> bool:
    """SO-3.3: whether a rank is higher than the pile, which then has to be taken first."""
    return not state.is_swoop(rank) and rank > state.top


def fits(state: Swoop, seat: int) -> bool:
    """Whether a seat could play a set without taking the pile."""
    plays = [MOVE[action] for action in state.legal(seat) if MOVE[action].kind == TO_PLAY]
    return any(not takes(state, move.rank) for move in plays)


def turn(state: Swoop, seat: int) -> str:
    """SO-5.1: what speaks for a hidden card, which nobody knows."""
    if state.top == EMPTY:
        return "why-turn-free"
    if all(MOVE[action].kind == TO_TURN for action in state.legal(seat)):
        return "why-turn-must"  # SO-5.5
    return "why-turn-dare" if fits(state, seat) else "why-turn-hope"


def alone(state: Swoop, seat: int, rank: int) -> str:
    """SO-5.3: what speaks for adding nothing to the hidden card."""
    if len(state.legal(seat)) == 1:
        return "why-alone-only"
    return "why-alone-swoop" if state.is_swoop(rank) else "why-alone"


def take(state: Swoop, seat: int, move: Move, alike: int) -> str:
    """SO-3.3: what speaks for taking the pile."""
    if alike >= MOST:
        return "why-take-alike"  # SO-4.5
    if move.kind == TO_ADD:
        return "why-take-turned"
    if fits(state, seat):
        return "why-take-small"
    choice = any(MOVE[action].kind == TO_TURN for action in state.legal(seat))
    return "why-take-known" if choice else "why-take-must"


def lower(state: Swoop, seat: int, move: Move, rank: int) -> str:
    """SO-3.2: what speaks for a set that lies on the pile, or begins one."""
    if move.kind == TO_ADD:
        return "why-add"
    if move.table and uncovers(state, seat, rank):
        return "why-uncover"
    if state.top == EMPTY:
        return "why-begin"
    if rank == state.top:
        return "why-equal"
    held = [r for r in range(RANKS) if state.hands[seat * RANKS + r] or state.shown(seat, r)]
    lying = [r for r in held if not takes(state, r) and not state.is_swoop(r)]
    return "why-high" if rank == max(lying) else "why-lower"


def uncovers(state: Swoop, seat: int, rank: int) -> bool:
    """SO-5.1: whether a hidden card lies below an open one of a rank."""
    slots = range(seat * SLOTS, seat * SLOTS + SLOTS)
    return any(state.open[slot] == rank and state.hidden[slot] != GONE for slot in slots)
