"""Positions of WagenWissel, drawn as text."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from stamtafel.core.game import OptionValue
from stamtafel.core.record import Record
from stamtafel.games.wagenwissel import GAME
from stamtafel.server.look import Entry, Look
from tests.browser.gallery import look_at
from tests.games.wagenwissel import drawing

SEATS = 4
ALL = "1 2 3 4 5 6 7 8"
OTHERS = f"B: 500 200 100 50, {ALL} | C: 500 100 50 20 10, {ALL} | D: 200 100 50 10, 1 2 3 5 6 7 8"
FULL = f"A: 500 200 100 50 20 10, {ALL} | {OTHERS}"  # all cars but the last one
NO_CHANGE = f"A: 500 200 50, {ALL} | {OTHERS}"
POOR = f"A: 20 10, {ALL} | {OTHERS}"
BARE = "A: 10 | B: 500 200 100 50, 2 | C: 100 50, 3 | D: 200 100, 5"
PASSED = ("B pass", "C pass", "D pass")
DEAL = (*PASSED, "A name 7", "A challenge B", "A want 8")
OPEN: dict[str, OptionValue] = {"auction": "open", "start": "D"}
SHARES: dict[str, OptionValue] = {"chance": "shares-20"}

# How a position is drawn, with what, and the moves that lead to it.
POSITIONS: dict[str, tuple[str, dict[str, OptionValue], tuple[str, ...]]] = {
    "bid": (FULL, {"start": "D"}, ("B bid 50", "C bid 100")),
    "gaps": (f"A: 500 200 100, {ALL} | {OTHERS}", {"start": "D"}, ()),
    "envelope": (FULL, {"start": "D"}, ("A bid 50",)),
    "raise": (FULL, OPEN, ("A pass", "B bid 40", "C bid 1200")),
    "choose": (FULL, {}, ("B bid 50", "C bid 100", "D bid 300")),
    "cannot buy": (POOR, {}, ("B bid 50", "C bid 100", "D bid 300")),
    "pay": (FULL, {}, ("B bid 50", "C bid 100", "D bid 300", "A buy")),
    "pay on": (FULL, {}, ("B bid 50", "C bid 100", "D bid 300", "A buy", "A lay 200")),
    "pay too much": (NO_CHANGE, {}, ("B bid 50", "C bid 100", "D bid 300", "A buy")),
    "pay the pot": (f"A: 100, {ALL} | {OTHERS}", {"chance": "pay-50"}, PASSED),
    "shares": (FULL, SHARES, PASSED),
    "lose": (FULL, {"chance": "loss"}, PASSED),
    "trade": (FULL, {"chance": "trade"}, PASSED),
    "take": (FULL, {"chance": "trade"}, (*PASSED, "A give 7")),
    "take from": (FULL, {"chance": "trade"}, (*PASSED, "A give 7", "A take 3")),
    "export": (FULL, {"chance": "export"}, PASSED),
    "challenge": (FULL, SHARES, (*PASSED, "A name 7")),
    "want": (FULL, SHARES, DEAL[:-1]),
    "offer": (FULL, SHARES, DEAL),
    "wait": (FULL, SHARES, (*DEAL, "A offer 450")),
    "answer": (
        FULL,
        SHARES | {"start": "D"},
        ("A pass", "B pass", "C pass", "D name 7", "D challenge A", "D want 8", "D offer 300"),
    ),
    "reply": (FULL, SHARES, (*DEAL, "A offer 450", "B counter 500")),
    "dear reply": (FULL, SHARES, (*DEAL, "A offer 450", "B counter 4130")),
    "purchase": (
        FULL,
        SHARES | {"counter_offer": "purchase"},
        (*DEAL, "A offer 450", "B counter 500"),
    ),
    "put up": (FULL, OPEN, ("A bid 4000", "B pass", "C pass", "D sell")),
    "out": (BARE, OPEN, ("A bid 4000", "B pass", "C pass", "D sell")),
    "over": (FULL, SHARES, (*PASSED, "A name 7", "A leave")),
}


@cache
def look(name: str, seats: int) -> Look:
    """What A sees of a position."""
    assert seats == SEATS
    drawn, given, moves = POSITIONS[name]
    state = drawing.table(drawn, **given)  # type: ignore[arg-type]
    told = []
    for version, move in enumerate(moves):
        before, (seat, action) = state.clone(), drawing.read(move)
        drawing.play(state, move)
        told.append(Entry(version, GAME.tell(before, seat, action, state, 0)))
    return replace(look_at(GAME, Record.begin(GAME, SEATS), state, 0), log=tuple(told))
