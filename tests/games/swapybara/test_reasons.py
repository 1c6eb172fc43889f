"""Why one might do something in Swapybara: true by what the player knows, and in itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stamtafel.core.rng import Rng, stream
from stamtafel.core.view import Phrase
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import FOUR, MOVE
from stamtafel.games.swapybara.rules import Swapybara
from tests.games.swapybara.drawing import begin

GAMES = 12
WORLDS = 60  # so many are imagined for a decision


def reasons(enforcement: str, rng: Rng) -> Iterator[tuple[Swapybara, int, Phrase]]:
    """Random games: the position, and the reasons for all that may be done in it."""
    assert GAME.explain is not None
    for seats in [*range(4, 9)] * (GAMES // 5 + 1):
        game = begin(seats, rounds=2, enforcement=enforcement)
        while not game.over:
            if game.due:
                game.deal(rng.order(game.due))
                continue
            legal = game.legal(game.turn)
            for action in legal:
                yield game, action, GAME.explain(game, game.turn, action)
            game.apply(game.turn, legal[rng.below(len(legal))])


@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_whom_the_4_may_bind(enforcement: str) -> None:
    """SW-4.4: a player has the 4 in some of the worlds one can imagine, or it is not spoken of."""
    rng = stream(1, "worlds")
    told = set()
    for game, action, said in reasons(enforcement, stream(2, "games")):
        if said.key not in ("why-ask-must", "why-ask-free"):
            continue
        worlds = [game.clone() for _ in range(WORLDS)]
        for world in worlds:
            world.resample(game.turn, rng)
        may_be = any(world.card(MOVE[action].whom) == FOUR for world in worlds)
        assert said.key == ("why-ask-must" if may_be else "why-ask-free")
        told.add(said.key)
    assert len(told) == 2


def test_a_reason_compares_the_numbers_it_says() -> None:
    """Of two numbers that sound alike neither is said to be more."""
    compared = set()
    for _, _, said in reasons("strict", stream(3, "games")):
        if "way" in said.numbers:
            here, there = said.numbers["here"], said.numbers["there"]
            assert said.numbers["way"] == (there > here) - (there < here)
            compared.add(said.numbers["way"])
    assert compared == {-1, 0, 1}
