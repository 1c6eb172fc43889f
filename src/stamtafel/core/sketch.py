"""What a viewer may know as plain text, and as a picture for notebooks."""

from __future__ import annotations

from collections.abc import Iterator

from stamtafel.core.drawing import Drawing
from stamtafel.core.game import Game, seat_names
from stamtafel.core.view import HIDDEN, Card, Mark, Place, View
from stamtafel.core.words import Words


def sketch(game: Game, view: View, lang: str = "en") -> str:
    """All that the viewer of a view may know, line by line."""
    return "\n".join(Sketch(game, view, lang).lines())


def picture(game: Game, view: View, lang: str = "en") -> str:
    """All that the viewer of a view may know, drawn: an SVG picture as text."""
    return Sketch(game, view, lang).drawn()


class Sketch:
    """A view, put into words."""

    def __init__(self, game: Game, view: View, lang: str) -> None:
        self.words: Words = game.words(lang)
        self.view = view
        self.names = seat_names(view.seats)
        self.title = self.words.text("name")
        self.prompt = self.words.say(view.prompt, self.names, view.seat)

    def lines(self) -> Iterator[str]:
        """Title and common numbers, a line for each player, the middle, and what is decided."""
        yield " · ".join([self.title, *self.numbers(None)])
        for seat in range(self.view.seats):
            asked = ">" if seat in self.view.owing else " "
            you = "*" if seat == self.view.seat else " "
            parts = [f"{asked}{you}{self.names[seat]} {self.view.scores[seat]}"]
            parts += self.numbers(seat)
            parts += [self.written(place) for place in self.places(seat)]
            yield " | ".join([*parts, *self.marks(seat)])
        yield from map(self.written, self.places(None))
        if self.view.marks_of(None):
            yield ", ".join(self.marks(None))
        yield self.prompt

    def drawn(self) -> str:
        """The same, each player in a panel, cards as cards."""
        drawing = Drawing()
        self.draw(drawing, self.title, None)
        for seat in range(self.view.seats):
            you = " ★" if seat == self.view.seat else ""
            drawing.panel(asked=seat in self.view.owing)
            self.draw(drawing, f"{self.names[seat]}{you} · {self.view.scores[seat]}", seat)
        drawing.panel(asked=False)
        drawing.title(self.prompt)
        return drawing.svg("\n".join(self.lines()))

    def draw(self, drawing: Drawing, title: str, owner: int | None) -> None:
        """What belongs to a player, or to nobody."""
        drawing.title(title)
        for text in (*self.numbers(owner), *self.marks(owner)):
            drawing.tag(text)
        for place in self.places(owner):
            drawing.label(self.words.text(f"place-{place.name}"))
            for card in place.cards:
                drawing.card(self.face(card), hidden=card.face == HIDDEN)
            if place.size > len(place.cards):
                drawing.card(f"{place.size - len(place.cards)}×?", hidden=True)

    def numbers(self, owner: int | None) -> list[str]:
        """The numbers of a player, or of the middle."""
        counters = [counter for counter in self.view.counters if counter.owner == owner]
        return [f"{self.words.text(f'counter-{c.name}')} {c.value}" for c in counters]

    def marks(self, owner: int | None) -> list[str]:
        """The tokens and pointers of a player, or of the middle."""
        return [self.pointed(mark) for mark in self.view.marks_of(owner)]

    def places(self, owner: int | None) -> list[Place]:
        """Where cards of a player lie, or of nobody."""
        return [place for place in self.view.places if place.owner == owner]

    def written(self, place: Place) -> str:
        """The cards of a place in their order, others only counted."""
        more = place.size - len(place.cards)
        cards = [self.face(card) for card in place.cards] + ([f"{more}×?"] if more else [])
        return f"{self.words.text(f'place-{place.name}')}: {' '.join(cards)}"

    def face(self, card: Card) -> str:
        """A card's name, or its back."""
        return HIDDEN if card.face == HIDDEN else self.words.text(f"card-{card.face}")

    def pointed(self, mark: Mark) -> str:
        """A token or pointer, and where it points."""
        name = self.words.text(f"mark-{mark.name}")
        if not mark.to:
            return name
        if mark.to.isdigit():
            return f"{name} → {self.names[int(mark.to)]}"
        return f"{name} → {self.words.text(f'place-{mark.to}')}"
