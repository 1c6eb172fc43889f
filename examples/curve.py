"""Draws shares of the wins by steps: a picture in SVG for light and dark pages."""

from html import escape
from math import ceil

WIDTH, HEIGHT = 640, 330
LEFT, RIGHT, TOP, BOTTOM = 56, 500, 54, 284  # of the field in which the curve runs
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #333 }
rect { fill: #fff }
path { fill: none; stroke: #ddd }
.even { stroke: #b45309; stroke-width: 2; stroke-dasharray: 8 5 }
.start { stroke: #666; stroke-width: 2; stroke-dasharray: 2 4 }
.share { stroke: #0f766e; stroke-width: 3; stroke-linejoin: round }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd }
  rect { fill: #1b1f24 }
  path { stroke: #333a42 }
  .even { stroke: #fbbf24 }
  .start { stroke: #999 }
  .share { stroke: #5eead4 }
}
"""


def curve(shares: list[tuple[int, float]], even: float, title: str) -> str:
    """The picture of shares by steps, with the even share and the one before learning."""
    (_, begun), (steps, ended) = shares[0], shares[-1]
    top = ceil(10 * max(even, *(share for _, share in shares)))  # tenths on the left
    wide = (RIGHT - LEFT) / steps
    points = [f"{LEFT + step * wide:.1f},{height(share, top):.1f}" for step, share in shares]
    parts = [
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        *(across(tenth / 10, top, "tenth") for tenth in range(top + 1)),
        *(beside(tenth / 10, top, "", LEFT - 8, "end") for tenth in range(top + 1)),
        across(even, top, "even"),
        across(begun, top, "start"),
        f'<path class="share" d="M{" ".join(points)}"/>',
        beside(even, top, "even share ", RIGHT + 8, "start"),
        beside(ended, top, "", RIGHT + 8, "start"),
        words(RIGHT, height(begun, top) + 17, f"before learning {begun:.0%}", "end"),
        words(LEFT, 30, title, "start"),
        words(LEFT, BOTTOM + 26, "0", "middle"),
        words(RIGHT, BOTTOM + 26, f"{steps:,} steps", "middle"),
    ]
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>\n'


def height(share: float, top: int) -> float:
    """Where a share stands, if so many tenths stand at the top."""
    return BOTTOM + (TOP - BOTTOM) * share * 10 / top


def across(share: float, top: int, kind: str) -> str:
    """A line at a share."""
    return f'<path class="{kind}" d="M{LEFT} {height(share, top):.1f}H{RIGHT}"/>'


def beside(share: float, top: int, what: str, x: float, anchor: str) -> str:
    """A share in words, beside the field."""
    return words(x, height(share, top) + 4, f"{what}{share:.0%}", anchor)


def words(x: float, y: float, text: str, anchor: str) -> str:
    """A text that begins, ends or has its middle at a place."""
    return f'<text x="{x:g}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
