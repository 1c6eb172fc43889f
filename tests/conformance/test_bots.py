"""What the core promises to bots: they finish games, and their chair shows them nothing secret."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType

import msgspec
import pytest

from stamtafel.bots.chair import Chair
from stamtafel.bots.levels import NAMES, Bot, bot
from stamtafel.bots.searching import Budget
from stamtafel.core.game import Game
from stamtafel.core.record import Act, Deal, Record, take
from stamtafel.core.rng import Rng, stream
from stamtafel.core.state import State
from tests.conformance.cases import Case
from tests.conformance.walk import Walk, fate, owing
from tests.conformance.walk import walk as wander

FEW = Budget(iterations=3)
ROUNDS = 2  # so often each bot has its turn before the easy one goes on alone
CHOICES = 4  # so many decisions of a game are put to each bot
MOMENTS = 8  # so many of a game, by each of two numbers of seats, a chair is made for


@pytest.mark.parametrize("name", NAMES)
def test_bots_choose_legal_actions(walks: list[Walk], name: str) -> None:
    """A bot chooses one of its legal actions, and by the same chance the same one."""
    for walk in walks:
        deciding = [state for state in walk.states if state.owing]
        for state in deciding[:: max(1, len(deciding) // CHOICES)]:
            for seat in owing(state)[:2]:
                chosen = [decided(walk.game, state, seat, bot(name, FEW)) for _ in range(2)]
                assert chosen[0] in walk.game.legal(state, seat)
                assert chosen[0] == chosen[1]


def decided(game: Game, state: State, seat: int, bot: Bot) -> int:
    """What a bot chooses by a given chance."""
    rng = stream(5, "bot")
    return bot.choose(Chair(game, state, seat, rng), rng)


def test_bots_finish_a_game(game: Game) -> None:
    """Bots of every kind, one decision each, begin a game; the easy one brings it to its end."""
    record = Record.begin(game, game.seats[0])
    state = record.state()
    rng = stream(6, "bots")
    players = [bot(name, FEW) for name in NAMES] * ROUNDS
    decided = 0
    while not state.over:
        if state.due:
            step: Act | Deal = Deal(tuple(rng.order(state.due)))
        else:
            player = players[decided] if decided < len(players) else bot("easy")
            decided += 1
            step = Act(state.turn, player.choose(chair(game, state, rng), rng))
        take(game, state, step)
    assert sum(state.returns()) == pytest.approx(1.0)


def chair(game: Game, state: State, rng: Rng) -> Chair:
    """The chair of the seat on turn."""
    return Chair(game, state, state.turn, rng)


def test_chair_shows_what_its_seat_may_know(walks: list[Walk]) -> None:
    """View and legal actions of a chair, and of every state it imagines, are those of its seat."""
    for walk in walks:
        rng = walk.rng("chairs")
        for position in walk.positions[::5]:
            for seat in range(position.state.seats):
                chair = Chair(walk.game, position.state, seat, rng)
                assert msgspec.json.encode(chair.view) == position.sent[seat]
                assert chair.legal == walk.game.legal(position.state, seat)
                imagined = walk.game.view(chair.imagine(rng), seat)
                assert msgspec.json.encode(imagined) == position.sent[seat]


def test_judgement_imagines_what_agrees_with_what_a_seat_knows(walks: list[Walk]) -> None:
    """However judgement weighs what may be, its seat sees the same as in the true state."""
    for walk in walks:
        judgement = walk.game.judgement
        assert judgement is not None
        rng = walk.rng("imagined")
        for position in walk.positions[::5]:
            for seat in range(position.state.seats):
                world = position.state.clone()
                judgement.imagine(world, seat, rng)
                seen = walk.game.view(world, seat)
                assert msgspec.json.encode(seen) == position.sent[seat]
                assert walk.game.legal(world, seat) == walk.game.legal(position.state, seat)


def test_chair_has_no_way_to_the_true_state(walks: list[Walk]) -> None:
    """Whatever a chair holds, directly or not, the state that is played is not among it."""
    for walk in walks:
        for state in walk.states[::10]:
            own = state.clone()
            chair = Chair(walk.game, own, 0, walk.rng("chair"))
            assert not any(thing is own for thing in within_reach(chair))


def test_what_a_chair_holds_and_imagines_is_dealt_anew(game: Game) -> None:
    """States within reach go on otherwise than the true one, about as often as any dealt anew."""
    anew, held, imagined, again = 0, 0, 0, 0
    for seats in game.seats[:2]:
        for state in wander(Case(game.name, seats, ()), 0, MOMENTS).states:
            rng = stream(seats, "truth")
            seat = int(rng.below(seats))
            chair = Chair(game, state, seat, rng)
            within = [thing for thing in within_reach(chair) if isinstance(thing, State)]
            assert within
            dealt = state.clone()
            dealt.resample(seat, rng)
            worlds = state, dealt, chair.imagine(rng), chair.imagine(rng)
            truth, other, first, second = (fate(game, world) for world in worlds)
            anew += truth != other
            held += all(truth != fate(game, one) for one in within)
            imagined += truth != first
            again += first != second
    assert min(held, imagined, again) >= anew / 2


def within_reach(start: object) -> list[object]:
    """All objects that can be reached from one, classes and modules left aside."""
    found: dict[int, object] = {}
    ahead = [start]
    while ahead:
        thing = ahead.pop()
        if id(thing) not in found and not isinstance(thing, (ModuleType, type)):
            found[id(thing)] = thing
            ahead += referents(thing)
    return list(found.values())


def referents(thing: object) -> list[object]:
    """What an object holds; of a function, what it remembers."""
    if isinstance(thing, FunctionType):
        return [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
    return gc.get_referents(thing)


def test_way_to_a_state_would_be_found() -> None:
    """The search sees what is hidden in attributes, lists, mappings, methods and functions."""
    secret = Secret()
    for thing in ({"a": [(Secret(), Secret(secret))]}, Secret(secret).show, lambda: secret.inner):
        assert any(reached is secret for reached in within_reach(thing))


class Secret:
    """Something to be found."""

    def __init__(self, inner: object = None) -> None:
        self.inner = inner

    def show(self) -> object:
        """What is in it."""
        return self.inner
