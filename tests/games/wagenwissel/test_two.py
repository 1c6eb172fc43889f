"""WW-5, two players."""

from __future__ import annotations

from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.position import DRAW_OR_NOT, END
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

TWO = "A: 50 20 20 10 10 10 | B: 50 20 20 10 10 10"


def test_ww_5_1_both_bid_sealed() -> None:
    """WW-5.1: the turner bids too, both at once and in secret."""
    game = table(TWO)
    assert who(game) == "AB"
    play(game, "A bid 30")
    assert GAME.view(game, 1).counter("bid", 0) is None
    assert told(game, "B bid 40", "A") == [
        "B has bid in secret.",
        "You bid €30.",
        "B bids €40.",
        "B has the highest bid: €40.",
    ]
    assert refused(game, "B sell") == "WW-3.1 refused-must-bid"


def test_ww_5_1_the_higher_bidder_pays_the_other() -> None:
    """WW-5.1: there is no choice to sell or buy."""
    game = play(table(TWO), "A bid 30", "B bid 40", "B lay 20", "B lay 20")
    assert cars(game, "B") == "4"
    assert money(game) == [160, 80]
    game = play(table(TWO), "A bid 50", "B bid 40", "A lay 50")
    assert cars(game, "A") == "4"
    assert money(game) == [70, 170]
    assert_whole(game)


def test_ww_5_1_a_tie_goes_to_the_turner() -> None:
    """WW-5.1: equal bids: whoever turned the car up pays and gets it."""
    for start in "AB":
        game = play(table(TWO, start=start), "A bid 50", "B bid 50")
        assert who(game) == start
        play(game, f"{start} lay 50")
        assert cars(game, start) == "4"


def test_ww_5_1_nobody_bids() -> None:
    """WW-5.1: the turner has the car for nothing."""
    game = play(table(TWO, start="B"), "A pass", "B pass")
    assert cars(game, "B") == "4"
    assert money(game) == [120, 120]


def test_ww_5_1_open_the_turner_bids_first() -> None:
    """WW-5.1: in an open auction they are asked by turns, the turner first."""
    game = table(TWO, auction="open", start="B")
    assert who(game) == "B"
    play(game, "B pass")
    assert who(game) == "A"
    play(game, "A bid 20")
    assert who(game) == "B"
    play(game, "B bid 30", "A bid 40", "B pass", "A lay 20", "A lay 20")
    assert cars(game, "A") == "4"
    game = play(table(TWO, auction="open", start="B"), "B pass", "A pass")
    assert cars(game, "B") == "4"


def test_ww_5_2_a_chance_card_may_be_drawn() -> None:
    """WW-5.2: from one's second turn on, if one wants to."""
    game = table(TWO, chance="receive-50", pile="4 5 6")
    play(game, "A pass", "B pass")
    assert game.step == DRAW_OR_NOT
    assert legal(game, "A") == "draw, leave"
    assert refused(game, "A pass") == "WW-5.2 refused-must-draw"
    drawn = play(game.clone(), "A draw")
    assert money(drawn) == [170, 120]
    assert told(game, "A leave", "B")[0] == "A draws no chance card."
    play(game, "A leave")
    assert (game.drawn, game.turner) == (0, 1)
    game = play(table(TWO, begun="", pile="4 5 6"), "A pass", "B pass")
    assert (game.drawn, game.turner) == (0, 1)


def test_ww_5_3_who_cannot_pay_loses_at_once() -> None:
    """WW-5.3: the other player wins the game, whatever the points."""
    game = table("A: 10, 1 | B: 500, 8 8 7 7", auction="open")
    play(game, "A pass", "B bid 510", "A pass")
    assert game.over
    assert game.step == END
    assert list(game.returns()) == [1.0, 0.0]
    assert list(game.scores()) == [0, 0]
    game = play(table("A: 10, 1 | B: 500, 8 8 7 7", auction="open"), "A pass", "B bid 510")
    assert told(game, "A pass", "A") == [
        "You pass.",
        "B has the highest bid: €510.",
        "B cannot pay and loses the game.",
        "You win with 0 points!",
    ]


def test_ww_5_3_bidding_all_one_has_is_no_bluff() -> None:
    """WW-5.3: a bid that can be paid, if only with too much, is paid."""
    game = table("A: 10 | B: 500", auction="open")
    play(game, "A pass", "B bid 490", "A pass", "B lay 500")
    assert not game.over
    assert cars(game, "B") == "4"
    assert hand(game, "A") == "500 10"


def test_ww_5_4_negotiation_as_with_more() -> None:
    """WW-5.4: everything else is the same."""
    game = table("A: 50, 5 | B: 50, 5", pile="4 5", chance="loss")
    play(game, "A pass", "B pass", "A leave")
    assert legal(game, "A") == "leave, challenge B"
    play(game, "A challenge B", "A want 5", "A offer 50", "B accept", "A lay 50")
    assert cars(game, "A") == "4 5 5"


def test_ww_5_5_nobody_gets_new_money_and_first_turns_stay_first() -> None:
    """WW-5.5: after a bankruptcy 90 stays 90; a player without a turn has a first one."""
    game = table(
        "A: 50 20 10 10 | B: 50 20 10 10 | C: 50 20 10 10",
        auction="open",
        begun="",
        pile="4 5 6 7",
    )
    play(game, "B bid 500", "C pass", "A sell")
    assert money(game) == [90, 0, 90]
    play(game, "A pass", "C pass")  # A's first turn
    assert (game.drawn, game.turner) == (0, 2)
    play(game, "C pass", "A pass")  # C's first turn
    assert (game.drawn, game.turner) == (0, 0)
    play(game, "A pass", "C pass")
    assert game.step == DRAW_OR_NOT
