"""Whoever follows `docs/new-game.md` has a game that works everywhere, and nothing else changes."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import house
from stamtafel.bots.chair import Chair
from stamtafel.bots.levels import NAMES, bot
from stamtafel.bots.searching import Budget
from stamtafel.cli import main
from stamtafel.core.game import Game, games
from stamtafel.core.record import Act, Deal, Record, take
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from tests.server.house import JSON, Guest, House, until
from tests.template.page import ROOT, text

FEW = Budget(iterations=3)


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own, which finds the game as it would find any."""
    program = [sys.executable, "-m", "stamtafel", *words]
    return subprocess.run(program, input=typed, capture_output=True, text=True, check=False)


def test_game_is_found_beside_the_others(pebbles: Game) -> None:
    """The registry has it after the games of the package, and only while it is installed."""
    assert list(games())[-1] == pebbles.name
    assert pickle.loads(pickle.dumps(pebbles)) is pebbles
    assert len(games()) > 1
    listed = json.loads(run("games", "--json", "--lang", "nl").stdout)
    assert [one["game"] for one in listed] == list(games())
    assert listed[-1]["name"] == "Steentjes"
    assert [option["name"] for option in listed[-1]["options"]] == ["Steentjes"]


def test_game_is_simulated(pebbles: Game) -> None:
    """Compiled search plays a game that is not compiled."""
    words = ("simulate", pebbles.name, "--seats", "3", "--option", "hand=2", "--games", "50")
    data = json.loads(run(*words, "--json").stdout)
    assert data["decisions"] == 50 * 3 * 2
    assert data["options"] == {"hand": 2}


def test_game_is_played_and_told_in_the_terminal(pebbles: Game, tmp_path: Path) -> None:
    """A person plays it against bots, and its record is told in another language."""
    path = str(tmp_path / "record.txt")
    played = run("play", pebbles.name, "--seed", "1", "--record", path, typed="1\n1\n1\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "You show the" in played.stdout
    assert "hand    laid" in played.stdout
    told = run("replay", path, "--lang", "de")
    assert (told.returncode, told.stderr) == (0, "")
    assert "hat einen Kiesel gelegt." in told.stdout
    assert "P1: Du legst die" in told.stdout


def test_game_is_played_in_the_arena(pebbles: Game) -> None:
    """Bots play it against each other in processes of their own, and its balance is told."""
    words = ("arena", pebbles.name, "--seats", "3", "--bots", "easy", "random", "--games", "6")
    played = run(*words, "--json")
    assert (played.returncode, played.stderr) == (0, "")
    data = json.loads(played.stdout)
    assert (data["game"], data["games"], data["faults"]) == (pebbles.name, 6, [])
    assert [bot["name"] for bot in data["bots"]] == ["easy", "random"]
    found = json.loads(run(*words, "--report", "balance", "--json").stdout)
    assert [one["value"] for one in found["by_option"]] == [None, 1, 2]


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_it(pebbles: Game, name: str) -> None:
    """Every kind of bot plays a whole game of it."""
    record = Record.begin(pebbles, 3)
    state = record.state()
    while not state.over:
        take(pebbles, state, next_step(pebbles, state, name))
    assert sum(state.returns()) == pytest.approx(1.0)


def next_step(game: Game, state: State, name: str) -> Act | Deal:
    """A deal, or what the bot on turn chooses."""
    rng = stream(2, name)
    if state.due:
        return Deal(tuple(rng.order(state.due)))
    return Act(state.turn, bot(name, FEW).choose(Chair(game, state, state.turn, rng), rng))


def test_game_is_played_at_a_table_in_the_browser(pebbles: Game, tmp_path: Path) -> None:
    """Opened, sat down at, drawn without a face of its own, and played with bots to the end."""
    house = House(str(tmp_path / "tables.sqlite3"))
    try:
        host = Guest(house)
        form = {"game": pebbles.name, "name": "Anna", "seats": "3", "bots": "greedy"}
        form |= {"bot-count": "2", "option-hand": "2"}
        answer = host.http.post("/tables", data=form)
        assert answer.status_code == 303, answer.text
        host.table = answer.headers["location"].rsplit("/", 1)[1]
        assert host.post("start", headers=JSON).status_code == 200
        for turn in range(2):
            assert lay_first(host, turn).status_code == 200
        until(lambda: host.look()["status"] == "over", "the game does not end")
        assert host.look()["options"] == {"hand": 2}
        assert sum(host.look()["view"]["returns"]) == pytest.approx(1.0)
        page = host.get().text
        assert all(part in page for part in ("in the bag", "scored last", "All points of the game"))
    finally:
        house.kill()


def lay_first(host: Guest, turn: int) -> httpx.Response:
    """Wait for a decision, look at the page, and take the first choice."""
    until(lambda: host.look()["decision"] is not None, "no decision is asked for")
    look = host.look()
    choice = look["view"]["choices"][0]
    page = host.get()
    assert page.status_code == 200
    assert f"Lay the {choice['text'].split()[1]}" in page.text
    return host.act(choice["text"], action_id=f"turn-{turn}", decision=look["decision"])


TOOLKITS = """
import gymnasium, pettingzoo, pyspiel
import stamtafel.adapters.gymnasium, stamtafel.adapters.openspiel, stamtafel.adapters.pettingzoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
api_test(pettingzoo.make("aec", "stamtafel/pebbles_v0", seats=3), num_cycles=20)
parallel_api_test(pettingzoo.make("parallel", "stamtafel/pebbles_v0", seats=3, hand=2))
check_env(gymnasium.make("stamtafel/Pebbles-v0", seats=2, bots="easy").unwrapped)
game = pyspiel.load_game("stamtafel_pebbles(seats=3,hand=2)")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
"""


def test_toolkits_play_it(pebbles: Game) -> None:
    """It is in their registries as soon as the adapters are, and passes their checks."""
    done = subprocess.run([sys.executable, "-c", TOOLKITS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_commands_of_the_page_work(pebbles: Game) -> None:
    """Those that end by themselves, as they stand there."""
    commands = re.findall(r"^stamtafel ((?:games|simulate|arena) .*)$", text(), re.M)
    assert len(commands) == 3
    for command in commands:
        done = run(*command.split())
        assert (done.returncode, done.stderr) == (0, ""), command


def suite(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the conformance suite as the page says, or a part of it."""
    (command,) = re.findall(r"-m pytest (tests/conformance .*)$", text(), re.M)
    program = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *command.split()]
    return subprocess.run([*program, *words], cwd=ROOT, capture_output=True, text=True, check=False)


def test_game_is_held_to_all_that_is_promised_of_one(pebbles: Game) -> None:
    """The conformance suite finds the game and has nothing to say against it."""
    held = suite()
    assert held.returncode == 0, held.stdout
    assert int(re.findall(r"(\d+) passed", held.stdout)[0]) > 200


def test_conformance_suite_finds_faults(site: Path, pebbles: Game) -> None:
    """With a secret in its view, the same game does not pass."""
    view = site / "pebbles" / "view.py"
    sound = view.read_text("utf-8")
    assert "own = owner == viewer\n" in sound
    view.write_text(sound.replace("own = owner == viewer\n", "own = owner in (viewer, 0)\n"))
    try:
        held = suite("-x", "-k", "test_view_and_choices_are_the_same_in_two_worlds")
    finally:
        view.write_text(sound, "utf-8")
    assert held.returncode == 1


def test_rules_of_the_page_are_cited_by_its_code(project: Path) -> None:
    """Every number, and no other."""
    rules = house.read_page((project / "RULES.md").read_text("utf-8"))
    cited = house.cited(project)
    assert rules.keys() == {rule for rule in cited if "." in rule}
    assert {rule.split(".")[0] for rule in rules} == {rule for rule in cited if "." not in rule}


def test_code_of_the_page_is_in_order(project: Path) -> None:
    """The linter has nothing to say against it."""
    ruff = [sys.executable, "-m", "ruff", "check", "--no-cache", str(project / "pebbles")]
    done = subprocess.run([*ruff, "--config", str(ROOT / "pyproject.toml")], capture_output=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.wide
def test_types_of_the_page_agree(project: Path) -> None:
    """The code passes the strictest check of types."""
    mypy = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")]
    done = subprocess.run([*mypy, "-p", "pebbles"], cwd=project, capture_output=True)
    assert done.returncode == 0, done.stdout


def test_game_is_gone_with_its_folder() -> None:
    """Without the folder nobody knows the game."""
    games.cache_clear()
    assert "pebbles" not in games()
    assert main(["simulate", "pebbles"]) == 2
