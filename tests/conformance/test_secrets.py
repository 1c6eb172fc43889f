"""Two worlds: what a viewer cannot know, dealt anew, changes nothing of what the viewer gets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from math import sqrt
from pathlib import Path

import pytest

import stamtafel
from stamtafel.core.game import Game
from stamtafel.core.record import Act, Deal, Step
from stamtafel.core.rng import Rng, stream
from stamtafel.core.state import SPECTATOR, State
from stamtafel.core.view import HIDDEN, View
from stamtafel.search.playout import playout
from tests.conformance.walk import (
    Moment,
    Position,
    Walk,
    assert_legal_is_not_refused,
    everyone,
    look,
    seen,
    stepped,
    told,
)

OTHERS = 3  # so many other things that might have happened are tried at a step
ENOUGH = 20  # from so many chances on, something must have happened
SAMPLES = 60  # worlds a distribution is judged by
LIMIT = 5.0  # standard deviations that chance alone does not explain


def other_world(state: State, viewer: int, rng: Rng) -> State:
    """A copy in which all that the viewer cannot know is dealt anew."""
    world = state.clone()
    world.resample(viewer, rng)
    return world


def test_view_and_choices_are_the_same_in_two_worlds(walks: list[Walk]) -> None:
    """View, legal actions and what is due do not depend on what a viewer cannot know."""
    for walk in walks:
        rng = walk.rng("worlds")
        for position in walk.positions:
            state = position.state
            for viewer, sent in position.sent.items():
                world = other_world(state, viewer, rng)
                assert seen(walk.game, world, viewer) == sent
                assert (world.owing, world.due, world.over) == (state.owing, state.due, state.over)
                if viewer != SPECTATOR:
                    assert walk.game.legal(world, viewer) == walk.game.legal(state, viewer)


def test_reasons_are_the_same_in_two_worlds(walks: list[Walk]) -> None:
    """Why an action is refused does not depend on what the seat that asks cannot know."""
    for walk in walks:
        rng = walk.rng("reasons")
        for state in walk.states:
            for seat in range(state.seats):
                world = other_world(state, seat, rng)
                for _ in range(12):
                    action = rng.below(len(walk.game.actions))
                    there = walk.game.refusal(world, seat, action)
                    assert there == walk.game.refusal(state, seat, action)


def test_events_are_the_same_in_two_worlds(walks: list[Walk]) -> None:
    """A step that may happen in both worlds and looks the same afterwards is told the same."""
    for walk in walks:
        rng = walk.rng("events")
        for moment in walk.moments:
            for viewer in everyone(moment.before.state):
                world = other_world(moment.before.state, viewer, rng)
                assert_told_alike(moment, world, moment.step, viewer)


def test_events_do_not_tell_secret_choices(walks: list[Walk]) -> None:
    """Two choices of another, or two deals, that look the same afterwards are told the same."""
    for walk in walks:
        rng = walk.rng("choices")
        for moment in walk.moments[::2]:
            for step in other_steps(walk.game, moment, rng):
                for viewer in everyone(moment.before.state):
                    if not (isinstance(step, Act) and step.seat == viewer):
                        assert_told_alike(moment, moment.before.state, step, viewer)


def assert_told_alike(moment: Moment, world: State, step: Step, viewer: int) -> None:
    """If the step may happen in that world and looks as the true one did, it is told so too."""
    game = moment.before.game
    if isinstance(step, Act) and step.action not in game.legal(world, step.seat):
        return
    after = stepped(game, world, step)
    if seen(game, after, viewer) == moment.after.sent[viewer]:
        before, then = moment.before.state, moment.after.state
        assert told(game, world, step, after, viewer) == told(
            game, before, moment.step, then, viewer
        )


def other_steps(game: Game, moment: Moment, rng: Rng) -> list[Step]:
    """What else might have happened instead of a step."""
    step = moment.step
    if isinstance(step, Deal):
        return [Deal(tuple(rng.order(len(step.order)))) for _ in range(OTHERS)]
    legal = [
        action for action in game.legal(moment.before.state, step.seat) if action != step.action
    ]
    places = list(rng.order(len(legal)))[:OTHERS]
    return [Act(step.seat, legal[place]) for place in places]


def test_seen_cards_stay_what_they_are(walks: list[Walk]) -> None:
    """Who has seen a card that can be followed imagines it as that card from then on."""
    for walk in walks:
        rng = walk.rng("followed")
        known: dict[int, dict[str, str]] = {}
        for position in walk.positions:
            for viewer, view in position.views.items():
                faces = known.setdefault(viewer, {})
                faces |= identified(view)
                world = other_world(position.state, viewer, rng)
                other = rng.below(world.seats)
                for card, face in identified(look(walk.game, world, other)).items():
                    assert faces.get(card, face) == face, (viewer, card)


def identified(view: View) -> dict[str, str]:
    """The faces of all cards of a view that can be followed."""
    cards = [card for place in view.places for card in place.cards]
    return {card.id: card.face for card in cards if card.id and card.face != HIDDEN}


def test_resample_deals_anew_what_only_others_see(walks: list[Walk]) -> None:
    """Where others see cards that a viewer does not, imagined worlds differ from the true one."""
    chances, changes = Counter[bool](), Counter[bool]()
    for walk in walks:
        rng = walk.rng("anew")
        for position in walk.positions[::3]:
            for viewer in everyone(position.state):
                world = other_world(position.state, viewer, rng)
                for other in others_who_see_more(position, viewer):
                    watches = viewer == SPECTATOR
                    chances[watches] += 1
                    changes[watches] += seen(walk.game, world, other) != position.sent[other]
    for watches, count in chances.items():
        assert count < ENOUGH or changes[watches] > 0


def others_who_see_more(position: Position, viewer: int) -> list[int]:
    """The seats that see the face of a card that the viewer sees only the back of."""
    view = position.views[viewer]
    backs = {
        (place.name, place.owner): hidden(view, place.name, place.owner) for place in view.places
    }
    return [
        seat
        for seat in range(view.seats)
        if any(hidden(position.views[seat], *place) < count for place, count in backs.items())
    ]


def hidden(view: View, name: str, owner: int | None) -> int:
    """How many cards of a place the viewer sees no face of."""
    place = view.place(name, owner)
    return place.size - sum(card.face != HIDDEN for card in place.cards) if place else 0


def test_imagined_worlds_do_not_lean_towards_the_true_one(walks: list[Walk]) -> None:
    """Worlds imagined from the true state and from an imagined one are equally often the same."""
    for walk in walks:
        rng = walk.rng("lean")
        for moment in walk.moments[:: max(1, len(walk.moments) // 3)]:
            state = moment.before.state
            viewer = rng.below(state.seats + 1) - 1
            world = other_world(state, viewer, rng)
            ours = dreams(walk.game, state, viewer, rng)
            theirs = dreams(walk.game, world, viewer, rng)
            for what in ours | theirs:
                assert abs(deviation(ours[what], theirs[what])) < LIMIT, (viewer, what)


def dreams(game: Game, state: State, viewer: int, rng: Rng) -> Counter[tuple[int, str, int]]:
    """How many imagined worlds give each seat so many cards of each face."""
    found: Counter[tuple[int, str, int]] = Counter()
    for _ in range(SAMPLES):
        world = other_world(state, viewer, rng)
        for seat in range(state.seats):
            places = look(game, world, seat).places
            cards = Counter(c.face for p in places if p.owner == seat for c in p.cards)
            found.update((seat, face, count) for face, count in cards.items())
    return found


def deviation(ours: int, theirs: int) -> float:
    """By how many standard deviations two counts out of SAMPLES differ."""
    share = (ours + theirs + 1) / (2 * SAMPLES + 2)
    return (ours - theirs) / sqrt(2 * SAMPLES * share * (1 - share) + 0.5)


def test_imagined_worlds_play_on(walks: list[Walk]) -> None:
    """An imagined world is a position like any other: legal is what is not refused, and it ends."""
    for walk in walks:
        rng = walk.rng("on")
        for state in walk.states[::4]:
            viewer = rng.below(state.seats + 1) - 1
            world = other_world(state, viewer, rng)
            assert_legal_is_not_refused(walk.game, world, False, rng)
            assert playout(world, rng) <= walk.game.longest
            assert sum(world.returns()) == pytest.approx(1.0)
            assert len(world.scores()) == world.seats


def test_resample_keeps_cards_and_notes(walks: list[Walk]) -> None:
    """No card or note appears or vanishes in an imagined world."""
    for walk in walks:
        rng = walk.rng("material")
        material = material_of(walk.game)
        for state in walk.states:
            for viewer in everyone(state):
                assert material(other_world(state, viewer, rng)) == material(state)


def material_of(game: Game) -> Callable[[State], object]:
    """What a game counts as its cards and notes; a game from elsewhere need not."""
    if not game.home.is_relative_to(Path(stamtafel.__file__).parent):
        return lambda state: (state.seats, state.due)
    found: Callable[[State], object] = import_module(f"tests.games.{game.name}.material").material
    return found


def test_same_chance_same_world(walks: list[Walk]) -> None:
    """By the same chance the same world is imagined."""
    for walk in walks:
        for state in walk.states[::4]:
            for viewer in everyone(state):
                one = other_world(state, viewer, stream(4, "same"))
                two = other_world(state, viewer, stream(4, "same"))
                for other in everyone(state):
                    assert seen(walk.game, one, other) == seen(walk.game, two, other)
