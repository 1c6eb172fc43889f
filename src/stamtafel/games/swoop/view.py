"""What one seat may know of a game of Swoop, built part by part."""

from __future__ import annotations

from collections.abc import Sequence

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
from stamtafel.games.swoop.cards import (
    EMPTY,
    FIRST_ADD,
    FIRST_TURN,
    GONE,
    JACK,
    JOKER,
    RANKS,
    SETS,
    SLOTS,
    TEN,
)
from stamtafel.games.swoop.notation import ACTIONS, FACES
from stamtafel.games.swoop.refusals import refuse
from stamtafel.games.swoop.rules import ADD, END, MIDDLE, PLAY, Swoop
from stamtafel.games.swoop.tell import describe, name_set


def see(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator (SPECTATOR)."""
    assert isinstance(state, Swoop)
    return View(
        game="swoop",
        seats=state.seats,
        seat=seat if seat >= 0 else None,
        over=state.over,
        owing=tuple(s for s in range(state.seats) if (state.owing >> s) & 1),
        prompt=prompt(state),
        scores=tuple(state.totals),
        places=places(state, seat),
        counters=counters(state),
        marks=marks(state),
        choices=choices(state, seat),
        denied=denied(state, seat),
        account=account(state),
        returns=tuple(state.returns()) if state.over else (),
    )


def prompt(state: Swoop) -> Phrase:
    """What is being decided now."""
    if state.step == ADD:
        rank = state.hidden[state.turn * SLOTS + state.turned]
        return Phrase("prompt-add", seats={"by": state.turn}, cards={"card": name_set(rank, 1)})
    if state.step == PLAY:
        key = "prompt-start" if state.top == EMPTY else "prompt-play"
        return Phrase(key, seats={"by": state.turn})
    if state.step == END:
        return Phrase("prompt-over", seats={"by": state.winner()})
    return Phrase("prompt-deal")


def in_round(state: Swoop) -> bool:
    """Whether a round is being played."""
    return state.step in (PLAY, ADD)


def places(state: Swoop, seat: int) -> tuple[Place, ...]:
    """The pile, then what lies before each player and what they hold."""
    if not state.round:
        return ()
    found = [pile(state), *swept(state)] if in_round(state) else []
    for owner in range(state.seats):
        found += [*table(state, owner), hand(state, owner, seat), *drawn(state, owner)]
    return tuple(found)


def pile(state: Swoop) -> Place:
    """SO-3.6: the whole pile, from bottom to top."""
    cards = numbered("pile", tuple(state.pile_cards()))
    return Place("pile", None, cards, len(cards))


def swept(state: Swoop) -> list[Place]:
    """SO-4.1: the set that swept the pile away just now; the rest of it is not seen again."""
    ranks = [state.swept // 8] * (state.swept % 8)
    return [Place("swept", None, numbered("swept", ranks), len(ranks))] if ranks else []


def hand(state: Swoop, owner: int, viewer: int) -> Place:
    """SO-2.1: one's own hand by rank, of others only its size; SO-6.2: all hands at the end."""
    counts = state.hands[owner * RANKS : owner * RANKS + RANKS]
    ranks = [rank for rank, count in enumerate(counts) for _ in range(count)]
    shown = owner == viewer or not in_round(state)
    return Place("hand", owner, numbered(f"hand{owner}", ranks) if shown else (), len(ranks))


def numbered(where: str, ranks: Sequence[int]) -> tuple[Card, ...]:
    """Cards with ids that tell place and rank only: cards of one rank are alike (SO-1.4)."""
    seen = dict.fromkeys(ranks, 0)
    cards = []
    for rank in ranks:
        seen[rank] += 1
        cards.append(Card(FACES[rank], f"{where}-{FACES[rank]}-{seen[rank]}"))
    return tuple(cards)


def table(state: Swoop, owner: int) -> list[Place]:
    """SO-2.1: the open cards and the hidden ones; their ids end with the place in the row."""
    found = []
    for name, row in (("open", state.open), ("hidden", state.hidden)):
        cards = []
        for slot in range(SLOTS):
            rank = row[owner * SLOTS + slot]
            if rank != GONE:
                shown = name == "open" or is_shown(state, owner, slot)
                face = FACES[rank] if shown else HIDDEN
                cards.append(Card(face, f"{name}{state.round}-{owner}-{slot}"))
        if cards:
            found.append(Place(name, owner, tuple(cards), len(cards)))
    return found


def is_shown(state: Swoop, owner: int, slot: int) -> bool:
    """SO-5.2, SO-6.2: whether a hidden card lies face up now."""
    return not in_round(state) or (owner == state.turn and slot == state.turned)


def drawn(state: Swoop, owner: int) -> list[Place]:
    """SO-2.3: what a player drew for the start, in the first round."""
    ranks = [rank for seat, rank in zip(state.drawers, state.aside, strict=False) if seat == owner]
    return [Place("drawn", owner, numbered(f"drawn{owner}", ranks), len(ranks))] if ranks else []


def counters(state: Swoop) -> tuple[Counter, ...]:
    """The round, the target, and how many cards each player has left (SO-3.6)."""
    parts = [Counter("round", None, state.round), Counter("target", None, state.setup.target)]
    left = [Counter("cards", seat, state.left[seat]) for seat in range(state.seats)]
    return tuple(parts + left)


def marks(state: Swoop) -> tuple[Mark, ...]:
    """Who starts this round, or the next one (SO-2.3, SO-2.4)."""
    return (Mark("start", state.start),) if state.start != MIDDLE else ()


def choices(state: Swoop, seat: int) -> tuple[Choice, ...]:
    """What the viewer may do now."""
    actions = tuple(state.legal(seat)) if seat >= 0 else ()
    return tuple(Choice(a, ACTIONS.write(a), describe(a)) for a in actions)


def denied(state: Swoop, seat: int) -> tuple[Denied, ...]:
    """Covered hidden cards (SO-5.1), and sets that would make more than four alike (SO-4.4)."""
    if seat < 0 or not (state.owing >> seat) & 1:
        return ()
    wished = [*range(FIRST_TURN, FIRST_TURN + SLOTS)]
    if state.step == ADD:
        wished = [*range(FIRST_ADD, len(ACTIONS))]
    elif state.top != EMPTY:
        wished += range(state.top * SETS, state.top * SETS + SETS)
    refusals = [(action, refuse(state, seat, action)) for action in wished]
    return tuple(
        Denied(action, ACTIONS.write(action), describe(action), why)
        for action, why in refusals
        if why and why.key in ("refused-covered", "refused-five-alike")
    )


def account(state: Swoop) -> tuple[Line, ...]:
    """SO-6.2: what each player had left when the last round ended, by kind of card."""
    if not state.reveal.points:
        return ()
    return tuple(line for seat in range(state.seats) for line in explain(state, seat))


def explain(state: Swoop, seat: int) -> list[Line]:
    """How a seat's points came about: cards up to 9, up to K, and those that sweep."""
    worth = state.setup.worth
    cards = state.reveal.cards[seat * RANKS : seat * RANKS + RANKS]
    high = JACK if state.is_swoop(TEN) else TEN
    kinds = {
        "low": range(TEN),
        "high" if high == JACK else "high-ten": range(high, JOKER),
        "swoop" if high == JACK else "joker": [r for r in (TEN, JOKER) if state.is_swoop(r)],
    }
    lines = []
    for kind, ranks in kinds.items():
        count = {"count": sum(cards[rank] for rank in ranks)}
        points = sum(cards[rank] * worth[rank] for rank in ranks)
        if count["count"]:
            lines.append(Line(seat, Phrase(f"account-{kind}", numbers=count), points))
    return lines or [Line(seat, Phrase("account-out"), 0)]
