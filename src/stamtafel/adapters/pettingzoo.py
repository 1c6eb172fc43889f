"""The games in PettingZoo: `aec_env(GAME, seats=4)`, `parallel_env(...)`, or by their ids.

Agents are `player_0` and so on, by seat. An observation is a dict of `observation`, what the agent
knows, and `action_mask`. The last action is waiting, for agents that are not asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from stamtafel.adapters.extras import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv, register
except ImportError as error:
    raise missing("pettingzoo", error) from error

from stamtafel.adapters.printed import picture
from stamtafel.adapters.table import LIMIT, Table
from stamtafel.core.game import OptionValue, games
from stamtafel.core.sketch import sketch

Observation = dict[str, Any]
RENDER_MODES = ("human", "ansi", "rgb_array")


class Room:
    """What both kinds of environment share: a table, its agents and its spaces."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]

    def furnish(self, table: Table, render_mode: str | None) -> None:
        """Set up for a table."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(
                f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}"
            )
        self.table = table
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{table.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,  # who is asked after whom depends on the game
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents = []
        size, actions = table.encoding.size, table.wait + 1
        self.state_space = Box(-LIMIT, LIMIT, (table.seats * size,), np.float32)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                observation=Box(-LIMIT, LIMIT, (size,), np.float32),
                action_mask=Box(0, 1, (actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of what an agent knows, and of its mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The actions of the game, and waiting."""
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Observation:
        """What an agent knows and may do."""
        seat = self.seat(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> Any:
        """What all agents know together."""
        return self.table.everything()

    def render(self) -> Any:
        """The table as a spectator sees it: printed, as text, or as a picture of the text."""
        if self.render_mode is None:
            return None
        text = sketch(self.table.game, self.table.view(None))
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else picture(text)

    def close(self) -> None:
        """Nothing is kept open."""

    def by_agent(self, values: list[Any]) -> dict[str, Any]:
        """What belongs to each seat, by agent."""
        return dict(zip(self.possible_agents, values, strict=True))

    def all_infos(self) -> dict[str, dict[str, Any]]:
        """By agent, why its action ended the game, if it did."""
        return {agent: self.table.info(seat) for seat, agent in enumerate(self.possible_agents)}


class OneByOne(Room, AECEnv[str, Observation, int]):
    """Agents act one after another, in the order in which their seats are asked."""

    def __init__(self, table: Table, render_mode: str | None = None):
        super().__init__()
        self.furnish(table, render_mode)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = self.by_agent(self.table.gains())
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.all_infos()
        self._skip_agent_selection = None
        self.select()

    def select(self) -> None:
        """The agent that is asked next; when the game is over, the first."""
        owing = self.table.owing
        self.agent_selection = self.possible_agents[owing[0] if owing else 0]

    def step(self, action: int | None) -> None:
        """Let the agent selected act; one whose game is over steps with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action")
        self._cumulative_rewards[agent] = 0.0
        self.table.take(self.seat(agent), int(action))
        self.rewards = self.by_agent(self.table.gains())
        self._accumulate_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self.all_infos()
        self.select()


class AllAtOnce(Room, ParallelEnv[str, Observation, int]):
    """All agents act in every step; those that are not asked wait, whatever they send."""

    def __init__(self, table: Table, render_mode: str | None = None):
        self.furnish(table, render_mode)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return {agent: self.observe(agent) for agent in self.agents}, self.all_infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let all agents act that are asked; none sees what the others choose."""
        choices = {seat: int(actions[self.possible_agents[seat]]) for seat in self.table.owing}
        for seat, choice in choices.items():
            self.table.check(seat, choice)
        for seat, choice in choices.items():
            self.table.take(seat, choice)
        agents = self.agents
        if self.table.over:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            self.by_agent(self.table.gains()),
            dict.fromkeys(agents, self.table.over),
            dict.fromkeys(agents, False),
            self.all_infos(),
        )


def aec_env(
    game: str,
    seats: int = 4,
    rewards: str = "returns",
    render_mode: str | None = None,
    **options: OptionValue,
) -> OneByOne:
    """A game in which agents act one after another."""
    return OneByOne(Table(game, seats, rewards, options), render_mode)


def parallel_env(
    game: str,
    seats: int = 4,
    rewards: str = "returns",
    render_mode: str | None = None,
    **options: OptionValue,
) -> AllAtOnce:
    """A game in which all agents act in every step."""
    return AllAtOnce(Table(game, seats, rewards, options), render_mode)


def enter() -> None:
    """Enter all games into PettingZoo's registry, as `stamtafel/NAME_v0`."""
    for name in games():
        register("aec", f"stamtafel/{name}_v0", partial(aec_env, name))
        register("parallel", f"stamtafel/{name}_v0", partial(parallel_env, name))


enter()
