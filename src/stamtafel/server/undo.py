"""What a seat may take back: its last answer, while nobody has seen anything new through it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from secrets import SystemRandom

from msgspec.json import encode

from stamtafel.core.game import Game
from stamtafel.core.record import Act
from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR, State
from stamtafel.core.view import HIDDEN, View
from stamtafel.server.facts import Happened
from stamtafel.server.story import Story

WORLDS = 4  # in so many imagined states it is tried whether a seat would see the same
CHANCE = SystemRandom()


def regrettable(story: Story, seat: int) -> int | None:
    """The version of the first step that a seat may take back; None if there is none.

    Only bots may have acted since, and no card may have been dealt.
    """
    steps = last_answer(story, seat)
    if not steps or story.status != "playing" or seen_through(story.game, steps):
        return None
    return steps[0].version


def last_answer(story: Story, seat: int) -> list[Happened]:
    """The steps of a seat's last answer and those of bots since; none if people came between."""
    steps: list[Happened] = []
    programs, answer = story.programs(), ""
    for one in reversed(story.happened):
        if not isinstance(one.step, Act):
            break
        if one.step.seat == seat and answer in ("", one.action_id):
            answer = one.action_id
        elif answer or not (story.played_by_bot(one.step.seat) or one.step.seat in programs):
            break
        steps.insert(0, one)
    return steps if answer else []


def seen_through(game: Game, steps: Sequence[Happened]) -> bool:
    """Whether anybody has seen something new through these steps, but what their actor said."""
    viewers = (SPECTATOR, *range(steps[0].before.seats))
    return any(shown(game, steps, viewer) or told(game, steps, viewer) for viewer in viewers)


def shown(game: Game, steps: Sequence[Happened], viewer: int) -> bool:
    """Whether a viewer sees the face of a card that was hidden from them."""
    before = faces(game.see(steps[0].before, viewer))
    return any(faces(game.see(one.after, viewer)) - before for one in steps)


def faces(view: View) -> Counter[str]:
    """The faces in a view, each as often as it can be seen."""
    cards = (card.face for place in view.places for card in place.cards)
    return Counter(face for face in cards if face != HIDDEN)


def told(game: Game, steps: Sequence[Happened], viewer: int) -> bool:
    """Whether what a viewer sees after a step depends on something that they could not know."""
    seen = [encode(game.see(one.after, viewer)) for one in steps]
    for _ in range(WORLDS):
        world = steps[0].before.clone()
        world.resample(viewer, stream(CHANCE.getrandbits(64), "undo"))
        for one, sight in zip(steps, seen, strict=True):
            assert isinstance(one.step, Act)
            if not allowed(game, world, one.step):
                break  # this world is ruled out by what the actor chose, not by anything seen
            world.apply(one.step.seat, one.step.action)
            if encode(game.see(world, viewer)) != sight:
                return True
    return False


def allowed(game: Game, state: State, act: Act) -> bool:
    """Whether an action is legal in a state."""
    return act.action in game.legal(state, act.seat)
