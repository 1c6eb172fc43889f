"""Tree search over imagined states (information-set tree search: Cowling, Powley, Whitehouse 2012).

One tree for the seat that decides. Every iteration imagines a state that agrees with all this seat
can know, goes down the tree along actions that are legal in it, plays on from where the tree ends,
and tells each seat on the way how well that went for it. Seats that choose at the same time choose
by what the node at which they began has told them, and so know nothing of each other's choices. The
tree ends where cards are dealt.

Unlike the paper's, a node is a history of choices: what a seat sees on the way, such as a card got
by a swap, does not part nodes, so a plan is the best on average over all that may be seen. With a
prior, half of what others choose is judgement's own pick, and how often an action could be taken
does not count; in plain search it does. Both imagine, and value what is not over, by judgement.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.core.state import Judgement, State

EXPLORE: Final = 0.7  # how much an action that was seldom taken appeals, in plain search
CURIOUS: Final = 3.0  # and in search with a prior, in deviations of what was found so far
TRUST: Final = 0.5  # how often others are expected to do what judgement picks for them
ASKED: Final = 24.0  # so often judgement is asked at a node what it would pick
LIKELY: Final = 0.5  # what judgement picks counts so much more than any other action
SOME: Final = 4  # after so many iterations the deviation is known
SLIGHT: Final = 0.001  # and never less than this
NEARLY: Final = 0.3  # an action taken so much as often as the first is as good for a temper
WIDENING: Final = 0.7  # for the root of how often a node was seen, so many actions are tried
HARD: Final = 0.5  # an untried action is expected so many deviations below the average


@final
class Edge:
    """An action of a seat at a node, and what is known of it."""

    __slots__ = ("seat", "action", "open", "picked", "visits", "total", "squares", "end")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.open = 0.0  # in plain search: how often it was legal when its node was reached
        self.picked = 0.0  # how often judgement picked it
        self.visits = 0.0
        self.total = 0.0  # what it has brought its seat, all visits together
        self.squares = 0.0
        self.end: Node | None = None  # where it leads


@final
class Node:
    """What has happened since the root, as far as choices go."""

    __slots__ = ("edges", "asked")

    def __init__(self) -> None:
        self.edges = vec[Edge]()
        self.asked = 0.0  # how often judgement was asked

    def edge(self, seat: i64, action: i64) -> Edge:
        """The edge of an action, made if there was none."""
        for edge in self.edges:
            if edge.action == action and edge.seat == seat:
                return edge
        fresh = Edge(seat, action)
        self.edges = append(self.edges, fresh)
        return fresh

    def follow(self, seat: i64, action: i64) -> Node:
        """Where an action leads, made if nobody has gone there."""
        edge = self.edge(seat, action)
        if edge.end is None:
            edge.end = Node()
        return edge.end


@final
class Search:
    """A search for one decision, in portions; the same by the same generator and iterations.

    `judgement` imagines, and says what an end is worth; with `plain` that is all it does: each
    action is tried once before any is tried twice, and playouts are random. Playouts end after
    `horizon` decisions (0: none), where cards are dealt, or with the game.
    """

    def __init__(
        self,
        state: State,
        seat: i64,
        actions: i64,
        judgement: Judgement,
        horizon: i64,
        plain: bool,
        rng: Rng,
    ) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.judgement: Final = judgement
        self.horizon: Final = horizon
        self.plain: Final = plain
        self.rng: Final = rng
        self.root: Final = Node()
        self.legal: Final = vec[i64]([0] * actions)  # by action: the last look in which it was so
        self.look: i64 = 0
        self.iterations: i64 = 0
        self.spread = 0.1  # the deviation of what was found so far
        self.sum = 0.0
        self.squares = 0.0
        self.even: Final = vec[float]([0.0] * state.seats)

    def run(self, iterations: i64) -> None:
        """Search on for so many iterations."""
        for _i in range(iterations):
            state = self.state.clone()
            self.judgement.imagine(state, self.seat, self.rng)
            before = self.even if self.plain else self.judgement.values(state)
            path = self.descend(state)
            self.play_on(state)
            self.tell(self.judgement.values(state), before, path)

    # Down the tree

    def descend(self, state: State) -> vec[Edge]:
        """Go down the tree to the first action that was not taken before; what was taken."""
        path = vec[Edge](capacity=16)
        node = self.root
        began = node  # where the seats that choose now began to choose at the same time
        together: i64 = 0  # who of them has not chosen yet, as bits
        seat = self.seat
        while not state.over and state.due == 0:
            if not (together >> seat) & 1:
                began = node
                together = state.owing
            edge = self.choose(began, state, seat)
            path = append(path, edge)
            together &= ~(1 << seat)
            state.apply(seat, edge.action)
            if edge.visits == 0.0:
                break
            node = node.follow(seat, edge.action)
            seat = state.turn
        return path

    def choose(self, node: Node, state: State, seat: i64) -> Edge:
        """The action to take at a node."""
        actions = state.legal(seat)
        if len(actions) == 1:
            edge = node.edge(seat, actions[0])
            edge.open += 1.0
            return edge
        if not self.plain and self.trusted(state, seat):
            return node.edge(seat, self.judgement.pick(state, seat, self.rng))
        self.look += 1
        for action in actions:
            self.legal[action] = self.look
        if self.plain:
            return self.choose_plainly(node, seat, actions)
        if node.asked < ASKED:
            node.asked += 1.0
            node.edge(seat, self.judgement.pick(state, seat, self.rng)).picked += 1.0
        return self.choose_wisely(node, seat, actions)

    def trusted(self, state: State, seat: i64) -> bool:
        """Whether judgement chooses: where nothing is to be found, and often for other seats."""
        if self.judgement.settled(state):
            return True
        return seat != self.seat and self.rng.chance() < TRUST

    def choose_plainly(self, node: Node, seat: i64, actions: vec[i64]) -> Edge:
        """Any action that was never taken; else the highest upper bound (UCB1, Auer 2002)."""
        known: i64 = 0
        best = -1000.0
        chosen: Edge | None = None
        for edge in node.edges:
            if edge.seat != seat or self.legal[edge.action] != self.look:
                continue
            if edge.visits == 0.0:
                return edge
            known += 1
            edge.open += 1.0
            bound = edge.total / edge.visits + EXPLORE * sqrt(log(edge.open) / edge.visits)
            if bound > best:
                best = bound
                chosen = edge
        if chosen is None or known < len(actions):
            return self.untried(node, seat, actions)
        return chosen

    def choose_wisely(self, node: Node, seat: i64, actions: vec[i64]) -> Edge:
        """By what an action brought, and how much of the prior it has (PUCT, Rosin 2011).

        Judgement's picks make the prior. Of hundreds of actions only few are tried, and more as the
        node is seen more often (progressive widening, Couëtoux and others 2011).
        """
        share = 1.0 / (LIKELY * node.asked + float(len(actions)))
        known: i64 = 0
        seen = 0.0
        mean = 0.0
        for edge in node.edges:
            if edge.seat == seat and self.legal[edge.action] == self.look:
                known += 1
                seen += edge.visits
                mean += edge.total
        mean = mean / seen if seen > 0.0 else 0.0
        curious = CURIOUS * self.spread * sqrt(seen + 1.0)
        hope = mean - HARD * self.spread
        best = -1000.0
        chosen: Edge | None = None
        for edge in node.edges:
            if edge.seat != seat or self.legal[edge.action] != self.look:
                continue
            worth = edge.total / edge.visits if edge.visits > 0.0 else mean
            worth += curious * (1.0 + LIKELY * edge.picked) * share / (1.0 + edge.visits)
            if worth > best:
                best = worth
                chosen = edge
        if chosen is None:
            return self.untried(node, seat, actions)
        few = float(known) < WIDENING * sqrt(seen)
        if known < len(actions) and (few or hope + curious * share > best):
            return self.untried(node, seat, actions)
        return chosen

    def untried(self, node: Node, seat: i64, actions: vec[i64]) -> Edge:
        """Any action that has no edge yet, each equally likely."""
        for edge in node.edges:
            if edge.seat == seat and self.legal[edge.action] == self.look:
                self.legal[edge.action] = 0
        left: i64 = 0
        chosen: i64 = 0
        for action in actions:
            if self.legal[action] == self.look:
                left += 1
                if self.rng.below(left) == 0:
                    chosen = action
        edge = node.edge(seat, chosen)
        edge.open += 1.0
        return edge

    # From the end of the tree

    def play_on(self, state: State) -> None:
        """Let all choose at random, or as judgement does, to the end of the playout."""
        for _i in range(self.horizon):
            if state.over or state.due:
                return
            seat = state.turn
            if self.plain:
                actions = state.legal(seat)
                state.apply(seat, actions[self.rng.below(len(actions))])
            else:
                state.apply(seat, self.judgement.pick(state, seat, self.rng))

    def tell(self, values: vec[float], before: vec[float], path: vec[Edge]) -> None:
        """Tell every choice on the way how much better it made things for its seat.

        Not how well that seat stands: some imagined states are better than others to begin with,
        and that says nothing of the choice (a control variate).
        """
        for edge in path:
            gained = values[edge.seat] - before[edge.seat]
            edge.visits += 1.0
            edge.total += gained
            edge.squares += gained * gained
        self.iterations += 1
        gained = values[self.seat] - before[self.seat]
        self.sum += gained
        self.squares += gained * gained
        if self.iterations > SOME:
            number = float(self.iterations)
            mean = self.sum / number
            self.spread = sqrt(max(0.0, self.squares / number - mean * mean)) + SLIGHT

    # What was found

    def best(self, temper: float = 0.0) -> i64:
        """The action taken most often, of equals the one that brought more.

        With a temper, of those taken nearly as often the one that brought most, `temper` times the
        deviation of what it brought being added.
        """
        most = 0.0
        for edge in self.root.edges:
            if edge.seat == self.seat:
                most = max(most, edge.visits)
        chosen: i64 = -1
        best = -1000.0
        for edge in self.root.edges:
            if edge.seat != self.seat or edge.visits < (most if temper == 0.0 else NEARLY * most):
                continue
            mean = edge.total / edge.visits
            mean += temper * sqrt(max(0.0, edge.squares / edge.visits - mean * mean))
            if mean > best:
                best = mean
                chosen = edge.action
        return chosen

    def found(self) -> list[tuple[int, float, float]]:
        """Each action tried, how often it was taken and what it gained on average."""
        return [
            (edge.action, edge.visits, edge.total / edge.visits)
            for edge in self.root.edges
            if edge.seat == self.seat and edge.visits > 0.0
        ]
