"""Whole tournaments in processes of their own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stamtafel.arena import tournament, workers
from stamtafel.arena.match import Played, Task
from stamtafel.arena.schedule import Schedule
from stamtafel.arena.workers import Crew
from stamtafel.bots.searching import Budget
from stamtafel.core.game import game
from stamtafel.core.record import Record
from tests.arena.guests import guest
from tests.arena.test_match import terms

GAME = game("swapybara")
SHORT = {"rounds": 1}
FEW = Budget(iterations=5)


def untimed(game: Played) -> Played:
    """A game without its times."""
    return replace(game, seconds=(), longest=())


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    """One process or three, the games are the same, and all are kept."""
    bots = ("random", "strong", guest("First"))
    one, three = (
        tournament(
            GAME.name,
            bots,
            games=12,
            options=SHORT,
            budget=FEW,
            jobs=jobs,
            records=tmp_path / str(jobs),
        )
        for jobs in (1, 3)
    )
    assert list(map(untimed, one.played)) == list(map(untimed, three.played))
    assert one.as_data() == three.as_data()
    kept = [sorted((tmp_path / str(jobs)).iterdir()) for jobs in (1, 3)]
    assert [path.read_text() for path in kept[0]] == [path.read_text() for path in kept[1]]
    assert len(kept[0]) == one.games == 12
    for played, path in zip(one.played, kept[0], strict=True):
        record = Record.read(path.read_text("utf-8"))
        assert tuple(record.state().returns()) == played.returns
        seated = [bots[bot] for bot in played.fixture.lineup]
        assert [name.removesuffix(" 1").removesuffix(" 2") for name in record.names] == seated
        assert len(set(record.names)) == record.seats


@pytest.mark.parametrize(("name", "kind"), [("Hangs", "slow"), ("Dies", "died")])
def test_a_bot_that_hangs_or_ends_its_process_loses_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    """It is named with what it did; all games are there, and the sound bots share them."""
    monkeypatch.setattr(workers, "GRACE", 0.2)
    monkeypatch.setattr(workers, "TRIES", 2)
    result = tournament(GAME.name, [guest(name), "random"], games=4, limit=0.3, jobs=2)
    assert result.games == 4
    assert not result.interrupted
    assert {(fault.bot, fault.kind) for fault in result.faults} == {(guest(name), kind)}
    bad, sound = result.bots
    assert (bad.faults, sound.faults) == (4, 0)
    assert (bad.win_share, sound.win_share) == (0.0, 0.5)


def test_the_game_of_a_lost_process_is_played_again() -> None:
    """A worker that is killed loses no game, and no bot is blamed."""
    agreed = terms(GAME, "random", "easy")
    tasks = [Task(agreed, fixture) for fixture in Schedule(2, GAME.seats[0], 20, seed=1)]
    crew = Crew(2)
    try:
        played: list[Played] = []
        for _, game in crew.play(tasks):
            if len(played) in (3, 12):
                crew.workers[len(played) % 2].process.kill()
            played.append(game)
    finally:
        crew.end()
    assert sorted(game.fixture.number for game in played) == [t.fixture.number for t in tasks]
    assert [game.fault for game in played] == [None] * len(tasks)


def test_one_bot_may_be_a_name_alone() -> None:
    """It plays against itself."""
    assert [bot.name for bot in tournament(GAME.name, "random", games=1, jobs=1).bots] == ["random"]


def test_bots_from_a_module_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A class can be named by its module, which is looked for where one stands."""
    source = Path(__file__).with_name("guests.py").read_text("utf-8")
    (tmp_path / "visitors.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    result = tournament(GAME.name, ["visitors:First", "visitors:Raises"], games=4, jobs=1)
    assert [standing.name for standing in result.bots] == ["visitors:First", "visitors:Raises"]
    assert {fault.bot for fault in result.faults} == {"visitors:Raises"}
    assert result.bots[0].win_share > result.bots[1].win_share
