"""Swapybara's judgement: what others chose tells something, and a decent player uses it."""

from __future__ import annotations

from collections.abc import Iterator

from stamtafel.core.rng import Rng, stream
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import ANSWER, REFUSE
from stamtafel.games.swapybara.rules import Swapybara

ROUNDS = 30  # so many are played
WORLDS = 200  # so many are imagined


def refusals() -> Iterator[tuple[Swapybara, int, int]]:
    """Positions of sensible rounds after a refusal: who watched it, and the card that was kept."""
    for seed in range(ROUNDS):
        rng = stream(seed, "refusals")
        state = GAME.begin(5, {"rounds": 1})
        while not state.over:
            if state.due:
                state.deal(rng.order(state.due))
                continue
            assert isinstance(state, Swapybara)
            asked, kept = state.turn, state.lies[state.turn]
            answering = state.step == ANSWER
            action = GAME.judgement.pick(state, asked, rng) if GAME.judgement else 0
            state.apply(asked, action)
            viewer = (asked + 2) % 5
            if answering and action == REFUSE and not (state.held[kept] >> viewer) & 1:
                if len(state.dealt):
                    yield state, viewer, kept
                break


def mean_face(state: Swapybara, seat: int, card: int, imagined: bool, rng: Rng) -> float:
    """The mean of a card's faces in states as judgement imagines them, or as chance deals them."""
    judgement = GAME.judgement
    assert judgement is not None
    total = 0
    for _ in range(WORLDS):
        world = state.clone()
        if imagined:
            judgement.imagine(world, seat, rng)
        else:
            world.resample(seat, rng)
        total += world.dealt[card]
    return total / WORLDS


def test_a_card_that_was_kept_is_imagined_to_be_a_good_one() -> None:
    """SW-3.5: whoever refuses to swap has rather a good card; chance alone would not say so."""
    rng = stream(1, "worlds")
    found = list(refusals())
    gained = [mean_face(*at, True, rng) - mean_face(*at, False, rng) for at in found]
    assert len(found) > ROUNDS // 3
    assert sum(gained) / len(gained) > 0.3
