"""A power cut in the middle of games under load: nothing that was acknowledged is missing."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

from stamtafel.server.story import replay
from tests.server.house import Guest, House, rows_of, until


class Player(threading.Thread):
    """Plays at a table until the server is gone; remembers what was acknowledged."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.seed = seed
        self.acknowledged: list[tuple[str, str, int]] = []  # action id, action, version
        self.sent: tuple[str, str, int] | None = None  # perhaps not acknowledged: with its decision

    def run(self) -> None:
        chance = random.Random(self.seed)
        step = 0
        try:
            while (look := self.guest.look())["status"] == "playing":
                if look["decision"] is not None:
                    action = chance.choice(look["view"]["choices"])["text"]
                    step += 1
                    self.send(f"{self.seed}/{step}", action, look["decision"])
        except httpx.HTTPError:
            pass

    def send(self, action_id: str, action: str, decision: int) -> None:
        """Send one action, and remember its acknowledgement."""
        self.sent = (action_id, action, decision)
        answer = self.guest.act(action, action_id=action_id, decision=decision).json()
        if answer["accepted"]:
            self.acknowledged.append((action_id, action, answer["version"]))
        self.sent = None


def tables(house: House, number: int) -> list[list[Guest]]:
    """Tables with two people and two bots at which the game has begun."""
    found = []
    for _ in range(number):
        host = Guest(house)
        host.open(bot_count=2, rounds="20")
        found.append([host, Guest(house, host.table, "Ben")])
        host.post("start")
    return found


def test_after_kill_9_every_table_goes_on_where_it_was(build: Callable[..., House]) -> None:
    """Acknowledged answers are in the log, one unacknowledged counts at most once, bots go on."""
    house = build(pace=0.01)
    parties = tables(house, 3)
    players = [Player(g, 10 * i + j) for i, p in enumerate(parties) for j, g in enumerate(p)]
    for player in players:
        player.start()
    until(lambda: all(len(one.acknowledged) >= 4 for one in players), "nobody plays", 60)
    house.kill()
    for player in players:
        player.join(20)

    again = build(pace=0.01)

    for player in players:
        check_kept(again, player)
        answer_again(again, player)
    for party in parties:
        version = after(again, party[0]).look()["version"]
        play_on(again, party)
        assert after(again, party[0]).look()["version"] > version
        replay(party[0].table, rows_of(again, party[0].table))


def check_kept(house: House, player: Player) -> None:
    """Each acknowledged answer stands in the log under the version that was told."""
    rows = {row.version: row for row in rows_of(house, player.guest.table)}
    seat = after(house, player.guest).look()["seat"]
    for action_id, action, version in player.acknowledged:
        event: Any = rows[version].event
        kept = (rows[version].seat, rows[version].action_id, event.action)
        assert kept == (seat, action_id, action)


def answer_again(house: House, player: Player) -> None:
    """An answer that was on its way may be sent again, and counts once."""
    if player.sent is None:
        return
    action_id, action, decision = player.sent
    guest = after(house, player.guest)
    first = guest.act(action, action_id=action_id, decision=decision).json()
    second = guest.act(action, action_id=action_id, decision=decision).json()
    assert first["accepted"], first["refusal"]
    assert second["version"] == first["version"]
    rows = rows_of(house, guest.table)
    assert len([row for row in rows if row.action_id == action_id]) == 1


def play_on(house: House, party: list[Guest]) -> None:
    """The people answer until bots have answered too."""
    people = [after(house, guest) for guest in party]
    seen = people[0].look()["version"]
    end = time.monotonic() + 30
    while not bots_acted(house, people[0].table, seen):
        assert time.monotonic() < end, "bots do not go on"
        for guest in people:
            look = guest.look()
            if look["decision"] is not None:
                action = look["view"]["choices"][0]["text"]
                name, decision = f"on {look['version']}", look["decision"]
                assert guest.act(action, action_id=name, decision=decision).json()["accepted"]


def bots_acted(house: House, table: str, since: int) -> bool:
    """Whether a bot has acted since a version."""
    rows = rows_of(house, table)
    return any(row.version > since and row.kind == "acted" and row.seat in (2, 3) for row in rows)


def after(house: House, guest: Guest) -> Guest:
    """The same browser at the server that was started again."""
    same = Guest(house, guest.table)
    for cookie in guest.http.cookies.jar:
        same.http.cookies.set(cookie.name, cookie.value or "", path=cookie.path)
    return same


def test_bots_answer_after_a_start_without_anybody_looking(build: Callable[..., House]) -> None:
    """What drives them is the stored state: a decision that a bot owes."""
    house = build(pace=2.0)
    host = Guest(house)
    host.open(bot_count=3, start="1")
    host.post("start")
    house.kill()
    before = len(rows_of(house, host.table))

    again = build(pace=0.01)

    until(lambda: len(rows_of(again, host.table)) > before, "no bot answered")
