"""Why one might do something in Symbiose: true to the very last turn, and for whom it is good."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stamtafel.core.rng import stream
from stamtafel.core.view import Phrase
from stamtafel.core.words import LANGUAGES
from stamtafel.games.symbiose import GAME
from stamtafel.games.symbiose.rules import Symbiose
from tests.games.symbiose.drawing import begin

GAMES = 8
NAMES = ("Anna", "Ben", "Carla", "Dirk")


def reasons(seats: int, teams: str) -> Iterator[tuple[Symbiose, Phrase]]:
    """Random games: the position, and the reasons for all that may be done in it."""
    assert GAME.explain is not None
    for number in range(GAMES):
        rng = stream(number, "reasons")
        game = begin(seats, **({"teams": teams} if seats == 4 else {}))
        while not game.over:
            if game.due:
                game.deal(rng.order(game.due))
                continue
            legal = game.legal(game.turn)
            for action in legal:
                yield game, GAME.explain(game, game.turn, action)
            game.apply(game.turn, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
def test_nothing_is_taken_from_who_has_no_turn_left(seats: int, teams: str) -> None:
    """SY-3.4: only somebody with a card to turn up could take what one takes first."""
    denied = 0
    for game, said in reasons(seats, teams):
        assert said.numbers.get("team", teams == "yes") == (teams == "yes")
        if said.key == "why-deny":
            whom = said.seats["whom"]
            assert any(game.face_down(game.at(whom, slot)) for slot in range(game.setup.pond))
            denied += 1
    assert denied


def test_in_teams_points_are_the_teams() -> None:
    """SY-6.3: what is gained or lost is told of teams, in every language."""
    said = Phrase("why-gain-takes", {"whom": 1}, numbers={"points": 1, "more": 2, "team": 1})
    alone = Phrase("why-gain-takes", {"whom": 1}, numbers={"points": 1, "more": 2, "team": 0})
    heard = [GAME.words(language).say(said, NAMES, 0) for language in LANGUAGES]
    assert heard == [
        "Dat is voor je team meteen 1 punt meer, en voor het andere team 2 minder.",
        "Das ist für dein Team gleich 1 Punkt mehr und für das andere Team 2 weniger.",
        "That is 1 point more for your team at once, and 2 less for the other team.",
    ]
    assert all("Ben" in GAME.words(language).say(alone, NAMES, 0) for language in LANGUAGES)
