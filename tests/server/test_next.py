"""The next game at a table, as a browser asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from stamtafel.server.evening import again
from stamtafel.server.hall import Hall
from tests.server.desks import Scene, finish, two
from tests.server.house import JSON, Guest, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots answer at once."""
    running = House(f"sqlite:///{Path(tmp_path_factory.mktemp('next')) / 'tables.db'}")
    yield running
    running.stop()


@pytest.fixture
def finished(house: House) -> Guest:
    """Anna, whose game against bots is over."""
    guest = Guest(house)
    guest.open(bot_count=3, rounds="1")
    guest.post("start")
    while (look := guest.look())["status"] != "over":
        if look["decision"] is not None:
            choice = look["view"]["choices"][0]["text"]
            guest.act(choice, action_id=str(look["version"]), decision=look["decision"])
    return guest


def test_the_same_game_begins_once_more_at_the_same_address(finished: Guest) -> None:
    """With the same people and options; a second press begins nothing further."""
    options = finished.look()["options"]
    assert finished.post("again").status_code == 303
    look = finished.look()
    assert look["status"] == "open"
    assert look["options"] == options | {"start": look["options"]["start"]}
    assert len(look["evening"]) == 1
    assert finished.post("again", headers=JSON).status_code == 409
    assert len(finished.look()["evening"]) == 1


def test_another_game_is_asked_for_with_a_form(finished: Guest) -> None:
    """What is wrong in it is said on the form, and the table stays as it is."""
    form = {"game": "wagenwissel", "seats": "3", "bots": "random", "option-auction": "open"}
    assert "WagenWissel" in finished.get("/next?game=wagenwissel").text
    again = f"/t/{finished.table}/again"
    wrong = finished.http.post(again, data=form | {"seats": "9"})
    assert wrong.status_code == 422
    assert 'name="option-auction"' in wrong.text
    assert finished.look()["game"] == "swapybara"
    assert finished.http.post(again, data=form).status_code == 303
    look = finished.look()
    assert (look["game"], look["options"]["auction"]) == ("wagenwissel", "open")
    assert [person["kind"] for person in look["people"]] == ["person", "free", "free"]


def test_bots_play_the_next_game_as_is_asked_then(at_table: Callable[[Scene], None]) -> None:
    """Also those that keep their chairs and names."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await finish(desk, (0, 1))
        names = desk.story.seated()
        await desk.change(partial(again, game=desk.story.game, seats=4, options={}, bots="easy"))
        await desk.start(0)
        assert [sat.bot for sat in desk.story.sitting if sat] == ["", "", "easy", "easy"]
        assert desk.story.seated() == names

    at_table(scene)


def test_only_who_sits_there_begins_the_next_game(finished: Guest) -> None:
    """Watchers watch."""
    watcher = Guest(finished.url, finished.table)
    assert watcher.post("again", headers=JSON).status_code == 403
