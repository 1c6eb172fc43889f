"""A hint is what a strong bot would do, how sure it is of that, and why."""

from __future__ import annotations

import pytest

from stamtafel.bots.chair import Chair
from stamtafel.bots.hint import Hint, hint, say_hint
from stamtafel.bots.searching import Budget, SearchingBot
from stamtafel.core.game import Game, games
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.core.words import LANGUAGES
from tests.conformance.cases import Case
from tests.conformance.walk import Walk, owing, walk

BRIEF = Budget(iterations=12)
NAMES = tuple(f"Zoë{seat}" for seat in range(8))
EACH = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def played(game: Game) -> Walk:
    """A random game, watched at a few of its steps."""
    return walk(Case(game.name, game.seats[-1], ()), 0, 8)


def deciding(game: Game) -> list[tuple[State, int]]:
    """States of a random game with a seat that decides in each."""
    return [(state, owing(state)[0]) for state in played(game).states if state.owing]


def hinted(game: Game, state: State, seat: int, chance: int = 1) -> Hint:
    """The hint at a decision, by a given chance."""
    rng = stream(chance, "hint")
    return hint(Chair(game, state, seat, rng), rng, BRIEF)


@EACH
def test_every_hint_is_said_in_every_language(game: Game) -> None:
    """What to do, why, how sure that is and what comes next are sentences with names in them."""
    for state, seat in deciding(game):
        found, view = hinted(game, state, seat), game.view(state, seat)
        assert found.reason is not None
        for language in LANGUAGES:
            said = say_hint(found, view, game.words(language), NAMES)
            assert len(said) == (3 if found.other is None else 4)
            assert all(line.strip() and "{" not in line for line in said)


@EACH
def test_a_hint_is_what_the_search_finds(game: Game) -> None:
    """The action is the bot's own choice by the same chance; the next best is another one."""
    for state, seat in deciding(game)[:4]:
        found, rng = hinted(game, state, seat), stream(1, "hint")
        chair = Chair(game, state, seat, rng)
        assert found.action == SearchingBot(BRIEF).choose(chair, rng)
        assert found.action in chair.legal
        if found.sure != "only":
            assert found.other != found.action
            assert 0 < found.times <= found.games == BRIEF.iterations
            assert 0.0 <= found.outlook <= 1.0


def test_one_choice_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is nothing to choose, the hint says so and imagines no games."""
    game = games()["swapybara"]
    one = [(s, seat) for s, seat in deciding(game) if len(game.legal(s, seat)) == 1]
    monkeypatch.delattr(SearchingBot, "search")
    for state, seat in one:
        found = hinted(game, state, seat)
        assert (found.action, found.sure) == (game.legal(state, seat)[0], "only")
    assert one


@pytest.mark.parametrize(
    ("found", "sure"),
    [
        ([(0, 70.0, 0.6), (1, 30.0, 0.5)], "clear"),
        ([(1, 30.0, 0.5), (0, 50.0, 0.6), (2, 20.0, 0.9)], "likely"),
        ([(0, 70.0, 0.6), (1, 30.0, 0.595)], "close"),
        ([(0, 60.0, 0.6), (1, 40.0, 0.7)], "close"),
        ([(0, 95.0, 0.6), (1, 5.0, 0.595)], "likely"),
        ([(0, 100.0, 0.6)], "clear"),
    ],
)
def test_how_sure_a_hint_is(
    monkeypatch: pytest.MonkeyPatch, found: list[tuple[int, float, float]], sure: str
) -> None:
    """Sure is who nearly always did the same and gained by it; little between two is close."""

    class Found:
        def found(self) -> list[tuple[int, float, float]]:
            return list(found)

    monkeypatch.setattr(SearchingBot, "search", lambda *_: Found())
    game = games()["swapybara"]
    state, seat = next(
        one for one in deciding(game) if len(game.legal(*one)) > 2 and one[0].seats == 8
    )
    advice = hinted(game, state, seat)
    assert (advice.action, advice.sure, advice.games) == (0, sure, 100)
    assert advice.other == (1 if len(found) > 1 else None)
