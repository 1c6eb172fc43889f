"""By the live region's text alone a script can follow the public game.

A follower reads what the page of a spectator reads out, line by line in English, and nothing else;
after every step what it has pieced together is compared with what the spectator sees.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Protocol

import pytest

from stamtafel.core.game import game
from stamtafel.core.record import Act, Record, take
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.core.view import View
from stamtafel.web.pages import printed
from tests.browser.gallery import NAMES, next_step

TOKENS = {"six": "the six", "minus": "the minus", "shield": "the protection"}
WHO = "|".join(map(re.escape, NAMES))


class Follower(Protocol):
    """What is pieced together of a game from its lines."""

    def read(self, line: str) -> None: ...

    def agrees(self, view: View) -> bool: ...


def number(text: str) -> int:
    """A number as it is printed."""
    return int(text.replace("−", "-"))


class Points:
    """Totals, as all that score in rounds read them out."""

    def __init__(self, seats: int, says: str) -> None:
        self.totals = [0] * seats
        self.says = re.compile(says)

    def read(self, line: str) -> None:
        """Add points that are read out."""
        if found := self.says.fullmatch(line):
            self.totals[NAMES.index(found["who"])] += number(found["points"])


class Cards(Points):
    """Swapybara: where each card dealt lies now, who has the tokens, and the totals."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, rf"(?P<who>{WHO}) shows .*: (?P<points>−?\d+) points?\.")
        self.lies: list[int] = []
        self.round = 0
        self.tokens: dict[str, str] = {}

    def read(self, line: str) -> None:
        """Follow the cards as they change places."""
        super().read(line)
        seats = len(self.totals)
        if found := re.match(r"Round (\d+): ", line):
            self.round, self.lies = int(found[1]), list(range(seats + 1))
        swaps = (
            rf"(?:{WHO}) accepts: (?P<one>{WHO}) and (?P<two>{WHO}) swap\.",
            rf"(?P<one>{WHO}) gives (?P<two>{WHO}) the 0\.",
            rf"(?P<one>{WHO}) (?:swaps with|puts the 0 in) the centre\.(?P<two>)",
        )
        for pattern in swaps:
            if found := re.fullmatch(pattern, line):
                one = NAMES.index(found["one"])
                two = NAMES.index(found["two"]) if found["two"] else seats
                self.lies[one], self.lies[two] = self.lies[two], self.lies[one]
        for token, name in TOKENS.items():
            if found := re.match(rf"({WHO}) (takes|gets) {name} token", line):
                self.tokens[token] = found[1]
            elif line.lower().startswith(f"{name} token goes back"):
                self.tokens.pop(token, None)

    def agrees(self, view: View) -> bool:
        """Whether cards, tokens and totals are as the spectator sees them."""
        ids = {place.owner: place.cards[0].id for place in view.places}
        where = {owner: len(self.totals) if owner is None else owner for owner in ids}
        follows = all(
            one == f"c{self.round}-{self.lies[where[owner]]}" or one.startswith("r")
            for owner, one in ids.items()
        )
        tokens = {
            mark.name: NAMES[mark.owner]
            for mark in view.marks
            if mark.name in TOKENS and mark.owner is not None
        }
        return follows and tokens == self.tokens and tuple(self.totals) == view.scores


class Pile(Points):
    """Swoop: the whole pile from bottom to top, and the totals."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, rf"(?P<who>{WHO}) gets (?P<points>\d+) points?\.")
        spoken = game("swoop").words("en")
        keys = filter(re.compile(r"card-\w+-\d").fullmatch, spoken.keys())
        self.sets = {spoken.text(key): [key.split("-")[1]] * int(key[-1]) for key in keys}
        self.pile: list[str] = []
        self.turned: list[str] = []

    def read(self, line: str) -> None:
        """Follow the pile as it grows, is taken up and is swept away."""
        super().read(line)
        if found := re.search(r"takes up the pile: (\d+) cards?\.", line):
            assert int(found[1]) == len(self.pile)
            self.pile = []
        elif found := re.search(r"turns up a hidden card: (.*)\.", line):
            self.turned = self.sets[found[1]]
        elif re.search(r" (plays|adds) ", line):
            parts = re.split(r" (?:plays|adds) ", line.rstrip("."), maxsplit=1)[1].split(" and ")
            texts = [re.sub(r" from the (hand|table)", "", part) for part in parts]
            played = [card for text in texts if text != "it alone" for card in self.sets[text]]
            self.pile, self.turned = self.pile + self.turned + played, []
        elif re.search(r"sweeps the pile away\.|^Round ", line):
            self.pile = []

    def agrees(self, view: View) -> bool:
        """Whether pile and totals are as the spectator sees them."""
        pile = view.place("pile")
        lies = pile is None or [card.face for card in pile.cards] == self.pile
        return lies and tuple(self.totals) == view.scores


class Ponds:
    """Symbiose: every open card of all ponds and of the river, as it is called."""

    def __init__(self, seats: int) -> None:
        self.ponds: list[dict[str, str]] = [{} for _ in range(seats)]
        self.river: Counter[str] = Counter()

    def read(self, line: str) -> None:
        """Follow the cards as they are turned up and swapped."""
        if found := re.fullmatch(r"In the river (.*) is turned up\.", line):
            self.river[found[1]] += 1
        elif found := re.fullmatch(rf"({WHO}) turns up (\w\d): (.*)\.", line):
            self.ponds[NAMES.index(found[1])][found[2]] = found[3]
        else:
            self.swap(line)

    def swap(self, line: str) -> None:
        """A card that comes into a pond for one that goes into the river."""
        seen = rf"({WHO}) lays (?P<card>.*) at (?P<spot>\w\d)(?: and gives the river|\. Face down"
        seen += r" there was) (?P<gave>.*?)(?:: it goes into the river)?\."
        unseen = rf"({WHO}) takes a face-down card of the river: (?P<card>.*)\. It lies at "
        unseen += r"(?P<spot>\w\d) now(?:, and|; face down there was) (?P<gave>.*?)"
        unseen += r"(?: goes into the river)?\."
        for pattern in (seen, unseen):
            if found := re.fullmatch(pattern, line):
                self.ponds[NAMES.index(found[1])][found["spot"]] = found["card"]
                self.river[found["card"]] -= pattern == seen
                self.river[found["gave"]] += 1

    def agrees(self, view: View) -> bool:
        """Whether all open cards are as the spectator sees them."""
        spoken = game("symbiose").words("en")
        lying = {place.owner: [card.face for card in place.cards] for place in view.places}
        if not lying:
            return True
        named = {
            owner: [spoken.text(f"card-{face}") if face != "?" else None for face in faces]
            for owner, faces in lying.items()
        }
        spots = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2")
        ponds = [
            {spot: name for spot, name in zip(spots, named[seat], strict=True) if name}
            for seat in range(view.seats)
        ]
        river = Counter(name for name in named[None] if name)
        return ponds == self.ponds and river == +self.river


class Garages:
    """WagenWissel: whose cars are whose, and which cars are gone from the game."""

    def __init__(self, seats: int) -> None:
        self.cars: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.sellers: set[int] = set()  # who may own the car that is being paid for

    def read(self, line: str) -> None:
        """Follow the cars as they change hands."""
        if re.fullmatch(rf"({WHO}) (turns up|auctions) .*", line):
            self.sellers = set()
        elif found := re.fullmatch(rf"({WHO}) puts up .*", line):
            self.sellers = {NAMES.index(found[1])}
        elif found := re.fullmatch(rf"({WHO}) wants to negotiate with ({WHO})\.", line):
            self.sellers = {NAMES.index(found[1]), NAMES.index(found[2])}
        elif found := re.fullmatch(rf"({WHO}) is bankrupt and out of the game\.", line):
            self.cars[NAMES.index(found[1])].clear()
        self.move(line)

    def move(self, line: str) -> None:
        """A car that somebody has from now on, or has no more."""
        if found := re.fullmatch(rf"({WHO}) gives ({WHO}) (.*) and takes (.*)\.", line):
            one, two = NAMES.index(found[1]), NAMES.index(found[2])
            self.cars[one][found[4]] += 1
            self.cars[one][found[3]] -= 1
            self.cars[two][found[3]] += 1
            self.cars[two][found[4]] -= 1
        elif found := re.fullmatch(
            rf"({WHO}) (?:loses (.*)|sells (.*) abroad .*)(?<!game)\.", line
        ):
            self.cars[NAMES.index(found[1])][found[2] or found[3]] -= 1
        elif found := re.fullmatch(
            rf"(?:Nobody bids: )?({WHO}) "
            r"(?:has (.*) for nothing|turns up a card: (.*?)\. It stays .*)\.",
            line,
        ):
            self.cars[NAMES.index(found[1])][found[2] or found[3]] += 1
        elif found := re.fullmatch(rf"({WHO}) gets ([^€]*)\.", line):
            self.cars[NAMES.index(found[1])][found[2]] += 1
            for seller in self.sellers - {NAMES.index(found[1])}:
                self.cars[seller][found[2]] -= 1
            self.sellers = set()

    def agrees(self, view: View) -> bool:
        """Whether everybody's cars are as the spectator sees them."""
        spoken = game("wagenwissel").words("en")
        seen = {place.owner: place.cards for place in view.places if place.name == "cars"}
        return all(
            Counter(spoken.text(f"card-{card.face}") for card in cards) == +self.cars[owner]
            for owner, cards in seen.items()
            if owner is not None
        )


def told(state: State, record: Record) -> Iterator[tuple[list[str], View]]:
    """A whole game of decent players: what each step reads out to a spectator, and what is seen."""
    played, rng = record.game, stream(7, "transcript")
    spoken = played.words("en")
    while not state.over:
        before, step = state.clone(), next_step(played, state, rng)
        take(played, state, step)
        seat, action = (step.seat, step.action) if isinstance(step, Act) else (None, step.order)
        events = played.tell(before, seat, action, state, None)
        yield [printed(spoken.say(event, NAMES)) for event in events], played.view(state)


@pytest.mark.parametrize(
    ("name", "seats", "options", "kind"),
    [
        ("swapybara", 4, {"rounds": "20"}, Cards),
        ("swapybara", 8, {}, Cards),
        ("swoop", 3, {"target": "300"}, Pile),
        ("swoop", 5, {"target": "1", "table": "hidden"}, Pile),
        ("symbiose", 2, {}, Ponds),
        ("symbiose", 4, {"teams": "yes"}, Ponds),
        ("wagenwissel", 3, {"auction": "open"}, Garages),
        ("wagenwissel", 4, {}, Garages),
    ],
)
def test_the_log_is_enough(
    name: str, seats: int, options: dict[str, str], kind: Callable[[int], Follower]
) -> None:
    """Step by step, what a follower has heard is what a spectator sees."""
    record = Record.begin(game(name), seats, options)
    follower = kind(seats)
    for lines, view in told(record.state(), record):
        for line in lines:
            follower.read(line)
        assert follower.agrees(view), lines
