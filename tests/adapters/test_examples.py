"""The examples of `docs/train.md`: a bot is trained, and sits down in the arena."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from unittest.mock import Mock
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray

from stamtafel.adapters.gymnasium import make_env
from stamtafel.bots.chair import Chair
from stamtafel.core.rng import Rng, stream

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
SHORT = ("--seats", "5", "--option", "rounds=1")
SEAT = 1


def drawn(picture: str) -> tuple[list[tuple[float, float]], dict[str, float], set[str]]:
    """The points of a curve, the heights of the lines across by class, and all texts."""
    root = ElementTree.fromstring(picture)
    paths = {path.get("class", ""): path.get("d", "M0 0H0") for path in root.iter(f"{SVG}path")}
    points = [point.split(",") for point in paths["share"].removeprefix("M").split()]
    lines = {name: float(paths[name].split()[1].split("H")[0]) for name in ("even", "start")}
    said = {text.text or "" for text in root.iter(f"{SVG}text")}
    return [(float(x), float(y)) for x, y in points], lines, said


def test_a_curve_shows_shares_by_steps() -> None:
    """It goes up with the shares and on with the steps, above the even share and where it began."""
    shares = [(0, 0.2), (100, 0.3), (400, 0.6)]
    points, lines, said = drawn(import_module("examples.curve").curve(shares, 0.25, "A & B"))
    assert [y for _, y in points] == sorted((y for _, y in points), reverse=True)
    assert points[1][0] - points[0][0] == pytest.approx((points[2][0] - points[0][0]) / 4, abs=0.1)
    assert points[0][1] == lines["start"] > lines["even"] > points[1][1]
    assert {"A & B", "even share 25%", "before learning 20%", "60%", "400 steps"} <= said


def test_a_learner_of_a_few_steps_learns_a_whole_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """And does not begin lessons of no step again and again."""
    home = ("sb3_contrib", "common", "maskable", "evaluation")
    other = ("stable_baselines3", "common", "vec_env")
    names = [".".join(whole[:size]) for whole in (home, other) for size in (1, 2, 3, 4)]
    for library in ("torch", "stable_baselines3.common.env_util", *names):
        monkeypatch.setitem(sys.modules, library, Mock())
    monkeypatch.syspath_prepend(ROOT / "examples")
    train, model = import_module("train"), Mock(num_timesteps=0)
    monkeypatch.setattr(train, "share", lambda *_: 0.25)

    def lesson(steps: int, **_: object) -> None:
        assert steps > 0
        model.num_timesteps += 2048

    model.learn = lesson
    assert train.learn(model, None, 3) == [(0, 0.25), (2048, 0.25)]


Seen = Callable[[Chair, Rng], tuple[NDArray[np.float32], NDArray[np.bool_]]]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What the bot looks at, without a model, whose libraries are installed for wide tests only."""
    for library in ("torch", "sb3_contrib"):
        monkeypatch.setitem(sys.modules, library, Mock())
    found: Seen = import_module("examples.trained").seen
    return found


@pytest.mark.parametrize("name", ["swapybara", "swoop", "symbiose", "wagenwissel"])
def test_a_trained_bot_is_shown_what_it_learnt_from(name: str, seen: Seen) -> None:
    """On a chair, row and mask are the numbers that the seat has in Gymnasium."""
    env = make_env(name, bots="random", seat=SEAT)
    observation, _ = env.reset(seed=2)
    rng, over = stream(3, "chair"), False
    for _ in range(20):
        if over:
            break
        row, mask = seen(Chair(env.table.game, env.table.state, SEAT, rng), rng)
        assert row.dtype == observation.dtype and row.tolist() == observation.tolist()
        assert mask.tolist() == env.action_masks().tolist()
        action = np.flatnonzero(mask)[rng.below(int(mask.sum()))]
        observation, _, over, _, _ = env.step(action)


def run(*words: str, **variables: str) -> str:
    """What a Python program in a process of its own prints."""
    environment = os.environ | variables
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.wide
def test_a_bot_is_trained_and_sits_down_in_the_arena(tmp_path: Path) -> None:
    """The script leaves a curve and a model, and the model plays whole games by the rules."""
    run("examples/train.py", *SHORT, "--steps", "4000", "--out", str(tmp_path))
    points, _, said = drawn((tmp_path / "curve.svg").read_text("utf-8"))
    assert len(points) == 3
    assert "4,096 steps" in said
    bots = ("--bots", "examples/trained.py:Trained", "random", "--games", "12", "--json")
    arena = ("-m", "stamtafel", "arena", "swapybara", *SHORT, *bots)
    told = json.loads(run(*arena, TRAINED=str(tmp_path)))
    assert told["faults"] == []
    assert {bot["name"] for bot in told["bots"]} == {"examples/trained.py:Trained", "random"}


@pytest.mark.wide
def test_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """In one sentence, and nothing is written."""
    wrong = [sys.executable, "examples/train.py", "--option", "rounds=99", "--out", str(tmp_path)]
    done = subprocess.run(wrong, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, list(tmp_path.iterdir())) == (1, [])
    assert done.stderr.startswith("Error: ") and "rounds" in done.stderr
