"""WagenWissel: negotiation (WW-7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.games.wagenwissel import money
from stamtafel.games.wagenwissel.material import (
    CHALLENGES,
    COUNTERS_ABOVE,
    COUNTERS_TO,
    EITHER,
    MUST_REFUSE,
    NOBODY,
    OFFERS_TO,
    TO_WANT,
    about_makes,
)
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    CHALLENGE,
    FOR_DEAL,
    OFFER,
    REPLY,
    TURN_OVER,
    WANT,
    Position,
)


def open_negotiation(game: Position) -> None:
    """WW-7.1: the turner may challenge whoever has a car of a make that they have too."""
    game.rival = NOBODY
    game.offer = 0
    game.counter = 0
    if rivals(game) == 0:
        game.step = TURN_OVER
    else:
        game.ask(game.turner, CHALLENGE)


def rivals(game: Position) -> i64:
    """The players with a make in common with the turner, as bits."""
    seats: i64 = 0
    mine = game.owned(game.turner)
    for seat in range(game.seats):
        if seat != game.turner and game.owned(seat) & mine != 0:
            seats |= 1 << seat
    return seats


def challenges(game: Position) -> vec[i64]:
    """WW-7.1: whom to challenge; WW-7.6: without money nobody."""
    if game.money[game.turner] == 0:
        return CHALLENGES[0]
    return CHALLENGES[rivals(game)]


def challenge(game: Position, whom: i64) -> None:
    """WW-7.1: one player."""
    game.rival = whom
    game.ask(game.turner, WANT)


def wants(game: Position) -> vec[i64]:
    """WW-7.1: the makes that both have."""
    return about_makes(TO_WANT, game.owned(game.turner) & game.owned(game.rival))


def want(game: Position, make: i64) -> None:
    """WW-7.1: one make."""
    game.wanted = make
    game.ask(game.turner, OFFER)


def offers(game: Position) -> vec[i64]:
    """WW-7.1, WW-7.6: any sum within one's means."""
    return OFFERS_TO[game.money[game.turner]]


def offer(game: Position, sum_: i64) -> None:
    """WW-7.1: an open offer."""
    game.offer = sum_
    game.ask(game.rival, ANSWER)


def answers(game: Position) -> vec[i64]:
    """WW-7.2: yes, no, or WW-7.4: a higher price, WW-7.5: a sum within the rival's means."""
    if game.setup.purchase:
        return COUNTERS_TO[game.money[game.rival]]
    return COUNTERS_ABOVE[game.offer]


def counter(game: Position, sum_: i64) -> None:
    """WW-7.2: an open counter-offer."""
    game.counter = sum_
    game.ask(game.turner, REPLY)


def replies(game: Position) -> vec[i64]:
    """WW-7.3; WW-7.6: a price above one's means can only be declined."""
    if not game.setup.purchase and game.counter > game.money[game.turner]:
        return MUST_REFUSE
    return EITHER


def agree(game: Position) -> None:
    """WW-7.2, WW-7.3: whoever buys pays and gets the car."""
    if game.counter == 0:
        money.start(game, game.turner, game.rival, game.offer, FOR_DEAL)
    elif game.setup.purchase:
        money.start(game, game.rival, game.turner, game.counter, FOR_DEAL)
    else:
        money.start(game, game.turner, game.rival, game.counter, FOR_DEAL)


def disagree(game: Position) -> None:
    """WW-7.3, WW-7.4: no deal, and the turn is over."""
    game.step = TURN_OVER
