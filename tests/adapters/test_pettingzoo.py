"""PettingZoo's own checks, and what they do not look at.

Left out: `bombardment_test`, which fails on PettingZoo's own games, and `max_cycles_test`, which
takes actions without asking the mask.
"""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import aec_to_parallel

from stamtafel.adapters.pettingzoo import AllAtOnce, OneByOne, aec_env, parallel_env
from stamtafel.core.errors import NotUnderstood
from tests.adapters.cases import CASES, Case, named

# What the checks warn of by taste: dicts with a mask are known to them by the names of their games.
TASTE = "NumPy array|gymnasium.spaces.box|all zeros"

every_case = pytest.mark.parametrize("case", CASES, ids=named)


def one_by_one(case: Case, **more: Any) -> OneByOne:
    """A case with agents one after another."""
    return aec_env(case[0], **case[1], **more)


def all_at_once(case: Case, **more: Any) -> AllAtOnce:
    """A case with all agents in every step."""
    return parallel_env(case[0], **case[1], **more)


@every_case
def test_passes_the_checks_of_pettingzoo(case: Case) -> None:
    """Interface, seeds and state, without a warning that matters."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=f".*({TASTE})")
        api_test(one_by_one(case), num_cycles=20)
        parallel_api_test(all_at_once(case), num_cycles=60)
        seed_test(partial(one_by_one, case), num_cycles=30)
        parallel_seed_test(partial(all_at_once, case), num_cycles=30)
        state_test(one_by_one(case), all_at_once(case))


def test_passes_the_check_of_pictures() -> None:
    """Text and pictures of a game as a spectator sees it."""
    render_test(partial(one_by_one, CASES[4]))


@every_case
def test_games_are_played_to_the_end_alike(case: Case) -> None:
    """With the same seed and the same rule of choice both kinds come to the same end."""
    ends = [play_one_by_one(one_by_one(case)), play_all_at_once(all_at_once(case))]
    assert ends[0] == ends[1]
    assert sum(ends[0].values()) == pytest.approx(1.0)


def last_allowed(observation: dict[str, Any]) -> int:
    """The allowed action with the highest number."""
    return int(np.flatnonzero(observation["action_mask"])[-1])


def play_one_by_one(env: OneByOne) -> dict[str, float]:
    """What all agents have got at the end."""
    env.reset(seed=3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        for other in env.possible_agents:
            assert env.observe(other)["action_mask"].any()
        env.step(None if over else last_allowed(observation))
    return got


def play_all_at_once(env: AllAtOnce) -> dict[str, float]:
    """What all agents have got at the end."""
    observations, _ = env.reset(seed=3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        choices = {agent: last_allowed(seen) for agent, seen in observations.items()}
        observations, rewards, _, _, _ = env.step(choices)
        got = {agent: got[agent] + reward for agent, reward in rewards.items()}
        assert all(seen["action_mask"].any() for seen in observations.values())
    return got


def test_seats_that_are_not_asked_can_only_wait() -> None:
    """In a parallel step their mask has one action, the last, and what they send counts nothing."""
    env = parallel_env("wagenwissel", seats=3, auction="open")
    observations, _ = env.reset(seed=1)
    wait = int(env.action_space("player_0").n) - 1  # type: ignore[attr-defined]
    masks = {
        agent: list(np.flatnonzero(seen["action_mask"])) for agent, seen in observations.items()
    }
    asked = [agent for agent, allowed in masks.items() if allowed != [wait]]
    assert len(asked) == 1
    assert wait not in masks[asked[0]]
    env.step(dict.fromkeys(env.agents, 0))  # all pass, of whom one was asked
    assert env.agents == env.possible_agents
    assert not env.observe(asked[0])["action_mask"][:wait].any()


def test_bids_made_at_once_stay_secret() -> None:
    """Whatever the others have bid in the same step, a bidder's row is the same before it bids."""
    rows = []
    for bid in (1, 2):
        env = aec_env("wagenwissel", seats=3, start=0)
        env.reset(seed=1)
        env.step(bid)
        assert env.agent_selection == "player_2"
        rows.append(env.last()[0]["observation"])
    assert np.array_equal(rows[0], rows[1])


def test_agents_one_after_another_do_not_claim_to_act_at_once() -> None:
    """PettingZoo refuses to make them, instead of breaking down in the middle of a game."""
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(aec_env("swoop"))


def test_all_actions_that_are_not_allowed_in_a_step_are_named() -> None:
    """Whoever took one loses a point; whoever chose as one may does not."""
    env = parallel_env("symbiose", seats=4)
    seen, _ = env.reset(seed=1)
    wait = int(env.action_space("player_0").n) - 1  # type: ignore[attr-defined]
    choices = dict.fromkeys(env.agents, wait) | {"player_2": last_allowed(seen["player_2"])}
    _, rewards, over, _, infos = env.step(choices)
    assert list(rewards.values()) == [-1.0, -1.0, 0.0, -1.0]
    assert all(over.values())
    assert ["refused" in info for info in infos.values()] == [True, True, False, True]


def test_action_that_is_not_allowed_ends_the_game() -> None:
    """Whoever took it loses a point, the others nothing, and is told the rule's sentence."""
    env = aec_env("symbiose", seats=2, start=0)
    env.reset(seed=1)
    env.step(0)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.terminations.values())
    assert "First everybody" in env.infos["player_0"]["refused"]


def test_rewards_may_be_points() -> None:
    """The changes of a seat's points add up to its points; low points are worth more in Swoop."""
    for case, sign in ((("symbiose", {"seats": 3}), 1), (("swoop", {"seats": 3, "target": 1}), -1)):
        env = one_by_one(case, rewards="scores")
        got = play_one_by_one(env)
        assert list(got.values()) == [sign * score for score in env.table.state.scores()]
        assert any(got.values())


def test_games_are_made_by_their_ids() -> None:
    """In PettingZoo's registry."""
    env = pettingzoo.make("aec", "stamtafel/swoop_v0", seats=5)
    assert env.possible_agents == [f"player_{seat}" for seat in range(5)]
    assert isinstance(pettingzoo.make("parallel", "stamtafel/symbiose_v0", seats=2), AllAtOnce)


def test_game_in_which_nobody_is_asked_ends_by_itself() -> None:
    """A deck of one bike is turned up: whoever turned it up has it, and the other wins."""
    case = ("wagenwissel", {"seats": 2, "quartets": 1, "each": 1, "start": 0})
    ends = [play_one_by_one(one_by_one(case)), play_all_at_once(all_at_once(case))]
    assert ends == [{"player_0": 0.0, "player_1": 1.0}] * 2


def test_faulty_wishes_are_refused() -> None:
    """Seats, options, rewards and ways to render that do not exist."""
    with pytest.raises(NotUnderstood):
        aec_env("swoop", seats=9)
    with pytest.raises(NotUnderstood):
        aec_env("swoop", jokers="many")
    with pytest.raises(ValueError, match="rewards"):
        aec_env("swoop", rewards="much")
    with pytest.raises(ValueError, match="render_mode"):
        aec_env("swoop", render_mode="film")
