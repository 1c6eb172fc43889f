"""Search against the exact values of tiny tables: it chooses what is best, and knows its worth."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import factorial, perm

import pytest

from stamtafel.bots.chair import Chair
from stamtafel.bots.levels import bot
from stamtafel.core.game import OptionValue, game
from stamtafel.core.rng import stream
from stamtafel.core.state import row
from stamtafel.games.swapybara.cards import CARDS
from stamtafel.games.swapybara.rules import Swapybara
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import LONGEST, Swoop
from stamtafel.games.symbiose.deck import FILE, read_deck
from stamtafel.games.symbiose.rules import SWAP, Symbiose
from stamtafel.games.wagenwissel.rules import WagenWissel
from tests.games.swapybara import drawing as swapybara
from tests.games.swoop import drawing as swoop
from tests.games.wagenwissel import drawing as wagenwissel
from tests.search.exact import Study

MODES = pytest.mark.parametrize("plain", [False, True], ids=["strong", "plain"])
ITERATIONS = 1000
OFTEN = 100  # an action taken so often is known well
DEVIATIONS = 3.0  # as well as this


def assert_sound(study: Study, plain: bool, iterations: int = ITERATIONS) -> None:
    """The choice is the best there is, and what was often taken brings what was found."""
    search = study.searched(plain, iterations)
    assert study.lost(search) == pytest.approx(0.0)
    strays = study.strays(search, OFTEN)
    assert strays
    assert max(strays) < DEVIATIONS


# Symbiose: a pond of one row, one card to turn up, eleven cards of the deck


@cache
def duel(seed: int, later: bool) -> Study:
    """A duel before the first of its two turns, or before the second."""
    played = game("symbiose")
    rng = stream(seed, "tiny")
    cards = read_deck(FILE.read_text("utf-8")).split(", ")
    deck = ", ".join(cards[card] for card in list(rng.order(len(cards)))[:11])
    options: dict[str, OptionValue] = {"deck": deck, "rows": 1, "river": 1, "turns": 1, "start": 0}
    state = played.begin(2, options)
    state.deal(rng.order(state.due))
    assert isinstance(state, Symbiose)
    while state.step != SWAP:
        state.apply(state.turn, state.legal(state.turn)[0])
    if later:
        state.apply(0, state.legal(0)[rng.below(8)])
        while state.turn == 0:
            state.apply(0, state.legal(0)[0])
    return Study(played, state, duels(state))


def duels(state: Symbiose) -> list[Symbiose]:
    """Every order of the cards that nobody has seen."""
    table = len(state.lies)
    unseen = [k for k in range(len(state.dealt)) if k >= table or state.face_down(k)]
    worlds = []
    for order in permutations([state.dealt[k] for k in unseen]):
        worlds.append(state.clone())
        dealt = list(state.dealt)
        for k, card in zip(unseen, order, strict=True):
            dealt[k] = card
        worlds[-1].dealt = row(dealt)
    return worlds


def test_unseen_cards_of_a_duel_lie_in_any_order() -> None:
    """One in each pond, one in the river and one left over; after a turn one or two fewer."""
    for seed, later, unseen in ((0, False, 4), (0, True, 3), (4, True, 2)):
        study = duel(seed, later)
        worlds = {tuple(world.dealt) for world in study.worlds if isinstance(world, Symbiose)}
        assert len(worlds) == len(study.worlds) == factorial(unseen)
        assert study.drawn(lambda world: tuple(world.dealt)) == worlds


@MODES
@pytest.mark.parametrize("seed", [0, 2, 4, 11])
def test_the_last_turn_of_a_duel(seed: int, plain: bool) -> None:
    """Whoever has the last turn takes what wins most often."""
    assert_sound(duel(seed, later=True), plain)


@MODES
@pytest.mark.parametrize(("seed", "most"), [(0, 0.0), (3, 0.0), (4, 0.0), (9, 0.0), (11, 0.15)])
def test_the_first_turn_of_a_duel(seed: int, most: float, plain: bool) -> None:
    """With the other's best answer to come the best is chosen as well.

    Whoever hopes that the other would help does not choose it. In the last of these duels it shows
    that nodes are histories of choices: the answer cannot depend on the card that was turned up.
    """
    study = duel(seed, later=False)
    assert study.lost(study.searched(plain, ITERATIONS)) <= most + 1e-9


# Swoop: three players, five cards unseen, and no turns left but a few (SO-7.3)


@cache
def last_turns(turns: int, drawing: str, unseen: str, totals: tuple[int, ...]) -> Study:
    """The unseen cards lie where a `?` is drawn, and out of play."""
    places = drawing.count("?")
    faces = unseen.split()
    worlds = []
    for chosen in permutations(faces, places):
        drawn = drawing
        for face in chosen:
            drawn = drawn.replace("?", face, 1)
        world = swoop.table(drawn, target=1, scoring="simple")
        world.aside = row([FACES.index(face) for face in faces if face not in chosen])
        world.turns = LONGEST - turns
        world.totals = row(totals)
        worlds.append(world)
    return Study(game("swoop"), worlds[0], worlds)


ONE_CARD = (3, "A: 3 5 9 | B: ? | C: ? | pile: 8 6", "4 7 K 2 Q", (0, 6, 8))
A_PAIR = (3, "A: 3 5 5 | B: ? | C: ? | pile: 8 6", "4 7 K 2 6", (0, 1, 8))
TWO_TURNS = (4, "A: 3 5 5 7 | B: ? | C: ? | pile: 8 6", "4 7 K 2 6", (0, 1, 8))
HIDDEN = (4, "A: 4 6 [-/?] | B: ? | C: ? | pile: 7", "9 2 5 J 3", (0, 6, 13))


def hidden(world: Swoop) -> tuple[tuple[int, ...], ...]:
    """What a seat cannot know: cards on the table, and hands."""
    return tuple(world.hidden), tuple(world.hands)


def test_unseen_cards_of_swoop_lie_anywhere() -> None:
    """SO-1.4: of five different cards two or three are in play."""
    for number, drawn in ((perm(5, 2), ONE_CARD), (perm(5, 3), HIDDEN)):
        study = last_turns(*drawn)
        worlds = {hidden(world) for world in study.worlds if isinstance(world, Swoop)}
        assert len(worlds) == len(study.worlds) == number
        assert study.drawn(hidden) == worlds


@MODES
@pytest.mark.parametrize(
    ("drawn", "iterations"),
    [(ONE_CARD, 1000), (A_PAIR, 1000), (TWO_TURNS, 3000), (HIDDEN, 1000)],
    ids=["one", "pair", "twice", "hidden"],
)
def test_the_last_turns_of_swoop(
    drawn: tuple[int, str, str, tuple[int, ...]], iterations: int, plain: bool
) -> None:
    """Others play the one card they have; what they can go out on is better not laid."""
    assert_sound(last_turns(*drawn), plain, iterations)


# Swapybara: four players with one turn each, and nobody but the seat decides any more


@cache
def last_choice(drawing: str, *moves: str) -> Study:
    """The cards that the seat on turn has not held lie anywhere."""
    state = swapybara.table(drawing, rounds=1, turns=1)
    swapybara.play(state, *moves)
    unheld = [k for k in state.lies if not (state.held[k] >> state.turn) & 1]
    faces = [state.dealt[k] for k in unheld]
    places = sum(k in unheld for k in list(state.lies)[: state.seats + 1])
    worlds = []
    for chosen in permutations(faces, places):
        worlds.append(state.clone())
        dealt = list(state.dealt)
        rest = [face for face in faces if face not in chosen]
        for k, face in zip(unheld, [*chosen, *rest], strict=True):
            dealt[k] = face
        worlds[-1].dealt = row(dealt)
    return Study(game("swapybara"), state, worlds)


SWAPS = ("A centre", "B centre", "C centre")
GIVING = ("A: 3 2 | B: 5 | C: 4 2 | D: 2 | centre: 0", *SWAPS, "D centre")
AGREEING = ("A: 2 2 | B: 3 1 | C: 0 | D: 1 | centre: 6", *SWAPS, "D ask C")
REFUSING = ("A: 2 | B: 5 1 | C: 0 1 | D: 1 | centre: 6", *SWAPS, "D ask C")


def lying(world: Swapybara) -> tuple[int, ...]:
    """The cards before the players and in the centre."""
    return tuple(world.card(place) for place in range(world.seats + 1))


def test_cards_of_swapybara_that_were_not_held_lie_anywhere() -> None:
    """Of the six cards that the seat has not held three are on the table."""
    for drawn in (GIVING, AGREEING):
        study = last_choice(*drawn)
        worlds = {lying(world) for world in study.worlds if isinstance(world, Swapybara)}
        assert len(worlds) == len(study.worlds) == perm(CARDS - 2, 3)
        assert study.drawn(lying) == worlds


@MODES
@pytest.mark.parametrize("drawn", [GIVING, AGREEING, REFUSING], ids=["gives", "agrees", "refuses"])
def test_the_last_choice_of_swapybara(drawn: tuple[str, ...], plain: bool) -> None:
    """SW-5.2, SW-3.5: the 0 is given, or a card is kept, so as to win most often."""
    assert_sound(last_choice(*drawn), plain)


# WagenWissel: two or three players, the last car, and a chance card of four

CHANCES = "1 receive 50, 1 pay 50, 1 collect 20, 1 tax 20"


@cache
def last_car(drawing: str, *moves: str) -> Study:
    """Any of the chance cards may be on top."""
    state = wagenwissel.table(
        drawing, pile="3", begun="ABC", only=True, start="A", chance_deck=CHANCES
    )
    wagenwissel.play(state, *moves)
    worlds = []
    for top in state.chances:
        worlds.append(state.clone())
        worlds[-1].chances = row([top, *(card for card in state.chances if card != top)])
    return Study(game("wagenwissel"), state, worlds)


BEHIND = ("A: 50 20 10 | B: 100 20 10, 2", "A pass", "B pass")
AHEAD = ("A: 100 20 10 | B: 100 20 10, 2", "A pass", "B pass")
SELLING = ("A: 100 50 20 10 10 10, 4 | B: 100 50 20, 2 2 | C: 50 20", "B bid 70", "C pass")
BIDDING = ("A: 50 20 20 10 | B: 50 20 20 10 | C:",)


def test_any_chance_card_may_be_on_top() -> None:
    """Four cards, of which one is drawn."""
    study = last_car(*BEHIND)
    worlds = {world.chances[0] for world in study.worlds if isinstance(world, WagenWissel)}
    assert len(worlds) == len(study.worlds) == CHANCES.count(",") + 1
    assert study.drawn(lambda world: world.chances[0]) == worlds


@MODES
@pytest.mark.parametrize(
    "drawn", [BEHIND, AHEAD, SELLING, BIDDING], ids=["behind", "ahead", "sells", "bids"]
)
def test_the_last_car(drawn: tuple[str, ...], plain: bool) -> None:
    """WW-5.2, WW-3.3, WW-3.1: who draws a card, sells or bids, the auctioneer's choice to come."""
    assert_sound(last_car(*drawn), plain)


@pytest.mark.parametrize("drawn", [BEHIND, AHEAD, SELLING], ids=["behind", "ahead", "sells"])
def test_greedy_finds_the_last_choice(drawn: tuple[str, ...]) -> None:
    """Where nobody chooses after it, trying each action in a few worlds is enough."""
    study = last_car(*drawn)
    rng = stream(1, "greedy")
    chosen = bot("greedy").choose(Chair(study.game, study.state, study.seat, rng), rng)
    assert study.values[chosen] == max(study.values.values()) > min(study.values.values())
