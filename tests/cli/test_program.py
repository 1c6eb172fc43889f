"""The program as a whole: its help, its complaints, and how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest

from stamtafel import __version__
from stamtafel.cli import commands
from stamtafel.cli.arguments import language_of
from stamtafel.core.game import games
from stamtafel.core.words import LANGUAGES
from stamtafel.server.store import Store
from tests.cli.conftest import Stamtafel

COMMANDS = ("serve", "play", "games", "simulate", "replay", "arena", "backup")
GAME = next(iter(games()))
MODULE = [sys.executable, "-m", "stamtafel"]
MISUSES = [
    ["no-such-command"],
    ["--no-such-flag"],
    ["games", "--no-such-flag"],
    ["games", "too-many"],
    ["games", "--json=1"],
    ["games", "--lang"],
    ["games", "--lang", "fr"],
    ["simulate"],
    ["simulate", "no-such-game"],
    ["simulate", GAME, "--seats", "99"],
    ["simulate", GAME, "--seats", "0"],
    ["simulate", GAME, "--seats", "two"],
    ["simulate", GAME, "--games", "0"],
    ["simulate", GAME, "--games", "1.5"],
    ["simulate", GAME, "--seed", "x"],
    ["simulate", GAME, "--option", "no-equals-sign"],
    ["simulate", GAME, "--option", "no-such-option=1"],
    ["simulate", GAME, "--option", "no-such-option=@/no/such/file"],
    ["play", "no-such-game"],
    ["play", GAME, "--seat", "63"],
    ["play", GAME, "--seat", "-1"],
    ["play", GAME, "--bots", "no-such-bot"],
    ["play", GAME, "--name", "two\nlines"],
    ["play", GAME, "--record", "/no/such/folder/record"],
    ["replay"],
    ["replay", "/no/such/file"],
    ["replay", "/"],
    ["replay", sys.executable],
    ["replay", __file__],
    ["serve", "--port", "65536"],
    ["serve", "--url", "no address"],
    ["serve", "--keep", "-1"],
    ["serve", "--keep", "for ever"],
    ["backup"],
    ["backup", "/no/such/folder/copy", "--database", "/no/such/file"],
    ["backup", __file__],
    ["backup", "/no/such/folder/copy", "--database", __file__],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", MISUSES, ids=" ".join)
def test_misuse_is_one_sentence(
    stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch, words: list[str], language: str
) -> None:
    """What is not understood is answered with one sentence on stderr and exit code 2."""
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    run = stamtafel(*words)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("stamtafel: ")
    assert run.err.count("\n") == 1


def test_complaints_are_in_the_language_asked_for(stamtafel: Stamtafel) -> None:
    """--lang counts for what goes wrong, too."""
    said = {stamtafel("simulate", "chess", "--lang", language).err for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_language_is_that_of_the_terminal() -> None:
    """--lang, then LC_ALL, LC_MESSAGES, LANG; English for a language without words."""
    assert language_of([], {}) == "en"
    assert language_of([], {"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of([], {"LANG": "de_AT.UTF-8", "LC_ALL": "nl_BE"}) == "nl"
    assert language_of([], {"LANG": "nl_NL", "LC_ALL": ""}) == "nl"
    assert language_of([], {"LANG": "nl_NL", "LC_ALL": "C"}) == "en"
    assert language_of(["games", "--lang", "de"], {"LANG": "nl_NL"}) == "de"
    assert language_of(["games", "--lang=de"], {"LANG": "nl_NL"}) == "de"
    assert language_of(["games", "--lang=fr"], {"LANG": "nl_NL"}) == "nl"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(
    stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    """--help says in the reader's language what a command does and what it can be told."""
    monkeypatch.setenv("LC_ALL", language)
    run = stamtafel(command, "--help")
    assert (run.code, run.err) == (0, "")
    assert f"stamtafel {command}" in run.out
    assert "--lang" in run.out
    assert run.out == stamtafel(command, "-h").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_is_told_what_is_kept_and_how_to_copy_it(
    stamtafel: Stamtafel, language: str
) -> None:
    """The help names every flag with its value and what it is unless given."""
    serving = " ".join(stamtafel("serve", "--lang", language, "--help").out.split())
    for flag in ("--host", "--port NUMBER", "--url URL", "--database FILE|URL", "--keep DAYS"):
        assert f"{flag} " in serving
    assert "90" in serving
    copying = stamtafel("backup", "--lang", language, "--help").out
    assert "[OPTIONS] FILE" in copying
    assert "--database" in copying
    assert "--json" in copying


def test_help_differs_by_language(stamtafel: Stamtafel) -> None:
    """The same help is said in three languages."""
    helps = {stamtafel("play", "--lang", language, "--help").out for language in LANGUAGES}
    assert len(helps) == len(LANGUAGES)


def test_program_alone_shows_its_commands(stamtafel: Stamtafel) -> None:
    """Without a command the program says what it can do."""
    run = stamtafel()
    assert (run.code, run.err) == (0, "")
    assert all(f"  {command} " in run.out for command in COMMANDS)


def test_version_is_said(stamtafel: Stamtafel) -> None:
    """--version says which version runs."""
    assert stamtafel("--version").out == f"stamtafel {__version__}\n"


def test_module_runs_as_a_program() -> None:
    """`python -m stamtafel` is the program, its exit code included."""
    run = subprocess.run([*MODULE, "no-such-command"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert "Traceback" not in run.stderr


def test_interrupt_ends_quietly(tmp_path: Path) -> None:
    """Ctrl-C ends the program with code 130 and without a word."""
    words = [*MODULE, "play", GAME, "--seed", "1"]
    with (tmp_path / "err").open("w+b") as err:
        program = subprocess.Popen(
            words, stdin=PIPE, stdout=PIPE, stderr=err, bufsize=0, preexec_fn=hear_interrupts
        )
        with program:
            assert program.stdout is not None
            shown = b""
            while not shown.endswith(b"> "):
                more = program.stdout.read(1)
                assert more
                shown += more
            press_until_it_ends(program)
        err.seek(0)
        assert (program.returncode, err.read().strip()) == (130, b"")


def hear_interrupts() -> None:
    """Whoever runs the tests in the background may have made them deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def press_until_it_ends(program: subprocess.Popen[bytes]) -> None:
    """Press Ctrl-C, again if it came between the prompt and the wait for an answer."""
    for _ in range(20):
        program.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            program.wait(timeout=1)
            return
    program.kill()


def test_interrupt_is_heard_between_games(
    stamtafel: Stamtafel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C in a long simulation ends it in the same way."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "playouts", interrupted)
    run = stamtafel("simulate", GAME)
    assert (run.code, run.out, run.err.strip()) == (130, "", "")


def test_closed_pipe_ends_quietly() -> None:
    """Whoever reads only the beginning gets it, and nobody complains."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        run = subprocess.run([*MODULE, "games"], stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert (run.returncode, run.stderr) == (1, b"")


def test_letters_a_terminal_does_not_know_are_left_out() -> None:
    """A terminal without the letters gets question marks instead of an error."""
    run = subprocess.run(
        [*MODULE, "games", "--json"],
        env=os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "de_DE.UTF-8"},
        capture_output=True,
        check=True,
    )
    assert b"?" in run.stdout
    assert run.stdout.isascii()


def test_a_database_is_copied(stamtafel: Stamtafel, tmp_path: Path) -> None:
    """`backup` says how many tables the copy holds, to people and to programs, and only once."""
    tables, copy = str(tmp_path / "tables"), str(tmp_path / "copy")
    Store(f"sqlite:///{tables}").close()
    run = stamtafel("backup", copy, "--database", tables, "--json")
    assert (run.code, run.err) == (0, "")
    assert json.loads(run.out) == {"file": copy, "tables": 0}
    assert stamtafel("backup", copy, "--database", tables).code == 2
    said = {
        stamtafel("backup", f"{copy}-{language}", "--database", copy, "--lang", language).out
        for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)
    assert all(sentence.startswith(copy) for sentence in said)


def test_tables_are_served(tmp_path: Path) -> None:
    """`serve` says in the reader's language where the table is, is there, and stops at Ctrl-C."""
    words = ["serve", "--port", "0", "--database", str(tmp_path / "tables"), "--lang", "de"]
    with subprocess.Popen([*MODULE, *words], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+\S*", said)
        assert address, said
        assert "Stamtafel ist" in said
        assert httpx.get(address[0]).status_code == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=10) in (0, 130)
    assert (tmp_path / "tables").is_file()
