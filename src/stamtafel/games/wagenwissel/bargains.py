"""Why a seat may well do something in WagenWissel: chance cards, cars of one's own, negotiation."""

from __future__ import annotations

from stamtafel.core.view import Phrase
from stamtafel.games.wagenwissel import chance, haggle
from stamtafel.games.wagenwissel.auction import still_to_sell
from stamtafel.games.wagenwissel.judgement import luck
from stamtafel.games.wagenwissel.material import (
    ACCEPT,
    LEAVE,
    MAKES,
    MOVE,
    NOBODY,
    REFUSE,
    TO_COUNTER,
)
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    CHALLENGE,
    DRAW_OR_NOT,
    EXPORT_CAR,
    NAME_RECALL,
    NAME_SHARES,
    OFFER,
    PUT_UP,
    TRADE_GIVE,
    TRADE_TAKE,
    WANT,
)
from stamtafel.games.wagenwissel.rules import WagenWissel
from stamtafel.games.wagenwissel.tell import name, say
from stamtafel.games.wagenwissel.worth import cheapest, gain, loss, rate_of_money


def tens(game: WagenWissel, worth: float) -> int:
    """What something is worth in money, in tens."""
    return max(0, round(worth / rate_of_money(game)))


def weigh(
    key: str, sum_: int, worth: int, whom: int = NOBODY, card: str = "", **more: int
) -> Phrase:
    """A sum against what something is worth, both in tens, and which of them is higher."""
    said = say(key, NOBODY, whom, card, sum=sum_, worth=worth, **more)
    way = (sum_ > worth) - (sum_ < worth)
    return Phrase(key, said.seats, said.cards, {}, said.numbers | {"way": way})


def makes_of(bits: int) -> list[int]:
    """The makes of a set."""
    return [make for make in range(MAKES) if (bits >> make) & 1]


# WW-6 Chance cards, and the forced sale


def own_car(game: WagenWissel, seat: int, action: int) -> Phrase:
    """What is decided about a chance card or about cars of one's own."""
    make, step = MOVE[action].make, game.step
    if step == DRAW_OR_NOT:
        cards: int = len(game.setup.effect)
        mean = round(luck(game, seat) / cards)
        said = weigh("why-no-card" if action == LEAVE else "why-card", mean, 0)
        return Phrase(said.key, numbers=said.numbers | {"worth": abs(10 * mean)})
    if action == LEAVE:
        cars = makes_of(game.owned(seat) & chance.EXPORTABLE)
        best = max(game.setup.value[one] - tens(game, loss(game, seat, one)) for one in cars)
        return weigh("why-no-export", best, 0)
    card, others = name(game, make), sum(game.count(s, make) for s in range(game.seats))
    if step == NAME_SHARES:
        return say("why-shares", card=card, sum=others * game.setup.amount[game.chance])
    worth = tens(game, loss(game, seat, make))
    if step == EXPORT_CAR:
        return weigh("why-export", game.setup.value[make], worth, card=card)
    if step == NAME_RECALL:
        losers = sum(game.count(s, make) > 0 for s in range(game.seats) if s != seat)
        said = say("why-recall", card=card, worth=worth)
        return Phrase(said.key, {}, said.cards, {}, said.numbers | {"count": losers})
    makes = still_to_sell(game) if step == PUT_UP else game.owned(seat)
    least = tens(game, loss(game, seat, cheapest(game, seat, makes)))
    return weigh("why-put-up" if step == PUT_UP else "why-lose", least, worth, card=card)


def trade(game: WagenWissel, seat: int, action: int) -> Phrase:
    """WW-6.4: what goes against what comes."""
    move = MOVE[action]
    if action == LEAVE:
        gives = makes_of(chance.can_give(game))
        return weigh("why-no-trade", max(best_swap(game, seat, give) for give in gives), 0)
    if game.step == TRADE_GIVE:
        cost = tens(game, loss(game, seat, move.make))
        best = best_swap(game, seat, move.make)
        return weigh("why-give", best, 0, card=name(game, move.make), cost=cost)
    if game.step == TRADE_TAKE:
        cost = tens(game, loss(game, seat, game.given))
        worth = tens(game, gain(game, seat, move.make))
        said = say("why-take", card=name(game, move.make), worth=worth, cost=cost)
        return Phrase(said.key, {}, said.cards | {"gave": name(game, game.given)}, {}, said.numbers)
    cost = tens(game, loss(game, move.whom, game.taken))
    worth = tens(game, gain(game, move.whom, game.given))
    return say("why-trade-with", whom=move.whom, worth=worth, cost=cost)


def best_swap(game: WagenWissel, seat: int, give: int) -> int:
    """The most, in tens, that giving a car in trade can bring, or cost if it is below 0."""
    takes = makes_of(chance.can_take(game, give))
    best = max(0 if take == give else tens(game, gain(game, seat, take)) for take in takes)
    return best - tens(game, loss(game, seat, give))


# WW-7 Negotiation


def negotiate(game: WagenWissel, seat: int, action: int) -> Phrase:
    """WW-7.1: a car that is worth more to who asks for it than to who has it."""
    move = MOVE[action]
    if action == LEAVE:
        return leave(game, seat)
    whom = move.whom if game.step == CHALLENGE else game.rival
    shared = makes_of(game.owned(seat) & game.owned(whom))
    make = max(shared, key=lambda one: surplus(game, seat, whom, one))
    if game.step != CHALLENGE:
        make = move.make if game.step == WANT else game.wanted
    worth, theirs = tens(game, gain(game, seat, make)), tens(game, loss(game, whom, make))
    card = name(game, make)
    if game.step != OFFER:
        return weigh("why-ask", worth, theirs, whom, card)
    said = say("why-offer", whom=whom, card=card, sum=move.sum, worth=worth, theirs=theirs)
    way = (move.sum > worth) - (move.sum < theirs)
    return Phrase(said.key, said.seats, said.cards, {}, said.numbers | {"way": way})


def leave(game: WagenWissel, seat: int) -> Phrase:
    """WW-7.1, WW-7.6: why not to negotiate."""
    owners = [one for one in range(game.seats) if (haggle.rivals(game) >> one) & 1]
    if game.money[seat] == 0:
        return say("why-no-money")
    best = max(
        surplus(game, seat, whom, make)
        for whom in owners
        for make in makes_of(game.owned(seat) & game.owned(whom))
    )
    return weigh("why-no-deal", best, 0)


def surplus(game: WagenWissel, seat: int, whom: int, make: int) -> int:
    """By how much, in tens, a car of another player is worth more to a seat."""
    return tens(game, gain(game, seat, make)) - tens(game, loss(game, whom, make))


def answer(game: WagenWissel, seat: int, action: int) -> Phrase:
    """WW-7.2, WW-7.3: the sum that is offered or asked for, against what the car is worth."""
    card = name(game, game.wanted)
    asks = game.step == ANSWER
    whom = game.turner if asks else game.rival
    buys = not asks and not game.setup.purchase  # at the price that the rival has named
    sum_ = game.offer if asks else game.counter
    worth, theirs = loss(game, seat, game.wanted), gain(game, whom, game.wanted)
    if buys or (MOVE[action].kind == TO_COUNTER and game.setup.purchase):
        worth, theirs = gain(game, seat, game.wanted), loss(game, whom, game.wanted)
    mine, other = tens(game, worth), tens(game, theirs)
    if MOVE[action].kind == TO_COUNTER:
        key = "why-counter-buy" if game.setup.purchase else "why-counter"
        return weigh(key, other, mine, whom, card)
    if buys and action == REFUSE and sum_ > game.money[seat]:
        return say("why-decline-money", sum=sum_)
    if buys:
        return weigh("why-buy" if action == ACCEPT else "why-decline", sum_, mine, card=card)
    if action == ACCEPT:
        return weigh("why-accept", sum_, mine, card=card)
    return weigh("why-refuse", sum_, mine, whom, card, theirs=other)
