"""`make bench`: how long an update takes to reach everybody, with many tables at once.

A server of its own runs on one core where that can be had, and this program on another. At each
table people play Swapybara against each other, one move every few seconds, and every seat has its
page open. Measured is the time from sending a move to the moment when the last open page of that
table has it.

--tables N    how many tables (default 50)
--seats N     how many people at each (default 6)
--seconds N   how long to measure (default 20)
--rest N      seconds between a table's moves (default 2)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import urlencode

RUN = "import sys, json; from stamtafel.web.serve import run; run(**json.loads(sys.argv[1]))"
OPENING = 20  # so many tables are opened at once
WARM = 8.0  # seconds


class Visitor:
    """One person at one table, with a page that is always open."""

    def __init__(self, port: int, table: str = "", cookie: str = "") -> None:
        self.port = port
        self.table = table
        self.cookie = cookie
        self.seen = 0
        self.news = asyncio.Event()

    async def ask(self, method: str, path: str, **form: Any) -> tuple[dict[str, str], bytes]:
        """The headers and the body of an answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = urlencode(form, doseq=True).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
        head += ["Accept: application/json", f"Cookie: seat={self.cookie}"]
        head += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        answer = await reader.read()
        writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        pairs = [line.split(": ", 1) for line in top.decode().split("\r\n")[1:]]
        headers = {name.lower(): text for name, text in pairs}
        if "set-cookie" in headers:
            self.cookie = re.sub(r".*?seat=([^;]*).*", r"\1", headers["set-cookie"])
        return headers, rest

    async def look(self) -> Any:
        """The table as this person sees it."""
        return json.loads((await self.ask("GET", f"/t/{self.table}/look"))[1])

    async def watch(self) -> None:
        """Keep the page open, and note the newest version that has come."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        head = [f"GET /t/{self.table}/stream HTTP/1.1", "Host: 127.0.0.1"]
        writer.write("\r\n".join([*head, f"Cookie: seat={self.cookie}", "", ""]).encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    self.seen = int(line[4:])
                    self.news.set()
        finally:
            writer.close()

    async def until(self, version: int) -> None:
        """Wait for an update."""
        while self.seen < version:
            self.news.clear()
            await self.news.wait()


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """A server on one core, if there is more than one; its port and process."""
    with tempfile.TemporaryDirectory() as folder:
        given = {"port": 0, "database": str(Path(folder, "tables.sqlite3")), "pace": 0.0}
        command = [sys.executable, "-c", RUN, json.dumps(given)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            share_cores(process.pid)
            assert process.stdout is not None
            found = re.search(rb"http://[\d.]+:(\d+)", process.stdout.readline())
            assert found, "the server did not start"
            yield int(found[1]), process.pid
        finally:
            process.terminate()
            process.wait()


def share_cores(pid: int) -> None:
    """One core for the server, another for this program."""
    if hasattr(os, "sched_setaffinity") and len(cores := sorted(os.sched_getaffinity(0))) > 1:
        os.sched_setaffinity(pid, cores[:1])
        os.sched_setaffinity(0, cores[1:2])


async def open_table(port: int, seats: int) -> list[Visitor]:
    """A table with people on all seats, whose game has begun."""
    host = Visitor(port)
    form = {"game": "swapybara", "name": "P1", "seats": seats, "option-rounds": 20}
    headers, _ = await host.ask("POST", "/tables", **form)
    host.table = headers["location"].rsplit("/", 1)[1]
    people = [host, *(Visitor(port, host.table) for _ in range(seats - 1))]
    for number, one in enumerate(people[1:], 2):
        await one.ask("POST", f"/t/{host.table}/sit", name=f"P{number}")
    await host.ask("POST", f"/t/{host.table}/start")
    return people


async def play(people: list[Visitor], rng: Random, rest: float, times: list[float]) -> None:
    """Move by move, each a while after the last; how long each took to reach everybody."""
    await asyncio.sleep(rng.random() * rest)
    while True:
        look = await people[0].look()
        if look["status"] != "playing":
            return
        actor = people[look["view"]["owing"][0]]
        mine = await actor.look()
        form = {"action": rng.choice(mine["view"]["choices"])["text"]}
        form |= {"decision": mine["decision"], "action_id": f"{rng.random()}"}
        begun = perf_counter()
        answer = asyncio.create_task(actor.ask("POST", f"/t/{actor.table}/act", **form))
        await asyncio.gather(*(one.until(mine["version"] + 1) for one in people))
        times.append(perf_counter() - begun)
        await answer
        await asyncio.sleep(rest * (0.5 + rng.random()))


async def measure(port: int, tables: int, seats: int, seconds: float, rest: float) -> list[float]:
    """The times of all moves, in seconds."""
    opened: list[list[Visitor]] = []
    for start in range(0, tables, OPENING):
        some = range(start, min(start + OPENING, tables))
        opened += await asyncio.gather(*(open_table(port, seats) for _ in some))
    times: list[float] = []
    work = [asyncio.create_task(one.watch()) for people in opened for one in people]
    work += [asyncio.create_task(play(one, Random(n), rest, times)) for n, one in enumerate(opened)]
    await asyncio.sleep(WARM)  # all pages open at once, which is not what is measured
    times.clear()
    await asyncio.sleep(seconds)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return sorted(times)


def cpu(pid: int) -> float:
    """The seconds of processor time that a process has had, where that can be read."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("tables", 50), ("seats", 6), ("seconds", 20), ("rest", 2)):
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    given = parser.parse_args()
    with server() as (port, pid):
        before = cpu(pid)
        run = measure(port, given.tables, given.seats, given.seconds, given.rest)
        times = asyncio.run(run)
        busy = cpu(pid) - before
    marks = [f"{times[min(len(times) - 1, int(len(times) * share))] * 1000:.1f} ms"
             for share in (0.5, 0.95, 0.99)]  # fmt: skip
    print(
        "| tables | seats | moves | to the last page: median | 95 % | 99 % | server's processor |"
    )
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    print(f"| {given.tables} | {given.seats} | {len(times)} | {' | '.join(marks)} | {busy:.1f} s |")


if __name__ == "__main__":
    main()
