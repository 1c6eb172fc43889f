"""`resample` in honour mode against a slow second opinion, and what is told there and to whom."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import (
    FIRST_CALL,
    PASS,
)
from stamtafel.games.swapybara.notation import FACES
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import (
    begin,
    honour,
    legal,
    play,
    told,
)
from tests.games.swapybara.test_resample import compare, world
from tests.games.swapybara.test_telling import own_cards
from tests.games.swapybara.witness import HonourWitness


def watched(game: Swapybara, watching: list[HonourWitness], action: int) -> None:
    """Play an action and let everybody draw their conclusions from what they see of it."""
    seat, asker = game.turn, game.asker
    verb, _, whom = GAME.actions.write(action).partition(" ")
    GAME.play(game, seat, action)
    for witness in watching if len(game.dealt) else []:
        if verb == "ask":
            witness.asks(seat, int(whom))
        elif verb == "refuse":
            witness.refuses(seat)
        elif verb == "accept":
            witness.accepts(seat, asker)
        elif verb == "centre":
            witness.takes_centre(seat)
        elif verb == "call":
            witness.calls(seat, int(whom))
        if GAME.view(game).prompt.key == "prompt-give":
            witness.declares(game.turn)


def watch_game(seats: int, seed: int, rounds: int, viewers: list[int]) -> tuple[int, int]:
    """Play at random under the eyes of some viewers; how often was compared, and was called.

    Who knows of a breach calls it every other time.
    """
    game = begin(seats, rounds=rounds, start=seed % seats, enforcement="honour")
    rng = stream(seed, f"honour/{seats}")
    watching: list[HonourWitness] = []
    compared = called = 0
    while not game.over:
        if game.due:
            game.deal(rng.order(game.due))
            dealt = tuple(card - 1 for card in game.dealt)
            watching = [HonourWitness(seats, viewer, dealt) for viewer in viewers]
        else:
            actions = game.legal(game.turn)
            calls = [a for a in actions if FIRST_CALL <= a < PASS]
            some = calls if calls and rng.below(2) else list(actions)
            action = some[rng.below(len(some))]
            called += action in calls
            watched(game, watching, action)
        for witness in watching if len(game.dealt) else []:
            compare(game, witness, 2, f"draw/{compared}")
            compared += 1
    return compared, called


@pytest.mark.parametrize("seats", range(4, 9))
def test_sw_8_2_a_player_cannot_rule_out_what_resample_draws(seats: int) -> None:
    """SW-8.2, SW-8.5: answers tell nothing, calls do; resample reaches all that is possible."""
    compared, called = watch_game(seats, 21, 2, [0, seats - 1])
    assert compared > 60
    assert called > 0


def test_sw_8_2_nor_can_a_spectator() -> None:
    """SW-8.2: the same holds for somebody who only watches."""
    assert watch_game(5, 22, 2, [SPECTATOR]) > (20, 0)


@pytest.mark.wide
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("seed", range(10))
def test_sw_8_2_nor_can_anybody_in_many_games(seats: int, seed: int) -> None:
    """SW-8.2: the same holds for every seat and a spectator in many games."""
    assert watch_game(seats, 200 + seed, 3, list(range(SPECTATOR, seats))) > (200, 0)


@pytest.mark.parametrize("seat", "ABCDE")
def test_sw_8_1_an_answer_tells_nothing(seat: str) -> None:
    """SW-8.1: who refuses may have the 4, who accepts the 2, who asks beyond neighbours the 5."""
    game = honour("A: 3 | B: 6 | C: 1 | D: 0 | E: -1", "A ask C", "C refuse", "B ask D", "D accept")
    viewer = "ABCDE".index(seat)
    seen = set()
    rng = stream(5, seat)
    for _ in range(400):
        twin = game.clone()
        twin.resample(viewer, rng)
        seen |= set(enumerate(world(twin)))
    for place, value in ((0, 5), (2, 4), (1, 2)):
        assert ((place, value) in seen) == (not (game.held[game.lies[place]] >> viewer) & 1)


def test_sw_8_5_a_call_tells_what_its_caller_would_have_called() -> None:
    """SW-8.5: C calls A's question, not the refusal after it: so that card, C's own, is no 4."""
    game = honour("A: 3 | B: 1 | C: 6 | D: 2 | E: 5", "E ask A", "A accept", start="E")
    play(game, "A ask C", "C accept", "B ask A", "A refuse")
    for move, may_be in ((), True), (("C call A",), False):
        play(game, *move)
        lie = game.lies[2 if move else 0]
        rng = stream(6, "would")
        seen = set()
        for _ in range(200):
            twin = game.clone()
            twin.resample(3, rng)
            seen.add(twin.dealt[lie] - 1)
        assert (4 in seen) == may_be
        assert {-1, 0, 1, 3, 6} <= seen


CALLED = ("A ask B", "B accept", "B ask D", "D refuse", "C ask A")


def test_sw_8_5_a_call_is_told_to_all() -> None:
    """SW-8.5, SW-8.10: all hear who calls whom, for what with which card, and what is undone."""
    game = honour("A: 3 | B: 2 | C: 4 | D: 1 | E: 6", *CALLED)
    breach = "B accepted with the 2 and is out for this round."
    assert told(game, "A call B", "C") == ["A calls out B.", breach, "That swap is undone."]
    assert told(game, "A call B", "spectator") == told(game, "A call B", "C")
    assert told(game, "A call B", "A") == [
        "You call out B.",
        breach,
        "That swap is undone.",
        "You hold the 3 again.",
    ]
    assert told(game, "A call B", "B") == [
        "A calls you out.",
        "You accepted with the 2 and are out for this round.",
        "That swap is undone.",
        "You hold the 2 again.",
    ]


def test_sw_8_5_knowing_is_told_to_nobody() -> None:
    """SW-8.5: that A could call B shows in A's choices only, and leaves no trace in any view."""
    breach = honour("A: 3 | B: 2 | C: 4 | D: 1 | E: 6", *CALLED)
    none = honour("A: 3 | B: 4 | C: 2 | D: 1 | E: 6", *CALLED)
    assert (legal(breach, "A"), legal(none, "A")) == ("accept, refuse, call B", "accept, refuse")
    for viewer in (SPECTATOR, 3, 4):
        assert GAME.see(breach, viewer) == GAME.see(none, viewer)


def test_sw_8_8_a_pass_is_told() -> None:
    """SW-8.8: all hear that somebody has nobody to ask."""
    game = honour("A: 3 | B: 1 out | C: 5 out | D: 6 out | E: 2 out")
    assert told(game, "A pass", "A") == ["You have nobody to ask and pass."]
    assert told(game, "A pass", "B") == ["A has nobody to ask and passes."]


def test_sw_8_9_a_shared_win_is_told() -> None:
    """SW-8.9: each of the winners is named."""
    game = honour("A: 3 out 9 | B: 6 out 9 | C: 2 1 | D: -1 | E: 4 out 8", "D ask C", start="D")
    game.round, game.taken = 3, 14
    assert told(game, "C refuse", "A")[-2:] == [
        "You share the win with 7 points.",
        "B shares the win with 7 points.",
    ]


def test_sw_8_2_no_card_is_named_to_who_may_not_know_it() -> None:
    """SW-8.2, SW-8.10: but for reveals and called breaches one hears of one's own cards only."""
    rng = stream(8, "honour told")
    named = breaches = 0
    for seats in (4, 5, 6, 7, 8, 4, 5, 6):
        game = begin(seats, rounds=3, enforcement="honour")
        while not game.over:
            before = game.clone()
            seat: int | None = None
            step: int | Sequence[int]
            if game.due:
                step = list(rng.order(game.due))
                GAME.deal(game, step)
            else:
                seat = game.turn
                actions = GAME.legal(game, seat)
                step = actions[rng.below(len(actions))]
                GAME.play(game, seat, step)
            exposed = [
                (deed.seat, FACES[deed.face])
                for deed in (game.honour.deeds if game.honour else [])
                if deed.called
            ]
            for viewer in [None, *range(seats)]:
                for phrase in GAME.tell(before, seat, step, game, viewer):
                    cards = set(phrase.cards.values())
                    if phrase.key.startswith("told-breach"):
                        assert (phrase.seats["by"], phrase.cards["card"]) in exposed
                        breaches += 1
                    elif phrase.key != "told-score":
                        assert cards <= own_cards(before, viewer) | own_cards(game, viewer)
                        named += len(cards)
    assert named > 100
    assert breaches > 50
