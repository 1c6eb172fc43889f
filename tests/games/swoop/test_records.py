"""Stored games that reach every ending; they must replay by these rules for ever."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from stamtafel.core.record import Act, Record
from stamtafel.core.state import SPECTATOR
from stamtafel.core.view import HIDDEN
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.rules import LONGEST, Swoop
from tests.games.swoop.drawing import SEATS, draw, hand

HOME = Path(__file__).parent / "records"
# The last step of each game as all are told it, up to the scores.
ENDINGS = {
    "out-on-a-plain-card": ["A plays an 8.", "A is rid of all cards!"],
    "out-on-four-alike": [
        "A plays three 3s.",
        "Four alike: A sweeps the pile away.",
        "A is rid of all cards!",
    ],
    "out-on-a-10": ["C plays a 10.", "Swoop! C sweeps the pile away.", "C is rid of all cards!"],
    "out-on-a-joker": [
        "B plays a joker.",
        "Swoop! B sweeps the pile away.",
        "B is rid of all cards!",
    ],
    "out-on-a-hidden-card": ["B plays it alone.", "B is rid of all cards!"],
    "out-on-a-hidden-joker": [
        "B plays it alone.",
        "Swoop! B sweeps the pile away.",
        "B is rid of all cards!",
    ],
    "tie-round": ["C plays it alone.", "Swoop! C sweeps the pile away.", "C is rid of all cards!"],
    "endless": [
        "B takes up the pile: 2 cards.",
        "B plays a queen.",
        "The round takes too long and is ended; everybody counts their cards.",
    ],
}


def stored(name: str) -> Record:
    """A stored game, replayed and checked."""
    return Record.read((HOME / f"{name}.txt").read_text("utf-8"))


def test_every_stored_game_is_known() -> None:
    """No record lies about of which nobody says what it shows."""
    assert {path.stem for path in HOME.glob("*.txt")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_so_6_1_every_ending(name: str) -> None:
    """SO-6.1, SO-7.3: each way in which a round can end, in a whole game."""
    record = stored(name)
    before, step, after = list(record.replay())[-1]
    assert isinstance(step, Act)
    phrases = GAME.tell(before, step.seat, step.action, after, None)
    told = [GAME.words("en").say(phrase, SEATS) for phrase in phrases]
    assert told[: -after.seats - 1] == ENDINGS[name]
    assert told[-1].startswith(f"{SEATS[list(after.returns()).index(1.0)]} wins with")


def test_so_7_2_a_tie_round_was_played() -> None:
    """SO-7.2: the target was reached with two lowest, and all played another round."""
    ties = []
    for before, step, after in stored("tie-round").replay():
        if isinstance(step, Act) and after.due and max(after.scores()) >= 20:
            phrases = GAME.tell(before, step.seat, step.action, after, None)
            ties.append((list(after.scores()), phrases[-1].key))
    assert ties == [([50, 11, 11], "told-tie")]


def test_so_7_3_an_endless_round() -> None:
    """SO-7.3: three players who take the pile in turn would go on for ever."""
    record = stored("endless")
    assert sum(isinstance(step, Act) for step in record.steps) == LONGEST
    states = [before for before, _, _ in record.replay() if isinstance(before, Swoop)]
    positions = Counter(draw(state) for state in states if state.round)
    assert max(positions.values()) > 80


@pytest.mark.parametrize("name", [name for name in ENDINGS if name != "endless"])
def test_so_2_1_no_view_of_a_whole_game_shows_a_hidden_card_or_a_foreign_hand(name: str) -> None:
    """SO-2.1: during play a face in a view is open, turned up, drawn, played, or in one's hand."""
    for _, _, after in stored(name).replay():
        assert isinstance(after, Swoop)
        for viewer in range(SPECTATOR, after.seats):
            view = GAME.see(after, viewer)
            for place in view.places if after.owing else ():
                shown = [card.face for card in place.cards if card.face != HIDDEN]
                if place.name == "hand":
                    assert shown == (hand(after, viewer) if place.owner == viewer else [])
                if place.name == "hidden":
                    turned = place.owner == after.turn and after.turned >= 0
                    assert len(shown) == turned
