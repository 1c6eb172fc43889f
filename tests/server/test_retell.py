"""Looking back: every step as it was seen then, the turns, and the moment that decided a game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from dataclasses import replace as changed
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from stamtafel.core.game import game, games
from stamtafel.core.record import Act, Record, take
from stamtafel.core.rng import Rng, stream
from stamtafel.server import shelf
from stamtafel.server.desk import Desk
from stamtafel.server.facts import Asked
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.look import Entry
from stamtafel.server.retell import Moment, decided, moments, standings, turns
from stamtafel.server.store import Store
from stamtafel.web import pages, tale
from stamtafel.web.app import create_app
from tests.browser.gallery import NAMES, next_step

SHORT: dict[str, dict[str, Any]] = {"swapybara": {"rounds": 2}, "swoop": {"target": 60}}
HANDS = ("swapybara", "swoop")  # where nearly every step hides something from somebody
NAV = re.compile(r'<nav class="steps".*?</nav>', re.DOTALL)
URL = "http://table.example"


@dataclass
class Table:
    """A desk with its keys by seat, and a browser."""

    desk: Desk
    keys: list[str]
    http: httpx.AsyncClient

    async def get(self, what: str, seat: int | None) -> httpx.Response:
        """Fetch something as the one who sits on a seat, or as a watcher."""
        self.http.cookies.clear()
        if seat is not None:
            self.http.cookies.set("seat", self.keys[seat])
        return await self.http.get(f"/t/{self.desk.table_id}{what}")

    async def page(self, what: str, seat: int | None) -> str:
        """A page that is there."""
        answer = await self.get(what, seat)
        assert answer.status_code == 200, answer.text
        return answer.text

    async def play(self, rng: Rng, most: int) -> None:
        """Decide so many times, or until the game is over."""
        for _ in range(most):
            story = self.desk.story
            if story.status == "over":
                return
            assert story.state is not None
            step = next_step(story.game, story.state, rng)
            assert isinstance(step, Act)
            decision = story.decisions[step.seat]
            assert decision is not None
            asked = Asked((story.game.actions.write(step.action),), decision)
            await self.desk.act(step.seat, f"step {story.version}", asked)


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[Hall, httpx.AsyncClient]]:
    """The real application on an empty database, and a browser."""
    store = Store(f"sqlite:///{folder}/tables.sqlite3")
    hall = Hall(store, 60)
    app = create_app(hall, pages, URL, live=True)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=URL) as http:
        http.headers["accept-language"] = "en"
        yield hall, http
    hall.close()
    store.close()


@asynccontextmanager
async def begun(folder: Path, name: str) -> AsyncIterator[Table]:
    """A table full of people at which the game has begun."""
    seats = game(name).seats[0] + 1
    async with server(folder) as (hall, http):
        keys = [f"key-{seat}" for seat in range(seats)]
        plan = Plan(name, seats, SHORT.get(name, {}), NAMES[0], "random")
        desk = await hall.open(plan, keys[0])
        for seat in range(1, seats):
            await desk.sit(NAMES[seat], keys[seat])
        await desk.start(0)
        yield Table(desk, keys, http)


def soon(work: Coroutine[Any, Any, None]) -> None:
    """Let something happen that must not take long."""
    asyncio.run(asyncio.wait_for(work, 120))


@cache
def finished(name: str, seed: int = 1) -> Record:
    """A game played to its end, by people with names."""
    played = game(name)
    record = Record.begin(played, played.seats[0], SHORT.get(name, {}))
    record.names = NAMES[: record.seats]
    state, rng = record.state(), stream(seed, "finished")
    while not state.over:
        step = next_step(played, state, rng)
        record.steps.append(step)
        take(played, state, step)
    return record


def without_nav(text: str) -> str:
    """A step's page without what says how many steps there are by now."""
    return NAV.sub("", text)


# Steps


@pytest.mark.parametrize("name", sorted(games()))
def test_a_step_stays_as_the_seat_saw_it_then(tmp_path: Path, name: str) -> None:
    """Nothing that comes later, not even the end, changes what a seat sees of an earlier step."""

    async def play() -> None:
        async with begun(tmp_path, name) as table:
            viewers = (0, table.desk.story.seats - 1, None)
            then: dict[tuple[int, int | None], str] = {}
            rng = stream(2, name)
            for _ in range(5):
                step = len(table.desk.story.happened)
                for viewer in viewers:
                    then[step, viewer] = await table.page(f"/at/{step}", viewer)
                await table.play(rng, 7)
            await table.play(rng, 10_000)
            assert table.desk.story.status == "over"
            for (step, viewer), text in then.items():
                now = await table.page(f"/at/{step}", viewer)
                assert without_nav(now) == without_nav(text)
                assert 'name="action"' not in now

    soon(play())


@pytest.mark.parametrize("name", sorted(games()))
def test_a_step_is_the_same_in_two_worlds(tmp_path: Path, name: str) -> None:
    """What a seat could not know at a step, dealt anew, changes nothing of the page it gets."""

    async def play() -> None:
        async with begun(tmp_path, name) as table:
            rng, told = stream(3, name), 0
            await table.play(rng, 10_000)
            happened = table.desk.story.happened
            for step in range(1, len(happened), max(1, len(happened) // 8)):
                for viewer in (0, 1, None):
                    page = await table.page(f"/at/{step}", viewer)
                    others = await table.page(f"/at/{step}?by=2", 0)
                    real = happened[step - 1]
                    world = real.after.clone()
                    world.resample(-1 if viewer is None else viewer, rng)
                    happened[step - 1] = changed(real, after=world)
                    assert await table.page(f"/at/{step}", viewer) == page
                    told += await table.page(f"/at/{step}?by=2", 0) != others
                    happened[step - 1] = real
            assert told or name not in HANDS

    soon(play())


def test_other_eyes_are_refused_while_the_game_runs(tmp_path: Path) -> None:
    """Neither players nor watchers look through others' eyes, read the story or the record."""

    async def play() -> None:
        async with begun(tmp_path, "swapybara") as table:
            for viewer in (0, None):
                answer = await table.get("/at/1?by=1", viewer)
                assert answer.status_code == 403
                assert "All hands are for the players" in answer.text
                assert "?by=" not in await table.page("/at/1", viewer)
                assert (await table.get("/story", viewer)).status_code == 409
                assert (await table.get("/record", viewer)).status_code == 409
            for what in ("/at/99", "/at/-1", "/at/x"):
                assert (await table.get(what, 0)).status_code == 404

    soon(play())


def test_players_see_all_hands_after_the_game_and_watchers_do_not(tmp_path: Path) -> None:
    """Through each other's eyes, in the story and in the record; a watcher's story is public."""

    async def play() -> None:
        async with begun(tmp_path, "swapybara") as table:
            await table.play(stream(4, "end"), 10_000)
            story, public = await table.page("/story", 1), await table.page("/story", None)
            assert 'class="whisper"' in story
            assert 'class="whisper"' not in public
            assert "/record" in story
            assert "/record" not in public
            assert (await table.get("/record", None)).status_code == 403
            assert (await table.get("/at/2?by=0", None)).status_code == 403
            assert (await table.get("/at/2?by=9", 1)).status_code == 422
            assert without_nav(await table.page("/at/2?by=0", 1)).replace("?by=0", "") == (
                without_nav(await table.page("/at/2", 0))
            )
            hands = await table.page("/at/2?by=all", 1)
            state = table.desk.story.happened[1].after
            views = [table.desk.story.game.view(state, seat) for seat in range(5)]
            for view in views:
                place = view.place("card", view.seat)
                assert place is not None
                assert f'data-face="{place.cards[0].face}"' in hands
            assert 'data-face="?"' not in hands
            assert (await table.get("/at/2?by=all", None)).status_code == 403
            record = await table.get("/record", 1)
            assert "attachment" in record.headers["content-disposition"]
            assert Record.read(record.text).names == NAMES[:5]

    soon(play())


def test_a_game_that_begins_while_the_story_is_told_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for the story then asks once more, and hears that the game is not over."""

    async def play() -> None:
        async with begun(tmp_path, "symbiose") as table:
            await table.play(stream(8, "meanwhile"), 10_000)
            story = table.desk.story
            monkeypatch.setattr(tale, "moments", lambda _: story.happened.clear())
            answer = await table.get("/story", 0)
            assert answer.status_code == 303
            assert answer.headers["location"] == f"/t/{table.desk.table_id}/story"

    soon(play())


def test_before_the_game_there_is_nothing_to_look_back_on(tmp_path: Path) -> None:
    """Said in words at the waiting table."""

    async def play() -> None:
        async with server(tmp_path) as (hall, http):
            desk = await hall.open(Plan("swapybara", 4, {}, "Anna", "random"), "key-0")
            answer = await http.get(f"/t/{desk.table_id}/at/0")
            assert answer.status_code == 409
            assert "has not begun" in answer.text

    soon(play())


# Turns


def test_a_turn_ends_when_another_seat_acts() -> None:
    """Steps of one seat stand together; what is no step of the game never joins them."""
    seats = [None, 0, 0, 1, None, None, 1]
    log = [Entry(at + 5, (), at + 1, seat) for at, seat in enumerate(seats)]
    log.insert(2, Entry(99, ()))
    found = turns(log)
    assert [(turn.seat, turn.step) for turn in found] == [
        (None, 1), (0, 2), (None, 0), (0, 3), (1, 4), (None, 6), (1, 7),
    ]  # fmt: skip
    assert [entry for turn in found for entry in turn.entries] == log


def test_the_log_leads_to_the_step_of_each_turn(tmp_path: Path) -> None:
    """At the table every turn of the log is a link to the table after it."""

    async def play() -> None:
        async with begun(tmp_path, "swapybara") as table:
            await table.play(stream(5, "log"), 6)
            text = await table.page("", 0)
            links = [int(step) for step in re.findall(r'<a class="turn"[^>]*/at/(\d+)"', text)]
            assert links == sorted(set(links))
            assert links[-1] == len(table.desk.story.happened)
            for step in links:
                await table.page(f"/at/{step}", 0)

    soon(play())


# The moment that decided it


def walk(*rows: Sequence[int]) -> list[Moment]:
    """Moments with these scores, one after the other."""
    return [Moment(step, None, tuple(row), tuple(row), ()) for step, row in enumerate(rows)]


@pytest.mark.parametrize(
    ("rows", "returns", "step", "how"),
    [
        (((0, 0), (2, 1), (2, 3), (5, 3), (5, 4)), (1, 0), 3, "lead"),  # lost once, won back
        (((0, 0), (0, 1), (2, 2), (2, 2), (3, 2)), (1, 0), 4, "lead"),  # level is no lead
        (((1, 0), (2, 0)), (1, 0), 0, "lead"),  # from the very beginning
        (((0, 0), (9, 1), (9, 4)), (0, 1), 1, "lead"),  # the fewest points win
        (((0, 0), (3, 1), (3, 3)), (1, 0), 2, "tie"),
        (((0, 0), (3, 1), (3, 3)), (0.5, 0.5), 2, "all"),
        (((0, 0, 0), (4, 1, 2), (4, 4, 2), (4, 4, 3)), (0.5, 0.5, 0), 2, "lead"),  # both ahead
    ],
)
def test_the_deciding_step_begins_the_lead_that_held(
    rows: Sequence[Sequence[int]], returns: Sequence[float], step: int, how: str
) -> None:
    """The first step since which all who won were ahead of all others."""
    found = decided(walk(*rows), returns)
    assert (found.step, found.how) == (step, how)
    assert found.winners == tuple(seat for seat, share in enumerate(returns) if share)


@pytest.mark.parametrize("name", sorted(games()))
def test_the_deciding_step_of_whole_games(name: str) -> None:
    """Behind it the winner is always ahead, and just before it not."""
    for seed in (1, 2, 3):
        record = finished(name, seed)
        states = [record.game.setup(record.seats, record.options)]
        states += [after for _, _, after in record.replay()]
        every = story_of(record)
        found = decided(every, list(states[-1].returns()))
        scores = [record.game.view(state, None).scores for state in states]
        assert [one.scores for one in every] == scores
        assert standings(every)[-1].scores == scores[-1]
        if found.how != "lead":
            assert found.step == len(record.steps)
            continue
        fewest = min(scores[-1]) == scores[-1][found.winners[0]]
        for step, row in enumerate(scores):
            order = sorted(row) if fewest else sorted(row, reverse=True)
            ahead = all(row[seat] in order[: len(found.winners)] for seat in found.winners)
            ahead = ahead and order[len(found.winners) - 1] != order[len(found.winners)]
            if step >= found.step:
                assert ahead, (step, row)
            elif step == found.step - 1:
                assert not ahead, (step, row)


def test_an_account_that_stands_for_long_is_kept_once() -> None:
    """However many steps are taken while it is on the table."""
    every = story_of(finished("swoop"))
    alike = [(was, now) for was, now in pairwise(every) if was.account == now.account != ()]
    assert alike
    assert all(was.account is now.account for was, now in alike)


def test_the_lead_of_a_team_is_that_of_its_points() -> None:
    """Two against two: what the partners have together counts."""
    record = Record.begin(game("symbiose"), 4, {"teams": "yes"})
    assert all(one.counted == one.scores for one in story_of(finished("symbiose")))
    state, rng = record.state(), stream(6, "teams")
    while not state.over:
        step = next_step(record.game, state, rng)
        record.steps.append(step)
        take(record.game, state, step)
    last = story_of(record)[-1]
    assert last.counted == tuple(
        last.scores[seat] + last.scores[(seat + 2) % 4] for seat in range(4)
    )


def story_of(record: Record) -> tuple[Moment, ...]:
    """The standings of a record, as a table made from it has them."""
    from stamtafel.server.story import replay

    return moments(replay("t" * 10, shelf.table_of(record, "t" * 10).rows))
