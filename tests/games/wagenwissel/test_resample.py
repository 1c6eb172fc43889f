"""WW-8.5: what a seat cannot know is dealt anew, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR
from tests.games.wagenwissel.drawing import all_notes, begin, money, play, table
from tests.games.wagenwissel.material import material

DREAMS = 3000


def test_ww_8_5_money_is_left_alone() -> None:
    """WW-8.5: notes moved in the open from the start, so all hands are known."""
    game = table("A: 100 20 | B: 50, 4 | C: 10")
    for viewer in (SPECTATOR, 0, 1, 2):
        twin = game.clone()
        twin.resample(viewer, stream(1, "money"))
        assert money(twin) == money(game)
        assert all_notes(twin) == all_notes(game)
        assert material(twin) == material(game)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_ww_1_7_cars_not_yet_seen_lie_in_any_order(viewer: int) -> None:
    """WW-1.7: each card of the pile is equally likely to be next; what was turned up stays."""
    game = table("A: 100 | B: 50, 1 1 1 | C: 10, 8", pile="4 4 5")
    rng = stream(2, f"pile/{viewer}")
    found: Counter[int] = Counter()
    for _ in range(DREAMS):
        twin = game.clone()
        twin.resample(viewer, rng)
        assert list(twin.pile)[: game.turned] == list(game.pile)[: game.turned]
        assert sorted(twin.pile) == sorted(game.pile)
        found[twin.pile[game.turned]] += 1
    rest = Counter(list(game.pile)[game.turned :])
    for make, count in rest.items():
        assert abs(found[make] - DREAMS * count / 27) < 5 * (DREAMS * count / 27) ** 0.5


def test_ww_6_1_the_order_of_chance_cards_is_known_once_they_come_round() -> None:
    """WW-6.1: cards not yet drawn are in any order; once all were seen, their order is known."""
    deck = "1 receive 20, 1 pay 10, 1 receive 50, 1 tip 10"
    game = table("A: 50 | B: 50 | C: 50", chance="receive-20 pay-10", chance_deck=deck)
    orders: set[tuple[int, ...]] = set()
    while game.drawn < 6:
        orders = set()
        for seed in range(300):
            twin = game.clone()
            twin.resample(1, stream(seed, "chance"))
            orders.add(tuple(twin.chances))
        assert {order[: game.drawn] for order in orders} == {tuple(game.chances)[: game.drawn]}
        assert len(orders) == {0: 24, 1: 6, 2: 2}.get(game.drawn, 1)
        game.apply(game.turn, game.legal(game.turn)[0])


def test_ww_3_1_pending_bids_of_others_are_drawn_anew() -> None:
    """WW-3.1: among all sums that they can lay, nothing included, each equally likely."""
    game = play(table("A: | B: 20 10 | C: 50 10 | D: 10"), "B bid 30", "C pass")
    rng = stream(3, "bids")
    found: dict[int, Counter[int]] = {1: Counter(), 2: Counter()}
    for _ in range(DREAMS):
        twin = game.clone()
        twin.resample(3, rng)
        assert twin.bids[3] == -1
        for seat in (1, 2):
            found[seat][10 * twin.bids[seat]] += 1
    for seat, sums in ((1, {0, 10, 20, 30}), (2, {0, 10, 50, 60})):
        assert set(found[seat]) == sums
        assert all(abs(count - DREAMS / 4) < 150 for count in found[seat].values())


def test_ww_3_1_ones_own_bid_is_known() -> None:
    """WW-3.1: it stays what it is; and once all bids are shown, so do all."""
    game = play(table("A: | B: 20 10 | C: 50 10 | D: 10"), "B bid 30", "C bid 50")
    for seed in range(40):
        twin = game.clone()
        twin.resample(1, stream(seed, "own"))
        assert twin.bids[1] == 3
    play(game, "D pass")
    for viewer in (SPECTATOR, 0, 1, 3):
        twin = game.clone()
        twin.resample(viewer, stream(viewer + 1, "shown"))
        assert list(twin.bids) == list(game.bids)


def test_ww_1_7_before_the_deals_there_is_nothing_to_deal_anew() -> None:
    """WW-1.7: before and between the two deals a resample works and changes no material."""
    game = begin(3)
    for _ in range(3):
        twin = game.clone()
        twin.resample(0, stream(4, "early"))
        assert material(twin) == material(game)
        assert (twin.due, twin.step) == (game.due, game.step)
        game.deal(stream(5, "deal").order(game.due))
