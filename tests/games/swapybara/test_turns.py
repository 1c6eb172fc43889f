"""SW-3, a turn."""

from __future__ import annotations

from itertools import permutations

import pytest

from stamtafel.core.state import SPECTATOR
from stamtafel.core.view import HIDDEN
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import (
    ASK,
)
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import (
    SEATS,
    cards,
    legal,
    play,
    play_refused,
    points,
    refused,
    table,
    who,
)

ROUND = "A: 3 | B: 1 | C: 5 | D: -1 | E: 2"


@pytest.mark.parametrize("seats", range(4, 9))
def test_sw_3_1_three_turns_each_clockwise(seats: int) -> None:
    """SW-3.1: clockwise from the start player, everybody has exactly three turns."""
    faces = ["3", "1", "2", "6", "-1", "0", "5", "4"][:seats]
    drawing = " | ".join(f"{SEATS[seat]}: {faces[seat]}" for seat in range(seats))
    game = table(drawing + (" | centre: 4" if seats == 4 else ""), start="C")
    turns = ""
    while game.step == ASK:
        turns += who(game.turn)
        game.apply(game.turn, game.legal(game.turn)[0])
        game.apply(game.turn, game.legal(game.turn)[-1])

    order = (SEATS[:seats] * 2)[2 : 2 + seats]
    assert turns == order * 3


def test_sw_3_1_all_see_how_many_turns_were_had() -> None:
    """SW-3.1: how many turns each player has had is open to all."""
    game = table(ROUND, start="D")
    had = {0: "00000", 1: "00010", 2: "00011", 3: "10011", 5: "11111", 6: "11121", 15: "33333"}
    for turn in range(15):
        for viewer in (SPECTATOR, 0, 3):
            view = GAME.see(game, viewer)
            assert view.counter("turns") == 3
            if turn in had:
                counts = "".join(str(view.counter("turns-had", seat)) for seat in range(5))
                assert counts == had[turn]
        asker = who(game.turn)
        answerer = legal(game, asker).split(", ")[0][-1]
        play(game, f"{asker} ask {answerer}", f"{answerer} refuse")


def test_sw_3_2_one_must_ask_somebody_else() -> None:
    """SW-3.2: in one's turn one asks one of the others; passing is not among the choices."""
    game = table(ROUND)
    assert legal(game, "A") == "ask B, ask C, ask D, ask E"
    assert refused(game, "A ask A") == "SW-3.2 refused-yourself"
    assert refused(game, "A ask F") == "SW-3.2 refused-no-such-player"
    for other in ("A accept", "A refuse", "A pick 6", "A give B"):
        assert refused(game, other) == "SW-3.2 refused-must-ask"


def test_sw_3_1_only_the_player_on_turn_asks() -> None:
    """SW-3.1: nobody else may do anything."""
    game = table(ROUND)
    for move in ("B ask C", "E ask A", "B accept", "C pick 6", "D give A"):
        assert refused(game, move) == "SW-3.1 refused-not-your-turn"
    assert legal(game, "B") == ""


def next_turn_of_a(game: Swapybara) -> None:
    """The others have their turns, without a swap and without A."""
    play(game, "B ask C", "C refuse", "C ask D", "D refuse", "D ask E", "E refuse")
    play(game, "E ask D", "D refuse")


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_sw_3_3_not_the_same_player_twice_running(answer: str) -> None:
    """SW-3.3: whoever was asked last may not be asked next, whether or not they swapped."""
    game = table(ROUND)
    play(game, "A ask B", f"B {answer}")
    next_turn_of_a(game)
    assert legal(game, "A") == "ask C, ask D, ask E"
    assert refused(game, "A ask B") == "SW-3.3 refused-asked-last"


def test_sw_3_3_goes_by_the_player_not_the_card() -> None:
    """SW-3.3: the player asked last stays barred though the card moves on; nobody else is."""
    game = table(ROUND)
    play(game, "A ask B", "B accept", "B ask C", "C accept", "C ask D", "D refuse")
    play(game, "D ask E", "E refuse", "E ask D", "D refuse")
    assert cards(game) == "A: 1 | B: 5 | C: 3 | D: -1 | E: 2"
    assert legal(game, "A") == "ask C, ask D, ask E"


def test_sw_3_3_one_may_ask_whoever_asked() -> None:
    """SW-3.3: only one's own pointer counts, not who has pointed at oneself."""
    game = table(ROUND)
    play(game, "A ask B", "B refuse")
    assert legal(game, "B") == "ask A, ask C, ask D, ask E"


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_sw_3_4_all_see_the_pointer(answer: str) -> None:
    """SW-3.4: the pointer shows whom one asked, to everybody, from the question on."""
    game = table(ROUND)
    play(game, "A ask C")
    for move in (None, f"C {answer}", "B ask A"):
        play(game, *([move] if move else []))
        for viewer in range(SPECTATOR, 5):
            mark = GAME.see(game, viewer).mark("pointer", 0)
            assert mark is not None
            assert mark.to == "2"
    assert GAME.view(game).mark("pointer", 2) is None


def faces(game: Swapybara, viewer: int) -> list[str]:
    """The players' cards as a viewer sees them."""
    return [p.cards[0].face for p in GAME.see(game, viewer).places if p.name == "card"]


def test_sw_3_5_accepting_swaps_the_two_cards() -> None:
    """SW-3.5: who accepts swaps; each of the two sees the card that came, nobody else any."""
    game = table(ROUND)
    play(game, "A ask C", "C accept")
    assert cards(game) == "A: 5 | B: 1 | C: 3 | D: -1 | E: 2"
    assert who(game.turn) == "B"
    assert faces(game, 0) == ["5", HIDDEN, HIDDEN, HIDDEN, HIDDEN]
    assert faces(game, 2) == [HIDDEN, HIDDEN, "3", HIDDEN, HIDDEN]
    assert faces(game, 1) == [HIDDEN, "1", HIDDEN, HIDDEN, HIDDEN]
    assert faces(game, SPECTATOR) == [HIDDEN] * 5


def test_sw_3_5_refusing_moves_nothing() -> None:
    """SW-3.5: after a refusal both keep their cards, and the turn is over."""
    game = table(ROUND)
    play(game, "A ask C", "C refuse")
    assert cards(game) == ROUND
    assert who(game.turn) == "B"
    assert faces(game, 0) == ["3", HIDDEN, HIDDEN, HIDDEN, HIDDEN]
    assert faces(game, 2) == [HIDDEN, HIDDEN, "5", HIDDEN, HIDDEN]


def test_sw_3_5_only_the_asked_player_answers() -> None:
    """SW-3.5: the asked player, and nobody else, accepts or refuses, and does nothing else."""
    game = table(ROUND)
    play(game, "A ask C")
    assert legal(game, "C") == "accept, refuse"
    assert legal(game, "A") == ""
    assert refused(game, "A accept") == "SW-3.1 refused-not-your-turn"
    assert refused(game, "B accept") == "SW-3.1 refused-not-your-turn"
    for other in ("C ask A", "C centre", "C pick 6", "C give A"):
        assert refused(game, other) == "SW-3.5 refused-must-answer"


CENTRE = "A: {} | B: 1 | C: 0 | D: -1 | centre: {}"


@pytest.mark.parametrize(("mine", "centre"), list(permutations("23456", 2)))
def test_sw_3_6_the_centre_always_swaps(mine: str, centre: str) -> None:
    """SW-3.6: with four players one may swap with the centre; neither card's property counts."""
    game = table(CENTRE.format(mine, centre))
    assert legal(game, "A").endswith("centre")
    play(game, "A centre")
    assert cards(game) == CENTRE.format(centre, mine)
    assert who(game.turn) == "B"
    assert faces(game, 0) == [centre, HIDDEN, HIDDEN, HIDDEN]


def test_sw_3_6_the_centre_is_swapped_unseen() -> None:
    """SW-3.6: nobody sees what lies in the centre, neither before nor after a swap with it."""
    game = table(CENTRE.format("3", "6"))
    for move in ("A centre", "B ask C"):
        for viewer in range(SPECTATOR, 4):
            place = GAME.see(game, viewer).place("centre")
            assert place is not None
            assert place.cards[0].face == HIDDEN
        play(game, move)


def test_sw_3_6_once_a_round_each() -> None:
    """SW-3.6: each player may use the centre once a round; the others still can."""
    game = table(CENTRE.format("3", "6"))
    play(game, "A centre", "B centre", "C ask D", "D refuse", "D ask C", "C refuse")
    assert legal(game, "A") == "ask B, ask C, ask D"
    assert refused(game, "A centre") == "SW-3.6 refused-centre-used"
    play(game, "A ask B", "B refuse")
    assert refused(game, "B centre") == "SW-3.6 refused-centre-used"
    play(game, "B ask A", "A refuse")
    assert legal(game, "C") == "ask A, ask B, centre"
    play(game, "C centre", "D centre", "A ask C", "C refuse")
    assert legal(game, "B") == "ask C, ask D"


def test_sw_3_6_the_used_side_stays_up() -> None:
    """SW-3.6: the pointer shows the centre, then whom one asks; its used side stays up."""
    game = table(CENTRE.format("3", "6"))
    play(game, "A centre", "B ask C", "C refuse", "C ask D", "D refuse", "D ask C", "C refuse")
    pointer = GAME.view(game).mark("pointer", 0)
    assert pointer is not None
    assert pointer.to == "centre"
    play(game, "A ask D", "D refuse")
    for viewer in range(SPECTATOR, 4):
        view = GAME.see(game, viewer)
        assert [m.owner for m in view.marks if m.name == "centre-used"] == [0]
        assert [m.to for m in view.marks_of(0) if m.name == "pointer"] == ["3"]


def test_sw_3_6_after_the_centre_anybody_may_be_asked() -> None:
    """SW-3.6: a turn with the centre frees the player asked before it."""
    game = table(CENTRE.format("3", "6"))
    others = ["B ask C", "C refuse", "C ask D", "D refuse", "D ask C", "C refuse"]
    play(game, "A ask B", "B refuse", *others)
    assert legal(game, "A") == "ask C, ask D, centre"
    play(game, "A centre", "B ask D", "D refuse", "C ask B", "B refuse", "D ask B", "B refuse")
    assert legal(game, "A") == "ask B, ask C, ask D"


def test_sw_3_6_the_card_from_the_centre_binds() -> None:
    """SW-3.6, SW-4.9: the property of the card that came from the centre counts from then on."""
    game = table("A: 3 | B: 1 | C: 0 | D: -1 | centre: 4")
    play(game, "A centre", "B ask A")
    assert legal(game, "A") == "accept"


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_sw_3_6_no_centre_with_five_or_more(seats: int) -> None:
    """SW-3.6: with more than four players there is no centre."""
    hands = zip(SEATS, ["3", "1", "5", "-1", "2", "6", "0", "4"][:seats], strict=False)
    game = table(" | ".join(f"{seat}: {face}" for seat, face in hands))
    assert "centre" not in legal(game, "A")
    assert refused(game, "A centre") == "SW-3.6 refused-no-centre"


def test_sw_3_6_the_last_turn_may_be_the_centre() -> None:
    """SW-3.6: a swap with the centre in the last turn of the round counts."""
    game = table("A: 3 | B: 1 | C: 5 | D: -1 | centre: 6", turns_left=1)
    play(game, "D centre")
    assert points(game) == "A 3, B 1, C 5, D 6"


def test_sw_3_1_the_round_ends_after_the_last_turn() -> None:
    """SW-3.1: after three turns each the round is scored, at once if nobody has the 0."""
    game = table(ROUND)
    play_refused(game)
    assert points(game) == "A 3, B 1, C 5, D -1, E 2"
