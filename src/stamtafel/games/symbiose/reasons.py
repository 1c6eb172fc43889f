"""Why a seat may well do something in Symbiose: points now, for itself and others, and later."""

from __future__ import annotations

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from stamtafel.games.symbiose.deck import KINDS as NAMES
from stamtafel.games.symbiose.notation import SLOTS
from stamtafel.games.symbiose.rules import FIXED, MOVE, NO_SWAP, Symbiose, partner
from stamtafel.games.symbiose.view import count_unseen, swapped


def explain(state: State, seat: int, action: int) -> Phrase:
    """Why a seat may well take this action."""
    assert isinstance(state, Symbiose)
    move = MOVE[action]
    place = state.at(seat, move.slot)
    if move.river == NO_SWAP:
        return turn(state, seat, place)
    river = state.setup.bank + move.river
    spot = {"spot": SLOTS[move.slot]}
    if state.face_down(river):
        if state.face_down(place):
            return Phrase("why-unseen-both", places=spot)
        return Phrase("why-unseen", places=spot, numbers={"points": state.points()[place]})
    return points_now(state, seat, place, river) or later(state, place, river)


# SY-2.3, SY-3.3 Turning up


def turn(state: Symbiose, seat: int, place: int) -> Phrase:
    """Nobody knows any face-down card; what can be told is which pond it will look at."""
    if len(state.legal(seat)) == 1:
        return Phrase("why-turn-last")
    looks = state.setup.looks[place]
    if looks == state.seats:
        return Phrase("why-turn-river")
    if looks == seat:
        return Phrase("why-turn-own")
    return Phrase("why-turn-other", seats={"whom": looks})


# SY-3.1 Swapping


def points_now(state: Symbiose, seat: int, place: int, river: int) -> Phrase | None:
    """SY-4: what a swap brings or takes at once, or would bring whoever is next; if anything."""
    changes = differences(state, swapped(state, place, river))
    gain, others = changes[seat], rivals(state, seat)
    helped = max(others, key=lambda other: changes[other])
    hurt = min(others, key=lambda other: changes[other])
    points = {"points": gain, "team": int(state.setup.teams)}
    if gain > 0 and changes[helped] > 0:
        return Phrase("why-gain-gives", {"whom": helped}, numbers=points | more(changes[helped]))
    if gain > 0 and changes[hurt] < 0:
        return Phrase("why-gain-takes", {"whom": hurt}, numbers=points | more(-changes[hurt]))
    if gain > 0:
        return Phrase("why-gain", numbers=points)
    after = (seat + 1) % state.seats
    comes = after in others and len(state.turns(after)) > 0  # SY-3.4: a card left to turn up
    denied = best_with(state, after, river) if comes else 0
    if denied > -gain:
        return Phrase("why-deny", {"whom": after}, numbers=points | {"points": denied})
    if changes[hurt] < gain:
        lost = {"points": -changes[hurt], "own": -gain}
        return Phrase("why-takes", {"whom": hurt}, numbers=points | lost)
    return None


def more(points: int) -> dict[str, int]:
    """What somebody else gains or loses."""
    return {"more": points}


def differences(before: Symbiose, after: Symbiose) -> list[int]:
    """By how much the points that each seat's win hangs on have changed."""
    return [now - then for then, now in zip(before.totals(), after.totals(), strict=True)]


def rivals(state: Symbiose, seat: int) -> list[int]:
    """The seats that a seat plays against (SY-6.1)."""
    friend = partner(seat) if state.setup.teams else seat
    return [other for other in range(state.seats) if other not in (seat, friend)]


def best_with(state: Symbiose, seat: int, river: int) -> int:
    """The most points that a seat could gain at once by a card of the river."""
    places = [state.at(seat, slot) for slot in range(state.setup.pond)]
    return max(differences(state, swapped(state, place, river))[seat] for place in places)


def later(state: Symbiose, place: int, river: int) -> Phrase:
    """What may come of a swap that brings nothing now."""
    deck, card = state.setup.deck, state.card(river)
    counts = deck.counts[card]
    unseen = 0 if counts == FIXED else count_unseen(state)[counts]
    pond = state.setup.looks[place]
    closed = any(
        state.face_down(other)
        for other in range(len(state.lies))
        if state.setup.owner[other] == pond and other != place
    )
    spot = {"spot": SLOTS[place % state.setup.pond]}
    if unseen and closed:
        numbers = {"each": deck.points[card], "unseen": unseen}
        return Phrase(f"why-grows-{NAMES[counts]}", numbers=numbers)
    if state.face_down(place):
        return Phrase("why-opens", places=spot)
    return Phrase("why-again", places=spot, numbers={"points": state.points()[place]})
