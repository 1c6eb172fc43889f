"""What one seat may know, built part by part, and what it is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stamtafel.core.state import State
from stamtafel.core.view import (
    HIDDEN,
    Card,
    Choice,
    Counter,
    Denied,
    Line,
    Mark,
    Phrase,
    Place,
    View,
)

from .notation import ACTIONS
from .refusals import refuse
from .rules import NONE, PEBBLES, Pebbles


def see(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    assert isinstance(state, Pebbles)
    legal = tuple(state.legal(seat)) if seat >= 0 else ()
    return View(
        game="pebbles",
        seats=state.seats,
        seat=seat if seat >= 0 else None,
        over=state.over,
        owing=tuple(s for s in range(state.seats) if (state.owing >> s) & 1),
        prompt=Phrase("prompt-over" if state.over else "prompt-lay"),
        scores=tuple(state.points),
        places=tuple(place for owner in range(state.seats) for place in places(state, owner, seat)),
        counters=(Counter("left", None, len(state.hands[0])),),
        marks=(Mark("won", state.won),) if state.won != NONE else (),
        choices=tuple(Choice(a, ACTIONS.write(a), describe(a)) for a in legal),
        denied=denied(state, seat) if legal else (),
        account=tuple(Line(s, Phrase("account-shown"), state.points[s]) for s in shown(state)),
        returns=tuple(state.returns()) if state.over else (),
    )


def places(state: Pebbles, owner: int, viewer: int) -> Iterable[Place]:
    """A hand, and the pebble laid: in secret, or shown by the last turn."""
    yield place("hand", owner, state.hands[owner], owner == viewer)
    if state.laid[owner] != NONE:
        yield place("laid", owner, [state.laid[owner]], owner == viewer)
    elif state.shown:
        yield place("laid", owner, [state.shown[owner]], True)


def place(name: str, owner: int, pebbles: Sequence[int], seen: bool) -> Place:
    """Pebbles with their faces, or only their backs."""
    cards = tuple(Card(str(pebble + 1) if seen else HIDDEN) for pebble in pebbles)
    return Place(name, owner, cards, len(cards))


def denied(state: Pebbles, seat: int) -> tuple[Denied, ...]:
    """The pebbles that the seat has laid before, and why they cannot be laid again."""
    refusals = [(pebble, refuse(state, seat, pebble)) for pebble in state.gone]
    return tuple(Denied(a, ACTIONS.write(a), describe(a), why) for a, why in refusals if why)


def shown(state: Pebbles) -> range:
    """Whose points are accounted for: all, after the last turn."""
    return range(state.seats if state.over else 0)


def describe(action: int) -> Phrase:
    """An action as a phrase."""
    return Phrase("action-lay", cards={"card": str(action + 1)})


def tell(
    before: State, seat: int | None, action: int | Sequence[int], after: State, viewer: int | None
) -> tuple[Phrase, ...]:
    """The events of one step; which pebble was laid, only who laid it, until all are shown."""
    assert isinstance(before, Pebbles)
    assert isinstance(after, Pebbles)
    if seat is None:
        return (Phrase("told-deal", numbers={"count": after.hand, "left": rest(after)}),)
    laid = Phrase("told-laid", seats={"by": seat})
    if viewer == seat and isinstance(action, int):
        laid = Phrase("told-laid-mine", cards={"card": str(action + 1)})
    if after.owing and after.gone == before.gone:
        return (laid,)
    cards = [{"card": str(pebble + 1)} for pebble in after.shown]
    events = [Phrase("told-shown", seats={"by": s}, cards=cards[s]) for s in range(after.seats)]
    return (laid, *events, Phrase("told-won", seats={"by": after.won}))


def rest(state: Pebbles) -> int:
    """How many pebbles stay in the bag."""
    return PEBBLES - state.seats * state.hand
