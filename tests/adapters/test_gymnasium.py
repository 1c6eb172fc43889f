"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stamtafel.adapters.gymnasium import SeatEnv, SeatVectorEnv, make_env
from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import game
from tests.adapters.cases import CASES, Case, named

every_case = pytest.mark.parametrize("case", CASES, ids=named)


@every_case
def test_passes_the_checks_of_gymnasium(case: Case) -> None:
    """Spaces, seeds, steps and rendering, without a warning."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        title = game(case[0]).words("en").text("name")
        env = gymnasium.make(
            f"stamtafel/{title}-v0", bots="random", render_mode="rgb_array", **case[1]
        )
        check_env(env.unwrapped)


def test_games_are_made_by_their_ids() -> None:
    """Alone with Gymnasium's checks around it, and many at once."""
    alone = gymnasium.make("stamtafel/Swoop-v0", seats=3, bots="easy")
    assert alone.reset(seed=1)[0] in alone.observation_space
    many = gymnasium.make_vec("stamtafel/WagenWissel-v0", num_envs=3, seats=2)
    assert isinstance(many.unwrapped, SeatVectorEnv)
    observations, _ = many.reset(seed=1)
    assert observations in many.observation_space


@pytest.mark.parametrize("bots", ["random", "easy", "greedy"])
def test_a_seat_plays_whole_games(bots: str) -> None:
    """The seat is asked until the game is over, and then gets its share of the win."""
    env = make_env("swapybara", seats=5, seat=2, bots=bots, rounds=1)
    shares = [play(env, seed)[0] for seed in range(3)]
    assert all(share in (0.0, 0.5, 1.0) or 0 < share < 1 for share in shares)
    assert env.table.over
    assert play(env, 1) == play(env, 1)


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """Take the first allowed action over and over: what the seat got, and after how many."""
    _, info = env.reset(seed=seed)
    got, steps, over = 0.0, 0, False
    while not over:
        allowed = env.action_masks()
        assert np.array_equal(allowed, info["action_mask"].astype(bool))
        _, reward, over, _, info = env.step(np.flatnonzero(allowed)[0])
        got, steps = got + reward, steps + 1
    return got, steps


def test_a_copy_goes_its_own_way() -> None:
    """It would meet the same cards and choices, and leaves the first where it is."""
    env = make_env("swoop", seats=3, bots="random", target=1)
    _, info = env.reset(seed=1)
    twin, choice = copy.deepcopy(env), np.flatnonzero(info["action_mask"])[0]
    seen = twin.step(choice)[0]
    assert not np.array_equal(seen, env.seen()[0])
    assert np.array_equal(seen, env.step(choice)[0])


def test_every_bot_may_be_another_one() -> None:
    """One name for each other seat, in their order."""
    env = make_env("symbiose", seats=3, bots=["random", "easy"])
    assert [type(env.bots[seat]).__name__ for seat in (1, 2)] == ["RandomBot", "EasyBot"]
    assert play(env, 1)[1] > 4


def test_rendered_text_is_what_the_seat_sees() -> None:
    """Its own hand with faces, those of others only counted."""
    env = make_env("swoop", seats=3, bots="random", render_mode="ansi")
    env.reset(seed=1)
    lines = str(env.render()).splitlines()
    assert "11×?" in lines[2]
    assert "11×?" not in lines[1]


def test_action_that_is_not_allowed_ends_the_game() -> None:
    """The seat loses a point and is told why."""
    env = make_env("symbiose", seats=2, bots="random", start=0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(0))
    assert (reward, over) == (-1.0, True)
    assert "First everybody" in info["refused"]


def test_many_tables_play_as_one_would() -> None:
    """Games end and begin anew; what was known at the end is handed out beside what follows."""
    env = SeatVectorEnv("symbiose", 8, seats=2, seat=1, start=1)
    observations, info = env.reset(seed=5)
    ended, won = 0, 0.0
    for _ in range(60):
        before = observations
        actions = info["action_mask"].argmax(axis=1)
        observations, rewards, over, _, info = env.step(actions)
        assert not np.shares_memory(before, observations)
        assert observations in env.observation_space
        if over.any():
            assert set(np.flatnonzero(info["_final_obs"])) == set(np.flatnonzero(over))
            assert (info["final_obs"][over, 5] == 1.0).all()  # the step of a game that is over
        assert (rewards[~over] == 0.0).all()
        ended, won = ended + int(over.sum()), won + float(rewards.sum())
    assert ended > 8
    assert 0 < won < ended


def test_same_seed_same_games() -> None:
    """Many tables, twice: the same numbers all the way; another seed, other numbers."""
    assert np.array_equal(course(3), course(3))
    assert not np.array_equal(course(3), course(4))


def course(seed: int) -> Any:
    """What is seen at the end of a while."""
    env = SeatVectorEnv("swoop", 4, seats=3, bots="judgement", target=1)
    _, info = env.reset(seed=seed)
    for _ in range(20):
        observations, _, _, _, info = env.step(info["action_mask"].argmax(axis=1))
    return observations


def test_faulty_wishes_are_refused() -> None:
    """Seats, bots and ways to render that do not exist."""
    with pytest.raises(NotUnderstood):
        make_env("swoop", bots="clever")
    with pytest.raises(ValueError, match="bots"):
        make_env("swoop", bots=["random"])
    with pytest.raises(ValueError, match="seat is 0 to 3"):
        make_env("swoop", seat=4)
    with pytest.raises(ValueError, match="render_mode"):
        make_env("swoop", render_mode="human")
    with pytest.raises(ValueError, match="bots"):
        SeatVectorEnv("swoop", 2, bots="greedy")
