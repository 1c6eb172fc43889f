"""`stamtafel arena`: what it prints, what it draws, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from stamtafel.arena import workers
from stamtafel.arena.match import Match, Played, Task
from stamtafel.bots.searching import Budget
from stamtafel.cli import main
from stamtafel.cli.arena import budget_of
from stamtafel.cli.program import repeated
from stamtafel.core.words import LANGUAGES
from tests.arena.guests import guest
from tests.cli.conftest import Run, Stamtafel, stamtafel

GAME = "swapybara"
ARENA = ("arena", GAME, "--option", "rounds=1", "--jobs", "1")
__all__ = ["stamtafel"]  # a fixture
KEYS = ["game", "seats", "games", "bots"]
BOT_KEYS = ["name", "win_share", "low", "high", "rating"]
NOWHERE = "/no/such/folder/file"


@pytest.fixture
def nearby(stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch) -> Stamtafel:
    """The program, with games played in this process, which is quicker."""
    monkeypatch.setattr(
        "stamtafel.arena.tournaments.play_all",
        lambda tasks, jobs: ((task, Match(task).play()) for task in tasks),
    )
    return stamtafel


def data_of(run: Run) -> dict[str, Any]:
    """What a run printed for programs, and nothing else."""
    assert (run.code, run.err) == (0, "")
    assert run.out.count("\n") == 1
    data: dict[str, Any] = json.loads(run.out)
    return data


def test_data_has_its_keys(nearby: Stamtafel) -> None:
    """Game, seats, games, and the bots in the order named with share, interval and rating."""
    words = ("--bots", "random", "easy", "random", "greedy", "--games", "10", "--seats", "4")
    data = data_of(nearby(*ARENA, *words, "--seed", "1", "--json"))
    assert list(data)[:4] == KEYS
    assert (data["game"], data["seats"], data["games"]) == (GAME, 4, 12)
    assert [bot["name"] for bot in data["bots"]] == ["random", "easy", "random", "greedy"]
    for bot in data["bots"]:
        assert list(bot) == BOT_KEYS
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
    assert sum(bot["win_share"] for bot in data["bots"]) == pytest.approx(1.0, abs=1e-5)
    assert (data["deals"], data["seed"], data["faults"], data["interrupted"]) == (3, 1, [], False)
    assert data["options"]["rounds"] == 1


def test_bots_are_named_in_any_way(nearby: Stamtafel) -> None:
    """Behind one flag, with commas, or the flag anew; before and after the game."""
    apart = ["--bots", "random", "easy", "--games", "4", "--json", "--seed", "3"]
    comma = ["--games", "4", "--bots", "random,easy", "--json", "--seed", "3"]
    again = ["--bots=random", "--games", "4", "--json", "--seed", "3", "--bots", "easy"]
    outs = {nearby(*ARENA, *words).out for words in (apart, comma, again)}
    outs.add(nearby("arena", *apart, *ARENA[2:], GAME).out)
    assert len(outs) == 1
    assert repeated(["a", "--bots", "b", "c", "--seats", "4", "d"]) == [
        *("a", "--bots", "b", "--bots", "c", "--seats", "4", "d"),
    ]


def test_result_is_told_as_a_table(nearby: Stamtafel) -> None:
    """Every bot with share, interval and rating; and how many games there really were."""
    words = ("--bots", "random", guest("Raises"), "--games", "5", "--lang", "en")
    run = nearby(*ARENA, *words)
    assert (run.code, run.err) == (0, "")
    assert "8 games of Swapybara with 4 players, on 2 deals." in run.out
    assert "Asked for were 5 games; with 8 everybody plays equally often" in " ".join(
        run.out.split()
    )
    assert "95 % interval" in run.out
    assert "broke off with ValueError: no idea" in " ".join(run.out.split())
    assert len({nearby(*ARENA, *words[:-1], lang).out for lang in LANGUAGES}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ["--bots", "no-such-bot"],
        ["--bots", f"{NOWHERE}.py:Bot"],
        ["--bots", f"{Path(__file__).parent}.py:Bot"],
        ["--bots", "no.such.module:Bot"],
        ["--bots", guest("NoSuchClass")],
        ["--bots", guest("guest")],
        ["--bots", guest("")],
        ["--bots", guest("Nothing")],
        ["--bots", guest("Unmade")],
        ["--bots", f"{Path(__file__).parents[2] / 'Makefile'}:Bot"],
        ["--bots"],
        ["--bots", ","],
        ["--seats", "99"],
        ["--games", "0"],
        ["--iterations", "0"],
        ["--ms", "none"],
        ["--limit", "0"],
        ["--jobs", "0"],
        ["--option", "rounds=never"],
        ["--report", NOWHERE],
        ["--report", "/"],
        ["--report", "balance", "--out", NOWHERE],
        ["--out", "page.html"],
        ["--report", "balance", "--records", "folder"],
        ["--records", str(Path(__file__))],
        ["--ray"],
    ],
    ids=" ".join,
)
def test_misuse_is_one_sentence(
    nearby: Stamtafel, monkeypatch: pytest.MonkeyPatch, words: list[str], language: str
) -> None:
    """What cannot be is refused with one sentence in the reader's language, and code 2."""
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    run = nearby("arena", GAME, *words, "--lang", language)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("stamtafel: ")
    assert run.err.count("\n") == 1
    if words == ["--ray"]:
        assert 'pip install "stamtafel[cluster]"' in run.err


def test_a_bot_that_cannot_be_loaded_is_told_why(nearby: Stamtafel, tmp_path: Path) -> None:
    """What breaks while its file is read stands in the refusal."""
    (tmp_path / "broken.py").write_text("import no_such_thing\n")
    run = nearby("arena", GAME, "--bots", f"{tmp_path / 'broken.py'}:Bot", "--lang", "en")
    assert run.code == 2
    assert "ModuleNotFoundError: No module named 'no_such_thing'" in run.err
    (tmp_path / "leaving.py").write_text("raise SystemExit(0)\n")
    run = nearby("arena", GAME, "--bots", f"{tmp_path / 'leaving.py'}:Bot", "--lang", "en")
    assert (run.code, "SystemExit: 0" in run.err) == (2, True)


def test_budgets_are_iterations_or_milliseconds() -> None:
    """`--ms` is thousandths of a second; without either flag there are 400 iterations."""
    assert budget_of(None, 700) == Budget(seconds=0.7)
    assert budget_of(50, None) == Budget(iterations=50)
    assert budget_of(50, 20) == Budget(50, 0.02)
    assert budget_of(None, None) == Budget(iterations=400)


class Page(HTMLParser):
    """Reads a page: which elements are open, and what is said."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.said: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of all elements of a kind."""
        return [attrs for seen, attrs in self.seen if seen == tag]


def sound(page: Page, language: str) -> None:
    """A page is whole, stands by itself, and says in words what it draws."""
    assert page.open == []
    assert page.all("html") == [{"lang": language}]
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in page.seen}
    assert "prefers-color-scheme: dark" in "".join(page.said)
    ids = [attrs["id"] for _, attrs in page.seen if "id" in attrs]
    assert len(ids) == len(set(ids))
    for drawing in page.all("svg"):
        assert drawing["role"] == "img"
        assert set(str(drawing["aria-labelledby"]).split()) <= set(ids)
    assert len(page.all("svg")) >= 3
    assert len(page.all("title")) == len(page.all("svg")) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_result_is_drawn_on_a_page(nearby: Stamtafel, tmp_path: Path, language: str) -> None:
    """It holds every bot, with charts that have words, and what went wrong."""
    path = tmp_path / "page.html"
    odd = guest("Raises")
    run = nearby(
        *(*ARENA, "--bots", "random", "easy", odd, "--games", "12", "--lang", language),
        *("--report", str(path)),
    )
    assert run.code == 0
    assert str(path) in run.out.replace("\n", "")
    page = Page(path.read_text("utf-8"))
    sound(page, language)
    for name in ("random", "easy", odd):
        assert page.said.count(name) >= 5  # in each table, and as a head
    assert any("ValueError: no idea" in said for said in page.said)
    assert [head for head in page.said if "95" in head and "%" in head]


def test_a_page_is_there_though_nobody_reads_and_tells_long_paths_apart(
    nearby: Stamtafel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written before anything is printed; of a long label its end is drawn."""
    path, source = tmp_path / "page.html", tmp_path / "a_bot_in_a_file_with_quite_a_long_name.py"
    source.write_text(Path(__file__).with_name("guests.py").read_text("utf-8"), "utf-8")

    def closed(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr("stamtafel.cli.arena.show", closed)
    bots = (f"{source}:First", f"{source}:Mute")
    assert nearby(*ARENA, "--bots", *bots, "--games", "4", "--report", str(path)).code == 2
    said = Page(path.read_text("utf-8")).said
    assert all(any(s[0] == "…" and s.endswith(end) for s in said) for end in (":First", ":Mute"))


def test_records_of_two_tournaments_do_not_mix(nearby: Stamtafel, tmp_path: Path) -> None:
    """A folder in which games lie is refused, and they stay as they are."""
    words = (*ARENA, "--bots", "random", "--games", "2", "--lang", "en", "--records", str(tmp_path))
    assert nearby(*words).code == 0
    kept = {path: path.read_text() for path in tmp_path.iterdir()}
    run = nearby(*words, "--seed", "2")
    assert (run.code, run.out) == (2, "")
    assert f"There are games in {tmp_path} already" in run.err
    assert kept == {path: path.read_text() for path in tmp_path.iterdir()}


def test_balance_is_told_as_data(nearby: Stamtafel) -> None:
    """By seat, order, first choice and option, with length and spread of the scores."""
    words = ("--report", "balance", "--bots", "random", "--games", "12", "--seats", "5", "--json")
    data = data_of(nearby(*ARENA, *words))
    assert list(data)[:4] == KEYS
    assert data["bots"] == ["random"]
    for key in ("by_seat", "by_order"):
        assert len(data[key]) == 5
        assert sum(one["win_share"] for one in data[key]) == pytest.approx(1.0, abs=1e-4)
        assert all(one["low"] <= one["win_share"] <= one["high"] for one in data[key])
    assert sum(one["games"] for one in data["by_first"]) == 12
    options = [(one["option"], one["value"]) for one in data["by_option"]]
    assert options == [(None, None), ("enforcement", "honour")]
    assert data["by_option"][0]["start"]["win_share"] == data["by_order"][0]["win_share"]
    assert data["length"]["least"] <= data["length"]["median"] <= data["length"]["most"]
    assert data["spread"]["mean"] == data["by_option"][0]["spread"]
    assert (data["interrupted"], data["faults"]) == (False, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_balance_is_drawn_and_told(nearby: Stamtafel, tmp_path: Path, language: str) -> None:
    """As tables in the terminal, and as a page if a file is named."""
    path = tmp_path / "page.html"
    words = ("--report", "balance", "--bots", "random", "--games", "4", "--lang", language)
    run = nearby(*ARENA, *words, "--out", str(path))
    assert (run.code, run.err) == (0, "")
    page = Page(path.read_text("utf-8"))
    sound(page, language)
    assert "enforcement=honour" in page.said
    assert "enforcement=honour" in run.out


def interrupt(*words: str, after: int) -> tuple[int, str, str]:
    """Press Ctrl-C, as a terminal does, once so many games have been written down."""
    folder = Path(words[-1])
    program = subprocess.Popen(
        [sys.executable, "-m", "stamtafel", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until = time.monotonic() + 60
    while len(list(folder.glob("*.txt"))) < after and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=30)
    return program.returncode, out, err


def test_interrupt_keeps_what_is_done(tmp_path: Path) -> None:
    """Ctrl-C prints the result so far, ends quietly with code 130, and leaves the records."""
    words = ("arena", GAME, "--bots", "random", "easy", "--games", "900000", "--json")
    code, out, err = interrupt(*words, "--records", str(tmp_path), after=6)
    assert (code, err) == (130, "")
    data = json.loads(out)
    assert 6 <= data["games"] < 900_000
    assert data["interrupted"]
    assert len(list(tmp_path.glob("*.txt"))) in (data["games"], data["games"] + 1)
    assert sum(bot["win_share"] for bot in data["bots"]) == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("words", [["--report"], ["--report", "balance", "--out"]])
def test_no_games_have_no_result(
    stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str]
) -> None:
    """Who interrupts before the first game has ended sees no shares, nor on the page."""

    def players(tasks: Iterator[Task], jobs: int) -> Iterator[tuple[Task, Played]]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr("stamtafel.arena.tournaments.play_all", players)
    run = stamtafel(*ARENA, "--bots", "random", *words, str(tmp_path / "page.html"))
    assert (run.code, "%" in run.out) == (130, False)
    assert not Page((tmp_path / "page.html").read_text("utf-8")).all("table")


def test_a_game_that_cannot_be_played_leaves_the_others(
    stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is done is told, and behind it which game was lost."""

    def players(tasks: Iterator[Task], jobs: int) -> Iterator[tuple[Task, Played]]:
        for task in islice(tasks, 2):
            yield task, Match(task).play()
        raise workers.Lost("game-lost", number=2)

    monkeypatch.setattr("stamtafel.arena.tournaments.play_all", players)
    run = stamtafel(*ARENA, "--bots", "random", "easy", "--games", "4", "--json", "--lang", "en")
    data = json.loads(run.out)
    assert (run.code, data["games"], data["interrupted"]) == (2, 2, True)
    assert run.err.startswith("stamtafel: Game 2 cannot be played")


def test_what_bots_print_does_not_mix_with_data(capfd: pytest.CaptureFixture[str]) -> None:
    """Standard output is for the result alone."""
    words = ("--bots", guest("First"), "random", "--games", "4", "--json")
    assert main([*ARENA, *words]) == 0
    out, err = capfd.readouterr()
    assert json.loads(out)["games"] == 4
    assert "thinking" in err


def test_processes_do_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a tournament is over, so are its processes."""
    begun: list[workers.Worker] = []

    class Noted(workers.Worker):
        def __init__(self) -> None:
            super().__init__()
            begun.append(self)

    monkeypatch.setattr(workers, "Worker", Noted)
    assert main([*ARENA, "--bots", "random", "--games", "4", "--json"]) == 0
    assert begun
    assert all(worker.process.exitcode is not None for worker in begun)
