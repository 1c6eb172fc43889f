"""What happened, told by comparing before and after: all of it is public but the hands dealt."""

from __future__ import annotations

from collections.abc import Sequence

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from stamtafel.games.swoop.cards import MOST, MOVE, RANKS, SLOTS, TO_ADD, TO_PLAY, TO_TURN, Move
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import Swoop

VERBS = {TO_PLAY: "play", TO_ADD: "add"}


def describe(action: int) -> Phrase:
    """An action as a phrase: `action-play-both` with the sets under "hand" and "table"."""
    move = MOVE[action]
    if move.kind == TO_TURN:
        return Phrase("action-turn", numbers={"place": move.slot + 1})
    key = f"action-{VERBS[move.kind]}-{source(move)}"
    if move.kind == TO_PLAY:
        return Phrase(key, cards=sets(move, move.rank))
    return Phrase(key, numbers={"hand": move.hand, "table": move.table})


def source(move: Move) -> str:
    """Where the cards of a set come from."""
    if move.hand and move.table:
        return "both"
    if move.hand:
        return "hand"
    return "table" if move.table else "none"


def sets(move: Move, rank: int) -> dict[str, str]:
    """The cards of a set in words: those from the hand, and those from the table."""
    counts = {"hand": move.hand, "table": move.table}
    return {name: name_set(rank, count) for name, count in counts.items() if count}


def name_set(rank: int, count: int) -> str:
    """What stands for so many cards of a rank in the words: `8-3`."""
    return f"{FACES[rank]}-{count}"


def tell(
    before: State, seat: int | None, action: int | Sequence[int], after: State, viewer: int | None
) -> tuple[Phrase, ...]:
    """The events of one step; `seat` is None for a deal, and `action` its order then."""
    assert isinstance(before, Swoop) and isinstance(after, Swoop)
    if seat is None:
        return tuple(tell_deal(after))
    assert isinstance(action, int)
    move = MOVE[action]
    if move.kind == TO_TURN:
        card = {"card": name_set(before.hidden[seat * SLOTS + move.slot], 1)}
        return (Phrase("told-turn", seats={"by": seat}, cards=card),)
    events = tell_play(before, seat, move)
    if not after.owing:
        events += tell_score(after, seat)
    return tuple(events)


def tell_deal(after: Swoop) -> list[Phrase]:
    """SO-2.3: what each player drew; SO-2.1: a new round."""
    events = []
    for seat, rank in zip(after.drawers, after.aside, strict=False):
        card = {"card": name_set(rank, 1)}
        events.append(Phrase("told-draw", seats={"by": seat}, cards=card))
    round_ = {"round": after.round}
    return [*events, Phrase("told-round", seats={"by": after.start}, numbers=round_)]


def tell_play(before: Swoop, seat: int, move: Move) -> list[Phrase]:
    """SO-3, SO-4: what was played, whether the pile was taken up first or swept then."""
    by = {"by": seat}
    rank, count = move.rank, move.hand + move.table
    if move.kind == TO_ADD:
        rank, count = before.hidden[seat * SLOTS + before.turned], count + 1
    swoops = before.is_swoop(rank)
    events = []
    if rank > before.top and not swoops:
        events.append(Phrase("told-take", seats=by, numbers={"count": len(before.pile_cards())}))
    events.append(
        Phrase(f"told-{VERBS[move.kind]}-{source(move)}", seats=by, cards=sets(move, rank))
    )
    alike = count + (before.run if rank == before.top else 0)
    if swoops:
        events.append(Phrase("told-sweep", seats=by))
    elif alike >= MOST:
        events.append(Phrase("told-sweep-alike", seats=by, numbers={"count": alike}))
    return events


def tell_score(after: Swoop, seat: int) -> list[Phrase]:
    """SO-6, SO-7: why the round is over, what it brought, and whether the game is over too."""
    cards = after.reveal.cards[seat * RANKS : seat * RANKS + RANKS]
    events = [Phrase("told-endless") if any(cards) else Phrase("told-out", seats={"by": seat})]
    for other, points in enumerate(after.reveal.points):
        events.append(Phrase("told-score", seats={"by": other}, numbers={"points": points}))
    if after.over:
        winner = after.winner()
        total = {"points": after.totals[winner]}
        events.append(Phrase("told-won", seats={"by": winner}, numbers=total))
    elif max(after.totals) >= after.setup.target:
        events.append(Phrase("told-tie"))
    return events
