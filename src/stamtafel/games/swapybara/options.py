"""What Swapybara's players agree on before a game (SW-1.2, SW-1.3, SW-1.4)."""

from __future__ import annotations

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Option, Options, OptionValue
from stamtafel.core.state import State
from stamtafel.games.swapybara.cards import (
    MIDDLE,
)
from stamtafel.games.swapybara.rules import (
    begin,
)

OPTIONS = (
    Option("rounds", default=3, words=("none",), numbers=range(1, 21)),
    Option("target", default="none", words=("none",), numbers=range(1, 101)),
    Option("start", default="lot", words=("lot",), numbers=range(8)),
    Option("enforcement", default="strict", words=("strict", "honour")),
    Option("turns", default=3, numbers=range(1, 4), study=True),
)


def check(seats: int, given: Options, options: dict[str, OptionValue]) -> None:
    """SW-1.2: either rounds or a target. SW-1.4: the start player is one of the players."""
    if options["target"] != "none" and "rounds" not in given:
        options["rounds"] = "none"
    if (options["rounds"] == "none") == (options["target"] == "none"):
        raise NotUnderstood("option-either", one="rounds", other="target")
    start = options["start"]
    if isinstance(start, int) and start >= seats:
        raise NotUnderstood("start-seat", option="start", place=start + 1, seats=seats)


def setup(seats: int, options: Options) -> State:
    """A new game with settled options."""
    return begin(
        seats,
        rounds=number(options["rounds"], 0),
        target=number(options["target"], 0),
        start=number(options["start"], MIDDLE),
        turns=number(options["turns"], 3),
        honour=options["enforcement"] == "honour",
    )


def number(value: OptionValue, otherwise: int) -> int:
    """The number of an option, or what stands for its word."""
    return value if isinstance(value, int) else otherwise
