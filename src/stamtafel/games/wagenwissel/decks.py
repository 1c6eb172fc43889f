"""WagenWissel's decks as text (WW-1.8): a kind of card a line.

Cars: `car Rammel 20`, with `bike` and `transport` for the two others. Chance cards: `3 receive 20`,
`2 loss`. Between `#` and the end of its line stands a comment; commas part entries as lines do, so
that a whole deck can stand in one line of a record.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.notation import read_number
from stamtafel.games.wagenwissel.material import MAKES

HOUSE = "house"  # the deck that needs no file
CAR_FILE = Path(__file__).parent / "decks" / "cars.txt"
CHANCE_FILE = Path(__file__).parent / "decks" / "chances.txt"

KINDS = ("bike", "car", "transport")
NEEDED = {"bike": 1, "car": MAKES - 2, "transport": 1}
DEAREST = 10_000
LONGEST_NAME = 20

EFFECTS = (  # in the order of their numbers
    "receive",
    "pay",
    "collect",
    "treat",
    "tax",
    "bonus",
    "shares",
    "loss",
    "recall",
    "trade",
    "export",
    "gift",
    "tip",
)
WITHOUT_SUM = ("loss", "recall", "trade", "export")
RICHEST = 4130  # WW-1.2: all the money there is
MOST = 100  # chance cards of a deck

Make = tuple[str, str, int]  # kind, name, value
Chance = tuple[int, str, int]  # how many, effect, sum (0 without one)


def entries(text: str) -> Iterator[tuple[int, list[str]]]:
    """The words of each entry of a deck, with the number of its line."""
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.partition("#")[0].split(","):
            if entry.split():
                yield number, entry.split()


def whole(words: list[str], place: int, line: int, field: str, allowed: range) -> int:
    """A number of a field, in tens where the range goes in tens; raises NotUnderstood."""
    try:
        number = read_number(words[place])
    except NotUnderstood:
        number = None
    if number is None or number not in allowed:
        span = f"{allowed[0]}, {allowed[1]} … {allowed[-1]}"
        raise NotUnderstood("deck-field", line=line, field=field, text=words[place], allowed=span)
    return number


# Cars


def read_cars(text: str) -> str:
    """WW-1.8: a deck of cars, checked and in one line; raises NotUnderstood."""
    return ", ".join(f"{kind} {name} {value}" for kind, name, value in makes(text))


def makes(text: str) -> tuple[Make, ...]:
    """The eight makes of a deck: the bike, the cars by value, the transport."""
    found = [read_make(words, line) for line, words in entries(text)]
    for kind, needed in NEEDED.items():
        count = sum(one[0] == kind for one in found)
        if count != needed:
            raise NotUnderstood("deck-count", what=kind, count=count, needed=needed)
    names = [name for _, name, _ in found]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise NotUnderstood("deck-twice", text=twice)
    return tuple(sorted(found, key=lambda make: (KINDS.index(make[0]), make[2])))


def read_make(words: list[str], line: int) -> Make:
    """One make; raises NotUnderstood."""
    if len(words) < 3:
        raise NotUnderstood("deck-line", line=line, text=" ".join(words), fields="kind name value")
    kind = words[0]
    if kind not in KINDS:
        allowed = ", ".join(KINDS)
        raise NotUnderstood("deck-field", line=line, field="kind", text=kind, allowed=allowed)
    name = " ".join(words[1:-1])
    if not name.replace(" ", "").isalpha() or len(name) > LONGEST_NAME:
        raise NotUnderstood("deck-name", line=line, text=name, most=LONGEST_NAME)
    values = range(-DEAREST, 0, 10) if kind == "bike" else range(0, DEAREST + 1, 10)
    return kind, name, whole(words, -1, line, "value", values)


def face(make: Make) -> str:
    """A car as text in views: `car-Rammel-20`, `bike-bike-10` (for −10)."""
    kind, name, value = make
    return f"{kind}-{name}-{abs(value)}"


# Chance cards


def read_chances(text: str) -> str:
    """WW-1.8: a deck of chance cards, checked and in one line; raises NotUnderstood."""
    parts = [(count, effect, sum_ or "") for count, effect, sum_ in chances(text)]
    return ", ".join(" ".join(map(str, part)).strip() for part in parts)


def chances(text: str) -> tuple[Chance, ...]:
    """The kinds of card of a chance deck."""
    found = tuple(read_chance(words, line) for line, words in entries(text))
    cards = sum(count for count, _, _ in found)
    if not found:
        raise NotUnderstood("deck-empty")
    if cards > MOST:
        raise NotUnderstood("deck-long", most=MOST)
    return found


def read_chance(words: list[str], line: int) -> Chance:
    """One kind of chance card; raises NotUnderstood."""
    text = " ".join(words)
    if len(words) < 2:
        raise NotUnderstood("deck-line", line=line, text=text, fields="count effect sum")
    effect = words[1]
    if effect not in EFFECTS:
        allowed = ", ".join(EFFECTS)
        raise NotUnderstood("deck-field", line=line, field="effect", text=effect, allowed=allowed)
    fields = "count effect" if effect in WITHOUT_SUM else "count effect sum"
    if len(words) != len(fields.split()):
        raise NotUnderstood("deck-line", line=line, text=text, fields=fields)
    count = whole(words, 0, line, "count", range(1, MOST + 1))
    if effect in WITHOUT_SUM:
        return count, effect, 0
    return count, effect, whole(words, 2, line, "sum", range(10, RICHEST + 1, 10))


# The decks of settled options


def text_of(value: str, file: Path) -> str:
    """The text of a deck: the house's, or what the option itself says."""
    return file.read_text("utf-8") if value == HOUSE else value


@lru_cache(maxsize=16)
def car_deck(value: str) -> tuple[Make, ...]:
    """The makes of a settled option."""
    return makes(text_of(value, CAR_FILE))


@lru_cache(maxsize=16)
def chance_deck(value: str) -> tuple[tuple[str, int], ...]:
    """Effect and sum of each card of a settled option."""
    deck = chances(text_of(value, CHANCE_FILE))
    return tuple((effect, sum_) for count, effect, sum_ in deck for _ in range(count))
