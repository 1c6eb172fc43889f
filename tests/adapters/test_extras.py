"""Without its library an adapter says what to install; the package itself needs none of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL")


def without(names: tuple[str, ...], statement: str) -> subprocess.CompletedProcess[str]:
    """Run a statement in a process in which these libraries are not installed."""
    code = f"import sys; sys.modules.update(dict.fromkeys({names!r})); {statement}"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
        ("batch", "numpy", "gymnasium"),
    ],
)
def test_adapter_says_what_to_install(module: str, library: str, extra: str) -> None:
    """Whichever of its libraries is missing."""
    failed = without((library,), f"import stamtafel.adapters.{module}")
    assert failed.returncode == 1
    last = failed.stderr.strip().splitlines()[-1]
    assert last == f"ImportError: {library} is not installed: pip install 'stamtafel[{extra}]'"


def test_package_needs_no_toolkit() -> None:
    """Rules, search, bots, server and program start without any of the libraries."""
    rooms = "cli, stamtafel.web.serve, stamtafel.search.batch, stamtafel.bots.levels"
    started = without(LIBRARIES, f"import stamtafel.{rooms}")
    assert (started.returncode, started.stderr) == (0, "")
