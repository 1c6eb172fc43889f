"""Symbiose's decks as text: a card a line, `dragonfly pink fish 3` or `dragonfly pink points 8`.

Between `#` and the end of its line stands a comment; commas part cards as lines do, so that a whole
deck can stand in one line of a record.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.notation import read_number
from stamtafel.core.state import row
from stamtafel.games.symbiose.rules import Deck

ANIMALS = ("dragonfly", "fish", "snail", "frog")
COLOURS = ("pink", "green", "orange", "blue")
KINDS = (*ANIMALS, *COLOURS)
SCORES = (*KINDS, "points")
FIELDS = {"animal": ANIMALS, "colour": COLOURS, "scores": SCORES}
POINTS = range(1, 21)
MOST = 100  # cards of a deck

PRINTED = "printed"  # SY-1.4: the deck that needs no file
FILE = Path(__file__).parent / "deck.txt"  # what it holds

Face = tuple[str, ...]  # animal, colour, what it scores for, how many points


def read_deck(text: str) -> str:
    """SY-1.5: a deck's text, checked and in one line; raises NotUnderstood."""
    return ", ".join(" ".join(face) for face in read_cards(text))


def read_cards(text: str) -> tuple[Face, ...]:
    """The cards of a deck; raises NotUnderstood, naming line and field."""
    cards: list[Face] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = (card.split() for card in line.partition("#")[0].split(","))
        cards += [read_card(card, number) for card in words if card]
        if len(cards) > MOST:
            raise NotUnderstood("deck-long", most=MOST)
    if not cards:
        raise NotUnderstood("deck-empty")
    return tuple(cards)


def read_card(words: list[str], line: int) -> Face:
    """One card from its four words; raises NotUnderstood."""
    if len(words) != len(FIELDS) + 1:
        fields = " ".join([*FIELDS, "number"])
        raise NotUnderstood("deck-line", line=line, text=" ".join(words), fields=fields)
    for word, (field, known) in zip(words, FIELDS.items(), strict=False):
        if word not in known:
            allowed = ", ".join(known)
            raise NotUnderstood("deck-field", line=line, field=field, text=word, allowed=allowed)
    if not is_points(words[-1]):
        allowed = f"{POINTS[0]}–{POINTS[-1]}"
        raise NotUnderstood(
            "deck-field", line=line, field="number", text=words[-1], allowed=allowed
        )
    return (*words[:-1], str(int(words[-1])))


def is_points(text: str) -> bool:
    """Whether a text is a number that a card can score."""
    try:
        return read_number(text) in POINTS
    except NotUnderstood:
        return False


@lru_cache(maxsize=16)
def deck(value: str) -> Deck:
    """The deck of a settled option."""
    text = FILE.read_text("utf-8") if value == PRINTED else value
    cards = read_cards(text)
    return Deck(
        row([KINDS.index(animal) for animal, _, _, _ in cards]),
        row([KINDS.index(colour) for _, colour, _, _ in cards]),
        row([SCORES.index(scores) for _, _, scores, _ in cards]),
        row([int(points) for _, _, _, points in cards]),
    )


def face(cards: Deck, card: int) -> str:
    """A card as text in deals and views: `dragonfly-pink-fish-3`."""
    words = KINDS[cards.animal[card]], KINDS[cards.colour[card]], SCORES[cards.counts[card]]
    return f"{'-'.join(words)}-{cards.points[card]}"
