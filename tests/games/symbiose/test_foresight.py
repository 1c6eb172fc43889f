"""SY-4.5: what a choice says of the points it would bring, from open cards alone."""

from __future__ import annotations

import pytest

from stamtafel.core.rng import stream
from stamtafel.core.view import Phrase
from stamtafel.games.symbiose import GAME
from stamtafel.games.symbiose.rules import MOVE, SWAP, Symbiose
from tests.games.symbiose.drawing import begin, chosen, play


def said(game: Symbiose, seat: int, text: str) -> Phrase:
    """What is said of a choice."""
    return next(one.phrase for one in GAME.view(game, seat).choices if one.text == text)


def test_sy_4_5_a_choice_tells_its_points() -> None:
    """SY-4.5: in words, as a player hears them: the change, and what one has then."""
    game = chosen("A: a1 fish pink points 5 | B: | C: | river: r1 frog blue points 2", "a1")
    spoken = GAME.words("en")
    names = ("Anna", "Ben", "Carla")
    assert (
        spoken.say(said(game, 0, "swap r1 a1"), names, 0)
        == "Swap river 1 with a1: -3, then 2 points"
    )
    assert (
        spoken.say(said(game, 0, "swap r1 a2"), names, 0)
        == "Swap river 1 with a2: +2, then 7 points"
    )


def test_sy_5_1_an_unseen_card_promises_nothing() -> None:
    """SY-5.1: what a face-down card of the river would bring, nobody can say."""
    game = chosen("A: | B:")
    assert said(game, 0, "swap r5 a1").key == "action-swap"
    assert said(game, 0, "swap r4 a1").key == "action-swap-points"


def test_sy_5_3_a_card_given_unseen_counts_nothing() -> None:
    """SY-5.3: what lay face down and comes into the river is counted once it has been seen."""
    game = chosen("A: d1 frog orange fish 2, b1 fish pink points 5 | B:", "d1")
    foreseen = said(game, 0, "swap r1 b1").numbers["points"]
    play(game, "A swap r1 b1")
    assert game.scores()[0] == foreseen + 2


@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
def test_sy_4_5_points_come_as_foreseen(seats: int, teams: str) -> None:
    """SY-4.5: a swap brings just what was said; in a duel, if the card given had been seen."""
    found = 0
    for seed in range(4):
        game, rng = begin(seats, teams=teams, start=0), stream(seed, "foresight")
        while not game.over:
            if game.due:
                GAME.deal(game, tuple(rng.order(game.due)))
                continue
            seat = game.turn
            choice = (choices := GAME.view(game, seat).choices)[rng.below(len(choices))]
            move = MOVE[choice.action]
            known = seats > 2 or not game.face_down(game.at(seat, move.slot))
            foreseen = choice.phrase.numbers.get("points") if game.step == SWAP else None
            GAME.play(game, seat, choice.action)
            if foreseen is not None and known:
                assert foreseen == game.totals()[seat]
                found += 1
    assert found > 20
