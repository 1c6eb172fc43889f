"""The quick evaluation and the policy that bots use."""

from __future__ import annotations

import pytest

from stamtafel.core.game import OptionValue
from stamtafel.core.rng import stream
from stamtafel.games.symbiose import GAME, rules
from stamtafel.games.symbiose.judgement import SymbioseJudgement
from tests.games.judged import play_out
from tests.games.symbiose.drawing import SEATS, begin, chosen, play, shown, table

JUDGEMENT = SymbioseJudgement()
GAMES = 30 if rules.__file__.endswith(".py") else 200
PLAIN = "snail orange points 1"


def matched(seats: int, **options: OptionValue) -> float:
    """Which share of the win a judging player takes from random ones, at every chair in turn."""
    rng = stream(seats, f"matched/{options}")
    won = 0.0
    for number in range(GAMES):
        judging = {number % seats}
        if "teams" in options:
            judging.add((number + 2) % seats)
        won += play_out(begin(seats, **options), JUDGEMENT, judging, rng)
    return won / GAMES


@pytest.mark.parametrize(("seats", "share"), [(2, 0.9), (3, 0.85), (4, 0.8)])
def test_judging_beats_chance(seats: int, share: float) -> None:
    """One judging player wins nearly all games against random ones."""
    assert matched(seats) > share


def test_judging_beats_chance_in_teams() -> None:
    """SY-6.3: so does a judging team."""
    assert matched(4, teams="yes") > 0.9


def best(drawing: str, teams: str = "no") -> str:
    """What the judgement picks for the first player, who has turned up d2."""
    game = chosen(drawing, first="d2", filler=PLAIN, teams=teams)
    return GAME.actions.write(JUDGEMENT.pick(game, 0, stream(1, "pick")))


def test_sy_4_1_a_high_card_is_taken() -> None:
    """SY-4.1: of fixed cards the highest is taken."""
    swap = best("A: | B: | C: | river: r3 snail orange points 9, r4 snail orange points 8")
    assert swap.startswith("swap r3 ")


def test_sy_4_2_a_card_goes_where_it_counts_most() -> None:
    """SY-4.2: a counting card goes to the edge beside the pond that shows what it counts."""
    assert (
        best("A: | B: d2 fish pink points 1 | C: | river: r2 snail orange pink 5")[:-1]
        == "swap r2 a"
    )
    assert (
        best("A: | B: | C: d2 fish pink points 1 | river: r2 snail orange pink 5")[:-1]
        == "swap r2 d"
    )


def test_sy_4_2_a_neighbour_is_denied() -> None:
    """SY-4.2: of two equal cards the one is left that a neighbour's open card would count here."""
    river = "river: r1 fish pink points 9, r2 fish green points 9"
    assert best(f"A: | B: d2 snail orange pink 5 | C: | {river}").startswith("swap r2 ")
    assert best(f"A: | B: d2 snail orange green 5 | C: | {river}").startswith("swap r1 ")


def test_sy_6_2_a_partner_is_helped() -> None:
    """SY-6.2: in teams of two equal cards the one is taken that the partner's edge counts here."""
    river = "river: r1 fish pink points 9, r2 fish green points 9"
    for kind, place in (("pink", "r1"), ("green", "r2")):
        drawing = f"A: | B: | C: d2 snail orange {kind} 5 | D: | {river}"
        assert best(drawing, teams="yes").startswith(f"swap {place} ")


def test_a_choice_depends_on_nothing_hidden() -> None:
    """Whatever lies face down, the same chance picks the same action and sees the same value."""
    rng = stream(3, "hidden")
    for seats in (2, 3, 4):
        game = begin(seats, start=0)
        GAME.deal(game, list(rng.order(36)))
        while not game.over:
            world = game.clone()
            world.resample(game.turn, rng)
            picks = [JUDGEMENT.pick(state, game.turn, stream(4, "same")) for state in (game, world)]
            assert picks[0] == picks[1]
            values = [JUDGEMENT.values(state)[game.turn] for state in (game, world)]
            assert values[0] == pytest.approx(values[1])
            play(game, f"{SEATS[game.turn]} {GAME.actions.write(picks[0])}")


def test_value_at_the_end_is_the_share_of_the_win() -> None:
    """SY-4.4: once the game is over its value is what it brought; before, between lost and won."""
    game = table("A: b1 fish pink points 8 | B: | C: b1 fish pink points 8 | D:")
    assert all(0.0 <= JUDGEMENT.values(game)[seat] <= 1.0 for seat in range(4))
    assert [JUDGEMENT.values(shown(game))[seat] for seat in range(4)] == [0.5, 0.0, 0.5, 0.0]
    assert JUDGEMENT.values(begin(4))[0] == 0.25
