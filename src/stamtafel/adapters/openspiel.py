"""The games in OpenSpiel: `pyspiel.load_game("stamtafel_GAME(seats=3)")`.

Importing this module registers them; their parameters are the seats and all options. An option that
is a number or a word takes the number, or -1 for the word; in a deck `;` stands for a comma.

Cards are dealt one by one as chance, equal cards together, as far as they matter. Seats that choose
at the same time are asked one after another; what the first ones chose stands in no information
state of the others. An information state is a seat's own actions and a digest of all that it has
seen; its tensor, like that of an observation, is the row of numbers that every adapter has.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from secrets import randbits
from typing import Any

from stamtafel.adapters.extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from error

from stamtafel.core.encoding import Encoding
from stamtafel.core.game import Game, Options, OptionValue, game, games
from stamtafel.core.rng import Rng, stream
from stamtafel.core.sketch import sketch
from stamtafel.core.state import State, row

SEATS = 4
PREFIX = "stamtafel_"
DIGEST = 12  # bytes
WORD = -1  # the parameter of an option that is a word where it else would be a number


class Course:
    """How a game has gone so far: the state, the cards of a deal, and what each seat has seen."""

    def __init__(self, game: Game, encoding: Encoding, state: State, options: Options):
        self.game = game
        self.encoding = encoding
        self.state = state
        self.options = options
        self.steps: list[int] | None = []  # cards dealt and actions; None in an imagined course
        self.dealt: list[int] = []
        self.seen = [b""] * state.seats
        self.acts: list[list[int]] = [[] for _ in range(state.seats)]
        self.look()

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = Course.__new__(Course)
        twin.game, twin.encoding, twin.state = self.game, self.encoding, self.state.clone()
        twin.options = self.options
        twin.steps = None if self.steps is None else self.steps[:]
        twin.dealt, twin.seen = self.dealt[:], self.seen[:]
        twin.acts = [acts[:] for acts in self.acts]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.steps is None:
            raise TypeError("an imagined state cannot be written down")
        return resume, (self.game.name, self.state.seats, dict(self.options), self.steps)

    def step(self, number: int) -> None:
        """Chance or the seat on turn goes on."""
        if self.steps is not None:
            self.steps.append(number)
        if self.state.due:
            self.deal(number)
        else:
            self.act(number)

    def look(self) -> None:
        """Every seat sees what there is to be seen now."""
        for seat, before in enumerate(self.seen):
            now = memoryview(self.encoding.row(self.state, seat))
            self.seen[seat] = blake2b(before + bytes(now), digest_size=DIGEST).digest()

    def left(self) -> dict[str, list[int]]:
        """The cards still to be dealt, by face, each face by its lowest number."""
        faces, _ = self.game.cards(self.state)
        waiting: dict[str, list[int]] = {}
        for card in sorted(set(range(len(faces))).difference(self.dealt)):
            waiting.setdefault(faces[card], []).append(card)
        return waiting

    def chances(self) -> list[tuple[int, float]]:
        """The cards that may come next, by the first number of their face, and how likely."""
        faces, _ = self.game.cards(self.state)
        cards = {face: len(waiting) for face, waiting in self.left().items()}
        total = sum(cards.values())
        return sorted((faces.index(face), count / total) for face, count in cards.items())

    def deal(self, first: int) -> None:
        """The next card has the face of this one; the last that matters completes the deal."""
        faces, matter = self.game.cards(self.state)
        self.dealt.append(self.left()[faces[first]][0])
        waiting = self.left()
        if len(self.dealt) >= matter or len(waiting) == 1:
            rest = [card for cards in waiting.values() for card in cards]
            self.state.deal(row([*self.dealt, *sorted(rest)]))
            self.dealt = []
            self.look()

    def act(self, action: int) -> None:
        """The seat on turn acts."""
        seat = self.state.turn
        self.acts[seat].append(action)
        self.state.apply(seat, action)
        self.look()

    def imagined(self, seat: int, rng: Rng) -> Course:
        """One that this seat cannot tell from the true one, without what others remember."""
        twin = self.__deepcopy__({})
        twin.state.resample(seat, rng)
        twin.steps = None
        twin.seen = [seen if one == seat else b"" for one, seen in enumerate(self.seen)]
        twin.acts = [acts if one == seat else [] for one, acts in enumerate(twin.acts)]
        return twin

    def information(self, seat: int) -> str:
        """A seat's own actions, and a digest of all that it has seen."""
        acts = ", ".join(self.game.actions.write(action) for action in self.acts[seat])
        return f"{seat}: {acts} | {self.seen[seat].hex()}"


def resume(name: str, seats: int, options: Options, steps: list[int]) -> Course:
    """A course that has gone so far."""
    played = game(name)
    start = played.setup(seats, options)
    course = Course(played, played.encoding(start), start, options)
    for step in steps:
        course.step(step)
    return course


class SpielState(pyspiel.State):
    """A game in progress as OpenSpiel sees it."""

    def __init__(self, spiel: SpielGame):
        super().__init__(spiel)
        self.course = spiel.begin()

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody any more."""
        state = self.course.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.due else state.turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, and how likely each of them is."""
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        self.course.step(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.course.game.cards(self.course.state)[0][action]}"
        return self.course.game.actions.write(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.state.over

    def returns(self) -> list[float]:
        """The shares of the win; nothing before the end."""
        state = self.course.state
        return list(state.returns()) if state.over else [0.0] * state.seats

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat, by default the one on turn, has done and seen."""
        return self.course.information(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """What a seat, by default the one on turn, sees now."""
        seat = self.current_player() if player is None else player
        return sketch(self.course.game, self.course.game.view(self.course.state, seat))

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """A state with the same information state of a player, all else dealt anew.

        `sampler` gives numbers from 0 to 1; its history is empty, so it cannot be serialised.
        """
        seed = randbits(64) if sampler is None else int(sampler() * 2**53)
        other: SpielState = self.get_game().new_initial_state()
        other.course = self.course.imagined(player, stream(seed, "imagined"))
        return other

    def __str__(self) -> str:
        course = self.course
        seen = " ".join(seen.hex() for seen in course.seen)
        dealt = " ".join(map(str, course.dealt))
        return f"{sketch(course.game, course.game.view(course.state))}\n{seen} {dealt}".rstrip()


class SpielObserver:
    """Writes what a seat knows into a tensor, or as a string."""

    def __init__(self, spiel: SpielGame, recall: bool):
        self.encoding = spiel.encoding
        self.recall = recall
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {"info_state" if recall else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        numbers = memoryview(self.encoding.row(state.course.state, player))
        self.tensor[:] = np.frombuffer(numbers, np.float64)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat knows as a string."""
        if self.recall:
            return state.information_state_string(player)
        return state.observation_string(player)


class SpielGame(pyspiel.Game):
    """One of the games with so many seats and these options."""

    name = ""  # each game has a class of its own

    def __init__(self, params: dict[str, Any] | None = None):
        given = dict(params or {})
        played = game(self.name)
        seats = int(given.pop("seats", SEATS))
        options = played.settle(seats, read(played, given))
        self.played = played
        self.options = options
        self.start = played.setup(seats, options)
        self.encoding = played.encoding(self.start)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(played.actions),
            max_chance_outcomes=most_cards(self.start),
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=played.longest,
        )
        chosen = write(played.chosen(options), played)
        super().__init__(kind(self.name), info, {"seats": seats, **chosen})

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def begin(self) -> Course:
        """The course of a game that begins."""
        return Course(self.played, self.encoding, self.start.clone(), self.options)

    def new_initial_state(self) -> SpielState:
        """A game that begins."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SpielObserver | None:
        """An observer of all that a seat knows; there is none of parts of it."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        single = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not (single and wanted.public_info):
            return None
        return SpielObserver(self, wanted.perfect_recall)


def read(played: Game, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Options from parameters: −1 is the word of an option that else is a number, `;` a comma."""
    words = {option.name: option.words[0] for option in played.options if option.words}
    found: dict[str, OptionValue] = {}
    for name, value in given.items():
        if value == WORD:
            value = words.get(name, WORD)
        found[name] = commas(value) if isinstance(value, str) else value
    return found


def commas(text: str) -> str:
    """A text of OpenSpiel's, where a comma would end a parameter."""
    return text.replace(";", ",")


def write(options: Mapping[str, OptionValue], played: Game) -> dict[str, OptionValue]:
    """Options as parameters."""
    mixed = {option.name for option in played.options if option.words and option.numbers}
    return {
        name: value
        if isinstance(value, int)
        else WORD
        if name in mixed
        else value.replace(",", ";")
        for name, value in options.items()
    }


def most_cards(start: State) -> int:
    """How many cards are dealt at most at a time in games like this one."""
    trial = start.clone()
    rng = stream(0, "deals")
    most = 0
    while trial.due:
        most = max(most, trial.due)
        trial.deal(rng.order(trial.due))
    return most


@lru_cache
def kind(name: str) -> Any:
    """What OpenSpiel is to know of a game before it begins."""
    played = game(name)
    defaults = {option.name: option.default for option in played.options}
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=played.words("en").text("name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.seats[-1],
        min_num_players=played.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": SEATS, **write(defaults, played)},
    )


def load(text: str) -> SpielGame:
    """A game from its text, such as `stamtafel_GAME(seats=3)`."""
    loaded: SpielGame = pyspiel.load_game(text)
    return loaded


def enter() -> None:
    """Enter all games into OpenSpiel's registry."""
    for name in games():
        pyspiel.register_game(kind(name), type("SpielGame", (SpielGame,), {"name": name}))


enter()
