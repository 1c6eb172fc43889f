"""The games in Gymnasium: one seat against bots, `make_env(GAME, seats=4, bots="greedy")`.

The ids are `stamtafel/NAME-v0`, with the name that people read, for `gymnasium.make` and
`gymnasium.make_vec`. The last action is waiting, which is never allowed before the end.
`action_masks()` is what MaskablePPO asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stamtafel.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("gymnasium", error) from error

from stamtafel.adapters.batch import OTHERS, Games
from stamtafel.adapters.printed import picture
from stamtafel.adapters.table import LIMIT, Table
from stamtafel.bots.chair import Chair
from stamtafel.bots.levels import STEADY, Bot, bot
from stamtafel.core.game import OptionValue, games
from stamtafel.core.rng import Rng, stream
from stamtafel.core.sketch import sketch

Numbers = NDArray[np.float32]
RENDER_MODES = ("ansi", "rgb_array")


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a table; bots have the others."""

    def __init__(
        self,
        table: Table,
        seat: int,
        bots: Sequence[str],
        render_mode: str | None,
    ):
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is ansi or rgb_array, not {render_mode!r}")
        if seat not in range(table.seats):
            raise ValueError(f"seat is 0 to {table.seats - 1}, not {seat}")
        if len(bots) != table.seats - 1:
            raise ValueError(f"bots are one name or {table.seats - 1} names, not {len(bots)}")
        self.table = table
        self.seat = seat
        self.render_mode = render_mode
        others = (other for other in range(table.seats) if other != seat)
        self.bots: dict[int, Bot] = {
            other: bot(name, STEADY) for other, name in zip(others, bots, strict=True)
        }
        self.rng: Rng | None = None
        self.observation_space = Box(-LIMIT, LIMIT, (table.encoding.size,), np.float32)
        self.action_space = Discrete(table.wait + 1)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game and let bots decide until the seat is asked."""
        super().reset(seed=seed)
        if seed is not None or self.rng is None:
            self.rng = stream(int(self.np_random.integers(2**62)), "bots")
        self.table.reset(seed)
        self.others()
        return self.seen()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Act, and let bots decide until the seat is asked again or the game is over."""
        self.table.take(self.seat, int(action))
        self.others()
        reward = self.table.gains()[self.seat]
        observation, info = self.seen()
        return observation, reward, self.table.over, False, info

    def others(self) -> None:
        """Bots decide as long as the seat is not asked."""
        assert self.rng is not None
        while not self.table.over and self.seat not in self.table.owing:
            other = self.table.owing[0]
            chair = Chair(self.table.game, self.table.state, other, self.rng)
            self.table.take(other, self.bots[other].choose(chair, self.rng))

    def seen(self) -> tuple[Numbers, dict[str, Any]]:
        """What the seat knows, and its mask."""
        info = {"action_mask": self.table.mask(self.seat), **self.table.info(self.seat)}
        return self.table.observation(self.seat), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed now."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the seat sees it: as text, or as a picture of the text."""
        text = sketch(self.table.game, self.table.view(self.seat))
        return picture(text) if self.render_mode == "rgb_array" else text


class SeatVectorEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """One seat of many tables, all stepped in one compiled call; games begin anew by themselves.

    An action that is not allowed raises ValueError and changes nothing.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 4,
        seat: int = 0,
        bots: str = "random",
        **options: OptionValue,
    ):
        if bots not in OTHERS:
            raise ValueError(f"bots of many are {' or '.join(OTHERS)}, not {bots!r}")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.seat = seat
        self.wishes: dict[str, Any] = {"seats": seats, "seat": seat, "others": bots, **options}
        self.name = game
        self.games = Games(game, num_envs, **self.wishes)
        size, actions = self.games.encoding.size, self.games.actions
        self.single_observation_space = Box(-LIMIT, LIMIT, (size,), np.float32)
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games; of several seeds the first counts for all."""
        first = seed if seed is None or isinstance(seed, int) else seed[0]
        super().reset(seed=first)
        draw = int(self.np_random.integers(2**62))
        self.games = Games(self.name, self.num_envs, seed=draw, **self.wishes)
        return self.games.observation, {"action_mask": self.action_masks()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act at all tables; of games that ended, `final_obs` holds what the seat knew then."""
        self.games.step(actions)
        done = self.games.done
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if done.any():
            info |= {"final_obs": self.games.final, "_final_obs": done}
        rewards = self.games.returns[:, self.seat]
        return self.games.observation, rewards, done, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """By table, which actions are allowed now."""
        return self.games.mask.astype(np.bool_)


def make_env(
    game: str,
    seats: int = 4,
    bots: str | Sequence[str] = "greedy",
    seat: int = 0,
    rewards: str = "returns",
    render_mode: str | None = None,
    **options: OptionValue,
) -> SeatEnv:
    """One seat against bots, all of one kind or one name for each of them."""
    names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    return SeatEnv(Table(game, seats, rewards, options), seat, names, render_mode)


def enter() -> None:
    """Enter all games into Gymnasium's registry."""
    for name, game in games().items():
        gymnasium.register(
            f"stamtafel/{game.words('en').text('name')}-v0",
            entry_point=f"{__name__}:make_env",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": name},
        )


enter()
