"""SW-5, the 0 at the end of a round, and SW-6, scoring."""

from __future__ import annotations

import pytest

from stamtafel.core.state import SPECTATOR
from stamtafel.core.view import HIDDEN
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import (
    cards,
    deal,
    giving,
    legal,
    play,
    play_refused,
    points,
    refused,
    table,
    tokens,
    totals,
    who,
)

FIVE_PLAYERS = "A: 3 | B: 0 | C: 2 | D: 5 | E: 6"


def after_the_last_turn(drawing: str, start: str = "A", round_: int = 1) -> Swapybara:
    """The position drawn, all turns had."""
    game = table(drawing, start, round_=round_)
    play_refused(game)
    return game


@pytest.mark.parametrize("holder", "ABCDE")
def test_sw_5_1_the_0_is_declared_first(holder: str) -> None:
    """SW-5.1: after the last turn the holder of the 0 says so; all see it, and no other card."""
    faces = ["3", "2", "5", "6"]
    faces.insert("ABCDE".index(holder), "0")
    hands = zip("ABCDE", faces, strict=True)
    game = after_the_last_turn(" | ".join(f"{seat}: {face}" for seat, face in hands))

    assert giving(game) == holder
    assert not list(game.reveal.cards)
    assert totals(game) == "A 0, B 0, C 0, D 0, E 0"
    for viewer in range(SPECTATOR, 5):
        shown = [p.cards[0].face for p in GAME.see(game, viewer).places]
        open_to = {"ABCDE".index(holder), viewer}
        assert shown == [face if seat in open_to else HIDDEN for seat, face in enumerate(faces)]


@pytest.mark.parametrize(
    "drawing", ["A: 3 | B: 1 | C: 2 | D: 5 | E: 6", "A: 3 | B: 1 | C: 2 | D: 5 | centre: 0"]
)
def test_sw_5_1_no_holder_of_the_0(drawing: str) -> None:
    """SW-5.1: with the 0 in the box or in the centre, scoring follows the last turn."""
    game = after_the_last_turn(drawing)
    assert giving(game) == ""
    assert points(game).startswith("A 3, B 1, C 2, D 5")


def test_sw_5_1_the_0_that_comes_in_the_last_turn() -> None:
    """SW-5.1: whoever holds the 0 after the last swap gives it."""
    game = table(FIVE_PLAYERS, turns_left=1)
    play(game, "E ask B", "B accept")
    assert giving(game) == "E"


def test_sw_5_2_to_any_other_player() -> None:
    """SW-5.2: the 0 must be swapped with another player of one's choice."""
    game = after_the_last_turn(FIVE_PLAYERS)
    assert legal(game, "B") == "give A, give C, give D, give E"
    assert refused(game, "B give B") == "SW-5.2 refused-yourself"
    assert refused(game, "B give F") == "SW-5.2 refused-no-such-player"
    assert refused(game, "B give centre") == "SW-5.2 refused-no-centre"
    for other in ("B ask A", "B refuse", "B centre", "B pick 6"):
        assert refused(game, other) == "SW-5.2 refused-must-give"
    assert refused(game, "A give B") == "SW-3.1 refused-not-your-turn"


@pytest.mark.parametrize("whom", "ACDE")
def test_sw_5_2_nobody_can_refuse(whom: str) -> None:
    """SW-5.2: the chosen player is not asked, whatever their card, the 2 included."""
    game = after_the_last_turn(FIVE_PLAYERS)
    held = dict(part.split(": ") for part in FIVE_PLAYERS.split(" | "))
    play(game, f"B give {whom}")
    held["B"], held[whom] = held[whom], held["B"]
    assert cards(game) == " | ".join(f"{seat}: {face}" for seat, face in held.items())
    assert not game.owing


def test_sw_5_2_not_to_the_protected_player() -> None:
    """SW-5.2: the player with the protection token cannot be chosen."""
    game = after_the_last_turn("A: 3 | B: 0 | C: 2 shield | D: 5 | E: 6")
    assert legal(game, "B") == "give A, give D, give E"
    assert refused(game, "B give C") == "SW-5.2 refused-protected"


def test_sw_5_2_ones_own_protection_does_not_spare_one() -> None:
    """SW-5.2: the holder of the 0 must swap it though they have the protection token."""
    game = after_the_last_turn("A: 3 | B: 0 shield | C: 2 | D: 5 | E: 6")
    assert legal(game, "B") == "give A, give C, give D, give E"
    play(game, "B give C")
    assert tokens(game) == "six E, minus middle, shield C"


@pytest.mark.parametrize("used", [False, True])
def test_sw_5_2_into_the_centre(used: bool) -> None:
    """SW-5.2: with four players the centre may be chosen, also after one has used it."""
    game = table("A: 3 | B: 2 | C: 6 | D: 0 | centre: 5")
    if used:
        play(game, "A ask B", "B refuse", "B ask C", "C refuse", "C ask B", "B refuse")
        play(game, "D centre", "A centre", "B ask A", "A refuse", "C ask A", "A refuse")
        play(game, "D ask A", "A accept")
        assert cards(game) == "A: 5 | B: 2 | C: 6 | D: 0 | centre: 3"
        assert refused(game, "A centre") == "SW-3.6 refused-centre-used"
        play_refused(game)
    else:
        play_refused(game)
    centre = cards(game)[-1]
    assert legal(game, "D") == "give A, give B, give C, give centre"
    play(game, "D give centre")
    assert points(game).endswith(f"B 2, C 6, D {centre}")


@pytest.mark.parametrize(
    ("drawing", "give", "scores", "then"),
    [
        ("A: 6 | B: 0 | C: 2 | D: 5 | E: 3", "B give A", "A 0, B 6", "six B, minus middle"),
        ("A: 6 six | B: 0 | C: 2 | D: 5 | E: 3", "B give A", "A 0, B 6", "six B, minus middle"),
        ("A: 6 | B: 0 six | C: 2 | D: 5 | E: 3", "B give A", "A 0, B -1", "six middle, minus"),
        ("A: -1 | B: 0 | C: 2 | D: 5 | E: 3", "B give A", "A 0, B -1", "six middle, minus B"),
        (
            "A: -1 | B: 0 minus | C: 2 | D: 5 | E: 3",
            "B give A",
            "A 0, B 6",
            "six middle, minus mid",
        ),
        ("A: 6 six | B: 0 | C: 2 | D: 5 | E: 3", "B give C", "A -1, B 2, C 0", "six middle, minus"),
    ],
)
def test_sw_5_3_the_swapped_cards_count(drawing: str, give: str, scores: str, then: str) -> None:
    """SW-5.3: both cards count, tokens included, for whoever has them after the swap."""
    game = after_the_last_turn(drawing)
    play(game, give)
    assert points(game).startswith(scores)
    assert tokens(game).startswith(then)


def test_sw_5_3_the_1_won_with_the_0_picks() -> None:
    """SW-5.3: whoever gets the 1 for the 0 picks a card for the next round."""
    game = after_the_last_turn("A: 1 | B: 0 | C: 2 | D: 5 | E: 3")
    play(game, "B give A")
    assert legal(game, "B").startswith("pick -1, pick 0")


def test_sw_5_4_the_receiver_scores_0_and_is_protected() -> None:
    """SW-5.4: the receiver scores 0, does not pass it on, and gets the protection token."""
    game = after_the_last_turn(FIVE_PLAYERS)
    play(game, "B give E")
    assert points(game) == "A 3, B 6, C 2, D 5, E 0"
    assert tokens(game) == "six B, minus middle, shield E"
    assert giving(game) == ""
    assert legal(game, "E") == ""
    assert game.due == 8


def test_sw_5_5_protected_through_the_next_round_only() -> None:
    """SW-5.5: the token guards all through the next round, and in no other."""
    game = after_the_last_turn("A: 3 | B: 0 | C: 2 | D: 5 | E: 6")
    play(game, "B give C")
    assert tokens(game).endswith("shield C")

    deal(game, "3 2 6 0 5 | -1 1 4")
    assert GAME.view(game).mark("shield", 2)
    play_refused(game)
    assert GAME.view(game).mark("shield", 2)
    assert refused(game, "D give C") == "SW-5.2 refused-protected"
    play(game, "D give E")
    assert tokens(game).endswith("shield E")

    deal(game, "3 2 6 0 5 | -1 1 4")
    play_refused(game)
    assert legal(game, "D") == "give A, give B, give C"
    play(game, "D give C")
    assert tokens(game).endswith("shield C")


@pytest.mark.parametrize("drawing", ["A: 3 shield | B: 2 | C: 5 | D: {} | centre: {}"])
@pytest.mark.parametrize(
    ("fourth", "centre", "last", "gives"),
    [
        ("1", "6", ["D ask B", "B refuse"], []),
        ("1", "0", ["D ask B", "B refuse"], []),
        ("0", "1", ["D centre"], []),
        ("0", "1", ["D ask B", "B refuse"], ["D give centre"]),
    ],
)
def test_sw_5_5_back_to_the_middle(
    drawing: str, fourth: str, centre: str, last: list[str], gives: list[str]
) -> None:
    """SW-5.5: the token goes back if the 0 is in the box or centre, by deal, turn or SW-5.2."""
    game = table(drawing.format(fourth, centre), turns_left=1)
    play(game, *last, *gives)
    assert tokens(game).endswith("shield middle")
    assert points(game) == "A 3, B 2, C 5, D 1"


def test_sw_5_5_back_to_the_middle_with_five_players() -> None:
    """SW-5.5: with the 0 in the box nobody is protected in the round after."""
    game = after_the_last_turn("A: 3 shield | B: 2 | C: 5 | D: 6 | E: 1")
    assert tokens(game).endswith("shield middle")


def test_sw_5_6_both_cards_are_known_at_once() -> None:
    """SW-5.6: the reveal follows the swap of the 0 at once; nobody owes anything between."""
    game = after_the_last_turn(FIVE_PLAYERS)
    play(game, "B give E")
    for viewer in range(SPECTATOR, 5):
        shown = [p.cards[0].face for p in GAME.see(game, viewer).places]
        assert shown == ["3", "6", "2", "5", "0"]
    assert (who(game.reveal.giver), who(game.reveal.receiver)) == ("B", "E")


def test_sw_6_1_all_cards_are_shown() -> None:
    """SW-6.1: at scoring everybody sees all players' cards, and how the points came about."""
    game = after_the_last_turn("A: 3 | B: 6 six | C: 2 | D: 5 | E: -1")
    for viewer in range(SPECTATOR, 5):
        view = GAME.see(game, viewer)
        assert [p.cards[0].face for p in view.places] == ["3", "6", "2", "5", "-1"]
        assert [line.points for line in view.account] == [3, -1, 2, 5, -1]
        assert [line.phrase.key for line in view.account] == [
            "account-plain",
            "account-six-again",
            "account-plain",
            "account-plain",
            "account-minus",
        ]


def test_sw_6_1_the_centre_card_is_no_players() -> None:
    """SW-6.1: the centre card is not a player's, and not shown."""
    game = after_the_last_turn("A: 3 | B: 2 | C: 5 | D: 1 | centre: 6")
    assert cards(game) == "A: 3 | B: 2 | C: 5 | D: 1"
    assert GAME.view(game).place("centre") is None


def test_sw_6_1_scores_add_up() -> None:
    """SW-6.1: the points of the rounds add up, below zero too."""
    game = after_the_last_turn("A: 3 7 | B: 6 six -2 | C: 2 | D: 5 | E: -1 -1")
    assert points(game) == "A 3, B -1, C 2, D 5, E -1"
    assert totals(game) == "A 10, B -3, C 2, D 5, E -2"
    assert GAME.view(game).scores == (10, -3, 2, 5, -2)


def test_sw_6_2_scored_before_any_token_moves() -> None:
    """SW-6.2: scores go by where the tokens lay before: a token just won spoils nothing."""
    game = after_the_last_turn("A: 6 minus | B: -1 six | C: 2 | D: 5 | E: 3")
    assert points(game) == "A 6, B -1, C 2, D 5, E 3"
    assert tokens(game) == "six A, minus B, shield middle"


def test_sw_6_2_the_0_comes_before_scores_tokens_and_the_next_start() -> None:
    """SW-6.2, SW-5.2: until the 0 has been swapped no score, token or start player has changed."""
    game = after_the_last_turn("A: 6 six | B: 0 | C: -1 | D: 5 | E: 3", start="D")
    assert totals(game) == "A 0, B 0, C 0, D 0, E 0"
    assert tokens(game) == "six A, minus middle, shield middle"
    assert who(game.start) == "D"
    play(game, "B give A")
    assert totals(game) == "A 0, B 6, C -1, D 5, E 3"
    assert tokens(game) == "six B, minus C, shield A"
    assert who(game.start) == "B"
