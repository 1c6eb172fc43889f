"""Desks that tests sit at without a network: how a game begins, and how seats answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import structs

from stamtafel.core.view import View
from stamtafel.server.desk import Desk
from stamtafel.server.errors import Declined
from stamtafel.server.facts import Asked
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.look import Look
from stamtafel.server.story import Story, replay

PLAN = Plan("swapybara", 4, {"rounds": "1", "start": "0"}, "Anna", "random")
PAIR = Plan("swapybara", 4, {"rounds": "2", "start": "0"}, "Anna", "random", 2)
Scene = Callable[[Hall], Coroutine[Any, Any, None]]


def run(work: Coroutine[Any, Any, None]) -> None:
    """Let something happen that must not take long."""
    asyncio.run(asyncio.wait_for(work, 30))


async def seated(hall: Hall, plan: Plan) -> Desk:
    """A table with people on all seats at which the game has begun."""
    desk = await hall.open(plan, "secret 0")
    for seat in range(1, plan.seats):
        assert await desk.sit(f"Guest {seat}", f"secret {seat}") == seat
    await desk.start(0)
    return desk


def owed(desk: Desk, seat: int) -> int:
    """The decision that a seat owes."""
    decision = desk.look(seat).decision
    assert decision is not None
    return decision


def seen(desk: Desk, seat: int) -> View:
    """What a seat sees of the game."""
    view = desk.look(seat).view
    assert view is not None
    return view


def stands(desk: Desk, seat: int | None) -> Look:
    """What a viewer sees of the table, but for who is there at the moment."""
    people = tuple(structs.replace(one, here=False) for one in desk.look(seat).people)
    return structs.replace(desk.look(seat), people=people, leads=False)


async def bid(desk: Desk, seat: int, text: str, action_id: str = "") -> int:
    """A seat answers the decision it owes."""
    return await desk.act(seat, action_id or f"{seat}", Asked((text,), owed(desk, seat)))


async def two(hall: Hall, plan: Plan = PAIR, **customs: str) -> Desk:
    """A table at which Anna and Ben play against bots, and Anna has to decide."""
    given = Plan(plan.game, plan.seats, plan.options, "Anna", "random", plan.bot_count, customs)
    desk = await hall.open(given, "a" * 22)
    await desk.sit("Ben", "b" * 22)
    await desk.start(0)
    return desk


async def act(desk: Desk, seat: int, text: str = "") -> None:
    """A seat answers; with its first choice unless a text is given."""
    look = desk.look(seat)
    assert look.view is not None
    assert look.decision is not None
    choice = text or look.view.choices[0].text
    await desk.act(seat, f"{seat}-{desk.version}", Asked((choice,), look.decision))


async def finish(desk: Desk, seats: tuple[int, ...]) -> None:
    """People play their first choices until the game is over."""
    while desk.story.status == "playing":
        owing = [seat for seat in seats if desk.story.decisions[seat] is not None]
        if owing:
            await act(desk, owing[0])
        else:
            await asyncio.sleep(0.001)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not true():
        await asyncio.sleep(0.01)


async def stored(desk: Desk, hall: Hall) -> Story:
    """The table as another server would read it."""
    return replay(desk.table_id, await hall.store.rows(desk.table_id))


@contextmanager
def declined(key: str) -> Iterator[None]:
    """What is done here is declined for that reason."""
    with pytest.raises(Declined) as caught:
        yield
    assert caught.value.key == key
