"""What can go wrong, said in every language; and nothing changes by it."""

from __future__ import annotations

import pytest

from stamtafel.core.errors import (
    BadRecord,
    GameOver,
    NotUnderstood,
    NotYourTurn,
    Refused,
    StamtafelError,
)
from stamtafel.core.game import Game, game
from stamtafel.core.state import State
from stamtafel.core.words import LANGUAGES


@pytest.fixture
def played() -> Game:
    """Some game."""
    return game("swapybara")


@pytest.fixture
def state(played: Game) -> State:
    """Five players, of whom the first is to ask."""
    state = played.begin(5, {"start": 0, "rounds": 1})
    played.deal(state, played.read_deal(state, "3 2 4 5 6 | -1 0 1"))
    return state


def test_one_family() -> None:
    """All errors are of one family, and those refused of a smaller one."""
    assert all(issubclass(kind, StamtafelError) for kind in (NotUnderstood, Refused, BadRecord))
    assert issubclass(NotYourTurn, Refused)
    assert issubclass(GameOver, Refused)


def test_an_error_is_a_sentence_in_each_language() -> None:
    """An error says what is wrong, with what was said."""
    error = NotUnderstood("no-such-seat", text="9")
    assert [error.say(language) for language in LANGUAGES] == [
        "Er is geen plaats 9 aan deze tafel.",
        "Einen Platz 9 gibt es an diesem Tisch nicht.",
        "There is no seat 9 at this table.",
    ]
    assert str(error) == error.say("en")


def test_an_error_inside_another() -> None:
    """An error that has another as its reason says it in the same language."""
    error = BadRecord("record-head", why=NotUnderstood("no-number", text="x"))
    assert error.say("en") == "The record cannot be read: “x” is no whole number."
    assert error.say("de") == "Die Partie ist nicht zu lesen: „x“ ist keine ganze Zahl."


def test_an_error_about_a_long_text_is_still_a_sentence() -> None:
    """It names the beginning of it, and so does one that has it as its reason."""
    error = NotUnderstood("no-number", text="9" * 3_000_000)
    for said in (error.say("en"), BadRecord("record-head", why=error).say("en")):
        assert "“999" in said
        assert "9…” is no whole number." in said
        assert len(said) < 400


def test_refused(played: Game, state: State) -> None:
    """What the rules forbid is refused with a sentence and its rule, and nothing has changed."""
    before = played.view(state, 0)
    with pytest.raises(Refused) as error:
        played.play(state, 0, played.actions.read("ask 0"))
    assert error.type is Refused
    assert error.value.refusal.rule == "SW-3.2"
    assert error.value.say("en") == "You cannot choose yourself. (SW-3.2)"
    assert error.value.say("nl") == "Je kunt jezelf niet kiezen. (SW-3.2)"
    assert played.view(state, 0) == before


def test_not_your_turn(played: Game, state: State) -> None:
    """Who owes no decision is told so."""
    with pytest.raises(NotYourTurn) as error:
        played.play(state, 1, played.actions.read("ask 0"))
    assert str(error.value) == "There is nothing for you to decide now. (SW-3.1)"


def test_game_over(played: Game, state: State) -> None:
    """When the game has ended, everybody is told so."""
    while not state.over:
        played.play(state, state.turn, played.legal(state, state.turn)[-1])
    with pytest.raises(GameOver) as error:
        played.play(state, 1, played.actions.read("ask 0"))
    assert str(error.value) == "The game is over. (SW-7.1)"


@pytest.mark.parametrize(("seat", "action"), [(5, 0), (-1, 0), (0, 1000), (0, -1)])
def test_no_such_seat_or_action(played: Game, state: State, seat: int, action: int) -> None:
    """Invented seats and actions are not understood."""
    with pytest.raises(NotUnderstood):
        played.play(state, seat, action)
    with pytest.raises(NotUnderstood):
        played.refusal(state, seat, action)


@pytest.mark.parametrize("order", [[], [0, 1], [0] * 8, list(range(1, 9)), list(range(9))])
def test_no_such_deal(played: Game, order: list[int]) -> None:
    """A deal is a permutation of as many cards as are due, and only when one is due."""
    state = played.begin(5, {"start": 0})
    with pytest.raises(NotUnderstood):
        played.deal(state, order)
    assert (state.due, state.owing) == (8, 0)
    played.deal(state, range(8))
    with pytest.raises(NotUnderstood):
        played.deal(state, range(8))
