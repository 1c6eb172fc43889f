"""Whole random games, chosen by index, and what holds after every step of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stamtafel.core.game import OptionValue
from stamtafel.core.rng import stream
from stamtafel.games.wagenwissel import GAME, rules
from stamtafel.games.wagenwissel.material import COPIES, MAKES, MOVE, PRINTED
from stamtafel.games.wagenwissel.position import BID, CALL, CHOOSE, PAY, REPLY
from stamtafel.games.wagenwissel.rules import WagenWissel
from stamtafel.games.wagenwissel.scoring import quartets
from tests.games.wagenwissel.drawing import all_cars, all_notes, assert_whole, begin, notes

PLAIN = rules.__file__.endswith(".py")
EXAMPLES = 30 if PLAIN else 100
GAMES = 8 if PLAIN else 300
MOST = 1200  # so many steps of a game are looked at

CARS = (
    "bike Step -50, transport Kluis 90, car A 0, car B 10, car C 10, car D 70, car E 70, car F 990"
)
CHANCES = "2 collect 30, 1 treat 50, 3 recall, 2 trade, 1 export, 1 loss, 1 tax 200, 1 tip 500"

OPTIONS = st.fixed_dictionaries(
    {
        "auction": st.sampled_from(["sealed", "open"]),
        "counter_offer": st.sampled_from(["price", "purchase"]),
        "car_deck": st.sampled_from(["house", CARS]),
        "chance_deck": st.sampled_from(["house", CHANCES]),
    }
)
DEALS = st.tuples(st.permutations(range(32)), st.permutations(range(31)))
CHOICES = st.lists(st.integers(0, 500), min_size=1, max_size=200)
FEW = st.booleans()  # choose among the first three actions only


class Follower:
    """Plays one game by index and checks each step against the rulebook, in its own words."""

    def __init__(self, seats: int, options: dict[str, OptionValue]) -> None:
        self.game = begin(seats, **options)
        self.steps = 0
        self.out: set[int] = set()

    def play(self, deals: Sequence[Sequence[int]], choices: Sequence[int], few: bool) -> None:
        """Play to the end, or as far as is looked, the choices used over and over."""
        orders = iter(deals)
        while not self.game.over and self.steps < MOST:
            before = self.game.clone()
            if self.game.due == self.game.seats:
                GAME.deal(self.game, list(range(self.game.due)))
            elif self.game.due:
                GAME.deal(self.game, [c for c in next(orders) if c < self.game.due])
            else:
                self.decide(choices[self.steps % len(choices)], few)
                self.check_decision(before)
            self.steps += 1
            self.check()
        if self.game.over:
            self.check_end()

    def decide(self, choice: int, few: bool) -> None:
        """One of the seats that owe a decision takes an action, by index."""
        seats = [seat for seat in range(self.game.seats) if (self.game.owing >> seat) & 1]
        self.seat = seats[choice % len(seats)]
        actions = GAME.legal(self.game, self.seat)
        self.action = actions[choice % min(len(actions), 3 if few else len(actions))]
        GAME.play(self.game, self.seat, self.action)

    def check(self) -> None:
        """What holds after every step."""
        game = self.game
        assert [game.over, game.due > 0, game.owing > 0].count(True) == 1
        if game.pile:
            assert all_notes(game) == list(PRINTED)  # WW-1.2
            assert all_cars(game) == [COPIES] * MAKES  # WW-1.1
        for holder in range(game.seats + 1):
            assert 10 * game.money[holder] == sum(notes(game, holder)) >= 0
        for seat in range(game.seats):
            assert bool(GAME.legal(game, seat)) == bool((game.owing >> seat) & 1)
        self.check_out()

    def check_out(self) -> None:
        """WW-4.7, WW-4.8: once out, always out, with nothing, and never asked."""
        game = self.game
        out = {seat for seat in range(game.seats) if not (game.present >> seat) & 1}
        assert self.out <= out
        assert game.players == game.seats - len(out) >= 1
        self.out = out
        for seat in out:
            assert not (game.owing >> seat) & 1
            if not game.over:
                assert game.money[seat] == 0
                assert sum(game.count(seat, make) for make in range(MAKES)) == 0

    def check_decision(self, before: WagenWissel) -> None:
        """WW-3.2, WW-4.1, WW-7.6, WW-8.1: what a decision may bring."""
        step, move = before.step, MOVE[self.action]
        if step == BID and before.owing == 1 << self.seat:
            self.check_winner(before, move.sum)
        elif step == CALL and move.sum:
            assert move.sum > before.high
        elif step == CHOOSE and self.game.step == PAY:
            assert self.game.money[self.game.payer] >= self.game.price
        elif step == REPLY and self.game.step == PAY:
            assert self.game.money[self.game.payer] >= before.counter
        elif step == PAY:
            left = before.owed - [1, 2, 5, 10, 20, 50][move.note]
            assert left <= 0 or (self.game.step, self.game.owed) == (PAY, left)

    def check_winner(self, before: WagenWissel, sum_: int) -> None:
        """WW-3.2, WW-5.1: the highest bid, then the first in the order of the rulebook."""
        bids = {seat: before.bids[seat] for seat in range(before.seats)} | {self.seat: sum_}
        order = [(before.turner + step) % before.seats for step in range(before.seats)]
        order = order if before.players == 2 else [*order[1:], order[0]]
        high = max(bids.values())
        if high > 0:
            assert self.game.winner == next(seat for seat in order if bids[seat] == high)
            assert self.game.price == high

    def check_end(self) -> None:
        """WW-9: the lines add up to the scores, and the best of those who are in have won."""
        game = self.game
        view = GAME.view(game)
        sums = [0] * game.seats
        for line in view.account:
            sums[line.owner] += line.points
        assert sums == list(view.scores) == list(game.scores())
        present = [seat for seat in range(game.seats) if seat not in self.out]
        rank = {seat: (sums[seat], quartets(game, seat)) for seat in present}
        best = [seat for seat in present if rank[seat] == max(rank.values())]
        assert [seat for seat, share in enumerate(game.returns()) if share] == best
        assert self.steps <= GAME.longest


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(st.integers(2, 4), OPTIONS, DEALS, CHOICES, FEW)
def test_ww_1_2_every_step_of_random_games(
    seats: int,
    options: dict[str, OptionValue],
    deals: tuple[list[int], list[int]],
    choices: list[int],
    few: bool,
) -> None:
    """WW-1.1, WW-1.2, WW-4.8: notes and cars are all there, nobody who is out is asked, it ends."""
    Follower(seats, options).play(deals, choices, few)


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(st.integers(2, 4), st.integers(0, 3), DEALS, CHOICES)
def test_ww_1_7_any_start_player(
    seats: int, start: int, deals: tuple[list[int], list[int]], choices: list[int]
) -> None:
    """WW-1.7: the same with a start player named, bluffing among the first three bids only."""
    follower = Follower(seats, {"start": start % seats, "auction": "open"})
    assert follower.game.turner == start % seats
    follower.play(deals, choices, True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("auction", ["sealed", "open"])
@pytest.mark.parametrize("counter", ["price", "purchase"])
def test_ww_1_2_many_random_games(seats: int, auction: str, counter: str) -> None:
    """WW-1.1, WW-1.2, WW-4.8: the same material every few steps of many games, to the end."""
    start = begin(seats, auction=auction, counter_offer=counter)
    rng = stream(seats, f"{auction}/{counter}")
    for number in range(GAMES if auction == "sealed" else 4 * GAMES):
        game = start.clone()
        steps = 0
        while not game.over:
            if game.due:
                game.deal(rng.order(game.due))
                continue
            row = game.legal(game.turn)
            limit = 3 if number % 2 else len(row)
            game.apply(game.turn, row[rng.below(min(limit, len(row)))])
            steps += 1
            if not steps % 40:
                assert_whole(game)
        assert_whole(game)
        assert steps <= GAME.longest
        assert sum(game.returns()) == pytest.approx(1.0)
