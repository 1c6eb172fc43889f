"""What a table's page tells beside the game: what is said, and who has won this evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stamtafel.core.words import Words
from stamtafel.server.look import Entry, Look, Speech

LATELY = 8  # rows of the log for which what somebody says stays on the table


def recent(look: Look) -> dict[int, Speech]:
    """What each seat said a moment ago."""
    return {one.seat: one for one in look.talk if one.version > look.version - LATELY}


def heard(look: Look, names: Sequence[str], talk: Words) -> list[Entry]:
    """The log with all that was said at the table."""
    said = [
        Entry(
            one.version,
            key="table-said",
            names={
                "name": names[one.seat] if one.seat < len(names) else "",
                "words": one.text or talk.text(f"phrase-{one.key}"),
            },
        )
        for one in look.talk
    ]
    return sorted([*look.log, *said], key=lambda entry: entry.version)


def tally(look: Look) -> list[tuple[str, str, int]]:
    """Who won how many of the evening's games, and played how many; shared wins count in part."""
    won: dict[str, float] = {}
    played: Counter[str] = Counter()
    for one in look.evening:
        for name, share in zip(one.names, one.returns, strict=True):
            won[name] = won.get(name, 0.0) + share
            played[name] += 1
    order = sorted(won, key=lambda name: (-won[name], name))
    return [(name, f"{won[name]:.2f}".rstrip("0").rstrip("."), played[name]) for name in order]
