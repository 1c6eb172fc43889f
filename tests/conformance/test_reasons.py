"""Why one might do something: every action has a reason, by what its seat can know."""

from __future__ import annotations

from collections.abc import Iterator

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from tests.conformance.test_secrets import other_world
from tests.conformance.test_words import assert_said
from tests.conformance.walk import Walk, owing

POSITIONS = 8  # of a game, at most
ACTIONS = 6  # of a decision, at most


def decisions(walk: Walk) -> Iterator[tuple[State, int, int]]:
    """Some positions of a game, who decides there, and some actions: the ends, and any between."""
    rng = walk.rng("reasons")
    deciding = [state for state in walk.states if state.owing]
    for state in deciding[:: max(1, len(deciding) // POSITIONS)]:
        for seat in owing(state)[:2]:
            legal = walk.game.legal(state, seat)
            places = list(rng.order(len(legal)))[: ACTIONS - 2]
            for place in sorted({0, len(legal) - 1, *places}):
                yield state, seat, legal[place]


def reason(walk: Walk, state: State, seat: int, action: int) -> Phrase:
    """Why a seat may well take an action."""
    assert walk.game.explain is not None
    return walk.game.explain(state, seat, action)


def test_every_action_has_a_reason_that_can_be_said(walks: list[Walk]) -> None:
    """Whatever may be done has a reason, said with `you` or a name where it speaks of persons."""
    for walk in walks:
        for state, seat, action in decisions(walk):
            said = reason(walk, state, seat, action)
            assert said.key.startswith("why-")
            assert_said(walk.game, said, {seat})


def test_reasons_are_the_same_in_two_worlds(walks: list[Walk]) -> None:
    """A reason does not depend on what its seat cannot know, and changes nothing."""
    for walk in walks:
        rng = walk.rng("worlds")
        for state, seat, action in decisions(walk):
            world = other_world(state, seat, rng)
            said = reason(walk, state, seat, action)
            assert reason(walk, world, seat, action) == said
            assert reason(walk, state, seat, action) == said
