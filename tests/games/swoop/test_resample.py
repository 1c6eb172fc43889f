"""What a seat can know, and that `resample` respects all of it and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.cards import RANKS, SLOTS
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import Swoop
from tests.games.swoop.drawing import begin, draw, hand, play, table
from tests.games.swoop.naive import Table
from tests.games.swoop.test_games import copied, face


def imagined(game: Swoop, viewer: int, draws: int = 60) -> list[Swoop]:
    """Worlds as a viewer may imagine them."""
    rng = stream(3, draw(game))
    worlds = []
    for _ in range(draws):
        world = game.clone()
        world.resample(viewer, rng)
        worlds.append(world)
    return worlds


def least(worlds: list[Swoop], seat: int) -> str:
    """The cards that a seat holds in all of these worlds."""
    hands = [Counter(hand(world, seat)) for world in worlds]
    common = hands[0]
    for other in hands[1:]:
        common &= other
    return " ".join(sorted(common.elements(), key=FACES.index))


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_so_3_6_ranks_taken_up_are_known_until_they_are_played(viewer: int) -> None:
    """SO-3.6: all know what a player took up with the pile, as long as it can still be there."""
    game = table("A: 9 K 6 7 [3/5] | B: 2 3 3 4 5 | C: 2 3 3 4 | pile: Q 9 9 8")
    assert least(imagined(game, viewer), 0) == ""
    play(game, "A K")
    assert least(imagined(game, viewer), 0) == "8 9 9 Q"
    play(game, "B 3 3", "C 3", "A 9 9")
    assert least(imagined(game, viewer), 0) == "3 3 3 8 Q K"
    play(game, "B 5", "C 4", "A 9")
    assert least(imagined(game, viewer), 0) == "3 3 3 4 5 8 9 9 Q K"
    play(game, "B 4", "C 3", "A Q")
    assert least(imagined(game, viewer), 0) == "3 3 3 3 4 4 5 8 9 9 9 K"


def test_so_3_6_a_player_knows_their_own_hand_and_what_lies_open() -> None:
    """SO-3.6, SO-2.1: own hand, open cards, the pile and all sizes are the same in every world."""
    game = table("A: 9 K 6 [3/5] | B: 3 3 4 [K/2] [-/7] | C: 5 [-/J] | pile: Q 9")
    for viewer in range(3):
        for world in imagined(game, viewer):
            assert hand(world, viewer) == hand(game, viewer)
            assert list(world.open) == list(game.open)
            assert list(world.left) == list(game.left)
            assert list(world.table) == list(game.table)
            assert (world.pile, world.top, world.run) == (game.pile, game.top, game.run)


def test_so_5_2_a_hidden_card_is_unknown_to_its_owner_until_it_is_turned_up() -> None:
    """SO-5.2: before, it can be any unseen card; after, it is that card for everybody."""
    game = table("A: 9 [-/K] [-/2] | B: 3 3 | C: 5")
    for viewer in (SPECTATOR, 0, 1):
        assert len({world.hidden[0] for world in imagined(game, viewer)}) > 6
    play(game, "A turn 0")
    for viewer in (SPECTATOR, 0, 1):
        worlds = imagined(game, viewer)
        assert {FACES[world.hidden[0]] for world in worlds} == {"K"}
        assert len({world.hidden[1] for world in worlds}) > 6


def test_so_2_3_drawn_cards_stay_left_over() -> None:
    """SO-2.3: cards drawn for the start have been seen, and are in nobody's hand."""
    game = begin(3, cards=4, table="none")
    GAME.deal(game, tuple(stream(4, "lot").order(game.due)))
    drawn = list(game.aside[: len(game.drawers)])
    assert len(drawn) >= 3
    for world in imagined(game, SPECTATOR):
        assert list(world.aside[: len(drawn)]) == drawn
        assert list(world.drawers) == list(game.drawers)


def test_so_6_2_between_rounds_all_cards_lie_open() -> None:
    """SO-6.2: after the reveal there is nothing left to imagine."""
    game = table("A: 3 | B: 5 [4/J] | C: 6 | pile: 4")
    play(game, "A 3")
    for viewer in (SPECTATOR, 1):
        assert {draw(world) for world in imagined(game, viewer)} == {draw(game)}


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_so_1_4_every_unseen_card_may_be_anywhere_equally_likely(viewer: int) -> None:
    """SO-1.4: each hidden place and each unknown card of a hand is any unseen card alike."""
    game = table("A: 9 K | B: 3 3 4 [K/2] [-/7] | C: 5 8 [-/J]")
    pool = Counter(game.unseen(viewer))
    size = sum(pool.values())
    worlds = imagined(game, viewer, 3000)
    for slot in (SLOTS, SLOTS + 1, 2 * SLOTS):
        found = Counter(world.hidden[slot] for world in worlds)
        for rank, count in pool.items():
            assert near(found[rank], 3000, count / size)
    for rank, count in pool.items():
        held = sum(world.hands[RANKS + rank] for world in worlds)
        assert near(held, 3 * 3000, count / size)


def near(found: int, tries: int, share: float) -> bool:
    """Whether a count is within five standard deviations of what is expected."""
    return bool(abs(found - tries * share) <= 5 * (tries * share * (1 - share)) ** 0.5)


def every_world(game: Swoop, viewer: int) -> list[Table]:
    """All deals that a viewer may think of after a deal of small hands, one hidden card each."""
    seats = range(game.seats)
    faces = sorted({FACES[rank] for rank in game.setup.deck}, key=FACES.index)
    deck = Counter(FACES[rank] for rank in game.setup.deck)
    true = copied(game, {})
    hands = [
        [tuple(true.players[seat].hand)]
        if seat == viewer
        else list(combinations_with_replacement(faces, game.setup.held))
        for seat in seats
    ]
    worlds = []
    for held, hidden in product(product(*hands), product(faces, repeat=game.seats)):
        world = true.copy()
        for player, cards, under in zip(world.players, held, hidden, strict=True):
            player.hand = list(cards)
            player.places[0][1] = under
        if Counter(card for player in world.players for card in player.all_cards()) <= deck:
            worlds.append(world)
    return worlds


def look(world: Table) -> tuple[object, ...]:
    """What everybody sees of a table."""
    turned = world.players[world.turn].places[world.turned][1] if world.turned is not None else ""
    rows = [
        (len(player.hand), player.open_cards(), [bool(place[1]) for place in player.places])
        for player in world.players
    ]
    return world.turn, world.over, world.pile, turned, rows


def secrets(world: Table) -> tuple[object, ...]:
    """What a world is about: all hands and all hidden cards."""
    hands = tuple(tuple(sorted(player.hand)) for player in world.players)
    return hands, tuple(player.places[0][1] for player in world.players)


def account(game: Swoop, viewer: int) -> set[tuple[object, ...]]:
    """All worlds that the state leaves open: unseen cards in every way where cards are unknown."""
    unseen = Counter(FACES[rank] for rank in game.unseen(viewer))
    hands = [list(secret_hands(game, seat, seat == viewer, unseen)) for seat in range(game.seats)]
    slots = [seat * SLOTS for seat in range(game.seats)]
    hidden = [list(unseen) if game.is_hidden(slot) else [face(game.hidden[slot])] for slot in slots]
    found: set[tuple[object, ...]] = set()
    for held, under in product(product(*hands), product(*hidden)):
        used = Counter(card for cards, _ in held for card in cards)
        used += Counter(
            str(card) for card, slot in zip(under, slots, strict=True) if game.is_hidden(slot)
        )
        if used <= unseen:
            found.add((tuple(whole for _, whole in held), under))
    return found


def secret_hands(
    game: Swoop, seat: int, own: bool, unseen: Counter[str]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What a hand may hold unseen, and the whole hand then."""
    counts = game.hands if own else game.known
    known = [FACES[rank] for rank in range(RANKS) for _ in range(counts[seat * RANKS + rank])]
    for cards in combinations_with_replacement(unseen, len(hand(game, seat)) - len(known)):
        yield cards, tuple(sorted([*known, *cards]))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_so_3_6_resample_draws_what_cannot_be_ruled_out(seed: int, viewer: int) -> None:
    """SO-3.6: of all deals, those that the whole round so far leaves open, and only those."""
    game = begin(3, cards=4, ranks=1, start=0)
    rng = stream(seed, "watched")
    GAME.deal(game, tuple(rng.order(game.due)))
    worlds = every_world(game, viewer)
    true = copied(game, {})
    while game.owing:
        possible = {secrets(world) for world in worlds}
        assert secrets(true) in possible
        assert account(game, viewer) == possible
        assert {secrets(copied(w, {})) for w in imagined(game, viewer, 20)} <= possible
        legal = GAME.legal(game, game.turn)
        action = legal[rng.below(len(legal))]
        text = GAME.actions.write(action)
        GAME.play(game, game.turn, action)
        true.play(text)
        worlds = [world for world in worlds if goes_on(world, text) and look(world) == look(true)]


def goes_on(world: Table, text: str) -> bool:
    """Let an action happen in a world, if it can."""
    if text not in world.legal():
        return False
    world.play(text)
    return True
