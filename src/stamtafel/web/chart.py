"""A chart of the scores: where its lines, marks and labels lie. The template draws them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 320, 250
LEFT, RIGHT, TOP, BOTTOM = 40, 206, 14, 206  # of the field in which the lines run
APART = 20  # labels are at least so far from each other
LONGEST = 9  # letters of a name at the end of a line
MARKS = 8  # about so many marks stand on a line
DASHES = ("none", "8 4", "2 4", "12 4 2 4", "5 3", "14 6", "2 3 8 3", "1 3")
SHAPES = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M-4.5-4.5h9v9h-9z",
    "M0-6.5L6.5 0L0 6.5L-6.5 0z",
    "M0-6L6 5h-12z",
    "M0 6L6-5h-12z",
    "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
    "M-6-4l2-2l4 4l4-4l2 2l-4 4l4 4l-2 2l-4-4l-4 4l-2-2l4-4z",
    "M-6 0L-3-5.5h6L6 0L3 5.5h-6z",
)


@dataclass(frozen=True)
class Curve:
    """The line of one seat, and its name at the end."""

    seat: int
    points: tuple[tuple[float, float], ...]
    marks: tuple[tuple[float, float], ...]
    label: str
    label_y: float

    @property
    def path(self) -> str:
        """The line as SVG has it."""
        return "M" + "L".join(f"{x:g} {y:g}" for x, y in self.points)

    @property
    def dash(self) -> str:
        """How the line is broken, unlike the others."""
        return DASHES[self.seat % len(DASHES)]

    @property
    def shape(self) -> str:
        """The mark on the line, unlike the others."""
        return SHAPES[self.seat % len(SHAPES)]


@dataclass(frozen=True)
class Chart:
    """All lines, and what stands along the two sides: a place and a text each."""

    curves: tuple[Curve, ...]
    across: tuple[tuple[float, str], ...]
    up: tuple[tuple[float, str], ...]


def chart(scores: Sequence[Sequence[int]], along: Sequence[str], names: Sequence[str]) -> Chart:
    """The chart of scores by moment and seat; `along` says what each moment is."""
    low, high = min(map(min, scores)), max(map(max, scores))
    ticks = scale(low, high)
    low, high = min(low, ticks[0]), max(high, ticks[-1])
    xs = [spread(place, 0, len(scores) - 1, LEFT, RIGHT) for place in range(len(scores))]
    lines = [
        tuple(
            (x, spread(row[seat], low, high, BOTTOM, TOP))
            for x, row in zip(xs, scores, strict=True)
        )
        for seat in range(len(names))
    ]
    every = -(-len(xs) // MARKS)
    labels = apart([line[-1][1] for line in lines])
    curves = [
        Curve(seat, line, (*line[:-1:every], line[-1]), shortened(names[seat]), labels[seat])
        for seat, line in enumerate(lines)
    ]
    shown = range(0, len(xs), -(-len(xs) // 6))
    return Chart(
        curves=tuple(curves),
        across=tuple((xs[place], along[place]) for place in shown),
        up=tuple((spread(tick, low, high, BOTTOM, TOP), str(tick)) for tick in ticks),
    )


def spread(value: float, low: float, high: float, start: float, end: float) -> float:
    """Where a value between two others lies between a start and an end."""
    return round(start + (end - start) * (value - low) / ((high - low) or 1), 1)


def scale(low: int, high: int) -> list[int]:
    """Round numbers around and between two others: at most six."""
    step = next(
        step
        for power in range(12)
        for step in (10**power, 2 * 10**power, 5 * 10**power)
        if (high - low) / step <= 4
    )
    first, last = low // step * step, -(-high // step) * step
    return list(range(first, max(last, first + step) + 1, step))


def apart(wanted: Sequence[float]) -> list[float]:
    """Heights for labels as near to the wanted ones as they can be without touching."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    heights = [0.0] * len(wanted)
    lowest = float(TOP - APART)
    for seat in order:
        lowest = heights[seat] = max(wanted[seat], lowest + APART)
    highest = float(BOTTOM + APART)
    for seat in reversed(order):
        highest = heights[seat] = min(heights[seat], highest - APART)
    return [round(height, 1) for height in heights]


def shortened(name: str) -> str:
    """A name that has room beside the chart."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
