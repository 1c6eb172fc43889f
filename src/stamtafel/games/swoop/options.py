"""What Swoop's players agree on before a game (SO-1.3)."""

from __future__ import annotations

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Option, Options, OptionValue
from stamtafel.core.state import State
from stamtafel.games.swoop.cards import GONE, SLOTS, TEN, deck_of, worth_of
from stamtafel.games.swoop.rules import MIDDLE, Setup, begin

OPTIONS = (
    Option("target", default=500, numbers=range(1, 10_001)),
    Option("scoring", default="standard", words=("standard", "simple")),
    Option("hand", default=11, numbers=range(11, 13)),
    Option("table", default="full", words=("full", "hidden", "none")),
    Option("tens", default="swoop", words=("swoop", "plain")),
    Option("big_swoop", default="no", words=("no", "yes")),
    Option("start", default="lot", words=("lot",), numbers=range(8)),
    Option("ranks", default=12, numbers=range(1, 13), study=True),
    Option("cards", default="rules", words=("rules",), numbers=range(1, 19), study=True),
)


def check(seats: int, given: Options, options: dict[str, OptionValue]) -> None:
    """SO-1.1: there are cards enough. SO-2.3: the start player is one of the players."""
    start = options["start"]
    if isinstance(start, int) and start >= seats:
        raise NotUnderstood("start-seat", option="start", place=start + 1, seats=seats)
    most = len(deck(seats, options)) // seats
    if sum(shares(options)) > most:
        text = str(options["cards"])
        raise NotUnderstood("option-value", option="cards", text=text, allowed=f"1–{most}")


def deck(seats: int, options: Options) -> tuple[int, ...]:
    """SO-1.1: two packs for up to four players, one more for every two others."""
    return tuple(deck_of((seats + 1) // 2, int(options["ranks"])))


def shares(options: Options) -> tuple[int, int, int]:
    """SO-1.3, SO-2.1: how many cards a player gets: in hand, hidden, and open."""
    cards = options["cards"]
    if isinstance(cards, int):
        every, places = cards, min(SLOTS, cards // 3)
    else:
        every, places = int(options["hand"]) + 2 * SLOTS, SLOTS
    hidden = 0 if options["table"] == "none" else places
    shown = places if options["table"] == "full" else 0
    return every - hidden - shown, hidden, shown


def setup(seats: int, options: Options) -> State:
    """A new game with settled options."""
    plain = options["tens"] == "plain"
    held, hidden, shown = shares(options)
    agreed = Setup(
        int(options["target"]),
        GONE if plain else TEN,
        options["big_swoop"] == "yes",
        held,
        hidden,
        shown,
        deck_of((seats + 1) // 2, int(options["ranks"])),
        worth_of(options["scoring"] == "simple", plain),
    )
    start = options["start"]
    return begin(seats, start if isinstance(start, int) else MIDDLE, agreed)
