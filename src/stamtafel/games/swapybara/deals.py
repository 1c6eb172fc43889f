"""In how many ways unknown cards can lie, and one of them by lot.

A permanent by subsets: with the unknown cards in a fixed order, `count[faces]` is the number of
ways to give these faces to the last so many of them.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.rng import Rng
from stamtafel.games.swapybara.cards import ANY, CARDS, NOTHING, SIZE


@final
class Ways:
    """In how many ways unknown cards can lie, shared by a position and its clones."""

    __slots__ = ("asked", "count")

    def __init__(self) -> None:
        self.asked: i64 = -1  # the unknown cards and their faces that `count` is about
        self.count: vec[i64] = NOTHING  # by set of faces still to be placed


def count_ways(unknown: vec[i64], may: vec[i64], faces: i64) -> vec[i64]:
    """For each set of these faces, in how many ways the last unknown cards can have them."""
    count = vec[i64]([0] * (ANY + 1))
    count[0] = 1
    for some in range(1, faces + 1):
        if some & faces != some:
            continue
        allowed = some & may[unknown[len(unknown) - SIZE[some]]]
        total: i64 = 0
        for card in range(i64(CARDS)):
            if (allowed >> card) & 1:
                total += count[some - (1 << card)]
        count[some] = total
    return count


def draw(
    dealt: vec[i64], unknown: vec[i64], may: vec[i64], faces: i64, count: vec[i64], rng: Rng
) -> vec[i64]:
    """The cards dealt with these faces on the unknown ones, all possible ways equally likely."""
    dealt = dealt[:]
    for k in unknown:
        lot = rng.below(count[faces])
        allowed = faces & may[k]
        for card in range(i64(CARDS)):
            if not (allowed >> card) & 1:
                continue
            lot -= count[faces - (1 << card)]
            if lot < 0:
                dealt[k] = card
                faces -= 1 << card
                break
    return dealt
