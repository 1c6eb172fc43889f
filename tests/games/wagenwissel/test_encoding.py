"""A seat's numbers in WagenWissel: cars, one's own money, and what was said aloud."""

from __future__ import annotations

from stamtafel.games.wagenwissel import GAME
from tests.games.numbers import field
from tests.games.wagenwissel.drawing import play, table

DRAWN = "A: 50 20 10 | B: 100 10, 4 4 | C: 20"


def test_money_is_its_holders_secret() -> None:
    """WW-1.6: one's own notes and their sum; of the others only the cars."""
    game = table(DRAWN, pile="5 4")
    assert field(GAME, game, 1, "notes") == [1, 0, 0, 1, 0, 0]
    assert [field(GAME, game, seat, "money") for seat in range(3)] == [[8], [11], [2]]
    assert field(GAME, game, 2, "cars")[16:24] == [0, 0, 0, 2, 0, 0, 0, 0]
    richer = table(DRAWN.replace("100 10,", "100 10 10 10,"), pile="5 4")
    pot = field(GAME, richer, 0, "pot")
    assert [field(GAME, game, 0, name) for name in ("money", "notes", "scores")] == [
        field(GAME, richer, 0, name) for name in ("money", "notes", "scores")
    ]
    assert pot != field(GAME, game, 0, "pot")  # which lies open


def test_sealed_bids_are_told_when_all_are_in() -> None:
    """WW-3.1, WW-3.2: until then only who has bid, and one's own bid."""
    game = table(DRAWN, pile="5 4")
    play(game, "B bid 10")
    assert field(GAME, game, 1, "bids") == [1, 0, 0]
    assert field(GAME, game, 2, "bids") == [0, 0, 0]
    assert field(GAME, game, 2, "answered") == [0, 0, 1]
    play(game, "C bid 20")
    assert field(GAME, game, 0, "bids") == [0, 1, 2]
    assert field(GAME, game, 0, "bidder") == [0, 0, 1]
    assert field(GAME, game, 0, "price") == [2]
    assert field(GAME, game, 0, "item") == [0, 0, 0, 0, 1, 0, 0, 0]


def test_secret_pass_is_not_told() -> None:
    """WW-3.1: B knows of its own pass, C only that B has answered."""
    game = table(DRAWN, pile="5 4")
    play(game, "B pass")
    assert field(GAME, game, 1, "passed") == [1, 0, 0]
    assert field(GAME, game, 2, "passed") == [0, 0, 0]


def test_payment_is_made_in_the_open() -> None:
    """WW-8.5: who pays whom, what is owed, and the notes laid."""
    game = table(DRAWN, pile="5 4")
    play(game, "B bid 10", "C bid 20", "A sell")
    assert field(GAME, game, 0, "payer") == [0, 0, 1]
    assert field(GAME, game, 1, "taker") == [0, 0, 1, 0]
    assert field(GAME, game, 1, "owed") == [2]
    play(game, "C lay 20")
    assert field(GAME, game, 1, "laid") == [0, 1, 0, 0, 0, 0]


def test_negotiation_is_told_as_it_goes() -> None:
    """WW-7.1, WW-7.2: whom, which make, the offer and the counter-offer."""
    drawn = "A: 50 20 10, 4 | B: 100 10, 4 4 | C: 20"
    game = table(drawn, pile="2 3 3 3 3", chance="shares-20")
    play(game, "B pass", "C pass", "A name 7", "A challenge B", "A want 4", "A offer 30")
    assert field(GAME, game, 2, "rival") == [0, 0, 1]
    assert field(GAME, game, 2, "wanted") == [0, 0, 0, 1, 0, 0, 0, 0]
    assert field(GAME, game, 2, "offer") == [3]
    play(game, "B counter 50")
    assert field(GAME, game, 2, "counter") == [5]
