"""What somebody at the table can work out, the slow way: by every deal there could have been.

A witness starts a round with every order of the eight cards, and with each thing seen keeps those
in which it could have happened. It knows the rulebook and what its viewer may see, and nothing of
how the program keeps account. A table of honour (SW-8) has a witness of its own.
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


class HonourWitness:
    """One viewer through a round in which rules can be broken, told which cards were dealt.

    What was dealt is looked at only for what the viewer sees: own cards, and what a call exposes.
    """

    def __init__(self, seats: int, viewer: int, dealt: World) -> None:
        self.seats = seats
        self.viewer = viewer
        self.dealt = dealt
        self.lies = list(range(8))  # which of the cards dealt lies at each place
        self.held = [{place} for place in range(8)]
        self.deeds: list[Deed] = []
        self.swaps: list[tuple[int, int]] = []  # those that stand, in order
        self.out: set[int] = set()
        self.dealings = list(DEALS)
        self._looks()

    @property
    def worlds(self) -> list[World]:
        """All that is possible, by place."""
        return list(map(itemgetter(*self.lies), self.dealings))

    def _looks(self) -> None:
        """Everybody knows all cards they have ever held in the round."""
        mine = [card for card in range(8) if self.viewer in self.held[card]]
        self.dealings = [w for w in self.dealings if all(w[k] == self.dealt[k] for k in mine)]

    def _swap(self, one: int, other: int) -> tuple[int, int]:
        lies = self.lies
        lies[one], lies[other] = lies[other], lies[one]
        for place in (one, other):
            self.held[lies[place]].add(place)
        self._looks()
        return lies[one], lies[other]

    def asks(self, asker: int, whom: int) -> None:
        """SW-8.1, SW-8.8: to ask beyond the nearest still in is a breach if done with the 5."""
        still_in = [seat for seat in range(self.seats) if seat not in self.out]
        at = still_in.index(asker)
        if whom not in (still_in[at - 1], still_in[(at + 1) % len(still_in)]):
            self.deeds.append(Deed(asker, self.lies[asker], 5))

    def accepts(self, seat: int, asker: int) -> None:
        """SW-8.1: to accept is a breach if done with the 2."""
        asked = [d for d in self.deeds[-1:] if d.seat == asker and d.value == 5]
        self.deeds.append(Deed(seat, self.lies[seat], 2))
        self.swaps.append(self._swap(seat, asker))
        for deed in (*asked, self.deeds[-1]):
            deed.swap = self.swaps[-1]

    def refuses(self, seat: int) -> None:
        """SW-8.1: to refuse is a breach if done with the 4."""
        self.deeds.append(Deed(seat, self.lies[seat], 4))

    def takes_centre(self, seat: int) -> None:
        """SW-3.6: a swap with the centre."""
        self.swaps.append(self._swap(seat, 4))

    def calls(self, caller: int, offender: int) -> None:
        """SW-8.3, SW-8.5: whoever calls knows of the breach shown, and of no later one."""
        shown = self._latest(self.dealt, caller, offender)
        assert shown is not None
        self.dealings = [w for w in self.dealings if self._latest(w, caller, offender) is shown]
        self.out.add(offender)
        self.deeds.remove(shown)
        at = next((at for at, swap in enumerate(self.swaps) if swap is shown.swap), None)
        if at is None:
            return
        swap, *later = self.swaps[at:]
        if not any(set(swap) & set(other) for other in later):
            del self.swaps[at]
            self._swap(self.lies.index(swap[0]), self.lies.index(swap[1]))

    def _latest(self, world: World, caller: int, offender: int) -> Deed | None:
        for deed in reversed(self.deeds):
            known = deed.seat == offender and caller in self.held[deed.card]
            if known and world[deed.card] == deed.value:
                return deed
        return None

    def declares(self, seat: int) -> None:
        """SW-5.1: who has the 0 says so after the last turn."""
        self.dealings = [world for world in self.dealings if world[self.lies[seat]] == 0]


class Deed:
    """Something done with a card that breaks a rule if the card has this value."""

    def __init__(self, seat: int, card: int, value: int) -> None:
        self.seat = seat
        self.card = card
        self.value = value
        self.swap: tuple[int, int] | None = None
