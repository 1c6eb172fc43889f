"""What one seat may know of a game of Symbiose, built part by part."""

from __future__ import annotations

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
from stamtafel.games.symbiose.notation import ACTIONS, SLOTS
from stamtafel.games.symbiose.refusals import refuse
from stamtafel.games.symbiose.rules import (
    BIT,
    BY_LOT,
    COLUMNS,
    FIRST,
    FIXED,
    KINDS,
    MOVE,
    NO_SWAP,
    SWAP,
    TURN,
    TURN_UP,
    Symbiose,
)
from stamtafel.games.symbiose.tell import describe, face_at, who_won

# Counters by animal and colour: how many cards that show it nobody has seen.
UNSEEN = (
    "unseen-dragonfly",
    "unseen-fish",
    "unseen-snail",
    "unseen-frog",
    "unseen-pink",
    "unseen-green",
    "unseen-orange",
    "unseen-blue",
)


def see(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator (SPECTATOR)."""
    assert isinstance(state, Symbiose)
    return View(
        game="symbiose",
        seats=state.seats,
        seat=seat if seat >= 0 else None,
        over=state.over,
        owing=tuple(s for s in range(state.seats) if (state.owing >> s) & 1),
        prompt=prompt(state, seat),
        scores=tuple(state.scores()),
        places=places(state),
        counters=counters(state),
        marks=marks(state, seat),
        choices=choices(state, seat),
        denied=denied(state, seat),
        account=account(state) if state.over else (),
        returns=tuple(state.returns()) if state.over else (),
    )


def prompt(state: Symbiose, seat: int) -> Phrase:
    """What is being decided now."""
    if state.over:
        how, winners = who_won(state, seat)
        return Phrase(f"prompt-{how}", seats=winners)
    if state.step == FIRST:
        if seat >= 0 and (state.owing >> seat) & 1:
            return Phrase("prompt-first")
        return Phrase("prompt-first-wait", numbers={"players": int(state.owing).bit_count()})
    if state.step in (SWAP, TURN):
        key = "prompt-swap" if state.step == SWAP else "prompt-turn"
        return Phrase(key, seats={"by": state.turn})
    return Phrase("prompt-deal")


def places(state: Symbiose) -> tuple[Place, ...]:
    """The ponds (SY-2.1) and the river (SY-2.2, SY-5.1), the same for all: nobody sees more."""
    if not len(state.lies):
        return ()
    cards = tuple(see_card(state, place) for place in range(len(state.lies)))
    pond, bank = state.setup.pond, state.setup.bank
    ponds = [
        Place("pond", seat, cards[seat * pond : (seat + 1) * pond], pond)
        for seat in range(state.seats)
    ]
    return (*ponds, Place("river", None, cards[bank:], state.setup.river))


def see_card(state: Symbiose, place: int) -> Card:
    """An open card, or a back; its id tells where it was dealt, as all who watched know."""
    face = HIDDEN if state.face_down(place) else face_at(state, place)
    return Card(face, f"c{state.lies[place]}")


def counters(state: Symbiose) -> tuple[Counter, ...]:
    """Turns left (SY-3.4), a team's points (SY-6.3), cards of each kind that nobody has seen."""
    parts = []
    for seat in range(state.seats if len(state.lies) else 0):
        closed = sum(state.face_down(state.at(seat, slot)) for slot in range(state.setup.pond))
        first = state.step == FIRST  # the first card is turned up without a turn
        parts.append(Counter("turns", seat, closed - first))
    if state.setup.teams:
        parts += [Counter("team", seat, total) for seat, total in enumerate(state.totals())]
    unseen = zip(UNSEEN, count_unseen(state), strict=True)
    return (*parts, *(Counter(name, None, count) for name, count in unseen))


def count_unseen(state: Symbiose) -> list[int]:
    """How many cards of each animal and colour are in the deck but nowhere open."""
    deck = state.setup.deck
    open_places = [place for place in range(len(state.lies)) if not state.face_down(place)]
    seen = {state.card(place) for place in open_places}
    unseen = [0] * KINDS
    for card in range(len(deck.points)):
        if card not in seen:
            unseen[deck.animal[card]] += 1
            unseen[deck.colour[card]] += 1
    return unseen


def marks(state: Symbiose, seat: int) -> tuple[Mark, ...]:
    """The start player, what each pond's sides look at, and the viewer's own first card."""
    parts = [] if state.start == BY_LOT else [Mark("start", state.start)]
    pond = state.setup.pond
    for owner in range(state.seats):
        for name, column in (("left", 0), ("right", COLUMNS - 1)):
            pond_seen = state.setup.looks[owner * pond + column]
            parts.append(Mark(name, owner, write_pond(state, pond_seen)))
    for slot in range(pond):
        if seat >= 0 and (state.chosen >> (seat * pond + slot)) & 1:
            parts.append(Mark("chosen", seat, SLOTS[slot]))
    return tuple(parts)


def write_pond(state: Symbiose, pond: int) -> str:
    """A pond as text: the seat of its owner, or the river."""
    return "river" if pond == state.seats else str(pond)


def choices(state: Symbiose, seat: int) -> tuple[Choice, ...]:
    """What the viewer may do now."""
    actions = tuple(state.legal(seat)) if seat >= 0 else ()
    now = state.totals()[seat] if actions and state.step == SWAP else 0
    return tuple(Choice(a, ACTIONS.write(a), foresee(state, seat, a, now)) for a in actions)


def foresee(state: Symbiose, seat: int, action: int, now: int) -> Phrase:
    """SY-4.5: an action, and what a swap would do to one's points, as far as cards lie open."""
    plain = describe(action)
    move = MOVE[action]
    river = state.setup.bank + move.river
    if move.river == NO_SWAP or state.face_down(river):
        return plain
    points = swapped(state, state.at(seat, move.slot), river).totals()[seat]
    change = points - now
    numbers = {"points": points, "change": change, "way": (change > 0) - (change < 0)}
    key = "action-swap-team" if state.setup.teams else "action-swap-points"
    return Phrase(key, places=plain.places, numbers=numbers)


def swapped(state: Symbiose, place: int, river: int) -> Symbiose:
    """The table after a swap with an open card; a card that nobody has seen stays face down."""
    after = state.clone()
    after.lies[place], after.lies[river] = state.lies[river], state.lies[place]
    if state.face_down(place):
        after.closed += BIT[river] - BIT[place]
    return after


def denied(state: Symbiose, seat: int) -> tuple[Denied, ...]:
    """The open cards that the viewer cannot turn up."""
    if seat < 0 or not (state.owing >> seat) & 1 or state.step == SWAP:
        return ()
    turns = range(TURN_UP, TURN_UP + state.setup.pond)
    refusals = [(action, refuse(state, seat, action)) for action in turns]
    return tuple(Denied(a, ACTIONS.write(a), describe(a), why) for a, why in refusals if why)


def account(state: Symbiose) -> tuple[Line, ...]:
    """SY-4: what each open card scores, pond by pond."""
    return tuple(
        Line(state.setup.owner[place], explain(state, place, points), points)
        for place, points in enumerate(state.points())
        if not state.face_down(place)
    )


def explain(state: Symbiose, place: int, points: int) -> Phrase:
    """SY-4.1, SY-4.2: why a card scores what it does."""
    setup = state.setup
    card = state.card(place)
    cards = {"card": face_at(state, place)}
    places = {"spot": SLOTS[place % setup.pond]}
    if setup.deck.counts[card] == FIXED:
        return Phrase("account-fixed", cards=cards, places=places)
    found = {"found": points // setup.deck.points[card]}
    pond = setup.looks[place]
    if pond == setup.owner[place]:
        return Phrase("account-own", cards=cards, places=places, numbers=found)
    if pond == state.seats:
        return Phrase("account-river", cards=cards, places=places, numbers=found)
    seats = {"whom": pond}
    return Phrase("account-other", seats=seats, cards=cards, places=places, numbers=found)
