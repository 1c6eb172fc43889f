"""The arena on Ray: two workers of this machine stand for many machines."""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from stamtafel.arena import tournament
from stamtafel.core.game import game
from tests.arena.guests import guest

GAME = game("swapybara")
SHORT = {"rounds": 1}
BOTS = ("random", "easy", os.path.relpath(guest("First")))


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """Ray with two processors, whose workers can be counted."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield ray
    ray.shutdown()


def playing() -> list[int]:
    """The processes of Ray's that play a portion now, as the system shows them."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as line:
                if line.read().startswith(b"ray::play_portion"):
                    found.append(int(name))
        except OSError:
            continue
    return found


@pytest.mark.wide
def test_a_cluster_plays_the_same_games_even_if_a_worker_is_lost(ray: Any) -> None:
    """A worker of Ray's is killed on the way; all games are played, and they are the same ones."""
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        if done >= total // 4 and not killed:
            until = time.monotonic() + 20
            while not playing() and time.monotonic() < until:
                time.sleep(0.01)
            killed.extend(playing()[:1])
            os.kill(killed[0], signal.SIGKILL)

    here = tournament(GAME.name, BOTS, games=72, options=SHORT)
    there = tournament(GAME.name, BOTS, games=72, options=SHORT, ray="auto", progress=kill)
    assert len(killed) == 1
    assert there.games == 72
    assert not there.faults
    assert there.as_data() == here.as_data()
    assert ray.is_initialized()  # it was not ours to end
