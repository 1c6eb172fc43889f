"""SO-1 and SO-2, material, options and the set-up of a round."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import OptionValue
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.options import OPTIONS
from stamtafel.games.swoop.rules import Swoop
from tests.games.swoop.drawing import begin, deal, deal_hands, draw, play, table, totals, turn

SIZES = {3: 108, 4: 108, 5: 162, 6: 162, 7: 216, 8: 216}


@pytest.mark.parametrize("seats", SIZES)
def test_so_1_1_packs(seats: int) -> None:
    """SO-1.1: two packs up to four players, three up to six, four up to eight, jokers included."""
    game = begin(seats)
    packs = (seats + 1) // 2
    assert game.due == SIZES[seats]
    kinds = Counter(FACES[rank] for rank in game.setup.deck)
    assert kinds.pop("joker") == 2 * packs
    assert set(kinds.values()) == {4 * packs}
    assert len(kinds) == 13


def test_so_1_2_ranks_low_to_high() -> None:
    """SO-1.2: A is low, K high; 10 and joker stand outside."""
    for low, high in pairwise(face for face in FACES if face not in ("10", "joker")):
        game = table(f"A: {low} {high} | B: {low} 5 | C: 5")
        play(game, f"A {high}", f"B {low}")
        assert draw(game).endswith(f"pile: {high} {low}")


@pytest.mark.parametrize(
    ("seats", "hand", "layout"), list(product(range(3, 9), (11, 12), ("full", "hidden", "none")))
)
def test_so_1_3_so_2_1_everybody_gets_19_or_20_cards(seats: int, hand: int, layout: str) -> None:
    """SO-1.3, SO-2.1, SO-2.2: all have 19 or 20 cards on table and in hand; the rest is left."""
    game = begin(seats, hand=hand, table=layout)
    GAME.deal(game, range(game.due))
    view = GAME.view(game)
    for seat in range(seats):
        places = [view.place(name, seat) for name in ("hidden", "open", "hand")]
        sizes = [place.size if place else 0 for place in places]
        on_table = {"full": [4, 4], "hidden": [4, 0], "none": [0, 0]}[layout]
        assert sizes == [*on_table, hand + 8 - sum(on_table)]
        assert view.counter("cards", seat) == hand + 8
    assert len(game.aside) == SIZES[seats] - seats * (hand + 8) > seats


def test_so_1_3_options_and_their_defaults() -> None:
    """SO-1.3: target, scoring, hand, table, tens, big swoop and the start can be agreed on."""
    assert {option.name: option.default for option in OPTIONS if not option.study} == {
        "target": 500,
        "scoring": "standard",
        "hand": 11,
        "table": "full",
        "tens": "swoop",
        "big_swoop": "no",
        "start": "lot",
    }


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("target", "0"),
        ("target", "10001"),
        ("scoring", "double"),
        ("hand", "10"),
        ("hand", "13"),
        ("table", "open"),
        ("tens", "no"),
        ("big_swoop", "maybe"),
        ("start", "3"),
        ("start", "8"),
        ("cards", "18"),
    ],
)
def test_so_1_3_what_cannot_be_agreed_on(name: str, text: str) -> None:
    """SO-1.3: other values, missing players, more cards than there are: not understood."""
    few: dict[str, OptionValue] = {"ranks": 1} if name == "cards" else {}
    with pytest.raises(NotUnderstood):
        GAME.begin(3, few | {name: text})


def test_so_1_4_equal_cards_are_alike() -> None:
    """SO-1.4: two deals that differ only in which of equal cards lies where are the same deal."""
    one, two = begin(3), begin(3)
    order = list(range(one.due))
    GAME.deal(one, order)
    order[0], order[1] = order[1], order[0]
    GAME.deal(two, order)
    assert draw(one) == draw(two)


HANDS = ("3 3", "4 4", "5 5")


def drawn(left: str, seats: int = 3, **options: OptionValue) -> Swoop:
    """A round in which players draw these left-over cards for the start."""
    game = begin(seats, cards=2, table="none", **options)
    deal_hands(game, *HANDS[:seats], left=left)
    return game


def draws(game: Swoop) -> str:
    """What was drawn, and by whom."""
    found = zip(game.drawers, game.aside, strict=False)
    return ", ".join(f"{'ABC'[seat]} {FACES[rank]}" for seat, rank in found)


def test_so_2_3_the_highest_card_starts() -> None:
    """SO-2.3: each player draws one of the left-over cards; the highest starts."""
    game = drawn("7 Q 9 K")
    assert draws(game) == "A 7, B Q, C 9"
    assert turn(game) == "B"


def test_so_2_3_those_tied_for_highest_draw_again() -> None:
    """SO-2.3: only those tied for the highest draw again, until one is ahead."""
    game = drawn("Q 7 Q 2 2 A 3")
    assert draws(game) == "A Q, B 7, C Q, A 2, C 2, A A, C 3"
    assert turn(game) == "C"


def test_so_2_3_swoop_cards_are_drawn_again() -> None:
    """SO-2.3: a 10 or joker does not count; its player draws again at once."""
    game = drawn("10 joker 3 2 joker A")
    assert draws(game) == "A 10, A joker, A 3, B 2, C joker, C A"
    assert turn(game) == "A"


def test_so_2_3_plain_tens_count() -> None:
    """SO-2.3: with plain tens a 10 counts as a rank: above 9, below J."""
    assert turn(drawn("10 9 8", tens="plain")) == "A"
    assert turn(drawn("10 J 8", tens="plain")) == "B"
    assert draws(drawn("10 9 joker 2", tens="plain")) == "A 10, B 9, C joker, C 2"


def test_so_2_3_drawn_cards_are_seen_by_all() -> None:
    """SO-2.3: everybody sees who drew what, in the first round."""
    game = drawn("Q 7 Q 2 3")
    for viewer in (-1, 0, 1, 2):
        view = GAME.see(game, viewer)
        places = [view.place("drawn", seat) for seat in range(3)]
        faces = [[card.face for card in place.cards] for place in places if place]
        assert faces == [["Q", "2"], ["7"], ["Q", "3"]]


def test_so_2_3_when_the_cards_run_out() -> None:
    """SO-2.3: if no card is left to draw, the lowest seat still drawing starts."""
    aces = begin(3, cards=6, ranks=1, table="none")
    deal(aces, "A A A A A A | 10 10 10 10 10 10 | A 10 10 joker joker joker | joker A")
    assert (draws(aces), turn(aces)) == ("A joker, A A", "A")
    aces = begin(3, cards=6, ranks=1, table="none")
    deal(aces, "A A A A A A | 10 10 10 10 10 10 | 10 10 joker joker joker joker | A A")
    assert (draws(aces), turn(aces)) == ("A A, B A", "A")
    none = begin(4, cards=5, ranks=1, table="none")
    deal(none, "A A A A A | A A A 10 10 | 10 10 10 10 10 | 10 joker joker joker joker")
    assert (draws(none), turn(none)) == ("", "A")


def test_so_2_3_a_start_player_named() -> None:
    """SO-2.3: where a player was agreed on nobody draws."""
    game = drawn("7 Q 9", start=2)
    assert (draws(game), turn(game)) == ("", "C")


def test_so_2_4_later_rounds_are_started_by_the_left_neighbour() -> None:
    """SO-2.4: the next player clockwise starts, whoever won; nobody draws again."""
    game = drawn("7 Q 9")
    for starter in ("C", "A", "B"):
        while turn(game):
            play(game, f"{turn(game)} " + " ".join([HANDS["ABC".index(turn(game))][0]] * 2))
        deal_hands(game, *HANDS)
        assert turn(game) == starter
        assert not len(game.drawers)
    assert totals(game) == "A 12, B 16, C 20"
