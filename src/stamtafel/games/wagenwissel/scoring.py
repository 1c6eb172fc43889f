"""WagenWissel: scoring (WW-9)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stamtafel.games.wagenwissel.material import BIKE, COPIES, MAKES, NOBODY, TIMES
from stamtafel.games.wagenwissel.position import Position


def points(game: Position, seat: i64) -> i64:
    """WW-9.1: what a player's cars and bikes score, in tens."""
    total: i64 = 0
    for make in range(i64(MAKES)):
        total += TIMES[game.count(seat, make)] * game.setup.value[make]
    return total


def quartets(game: Position, seat: i64) -> i64:
    """WW-9.3: the complete quartets of a player, bikes left out."""
    number: i64 = 0
    for make in range(i64(BIKE + 1), i64(MAKES)):
        if game.count(seat, make) == COPIES:
            number += 1
    return number


def scores(game: Position) -> vec[i64]:
    """WW-9.1, WW-9.2, WW-9.4: cars and money; nothing for who is out."""
    totals = vec[i64](capacity=game.seats)
    for seat in range(game.seats):
        total: i64 = 0
        if (game.present >> seat) & 1:
            total = 10 * (points(game, seat) + game.money[seat])
        totals = append(totals, total)
    return totals


def returns(game: Position) -> vec[float]:
    """WW-9.3: the most points win, then the most quartets; then the win is shared."""
    totals = scores(game)
    winners: i64 = 0
    number: i64 = 0
    best: i64 = NOBODY
    for seat in range(game.seats):
        if not (game.present >> seat) & 1:
            continue  # WW-9.4
        ahead: i64 = 1
        if best != NOBODY:
            ahead = totals[seat] - totals[best]
            if ahead == 0:
                ahead = quartets(game, seat) - quartets(game, best)
        if ahead > 0:
            best = seat
            winners = 0
            number = 0
        if ahead >= 0:
            winners |= 1 << seat
            number += 1
    share = 1.0 / float(number)
    return vec[float]([share * float((winners >> seat) & 1) for seat in range(game.seats)])
