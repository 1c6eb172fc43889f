"""Swoop written down once more, slowly: lists of faces, and the rulebook sentence by sentence."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import product

ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def higher(face: str, other: str) -> bool:
    """SO-1.2: whether one rank is above another."""
    return ORDER.index(face) > ORDER.index(other)


@dataclass
class Player:
    """One player's cards; a place on the table is [open card, hidden card], None where it went."""

    hand: list[str]
    places: list[list[str | None]]

    def open_cards(self) -> list[str]:
        """The open cards."""
        return [shown for shown, _ in self.places if shown is not None]

    def bare(self) -> list[int]:
        """SO-5.1: the places of hidden cards that no open card covers."""
        return [n for n, (shown, hidden) in enumerate(self.places) if hidden and not shown]

    def all_cards(self) -> list[str]:
        """Everything that counts at the end of a round."""
        return self.hand + [card for place in self.places for card in place if card is not None]


@dataclass
class Table:
    """A round in progress."""

    players: list[Player]
    turn: int
    plain_tens: bool = False
    big_swoop: bool = False
    simple: bool = False
    pile: list[str] = field(default_factory=list)  # from bottom to top
    swept: list[str] = field(default_factory=list)
    turned: int | None = None  # the place of the hidden card turned up
    turns: int = 0
    over: bool = False

    def copy(self) -> Table:
        """An independent copy."""
        players = [Player(p.hand[:], [place[:] for place in p.places]) for p in self.players]
        return replace(self, players=players, pile=self.pile[:], swept=self.swept[:])

    def sweeps_alone(self, face: str) -> bool:
        """SO-4.3: the swoop cards."""
        return face == "joker" or (face == "10" and not self.plain_tens)

    def alike(self, face: str) -> int:
        """How many cards of a rank lie on top of the pile."""
        count = 0
        for card in reversed(self.pile):
            if card != face:
                break
            count += 1
        return count

    def fits(self, face: str, count: int) -> bool:
        """SO-3.1: up to four cards. SO-4.4: no more than four alike on top."""
        return 1 <= count <= 4 and (self.big_swoop or self.alike(face) + count <= 4)

    def legal(self) -> set[str]:
        """Every action that the player on turn may take."""
        player = self.players[self.turn]
        if self.turned is not None:
            face = player.places[self.turned][1]
            return {
                f"add hand:{hand} table:{shown}"
                for hand, shown in self.counts(player, str(face))
                if self.fits(str(face), 1 + hand + shown)
            }
        plays = {
            f"play {face} hand:{hand} table:{shown}"
            for face in {*player.hand, *player.open_cards()}
            for hand, shown in self.counts(player, face)
            if self.fits(face, hand + shown)
        }
        return plays | {f"turn {place}" for place in player.bare()}

    @staticmethod
    def counts(player: Player, face: str) -> product[tuple[int, int]]:
        """All ways to take cards of a rank from hand and table."""
        held, shown = player.hand.count(face), player.open_cards().count(face)
        return product(range(held + 1), range(shown + 1))

    def play(self, action: str) -> None:
        """Take an action."""
        player = self.players[self.turn]
        verb, *rest = action.split()
        if verb == "turn":
            self.turned = int(rest[0])
            return
        hand, shown = (int(word.split(":")[1]) for word in rest[-2:])
        cards: list[str] = []
        face = rest[0]
        if verb == "add":
            assert self.turned is not None
            face = str(player.places[self.turned][1])
            player.places[self.turned][1] = None
            self.turned = None
            cards.append(face)
        for _ in range(hand):
            player.hand.remove(face)
            cards.append(face)
        for _ in range(shown):
            place = next(place for place in player.places if place[0] == face)
            place[0] = None
            cards.append(face)
        self.lay(player, cards)

    def lay(self, player: Player, cards: list[str]) -> None:
        """SO-3.2 to SO-3.5, SO-4: cards go to the pile, and what follows from it."""
        face = cards[0]
        if not self.sweeps_alone(face) and self.pile and higher(face, self.pile[-1]):
            player.hand += self.pile
            self.pile = []
        self.pile += cards
        self.turns += 1
        swoop = self.sweeps_alone(face) or self.alike(face) >= 4
        if swoop:
            self.swept += self.pile
            self.pile = []
        if not player.all_cards() or self.turns == 2000:
            self.over = True
        elif not swoop:
            self.turn = (self.turn + 1) % len(self.players)

    def points(self) -> list[int]:
        """SO-6.2, SO-6.3: what everybody's cards count."""
        return [sum(map(self.worth, player.all_cards())) for player in self.players]

    def worth(self, face: str) -> int:
        """What a card counts."""
        if self.sweeps_alone(face):
            return 20 if self.simple else 50
        if face in ("10", "J", "Q", "K"):
            return 10
        return 5 if self.simple else ORDER.index(face) + 1
