"""Faults that other tables shipped, each as what ours does instead."""

from __future__ import annotations

import msgspec
import pytest

from stamtafel.core.errors import NotUnderstood, Refused
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.position import PUT_UP
from tests.games.wagenwissel.drawing import (
    SEATS,
    cars,
    legal,
    money,
    play,
    refused,
    table,
    who,
)

THREE = "A: 50 20 10 | B: 50 20 10 | C: 50 20 10"


@pytest.mark.parametrize(
    "text",
    [
        *("bid 125", "bid -10", "bid 4140", "bid 0", "lay 30", "lay 1000", "want 1", "want 9"),
        *("put-up 1", "challenge 4", "trade-with B", "offer 15", "counter 5000", "name Tuffer"),
    ],
)
def test_invented_sums_makes_and_seats_are_not_understood(text: str) -> None:
    """WW-1.2, WW-4.3: the table believes nothing that a client invents."""
    with pytest.raises(NotUnderstood):
        GAME.actions.read(text)


def test_a_sealed_bid_does_not_leak_before_the_last_is_in() -> None:
    """WW-3.1: not in what anybody is sent, whoever bids first and whatever they bid."""
    for bidder, other in (("B", "C"), ("C", "B")):
        sent = set()
        for bid in ("bid 80", "bid 10", "pass"):
            game = play(table(THREE), f"{bidder} {bid}")
            for viewer in (None, 0, SEATS.index(other)):
                sent.add((viewer, msgspec.json.encode(GAME.view(game, viewer))))
        assert len(sent) == 3


def test_a_bid_above_ones_cash_is_refused_or_leads_to_the_bluff_sale() -> None:
    """WW-3.1, WW-4.5: sealed it is refused; open, one's cars are auctioned."""
    game = table("A: 50 | B: 50, 4 | C: 50")
    with pytest.raises(Refused):
        play(game, "B bid 60")
    game = play(table("A: 50 | B: 50, 4 | C: 50", auction="open", pile="5"), "B bid 60", "C pass")
    play(game, "A sell")
    assert (game.step, who(game)) == (PUT_UP, "B")


def test_all_in_wins_and_can_be_paid() -> None:
    """WW-3.1, WW-4.5: a bid of everything one has is no bluff, sealed or open."""
    game = play(table(THREE), "B bid 80", "C bid 70", "A sell", "B lay 50", "B lay 20", "B lay 10")
    assert (cars(game, "B"), money(game)) == ("4", [160, 0, 80])
    game = play(table(THREE, auction="open"), "B bid 80", "C pass", "A sell", "B lay 50")
    play(game, "B lay 20", "B lay 10")
    assert (cars(game, "B"), money(game)) == ("4", [160, 0, 80])


def test_the_next_auctioneer_is_clockwise_of_the_auctioneer() -> None:
    """WW-2.3: not of the winner."""
    for winner in "BC":
        game = table(THREE)
        play(game, *(f"{seat} bid 50" if seat == winner else f"{seat} pass" for seat in "BC"))
        play(game, "A sell", f"{winner} lay 50")
        assert SEATS[game.turner] == "B"


def test_who_passed_and_is_asked_again_is_told_why() -> None:
    """WW-4.1: the prompt names the bid that came since, and says that one may bid again."""
    game = play(table(THREE, auction="open"), "B pass", "C bid 20")
    assert who(game) == "B"
    said = GAME.words("en").say(GAME.view(game, 1).prompt, SEATS, 1)
    assert said == (
        "C bids €20 for Tuffer (100): do you bid more? As long as somebody does, you may bid again."
    )


@pytest.mark.parametrize(
    ("language", "pays"),
    [("en", "B pays you €50"), ("nl", "B betaalt jou €\u00a050"), ("de", "B zahlt dir 50\u00a0€")],
)
def test_price_payer_and_receiver_are_said_before(language: str, pays: str) -> None:
    """WW-3.3: on the buttons of the auctioneer, in every language."""
    game = play(table(THREE), "B bid 50", "C pass")
    choices = GAME.view(game, 0).choices
    assert pays in GAME.words(language).say(choices[0].phrase, SEATS, 0)
    assert "50" in GAME.words(language).say(choices[1].phrase, SEATS, 0)


def test_a_bankrupt_keeps_nothing_and_is_asked_nothing() -> None:
    """WW-4.7, WW-4.8: no notes, no cars, no turn, no bid; with two left the rules for two."""
    game = table("A: 50 | B: 50, 1 1 | C: 50", auction="open", pile="4 5 6 7", chance="shares-20")
    play(game, "B bid 60", "C pass", "A sell")
    assert (cars(game, "B"), money(game)) == ("", [50, 0, 50])
    assert game.players == 2
    asked = set()
    while not game.over:
        asked.add(who(game))
        game.apply(game.turn, game.legal(game.turn)[0])
    assert "B" not in "".join(asked)


def test_a_price_that_cannot_be_paid_cannot_be_accepted() -> None:
    """WW-7.1, WW-7.6: nobody goes below zero by a trade."""
    game = table("A: 50, 4 | B: 50, 4 | C: 50", pile="2 3", chance="shares-20")
    play(game, "B pass", "C pass", "A name 7", "A challenge B", "A want 4")
    assert refused(game, "A offer 60") == "WW-7.1 refused-means"
    play(game, "A offer 50", "B counter 60")
    assert legal(game, "A") == "refuse"
    with pytest.raises(Refused):
        play(game, "A accept")
    assert money(game) == [50, 50, 50]


@pytest.mark.parametrize("seats", [3, 4])
def test_left_and_right_with_three_and_four_players(seats: int) -> None:
    """WW-6.6: left is clockwise, right is the other way, around the last seat too."""
    for start in range(seats):
        for card, neighbour in (("gift-20", 1), ("tip-20", -1)):
            drawing = " | ".join(f"{SEATS[seat]}: 20" for seat in range(seats))
            game = table(drawing, start=SEATS[start], chance=card, pile="2 3 3")
            play(game, *(f"{seat} pass" for seat in who(game)))
            payer = start if card == "tip-20" else (start + 1) % seats
            receiver = (start + neighbour) % seats if card == "tip-20" else start
            assert who(game) == SEATS[payer]
            play(game, f"{SEATS[payer]} lay 20")
            assert [money(game)[payer], money(game)[receiver]] == [0, 40]


def test_the_same_action_sent_twice_counts_once() -> None:
    """WW-3.1: a second bid is refused and changes nothing."""
    game = play(table(THREE), "B bid 50")
    with pytest.raises(Refused):
        play(game, "B bid 50")
    assert who(game) == "C"


def test_both_of_two_equals_win() -> None:
    """WW-9.3: the win is shared out in halves."""
    game = table("A: 50, 1 1 1 | B: 50, 1 | C: ", pile="2", only=True)
    play(game, "B pass", "C pass")
    assert list(game.returns()) == [0.0, 1.0, 0.0]
    game = table("A: 50 | B: 50 20 | C: ", pile="2", only=True)
    play(game, "B pass", "C pass")
    assert list(game.scores()) == [70, 70, 0]
    assert list(game.returns()) == [0.5, 0.5, 0.0]


def test_nobody_decides_before_the_one_before_has() -> None:
    """WW-2.3: after an auction exactly one player is to decide, and it is the right one."""
    game = play(table(THREE), "B bid 50", "C pass")
    assert who(game) == "A"
    play(game, "A sell")
    assert who(game) == "B"
    play(game, "B lay 50")
    assert who(game) == "AC"
