"""Whole random games, chosen by index, and what holds after every step of them."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from stamtafel.core.game import OptionValue
from stamtafel.core.rng import stream
from stamtafel.core.view import HIDDEN, View
from stamtafel.games.symbiose import GAME, rules
from stamtafel.games.symbiose.rules import DEAL, FIRST, SWAP, Symbiose
from stamtafel.games.symbiose.view import account
from tests.games.symbiose import naive
from tests.games.symbiose.drawing import begin

PLAIN = rules.__file__.endswith(".py")
EXAMPLES = 40 if PLAIN else 150

HOUSE = ", ".join(
    f"{animal} {colour} {scores} {n}"
    for n, (animal, colour) in enumerate(
        [(a, c) for a in ("fish", "frog", "snail") for c in ("pink", "green", "blue")], 1
    )
    for scores in (animal, colour, "points", "dragonfly", "orange")
)
OPTIONS = st.fixed_dictionaries(
    {"deck": st.sampled_from(["printed", HOUSE])},
    optional={"rows": st.integers(1, 2), "turns": st.integers(1, 7), "river": st.integers(1, 4)},
)
TABLES = st.sampled_from([(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
CHOICES = st.lists(st.integers(0, 63), min_size=1, max_size=90)


class Follower:
    """Plays one game by index and checks each step against the rulebook, in its own words."""

    def __init__(self, seats: int, options: dict[str, OptionValue]) -> None:
        self.game = begin(seats, **options)
        self.teams = options["teams"] == "yes"
        self.open: dict[str, str] = {}  # the faces seen, by card
        self.steps = 0

    def play(self, order: Sequence[int], choices: Sequence[int]) -> None:
        """Play to the end, the deal and the choices used over and over."""
        while not self.game.over:
            before = self.game.clone()
            if self.game.due:
                GAME.deal(self.game, [card for card in order if card < self.game.due])
            else:
                self.choose(choices)
            self.check(before)
        assert self.steps <= GAME.longest
        self.check_end()

    def choose(self, choices: Sequence[int]) -> None:
        """Let any of the seats that owe a decision take it."""
        choice = choices[self.steps % len(choices)]
        owing = GAME.view(self.game).owing
        seat = owing[choice % len(owing)]
        actions = GAME.legal(self.game, seat)
        GAME.play(self.game, seat, actions[choice % len(actions)])
        self.steps += 1

    def check(self, before: Symbiose) -> None:
        """What holds after every step."""
        view = GAME.view(self.game)
        assert (len(view.owing) > 0) + (self.game.due > 0) + view.over == 1
        assert all(GAME.legal(self.game, seat) for seat in view.owing)
        assert list(view.scores) == naive.scores(view, self.teams)
        for seat in range(view.seats):
            lines = [line.points for line in account(self.game) if line.owner == seat]
            assert sum(lines) == view.scores[seat]
        if before.step not in (DEAL, FIRST):
            self.check_turn(before, view)
        self.check_cards(view)

    def check_turn(self, before: Symbiose, view: View) -> None:
        """SY-3.4: a turn opens one card of its player's pond, and no other pond changes."""
        was = GAME.view(before)
        for seat in range(view.seats):
            then, now = was.place("pond", seat), view.place("pond", seat)
            if before.step == SWAP and self.game.turn == seat:
                assert closed(view, seat) == closed(was, seat)
            elif before.turn == seat:
                assert closed(view, seat) == closed(was, seat) - 1
            else:
                assert then == now

    def check_cards(self, view: View) -> None:
        """SY-1.1: every card lies in one place; what was open stays open, as the same card."""
        ids = [card.id for place in view.places for card in place.cards]
        assert len(set(ids)) == len(ids)
        now = {c.id: c.face for p in view.places for c in p.cards if c.face != HIDDEN}
        assert self.open.items() <= now.items()
        self.open = now
        if view.places:
            deck = self.game.setup.deck.points
            assert sorted(self.game.dealt) == list(range(len(deck)))
            assert sorted(self.game.lies) == list(range(len(self.game.lies)))

    def check_end(self) -> None:
        """SY-3.5, SY-5.4: all cards on the table lie open; SY-4.4: the best share the win."""
        view = GAME.view(self.game)
        assert not any(c.face == HIDDEN for place in view.places for c in place.cards)
        assert list(view.returns) == naive.shares(list(view.scores), self.teams)


def closed(view: View, seat: int) -> int:
    """How many cards of a pond lie face down."""
    place = view.place("pond", seat)
    assert place is not None
    return sum(card.face == HIDDEN for card in place.cards)


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(TABLES, OPTIONS, st.permutations(range(45)), CHOICES)
def test_sy_3_4_every_step_of_random_games(
    table: tuple[int, str], options: dict[str, OptionValue], order: list[int], choices: list[int]
) -> None:
    """SY-3.4, SY-4.5: every step of any game, with any deal, keeps to the rulebook, to the end."""
    seats, teams = table
    Follower(seats, options | {"teams": teams}).play(order, choices)


def test_sy_4_2_second_opinion() -> None:
    """SY-4.2: a naive scoring agrees at thousands of positions of whole games with every table."""
    compared = 0
    for number in range(24 if PLAIN else 100):
        seats, teams = ((2, "no"), (3, "no"), (4, "no"), (4, "yes"))[number % 4]
        game = begin(seats, teams=teams)
        rng = stream(number, "second opinion")
        while not game.over:
            if game.due:
                game.deal(rng.order(game.due))
            else:
                actions = game.legal(game.turn)
                game.apply(game.turn, actions[rng.below(len(actions))])
            view = GAME.view(game)
            assert list(view.scores) == naive.scores(view, teams == "yes")
            compared += 1
        assert list(game.returns()) == naive.shares(list(game.scores()), teams == "yes")
    assert compared > 900
