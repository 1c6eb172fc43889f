"""SY-6, two against two."""

from __future__ import annotations

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.games.symbiose import GAME
from tests.games.symbiose.drawing import SEATS, points, shown, table, totals

PLAIN = "snail orange points 1"
FOUR = "A: | B: | C: | D:"


@pytest.mark.parametrize("seats", [2, 3])
def test_sy_6_1_only_four_play_in_teams(seats: int) -> None:
    """SY-6.1: teams are for four players."""
    with pytest.raises(NotUnderstood) as error:
        GAME.begin(seats, {"teams": "yes"})
    assert str(error.value) == f"Option teams is only for 4 players, not for {seats}."


def test_sy_6_1_partners_see_no_more() -> None:
    """SY-6.1: set-up and turns are as always; partners see what everybody sees."""
    game = table(FOUR, teams="yes")
    assert GAME.view(game, 0).places == GAME.view(game, 2).places == GAME.view(game).places
    assert [len(GAME.legal(game, seat)) for seat in range(4)] == [8] * 4


@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize(("place", "looks"), [("a1", "partner"), ("b1", "own"), ("d2", "partner")])
def test_sy_6_2_both_edges_look_at_the_partner(owner: int, place: str, looks: str) -> None:
    """SY-6.2: both edges count in the partner's pond, the middle in one's own."""
    pond = (owner + 2) % 4 if looks == "partner" else owner
    finds = []
    for other in range(4):
        ponds = [f"{seat}:" for seat in SEATS]
        ponds[owner] += f" {place} frog orange pink 2"
        ponds[other] += f"{',' if other == owner else ''} c2 fish pink points 8"
        game = shown(table(" | ".join(ponds), filler=PLAIN, teams="yes"))
        finds.append(points(game, f"{SEATS[owner]} {place}"))
    assert finds == [2 * (other == pond) for other in range(4)]


def test_sy_6_3_the_sum_of_both_wins() -> None:
    """SY-6.3: the points of both partners are added, and the better team wins, both of them."""
    drawing = "A: a1 fish pink points 8 | B: a1 fish pink points 5 | C: | D: a1 fish pink points 5"
    game = shown(table(drawing, teams="yes"))
    assert totals(game) == "A 15, B 12, C 8, D 12"
    assert list(game.returns()) == [0.0, 0.5, 0.0, 0.5]
    view = GAME.view(game)
    assert [view.counter("team", seat) for seat in range(4)] == [23, 24, 23, 24]
    assert view.prompt.key == "prompt-team"
    assert view.prompt.seats == {"by": 1, "with": 3}


def test_sy_6_3_equal_teams_share() -> None:
    """SY-6.3: with equal sums both teams win, however the points are spread in them."""
    game = shown(
        table("A: a1 fish pink points 8 | B: | C: | D: a1 fish pink points 8", teams="yes")
    )
    assert list(game.returns()) == [0.25] * 4
    assert GAME.view(game).prompt.key == "prompt-teams"
