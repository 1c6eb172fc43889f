"""Bots think in processes of their own: late ones are killed, and nothing else has to wait."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import structlog
from msgspec import structs

from stamtafel.bots.levels import DEEP_SECONDS
from stamtafel.core.game import Game, game, games
from stamtafel.core.record import Act, Deal, Record, take
from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR, State
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.store import Store
from stamtafel.server.thinker import Question, judge, think
from stamtafel.server.thinkers import LATE, Thinkers
from tests.server.desks import Scene, until
from tests.server.house import Guest, House
from tests.server.house import until as wait_until
from tests.server.wilful import Wilful, installed

LONG, SHORT = 20.0, 0.3  # seconds for a thought
LATE_BY = 0.2  # so many more, and it is killed


@pytest.fixture
def wilful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wilful]:
    """A game whose judgement does what a test wants, also in other processes."""
    monkeypatch.setattr("stamtafel.server.thinkers.GRACE", LATE_BY)
    with installed(tmp_path, monkeypatch) as found:
        yield found


def asked(
    one: Game, bot: str, steps: int = 0, seconds: float = LONG
) -> tuple[Game, State, Question]:
    """A question about a game in which so many decisions have been taken."""
    record, rng = Record.begin(one, one.seats[-1]), stream(5, one.name)
    state = record.state()
    while state.due or steps > 0:
        if state.due:
            record.steps.append(Deal(tuple(rng.order(state.due))))
        else:
            record.steps.append(Act(state.turn, one.legal(state, state.turn)[0]))
            steps -= 1
        take(one, state, record.steps[-1])
    return one, state, question_about(record, state.turn, bot, seconds)


def question_about(record: Record, seat: int, bot: str, seconds: float) -> Question:
    """What a bot is asked in the game of a record."""
    steps = tuple(
        (step.seat, (step.action,)) if isinstance(step, Act) else (SPECTATOR, step.order)
        for step in record.steps
    )
    return Question(
        game=record.game.name,
        rules=record.game.version,
        seats=record.seats,
        options=record.options,
        steps=steps,
        seat=seat,
        bot=bot,
        seed=9,
        seconds=seconds,
    )


def with_thinkers(work: Callable[[Thinkers], Coroutine[Any, Any, None]], processes: int) -> None:
    """Let something be thought about, and see to it that nobody thinks afterwards."""

    async def run() -> None:
        pool = Thinkers(processes)
        try:
            await asyncio.wait_for(work(pool), 60)
        finally:
            pool.close()
        assert children(os.getpid()) == []

    asyncio.run(run())


def children(parent: int) -> list[int]:
    """The processes that a process has started and that still live."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, its_parent = status.read_text().rsplit(")", 1)[1].split()[:2]
        except OSError:
            continue
        if int(its_parent) == parent and state != "Z" and thinks(int(status.parent.name)):
            found.append(int(status.parent.name))
    return found


def thinks(process: int) -> bool:
    """Whether a process is there to think for bots."""
    try:
        return b"stamtafel.server.thinker" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_process_chooses_as_the_same_bot_would_here() -> None:
    """In every game, from its record, with the same seed; all of them in one process."""

    async def work(pool: Thinkers) -> None:
        for one in games().values():
            for steps in (0, 7):
                given = asked(one, "easy", steps)
                assert await pool.choose(*given) == think(*given)
        assert len(children(os.getpid())) == 1

    with_thinkers(work, processes=2)


def test_a_bot_over_its_time_is_killed_and_judgement_answers(wilful: Wilful) -> None:
    """The server goes on meanwhile, and the next question is thought about as if nothing was."""
    wilful.set("busy")
    gaps: list[float] = []

    async def tick() -> None:
        while True:
            begun = time.monotonic()
            await asyncio.sleep(0.01)
            gaps.append(time.monotonic() - begun)

    async def work(pool: Thinkers) -> None:
        given = asked(wilful.game, "greedy", seconds=SHORT)
        ticking = asyncio.create_task(tick())
        with structlog.testing.capture_logs() as said:
            assert await pool.choose(*given) == judge(*given)
        assert said == [
            {
                "event": "judgement answers",
                "log_level": "warning",
                "game": "wilful",
                "bot": "greedy",
                "why": LATE,
            }
        ]
        ticking.cancel()
        assert wilful.thinking()
        assert children(os.getpid()) == []
        wilful.set("calm")
        given = asked(wilful.game, "greedy")
        assert await pool.choose(*given) == think(*given)

    with_thinkers(work, processes=1)
    assert len(gaps) > 20
    assert max(gaps) < 0.5


@pytest.mark.parametrize(("mood", "why"), [("crash", "ended with 3"), ("raise", "ValueError")])
def test_a_bot_that_fails_costs_an_answer_by_judgement(wilful: Wilful, mood: str, why: str) -> None:
    """The log says why, but nothing that the bot could have known."""
    wilful.set(mood)

    async def work(pool: Thinkers) -> None:
        given = asked(wilful.game, "greedy")
        with structlog.testing.capture_logs() as said:
            assert await pool.choose(*given) == judge(*given)
        assert said[0]["why"] == why
        assert "pebble 7" not in str(said)
        wilful.set("talk")
        with structlog.testing.capture_logs() as said:
            assert await pool.choose(*given) == think(*given)
        assert said == []

    with_thinkers(work, processes=1)


def test_tables_do_not_wait_for_each_other_while_there_are_processes(wilful: Wilful) -> None:
    """Two think at once; with one process the second waits, but its time begins only then."""
    given = asked(wilful.game, "greedy", seconds=SHORT)
    took = []

    async def work(pool: Thinkers) -> None:
        wilful.set("calm")
        await asyncio.gather(*(pool.choose(*given) for _ in range(2)))  # processes start
        wilful.set("endless")
        begun = time.monotonic()
        await asyncio.gather(*(pool.choose(*given) for _ in range(2)))
        took.append(time.monotonic() - begun)

    with_thinkers(work, processes=2)
    with_thinkers(work, processes=1)
    assert took[0] + SHORT < took[1]
    assert took[1] > 2 * (SHORT + LATE_BY)


def test_strong_bots_that_choose_at_the_same_time_share_the_time(
    at_table: Callable[[Scene], None], sealed: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of a table's two thinks half as long, so even one process answers for both in time."""
    parts: list[float] = []

    async def first(pool: Thinkers, one: Game, state: State, question: Question) -> int:
        parts.append(question.part)
        return one.legal(state, question.seat)[0]

    async def scene(hall: Hall) -> None:
        desk = await hall.open(replace(sealed, bots="strong"), "secret")
        await desk.start(0)
        await until(lambda: parts[:2] == [0.5, 0.5])

    with monkeypatch.context() as patched:
        patched.setattr(Thinkers, "choose", first)
        at_table(scene)

    async def work(pool: Thinkers) -> None:
        one, state, question = asked(game("swapybara"), "strong")
        await pool.choose(one, state, structs.replace(question, bot="easy"))  # the process starts
        begun = time.monotonic()
        half = structs.replace(question, part=0.5)
        await asyncio.gather(*(pool.choose(one, state, half) for _ in range(2)))
        assert time.monotonic() - begun < 2 * DEEP_SECONDS

    with_thinkers(work, processes=1)


def test_a_game_that_only_the_server_knows_is_thought_about_there(sealed: Plan) -> None:
    """As one that a test has registered."""

    async def work(pool: Thinkers) -> None:
        given = asked(game(sealed.game), "normal")
        for _ in range(2):
            assert await pool.choose(*given) in (0, 1, 2)

    with_thinkers(work, processes=1)


def test_a_table_goes_on_while_its_bots_fail(
    at_table: Callable[[Scene], None], wilful: Wilful
) -> None:
    """Judgement plays the game to its end."""
    wilful.set("crash")

    async def scene(hall: Hall) -> None:
        desk = await hall.open(Plan("wilful", 2, {"hand": "1"}, "Anna", "greedy", 1), "secret")
        await desk.start(0)
        await until(lambda: desk.story.decisions[1] is None)
        assert [one.step.seat for one in desk.story.happened if isinstance(one.step, Act)] == [1]

    at_table(scene)


def test_a_thought_that_nobody_waits_for_is_given_up(store: Store, wilful: Wilful) -> None:
    """When the server stops in the middle of one, its process is gone at once."""
    wilful.set("endless")

    async def run() -> None:
        hall = Hall(store, pace=0.0)
        desk = await hall.open(Plan("wilful", 2, {}, "Anna", "greedy", 1), "secret")
        await desk.start(0)
        await until(wilful.thinking)
        assert len(children(os.getpid())) == 1
        hall.close()
        await until(lambda: children(os.getpid()) == [])

    begun = time.monotonic()
    asyncio.run(run())
    assert time.monotonic() - begun < 10


def never_ending(house: House, wilful: Wilful, mood: str) -> list[int]:
    """The processes of a server whose bot thinks without end."""
    wilful.set(mood)
    host = Guest(house)
    form = {"game": "wilful", "name": "Anna", "seats": "2", "bots": "greedy", "bot-count": "1"}
    answer = host.http.post("/tables", data=form)
    host.table = answer.headers["location"].rsplit("/", 1)[1]
    host.post("start")
    wait_until(wilful.thinking, "no bot thinks")
    found = children(house.process.pid)
    assert found
    return found


def test_a_process_has_nothing_of_the_server(build: Callable[..., House], wilful: Wilful) -> None:
    """No socket, no database, and Ctrl+C in a terminal does not reach it; it ends with a signal."""
    house = build()
    [process] = never_ending(house, wilful, "endless")

    held = [os.readlink(one) for one in Path(f"/proc/{process}/fd").iterdir()]
    assert not [one for one in held if "socket" in one or "sqlite" in one]
    assert os.getsid(process) == process

    begun = time.monotonic()
    house.process.send_signal(signal.SIGINT)
    house.process.wait(20)
    assert time.monotonic() - begun < 3
    wait_until(lambda: not thinks(process), "a process is left", 1)
    assert [line for line in house.said if "opened" not in line] == []


def test_after_kill_9_of_the_server_no_process_stays(
    build: Callable[..., House], wilful: Wilful
) -> None:
    """One that waits sees at once that nobody asks any more; one that never ends ends itself."""
    house = build()
    processes = never_ending(house, wilful, "busy")
    house.kill()

    wait_until(lambda: not any(map(thinks, processes)), "a process is left", 8)
