"""The face of the package to programs and notebooks: begin a game, play it, look at it.

>>> import stamtafel
>>> sorted(stamtafel.games())
['swapybara', 'swoop', 'symbiose', 'wagenwissel']
>>> table = stamtafel.begin("swoop", seats=3, seed=7, target=1)
>>> while not table.over:
...     stamtafel.play(table, stamtafel.legal(table)[0])
>>> sum(table.returns)
1.0

Whatever is not understood or not allowed is a StamtafelError, and changes nothing.
"""

from __future__ import annotations

from secrets import randbits
from typing import SupportsIndex

from stamtafel.bots.chair import Chair
from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Game, OptionValue, game
from stamtafel.core.notation import read_number
from stamtafel.core.record import Act, Deal, Record, take
from stamtafel.core.rng import Rng, stream
from stamtafel.core.sketch import picture, sketch
from stamtafel.core.state import State
from stamtafel.core.view import View


class Table:
    """A game in progress whose cards are dealt by themselves; `begin` makes one.

    `print(table)` draws what everybody may know as text, and a notebook as a picture.
    """

    def __init__(self, record: Record, seed: int | None) -> None:
        self.record = record  # all that has happened; `record.write()` is it as text
        self.state: State = record.state()
        number = randbits(64) if seed is None else seed
        self._dealer: Rng = stream(number, "table")
        for step in record.steps:
            if isinstance(step, Deal):
                self._dealer.order(len(step.order))  # so that nothing is dealt again
        self._chairs: Rng = stream(number, "chairs")  # apart, so that no bot changes the deals
        self._deal()

    @property
    def game(self) -> Game:
        """What is played."""
        return self.record.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self.record.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def turn(self) -> int | None:
        """The first seat that owes a decision; None once the game is over."""
        return None if self.over else int(self.state.turn)

    @property
    def owing(self) -> tuple[int, ...]:
        """All seats that owe a decision: several where they choose at the same time."""
        return tuple(seat for seat in range(self.seats) if (self.state.owing >> seat) & 1)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple(int(points) for points in self.state.scores())

    @property
    def returns(self) -> tuple[float, ...]:
        """Each seat's share of the win, which add up to 1; empty until the game is over."""
        return tuple(self.state.returns()) if self.over else ()

    def chair(self, seat: int | None = None, seconds: float | None = None) -> Chair:
        """What a bot sits on, at the seat that is asked first unless another one is given.

        Raises NotUnderstood.
        """
        return Chair(self.game, self.state, _seat(self, seat), self._chairs, seconds)

    def picture(self, seat: int | None = None, lang: str = "en") -> str:
        """What a seat, or a spectator, may know, as an SVG picture; raises NotUnderstood."""
        return picture(self.game, view(self, seat), lang)

    def _deal(self) -> None:
        while self.state.due:
            self._happen(Deal(tuple(self._dealer.order(self.state.due))))

    def _happen(self, step: Act | Deal) -> None:
        take(self.game, self.state, step)
        self.record.steps.append(step)

    def _repr_html_(self) -> str:
        return self.picture()

    def __str__(self) -> str:
        return sketch(self.game, view(self))

    def __repr__(self) -> str:
        steps = len(self.record.steps)
        return f"<{self.game.name} with {self.seats} seats after {steps} steps>"


def begin(
    name: str, seats: int | None = None, seed: int | None = None, **options: OptionValue
) -> Table:
    """A new game, its first cards dealt; as few seats as it allows, and its own options.

    The same seed deals the same cards; without one they are different every time. Raises
    NotUnderstood.

    >>> table = stamtafel.begin("swapybara", seed=1, rounds=3)
    >>> table
    <swapybara with 4 seats after 2 steps>
    """
    played = game(name)
    count = played.seats[0] if seats is None else read_number(str(seats))
    return Table(Record.begin(played, count, options), seed)


def resume(record: str, seed: int | None = None) -> Table:
    """A game where its record, given as text, leaves off; raises BadRecord.

    With the seed that it began with, the cards come as if it had gone on.
    """
    return Table(Record.read(record), seed)


def legal(table: Table, seat: int | None = None) -> tuple[int, ...]:
    """The actions that a seat may take, the seat that is asked first unless another one is given.

    Empty for a seat that is not asked. Raises NotUnderstood.
    """
    return table.game.legal(table.state, _seat(table, seat))


def play(table: Table, action: int | str, seat: int | None = None) -> None:
    """Let a seat act, by the number of an action or its text, and deal what is due then.

    Raises Refused, which says why and names the rule, or NotUnderstood, changing nothing.

    >>> table = stamtafel.begin("swapybara", seed=1)
    >>> table.turn
    1
    >>> stamtafel.play(table, "refuse")
    Traceback (most recent call last):
    ...
    stamtafel.core.errors.Refused: It is your turn: ask somebody to swap. (SW-3.2)
    """
    number = table.game.actions.read(action) if isinstance(action, str) else action
    if not isinstance(number, SupportsIndex):
        raise NotUnderstood("no-such-action", text=str(number))
    table._happen(Act(_seat(table, seat), number))
    table._deal()


def view(table: Table, seat: int | None = None) -> View:
    """What a seat may know, or a spectator; raises NotUnderstood.

    >>> table = stamtafel.begin("swapybara", seed=1)
    >>> [card.face for card in stamtafel.view(table, 2).place("card", 2).cards]
    ['6']
    """
    return table.game.view(table.state, None if seat is None else _seat(table, seat))


def _seat(table: Table, seat: int | None) -> int:
    """A seat of a table, the one that is asked first unless one is given."""
    chosen = max(table.state.turn, 0) if seat is None else seat
    if chosen not in range(table.seats):
        raise NotUnderstood("no-such-seat", text=str(seat))
    return int(chosen)
