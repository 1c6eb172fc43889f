"""Playthroughs: every game plays, tells and shows what it did when they were written."""

from __future__ import annotations

from pathlib import Path

import pytest

from stamtafel.core.game import Game
from tests.playthroughs import actions, home, own_games, read, write

FILES = [path for game in own_games() for path in sorted(home(game).glob("[0-9]*.txt"))]


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_every_game_has_playthroughs(game: Game) -> None:
    """Every number of seats has one, and every option is in one of them not as usual."""
    records = [read(path.read_text("utf-8")) for path in home(game).glob("[0-9]*.txt")]
    assert {record.seats for record in records} == set(game.seats)
    chosen = {name for record in records for name in game.chosen(record.options)}
    assert {option.name for option in game.options if not option.study} <= chosen


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_playthrough_is_as_it_was(path: Path) -> None:
    """A playthrough written anew is what it was; `python -m tests.playthroughs` writes them."""
    text = path.read_text("utf-8")
    assert write(read(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.name)
def test_actions_are_as_they_were(game: Game) -> None:
    """Every action has the number it had, so that records and tables stay what they are."""
    assert actions(game) == (home(game) / "actions.txt").read_text("utf-8")
