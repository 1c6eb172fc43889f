"""Many games as arrays: copies by default, the rows themselves on request."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from stamtafel.adapters.batch import Games


def test_arrays_are_copies() -> None:
    """What was handed out stays as it was."""
    games = Games("symbiose", 5, seats=3, seed=1, start=0)
    handed: list[NDArray[Any]] = [games.turn, games.mask, games.observation]
    kept = [array.copy() for array in handed]
    for _ in range(10):
        games.step(games.mask.argmax(axis=1))
    assert all(np.array_equal(one, two) for one, two in zip(handed, kept, strict=True))
    assert not np.array_equal(games.observation, kept[2])
    assert games.observation.dtype == np.float32


def test_rows_themselves_change_with_every_step() -> None:
    """Without copies an array is always what it is now, and cannot be written to."""
    games = Games("symbiose", 5, seats=3, seed=1, copy=False, start=0)
    copies = Games("symbiose", 5, seats=3, seed=1, start=0)
    mask, seen = games.mask, games.observation
    for _ in range(10):
        games.step(mask.argmax(axis=1))
        copies.step(copies.mask.argmax(axis=1))
    assert np.array_equal(mask, copies.mask)
    assert np.array_equal(seen.astype(np.float32), copies.observation)
    with pytest.raises(ValueError, match="read-only"):
        mask[0, 0] = 1


def test_shapes_are_games_by_what_there_is() -> None:
    """A row for each game; without a mask or observation these have no columns."""
    games = Games("swoop", 7, seats=3)
    assert games.mask.shape == (7, games.actions)
    assert games.observation.shape == (7, games.encoding.size)
    assert games.returns.shape == (7, 3)
    bare = Games("swoop", 7, seats=3, mask=False, observation=False)
    assert bare.mask.shape == (7, 0)
    bare.step_at_random()
    assert bare.turn.shape == bare.done.shape == (7,)


def test_action_that_is_not_legal_changes_nothing() -> None:
    """The game is named, and no other game has moved either."""
    games = Games("symbiose", 4, seats=2, start=0)
    actions = games.mask.argmax(axis=1)
    actions[2] = 0
    before = games.observation
    for wrong in (0, -1, 10_000):
        actions[2] = wrong
        with pytest.raises(ValueError, match="game 2"):
            games.step(actions)
    with pytest.raises(ValueError, match="4 actions"):
        games.step(actions[:3])
    assert np.array_equal(games.observation, before)


def test_faulty_wishes_are_refused() -> None:
    """Games, seats and others that do not exist."""
    with pytest.raises(ValueError, match="games"):
        Games("swoop", 0)
    with pytest.raises(ValueError, match="seat is 0 to 3"):
        Games("swoop", 1, seat=4)
    with pytest.raises(ValueError, match="others"):
        Games("swoop", 1, others="greedy")
