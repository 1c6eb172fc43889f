"""`play` and `replay`: a game in the terminal, written down and told again."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stamtafel.bots.searching import Budget
from stamtafel.core.game import Game, games
from stamtafel.core.record import Act, Deal, Record, take
from stamtafel.core.rng import stream
from tests.cli.conftest import Stamtafel
from tests.conformance.cases import Case
from tests.conformance.walk import play

THOUSANDS = re.compile(r"(?<=\d)[.,](?=\d{3})")  # how a language groups digits
FIRST = "1\n" * 5000
EACH = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
LANGUAGE = pytest.mark.parametrize("language", ["nl", "de", "en"])


@pytest.fixture
def finished(tmp_path: Path) -> dict[str, Path]:
    """A record of a whole game of every game."""
    paths = {}
    for game in games().values():
        record = play(Case(game.name, game.seats[0], ()), 3)
        record.names = tuple(f"Zoë{seat}" for seat in range(record.seats))
        paths[game.name] = tmp_path / f"{game.name}.txt"
        paths[game.name].write_text(record.write(), "utf-8")
    return paths


def shortened(path: Path, steps: int) -> None:
    """Keep the first steps of a record only."""
    record = Record.read(path.read_text("utf-8"))
    record.steps = record.steps[:steps]
    path.write_text(record.write(), "utf-8")


@EACH
@LANGUAGE
def test_whole_game_is_played(
    stamtafel: Stamtafel, tmp_path: Path, game: Game, language: str
) -> None:
    """A person who always takes the first choice reaches the end, and the record of it is whole."""
    path = tmp_path / "record.txt"
    words = ("play", game.name, "--bots", "random", "--lang", language, "--record", str(path))
    run = stamtafel(*words, "--seat", "1", "--name", "Zoë", typed=FIRST)
    assert (run.code, run.err) == (0, "")
    record = Record.read(path.read_text("utf-8"))
    assert record.state().over
    assert record.names[1] == "Zoë"
    view = game.view(record.state(), 1)
    assert game.words(language).say(view.prompt, record.names, 1) in run.out


@EACH
def test_same_seed_same_game(stamtafel: Stamtafel, game: Game) -> None:
    """By the same seed the same game is played, by another one or by none another."""
    words = ("play", game.name, "--bots", "random")
    first = stamtafel(*words, "--seed", "5", typed="1\n" * 5)
    assert first == stamtafel(*words, "--seed", "5", typed="1\n" * 5)
    assert first != stamtafel(*words, "--seed", "6", typed="1\n" * 5)
    assert stamtafel(*words, typed="1\n" * 5) != stamtafel(*words, typed="1\n" * 5)


def test_by_a_seed_no_bot_looks_at_the_clock(
    stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a strong one thinks, it would not choose the same by time."""
    monkeypatch.setattr("stamtafel.cli.play.STEADY", Budget(iterations=16), raising=False)
    monkeypatch.setattr("stamtafel.bots.searching.monotonic", None)
    words = ("play", "swapybara", "--bots", "strong", "--seed", "5")
    assert stamtafel(*words, typed="1\n1\nq\n").code == 0


@EACH
def test_choice_is_taken_by_number_and_by_text(
    stamtafel: Stamtafel, tmp_path: Path, game: Game
) -> None:
    """The number of a choice and the text of its action do the same."""
    path = tmp_path / "record.txt"
    words = ("play", game.name, "--seed", "5", "--record", str(path))
    assert stamtafel(*words, typed="1\nq\n").code == 0
    record = Record.read(path.read_text("utf-8"))
    mine = next(step for step in record.steps if isinstance(step, Act) and step.seat == 0)
    text = game.actions.write(mine.action)
    assert stamtafel(*words, typed=f"  {text} \nq\n").code == 0
    assert Record.read(path.read_text("utf-8")) == record


@EACH
@LANGUAGE
def test_refused_answer_gets_its_reason(
    stamtafel: Stamtafel, tmp_path: Path, game: Game, language: str
) -> None:
    """What the rules do not allow is answered with the rule, and asked for again."""
    path = tmp_path / "record.txt"
    words = ("play", game.name, "--seed", "5", "--lang", language, "--record", str(path))
    stamtafel(*words, typed="q\n")
    record = Record.read(path.read_text("utf-8"))
    wrong, refusal = next(
        (text, why)
        for number, text in enumerate(game.actions.texts)
        if (why := game.refusal(record.state(), 0, number)) is not None
    )
    run = stamtafel(*words, typed=f"{wrong}\nno such thing\n0\n9999999999\nq\n")
    assert run.code == 0
    reason = game.words(language).say(refusal, record.names, 0)
    assert f"> {reason} ({refusal.rule})\n" in run.out
    assert run.out.count("> ") == 5
    assert Record.read(path.read_text("utf-8")) == record


@EACH
def test_end_of_input_is_said(stamtafel: Stamtafel, game: Game) -> None:
    """A script that is too short ends the program with a sentence and exit code 1."""
    run = stamtafel("play", game.name, typed="1\n")
    assert run.code == 1
    assert run.err.startswith("stamtafel: ")
    assert run.err.count("\n") == 1


@EACH
def test_leaving_is_no_error(stamtafel: Stamtafel, game: Game) -> None:
    """q leaves the table."""
    for word in ("q", "quit", "  q "):
        run = stamtafel("play", game.name, typed=f"{word}\n")
        assert (run.code, run.err) == (0, "")


@EACH
def test_person_sees_what_the_seat_may_know(stamtafel: Stamtafel, game: Game) -> None:
    """The first thing asked shows prompt, choices and the reasons against others."""
    run = stamtafel("play", game.name, "--seed", "5", "--name", "Zoë", typed="q\n")
    record = Record.begin(game, game.seats[0])
    assert "Zoë" in run.out  # in a full table the name and this may stand on two lines
    assert "(you)" in run.out
    state = record.state()
    dealer = stream(5, "deal")
    while state.due:
        take(game, state, Deal(tuple(dealer.order(state.due))))
    if state.turn == 0:
        view = game.view(state, 0)
        for choice in view.choices:
            assert choice.text in run.out


@EACH
@LANGUAGE
def test_finished_game_is_told(
    stamtafel: Stamtafel, finished: dict[str, Path], game: Game, language: str
) -> None:
    """A finished game is told with names, in the reader's language, secrets and points included."""
    path = finished[game.name]
    run = stamtafel("replay", str(path), "--lang", language)
    assert (run.code, run.err) == (0, "")
    record = Record.read(path.read_text("utf-8"))
    words = game.words(language)
    told = 0
    for before, step, after in record.replay():
        seat, what = (step.seat, step.action) if isinstance(step, Act) else (None, step.order)
        for viewer in (None, *range(record.seats)):
            for phrase in game.tell(before, seat, what, after, viewer):
                assert words.say(phrase, record.names, viewer) in run.out or viewer is not None
                told += 1
    assert told > 10
    for name, score in zip(record.names, record.state().scores(), strict=True):
        assert f"{name}: {score}" in THOUSANDS.sub("", run.out)


@EACH
def test_finished_game_is_data(stamtafel: Stamtafel, finished: dict[str, Path], game: Game) -> None:
    """--json has every step as it stands in the record, what was told to whom, and the result."""
    path = finished[game.name]
    data = json.loads(stamtafel("replay", str(path), "--json").out)
    record = Record.read(path.read_text("utf-8"))
    lines = path.read_text("utf-8").splitlines()
    assert [step["text"] for step in data["steps"]] == lines[-len(record.steps) - 1 : -1]
    assert data["players"] == list(record.names)
    assert data["scores"] == list(record.state().scores())
    assert data["returns"] == list(record.state().returns())
    told = [event for step in data["steps"] for event in step["told"]]
    assert all(event["sentence"] and event["phrase"]["key"] for event in told)
    assert {event["to"] for event in told} <= {None, *range(record.seats)}


@EACH
def test_unfinished_game_is_told_to_a_watcher(
    stamtafel: Stamtafel, finished: dict[str, Path], game: Game
) -> None:
    """Of a game that goes on, only what a watcher may know is told: no deals, no secrets."""
    path = finished[game.name]
    shortened(path, 5)
    data = json.loads(stamtafel("replay", str(path), "--json").out)
    assert not data["over"]
    assert data["returns"] == []
    assert len(data["steps"]) == 5
    record = Record.read(path.read_text("utf-8"))
    for step, (before, taken, after) in zip(data["steps"], record.replay(), strict=True):
        seat, what = (taken.seat, taken.action) if isinstance(taken, Act) else (None, taken.order)
        known = game.tell(before, seat, what, after, None)
        assert [event["phrase"]["key"] for event in step["told"]] == [p.key for p in known]
        assert list(step) == ["told"]
        assert all(event["to"] is None for event in step["told"])
    path.write_text(path.read_text("utf-8"), "utf-8-sig")  # as an editor of Windows may save it
    run = stamtafel("replay", str(path), "--lang", "nl")
    assert run.code == 0
    assert "voorbij" in run.out


@EACH
def test_record_is_read_from_standard_input(finished: dict[str, Path], game: Game) -> None:
    """`replay -` reads what is piped in."""
    with finished[game.name].open("rb") as file:
        piped = subprocess.run(
            [sys.executable, "-m", "stamtafel", "replay", "-", "--lang", "en"],
            stdin=file,
            capture_output=True,
            check=True,
        )
    assert b"Zo\xc3\xab0" in piped.stdout


@EACH
def test_damaged_record_is_one_sentence(
    stamtafel: Stamtafel, finished: dict[str, Path], game: Game
) -> None:
    """A record that is cut off, changed or of other rules is refused in words, not told."""
    path = finished[game.name]
    text = path.read_text("utf-8")
    head = f"game {game.name} {game.version}"
    for wrong in (
        "",
        text[: len(text) // 2],
        text.replace(head, f"game {game.name} 999"),
        text.replace(head, "game chess 1"),
        text.replace("\nend ", "\nend 1"),
        text.replace("\ndeal ", "\ndeal x ", 1),
    ):
        path.write_text(wrong, "utf-8")
        for json_or_not in ([], ["--json"]):
            run = stamtafel("replay", str(path), *json_or_not)
            assert (run.code, run.out) == (2, "")
            assert run.err.startswith("stamtafel: ")
            assert run.err.count("\n") == 1


@LANGUAGE
def test_hint_is_given_and_leaves_chance_alone(
    stamtafel: Stamtafel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """`?` and the word for it say the same hint at a decision; the game goes on as without it."""
    monkeypatch.setattr("stamtafel.cli.play.DEEP", Budget(iterations=16))
    paths = tmp_path / "with.txt", tmp_path / "without.txt"
    words = ("play", "swapybara", "--seed", "5", "--lang", language, "--record")
    word = {"nl": "tip", "de": "Tipp", "en": "hint"}[language]
    run = stamtafel(*words, str(paths[0]), typed=f"?\n{word}\n1\nq\n")
    stamtafel(*words, str(paths[1]), typed="1\nq\n")
    said = run.out.split("> ")
    assert said[1].strip() == said[2].strip() != ""
    assert {"nl": "Mijn tip: ", "de": "Mein Tipp: ", "en": "My tip: "}[language] in said[1]
    assert paths[0].read_text("utf-8") == paths[1].read_text("utf-8")
