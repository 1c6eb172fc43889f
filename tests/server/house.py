"""A server in a process of its own, and guests who visit it."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

import stamtafel
from stamtafel.server.log import Row
from stamtafel.web.serve import SCRIPTS
from stamtafel.web.site import STATIC

SOURCE = Path(stamtafel.__file__).parent.parent
JSON = {"accept": "application/json"}
RUN = "import sys, json; from stamtafel.web.serve import run; run(**json.loads(sys.argv[1]))"


class House:
    """A running server."""

    def __init__(self, database: str, **settings: object) -> None:
        given = {"port": 0, "database": database, "pace": 0.0} | settings
        path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
        self.database = database
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, httpx.Response(200, json=given).text],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://\S+", first)
        assert found, first + self.process.stderr.read()
        self.url = found[0]
        self.live = all((STATIC / "vendor" / script).is_file() for script in SCRIPTS)
        self.said: list[str] = []  # what it wrote to its log
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.said.extend(self.process.stderr)

    def kill(self) -> None:
        """Stop it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> float:
        """Stop it as a service manager would; how many seconds that took."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=20)
        return time.monotonic() - begun


class Guest:
    """A browser, or a program, with cookies of its own."""

    def __init__(self, house: House | str, table: str = "", name: str = "") -> None:
        self.url = house if isinstance(house, str) else house.url
        self.http = httpx.Client(base_url=self.url, timeout=20)
        self.table = table
        if name:
            answer = self.post("sit", name=name, headers=JSON)
            assert answer.status_code == 200, answer.text

    def open(
        self,
        name: str = "Anna",
        seats: int = 4,
        bots: str = "random",
        bot_count: int = 0,
        **options: str,
    ) -> str:
        """Open a table as its host; its address."""
        form = {"game": "swapybara", "name": name, "seats": str(seats), "bots": bots}
        form |= {"bot-count": str(bot_count)}
        form |= {f"option-{option}": value for option, value in options.items()}
        answer = self.http.post("/tables", data=form)
        assert answer.status_code == 303, answer.text
        self.table = answer.headers["location"].rsplit("/", 1)[1]
        return self.table

    def post(self, what: str, headers: dict[str, str] | None = None, **form: Any) -> httpx.Response:
        """Send a form to the table."""
        return self.http.post(f"/t/{self.table}/{what}", data=form, headers=headers or {})

    def get(self, what: str = "") -> httpx.Response:
        """Fetch something of the table."""
        return self.http.get(f"/t/{self.table}{what}")

    def look(self) -> Any:
        """The table as this guest may see it."""
        answer = self.get("/look")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def act(self, *actions: str, action_id: str, decision: int | None) -> httpx.Response:
        """Send actions as a program does."""
        form = {"action": list(actions), "action_id": action_id, "decision": decision}
        return self.post("act", headers=JSON, **form)

    @contextmanager
    def stream(self) -> Iterator[Frames]:
        """The table's stream, read in the background."""
        with httpx.Client(base_url=self.url, cookies=self.http.cookies, timeout=30) as client:
            frames = Frames(client, f"/t/{self.table}/stream")
            yield frames
            frames.close()


class Frames:
    """What a stream has sent so far."""

    def __init__(self, client: httpx.Client, path: str) -> None:
        self.got: list[tuple[int, str]] = []  # version and fragment
        self.ended = threading.Event()
        self.headers = httpx.Headers()
        self._client = client
        self._thread = threading.Thread(target=self._read, args=(path,), daemon=True)
        self._thread.start()
        until(lambda: self.got, "no first frame")

    def _read(self, path: str) -> None:
        try:
            with self._client.stream("GET", path) as answer:
                self.headers = answer.headers
                version, lines = 0, []
                for line in answer.iter_lines():
                    if line.startswith("id: "):
                        version = int(line[4:])
                    elif line.startswith("data: "):
                        lines.append(line[6:])
                    elif not line and lines:
                        self.got.append((version, "\n".join(lines)))
                        lines = []
        except httpx.HTTPError:
            pass
        finally:
            self.ended.set()

    def wait(self, version: int) -> str:
        """The newest frame, once it is of that version or a later one."""
        until(lambda: self.got[-1][0] >= version, f"no frame of version {version}")
        return self.got[-1][1]

    def close(self) -> None:
        """Hang up."""
        self._client.close()


def until(true: Callable[[], object], otherwise: str, seconds: float = 15) -> None:
    """Wait until something is true; fail if it does not become so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.01)


def seated(house: House, seats: int = 4, **options: str) -> list[Guest]:
    """Guests on all seats of a new table at which the game has begun, by seat."""
    host = Guest(house)
    host.open("Anna", seats, "random", 0, **options)
    names = ("Ben", "Carla", "Dirk", "Eva", "Finn", "Gina", "Henk")
    guests = [host, *(Guest(house, host.table, name) for name in names[: seats - 1])]
    assert host.post("start", headers=JSON).status_code == 200
    return guests


def rows_of(house: House, table: str) -> list[Row]:
    """The log of a table as it stands in the server's database."""
    with closing(sqlite3.connect(house.database)) as connection:
        columns = ", ".join(Row.__struct_fields__)
        query = f"SELECT {columns} FROM log WHERE table_id = ? ORDER BY version"
        return [Row(*row) for row in connection.execute(query, (table,))]


def owing(guests: list[Guest]) -> tuple[Guest, Any]:
    """The guest who owes a decision, and what that guest sees."""
    for guest in guests:
        look = guest.look()
        if look["decision"] is not None:
            return guest, look
    raise AssertionError("nobody owes a decision")
