"""The seats of programs: what they are sent, how long they have, and what a new game brings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from stamtafel.core.game import Game, game, games
from stamtafel.core.rng import stream
from stamtafel.server import evening
from stamtafel.server.desk import Desk
from stamtafel.server.driver import CONNECTING
from stamtafel.server.facts import Asked
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.log import Draft
from stamtafel.server.protocol import turn_of
from stamtafel.server.store import Store
from stamtafel.server.story import Story
from tests.server.desks import PAIR, Scene, act, declined, finish, run, stored, two, until

# Secrets


@pytest.mark.parametrize("name", [*games(), "sealed"])
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_message(
    store: Store, sealed: Plan, name: str
) -> None:
    """In every game, at every decision of a program, also while others choose in secret."""

    async def play() -> None:
        hall = Hall(store, pace=0.0)
        one = game(name)
        desk = await hall.open(Plan(name, one.seats[-1], {}, "Anna", "random"), "a" * 22)
        await desk.change(partial(evening.seat_program, chair=1, name="Robo", token="robo"))
        for seat in range(2, one.seats[-1]):
            await desk.sit(f"Guest {seat}", f"secret {seat}")
        await desk.start(0)
        compared = 0
        while compared < 4 and desk.story.status == "playing":
            seats = [seat for seat, owed in enumerate(desk.story.decisions) if owed is not None]
            if 1 in seats:
                compare(desk, 1)
                compared += 1
            for seat in seats[::-1]:
                if desk.story.decisions[seat] is not None:
                    await act(desk, seat)
                    compare(desk, 1)
        assert compared

    run(play())


def compare(desk: Desk, seat: int) -> None:
    """What a program is sent now, and would be sent if all that it cannot know were dealt anew."""
    true = desk.story.state
    assert true is not None
    sent = []
    for number in range(4):
        world = true.clone()
        if number:
            world.resample(seat, stream(number, "world"))
        desk.story.state = world
        desk.ring()
        sent.append(json.encode(replace(turn_of(desk, seat), seconds=None)))
    desk.story.state = true
    desk.ring()
    assert len(set(sent)) == 1


# Time


def robot(hall: Hall, **customs: str) -> Coroutine[Any, Any, Desk]:
    """A table at which a program has to decide, among a person and two bots."""

    async def seat() -> Desk:
        plan = Plan("swapybara", 4, {"start": "1"}, "Anna", "random", 2, customs)
        desk = await hall.open(plan, "a" * 22)
        await desk.change(partial(evening.seat_program, chair=1, name="Robo", token="robo"))
        await desk.start(0)
        return desk

    return seat()


def keys(desk: Desk) -> list[str]:
    """What the log tells beside the game."""
    return [entry.key for entry in desk.look(0).log if entry.key]


def test_a_program_that_is_late_misses_one_decision(at_table: Callable[[Scene], None]) -> None:
    """The house's bot decides once, the log tells it, and the next decision is the program's."""

    async def scene(hall: Hall) -> None:
        desk = await robot(hall, program="20")
        first = desk.story.decisions[1]
        desk.enter(1)
        assert 0 < turn_of(desk, 1).seconds <= 20  # type: ignore[operator]
        await until(lambda: desk.story.decisions[1] != first)
        assert keys(desk) == ["table-left-time"]
        assert desk.story.left == {}
        with declined("too-late"):
            await desk.act(1, "late", Asked(("ask 0",), first or 0))
        while desk.story.decisions[1] is None:
            await (act(desk, 0) if desk.story.decisions[0] is not None else asyncio.sleep(0.001))
        await act(desk, 1)
        assert keys(desk) == ["table-left-time"]

    at_table(scene)


def test_a_program_that_is_not_connected_is_not_waited_for_until_it_is_back(
    at_table: Callable[[Scene], None],
) -> None:
    """Its chair is played on, though nobody else is there; all see it, and a restart keeps it."""

    async def scene(hall: Hall) -> None:
        desk = await robot(hall, program="60")
        await until(lambda: 1 in desk.story.left and desk.story.decisions[1] is None)
        person = desk.look(0).people[1]
        assert (person.here, person.stand_in) == (False, True)
        assert 1 in (await stored(desk, hall)).left
        await desk.change(partial(evening.connect, seat=1))
        desk.enter(1)
        assert not desk.look(0).people[1].stand_in
        assert keys(desk) == ["table-left-away", "table-back"]

    at_table(scene)


def test_a_server_that_has_not_heard_of_a_program_leaves_it_its_time(store: Store) -> None:
    """It may be connected to another one, as after a restart of several."""

    async def play() -> None:
        halls = [Hall(store, pace=0.0, second=0.1) for _ in range(2)]
        desk = await robot(halls[0], program="60")
        desk.enter(1)
        other = await halls[1].find(desk.table_id)
        await until(lambda: other.driver.thought(1) > CONNECTING + 2)
        await act(desk, 1)
        assert keys(desk) == []
        for hall in halls:
            hall.close()

    run(play())


def test_asking_again_and_again_does_not_keep_a_late_program_its_decision(
    at_table: Callable[[Scene], None],
) -> None:
    """Once its time is over it only counts if it answers before the bot."""

    async def scene(hall: Hall) -> None:
        desk = await robot(hall, program="5")
        first = desk.story.decisions[1]
        while desk.story.decisions[1] == first:
            desk.hear(1)
            await desk.change(partial(evening.connect, seat=1))
            await asyncio.sleep(0.001)
        assert keys(desk) == ["table-left-time"]

    at_table(scene)


def test_people_who_are_away_still_wait_for_the_morning(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program alone at the table does not let the clocks of people run."""
    monkeypatch.setattr("stamtafel.server.presence.PATIENCE", 0.0)

    async def scene(hall: Hall) -> None:
        desk = await robot(hall, grace="15")
        desk.enter(1)
        await act(desk, 1)
        await until(lambda: desk.story.decisions[0] is not None)
        await asyncio.sleep(0.6)
        assert desk.story.left == {}

    at_table(scene)


# The evening


def test_a_program_keeps_its_chair_from_game_to_game(at_table: Callable[[Scene], None]) -> None:
    """With as many seats it sits where it sat; with others it moves up, if people leave room."""

    async def scene(hall: Hall) -> None:
        desk = await hall.open(PAIR, "a" * 22)
        await desk.change(partial(evening.seat_program, chair=2, name="Robo", token="robo"))
        await desk.sit("Ben", "b" * 22)
        await desk.start(0)
        await finish(desk, (0, 1, 2))
        assert desk.story.knows_all(desk.program_of("robo"))
        for seats, sits in ((4, 2), (6, 2)):
            await desk.change(again(desk.story.game, seats))
            assert desk.program_of("robo") == sits
            assert desk.look(None).people[sits].name == "Robo"
            assert (await stored(desk, hall)).keys == desk.story.keys
            await desk.start(0)
            await finish(desk, (0, 1, 2))
        other = next(one for one in games().values() if one.seats[0] == 2)
        await desk.change(again(other, 2))
        assert desk.program_of("robo") is None
        assert [one.name for one in desk.look(None).people] == ["Anna", "Ben"]

    at_table(scene)


def again(one: Game, seats: int) -> Callable[[Story], Draft]:
    """The next game."""
    return partial(evening.again, game=one, seats=seats, options={}, bots="random")


def test_who_sits_down_after_a_game_does_not_see_its_hands(
    at_table: Callable[[Scene], None],
) -> None:
    """A program that was let in then has no record of what it did not play."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await finish(desk, (0, 1))
        await desk.change(partial(evening.seat_program, chair=2, name="", token="robo"))
        seat = desk.program_of("robo")
        assert seat == 2
        with declined("hands-hidden"):
            desk.record(seat)

    at_table(scene)


def test_a_move_can_be_taken_back_though_a_program_has_moved_since(
    at_table: Callable[[Scene], None], sealed: Plan
) -> None:
    """As with a bot, nobody asks it; it is then asked anew."""

    async def scene(hall: Hall) -> None:
        desk = await hall.open(sealed, "a" * 22)
        await desk.change(partial(evening.seat_program, chair=1, name="Robo", token="robo"))
        await desk.sit("Ben", "b" * 22)
        await desk.start(0)
        first = desk.story.decisions[1]
        await act(desk, 0)
        await act(desk, 1)
        version = desk.look(0).may_regret
        assert version is not None
        await desk.change(partial(evening.wish, seat=0, version=version))
        await desk.change(partial(evening.agree, seat=2))
        assert desk.story.decisions[1] not in (None, first)

    at_table(scene)
