"""A desk without a network: decisions, answers, chance, and what a database does not take."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from secrets import SystemRandom

import pytest

from stamtafel.core.errors import Refused
from stamtafel.server import drafting
from stamtafel.server.desk import Desk
from stamtafel.server.errors import Declined, NotStored
from stamtafel.server.facts import Asked
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.log import Draft
from stamtafel.server.store import Store
from tests.server.desks import PLAN, bid, owed, run, seated, stands


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
        assert stands(again, 1) == stands(desk, 1)

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


def test_what_all_are_told_is_kept_once(store: Store) -> None:
    """A long game with many people takes no more memory than with one."""

    async def play() -> None:
        desk = await seated(Hall(store), PLAN)
        await bid(desk, 0, "ask 1")
        public = desk.look(None).log
        for seat in range(4):
            alike = [(own, one) for own, one in zip(desk.look(seat).log, public, strict=True)]
            assert any(own == one for own, one in alike)
            assert all(own is one for own, one in alike if own == one)

    run(play())


def test_whoever_waits_hears_of_news_and_of_silence(store: Store) -> None:
    """At once when there is something newer, else when it comes, else after a while."""

    async def play() -> None:
        desk = await Hall(store).open(PLAN, "secret")
        assert await desk.news(0, 60)
        assert not await desk.news(desk.edition, 0.01)
        waiting = asyncio.create_task(desk.news(desk.edition, 60))
        await asyncio.sleep(0)
        await desk.sit("Ben", "another secret")
        assert await waiting
        closing = asyncio.create_task(desk.news(desk.edition, 60))
        await asyncio.sleep(0)
        desk.close()
        assert not await closing

    run(play())
