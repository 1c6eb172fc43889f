"""Positions of Swapybara drawn as text, so that a test reads like the rulebook.

>>> game = table("A: 3 | B: 4 | C: 1 | D: 0 | centre: 6")
>>> legal(game, "A")
'ask B, ask C, ask D, centre'
>>> play(game, "A ask B", "B accept")
>>> cards(game)
'A: 4 | B: 3 | C: 1 | D: 0 | centre: 6'

Behind a player's card may stand the tokens that lie before them (`six`, `minus`, `shield`), the
points they have, and that they are out: `A: 3 six 12`, `B: 4 out`. Cards not drawn are in the box.
"""

from __future__ import annotations

from stamtafel.core.game import OptionValue
from stamtafel.core.state import row
from stamtafel.core.view import Phrase
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import (
    ASK,
    CENTRE,
    FIVE,
    FOUR,
    GIVE,
    MIDDLE,
    MOVE,
    TO_ASK,
)
from stamtafel.games.swapybara.notation import FACES
from stamtafel.games.swapybara.rules import (
    Swapybara,
)

SEATS = "ABCDEFGH"
SPECTATOR = "spectator"
TOKENS = ("six", "minus", "shield")


def table(
    drawing: str, start: str = "A", turns_left: int = 0, round_: int = 1, **options: OptionValue
) -> Swapybara:
    """The position just after the deal, or with so many turns left in the round."""
    places = {name: rest.split() for name, rest in map(_part, drawing.split("|"))}
    centre = [words[0] for name, words in places.items() if name == "centre"]
    players = [words for name, words in places.items() if name != "centre"]
    game = begin(len(players), start=SEATS.index(start), **options)
    drawn = [words[0] for words in players] + centre
    box = [face for face in FACES if face not in drawn]
    groups = [drawn[: len(players)], centre, box]
    deal(game, " | ".join(" ".join(group) for group in groups if group))
    game.round = round_
    for seat, words in enumerate(players):
        _lay(game, seat, words[1:])
    if turns_left:
        game.taken = 3 * game.seats - turns_left
        game.asker = (game.start + game.taken) % game.seats
        game.owe(1 << game.asker)
    return game


def _part(part: str) -> tuple[str, str]:
    name, _, rest = part.partition(":")
    return name.strip(), rest


def _lay(game: Swapybara, seat: int, words: list[str]) -> None:
    for word in words:
        if word in TOKENS:
            setattr(game, word, seat)
        elif word == "out":
            game.out |= 1 << seat
        else:
            totals = list(game.totals)
            totals[seat] = int(word)
            game.totals = row(totals)


def honour(drawing: str, *moves: str, start: str = "A", turns_left: int = 0) -> Swapybara:
    """The position drawn at a table of honour, some moves later."""
    game = table(drawing, start, turns_left, enforcement="honour")
    play(game, *moves)
    return game


def callable_by(game: Swapybara, seat: str) -> str:
    """Whom a player may call now."""
    return "".join(text[-1] for text in legal(game, seat).split(", ") if text.startswith("call"))


def begin(seats: int, **options: OptionValue) -> Swapybara:
    """A new game, before its first deal."""
    game = GAME.begin(seats, options)
    assert isinstance(game, Swapybara)
    return game


def deal(game: Swapybara, text: str) -> None:
    """Let the dealer deal this."""
    GAME.deal(game, GAME.read_deal(game, text))


def read(move: str) -> tuple[int, int]:
    """The seat and the action of a move such as `A ask B`."""
    seat, *words = move.split()
    numbers = [str(SEATS.index(word)) if word in SEATS else word for word in words]
    return SEATS.index(seat), GAME.actions.read(" ".join(numbers))


def play(game: Swapybara, *moves: str) -> None:
    """Play moves, each of which must be allowed."""
    for move in moves:
        GAME.play(game, *read(move))


def play_refused(game: Swapybara) -> None:
    """Play the turns that are left so that every question is refused and no card moves."""
    while game.step == ASK:
        asker = game.turn
        for action in game.legal(asker):
            trial = game.clone()
            trial.apply(asker, action)
            if trial.turn >= 0 and "refuse" in legal(trial, SEATS[trial.turn]):
                break
        game.apply(asker, action)
        play(game, f"{SEATS[game.turn]} refuse")


def play_kept(game: Swapybara, to: str = "") -> None:
    """Play on by the rules, so that no card moves: to the end of the turns, or to somebody's turn.

    Nobody is called, and whoever can ask nobody passes.
    """
    while game.step == ASK and SEATS[game.turn] != to:
        asker = game.turn
        for action in GAME.legal(game, asker):
            whom = MOVE[action].whom
            if whom < 0 or MOVE[action].kind != TO_ASK:
                continue
            bound = game.card(asker) == FIVE and not game.neighbours(asker, whom)
            if not bound and game.card(whom) != FOUR:
                GAME.play(game, asker, action)
                play(game, f"{SEATS[whom]} refuse")
                break
        else:
            play(game, f"{SEATS[asker]} pass")


def told(game: Swapybara, move: str, viewer: str) -> list[str]:
    """What a viewer is told of a move, in English; the game itself does not change."""
    seat, action = read(move)
    after = game.clone()
    GAME.play(after, seat, action)
    to = None if viewer == SPECTATOR else SEATS.index(viewer)
    return say(GAME.tell(game, seat, action, after, to), to)


def say(phrases: tuple[Phrase, ...], viewer: int | None) -> list[str]:
    """Phrases as sentences to one viewer."""
    return [GAME.words("en").say(phrase, SEATS, viewer) for phrase in phrases]


def legal(game: Swapybara, seat: str) -> str:
    """What a player may do now: `ask B, ask D, centre`."""
    texts = [GAME.actions.write(action) for action in GAME.legal(game, SEATS.index(seat))]
    return ", ".join(map(_with_letters, texts))


def _with_letters(text: str) -> str:
    verb, _, whom = text.partition(" ")
    return f"{verb} {SEATS[int(whom)]}" if verb != "pick" and whom.isdigit() else text


def refused(game: Swapybara, move: str) -> str:
    """By which rule a move is refused, with its word key; `allowed` if it is not."""
    refusal = GAME.refusal(game, *read(move))
    return f"{refusal.rule} {refusal.key}" if refusal else "allowed"


def cards(game: Swapybara) -> str:
    """Where the cards lie, or how they lay at the last reveal."""
    if not len(game.dealt):
        shown = enumerate(game.reveal.cards)
        return " | ".join(f"{SEATS[seat]}: {FACES[card]}" for seat, card in shown)
    drawn = [f"{SEATS[seat]}: {FACES[game.card(seat)]}" for seat in range(game.seats)]
    centre = [f"centre: {FACES[game.card(game.seats)]}"] if game.seats == 4 else []
    return " | ".join(drawn + centre)


def points(game: Swapybara) -> str:
    """What each player scored in the last round."""
    return ", ".join(f"{SEATS[seat]} {n}" for seat, n in enumerate(game.reveal.points))


def totals(game: Swapybara) -> str:
    """What each player has in all."""
    return ", ".join(f"{SEATS[seat]} {n}" for seat, n in enumerate(game.scores()))


def tokens(game: Swapybara) -> str:
    """Where the three tokens lie: `six A, minus middle, shield D`."""
    return ", ".join(f"{token} {who(getattr(game, token))}" for token in TOKENS)


def who(place: int) -> str:
    """A seat's letter, the middle or the centre."""
    return {MIDDLE: "middle", CENTRE: "centre"}.get(place) or SEATS[place]


def winner(game: Swapybara) -> str:
    """Who has won; the game must be over, and one player take the whole win."""
    assert game.over
    shares = list(game.returns())
    assert sorted(shares) == [0.0] * (game.seats - 1) + [1.0]
    return SEATS[shares.index(1.0)]


def giving(game: Swapybara) -> str:
    """Who has to give the 0 away now; empty if nobody has."""
    return SEATS[game.turn] if game.step == GIVE else ""
