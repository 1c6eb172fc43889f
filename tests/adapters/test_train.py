"""Stable-Baselines3 learns a game; only `make test-wide` installs it."""

from __future__ import annotations

import numpy as np
import pytest

from stamtafel.adapters.gymnasium import SeatEnv, make_env

pytestmark = pytest.mark.wide

GAMES = 300
STEPS = 24_576


def small() -> SeatEnv:
    """A short game in which it pays to know which cards to shed first."""
    return make_env("swoop", seats=3, bots="random", target=1, start=0, cards=9)


def test_passes_the_check_of_stable_baselines3() -> None:
    """Of spaces and steps, for each game."""
    from stable_baselines3.common.env_checker import check_env

    for name in ("swapybara", "swoop", "symbiose", "wagenwissel"):
        check_env(make_env(name, bots="random"))


def test_learner_gets_better_than_chance() -> None:
    """After a short while a masked learner wins clearly more than a random player."""
    import torch
    from sb3_contrib import MaskablePPO

    torch.set_num_threads(1)  # beside other tests, several would wait for each other
    env = small()
    model = MaskablePPO(
        "MlpPolicy",
        env,
        seed=1,
        n_steps=1024,
        batch_size=256,
        learning_rate=1e-3,
        gamma=1.0,
        device="cpu",
    )
    before = share(env, None)
    model.learn(STEPS)
    assert share(env, model) > before + 0.08


def share(env: SeatEnv, model: object) -> float:
    """The average share of the win of a model, or of a random player."""
    rng = np.random.RandomState(1)
    won = 0.0
    for game in range(GAMES):
        observation, _ = env.reset(seed=game)
        over = False
        while not over:
            allowed = env.action_masks()
            action = rng.choice(np.flatnonzero(allowed))
            if model is not None:
                action, _ = model.predict(observation, action_masks=allowed)  # type: ignore[attr-defined]
            observation, reward, over, _, _ = env.step(action)
            won += reward
    return won / GAMES
