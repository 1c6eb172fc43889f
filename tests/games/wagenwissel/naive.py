"""A second opinion about paying (WW-8): slow, from the sentences of the rulebook.

A hand or a pot is a list of notes, a way to pay a tuple of notes from high to low.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

Way = tuple[int, ...]


def choices(notes: Iterable[int]) -> Iterator[Way]:
    """Every choice of some notes, equal notes being alike."""
    counts = sorted(Counter(notes).items(), reverse=True)
    for numbers in product(*(range(number + 1) for _, number in counts)):
        yield tuple(
            note for (note, _), number in zip(counts, numbers, strict=True) for _ in range(number)
        )


def payments(hand: Iterable[int], sum_: int) -> set[Way]:
    """WW-8.1: all exact ways; else all that cover the sum and lose that with any note left out."""
    ways = list(choices(hand))
    exact = {way for way in ways if sum(way) == sum_}
    return exact or {
        way for way in ways if sum(way) > sum_ and all(sum(way) - note < sum_ for note in way)
    }


def payments_to_pot(hand: Iterable[int], pot: Iterable[int], sum_: int) -> set[Way]:
    """WW-8.2: the same, but only ways on which the pot can give exact change, if there are any."""
    ways = payments(hand, sum_)
    possible = sums(pot)
    changed = {way for way in ways if sum(way) - sum_ in possible}
    return changed or ways


def sums(notes: Iterable[int]) -> set[int]:
    """All sums that can be laid exactly (WW-3.1), nothing included."""
    found = {0}
    for note in notes:
        found |= {sum_ + note for sum_ in found}
    return found


def paid_out(pot: Iterable[int], sum_: int) -> Way:
    """WW-8.4: the greatest sum up to this one, fewest notes, then the highest ones."""
    ways = [way for way in choices(pot) if sum(way) <= sum_]
    most = max(map(sum, ways))
    ways = [way for way in ways if sum(way) == most]
    return max(way for way in ways if len(way) == min(map(len, ways)))


def proposed(ways: Iterable[Way], sum_: int) -> tuple[int, int]:
    """WW-8.3: the least overpayment, and then the fewest notes, among some ways."""
    return min((sum(way) - sum_, len(way)) for way in ways)
