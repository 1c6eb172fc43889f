"""Positions of Swoop drawn as text, so that a test reads like the rulebook.

>>> game = table("A: 5 6 6 | B: Q | C: 7 8 | pile: 9")
>>> legal(game, "A")
'5, 6, 6 6'
>>> play(game, "A 6 6", "B Q")
>>> draw(game)
'A: 5 | B: 6 6 9 | C: 7 8 | pile: Q'

Behind a player's hand stand the places on the table, `open/hidden`: `[3/K]` is an open 3 on a
hidden K, `[-/K]` a bare hidden K. Cards that are not drawn are left over.

A move is the player and the cards, open ones behind a `+`: `A 6 6 + 6`, `B + 3`; or `A turn 2`; or
how many cards are added to a hidden one: `A add 0`, `A add 1 + 1`.
"""

from __future__ import annotations

from stamtafel.core.game import OptionValue
from stamtafel.core.state import row
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.cards import EMPTY, GONE, MOVE, RANKS, SLOTS, TO_ADD, TO_TURN
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import PLAY, Swoop

SEATS = "ABCDEFGH"


def table(drawing: str, turn: str = "A", **options: OptionValue) -> Swoop:
    """The position drawn, in the first round, with a player on turn."""
    places = {name.strip(): rest.split() for name, _, rest in _parts(drawing)}
    pile = [FACES.index(face) for face in places.pop("pile", [])]
    game = begin(len(places), start=SEATS.index(turn), **options)
    game.deal(row(range(game.due)))
    left = sorted(game.setup.deck)
    for rank in pile:
        left.remove(rank)
    for name, words in places.items():
        for rank in _lay(game, SEATS.index(name), words):
            left.remove(rank)
    game.aside = row(left)
    _pile(game, pile)
    assert game.step == PLAY
    return game


def _parts(drawing: str) -> list[tuple[str, str, str]]:
    return [part.partition(":") for part in drawing.split("|")]


def _lay(game: Swoop, seat: int, words: list[str]) -> list[int]:
    """Give a seat its cards; which these are."""
    hand = [FACES.index(word) for word in words if not word.startswith("[")]
    slots = [word.strip("[]").split("/") for word in words if word.startswith("[")]
    for rank in range(RANKS):
        game.hands[seat * RANKS + rank] = 0
    for slot in range(SLOTS):
        shown, hidden = slots[slot] if slot < len(slots) else ("-", "-")
        game.open[seat * SLOTS + slot] = _rank(shown)
        game.hidden[seat * SLOTS + slot] = _rank(hidden)
    bits = [(shown != "-", shown == "-" and hidden != "-") for shown, hidden in slots]
    game.table[seat] = sum((o << n) + (h << SLOTS + n) for n, (o, h) in enumerate(bits))
    game.take_in(seat, row(hand))
    cards = [*hand, *(_rank(face) for slot in slots for face in slot if face != "-")]
    game.left[seat] = len(cards)
    return cards


def _rank(face: str) -> int:
    return GONE if face == "-" else FACES.index(face)


def _pile(game: Swoop, pile: list[int]) -> None:
    assert pile == sorted(pile, reverse=True)
    game.pile = sum(1 << 2 * rank for rank in pile)
    game.top = pile[-1] if pile else EMPTY
    game.run = pile.count(pile[-1]) if pile else 0
    assert game.run < 4


def begin(seats: int, **options: OptionValue) -> Swoop:
    """A new game, before its first deal."""
    game = GAME.begin(seats, options)
    assert isinstance(game, Swoop)
    return game


def deal(game: Swoop, text: str) -> None:
    """Let the dealer deal this."""
    GAME.deal(game, GAME.read_deal(game, text))


def deal_hands(game: Swoop, *hands: str, left: str = "") -> None:
    """Deal these hands, with nothing on the table, and leave these cards over before all others."""
    rest = [FACES[rank] for rank in game.setup.deck]
    for face in " ".join([*hands, left]).split():
        rest.remove(face)
    groups = [*hands, " ".join([*left.split(), *rest])]
    deal(game, " | ".join(group for group in groups if group))


def read(move: str) -> tuple[int, int]:
    """The seat and the action of a move."""
    seat, *words = move.split()
    if words[0] == "turn":
        return SEATS.index(seat), GAME.actions.read(" ".join(words))
    shown = words[words.index("+") + 1 :] if "+" in words else []
    held = words[: words.index("+")] if "+" in words else words
    if words[0] == "add":
        text = f"add hand:{held[1]} table:{shown[0] if shown else 0}"
    else:
        assert len({*held, *shown}) == 1
        text = f"play {[*held, *shown][0]} hand:{len(held)} table:{len(shown)}"
    return SEATS.index(seat), GAME.actions.read(text)


def write(action: int) -> str:
    """An action as a move is written here, without the player."""
    move = MOVE[action]
    if move.kind == TO_TURN:
        return f"turn {move.slot}"
    if move.kind == TO_ADD:
        return f"add {move.hand} + {move.table}" if move.table else f"add {move.hand}"
    face = FACES[move.rank]
    return " ".join([face] * move.hand + ["+"] * (move.table > 0) + [face] * move.table)


def play(game: Swoop, *moves: str) -> None:
    """Play moves, each of which must be allowed."""
    for move in moves:
        GAME.play(game, *read(move))


def legal(game: Swoop, seat: str) -> str:
    """What a player may do now."""
    return ", ".join(write(action) for action in GAME.legal(game, SEATS.index(seat)))


def may(game: Swoop, move: str) -> bool:
    """Whether a move is allowed."""
    return refused(game, move) == "allowed"


def refused(game: Swoop, move: str) -> str:
    """By which rule a move is refused, with its word key; `allowed` if it is not."""
    refusal = GAME.refusal(game, *read(move))
    return f"{refusal.rule} {refusal.key}" if refusal else "allowed"


def draw(game: Swoop) -> str:
    """The position as text; without cards a player's part is empty."""
    parts = [f"{SEATS[seat]}: {_cards(game, seat)}".strip() for seat in range(game.seats)]
    pile = " ".join(FACES[rank] for rank in game.pile_cards())
    return " | ".join([*parts, f"pile: {pile}"] if pile else parts)


def _cards(game: Swoop, seat: int) -> str:
    words = hand(game, seat)
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        shown, hidden = game.open[slot], game.hidden[slot]
        if hidden != GONE:
            words.append(f"[{FACES[shown] if shown != GONE else '-'}/{FACES[hidden]}]")
    return " ".join(words)


def hand(game: Swoop, seat: int) -> list[str]:
    """The cards of a hand, by rank."""
    counts = game.hands[seat * RANKS : seat * RANKS + RANKS]
    return [FACES[rank] for rank in range(RANKS) for _ in range(counts[rank])]


def turn(game: Swoop) -> str:
    """Who is on turn; empty between rounds and at the end."""
    return SEATS[game.turn] if game.turn >= 0 else ""


def points(game: Swoop) -> str:
    """What each player scored in the last round."""
    return ", ".join(f"{SEATS[seat]} {n}" for seat, n in enumerate(game.reveal.points))


def totals(game: Swoop) -> str:
    """What each player has in all."""
    return ", ".join(f"{SEATS[seat]} {n}" for seat, n in enumerate(game.scores()))


def winner(game: Swoop) -> str:
    """Who has won; the game must be over, and one player take the whole win."""
    assert game.over
    shares = list(game.returns())
    assert sorted(shares) == [0.0] * (game.seats - 1) + [1.0]
    return SEATS[shares.index(1.0)]
