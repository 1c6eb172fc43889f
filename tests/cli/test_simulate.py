"""`simulate` and `games`: what programs read from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stamtafel.cli import commands
from stamtafel.core.game import Game, games
from stamtafel.core.rng import stream
from stamtafel.search.playout import playouts
from tests.cli.conftest import Stamtafel

KEYS = [
    "game", "seats", "options", "games", "decisions", "seconds", "decisions_per_second", "checksum",
]  # fmt: skip
EACH = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def simulated(stamtafel: Stamtafel, *words: str) -> dict[str, Any]:
    """The data of a simulation."""
    run = stamtafel("simulate", *words, "--games", "20", "--json")
    assert (run.code, run.err) == (0, "")
    data: dict[str, Any] = json.loads(run.out)
    return data


def result(data: dict[str, Any]) -> dict[str, Any]:
    """What depends on the seed only."""
    return {key: data[key] for key in KEYS if not key.startswith(("seconds", "decisions_per"))}


@EACH
def test_simulation_prints_its_keys(stamtafel: Stamtafel, game: Game) -> None:
    """Game, seats, all options, games, decisions, time, rate and checksum, in this order."""
    data = simulated(stamtafel, game.name)
    assert list(data) == KEYS
    assert (data["game"], data["seats"], data["games"]) == (game.name, game.seats[0], 20)
    assert data["options"] == game.settle(game.seats[0], {})
    assert data["decisions"] > 20
    assert data["seconds"] > 0
    rate = data["decisions"] / data["seconds"]
    assert data["decisions_per_second"] == pytest.approx(rate, rel=0.01)


@EACH
def test_simulation_is_that_of_the_library(stamtafel: Stamtafel, game: Game) -> None:
    """Decisions and checksum are those of so many games in one go."""
    seats = game.seats[-1]
    data = simulated(stamtafel, game.name, "--seats", str(seats), "--seed", "-7")
    sums = playouts(game.begin(seats), 20, stream(-7, "simulate"), 0)
    assert (data["decisions"], data["checksum"]) == sums


@EACH
def test_same_seed_same_results(
    stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    """Equal seeds give equal results, in however small portions; another seed gives others."""
    first = simulated(stamtafel, game.name, "--seed", "5")
    monkeypatch.setattr(commands, "PORTION", 0.0)
    assert result(simulated(stamtafel, game.name, "--seed", "5")) == result(first)
    other = simulated(stamtafel, game.name, "--seed", "6")
    assert other["checksum"] != first["checksum"]


@EACH
def test_options_are_settled(stamtafel: Stamtafel, game: Game) -> None:
    """Options given on the command line are those that are played with."""
    for option in game.options:
        word = f"{option.name}={option.default}"
        assert simulated(stamtafel, game.name, "--option", word)["options"][option.name] == (
            option.default
        )


@EACH
def test_value_of_an_option_can_stand_in_a_file(
    stamtafel: Stamtafel, tmp_path: Path, game: Game
) -> None:
    """NAME=@FILE takes the value from a file."""
    path = tmp_path / "value"
    for option in game.options:
        path.write_text(f"{option.default}\n")
        data = simulated(stamtafel, game.name, "--option", f"{option.name}=@{path}")
        assert data["options"][option.name] == option.default


@EACH
def test_simulation_is_said_to_people(stamtafel: Stamtafel, game: Game) -> None:
    """Without --json a sentence in the reader's language says the same."""
    data = simulated(stamtafel, game.name)
    run = stamtafel("simulate", game.name, "--games", "20", "--lang", "nl")
    assert game.words("nl").text("name") in run.out
    assert str(data["checksum"]) in run.out
    assert run.out.count("\n") == 1


@pytest.mark.parametrize("said", ["nl 1 partij ", "de 1 Partie ", "en 1 game "])
def test_one_game_is_said_to_be_one(stamtafel: Stamtafel, said: str) -> None:
    """As people would."""
    lang, _, beginning = said.partition(" ")
    run = stamtafel("simulate", "swapybara", "--games", "1", "--lang", lang)
    assert run.out.startswith(beginning)


def test_games_are_listed_for_programs(stamtafel: Stamtafel) -> None:
    """Every game with its seats, and every option with its values and default."""
    listed = json.loads(stamtafel("games", "--json").out)
    assert [one["game"] for one in listed] == list(games())
    for one in listed:
        game = games()[one["game"]]
        assert one["seats"] == list(game.seats)
        assert [option["option"] for option in one["options"]] == [o.name for o in game.options]
        for data, option in zip(one["options"], game.options, strict=True):
            assert data["default"] == option.default
            assert data["words"] == list(option.words)
            assert data["study"] == option.study
            numbers = data["numbers"] or [0, -1]
            assert range(numbers[0], numbers[1] + 1) == option.numbers or not option.numbers


@pytest.mark.parametrize("language", ["nl", "de", "en"])
def test_games_are_listed_for_people(
    stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The list says in the reader's language what each option does."""
    monkeypatch.setenv("COLUMNS", "400")
    out = stamtafel("games", "--lang", language).out
    for game in games().values():
        words = game.words(language)
        assert words.text("name") in out
        assert words.text("about") in out
        for option in game.options:
            assert option.name in out
            assert option.allowed in out
            if not option.study:
                assert words.text(f"option-{option.name}-help") in out
