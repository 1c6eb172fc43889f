"""WW-3, the sealed auction."""

from __future__ import annotations

import msgspec
import pytest

from stamtafel.core.state import SPECTATOR
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.position import CHOOSE, PAY
from tests.games.wagenwissel.drawing import (
    assert_whole,
    cars,
    hand,
    legal,
    money,
    play,
    refused,
    table,
    told,
    who,
)

FOUR = "A: 50 20 10 | B: 50 20 10 10 | C: 50 20 10 10 | D: 50 20 10 10"


def test_ww_3_1_all_others_bid_at_once() -> None:
    """WW-3.1: everybody but the auctioneer owes a bid, and answers in any order, once."""
    game = table(FOUR)
    assert who(game) == "BCD"
    play(game, "C bid 20")
    assert who(game) == "BD"
    assert refused(game, "C bid 30") == "WW-3.1 refused-not-your-turn"
    assert refused(game, "A bid 30") == "WW-3.1 refused-not-your-turn"
    play(game, "D pass", "B bid 10")
    assert game.step == CHOOSE


def test_ww_3_1_a_bid_is_what_can_be_laid_exactly() -> None:
    """WW-3.1: nothing, or a sum that one's notes make; no other."""
    game = table("A: | B: 50 20 20 | C: 10 10 10 | D: ")
    assert legal(game, "B") == "pass, bid 20, bid 40, bid 50, bid 70, bid 90"
    assert legal(game, "C") == "pass, bid 10, bid 20, bid 30"
    assert legal(game, "D") == "pass"
    assert refused(game, "B bid 10") == "WW-3.1 refused-not-exact"
    assert refused(game, "B bid 100") == "WW-3.1 refused-means"
    assert refused(game, "D bid 10") == "WW-3.1 refused-means"
    assert refused(game, "B sell") == "WW-3.1 refused-must-bid"
    assert refused(game, "B offer 20") == "WW-3.1 refused-must-bid"


def test_ww_3_1_everything_can_be_bid() -> None:
    """WW-3.1: an all-in bid that is exactly payable wins and is paid."""
    game = table("A: 10 | B: 500 200 20 | C: 500", pile="8")
    play(game, "B bid 770", "C pass", "A sell", "B lay 500", "B lay 200", "B lay 50", "B lay 20")
    assert cars(game, "B") == "8"
    assert hand(game, "B") == ""


def test_ww_3_1_bids_are_secret_until_the_last_is_in() -> None:
    """WW-3.1: nobody else sees, hears or could work out what a pending bid is."""
    one, other = (play(table(FOUR), move) for move in ("B bid 90", "B pass"))
    for viewer in (SPECTATOR, 0, 2, 3):
        views = {msgspec.json.encode(GAME.see(game, viewer)) for game in (one, other)}
        assert len(views) == 1
        view = GAME.see(one, viewer)
        assert view.mark("has-bid", 1) is not None
        assert view.counter("bid", 1) is None
    assert GAME.see(one, 1).counter("bid", 1) == 90
    game = table(FOUR)
    assert told(game, "B bid 90", "C") == told(game, "B pass", "C") == ["B has bid in secret."]
    assert told(game, "B bid 90", "B") == ["You bid €90 in secret."]
    assert told(game, "B pass", "B") == ["You bid nothing, in secret."]


def test_ww_3_1_then_all_bids_are_shown_together() -> None:
    """WW-3.1, WW-3.5: with the last bid all see every bid."""
    game = play(table(FOUR), "B bid 70", "D pass")
    assert told(game, "C bid 80", "A") == [
        "C has bid in secret.",
        "B bids €70.",
        "C bids €80.",
        "D bids nothing.",
        "C has the highest bid: €80.",
    ]
    play(game, "C bid 80")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        view = GAME.see(game, viewer)
        assert [view.counter("bid", seat) for seat in range(4)] == [None, 70, 80, None]
        assert view.mark("passed", 3) is not None
        assert view.mark("highest", 2) is not None


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ({"B": 10, "C": 20, "D": 30}, "D"),
        ({"B": 30, "C": 20, "D": 10}, "B"),
        ({"B": 30, "C": 30, "D": 10}, "B"),
        ({"B": 10, "C": 30, "D": 30}, "C"),
        ({"B": 30, "C": 10, "D": 30}, "B"),
    ],
)
def test_ww_3_2_the_highest_bid_wins_then_the_first_on_the_left(
    bids: dict[str, int], winner: str
) -> None:
    """WW-3.2: of equal bids the first clockwise from the auctioneer's left."""
    game = table(FOUR)
    play(game, *(f"{seat} bid {bid}" for seat, bid in bids.items()))
    assert game.winner == "ABCD".index(winner)
    assert 10 * game.price == max(bids.values())


def test_ww_3_2_left_of_the_auctioneer_whoever_that_is() -> None:
    """WW-3.2: clockwise from the auctioneer, past the last seat."""
    game = table(FOUR, start="C")
    play(game, "A bid 30", "B bid 30", "D bid 20")
    assert game.winner == 0
    game = table(FOUR, start="C")
    play(game, "A bid 30", "B bid 30", "D bid 30")
    assert game.winner == 3


def test_ww_3_3_selling() -> None:
    """WW-3.3: the winner pays the bid to the auctioneer and gets the car."""
    game = play(table(FOUR), "B bid 70", "C pass", "D pass")
    assert legal(game, "A") == "sell, buy"
    play(game, "A sell")
    assert game.step == PAY
    play(game, "B lay 50", "B lay 20")
    assert cars(game, "B") == "4"
    assert hand(game, "A") == "50 50 20 20 10"
    assert hand(game, "B") == "10 10"
    assert_whole(game)


def test_ww_3_3_buying() -> None:
    """WW-3.3: the auctioneer pays the bid to the bidder and keeps the car; the bidder the bid."""
    game = play(table(FOUR), "B bid 70", "C pass", "D pass", "A buy", "A lay 50", "A lay 20")
    assert cars(game, "A") == "4"
    assert hand(game, "A") == "10"
    assert hand(game, "B") == "50 50 20 20 10 10"
    assert_whole(game)


def test_ww_3_3_buying_needs_the_money() -> None:
    """WW-3.3: too dear to buy: there is one thing to do, and it is still asked."""
    game = play(table("A: 50 | B: 50 20 | C: 10"), "B bid 70", "C pass")
    assert who(game) == "A"
    assert legal(game, "A") == "sell"
    assert refused(game, "A buy") == "WW-3.3 refused-buy"
    (denied,) = GAME.view(game, 0).denied
    assert denied.text == "buy"
    assert GAME.view(game, 1).denied == ()


def test_ww_3_3_buying_may_cost_too_much() -> None:
    """WW-3.3, WW-8.1: the total in hand decides; there is no change."""
    game = play(table("A: 200 | B: 50 20 | C: 10"), "B bid 70", "C pass", "A buy", "A lay 200")
    assert money(game)[:2] == [0, 270]
    assert cars(game, "A") == "4"


def test_ww_3_3_who_pays_whom_is_said_before() -> None:
    """WW-3.3: price, payer and receiver stand on both choices."""
    game = play(table(FOUR), "C bid 80", "B pass", "D pass")
    words = GAME.words("en")
    said = [words.say(choice.phrase, "ABCD", 0) for choice in GAME.view(game, 0).choices]
    assert said == ["Sell: C pays you €80", "Buy: you pay C €80"]
    assert GAME.view(game, 0).prompt == GAME.view(game, 2).prompt


def test_ww_3_4_nobody_bids() -> None:
    """WW-3.4: the auctioneer has the car for nothing."""
    game = table(FOUR, begun="")
    play(game, "B pass", "D pass")
    assert told(game, "C pass", "A")[-2] == "Nobody bids: you have Tuffer (100) for nothing."
    play(game, "C pass")
    assert cars(game, "A") == "4"
    assert money(game) == [80, 90, 90, 90]
    assert game.turner == 1


def test_ww_3_5_losing_bids_stay_with_their_owners() -> None:
    """WW-3.5: only the winner's money moves."""
    game = play(table(FOUR, begun=""), "B bid 70", "C bid 90", "D bid 80", "A sell")
    play(game, "C lay 50", "C lay 20", "C lay 10", "C lay 10")
    assert money(game) == [170, 90, 0, 90]


def test_ww_3_1_only_those_who_are_in_bid() -> None:
    """WW-3.1, WW-4.8: three of four left: the two others bid."""
    game = table("A: 50 | B: 50 | C: 50 | D: 50", auction="open", pile="4 5 6")
    play(game, "B bid 500", "C pass", "D pass", "A sell")
    assert who(game) == "C"
    play(game, "C pass", "D pass")
    assert game.players == 3
    for viewer in (SPECTATOR, 0, 1):
        assert GAME.see(game, viewer).mark("out", 1) is not None
