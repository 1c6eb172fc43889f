"""A game from a folder of its own works everywhere, and nothing else has to change."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from stamtafel.bots.chair import Chair
from stamtafel.bots.levels import NAMES, bot
from stamtafel.bots.searching import Budget
from stamtafel.cli import main
from stamtafel.core.game import Game, games
from stamtafel.core.record import Act, Deal, Record, take
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from tests.server.house import JSON, Guest, House, until

ROOT = Path(__file__).parents[2]
FEW = Budget(iterations=3)


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own, which finds the game as it would find any."""
    program = [sys.executable, "-m", "stamtafel", *words]
    return subprocess.run(program, input=typed, capture_output=True, text=True, check=False)


def test_game_is_found_beside_the_others(stones: Game) -> None:
    """The registry has it after the games of the package, and only while it is installed."""
    assert list(games())[-1] == stones.name
    assert len(games()) > 1
    listed = json.loads(run("games", "--json", "--lang", "nl").stdout)
    assert [one["game"] for one in listed] == list(games())
    assert listed[-1]["name"] == "Steentjes"
    assert [option["name"] for option in listed[-1]["options"]] == ["Steentjes", "Laatste beurt"]


def test_game_is_simulated(stones: Game) -> None:
    """Compiled search plays a game that is not compiled."""
    words = ("simulate", stones.name, "--seats", "3", "--option", "hand=4", "--games", "50")
    data = json.loads(run(*words, "--json").stdout)
    assert data["decisions"] == 50 * 3 * 4
    assert data["options"] == {"hand": 4, "last": "single"}


def test_game_is_played_and_told_in_the_terminal(stones: Game, tmp_path: Path) -> None:
    """A person plays it against bots, and its record is told in another language."""
    path = str(tmp_path / "record.txt")
    played = run("play", stones.name, "--seed", "1", "--record", path, typed="1\n1\n1\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "You show the" in played.stdout
    assert "hand  laid" in played.stdout
    told = run("replay", path, "--lang", "de")
    assert (told.returncode, told.stderr) == (0, "")
    assert "hat einen Kiesel gelegt." in told.stdout
    assert "P1: Du legst die" in told.stdout


def test_game_is_played_in_the_arena(stones: Game) -> None:
    """Bots play it against each other in processes of their own, and its balance is told."""
    words = ("arena", stones.name, "--seats", "3", "--bots", "easy", "random", "--games", "6")
    played = run(*words, "--json")
    assert (played.returncode, played.stderr) == (0, "")
    data = json.loads(played.stdout)
    assert (data["game"], data["games"], data["faults"]) == (stones.name, 6, [])
    assert [bot["name"] for bot in data["bots"]] == ["easy", "random"]
    found = json.loads(run(*words, "--report", "balance", "--json").stdout)
    assert [one["value"] for one in found["by_option"]] == [None, "double"]


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_it(stones: Game, name: str) -> None:
    """Every kind of bot plays a whole game of it."""
    record = Record.begin(stones, 3)
    state = record.state()
    while not state.over:
        take(stones, state, next_step(stones, state, name))
    assert sum(state.returns()) == pytest.approx(1.0)


def next_step(game: Game, state: State, name: str) -> Act | Deal:
    """A deal, or what the bot on turn chooses."""
    rng = stream(2, name)
    if state.due:
        return Deal(tuple(rng.order(state.due)))
    return Act(state.turn, bot(name, FEW).choose(Chair(game, state, state.turn, rng), rng))


def test_game_is_played_at_a_table_in_the_browser(stones: Game, tmp_path: Path) -> None:
    """Opened, sat down at, drawn without a face of its own, and played with bots to the end."""
    house = House(str(tmp_path / "tables.sqlite3"))
    try:
        host = Guest(house)
        form = {"game": stones.name, "name": "Anna", "seats": "3", "bots": "greedy"}
        form |= {"bot-count": "2", "option-hand": "2", "option-last": "double"}
        answer = host.http.post("/tables", data=form)
        assert answer.status_code == 303, answer.text
        host.table = answer.headers["location"].rsplit("/", 1)[1]
        assert host.post("start", headers=JSON).status_code == 200
        for turn in range(2):
            assert lay_first(host, turn).status_code == 200
        until(lambda: host.look()["status"] == "over", "the game does not end")
        assert host.look()["options"] == {"hand": 2, "last": "double"}
        assert sum(host.look()["view"]["returns"]) == pytest.approx(1.0)
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
api_test(pettingzoo.make("aec", "stamtafel/stones_v0", seats=3), num_cycles=20)
parallel_api_test(pettingzoo.make("parallel", "stamtafel/stones_v0", seats=3, hand=2))
check_env(gymnasium.make("stamtafel/Pebbles-v0", seats=2, bots="easy").unwrapped)
game = pyspiel.load_game("stamtafel_stones(seats=3,hand=2,last=double)")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
"""


def test_toolkits_play_it(stones: Game) -> None:
    """It is in their registries as soon as the adapters are, and passes their checks."""
    done = subprocess.run([sys.executable, "-c", TOOLKITS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_game_is_held_to_all_that_is_promised_of_one(stones: Game) -> None:
    """The conformance suite finds the game and has nothing to say against it."""
    words = ["-q", "-p", "no:cacheprovider", "--game", stones.name, "--moments", "15"]
    suite = [sys.executable, "-m", "pytest", str(ROOT / "tests/conformance"), *words]
    held = subprocess.run(suite, cwd=ROOT, capture_output=True, text=True, check=False)
    assert held.returncode == 0, held.stdout
    assert " passed" in held.stdout


def test_conformance_suite_finds_faults(folder: Path, stones: Game) -> None:
    """With a secret in its view, the same game does not pass."""
    view = folder / "stones" / "view.py"
    sound = view.read_text("utf-8")
    leak = 'place("hand", owner, state.hands[owner], owner == viewer)'
    assert leak in sound
    view.write_text(sound.replace(leak, leak.replace("owner == viewer", "owner <= viewer")))
    try:
        words = ["-q", "-x", "-p", "no:cacheprovider", "--game", stones.name]
        suite = [sys.executable, "-m", "pytest", str(ROOT / "tests/conformance/test_secrets.py")]
        held = subprocess.run([*suite, *words], cwd=ROOT, capture_output=True, check=False)
    finally:
        view.write_text(sound, "utf-8")
    assert held.returncode == 1


def test_game_is_gone_with_its_folder() -> None:
    """Without the folder nobody knows the game."""
    games.cache_clear()
    assert "stones" not in games()
    assert main(["simulate", "stones"]) == 2
