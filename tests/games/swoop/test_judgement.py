"""The judgement that bots go by: decent play by what can be known, and values the right way up."""

from __future__ import annotations

import pytest

from stamtafel.core.rng import stream
from stamtafel.games.swoop import rules
from stamtafel.games.swoop.judgement import SwoopJudgement
from stamtafel.games.swoop.rules import Swoop
from tests.games.judged import play_out
from tests.games.swoop.drawing import SEATS, begin, table, write

JUDGE = SwoopJudgement()
GAMES = 24 if rules.__file__.endswith(".py") else 60


def picked(drawing: str) -> str:
    """What the first player picks."""
    return write(JUDGE.pick(table(drawing), 0, stream(1, "pick")))


def worth(game: Swoop, seat: str) -> float:
    """How well a player stands."""
    return JUDGE.values(game)[SEATS.index(seat)]


@pytest.mark.parametrize("seats", [3, 5])
def test_picks_are_legal_and_beat_chance(seats: int) -> None:
    """One seat by judgement wins nearly always against others at random."""
    won = 0.0
    for number in range(GAMES):
        game = begin(seats, target=1)
        won += play_out(game, JUDGE, {number % seats}, stream(number, f"{seats}"))
    assert won > 0.8 * GAMES


@pytest.mark.parametrize("layout", ["full", "hidden"])
def test_a_choice_depends_on_nothing_hidden(layout: str) -> None:
    """Whatever lies face down or is in other hands, the same chance picks the same."""
    rng = stream(2, layout)
    for _ in range(4):
        game = begin(3, target=1, table=layout)
        game.deal(rng.order(game.due))
        while game.owing:
            world = game.clone()
            world.resample(game.turn, rng)
            picks = [JUDGE.pick(state, game.turn, stream(4, "same")) for state in (game, world)]
            assert picks[0] == picks[1]
            actions = game.legal(game.turn)
            game.apply(game.turn, actions[rng.below(len(actions))])


def test_cards_that_fit_go_and_those_that_take_the_pile_stay() -> None:
    """SO-3.2, SO-3.3: the highest that fit, all of them, rather than what takes the pile."""
    assert picked("A: 3 7 Q | B: 8 8 | C: 8 8 | pile: 9") == "7"
    assert picked("A: 3 7 7 Q | B: 8 8 | C: 8 8 | pile: 9") == "7 7"
    assert picked("A: 2 K | B: 8 8 | C: 8 8 | pile: Q Q J 9 3") == "2"


def test_whoever_can_go_out_does() -> None:
    """SO-6.1: the last cards are laid, though a higher set may look better."""
    assert picked("A: 3 3 | B: 8 8 | C: 8 8 | pile: 9") == "3 3"
    assert picked("A: 5 5 5 5 2 | B: 8 8 | C: 8 8 | pile: 9 9") == "5 5 5 5"


def test_a_hidden_card_is_turned_up_on_a_small_pile_only() -> None:
    """SO-5.2: on nothing it costs nothing; on a large low pile it may bring it all into hand."""
    assert picked("A: 3 [-/K] | B: 8 8 | C: 8 8") == "turn 0"
    assert picked("A: 3 [-/A] | B: 8 8 | C: 8 8 | pile: Q J J 9 8 7 4") == "3"


def test_value_falls_with_cards_and_points() -> None:
    """SO-6, SO-7: fewer cards, fewer points and swoop cards are better; the end is what it is."""
    game = table("A: 3 3 | B: 3 3 | C: 3 3")
    assert worth(game, "B") == pytest.approx(worth(game, "C"))
    for better, worse in (
        ("A: 3 | B: 3 6 K | C: 7 7", "A: 3 6 K | B: 3 | C: 7 7"),
        ("A: 3 10 | B: 3 K | C: 7 7", "A: 3 K | B: 3 10 | C: 7 7"),
        ("A: 3 | B: 3 [-/5] | C: 7 7", "A: 3 [-/5] | B: 3 | C: 7 7"),
        ("A: 3 [-/5] | B: 3 [4/5] | C: 7 7", "A: 3 [4/5] | B: 3 [-/5] | C: 7 7"),
    ):
        assert worth(table(better, "C"), "A") > worth(table(worse, "C"), "A")
        assert worth(table(better, "C"), "B") < worth(table(worse, "C"), "B")
