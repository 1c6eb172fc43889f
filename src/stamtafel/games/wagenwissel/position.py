"""WagenWissel: all that is true at the table; the chapters of the rules change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stamtafel.core.state import State
from stamtafel.games.wagenwissel.material import MAKES, NOBODY, NOTES, NOTHING, WORTH, Setup

# What is to be done now. First what the rules do by themselves, one thing after the other ...
TURN: Final = 0  # turn up a car
AUCTION: Final = 1
CHANCE: Final = 2
TRANSFER: Final = 3  # the next payment that a chance card asks for
NEGOTIATION: Final = 4
TURN_OVER: Final = 5
PAID: Final = 6  # a payment is complete
# ... then what the dealer and the players decide.
FIRST_DECISION: Final = 7
LOT: Final = 7
DEAL_CARS: Final = 8
DEAL_CHANCES: Final = 9
BID: Final = 10  # sealed, all at once
CALL: Final = 11  # openly, one by one
CHOOSE: Final = 12  # sell or buy
PUT_UP: Final = 13  # which car of one's own is auctioned
PAY: Final = 14  # the next note
DRAW_OR_NOT: Final = 15
NAME_SHARES: Final = 16
NAME_RECALL: Final = 17
LOSE_CAR: Final = 18
TRADE_GIVE: Final = 19
TRADE_TAKE: Final = 20
TRADE_WHOM: Final = 21
EXPORT_CAR: Final = 22
CHALLENGE: Final = 23
WANT: Final = 24  # which make
OFFER: Final = 25
ANSWER: Final = 26
REPLY: Final = 27
END: Final = 28

# What a payment is for. The payer gets a car by all but the last.
FOR_CARD: Final = 0  # the car of the auction
FOR_SALE: Final = 1  # a car of a forced sale
FOR_DEAL: Final = 2  # a car that was negotiated
FOR_CHANCE: Final = 3

# Which ways of paying there are (WW-8.1, WW-8.2).
EXACT: Final = 0
CHANGE: Final = 1  # too much, and the pot gives change
OVER: Final = 2  # too much, without change

SILENT: Final = -1  # somebody who has not bid yet


class Position(State):
    """All that is true at the table; changed in place."""

    def __init__(self, seats: i64, setup: Setup) -> None:
        super().__init__(seats)
        self.setup: Final = setup
        self.step: i64 = TURN
        # WW-1
        self.present: i64 = 0  # the players who are still in, as bits
        self.players: i64 = 0  # how many they are
        self.pile = NOTHING  # the makes of the face-down cars, in order; never written to
        self.turned: i64 = 0  # how many of them are turned up
        self.chances = NOTHING  # the chance cards in order, round and round; never written to
        self.drawn: i64 = 0
        self.notes = NOTHING  # by seat, then the pot: how many of each of the six notes
        self.money = NOTHING  # by seat, then the pot: their sum
        self.cars = NOTHING  # by seat: how many cars of each of the eight makes
        self.gone = NOTHING  # by make: how many cars have left the game; never written to
        # WW-2 the turn
        self.turner: i64 = NOBODY
        self.begun: i64 = 0  # the players who have had their first turn, as bits
        self.first = False  # this is the turner's first turn
        self.card: i64 = NOBODY  # the make turned up
        self.transports: i64 = 0
        self.handed = NOTHING  # by seat: what the transport turned up paid; never written to
        # WW-3, WW-4, WW-5 the auction
        self.item: i64 = NOBODY  # the make on auction
        self.seller: i64 = NOBODY  # who does not bid
        self.bids = NOTHING  # by seat: SILENT, 0 for a pass, or a bid
        self.high: i64 = 0
        self.bidder: i64 = NOBODY  # who bid it
        self.left: i64 = 0  # how many are asked before an open auction ends
        self.winner: i64 = NOBODY  # of the auction of the card
        self.price: i64 = 0
        self.debtor: i64 = NOBODY  # who auctions cars of their own
        self.unsold = NOTHING  # by make: how many of them nobody wanted; never written to
        # WW-6 the chance card
        self.chance: i64 = NOBODY  # the card drawn last
        self.partners: i64 = 0  # who still pays or is paid, as bits
        self.gained: i64 = 0  # what the pot paid out last for it
        self.receiver: i64 = NOBODY  # whom the pot pays when the payer has paid
        self.named: i64 = NOBODY  # the make named
        self.given: i64 = NOBODY  # the make offered in a trade
        self.taken: i64 = NOBODY
        # WW-7 the negotiation
        self.rival: i64 = NOBODY
        self.wanted: i64 = NOBODY
        self.offer: i64 = 0
        self.counter: i64 = 0  # 0: refused, or not yet answered
        # WW-8 the payment
        self.payer: i64 = NOBODY
        self.taker: i64 = NOBODY  # a seat or the pot
        self.sum: i64 = 0
        self.owed: i64 = 0  # what is still to be laid; less than 0 when too much was
        self.laid: i64 = 0  # how many of each note are, eight bits each
        self.top: i64 = 0  # the highest note that may be next
        self.way: i64 = EXACT
        self.purpose: i64 = FOR_CARD

    @property
    def pot(self) -> i64:
        """Where the pot stands in `notes` and `money`."""
        return self.seats

    def count(self, seat: i64, make: i64) -> i64:
        """How many cars of a make a player has."""
        return self.cars[seat * MAKES + make]

    def owned(self, seat: i64) -> i64:
        """The makes of which a player has a car, bikes left out, as bits."""
        makes: i64 = 0
        cars = self.cars
        base = seat * MAKES
        for make in range(i64(1), i64(MAKES)):
            if cars[base + make] > 0:
                makes |= 1 << make
        return makes

    def move_car(self, make: i64, giver: i64, taker: i64) -> None:
        """A car changes hands."""
        self.cars[giver * MAKES + make] -= 1
        self.cars[taker * MAKES + make] += 1

    def discard(self, make: i64, owner: i64) -> None:
        """A player's car leaves the game (WW-6.2, WW-4.7)."""
        self.cars[owner * MAKES + make] -= 1
        self.put_aside(make)

    def put_aside(self, make: i64) -> None:
        """A car is nobody's any more."""
        self.gone = self.gone[:]
        self.gone[make] += 1

    def move_note(self, note: i64, giver: i64, taker: i64) -> None:
        """A note changes hands."""
        notes = self.notes
        money = self.money
        notes[giver * NOTES + note] -= 1
        notes[taker * NOTES + note] += 1
        money[giver] -= WORTH[note]
        money[taker] += WORTH[note]

    def after(self, seat: i64) -> i64:
        """The next player clockwise who is still in."""
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if (self.present >> seat) & 1:
                return seat

    def before(self, seat: i64) -> i64:
        """The previous player who is still in."""
        while True:
            seat -= 1
            if seat < 0:
                seat = self.seats - 1
            if (self.present >> seat) & 1:
                return seat

    def bought(self) -> i64:
        """The make that is paid for, when it is not a chance card."""
        if self.purpose == FOR_SALE:
            return self.item
        if self.purpose == FOR_DEAL:
            return self.wanted
        return self.card

    def waits(self) -> bool:
        """Whether the card turned up last has no owner yet."""
        if self.step == PAY:
            return self.purpose == FOR_CARD or self.purpose == FOR_SALE
        return self.step >= BID and self.step <= PUT_UP

    def ask(self, seat: i64, step: i64) -> None:
        """One player is to decide something."""
        self.step = step
        self.owe(1 << seat)
