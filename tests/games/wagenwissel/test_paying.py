"""WW-8, paying, and a second, naive opinion about all of it."""

from __future__ import annotations

import pytest

from stamtafel.core.rng import Rng, stream
from stamtafel.games.wagenwissel import GAME, money
from stamtafel.games.wagenwissel.material import NOTES, PRINTED, WORTH
from stamtafel.games.wagenwissel.position import FOR_CARD, FOR_CHANCE, PAID, PAY
from stamtafel.games.wagenwissel.rules import WagenWissel
from tests.games.wagenwissel import naive
from tests.games.wagenwissel.drawing import (
    VALUES,
    all_notes,
    assert_whole,
    hand,
    legal,
    notes,
    play,
    refused,
    set_hand,
    table,
    told,
    who,
)

PLAIN = money.__file__.endswith(".py")
POSITIONS = 600 if PLAIN else 3000


def owing(holds: str, sum_: int, pot: str | None = None) -> WagenWissel:
    """A owes B a sum; with a pot drawn, A owes it to the pot, and B has all other notes."""
    game = table(f"A: {holds} | B: | C: ")
    if pot is not None:
        others = notes(game, game.pot)
        for note in pot.split():
            others.remove(int(note))
        set_hand(game, 1, others)
    taker = 1 if pot is None else game.pot
    money.start(game, 0, taker, sum_ // 10, FOR_CARD if pot is None else FOR_CHANCE)
    return game


def ways(game: WagenWissel) -> set[tuple[int, ...]]:
    """All ways to go on paying, note by note."""
    if game.step == PAID:
        return {()}
    found = set()
    for action in GAME.legal(game, 0):
        note = action - GAME.actions.read("lay 10")
        twin = game.clone()
        money.lay(twin, note)
        found |= {(VALUES[note], *way) for way in ways(twin)}
    return found


def test_ww_8_1_who_can_pay_exactly_does() -> None:
    """WW-8.1: among the exact ways, any."""
    assert ways(owing("50 20 20 10 10", 40)) == {(20, 20), (20, 10, 10)}
    game = owing("50 20 20 10 10", 40)
    assert refused(game, "A lay 50") == "WW-8.1 refused-pay-exactly"
    assert refused(game, "A lay 10") == "WW-8.1 refused-pay-exactly"
    assert refused(game, "A lay 100") == "WW-8.1 refused-no-note"


def test_ww_8_1_who_cannot_pays_more() -> None:
    """WW-8.1: notes that cover the sum, of which none could be left out; there is no change."""
    assert ways(owing("100 50 20 20", 30)) == {(100,), (50,), (20, 20)}
    game = owing("100 50 20", 80)
    assert ways(game) == {(100,), (50, 20)} - {(50, 20)}
    game = owing("200 20 20 20", 50)
    assert ways(game) == {(200,), (20, 20, 20)}
    money.lay(game, 4)
    assert hand(game, "B") == "200"
    game = owing("50 20 10", 60)
    assert ways(game) == {(50, 10)}


def test_ww_8_1_a_note_after_which_the_rest_is_too_little() -> None:
    """WW-8.1, WW-8.3: one may not begin with a note that the lower ones do not make up for."""
    game = owing("100 50 20", 80)
    assert refused(game, "A lay 50") == "WW-8.1 refused-not-covered"
    assert refused(game, "A lay 20") == "WW-8.1 refused-not-covered"
    assert legal(game, "A") == "lay 100"


def test_ww_8_2_the_pot_gives_change() -> None:
    """WW-8.2: with a higher note, where the pot has exact change."""
    game = owing("50", 20, pot="20 10")
    assert ways(game) == {(50,)}
    money.lay(game, 2)
    assert notes(game, 0) == [20, 10]
    assert notes(game, game.pot) == [50]


def test_ww_8_2_only_ways_that_can_be_changed() -> None:
    """WW-8.2: the other ways are not offered while there is one."""
    game = owing("100 50", 20, pot="20 10 10")
    assert ways(game) == {(50,)}
    assert refused(game, "A lay 100") == "WW-8.2 refused-no-change"


def test_ww_8_2_without_any_change_as_between_players() -> None:
    """WW-8.2: nothing comes back then."""
    game = owing("100 50", 20, pot="200")
    assert ways(game) == {(100,), (50,)}
    money.lay(game, 2)
    assert notes(game, 0) == [100]
    assert notes(game, game.pot) == [200, 50]


def test_ww_8_3_from_high_to_low_until_the_sum_is_covered() -> None:
    """WW-8.3: note by note, never a higher one after a lower."""
    game = play(table("A: | B: 50 20 20 10 | C: "), "B bid 100", "C pass", "A sell", "B lay 50")
    assert legal(game, "B") == "lay 20"
    play(game, "B lay 20")
    assert refused(game, "B lay 50") == "WW-8.1 refused-no-note"
    assert refused(game, "B pass") == "WW-8.3 refused-must-pay"
    play(game, "B lay 20", "B lay 10")
    assert hand(game, "A") == "50 20 20 10"
    game = play(table("A: | B: 50 50 20 10 10 | C: "), "B bid 90", "C pass", "A sell")
    assert legal(game, "B") == "lay 50"
    game = play(table("A: | B: 20 20 20 50 | C: "), "B bid 60", "C pass", "A sell", "B lay 20")
    assert refused(game, "B lay 50") == "WW-8.3 refused-high-to-low"


def test_ww_8_3_the_page_proposes_a_way() -> None:
    """WW-8.3: least overpayment, then fewest notes; shown to who pays only."""
    for holds, sum_, way in [
        ("100 50 20 20", 30, "20 20"),
        ("50 20 20 10 10", 40, "20 20"),
        ("200 50 50", 90, "50 50"),
        ("50 20 20 20", 60, "20 20 20"),
    ]:
        game = owing(holds, sum_)
        place = GAME.view(game, 0).place("proposed", 0)
        assert place is not None
        assert " ".join(card.face.removeprefix("note-") for card in place.cards) == way
        assert GAME.view(game, 1).place("proposed", 0) is None
        assert GAME.view(game).place("proposed", 0) is None


def test_ww_8_4_the_pot_pays_with_the_fewest_notes() -> None:
    """WW-8.4: and of such ways with the highest notes."""
    for pot, sum_, way in [
        ("50 20 20 10", 50, [50]),
        ("20 20 20 50 10", 60, [50, 10]),
        ("50 20 20 20 2*10", 60, [50, 10]),
        ("50 20 20 20", 60, [20, 20, 20]),
        ("500 200 200 200 50 50", 600, [500, 50, 50]),
        ("20 20 20 50 5*10", 80, [50, 20, 10]),
    ]:
        assert paid(pot, sum_) == way


def test_ww_8_4_a_short_pot_pays_the_greatest_smaller_sum() -> None:
    """WW-8.4: what its notes cannot make is forgone."""
    assert paid("50 20", 30) == [20]
    assert paid("20 20 20", 50) == [20, 20]
    assert paid("500", 400) == []
    assert paid("10", 4130) == [10]
    assert paid("", 50) == []


def paid(pot: str, sum_: int) -> list[int]:
    """With which notes a pot pays a sum; `3*20` are three notes of 20."""
    game = table("A: | B: | C: ")
    left = notes(game, game.pot)
    for word in pot.split():
        number, _, note = word.rpartition("*")
        for _ in range(int(number or 1)):
            left.remove(int(note))
    set_hand(game, 1, left)
    paid_sum = money.pay_out(game, 0, sum_ // 10)
    assert 10 * paid_sum == sum(notes(game, 0))
    assert_whole(game)
    return notes(game, 0)


def test_ww_8_5_notes_change_hands_in_the_open() -> None:
    """WW-8.5: everybody hears and sees which note is laid, and what is still to pay."""
    game = play(table("A: | B: 50 20 | C: 10"), "B bid 70", "C pass", "A sell")
    assert told(game, "B lay 50", "C") == ["B lays a note of €50."]
    play(game, "B lay 50")
    for viewer in (None, 0, 2):
        view = GAME.view(game, viewer)
        laid = view.place("laid", 1)
        assert laid is not None
        assert [card.face for card in laid.cards] == ["note-50"]
        assert view.counter("owed", 1) == 20
    assert told(game, "B lay 20", "C")[:3] == [
        "B lays a note of €20.",
        "B has paid A €70.",
        "B gets Tuffer (100).",
    ]
    assert who(game) == "B"


@pytest.mark.parametrize("note", VALUES)
def test_ww_8_5_every_note_is_seen_as_what_it_is(note: int) -> None:
    """WW-8.5: a note of any worth lies there as itself, beside one that was laid before it."""
    game = owing(f"{note} {note} {note}", 3 * note)
    for number in (1, 2):
        money.lay(game, VALUES.index(note))
        laid = GAME.view(game, 2).place("laid", 0)
        assert laid is not None
        assert [card.face for card in laid.cards] == [f"note-{note}"] * number


def test_ww_8_2_whether_change_comes_back_is_seen_by_who_pays() -> None:
    """WW-8.2: how much the pot gives back, and nothing where it cannot."""
    changed, kept = owing("50 20", 30, pot="20 10"), owing("20", 10, pot="200")
    assert GAME.view(changed, 0).counter("change", 0) == 20
    assert GAME.view(changed, 1).counter("change", 0) is None
    assert GAME.view(kept, 0).counter("change", 0) is None


def test_ww_8_1_a_note_too_low_for_the_rest_is_refused_as_that() -> None:
    """WW-8.1: where the rest cannot reach the sum, that is the reason, not the change."""
    game = owing("50 20", 30, pot="20 10")
    assert refused(game, "A lay 20") == "WW-8.1 refused-not-covered"


def test_ww_8_1_too_much_is_told() -> None:
    """WW-8.1: that there is no change is said, and how much too much it was."""
    game = play(table("A: 50 | B: 20 10 | C: 10"), "B bid 30", "C pass", "A buy")
    assert told(game, "A lay 50", "A")[:3] == [
        "You lay a note of €50.",
        "You have paid B €30.",
        "That is €20 more than you owed; there is no change.",
    ]


# The second opinion


def some(rng: Rng, most: int) -> list[int]:
    """Some notes at random, as many of each as are printed at most."""
    counts = [0] * NOTES
    for _ in range(rng.below(most + 1)):
        note = rng.below(NOTES)
        if counts[note] < PRINTED[note]:
            counts[note] += 1
    return [VALUES[note] for note in range(NOTES) for _ in range(counts[note])]


def holding(hands: list[list[int]]) -> WagenWissel:
    """A, B and C hold these notes; the pot has the rest."""
    game = table("A: | B: | C: ")
    for seat, found in enumerate(hands):
        set_hand(game, seat, found)
    return game


def test_ww_8_1_second_opinion() -> None:
    """WW-8.1, WW-8.3: the ways between players are those of the rulebook; so is the proposal."""
    rng = stream(1, "players")
    for _ in range(POSITIONS):
        found = some(rng, 8)
        if found:
            sum_ = 10 * (1 + rng.below(sum(found) // 10))
            game = holding([found])
            money.start(game, 0, 1, sum_ // 10, FOR_CARD)
            expected = naive.payments(found, sum_)
            assert ways(game) == expected, (found, sum_)
            way = [VALUES[note] for note in money.proposal(game.clone())]
            assert (sum(way) - sum_, len(way)) == naive.proposed(expected, sum_)


def test_ww_8_2_second_opinion() -> None:
    """WW-8.2, WW-8.4: the same to the pot, with change or without."""
    rng = stream(2, "pot")
    change = 0
    for _ in range(POSITIONS):
        game = table("A: | B: | C: ")
        pot = some(rng, 5)
        set_hand(game, 1, without(notes(game, game.pot), pot))
        found = [note for note in some(rng, 6) if note in VALUES]
        if not found or not fitting(found, notes(game, 1)):
            continue
        set_hand(game, 1, without(notes(game, 1), found))
        set_hand(game, 0, found)
        sum_ = 10 * (1 + rng.below(sum(found) // 10))
        money.start(game, 0, game.pot, sum_ // 10, FOR_CHANCE)
        expected = naive.payments_to_pot(found, pot, sum_)
        assert ways(game) == expected, (found, pot, sum_)
        change += assert_change(game, pot, sum_)
    assert change > POSITIONS // 50


def without(all_of: list[int], some_of: list[int]) -> list[int]:
    """Notes without some of them."""
    left = list(all_of)
    for note in some_of:
        left.remove(note)
    return left


def fitting(some_of: list[int], all_of: list[int]) -> bool:
    """Whether the notes are among others."""
    return all(some_of.count(note) <= all_of.count(note) for note in some_of)


def assert_change(game: WagenWissel, pot: list[int], sum_: int) -> bool:
    """WW-8.4: pay any way and compare what comes back with the naive change."""
    before = notes(game, 0)
    way: list[int] = []
    while game.step == PAY:
        note = GAME.legal(game, 0)[-1] - GAME.actions.read("lay 10")
        way.append(VALUES[note])
        money.lay(game, note)
    over = sum(way) - sum_
    back = naive.paid_out(pot, over) if over in naive.sums(pot) else ()
    assert sorted(notes(game, 0)) == sorted([*without(before, way), *back])
    assert all_notes(game) == list(PRINTED)
    return over > 0 and bool(back)


def test_ww_8_4_second_opinion() -> None:
    """WW-8.4: the pot pays what the rulebook says, short or not."""
    rng = stream(3, "change")
    for _ in range(POSITIONS):
        pot = some(rng, 7)
        game = table("A: | B: | C: ")
        set_hand(game, 1, without(notes(game, game.pot), pot))
        sum_ = 1 + rng.below(60 if rng.below(2) else 200)
        money.pay_out(game, 0, sum_)
        assert tuple(notes(game, 0)) == naive.paid_out(pot, 10 * sum_), (pot, sum_)


@pytest.mark.parametrize("most", [6, 14, 30])
def test_ww_3_1_second_opinion(most: int) -> None:
    """WW-3.1: sealed bids are all sums that the notes make exactly."""
    rng = stream(most, "bids")
    for _ in range(POSITIONS // 3):
        found = some(rng, most)
        game = holding([[], found])
        bids = [10 * bid for bid in money.sums(game, 1)]
        assert bids == sorted(naive.sums(found))
        for _ in range(10):
            sum_ = rng.below(414)
            can = money.makes(game.notes, NOTES, NOTES - 1, sum_)
            assert can == (10 * sum_ in naive.sums(found))


def test_ww_8_3_values_of_the_notes() -> None:
    """WW-8.3, WW-1.2: six notes from low to high."""
    assert [10 * worth for worth in WORTH] == [10, 20, 50, 100, 200, 500]
