"""A small seeded generator for simulations and search; a served table is never dealt by it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """Marsaglia's xorshift128 (2003): 32 bits a step, period 2**128 - 1."""

    __slots__ = ("x", "y", "z", "w")

    def __init__(self, x: i64, y: i64, z: i64, w: i64) -> None:
        self.x: i64 = x & WORD
        self.y: i64 = y & WORD
        self.z: i64 = z & WORD
        self.w: i64 = (w & WORD) | 1  # never all zero

    def word(self) -> i64:
        """A number from 0 to 2**32 - 1."""
        t = (self.x ^ (self.x << 11)) & WORD
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire 2019); n is at most 2**31."""
        product = self.word() * n
        if (product & WORD) < n:
            floor = (WORD + 1) % n
            while (product & WORD) < floor:
                product = self.word() * n
        return product >> 32

    def chance(self) -> float:
        """A number from 0.0 up to, not including, 1.0."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, cards: vec[i64]) -> None:
        """Put the cards in an order of which every one is equally likely (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def order(self, n: i64) -> vec[i64]:
        """The numbers from 0 to n - 1 in a shuffled order."""
        cards = vec[i64]([0] * n)
        for i in range(n):
            cards[i] = i
        self.shuffle(cards)
        return cards

    def __deepcopy__(self, memo: object) -> Rng:
        twin = Rng(self.x, self.y, self.z, self.w)
        twin.w = self.w
        return twin


def stream(seed: int, name: str) -> Rng:
    """The generator of one named stream of a seed: `stream(7, "deal")`, `stream(7, "bot/2")`."""
    digest = sha256(f"{seed}/{name}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 16, 4)]
    return Rng(words[0], words[1], words[2], words[3])
