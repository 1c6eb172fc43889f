"""SO-6 and SO-7, the end of a round and of the game."""

from __future__ import annotations

import pytest

from stamtafel.core.state import row
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import LONGEST, Swoop
from tests.games.swoop.drawing import (
    begin,
    deal_hands,
    draw,
    hand,
    play,
    points,
    refused,
    table,
    totals,
    turn,
    winner,
)

STANDARD = dict(zip(FACES, (1, 2, 3, 4, 5, 6, 7, 8, 9, 50, 10, 10, 10, 50), strict=True))
SIMPLE = dict(zip(FACES, (5,) * 9 + (20, 10, 10, 10, 20), strict=True))


@pytest.mark.parametrize(
    ("drawing", "moves", "scored"),
    [
        ("A: 3 | B: 5 | C: 6 | pile: 4", ["A 3"], "A 0, B 5, C 6"),
        ("A: [3/-] | B: 5 | C: 6 | pile: 4", ["A + 3"], "A 0, B 5, C 6"),
        ("A: 3 [3/-] | B: 5 | C: 6 | pile: 4", ["A 3 + 3"], "A 0, B 5, C 6"),
        ("A: [-/3] | B: 5 | C: 6 | pile: 4", ["A turn 0", "A add 0"], "A 0, B 5, C 6"),
        ("A: 3 [-/3] | B: 5 | C: 6", ["A turn 0", "A add 1"], "A 0, B 5, C 6"),
        ("A: 3 7 | B: 5 | C: 6", ["A 7", "B 5"], "A 3, B 0, C 6"),
    ],
)
def test_so_6_1_the_round_ends_at_once(drawing: str, moves: list[str], scored: str) -> None:
    """SO-6.1: with the last card of a player the round is over, and nobody plays on."""
    game = table(drawing)
    play(game, *moves)
    assert (turn(game), points(game)) == ("", scored)
    assert game.due > 0
    assert refused(game, "C 6") == "SO-3.5 refused-not-your-turn"


def test_so_6_2_every_card_left_counts() -> None:
    """SO-6.2: cards in hand, open ones and hidden ones count, of all players but the one out."""
    game = table("A: 3 | B: 4 [5/6] [-/K] | C: joker [10/A] [-/7] | pile: 9")
    play(game, "A 3")
    assert points(game) == "A 0, B 25, C 108"


@pytest.mark.parametrize(
    ("options", "worth"),
    [
        ({}, STANDARD),
        ({"scoring": "simple"}, SIMPLE),
        ({"tens": "plain"}, STANDARD | {"10": 10}),
        ({"tens": "plain", "scoring": "simple"}, SIMPLE | {"10": 10}),
    ],
)
@pytest.mark.parametrize("face", FACES)
def test_so_6_2_so_6_3_what_each_card_counts(
    options: dict[str, str], worth: dict[str, int], face: str
) -> None:
    """SO-6.2, SO-6.3: the worth of each card with either scoring, with 10s that sweep or not."""
    game = table(f"A: 3 | B: {face} {face} | C: 2 | pile: 9", **options)
    play(game, "A 3")
    assert points(game).split(", ")[1] == f"B {2 * worth[face]}"


def test_so_6_2_scores_add_up_over_the_rounds() -> None:
    """SO-6.2: the points of all rounds are added."""
    game = table("A: 3 | B: 5 | C: 6 | pile: 4")
    game.totals = row([10, 20, 30])
    play(game, "A 3")
    assert totals(game) == "A 10, B 25, C 36"


def explained(game: Swoop) -> list[str]:
    """The account as anybody reads it."""
    words = GAME.words("en")
    lines = GAME.view(game).account
    return [f"{'ABC'[n.owner]} {n.points}: {words.say(n.phrase, 'ABC')}" for n in lines]


def test_so_6_2_the_account_explains_the_points() -> None:
    """SO-6.2: the view says line by line what the points are for, and all cards lie open."""
    game = table("A: 3 | B: A 7 K joker | C: 9 [10/8] | pile: 9")
    play(game, "A 3")
    assert explained(game) == [
        "A 0: Rid of all cards.",
        "B 8: 2 cards from A to 9.",
        "B 10: 1 card from J to K.",
        "B 50: 1 10 or joker.",
        "C 17: 2 cards from A to 9.",
        "C 50: 1 10 or joker.",
    ]
    view = GAME.view(game)
    shown = [place for place in view.places if place.owner is not None]
    assert [(p.name, [c.face for c in p.cards]) for p in shown] == [
        ("hand", []),
        ("hand", ["A", "7", "K", "joker"]),
        ("open", ["10"]),
        ("hidden", ["8"]),
        ("hand", ["9"]),
    ]


def test_so_6_2_the_account_with_plain_tens() -> None:
    """SO-6.2: with plain tens the 10s stand with J, Q and K."""
    game = table("A: 3 | B: 10 K joker | C: 9 | pile: 9", tens="plain")
    play(game, "A 3")
    assert explained(game)[1:3] == ["B 20: 2 cards from 10 to K.", "B 50: 1 joker."]


def test_so_6_4_nobody_goes_out_with_a_higher_card() -> None:
    """SO-6.4: the last card on a lower pile brings its player the pile, and the round goes on."""
    game = table("A: 5 | B: 5 | C: 6 | pile: 4")
    play(game, "A 5")
    assert draw(game) == "A: 4 | B: 5 | C: 6 | pile: 5"
    assert turn(game) == "B"


def test_so_6_4_four_alike_may_go_out_in_the_extra_turns() -> None:
    """SO-6.4: four kings take the pile and sweep; then the cards of the pile may go, too."""
    game = table("A: K K K K | B: 5 | C: 6 | pile: 4 4")
    play(game, "A K K K K")
    assert turn(game) == "A"
    play(game, "A 4 4")
    assert points(game) == "A 0, B 5, C 6"


def last_round(before: list[int], drawing: str, target: int = 500) -> Swoop:
    """A game with these totals, in which A goes out now."""
    game = table(drawing, target=target)
    game.totals = row(before)
    play(game, "A 3")
    return game


def test_so_7_1_the_game_ends_when_somebody_reaches_the_target() -> None:
    """SO-7.1: at 500 or more for anybody the lowest total wins; one point less plays on."""
    game = last_round([400, 495, 100], "A: 3 | B: 5 | C: 6 | pile: 4")
    assert totals(game) == "A 400, B 500, C 106"
    assert winner(game) == "C"
    assert refused(game, "C 6") == "SO-7.1 refused-over"
    game = last_round([400, 494, 100], "A: 3 | B: 5 | C: 6 | pile: 4")
    assert not game.over
    assert game.due == 108


@pytest.mark.parametrize("target", [1, 50, 10_000])
def test_so_7_1_any_target(target: int) -> None:
    """SO-7.1: the target that was agreed on decides."""
    for total in (target - 1, target):
        game = last_round([total, 0, 1], "A: 3 | B: 5 | C: 6 | pile: 4", target=target)
        assert game.over == (total >= target or target <= 5)


def test_so_7_2_a_tie_for_the_lowest_is_played_off_by_all() -> None:
    """SO-7.2: while the lowest totals are equal another round is played, by everybody."""
    game = last_round([90, 85, 400], "A: 3 | B: 5 | C: 6 7 | pile: 4", target=100)
    assert totals(game) == "A 90, B 90, C 413"
    assert not game.over
    game = begin(3, cards=1, table="none", target=100, start=0)
    game.totals = row([90, 85, 400])
    deal_hands(game, "3", "5", "6")
    play(game, "A 3")
    deal_hands(game, "7", "4", "7")
    assert turn(game) == "B"
    play(game, "B 4")
    assert totals(game) == "A 97, B 90, C 413"
    assert winner(game) == "B"


def test_so_7_2_a_tie_elsewhere_does_not_matter() -> None:
    """SO-7.2: equal totals that are not the lowest end the game all the same."""
    game = last_round([10, 495, 494], "A: 3 | B: 5 | C: 6 | pile: 4")
    assert totals(game) == "A 10, B 500, C 500"
    assert winner(game) == "A"


def test_so_7_3_the_2000th_turn_is_the_last() -> None:
    """SO-7.3: after 2,000 turns the round is ended and everybody scores what they hold."""
    game = table("A: 2 3 | B: 2 | C: 2 9")
    game.turns = LONGEST - 2
    play(game, "A 2")
    assert turn(game) == "B"
    play(game, "B 2")
    assert points(game) == "A 3, B 0, C 11"
    game = table("A: 2 3 | B: 2 4 | C: 2 9")
    game.turns = LONGEST - 2
    play(game, "A 2", "B 2")
    assert turn(game) == ""
    assert points(game) == "A 3, B 4, C 11"
    assert hand(game, 2) == ["2", "9"]


def test_so_7_3_extra_turns_count_and_a_hidden_card_is_one_turn() -> None:
    """SO-7.3: an extra turn counts; turning up a hidden card and adding to it is one turn."""
    game = table("A: joker 3 4 [-/5] | B: 2 | C: 2")
    game.turns = LONGEST - 3
    play(game, "A joker", "A turn 0", "A add 0", "B 2")
    assert points(game) == "A 7, B 0, C 2"
    game = table("A: joker joker 3 | B: 2 | C: 2")
    game.turns = LONGEST - 2
    play(game, "A joker", "A joker")
    assert points(game) == "A 3, B 2, C 2"


def test_so_7_3_a_round_ended_so_is_no_win_for_anybody() -> None:
    """SO-7.3: nobody scores 0 then; the game ends by SO-7.1 as after any round."""
    game = table("A: 2 3 | B: 4 4 | C: 5 9", target=5)
    game.turns = LONGEST - 1
    play(game, "A 2")
    assert points(game) == "A 3, B 8, C 14"
    assert winner(game) == "A"
