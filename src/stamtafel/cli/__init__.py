"""The command line; Ctrl-C ends it quietly, even while it is being loaded."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; its exit code."""
    try:
        from stamtafel.cli.run import run

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
