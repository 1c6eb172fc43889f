"""What happened, told by comparing before and after, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from stamtafel.games.symbiose.deck import face
from stamtafel.games.symbiose.rules import (
    COLUMNS,
    FIRST,
    LOT,
    MOVE,
    NO_SWAP,
    Symbiose,
)

FIRST_PLACES = ("by", "with", "third", "fourth")  # the winners, in the words


def spot(slot: int) -> dict[str, int]:
    """A place of a pond in the words: `$column` and `$row`, from 1."""
    return {"column": slot % COLUMNS + 1, "row": slot // COLUMNS + 1}


def describe(action: int) -> Phrase:
    """An action as a phrase: `action-swap` with the place of the river and that of the pond."""
    move = MOVE[action]
    if move.river == NO_SWAP:
        return Phrase("action-turn", numbers=spot(move.slot))
    return Phrase("action-swap", numbers=spot(move.slot) | {"river": move.river + 1})


def tell(
    before: State, seat: int | None, action: int | Sequence[int], after: State, viewer: int | None
) -> tuple[Phrase, ...]:
    """The events of one step; `seat` is None for a deal, and `action` its order then."""
    assert isinstance(before, Symbiose) and isinstance(after, Symbiose)
    if seat is None:
        return tell_deal(before, after)
    assert isinstance(action, int)
    if before.step == FIRST:
        events = tell_choice(before, seat, MOVE[action].slot, after, viewer)
    elif MOVE[action].river == NO_SWAP:
        events = [tell_turn(after, seat, MOVE[action].slot)]
    else:
        events = [tell_swap(before, seat, action, after)]
    if after.over:
        events += tell_end(before, after, viewer)
    return tuple(events)


def tell_deal(before: Symbiose, after: Symbiose) -> tuple[Phrase, ...]:
    """SY-2.4: who starts. SY-2.1, SY-2.2: the ponds and the river lie ready."""
    key = "told-lot" if before.step == LOT else "told-deal"
    return (Phrase(key, seats={"by": after.start}),)


def tell_choice(
    before: Symbiose, seat: int, slot: int, after: Symbiose, viewer: int | None
) -> list[Phrase]:
    """SY-2.3: that a seat has chosen, to itself what; with the last choice, all cards chosen."""
    mine = Phrase("told-chosen", seats={"by": seat}, numbers=spot(slot))
    events = [mine if viewer == seat else Phrase("told-chose", seats={"by": seat})]
    for owner in range(before.seats if after.step != FIRST else 0):
        chosen = next(s for s in range(after.setup.pond) if not after.face_down(after.at(owner, s)))
        events.append(tell_turn(after, owner, chosen))
    return events


def tell_turn(after: Symbiose, seat: int, slot: int) -> Phrase:
    """SY-2.3, SY-3.3: a card is turned up."""
    card = {"card": face_at(after, after.at(seat, slot))}
    return Phrase("told-turn", seats={"by": seat}, cards=card, numbers=spot(slot))


def tell_swap(before: Symbiose, seat: int, action: int, after: Symbiose) -> Phrase:
    """SY-3.1, SY-3.2: what went into the pond, and what came into the river, for all to see."""
    move = MOVE[action]
    place = after.at(seat, move.slot)
    river = after.setup.bank + move.river
    unseen = before.face_down(river)  # SY-5.2
    key = "told-swap-unseen" if unseen else "told-swap"
    if before.face_down(place):
        key += "-closed"
    cards = {"card": face_at(after, place), "gave": face_at(after, river)}
    return Phrase(key, seats={"by": seat}, cards=cards, numbers=spot(move.slot))


def tell_end(before: Symbiose, after: Symbiose, viewer: int | None) -> Iterator[Phrase]:
    """SY-5.4: the river's last cards; SY-4.4, SY-6.3: the points, and who has won."""
    for place in range(after.setup.bank, after.setup.bank + after.setup.river):
        if before.face_down(place):
            yield Phrase("told-river", cards={"card": face_at(after, place)})
    for seat, points in enumerate(after.scores()):
        yield Phrase("told-score", seats={"by": seat}, numbers={"points": points})
    yield tell_winners(after, viewer, "told")


def tell_winners(state: Symbiose, viewer: int | None, kind: str) -> Phrase:
    """SY-4.4, SY-6.3: one of `told-won-1` to `told-won-4`, `told-team`, `told-teams`.

    The viewer comes first among the winners.
    """
    winners = [seat for seat, share in enumerate(state.returns()) if share]
    winners.sort(key=lambda seat: (seat != viewer, seat))
    seats = dict(zip(FIRST_PLACES, winners, strict=False))
    key = f"won-{len(winners)}"
    if state.setup.teams:
        key = "team" if len(winners) == 2 else "teams"
    return Phrase(f"{kind}-{key}", seats=seats, numbers={"points": state.totals()[winners[0]]})


def face_at(state: Symbiose, place: int) -> str:
    """The face of the card at a place."""
    return face(state.setup.deck, state.card(place))
