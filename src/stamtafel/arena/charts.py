"""Charts of a report: where bars and marks lie. The template draws them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Row = tuple[str, str, float, float, float]  # label, text, value, low, high
MOST = 12  # so many columns at the most


@dataclass(frozen=True)
class Bar:
    """A bar and its interval, as parts of the whole width, and what is told of it."""

    label: str
    text: str
    at: float
    low: float
    high: float


@dataclass(frozen=True)
class Column:
    """How many fall between two numbers, and which part of the highest column that is."""

    least: int
    most: int
    count: int
    height: float


def bars(rows: Sequence[Row], whole: float = 0.0) -> list[Bar]:
    """Bars of label, text, value, low and high; `whole` is how much the width holds at least.

    They begin at 0, so what lies below has none.
    """
    width = max([whole, *(high for *_, high in rows)]) or 1.0
    return [
        Bar(label, text, max(0.0, at) / width, max(0.0, low) / width, high / width)
        for label, text, at, low, high in rows
    ]


def columns(numbers: Sequence[int]) -> list[Column]:
    """How often numbers fall into ranges of the same width."""
    if not numbers:
        return []
    least = min(numbers)
    width = (max(numbers) - least) // MOST + 1
    counts = [0] * ((max(numbers) - least) // width + 1)
    for number in numbers:
        counts[(number - least) // width] += 1
    starts = range(least, least + width * len(counts), width)
    return [
        Column(start, start + width - 1, count, count / max(counts))
        for start, count in zip(starts, counts, strict=True)
    ]
