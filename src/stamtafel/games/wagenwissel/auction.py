"""WagenWissel: the auction.

WW-3  Sealed            open_auction, seal, settle, choose
WW-4  Open              ask_round, call
      Bluff             force_sale, put_up, sold_or_not, go_bankrupt
WW-5  Two players       bidders, settle
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.games.wagenwissel import money
from stamtafel.games.wagenwissel.material import (
    BIDS_ABOVE,
    BIDS_TO,
    BIKE,
    EITHER_TRADE,
    MAKES,
    MUST_SELL,
    NOBODY,
    NOTES,
    NOTHING,
    PASS,
    TO_PUT_UP,
    about_makes,
)
from stamtafel.games.wagenwissel.position import (
    AUCTION,
    BID,
    CALL,
    CHANCE,
    CHOOSE,
    END,
    FOR_CARD,
    FOR_SALE,
    PUT_UP,
    SILENT,
    Position,
)

TABLE_OF_TWO: Final = 2  # WW-5


def bidders(game: Position) -> i64:
    """WW-3.1, WW-4.5, WW-5.1: everybody but the seller; with two players both."""
    if game.debtor == NOBODY and game.players == TABLE_OF_TWO:
        return game.present
    return game.present & ~(1 << game.seller)


def open_auction(game: Position) -> None:
    """The car turned up is put up for auction."""
    game.item = game.card
    game.seller = game.turner
    game.winner = NOBODY
    game.price = 0
    game.bids = vec[i64]([SILENT] * game.seats)
    if game.setup.open:
        ask_round(game)
    else:
        game.high = 0
        game.bidder = NOBODY
        game.step = BID
        game.owe(bidders(game))


# WW-3 The auction, sealed


def seal(game: Position, seat: i64, sum_: i64) -> None:
    """WW-3.1: a bid in secret; when all are in, they are shown."""
    game.bids[seat] = sum_
    game.owe(game.owing & ~(1 << seat))
    if game.owing == 0:
        open_bids(game)
        settle(game)


def open_bids(game: Position) -> None:
    """WW-3.2: the highest bid wins, of equal ones the first from the auctioneer's left.

    WW-5.1: with two players the turner wins a tie.
    """
    seat = game.turner
    if game.players > TABLE_OF_TWO:
        seat = game.after(seat)
    for _i in range(game.players):
        if game.bids[seat] > game.high:
            game.high = game.bids[seat]
            game.bidder = seat
        seat = game.after(seat)


def settle(game: Position) -> None:
    """The bidding for the card is over: WW-3.4, WW-4.2, WW-5.1, or the auctioneer chooses."""
    game.winner = game.bidder
    game.price = game.high
    if game.winner == NOBODY:
        game.cars[game.turner * MAKES + game.card] += 1
        game.step = CHANCE
    elif game.players > TABLE_OF_TWO:
        game.ask(game.turner, CHOOSE)
    elif game.money[game.winner] >= game.price:
        money.start(game, game.winner, game.after(game.winner), game.price, FOR_CARD)
    else:
        lose(game, game.winner)


def trades(game: Position) -> vec[i64]:
    """WW-3.3: buying needs the money in hand."""
    if game.money[game.turner] >= game.price:
        return EITHER_TRADE
    return MUST_SELL


def choose(game: Position, buy: bool) -> None:
    """WW-3.3, WW-4.4: the auctioneer sells to the winner, or buys for the same sum."""
    if buy:
        money.start(game, game.turner, game.winner, game.price, FOR_CARD)
    elif game.money[game.winner] >= game.price:
        money.start(game, game.winner, game.turner, game.price, FOR_CARD)
    else:
        game.debtor = game.winner
        game.unsold = vec[i64]([0] * MAKES)
        force_sale(game)


# WW-4 The auction, open


def ask_round(game: Position) -> None:
    """WW-4.1: from the seller's left; WW-5.1: with two players from the turner on."""
    game.high = 0
    game.bidder = NOBODY
    game.left = number_of_bidders(game)
    game.ask(next_bidder(game, game.before(game.seller)), CALL)


def number_of_bidders(game: Position) -> i64:
    """How many players bid."""
    if (bidders(game) >> game.seller) & 1:
        return game.players
    return game.players - 1


def next_bidder(game: Position, seat: i64) -> i64:
    """Who bids next clockwise."""
    seat = game.after(seat)
    if not (bidders(game) >> seat) & 1:
        return game.after(seat)
    return seat


def calls(game: Position, seat: i64) -> vec[i64]:
    """WW-4.3: passing, or any higher bid; WW-4.5: in a forced sale only with one's money."""
    if game.debtor == NOBODY:
        return BIDS_ABOVE[game.high]
    means = game.money[seat]
    if means <= game.high:
        return BIDS_TO[PASS]
    if game.high == 0:
        return BIDS_TO[means]
    return BIDS_ABOVE[game.high][: means - game.high + 1]


def call(game: Position, seat: i64, sum_: i64) -> None:
    """WW-4.1, WW-4.2: after a raise all others may bid again; when all of them pass, it ends."""
    game.bids[seat] = sum_
    game.left -= 1
    if sum_ > 0:
        game.high = sum_
        game.bidder = seat
        game.left = number_of_bidders(game) - 1
    if game.left > 0:
        game.ask(next_bidder(game, seat), CALL)
    elif game.debtor == NOBODY:
        settle(game)
    else:
        sold_or_not(game)


def up_for_sale(game: Position) -> vec[i64]:
    """WW-4.5: one's cars that have not been put up yet, bikes left out."""
    return about_makes(TO_PUT_UP, still_to_sell(game))


def still_to_sell(game: Position) -> i64:
    """The makes of the debtor's cars that have not been put up, as bits."""
    makes: i64 = 0
    for make in range(i64(BIKE + 1), i64(MAKES)):
        if game.count(game.debtor, make) > game.unsold[make]:
            makes |= 1 << make
    return makes


def force_sale(game: Position) -> None:
    """WW-4.6, WW-4.5, WW-4.7: a debtor who can pay does, or puts up a car, or is bankrupt."""
    if game.money[game.debtor] >= game.price:
        game.debtor = NOBODY
        game.item = game.card
        game.bids = vec[i64]([SILENT] * game.seats)  # those of the last sale
        money.start(game, game.winner, game.turner, game.price, FOR_CARD)
    elif still_to_sell(game) == 0:
        go_bankrupt(game)
    else:
        game.ask(game.debtor, PUT_UP)


def put_up(game: Position, make: i64) -> None:
    """WW-4.5: the others bid on a car of the debtor, from the debtor's left."""
    game.item = make
    game.seller = game.debtor
    game.bids = vec[i64]([SILENT] * game.seats)
    ask_round(game)


def sold_or_not(game: Position) -> None:
    """WW-4.5: the highest bidder pays; a car that nobody wants stays where it is."""
    if game.bidder != NOBODY:
        money.start(game, game.bidder, game.debtor, game.high, FOR_SALE)
        return
    game.unsold = game.unsold[:]
    game.unsold[game.item] += 1
    force_sale(game)


def go_bankrupt(game: Position) -> None:
    """WW-4.7: out, cars gone, money to the pot, and the card is auctioned again."""
    out = game.debtor
    leave(game, out)
    for note in range(i64(NOTES)):
        while game.notes[out * NOTES + note] > 0:
            game.move_note(note, out, game.pot)
    for make in range(i64(MAKES)):
        while game.count(out, make) > 0:
            game.discard(make, out)
    game.debtor = NOBODY
    game.unsold = NOTHING
    game.step = AUCTION


def leave(game: Position, seat: i64) -> None:
    """A player is out and never asked again (WW-4.8)."""
    game.present &= ~(1 << seat)
    game.players -= 1


def lose(game: Position, seat: i64) -> None:
    """WW-5.3: of two players one cannot pay; the other wins at once."""
    leave(game, seat)
    game.put_aside(game.card)
    game.over = True
    game.step = END
    game.owe(0)
