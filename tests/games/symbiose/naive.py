"""Symbiose's scoring written down once more, naively, from the cards as they are seen.

It knows the rulebook and the faces on the table, and nothing of how the program counts.
"""

from __future__ import annotations

from stamtafel.core.view import HIDDEN, View

RIVER = 9  # who looks at the river

# Who sits to the left and right of whom: as the players of SY-4.3, SY-5.3 and SY-6.2.
LEFT = {
    2: {0: 1, 1: RIVER},
    3: {0: 1, 1: 2, 2: 0},
    4: {0: 1, 1: 2, 2: 3, 3: 0},
}
RIGHT = {
    2: {0: RIVER, 1: 0},
    3: {0: 2, 1: 0, 2: 1},
    4: {0: 3, 1: 0, 2: 1, 3: 2},
}
PARTNER = {0: 2, 1: 3, 2: 0, 3: 1}


def scores(view: View, teams: bool) -> list[int]:
    """SY-4, SY-5.3, SY-6.2: the points of each player, face-down cards counting for nothing."""
    left, right = (PARTNER, PARTNER) if teams else (LEFT[view.seats], RIGHT[view.seats])
    ponds = {seat: cards(view, "pond", seat) for seat in range(view.seats)}
    ponds[RIVER] = cards(view, "river", None)
    found = []
    for seat in range(view.seats):
        total = 0
        for number, face in enumerate(ponds[seat]):
            beside = {0: left[seat], 1: seat, 2: seat, 3: right[seat]}[number % 4]
            total += worth(face, ponds[beside])
        found.append(total)
    return found


def cards(view: View, name: str, owner: int | None) -> list[str]:
    """The faces of a place."""
    place = view.place(name, owner)
    return [card.face for card in place.cards] if place else []


def worth(face: str, beside: list[str]) -> int:
    """SY-4.1, SY-4.2: what one card scores beside these cards."""
    if face == HIDDEN:
        return 0
    _, _, scores_for, points = face.split("-")
    if scores_for == "points":
        return int(points)
    return int(points) * sum(scores_for in other.split("-")[:2] for other in beside)


def shares(points: list[int], teams: bool) -> list[float]:
    """SY-4.4, SY-6.3: the shares of the win."""
    totals = [points[s] + points[PARTNER[s]] for s in range(4)] if teams else points
    winners = [total == max(totals) for total in totals]
    return [won / sum(winners) for won in winners]
