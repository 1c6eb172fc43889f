"""SW-8: breaches of the rules, who knows of them, and swaps that can be undone (option `honour`).

A deed is what a seat did with a card in hand that breaks a rule if that card has one certain face.
Everybody sees deeds; whether one is a breach knows whoever has held its card in the round (SW-8.2).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NEVER: Final = 0  # no swap


@final
class Deed:
    """Something done that is a breach if the card it was done with has this face."""

    __slots__ = ("called", "card", "face", "seat", "swap", "undone")

    def __init__(
        self, seat: i64, card: i64, face: i64, swap: i64, called: bool, undone: bool
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card  # which of the cards dealt
        self.face: Final = face
        self.swap: Final = swap  # the swap it brought about, or NEVER
        self.called: Final = called
        self.undone: Final = undone  # its swap was undone when it was called


@final
class Swap:
    """Two cards that changed places, and which swap each had been in before."""

    __slots__ = ("one", "one_before", "other", "other_before")

    def __init__(self, one: i64, other: i64, one_before: i64, other_before: i64) -> None:
        self.one: Final = one
        self.other: Final = other
        self.one_before: Final = one_before
        self.other_before: Final = other_before


@final
class Honour:
    """The deeds and swaps of a round."""

    def __init__(self, deeds: vec[Deed], swaps: vec[Swap], last: vec[i64]) -> None:
        self.deeds = deeds
        self.swaps = swaps  # swap number k stands at k - 1
        self.last: Final = last  # by dealt card: the last swap it was in that still stands

    def clone(self) -> Honour:
        return Honour(self.deeds[:], self.swaps[:], self.last[:])

    def note(self, seat: i64, card: i64, face: i64, swap: i64) -> None:
        """Remember a deed."""
        self.deeds = append(self.deeds, Deed(seat, card, face, swap, False, False))

    def note_swap(self, one: i64, other: i64) -> i64:
        """Remember a swap of two dealt cards; its number."""
        self.swaps = append(self.swaps, Swap(one, other, self.last[one], self.last[other]))
        self.last[one] = len(self.swaps)
        self.last[other] = len(self.swaps)
        return len(self.swaps)

    def note_accepted(self, asker: i64, face: i64, swap: i64) -> None:
        """If the asker's last deed was to ask out of turn, this swap is what it brought about."""
        index = len(self.deeds) - 1
        if index >= 0:
            deed = self.deeds[index]
            if deed.seat == asker and deed.face == face:
                self.deeds[index] = Deed(asker, deed.card, face, swap, False, False)

    def latest(self, caller: i64, offender: i64, dealt: vec[i64], held: vec[i64]) -> i64:
        """SW-8.5: the latest breach that the caller knows of (SW-8.2) by a seat still in, or -1."""
        for index in range(len(self.deeds) - 1, -1, -1):
            deed = self.deeds[index]
            knows = (held[deed.card] >> caller) & 1 == 1
            breach = dealt[deed.card] == deed.face
            if deed.seat == offender and knows and breach:
                return index
        return -1

    def stands(self, deed: Deed) -> bool:
        """SW-8.3: whether a deed's swap can be undone: neither of its cards has moved since."""
        if deed.swap == NEVER:
            return False
        swap = self.swaps[deed.swap - 1]
        return self.last[swap.one] == deed.swap and self.last[swap.other] == deed.swap

    def call(self, index: i64) -> Swap | None:
        """A deed is called; its swap if that is to be undone, which then counts as never made."""
        deed = self.deeds[index]
        undone = self.stands(deed)
        self.deeds[index] = Deed(deed.seat, deed.card, deed.face, deed.swap, True, undone)
        if not undone:
            return None
        swap = self.swaps[deed.swap - 1]
        self.last[swap.one] = swap.one_before
        self.last[swap.other] = swap.other_before
        return swap


def fresh(cards: i64) -> Honour:
    """The honour of a round that begins."""
    return Honour(vec[Deed](), vec[Swap](), vec[i64]([NEVER] * cards))
