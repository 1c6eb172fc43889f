"""WagenWissel with a bike and one car, all ways of playing counted to the end."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import factorial

import pytest

from stamtafel.games.wagenwissel import GAME
from tests.games.wagenwissel import naive
from tests.perft import assert_perft

ONE_CAR = {"quartets": 2, "each": 1}
# By players: all ways to play 1, 2, 3, … actions. The first player turns up the bike, the next one
# the car.
COUNTS = {
    2: [26, 338, 438, 504, 486, 330, 168, 50],
    3: [20, 200, 396, 416, 400, 240, 76],
    4: [30, 600, 6000, 11988, 12216, 12840, 8616, 3252],
}


@pytest.mark.parametrize("seats", COUNTS)
def test_all_ways_of_playing(seats: int) -> None:
    """WW-3, WW-5.1, WW-8.1: every bid of everybody, in every order, and every way to pay."""
    start = GAME.begin(seats, ONE_CAR | {"start": 0})
    assert_perft(GAME, start, COUNTS[seats])


@pytest.mark.parametrize("seats", COUNTS)
def test_second_opinion(seats: int) -> None:
    """WW-3, WW-5.1, WW-8.1: the rules written down once more, naively, give the same counts."""
    hand = [10, 10, 10, 20, 20, 50] if seats == 2 else [10, 10, 20, 50]
    bidders = seats if seats == 2 else seats - 1
    sums = sorted(naive.sums(hand))
    found: Counter[int] = Counter()
    for answered in range(1, bidders + 1):
        orders = factorial(bidders) // factorial(bidders - answered)
        found[answered] = orders * len(sums) ** answered
    for bids in product(sums, repeat=bidders):
        orders = factorial(bidders)  # in which the same bids can come in
        price = max(bids)
        if price == 0:
            continue
        choices = [hand] if seats == 2 else [hand, hand]  # the winner pays, or the auctioneer
        if seats > 2:
            found[bidders + 1] += 2 * orders
        for payer in choices:
            for length, number in begun(naive.payments(payer, price)).items():
                found[bidders + (seats > 2) + length] += orders * number
    assert [found[depth] for depth in sorted(found)] == COUNTS[seats]


def begun(ways: set[naive.Way]) -> Counter[int]:
    """How many ways to have laid so many notes, from high to low, there are."""
    parts = {way[:length] for way in ways for length in range(1, len(way) + 1)}
    return Counter(map(len, parts))
