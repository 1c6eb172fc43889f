"""SY-1, the cards, and decks of one's own."""

from __future__ import annotations

from collections import Counter

import pytest

from stamtafel.core.errors import BadRecord, NotUnderstood
from stamtafel.core.record import Record
from stamtafel.core.rng import stream
from stamtafel.core.words import LANGUAGES
from stamtafel.games.symbiose import GAME
from stamtafel.games.symbiose.deck import PRINTED, deck, face, read_cards, read_deck
from tests.games.symbiose.drawing import begin, table
from tests.playthroughs import random_game

SMALL = ", ".join(f"{animal} pink points {n}" for animal in ("frog", "fish") for n in range(1, 11))

# The table of SY-1.4, typed once more: by animal and colour what the cards score.
TABLE = {
    ("dragonfly", "pink"): "8, fish 3, green 3",
    ("dragonfly", "green"): "8, frog 5, blue 5",
    ("dragonfly", "orange"): "6, fish 3, green 3",
    ("dragonfly", "blue"): "5, snail 4, orange 4",
    ("fish", "pink"): "8, frog 5, blue 5",
    ("fish", "green"): "6, pink 2",
    ("fish", "orange"): "5, snail 4, pink 2",
    ("fish", "blue"): "dragonfly 2, green 3",
    ("snail", "pink"): "6, fish 3, green 3",
    ("snail", "green"): "5, dragonfly 2, orange 4",
    ("snail", "orange"): "dragonfly 2",
    ("snail", "blue"): "pink 2",
    ("frog", "pink"): "5, snail 4, orange 4",
    ("frog", "green"): "dragonfly 2, fish 3",
    ("frog", "orange"): "pink 2",
}


def printed() -> list[list[str]]:
    """The printed cards as they are named in deals: animal, colour, what they score, how much."""
    cards = deck(PRINTED)
    return [face(cards, card).split("-") for card in range(len(cards.points))]


def test_sy_1_1_36_cards() -> None:
    """SY-1.1: there are 36 cards, no two alike; four players with a river leave none over."""
    assert len({tuple(card) for card in printed()}) == 36
    game = begin(4, start=0)
    assert game.due == 36
    GAME.deal(game, range(36))
    assert len(game.lies) == 36


def test_sy_1_2_totals() -> None:
    """SY-1.2: so many dragonflies, fish, snails and frogs, and so many of each colour."""
    animals = Counter(animal for animal, _, _, _ in printed())
    colours = Counter(colour for _, colour, _, _ in printed())
    assert animals == {"dragonfly": 12, "fish": 10, "snail": 8, "frog": 6}
    assert colours == {"pink": 12, "green": 10, "orange": 8, "blue": 6}


def test_sy_1_3_fixed_or_counting() -> None:
    """SY-1.3, SY-1.4: ten cards are fixed, 26 count; each kind has one rate."""
    fixed = [int(points) for _, _, scores, points in printed() if scores == "points"]
    assert sorted(fixed, reverse=True) == [8, 8, 8, 6, 6, 6, 5, 5, 5, 5]
    rates = {(scores, int(points)) for _, _, scores, points in printed() if scores != "points"}
    assert dict(rates) == {
        "dragonfly": 2,
        "pink": 2,
        "fish": 3,
        "green": 3,
        "snail": 4,
        "orange": 4,
        "frog": 5,
        "blue": 5,
    }
    assert len(rates) == 8
    assert 36 - len(fixed) == 26


def test_sy_1_4_every_card() -> None:
    """SY-1.4: these cards and no others; none counts its own animal or colour."""
    pairs = [
        [animal, colour, *(["points", *score.split()][-2:])]
        for (animal, colour), scores in TABLE.items()
        for score in scores.split(", ")
    ]
    assert sorted(printed()) == sorted(pairs)
    assert all(scores not in (animal, colour) for animal, colour, scores, _ in printed())


def test_sy_1_5_a_deck_from_text() -> None:
    """SY-1.5: a card a line or between commas, comments and blanks aside; told in one line."""
    text = "# ours\n\n  fish  pink points 08 # eight\nfrog blue frog 1,snail green fish 20\n"
    one_line = "fish pink points 8, frog blue frog 1, snail green fish 20"
    assert read_deck(text) == one_line
    assert read_deck(one_line) == one_line


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "fish pink points 8\nfish pink 8",
            "Line 2 of the deck (“fish pink 8”) does not name these, one after the other: "
            "animal colour scores number.",
        ),
        (
            "fish pink points 8 9",
            "Line 1 of the deck (“fish pink points 8 9”) does not name these, one after the other: "
            "animal colour scores number.",
        ),
        (
            "# a deck\ndragon pink points 8",
            "Line 2 of the deck: the animal cannot be “dragon”; it can be: "
            "dragonfly, fish, snail, frog.",
        ),
        (
            "fish purple points 8",
            "Line 1 of the deck: the colour cannot be “purple”; it can be: "
            "pink, green, orange, blue.",
        ),
        (
            "fish pink bird 8",
            "Line 1 of the deck: the scores cannot be “bird”; it can be: "
            "dragonfly, fish, snail, frog, pink, green, orange, blue, points.",
        ),
        (
            "fish pink points 21",
            "Line 1 of the deck: the number cannot be “21”; it can be: 1–20.",
        ),
        (
            "fish pink fish many",
            "Line 1 of the deck: the number cannot be “many”; it can be: 1–20.",
        ),
        ("# nothing\n , ,\n", "There are no cards in this deck."),
        (", ".join(["fish pink points 1"] * 101), "A deck has at most 100 cards."),
    ],
)
def test_sy_1_5_faults_of_a_deck(text: str, sentence: str) -> None:
    """SY-1.5: what is wrong with a deck is said with its line and field, in every language."""
    with pytest.raises(NotUnderstood) as error:
        GAME.begin(3, {"deck": text})
    assert error.value.say("en") == sentence
    assert len({error.value.say(language) for language in LANGUAGES}) == 3


@pytest.mark.parametrize(("seats", "needed"), [(2, 24), (3, 28), (4, 36)])
def test_sy_1_5_enough_cards(seats: int, needed: int) -> None:
    """SY-1.5: a deck has at least a pond for each player and the river."""
    cards = ["fish pink points 1"] * needed
    assert begin(seats, deck=", ".join(cards), start=0).due == needed
    with pytest.raises(NotUnderstood) as error:
        GAME.begin(seats, {"deck": ", ".join(cards[1:])})
    assert str(error.value) == (
        f"With {seats} players a deck needs at least {needed} cards; this one has {needed - 1}."
    )


def test_sy_1_5_a_record_carries_its_deck() -> None:
    """SY-1.5: a game with a deck of one's own is written down and replayed without its file."""
    cards = [
        f"{a} {c} points {n}" for a in ("fish", "frog") for c in ("pink", "blue") for n in "123"
    ]
    record = random_game(GAME, 2, {"deck": "\n".join(cards * 2)}, seed=1)
    text = record.write()
    assert f"option deck {', '.join(cards * 2)}" in text.splitlines()
    assert Record.read(text).write() == text
    with pytest.raises(BadRecord):
        Record.read(text.replace("fish pink points 1", "fish purple points 1", 1))


def test_sy_1_5_equal_cards_may_be_dealt_in_any_order() -> None:
    """SY-1.5: in a deck with equal cards a deal is read back as one that looks the same."""
    game = begin(3, deck=", ".join(["fish pink points 1", "frog blue points 2"] * 14), start=0)
    rng = stream(1, "deals")
    for _ in range(20):
        text = GAME.write_deal(game, list(rng.order(28)))
        assert GAME.write_deal(game, GAME.read_deal(game, text)) == text


def test_cards_of_any_deck_have_names() -> None:
    """A card of a house deck is named by its parts, with points and cards in the right number."""
    names = {
        ("en", "fish-pink-points-1"): "fish (pink, 1 point)",
        ("en", "frog-blue-green-7"): "frog (blue, 7 per green card)",
        ("nl", "snail-green-points-1"): "slak (groen, 1 punt)",
        ("nl", "dragonfly-orange-blue-2"): "libel (oranje, 2 per blauwe kaart)",
        ("de", "snail-green-points-2"): "Schnecke (grün, 2 Punkte)",
        ("de", "dragonfly-orange-frog-5"): "Libelle (orange, 5 je Frosch)",
    }
    for (language, card), name in names.items():
        assert GAME.words(language).text(f"card-{card}") == name


def test_drawn_cards_are_a_deck_in_their_order() -> None:
    """The tables of these tests are decks of just the cards drawn."""
    game = table("A: a1 snail blue pink 2 | B: d2 fish pink points 8")
    assert face(game.setup.deck, game.card(0)) == "snail-blue-pink-2"
    assert face(game.setup.deck, game.card(15)) == "fish-pink-points-8"
    assert len(read_cards(SMALL)) == 20
