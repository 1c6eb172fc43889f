"""WW-7, negotiation."""

from __future__ import annotations

import pytest

from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.rules import WagenWissel
from tests.games.wagenwissel.drawing import (
    SEATS,
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

FOUR = "A: 50 20 10, 4 5 1 | B: 50 10, 4 4 | C: 100, 6 1 | D: 20, 5 4"


def negotiating(drawing: str = FOUR, *moves: str, counter: str = "price") -> WagenWissel:
    """A has auctioned a car that all passed, and the chance card did nothing; some moves on."""
    game = table(drawing, pile="2 3 3 3 3", chance="shares-20", counter_offer=counter)
    play(game, *(f"{seat} pass" for seat in who(game)), "A name 7", *moves)
    return game


def test_ww_7_1_one_player_over_a_make_that_both_have() -> None:
    """WW-7.1: whom, then which make; not over bikes, and nobody must."""
    game = negotiating()
    assert legal(game, "A") == "leave, challenge B, challenge D"
    assert refused(game, "A challenge C") == "WW-7.1 refused-nothing-common"
    assert refused(game, "A challenge A") == "WW-7.1 refused-yourself"
    assert refused(game, "A offer 10") == "WW-7.1 refused-must-challenge"
    play(game, "A challenge D")
    assert legal(game, "A") == "want 4, want 5"
    assert refused(game, "A want 6") == "WW-7.1 refused-not-common"
    assert refused(game, "A leave") == "WW-7.1 refused-must-want"
    left = play(negotiating(), "A leave")
    assert left.turner == 1


def test_ww_7_1_without_a_common_make_nothing_is_asked() -> None:
    """WW-7.1: cars lie open, so all see why the turn is over."""
    game = negotiating("A: 50, 4 1 | B: 50, 5 | C: 50, 1")
    assert game.turner == 1


def test_ww_7_1_the_offer_is_within_ones_means() -> None:
    """WW-7.1, WW-7.6: at least 10, at most what one has in hand, with exact notes or not."""
    game = negotiating(FOUR, "A challenge B", "A want 4")
    assert legal(game, "A") == ", ".join(f"offer {sum_}" for sum_ in range(10, 90, 10))
    assert refused(game, "A offer 90") == "WW-7.1 refused-means"
    assert refused(game, "A bid 10") == "WW-7.1 refused-must-offer"


def test_ww_7_6_without_money_there_is_nobody_to_challenge() -> None:
    """WW-7.6, WW-7.1: it is asked all the same, so nobody learns of it."""
    game = negotiating("A: , 4 | B: 50, 4 | C: 50")
    assert (who(game), legal(game, "A")) == ("A", "leave")
    assert refused(game, "A challenge B") == "WW-7.6 refused-no-money"
    rich = negotiating("A: 50, 4 | B: 50, 4 | C: 50")
    for viewer in (None, 1, 2):
        assert GAME.view(game, viewer).prompt == GAME.view(rich, viewer).prompt
        assert GAME.view(game, viewer).owing == GAME.view(rich, viewer).owing


def test_ww_7_2_accepting() -> None:
    """WW-7.2: the challenger pays and gets the car."""
    game = negotiating(FOUR, "A challenge B", "A want 4", "A offer 60")
    assert who(game) == "B"
    assert told(game, "B accept", "A") == ["B accepts."]
    play(game, "B accept")
    assert legal(game, "A") == "lay 50"
    assert told(play(game, "A lay 50"), "A lay 10", "B")[:3] == [
        "A lays a note of €10.",
        "A has paid you €60.",
        "A gets Tuffer (100).",
    ]
    play(game, "A lay 10")
    assert (cars(game, "A"), cars(game, "B")) == ("1 2 4 4 5", "4")
    assert money(game)[:2] == [20, 120]
    assert game.turner == 1


def test_ww_7_2_too_much_is_paid_without_the_exact_notes() -> None:
    """WW-7.2, WW-8.1: no change."""
    game = negotiating("A: 50, 4 | B: , 4 | C: 10", "A challenge B", "A want 4", "A offer 10")
    play(game, "B accept", "A lay 50")
    assert hand(game, "B") == "50"


def test_ww_7_2_the_offer_is_open() -> None:
    """WW-7.2: all see and hear what is offered, to whom and for what."""
    game = negotiating(FOUR, "A challenge B", "A want 4")
    assert told(game, "A offer 30", "C") == ["A offers B €30 for Tuffer (100)."]
    assert told(game, "A offer 30", "B") == ["A offers you €30 for Tuffer (100)."]
    play(game, "A offer 30")
    for viewer in (None, 0, 1, 2):
        assert GAME.view(game, viewer).counter("offer", 0) == 30
    play(game, "B counter 70")
    for viewer in (None, 0, 1, 2):
        assert GAME.view(game, viewer).counter("counter-offer", 1) == 70


@pytest.mark.parametrize("counter", ["price", "purchase"])
def test_ww_7_4_a_flat_refusal_ends_the_turn(counter: str) -> None:
    """WW-7.4, WW-7.5: a refusal can only be declined, so nothing more is asked."""
    game = negotiating(FOUR, "A challenge B", "A want 4", "A offer 30", counter=counter)
    assert told(game, "B refuse", "A")[0] == "B refuses."
    play(game, "B refuse")
    assert game.turner == 1
    assert money(game)[:2] == [80, 60]


def test_ww_7_4_a_price_is_any_sum_above_the_offer() -> None:
    """WW-7.4, WW-7.6: more than the offer, up to 4,130."""
    game = negotiating(FOUR, "A challenge B", "A want 4", "A offer 30")
    assert legal(game, "B").startswith("accept, refuse, counter 40, counter 50, ")
    assert legal(game, "B").endswith("counter 4130")
    assert refused(game, "B counter 30") == "WW-7.4 refused-not-more"
    assert refused(game, "B leave") == "WW-7.2 refused-must-answer"


def test_ww_7_3_a_price_accepted() -> None:
    """WW-7.3: the challenger pays the price and gets the car, and the turn is over."""
    game = negotiating(FOUR, "A challenge B", "A want 4", "A offer 30", "B counter 50")
    assert (who(game), legal(game, "A")) == ("A", "accept, refuse")
    assert refused(game, "A counter 40") == "WW-7.3 refused-must-reply"
    play(game, "A accept", "A lay 50")
    assert (cars(game, "A"), cars(game, "B")) == ("1 2 4 4 5", "4")
    assert money(game)[:2] == [30, 110]
    assert game.turner == 1


def test_ww_7_3_a_price_declined() -> None:
    """WW-7.3: nothing changes hands, and the turn is over."""
    game = negotiating(FOUR, "A challenge B", "A want 4", "A offer 30", "B counter 50", "A refuse")
    assert (cars(game, "A"), cars(game, "B")) == ("1 2 4 5", "4 4")
    assert game.turner == 1


def test_ww_7_6_a_price_above_ones_means_can_only_be_declined() -> None:
    """WW-7.6: it is asked all the same."""
    game = negotiating(FOUR, "A challenge B", "A want 4", "A offer 30", "B counter 90")
    assert (who(game), legal(game, "A")) == ("A", "refuse")
    assert refused(game, "A accept") == "WW-7.6 refused-accept"
    assert [denied.text for denied in GAME.view(game, 0).denied] == ["accept"]
    assert GAME.view(game, 1).denied == ()
    exact = negotiating(FOUR, "A challenge B", "A want 4", "A offer 30", "B counter 80")
    assert legal(exact, "A") == "accept, refuse"
    assert GAME.view(game, 1).owing == GAME.view(exact, 1).owing


def test_ww_7_5_a_purchase_is_within_the_rivals_means() -> None:
    """WW-7.5: what they pay for a car of yours, whatever your offer was."""
    game = negotiating(FOUR, "A challenge B", "A want 4", "A offer 30", counter="purchase")
    sums = ", ".join(f"counter {sum_}" for sum_ in range(10, 70, 10))
    assert legal(game, "B") == f"accept, refuse, {sums}"
    assert refused(game, "B counter 70") == "WW-7.5 refused-means"


def test_ww_7_5_a_purchase_accepted() -> None:
    """WW-7.5: the rival pays, and gets one of the challenger's cars of that make."""
    game = negotiating(
        FOUR, "A challenge B", "A want 4", "A offer 30", "B counter 50", counter="purchase"
    )
    assert legal(game, "A") == "accept, refuse"
    assert told(game, "A accept", "B") == ["A accepts."]
    play(game, "A accept")
    assert legal(game, "B") == "lay 50"
    play(game, "B lay 50")
    assert (cars(game, "A"), cars(game, "B")) == ("1 2 5", "4 4 4")
    assert money(game)[:2] == [130, 10]
    assert game.turner == 1


def test_ww_7_3_one_negotiation_a_turn() -> None:
    """WW-7.3: after an answer, whatever it is, the next player has the turn."""
    for moves in (["B accept", "A lay 10"], ["B refuse"], ["B counter 40", "A refuse"]):
        game = negotiating(FOUR, "A challenge B", "A want 4", "A offer 10", *moves)
        assert SEATS[game.turner] == "B"
        assert 10 * game.offer == 10


def test_ww_7_1_players_who_are_out_cannot_be_challenged() -> None:
    """WW-7.1, WW-4.8: a bankrupt player has nothing and is nobody's rival."""
    game = table(
        "A: 50, 4 | B: , 4 | C: 50, 4 | D: 50",
        pile="2 3 3",
        chance="shares-20",
        auction="open",
    )
    play(game, "B bid 500", "C pass", "D pass", "A sell")
    play(game, "B put-up 4", "C pass", "D pass", "A pass")
    play(game, "C pass", "D pass", "A name 7")
    assert legal(game, "A") == "leave, challenge C"
    assert refused(game, "A challenge B") == "WW-4.8 refused-out"
