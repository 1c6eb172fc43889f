"""WagenWissel: the rules, in the order of the rulebook.

WW-1  Material           material.py; begin, deal
WW-2  A turn             turn_up, go_on
WW-3  Sealed auction     auction.py
WW-4  Open auction       auction.py
WW-5  Two players        auction.py; all else as with more (WW-5.4)
WW-6  Chance cards       chance.py
WW-7  Negotiation        haggle.py
WW-8  Paying             money.py; resample
WW-9  Scoring            scoring.py

A state is a Position with what the core asks of a game in progress. The rules go on by themselves
(steps before FIRST_DECISION) until the dealer or a player has something to decide.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.games.wagenwissel import auction, chance, haggle, money, scoring
from stamtafel.games.wagenwissel.auction import TABLE_OF_TWO
from stamtafel.games.wagenwissel.material import (
    ALL_MONEY,
    BIKE,
    DRAW,
    HANDED,
    LEAVE,
    MAKES,
    MAY_DRAW,
    MOVE,
    NOBODY,
    NOTES,
    NOTHING,
    PRINTED,
    SEVERAL,
    TO_ACCEPT,
    TO_BUY,
    TO_COUNTER,
    TRANSPORT,
    TWO,
    Move,
    Setup,
)
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    AUCTION,
    BID,
    CALL,
    CHALLENGE,
    CHANCE,
    CHOOSE,
    DEAL_CARS,
    DEAL_CHANCES,
    DRAW_OR_NOT,
    END,
    EXPORT_CAR,
    FIRST_DECISION,
    FOR_CARD,
    FOR_CHANCE,
    FOR_SALE,
    LOSE_CAR,
    LOT,
    NAME_RECALL,
    NAME_SHARES,
    NEGOTIATION,
    OFFER,
    PAID,
    PAY,
    PUT_UP,
    SILENT,
    TRADE_GIVE,
    TRADE_TAKE,
    TRADE_WHOM,
    TRANSFER,
    TURN,
    TURN_OVER,
    WANT,
    Position,
)


@final
class WagenWissel(Position):
    """A game in progress."""

    def clone(self) -> WagenWissel:
        twin = WagenWissel(self.seats, self.setup)
        twin.over = self.over
        twin.due = self.due
        twin.owing = self.owing
        twin.turn = self.turn
        twin.step = self.step
        twin.present = self.present
        twin.players = self.players
        twin.pile = self.pile
        twin.turned = self.turned
        twin.chances = self.chances
        twin.drawn = self.drawn
        twin.notes = self.notes[:]
        twin.money = self.money[:]
        twin.cars = self.cars[:]
        twin.gone = self.gone
        twin.turner = self.turner
        twin.begun = self.begun
        twin.first = self.first
        twin.card = self.card
        twin.transports = self.transports
        twin.handed = self.handed
        twin.item = self.item
        twin.seller = self.seller
        twin.bids = self.bids[:]
        twin.high = self.high
        twin.bidder = self.bidder
        twin.left = self.left
        twin.winner = self.winner
        twin.price = self.price
        twin.debtor = self.debtor
        twin.unsold = self.unsold
        twin.chance = self.chance
        twin.partners = self.partners
        twin.gained = self.gained
        twin.receiver = self.receiver
        twin.named = self.named
        twin.given = self.given
        twin.taken = self.taken
        twin.rival = self.rival
        twin.wanted = self.wanted
        twin.offer = self.offer
        twin.counter = self.counter
        twin.payer = self.payer
        twin.taker = self.taker
        twin.sum = self.sum
        twin.owed = self.owed
        twin.laid = self.laid
        twin.top = self.top
        twin.way = self.way
        twin.purpose = self.purpose
        return twin

    # WW-1 Setting up

    def deal(self, order: vec[i64]) -> None:
        """WW-1.7: who starts, then the cars, then the chance cards; then the first turn."""
        if self.step == LOT:
            for seat in range(self.seats):
                if order[seat] == self.seats - 1:
                    self.turner = seat
            self.step = DEAL_CARS
            self.due = self.setup.quartets * self.setup.each
        elif self.step == DEAL_CARS:
            self.pile = vec[i64]([card // self.setup.each for card in order])
            self.step = DEAL_CHANCES
            self.due = len(self.setup.effect)
        else:
            self.chances = order[:]
            self.due = 0
            self.step = TURN
            self.go_on()

    # WW-2 A turn

    def legal(self, seat: i64) -> vec[i64]:
        if not (self.owing >> seat) & 1:
            return NOTHING
        step = self.step
        if step == BID:
            return money.sums(self, seat)
        if step == CALL:
            return auction.calls(self, seat)
        if step == PAY:
            return money.notes_to_lay(self)
        if step == CHOOSE:
            return auction.trades(self)
        if step == PUT_UP:
            return auction.up_for_sale(self)
        if step == DRAW_OR_NOT:
            return MAY_DRAW
        if step < CHALLENGE:
            return chance.choices(self)
        if step == CHALLENGE:
            return haggle.challenges(self)
        if step == WANT:
            return haggle.wants(self)
        if step == OFFER:
            return haggle.offers(self)
        if step == ANSWER:
            return haggle.answers(self)
        return haggle.replies(self)

    def apply(self, seat: i64, action: i64) -> None:
        move = MOVE[action]
        step = self.step
        if step == BID:
            auction.seal(self, seat, move.sum)
        elif step == CALL:
            auction.call(self, seat, move.sum)
        elif step == PAY:
            money.lay(self, move.note)
        elif step == CHOOSE:
            auction.choose(self, move.kind == TO_BUY)
        elif step == PUT_UP:
            auction.put_up(self, move.make)
        elif step < CHALLENGE:
            self.apply_chance(action, move)
        else:
            self.apply_negotiation(action, move)
        if self.step < FIRST_DECISION:
            self.go_on()

    def apply_chance(self, action: i64, move: Move) -> None:
        """WW-5.2, WW-6.4: something about a chance card is decided."""
        step = self.step
        if action == LEAVE:
            self.step = NEGOTIATION
        elif action == DRAW:
            chance.draw(self)
        elif step == NAME_SHARES:
            chance.name_shares(self, move.make)
        elif step == NAME_RECALL:
            chance.recall(self, move.make)
        elif step == LOSE_CAR:
            chance.lose_car(self, move.make)
        elif step == EXPORT_CAR:
            chance.export(self, move.make)
        elif step == TRADE_GIVE:
            self.given = move.make
            self.ask(self.turner, TRADE_TAKE)
        elif step == TRADE_TAKE:
            self.taken = move.make
            self.ask(self.turner, TRADE_WHOM)
        else:
            chance.trade(self, move.whom)

    def apply_negotiation(self, action: i64, move: Move) -> None:
        """WW-7: something about a negotiation is decided."""
        step = self.step
        if action == LEAVE:
            self.step = TURN_OVER
        elif step == CHALLENGE:
            haggle.challenge(self, move.whom)
        elif step == WANT:
            haggle.want(self, move.make)
        elif step == OFFER:
            haggle.offer(self, move.sum)
        elif move.kind == TO_COUNTER:
            haggle.counter(self, move.sum)
        elif move.kind == TO_ACCEPT:
            haggle.agree(self)
        else:
            haggle.disagree(self)

    def go_on(self) -> None:
        """All that happens until somebody has to decide."""
        while self.step < FIRST_DECISION:
            step = self.step
            if step == PAID:
                self.paid()
            elif step == CHANCE:
                self.after_auction()
            elif step == TRANSFER:
                chance.transfer(self)
            elif step == NEGOTIATION:
                haggle.open_negotiation(self)
            elif step == TURN_OVER:
                self.end_turn()
            elif step == TURN:
                self.turn_up()
            else:
                auction.open_auction(self)

    def turn_up(self) -> None:
        """WW-2.2, WW-2.4, WW-2.5: a car is turned up; a bike ends the turn, a transport pays."""
        self.card = self.pile[self.turned]
        self.turned += 1
        self.first = not (self.begun >> self.turner) & 1  # WW-2.1
        self.begun |= 1 << self.turner
        self.handed = NOTHING
        self.step = AUCTION
        if self.card == BIKE:
            self.cars[self.turner * MAKES + BIKE] += 1
            self.step = TURN_OVER
        elif self.card == TRANSPORT:
            self.hand_out(HANDED[self.transports])
            self.transports += 1

    def hand_out(self, sum_: i64) -> None:
        """WW-2.5: the pot pays everybody, in turn order from the turner on."""
        handed = vec[i64]([0] * self.seats)
        seat = self.turner
        for _i in range(self.players):
            handed[seat] = money.pay_out(self, seat, sum_)
            seat = self.after(seat)
        self.handed = handed

    def paid(self) -> None:
        """What a complete payment was for: its payer gets a car, but for a chance card."""
        if self.purpose == FOR_CHANCE:
            chance.arrived(self)
        elif self.purpose == FOR_CARD:
            self.cars[self.payer * MAKES + self.card] += 1
            self.step = CHANCE
        else:
            self.move_car(self.bought(), self.taker, self.payer)
            self.step = TURN_OVER
            if self.purpose == FOR_SALE:
                auction.force_sale(self)

    def after_auction(self) -> None:
        """WW-2.1, WW-2.2, WW-5.2: the chance card; WW-5.5: by how many are still in."""
        if self.first:
            self.step = TURN_OVER
        elif self.players == TABLE_OF_TWO:
            self.ask(self.turner, DRAW_OR_NOT)
        else:
            chance.draw(self)

    def end_turn(self) -> None:
        """WW-2.3: the next player clockwise; WW-2.6: after the last car's turn the game is over."""
        if self.turned == len(self.pile):
            self.over = True
            self.step = END
            self.owe(0)
            return
        self.turner = self.after(self.turner)
        self.step = TURN

    # WW-8.5 What a seat cannot know

    def resample(self, seat: i64, rng: Rng) -> None:
        """Deal anew the cars and chance cards not yet seen, and the sealed bids of others.

        Money is left alone: it moves in the open. Who has laid chance cards under the pile knows
        their order. Each order, and each bid that can be laid, is equally likely.
        """
        self.pile = shuffled(self.pile, self.turned, rng)
        self.chances = shuffled(self.chances, self.drawn, rng)
        if self.step != BID:
            return
        for other in range(self.seats):
            if other != seat and self.bids[other] >= 0:
                row = money.sums(self, other)
                self.bids[other] = row[rng.below(len(row))]

    # WW-9 Scoring

    def scores(self) -> vec[i64]:
        return scoring.scores(self)

    def returns(self) -> vec[float]:
        return scoring.returns(self)


def shuffled(pile: vec[i64], seen: i64, rng: Rng) -> vec[i64]:
    """A pile in which all but the first cards, which were seen, are in a new order."""
    if seen >= len(pile):
        return pile
    rest = pile[seen:]
    rng.shuffle(rest)
    dealt = pile[:seen]
    for card in rest:
        dealt = append(dealt, card)
    return dealt


def begin(seats: i64, setup: Setup, start: i64) -> WagenWissel:
    """WW-1.5, WW-1.7: a new game; `start` is NOBODY where the lot decides who begins."""
    game = WagenWissel(seats, setup)
    game.step = DEAL_CARS
    game.due = setup.quartets * setup.each
    if start == NOBODY:
        game.step = LOT
        game.due = seats
    game.turner = start
    game.present = (1 << seats) - 1
    game.players = seats
    game.notes = vec[i64]([0] * ((seats + 1) * NOTES))
    game.money = vec[i64]([0] * (seats + 1))
    game.cars = vec[i64]([0] * (seats * MAKES))
    game.gone = vec[i64]([0] * MAKES)
    game.bids = vec[i64]([SILENT] * seats)
    hand = TWO if seats == TABLE_OF_TWO else SEVERAL
    game.money[game.pot] = ALL_MONEY
    for note in range(i64(NOTES)):
        game.notes[game.pot * NOTES + note] = PRINTED[note]
        for seat in range(seats):
            for _i in range(hand[note]):
                game.move_note(note, game.pot, seat)
    return game
