"""Records that people bring along: finished games become tables, anything else is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stamtafel.core.game import game, games
from stamtafel.core.record import Record, take
from stamtafel.core.rng import stream
from stamtafel.server import shelf
from tests.browser.gallery import NAMES, next_step
from tests.server.test_retell import finished, server, soon


@pytest.mark.parametrize("name", sorted(games()))
@pytest.mark.parametrize("way", ["file", "text", "plain form"])
def test_a_record_becomes_a_table_for_all_who_have_its_link(
    tmp_path: Path, name: str, way: str
) -> None:
    """Its story, every step through every seat's eyes, and the same record again."""
    text = finished(name).write()
    sent: dict[str, dict[str, Any]] = {
        "file": {"files": {"file": ("game.txt", text.replace("\n", "\r\n").encode())}},
        "text": {"files": {"file": ("", b"")}, "data": {"record": text}},
        "plain form": {"data": {"record": text}},
    }

    async def play() -> None:
        async with server(tmp_path) as (hall, http):
            answer = await http.post("/records", **sent[way])
            assert answer.status_code == 303, answer.text
            story = answer.headers["location"]
            table = story.removesuffix("/story")
            told = (await http.get(story)).text
            assert all(player in told for player in NAMES[: finished(name).seats])
            assert (await http.get(f"{table}/record")).text == text
            assert (await http.get(table)).status_code == 200
            for by in ("", "?by=0", "?by=1", "?by=watcher", "?by=all"):
                for step in (0, 1, len(finished(name).steps)):
                    assert (await http.get(f"{table}/at/{step}{by}")).status_code == 200
            assert await hall.store.playing() == []
            assert (await hall.find(table.removeprefix("/t/"))).story.tokens == {}

    soon(play())


def cut(text: str) -> str:
    """A record whose last move is missing."""
    return "\n".join([*text.splitlines()[:-2], "unfinished"])


def spoilt(text: str) -> str:
    """A record with a move that nobody can make."""
    lines = text.splitlines()
    return "\n".join([*lines[:-2], "0 fly away", lines[-1]])


def study(text: str) -> str:
    """A record of a game that no table offers."""
    record = Record.begin(game("symbiose"), 2, {"river": 1})
    state, rng = record.state(), stream(7, "study")
    while not state.over:
        step = next_step(record.game, state, rng)
        record.steps.append(step)
        take(record.game, state, step)
    return record.write()


REFUSED: dict[str, tuple[Callable[[str], str], str]] = {
    "unfinished": (cut, "not played to the end"),
    "a wrong move": (spoilt, "Line "),
    "cut off": (lambda text: text.rsplit("end", 1)[0], "cut off"),
    "another end": (lambda text: text.rstrip() + "0\n", "ends with"),
    "of no game": (lambda text: text.replace("game swapybara", "game chess"), "chess"),
    "of other rules": (lambda text: text.replace("swapybara 1", "swapybara 9"), "version 9"),
    "foreign": (lambda text: "1. e4 e5", "no record"),
    "empty": (lambda text: "", "no record"),
    "too long": (lambda text: text + "\n" * shelf.MOST * 1024, "at most 64 KiB"),
    "far too long": (lambda text: text + "\n" * shelf.MOST * 8192, "at most 64 KiB"),
    "one name twice": (lambda text: text.replace("Bernhard", "Anna"), "already called"),
    "a name of signs": (lambda text: text.replace("Bernhard", "a\u202eb"), "invisible"),
    "a study": (study, "for studies only"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_no_finished_game_is_refused_in_words(tmp_path: Path, what: str) -> None:
    """With the sentence and, where there is one, the line; no table comes of it."""
    spoil, why = REFUSED[what]

    async def play() -> None:
        async with server(tmp_path) as (hall, http):
            text = spoil(finished("swapybara").write())
            answer = await http.post("/records", files={"file": ("game.txt", text.encode())})
            assert answer.status_code == 422
            assert why in answer.text
            with hall.store.engine.begin() as connection:
                assert connection.exec_driver_sql("SELECT count(*) FROM tables").scalar() == 0

    soon(play())


def test_a_file_that_is_no_text_is_refused_and_typed_text_comes_back(tmp_path: Path) -> None:
    """Bytes that spell nothing are no record; what was pasted is not lost, nor markup."""

    async def play() -> None:
        async with server(tmp_path) as (_, http):
            answer = await http.post("/records", files={"file": ("x.png", b"\x89PNG\xff\xfe")})
            assert answer.status_code == 422
            assert "no record" in answer.text
            answer = await http.post("/records", data={"record": "<b>mine"})
            assert answer.status_code == 422
            assert "&lt;b&gt;mine</textarea>" in answer.text

    soon(play())
