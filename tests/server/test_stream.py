"""Streams: the whole view at once, after each change and after each gap; and never a secret."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec

from stamtafel.core.game import game
from stamtafel.core.rng import stream
from stamtafel.core.state import SPECTATOR, State
from stamtafel.server.look import Look
from stamtafel.server.story import replay
from stamtafel.web import pages
from stamtafel.web.site import frame
from tests.server.house import Frames, Guest, House, owing, rows_of, seated, until


def test_a_stream_begins_with_the_whole_view_and_sends_each_change(house: House) -> None:
    """The first frame needs no change; each frame is the main element with its version."""
    guests = seated(house)
    guest, look = owing(guests)
    with guests[0].stream() as mine, Guest(house, guest.table).stream() as watching:
        assert mine.headers["content-type"].startswith("text/event-stream")
        assert mine.headers["x-accel-buffering"] == "no"
        assert mine.got[0][0] == watching.got[0][0] == look["version"]
        assert mine.got[0][1].lstrip().startswith("<main")
        action = look["view"]["choices"][0]["text"]
        version = guest.act(action, action_id="one", decision=look["decision"]).json()["version"]

        assert mine.wait(version).rstrip().endswith("</main>")
        assert watching.wait(version) != mine.wait(version)


def test_a_connection_made_anew_is_complete_at_once(house: House) -> None:
    """A gap, a reload and a missed frame are the same case."""
    guests = seated(house)
    guest, look = owing(guests)
    with guests[0].stream() as frames:
        before = frames.got[0][0]
    action = look["view"]["choices"][0]["text"]
    version = guest.act(action, action_id="one", decision=look["decision"]).json()["version"]

    with guests[0].stream() as again:
        assert again.got[0][0] == version > before


def test_a_frame_with_line_breaks_keeps_them() -> None:
    """Each line is data of its own."""
    assert frame(7, "<main>\n<p>\n</main>") == b"id: 7\ndata: <main>\ndata: <p>\ndata: </main>\n\n"


def test_a_graceful_stop_takes_less_than_three_seconds_with_streams_open(
    build: Callable[..., House],
) -> None:
    """All streams end by themselves, and nobody is cut off in the middle."""
    house = build(pace=0.9)
    host = Guest(house)
    host.open(bot_count=3)
    host.post("start")
    with ExitStack() as stack:
        streams = [stack.enter_context(host.stream()) for _ in range(5)]

        assert house.stop() < 3

        assert all(one.ended.wait(1) for one in streams)
    assert not [line for line in house.said if "error" in line.lower()], house.said


def test_waiting_people_see_who_sits_down(house: House) -> None:
    """Before the game begins the stream tells who comes."""
    host = Guest(house)
    host.open("Anna")
    with host.stream() as frames:
        Guest(house, host.table, "Bertram")

        until(lambda: "Bertram" in frames.got[-1][1], "nobody told the host")


def test_no_seat_is_sent_what_it_may_not_know(build: Callable[..., House]) -> None:
    """SW-2.1: over a whole game, all that is sent fits any state a seat may think of.

    Frames and answers are compared with what is drawn from the view alone, and each card named in
    the log is the viewer's own or one that was shown to all.
    """
    house = build()
    guests = seated(house, rounds="2")
    viewers = [*guests, Guest(house, guests[0].table)]
    with ExitStack() as stack:
        streams = [stack.enter_context(viewer.stream()) for viewer in viewers]
        step = 0
        while True:
            looks = [viewer.look() for viewer in viewers]
            for one in streams:
                one.wait(looks[0]["version"])
            state = true_state(house, guests[0].table)
            for viewer, look, sent in zip(viewers, looks, streams, strict=True):
                check_look(look, state)
                check_frame(house, viewer, sent)
                if step % 10 == 0:
                    assert fits(house, viewer.look(), viewer.get().text)
            if looks[0]["status"] == "over":
                break
            actor = next(s for s, look in enumerate(looks) if look["decision"] is not None)
            choices = looks[actor]["view"]["choices"]
            answer = guests[actor].act(
                choices[step % len(choices)]["text"],
                action_id=f"step {step}",
                decision=looks[actor]["decision"],
            )
            check_look(answer.json()["look"], true_state(house, guests[0].table))
            step += 1
    assert step >= 2 * 4 * 3
    for guest in guests:
        assert str(guest.http.cookies["seat"]) not in "".join(house.said)


def true_state(house: House, table: str) -> State:
    """How the game truly stands, from the database."""
    state = replay(table, rows_of(house, table)).state
    assert state is not None
    return state


def check_look(look: dict[str, Any], state: State) -> None:
    """The view is that of a state in which all that the seat cannot know was dealt anew."""
    played = game("swapybara")
    seat = look["seat"]
    for number in range(3):
        world = state.clone()
        world.resample(SPECTATOR if seat is None else seat, stream(number, "world"))
        view = msgspec.json.decode(msgspec.json.encode(played.view(world, seat)))
        assert look["view"] == view
    revealed = {e["version"] for e in look["log"] if any(shows_all(p) for p in e["phrases"])}
    for entry in look["log"]:
        for phrase in entry["phrases"]:
            own = seat is not None and phrase["seats"].get("by") == seat
            assert not phrase["cards"] or own or entry["version"] in revealed


def shows_all(phrase: dict[str, Any]) -> bool:
    """SW-6.1: whether this belongs to the end of a round, where all cards are shown."""
    return bool(phrase["key"] == "told-score")


def check_frame(house: House, viewer: Guest, frames: Frames) -> None:
    """The newest frame is drawn from the look, once all have heard who is here by now."""
    until(lambda: fits(house, viewer.look(), frames.got[-1][1]), "a frame tells something else")


def fits(house: House, look: dict[str, Any], drawn: str) -> bool:
    """Whether what was sent is drawn from the look and nothing else."""
    invite = f"{house.url}/t/{look['table']}"
    seen = msgspec.convert(look, Look)
    again = pages.fragment(seen, lang="en", base="", live=house.live, invite=invite)
    return plain(again) in plain(drawn)


def plain(text: str) -> str:
    """A page without the ids that are new each time it is drawn."""
    text = re.sub(r'name="action_id" value="[^"]*"', "", text)
    return "\n".join(line.rstrip() for line in text.splitlines()).strip()


def test_a_slow_reader_gets_the_newest_view(build: Callable[..., House]) -> None:
    """Bots play on at full speed; whoever reads late skips to the present."""
    house = build()
    host = Guest(house)
    host.open(bot_count=3, rounds="1")
    with httpx.stream("GET", f"{house.url}/t/{host.table}/stream") as answer:
        host.post("start")
        step = 0
        while (look := host.look())["status"] == "playing":
            if look["decision"] is not None:
                action = look["view"]["choices"][0]["text"]
                host.act(action, action_id=f"step {step}", decision=look["decision"])
                step += 1
        versions = []
        for line in answer.iter_lines():
            if line.startswith("id: "):
                versions.append(int(line[4:]))
                if versions[-1] == look["version"]:
                    break
    assert versions == sorted(set(versions))
