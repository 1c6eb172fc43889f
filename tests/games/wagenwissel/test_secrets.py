"""WW-1.6, WW-8.5: nobody is shown or told what another player holds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from stamtafel.core.rng import Rng, stream
from stamtafel.core.view import Phrase
from stamtafel.core.words import LANGUAGES
from stamtafel.games.wagenwissel import GAME
from stamtafel.games.wagenwissel.position import FOR_SALE, PAY, PUT_UP
from stamtafel.games.wagenwissel.rules import WagenWissel
from tests.games.wagenwissel.drawing import SEATS, begin, notes, play, set_hand, table

NAMES = ("Anna", "Ben", "Carla", "Daan")
MARKED = "500 500 200 100 50 20"  # B's notes: 1,370 in six
SUMS = ("1370", "1.370", "1,370")


def positions(rng: Rng, seats: int, **options: str) -> Iterator[WagenWissel]:
    """Positions of a random game."""
    game = begin(seats, **options)
    while not game.over:
        if game.due:
            game.deal(rng.order(game.due))
            continue
        if not rng.below(3):
            yield game
        row = game.legal(game.turn)
        game.apply(game.turn, row[rng.below(min(len(row), 3 if rng.below(2) else len(row)))])


def exchanged(game: WagenWissel, one: int, other: int, rng: Rng) -> WagenWissel:
    """A copy in which two players have each other's notes, in some other division."""
    twin = game.clone()
    together = [*notes(game, one), *notes(game, other)]
    order = list(rng.order(len(together)))
    cut = rng.below(len(together) + 1)
    set_hand(twin, one, [])
    set_hand(twin, other, [together[place] for place in order[:cut]])
    set_hand(twin, one, [together[place] for place in order[cut:]])
    return twin


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("auction", ["sealed", "open"])
def test_ww_8_5_a_view_does_not_depend_on_what_others_hold(seats: int, auction: str) -> None:
    """WW-8.5, WW-1.6: two other players exchange money: views, choices and reasons are the same."""
    rng = stream(seats, auction)
    looked = 0
    for _ in range(6 if auction == "sealed" else 80):
        for game in positions(rng, seats, auction=auction):
            viewer = rng.below(seats)
            one, other = [seat for seat in rng.order(seats) if seat != viewer][:2]
            twin = exchanged(game, one, other, rng)
            view = msgspec.json.encode(GAME.view(game, viewer))
            assert msgspec.json.encode(GAME.view(twin, viewer)) == view
            assert GAME.legal(twin, viewer) == GAME.legal(game, viewer)
            action = rng.below(len(GAME.actions))
            assert GAME.refusal(twin, viewer, action) == GAME.refusal(game, viewer, action)
            looked += 1
            assert_told_alike(game, twin, viewer)
    assert looked > 200


def assert_told_alike(game: WagenWissel, twin: WagenWissel, viewer: int) -> None:
    """An action that leads on to the same sight is told the same, whatever others hold."""
    seat = game.turn
    for action in set(GAME.legal(game, seat)[:3]) & set(GAME.legal(twin, seat)):
        after, there = game.clone(), twin.clone()
        after.apply(seat, action)
        there.apply(seat, action)
        if GAME.view(after, viewer) == GAME.view(there, viewer):
            told = GAME.tell(game, seat, action, after, viewer)
            assert GAME.tell(twin, seat, action, there, viewer) == told


def said(game: WagenWissel, seat: int, action: int, viewer: int | None) -> Iterator[str]:
    """All that a viewer is sent and told of a move, in every language."""
    after = game.clone()
    after.apply(seat, action)
    view = GAME.view(after, viewer)
    yield msgspec.json.encode(view).decode()
    phrases: list[Phrase] = [view.prompt, *GAME.tell(game, seat, action, after, viewer)]
    phrases += [choice.phrase for choice in view.choices]
    phrases += [one for denied in view.denied for one in (denied.phrase, denied.refusal)]
    if viewer is not None:
        some = range(0, len(GAME.actions), 7)
        refusals = [GAME.refusal(after, viewer, other) for other in some]
        phrases += [refusal for refusal in refusals if refusal]
    for language in LANGUAGES:
        yield from (GAME.words(language).say(phrase, NAMES, viewer) for phrase in phrases)


def test_ww_1_6_a_marked_holding_appears_nowhere() -> None:
    """WW-1.6: B holds 1,370 in six notes; no view, line, choice or reason of the others says so."""
    game = table(
        f"A: 100 50 20, 4 5 | B: {MARKED}, 4 | C: 100 20 20, 4 | D: 50, 5",
        pile="2 3 6 7 8",
        chance="collect-10 tip-20 trade shares-20",
    )
    looked = 0
    rng = stream(5, "marked")
    while game.turned < 10 and not game.over:
        seat = game.turn
        actions = GAME.legal(game, seat)
        action = actions[0 if seat == 1 or game.step == PAY else rng.below(min(3, len(actions)))]
        if 10 * game.money[1] == 1370:
            for viewer in (None, 0, 2, 3):
                for text in said(game, seat, action, viewer):
                    assert not any(sum_ in text for sum_ in SUMS), text
                    looked += 1
        game.apply(seat, action)
    assert looked > 2000


def test_ww_1_6_the_marked_holding_is_there_for_its_holder() -> None:
    """WW-1.6: the search would find it: B's own view says what B has."""
    game = table(f"A: 50 | B: {MARKED} | C: 50")
    assert "1370" in msgspec.json.encode(GAME.view(game, 1)).decode()


@pytest.mark.parametrize("auction", ["sealed", "open"])
def test_ww_1_5_with_two_players_the_table_still_adds_nothing_up(auction: str) -> None:
    """WW-1.5, WW-1.6: the pot lies open; the other's notes, number and sum are in no view."""
    rng = stream(2, auction)
    for _ in range(8):
        for game in positions(rng, 2, auction=auction):
            for viewer in (0, 1):
                view = GAME.view(game, viewer)
                assert view.place("notes", 1 - viewer) is None
                assert view.counter("money", 1 - viewer) is None
                names = {place.name for place in view.places if place.owner == 1 - viewer}
                assert names <= {"cars", "laid"}


def test_ww_4_4_a_bluff_does_not_show_while_nobody_has_sold() -> None:
    """WW-4.4: a bid that can be paid and one that cannot look the same to the others."""
    poor = play(table("A: 500 | B: 10 | C: 100 100", auction="open"), "B bid 200", "C pass")
    rich = play(table("A: 500 | B: 100 100 | C: 10", auction="open"), "B bid 200", "C pass")
    set_hand(rich, 1, [10])
    set_hand(rich, 2, [100, 100])
    for game in (poor, rich):
        assert GAME.view(game, 0).choices == GAME.view(poor, 0).choices
    twin = exchanged(poor, 1, 2, stream(1, "bluff"))
    for viewer in (None, 0):
        assert GAME.view(poor, viewer) == GAME.view(twin, viewer)


def test_ww_4_5_what_is_public_in_a_forced_sale() -> None:
    """WW-4.5: all see the debt and the bids, nobody what anybody holds."""
    game = table("A: 100 | B: 10, 4 | C: 100 50", auction="open", pile="5")
    play(game, "B bid 300", "C pass", "A sell")
    assert game.step == PUT_UP
    play(game, "B put-up 4", "C bid 120", "A pass")
    assert (game.step, game.purpose) == (PAY, FOR_SALE)
    view = GAME.view(game)
    assert view.counter("debt", 1) == 300
    assert view.counter("owed", 2) == 120
    assert {c.value for c in view.counters if c.owner is not None} == {300, 120}
    assert SEATS[game.seller] == "B"
