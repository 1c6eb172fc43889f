"""Desks and halls without a network: decisions, bots, chance, and what a database does not take."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from secrets import SystemRandom
from typing import Any
from weakref import ref

import pytest
from msgspec import json

from stamtafel.core import game as registry
from stamtafel.core.errors import BadRecord, Refused
from stamtafel.core.view import View
from stamtafel.server import drafting
from stamtafel.server import hall as halls
from stamtafel.server.desk import Desk
from stamtafel.server.errors import Declined, NoSuchTable, NotStored
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.log import Draft
from stamtafel.server.store import Store
from stamtafel.server.story import Asked
from tests.server.sealed import GAME

PLAN = Plan("swapybara", 4, {"rounds": "1", "start": "0"}, "Anna", "random")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty SQLite database."""
    opened = Store(f"sqlite:///{tmp_path}/tables.sqlite3")
    yield opened
    opened.close()


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> Plan:
    """A plan for a game of simultaneous choices, which is registered for this test."""
    known = registry.games() | {"sealed": GAME}
    monkeypatch.setattr(registry, "games", lambda: known)
    return Plan("sealed", 3, {}, "Anna", "random")


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


async def bid(desk: Desk, seat: int, text: str, action_id: str = "") -> int:
    """A seat answers the decision it owes."""
    return await desk.act(seat, action_id or f"{seat}", Asked((text,), owed(desk, seat)))


def test_simultaneous_answers_do_not_make_each_other_stale(store: Store, sealed: Plan) -> None:
    """The decision is the version at which a seat began to owe it, whoever answers since."""

    async def play() -> None:
        desk = await seated(Hall(store), sealed)
        decisions = [owed(desk, seat) for seat in range(3)]
        await bid(desk, 1, "two")
        await bid(desk, 2, "one")
        assert owed(desk, 0) == decisions[0]
        assert desk.look(1).decision is None

        await desk.act(0, "mine", Asked(("one",), decisions[0]))

        assert {owed(desk, seat) for seat in range(3)} == {desk.version}
        with pytest.raises(Declined, match="Too late"):
            await desk.act(1, "late", Asked(("one",), decisions[1]))

    run(play())


def test_what_a_seat_chose_in_secret_is_sent_to_nobody(store: Store, sealed: Plan) -> None:
    """Two different secret choices leave the looks of all others equal."""

    async def play() -> None:
        hall = Hall(store)
        looks = []
        for text in ("one", "two"):
            desk = await seated(hall, sealed)
            await bid(desk, 1, text)
            looks.append([replaced(desk, viewer) for viewer in (None, 0, 2)])
        assert looks[0] == looks[1]

    def replaced(desk: Desk, viewer: int | None) -> str:
        return str(desk.look(viewer)).replace(desk.table_id, "")

    run(play())


def test_deals_are_written_together_with_the_action_that_makes_them_due(
    store: Store, sealed: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several deals in a row too: nobody sees the table between action and deal."""
    drafts: list[Draft] = []
    append = store.append

    async def noted(draft: Draft) -> None:
        drafts.append(draft)
        await append(draft)

    async def play() -> None:
        desk = await seated(Hall(store), sealed)
        for seat in range(3):
            await bid(desk, seat, "one")

    monkeypatch.setattr(store, "append", noted)
    run(play())
    kinds = [[row.kind for row in draft.rows] for draft in drafts[2:]]
    assert kinds == [
        ["started", "dealt", "dealt"],
        ["acted"],
        ["acted"],
        ["acted", "dealt", "dealt"],
    ]


def test_cards_are_dealt_by_the_system_only() -> None:
    """Nobody computes hidden cards from seen ones."""
    assert type(drafting.CHANCE) is SystemRandom


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
            await desk.news(desk.version, 1)
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


def test_what_was_not_stored_has_not_happened_and_can_be_sent_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check, write, acknowledge, send: without the second none of the others."""

    async def fail(draft: Draft) -> None:
        raise NotStored("not-stored")

    async def play() -> None:
        desk = await seated(Hall(store), PLAN)
        look = desk.look(0)
        asked = Asked((look.view.choices[0].text,), owed(desk, 0)) if look.view else None
        assert asked is not None
        with monkeypatch.context() as patched:
            patched.setattr(store, "append", fail)
            with pytest.raises(NotStored):
                await desk.act(0, "one", asked)
        assert desk.look(0) == look

        assert await desk.act(0, "one", asked) == look.version + 1

    run(play())


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
            await desk.news(before, 1)
        assert len(failures) == 3
        desk.close()

    run(play())


def test_a_repeat_after_a_start_gets_the_first_answer(store: Store) -> None:
    """Answers are found in the log, several actions of one answer too."""

    async def play() -> None:
        desk = await seated(Hall(store), PLAN)
        asked = Asked(("ask  1",), owed(desk, 0))
        version = await desk.act(0, "one", asked)
        again = await Hall(store).find(desk.table_id)

        assert await again.act(0, "one", asked) == version
        with pytest.raises(Declined, match="another action"):
            await again.act(0, "one", Asked(("ask 3",), asked.decision))
        assert again.look(1) == desk.look(1)

    run(play())


def test_ids_of_different_seats_do_not_meet(store: Store, sealed: Plan) -> None:
    """Nobody can guess or block another seat's answer."""

    async def play() -> None:
        desk = await seated(Hall(store), sealed)
        for seat in range(3):
            await bid(desk, seat, "one", "same")
        assert desk.look(0).view is not None
        assert len(desk.story.answers) == 3

    run(play())


def test_all_actions_of_one_answer_are_remembered_together(store: Store, sealed: Plan) -> None:
    """One post, several rows, one id."""

    async def play() -> None:
        desk = await seated(Hall(store), sealed)
        asked = Asked(("think", "two"), owed(desk, 2))
        version = await desk.act(2, "both", asked)

        assert await desk.act(2, "both", asked) == version
        assert [row.kind for row in await store.rows(desk.table_id)][-2:] == ["acted", "acted"]
        assert desk.look(2).decision is None
        with pytest.raises(Declined, match="another action"):
            await desk.act(2, "both", Asked(("think",), asked.decision))

    run(play())


def test_actions_sent_together_try_nothing_out(store: Store, sealed: Plan) -> None:
    """What a deal would bring is not told by refusing an action behind it; nothing has changed."""

    async def play() -> None:
        desk = await seated(Hall(store), sealed)
        await bid(desk, 0, "one")
        await bid(desk, 1, "one")
        before = desk.version

        with pytest.raises(Declined, match="one at a time"):
            await desk.act(2, "both", Asked(("one", "two"), owed(desk, 2)))
        assert desk.version == before

    run(play())


def test_a_refusal_names_players_as_they_are_called(store: Store) -> None:
    """SW-3.3: not by the numbers of their seats."""

    async def play() -> None:
        hall = Hall(store, 0)
        desk = await seated(hall, replace(PLAN, options={"start": "0"}))
        while True:
            look = desk.look(desk.story.state.turn if desk.story.state else None)
            assert look.view is not None
            seat = look.seat
            assert seat is not None
            for denied in look.view.denied:
                if denied.refusal.key == "refused-asked-last":
                    asked = Asked((denied.text,), owed(desk, seat))
                    with pytest.raises(Refused) as caught:
                        await desk.act(seat, "again", asked)
                    name = look.people[denied.refusal.seats["whom"]].name
                    assert name in caught.value.say("en")
                    return
            await bid(desk, seat, look.view.choices[0].text, f"{look.version}")

    run(play())


def test_a_table_is_complete_again_when_its_desk_has_been_let_go(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few desks are kept; whoever looks at one keeps it, and it is the only one of its table."""
    monkeypatch.setattr(halls, "KEPT", 1)

    async def play() -> None:
        hall = Hall(store, 60)
        watched = await seated(hall, PLAN)
        look, table, kept = watched.look(1), watched.table_id, ref(watched)
        others = [(await hall.open(PLAN, "x")).table_id for _ in range(3)]
        assert await hall.find(table) is watched
        del watched
        await hall.find(others[0])
        gc.collect()
        assert kept() is None

        assert (await hall.find(table)).look(1) == look

    run(play())


def test_no_table_has_a_made_up_address(store: Store) -> None:
    """Nor one that is too long for the database."""

    async def play() -> None:
        for address in ("aaaaaaaaaa", "", "x" * 1000, "aaaaaaaaa\x00", "AAAAAAAAAA"):
            with pytest.raises(NoSuchTable):
                await Hall(store).find(address)

    run(play())


def test_after_a_start_tables_that_cannot_go_on_stop_no_other(store: Store) -> None:
    """A table of rules that this program no longer has is refused; bots play the rest."""

    async def play() -> None:
        first = Hall(store, 60)
        desks = []
        for _ in range(3):
            desks.append(await first.open(replace(PLAN, bot_count=3), "secret"))
            await desks[-1].start(0)
        first.close()
        broken = sorted(desk.table_id for desk in desks)[0]
        with store.engine.begin() as connection:
            change = "UPDATE log SET body = replace(body, '\"rules\":1', '\"rules\":99')"
            connection.exec_driver_sql(f"{change} WHERE table_id = '{broken}'")
        second = Hall(store, 0)
        second.resume()

        with pytest.raises(BadRecord, match="version 99"):
            await second.find(broken)
        for desk in desks:
            if desk.table_id == broken:
                continue
            again = await second.find(desk.table_id)
            while again.look(0).decision is None:
                await again.news(again.version, 1)
        second.close()

    run(play())


def test_whoever_waits_hears_of_news_and_of_silence(store: Store) -> None:
    """At once when there is something newer, else when it comes, else after a while."""

    async def play() -> None:
        desk = await Hall(store).open(PLAN, "secret")
        assert await desk.news(0, 60)
        assert not await desk.news(desk.version, 0.01)
        waiting = asyncio.create_task(desk.news(desk.version, 60))
        await asyncio.sleep(0)
        await desk.sit("Ben", "another secret")
        assert await waiting
        closing = asyncio.create_task(desk.news(desk.version, 60))
        await asyncio.sleep(0)
        desk.close()
        assert not await closing

    run(play())
