"""Every way in which a game can end, each reached by a stored record."""

from __future__ import annotations

from pathlib import Path

import pytest

from stamtafel.core.record import Act, Record
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.rules import WagenWissel
from stamtafel.games.wagenwissel.scoring import quartets
from tests.games.wagenwissel.drawing import all_notes

FOLDER = Path(__file__).parent / "records"
TELLING = {
    f"told-{word}"
    for word in (
        "cannot-pay",
        "put-up",
        "unsold",
        "bankrupt",
        "two",
        "again",
        "lost",
        "won",
        "won-too",
    )
}

# By record: what is told on the way to the end, and the shares of the win.
ENDINGS = {
    "four-to-the-end": ("won", "0 0 0 1"),
    "last-car-a-bike": ("won", "0 1 0"),
    "shared-win": ("won-too won-too", "0.5 0.5"),
    "shared-by-three": ("won-too won-too won-too", "0.333 0.333 0.333"),
    "tie-decided-by-quartets": ("won", "0 1"),
    "bankrupt-at-once-three-left": ("cannot-pay bankrupt again won", "1 0 0 0"),
    "bankrupt-at-once-two-left": ("cannot-pay bankrupt two again won", "1 0 0"),
    "bankrupt-cars-unsold": (
        "cannot-pay put-up unsold put-up unsold bankrupt again won",
        "0 0 0 1",
    ),
    "bankrupt-cars-sold-in-vain": (
        "cannot-pay put-up put-up bankrupt two again won",
        "1 0 0",
    ),
    "saved-by-a-sale": ("cannot-pay put-up won", "0 0 1 0"),
    "bluff-bought": ("won", "1 0 0"),
    "two-bankrupt-in-one-turn": (
        "cannot-pay bankrupt again cannot-pay bankrupt two again won",
        "1 0 0 0",
    ),
    "two-bankrupt-one-after-another": (
        "cannot-pay bankrupt again cannot-pay put-up bankrupt two again won",
        "0 0 1 0",
    ),
    "bankrupt-in-the-last-turn": ("cannot-pay bankrupt two again won", "1 0 0"),
    "loss-between-two": ("lost won", "1 0"),
    "two-left-then-a-loss": ("cannot-pay bankrupt two again lost won", "1 0 0"),
    "two-left-later-then-a-loss": ("cannot-pay bankrupt two again lost won", "1 0 0"),
}


def stored(name: str) -> Record:
    """A record of this folder."""
    return Record.read((FOLDER / f"{name}.txt").read_text("utf-8"))


def told(record: Record) -> list[str]:
    """The keys of what a spectator is told on the way to the end."""
    keys = []
    for before, step, after in record.replay():
        if isinstance(step, Act):
            phrases = GAME.tell(before, step.seat, step.action, after, None)
        else:
            phrases = GAME.tell(before, None, step.order, after, None)
        keys += [phrase.key for phrase in phrases if phrase.key in TELLING]
    return keys


def test_every_record_is_listed() -> None:
    """No stored record is left out, and none is missing."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_ww_4_7_every_ending_is_reached(name: str) -> None:
    """WW-2.6, WW-4.7, WW-4.8, WW-5.3, WW-9.3: the record replays to its end in this way."""
    way, shares = ENDINGS[name]
    record = stored(name)
    assert [key.removeprefix("told-") for key in told(record)] == way.split()
    state = record.state()
    assert isinstance(state, WagenWissel)
    assert state.over
    assert [f"{share:.3g}" for share in state.returns()] == shares.split()
    assert all_notes(state) == [15, 9, 10, 5, 4, 4]


@pytest.mark.parametrize("name", ENDINGS)
def test_ww_9_4_only_those_who_are_in_score(name: str) -> None:
    """WW-9.1, WW-9.4: at the end the lines of the account add up to the scores; out is nothing."""
    state = stored(name).state()
    assert isinstance(state, WagenWissel)
    view = GAME.view(state)
    for seat in range(state.seats):
        lines = [line for line in view.account if line.owner == seat]
        assert sum(line.points for line in lines) == view.scores[seat]
        out = not (state.present >> seat) & 1
        assert ("account-out" in [line.phrase.key for line in lines]) == out
        if out:
            assert view.scores[seat] == view.returns[seat] == 0


def test_ww_9_3_the_tie_was_one() -> None:
    """WW-9.3: in the record of a tie both have the same points, and the winner more quartets."""
    state = stored("tie-decided-by-quartets").state()
    assert isinstance(state, WagenWissel)
    assert len(set(state.scores())) == 1
    assert quartets(state, 1) > quartets(state, 0)


def test_ww_2_4_the_last_car_was_a_bike() -> None:
    """WW-2.4, WW-2.6: the game is over with the bike; nothing follows it."""
    record = stored("last-car-a-bike")
    state = record.state()
    assert isinstance(state, WagenWissel)
    assert list(state.pile)[-1] == 0
    *_, (before, _, _) = record.replay()
    assert isinstance(before, WagenWissel)
    assert before.turned < 32
