"""Whole random games, chosen by index, and what holds after every step of them."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from stamtafel.core.game import OptionValue
from stamtafel.games.swapybara import GAME, rules
from stamtafel.games.swapybara.cards import (
    ANSWER,
    ASK,
    CENTRE,
    DEAL,
    GIVE,
    LOT,
    MIDDLE,
    PICK,
)
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import begin

PLAIN = rules.__file__.endswith(".py")
EXAMPLES = 100 if PLAIN else 200

OPTIONS = st.one_of(
    st.fixed_dictionaries({"rounds": st.integers(1, 4)}),
    st.fixed_dictionaries({"target": st.integers(1, 12)}),
)
DEALS = st.lists(st.permutations(range(8)), min_size=1, max_size=4)
CHOICES = st.lists(st.integers(0, 8), min_size=1, max_size=80)


class Follower:
    """Plays one game by index and checks each step against the rulebook, in its own words."""

    def __init__(self, seats: int, options: dict[str, OptionValue]) -> None:
        self.game = begin(seats, **options)
        self.options = options
        self.totals = [0] * seats
        self.steps = 0

    def play(self, deals: Sequence[Sequence[int]], choices: Sequence[int]) -> None:
        """Play to the end, the deals and choices used over and over."""
        dealt = 0
        while not self.game.over:
            before = self.game.clone()
            if self.game.due:
                order = deals[dealt % len(deals)]
                GAME.deal(self.game, [card for card in order if card < self.game.due])
                dealt += 1
            else:
                actions = GAME.legal(self.game, self.game.turn)
                chosen = actions[choices[self.steps % len(choices)] % len(actions)]
                GAME.play(self.game, self.game.turn, chosen)
                self.steps += 1
            self.check(before)
        assert self.steps <= GAME.longest

    def check(self, before: Swapybara) -> None:
        """What holds after every step."""
        self.check_cards()
        self.check_turns()
        self.check_legal()
        if before.step in (ASK, ANSWER, GIVE) and self.game.step not in (ASK, ANSWER, GIVE):
            self.check_scores(before)
            self.check_what_follows()
        else:
            assert list(self.game.scores()) == self.totals
            assert tokens(self.game) == tokens(before)

    def check_cards(self) -> None:
        """SW-1.1, SW-2.1: eight places, each of the eight cards at one of them."""
        game = self.game
        if game.step in (ASK, ANSWER, GIVE):
            assert sorted(game.card(place) for place in range(8)) == list(range(8))
            assert sorted(game.lies) == list(range(8))
        else:
            assert not len(game.dealt)

    def check_turns(self) -> None:
        """SW-3.1, SW-3.2: one decides at a time, or the dealer; nobody has a fourth turn."""
        game = self.game
        assert game.owing == (1 << game.turn if game.turn >= 0 else 0)
        assert (game.turn >= 0) + (game.due > 0) + game.over == 1
        view = GAME.view(game)
        had = [view.counter("turns-had", seat) or 0 for seat in range(game.seats)]
        assert max(had) <= 3
        if game.step in (ASK, ANSWER, GIVE):
            assert max(had) - min(had) <= 1
            assert sum(had) == game.taken
            assert (min(had) == 3) == (game.step == GIVE)

    def check_legal(self) -> None:
        """SW-1.3: an action is refused exactly if it is not listed; who owes nothing has none."""
        game = self.game
        for seat in range(game.seats):
            actions = GAME.legal(game, seat)
            assert bool(actions) == bool((game.owing >> seat) & 1)
            allowed = [a for a in range(len(GAME.actions)) if not GAME.refusal(game, seat, a)]
            assert sorted(actions) == allowed

    def check_scores(self, before: Swapybara) -> None:
        """SW-4, SW-5.4, SW-6: points, totals and tokens from the cards shown, worked out anew."""
        reveal = self.game.reveal
        values = [card - 1 for card in reveal.cards]
        assert len(set(values)) == self.game.seats
        for seat, value in enumerate(values):
            if value == 6:
                value = -1 if before.six == seat else 6
            elif value == -1:
                value = 6 if before.minus == seat else -1
            assert reveal.points[seat] == value
            self.totals[seat] += value
        assert list(self.game.scores()) == self.totals
        six, minus, shield = tokens(self.game)
        assert six == moved(before.six, values, 6)
        assert minus == moved(before.minus, values, -1)
        assert shield == (values.index(0) if 0 in values else MIDDLE)
        if before.step == GIVE:
            assert reveal.receiver == CENTRE or values[reveal.receiver] == 0
            assert reveal.receiver not in (before.shield, reveal.giver)

    def check_what_follows(self) -> None:
        """SW-2.3, SW-2.5, SW-7: who picks, who starts, whether the game is over and who has won."""
        game = self.game
        values = [card - 1 for card in game.reveal.cards]
        reached = max(self.totals) >= int(self.options.get("target", 1000))
        assert game.over == (reached or game.round == self.options.get("rounds", 100))
        assert game.start == values.index(max(values))
        if game.over:
            best = max(range(game.seats), key=lambda seat: (self.totals[seat], values[seat]))
            assert list(game.returns()) == [float(seat == best) for seat in range(game.seats)]
        elif 1 in values:
            assert (game.step, game.turn) == (PICK, values.index(1))
        else:
            assert (game.step, game.due) == (DEAL, 8)


def tokens(game: Swapybara) -> tuple[int, int, int]:
    """Where the three tokens lie."""
    return game.six, game.minus, game.shield


def moved(was: int, values: list[int], value: int) -> int:
    """SW-4.6, SW-4.7, SW-4.8: where a token lies after scoring."""
    if value not in values:
        return was
    holder = values.index(value)
    return MIDDLE if holder == was else holder


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(st.integers(4, 8), OPTIONS, DEALS, CHOICES)
def test_sw_3_1_every_step_of_random_games(
    seats: int, options: dict[str, OptionValue], deals: list[list[int]], choices: list[int]
) -> None:
    """SW-3.1, SW-6.1: every step of any game, with any deals, keeps to the rulebook, to the end."""
    Follower(seats, options).play(deals, choices)


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(st.integers(4, 8), st.integers(0, 7), DEALS, CHOICES)
def test_sw_1_4_any_start_player(
    seats: int, start: int, deals: list[list[int]], choices: list[int]
) -> None:
    """SW-1.4: the same with a start player named."""
    start %= seats
    follower = Follower(seats, {"start": start, "rounds": 1})
    assert follower.game.step != LOT
    assert follower.game.start == start
    follower.play(deals, choices)
