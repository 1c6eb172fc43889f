"""Hints: for the seat that asks, at the decision it owes, and no longer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from stamtafel.server import hints, thinkers
from stamtafel.server.errors import NotAllowed
from stamtafel.server.hall import Hall
from tests.server.desks import Scene, act, declined, owed, stored, two
from tests.server.house import JSON, Guest, House, owing
from tests.server.test_table import refused

AtTable = Callable[[Scene], None]


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Desks of these tests think but a moment."""
    monkeypatch.setattr(hints, "DEEP_SECONDS", 0.05)


def at_house(house: House, hints: str) -> list[Guest]:
    """Two guests at a table that agreed on hints or on none, against bots."""
    host = Guest(house)
    form = {"game": "swapybara", "name": "Anna", "seats": "4", "bots": "random", "bot-count": "2"}
    answer = host.http.post("/tables", data=form | {"option-start": "0", "custom-hints": hints})
    host.table = answer.headers["location"].rsplit("/", 1)[1]
    guests = [host, Guest(house, host.table, "Ben")]
    assert host.post("start", headers=JSON).status_code == 200
    return guests


def test_without_hints_there_is_no_button_and_no_answer(house: House) -> None:
    """A table has no hints unless it agrees on them."""
    host = at_house(house, "no")[0]
    decision = host.look()["decision"]
    assert f'action="/t/{host.table}/hint"' not in host.get().text
    refused(host.post("hint", headers=JSON, decision=decision), 409, "no-hints")


def test_a_hint_is_shown_without_scripts_and_marks_what_to_press(house: House) -> None:
    """The button leads back to the page, which now says what one would do, and why."""
    host = at_house(house, "yes")[0]
    assert f'action="/t/{host.table}/hint"' in host.get().text
    answer = host.post("hint", decision=host.look()["decision"])
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{host.table}")
    page, look = host.get().text, host.look()
    text = next(
        one["text"] for one in look["view"]["choices"] if one["action"] == look["hint"]["action"]
    )
    assert f'action="/t/{host.table}/hint"' not in page
    assert f'value="{text}" data-hint aria-describedby="hinted"' in page
    assert 'id="hinted"' in page
    assert look["hint"]["reason"]["key"].startswith("why-")


def test_nobody_else_notices_that_a_hint_was_asked_for(house: House) -> None:
    """No row in the log, no frame in any stream, and what others see stays the same."""
    host, ben = at_house(house, "yes")
    watcher = Guest(house, host.table)
    with host.stream() as hosts, ben.stream() as bens, watcher.stream() as watched:
        host.get()  # all have arrived
        before = [one.get("/look").text for one in (ben, watcher)]
        frames = [len(one.got) for one in (hosts, bens, watched)]
        answer = host.post("hint", headers=JSON, decision=host.look()["decision"]).json()
        assert answer["look"]["hint"] is not None
        assert [one.get("/look").text for one in (ben, watcher)] == before
        time.sleep(0.2)  # for a frame to come, if there were one
        assert [len(one.got) for one in (hosts, bens, watched)] == frames
    assert answer["version"] == ben.look()["version"]


def test_only_who_decides_may_ask_and_only_about_that_decision(house: House) -> None:
    """Watchers, seats that owe nothing, and decisions of before are refused with a sentence."""
    host, ben = at_house(house, "yes")
    decision = host.look()["decision"]
    refused(Guest(house, host.table).post("hint", headers=JSON, decision=decision), 403, "no-seat")
    refused(ben.post("hint", headers=JSON, decision=decision), 409, "too-late")
    refused(host.post("hint", headers=JSON, decision=decision - 1), 409, "too-late")
    refused(host.post("hint", headers=JSON), 422, "no-number")
    assert host.look()["hint"] is None
    decider, look = owing([host, ben])
    page = decider.post("hint", headers={"hx-request": "true"}, decision=look["decision"]).text
    assert page.lstrip().startswith("<main")
    assert 'id="hinted"' in page


def test_a_hint_lasts_for_its_decision(at_table: AtTable) -> None:
    """Asked again it is the same, also from another page; with the answer it is gone."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, hints="yes")
        decision = owed(desk, 0)
        await asyncio.gather(*(desk.hint(0, decision) for _ in range(3)))
        first = desk.look(0).hint
        await desk.hint(0, decision)
        assert first is not None
        assert desk.look(0).hint is first
        assert desk.look(1).hint is desk.look(None).hint is None
        await act(desk, 0)
        assert desk.look(0).hint is None
        with declined("too-late"):
            await desk.hint(0, decision)

    at_table(scene)


def test_a_thought_that_failed_is_thought_again(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a process ends over it there is no hint, and it may be asked for anew."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, hints="yes")
        with monkeypatch.context() as broken:
            broken.setattr(thinkers, "START", 0.0)
            with declined("hint-failed"):
                await desk.hint(0, owed(desk, 0))
        assert desk.look(0).hint is None
        await desk.hint(0, owed(desk, 0))
        assert desk.look(0).hint is not None

    at_table(scene)


def test_hints_are_a_custom_and_leave_the_story_alone(at_table: AtTable) -> None:
    """Watchers get none, tables of before have none, and the stored log knows of none."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, hints="yes")
        with pytest.raises(NotAllowed):
            await desk.hint(None, owed(desk, 0))
        await desk.hint(0, owed(desk, 0))
        assert (await stored(desk, hall)).version == desk.version
        other = await two(hall)
        with declined("no-hints"):
            await other.hint(0, owed(other, 0))

    at_table(scene)
