"""WW-2, a turn."""

from __future__ import annotations

import pytest

from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.position import CHALLENGE, END, NAME_SHARES
from tests.games.wagenwissel.drawing import (
    SEATS,
    assert_whole,
    cars,
    hand,
    legal,
    money,
    notes,
    play,
    set_hand,
    table,
    told,
    who,
)


def test_ww_2_1_the_first_turn_is_an_auction_only() -> None:
    """WW-2.1: in one's first turn there is no chance card and no negotiation."""
    game = table("A: 50, 4 | B: 50, 4 | C: 50, 4", pile="5 5 5", begun="")
    for _ in range(3):
        play(game, *(f"{seat} pass" for seat in who(game)))
        assert game.drawn == 0
    assert game.turned == 7
    play(game, "B pass", "C pass")
    assert game.drawn == 1
    assert game.turner == 0


def test_ww_2_1_a_bike_uses_up_the_first_turn() -> None:
    """WW-2.1: whoever turned up a bike first has a whole turn the next time."""
    game = table("A: 50 | B: 50 | C: 50", pile="1 5 5 5", begun="", chance="receive-20")
    assert cars(game, "A") == "1"
    play(game, "A pass", "C pass", "A pass", "B pass")
    assert game.drawn == 0
    play(game, "B pass", "C pass")
    assert game.drawn == 1
    assert money(game) == [70, 50, 50]


def test_ww_2_1_a_transport_pays_in_the_first_turn_too() -> None:
    """WW-2.1: WW-2.5 holds in a first turn."""
    assert money(table("A: 50 | B: 50 | C: 50", pile="8", begun="")) == [100, 100, 100]


def test_ww_2_2_auction_then_chance_card_then_negotiation() -> None:
    """WW-2.2: a later turn has all three, in this order."""
    game = table("A: 50, 4 | B: 50, 4 | C: 50", pile="5 6", chance="shares-20")
    assert game.drawn == 0
    play(game, "B pass", "C pass")
    assert game.step == NAME_SHARES
    play(game, "A name 4")
    assert game.step == CHALLENGE
    play(game, "A leave")
    assert game.turner == 1
    assert who(game) == "AC"


def test_ww_2_3_the_next_turn_is_that_of_the_player_after_the_auctioneer() -> None:
    """WW-2.3: whoever won the auction, the turn passes clockwise."""
    game = table("A: 50 | B: 50 | C: 50 | D: 50", pile="4 4 4 4 5", begun="", start="C")
    for turner, winner in (("C", "B"), ("D", "A"), ("A", "D"), ("B", "C")):
        assert SEATS[game.turner] == turner
        for seat in who(game):
            play(game, f"{seat} bid 50" if seat == winner else f"{seat} pass")
        play(game, f"{turner} sell", f"{winner} lay 50")
        set_hand(game, SEATS.index(winner), [50])
        set_hand(game, SEATS.index(turner), [50])


def test_ww_2_4_a_bike_ends_the_turn_at_once() -> None:
    """WW-2.4: the bike goes to who turned it up; no auction, chance card or negotiation."""
    game = table("A: 50, 4 | B: 50, 4 | C: 50, 4", pile="1 1 5")
    assert (cars(game, "A"), cars(game, "B"), cars(game, "C")) == ("1 4", "1 4", "4")
    assert game.drawn == 0
    assert game.turner == 2
    assert who(game) == "AB"
    assert_whole(game)


def test_ww_2_4_bikes_are_told_one_after_another() -> None:
    """WW-2.4: all hear who turned up which bike."""
    game = table("A: 50 | B: 50 | C: 50", pile="4 1 1 5", begun="")
    play(game, "B pass")
    assert told(game, "C pass", "B") == [
        "C has bid in secret.",
        "You bid nothing.",
        "C bids nothing.",
        "Nobody bids: A has Tuffer (100) for nothing.",
        "You turn up a card: bike (−10). It stays with you, and your turn is over.",
        "C turns up a card: bike (−10). It stays with C, and the turn is over.",
        "A turns up a card: Zoemer (200).",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_2_5_transports_pay_50_100_200_and_500(seats: int) -> None:
    """WW-2.5: each time everybody gets one note, the first time 50, then 100, 200 and 500."""
    others = "".join(f" | {SEATS[seat]}: " for seat in range(1, seats))
    for earlier, note in (("", "50"), ("8", "100"), ("8 8", "200"), ("8 8 8", "500")):
        game = table(f"A: , {earlier}{others}", pile="8", start=SEATS[seats - 1])
        for seat in range(seats):
            assert hand(game, SEATS[seat]) == note
        assert_whole(game)
    next_one = GAME.view(table("A: , 8 8 | B: | C: ")).counter("next-transport")
    assert next_one == 200


def test_ww_2_5_the_transport_is_auctioned_as_usual() -> None:
    """WW-2.5: after paying, the transport is a car to bid on; what was paid can be bid."""
    game = table("A: | B: | C: 10", pile="8 4", begun="")
    assert legal(game, "B") == "pass, bid 50"
    play(game, "B bid 50", "C bid 60", "A sell", "C lay 50", "C lay 10")
    assert cars(game, "C") == "8"


def test_ww_2_5_a_short_pot_pays_in_turn_order() -> None:
    """WW-2.5, WW-8.4: no note of 500: the sum otherwise, from the turner on, as far as it goes."""
    game = table(
        "A: 500 500 500 500, 8 8 8 | B: 200 200 100 100 100 | C: ", pile="8", start="B", begun=""
    )
    # The pot had 200 200 100 100, 50s (500), 20s (180) and 10s (150).
    assert hand(game, "B") == "200 200 200 200 100 100 100 100"
    assert hand(game, "C").startswith("100 50 50 50 50 50 50 50 50")
    assert money(game) == [2000 + 430, 1200, 500]
    assert notes(game, game.pot) == []
    assert_whole(game)


def test_ww_2_5_players_who_are_out_get_nothing() -> None:
    """WW-2.5: the pot pays those who are still in."""
    game = table("A: 50 | B: 50 | C: 50 | D: 50", pile="4 8", auction="open")
    play(game, "B bid 500", "C pass", "D pass", "A sell")
    play(game, "B pass", "C pass") if who(game) == "B" else None
    assert money(game)[1] == 0
    play(game, "C pass", "D pass")
    while game.turned < 2:
        play(game, f"{SEATS[game.turn]} {legal(game, SEATS[game.turn]).split(', ')[-1]}")
    assert money(game)[1] == 0
    assert list(game.handed) == [5, 0, 5, 5]
    assert game.turner == 2


def test_ww_2_5_what_a_transport_paid_is_told() -> None:
    """WW-2.5: all hear what everybody got."""
    game = table("A: 50 | B: 50 | C: 50", pile="4 8", begun="")
    play(game, "B pass")
    assert told(game, "C pass", "A")[-2:] == [
        "B turns up a card: armoured transport (500).",
        "Everybody gets €50 from the pot.",
    ]


def test_ww_2_6_the_last_turn_is_a_whole_one() -> None:
    """WW-2.6: chance card and negotiation belong to the turn of the last car."""
    game = table("A: 50, 4 | B: 50, 4 | C: 50", pile="5", only=True, chance="receive-50")
    play(game, "B pass", "C pass")
    assert not game.over
    assert money(game) == [100, 50, 50]
    play(game, "A challenge B", "A want 4", "A offer 50", "B accept", "A lay 50")
    assert game.over
    assert game.step == END
    assert cars(game, "A") == "4 4 5"
    assert list(game.scores()) == [50 + 200 + 200, 100, 50]


def test_ww_2_6_the_game_is_over_after_the_last_car() -> None:
    """WW-2.6: nothing is asked any more, and every action is refused."""
    game = table("A: 50 | B: 50 | C: 50", pile="5 1", only=True, begun="")
    play(game, "B pass", "C pass")
    assert game.over
    assert who(game) == ""
    refusal = GAME.refusal(game, 0, 0)
    assert refusal is not None
    assert refusal.rule == "WW-2.6"
