"""Rows to come: what a start, an answer or the next game would add to a table's log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import SystemRandom

from msgspec.json import encode

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Game, OptionValue
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.server.errors import Declined
from stamtafel.server.facts import Asked
from stamtafel.server.log import Acted, Again, Back, Dealt, Draft, Sat, Started
from stamtafel.server.names import bot_name
from stamtafel.server.story import Story

CHANCE = SystemRandom()
WORLDS = 4  # in so many imagined states actions sent together are tried first


def starting(story: Story) -> Draft:
    """Who still waits sits down, bots take the free seats, the game begins, and the dealer acts."""
    draft = story.draft()
    free, taken = story.free_seats(), story.names()
    seat_waiting(story, draft, [*free, *story.bot_seats()])
    for seat in free[len(story.waiting) :]:
        taken.append(bot_name(taken))
        draft.add(Sat(taken[-1], bot=story.bots), seat)
    draft.add(Started())
    draft.status = "playing"
    deal(story.game, draft, story.game.begin(story.seats, story.options))
    return draft


def answering(story: Story, seat: int, asked: Asked, action_id: str, by_bot: bool) -> Draft:
    """Actions of a seat, and the deals they lead to; raises Refused, Declined or NotUnderstood.

    Who acts for themselves is back at the table. When a round begins or the game is over, those
    who wait sit down.
    """
    assert story.state is not None
    state = story.state.clone()
    actions = [story.game.actions.read(text) for text in asked.actions]
    check_in_advance(story.game, state, seat, actions)
    draft = story.draft()
    if seat in story.left and not by_bot:
        draft.add(Back(), seat)
    dealt = False
    for action in actions:
        story.game.play(state, seat, action)
        draft.add(Acted(story.game.actions.write(action), asked.decision), seat, action_id)
        dealt = deal(story.game, draft, state) or dealt
    if state.over:
        draft.status = "over"
    if dealt or state.over:
        seat_waiting(story, draft, story.bot_seats())
    return draft


def seat_waiting(story: Story, draft: Draft, chairs: Sequence[int]) -> None:
    """Those who wait sit down on chairs, for as long as there are any."""
    for chair, one in zip(chairs, story.waiting, strict=False):
        draft.add(Sat(one.name, one.token), chair)


def next_game(
    story: Story, game: Game, seats: int, options: Mapping[str, OptionValue], bots: str
) -> Draft:
    """The next game, all on the chairs they had if there are as many; raises NotUnderstood.

    Else people move up, and programs with them if there is room. Bots play as is asked now.
    """
    people = story.people()
    if not len(people) <= seats:
        raise NotUnderstood("seats-for-people", seats=seats, people=len(people))
    guests = sorted([*people, *story.programs()])
    moving = guests if len(guests) <= seats else people
    kept = tuple(range(seats)) if seats == story.seats else tuple(moving)
    settled = game.settle(seats, rotated(story, game, seats, kept, options))
    draft = story.draft()
    draft.status = "open"
    draft.add(Again(game.name, game.version, seats, settled, bots, kept))
    free = [new for new, old in enumerate(kept) if story.sitting[old] is None]
    staying = story.bot_seats() if seats == story.seats else []
    chairs = [*free, *range(len(kept), seats), *staying]
    seat_waiting(story, draft, chairs)
    for seat in chairs[len(story.waiting) :]:
        if seat in staying:
            draft.add(Sat(story.name(seat), bot=bots), seat)
    return draft


def rotated(
    story: Story,
    game: Game,
    seats: int,
    kept: Sequence[int],
    options: Mapping[str, OptionValue],
) -> dict[str, OptionValue]:
    """Options in which, unless they say so, the start passes to the left of who had it last."""
    known = any(option.name == "start" for option in game.options)
    first = story.first()
    if not known or first is None or options.get("start", "lot") != "lot":
        return dict(options)
    following = [(first + step) % story.seats for step in range(1, story.seats + 1)]
    heir = next((old for old in following if old in kept), None)
    return dict(options) if heir is None else {**options, "start": kept.index(heir)}


def deal(game: Game, draft: Draft, state: State) -> bool:
    """The dealer acts for as long as a deal is due; whether it did."""
    dealt = bool(state.due)
    while state.due:
        order = CHANCE.sample(range(state.due), state.due)
        draft.add(Dealt(game.write_deal(state, order)))
        game.deal(state, order)
    return dealt


def check_in_advance(game: Game, state: State, seat: int, actions: Sequence[int]) -> None:
    """Several actions may come together if only the last shows their seat something new.

    Otherwise a refusal of a later one would tell what an earlier one would have shown. It is
    judged by imagined states alone, so the answer depends on nothing that the seat cannot know.
    """
    worlds = [state.clone() for _ in range(WORLDS if len(actions) > 1 else 0)]
    for world in worlds:
        world.resample(seat, stream(CHANCE.getrandbits(64), "advance"))
    for action in actions[:-1]:
        for world in worlds:
            game.play(world, seat, action)
        views = {encode(game.view(world, seat)) for world in worlds}
        if len(views) > 1 or any(world.due for world in worlds):
            raise Declined("one-at-a-time")
