"""Tree search: repeatable, in portions, narrow where there is much to choose."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stamtafel.bots import searching
from stamtafel.bots.chair import Chair
from stamtafel.bots.levels import LEVELS, NAMES, bot
from stamtafel.bots.searching import Budget, SearchingBot
from stamtafel.core.game import Game, game, games
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.search.tree import Edge, Node, Search

EACH = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
MODES = pytest.mark.parametrize("plain", [False, True], ids=["strong", "plain"])


def begun(game: Game, seed: int, decisions: int = 0) -> State:
    """A random game after so many decisions, at a decision."""
    rng = stream(seed, "begun")
    state = game.begin(game.seats[-1])
    while state.due or decisions > 0:
        if state.due:
            state.deal(rng.order(state.due))
            continue
        actions = state.legal(state.turn)
        state.apply(state.turn, actions[rng.below(len(actions))])
        decisions -= 1
    return state


def searched(game: Game, state: State, portions: list[int], plain: bool = False) -> Search:
    """A search from a state for whoever is on turn, in such portions."""
    judgement = game.judgement
    assert judgement is not None
    rng = stream(3, "search")
    search = Search(state, state.turn, len(game.actions), judgement, 4, plain, rng)
    for portion in portions:
        search.run(portion)
    return search


@EACH
@MODES
def test_a_search_can_be_repeated_in_other_portions(game: Game, plain: bool) -> None:
    """The same iterations by the same chance find the same, however they are portioned."""
    for seed in range(3):
        state = begun(game, seed, 5 * seed)
        once = searched(game, state, [48], plain)
        again = searched(game, state, [16, 1, 31], plain)
        assert once.found() == again.found()
        assert once.best() == again.best()


@EACH
@MODES
def test_every_iteration_tries_one_action_of_the_seat(game: Game, plain: bool) -> None:
    """What was tried was legal, and how often adds up to the iterations; others choose as well."""
    for seed in range(4):
        state = begun(game, seed, 7 * seed)
        found = searched(game, state, [60], plain).found()
        assert sum(visits for _, visits, _ in found) == 60
        assert {action for action, _, _ in found} <= set(state.legal(state.turn))


@EACH
def test_plain_search_counts_how_often_an_action_could_be_taken(game: Game) -> None:
    """At least as often as it was, where it was the only one as well: upper bounds need it."""
    for seed in range(3):
        search = searched(game, begun(game, seed, 3 + 5 * seed), [200], plain=True)
        edges = list(below(search.root))
        assert len(edges) > 50
        assert all(edge.open >= edge.visits for edge in edges)


def below(node: Node) -> Iterator[Edge]:
    """All edges of a tree."""
    for edge in node.edges:
        yield edge
        if edge.end is not None:
            yield from below(edge.end)


@EACH
def test_a_search_leaves_the_state_alone(game: Game) -> None:
    """What was searched from is what it was."""
    state = begun(game, 1, 9)
    before = [game.view(state, seat) for seat in range(state.seats)]
    searched(game, state, [40])
    assert [game.view(state, seat) for seat in range(state.seats)] == before


def test_of_hundreds_of_actions_few_are_tried() -> None:
    """Of hundreds of offers a search tries few, and more the longer it searches."""
    played = game("wagenwissel")
    state = begun(played, 1)
    rng = stream(1, "rich")
    while len(state.legal(state.turn)) < 100:
        actions = state.legal(state.turn)
        state.apply(state.turn, actions[rng.below(len(actions))])
    short, long = (len(searched(played, state, [its]).found()) for its in (30, 600))
    assert 1 < short < long < len(state.legal(state.turn))


def test_seats_that_choose_together_know_nothing_of_each_other() -> None:
    """WW-3.1: what each may bid hangs at the node at which all began to."""
    played = game("wagenwissel")
    state = begun(played, 1)
    together = {seat for seat in range(state.seats) if (state.owing >> seat) & 1}
    assert len(together) > 1
    for plain in (False, True):
        root = searched(played, state, [200], plain).root
        assert {edge.seat for edge in root.edges} == together


def test_tempers_choose_among_what_is_nearly_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bold is who likes what varies more, careful who likes it less; neither what is rare."""
    played = game("symbiose")
    state = begun(played, 1, 8)
    search = searched(played, state, [])
    for action, visits, squares in ((0, 40.0, 1.0), (1, 30.0, 9.0), (2, 2.0, 90.0)):
        edge = search.root.edge(state.turn, action)
        edge.visits, edge.total, edge.squares = visits, 0.1 * visits, squares
    monkeypatch.setattr(SearchingBot, "search", lambda *_: search)
    rng = stream(1, "tempers")
    chair = Chair(played, state, state.turn, rng)
    for level in ("normal", "strong"):
        names = (level, f"{level}-bold", f"{level}-careful")
        assert [bot(name).choose(chair, rng) for name in names] == [0, 1, 0]
    edge.visits, edge.total, edge.squares = 30.0, 0.3 * 30.0, 90.0
    assert bot("strong-careful").choose(chair, rng) == 0


# The clock


@EACH
@pytest.mark.parametrize("name", NAMES)
def test_bots_answer_when_their_clock_is_out(
    monkeypatch: pytest.MonkeyPatch, game: Game, name: str
) -> None:
    """Whoever has no time left still chooses a legal action, without searching."""
    monkeypatch.delattr(SearchingBot, "search")
    state = begun(game, 3, 6)
    rng = stream(1, "late")
    chair = Chair(game, state, state.turn, rng, seconds=0.0)
    assert bot(name).choose(chair, rng) in chair.legal


@pytest.mark.parametrize("limit", [0.3, 0.05])
def test_a_search_stops_when_its_time_is_over(
    monkeypatch: pytest.MonkeyPatch, limit: float
) -> None:
    """Between two portions the bot looks at the clock, and keeps some time back for answering."""
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr(searching, "monotonic", clock)
    played = game("symbiose")
    state = begun(played, 1, 8)
    rng = stream(1, "timed")
    search = SearchingBot(Budget(seconds=limit)).search(Chair(played, state, state.turn, rng), rng)
    assert search.iterations == searching.PORTION * round(limit / 0.01)


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "easy"])
def test_levels_repeat_themselves_by_equal_seed(name: str) -> None:
    """With a budget of iterations, the same chance gives the same choice."""
    played = game("swoop")
    state = begun(played, 5, 12)
    choices = set()
    for _ in range(2):
        rng = stream(9, "bot")
        chair = Chair(played, state, state.turn, rng)
        choices.add(bot(name, Budget(iterations=60)).choose(chair, rng))
    assert len(choices) == 1
