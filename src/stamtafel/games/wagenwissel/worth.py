"""What cars and money are worth to a player of WagenWissel, in tens, as sums are.

A car is worth what it adds to the score, and something for the cars of its make that may still
come. Money is worth more than its face while many cars are to come and there is little money.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stamtafel.games.wagenwissel.auction import TABLE_OF_TWO
from stamtafel.games.wagenwissel.material import BIKE, COPIES, MAKES, NOBODY, TIMES
from stamtafel.games.wagenwissel.position import CALL, CHOOSE, FOR_CARD, FOR_CHANCE, PAY, Position

TO_COME: Final = 0.3  # the part of the next step that a make with cars still to come is worth
TO_HAGGLE: Final = 0.12  # and one of which others have cars
OFTEN: Final = 1.5  # how many times over a car counts on average
DEAR: Final = 4.0  # money is never worth more than so many times its face


def unseen(game: Position, make: i64) -> i64:
    """How many cars of a make are still face down."""
    if make >= game.setup.quartets:
        return 0
    number = game.setup.each - game.gone[make]
    for seat in range(game.seats):
        number -= game.count(seat, make)
    if make == game.card and game.waits():
        number -= 1
    return number


def rate_of_money(game: Position) -> float:
    """What ten euros are worth: more while many cars are to come and there is little money."""
    worth: i64 = 0
    for make in range(i64(BIKE + 1), i64(MAKES)):
        worth += unseen(game, make) * game.setup.value[make]
    cash: i64 = 1
    for seat in range(game.seats):
        cash += game.money[seat]
    return max(1.0, min(DEAR, OFTEN * float(worth) / (3.0 * float(cash))))


def holding(game: Position, seat: i64, make: i64, number: i64) -> float:
    """What so many cars of a make are worth to a player."""
    value = float(game.setup.value[make])
    total = float(TIMES[number]) * value
    if number == 0 or number == COPIES or make == BIKE:
        return total
    step = float(TIMES[number + 1] - TIMES[number]) * value
    if unseen(game, make) > 0:
        return total + TO_COME * step
    for other in range(game.seats):
        if other != seat and game.count(other, make) > 0 and game.turned < len(game.pile):
            return total + TO_HAGGLE * step
    return total


def gain(game: Position, seat: i64, make: i64) -> float:
    """What one more car of a make is worth to a player."""
    number = game.count(seat, make)
    if number == COPIES:
        return 0.0
    return holding(game, seat, make, number + 1) - holding(game, seat, make, number)


def loss(game: Position, seat: i64, make: i64) -> float:
    """What a player loses with one car of a make."""
    number = game.count(seat, make)
    return holding(game, seat, make, number) - holding(game, seat, make, number - 1)


def prospect(game: Position, seat: i64, rate: float) -> float:
    """What a player has, all in all, with what the auction or payment under way will bring."""
    total = rate * float(game.money[seat]) + pending(game, seat, rate)
    for make in range(i64(MAKES)):
        if game.count(seat, make) > 0:
            total += holding(game, seat, make, game.count(seat, make))
    return total


def pending(game: Position, seat: i64, rate: float) -> float:
    """What a player gains or loses when an auction ends as it stands, or a payment is complete."""
    if game.step == PAY:
        owed = rate * float(game.owed)
        if seat == game.payer:
            return -owed if game.purpose == FOR_CHANCE else gain(game, seat, game.bought()) - owed
        if seat != game.taker:
            return 0.0
        return owed if game.purpose == FOR_CARD else owed - loss(game, seat, game.bought())
    if game.bidder == NOBODY or (game.step != CALL and game.step != CHOOSE):
        return 0.0
    price = rate * float(game.high)
    if seat == game.bidder:
        return gain(game, seat, game.item) - price
    if seat == game.seller or game.players == TABLE_OF_TWO:
        return price
    return 0.0


def cheapest(game: Position, seat: i64, makes: i64) -> i64:
    """Which of some makes a player gives away most easily."""
    chosen: i64 = NOBODY
    least = 0.0
    for make in range(i64(BIKE + 1), i64(MAKES)):
        if (makes >> make) & 1:
            cost = loss(game, seat, make)
            if chosen == NOBODY or cost < least:
                chosen = make
                least = cost
    return chosen
