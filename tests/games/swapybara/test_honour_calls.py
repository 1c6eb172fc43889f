"""SW-8, breaking the rules: when one may call, and how a round goes on without offenders."""

from __future__ import annotations

import pytest

from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import (
    callable_by,
    cards,
    giving,
    honour,
    legal,
    play,
    play_kept,
    refused,
    told,
    who,
)

FOLLOWED = "A: 3 | B: 4 | C: 1 | D: 0 | E: 6"


def earlier_swap() -> Swapybara:
    """E's 5 goes to A, who asks C with it; C, who has it now, asks A with it: back again."""
    game = honour("A: 3 | B: 1 | C: 6 | D: 2 | E: 5", "E ask A", "A accept", start="E")
    play(game, "A ask C", "C accept", "B ask D", "D refuse", "C ask A", "A accept")
    assert cards(game) == "A: 5 | B: 1 | C: 6 | D: 2 | E: 3"
    return game


def test_sw_8_3_an_undone_swap_counts_as_never_made() -> None:
    """SW-8.3: once the later swap is undone, the earlier one of the same cards can be too."""
    game = earlier_swap()
    play(game, "D ask A", "A call C")
    assert cards(game) == "A: 6 | B: 1 | C: 5 | D: 2 | E: 3"
    play(game, "A refuse", "E call A")
    assert cards(game) == "A: 5 | B: 1 | C: 6 | D: 2 | E: 3"


def test_sw_8_3_the_earlier_swap_alone_stands() -> None:
    """SW-8.3: called first, the earlier swap stands, as its cards have moved; the later can go."""
    game = earlier_swap()
    play(game, "D ask E", "E call A", "E refuse")
    assert cards(game) == "A: 5 | B: 1 | C: 6 | D: 2 | E: 3"
    play(game, "E call C")
    assert cards(game) == "A: 6 | B: 1 | C: 5 | D: 2 | E: 3"


def test_sw_8_5_from_an_earlier_turn() -> None:
    """SW-8.5: a breach can be called in any later turn of the round, also while answering."""
    game = honour(FOLLOWED, "A ask B", "B refuse", "B ask C", "C accept", "C ask D", "D refuse")
    play(game, "D ask E", "E refuse", "E ask D", "D refuse", "A ask C")
    assert callable_by(game, "C") == "B"
    play(game, "C accept")
    play_kept(game, "A")
    assert callable_by(game, "A") == "B"


def twice() -> Swapybara:
    """A asks C with E's old 5, and then refuses with the 4 got from C: C may call, or E."""
    game = honour("A: 3 | B: 1 | C: 4 | D: 2 | E: 5", "E ask A", "A accept", start="E")
    play(game, "A ask C", "C accept", "B ask A", "A refuse")
    assert cards(game) == "A: 4 | B: 1 | C: 5 | D: 2 | E: 3"
    return game


def test_sw_8_5_the_latest_breach_that_one_knows_of() -> None:
    """SW-8.5: C knows both breaches and calls the refusal; E knows the question only."""
    game = twice()
    assert told(game, "C call A", "D")[1:] == ["A refused with the 4 and is out for this round."]
    play(game, "C ask E")
    assert told(game, "E call A", "D")[1:] == [
        "A asked somebody other than a neighbour with the 5 and is out for this round.",
        "That swap is undone.",
    ]
    play(game, "E call A")
    assert cards(game) == "A: 5 | B: 1 | C: 4 | D: 2 | E: 3"


def test_sw_8_5_then_one_goes_on_to_the_decision() -> None:
    """SW-8.5: after a call one asks or answers as usual; several may be called one by one."""
    game = earlier_swap()
    play(game, "D ask E")
    assert legal(game, "E") == "accept, refuse, call A, call C"
    play(game, "E call C")
    assert legal(game, "E") == "accept, refuse, call A"
    play(game, "E call A")
    assert legal(game, "E") == "accept, refuse"
    assert who(game.asker) == "D"
    play(game, "E accept")
    assert cards(game) == "A: 5 | B: 1 | C: 6 | D: 3 | E: 2"
    assert legal(game, "E") == "ask B, ask D"


def asked_by_offender() -> Swapybara:
    """B asks D with C's old 5, and in the next turn C."""
    game = honour("A: 3 | B: 1 | C: 5 | D: 2 | E: 6", "C ask B", "B accept", start="C")
    play(game, "D ask E", "E refuse", "E ask D", "D refuse", "A ask E", "E refuse", "B ask D")
    play(game, "D refuse", "C ask D", "D refuse", "D ask C", "C refuse", "E ask A", "A refuse")
    play(game, "A ask B", "B refuse", "B ask C")
    return game


def test_sw_8_5_the_ask_of_a_called_asker_falls_away() -> None:
    """SW-8.5, SW-8.7: C calls B, who was asking C: no card moves, and C is on turn."""
    game = asked_by_offender()
    assert legal(game, "C") == "accept, refuse, call B"
    play(game, "C call B")
    assert cards(game) == "A: 3 | B: 5 | C: 1 | D: 2 | E: 6"
    assert legal(game, "C") == "ask A, ask E"
    assert (who(game.turn), who(game.pointer[1])) == ("C", "C")


def test_sw_8_5_the_question_itself_can_be_the_breach() -> None:
    """SW-8.5: C, who has had the 5, calls B for asking with it beyond the neighbours."""
    game = honour("A: 5 | B: 1 | C: 3 | D: 2 | E: 6", "A ask B", "B accept", "B ask D")
    assert callable_by(game, "D") == ""
    play(game, "D refuse", "C ask D", "D refuse", "D ask E", "E refuse", "E ask D", "D refuse")
    play(game, "A ask E", "E refuse", "B ask E", "E accept")  # B: 6, E: 5
    play(game, "C ask E", "E refuse", "D ask A", "A refuse", "E ask B")
    assert legal(game, "B") == "accept, refuse, call E"
    play(game, "B call E")
    assert who(game.turn) == "A"
    assert callable_by(game, "A") == "B"


def test_sw_8_7_the_question_is_not_repeated() -> None:
    """SW-8.7: after an undone swap the pointer stays, and so does the number of turns."""
    game = honour("A: 3 | B: 2 | C: 4 | D: 1 | E: 6", "A ask B", "B accept", "B ask D")
    play(game, "D refuse", "C ask A", "A call B", "A refuse")
    assert (who(game.pointer[0]), who(game.turn)) == ("B", "D")
    play_kept(game, "A")
    assert GAME.view(game).counter("turns-had", 0) == 1
    assert legal(game, "A") == "ask C, ask D, ask E"


def test_sw_8_10_a_called_card_is_known_but_not_callable_by_all() -> None:
    """SW-8.10: after a call all see where its card lies; only its past holders may call by it."""
    game = earlier_swap()
    play(game, "D ask A", "A call C", "A accept")
    assert cards(game) == "A: 2 | B: 1 | C: 5 | D: 6 | E: 3"
    for viewer in (None, 0, 1, 2, 3, 4):
        place = GAME.view(game, viewer).place("card", 2)
        assert place is not None
        assert place.cards[0].face == "5"
    assert callable_by(game, "E") == "A"
    play(game, "E ask B")
    assert callable_by(game, "B") == ""


def test_sw_8_5_the_last_turn_can_fall_away() -> None:
    """SW-8.5, SW-5.1: with the last turn fallen away the round ends, the 0 first."""
    game = honour("A: 3 | B: 1 | C: 0 | D: 5 | E: 6", turns_left=7)
    play(game, "D ask E", "E accept", "E ask B", "B refuse", "A ask B", "B refuse")
    play(game, "B ask C", "C refuse", "C ask E", "E refuse", "D ask A", "A refuse", "E ask D")
    play(game, "D call E")
    assert legal(game, "C") == "give A, give B, give D"


def test_sw_8_10_no_calls_when_picking_or_giving() -> None:
    """SW-8.10: who gives the 0 away or picks a card may not call, whatever they know."""
    game = honour("A: 1 | B: 0 | C: 6 | D: 2 | E: 5", "E ask A", "A accept", start="E")
    play(game, "A ask C", "C accept", "B ask C", "C accept")  # B: 5, C: 0
    play_kept(game, "C")
    play(game, "C ask B", "B accept")
    play_kept(game)
    assert giving(game) == "B"
    assert game.honour is not None
    assert game.knows_breach(game.honour, 1, 0)
    assert legal(game, "B") == "give A, give C, give D, give E"
    assert refused(game, "B call A") == "SW-5.2 refused-must-give"
    play(game, "B give D")
    assert legal(game, "E") == ", ".join(f"pick {card}" for card in range(-1, 7))
    assert refused(game, "E call A") == "SW-2.3 refused-must-pick"


@pytest.mark.parametrize(
    ("out", "whom"), [("", "B"), ("B", "C"), ("EF", "D"), ("BCDE", "F"), ("F", "E"), ("BC", "D")]
)
def test_sw_8_8_neighbours_are_the_nearest_still_in(out: str, whom: str) -> None:
    """SW-8.8, SW-4.5: the 5 may ask the nearest on either side who are still in."""
    assert not breached(out, whom)


@pytest.mark.parametrize(
    ("out", "whom"), [("", "C"), ("", "E"), ("B", "D"), ("F", "D"), ("C", "D"), ("BF", "D")]
)
def test_sw_8_8_others_are_no_neighbours(out: str, whom: str) -> None:
    """SW-8.8, SW-4.5: to ask beyond them is a breach, whoever else is out."""
    assert breached(out, whom)


def breached(out: str, whom: str) -> bool:
    """Whether A, with the 5, breaks a rule by asking somebody, who accepts and so knows."""
    hands = zip("ABCDEF", "513264", strict=True)
    drawing = " | ".join(f"{seat}: {face}{' out' * (seat in out)}" for seat, face in hands)
    game = honour(drawing, f"A ask {whom}", f"{whom} accept")
    assert game.honour is not None
    return bool(game.knows_breach(game.honour, "ABCDEF".index(whom), 0))


def test_sw_8_8_what_was_a_breach_remains_one() -> None:
    """SW-8.8: neighbours are who they were when the question was asked."""
    game = honour("A: 5 | B: 4 | C: 3 | D: 1 | E: 6", "A ask C", "C accept", "B ask D")
    play(game, "D refuse")
    game.out = 0b00010
    assert callable_by(game, "C") == "A"


@pytest.mark.parametrize("start", "ABDE")
def test_sw_8_8_those_still_in_keep_three_turns(start: str) -> None:
    """SW-8.8, SW-8.3: clockwise, without C; everybody else has three turns."""
    game = honour("A: 3 | B: 1 | C: 6 out | D: 2 | E: 5", start=start)
    turns = ""
    while game.turn >= 0:
        turns += who(game.turn)
        play_kept(game, who(game.next_in(game.turn, 1)))
        if len(turns) == 12:
            play_kept(game)
            break
    order = "ABDE" * 2
    assert turns == order[order.index(start) :][:4] * 3
    assert list(game.reveal.points) == [3, 1, -2, 2, 5]


TWO = "A: 3 | B: 1 | C: 5 out | D: 6 out | E: 2 out"


def test_sw_8_8_who_may_ask_nobody_passes() -> None:
    """SW-8.8: with two in one asks, then passes; the pass clears the pointer, so one asks again."""
    game = honour(TWO, "A ask B", "B refuse", "B ask A", "A refuse")
    assert legal(game, "A") == "pass"
    assert refused(game, "A ask B") == refused(game, "A accept") == "SW-8.8 refused-must-pass"
    assert refused(game, "A ask C") == "SW-8.3 refused-out"
    view = GAME.view(game, 0)
    assert (view.prompt.key, view.denied) == ("prompt-pass", ())
    play(game, "A pass")
    assert GAME.view(game).mark("pointer", 0) is None
    assert legal(game, "B") == "pass"
    play(game, "B pass")
    assert legal(game, "A") == "ask B"
    assert refused(game, "A pass") == "SW-3.2 refused-pass"
    play(game, "A ask B", "B accept")
    assert cards(game) == "A: 1 | B: 3 | C: 5 | D: 6 | E: 2"


def test_sw_8_8_alone_one_passes_three_times() -> None:
    """SW-8.8: the only player still in has three turns, all of them passes."""
    game = honour(TWO.replace("1", "1 out"), "A pass", "A pass")
    assert legal(game, "A") == "pass"
    play(game, "A pass")
    assert list(game.reveal.points) == [3, -2, -2, -2, -2]


def test_sw_8_8_with_three_in_nobody_passes() -> None:
    """SW-8.8: with two others still in there is always one to ask."""
    game = honour(TWO.replace("5 out", "5"), "A ask B", "B refuse", "B ask A", "A refuse")
    play(game, "C ask A", "A refuse")
    assert legal(game, "A") == "ask C"


def test_sw_8_8_or_uses_the_centre() -> None:
    """SW-8.8, SW-3.6: who may ask nobody may use the centre instead of passing, once."""
    game = honour("A: 3 | B: 1 | C: 5 out | D: 6 out | centre: 2", "A ask B", "B refuse")
    assert legal(game, "B") == "ask A, centre"
    play(game, "B centre")
    assert legal(game, "A") == "centre, pass"
    play(game, "A centre", "B ask A", "A refuse")
    assert legal(game, "A") == "ask B"
    play(game, "A ask B", "B refuse")
    assert legal(game, "B") == "pass"


def test_sw_8_10_a_call_before_a_pass() -> None:
    """SW-8.10: who can only pass may call first, and then still passes."""
    game = honour(TWO.replace("1", "4"), "A ask B", "B refuse", "B ask A", "A accept")
    assert legal(game, "A") == "pass, call B"
    play(game, "A call B")
    assert legal(game, "A") == "pass"
    assert cards(game) == "A: 4 | B: 3 | C: 5 | D: 6 | E: 2"


def test_sw_8_10_who_held_the_card_by_an_undone_swap_knows() -> None:
    """SW-8.10: E had the 5 only by a swap of B's that was undone; E still knows of A's breach."""
    game = honour("A: 5 | B: 1 | C: 3 | D: 2 | E: 6 | F: 0", "A ask C", "C refuse", "B ask A")
    play(game, "A accept", "C ask D", "D refuse", "D ask C", "C refuse", "E ask F", "F refuse")
    play(game, "F ask E", "E refuse", "A ask F", "F refuse", "B ask E", "E accept")
    assert cards(game) == "A: 1 | B: 6 | C: 3 | D: 2 | E: 5 | F: 0"
    play(game, "C ask A", "A call B", "A refuse", "D ask F", "F refuse")
    assert cards(game) == "A: 1 | B: 5 | C: 3 | D: 2 | E: 6 | F: 0"
    assert callable_by(game, "E") == "A"
    play(game, "E ask C")
    assert callable_by(game, "C") == ""
