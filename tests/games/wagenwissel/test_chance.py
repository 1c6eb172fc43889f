"""WW-6, chance cards."""

from __future__ import annotations

from collections import Counter

import pytest

from stamtafel.core.rng import stream
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.decks import HOUSE, chance_deck
from stamtafel.games.wagenwissel.notation import chance_face
from stamtafel.games.wagenwissel.rules import WagenWissel
from tests.games.wagenwissel.drawing import (
    assert_whole,
    cars,
    hand,
    legal,
    money,
    notes,
    play,
    refused,
    set_hand,
    table,
    told,
    who,
)


def drawn(drawing: str, card: str) -> WagenWissel:
    """A got a Rammel (20) that nobody wanted, and has drawn this chance card."""
    game = before(drawing, card)
    return play(game, f"{who(game)} pass")


def before(drawing: str, card: str) -> WagenWissel:
    """The same, with one bid to come."""
    game = table(drawing, pile="2 3 3 3", chance=card)
    while len(who(game)) > 1:
        play(game, f"{who(game)[0]} pass")
    return game


def test_ww_6_4_the_house_deck() -> None:
    """WW-6.4: 31 cards of the house."""
    deck = Counter(chance_deck(HOUSE))
    assert sum(deck.values()) == 31
    assert deck == {
        ("receive", 20): 3,
        ("receive", 50): 3,
        ("receive", 100): 1,
        ("pay", 10): 3,
        ("pay", 20): 2,
        ("pay", 50): 1,
        ("collect", 10): 2,
        ("treat", 10): 1,
        ("tax", 10): 2,
        ("bonus", 10): 2,
        ("shares", 20): 3,
        ("loss", 0): 2,
        ("recall", 0): 1,
        ("trade", 0): 2,
        ("export", 0): 1,
        ("gift", 20): 1,
        ("tip", 20): 1,
    }


def test_ww_6_1_the_card_is_shown() -> None:
    """WW-6.1: all see and hear which card it is."""
    game = before("A: 50 | B: 50 | C: 50", "shares-20")
    assert told(game, "C pass", "B")[-2:] == [
        "A draws a chance card:",
        "You have bought shares! Name a make: you receive €20 for each car of it that lies "
        "before any player.",
    ]
    play(game, "C pass")
    for viewer in (None, 0, 1):
        place = GAME.view(game, viewer).place("chance")
        assert place is not None
        assert [card.face for card in place.cards] == ["shares-20"]


def test_ww_6_1_cards_come_round_in_the_same_order() -> None:
    """WW-6.1: a card is laid under the pile; a small pile comes round."""
    deck = "1 receive 20, 1 pay 10, 1 receive 50"
    game = table("A: 50 | B: 50 | C: 50", chance="receive-20 pay-10 receive-50", chance_deck=deck)
    seen: list[str] = []
    while len(seen) < 8:
        played = game.drawn
        game.apply(game.turn, game.legal(game.turn)[0])
        if game.drawn > played:
            seen.append(chance_face(game.setup, game.chance))
    assert seen == ["receive-20", "pay-10", "receive-50"] * 2 + ["receive-20", "pay-10"]


@pytest.mark.parametrize("sum_", [20, 50, 100])
def test_ww_6_4_receive(sum_: int) -> None:
    """WW-6.4: the pot pays the drawer, in one note where it has it."""
    game = drawn("A: 50 | B: 50 | C: 50", f"receive-{sum_}")
    assert money(game) == [50 + sum_, 50, 50]
    assert str(sum_) in hand(game, "A").split()


@pytest.mark.parametrize("sum_", [10, 20, 50])
def test_ww_6_4_pay(sum_: int) -> None:
    """WW-6.4, WW-8.2: the drawer pays the pot, and gets change."""
    game = drawn("A: 100 | B: 50 | C: 50", f"pay-{sum_}")
    assert who(game) == "A"
    assert legal(game, "A") == "lay 100"
    assert told(game, "A lay 100", "A")[:3] == [
        "You lay a note of €100.",
        f"You have paid the pot €{sum_}.",
        f"You get €{100 - sum_} back in change.",
    ]
    play(game, "A lay 100")
    assert money(game) == [100 - sum_, 50, 50]
    assert_whole(game)


def test_ww_6_5_with_too_little_money_one_pays_all_of_it() -> None:
    """WW-6.5: and is not bankrupt."""
    game = drawn("A: 20 10 | B: 50 | C: 50", "pay-50")
    assert legal(game, "A") == "lay 20"
    play(game, "A lay 20")
    assert legal(game, "A") == "lay 10"
    play(game, "A lay 10")
    assert money(game) == [0, 50, 50]
    assert game.players == 3
    game = drawn("A: | B: 50 | C: 50", "pay-50")
    assert money(game) == [0, 50, 50]
    assert game.turner == 1


def test_ww_6_4_everybody_pays_you() -> None:
    """WW-6.4, WW-6.6: one after another, clockwise from the drawer's left, through the pot."""
    game = drawn("A: 50 | B: 50 10 | C: 20 | D: 10", "collect-10")
    assert who(game) == "B"
    assert legal(game, "B") == "lay 10"
    play(game, "B lay 10")
    assert who(game) == "C"
    play(game, "C lay 20")  # the pot gives change
    assert who(game) == "D"
    play(game, "D lay 10")
    assert money(game) == [80, 50, 10, 0]
    assert_whole(game)


def test_ww_6_4_you_pay_everybody() -> None:
    """WW-6.4, WW-6.6: each in turn, clockwise from the left."""
    game = drawn("A: 20 10 10 | B: | C: | D: ", "treat-10")
    for _ in range(3):
        assert who(game) == "A"
        play(game, f"A {legal(game, 'A').split(', ')[0]}")
    assert money(game) == [10, 10, 10, 10]
    game = drawn("A: 10 | B: | C: | D: ", "treat-10")
    play(game, "A lay 10")
    assert money(game) == [0, 10, 0, 0]


def test_ww_6_6_what_was_paid_too_much_stays_in_the_pot() -> None:
    """WW-6.6: the receiver gets the sum, not more."""
    game = before("A: 50 | B: 500 | C: 20", "gift-20")
    set_hand(game, 2, [note for note in notes(game, game.pot) if note != 20])
    assert set(notes(game, game.pot)) == {20}  # no 480 in change
    play(game, "C pass", "B lay 500")
    assert money(game)[:2] == [70, 0]
    assert notes(game, game.pot)[0] == 500


def test_ww_6_6_a_pot_that_cannot_pay_on_pays_less() -> None:
    """WW-6.6, WW-8.4: what the payer pays, the pot pays on as far as its notes make it."""
    game = before("A: | B: 50 | C: ", "gift-20")
    set_hand(game, 2, notes(game, game.pot))
    play(game, "C pass", "B lay 50")
    assert money(game)[:2] == [0, 0]
    assert notes(game, game.pot) == [50]


@pytest.mark.parametrize(("card", "sign"), [("tax-10", -1), ("bonus-10", 1)])
def test_ww_6_4_for_each_car(card: str, sign: int) -> None:
    """WW-6.4, WW-6.2: for each car that one owns, the one just won too; bikes do not count."""
    game = drawn("A: 100 50 20, 8 8 4 1 1 | B: 50, 5 | C: 50", card)
    while sign < 0 and who(game) == "A" and "lay" in legal(game, "A"):
        play(game, f"A {legal(game, 'A').split(', ')[0]}")
    assert money(game) == [170 + sign * 40, 50, 50]
    game = drawn("A: 50, 1 | B: 50, 5 | C: 50", card)
    if sign < 0:
        play(game, "A lay 50")
    assert money(game)[0] == 50 + sign * 10


def test_ww_6_3_shares_count_all_cars_of_a_make() -> None:
    """WW-6.3, WW-6.4: at once, for each car of the make before any player."""
    game = drawn("A: 50, 4 | B: 50, 4 4 | C: 50, 8", "shares-20")
    assert legal(game, "A") == ", ".join(f"name {make}" for make in range(2, 9))
    assert refused(game, "A lose 4") == "WW-6.4 refused-must-name"
    assert told(game, "A name 4", "B")[:2] == [
        "A names Tuffer (100).",
        "A gets €60 from the pot.",
    ]
    assert money(play(game.clone(), "A name 4")) == [110, 50, 50]
    assert money(play(game.clone(), "A name 8")) == [70, 50, 50]
    assert money(play(game.clone(), "A name 7")) == [50, 50, 50]


def test_ww_6_4_a_total_loss() -> None:
    """WW-6.4, WW-6.2: a car of one's choice leaves the game; bikes are never touched."""
    game = drawn("A: 50, 4 5 1 | B: 50, 6 | C: 50", "loss")
    assert legal(game, "A") == "lose 2, lose 4, lose 5"
    assert refused(game, "A lose 6") == "WW-6.4 refused-not-yours"
    play(game, "A lose 5")
    assert cars(game, "A") == "1 2 4"
    assert list(game.gone) == [0, 0, 0, 0, 1, 0, 0, 0]
    assert_whole(game)


def test_ww_6_5_without_a_car_nothing_is_lost() -> None:
    """WW-6.5: the buyer of one's car gone, there is nothing to lose, name, swap or sell."""
    for card in ("loss", "recall", "trade", "export"):
        game = table("A: , 1 | B: 50 | C: 50, 4", pile="5 3 3", chance=card)
        play(game, "B bid 50", "C pass", "A sell", "B lay 50")
        assert game.drawn == 1
        assert (game.turner, cars(game, "A")) == (1, "1")


def test_ww_6_4_a_recall() -> None:
    """WW-6.4, WW-6.2: of the make named every player loses one car, if they have one."""
    game = drawn("A: 50, 4 5 | B: 50, 4 4 1 | C: 50, 5 | D: 50", "recall")
    assert legal(game, "A") == "name 2, name 4, name 5"
    assert refused(game, "A name 6") == "WW-6.4 refused-not-yours"
    assert told(game, "A name 4", "B")[:3] == [
        "A names Tuffer (100).",
        "A loses Tuffer (100).",
        "You lose Tuffer (100).",
    ]
    play(game, "A name 4")
    assert [cars(game, seat) for seat in "ABCD"] == ["2 5", "1 4", "5", ""]
    assert game.gone[3] == 2
    assert_whole(game)


def test_ww_6_4_a_trade_in() -> None:
    """WW-6.4: one of one's cars for another's of the same or a lower value; nobody can refuse."""
    game = drawn("A: 50, 5 1 | B: 50, 4 5 1 | C: 50, 4 8 | D: 50, 2", "trade")
    assert legal(game, "A") == "leave, give 2, give 5"
    play(game, "A give 5")
    assert legal(game, "A") == "take 2, take 4, take 5"
    assert refused(game, "A take 8") == "WW-6.4 refused-dearer"
    assert refused(game, "A take 6") == "WW-6.4 refused-nobody-has"
    play(game, "A take 4")
    assert legal(game, "A") == "trade-with B, trade-with C"
    assert refused(game, "A trade-with D") == "WW-6.4 refused-has-none"
    assert refused(game, "A trade-with A") == "WW-6.4 refused-yourself"
    assert (
        told(game, "A trade-with C", "C")[0] == "A gives you Zoemer (200) and takes Tuffer (100)."
    )
    play(game, "A trade-with C")
    assert [cars(game, seat) for seat in "ABC"] == ["1 2 4", "1 4 5", "5 8"]
    assert_whole(game)


def test_ww_6_6_a_trade_in_is_a_choice() -> None:
    """WW-6.6: only "may" is a choice: a trade may be left, and the same make be swapped."""
    game = drawn("A: 50, 5 | B: 50, 5 | C: 50", "trade")
    assert legal(game, "A") == "leave, give 5"
    assert refused(game, "A give 2") == "WW-6.4 refused-nothing-to-take"
    left = play(game.clone(), "A leave")
    assert cars(left, "A") == "2 5"
    play(game, "A give 5", "A take 5", "A trade-with B")
    assert (cars(game, "A"), cars(game, "B")) == ("2 5", "5")


def test_ww_6_4_an_export() -> None:
    """WW-6.4, WW-6.2: the pot pays the value of a car, no transport; it leaves the game."""
    game = drawn("A: 50, 5 8 1 | B: 50 | C: 50", "export")
    assert legal(game, "A") == "leave, export 2, export 5"
    assert refused(game, "A export 8") == "WW-6.4 refused-export-transport"
    assert refused(game, "A export 4") == "WW-6.4 refused-not-yours"
    (denied,) = GAME.view(game, 0).denied
    assert denied.text == "export 8"
    assert told(game, "A export 5", "A")[0] == (
        "You sell Zoemer (200) abroad and get €200 from the pot."
    )
    left = play(game.clone(), "A leave")
    assert (cars(left, "A"), money(left)[0]) == ("1 2 5 8", 50)
    play(game, "A export 5")
    assert (cars(game, "A"), money(game)[0]) == ("1 2 8", 250)
    assert_whole(game)


def test_ww_6_4_the_left_neighbour_pays_you() -> None:
    """WW-6.4, WW-6.6: left is the next player clockwise, past the last seat too."""
    game = drawn("A: | B: 20 | C: 20 | D: 20", "gift-20")
    assert who(game) == "B"
    play(game, "B lay 20")
    assert money(game) == [20, 0, 20, 20]
    game = table("A: 20 | B: 20 | C: 20 | D: ", start="D", chance="gift-20")
    play(game, "A pass", "B pass", "C pass")
    assert who(game) == "A"


def test_ww_6_4_you_pay_the_right_neighbour() -> None:
    """WW-6.4, WW-6.6: right is the previous player."""
    game = play(drawn("A: 20 | B: | C: | D: ", "tip-20"), "A lay 20")
    assert money(game) == [0, 0, 0, 20]
    game = table("A: | B: | C: 20 | D: ", start="C", chance="tip-20")
    play(game, "A pass", "B pass", "D pass", "C lay 20")
    assert money(game) == [0, 20, 0, 0]


@pytest.mark.parametrize(
    ("card", "moves", "left"),
    [
        ("gift-20", ["C lay 50"], [70, 0, 30, 50]),
        ("tip-20", ["A lay 50"], [30, 0, 50, 70]),
        ("collect-10", ["C lay 50", "D lay 50"], [70, 0, 40, 40]),
        ("treat-10", ["A lay 50", "A lay 20"], [30, 0, 60, 60]),
    ],
)
def test_ww_6_6_only_players_who_are_in_count(card: str, moves: list[str], left: list[int]) -> None:
    """WW-6.6: the left neighbour who is bankrupt is passed over."""
    game = table("A: 50 | B: | C: 50 | D: 50", chance=card, auction="open", pile="2 3 3")
    play(game, "B bid 500", "C pass", "D pass", "A sell", "C pass", "D pass")
    play(game, *moves)
    assert money(game) == left


def test_ww_6_2_no_car_goes_back_into_the_pile() -> None:
    """WW-6.2: whatever chance cards do, the pile only shrinks, and gone cars stay gone."""
    rng = stream(1, "gone")
    gone = 0
    for _ in range(20):
        game = table("A: 100, 4 | B: 100, 4 | C: 100, 5", chance="recall loss export loss trade")
        pile = list(game.pile)
        while not game.over:
            turned, out = game.turned, list(game.gone)
            actions = game.legal(game.turn)
            game.apply(game.turn, actions[rng.below(min(len(actions), 3))])
            assert list(game.pile) == pile
            assert game.turned >= turned
            assert all(now >= then for now, then in zip(game.gone, out, strict=True))
            assert_whole(game)
        gone += sum(game.gone)
        assert game.gone[0] == 0
    assert gone > 20
