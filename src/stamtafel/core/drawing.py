"""Words, tags and cards in panels one below another, as an SVG picture with its own style."""

from __future__ import annotations

from html import escape
from textwrap import wrap

WIDTH = 720  # of the whole picture, in pixels, as all measures here
EDGE = 14  # between a panel's border and what is in it
LETTER = 7.4  # about as wide is a letter,
BOLD = 9.0  # and one of a title
LABEL = 120  # cards begin at the same place behind labels that are not wider
CARD = (26, 34)  # the least width of a card, and its height
GAP = 6
TAG = 22

STYLE = {  # all under one class, since a notebook's page has styles of its own
    "text": "font: 13px system-ui, sans-serif; fill: #26231d",
    ".title": "font-weight: 700",
    ".label": "fill: #6b6455",
    ".middle": "text-anchor: middle",
    ".on-back": "fill: #fff",
    ".paper": "fill: #faf7f0",
    ".panel": "fill: #fff; stroke: #d9d2c3",
    ".asked": "stroke: #a8480c; stroke-width: 2.5",
    ".tag": "fill: #ece6d8",
    ".card": "fill: #fffdf8; stroke: #6b6455",
    ".back": "fill: #2f6f6a; stroke: #1d4f4b",
}


class Drawing:
    """A picture that grows downwards; what no longer fits in a line goes to the next."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.inside: list[str] = []
        self.asked = False
        self.top = float(GAP)
        self.new_panel(asked=False)

    def new_panel(self, asked: bool) -> None:
        """Begin a panel below what was drawn."""
        self.inside = []
        self.asked = asked
        self.x = float(EDGE + GAP)
        self.y = self.top + EDGE
        self.tall = 0.0

    def panel(self, asked: bool) -> None:
        """End a panel and begin the next; `asked` stands out."""
        self.close()
        self.new_panel(asked)

    def close(self) -> None:
        """Draw the border around what stands in the panel."""
        bottom = self.y + self.tall + EDGE
        kind = "panel asked" if self.asked else "panel"
        size = f'width="{WIDTH - 2 * GAP}" height="{bottom - self.top:g}" rx="8"'
        self.parts.append(f'<rect class="{kind}" x="{GAP}" y="{self.top:g}" {size}/>')
        self.parts += self.inside
        self.top = bottom + GAP

    def line(self) -> None:
        """Go on in a new line."""
        self.y += self.tall + GAP
        self.x = float(EDGE + GAP)
        self.tall = 0.0

    def room(self, width: float, height: float) -> tuple[float, float]:
        """Where a thing of this size stands: behind the last one, or in a new line."""
        if self.x + width > WIDTH - EDGE - GAP and self.x > EDGE + GAP:
            self.line()
        place = (self.x, self.y)
        self.x += width + GAP
        self.tall = max(self.tall, height)
        return place

    def title(self, text: str) -> None:
        """Bold words, in as many lines as they need."""
        for piece in wrap(text, int((WIDTH - 2 * EDGE - 2 * GAP) / BOLD)):
            x, y = self.room(len(piece) * BOLD, TAG)
            self.inside.append(written(piece, x, y + TAG / 2, "title"))

    def label(self, text: str) -> None:
        """A new line that begins with what the cards in it are."""
        self.line()
        x, y = self.room(max(LABEL, len(text) * LETTER), CARD[1])
        self.inside.append(written(text, x, y + CARD[1] / 2, "label"))

    def tag(self, text: str) -> None:
        """A number or a mark, on a ground of its own."""
        self.box(text, "tag", len(text) * LETTER + 2 * GAP, TAG, "")

    def card(self, text: str, hidden: bool) -> None:
        """A card with its face or its back up."""
        width = max(CARD[0], len(text) * LETTER + 2 * GAP)
        self.box(text, "back" if hidden else "card", width, CARD[1], "on-back" if hidden else "")

    def box(self, text: str, kind: str, width: float, height: float, letters: str) -> None:
        """A text in the middle of a rounded box."""
        x, y = self.room(width, height)
        size = f'width="{width:g}" height="{height}" rx="5"'
        self.inside.append(f'<rect class="{kind}" x="{x:g}" y="{y:g}" {size}/>')
        kinds = f"{letters} middle".strip()
        self.inside.append(written(text, x + width / 2, y + height / 2, kinds))

    def svg(self, told: str) -> str:
        """The picture so far; `told` says the same in words, for whoever does not see it."""
        self.close()
        height = f"{self.top:g}"
        style = "".join(f".stamtafel {what} {{ {how} }}\n" for what, how in STYLE.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="stamtafel" role="img" '
            f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
            f"<title>{escape(told)}</title>"
            f"<style>{style}</style>"
            f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>'
            + "".join(self.parts)
            + "</svg>"
        )


def written(text: str, x: float, y: float, kind: str) -> str:
    """A text whose line stands about a height."""
    return f'<text class="{kind}" x="{x:g}" y="{y + 4.5:g}">{escape(text)}</text>'
