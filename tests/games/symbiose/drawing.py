"""Positions of Symbiose drawn as text, so that a test reads like the rulebook.

>>> game = table("A: a1 snail blue pink 2 | B: b1 fish pink points 8, c2 frog pink points 5 | C:")
>>> play(game, "A turn a1", "B turn b1", "C turn c1", "A swap r1 a2")
>>> pond(game, "A")
'snail-blue-pink-2 ? ? ? | frog-blue-points-1 ? ? ?'
>>> points(shown(game), "A a1")
4

Players are letters; the river may be drawn as well. Where no card is drawn lies a filler. The deck
is a house deck of just these cards (SY-1.5).
"""

from __future__ import annotations

from collections.abc import Sequence

from stamtafel.core.game import OptionValue
from stamtafel.core.view import Card
from stamtafel.games.symbiose import GAME
from stamtafel.games.symbiose.notation import RIVERS, SLOTS
from stamtafel.games.symbiose.rules import END, Symbiose
from stamtafel.games.symbiose.view import account

SEATS = "ABCD"
FILLER = "frog blue points 1"


def table(drawing: str, start: str = "A", filler: str = FILLER, **options: OptionValue) -> Symbiose:
    """The position just after the deal: everybody is to choose a first card."""
    parts = {
        name.strip(): cards for name, _, cards in (p.partition(":") for p in drawing.split("|"))
    }
    river = parts.pop("river", "")
    assert list(parts) == list(SEATS[: len(parts)])
    deck = [card for cards in parts.values() for card in lay(SLOTS, cards, filler)]
    deck += lay(RIVERS if len(parts) == 2 else RIVERS[:4], river, filler)
    game = begin(len(parts), deck=", ".join(deck), start=SEATS.index(start), **options)
    GAME.deal(game, range(game.due))
    return game


def lay(places: Sequence[str], drawn: str, filler: str) -> list[str]:
    """The cards of these places, as drawn or else the filler."""
    cards = dict(card.strip().split(" ", 1) for card in drawn.split(",") if card.strip())
    assert cards.keys() <= set(places)
    return [cards.get(place, filler) for place in places]


def begin(seats: int, **options: OptionValue) -> Symbiose:
    """A new game, before its first deal."""
    game = GAME.begin(seats, options)
    assert isinstance(game, Symbiose)
    return game


def chosen(
    drawing: str, first: str = "a1", start: str = "A", filler: str = FILLER, **options: OptionValue
) -> Symbiose:
    """A table at which everybody has turned up this card, so that the first turn begins."""
    game = table(drawing, start, filler, **options)
    play(game, *(f"{seat} turn {first}" for seat in SEATS[: game.seats]))
    return game


def read(move: str) -> tuple[int, int]:
    """The seat and the action of a move such as `A swap r1 b2`."""
    seat, _, action = move.partition(" ")
    return SEATS.index(seat), GAME.actions.read(action)


def play(game: Symbiose, *moves: str) -> None:
    """Play moves, each of which must be allowed."""
    for move in moves:
        GAME.play(game, *read(move))


def legal(game: Symbiose, seat: str) -> list[str]:
    """What a player may do now."""
    return [GAME.actions.write(action) for action in GAME.legal(game, SEATS.index(seat))]


def refused(game: Symbiose, move: str) -> str:
    """By which rule a move is refused, with its word key; `allowed` if it is not."""
    refusal = GAME.refusal(game, *read(move))
    return f"{refusal.rule} {refusal.key}" if refusal else "allowed"


def pond(game: Symbiose, seat: str) -> str:
    """A pond as everybody sees it, row by row."""
    return rows(lying(game, "pond", SEATS.index(seat)))


def river(game: Symbiose) -> str:
    """The river as everybody sees it, row by row."""
    return rows(lying(game, "river", None))


def lying(game: Symbiose, name: str, owner: int | None) -> tuple[Card, ...]:
    """The cards of a place, as a spectator sees them."""
    place = GAME.view(game).place(name, owner)
    assert place is not None
    return place.cards


def rows(cards: tuple[Card, ...]) -> str:
    """Cards in rows of four."""
    faces = [card.face for card in cards]
    return " | ".join(" ".join(faces[row : row + 4]) for row in range(0, len(faces), 4))


def shown(game: Symbiose) -> Symbiose:
    """The same cards where they lie, all open: as if the game had ended so."""
    end = game.clone()
    end.chosen = 0
    end.closed = 0
    end.step = END
    end.over = True
    end.owe(0)
    return end


def points(game: Symbiose, place: str) -> int:
    """What the card at a place such as `A a1` scores by the account."""
    seat, slot = place.split()
    lines = {(line.owner, line.phrase.places["spot"]): line.points for line in account(game)}
    return lines[SEATS.index(seat), slot]


def totals(game: Symbiose) -> str:
    """What each player has in all."""
    return ", ".join(f"{SEATS[seat]} {n}" for seat, n in enumerate(game.scores()))


def winners(game: Symbiose) -> str:
    """Who shares the win; the game must be over, and their shares be equal."""
    assert game.over
    shares = list(game.returns())
    who = "".join(SEATS[seat] for seat, share in enumerate(shares) if share)
    assert all(share in (0.0, 1.0 / len(who)) for share in shares)
    return who
