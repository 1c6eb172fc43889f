"""Every bot by name: what people choose among at a table, and what studies measure with.

easy, normal, strong    three levels; the latter two also as `normal-bold`, `strong-careful` ...
random, greedy          no search; plain-search: search as in the textbook
"""

from __future__ import annotations

from typing import Protocol

from stamtafel.bots.chair import Chair
from stamtafel.bots.searching import Budget, SearchingBot
from stamtafel.bots.simple import EasyBot, GreedyBot, RandomBot
from stamtafel.core.errors import NotUnderstood
from stamtafel.core.rng import Rng

DEEP_SECONDS = 0.7
DEEP = Budget(seconds=DEEP_SECONDS)
STEADY = Budget(iterations=400)  # by time, no game would come again
ANSWERING = 0.1  # seconds
DEFAULT = "normal"  # how bots play where nobody chose
TEMPERS = {"bold": 0.5, "careful": -0.5}
LEVELS = (
    "easy",
    *("normal", "normal-bold", "normal-careful"),
    *("strong", "strong-bold", "strong-careful"),
)
NAMES = (*LEVELS, "greedy", "random", "plain-search")


class Bot(Protocol):
    """Chooses one of its chair's legal actions."""

    def choose(self, chair: Chair, rng: Rng) -> int:
        """One of `chair.legal`."""
        ...


def bot(name: str, budget: Budget = DEEP) -> Bot:
    """The bot of that name; `budget` is for those that search for long; raises NotUnderstood.

    The usual one is a time: for the same choices once more, give iterations.
    """
    if name not in NAMES:
        raise NotUnderstood("no-such-bot", bot=name, known=", ".join(NAMES))
    level, _, temper = name.partition("-")
    if level == "normal":
        return SearchingBot(quick=True, temper=TEMPERS.get(temper, 0.0))
    if level == "strong":
        return SearchingBot(budget, temper=TEMPERS.get(temper, 0.0))
    if level == "plain":
        return SearchingBot(budget, plain=True)
    simple: dict[str, Bot] = {"easy": EasyBot(), "greedy": GreedyBot(), "random": RandomBot()}
    return simple[level]


def usual_seconds(name: str) -> float:
    """How long a bot thinks that has a choice, answering included; 0.0 if hardly at all."""
    return DEEP_SECONDS + ANSWERING if name.startswith("strong") else 0.0
