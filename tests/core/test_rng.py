"""The small generator of simulations and search."""

from __future__ import annotations

from collections import Counter

import pytest

from stamtafel.core.rng import Rng, stream


def test_marsaglias_numbers() -> None:
    """From Marsaglia's own seeds come Marsaglia's numbers."""
    rng = Rng(123456789, 362436069, 521288629, 88675123)
    first = [3701687786, 458299110, 2500872618, 3633119408, 516391518]
    assert [rng.word() for _ in range(5)] == first


def test_no_seed_makes_it_stand_still() -> None:
    """Even seeds that are all zero give different numbers."""
    rng = Rng(0, 0, 0, 0)
    assert len({rng.word() for _ in range(100)}) > 90


@pytest.mark.parametrize("n", [1, 2, 3, 7, 8, 1000, 2**31 - 1, 2**31])
def test_below_stays_below(n: int) -> None:
    """`below(n)` is at least 0 and less than n, up to 2**31."""
    rng = stream(1, "below")
    numbers = [rng.below(n) for _ in range(2000)]
    assert min(numbers) >= 0
    assert max(numbers) < n
    if n <= 8:
        assert set(numbers) == set(range(n))
    if n > 1000:
        assert min(numbers) < n // 100
        assert max(numbers) > n - n // 100


def test_below_is_even() -> None:
    """Each number below n is equally likely, where n is no power of two too."""
    for n in (3, 5, 6, 7, 3 * 2**29):
        rng = stream(2, f"even/{n}")
        seen = Counter(rng.below(n) * 12 // n if n > 12 else rng.below(n) for _ in range(12_000))
        cells = min(n, 12)
        expected = 12_000 / cells
        surplus = sum((count - expected) ** 2 / expected for count in seen.values()) - (cells - 1)
        assert len(seen) == cells
        assert abs(surplus) < 5 * (2 * (cells - 1)) ** 0.5


def test_every_order_is_equally_likely() -> None:
    """All 24 orders of four cards come about equally often."""
    rng = stream(3, "orders")
    seen = Counter(tuple(rng.order(4)) for _ in range(24 * 200))
    surplus = sum((count - 200) ** 2 / 200 for count in seen.values()) - 23
    assert len(seen) == 24
    assert abs(surplus) < 5 * (2 * 23) ** 0.5


@pytest.mark.parametrize("n", [0, 1, 8, 104])
def test_an_order_is_a_permutation(n: int) -> None:
    """A shuffled order has each number once."""
    assert sorted(stream(4, "order").order(n)) == list(range(n))


def test_chance_is_a_share() -> None:
    """`chance` is from 0.0 up to, not including, 1.0."""
    rng = stream(5, "chance")
    numbers = [rng.chance() for _ in range(2000)]
    assert 0.0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1.0


def test_a_stream_is_its_seed_and_its_name() -> None:
    """The same seed and name give the same numbers, also in years to come; others do not."""
    assert list(stream(7, "deal").order(8)) == [3, 1, 5, 0, 6, 7, 2, 4]
    firsts = {
        stream(seed, name).word() for seed in range(20) for name in ("deal", "bot/1", "bot/2")
    }
    assert len(firsts) == 60
    assert stream(7, "deal").word() == stream(7, "deal").word() == 2325604966
