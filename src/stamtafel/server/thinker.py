"""What a process does that thinks for bots: it reads questions, one a line, and answers them.

It ends when its server does, since then nobody can ask any more. A thought that goes on and on ends
it too, whatever the bot does: the watch over it needs no interpreter.
"""

from __future__ import annotations

import faulthandler
import os
import sys

from msgspec import Struct, json

from stamtafel.bots.chair import Chair
from stamtafel.bots.hint import Hint, hint
from stamtafel.bots.levels import DEEP_SECONDS, bot
from stamtafel.bots.searching import Budget
from stamtafel.core.game import Game, OptionValue, games
from stamtafel.core.record import Act, Deal, take
from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR, State
from stamtafel.server.errors import traits

GRACE = 1.0  # seconds by which a bot may be over its time, and its server late to see it


class Question(Struct, frozen=True, kw_only=True):
    """A decision of a bot, with the game as it is written down: no state can be sent.

    Without a bot it asks for a hint.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    steps: tuple[tuple[int, tuple[int, ...]], ...]  # a seat and its action; SPECTATOR and a deal
    seat: int
    bot: str
    seed: int
    seconds: float  # for the decision
    part: float = 1.0  # of the time that a bot takes which searches for long


class Thought(Struct, frozen=True, omit_defaults=True):
    """The action that a bot has chosen or the hint that was asked for, or why there is none."""

    action: int | None = None
    hint: Hint | None = None
    stranger: bool = False  # the game is not known in that process
    why: dict[str, object] = {}


def think(one: Game, state: State, question: Question) -> int:
    """The choice of a bot; nothing secret is in its reach."""
    rng = stream(question.seed, "bot")
    chair = Chair(one, state, question.seat, rng, question.seconds)
    return bot(question.bot, Budget(seconds=DEEP_SECONDS * question.part)).choose(chair, rng)


def advise(one: Game, state: State, question: Question) -> Hint:
    """A hint for a seat; nothing secret is in its reach."""
    rng = stream(question.seed, "hint")
    chair = Chair(one, state, question.seat, rng)
    return hint(chair, rng, Budget(seconds=question.seconds))


def judge(one: Game, state: State, question: Question) -> int:
    """What judgement picks in a state that the seat may imagine; at random without a judgement."""
    rng = stream(question.seed, "judgement")
    chair = Chair(one, state, question.seat, rng)
    if one.judgement is None:
        return chair.legal[rng.below(len(chair.legal))]
    return one.judgement.pick(chair.imagine(rng), question.seat, rng)


def state_of(one: Game, question: Question) -> State:
    """The state of a game that is written down."""
    state = one.setup(question.seats, question.options)
    for seat, numbers in question.steps:
        take(one, state, Deal(numbers) if seat == SPECTATOR else Act(seat, numbers[0]))
    return state


def answer(question: Question) -> Thought:
    """What comes of a question; of what goes wrong nothing is told in which a card could stand."""
    one = games().get(question.game)
    if one is None or one.version != question.rules:
        return Thought(stranger=True)
    try:
        state = state_of(one, question)
        if not question.bot:
            return Thought(hint=advise(one, state, question))
        return Thought(think(one, state, question))
    except Exception as error:
        return Thought(why=traits(error))


def main() -> None:
    """Answer for as long as somebody asks."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints is no answer
    games()
    out.write(b"ready\n")
    with open(os.devnull, "w") as nowhere:
        for line in sys.stdin.buffer:
            question = json.decode(line, type=Question)
            limit = question.seconds + 2 * GRACE
            faulthandler.dump_traceback_later(limit, exit=True, file=nowhere)
            thought = answer(question)
            faulthandler.cancel_dump_traceback_later()
            out.write(json.encode(thought) + b"\n")


if __name__ == "__main__":
    main()
