"""A PostgreSQL of our own on a free port of this computer, for as long as a test needs it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def program(name: str) -> str:
    """The path of one of PostgreSQL's programs; fails clearly where it is not installed."""
    places = [shutil.which(name), *sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    found = next((str(place) for place in places if place), None)
    assert found, f"{name} is missing: install PostgreSQL, which the tests of storage need"
    return found


def as_postgres(*command: str) -> None:
    """Run a command as somebody whom PostgreSQL lets run it: anybody but root."""
    if os.geteuid() == 0:
        command = ("runuser", "-u", "postgres", "--", *command)
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd="/")
    assert done.returncode == 0, done.stdout.decode()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    with tempfile.TemporaryDirectory(prefix="stamtafel-postgres-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data, log = f"{folder}/data", f"{folder}/log"
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        as_postgres(
            program("initdb"), "-D", data, "-U", "stamtafel", "-A", "trust", "-E", "UTF8", "-N"
        )
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        as_postgres(program("pg_ctl"), "-D", data, "-l", log, "-w", "-o", options, "start")
        try:
            yield f"postgresql+psycopg://stamtafel@127.0.0.1:{port}/postgres"
        finally:
            as_postgres(program("pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
