"""Which games the toolkits' own checks play: each of the four, small, in several shapes."""

from __future__ import annotations

from typing import Any

Case = tuple[str, dict[str, Any]]

CASES: list[Case] = [
    ("swapybara", {"seats": 4, "rounds": 1}),
    ("swapybara", {"seats": 6, "rounds": 1, "enforcement": "honour"}),
    ("swoop", {"seats": 3, "target": 1, "cards": 6}),
    ("swoop", {"seats": 4, "target": 1, "table": "none", "cards": 8}),
    ("symbiose", {"seats": 2, "start": 0}),
    ("symbiose", {"seats": 4, "teams": "yes"}),
    ("wagenwissel", {"seats": 2, "quartets": 3, "each": 2}),
    ("wagenwissel", {"seats": 3, "quartets": 3, "auction": "open"}),
]


def named(case: Case) -> str:
    """How a case is called in the list of tests."""
    return "-".join([case[0], *(f"{name}={value}" for name, value in case[1].items())])
