"""WW-1, what is on the table, and what is agreed on."""

from __future__ import annotations

from collections import Counter

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.state import SPECTATOR
from stamtafel.core.view import View
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.notation import car_texts, chance_texts
from tests.games.wagenwissel.drawing import (
    SEATS,
    all_notes,
    begin,
    cars,
    hand,
    legal,
    money,
    notes,
    play,
    table,
    who,
)


def test_ww_1_1_thirty_two_cars_and_thirty_one_chance_cards() -> None:
    """WW-1.1: eight quartets of four, and 31 chance cards, each dealt once."""
    game = begin(4, start=0)
    assert game.due == 32
    faces = car_texts(game.setup)
    assert Counter(face[0] for face in faces) == dict.fromkeys("12345678", 4)
    GAME.deal(game, list(range(32)))
    assert Counter(game.pile) == dict.fromkeys(range(8), 4)
    assert game.due == 31 == len(set(chance_texts(game.setup)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_1_2_forty_seven_notes(seats: int) -> None:
    """WW-1.2: 15, 9, 10, 5, 4 and 4 notes, 4,130 in all, wherever they are."""
    game = begin(seats)
    assert all_notes(game) == [15, 9, 10, 5, 4, 4]
    assert sum(all_notes(game)) == 47
    assert 10 * sum(game.money) == 4130


def test_ww_1_3_the_house_makes() -> None:
    """WW-1.3: a bike of −10, six cars, a transport of 500; the transport is a car."""
    game = table("A: 20, 8 | B: 20, 8 | C: 10", pile="4", chance="bonus-10")
    assert [10 * value for value in game.setup.value] == [-10, 20, 50, 100, 200, 300, 400, 500]
    words = GAME.words("en")
    names = [words.text(f"card-{face}") for face in game.setup.faces]
    assert names == [
        "bike (−10)",
        "Rammel (20)",
        "Sputter (50)",
        "Tuffer (100)",
        "Zoemer (200)",
        "Zwiep (300)",
        "Pronk (400)",
        "armoured transport (500)",
    ]
    play(game, "B pass", "C pass")
    assert money(game) == [40, 20, 10]  # two cars, one of them the transport
    play(game, "A challenge B")
    assert legal(game, "A") == "want 8"


def test_ww_1_4_sealed_and_open() -> None:
    """WW-1.4: sealed, all bid at once; open, one after another."""
    assert who(table("A: 10 | B: 10 | C: 10 | D: 10")) == "BCD"
    assert who(table("A: 10 | B: 10 | C: 10 | D: 10", auction="open")) == "B"
    for options in ({"auction": "dutch"}, {"counter_offer": "gift"}, {"car_deck": "mine"}):
        with pytest.raises(NotUnderstood):
            begin(3, **options)


@pytest.mark.parametrize(
    ("seats", "start"), [(2, "50 20 20 10 10 10"), (3, "50 20 10 10"), (4, "50 20 10 10")]
)
def test_ww_1_5_start_money(seats: int, start: str) -> None:
    """WW-1.5: 90 each, 120 each with two players; the rest is the pot."""
    game = begin(seats)
    for seat in range(seats):
        assert hand(game, SEATS[seat]) == start
    assert money(game) == [120 if seats == 2 else 90] * seats


def test_ww_1_5_the_pot_lies_open_sorted() -> None:
    """WW-1.5: everybody sees the notes of the pot, by value."""
    game = begin(3)
    for viewer in (None, 0, 2):
        pot = GAME.view(game, viewer).place("pot")
        assert pot is not None
        faces = [int(card.face.removeprefix("note-")) for card in pot.cards]
        assert faces == notes(game, game.pot) == sorted(faces, reverse=True)


def secrets(view: View) -> list[str]:
    """All parts of a view that tell of money in hands."""
    found = [f"notes {p.owner}" for p in view.places if p.name in ("notes", "proposed")]
    return found + [f"money {c.owner}" for c in view.counters if c.name == "money"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_1_6_money_is_its_holders_secret(seats: int) -> None:
    """WW-1.6: a view has the notes of its seat, and nobody else's notes, number or sum."""
    drawing = " | ".join(f"{SEATS[seat]}: 100 20" for seat in range(seats))
    game = table(drawing)
    for viewer in range(seats):
        assert secrets(GAME.view(game, viewer)) == [f"notes {viewer}", f"money {viewer}"]
        assert GAME.view(game, viewer).counter("money", viewer) == 120
    assert secrets(GAME.see(game, SPECTATOR)) == []


def test_ww_1_6_cars_lie_open() -> None:
    """WW-1.6: everybody sees everybody's cars, bikes too."""
    game = table("A: 10 | B: 10, 1 4 4 | C: 10, 8")
    for viewer in (None, 0, 1):
        place = GAME.view(game, viewer).place("cars", 1)
        assert place is not None
        assert [card.face for card in place.cards] == [
            "bike-bike-10",
            "car-Tuffer-100",
            "car-Tuffer-100",
        ]
        assert place.size == 3


def test_ww_1_7_the_lot_decides_who_starts() -> None:
    """WW-1.7: without a start player named, who draws the highest lot turns up the first car."""
    for order, first in ([2, 0, 1, 3], 3), ([3, 0, 2, 1], 0), ([0, 1, 3, 2], 2):
        game = begin(4)
        assert game.due == 4
        GAME.deal(game, order)
        GAME.deal(game, list(range(31, -1, -1)))
        GAME.deal(game, list(range(31)))
        assert game.turner == first


@pytest.mark.parametrize("start", range(4))
def test_ww_1_7_or_the_host_does(start: int) -> None:
    """WW-1.7: the player named turns up the first car, the others go on clockwise."""
    game = begin(4, start=start)
    GAME.deal(game, list(range(16, 32)) + list(range(16)))
    GAME.deal(game, list(range(31)))
    for step in range(6):
        assert game.turner == (start + step) % 4
        bidders = [seat for seat in range(4) if seat != game.turner]
        play(game, *(f"{SEATS[seat]} pass" for seat in bidders))
        while game.turned == step + 1:
            game.apply(game.turn, game.legal(game.turn)[-1])


def test_ww_1_7_the_piles_are_face_down() -> None:
    """WW-1.7: of the pile of cars a view tells how many there are, and no more."""
    game = table("A: 10 | B: 10 | C: 10", pile="4 8")
    for viewer in (None, 0):
        view = GAME.view(game, viewer)
        pile = view.place("pile")
        assert pile is not None
        assert (pile.cards, pile.size) == ((), 31)
        assert view.place("chance") is None
        places = [place for place in view.places if place.name != "makes"]  # the list of values
        assert "transport-transport-500" not in {c.face for p in places for c in p.cards}


def test_ww_1_7_a_seat_that_is_not_there_cannot_start() -> None:
    """WW-1.7: the start player is one of the players."""
    with pytest.raises(NotUnderstood):
        begin(2, start=2)


def test_ww_1_1_a_study_has_fewer_cars() -> None:
    """WW-1.1: study options leave makes and cars out, whoever plays."""
    game = begin(2, start=0, quartets=2, each=1)
    assert game.due == 2
    GAME.deal(game, GAME.read_deal(game, "2a 1a"))
    GAME.deal(game, list(range(31)))
    play(game, "A pass", "B bid 20", "B lay 20")
    assert game.over
    assert cars(game, "B") == "1 2"
