"""Many games at once are the games that would be played one by one."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import pytest

from stamtafel.core.game import Game, game
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.search.batch import Batch

GAMES = 3
STEPS = 120
SEED = 5


def single(game: Game, start: State, number: int) -> Iterator[tuple[State, list[float]]]:
    """One game of a batch, begun anew when it ends: each decision, and how a game ended before."""
    rng = stream(SEED, f"game/{number}")
    state = start.clone()
    while True:
        ended: list[float] = []
        while state.turn < 0:
            if state.over:
                ended = ended or list(state.returns())
                state = start.clone()
            state.deal(rng.order(state.due))
        yield state, ended
        legal = game.legal(state, state.turn)
        state.apply(state.turn, legal[rng.below(len(legal))])


def test_batch_plays_what_single_games_play(game: Game) -> None:
    """Turn, mask, observation and ends are those of games played by the same chance."""
    start = game.begin(game.seats[0])
    encoding = game.encoding(start)
    actions = len(game.actions)
    batch = Batch(start, GAMES, actions, encoding, SEED)
    singles = [single(game, start, number) for number in range(GAMES)]
    for _ in range(STEPS):
        for number, one in enumerate(singles):
            state, ended = next(one)
            seat = state.turn
            assert batch.turn[number] == seat
            allowed = [a for a in range(actions) if batch.mask[number * actions + a]]
            assert allowed == sorted(game.legal(state, seat))
            size = encoding.size
            row = batch.observation[number * size : (number + 1) * size]
            assert list(row) == list(encoding.row(state, seat))
            assert bool(batch.done[number]) == bool(ended)
            shares = list(batch.returns[number * state.seats : (number + 1) * state.seats])
            assert shares == (ended or [0.0] * state.seats)
        batch.step_at_random()


def packed(actions: list[int]) -> bytes:
    """Actions as a batch takes them."""
    return array("q", actions).tobytes()


def test_only_the_seat_is_asked(game: Game) -> None:
    """With one seat the others decide by themselves, by judgement or by chance."""
    start = game.begin(game.seats[0])
    for judgement in (None, game.judgement):
        batch = Batch(start, GAMES, 0, None, SEED, 1, judgement)
        ended = 0
        for _ in range(STEPS):
            assert list(batch.turn) == [1] * GAMES
            batch.step(packed([batch.rows[number][0] for number in range(GAMES)]))
            ended += sum(batch.done)
        assert sum(batch.returns) <= GAMES
        assert ended or game.longest > STEPS


def test_games_in_which_the_seat_is_never_asked_are_skipped() -> None:
    """With one card each, whoever is asked wins: what others win without it is not its reward."""
    start = game("swoop").begin(3, {"target": 1, "cards": 1})
    batch = Batch(start, 50, 0, None, SEED, 0)
    assert sum(batch.done) == sum(batch.returns) == 0
    ended = 0
    for _ in range(20):
        batch.step(packed([batch.rows[number][0] for number in range(50)]))
        ended += sum(batch.done)
        assert list(batch.returns[0::3]) == [float(done) for done in batch.done]
    assert ended > 500


def test_number_of_games_does_not_matter(game: Game) -> None:
    """Each game has a stream of its own: with more games beside it, it goes the same way."""
    start = game.begin(game.seats[-1])
    few, many = Batch(start, 1, 0, None, SEED), Batch(start, GAMES, 0, None, SEED)
    for _ in range(STEPS):
        assert few.turn[0] == many.turn[0]
        assert list(few.rows[0]) == list(many.rows[0])
        few.step_at_random()
        many.step_at_random()


def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game) -> None:
    """Also for a game whose number is all right; bytes that are too few are none at all."""
    start = game.begin(game.seats[0])
    for width in (0, len(game.actions)):
        batch = Batch(start, GAMES, width, None, SEED)
        legal = [batch.rows[number][0] for number in range(GAMES)]
        rows = [list(row) for row in batch.rows]
        for wrong in (-1, len(game.actions), 10**9):
            with pytest.raises(ValueError, match="game 1"):
                batch.step(packed([legal[0], wrong, legal[2]]))
        with pytest.raises(ValueError, match="actions"):
            batch.step(packed(legal)[:-1])
        assert [list(row) for row in batch.rows] == rows


def test_games_in_which_nobody_is_asked_are_refused() -> None:
    """A deck of one bike is turned up, and the game is over; it would go on for ever."""
    idle = game("wagenwissel").begin(2, {"quartets": 1, "each": 1})
    with pytest.raises(ValueError, match="before anybody is asked"):
        Batch(idle, 1)
