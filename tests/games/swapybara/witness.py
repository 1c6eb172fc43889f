"""What somebody at the table can work out, the slow way: by every deal there could have been.

A witness starts a round with every order of the eight cards, and with each thing seen keeps those
in which it could have happened. It knows the rulebook and what its viewer may see, and nothing of
how the program keeps account.
"""

from __future__ import annotations

from itertools import permutations
from operator import itemgetter

World = tuple[int, ...]  # the value of the card at each place: the seats, the centre, the box

DEALS: tuple[World, ...] = tuple(permutations(range(-1, 7)))


class Witness:
    """One viewer (-1: a spectator) through one round, with all the worlds that are possible."""

    def __init__(self, seats: int, viewer: int, own: int | None) -> None:
        self.seats = seats
        self.viewer = viewer
        self.worlds = list(DEALS)
        self._sees(own)

    def _sees(self, own: int | None) -> None:
        """One's own card is what it is; a spectator has none."""
        if own is not None:
            viewer = self.viewer
            self.worlds = [world for world in self.worlds if world[viewer] == own]

    def _swap(self, one: int, other: int) -> None:
        places = list(range(8))
        places[one], places[other] = other, one
        self.worlds = list(map(itemgetter(*places), self.worlds))

    def asks(self, asker: int, whom: int) -> None:
        """SW-4.5: who asks somebody that is no neighbour does not hold the 5."""
        if (asker - whom) % self.seats not in (1, self.seats - 1):
            self.worlds = [world for world in self.worlds if world[asker] != 5]

    def accepts(self, seat: int, asker: int, own: int | None) -> None:
        """SW-4.2: who accepts does not hold the 2. SW-3.5: the cards change places."""
        self.worlds = [world for world in self.worlds if world[seat] != 2]
        self._swap(seat, asker)
        self._sees(own)

    def refuses(self, seat: int) -> None:
        """SW-4.4: who refuses does not hold the 4."""
        self.worlds = [world for world in self.worlds if world[seat] != 4]

    def takes_centre(self, seat: int, own: int | None) -> None:
        """SW-3.6: a swap with the centre tells nothing but to who made it."""
        self._swap(seat, 4)
        self._sees(own)

    def declares(self, seat: int) -> None:
        """SW-5.1: who has the 0 says so after the last turn."""
        self.worlds = [world for world in self.worlds if world[seat] == 0]
