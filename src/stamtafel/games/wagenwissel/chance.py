"""WagenWissel: chance cards (WW-6).

WW-6.1  Drawing                 draw
WW-6.4  What the cards do       carry_out, choices, chosen
WW-6.6  Payments by players     transfer, arrived
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.games.wagenwissel import money
from stamtafel.games.wagenwissel.material import (
    BIKE,
    BONUS,
    COLLECT,
    EXPORT,
    GIFT,
    LOSS,
    MAKES,
    NOBODY,
    PAY_IN,
    RECALL,
    RECEIVE,
    SHARES,
    TAX,
    TIP,
    TO_EXPORT,
    TO_GIVE,
    TO_LOSE,
    TO_NAME,
    TO_TAKE,
    TRADE,
    TRADE_WITH,
    TREAT,
    about_makes,
)
from stamtafel.games.wagenwissel.position import (
    EXPORT_CAR,
    FOR_CHANCE,
    LOSE_CAR,
    NAME_RECALL,
    NAME_SHARES,
    NEGOTIATION,
    TRADE_GIVE,
    TRADE_TAKE,
    TRADE_WHOM,
    TRANSFER,
    Position,
)

# Sets of makes, as bits.
ANY_MAKE: Final = 254  # WW-6.2: bikes are left alone
EXPORTABLE: Final = 126  # and no transports


def draw(game: Position) -> None:
    """WW-6.1: the next card; it is laid under the pile, so they come round in the same order."""
    game.chance = game.chances[game.drawn % len(game.chances)]
    game.drawn += 1
    game.gained = 0
    game.named = NOBODY
    game.step = NEGOTIATION
    carry_out(game, game.setup.effect[game.chance], game.setup.amount[game.chance])


def carry_out(game: Position, effect: i64, amount: i64) -> None:
    """WW-6.4, WW-6.5: what the card says, as far as it can be done."""
    me = game.turner
    if effect == RECEIVE:
        game.gained = money.pay_out(game, me, amount)
    elif effect == BONUS:
        game.gained = money.pay_out(game, me, amount * cars(game, me))
    elif effect == PAY_IN:
        pay(game, me, NOBODY, amount)
    elif effect == TAX:
        pay(game, me, NOBODY, amount * cars(game, me))
    elif effect == SHARES:
        game.ask(me, NAME_SHARES)
    elif effect == LOSS:
        ask_if_any(game, game.owned(me), LOSE_CAR)
    elif effect == RECALL:
        ask_if_any(game, game.owned(me), NAME_RECALL)
    elif effect == TRADE:
        ask_if_any(game, can_give(game), TRADE_GIVE)
    elif effect == EXPORT:
        ask_if_any(game, game.owned(me) & EXPORTABLE, EXPORT_CAR)
    else:
        game.partners = game.present & ~(1 << me)
        if effect == GIFT:
            game.partners = 1 << game.after(me)
        elif effect == TIP:
            game.partners = 1 << game.before(me)
        game.step = TRANSFER


def ask_if_any(game: Position, makes: i64, step: i64) -> None:
    """WW-6.5: which of some makes, if there are any."""
    if makes != 0:
        game.ask(game.turner, step)


def cars(game: Position, seat: i64) -> i64:
    """How many cars a player owns; WW-6.2: bikes are not counted."""
    number: i64 = 0
    for make in range(i64(BIKE + 1), i64(MAKES)):
        number += game.count(seat, make)
    return number


# WW-6.6 Payments


def pay(game: Position, payer: i64, receiver: i64, amount: i64) -> None:
    """WW-6.5: a player pays the pot, at most all they have; then the pot pays the receiver."""
    game.receiver = receiver
    amount = min(amount, game.money[payer])
    if amount > 0:
        money.start(game, payer, game.pot, amount, FOR_CHANCE)


def arrived(game: Position) -> None:
    """The pot has a payment in full, and passes it on (WW-6.6)."""
    game.step = TRANSFER
    if game.receiver != NOBODY:
        game.gained = money.pay_out(game, game.receiver, game.sum)


def transfer(game: Position) -> None:
    """WW-6.6: one payment after another, clockwise from the left of who drew the card."""
    game.step = NEGOTIATION
    effect = game.setup.effect[game.chance]
    partner = game.turner
    while game.partners != 0 and game.step == NEGOTIATION:
        partner = game.after(partner)
        if not (game.partners >> partner) & 1:
            continue
        game.partners &= ~(1 << partner)
        if effect in (COLLECT, GIFT):
            pay(game, partner, game.turner, game.setup.amount[game.chance])
        elif effect in (TREAT, TIP):
            pay(game, game.turner, partner, game.setup.amount[game.chance])


# WW-6.4 Choices


def choices(game: Position) -> vec[i64]:
    """What may be chosen at a step of a chance card."""
    step = game.step
    if step == NAME_SHARES:
        return about_makes(TO_NAME, ANY_MAKE)
    if step == TRADE_GIVE:
        return about_makes(TO_GIVE, can_give(game))
    if step == TRADE_TAKE:
        return about_makes(TO_TAKE, can_take(game, game.given))
    if step == TRADE_WHOM:
        return TRADE_WITH[owners(game, game.taken)]
    mine = game.owned(game.turner)
    if step == NAME_RECALL:
        return about_makes(TO_NAME, mine)
    if step == LOSE_CAR:
        return about_makes(TO_LOSE, mine)
    return about_makes(TO_EXPORT, mine & EXPORTABLE)


def owners(game: Position, make: i64) -> i64:
    """The other players who have a car of a make, as bits."""
    seats: i64 = 0
    for seat in range(game.seats):
        if seat != game.turner and game.count(seat, make) > 0:
            seats |= 1 << seat
    return seats


def can_take(game: Position, given: i64) -> i64:
    """The makes of the same or a lower value that another player has, as bits."""
    makes: i64 = 0
    for make in range(i64(BIKE + 1), i64(MAKES)):
        if game.setup.value[make] <= game.setup.value[given] and owners(game, make) != 0:
            makes |= 1 << make
    return makes


def can_give(game: Position) -> i64:
    """The makes of one's own cars for which there is something to take, as bits."""
    makes: i64 = 0
    for make in range(i64(BIKE + 1), i64(MAKES)):
        if game.count(game.turner, make) > 0 and can_take(game, make) != 0:
            makes |= 1 << make
    return makes


def name_shares(game: Position, make: i64) -> None:
    """WW-6.3: at once, for each car of the make before any player."""
    game.named = make
    number = game.count(game.turner, make)
    for seat in range(game.seats):
        if seat != game.turner:
            number += game.count(seat, make)
    amount = game.setup.amount[game.chance]
    game.gained = money.pay_out(game, game.turner, amount * number)
    game.step = NEGOTIATION


def recall(game: Position, make: i64) -> None:
    """Every player loses one car of the make, if they have one; WW-6.2: it leaves the game."""
    game.named = make
    for seat in range(game.seats):
        if game.count(seat, make) > 0:
            game.discard(make, seat)
    game.step = NEGOTIATION


def lose_car(game: Position, make: i64) -> None:
    """One of one's own cars leaves the game (WW-6.2)."""
    game.discard(make, game.turner)
    game.step = NEGOTIATION


def export(game: Position, make: i64) -> None:
    """The pot pays the value of a car, which leaves the game (WW-6.2)."""
    lose_car(game, make)
    game.gained = money.pay_out(game, game.turner, game.setup.value[make])


def trade(game: Position, whom: i64) -> None:
    """Two cars change hands; nobody may refuse."""
    game.move_car(game.given, game.turner, whom)
    game.move_car(game.taken, whom, game.turner)
    game.step = NEGOTIATION
