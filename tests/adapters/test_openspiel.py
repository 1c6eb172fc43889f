"""OpenSpiel's own checks and algorithms on the games.

Left out: the `step` of OpenSpiel's compiled MCTS and ISMCTS bots, which breaks down on any game
written in Python; the same search in Python is tried here.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)

from stamtafel.adapters.openspiel import SpielState, load
from stamtafel.core.errors import NotUnderstood
from stamtafel.core.rng import stream

GAMES = [
    "stamtafel_swapybara(seats=4,rounds=1)",
    "stamtafel_swapybara(seats=5,rounds=2,enforcement=honour,turns=1)",
    "stamtafel_swoop(seats=3,target=1,cards=3,start=0)",
    "stamtafel_swoop(seats=4,target=1,cards=4,ranks=2,table=hidden,tens=plain)",
    "stamtafel_symbiose(seats=2,start=1)",
    "stamtafel_symbiose(seats=4,teams=yes,turns=2)",
    "stamtafel_wagenwissel(seats=2,quartets=3,each=1,start=0)",
    "stamtafel_wagenwissel(seats=3,quartets=2,each=1,auction=open)",
]
TINY: dict[str, dict[str, Any]] = {
    "stamtafel_symbiose": {
        "seats": 2,
        "start": 0,
        "rows": 1,
        "river": 1,
        "turns": 1,
        "deck": ";".join(["snail blue pink 2", *["frog pink points 1"] * 9]),
    },
    "stamtafel_wagenwissel": {
        "seats": 2,
        "start": 0,
        "quartets": 2,
        "each": 1,
        "chance_deck": "1 receive 10",
    },
}
every_game = pytest.mark.parametrize("text", GAMES)


def played(text: str, seed: int, steps: int) -> SpielState:
    """A state so many steps on, or the last one."""
    state = load(text).new_initial_state()
    rng = stream(seed, text)
    while steps and not state.is_terminal():
        state.apply_action(any_action(state, int(rng.word())))
        steps -= 1
    return state


def any_action(state: SpielState, number: int) -> int:
    """One of the actions, or of the cards, that may come next."""
    if state.is_chance_node():
        outcomes = [action for action, _ in state.chance_outcomes()]
    else:
        outcomes = state.legal_actions()
    return int(outcomes[number % len(outcomes)])


@every_game
def test_passes_random_play_with_serialisation(text: str) -> None:
    """OpenSpiel's check of whole games: every state is written down and read back."""
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", GAMES[::2])
def test_playthroughs_are_replayed(text: str, tmp_path: Path) -> None:
    """A playthrough in OpenSpiel's form, read back and played again, is the same."""
    flags.FLAGS.mark_as_parsed()  # as OpenSpiel's own programs do
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(text, None, seed=1), "utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == again
    assert "InformationStateTensor" in original


@every_game
def test_games_and_states_are_pickled(text: str) -> None:
    """Also halfway through a deal."""
    game = load(text)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for steps in (0, 3, 25):
        state = played(text, 2, steps)
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.history() == state.history()


def test_a_word_for_an_option_that_has_none_is_refused() -> None:
    """-1 is a number there, and not one of its own."""
    with pytest.raises(NotUnderstood, match="target cannot be “-1”"):
        load("stamtafel_swoop(target=-1)")


def test_another_process_reads_a_pickled_game() -> None:
    """One in which nobody has imported the adapter."""
    data = pickle.dumps(load(GAMES[2]))
    code = f"import pickle; print(pickle.loads({data!r}))"
    read = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert read.stdout.strip() == str(load(GAMES[2]))


@every_game
def test_learning_environment_plays_a_game(text: str) -> None:
    """OpenSpiel's environment for learners, by the row of numbers that every adapter has."""
    game = load(text)
    env = rl_environment.Environment(game)
    step = env.reset()
    assert env.observation_spec()["info_state"] == (game.encoding.size,)
    while not step.last():
        player = step.observations["current_player"]
        course = env.get_state.course
        numbers = list(course.encoding.row(course.state, player))
        assert np.allclose(step.observations["info_state"][player], numbers)
        step = env.step([step.observations["legal_actions"][player][-1]])
    assert sum(step.rewards) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("name", "rest"), [("stamtafel_symbiose", 0.9), ("stamtafel_wagenwissel", 0.6)]
)
def test_solver_comes_nearer_to_an_equilibrium(name: str, rest: float) -> None:
    """External sampling on a tiny game: of what there is to exploit, less is left."""
    np.random.seed(1)
    game = pyspiel.load_game(name, TINY[name])
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(25):
        solver.iteration()
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < rest * before


@pytest.mark.parametrize(
    "text",
    [
        "stamtafel_swapybara(seats=4,rounds=1,turns=1,start=0)",
        "stamtafel_swoop(seats=3,target=1,cards=2,ranks=1,start=0)",
    ],
)
def test_solver_runs_with_more_players(text: str) -> None:
    """External sampling takes every game; its policies are shares of legal actions."""
    np.random.seed(1)
    game = load(text)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = played(text, 1, 0)
    while state.is_chance_node():
        state.apply_action(any_action(state, 0))
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("text", GAMES[::2])
def test_search_over_imagined_states_chooses(text: str) -> None:
    """The information-set search in Python, with states dealt anew by the game itself."""
    state = deciding(text)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        evaluator,
        uct_c=1.0,
        max_simulations=6,
        random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )
    shares = dict(bot.get_policy(state))
    assert set(shares) == set(state.legal_actions())
    assert sum(shares.values()) == pytest.approx(1.0)


def deciding(text: str) -> SpielState:
    """The first state in which a seat has a choice."""
    state = played(text, 3, 0)
    number = 0
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(any_action(state, number))
        number += 5
    return state


@every_game
def test_imagined_states_are_the_same_to_their_seat(text: str) -> None:
    """Information state, numbers and actions; and they can be played on."""
    for seed in range(4):
        state = played(text, seed, 30 + 11 * seed)
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, np.random.RandomState(seed).uniform)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert list(other.information_state_tensor(seat)) == list(
            state.information_state_tensor(seat)
        )
        copy = other.clone()
        copy.apply_action(copy.legal_actions()[0])
        with pytest.raises(TypeError, match="imagined"):
            pickle.dumps(other.course)


@every_game
def test_chances_are_those_of_the_cards_that_are_left(text: str) -> None:
    """They add up to 1, equal cards stand for each other, and each card can come."""
    state = played(text, 1, 0)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        faces = [state.action_to_string(pyspiel.PlayerId.CHANCE, card) for card, _ in outcomes]
        assert len(set(faces)) == len(faces)
        assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
        state.apply_action(any_action(state, 7))
    assert state.legal_actions()


def test_equal_cards_are_one_outcome() -> None:
    """Nine of ten cards are alike: one time in ten it is the other one."""
    state = pyspiel.load_game("stamtafel_symbiose", TINY["stamtafel_symbiose"]).new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [0.1, 0.9]
    state.apply_action(state.chance_outcomes()[0][0])  # then all that are left are alike
    assert not state.is_chance_node()


def test_secret_choices_stand_in_no_information_state_but_ones_own() -> None:
    """Bids are asked one after another; the second bidder cannot tell what the first has bid."""
    text = "stamtafel_wagenwissel(seats=3,start=0,quartets=3,each=1)"
    states = [bidding(text) for _ in range(2)]
    first, second = states[0].current_player(), states[0].current_player() + 1
    for bid, state in enumerate(states, 1):
        state.apply_action(bid)
    for seat in (second, 0):
        strings = [state.information_state_string(seat) for state in states]
        tensors = [list(state.information_state_tensor(seat)) for state in states]
        assert strings[0] == strings[1]
        assert tensors[0] == tensors[1]
    assert len({state.information_state_string(first) for state in states}) == 2
    for state in states:
        state.apply_action(0)
    assert len({state.information_state_string(second) for state in states}) == 2


def bidding(text: str) -> SpielState:
    """The first state in which sealed bids are made, by seats 1 and 2."""
    state = played(text, 1, 0)
    while state.is_chance_node():  # the last card of each deal comes first
        state.apply_action(state.chance_outcomes()[-1][0])
    assert [state.current_player(), state.course.state.owing] == [1, 6]
    return state


def test_options_are_parameters() -> None:
    """Words, numbers, and -1 for the word of an option that else is a number."""
    text = "stamtafel_swapybara(rounds=-1,seats=5,start=2,target=20)"
    game = load(text)
    assert str(game) == text
    assert game.options["rounds"] == "none"
    assert game.options["start"] == 2
