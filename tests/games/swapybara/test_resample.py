"""`resample` against a slow second opinion: every deal that a viewer cannot rule out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import (
    ANSWER,
    ANY,
    DEAL,
)
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import begin, play, play_refused, read, table
from tests.games.swapybara.witness import HonourWitness, Witness, World

FEW = 720  # up to so many worlds, those of the state's own account are listed one by one
EACH = 40  # how often each world is expected among the draws


def world(game: Swapybara) -> World:
    """The values of all cards by place."""
    return tuple(game.dealt[card] - 1 for card in game.lies)


def own(game: Swapybara, viewer: int) -> int | None:
    """One's own card, as the viewer sees it."""
    if viewer == SPECTATOR:
        return None
    place = GAME.see(game, viewer).place("card", viewer)
    assert place is not None
    return int(place.cards[0].face)


def witnesses(game: Swapybara, viewers: list[int]) -> list[Witness]:
    """Who watches this round, just dealt."""
    return [Witness(game.seats, viewer, own(game, viewer)) for viewer in viewers]


def watched(game: Swapybara, watching: list[Witness], seat: int, action: int) -> None:
    """Play an action and let everybody draw their conclusions from what they see of it."""
    asker = next(iter(GAME.view(game).prompt.seats.values()))
    verb, _, whom = GAME.actions.write(action).partition(" ")
    GAME.play(game, seat, action)
    for witness in watching:
        if verb == "ask":
            witness.asks(seat, int(whom))
        elif verb == "refuse":
            witness.refuses(seat)
        elif len(game.dealt) and verb == "accept":
            witness.accepts(seat, asker, own(game, witness.viewer))
        elif len(game.dealt) and verb == "centre":
            witness.takes_centre(seat, own(game, witness.viewer))
        if GAME.view(game).prompt.key == "prompt-give":
            witness.declares(game.turn)


def account(game: Swapybara, viewer: int) -> Iterator[World]:
    """Every world that the state's own account leaves open to a viewer."""
    unknown = [k for k in range(8) if viewer < 0 or not (game.held[k] >> viewer) & 1]
    faces = {k: game.dealt[k] for k in range(8)}

    def lay(cards: list[int], left: frozenset[int]) -> Iterator[World]:
        if not cards:
            yield tuple(faces[k] - 1 for k in game.lies)
            return
        for face in left:
            if (game.may[cards[0]] >> face) & 1:
                faces[cards[0]] = face
                yield from lay(cards[1:], left - {face})

    yield from lay(unknown, frozenset(faces[k] for k in unknown))


def counted(game: Swapybara) -> int:
    """Among how many worlds the last draw was."""
    assert game.ways is not None
    return game.ways.count[game.ways.asked & ANY]


def compare(game: Swapybara, witness: Witness | HonourWitness, draws: int, seed: str) -> None:
    """The reachable worlds are the possible ones: as many, the same, and every draw among them."""
    possible = set(witness.worlds)
    assert world(game) in possible
    rng = stream(1, seed)
    for _ in range(draws):
        twin = game.clone()
        twin.resample(witness.viewer, rng)
        assert world(twin) in possible
        assert counted(twin) == len(possible) == len(witness.worlds)
    if len(possible) <= FEW:
        assert set(account(game, witness.viewer)) == possible


def watch_game(seats: int, seed: int, rounds: int, viewers: list[int]) -> int:
    """Play at random under the eyes of some viewers, comparing all the time; how often it was.

    With an even seed players mostly refuse, so that little is seen and much to be worked out.
    """
    game = begin(seats, rounds=rounds, start=seed % seats)
    rng = stream(seed, f"watched/{seats}")
    watching: list[Witness] = []
    compared = 0
    while not game.over:
        if game.due:
            game.deal(rng.order(game.due))
            watching = witnesses(game, viewers)
        else:
            actions = game.legal(game.turn)
            shy = seed % 2 == 0 and game.step == ANSWER and rng.below(4) > 0
            chosen = actions[-1] if shy else actions[rng.below(len(actions))]
            watched(game, watching, game.turn, chosen)
        for witness in watching if len(game.dealt) else []:
            compare(game, witness, 2, f"draw/{compared}")
            compared += 1
    return compared


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("seed", [11, 12])
def test_sw_3_5_a_player_cannot_rule_out_what_resample_draws(seats: int, seed: int) -> None:
    """SW-3.5: through whole rounds, resample reaches all that a player cannot rule out, no more."""
    assert watch_game(seats, seed, 2 if seats < 6 else 1, list(range(seats))) > 150


@pytest.mark.parametrize("seats", [4, 6])
def test_sw_3_5_nor_can_a_spectator(seats: int) -> None:
    """SW-3.5: the same holds for somebody who only watches."""
    assert watch_game(seats, 12, 1, [SPECTATOR]) > 20


@pytest.mark.wide
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("seed", range(20))
def test_sw_3_5_nor_can_anybody_in_many_games(seats: int, seed: int) -> None:
    """SW-3.5: the same holds for every seat and a spectator in many games."""
    assert watch_game(seats, 100 + seed, 3, list(range(SPECTATOR, seats))) > 300


def seen_by(game: Swapybara, viewer: int) -> set[int]:
    """The faces of all cards that a viewer has held this round."""
    return {game.dealt[k] for k in range(8) if (game.held[k] >> viewer) & 1}


HISTORIES = {
    "two have refused": (
        "A",
        4,
        [
            "A ask C",
            "C accept",
            "B ask D",
            "D refuse",
            "C ask D",
            "D accept",
            "D ask B",
            "B refuse",
        ],
    ),
    "no 5, no 4 and no 2": (
        "B",
        5,
        [
            "A ask C",
            "C accept",
            "B ask D",
            "D accept",
            "C ask A",
            "A refuse",
            "D ask B",
            "B refuse",
        ],
    ),
    "followed through the centre": (
        "A",
        4,
        [
            "A centre",
            "B centre",
            "C ask B",
            "B refuse",
            "D ask C",
            "C accept",
            "A ask C",
            "C refuse",
        ],
    ),
    "the 0 declared": (
        "E",
        5,
        [
            "A ask E",
            "E accept",
            "B ask E",
            "E accept",
            "C ask E",
            "E accept",
            "D ask E",
            "E refuse",
        ],
    ),
}
DRAWINGS = {
    4: "A: 3 | B: 6 | C: 1 | D: 5 | centre: -1",
    5: "A: 6 | B: 3 | C: 1 | D: 5 | E: 0",
}


def position(history: str) -> tuple[Swapybara, Witness]:
    """One of the histories played, with its viewer."""
    viewer, seats, moves = HISTORIES[history]
    game = table(DRAWINGS[seats])
    watching = witnesses(game, ["ABCDE".index(viewer)])
    for move in moves:
        watched(game, watching, *read(move))
    if history == "the 0 declared":
        while GAME.view(game).prompt.key != "prompt-give":
            seat = game.turn
            watched(game, watching, seat, game.legal(seat)[-1])
    return game, watching[0]


@pytest.mark.parametrize("history", HISTORIES)
def test_sw_3_5_every_possible_deal_is_equally_likely(history: str) -> None:
    """SW-3.5: chi-square over all worlds that are possible, with a fixed seed."""
    game, witness = position(history)
    cells = len(witness.worlds)
    rng = stream(3, history)
    seen: Counter[World] = Counter()
    twin = game.clone()
    for _ in range(EACH * cells):
        twin.resample(witness.viewer, rng)
        seen[world(twin)] += 1

    assert set(seen) == set(witness.worlds)
    surplus = sum((count - EACH) ** 2 / EACH for count in seen.values()) - (cells - 1)
    assert abs(surplus) < 5 * (2 * (cells - 1)) ** 0.5


def test_sw_3_5_clones_share_what_was_counted_safely() -> None:
    """SW-3.5: clones resampled for one viewer after another give each what it cannot rule out."""
    moves = HISTORIES["no 5, no 4 and no 2"][2]
    game = table(DRAWINGS[5])
    watching = witnesses(game, list(range(SPECTATOR, 5)))
    for move in moves:
        watched(game, watching, *read(move))
    for round_ in range(3):
        for witness in watching:
            compare(game, witness, 3, f"shared/{round_}")

    later = game.clone()
    play(later, "E ask B")
    play(later, "B accept" if own(later, 1) != 3 else "B refuse")
    for witness in watching:
        compare(game, witness, 1, "the other has moved on")


def test_sw_3_5_an_imagined_state_can_be_resampled_for_another() -> None:
    """SW-3.5: resampled for one player, then for another, a state keeps what the second held."""
    game, witness = position("no 5, no 4 and no 2")
    public = Witness(5, SPECTATOR, None)
    public.worlds = list(account(game, SPECTATOR))
    rng = stream(4, "two viewers")
    for other in range(5):
        if other == witness.viewer:
            continue
        for _ in range(10):
            twin = game.clone()
            twin.resample(witness.viewer, rng)
            held = seen_by(twin, other)
            twin.resample(other, rng)
            assert seen_by(twin, other) == held
            assert world(twin) in set(public.worlds)


def test_sw_3_5_the_same_faces_unknown_in_other_places() -> None:
    """SW-3.5: what was counted for one viewer is not used for another who has seen other places."""
    game, _ = position("two have refused")
    rng = stream(10, "other places")
    twins = [game.clone() for _ in range(300)]
    for twin in twins:
        twin.resample(SPECTATOR, rng)
    alike = [twin for twin in twins if seen_by(twin, 3) == seen_by(game, 0)]
    assert alike
    for twin in alike:
        game.clone().resample(0, rng)
        twin.resample(3, rng)
        assert counted(twin) == sum(1 for _ in account(twin, 3))


def test_sw_3_5_a_state_that_was_never_copied() -> None:
    """SW-3.5: a state can be resampled itself, not only a copy of it."""
    game, witness = position("two have refused")
    game.resample(witness.viewer, stream(11, "itself"))
    assert world(game) in set(witness.worlds)


@pytest.mark.parametrize("face", ["-1", "6"])
def test_sw_2_3_what_was_picked_is_drawn_anew(face: str) -> None:
    """SW-2.3: before the deal, anybody but the picker may imagine each of the eight as picked."""
    game = table("A: 5 | B: -1 | C: 2 | D: 1 | E: 3")
    play_refused(game)
    play(game, f"D pick {face}")
    rng = stream(5, "picked")
    for viewer in range(SPECTATOR, 5):
        seen = set()
        for _ in range(100):
            twin = game.clone()
            twin.resample(viewer, rng)
            seen.add(twin.picked)
        assert seen == ({int(face) + 1} if viewer == 3 else set(range(8)))


def test_sw_2_3_what_was_picked_is_kept_nowhere_but_in_the_card() -> None:
    """SW-2.3: once dealt, an imagined state holds no trace of the card that was picked."""
    game = table("A: 5 | B: -1 | C: 2 | D: 1 | E: 3")
    play_refused(game)
    for face in ("6", "3"):
        twin = game.clone()
        play(twin, f"D pick {face}")
        twin.deal(stream(6, "deal").order(7))
        assert (twin.picked, twin.picker) == (-1, 3)


def test_sw_6_1_nothing_is_hidden_once_scored() -> None:
    """SW-6.1: between rounds there is nothing that resample could change, for anybody."""
    game = table("A: 5 | B: -1 | C: 2 | D: 6 | E: 3")
    play_refused(game)
    assert game.step == DEAL
    for viewer in range(SPECTATOR, 5):
        twin = game.clone()
        twin.resample(viewer, stream(7, "scored"))
        views = [[GAME.see(state, seat) for seat in range(SPECTATOR, 5)] for state in (game, twin)]
        assert views[0] == views[1]
