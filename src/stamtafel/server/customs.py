"""What people agree on about their table, whatever they play at it; seconds where not in words."""

from __future__ import annotations

from collections.abc import Mapping

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Option, OptionValue

PERIODS = range(15, 301, 15)

CUSTOMS = (
    Option("grace", default=60, words=("never",), numbers=PERIODS),  # until a bot stands in
    Option("remind", default=60, words=("never",), numbers=PERIODS),  # until whoever decides is
    Option("clock", default="none", words=("none",), numbers=PERIODS),  # for a decision
    Option("at_zero", default="wait", words=("wait", "once", "stay")),  # when the clock is out
    Option("program", default=10, numbers=range(5, 61, 5)),  # for a decision of a program
    Option("aids", default="yes", words=("yes", "no")),  # the table remembers and reckons for all
    Option("hints", default="no", words=("no", "yes")),  # a seat may ask what one would do
    Option("chat", default="no", words=("no", "yes")),  # words of one's own, beside ready ones
)


def usual() -> dict[str, OptionValue]:
    """What a table has unless it agrees on something else."""
    return {custom.name: custom.default for custom in CUSTOMS}


def settle(given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All customs, those not given as usual; raises NotUnderstood."""
    known = {custom.name: custom for custom in CUSTOMS}
    for name in given:
        if name not in known:
            raise NotUnderstood("no-such-custom", custom=name)
    return usual() | {name: known[name].read(str(value)) for name, value in given.items()}


def period(customs: Mapping[str, OptionValue], name: str) -> float | None:
    """The seconds of a custom; None if it is switched off."""
    value = customs.get(name)
    return float(value) if isinstance(value, int) else None
