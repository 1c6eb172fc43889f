"""Every way a game can end, each reached by a stored record."""

from __future__ import annotations

from pathlib import Path

import pytest

from stamtafel.core.record import Record
from stamtafel.games.symbiose import GAME
from tests.games.symbiose import naive

ENDINGS = {
    "duel-first": "won-1",
    "duel-second": "won-1",
    "duel-shared": "won-2",
    "three-one": "won-1",
    "three-two-share": "won-2",
    "three-all-share": "won-3",
    "four-one": "won-1",
    "four-two-share": "won-2",
    "four-three-share": "won-3",
    "four-all-share": "won-4",
    "teams-first": "team",
    "teams-second": "team",
    "teams-draw": "teams",
}


@pytest.mark.parametrize("name", ENDINGS)
def test_sy_4_4_every_ending(name: str) -> None:
    """SY-4.4, SY-5.4, SY-6.3: one wins or several share, in the duel, with more, and in teams."""
    text = (Path(__file__).parent / "endings" / f"{name}.txt").read_text("utf-8")
    record = Record.read(text)
    state = record.state()
    assert record.write() == text
    assert state.over
    view = GAME.view(state)
    assert view.prompt.key == f"prompt-{ENDINGS[name]}"
    assert list(view.returns) == naive.shares(list(view.scores), name.startswith("teams"))
    lines = [
        sum(line.points for line in view.account if line.owner == s) for s in range(view.seats)
    ]
    assert lines == list(view.scores) == naive.scores(view, name.startswith("teams"))
    assert len(view.account) == 8 * view.seats
