"""Rows of numbers read field by field, so that a test can say what stands in one."""

from __future__ import annotations

from stamtafel.core.game import Game
from stamtafel.core.state import State


def field(game: Game, state: State, seat: int, name: str) -> list[float]:
    """The numbers of one field of what a seat knows, times its scale."""
    encoding = game.encoding(state)
    at = 0
    for part in encoding.fields:
        if part.name == name:
            row = list(encoding.row(state, seat)[at : at + part.length])
            return [round(number * part.scale, 6) for number in row]
        at += part.length
    raise KeyError(name)


def places(numbers: list[float], width: int) -> list[list[int]]:
    """Which places of each group of so many are not 0."""
    groups = [numbers[start : start + width] for start in range(0, len(numbers), width)]
    return [[place for place, number in enumerate(group) if number] for group in groups]
