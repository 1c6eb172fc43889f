"""Swapybara: the rules, in the order of the rulebook.

SW-1  Material       cards.py
SW-2  A round        deal
SW-3  A turn         legal, apply
SW-4  The cards      worth, move_tokens; cards.py
SW-5  The 0          end_turns, gives
SW-6  Scoring        score
SW-7  The end        finish, returns
SW-8  Breaches       call, honour.py

A place is a seat, then the centre (with four players), then the box. The k-th card dealt in a
round is followed wherever it lies: `dealt[k]` is its face, `lies[place]` tells which card lies at a
place. Every swap is public (SW-3.5), so all know `lies`; who has held a card knows its face.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import State
from stamtafel.games.swapybara.cards import (
    ANSWER,
    ANY,
    AS_DEALT,
    ASK,
    ASKS,
    CARDS,
    CENTRE,
    CENTRE_SEATS,
    DEAL,
    EITHER,
    END,
    FIRST_CALL,
    FIVE,
    FOUR,
    GIVE,
    GIVES,
    LAST_ROUND,
    LOT,
    MIDDLE,
    MINUS,
    MOVE,
    MUST_ACCEPT,
    MUST_REFUSE,
    NOTHING,
    OFFENCE,
    ONE,
    OWNERS,
    PASS,
    PICK,
    PICKS,
    SIX,
    SIZE,
    TO_ACCEPT,
    TO_ASK,
    TO_CALL,
    TO_CENTRE,
    TO_PASS,
    TO_PICK,
    TO_REFUSE,
    TWO,
    UNSEEN,
    ZERO,
    Reveal,
    Setup,
    ask_row,
    neighbours,
)
from stamtafel.games.swapybara.deals import Ways, count_ways, draw
from stamtafel.games.swapybara.honour import NEVER, Honour, fresh


@final
class Swapybara(State):
    """A game in progress."""

    def __init__(
        self,
        seats: i64,
        setup: Setup,
        step: i64,
        round_: i64,
        start: i64,
        taken: i64,
        asker: i64,
        picker: i64,
        picked: i64,
        dealt: vec[i64],
        lies: vec[i64],
        may: vec[i64],
        held: vec[i64],
        pointer: vec[i64],
        used: i64,
        six: i64,
        minus: i64,
        shield: i64,
        totals: vec[i64],
        reveal: Reveal,
        ways: Ways | None,
        out: i64,
        kept: i64,
        let_go: i64,
        honour: Honour | None,
    ) -> None:
        super().__init__(seats)
        self.setup: Final = setup
        self.step = step
        self.round = round_  # from 1; 0 before the first deal
        self.start = start  # the start player of this round, or of the next one
        self.taken = taken  # turns taken in this round, by all together
        self.asker = asker  # whose turn it is
        self.picker = picker  # who picks, or picked, a card for this round (SW-2.3)
        self.picked = picked  # what was picked; -1 before and after, and if nothing was
        self.dealt = dealt
        self.lies = lies
        self.may = may  # by dealt card: the faces that all know it can have, as bits
        self.held = held  # by dealt card: the seats that have held it, as bits
        self.pointer = pointer
        self.used = used  # the seats that have swapped with the centre, as bits
        self.six = six  # who has the six-token
        self.minus = minus
        self.shield = shield
        self.totals = totals
        self.reveal = reveal
        self.ways = ways
        self.out = out  # offenders who take no further part in this round, as bits (SW-8.3)
        self.kept = kept  # the cards dealt that a holder refused to swap, as bits
        self.let_go = let_go  # and those that a holder agreed to swap
        self.honour = honour  # None in strict play

    def clone(self) -> Swapybara:
        if self.ways is None:
            self.ways = Ways()
        twin = Swapybara(
            self.seats,
            self.setup,
            self.step,
            self.round,
            self.start,
            self.taken,
            self.asker,
            self.picker,
            self.picked,
            self.dealt,
            self.lies[:],
            self.may[:],
            self.held[:],
            self.pointer[:],
            self.used,
            self.six,
            self.minus,
            self.shield,
            self.totals,
            self.reveal,
            self.ways,
            self.out,
            self.kept,
            self.let_go,
            None if self.honour is None else self.honour.clone(),
        )
        twin.over = self.over
        twin.due = self.due
        twin.owing = self.owing
        twin.turn = self.turn
        return twin

    def card(self, seat: i64) -> i64:
        """The card a seat holds."""
        return self.dealt[self.lies[seat]]

    # SW-2 Setting up a round

    def deal(self, order: vec[i64]) -> None:
        """SW-1.4: the lot's highest card starts. SW-2.1 to SW-2.4: a new round."""
        if self.step == LOT:
            for seat in range(self.seats):
                if order[seat] == self.seats - 1:
                    self.start = seat
            self.step = DEAL
            self.due = CARDS
            return
        self.dealt = self.faces(order)
        self.picked = -1  # from here on only `dealt` tells, which resample deals anew
        self.lies = AS_DEALT[:]
        self.may = vec[i64]([ANY] * CARDS)
        self.held = OWNERS[self.seats][:]
        self.pointer = vec[i64]([MIDDLE] * self.seats)  # SW-2.4
        self.used = 0
        self.out = 0
        self.kept = 0
        self.let_go = 0
        if self.setup.honour:
            self.honour = fresh(CARDS)
        self.round += 1
        self.taken = 0
        self.asker = self.start
        self.step = ASK
        self.due = 0
        self.ways = None
        self.owe(1 << self.start)

    def faces(self, order: vec[i64]) -> vec[i64]:
        """The cards in the order dealt; SW-2.3: a picked card lies before its picker already."""
        if self.picker == MIDDLE:
            return order[:]
        dealt = vec[i64]([self.picked] * CARDS)
        shuffled: i64 = 0
        for place in range(i64(CARDS)):
            if place != self.picker:
                card = order[shuffled]
                shuffled += 1
                dealt[place] = card + 1 if card >= self.picked else card  # the picked one is out
        return dealt

    # SW-3 A turn

    def legal(self, seat: i64) -> vec[i64]:
        if not (self.owing >> seat) & 1:
            return NOTHING
        if self.honour is not None and self.step != PICK:
            return self.legal_in_honour(self.honour, seat)
        if self.step == ASK:
            centre = self.seats == CENTRE_SEATS and not (self.used >> seat) & 1
            five = self.card(seat) == FIVE
            return ASKS[ask_row(self.seats, seat, self.pointer[seat], five, centre)]
        if self.step == ANSWER:
            card = self.card(seat)  # SW-4.9
            if card == FOUR:
                return MUST_ACCEPT
            if card == TWO:
                return MUST_REFUSE
            return EITHER
        if self.step == GIVE:
            return GIVES[(self.seats * CARDS + seat) * 9 + self.shield - MIDDLE]
        return PICKS

    def apply(self, seat: i64, action: i64) -> None:
        move = MOVE[action]
        self.ways = None
        if move.kind == TO_ASK:
            self.pointer[seat] = move.whom  # SW-3.4
            if not self.neighbours(seat, move.whom):
                self.bound(seat, FIVE)
            self.step = ANSWER
            self.owe(1 << move.whom)
        elif move.kind == TO_ACCEPT:
            self.accept(seat)
            self.end_turn()
        elif move.kind == TO_REFUSE:
            self.bound(seat, FOUR)
            self.kept |= 1 << self.lies[seat]
            self.end_turn()
        elif move.kind == TO_CENTRE:
            self.pointer[seat] = CENTRE  # SW-3.6
            self.used |= 1 << seat
            self.swap(seat, self.seats)
            self.end_turn()
        elif move.kind == TO_PICK:
            self.picked = move.card
            self.step = DEAL
            self.due = CARDS - 1
            self.owe(0)
        elif move.kind == TO_CALL:
            self.call(seat, move.whom)
        elif move.kind == TO_PASS:
            self.pointer[seat] = MIDDLE  # SW-8.8
            self.end_turn()
        else:
            self.swap(seat, self.seats if move.whom == CENTRE else move.whom)  # SW-5.2, SW-5.3
            self.score(seat, move.whom)

    def neighbours(self, seat: i64, whom: i64) -> bool:
        """SW-4.5; SW-8.8: neighbours are the nearest players still in."""
        if self.out == 0:
            return neighbours(self.seats, seat, whom)
        return self.next_in(seat, 1) == whom or self.next_in(seat, self.seats - 1) == whom

    def next_in(self, seat: i64, stride: i64) -> i64:
        """The nearest player still in, clockwise (stride 1) or the other way (seats - 1)."""
        at = (seat + stride) % self.seats
        while at != seat and (self.out >> at) & 1:
            at = (at + stride) % self.seats
        return at

    def bound(self, seat: i64, card: i64) -> None:
        """A seat does what the holder of this card may not: so it has another one, or SW-8.1."""
        if self.honour is None:
            self.may[self.lies[seat]] &= ANY - (1 << card)
        else:
            self.honour.note(seat, self.lies[seat], card, NEVER)

    def accept(self, seat: i64) -> None:
        """SW-3.5; SW-8.3: a swap that a breach brought about, the asker's or the answerer's."""
        card = self.lies[seat]
        self.let_go |= 1 << card
        self.swap(self.asker, seat)
        if self.honour is None:
            self.may[card] &= ANY - (1 << TWO)
            return
        swap = len(self.honour.swaps)
        self.honour.note_accepted(self.asker, FIVE, swap)
        self.honour.note(seat, card, TWO, swap)

    def swap(self, place: i64, other: i64) -> None:
        """Two cards change places (SW-3.5); their new holders see them."""
        lies = self.lies
        if self.honour is not None:
            self.honour.note_swap(lies[place], lies[other])
        lies[place], lies[other] = lies[other], lies[place]
        self.held[lies[place]] |= 1 << place
        if other < self.seats:
            self.held[lies[other]] |= 1 << other

    def end_turn(self) -> None:
        """SW-3.1: the next player clockwise, until everybody has had all turns."""
        last = self.setup.turns * self.seats
        self.taken += 1
        self.asker = self.asker + 1 if self.asker + 1 < self.seats else self.asker + 1 - self.seats
        while self.taken < last and (self.out >> self.asker) & 1:
            self.taken += 1  # SW-8.3: an offender has no turns
            self.asker = (self.asker + 1) % self.seats
        if self.taken == last:
            self.end_turns()
            return
        self.step = ASK
        self.owe(1 << self.asker)

    # SW-5 The end of a round: the 0 first

    def end_turns(self) -> None:
        """SW-5.1: the holder of the 0 says so; if there is none, scoring follows."""
        for seat in range(self.seats):
            if self.card(seat) == ZERO and not (self.out >> seat) & 1:
                self.step = GIVE
                self.owe(1 << seat)
                if len(self.legal(seat)):
                    self.may[self.lies[seat]] = 1 << ZERO
                    return
        self.score(MIDDLE, MIDDLE)  # SW-8.9: a 0 that nobody can be given stays where it is

    # SW-6 Scoring

    def score(self, giver: i64, receiver: i64) -> None:
        """SW-6.1: all cards are shown and scored; then the tokens move and the round is over."""
        called = self.out
        centre: i64 = -1
        undone = NOTHING
        if self.honour is not None:
            undone = self.find_out(self.honour)
            if self.seats == CENTRE_SEATS:
                centre = self.card(self.seats)
        cards = vec[i64]([0] * self.seats)
        points = vec[i64]([0] * self.seats)
        totals = self.totals[:]
        for seat in range(self.seats):
            cards[seat] = self.card(seat)
            points[seat] = OFFENCE
            if not (self.out >> seat) & 1:
                points[seat] = self.worth(seat, cards[seat])
            totals[seat] += points[seat]
        self.totals = totals  # clones share the old one
        self.reveal = Reveal(cards, points, giver, receiver, centre, self.out, called, undone)
        self.dealt = NOTHING
        self.follow_up(cards)
        self.finish()

    def follow_up(self, cards: vec[i64]) -> None:
        """Tokens, pick and start player for the next round; SW-8.4: not for an offender's card."""
        self.picker = MIDDLE
        self.shield = MIDDLE  # SW-5.5
        highest: i64 = -1
        for seat in range(self.seats):
            card = cards[seat]
            if (self.out >> seat) & 1:
                continue
            self.move_tokens(seat, card)
            if card == ONE:
                self.picker = seat
            if card > highest:
                highest = card
                self.start = seat  # SW-2.5

    def worth(self, seat: i64, card: i64) -> i64:
        """SW-4: what a card scores for a seat, by where the tokens lie now (SW-6.2)."""
        if card == SIX and self.six == seat:
            return -1  # SW-4.6
        if card == MINUS and self.minus == seat:
            return 6  # SW-4.7
        return card - 1  # SW-4.0, SW-4.1, SW-4.2, SW-4.3, SW-4.4, SW-4.5

    def move_tokens(self, seat: i64, card: i64) -> None:
        """SW-4.6, SW-4.7, SW-5.4: a token goes to its card's holder, the second time back.

        SW-4.8: without a holder it stays where it is.
        """
        if card == SIX:
            self.six = MIDDLE if self.six == seat else seat
        elif card == MINUS:
            self.minus = MIDDLE if self.minus == seat else seat
        elif card == ZERO:
            self.shield = seat

    # SW-7 The end of the game

    def finish(self) -> None:
        """SW-7.1, SW-7.2, SW-7.3: the end; or SW-2.3, SW-2.6: a new round, tokens as they lie."""
        self.owe(0)
        if self.setup.rounds > 0:
            self.over = self.round == self.setup.rounds
        else:
            self.over = self.round == LAST_ROUND
            for total in self.totals:
                if total >= self.setup.target:
                    self.over = True
        if self.over:
            self.step = END  # SW-4.1: after the last round there is no pick
        elif self.picker != MIDDLE:
            self.step = PICK
            self.owe(1 << self.picker)
        else:
            self.step = DEAL
            self.due = CARDS

    def scores(self) -> vec[i64]:
        return self.totals[:]

    def returns(self) -> vec[float]:
        """SW-7.1: the highest total wins; among equals the highest last card.

        SW-8.9: among equals offenders come last, and share the win among themselves.
        """
        best: i64 = 0
        winners: i64 = 0
        for seat in range(self.seats):
            ahead = self.totals[seat] - self.totals[best]
            if ahead == 0:
                ahead = self.last_card(seat) - self.last_card(best)
            if ahead > 0:
                best = seat
                winners = 0
            if ahead >= 0:
                winners |= 1 << seat
        share = 1.0 / float(SIZE[winners])
        return vec[float]([share if (winners >> s) & 1 else 0.0 for s in range(self.seats)])

    def last_card(self, seat: i64) -> i64:
        """What a seat's last card counts in a tie; -1 for an offender."""
        return -1 if (self.out >> seat) & 1 else self.reveal.cards[seat]

    # SW-8 Breaking the rules

    def legal_in_honour(self, honour: Honour, seat: i64) -> vec[i64]:
        """SW-8.1, SW-8.3: the 2, 4 and 5 bind nobody, offenders are left alone, and calls."""
        actions = vec[i64](capacity=24)
        asks_somebody = False
        for action in self.unbound(seat):
            whom = MOVE[action].whom
            if whom < 0 or whom == CENTRE or not (self.out >> whom) & 1:
                actions = append(actions, action)
                asks_somebody = asks_somebody or MOVE[action].kind != TO_CENTRE
        if self.step == GIVE:
            return actions
        if not asks_somebody:
            actions = append(actions, PASS)  # SW-8.8
        for offender in range(self.seats):
            if offender != seat and self.knows_breach(honour, seat, offender):
                actions = append(actions, FIRST_CALL + offender)
        return actions

    def unbound(self, seat: i64) -> vec[i64]:
        """What a seat might do if its own card did not bind it and nobody were out."""
        if self.step == ASK:
            centre = self.seats == CENTRE_SEATS and not (self.used >> seat) & 1
            return ASKS[ask_row(self.seats, seat, self.pointer[seat], False, centre)]
        if self.step == ANSWER:
            return EITHER
        return GIVES[(self.seats * CARDS + seat) * 9 + self.shield - MIDDLE]

    def knows_breach(self, honour: Honour, seat: i64, offender: i64) -> bool:
        """SW-8.5: whether a seat may call another one."""
        if (self.out >> offender) & 1:
            return False
        return honour.latest(seat, offender, self.dealt, self.held) >= 0

    def call(self, seat: i64, offender: i64) -> None:
        """SW-8.3, SW-8.5: a breach is called; all see its card, and its swap is undone."""
        honour = self.honour
        assert honour is not None
        index = honour.latest(seat, offender, self.dealt, self.held)
        for later in range(index + 1, len(honour.deeds)):
            deed = honour.deeds[later]
            if deed.seat == offender and (self.held[deed.card] >> seat) & 1:
                self.may[deed.card] &= ANY - (1 << deed.face)  # the caller would have called it
        self.may[honour.deeds[index].card] = 1 << honour.deeds[index].face
        self.expose(honour, index)
        if self.step == ANSWER and self.asker == offender:
            self.end_turn()  # SW-8.5, SW-8.7: the ask falls away

    def expose(self, honour: Honour, index: i64) -> None:
        """SW-8.3: the offender is out for the round; the swap counts as never made."""
        self.out |= 1 << honour.deeds[index].seat
        swap = honour.call(index)
        if swap is None:
            return
        lies = self.lies
        place: i64 = 0
        other: i64 = 0
        for at in range(i64(CARDS)):
            if lies[at] == swap.one:
                place = at
            elif lies[at] == swap.other:
                other = at
        lies[place], lies[other] = lies[other], lies[place]

    def find_out(self, honour: Honour) -> vec[i64]:
        """SW-8.6: what is uncalled at the reveal is called by itself, the latest first.

        How many swaps of each seat have been undone in the round.
        """
        undone = vec[i64]([0] * self.seats)
        for index in range(len(honour.deeds) - 1, -1, -1):
            deed = honour.deeds[index]
            if not deed.called and self.dealt[deed.card] == deed.face:
                self.expose(honour, index)
            if honour.deeds[index].undone:
                undone[deed.seat] += 1
        return undone

    # What a seat cannot know

    def resample(self, seat: i64, rng: Rng) -> None:
        """Deal anew, each possible deal equally likely, what a seat has not held this round."""
        if self.step == DEAL and self.picked >= 0 and self.picker != seat:
            self.picked = rng.below(CARDS)
        if len(self.dealt) == 0:
            return
        unknown = vec[i64](capacity=CARDS)
        faces: i64 = 0
        asked: i64 = 0
        for k in range(i64(CARDS)):
            if seat < 0 or not (self.held[k] >> seat) & 1:
                unknown = append(unknown, k)
                faces |= 1 << self.dealt[k]
                asked |= 1 << k
        if self.ways is None:
            self.ways = Ways()
        if self.ways.asked != asked << CARDS | faces:
            self.ways.count = count_ways(unknown, self.may, faces)
            self.ways.asked = asked << CARDS | faces
        self.dealt = draw(self.dealt, unknown, self.may, faces, self.ways.count, rng)


def begin(seats: i64, rounds: i64, target: i64, start: i64, turns: i64, honour: bool) -> Swapybara:
    """A new game; `rounds` 0 plays to `target`, `start` MIDDLE draws the start player by lot."""
    game = Swapybara(
        seats,
        Setup(rounds, target, turns, honour),
        LOT if start == MIDDLE else DEAL,
        0,  # round
        start,
        0,  # taken
        MIDDLE,  # asker
        MIDDLE,  # picker
        -1,  # picked
        NOTHING,  # dealt
        vec[i64](range(CARDS)),
        vec[i64]([ANY] * CARDS),
        vec[i64]([0] * CARDS),
        vec[i64]([MIDDLE] * seats),
        0,  # used
        MIDDLE,  # six
        MIDDLE,  # minus
        MIDDLE,  # shield
        vec[i64]([0] * seats),
        UNSEEN,
        None,  # ways
        0,  # out
        0,  # kept
        0,  # let_go
        None,  # honour, until the first deal
    )
    game.due = seats if start == MIDDLE else CARDS
    return game
