"""Running the program: whatever goes wrong is one sentence in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import click

from stamtafel.cli.arguments import Complaint, Say, language_of, say_in
from stamtafel.cli.program import program
from stamtafel.core.errors import StamtafelError

MISUSED = 2
UNREAD = 1


def run(given: Sequence[str]) -> int:
    """Run the program with these words; its exit code: 2 for what it does not understand."""
    language = language_of(given, os.environ)
    say = say_in(language)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may not know a letter
    try:
        whole = program(language, say)
        code = whole.main(list(given), prog_name="stamtafel", standalone_mode=False)
        sys.stdout.flush()
    except click.Abort as abort:
        raise KeyboardInterrupt from abort
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads any more
        return UNREAD
    except (StamtafelError, Complaint, click.ClickException, OSError) as error:
        print(f"stamtafel: {sentence(error, say, language)}", file=sys.stderr)
        return MISUSED
    return code if isinstance(code, int) else 0


def sentence(error: Exception, say: Say, language: str) -> str:
    """What went wrong, as one sentence."""
    if isinstance(error, StamtafelError):
        return error.say(language)
    if isinstance(error, Complaint):
        return say(error.key, **error.values)
    if isinstance(error, OSError):
        return say("file-closed", path=str(error.filename or "-"), why=error.strerror or str(error))
    if isinstance(error, click.NoSuchOption):
        return say("no-flag", text=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        return say("flag-misused", text=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return say("word-missing", text=str(error.param.metavar))
    return say("word-too-many")
