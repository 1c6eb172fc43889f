"""A quick evaluation of WagenWissel, and a policy that plays as a careful player would."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State, ahead, share
from stamtafel.games.wagenwissel import auction, chance, money
from stamtafel.games.wagenwissel.material import (
    ACCEPT,
    BIKE,
    BONUS,
    BUY,
    DRAW,
    EXPORT,
    FIRST_CHALLENGE,
    FIRST_COUNTER,
    FIRST_LAY,
    FIRST_OFFER,
    FIRST_TRADE_WITH,
    LEAVE,
    LOSS,
    MAKES,
    NOBODY,
    PASS,
    PAY_IN,
    REFUSE,
    SELL,
    SHARES,
    TAX,
    TIP,
    TO_EXPORT,
    TO_GIVE,
    TO_LOSE,
    TO_NAME,
    TO_PUT_UP,
    TO_TAKE,
    TO_WANT,
    TREAT,
    first_of,
)
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    BID,
    CALL,
    CHALLENGE,
    CHOOSE,
    DRAW_OR_NOT,
    EXPORT_CAR,
    LOSE_CAR,
    NAME_RECALL,
    NAME_SHARES,
    OFFER,
    PAY,
    PUT_UP,
    REPLY,
    TRADE_GIVE,
    TRADE_TAKE,
    WANT,
    Position,
)
from stamtafel.games.wagenwissel.worth import cheapest, gain, loss, prospect, rate_of_money

SHARED: Final = 0.4  # the part of what both gain that an offer leaves to the other
STEADY: Final = 60.0  # so many tens ahead are as good as won at the end,
UNSTEADY: Final = 6.0  # and so many more for each car to come
OUT: Final = -100000.0  # what somebody has who is out
BLUFFING: Final = 0.6  # the part of one's chances that a bluff leaves, even while others outbid it,
CORNERED: Final = 0.1  # and when it is called and one's own cars are put up


@final
class WagenWisselJudgement(Judgement):
    """Money and cars now, and what the cars may grow to."""

    def imagine(self, state: State, seat: i64, rng: Rng) -> None:
        """Redeal as the rules allow; what others have bid in secret is what they would bid."""
        assert isinstance(state, Position)
        state.resample(seat, rng)
        if state.step == BID:
            for other in range(state.seats):
                if other != seat and state.bids[other] >= 0:
                    state.bids[other] = pick_bid(state, other, rng)

    def values(self, state: State) -> vec[float]:
        """How far each seat is ahead of the best other one; nothing for who is out."""
        assert isinstance(state, Position)
        if state.over:
            return state.returns()
        rate = rate_of_money(state)
        totals = vec[float]([OUT] * state.seats)
        for seat in range(state.seats):
            if (state.present >> seat) & 1:
                totals[seat] = prospect(state, seat, rate)
        spread = STEADY + UNSTEADY * float(len(state.pile) - state.turned)
        values = vec[float]([0.0] * state.seats)
        for seat in range(state.seats):
            if (state.present >> seat) & 1:
                values[seat] = trusted(state, seat) * share(ahead(totals, seat) / spread)
        return values

    def settled(self, state: State) -> bool:
        """The least overpayment with the fewest notes is the way to pay."""
        assert isinstance(state, Position)
        return state.step == PAY

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A decent choice by the cars, one's own money, and that of others, which moved openly."""
        assert isinstance(state, Position)
        step = state.step
        if step == BID:
            return pick_bid(state, seat, rng)
        if step == CALL:
            return pick_call(state, seat, rng)
        if step == PAY:
            return FIRST_LAY + money.proposed(state)
        if step == CHOOSE:
            return pick_choose(state, seat)
        if step == PUT_UP:
            return first_of(TO_PUT_UP) + cheapest(state, seat, auction.still_to_sell(state))
        if step < CHALLENGE:
            return pick_chance(state, seat)
        if step == ANSWER:
            return pick_answer(state, seat)
        if step == REPLY:
            return pick_reply(state, seat)
        return pick_offer(state, seat)


def trusted(state: Position, seat: i64) -> float:
    """The part of a seat's chances that a bluff leaves it; all if it did not bluff."""
    if state.debtor == seat:
        return CORNERED
    if state.step == CALL and state.bids[seat] > state.money[seat]:
        return BLUFFING
    return 1.0


# WW-3, WW-4, WW-5 The auction


def limit(game: Position, seat: i64) -> i64:
    """The most that a player should pay for what is on auction, within their means."""
    worth = gain(game, seat, game.item)
    if game.players == auction.TABLE_OF_TWO:
        other = game.after(seat)
        worth = (worth + gain(game, other, game.item)) / 2.0  # whoever does not buy is paid
    return min(game.money[seat], i64(worth / rate_of_money(game)))


def rivals_reach(game: Position, seat: i64) -> i64:
    """The most that any other bidder has."""
    most: i64 = 0
    asked = auction.bidders(game)
    for other in range(game.seats):
        if other != seat and (asked >> other) & 1:
            most = max(most, game.money[other])
    return most


def pick_bid(game: Position, seat: i64, rng: Rng) -> i64:
    """The highest sum that can be laid up to some part of one's limit."""
    part = 0.6 + 0.4 * rng.chance()
    wish = min(i64(part * float(limit(game, seat)) + 0.5), rivals_reach(game, seat) + 1)
    chosen: i64 = PASS
    for bid in money.sums(game, seat):
        if bid <= wish:
            chosen = bid
    return chosen


def pick_call(game: Position, seat: i64, rng: Rng) -> i64:
    """A raise of a part of what is left up to one's limit; never a bluff."""
    most = min(limit(game, seat), max(game.high, rivals_reach(game, seat)) + 1)
    if most <= game.high:
        return PASS
    return game.high + 1 + rng.below((most - game.high + 1) // 2)


def pick_choose(game: Position, seat: i64) -> i64:
    """Call a bluff; buy what is worth twice the price, which is either paid or received."""
    if game.money[seat] < game.price or game.money[game.winner] < game.price:
        return SELL
    price = rate_of_money(game) * float(game.price)
    others = float(game.players - 1)
    theirs = gain(game, game.winner, game.card) / others
    if gain(game, seat, game.card) + theirs > (2.0 + 2.0 / others) * price:
        return BUY
    return SELL


# WW-6 Chance cards


def pick_chance(game: Position, seat: i64) -> i64:
    """What to do about a chance card."""
    step = game.step
    if step == DRAW_OR_NOT:
        return DRAW if luck(game, seat) >= 0.0 else LEAVE
    if step == NAME_SHARES:
        return first_of(TO_NAME) + most_seen(game)
    if step == NAME_RECALL:
        return first_of(TO_NAME) + best_recall(game, seat)
    if step == LOSE_CAR:
        return first_of(TO_LOSE) + cheapest(game, seat, game.owned(seat))
    if step == EXPORT_CAR:
        make = cheapest(game, seat, game.owned(seat) & chance.EXPORTABLE)
        paid = rate_of_money(game) * float(game.setup.value[make])
        return first_of(TO_EXPORT) + make if paid > loss(game, seat, make) else LEAVE
    return pick_trade(game, seat)


def luck(game: Position, seat: i64) -> float:
    """What all the chance cards together bring, more or less, in tens of money."""
    wreck = 0.0
    if game.owned(seat) != 0:
        wreck = loss(game, seat, cheapest(game, seat, game.owned(seat))) / rate_of_money(game)
    total = 0.0
    for card in range(len(game.setup.effect)):
        effect = game.setup.effect[card]
        amount = float(game.setup.amount[card])
        if effect in (TAX, BONUS):
            amount *= float(chance.cars(game, seat))
        elif effect == SHARES:
            amount *= float(seen(game, most_seen(game)))
        if effect == LOSS:
            total -= wreck
        elif effect in (PAY_IN, TAX, TREAT, TIP):
            total -= amount
        elif effect < LOSS or effect > EXPORT:
            total += amount
    return total


def seen(game: Position, make: i64) -> i64:
    """How many cars of a make lie before players."""
    number: i64 = 0
    for seat in range(game.seats):
        number += game.count(seat, make)
    return number


def most_seen(game: Position) -> i64:
    """The make of which most cars lie before players."""
    chosen: i64 = BIKE + 1
    most: i64 = -1
    for make in range(i64(BIKE + 1), i64(MAKES)):
        number = seen(game, make)
        if number > most:
            chosen = make
            most = number
    return chosen


def best_recall(game: Position, seat: i64) -> i64:
    """The make of which the others lose more than oneself."""
    chosen: i64 = NOBODY
    best = 0.0
    for make in range(i64(BIKE + 1), i64(MAKES)):
        if game.count(seat, make) == 0:
            continue
        balance = -loss(game, seat, make)
        for other in range(game.seats):
            if other != seat and game.count(other, make) > 0:
                balance += loss(game, other, make) / float(game.players - 1)
        if chosen == NOBODY or balance > best:
            chosen = make
            best = balance
    return chosen


def pick_trade(game: Position, seat: i64) -> i64:
    """The swap that is best as far as it is still open, if any is good."""
    gives = chance.can_give(game)
    takes: i64 = chance.ANY_MAKE
    if game.step >= TRADE_TAKE:
        gives = 1 << game.given
    if game.step > TRADE_TAKE:
        takes = 1 << game.taken
    best = 0.0
    found = vec[i64]([NOBODY, NOBODY, NOBODY])
    for give in range(i64(BIKE + 1), i64(MAKES)):
        if not (gives >> give) & 1:
            continue
        for take in range(i64(BIKE + 1), i64(MAKES)):
            if not ((takes & chance.can_take(game, give)) >> take) & 1:
                continue
            for whom in range(game.seats):
                if whom != seat and game.count(whom, take) > 0:
                    worth = swap_worth(game, seat, whom, give, take)
                    if found[0] == NOBODY or worth > best:
                        best = worth
                        found = vec[i64]([give, take, whom])
    if game.step == TRADE_GIVE:
        return first_of(TO_GIVE) + found[0] if best > 0.0 else LEAVE
    if game.step == TRADE_TAKE:
        return first_of(TO_TAKE) + found[1]
    return FIRST_TRADE_WITH + found[2]


def swap_worth(game: Position, seat: i64, whom: i64, give: i64, take: i64) -> float:
    """What a swap brings a player, and costs the other."""
    if give == take:
        return 0.0
    mine = gain(game, seat, take) - loss(game, seat, give)
    theirs = gain(game, whom, give) - loss(game, whom, take)
    return mine - theirs / float(game.players - 1)


# WW-7 Negotiation


def pick_offer(game: Position, seat: i64) -> i64:
    """Whom to challenge over which make, and for how much: where both can gain most."""
    rate = rate_of_money(game)
    best = 0.0
    whom: i64 = NOBODY
    make: i64 = NOBODY
    for other in range(game.seats):
        if other == seat or (game.rival != NOBODY and other != game.rival):
            continue
        shared = game.owned(seat) & game.owned(other)
        for wish in range(i64(BIKE + 1), i64(MAKES)):
            if not (shared >> wish) & 1 or (game.step == OFFER and wish != game.wanted):
                continue
            surplus = gain(game, seat, wish) - loss(game, other, wish)
            if make == NOBODY or surplus > best:
                best = surplus
                whom = other
                make = wish
    if game.step == WANT:
        return first_of(TO_WANT) + make
    wishes = loss(game, whom, make) + SHARED * max(0.0, best)
    sum_ = max(1, i64(wishes / rate + 0.999))
    if game.step == OFFER:
        return FIRST_OFFER + min(sum_, game.money[seat]) - 1
    if best <= 0.0 or sum_ > game.money[seat]:
        return LEAVE
    return FIRST_CHALLENGE + whom


def pick_answer(game: Position, seat: i64) -> i64:
    """Accept what pays for the car and a little more; else ask for a share, or buy instead."""
    rate = rate_of_money(game)
    me = loss(game, seat, game.wanted)
    you = gain(game, game.turner, game.wanted)
    offered = rate * float(game.offer)
    if offered >= me + 0.3 * max(0.0, you - me):
        return ACCEPT
    if game.setup.purchase:
        mine = gain(game, seat, game.wanted)
        theirs = loss(game, game.turner, game.wanted)
        sum_ = max(1, i64((theirs + SHARED * (mine - theirs)) / rate + 0.999))
        if mine > theirs and sum_ <= game.money[seat]:
            return FIRST_COUNTER + sum_ - 1
        return REFUSE
    price = i64((me + 0.5 * (you - me)) / rate + 0.999)
    if you > me and price > game.offer and price <= game.money[game.turner]:
        return FIRST_COUNTER + price - 1
    return REFUSE


def pick_reply(game: Position, seat: i64) -> i64:
    """Accept a price below what the car is worth, or one above what one's own car is."""
    asked = rate_of_money(game) * float(game.counter)
    if game.setup.purchase:
        return ACCEPT if asked > loss(game, seat, game.wanted) else REFUSE
    affordable = game.counter <= game.money[seat]
    if affordable and asked < gain(game, seat, game.wanted):
        return ACCEPT
    return REFUSE
