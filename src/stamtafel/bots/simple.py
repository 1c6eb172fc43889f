"""Bots without search: at random, by judgement with slips, and looking one decision ahead."""

from __future__ import annotations

from stamtafel.bots.chair import Chair
from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State

SLIPS = 0.2  # how often an easy bot does whatever comes to its mind
WORLDS = 12  # how many states greedy imagines for a decision
MANY = 24  # with more actions than this, greedy tries only some
SAMPLES = 8  # of them what so many imagined players would do
HORIZON = 40  # how many decisions of others it plays on at the most


class RandomBot:
    """Chooses among its legal actions, each equally likely."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of `chair.legal`."""
        return chair.legal[rng.below(len(chair.legal))]


class EasyBot:
    """Plays as judgement picks, and now and then at random."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of `chair.legal`; at random for a game without a judgement."""
        judgement = chair.game.judgement
        if judgement is None or rng.chance() < SLIPS:
            return RandomBot().choose(chair, rng)
        return judgement.pick(chair.imagine(rng), chair.seat, rng)


class GreedyBot:
    """Tries each action in imagined states, lets others answer, and takes what stands best."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of `chair.legal`; at random for a game without a judgement."""
        judgement = chair.game.judgement
        if judgement is None or len(chair.legal) == 1:
            return RandomBot().choose(chair, rng)
        worth = dict.fromkeys(candidates(chair, judgement, rng), 0.0)
        for _ in range(WORLDS):
            world = chair.imagine(rng)
            for action in worth:
                after = world.clone()
                after.apply(chair.seat, action)
                play_on(after, chair.seat, judgement, rng)
                worth[action] += judgement.values(after)[chair.seat]
        return max(worth, key=lambda action: worth[action])


def candidates(chair: Chair, judgement: Judgement, rng: Rng) -> list[int]:
    """The actions worth trying: all, or of many the ends, what judgement picks, and neighbours."""
    if len(chair.legal) <= MANY:
        return list(chair.legal)
    places = {0, len(chair.legal) - 1}
    for _ in range(SAMPLES):
        place = chair.legal.index(judgement.pick(chair.imagine(rng), chair.seat, rng))
        places |= {max(place - 1, 0), place, min(place + 1, len(chair.legal) - 1)}
    return [chair.legal[place] for place in sorted(places)]


def play_on(state: State, seat: int, judgement: Judgement, rng: Rng) -> None:
    """Let all choose by judgement until a seat decides again, a deal is due or the game over."""
    for _ in range(HORIZON):
        if state.over or state.due or state.turn == seat:
            return
        state.apply(state.turn, judgement.pick(state, state.turn, rng))
