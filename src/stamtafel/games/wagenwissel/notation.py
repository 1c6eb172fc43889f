"""WagenWissel's actions, cards and deals as text, both ways.

Actions: `bid 120`, `pass`, `sell`, `buy`, `lay 50`, `draw`, `leave`, `name 4`, `lose 4`, `give 4`,
`take 4`, `export 4`, `put-up 4`, `want 4`, `trade-with 2`, `challenge 2`, `offer 120`,
`counter 150`, `accept`, `refuse`. A make is the number of its quartet: 1 the bike, 8 the transport.
Deals: `lot 2 0 1 3`; `4b 1a 8c ...` (quartet and card); `4-receive-50 25-loss ...` (number in the
deck and what the card does).
"""

from __future__ import annotations

from collections.abc import Sequence

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.notation import Catalogue, read_order, write_order
from stamtafel.core.state import State
from stamtafel.games.wagenwissel.decks import EFFECTS, WITHOUT_SUM
from stamtafel.games.wagenwissel.material import (
    MOVE,
    PASS,
    TO_ACCEPT,
    TO_BID,
    TO_BUY,
    TO_CHALLENGE,
    TO_COUNTER,
    TO_DRAW,
    TO_EXPORT,
    TO_GIVE,
    TO_LAY,
    TO_LEAVE,
    TO_LOSE,
    TO_NAME,
    TO_OFFER,
    TO_PUT_UP,
    TO_REFUSE,
    TO_SELL,
    TO_TAKE,
    TO_TRADE_WITH,
    TO_WANT,
    WORTH,
    Setup,
)
from stamtafel.games.wagenwissel.position import DEAL_CARS, LOT
from stamtafel.games.wagenwissel.rules import WagenWissel

VERBS = {
    TO_BID: "bid",
    TO_SELL: "sell",
    TO_BUY: "buy",
    TO_LAY: "lay",
    TO_DRAW: "draw",
    TO_LEAVE: "leave",
    TO_NAME: "name",
    TO_LOSE: "lose",
    TO_GIVE: "give",
    TO_TAKE: "take",
    TO_EXPORT: "export",
    TO_PUT_UP: "put-up",
    TO_WANT: "want",
    TO_TRADE_WITH: "trade-with",
    TO_CHALLENGE: "challenge",
    TO_OFFER: "offer",
    TO_COUNTER: "counter",
    TO_ACCEPT: "accept",
    TO_REFUSE: "refuse",
}
NO_BID = "pass"
LETTERS = "abcd"


def verb(action: int) -> str:
    """What kind of action a number is, as a word."""
    return NO_BID if action == PASS else VERBS[MOVE[action].kind]


def write_move(action: int) -> str:
    """An action as text, sums in euros."""
    move = MOVE[action]
    parts = [verb(action)]
    if move.sum > 0:
        parts.append(str(10 * move.sum))
    elif move.note >= 0:
        parts.append(str(10 * WORTH[move.note]))
    elif move.make >= 0:
        parts.append(str(move.make + 1))
    elif move.whom >= 0:
        parts.append(str(move.whom))
    return " ".join(parts)


ACTIONS = Catalogue(write_move(action) for action in range(len(MOVE)))


def car_texts(setup: Setup) -> list[str]:
    """The texts of all car cards, in order."""
    return [f"{q + 1}{LETTERS[c]}" for q in range(setup.quartets) for c in range(setup.each)]


def chance_face(setup: Setup, card: int) -> str:
    """What a chance card does, and with which sum: `receive-50`, `loss`."""
    effect = EFFECTS[setup.effect[card]]
    return effect if effect in WITHOUT_SUM else f"{effect}-{10 * setup.amount[card]}"


def chance_texts(setup: Setup) -> list[str]:
    """The texts of all chance cards, in order."""
    return [f"{card + 1}-{chance_face(setup, card)}" for card in range(len(setup.effect))]


def texts(state: WagenWissel) -> list[str]:
    """The texts of the cards that are about to be dealt."""
    return (car_texts if state.step == DEAL_CARS else chance_texts)(state.setup)


def cards(state: State) -> tuple[list[str], int]:
    """The cards to be dealt by number; cars of a make are alike (WW-1.1), as are equal effects."""
    assert isinstance(state, WagenWissel)
    if state.step == LOT:
        return [str(card) for card in range(state.due)], state.due
    if state.step == DEAL_CARS:
        return [str(card // state.setup.each + 1) for card in range(state.due)], state.due
    return [chance_face(state.setup, card) for card in range(state.due)], state.due


def write_deal(state: State, order: Sequence[int]) -> str:
    """A deal that is about to happen as text."""
    assert isinstance(state, WagenWissel)
    if state.step == LOT:
        return f"lot {write_order(order)}"
    cards = texts(state)
    return " ".join(cards[card] for card in order)


def read_deal(state: State, text: str) -> Sequence[int]:
    """The order of a deal from its text; raises NotUnderstood."""
    assert isinstance(state, WagenWissel)
    if state.step == LOT:
        return read_order(text.removeprefix("lot "), state.due)
    cards = texts(state)
    words = text.split()
    if sorted(words) != sorted(cards):
        raise NotUnderstood("no-such-deal", text=text)
    return tuple(cards.index(word) for word in words)
