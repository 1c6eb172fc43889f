"""What happens without anybody's doing: bots answer, clocks run out, bots stand in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from itertools import pairwise
from random import Random

import pytest
from msgspec import json

from stamtafel.core.game import Game, OptionValue, game, games
from stamtafel.server import drafting, driver, evening, presence, thinkers
from stamtafel.server.errors import NotStored
from stamtafel.server.facts import Asked
from stamtafel.server.hall import Hall
from stamtafel.server.log import Draft, Left, Opened, Sat
from stamtafel.server.names import FOR_BOTS, bot_name
from stamtafel.server.store import Store
from stamtafel.server.story import Story
from stamtafel.server.thinker import think
from tests.conformance.cases import allowed, values
from tests.server.desks import (
    PLAN,
    Scene,
    act,
    bid,
    declined,
    owed,
    run,
    seated,
    seen,
    stored,
    two,
    until,
)

# Bots


@pytest.mark.parametrize("asked", [1, 3])
def test_bots_answer_in_the_same_time_whether_they_have_a_choice_or_not(
    store: Store, monkeypatch: pytest.MonkeyPatch, asked: int
) -> None:
    """SW-4.2, SW-4.4: the 2 and the 4 take as long as any card."""
    pace = 0.2
    stacked = Stacked([4, 5, 0, 3, 1, 2, 6, 7])  # seat 1 gets the 4, seat 3 the 2
    monkeypatch.setattr(drafting, "CHANCE", stacked)

    async def play() -> None:
        desk = await Hall(store, pace).open(replace(PLAN, bot_count=3), "secret")
        await desk.start(0)
        await bid(desk, 0, f"ask {asked}")
        while len(desk.story.happened) < 4:
            await desk.news(desk.edition, 1)
        rows = await store.rows(desk.table_id)
        forced, free = (row for row in rows[-2:])
        assert json.decode(forced.body)["action"] == {1: "accept", 3: "refuse"}[asked]
        times = [datetime.fromisoformat(row.at).timestamp() for row in rows[-3:]]
        waits = [later - earlier for earlier, later in pairwise(times)]
        assert all(pace - 0.01 <= wait < pace + 0.5 for wait in waits), waits
        assert free.seat == 1
        desk.close()

    run(play())


def test_bots_leave_time_to_read_how_a_round_was_scored(store: Store) -> None:
    """A bot's pace is that of reading: one beat for a move, several for all that ends a round."""

    async def play() -> None:
        desk = await seated(Hall(store, pace=1.0), replace(PLAN, options={"rounds": "2"}))
        pauses = []
        while not seen(desk, 0).account:
            seat = seen(desk, 0).owing[0]
            pauses.append(desk.told_lately())
            await bid(desk, seat, seen(desk, seat).choices[0].text, str(desk.version))
        assert set(pauses) == {1.0}
        assert 2.0 <= desk.told_lately() <= 6.0

    run(play())


def test_bots_have_names_of_their_own(store: Store) -> None:
    """No bot is called like the host, a guest or another bot."""

    async def play() -> None:
        hall = Hall(store)
        for name in ("anouk", "BRAM", "Clara"):
            plan = replace(PLAN, seats=8, host=name, bot_count=4)
            desk = await hall.open(plan, "secret")
            await desk.sit("Daan 2", "another secret")
            await desk.start(0)
            names = [one.name.casefold() for one in desk.look(None).people]
            assert len(set(names)) == 8
            kinds = [one.kind for one in desk.look(None).people]
            assert kinds == ["person", "person", *["bot"] * 6]
            desk.close()

    run(play())


def test_there_are_always_names_for_bots() -> None:
    """Also when people are called like all of them."""
    taken: list[str] = []
    for _ in range(3 * len(FOR_BOTS)):
        taken.append(bot_name([name.upper() for name in taken]))
    assert len(set(taken)) == len(taken)


def test_bots_go_on_after_the_database_was_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They try again by themselves."""
    monkeypatch.setattr("stamtafel.server.driver.RETRY", 0.01)
    append = store.append
    failures: list[Draft] = []

    async def sometimes(draft: Draft) -> None:
        if len(failures) < 3:
            failures.append(draft)
            raise NotStored("not-stored")
        await append(draft)

    async def play() -> None:
        desk = await Hall(store, 0).open(replace(PLAN, bot_count=3, options={"start": "1"}), "s")
        await desk.start(0)
        before = desk.version
        monkeypatch.setattr(store, "append", sometimes)
        while desk.version == before:
            await desk.news(desk.edition, 1)
        assert len(failures) == 3
        desk.close()

    run(play())


class Stacked:
    """A dealer who deals what a test wants."""

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def sample(self, cards: range, many: int) -> list[int]:
        """The order, whatever is to be shuffled."""
        assert (len(cards), many) == (len(self.order), len(self.order))
        return self.order

    def getrandbits(self, many: int) -> int:
        """No chance at all."""
        return many


# Stand-ins and clocks


def test_a_bot_stands_in_for_who_is_away_until_they_are_back(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told and shown; whoever comes back plays at once, and a restart changes nothing."""
    monkeypatch.setattr(presence, "PATIENCE", 0.0)

    async def scene(hall: Hall) -> None:
        desk = await two(hall, grace="15")
        desk.enter(1)
        await until(lambda: 0 in desk.story.left and desk.story.decisions[1] is not None)
        assert desk.look(1).people[0].stand_in
        assert any(entry.key == "table-left-away" for entry in desk.look(1).log)
        assert 0 in (await stored(desk, hall)).left
        await desk.change(partial(evening.back, seat=0))
        assert desk.story.left == {}
        assert not desk.look(1).people[0].stand_in

    at_table(scene)


def test_who_acts_is_back(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that comes in just before the bot's counts, and ends the standing in."""
    monkeypatch.setattr(presence, "PATIENCE", 0.0)

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await desk.stand_in(0, Left("away"), desk.story.decisions[0])
        await act(desk, 0)
        assert desk.story.left == {}

    at_table(scene)


def test_whoever_is_back_is_not_overtaken_by_the_bot(at_table: Callable[[Scene], None]) -> None:
    """What the bot has thought of meanwhile does not count."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        decision = owed(desk, 0)
        await desk.stand_in(0, Left("away"), desk.story.decisions[0])
        desk.driver.stop()
        await desk.change(partial(evening.back, seat=0))
        with declined("too-late"):
            await desk.act(0, "bot", Asked(("ask 1",), decision), by_bot=True)
        await act(desk, 0)

    at_table(scene)


def test_nothing_happens_for_people_while_nobody_is_there(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that all have left for the night waits for the morning."""
    monkeypatch.setattr(presence, "PATIENCE", 0.0)

    async def scene(hall: Hall) -> None:
        desk = await two(hall, grace="15")
        await asyncio.sleep(0.5)
        assert desk.story.left == {}
        desk.enter(1)
        await until(lambda: 0 in desk.story.left)

    at_table(scene)


@pytest.mark.parametrize(("custom", "stays"), [("once", False), ("stay", True)])
def test_when_the_clock_is_out_a_bot_decides_as_agreed(
    at_table: Callable[[Scene], None], custom: str, stays: bool
) -> None:
    """Once, or until the person is back."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, clock="15", at_zero=custom, grace="never")
        first = desk.story.decisions[0]
        desk.enter(0)
        desk.enter(1)
        await until(lambda: desk.story.decisions[0] != first)
        acts = [one for one in desk.story.happened if one.version > (first or 0)]
        assert acts
        assert (0 in desk.story.left) == stays
        assert any(entry.key == "table-left-time" for entry in desk.look(1).log)

    at_table(scene)


def test_a_clock_that_was_late_hits_no_later_decision(at_table: Callable[[Scene], None]) -> None:
    """While it waited for the database, the decision that took too long has been answered."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, grace="never")
        first = owed(desk, 0)
        await act(desk, 0, "ask 1")
        while desk.story.decisions[0] is None:
            await (act(desk, 1) if desk.story.decisions[1] else asyncio.sleep(0.001))
        await desk.stand_in(0, Left("time"), first)
        assert desk.story.left == {}
        await desk.stand_in(0, Left("time"), owed(desk, 0))
        assert 0 in desk.story.left

    at_table(scene)


def test_a_clock_that_only_shows_forces_nothing(at_table: Callable[[Scene], None]) -> None:
    """All see until when somebody had time, and the table waits."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, clock="15", grace="never")
        desk.enter(0)
        await asyncio.sleep(0.4)
        assert desk.story.left == {}
        assert desk.look(1).people[0].until is not None
        assert desk.look(1).people[1].until is None

    at_table(scene)


def test_bots_clocks_and_stand_ins_go_on_after_a_restart(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them follow from the stored log: whoever is there again sees the game played on."""
    monkeypatch.setattr(presence, "PATIENCE", 0.0)

    async def scene(hall: Hall) -> None:
        desk = await two(hall, clock="15", at_zero="stay", grace="never")
        desk.enter(1)
        await until(lambda: 0 in desk.story.left)
        hall.close()
        stood = len(await hall.store.rows(desk.table_id))

        later = Hall(hall.store, pace=0.0, second=0.01)
        later.resume()
        again = await later.find(desk.table_id)
        assert again.version == stood
        assert again.story.left.keys() == {0}
        again.enter(1)
        await until(lambda: again.story.left.keys() == {0, 1})
        await until(lambda: again.story.status == "over")
        seats = {row.seat for row in await later.store.rows(desk.table_id) if row.version > stood}
        assert {0, 1, 2, 3} <= seats
        later.close()

    at_table(scene)


# A stand-in acts from every decision


def extremes(one: Game) -> list[tuple[int, dict[str, OptionValue]]]:
    """Few seats with the first value of each option, many with the last that fits the others."""
    found = []
    for seats, end in ((one.seats[0], 0), (one.seats[-1], -1)):
        given: dict[str, OptionValue] = {}
        for option in one.options:
            trial = given | {option.name: values(option)[end]}
            if not option.study and allowed(one, seats, trial):
                given = trial
        found.append((seats, given))
    return found


def begun(one: Game, seats: int, given: dict[str, OptionValue]) -> Story:
    """A table with people on all seats at which the game has begun."""
    story = Story("aaaaaaaaaa")
    draft = story.draft()
    draft.add(Opened(one.name, one.version, seats, one.settle(seats, given), "random"))
    for seat in range(seats):
        draft.add(Sat(f"Guest {seat}", token=f"{seat}"), seat)
    happen(story, draft)
    happen(story, drafting.starting(story))
    return story


def happen(story: Story, draft: Draft | None) -> None:
    """What a draft says happens at the table."""
    assert draft is not None
    for row in draft.rows:
        story.take(row)


def stood_in(story: Story, dice: Random, every: int, most: int) -> int:
    """Play at random, with a bot in for every so-many-th decision; how many it took."""
    acted = 0
    for number in range(most):
        owing = [seat for seat in range(story.seats) if story.decisions[seat] is not None]
        if not owing:
            assert story.status == "over"
            break
        seat, away = dice.choice(owing), number % every == 0
        assert story.state is not None
        legal = list(story.game.legal(story.state, seat))
        if away:
            left = Left("away", once=dice.random() < 0.5)
            happen(story, evening.stand_in(story, seat, left, story.decisions[seat]))
            action = think(story.game, story.state, driver.question_of(story, seat))
            assert action in legal
        else:
            action = dice.choice(legal)
        asked = Asked((story.game.actions.write(action),), story.decisions[seat] or 0)
        happen(story, drafting.answering(story, seat, asked, f"{number}", by_bot=away))
        acted += away
        if seat in story.left:
            happen(story, evening.back(story, seat))
    return acted


def stood_in_everywhere(name: str, many: int, every: int, most: int) -> int:
    """Random games with few and with many seats until stand-ins have taken so many decisions."""
    one, acted = game(name), 0
    for part, (seats, given) in enumerate(extremes(one), 1):
        number = 0
        while acted < many * part // 2:
            dice = Random(f"{name} {seats} {number}")
            acted += stood_in(begun(one, seats, given), dice, every, most)
            number += 1
    return acted


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance is the same in every run."""
    chance = Random(1)
    monkeypatch.setattr(drafting, "CHANCE", chance)
    monkeypatch.setattr(thinkers, "randbits", chance.getrandbits)


@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize("name", games())
def test_a_stand_in_acts_from_every_decision(name: str) -> None:
    """In every game, with few and with many seats, with the first and the last options."""
    assert stood_in_everywhere(name, many=80, every=9, most=250) >= 80


@pytest.mark.wide
@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize("name", games())
def test_a_stand_in_acts_from_thousands_of_decisions(name: str) -> None:
    """The same, from every second decision of many games."""
    assert stood_in_everywhere(name, many=1000, every=2, most=1000) >= 1000
