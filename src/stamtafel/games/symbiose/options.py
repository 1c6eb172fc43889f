"""What Symbiose's players agree on before a game (SY-1.5, SY-2.4, SY-6)."""

from __future__ import annotations

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Option, Options, OptionValue
from stamtafel.core.state import State
from stamtafel.games.symbiose.deck import FILE, PRINTED, deck, read_deck
from stamtafel.games.symbiose.rules import BY_LOT, COLUMNS, DUEL, POND, RIVER, ROWS, TEAMS, begin

OPTIONS = (
    Option("start", default="lot", words=("lot",), numbers=range(TEAMS)),
    Option("teams", default="no", words=("no", "yes")),
    Option("deck", default=PRINTED, words=(PRINTED,), reader=read_deck, example=FILE),
    Option("rows", default=ROWS, numbers=range(1, ROWS + 1), study=True),
    Option("river", default=RIVER, numbers=range(1, RIVER + 1), study=True),
    Option("turns", default=POND - 1, numbers=range(1, POND), study=True),
)


def check(seats: int, given: Options, options: dict[str, OptionValue]) -> None:
    """SY-2.4: a player starts. SY-6: teams are for four. SY-1.5: the deck is large enough."""
    start = options["start"]
    if isinstance(start, int) and start >= seats:
        raise NotUnderstood("start-seat", option="start", place=start + 1, seats=seats)
    if options["teams"] == "yes" and seats != TEAMS:
        raise NotUnderstood("option-seats", option="teams", seats=seats, allowed=TEAMS)
    river = number(options["river"]) * (2 if seats == DUEL else 1)
    needed = seats * number(options["rows"]) * COLUMNS + river
    cards = len(deck(str(options["deck"])).points)
    if cards < needed:
        raise NotUnderstood("deck-short", option="deck", seats=seats, needed=needed, cards=cards)


def setup(seats: int, options: Options) -> State:
    """A new game with settled options."""
    return begin(
        seats,
        deck(str(options["deck"])),
        BY_LOT if options["start"] == "lot" else number(options["start"]),
        options["teams"] == "yes",
        number(options["rows"]),
        number(options["river"]),
        number(options["turns"]),
    )


def number(value: OptionValue) -> int:
    """The number of an option that is one."""
    assert isinstance(value, int)
    return value
