"""The chart of the scores: its numbers, and that nothing in it hides something else."""

from __future__ import annotations

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as some

from stamtafel.web.chart import APART, BOTTOM, LEFT, RIGHT, TOP, apart, chart, scale, shortened

SCORES = some.lists(
    some.lists(some.integers(-300, 9000), min_size=8, max_size=8), min_size=2, max_size=40
)


def test_a_chart_has_a_line_for_each_seat_through_its_scores() -> None:
    """The best score stands at the top, the lowest at the bottom, the moments side by side."""
    drawn = chart([(0, 0), (5, 0), (10, 5)], ["0", "1", "2"], ["Anna", "Ben"])
    middle = (LEFT + RIGHT) / 2
    assert drawn.up[0] == (BOTTOM, "0")
    assert drawn.up[-1] == (TOP, "10")
    assert drawn.across == ((LEFT, "0"), (middle, "1"), (RIGHT, "2"))
    anna, ben = drawn.curves
    assert anna.points == ((LEFT, BOTTOM), (middle, (TOP + BOTTOM) / 2), (RIGHT, TOP))
    assert ben.points == ((LEFT, BOTTOM), (middle, BOTTOM), (RIGHT, (TOP + BOTTOM) / 2))
    assert anna.path == f"M{LEFT} {BOTTOM}L{middle:g} {(TOP + BOTTOM) / 2:g}L{RIGHT} {TOP}"


@given(SCORES)
def test_every_chart_stays_in_its_field(scores: list[list[int]]) -> None:
    """Lines run between the sides, labels keep apart, and no side has more than eight texts."""
    drawn = chart(scores, [str(at) for at in range(len(scores))], ["A name of many letters"] * 8)
    for curve in drawn.curves:
        assert all(LEFT <= x <= RIGHT and TOP <= y <= BOTTOM for x, y in curve.points)
        assert TOP <= curve.label_y <= BOTTOM
        assert set(curve.marks) <= set(curve.points)
        assert curve.points[-1] in curve.marks
    heights = sorted(curve.label_y for curve in drawn.curves)
    assert all(high - low >= APART - 0.11 for low, high in pairwise(heights))
    assert len(drawn.across) <= 6
    assert len(drawn.up) <= 6


def test_lines_differ_by_more_than_their_colour() -> None:
    """No two of eight seats share a dash pattern or a mark."""
    drawn = chart([(0,) * 8, (1,) * 8], ["0", "1"], ["x"] * 8)
    for one, other in combinations(drawn.curves, 2):
        assert one.dash != other.dash
        assert one.shape != other.shape


@given(some.integers(-500, 20_000), some.integers(0, 20_000))
def test_ticks_are_round_and_enclose_the_scores(low: int, more: int) -> None:
    """Never more than six, evenly apart, by 1, 2 or 5 and noughts."""
    ticks = scale(low, low + more)
    step = ticks[1] - ticks[0]
    assert ticks == list(range(ticks[0], ticks[-1] + 1, step))
    assert ticks[0] <= low <= low + more <= ticks[-1]
    assert str(step).rstrip("0") in ("1", "2", "5")
    assert len(ticks) <= 6


def test_labels_keep_the_order_of_their_lines() -> None:
    """Whoever stands higher is named higher, equal ones by seat."""
    assert apart([50.0, 50.0, 40.0]) == [60.0, 80.0, 40.0]


def test_long_names_are_cut_where_there_is_no_room() -> None:
    """Nine letters at most."""
    assert shortened("Anna") == "Anna"
    assert shortened("Gerrit-Jan") == "Gerrit-J…"
