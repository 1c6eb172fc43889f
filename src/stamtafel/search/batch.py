"""Many games at once, for programs that learn: one call takes a step in all of them.

What a step leaves behind stands in rows that NumPy reads in place, by the buffer protocol:

turn          by game: the seat that decides
mask          by game and action: 1 if that seat may take it
observation   by game: what that seat knows, as its game encodes it
done          by game: 1 if a game ended in the last step; another one has begun in its place
returns       by game and seat: the shares of the win if it did, else 0
final         by game, if one seat only is asked: what it knew at the end of the last game

The rows are written anew by every step. Seats that owe a decision at the same time are asked one
after another, and none sees what the others chose. A game that ends before anybody is asked in it
is skipped: it is in no row.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stamtafel.core.encoding import Encoding
from stamtafel.core.rng import Rng, stream
from stamtafel.core.state import Judgement, State

WIDTH: Final = 8  # bytes of an action
EVERY_SEAT: Final = -1
IDLE: Final = 1000  # so many games in a row in which nobody was asked are too many
NO: Final[u8] = 0
YES: Final[u8] = 1


@final
class Batch:
    """Games of one kind, each dealt from a stream of its own and begun anew when it ends.

    `actions` is how many action numbers there are, 0 for no mask; without an `encoding` there is no
    observation. If `seat` is one of the seats, only that one is asked: `judgement` decides for the
    others, by what they can know, or chance where there is none.
    """

    def __init__(
        self,
        start: State,
        games: i64,
        actions: i64 = 0,
        encoding: Encoding | None = None,
        seed: int = 0,
        seat: i64 = EVERY_SEAT,
        judgement: Judgement | None = None,
    ) -> None:
        self.start: Final = start.clone()
        self.games: Final = games
        self.actions: Final = actions
        self.encoding: Final = encoding
        self.seat: Final = seat
        self.judgement: Final = judgement
        size: i64 = 0
        ends: i64 = 0
        if encoding is not None:
            size = encoding.size
            if seat >= 0:
                ends = size
        self.turn: Final = vec[i64]([0] * games)
        self.mask: Final = vec[u8]([NO] * (games * actions))
        self.observation: Final = vec[float]([0.0] * (games * size))
        self.final: Final = vec[float]([0.0] * (games * ends))
        self.done: Final = vec[u8]([YES] * games)  # before its first decision a game is skipped
        self.returns: Final = vec[float]([0.0] * (games * start.seats))
        states = vec[State]()
        rngs = vec[Rng]()
        for game in range(games):
            states = append(states, start.clone())
            rngs = append(rngs, stream(seed, f"game/{game}"))
        self.states: Final = states
        self.rngs: Final = rngs
        self.rows: Final = vec[vec[i64]]([vec[i64]() for _game in range(games)])
        for game in range(games):
            self.go_on(game)
            self.done[game] = NO

    def step(self, actions: bytes) -> None:
        """Take an action in every game: eight bytes each, the lowest first.

        Raises ValueError if one of them is not legal; then nothing changes.
        """
        if len(actions) != WIDTH * self.games:
            raise ValueError(f"{self.games} actions of {WIDTH} bytes are needed")
        for game in range(self.games):
            if not self.may(game, read_i64_le(actions, WIDTH * game)):
                raise ValueError(f"game {game}: the action is not legal")
        for game in range(self.games):
            self.take(game, read_i64_le(actions, WIDTH * game))

    def step_at_random(self) -> None:
        """Take a legal action in every game, each equally likely."""
        for game in range(self.games):
            row = self.rows[game]
            self.take(game, row[self.rngs[game].below(len(row))])

    def may(self, game: i64, action: i64) -> bool:
        """Whether an action is legal in a game now."""
        if self.actions:
            legal = 0 <= action < self.actions
            return legal and self.mask[game * self.actions + action] == YES
        return action in self.rows[game]

    def take(self, game: i64, action: i64) -> None:
        """One step of one game."""
        if self.done[game]:
            self.done[game] = NO
            for place in range(game * self.start.seats, (game + 1) * self.start.seats):
                self.returns[place] = 0.0
        if self.actions:
            base = game * self.actions
            for other in self.rows[game]:
                self.mask[base + other] = NO
        self.states[game].apply(self.turn[game], action)
        self.go_on(game)

    def go_on(self, game: i64) -> None:
        """Deal, end, begin and let others decide until a seat is to be asked; then show it."""
        state = self.states[game]
        rng = self.rngs[game]
        idle: i64 = 0
        while state.turn < 0 or (self.seat >= 0 and state.turn != self.seat):
            if state.over:
                idle += 1
                if idle == IDLE:
                    raise ValueError("these games end before anybody is asked")
                self.finish(game, state)
                state = self.start.clone()
                self.states[game] = state
            elif state.due:
                state.deal(rng.order(state.due))
            else:
                self.answer(state, rng)
        self.show(game, state)

    def finish(self, game: i64, state: State) -> None:
        """Note how a game ended, the first since somebody was asked: only that one was played."""
        if self.done[game]:
            return
        self.done[game] = YES
        base = game * state.seats
        for share in state.returns():
            self.returns[base] = share
            base += 1
        if self.seat >= 0 and self.encoding is not None:
            self.encoding.write(state, self.seat, self.final, game * self.encoding.size)

    def answer(self, state: State, rng: Rng) -> None:
        """Another seat decides."""
        seat = state.turn
        actions = state.legal(seat)
        judgement = self.judgement
        if len(actions) == 1:
            state.apply(seat, actions[0])
        elif judgement is None:
            state.apply(seat, actions[rng.below(len(actions))])
        else:
            imagined = state.clone()
            judgement.imagine(imagined, seat, rng)
            state.apply(seat, judgement.pick(imagined, seat, rng))

    def show(self, game: i64, state: State) -> None:
        """Write what the seat on turn may do and what it knows."""
        seat = state.turn
        row = state.legal(seat)
        self.turn[game] = seat
        self.rows[game] = row
        if self.actions:
            base = game * self.actions
            for action in row:
                self.mask[base + action] = YES
        if self.encoding is not None:
            encoding = self.encoding
            encoding.write(state, seat, self.observation, game * encoding.size)
