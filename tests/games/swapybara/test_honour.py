"""SW-8, breaking the rules: breaches, who knows of them, and what a call undoes."""

from __future__ import annotations

import pytest

from stamtafel.games.swapybara import GAME
from tests.games.swapybara.drawing import (
    callable_by,
    cards,
    deal,
    honour,
    legal,
    play,
    play_kept,
    refused,
    table,
    who,
)

ALL = "A: 5 | B: 4 | C: 2 | D: 3 | E: 1"
FOLLOWED = "A: 3 | B: 4 | C: 1 | D: 0 | E: 6"


def test_sw_8_1_three_rules_can_be_broken() -> None:
    """SW-8.1: the 5 may ask anyone, the 2 may accept and the 4 refuse; strictly none of them."""
    strict, game = table(ALL), honour(ALL)
    assert (legal(strict, "A"), legal(game, "A")) == (
        "ask B, ask E",
        "ask B, ask C, ask D, ask E",
    )
    assert refused(game, "A ask C") == "allowed"
    play(game, "A ask C")
    assert legal(game, "C") == "accept, refuse"
    play(game, "C accept")
    assert cards(game) == "A: 2 | B: 4 | C: 5 | D: 3 | E: 1"
    for one in (strict, game := honour(ALL)):
        play(one, "A ask B")
    assert (legal(strict, "B"), legal(game, "B")) == ("accept", "accept, refuse")
    play(game, "B refuse")
    assert cards(game) == ALL


def test_sw_8_1_all_else_stays_enforced() -> None:
    """SW-8.1: the pointer, the centre, the protection token and one's turn bind as ever."""
    game = honour("A: 3 | B: 1 shield | C: 5 | D: 0 | centre: 6", "A centre")
    assert refused(game, "A ask B") == "SW-3.1 refused-not-your-turn"
    assert refused(game, "B pass") == "SW-3.2 refused-pass"
    play(game, "B ask C", "C refuse", "C ask D", "D refuse", "D ask C", "C refuse")
    assert legal(game, "A") == "ask B, ask C, ask D"
    assert refused(game, "A centre") == "SW-3.6 refused-centre-used"
    play(game, "A ask B", "B refuse")
    assert refused(game, "B ask C") == "SW-3.3 refused-asked-last"
    play_kept(game)
    assert legal(game, "D") == "give A, give C, give centre"


def test_sw_1_3_a_strict_table_knows_no_calls() -> None:
    """SW-1.3: strict is what a table is unless honour is chosen; it has no calls and no pass."""
    game = table(ALL)
    assert game.honour is None
    assert refused(game, "A call B") == "SW-1.3 refused-no-calls"
    assert refused(game, "A pass") == "SW-3.2 refused-pass"


def test_sw_8_2_who_holds_the_card_after_the_breach_knows() -> None:
    """SW-8.2: C, who gets the 4 that B refused with, may call B; nobody else may."""
    game = honour(FOLLOWED, "A ask B", "B refuse", "B ask C")
    assert callable_by(game, "C") == ""
    play(game, "C accept")
    assert legal(game, "C") == "ask A, ask B, ask D, ask E, call B"
    play(game, "C ask D")
    assert legal(game, "D") == "accept, refuse"
    assert refused(game, "D call B") == "SW-8.5 refused-nothing-known"
    assert refused(game, "C call B") == "SW-3.1 refused-not-your-turn"
    assert refused(game, "D call D") == "SW-8.5 refused-yourself"
    assert refused(game, "D call F") == "SW-8.5 refused-no-such-player"


def test_sw_8_2_who_held_the_card_before_the_breach_knows() -> None:
    """SW-8.2: A, who had the 4 before B refused with it, may call B; the refused C may not."""
    game = honour("A: 4 | B: 3 | C: 1 | D: 0 | E: 6", "A ask B", "B accept")
    play(game, "B ask C", "C refuse", "C ask B", "B refuse", "D ask A")
    assert callable_by(game, "A") == "B"
    play(game, "A refuse", "E ask C")
    assert callable_by(game, "C") == ""


def test_sw_8_2_nobody_else_knows() -> None:
    """SW-8.2: neither the breaker, nor who never had the card, nor a spectator may call."""
    game = honour(FOLLOWED, "A ask B", "B refuse")
    for seat in "BCDEA":
        play_kept(game, seat)
        assert callable_by(game, seat) == ""
        assert not GAME.view(game).choices
        play(game, f"{seat} ask {'C' if seat == 'D' else 'D'}")
        play(game, f"{'C' if seat == 'D' else 'D'} refuse")


def test_sw_8_2_who_takes_the_card_from_the_centre_knows() -> None:
    """SW-8.2, SW-8.3: D takes A's 2 from the centre and may call; the 2 has moved, so it stays."""
    game = honour("A: 2 | B: 3 | C: 1 | D: 6 | centre: 4", "B ask A", "A accept", start="B")
    play(game, "C centre", "D ask B", "B refuse", "A ask C", "C refuse")
    assert callable_by(game, "B") == "A"
    play(game, "B centre", "C ask D", "D refuse", "D centre", "A ask D", "D call A")
    assert cards(game) == "A: 3 | B: 1 | C: 4 | D: 2 | centre: 6"


def test_sw_8_2_a_new_round_forgets() -> None:
    """SW-8.2, SW-8.3: all are in again in the next round, and nobody can be called for the last."""
    game = honour(FOLLOWED, "A ask B", "B refuse", "B ask C", "C accept", "C call B")
    play_kept(game)
    play(game, "D give A")
    deal(game, "3 4 1 0 6 | -1 2 5")
    assert game.out == 0
    for seat in "EABCD":
        play_kept(game, seat)
        assert callable_by(game, seat) == ""
    play(game, "D ask B")
    assert legal(game, "B") == "accept, refuse"


def test_sw_8_2_no_breach_without_its_card() -> None:
    """SW-8.2: who does the same with another card has done nothing, and cannot be called."""
    game = honour("A: 5 | B: 4 | C: 2 | D: 3 | E: 1", "A ask B", "B accept", "B ask A")
    play(game, "A accept")  # A with the 4 accepts, B with the 5 asks a neighbour
    play(game, "C ask B", "B refuse", "D ask A", "A refuse")  # the 4 refuses, the 5 refuses
    assert cards(game) == "A: 5 | B: 4 | C: 2 | D: 3 | E: 1"
    play(game, "E ask A")
    assert callable_by(game, "A") == "B"


def test_sw_8_3_the_swap_is_undone() -> None:
    """SW-8.3: A asks beyond the neighbours with the 5, C accepts: called, they swap back."""
    game = honour(ALL.replace("C: 2 | D: 3", "C: 3 | D: 2"), "A ask C", "C accept")
    play(game, "B ask C", "C refuse", "C call A")
    assert cards(game) == "A: 5 | B: 4 | C: 3 | D: 2 | E: 1"
    assert legal(game, "C") == "ask B, ask D, ask E"


def test_sw_8_3_a_swap_by_the_2_is_undone() -> None:
    """SW-8.3: B accepts with the 2; A, who now has it, calls, and both have their cards again."""
    game = honour("A: 3 | B: 2 | C: 4 | D: 1 | E: 6", "A ask B", "B accept", "B ask D")
    play(game, "D refuse", "C ask A", "A call B")
    assert cards(game) == "A: 3 | B: 2 | C: 4 | D: 1 | E: 6"
    assert legal(game, "A") == "accept, refuse"


def test_sw_8_3_the_swap_that_a_breach_did_not_bring_about_stands() -> None:
    """SW-8.3: a refusal undoes nothing; nor does a question that was refused."""
    game = honour(FOLLOWED, "A ask B", "B refuse", "B ask C", "C accept", "C call B")
    assert cards(game) == "A: 3 | B: 1 | C: 4 | D: 0 | E: 6"
    game = honour("A: 5 | B: 1 | C: 3 | D: 0 | E: 6", "A ask C", "C refuse", "B ask A")
    play(game, "A accept", "C ask B", "B call A")
    assert cards(game) == "A: 1 | B: 5 | C: 3 | D: 0 | E: 6"


@pytest.mark.parametrize(
    ("moved", "then"),
    [
        (["B ask A", "A accept"], "A: 4 | B: 3 | C: 5 | D: 2 | E: 1"),
        (["B ask C", "C accept"], "A: 3 | B: 5 | C: 4 | D: 2 | E: 1"),
    ],
)
def test_sw_8_3_the_swap_stands_once_a_card_has_moved(moved: list[str], then: str) -> None:
    """SW-8.3: if either card of the swap has moved on since, the swap stands."""
    game = honour("A: 5 | B: 4 | C: 3 | D: 2 | E: 1", "A ask C", "C accept", *moved, "C call A")
    assert cards(game) == then
    assert game.out == 1


def test_sw_8_3_moved_away_and_back_is_moved() -> None:
    """SW-8.3: a card that has come back by another swap has moved; the first swap stands."""
    game = honour("A: 5 | B: 4 | C: 3 | D: 2 | E: 1", "A ask C", "C accept", "B ask C")
    play(game, "C accept", "C ask B", "B accept")
    assert cards(game) == "A: 3 | B: 4 | C: 5 | D: 2 | E: 1"
    play(game, "D ask C", "C call A", "C refuse")
    assert cards(game) == "A: 3 | B: 4 | C: 5 | D: 2 | E: 1"


def test_sw_8_3_both_may_have_broken_a_rule_for_one_swap() -> None:
    """SW-8.3: a swap is undone once, whoever of the two is called first."""
    game = honour("A: 5 | B: 4 | C: 2 | D: 3 | E: 1", "A ask C", "C accept", "B ask C")
    play(game, "C call A")
    assert cards(game) == "A: 5 | B: 4 | C: 2 | D: 3 | E: 1"
    play(game, "C refuse")
    play_kept(game)
    assert game.out == 0b101
    assert cards(game) == "A: 5 | B: 4 | C: 2 | D: 3 | E: 1"


def test_sw_8_3_an_offender_takes_no_further_part() -> None:
    """SW-8.3: no turns, no questions from others, no second call in this round."""
    game = honour(FOLLOWED, "A ask B", "B refuse", "B ask C", "C accept", "C call B")
    assert legal(game, "C") == "ask A, ask D, ask E"
    assert refused(game, "C ask B") == "SW-8.3 refused-out"
    assert refused(game, "C call B") == "SW-8.3 refused-out"
    turns = ""
    for _ in range(9):
        turns += who(game.turn)
        play(game, f"{turns[-1]} {legal(game, turns[-1]).split(', ')[0]}")
        assert game.turn != 1
        play(game, f"{who(game.turn)} {'accept' if game.card(game.turn) == 5 else 'refuse'}")
    assert turns == "CDEACDEAC"  # the other turns of B are skipped
    assert [legal(game, "B"), callable_by(game, "B")] == ["", ""]
