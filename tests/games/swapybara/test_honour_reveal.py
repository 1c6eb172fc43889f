"""SW-8, breaking the rules: the reveal, where everything comes out, and what it does to scores."""

from __future__ import annotations

import pytest

from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import (
    DEAL,
)
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import (
    cards,
    deal,
    giving,
    honour,
    legal,
    play,
    play_kept,
    points,
    refused,
    table,
    tokens,
    told,
    totals,
    who,
    winner,
)


def revealed(drawing: str, start: str = "A", rounds: int = 3) -> Swapybara:
    """The position drawn, at a table of honour, its round played out by the rules."""
    game = table(drawing, start, enforcement="honour", rounds=rounds)
    play_kept(game)
    return game


def test_sw_8_6_what_nobody_called_comes_out() -> None:
    """SW-8.6, SW-8.2: silence is no breach; what is uncalled is found out at the reveal, by all."""
    game = honour("A: 4 | B: 3 | C: 1 | D: 2 | E: 6", "E ask A", turns_left=1)
    assert told(game, "A refuse", "C")[:2] == [
        "A refuses.",
        "A refused with the 4 and is out for this round.",
    ]
    play(game, "A refuse")
    assert points(game) == "A -2, B 3, C 1, D 2, E 6"
    assert cards(game) == "A: 4 | B: 3 | C: 1 | D: 2 | E: 6"


def test_sw_8_6_silence_is_no_breach() -> None:
    """SW-8.6: C knows of B's breach and never calls; that costs C nothing."""
    game = honour("A: 3 | B: 4 | C: 1 | D: 2 | E: 6", "A ask B", "B refuse", "B ask C", "C accept")
    play_kept(game)
    assert points(game) == "A 3, B -2, C 4, D 2, E 6"


def test_sw_8_6_the_latest_first() -> None:
    """SW-8.6: A's 5 went to C and, by C's question, back; from the last on, both are undone."""
    game = honour("A: 5 | B: 1 | C: 6 | D: 2 | E: 3", "A ask C", "C accept", "B ask D")
    play(game, "D refuse", "C ask A", "A accept")
    assert cards(game) == "A: 5 | B: 1 | C: 6 | D: 2 | E: 3"
    game.taken = 14
    game.asker = 4
    game.owe(1 << 4)
    play(game, "E ask D")
    assert told(game, "D refuse", "B")[1:5] == [
        "C asked somebody other than a neighbour with the 5 and is out for this round.",
        "That swap is undone.",
        "A asked somebody other than a neighbour with the 5 and is out for this round.",
        "That swap is undone.",
    ]
    play(game, "D refuse")
    assert cards(game) == "A: 5 | B: 1 | C: 6 | D: 2 | E: 3"
    assert points(game) == "A -2, B 1, C -2, D 2, E 3"


def test_sw_8_6_the_cards_as_they_then_lie_count() -> None:
    """SW-8.6, SW-8.3: B's swap with the 2 is undone first; then A scores its own 6 again."""
    game = honour("A: 6 | B: 2 | C: 1 | D: 3 | E: 4", "A ask B", "B accept")
    play_kept(game)
    assert cards(game) == "A: 6 | B: 2 | C: 1 | D: 3 | E: 4"
    assert points(game) == "A 6, B -2, C 1, D 3, E 4"
    assert tokens(game) == "six A, minus middle, shield middle"


def test_sw_8_10_breaches_of_players_already_out_come_out_too() -> None:
    """SW-8.10, SW-8.3: A, called for the 4, asked with the 5 before: undone, and still only −2."""
    game = honour("A: 5 | B: 1 | C: 4 | D: 2 | E: 3", "A ask C", "C accept", "B ask A")
    play(game, "A refuse", "C call A")
    assert cards(game) == "A: 4 | B: 1 | C: 5 | D: 2 | E: 3"
    play_kept(game)
    assert cards(game) == "A: 5 | B: 1 | C: 4 | D: 2 | E: 3"
    assert points(game) == "A -2, B 1, C 4, D 2, E 3"


def test_sw_8_3_two_below_zero_once() -> None:
    """SW-8.3: three breaches cost −2 in place of the card, not in addition to it."""
    game = honour("A: 4 3 | B: 1 | C: 6 | D: 2 | E: 3", "B ask A", "A refuse", start="B")
    play(game, "C ask A", "A refuse", "D ask A", "A refuse")
    play_kept(game)
    assert (points(game), totals(game)) == ("A -2, B 1, C 6, D 2, E 3", "A 1, B 1, C 6, D 2, E 3")


@pytest.mark.parametrize(
    ("drawing", "lie"),
    [
        ("A: 6 out | B: 1 | C: 3 six | D: 2 | E: 5", "six C, minus middle, shield middle"),
        ("A: 6 six out | B: 1 | C: 3 | D: 2 | E: 5", "six A, minus middle, shield middle"),
        ("A: -1 out | B: 1 | C: 3 minus | D: 2 | E: 5", "six middle, minus C, shield middle"),
        ("A: -1 minus out | B: 1 | C: 3 | D: 2 | E: 5", "six middle, minus A, shield middle"),
        ("A: 0 out | B: 1 shield | C: 3 | D: 2 | E: 5", "six middle, minus middle, shield middle"),
    ],
)
def test_sw_8_4_no_token_moves_for_an_offender(drawing: str, lie: str) -> None:
    """SW-8.4: the 6, −1 and 0 of an offender count as if nobody had them; −2 all the same."""
    game = revealed(drawing)
    assert tokens(game) == lie
    assert points(game).startswith("A -2, ")


def test_sw_8_4_an_offenders_0_is_not_given_away() -> None:
    """SW-8.4: with the 0 before an offender the round is scored at once; it stays there."""
    game = revealed("A: 0 out | B: 1 | C: 3 | D: 2 | E: 5")
    assert giving(game) == ""
    assert cards(game) == "A: 0 | B: 1 | C: 3 | D: 2 | E: 5"
    assert points(game) == "A -2, B 1, C 3, D 2, E 5"


def test_sw_8_4_no_pick_and_no_highest_card() -> None:
    """SW-8.4: an offender's 1 picks nothing, and an offender's 6 does not start."""
    game = revealed("A: 3 | B: 6 out | C: 1 out | D: 5 | E: 2")
    assert (game.step, game.due, who(game.start)) == (DEAL, 8, "D")
    game = revealed("A: 3 | B: 6 out | C: 1 | D: 5 out | E: 2")
    assert (who(game.turn), who(game.start)) == ("C", "A")


def test_sw_8_4_found_out_at_the_reveal_all_the_same() -> None:
    """SW-8.4, SW-8.6: who is found out only at the reveal neither picks, nor starts, nor takes."""
    game = honour("A: 4 | B: 1 | C: 3 | D: 2 | E: -1", "B ask A", "A refuse", start="B")
    play(game, "C ask A", "A accept")  # C: 4, A: 3
    play_kept(game, "E")
    play(game, "E ask A", "A accept")  # A: -1
    play_kept(game)
    assert points(game) == "A -2, B 1, C 4, D 2, E 3"
    assert tokens(game) == "six middle, minus middle, shield middle"
    assert (who(game.turn), who(game.start)) == ("B", "C")


def test_sw_8_3_an_offender_cannot_be_chosen_for_the_0() -> None:
    """SW-8.3: the 0 goes to somebody still in."""
    game = revealed("A: 3 | B: 0 | C: 1 shield | D: 5 out | E: 2")
    assert legal(game, "B") == "give A, give E"
    assert refused(game, "B give D") == "SW-8.3 refused-out"
    assert refused(game, "B give C") == "SW-5.2 refused-protected"


def test_sw_8_9_a_0_that_nobody_can_be_given() -> None:
    """SW-8.9: all others out or protected: its holder keeps it, scores 0 and is protected."""
    game = revealed("A: 3 out | B: 0 | C: 1 shield | D: 5 out | E: 2 out")
    assert giving(game) == ""
    assert points(game) == "A -2, B 0, C 1, D -2, E -2"
    assert tokens(game) == "six middle, minus middle, shield B"
    assert who(game.turn) == "C"


def test_sw_8_9_with_four_players_there_is_the_centre() -> None:
    """SW-8.9, SW-5.2: the only player still in can put the 0 into the centre, and must."""
    game = table("A: 3 out | B: 0 | C: 1 out | D: 5 out | centre: 6", enforcement="honour")
    game.taken, game.used = 9, 15
    game.asker = 1
    game.owe(2)
    play(game, "B pass")
    assert legal(game, "B") == "give centre"
    play(game, "B give centre")
    assert points(game) == "A -2, B 6, C -2, D -2"


def test_sw_8_10_the_0_given_by_an_offender_stands() -> None:
    """SW-8.10: A gives the 0 and is found out: B keeps it, scores 0 and is protected."""
    game = honour("A: 4 | B: 3 | C: 1 | D: 2 | E: 0", "D ask A", turns_left=2)
    play(game, "A refuse", "E ask A", "A accept", "A give B")
    assert cards(game) == "A: 3 | B: 0 | C: 1 | D: 2 | E: 4"
    assert points(game) == "A -2, B 0, C 1, D 2, E 4"
    assert tokens(game).endswith("shield B")


def test_sw_8_10_the_0_given_to_an_offender_stands() -> None:
    """SW-8.10, SW-8.4: A is given the 0 and found out: −2, and nobody is protected."""
    game = honour("A: 4 | B: 3 shield | C: 1 | D: 2 | E: 0", "D ask A", turns_left=2)
    play(game, "A refuse", "E ask B", "B refuse", "E give A")
    assert cards(game) == "A: 0 | B: 3 | C: 1 | D: 2 | E: 4"
    assert points(game) == "A -2, B 3, C 1, D 2, E 4"
    assert tokens(game).endswith("shield middle")


def test_sw_8_10_the_0_moves_the_cards_of_a_swap() -> None:
    """SW-8.10, SW-8.3: after the 0 was given to D, the swap by which D got the 2 stands."""
    game = honour("A: 2 | B: 3 | C: 1 | D: 6 | E: 0", "D ask A", turns_left=2)
    play(game, "A accept", "E ask B", "B refuse", "E give D")
    assert cards(game) == "A: 6 | B: 3 | C: 1 | D: 0 | E: 2"
    assert points(game) == "A -2, B 3, C 1, D 0, E 2"
    assert tokens(game) == "six middle, minus middle, shield D"


def test_sw_8_10_whoever_then_holds_the_0() -> None:
    """SW-8.10, SW-8.6: B, out, has D's 0 by a breach found out only now: D has it again."""
    game = honour("A: 4 | B: 3 | C: 1 | D: 0 | E: 2", "A ask B", "B accept", "B ask C", "C refuse")
    play(game, "C ask B", "B refuse", "D ask C", "C refuse", "E ask B", "B accept")
    play(game, "A ask C", "C refuse", "B ask D", "D refuse", "C ask D", "D refuse")
    play(game, "D ask B", "B accept", "E ask A", "A call B", "A refuse")
    assert cards(game) == "A: 3 | B: 0 | C: 1 | D: 2 | E: 4"
    play_kept(game)
    assert cards(game) == "A: 3 | B: 2 | C: 1 | D: 0 | E: 4"
    assert points(game) == "A 3, B -2, C 1, D 0, E 4"
    assert tokens(game).endswith("shield D")


def test_sw_8_9_all_out() -> None:
    """SW-8.9: if all are out, the same player starts the next round."""
    game = honour("A: 3 out | B: 2 | C: 1 out | D: 4 | E: 6 out", "B ask D", "D refuse", start="B")
    play(game, "D ask B", "B accept", "B pass", "D pass", "B ask D", "D refuse")
    play(game, "D ask B", "B refuse")
    assert (points(game), who(game.start)) == ("A -2, B -2, C -2, D -2, E -2", "B")
    assert (game.step, game.due) == (DEAL, 8)
    deal(game, "3 6 1 4 2 | 0 5 -1")
    assert who(game.turn) == "B"


def test_sw_8_9_in_a_tie_offenders_come_last() -> None:
    """SW-8.9, SW-7.1: among equals one who is still in wins, whatever the offender's card."""
    for a, b, wins in (
        ("A: 3 1", "B: 6 out 6", "A"),
        ("A: 3 out 6", "B: 1 3", "B"),
        ("A: 3 1", "B: 6 out 7", "B"),
    ):
        game = revealed(f"{a} | {b} | C: 2 | D: -1 | E: 4 out", rounds=1)
        assert winner(game) == wins


def test_sw_8_9_tied_offenders_share_the_win() -> None:
    """SW-8.9: if only offenders are equal in front, they share the win."""
    game = revealed("A: 3 out 9 | B: 6 out 9 | C: 2 1 | D: -1 out 9 | E: 4 out 8", rounds=1)
    assert totals(game) == "A 7, B 7, C 3, D 7, E 6"
    assert list(game.returns()) == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3, 0])
    assert GAME.view(game).prompt.key == "prompt-shared"


def test_sw_8_10_the_centre_card_is_shown_in_honour_mode_only() -> None:
    """SW-8.10, SW-8.2: at the reveal all see the centre card and the offenders' cards."""
    drawing = "A: 3 | B: 1 | C: 5 | D: 2 out | centre: 6"
    for viewer in (None, 0, 3):
        game = revealed(drawing)
        view = GAME.view(game, viewer)
        centre, last = view.place("centre"), view.place("card", 3)
        assert centre is not None
        assert last is not None
        assert [centre.cards[0].face, last.cards[0].face] == ["6", "2"]
        strict = table(drawing.replace(" out", ""))
        play_kept(strict)
        assert GAME.view(strict, viewer).place("centre") is None


def test_sw_8_3_how_it_was_scored_stays_to_be_read() -> None:
    """SW-8.3, SW-8.6: until the next reveal all can read who was called, found out and undone."""
    game = honour("A: 3 | B: 2 | C: 4 | D: 1 | E: 6", "A ask B", "B accept", "B ask D")
    play(game, "D refuse", "C ask A", "A call B", "A refuse", "D ask C", "C refuse")
    play_kept(game)
    for again in range(2):
        lines = GAME.view(game, 4 - again).account
        said = [GAME.words("en").say(line.phrase, "ABCDE") for line in lines]
        assert [line.points for line in lines] == [3, -2, -2, 1, 6]
        assert said[1:4] == [
            "Called out for breaking a rule, in the end with the 2; a swap was undone: −2.",
            "Found out breaking a rule, in the end with the 4: −2.",
            "The 1 scores its number.",
        ]
        if not again:
            play(game, "D pick 1")
            deal(game, "3 6 2 * 4 | 0 5 -1")
