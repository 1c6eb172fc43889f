"""A table in the terminal, drawn from the named parts of a view whatever the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stamtafel.cli.arguments import say_in
from stamtafel.core.game import Game
from stamtafel.core.view import HIDDEN, Card, Mark, Phrase, Place, Refusal, View

INDENT = (0, 0, 0, 2)


class Drawing:
    """Draws views of one game for players with these names."""

    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self.say = say_in(language)
        self.words = game.words(language)
        self.names = names

    def table(self, view: View) -> RenderableType:
        """All that the viewer may know, but for the choices."""
        parts: list[RenderableType] = ["", Rule(self.title(view), align="left", characters="─")]
        parts.append(Padding(self.seats(view), INDENT))
        parts += [Padding(line, INDENT) for line in self.middle(view)]
        if view.account:
            parts.append(Padding(self.account(view), INDENT))
        return Group(*parts, Text(self.words.say(view.prompt, self.names, view.seat), "bold"))

    def title(self, view: View) -> Text:
        """The game, and the numbers that belong to nobody."""
        counters = [c for c in view.counters if c.owner is None]
        numbers = [f"{self.words.text(f'counter-{c.name}')} {c.value}" for c in counters]
        return Text(" · ".join([self.words.text("name"), *numbers]), "bold")

    def seats(self, view: View) -> Table:
        """A line for each seat: who sits there, points, numbers, cards and marks."""
        counters = dict.fromkeys(c.name for c in view.counters if c.owner is not None)
        places = dict.fromkeys(p.name for p in view.places if p.owner is not None)
        table = Table(box=None, padding=(0, 2, 0, 0))
        heads = [self.words.text(f"counter-{name}") for name in counters]
        for head in ("", self.say("column-points"), *heads):
            table.add_column(head, justify="right" if head else "left")
        for name in places:
            table.add_column(self.words.text(f"place-{name}"))
        table.add_column("")
        for seat in range(view.seats):
            numbers = [view.counter(name, seat) for name in counters]
            table.add_row(
                self.player(view, seat),
                str(view.scores[seat]),
                *("" if number is None else str(number) for number in numbers),
                *(self.cards(view.place(name, seat)) for name in places),
                self.marks(view.marks_of(seat)),
            )
        return table

    def player(self, view: View, seat: int) -> Text:
        """A player's name, the viewer's and those who are to decide marked."""
        pointer = "▸ " if seat in view.owing else "  "
        you = f" ({self.say('you')})" if seat == view.seat else ""
        return Text(f"{pointer}{self.names[seat]}{you}", "bold" if seat == view.seat else "")

    def middle(self, view: View) -> Iterator[Text]:
        """What belongs to nobody: cards in the middle, tokens that nobody has."""
        for place in view.places:
            if place.owner is None:
                yield Text(f"{self.words.text(f'place-{place.name}')}: {self.cards(place)}")
        if view.marks_of(None):
            yield Text(f"{self.say('middle')}: {self.marks(view.marks_of(None))}")

    def account(self, view: View) -> Table:
        """How the last scores came about."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for line in view.account:
            explained = self.words.say(line.phrase, self.names, view.seat)
            table.add_row(self.names[line.owner], f"{line.points:+d}", explained)
        return table

    def cards(self, place: Place | None) -> str:
        """The cards of a place in their order, equal neighbours together, others only counted."""
        if place is None:
            return ""
        groups = [(face, len(list(same))) for face, same in groupby(map(self.face, place.cards))]
        shown = [face if count == 1 else f"{count}×{face}" for face, count in groups]
        more = place.size - len(place.cards)
        return " ".join([*shown, *([self.say("more-cards", count=more)] if more else [])])

    def face(self, card: Card) -> str:
        """A card's name, or its back."""
        return "?" if card.face == HIDDEN else self.words.text(f"card-{card.face}")

    def marks(self, marks: Sequence[Mark]) -> str:
        """Tokens and pointers with where they point."""
        return ", ".join(self.mark(mark) for mark in marks)

    def mark(self, mark: Mark) -> str:
        """One token or pointer."""
        name = self.words.text(f"mark-{mark.name}")
        if not mark.to:
            return name
        place = (
            self.names[int(mark.to)] if mark.to.isdigit() else self.words.text(f"place-{mark.to}")
        )
        return f"{name} → {place}"

    def choices(self, view: View) -> RenderableType:
        """What the viewer may do, by number, and what not, with the reason."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        for number, choice in enumerate(view.choices, 1):
            table.add_row(str(number), self.sentence(choice.phrase, view), Text(choice.text, "dim"))
        for denied in view.denied:
            why = self.reason(denied.refusal, view.seat)
            table.add_row("–", Text(self.sentence(denied.phrase, view), "dim"), Text(why, "dim"))
        return Padding(table, INDENT)

    def sentence(self, phrase: Phrase, view: View) -> str:
        """A phrase said to the viewer."""
        return self.words.say(phrase, self.names, view.seat)

    def reason(self, refusal: Refusal, viewer: int | None) -> str:
        """Why something is not allowed, its rule behind it."""
        return f"{self.words.say(refusal, self.names, viewer)} ({refusal.rule})"
