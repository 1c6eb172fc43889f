"""What happened, told by comparing before and after, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from stamtafel.games.symbiose.deck import face
from stamtafel.games.symbiose.notation import RIVERS, SLOTS
from stamtafel.games.symbiose.rules import FIRST, LOT, MOVE, NO_SWAP, Symbiose

WINNERS = ("by", "with", "third", "fourth")
WON = ("won-1", "won-2", "won-3", "won-4")  # by number of winners
# By whether the river card and the pond card lay face down before (SY-3.2, SY-5.2).
SWAPPED = {
    (False, False): "told-swap",
    (False, True): "told-swap-closed",
    (True, False): "told-swap-unseen",
    (True, True): "told-swap-unseen-closed",
}


def describe(action: int) -> Phrase:
    """An action as a phrase: `action-swap` with the place of the river and that of the pond."""
    move = MOVE[action]
    if move.river == NO_SWAP:
        return Phrase("action-turn", places={"spot": SLOTS[move.slot]})
    places = {"river": RIVERS[move.river], "spot": SLOTS[move.slot]}
    return Phrase("action-swap", places=places)


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
    return (Phrase(key, seats={"by": after.start}), *tell_river(before, after))


def tell_river(before: Symbiose, after: Symbiose) -> Iterator[Phrase]:
    """SY-2.2, SY-5.4: the cards of the river that have been turned up, unless by a swap."""
    for place in range(after.setup.bank, after.setup.bank + after.setup.river):
        if len(after.lies) and before.face_down(place) and not after.face_down(place):
            yield Phrase("told-river", cards={"card": face_at(after, place)})


def tell_choice(
    before: Symbiose, seat: int, slot: int, after: Symbiose, viewer: int | None
) -> list[Phrase]:
    """SY-2.3: that a seat has chosen, to itself what; with the last choice, all cards chosen."""
    events = [Phrase("told-chose", seats={"by": seat})]
    if viewer == seat:
        events = [Phrase("told-chosen", places={"spot": SLOTS[slot]})]
    for place in range(before.setup.bank):
        if before.face_down(place) and not after.face_down(place):
            events.append(tell_turn(after, after.setup.owner[place], place % after.setup.pond))
    return events


def tell_turn(after: Symbiose, seat: int, slot: int) -> Phrase:
    """SY-2.3, SY-3.3: a card is turned up."""
    card = {"card": face_at(after, after.at(seat, slot))}
    return Phrase("told-turn", seats={"by": seat}, cards=card, places={"spot": SLOTS[slot]})


def tell_swap(before: Symbiose, seat: int, action: int, after: Symbiose) -> Phrase:
    """SY-3.1, SY-3.2: what went into the pond, and what came into the river, for all to see."""
    move = MOVE[action]
    place = after.at(seat, move.slot)
    river = after.setup.bank + move.river
    key = SWAPPED[before.face_down(river), before.face_down(place)]
    cards = {"card": face_at(after, place), "gave": face_at(after, river)}
    return Phrase(key, seats={"by": seat}, cards=cards, places={"spot": SLOTS[move.slot]})


def tell_end(before: Symbiose, after: Symbiose, viewer: int | None) -> Iterator[Phrase]:
    """SY-5.4: the river's last cards; SY-4.4, SY-6.3: the points, and who has won."""
    yield from tell_river(before, after)
    for seat, points in enumerate(after.scores()):
        yield Phrase("told-score", seats={"by": seat}, numbers={"points": points})
    how, winners = who_won(after, viewer)
    total = {"points": after.totals()[winners["by"]]}
    yield Phrase(f"told-{how}", seats=winners, numbers=total)


def who_won(state: Symbiose, viewer: int | None) -> tuple[str, dict[str, int]]:
    """SY-4.4, SY-6.3: `won-2` for two who share, `team`, `teams`; and who, the viewer first."""
    winners = [seat for seat, share in enumerate(state.returns()) if share]
    winners.sort(key=lambda seat: (seat != viewer, seat))
    how = WON[len(winners) - 1]
    if state.setup.teams:
        how = "team" if len(winners) == 2 else "teams"
    return how, dict(zip(WINNERS, winners, strict=False))


def face_at(state: Symbiose, place: int) -> str:
    """The face of the card at a place."""
    return face(state.setup.deck, state.card(place))
