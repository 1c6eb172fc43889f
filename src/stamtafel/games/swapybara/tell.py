"""What happened, told by comparing before and after, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from stamtafel.games.swapybara.cards import (
    CENTRE,
    DEAL,
    END,
    FIVE,
    FOUR,
    GIVE,
    LOT,
    MIDDLE,
    MOVE,
    PICK,
    TO_ACCEPT,
    TO_ASK,
    TO_CALL,
    TO_CENTRE,
    TO_GIVE,
    TO_PASS,
    TO_PICK,
    TO_REFUSE,
    TWO,
)
from stamtafel.games.swapybara.notation import FACES
from stamtafel.games.swapybara.rules import (
    Swapybara,
)

BREACH = {TWO: "breach-two", FOUR: "breach-four", FIVE: "breach-five"}
KEYS = {
    TO_ASK: "ask",
    TO_CENTRE: "centre",
    TO_ACCEPT: "accept",
    TO_REFUSE: "refuse",
    TO_PICK: "pick",
    TO_GIVE: "give",
    TO_CALL: "call",
    TO_PASS: "pass",
}


def describe(action: int) -> Phrase:
    """An action as a phrase: `action-ask` with the seat asked under "whom"."""
    move = MOVE[action]
    if move.kind == TO_GIVE and move.whom == CENTRE:
        return Phrase("action-give-centre")
    seats = {"whom": move.whom} if move.whom >= 0 else {}
    cards = {"card": FACES[move.card]} if move.card >= 0 else {}
    return Phrase(f"action-{KEYS[move.kind]}", seats=seats, cards=cards)


def tell(
    before: State, seat: int | None, action: int | Sequence[int], after: State, viewer: int | None
) -> tuple[Phrase, ...]:
    """The events of one step; `seat` is None for a deal, and `action` its order then."""
    assert isinstance(before, Swapybara) and isinstance(after, Swapybara)
    if seat is None:
        return tell_deal(before, after, viewer)
    assert isinstance(action, int)
    events = [tell_action(before, seat, action, viewer)]
    swapped = MOVE[action].kind in (TO_ACCEPT, TO_CENTRE)
    if swapped and viewer is not None and viewer in (seat, before.asker):
        events.append(tell_swap(before, seat, action, viewer))
    events += tell_breaches(before, after, viewer)
    if after.step == GIVE and before.step != GIVE:
        events.append(Phrase("told-zero", seats={"by": after.turn}))
    if after.step in (PICK, DEAL, END) and before.step != PICK:
        events += tell_score(before, after)
    return tuple(events)


def tell_deal(before: Swapybara, after: Swapybara, viewer: int | None) -> tuple[Phrase, ...]:
    """SW-1.4: who starts; SW-2.1: a new round, and to each player their card."""
    if before.step == LOT:
        return (Phrase("told-lot", seats={"by": after.start}),)
    begins = Phrase("told-round", seats={"by": after.start}, numbers={"round": after.round})
    if viewer is None:
        return (begins,)
    card = {"card": FACES[after.card(viewer)]}
    return (begins, Phrase("told-card", seats={"by": viewer}, cards=card))


def tell_action(before: Swapybara, seat: int, action: int, viewer: int | None) -> Phrase:
    """What all see of an action; SW-2.3: which card was picked, only its picker."""
    move = MOVE[action]
    if move.kind in (TO_ACCEPT, TO_REFUSE):
        return Phrase(f"told-{KEYS[move.kind]}", seats={"by": seat, "whom": before.asker})
    if move.kind == TO_PICK and viewer == seat:
        return Phrase("told-picked", seats={"by": seat}, cards={"card": FACES[move.card]})
    if move.kind == TO_GIVE and move.whom == CENTRE:
        return Phrase("told-give-centre", seats={"by": seat})
    whom = {"whom": move.whom} if move.whom >= 0 else {}
    return Phrase(f"told-{KEYS[move.kind]}", seats={"by": seat} | whom)


def tell_swap(before: Swapybara, seat: int, action: int, viewer: int) -> Phrase:
    """SW-3.5: what a swap brought, for its two players only."""
    other = before.seats if MOVE[action].kind == TO_CENTRE else before.asker
    got = before.card(other if viewer == seat else seat)
    cards = {"gave": FACES[before.card(viewer)], "got": FACES[got]}
    return Phrase("told-swapped", seats={"by": viewer}, cards=cards)


def tell_breaches(before: Swapybara, after: Swapybara, viewer: int | None) -> list[Phrase]:
    """SW-8.3, SW-8.6: breaches that were called or found out, and what came of them."""
    if before.honour is None or after.honour is None:
        return []
    events = []
    for index in reversed(range(len(after.honour.deeds))):
        deed = after.honour.deeds[index]
        known = index < len(before.honour.deeds) and before.honour.deeds[index].called
        if deed.called and not known:
            cards = {"card": FACES[deed.face]}
            events.append(Phrase(f"told-{BREACH[deed.face]}", {"by": deed.seat}, cards))
            events += [Phrase("told-undone")] if deed.undone else []
    if events and viewer is not None and after.dealt and after.card(viewer) != before.card(viewer):
        cards = {"card": FACES[after.card(viewer)]}
        events.append(Phrase("told-returned", seats={"by": viewer}, cards=cards))
    return events


def tell_score(before: Swapybara, after: Swapybara) -> list[Phrase]:
    """SW-6.1, SW-5.6: the cards and points, to all; where the tokens went; and who has won."""
    events = []
    for seat in range(after.seats):
        card = {"card": FACES[after.reveal.cards[seat]]}
        points = {"points": after.reveal.points[seat]}
        events.append(Phrase("told-score", seats={"by": seat}, cards=card, numbers=points))
    tokens = [
        ("six", before.six, after.six),
        ("minus", before.minus, after.minus),
        ("shield", before.shield, after.shield),
    ]
    for token, was, now in tokens:
        if now != MIDDLE and now != was:
            events.append(Phrase(f"told-{token}", seats={"by": now}))
        elif now == MIDDLE and was != MIDDLE:
            events.append(Phrase(f"told-{token}-back"))
    if after.over:
        winners = [seat for seat, share in enumerate(after.returns()) if share]
        key = "told-won" if len(winners) == 1 else "told-shared"  # SW-8.9
        total = {"points": after.totals[winners[0]]}
        events += [Phrase(key, seats={"by": winner}, numbers=total) for winner in winners]
    return events
