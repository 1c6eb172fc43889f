"""WW-4, the open auction, bluff and bankruptcy."""

from __future__ import annotations

import pytest

from stamtafel.core.state import SPECTATOR
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.position import CALL, CHOOSE, PUT_UP
from stamtafel.games.wagenwissel.rules import WagenWissel
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


def auctioned(drawing: str, *moves: str, pile: str = "4", chance: str = "") -> WagenWissel:
    """An open auction, some moves on."""
    return play(table(drawing, pile=pile, chance=chance, auction="open"), *moves)


def test_ww_4_1_the_others_are_asked_clockwise_from_the_left() -> None:
    """WW-4.1: from the auctioneer's left, not the auctioneer, one by one."""
    game = auctioned(FOUR)
    for seat in "BCD":
        assert who(game) == seat
        play(game, f"{seat} pass")
    assert cars(game, "A") == "4"
    game = table(FOUR, start="C", auction="open")
    for seat in "DAB":
        assert who(game) == seat
        play(game, f"{seat} pass")


def test_ww_4_1_each_bid_is_higher() -> None:
    """WW-4.1: any multiple of ten above the last bid, no lower and no equal one."""
    game = auctioned(FOUR, "B bid 40")
    assert legal(game, "C").startswith("pass, bid 50, bid 60, ")
    assert legal(game, "C").endswith("bid 4130")
    assert refused(game, "C bid 40") == "WW-4.1 refused-not-higher"
    assert refused(game, "C bid 10") == "WW-4.1 refused-not-higher"
    assert refused(game, "C sell") == "WW-4.1 refused-must-bid"


def test_ww_4_1_a_pass_is_not_final() -> None:
    """WW-4.1: after a raise everybody else may bid again, who has passed too."""
    game = auctioned(FOUR, "B pass", "C bid 20", "D bid 30")
    assert who(game) == "B"
    play(game, "B bid 40", "C pass", "D pass")
    assert (game.step, game.winner, game.price) == (CHOOSE, 1, 4)


def test_ww_4_1_the_page_says_that_a_pass_is_not_final() -> None:
    """WW-4.1: whoever is asked hears that they may bid again."""
    game = auctioned(FOUR)
    say = GAME.words("en").say
    assert "you may bid again" in say(GAME.view(game, 1).prompt, "ABCD", 1)
    play(game, "B bid 20")
    assert "you may bid again" in say(GAME.view(game, 2).prompt, "ABCD", 2)


def test_ww_4_2_whoever_is_asked_last_hears_that_a_pass_ends_it() -> None:
    """WW-4.2: when all others have passed and nobody has bid, there is no bidding later."""
    game = auctioned(FOUR)
    play(game, "B pass", "C pass")
    said = GAME.words("en").say(GAME.view(game, 3).prompt, "ABCD", 3)
    assert said.endswith("If you pass as well, the bidding is over.")
    play(game, "D pass")
    assert cars(game, "A") == "4"


def test_ww_4_1_nobody_has_to_outbid_themselves() -> None:
    """WW-4.1: after a raise the others are asked from the raiser's left, the raiser is not."""
    game = auctioned(FOUR, "B bid 10", "C bid 20", "D pass", "B bid 30")
    assert who(game) == "C"
    play(game, "C pass", "D bid 40")
    assert who(game) == "B"
    play(game, "B pass", "C pass")
    assert (game.step, game.winner, game.price) == (CHOOSE, 3, 4)


def test_ww_4_2_it_ends_when_all_others_have_passed_since_the_last_raise() -> None:
    """WW-4.2: one pass of each of the others, no earlier."""
    game = auctioned(FOUR, "B bid 10", "C pass")
    assert game.step == CALL
    assert told(game, "D pass", "A") == ["D passes.", "B has the highest bid: €10."]
    play(game, "D pass")
    assert game.step == CHOOSE
    assert who(game) == "A"


def test_ww_4_2_then_the_auctioneer_chooses() -> None:
    """WW-4.2: WW-3.3 follows, or WW-3.4 if there is no bid."""
    game = auctioned(FOUR, "B bid 70", "C pass", "D pass")
    assert legal(game, "A") == "sell, buy"
    play(game, "A sell", "B lay 50", "B lay 20")
    assert cars(game, "B") == "4"
    game = auctioned(FOUR, "B pass", "C pass", "D pass")
    assert cars(game, "A") == "4"


def test_ww_4_3_a_bid_may_be_a_bluff() -> None:
    """WW-4.3: more than one holds, up to all the money there is."""
    game = auctioned("A: 10 | B: | C: 10", "B bid 4130")
    assert legal(game, "C") == "pass"
    play(game, "C pass")
    assert game.price == 413


def test_ww_4_4_a_bluff_that_is_bought_pays_off() -> None:
    """WW-4.4: the auctioneer pays the bluffer, and nothing shows."""
    game = auctioned("A: 100 50 | B: 10 | C: 10", "B bid 150", "C pass")
    assert legal(game, "A") == "sell, buy"
    lines = told(game, "A buy", "C") + told(play(game.clone(), "A buy"), "A lay 100", "C")
    assert lines == ["A buys Tuffer (100) and pays B €150.", "A lays a note of €100."]
    play(game, "A buy", "A lay 100", "A lay 50")
    assert money(game) == [0, 160, 10]
    assert cars(game, "A") == "4"


BLUFF = "A: 100 20 | B: 10, 2 5 5 1 | C: 200 50 | D: 10"


def bluffed(drawing: str = BLUFF, bid: int = 300) -> WagenWissel:
    """B has won by a bluff, and A has sold."""
    return auctioned(drawing, f"B bid {bid}", "C pass", "D pass", "A sell", pile="7")


def test_ww_4_5_the_winner_who_cannot_pay_auctions_cars() -> None:
    """WW-4.5: cars of their own, in an order they choose; bikes cannot be put up."""
    game = bluffed()
    assert game.step == PUT_UP
    assert who(game) == "B"
    assert legal(game, "B") == "put-up 2, put-up 5"
    assert refused(game, "B put-up 4") == "WW-4.5 refused-not-yours"
    assert refused(game, "B pass") == "WW-4.5 refused-must-put-up"
    assert told(auctioned(BLUFF, "B bid 300", "C pass", "D pass", pile="7"), "A sell", "B") == [
        "A sells you Pronk (400) for €300.",
        "You cannot pay: the bluff is called, and your cars are put up.",
    ]


def test_ww_4_5_all_others_bid_from_the_sellers_left() -> None:
    """WW-4.5: the auctioneer bids too, the seller does not."""
    game = play(bluffed(), "B put-up 5")
    for seat in "CDA":
        assert who(game) == seat
        play(game, f"{seat} pass")
    assert who(game) == "B"


def test_ww_4_5_no_bluff_within_a_bluff() -> None:
    """WW-4.5: one bids what one holds, even if one could only pay too much."""
    game = play(bluffed(), "B put-up 5")
    assert legal(game, "C") == "pass, " + ", ".join(f"bid {sum_}" for sum_ in range(10, 260, 10))
    assert refused(game, "C bid 260") == "WW-4.5 refused-means"
    play(game, "C bid 10")
    assert legal(game, "D") == "pass"
    play(game, "D pass")
    assert legal(game, "A") == "pass, " + ", ".join(f"bid {sum_}" for sum_ in range(20, 130, 10))


def test_ww_4_5_the_buyer_pays_the_seller() -> None:
    """WW-4.5: the highest bidder pays and gets the car; too much stays with the seller."""
    game = play(bluffed(), "B put-up 5", "C bid 60", "D pass", "A pass")
    assert legal(game, "C") == "lay 200"
    play(game, "C lay 200")
    assert (cars(game, "B"), cars(game, "C")) == ("1 2 5", "5")
    assert money(game) == [120, 210, 50, 10]
    assert game.step == PUT_UP
    assert_whole(game)


def test_ww_4_5_each_car_is_put_up_once() -> None:
    """WW-4.5: a car that nobody wants stays and is not put up again, but another of its make."""
    game = play(bluffed(), "B put-up 5", "C pass", "D pass")
    assert told(game, "A pass", "B") == [
        "A passes.",
        "Nobody wants Zoemer (200): you keep it.",
    ]
    play(game, "A pass")
    assert cars(game, "B") == "1 2 5 5"
    assert legal(game, "B") == "put-up 2, put-up 5"
    play(game, "B put-up 5", "C pass", "D pass", "A pass")
    assert legal(game, "B") == "put-up 2"
    assert refused(game, "B put-up 5") == "WW-4.5 refused-put-up-already"


def test_ww_4_6_as_soon_as_they_can_they_pay() -> None:
    """WW-4.6: no car is put up any more, and the car of the auction is theirs."""
    game = play(bluffed(bid=200), "B put-up 5", "C bid 200", "D pass", "A pass", "C lay 200")
    assert game.debtor == -1
    assert legal(game, "B") == "lay 200"
    view = GAME.view(game)
    assert [view.counter("bid", seat) for seat in range(4)] == [None] * 4
    assert [view.mark("passed", seat) for seat in range(4)] == [None] * 4
    play(game, "B lay 200")
    assert cars(game, "B") == "1 2 5 7"
    assert money(game)[0] == 320
    assert_whole(game)


def test_ww_4_6_after_that_the_turn_goes_on() -> None:
    """WW-4.6, WW-2.2: the auctioneer's chance card follows."""
    game = auctioned(
        BLUFF, "B bid 200", "C pass", "D pass", "A sell", pile="7 8", chance="receive-50"
    )
    play(game, "B put-up 5", "C bid 200", "D pass", "A pass", "C lay 200", "B lay 200")
    assert game.drawn == 1
    assert money(game)[0] == 120 + 200 + 50 + 50  # and the transport that B turned up
    assert game.turner == 1


def broke(drawing: str = "A: 100 20 | B: 20 10, 1 3 | C: 200 50 | D: 10") -> WagenWissel:
    """B has won by a bluff, and nobody wanted B's only car."""
    game = auctioned(drawing, "B bid 500", "C pass", "D pass", "A sell", pile="7")
    return play(game, "B put-up 3", "C pass", "D pass")


def test_ww_4_7_bankrupt() -> None:
    """WW-4.7: out; cars and bikes leave the game, the money goes to the pot."""
    game = broke()
    pot = game.money[game.pot]
    assert told(game, "A pass", "C") == [
        "A passes.",
        "Nobody wants Sputter (50): B keeps it.",
        "B is bankrupt and out of the game.",
        "A auctions Pronk (400) again.",
    ]
    play(game, "A pass")
    assert (cars(game, "B"), hand(game, "B")) == ("", "")
    assert game.money[game.pot] == pot + 3
    gone = GAME.view(game).place("gone")
    assert gone is not None
    assert [card.face for card in gone.cards] == ["bike-bike-10", "car-Sputter-50"]
    assert list(game.scores()) == [120, 0, 250, 10]
    assert_whole(game)


def test_ww_4_7_the_car_is_auctioned_again_by_the_same_auctioneer() -> None:
    """WW-4.7: among those still in, from the beginning."""
    game = play(broke(), "A pass")
    assert (game.step, game.turner, game.card, game.high) == (CALL, 0, 6, 0)
    assert who(game) == "C"
    play(game, "C bid 200", "D pass", "A sell", "C lay 200")
    assert cars(game, "C") == "7"


def test_ww_4_7_without_cars_at_once() -> None:
    """WW-4.7: who has no car to put up is bankrupt at once; bikes do not count."""
    game = auctioned("A: 10 | B: 10, 1 | C: 10 | D: 10", "B pass", "C pass", "D bid 20", "B pass")
    play(game, "C bid 500", "D pass", "B pass")
    assert told(game, "A sell", "D") == [
        "A sells Tuffer (100) to C for €500.",
        "C cannot pay: the bluff is called, and the cars of C are put up.",
        "C is bankrupt and out of the game.",
        "A auctions Tuffer (100) again.",
    ]
    play(game, "A sell")
    assert who(game) == "B"


def test_ww_4_7_two_bankruptcies_in_one_turn() -> None:
    """WW-4.7, WW-4.8: the car is auctioned again until somebody can pay; two left: WW-5."""
    game = auctioned("A: 50 | B: 10 | C: 10 | D: 20", "B bid 500", "C pass", "D pass", "A sell")
    play(game, "C bid 300", "D pass", "A sell")
    assert game.players == 2
    assert who(game) == "A"
    play(game, "A pass", "D bid 20", "A pass", "D lay 20")
    assert cars(game, "D") == "4"
    assert money(game) == [70, 0, 0, 0]


def test_ww_4_8_who_is_out_is_never_asked() -> None:
    """WW-4.8: no turn, no bid, no negotiation, no chance card; every action is refused."""
    game = play(broke(), "A pass", "C pass", "D pass")
    seen = set()
    for _ in range(400):
        if game.over:
            break
        seen.add(who(game))
        assert "B" not in who(game)
        assert refused(game, "B pass") in ("WW-4.8 refused-you-are-out",)
        assert hand(game, "B") == cars(game, "B") == ""
        actions = GAME.legal(game, game.turn)
        game.apply(game.turn, actions[min(len(actions) - 1, game.drawn % 3)])
    assert {"A", "C", "D"} <= seen


def test_ww_4_8_two_left_go_on_by_the_rules_for_two() -> None:
    """WW-4.8, WW-5.5: at once, the rest of that turn included."""
    game = auctioned("A: 50 | B: 10 | C: 20", "B bid 500", "C pass", pile="4 5", chance="loss")
    assert told(game, "A sell", "C")[-3:] == [
        "B is bankrupt and out of the game.",
        "Two players are left: from now on the rules for two hold.",
        "A auctions Tuffer (100) again.",
    ]
    play(game, "A sell")
    assert who(game) == "A"  # WW-5.1: the turner bids first
    play(game, "A bid 50", "C pass", "A lay 50")
    assert money(game) == [0, 0, 70]
    assert legal(game, "A") == "draw, leave"  # WW-5.2
    play(game, "A leave")
    assert (game.turner, who(game)) == (2, "C")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert GAME.see(game, viewer).mark("out", 1) is not None


@pytest.mark.parametrize("seats", [3, 4])
def test_ww_4_5_a_debtor_who_can_pay_too_much_pays(seats: int) -> None:
    """WW-4.5, WW-8.1: able to pay is the total in hand, with or without the exact notes."""
    drawing = "A: 10 | B: 500 | C: 10 | D: 10"
    game = auctioned(" | ".join(drawing.split(" | ")[:seats]), "B bid 310")
    play(game, *(f"{seat} pass" for seat in "CD"[: seats - 2]), "A sell", "B lay 500")
    assert cars(game, "B") == "4"
    assert money(game)[:2] == [510, 0]
