"""What nobody may know: face-down cards, and first cards not yet turned up."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from stamtafel.core.errors import NotUnderstood, Refused
from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR
from stamtafel.games.symbiose import GAME
from stamtafel.games.symbiose.rules import Symbiose
from stamtafel.games.symbiose.tell import face_at
from tests.games.symbiose.drawing import begin, chosen, play, pond, read, table

TABLES = [(2, "no"), (3, "no"), (4, "no"), (4, "yes")]
DRAWS = 3000


def unseen(game: Symbiose) -> set[str]:
    """The faces of all cards that nobody has seen, those left over included."""
    lying = [face_at(game, place) for place in range(len(game.lies))]
    open_now = {face for place, face in enumerate(lying) if not game.face_down(place)}
    deck = {GAME.write_deal(begin(game.seats, start=0), range(36))}
    return set(" ".join(deck).replace("|", "").split()) - open_now


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_sy_2_1_no_face_down_card_is_sent_to_anybody(seats: int, teams: str) -> None:
    """SY-2.1, SY-5.1: no view and no event names a card that nobody has seen."""
    rng = stream(seats, f"sent/{teams}")
    game = begin(seats, start=0, teams=teams)
    GAME.deal(game, list(rng.order(36)))
    while not game.over:
        before = game.clone()
        actions = GAME.legal(game, game.turn)
        seat, action = game.turn, actions[rng.below(len(actions))]
        GAME.play(game, seat, action)
        secrets = unseen(game)
        for viewer in [None, *range(seats)]:
            told = GAME.tell(before, seat, action, game, viewer)
            sent = msgspec.json.encode([GAME.view(game, viewer), told]).decode()
            assert not [face for face in secrets if face in sent]


def test_sy_2_1_an_id_tells_only_where_a_card_was_dealt() -> None:
    """SY-2.1, SY-3.2: ids are the same whatever is dealt, and follow what all saw move."""
    sent = []
    for seed in (1, 2):
        game = begin(3, start=0)
        GAME.deal(game, list(stream(seed, "ids").order(36)))
        play(game, "A turn a1", "B turn a1", "C turn a1", "A swap r1 b1", "B swap r1 c1")
        sent.append([[card.id for card in place.cards] for place in GAME.view(game).places])
    assert sent[0] == sent[1]
    assert sent[0][0][:3] == ["c0", "c24", "c2"]  # the river's first card went to A's b1
    assert sent[0][1][:3] == ["c8", "c9", "c1"]  # and what lay there went by the river to B's c1
    assert sent[0][3][0] == "c10"


def test_sy_2_3_a_first_card_is_secret_until_the_last_is_chosen() -> None:
    """SY-2.3: two choices of another player look the same and are told the same, to everybody."""
    for viewer in (None, 1, 2):
        seen = []
        for slot in ("a1", "d2"):
            before = table("A: a1 fish pink points 8 | B: | C:")
            after = before.clone()
            play(after, f"A turn {slot}")
            told = GAME.tell(before, *read(f"A turn {slot}"), after, viewer)
            seen.append((GAME.view(after, viewer), told))
        assert seen[0] == seen[1]
        assert [phrase.key for phrase in seen[0][1]] == ["told-chose"]


def test_sy_2_3_ones_own_choice_is_seen() -> None:
    """SY-2.3: whoever has chosen sees what, and nobody else does."""
    game = table("A: | B: | C:")
    play(game, "B turn c2")
    mark = GAME.view(game, 1).mark("chosen", 1)
    assert mark is not None
    assert mark.to == "c2"
    assert all(GAME.view(game, viewer).mark("chosen", 1) is None for viewer in (None, 0, 2))
    play(game, "A turn a1", "C turn a1")
    assert GAME.view(game, 1).mark("chosen", 1) is None


def test_sy_2_3_others_choices_are_drawn_anew() -> None:
    """SY-2.3: another's choice may be any card, each as likely; one's own stays what it is."""
    game = table("A: | B: | C:")
    play(game, "A turn d1", "B turn b2")
    for viewer, own in ((0, "A"), (1, "B"), (2, ""), (SPECTATOR, "")):
        rng = stream(viewer + 1, "choices")
        found: dict[str, Counter[str]] = {"A": Counter(), "B": Counter()}
        for _ in range(800):
            world = game.clone()
            world.resample(viewer, rng)
            play(world, "C turn a1")
            for seat in "AB":
                found[seat][pond(world, seat)] += 1
        for seat in "AB":
            count = 1 if seat == own else 8
            assert len(found[seat]) == count
            assert all(
                abs(n - 800 / count) < 5 * (800 / count) ** 0.5 for n in found[seat].values()
            )
        if own:
            assert pond(play_on(game), own) in found[own]


def play_on(game: Symbiose) -> Symbiose:
    """The same game with the last first card chosen."""
    later = game.clone()
    play(later, "C turn a1")
    return later


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sy_2_1_every_unseen_card_may_lie_anywhere(seats: int) -> None:
    """SY-2.1, SY-2.2: imagined for anybody, each unseen card is as often at each unseen place."""
    rng = stream(seats, "anywhere")
    game = begin(seats, start=0)
    GAME.deal(game, list(rng.order(36)))
    for _ in range(seats + 12):
        actions = game.legal(game.turn)
        game.apply(game.turn, actions[rng.below(len(actions))])
    hidden = [k for k in range(36) if k >= len(game.lies) or game.face_down(k)]
    cards = sorted(game.dealt[k] for k in hidden)
    for viewer in (SPECTATOR, 0, seats - 1):
        found = Counter[tuple[int, int]]()
        for _ in range(DRAWS):
            world = game.clone()
            world.resample(viewer, rng)
            assert sorted(world.dealt[k] for k in hidden) == cards
            assert [world.dealt[k] for k in range(36) if k not in hidden] == [
                game.dealt[k] for k in range(36) if k not in hidden
            ]
            found.update((k, world.dealt[k]) for k in hidden)
        cells = len(hidden) ** 2
        expected = DRAWS / len(hidden)
        assert len(found) == cells
        surplus = sum((n - expected) ** 2 / expected for n in found.values())
        freedom = (len(hidden) - 1) ** 2
        assert abs(surplus - freedom) < 5 * (2 * freedom) ** 0.5


def test_sy_3_1_invented_moves_are_refused() -> None:
    """SY-3.1: a client cannot name a card, another's pond, or a place that is not there."""
    game = chosen("A: | B: | C:")
    before = GAME.view(game)
    for text in ("swap r9 a1", "swap r1 e1", "swap r1 a3", "swap fish-pink-points-8 a1", "turn 1"):
        with pytest.raises(NotUnderstood):
            play(game, f"A {text}")
    for move in ("B swap r1 a1", "A swap r8 a1", "A turn b1"):
        with pytest.raises(Refused):
            play(game, move)
    assert GAME.view(game) == before


def test_sy_2_3_the_same_choice_twice_counts_once() -> None:
    """SY-2.3: whoever has chosen cannot choose again, neither the same card nor another."""
    game = table("A: | B: | C:")
    play(game, "A turn a1")
    for move in ("A turn a1", "A turn b1"):
        with pytest.raises(Refused):
            play(game, move)
    play(game, "B turn a1", "C turn a1")
    assert pond(game, "A").count("?") == 7
