"""The named parts every view is made of.

A view holds what one seat may know and nothing else: a game's `view.py` builds it part by part
from what is allowed. The same parts serve pages, terminal, bots and the JSON API.
"""

from __future__ import annotations

from msgspec import Struct

HIDDEN = "?"  # the face of a card that the viewer may not know


class Phrase(Struct, frozen=True):
    """Something to be said: a word key and what stands in the sentence.

    In the sentence `$by` is the name of the seat under "by", and `$by-is` is `you` for the viewer
    and `other` for anybody else; `$card` is the name of the card under "card", `$spot` that of the
    place under "spot".
    """

    key: str
    seats: dict[str, int] = {}
    cards: dict[str, str] = {}
    places: dict[str, str] = {}
    numbers: dict[str, int] = {}


class Refusal(Phrase, frozen=True, kw_only=True):
    """Why an action is not allowed: the rule it breaks, and the words for it."""

    rule: str


class Card(Struct, frozen=True):
    """A card as the viewer sees it: its face or `?`, and an id that follows it where all may."""

    face: str
    id: str = ""


class Place(Struct, frozen=True):
    """Cards that lie together: a hand, a row, a pile; `owner` is a seat or None for the middle."""

    name: str
    owner: int | None
    cards: tuple[Card, ...]
    size: int  # how many cards in all, those not shown one by one included


class Counter(Struct, frozen=True):
    """A number that all viewers of this view may know."""

    name: str
    owner: int | None
    value: int


class Mark(Struct, frozen=True):
    """A token or a pointer: who has it (None: the middle), and where it points, if it does."""

    name: str
    owner: int | None
    to: str = ""


class Choice(Struct, frozen=True):
    """An action open to the viewer now: its number, its text, and how to say it."""

    action: int
    text: str
    phrase: Phrase


class Denied(Struct, frozen=True):
    """An action one might expect here that is not allowed, and why."""

    action: int
    text: str
    phrase: Phrase
    refusal: Refusal


class Line(Struct, frozen=True):
    """One line of an account: whose, how the points came about, and how many."""

    owner: int
    phrase: Phrase
    points: int


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know; `seat` is None for a spectator."""

    game: str
    seats: int
    seat: int | None
    over: bool
    owing: tuple[int, ...]
    prompt: Phrase  # what is being decided, said to the viewer
    scores: tuple[int, ...]
    places: tuple[Place, ...] = ()
    counters: tuple[Counter, ...] = ()
    marks: tuple[Mark, ...] = ()
    choices: tuple[Choice, ...] = ()
    denied: tuple[Denied, ...] = ()
    account: tuple[Line, ...] = ()  # how the last scores came about
    returns: tuple[float, ...] = ()  # shares of the win, once the game is over

    def place(self, name: str, owner: int | None = None) -> Place | None:
        """The place of that name and owner."""
        return next((p for p in self.places if p.name == name and p.owner == owner), None)

    def counter(self, name: str, owner: int | None = None) -> int | None:
        """The value of the counter of that name and owner."""
        return next((c.value for c in self.counters if c.name == name and c.owner == owner), None)

    def mark(self, name: str, owner: int | None = None) -> Mark | None:
        """The mark of that name and owner."""
        return next((m for m in self.marks if m.name == name and m.owner == owner), None)

    def marks_of(self, owner: int | None) -> tuple[Mark, ...]:
        """All marks before one owner."""
        return tuple(m for m in self.marks if m.owner == owner)
