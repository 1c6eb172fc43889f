"""The command line, run in this process."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from stamtafel.cli import main


@dataclass(frozen=True)
class Run:
    """What a run of the program left behind."""

    code: int
    out: str
    err: str


Stamtafel = Callable[..., Run]


@pytest.fixture
def stamtafel(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Stamtafel:
    """Runs the program with these words on the command line and this text on standard input."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str, typed: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(words))
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run
