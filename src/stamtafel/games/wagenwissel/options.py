"""What WagenWissel's players agree on before a game (WW-1.4, WW-1.7, WW-1.8)."""

from __future__ import annotations

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Option, Options, OptionValue
from stamtafel.core.state import State, row
from stamtafel.games.wagenwissel.decks import (
    CAR_FILE,
    CHANCE_FILE,
    EFFECTS,
    HOUSE,
    car_deck,
    chance_deck,
    face,
    read_cars,
    read_chances,
)
from stamtafel.games.wagenwissel.material import COPIES, MAKES, MOST_SEATS, NOBODY, Setup
from stamtafel.games.wagenwissel.rules import begin

OPTIONS = (
    Option("auction", default="sealed", words=("sealed", "open")),
    Option("counter_offer", default="price", words=("price", "purchase")),
    Option("start", default="lot", words=("lot",), numbers=range(MOST_SEATS)),
    Option("car_deck", default=HOUSE, words=(HOUSE,), reader=read_cars, example=CAR_FILE),
    Option("chance_deck", HOUSE, words=(HOUSE,), reader=read_chances, example=CHANCE_FILE),
    Option("quartets", default=MAKES, numbers=range(1, MAKES + 1), study=True),
    Option("each", default=COPIES, numbers=range(1, COPIES + 1), study=True),
)


def check(seats: int, given: Options, options: dict[str, OptionValue]) -> None:
    """WW-1.7: one of the players starts."""
    start = options["start"]
    if isinstance(start, int) and start >= seats:
        raise NotUnderstood("start-seat", option="start", place=start + 1, seats=seats)


def setup(seats: int, options: Options) -> State:
    """A new game with settled options; a study takes the first quartets of the deck."""
    cars = car_deck(str(options["car_deck"]))
    chances = chance_deck(str(options["chance_deck"]))
    agreed = Setup(
        options["auction"] == "open",
        options["counter_offer"] == "purchase",
        tuple(map(face, cars)),
        row([value // 10 for _, _, value in cars]),
        row([EFFECTS.index(effect) for effect, _ in chances]),
        row([sum_ // 10 for _, sum_ in chances]),
        number(options["quartets"], MAKES),
        number(options["each"], COPIES),
    )
    return begin(seats, agreed, number(options["start"], NOBODY))


def number(value: OptionValue, otherwise: int) -> int:
    """The number of an option, or what stands for its word."""
    return value if isinstance(value, int) else otherwise
