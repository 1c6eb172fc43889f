"""What templates are told of a look: who sits where, what may be done, what is said, who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from markupsafe import Markup

from stamtafel.core.game import seat_names
from stamtafel.core.view import Choice, Denied, Line, View
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


def others(look: Look) -> tuple[int, ...]:
    """The other seats clockwise, beginning left of the viewer; all of them for a watcher."""
    seats = len(look.people)
    if look.seat is None:
        return tuple(range(seats))
    return tuple((look.seat + step) % seats for step in range(1, seats))


def player_names(look: Look) -> tuple[str, ...]:
    """The players' names by seat."""
    spare = seat_names(len(look.people))
    return tuple(person.name or spare[person.seat] for person in look.people)


def answers(view: View | None) -> dict[str, Choice | Denied]:
    """What the viewer may do or might expect to be able to do, by the text of the action."""
    if view is None:
        return {}
    every: tuple[Choice | Denied, ...] = (*view.choices, *view.denied)
    return {one.text: one for one in every}


def hinted(look: Look) -> Callable[[str], Markup]:
    """Marks what leads to the action of a hint: its text, or the beginning of it up to a blank."""
    choices = look.view.choices if look.view and look.hint else ()
    texts = [one.text for one in choices if look.hint and one.action == look.hint.action]

    def mark(text: str) -> Markup:
        found = text in texts or (text[-1:] == " " and any(one.startswith(text) for one in texts))
        return Markup(' data-hint aria-describedby="hinted"' if found else "")

    return mark


def ranking(view: View) -> list[Line]:
    """The last account, winners first, then by points."""
    return sorted(
        view.account, key=lambda line: (-view.returns[line.owner], -view.scores[line.owner])
    )
