"""Swapybara: the rules, in the order of the rulebook.

SW-1  Material       CARDS, MOVE
SW-2  A round        deal
SW-3  A turn         legal, apply
SW-4  The cards      WORTH, MUST_ACCEPT, MUST_REFUSE, asks
SW-5  The 0          end_turns, gives
SW-6  Scoring        score
SW-7  The end        finish, returns

Cards are numbers from 0 to 7; card k has the value k - 1. A place is a seat, then the centre (with
four players), then the box. The k-th card dealt in a round is followed wherever it lies: `dealt[k]`
is its face, `lies[place]` tells which card lies at a place. Every swap is public (SW-3.5), so all
know `lies`; who has held a card knows its face.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import State

CARDS: Final = 8  # SW-1.1
MINUS: Final = 0
ZERO: Final = 1
ONE: Final = 2
TWO: Final = 3
FOUR: Final = 5
FIVE: Final = 6
SIX: Final = 7
ANY: Final = 255  # the set of all cards, as bits

MIDDLE: Final = -1  # where a token lies that nobody has; whom a new pointer shows
CENTRE: Final = 8  # the centre card, as the one asked or chosen
CENTRE_SEATS: Final = 4  # SW-2.2: so many players have a centre card
LAST_ROUND: Final = 100  # SW-7.3

# What is to be done now.
LOT: Final = 0
DEAL: Final = 1
PICK: Final = 2
ASK: Final = 3
ANSWER: Final = 4
GIVE: Final = 5
END: Final = 6

# Kinds of action.
TO_ASK: Final = 0
TO_CENTRE: Final = 1
TO_ACCEPT: Final = 2
TO_REFUSE: Final = 3
TO_PICK: Final = 4
TO_GIVE: Final = 5


@final
class Move:
    """What an action number stands for: whom it is about, or which card."""

    __slots__ = ("kind", "whom", "card")

    def __init__(self, kind: i64, whom: i64, card: i64) -> None:
        self.kind: Final = kind
        self.whom: Final = whom
        self.card: Final = card


def catalogue() -> vec[Move]:
    """Every action by its number."""
    moves = vec[Move]([Move(TO_ASK, seat, -1) for seat in range(i64(CARDS))])
    for kind in range(i64(TO_CENTRE), i64(TO_PICK)):
        moves = append(moves, Move(kind, -1, -1))
    for card in range(i64(CARDS)):
        moves = append(moves, Move(TO_PICK, -1, card))
    for whom in range(i64(CENTRE + 1)):
        moves = append(moves, Move(TO_GIVE, whom, -1))
    return moves


MOVE: Final = catalogue()
CENTRE_SWAP: Final = 8
ACCEPT: Final = 9
REFUSE: Final = 10
FIRST_PICK: Final = 11
FIRST_GIVE: Final = 19

NOTHING: Final = vec[i64]()
AS_DEALT: Final = vec[i64](range(CARDS))
# By number of seats: which seat holds each card dealt, as bits.
OWNERS: Final = vec[vec[i64]](
    [
        vec[i64]([1 << place if place < seats else 0 for place in range(CARDS)])
        for seats in range(CARDS + 1)
    ]
)
EITHER: Final = vec[i64]([ACCEPT, REFUSE])
MUST_ACCEPT: Final = vec[i64]([ACCEPT])  # SW-4.4
MUST_REFUSE: Final = vec[i64]([REFUSE])  # SW-4.2
PICKS: Final = vec[i64](range(FIRST_PICK, FIRST_PICK + CARDS))  # SW-2.3


def neighbours(seats: i64, one: i64, other: i64) -> bool:
    """Whether two seats sit side by side."""
    return (one + 1) % seats == other or (other + 1) % seats == one


def asks(seats: i64, seat: i64, pointer: i64, holds_five: bool, centre: bool) -> vec[i64]:
    """SW-3.2, SW-3.3, SW-3.6, SW-4.5: whom a seat may ask, and whether it may use the centre."""
    actions = vec[i64]()
    for whom in range(seats):
        if whom != seat and whom != pointer and (not holds_five or neighbours(seats, seat, whom)):
            actions = append(actions, whom)
    if centre:
        actions = append(actions, CENTRE_SWAP)
    return actions


def gives(seats: i64, seat: i64, shield: i64) -> vec[i64]:
    """SW-5.2: to whom a seat may give the 0."""
    actions = vec[i64]()
    for whom in range(seats):
        if whom != seat and whom != shield:
            actions = append(actions, FIRST_GIVE + whom)
    if seats == CENTRE_SEATS:
        actions = append(actions, FIRST_GIVE + CENTRE)
    return actions


# The rows of `asks` and `gives` for every case, so that a turn only looks them up.
ASKS: Final = vec[vec[i64]](
    [
        asks(seats, seat, pointer, five == 1, centre == 1)
        for seats in range(i64(CARDS + 1))
        for seat in range(i64(CARDS))
        for pointer in range(i64(MIDDLE), i64(CENTRE + 1))
        for five in range(2)
        for centre in range(2)
    ]
)
GIVES: Final = vec[vec[i64]](
    [
        gives(seats, seat, shield)
        for seats in range(i64(CARDS + 1))
        for seat in range(i64(CARDS))
        for shield in range(i64(MIDDLE), i64(CARDS))
    ]
)


@final
class Setup:
    """What was agreed on before the game (SW-1.2); nothing in it changes."""

    __slots__ = ("rounds", "target", "turns")

    def __init__(self, rounds: i64, target: i64, turns: i64) -> None:
        self.rounds: Final = rounds  # 0: play until `target` is reached
        self.target: Final = target
        self.turns: Final = turns  # each player's turns in a round (SW-3.1)


@final
class Reveal:
    """What the end of a round showed (SW-5, SW-6); nothing in it changes."""

    __slots__ = ("cards", "points", "giver", "receiver")

    def __init__(self, cards: vec[i64], points: vec[i64], giver: i64, receiver: i64) -> None:
        self.cards: Final = cards  # each player's last card; empty before the first reveal
        self.points: Final = points
        self.giver: Final = giver  # who gave the 0 away, MIDDLE if nobody
        self.receiver: Final = receiver  # to whom, perhaps CENTRE


UNSEEN: Final = Reveal(vec[i64](), vec[i64](), MIDDLE, MIDDLE)


@final
class Ways:
    """In how many ways unknown cards can lie, shared by a position and its clones."""

    __slots__ = ("asked", "count")

    def __init__(self) -> None:
        self.asked: i64 = -1  # the unknown cards and their faces that `count` is about
        self.count: vec[i64] = NOTHING  # by set of faces still to be placed


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
        if self.step == ASK:
            row = ((self.seats * CARDS + seat) * 10 + self.pointer[seat] - MIDDLE) * 4
            if self.card(seat) == FIVE:
                row += 2
            if self.seats == CENTRE_SEATS and not (self.used >> seat) & 1:
                row += 1
            return ASKS[row]
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
            if not neighbours(self.seats, seat, move.whom):
                self.rule_out(seat, FIVE)
            self.step = ANSWER
            self.owe(1 << move.whom)
        elif move.kind == TO_ACCEPT:
            self.rule_out(seat, TWO)
            self.swap(self.asker, seat)
            self.end_turn()
        elif move.kind == TO_REFUSE:
            self.rule_out(seat, FOUR)
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
        else:
            self.swap(seat, self.seats if move.whom == CENTRE else move.whom)  # SW-5.2, SW-5.3
            self.score(seat, move.whom)

    def rule_out(self, seat: i64, card: i64) -> None:
        """All see that the card a seat holds cannot be this one."""
        self.may[self.lies[seat]] &= ANY - (1 << card)

    def swap(self, place: i64, other: i64) -> None:
        """Two cards change places (SW-3.5); their new holders see them."""
        lies = self.lies
        lies[place], lies[other] = lies[other], lies[place]
        self.held[lies[place]] |= 1 << place
        if other < self.seats:
            self.held[lies[other]] |= 1 << other

    def end_turn(self) -> None:
        """SW-3.1: the next player clockwise, until everybody has had all turns."""
        self.taken += 1
        if self.taken == self.setup.turns * self.seats:
            self.end_turns()
            return
        self.asker += 1
        if self.asker == self.seats:
            self.asker = 0
        self.step = ASK
        self.owe(1 << self.asker)

    # SW-5 The end of a round: the 0 first

    def end_turns(self) -> None:
        """SW-5.1: the holder of the 0 says so; if there is none, scoring follows."""
        for seat in range(self.seats):
            if self.card(seat) == ZERO:
                self.may[self.lies[seat]] = 1 << ZERO
                self.step = GIVE
                self.owe(1 << seat)
                return
        self.score(MIDDLE, MIDDLE)

    # SW-6 Scoring

    def score(self, giver: i64, receiver: i64) -> None:
        """SW-6.1: all cards are shown and scored; then the tokens move and the round is over."""
        cards = vec[i64]([0] * self.seats)
        points = vec[i64]([0] * self.seats)
        totals = self.totals[:]
        for seat in range(self.seats):
            cards[seat] = self.card(seat)
            points[seat] = self.worth(seat, cards[seat])
            totals[seat] += points[seat]
        self.totals = totals  # clones share the old one
        self.reveal = Reveal(cards, points, giver, receiver)
        self.dealt = NOTHING
        self.picker = MIDDLE
        self.shield = MIDDLE  # SW-5.5
        highest = cards[0]
        for seat in range(self.seats):
            card = cards[seat]
            self.move_tokens(seat, card)
            if card == ONE:
                self.picker = seat
            if card >= highest:
                highest = card
                self.start = seat  # SW-2.5
        self.finish()

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
            self.step = END
            self.picker = MIDDLE  # SW-4.1: after the last round there is no pick
        elif self.picker != MIDDLE:
            self.step = PICK
            self.owe(1 << self.picker)
        else:
            self.step = DEAL
            self.due = CARDS

    def scores(self) -> vec[i64]:
        return self.totals[:]

    def returns(self) -> vec[float]:
        """SW-7.1: the highest total wins; among equals the highest last card."""
        winner: i64 = 0
        for seat in range(self.seats):
            ahead = self.totals[seat] - self.totals[winner]
            if ahead > 0 or (ahead == 0 and self.reveal.cards[seat] > self.reveal.cards[winner]):
                winner = seat
        return vec[float]([1.0 if seat == winner else 0.0 for seat in range(self.seats)])

    # What a seat cannot know

    def resample(self, seat: i64, rng: Rng) -> None:
        """Deal anew, each possible deal equally likely, what a seat has not held this round.

        A permanent by subsets: `count[faces]` is the number of ways to lay these faces, the last
        unknown cards being left for them.
        """
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
            self.ways.count = self.count_ways(unknown, faces)
            self.ways.asked = asked << CARDS | faces
        self.dealt = self.draw(unknown, faces, self.ways.count, rng)

    def count_ways(self, unknown: vec[i64], faces: i64) -> vec[i64]:
        """For each set of these faces, in how many ways the last unknown cards can have them."""
        count = vec[i64]([0] * (ANY + 1))
        count[0] = 1
        for some in range(1, faces + 1):
            if some & faces != some:
                continue
            size: i64 = 0
            for card in range(i64(CARDS)):
                size += (some >> card) & 1
            allowed = some & self.may[unknown[len(unknown) - size]]
            total: i64 = 0
            for card in range(i64(CARDS)):
                if (allowed >> card) & 1:
                    total += count[some - (1 << card)]
            count[some] = total
        return count

    def draw(self, unknown: vec[i64], faces: i64, count: vec[i64], rng: Rng) -> vec[i64]:
        """One deal of these faces to the unknown cards, all possible ones equally likely."""
        dealt = self.dealt[:]
        for k in unknown:
            lot = rng.below(count[faces])
            allowed = faces & self.may[k]
            for card in range(i64(CARDS)):
                if not (allowed >> card) & 1:
                    continue
                lot -= count[faces - (1 << card)]
                if lot < 0:
                    dealt[k] = card
                    faces -= 1 << card
                    break
        return dealt


def begin(seats: i64, rounds: i64, target: i64, start: i64, turns: i64) -> Swapybara:
    """A new game; `rounds` 0 plays to `target`, `start` MIDDLE draws the start player by lot."""
    game = Swapybara(
        seats,
        Setup(rounds, target, turns),
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
        None,
    )
    game.due = seats if start == MIDDLE else CARDS
    return game
