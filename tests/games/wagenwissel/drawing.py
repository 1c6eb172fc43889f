"""Positions of WagenWissel drawn as text, so that a test reads like the rulebook.

>>> game = table("A: 50 20 10 | B: 100 10, 4 4 | C: 20", pile="5 4")
>>> legal(game, "C")
'pass, bid 20'
>>> _ = play(game, "B bid 10", "C bid 20", "A sell", "C lay 20")
>>> hand(game, "B"), cars(game, "C")
('100 10', '5')

Behind a player's notes stand, after a comma, the cars they have: 1 a bike, 2 to 7 the cars by value
(20, 50, 100, 200, 300, 400), 8 a transport. A has the turn and turns up the first card of the pile.
Notes and cars that are not drawn are in the pot, and at the bottom of the pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stamtafel.core.game import OptionValue
from stamtafel.core.state import row
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.material import COPIES, MAKES, NOTES, PRINTED, WORTH
from stamtafel.games.wagenwissel.notation import chance_texts
from stamtafel.games.wagenwissel.rules import WagenWissel

SEATS = "ABCD"
VALUES = tuple(10 * worth for worth in WORTH)  # of the notes, from low to high


def table(
    drawing: str,
    pile: str = "4",
    chance: str = "",
    start: str = "A",
    begun: str | None = None,
    only: bool = False,
    **options: OptionValue,
) -> WagenWissel:
    """The position in which a player has just turned up the first car of the pile.

    `begun`: who has had their first turn, by default everybody where the chance card is drawn, and
    nobody else; `only`: the cars not drawn have left the game.
    """
    players = [part.partition(":")[2].partition(",") for part in drawing.split("|")]
    game = begin(len(players), start=SEATS.index(start), **options)
    held = [car for _, _, cars in players for car in cars.split()]
    drawn = held + pile.split()
    order = stack(drawn)
    if only:
        order = order[: len(held)] + order[len(drawn) :] + order[len(held) : len(drawn)]
    GAME.deal(game, order)
    for seat, (notes, _, cars) in enumerate(players):
        set_hand(game, seat, list(map(int, notes.split())))
        for car in cars.split():
            game.cars[seat * MAKES + int(car) - 1] += 1
    game.turned = len(held)
    game.transports = held.count("8")
    if begun is None:
        begun = SEATS if chance else ""
    game.begun = sum(1 << SEATS.index(seat) for seat in begun)
    if only:
        gone = order[len(held) : -len(pile.split())]
        game.gone = row([sum(card // COPIES == make for card in gone) for make in range(MAKES)])
        game.turned += len(gone)
    GAME.deal(game, chances(game, chance.split()))
    return game


def stack(first: Sequence[str]) -> list[int]:
    """An order of the cars that begins with these makes; bikes and transports are at its end."""
    unused = [*range(COPIES, MAKES * COPIES), *range(COPIES)]
    order = []
    for make in first:
        card = next(card for card in unused if card // COPIES == int(make) - 1)
        unused.remove(card)
        order.append(card)
    return order + unused


def chances(game: WagenWissel, first: Sequence[str]) -> list[int]:
    """An order of the chance cards that begins with these: `receive-50`, `loss`."""
    unused = list(enumerate(text.partition("-")[2] for text in chance_texts(game.setup)))
    order = []
    for face in first:
        card = next(card for card in unused if card[1] == face)
        unused.remove(card)
        order.append(card[0])
    return order + [number for number, _ in unused]


def set_hand(game: WagenWissel, seat: int, values: Sequence[int]) -> None:
    """Give a player exactly these notes, the pot having the rest (WW-1.2)."""
    found = Counter(values)
    for note in range(NOTES):
        before = game.notes[seat * NOTES + note]
        number = found.pop(VALUES[note], 0)
        game.notes[seat * NOTES + note] = number
        game.notes[game.pot * NOTES + note] += before - number
        game.money[seat] += (number - before) * WORTH[note]
        game.money[game.pot] -= (number - before) * WORTH[note]
        assert game.notes[game.pot * NOTES + note] >= 0, "there are not so many notes"
    assert not found


def take_from_pot(game: WagenWissel, seat: int, *values: int) -> None:
    """Give a player more notes out of the pot."""
    set_hand(game, seat, [*map(int, hand(game, SEATS[seat]).split()), *values])


def begin(seats: int, **options: OptionValue) -> WagenWissel:
    """A new game, before its first deal."""
    game = GAME.begin(seats, options)
    assert isinstance(game, WagenWissel)
    return game


def read(move: str) -> tuple[int, int]:
    """The seat and the action of a move such as `A challenge B`."""
    seat, *words = move.split()
    numbers = [str(SEATS.index(word)) if word in SEATS else word for word in words]
    return SEATS.index(seat), GAME.actions.read(" ".join(numbers))


def play(game: WagenWissel, *moves: str) -> WagenWissel:
    """Play moves, each of which must be allowed; the same game."""
    for move in moves:
        GAME.play(game, *read(move))
    return game


def legal(game: WagenWissel, seat: str) -> str:
    """What a player may do now: `pass, bid 20`."""
    texts = [GAME.actions.write(action) for action in GAME.legal(game, SEATS.index(seat))]
    return ", ".join(map(lettered, texts))


def lettered(text: str) -> str:
    """An action with a player's letter for the number."""
    verb, _, rest = text.partition(" ")
    return f"{verb} {SEATS[int(rest)]}" if verb in ("challenge", "trade-with") else text


def refused(game: WagenWissel, move: str) -> str:
    """By which rule a move is refused, with its word key; `allowed` if it is not."""
    refusal = GAME.refusal(game, *read(move))
    return f"{refusal.rule} {refusal.key}" if refusal else "allowed"


def who(game: WagenWissel) -> str:
    """The players who owe a decision."""
    return "".join(SEATS[seat] for seat in range(game.seats) if (game.owing >> seat) & 1)


def notes(game: WagenWissel, holder: int) -> list[int]:
    """The notes of a seat, or of the pot, from high to low."""
    numbers = [game.notes[holder * NOTES + note] for note in range(NOTES)]
    return [VALUES[note] for note in range(NOTES - 1, -1, -1) for _ in range(numbers[note])]


def hand(game: WagenWissel, seat: str) -> str:
    """A player's notes, from high to low."""
    return " ".join(map(str, notes(game, SEATS.index(seat))))


def money(game: WagenWissel) -> list[int]:
    """What each player holds."""
    return [10 * game.money[seat] for seat in range(game.seats)]


def cars(game: WagenWissel, seat: str) -> str:
    """A player's cars."""
    place = SEATS.index(seat)
    return " ".join(str(m + 1) for m in range(MAKES) for _ in range(game.count(place, m)))


def told(game: WagenWissel, move: str, viewer: str = "") -> list[str]:
    """What a viewer, or a spectator, is told of a move, in English; the game does not change."""
    seat, action = read(move)
    after = game.clone()
    GAME.play(after, seat, action)
    to = SEATS.index(viewer) if viewer else None
    phrases = GAME.tell(game, seat, action, after, to)
    return [GAME.words("en").say(phrase, SEATS, to) for phrase in phrases]


def all_notes(game: WagenWissel) -> list[int]:
    """How many of each note there are in hands and pot together (WW-1.2)."""
    return [
        sum(game.notes[holder * NOTES + note] for holder in range(game.seats + 1))
        for note in range(NOTES)
    ]


def all_cars(game: WagenWissel) -> list[int]:
    """How many cars of each make there are in hands, piles and out of the game (WW-1.1)."""
    rest = list(game.pile)[game.turned :]
    waiting = [game.card] if game.waits() else []
    return [
        sum(game.count(seat, make) for seat in range(game.seats))
        + game.gone[make]
        + rest.count(make)
        + waiting.count(make)
        for make in range(MAKES)
    ]


def assert_whole(game: WagenWissel) -> None:
    """All notes and all cars are there, each once, and the sums are right."""
    assert all_notes(game) == list(PRINTED)
    assert all_cars(game) == [COPIES] * MAKES
    for holder in range(game.seats + 1):
        assert 10 * game.money[holder] == sum(notes(game, holder))
