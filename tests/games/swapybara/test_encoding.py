"""A seat's numbers in Swapybara: cards by what one has seen of them."""

from __future__ import annotations

from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import CARDS, CENTRE, FOUR, MINUS, SIX, ZERO
from stamtafel.games.swapybara.rules import Swapybara
from tests.games.numbers import field, places
from tests.games.swapybara.drawing import honour, play, table

ALL = list(range(CARDS))


def faces(game: Swapybara, seat: int) -> list[list[int]]:
    """Which cards may lie at each place, from a seat clockwise, the centre last."""
    return places(field(GAME, game, seat, "cards"), CARDS)


def test_own_card_is_known_and_others_may_be_any_other() -> None:
    """SW-2.1: B holds the 6; nobody else can."""
    game = table("A: 3 | B: 6 | C: 1 | D: 0 | centre: 5")
    rest = [card for card in ALL if card != SIX]
    assert faces(game, 1) == [[SIX], rest, rest, rest, rest]


def test_card_given_away_is_remembered_where_it_lies() -> None:
    """SW-3.5: after the swap A knows what B holds now, as B does; D learns nothing of faces."""
    game = table("A: 3 | B: 6 | C: 1 | D: 0 | centre: 5")
    play(game, "A ask B", "B accept")
    assert faces(game, 0)[:2] == [[7], [4]]
    assert faces(game, 1)[0] == [4]
    assert faces(game, 1)[3] == [7]
    assert places(field(GAME, game, 3, "held"), 4)[1:3] == [[1, 2], [1, 2]]


def test_who_refuses_holds_no_four() -> None:
    """SW-4.4: the holder of the 4 must accept, and everybody knows that."""
    game = table("A: 3 | B: 6 | C: 1 | D: 0 | centre: 5")
    play(game, "A ask B", "B refuse")
    assert FOUR not in faces(game, 2)[3]
    assert FOUR in faces(game, 2)[1]


def test_pointers_and_tokens_are_counted_from_the_seat() -> None:
    """SW-3.4, SW-3.6: C sees A two places on, and the centre as the last place of all."""
    game = table("A: 3 six | B: 6 minus | C: 1 shield | D: 0 | centre: 5", start="A")
    play(game, "A ask D", "D refuse", "B centre")
    assert places(field(GAME, game, 2, "pointer"), 5) == [[], [], [1], [4]]
    tokens = [field(GAME, game, 2, name).index(1.0) for name in ("six", "minus", "shield")]
    assert tokens == [2, 3, 0]
    assert field(GAME, game, 2, "used") == [0, 0, 0, 1]
    assert CENTRE not in faces(game, 2)[0]


def test_reveal_shows_all_cards() -> None:
    """SW-6.1: between rounds the cards and what they scored stand in the row."""
    game = table("A: -1 | B: 0 | C: 2 | D: 6 | centre: 5", turns_left=1, start="A")
    play(game, "D ask A", "A refuse", "B give centre")
    assert faces(game, 0)[0] == [MINUS]
    assert faces(game, 3)[2] == [6]
    assert ZERO not in faces(game, 0)[1]
    assert field(GAME, game, 3, "last") == [6, -1, 5, 2]


def test_breach_that_one_knows_of_is_marked() -> None:
    """SW-8.2: whoever has held the card knows, and nobody else."""
    game = honour("A: 5 | B: 3 | C: 1 | D: 0 | centre: 6", "A ask C", "C accept")
    assert field(GAME, game, 2, "breaches") == [0, 0, 1, 0]
    assert field(GAME, game, 1, "breaches") == [0, 0, 0, 0]
    assert field(GAME, game, 1, "honour") == [1]
