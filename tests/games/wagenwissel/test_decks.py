"""WW-1.8, decks of one's own."""

from __future__ import annotations

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.record import Record
from stamtafel.core.rng import stream
from stamtafel.core.words import LANGUAGES
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.decks import (
    CAR_FILE,
    CHANCE_FILE,
    HOUSE,
    car_deck,
    chance_deck,
    read_cars,
    read_chances,
)
from stamtafel.games.wagenwissel.scoring import points
from tests.games.wagenwissel.drawing import begin, legal, play, table, told

CARS = """
# Our own cars.
transport  Geldwagen   300
bike       Step        -50
car        Rode Duivel 120   # with a blank in its name
car        Eend         10
car        Kever        20, car Lelijk 0
car        Muis         10
car        Olifant    2000
"""
ONE_LINE = (
    "bike Step -50, car Lelijk 0, car Eend 10, car Muis 10, car Kever 20, car Rode Duivel 120, "
    "car Olifant 2000, transport Geldwagen 300"
)
CHANCES = "2 receive 70\n1 loss # ouch\n3 tax 4130, 1 tip 10"


def test_ww_1_8_a_deck_of_cars_in_one_line() -> None:
    """WW-1.8: comments and blanks go, the makes are sorted by value, and it reads back."""
    assert read_cars(CARS) == ONE_LINE
    assert read_cars(ONE_LINE) == ONE_LINE
    assert [value for _, _, value in car_deck(ONE_LINE)] == [-50, 0, 10, 10, 20, 120, 2000, 300]


def test_ww_1_8_a_chance_deck_in_one_line() -> None:
    """WW-1.8: one card or more, of the effects there are, with sums of one's own."""
    text = read_chances(CHANCES)
    assert text == "2 receive 70, 1 loss, 3 tax 4130, 1 tip 10"
    assert read_chances(text) == text
    assert len(chance_deck(text)) == 7
    assert chance_deck(read_chances("1 recall")) == (("recall", 0),)


def test_ww_1_8_the_house_decks_are_files_of_that_kind() -> None:
    """WW-1.3, WW-6.4: the house's decks read as anybody's, and say that they are ours."""
    for file, read in ((CAR_FILE, read_cars), (CHANCE_FILE, read_chances)):
        text = file.read_text("utf-8")
        assert read(read(text)) == read(text)
        assert "our own house deck" in text
    assert car_deck(HOUSE) == car_deck(read_cars(CAR_FILE.read_text("utf-8")))


def test_ww_1_8_a_game_with_decks_of_ones_own() -> None:
    """WW-1.8: names and values are those of the deck, in every sentence."""
    game = table(
        "A: 50, 8 | B: 50, 6 | C: 50", pile="7", chance="tip-10", car_deck=CARS, chance_deck=CHANCES
    )
    assert told(game, "B bid 50", "A") == ["B has bid in secret."]
    play(game, "B pass")
    assert told(game, "C pass", "B")[-1] == "Pay the player to your right €10."
    assert told(game, "C pass", "B")[3] == "Nobody bids: A has Olifant (2,000) for nothing."
    assert [10 * points(game, seat) for seat in range(3)] == [300, 120, 0]
    for language in LANGUAGES:
        said = [GAME.words(language).text(f"card-{face}") for face in game.setup.faces]
        assert said[0] == "Step (−50)"
        assert said[5:] == ["Rode Duivel (120)", said[6], "Geldwagen (300)"]


def test_ww_1_8_values_decide_a_trade_in() -> None:
    """WW-1.8, WW-6.4: the transport may be worth less than a car."""
    game = table(
        "A: 50, 8 | B: 50, 7 6 | C: 50",
        pile="3",
        car_deck=CARS,
        chance="trade",
        chance_deck="1 trade",
    )
    play(game, "B pass", "C pass", "A give 8")
    assert legal(game, "A") == "take 6"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("Step        -50", "Step 50"), "deck-field"),
        (("Step        -50", "Step -55"), "deck-field"),
        (("Olifant    2000", "Olifant -2000"), "deck-field"),
        (("Olifant    2000", "Olifant 20000"), "deck-field"),
        (("Olifant    2000", "Olifant 15"), "deck-field"),
        (("Olifant    2000", "Olifant many"), "deck-field"),
        (("Olifant    2000", "2000"), "deck-line"),
        (("car        Olifant", "lorry Olifant"), "deck-field"),
        (("car        Olifant    2000", ""), "deck-count"),
        (("car        Olifant", "bike Olifant"), "deck-field"),
        (("car        Olifant", "transport Olifant"), "deck-count"),
        (("car        Olifant    2000", "car Olifant 20, car Aap 30"), "deck-count"),
        (("Olifant", "Eend"), "deck-twice"),
        (("Olifant", "Alfa-Bravo"), "deck-name"),
        (("Olifant", "?"), "deck-name"),
        (("Olifant", "Car4"), "deck-name"),
        (("Olifant", "A" * 21), "deck-name"),
        (("Olifant", "<b>x</b>"), "deck-name"),
    ],
)
def test_ww_1_8_a_faulty_deck_of_cars_is_refused(change: tuple[str, str], key: str) -> None:
    """WW-1.8: eight makes: one bike below zero, one transport, six cars; tens; plain names."""
    assert change[0] in CARS
    assert_refused(CARS.replace(*change), key, car_deck=True)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "deck-empty"),
        ("# nothing", "deck-empty"),
        ("receive 20", "deck-field"),
        ("3", "deck-line"),
        ("3 steal 20", "deck-field"),
        ("3 receive", "deck-line"),
        ("3 loss 20", "deck-line"),
        ("0 receive 20", "deck-field"),
        ("-1 receive 20", "deck-field"),
        ("1 receive 25", "deck-field"),
        ("1 receive 0", "deck-field"),
        ("1 receive 4140", "deck-field"),
        ("101 loss", "deck-field"),
        ("60 loss, 60 recall", "deck-long"),
    ],
)
def test_ww_1_8_a_faulty_chance_deck_is_refused(text: str, key: str) -> None:
    """WW-1.8: one card to a hundred, known effects, sums in tens where there is one."""
    assert_refused(text, key, car_deck=False)


def assert_refused(text: str, key: str, car_deck: bool) -> None:
    """The deck is not understood, with a sentence in every language, as option as well."""
    with pytest.raises(NotUnderstood) as caught:
        (read_cars if car_deck else read_chances)(text)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert caught.value.say(language)
    with pytest.raises(NotUnderstood):
        begin(3, **{"car_deck" if car_deck else "chance_deck": text})


def test_ww_1_8_a_faulty_line_is_named() -> None:
    """WW-1.8: the sentence says which line, which field and what it can be."""
    with pytest.raises(NotUnderstood) as caught:
        read_cars("bike Step -50\ncar Eend 15\n")
    assert str(caught.value) == (
        "Line 2 of the deck: the value cannot be “15”; it can be: 0, 10 … 10000."
    )


def test_ww_1_8_a_deck_travels_in_the_record() -> None:
    """WW-1.8: a record holds the decks themselves, so it replays anywhere."""
    record = Record.begin(GAME, 3, {"car_deck": CARS, "chance_deck": CHANCES})
    text = record.write()
    assert f"option car_deck {ONE_LINE}\n" in text
    assert "option chance_deck 2 receive 70, 1 loss, 3 tax 4130, 1 tip 10\n" in text
    assert Record.read(text) == record
    state = record.state()
    rng = stream(1, "decks")
    while not state.over:
        if state.due:
            state.deal(rng.order(state.due))
        else:
            row = state.legal(state.turn)
            state.apply(state.turn, row[rng.below(min(3, len(row)))])
    assert sum(state.returns()) > 0.99
