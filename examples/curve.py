"""Draws how shares of the wins go up or down: an SVG for light and dark pages, by itself."""

from html import escape

WIDTH, HEIGHT = 640, 330
LEFT, RIGHT, TOP, BOTTOM = 56, 520, 54, 284  # of the field in which the curve runs
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #333 }
rect { fill: #fff }
path { fill: none; stroke: #ccc }
.even { stroke: #b45309; stroke-width: 2; stroke-dasharray: 8 5 }
.start { stroke: #666; stroke-width: 2; stroke-dasharray: 2 4 }
.share { stroke: #0f766e; stroke-width: 3; stroke-linejoin: round }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd }
  rect { fill: #1b1f24 }
  path { stroke: #444 }
  .even { stroke: #fbbf24 }
  .start { stroke: #999 }
  .share { stroke: #5eead4 }
}
"""


def curve(shares: list[tuple[int, float]], even: float, title: str) -> str:
    """The picture of shares by steps, with the even share and the one before learning."""
    most = shares[-1][0] or 1
    across = {steps: LEFT + (RIGHT - LEFT) * steps / most for steps, _ in shares}
    points = " ".join(f"{across[steps]:.1f},{height(share):.1f}" for steps, share in shares)
    begun, ended = shares[0][1], shares[-1][1]
    parts = [
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        words(LEFT, 30, title, "start"),
        *(level(part / 4, f"{part / 4:.0%}", "", LEFT - 8, "end") for part in range(5)),
        level(even, f"even share {even:.0%}", "even", RIGHT + 8, "start"),
        level(begun, "", "start", LEFT, "start"),
        words(RIGHT, height(begun) + 17, f"before learning {begun:.0%}", "end"),
        f'<path class="share" d="M{points}"/>',
        words(RIGHT + 8, height(ended) - 8, f"{ended:.0%}", "start"),
        words(LEFT, BOTTOM + 26, "0", "middle"),
        words(RIGHT, BOTTOM + 26, f"{most:,} steps", "middle"),
    ]
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>\n'


def height(share: float) -> float:
    """Where a share stands."""
    return BOTTOM + (TOP - BOTTOM) * share


def level(share: float, text: str, kind: str, x: float, anchor: str) -> str:
    """A line across at a share, and what it is."""
    y = f"{height(share):.1f}"
    return f'<path class="{kind}" d="M{LEFT} {y}H{RIGHT}"/>' + words(
        x, height(share) + 4, text, anchor
    )


def words(x: float, y: float, text: str, anchor: str) -> str:
    """A text that begins, ends or has its middle at a place."""
    return f'<text x="{x:g}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
