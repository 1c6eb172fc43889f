"""How one browser likes its tables; kept in a cookie, and seen by style sheets and scripts."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

WISHES: dict[str, tuple[str, ...]] = {
    "sound": ("on", "off"),
    "talk": ("on", "off"),
    "keys": ("on", "off"),
    "pace": ("normal", "slow", "fast", "instant"),
}


def chosen(given: Mapping[str, str]) -> dict[str, str]:
    """A value for each wish; what is not known counts as usual."""
    return {
        name: given[name] if given.get(name) in values else values[0]
        for name, values in WISHES.items()
    }


def written(wishes: Mapping[str, str]) -> str:
    """Wishes as a cookie."""
    return urlencode(wishes)


def read(cookie: str) -> dict[str, str]:
    """Wishes from a cookie, whatever stands in it."""
    return chosen(dict(parse_qsl(cookie)))
