"""Why a seat may well do something in Swapybara, by its own card and what all know of others."""

from __future__ import annotations

from stamtafel.core.state import State, row
from stamtafel.core.view import Phrase
from stamtafel.games.swapybara.cards import (
    CARDS,
    CENTRE,
    FIVE,
    FOUR,
    MOVE,
    ONE,
    TO_ACCEPT,
    TO_ASK,
    TO_CALL,
    TO_CENTRE,
    TO_GIVE,
    TO_PICK,
    TO_REFUSE,
    TWO,
    ZERO,
)
from stamtafel.games.swapybara.deals import count_ways
from stamtafel.games.swapybara.notation import FACES
from stamtafel.games.swapybara.rules import Swapybara

DUTIES = {ZERO: "why-pick-zero", ONE: "why-pick-one", TWO: "why-pick-two"}


def explain(state: State, seat: int, action: int) -> Phrase:
    """Why a seat may well take this action."""
    assert isinstance(state, Swapybara)
    move = MOVE[action]
    if move.kind == TO_ASK:
        return ask(state, seat, move.whom)
    if move.kind == TO_CENTRE:
        return compare(state, seat, state.seats, "centre")
    if move.kind == TO_ACCEPT:
        return accept(state, seat)
    if move.kind == TO_REFUSE:
        return refuse(state, seat)
    if move.kind == TO_PICK:
        return pick(state, seat, move.card)
    if move.kind == TO_GIVE:
        return give(state, seat, move.whom)
    if move.kind == TO_CALL:
        return Phrase("why-call", seats={"whom": move.whom})
    return Phrase("why-pass")


# What a seat knows of a card


def possible(state: Swapybara, seat: int, place: int) -> dict[int, int]:
    """The faces that the card at a place can have as far as the seat knows, each in so many ways.

    What it has held it knows; the rest lies in all ways that agree with what all know.
    """
    card = state.lies[place]
    if (state.held[card] >> seat) & 1:
        return {state.dealt[card]: 1}
    others = [k for k in range(CARDS) if k != card and not (state.held[k] >> seat) & 1]
    faces = sum(1 << state.dealt[k] for k in [card, *others])
    count = count_ways(row([card, *others]), state.may, faces)
    able = [face for face in range(CARDS) if (faces & state.may[card]) >> face & 1]
    ways = {face: int(count[faces - (1 << face)]) for face in able}
    return {face: ways[face] for face in able if ways[face]}


def known(state: Swapybara, seat: int, place: int) -> int | None:
    """The face of the card at a place if the seat knows it."""
    faces = possible(state, seat, place)
    return next(iter(faces)) if len(faces) == 1 else None


def expected(state: Swapybara, seat: int, place: int) -> float:
    """What the card at a place would score for the seat, on average if it is unknown."""
    faces = possible(state, seat, place)
    return sum(state.worth(seat, one) * faces[one] for one in faces) / sum(faces.values())


def compare(state: Swapybara, seat: int, place: int, what: str, **seats: int) -> Phrase:
    """Sets one's own card against the one at a place, whose face is named if it is known."""
    own, face = state.card(seat), known(state, seat, place)
    there = round(expected(state, seat, place))  # compared as it is said
    here: int = state.worth(seat, own)
    numbers = {"here": here, "there": there, "way": (there > here) - (there < here)}
    cards = {"card": FACES[own]} | ({} if face is None else {"other": FACES[face]})
    key = f"why-{what}" if face is None else f"why-{what}-known"
    return Phrase(key, seats, cards, {}, numbers)


# The decisions


def ask(state: Swapybara, seat: int, whom: int) -> Phrase:
    """SW-3.2: the better card, or if one's own is good, somebody who need not accept."""
    own, seats = state.card(seat), {"whom": whom}
    if own == FIVE and not state.neighbours(seat, whom):
        return Phrase("why-ask-breach", seats)  # SW-8.1
    if known(state, seat, whom) == TWO:
        return Phrase("why-ask-two", seats, {"card": FACES[own]})
    if own == ZERO:
        return Phrase("why-ask-zero", seats)
    said = compare(state, seat, whom, "ask", whom=whom)
    if said.numbers["way"] < 1 and known(state, seat, whom) != FOUR:
        bound = FOUR in possible(state, seat, whom)
        return Phrase("why-ask-must" if bound else "why-ask-free", seats, said.cards)
    return said


def accept(state: Swapybara, seat: int) -> Phrase:
    """SW-3.3: what comes against what goes; SW-4.4, SW-8.1: what binds."""
    own = state.card(seat)
    if own == FOUR:
        return Phrase("why-four")
    if own == TWO:
        return Phrase("why-breach", cards={"card": FACES[own]})
    return compare(state, seat, state.asker, "accept", by=state.asker)


def refuse(state: Swapybara, seat: int) -> Phrase:
    """SW-3.3: what one has against what would come; SW-4.2, SW-8.1: what binds."""
    own = state.card(seat)
    if own == TWO:
        return Phrase("why-two")
    if own == FOUR:
        return Phrase("why-breach", cards={"card": FACES[own]})
    if own == ZERO:
        return Phrase("why-refuse-zero")
    return compare(state, seat, state.asker, "refuse", by=state.asker)


def pick(state: Swapybara, seat: int, card: int) -> Phrase:
    """SW-2.3: what scores most by the tokens, or what its duty is good for."""
    points = state.worth(seat, card)
    best = max(state.worth(seat, other) for other in range(CARDS))
    key = "why-pick-best" if points == best else DUTIES.get(card, "why-pick")
    return Phrase(key, cards={"card": FACES[card]}, numbers={"points": points})


def give(state: Swapybara, seat: int, whom: int) -> Phrase:
    """SW-5.2, SW-5.3: who leads gets nothing; else it counts which card comes for the 0."""
    place = state.seats if whom == CENTRE else whom
    there = {"there": round(expected(state, seat, place))}
    if whom == CENTRE:
        return Phrase("why-give-centre", numbers=there)
    totals = [state.totals[other] for other in range(state.seats) if other != seat]
    leads = state.totals[whom] == max(totals) > min(totals) and known(state, seat, place) is None
    numbers = there | {"points": state.totals[whom]}
    return Phrase("why-give-leader" if leads else "why-give", {"whom": whom}, numbers=numbers)
