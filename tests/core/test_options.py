"""Options, and what a game makes of them."""

from __future__ import annotations

from typing import Any

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Option, game, games, seat_names

ROUNDS = Option("rounds", default=3, words=("none", "many"), numbers=range(1, 21))
LOT = Option("start", default="lot", words=("lot",))


def test_a_value_from_its_text() -> None:
    """An option reads one of its words, or a number of its range."""
    assert [ROUNDS.read(text) for text in ("1", "20", " none ")] == [1, 20, "none"]
    assert LOT.read("lot") == "lot"


@pytest.mark.parametrize("text", ["", "0", "21", "-1", "None", "3.0", "three", "lot"])
def test_a_value_that_is_none(text: str) -> None:
    """Anything else is not understood, and the error says what would be."""
    with pytest.raises(NotUnderstood) as error:
        ROUNDS.read(text)
    assert str(error.value) == f"Option rounds cannot be “{text}”; it can be: none, many, 1–20."


def test_an_option_without_numbers() -> None:
    """An option of words alone allows no number."""
    assert LOT.allowed == "lot"
    with pytest.raises(NotUnderstood):
        LOT.read("0")


def test_what_is_not_given_stays_at_its_default() -> None:
    """Settled options are all there; those chosen differ from the defaults and settle the same."""
    played = game("swapybara")
    settled = played.settle(5, {"target": 15})
    assert settled == {
        "rounds": "none",
        "target": 15,
        "enforcement": "strict",
        "start": "lot",
        "turns": 3,
    }
    assert played.chosen(settled) == {"rounds": "none", "target": 15}
    assert played.settle(5, played.chosen(settled)) == settled
    assert played.chosen(played.settle(5, {"rounds": "3"})) == {}


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (3, {}, "seat-count"),
        (9, {}, "seat-count"),
        (4, {"colour": "red"}, "no-such-option"),
        (4, {"rounds": "red"}, "option-value"),
        (4, {"rounds": 3, "target": 15}, "option-either"),
        (4, {"start": 4}, "start-seat"),
    ],
)
def test_options_that_do_not_fit(seats: int, options: dict[str, Any], key: str) -> None:
    """Wrong seats, options and values are not understood, each with words of its own."""
    with pytest.raises(NotUnderstood) as error:
        game("swapybara").begin(seats, options)
    assert error.value.key == key
    assert error.value.say("nl") != error.value.say("de") != error.value.say("en")


def test_games_are_found_by_name() -> None:
    """A game is found by its name; a name that is none says which there are."""
    assert game("swapybara") is games()["swapybara"]
    with pytest.raises(NotUnderstood) as error:
        game("bridge")
    assert "swapybara" in str(error.value)


def test_names_where_nobody_gave_any() -> None:
    """Seats are P1, P2, … until somebody sits there."""
    assert seat_names(3) == ("P1", "P2", "P3")


def test_a_text_that_an_option_checks_itself() -> None:
    """An option with a reader takes one of its words, or whatever text its reader understands."""

    def backwards(text: str) -> str:
        if not text:
            raise NotUnderstood("no-number", text=text)
        return text[::-1]

    deck = Option("deck", default="printed", words=("printed",), reader=backwards)
    assert [deck.read(text) for text in (" printed ", "\nabc", "7")] == ["printed", "cba\n", "7"]
    assert deck.allowed == "printed, …"
    with pytest.raises(NotUnderstood):
        deck.read("")
