"""A table as plain text, and the same text as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

import numpy as np
from numpy.typing import NDArray

from stamtafel.core.game import Game, seat_names
from stamtafel.core.view import HIDDEN, Card, Mark, Place, View
from stamtafel.core.words import Words

COLUMNS = 110
SIZE = (960, 720)  # of every picture, in pixels
LETTERS = 15
MARGIN = 16


def sketch(game: Game, view: View) -> str:
    """All that the viewer of a view may know, line by line."""
    words = game.words("en")
    counters = [
        f"{words.text(f'counter-{c.name}')} {c.value}" for c in view.counters if c.owner is None
    ]
    lines = [" · ".join([words.text("name"), *counters])]
    for seat in range(view.seats):
        lines.append(" | ".join(player(words, view, seat)))
    for place in view.places:
        if place.owner is None:
            lines.append(written(words, place))
    if view.marks_of(None):
        lines.append(", ".join(pointed(words, view, mark) for mark in view.marks_of(None)))
    lines.append(words.say(view.prompt, seat_names(view.seats), view.seat))
    return "\n".join(lines)


def player(words: Words, view: View, seat: int) -> Iterator[str]:
    """A player: who it is, points, numbers, cards and marks; `>` is asked to decide."""
    asked = ">" if seat in view.owing else " "
    you = "*" if seat == view.seat else " "
    yield f"{asked}{you}{seat_names(view.seats)[seat]} {view.scores[seat]}"
    yield from counted(words, view, seat)
    for place in view.places:
        if place.owner == seat:
            yield written(words, place)
    for mark in view.marks_of(seat):
        yield pointed(words, view, mark)


def counted(words: Words, view: View, owner: int | None) -> Iterator[str]:
    """The numbers of a player, or of the middle."""
    for counter in view.counters:
        if counter.owner == owner:
            yield f"{words.text(f'counter-{counter.name}')} {counter.value}"


def written(words: Words, place: Place) -> str:
    """The cards of a place in their order, others only counted."""
    more = place.size - len(place.cards)
    cards = [face(words, card) for card in place.cards] + ([f"{more}×?"] if more else [])
    return f"{words.text(f'place-{place.name}')}: {' '.join(cards)}"


def face(words: Words, card: Card) -> str:
    """A card's name, or its back."""
    return HIDDEN if card.face == HIDDEN else words.text(f"card-{card.face}")


def pointed(words: Words, view: View, mark: Mark) -> str:
    """A token or pointer, and where it points."""
    name = words.text(f"mark-{mark.name}")
    if not mark.to:
        return name
    if mark.to.isdigit():
        return f"{name} → {seat_names(view.seats)[int(mark.to)]}"
    return f"{name} → {words.text(f'place-{mark.to}')}"


def picture(text: str) -> NDArray[np.uint8]:
    """A text in black on white, as red, green and blue by row and column."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", SIZE, "white")
    lines = [part for line in text.splitlines() for part in wrap(line, COLUMNS) or [""]]
    font = ImageFont.load_default(LETTERS)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), "\n".join(lines), "black", font)
    return np.asarray(image, dtype=np.uint8)
