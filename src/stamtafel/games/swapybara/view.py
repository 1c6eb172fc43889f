"""What one seat may know of a game of Swapybara, built part by part."""

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
from stamtafel.games.swapybara.cards import (
    ANSWER,
    ASK,
    CENTRE_SEATS,
    CENTRE_SWAP,
    EITHER,
    END,
    FIRST_GIVE,
    GIVE,
    MIDDLE,
    MINUS,
    PASS,
    PICK,
    PICKS,
    SIX,
    SIZE,
    ZERO,
)
from stamtafel.games.swapybara.notation import ACTIONS, FACES, write_place
from stamtafel.games.swapybara.refusals import refuse
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from stamtafel.games.swapybara.tell import describe


def see(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator (SPECTATOR)."""
    assert isinstance(state, Swapybara)
    return View(
        game="swapybara",
        seats=state.seats,
        seat=seat if seat >= 0 else None,
        over=state.over,
        owing=tuple(s for s in range(state.seats) if (state.owing >> s) & 1),
        prompt=prompt(state, seat),
        scores=tuple(state.totals),
        places=places(state, seat),
        counters=counters(state),
        marks=marks(state),
        choices=choices(state, seat),
        denied=denied(state, seat),
        account=account(state),
        returns=tuple(state.returns()) if state.over else (),
    )


def prompt(state: Swapybara, seat: int) -> Phrase:
    """What is being decided now."""
    if state.step == ASK:
        key = "prompt-pass" if PASS in state.legal(state.turn) else "prompt-ask"  # SW-8.8
        return Phrase(key, seats={"by": state.turn})
    if state.step == ANSWER:
        return Phrase("prompt-answer", seats={"by": state.asker, "whom": state.turn})
    if state.step == GIVE:
        return Phrase("prompt-give", seats={"by": state.turn})
    if state.step == PICK:
        return Phrase("prompt-pick", seats={"by": state.turn})
    if state.step == END:
        return prompt_over(state)
    return Phrase("prompt-deal")


def prompt_over(state: Swapybara) -> Phrase:
    """SW-7.1: who has won; SW-8.9: offenders may share the win."""
    winners = [seat for seat, share in enumerate(state.returns()) if share]
    if len(winners) > 1:
        return Phrase("prompt-shared")
    return Phrase("prompt-over", seats={"by": winners[0]})


def places(state: Swapybara, seat: int) -> tuple[Place, ...]:
    """Each player's card, and the centre card with four players (SW-2.2)."""
    cards = [
        Place("card", s, (see_card(state, s, seat),), 1) for s in range(state.seats) if state.round
    ]
    if state.seats == CENTRE_SEATS and (in_round(state) or state.reveal.centre >= 0):
        cards.append(Place("centre", None, see_centre(state), 1))
    return tuple(cards)


def see_centre(state: Swapybara) -> tuple[Card, ...]:
    """SW-2.2: the centre card; SW-8.10: shown at the reveal in honour mode only."""
    if in_round(state):
        return (see_card(state, state.seats, state.seats + 1),)
    return (Card(FACES[state.reveal.centre], f"r{state.round}-centre"),)


def in_round(state: Swapybara) -> bool:
    """Whether cards lie before the players, not yet scored."""
    return state.step in (ASK, ANSWER, GIVE)


def see_card(state: Swapybara, owner: int, viewer: int) -> Card:
    """SW-2.1, SW-6.1: one's own card, and all cards at the reveal."""
    if not in_round(state):
        return Card(FACES[state.reveal.cards[owner]], f"r{state.round}-{owner}")
    shown = owner == viewer or known_to_all(state, owner)
    return Card(FACES[state.card(owner)] if shown else HIDDEN, card_id(state, owner))


def known_to_all(state: Swapybara, place: int) -> bool:
    """SW-5.1: the 0 that is to be given away; SW-8.10: a card whose breach has been called."""
    return bool(SIZE[state.may[state.lies[place]]] == 1)


def card_id(state: Swapybara, place: int) -> str:
    """Which of the cards dealt this round lies here: all swaps are public, so all know (SW-3.5)."""
    return f"c{state.round}-{state.lies[place]}"


def counters(state: Swapybara) -> tuple[Counter, ...]:
    """The round, the target, and how many turns each player still in has had (SW-3.1, SW-8.3)."""
    parts = [Counter("round", None, state.round), Counter("turns", None, state.setup.turns)]
    if state.setup.rounds:
        parts.append(Counter("rounds", None, state.setup.rounds))
    else:
        parts.append(Counter("target", None, state.setup.target))
    for seat in range(state.seats):
        after = (seat - state.start) % state.seats
        had = (state.taken + state.seats - 1 - after) // state.seats if in_round(state) else 0
        if not (state.out >> seat) & 1:
            parts.append(Counter("turns-had", seat, had))
    return tuple(parts)


def marks(state: Swapybara) -> tuple[Mark, ...]:
    """The three tokens, the start player, the pointers and who used the centre."""
    tokens = [("six", state.six), ("minus", state.minus), ("shield", state.shield)]
    parts = [Mark(name, owner if owner != MIDDLE else None) for name, owner in tokens]
    if state.start != MIDDLE:
        parts.append(Mark("start", state.start))
    for seat in range(state.seats):
        if in_round(state) and state.pointer[seat] != MIDDLE:
            parts.append(Mark("pointer", seat, write_place(state.pointer[seat])))
        if in_round(state) and (state.used >> seat) & 1:
            parts.append(Mark("centre-used", seat))
        if (state.out >> seat) & 1:
            parts.append(Mark("out", seat))
    return tuple(parts)


def choices(state: Swapybara, seat: int) -> tuple[Choice, ...]:
    """What the viewer may do now."""
    actions = tuple(state.legal(seat)) if seat >= 0 else ()
    return tuple(Choice(a, ACTIONS.write(a), describe(a)) for a in actions)


def denied(state: Swapybara, seat: int) -> tuple[Denied, ...]:
    """What the viewer might expect to be able to do now, and why not; for nobody else to see."""
    if seat < 0 or not (state.owing >> seat) & 1:
        return ()
    seats = [s for s in range(state.seats) if s != seat and not (state.out >> s) & 1]
    asked = [] if PASS in state.legal(seat) else seats
    wished = {
        ASK: [*asked, *([CENTRE_SWAP] if state.seats == CENTRE_SEATS else [])],
        ANSWER: list(EITHER),
        GIVE: [FIRST_GIVE + other for other in seats],
        PICK: list(PICKS),
    }[state.step]
    refusals = [(action, refuse(state, seat, action)) for action in wished]
    return tuple(Denied(a, ACTIONS.write(a), describe(a), why) for a, why in refusals if why)


def account(state: Swapybara) -> tuple[Line, ...]:
    """SW-6: how the last round was scored, player by player."""
    if not state.reveal.cards:
        return ()
    return tuple(Line(s, explain(state, s), state.reveal.points[s]) for s in range(state.seats))


def explain(state: Swapybara, seat: int) -> Phrase:
    """Why a seat's last card scored what it did."""
    card = state.reveal.cards[seat]
    points = state.reveal.points[seat]
    numbers = {"points": points}
    key = "account-plain"
    if (state.reveal.out >> seat) & 1:  # SW-8.3, SW-8.6
        key = "account-called" if (state.reveal.called >> seat) & 1 else "account-out"
        numbers["undone"] = state.reveal.undone[seat]
    elif card == SIX:
        key = "account-six" if points == 6 else "account-six-again"
    elif card == MINUS:
        key = "account-minus" if points == -1 else "account-minus-again"
    elif card == ZERO:
        key = "account-zero"
    return Phrase(key, cards={"card": FACES[card]}, numbers=numbers)
