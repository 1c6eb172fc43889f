"""Programs from outside sit at a table: let in by the host, asked, answering, never waited for."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Timer
from typing import Any

import httpx

from stamtafel.core.game import game
from stamtafel.core.record import Record
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.core.words import LANGUAGES
from stamtafel.server.story import replay
from tests.server.house import JSON, Guest, House, rows_of
from tests.server.house import until as wait_until
from tests.server.test_stream import check_look
from tests.server.visitor import Visitor, bearer, checked

# Letting one in


def waiting(house: House, start: str = "lot", rounds: str = "3") -> Guest:
    """A host in the waiting room of a table with two bots and a free chair."""
    host = Guest(house)
    host.open(bot_count=2, start=start, rounds=rounds)
    return host


def test_the_host_lets_a_program_in_and_sees_its_token_once(house: House) -> None:
    """Without JavaScript: a form in the waiting room, and a page with address and token."""
    host = waiting(house)
    form = re.search(rf'<form[^>]*action="/t/{host.table}/bot".*?</form>', host.get().text, re.S)
    assert form
    assert re.findall(r'name="chair" value="(\d)"', form[0]) == ["1", "2", "3"]
    assert "<label" in form[0]

    shown = host.post("bot", chair=1, name="Robo")

    address = f"{house.url}/t/{host.table}/bot"
    assert f"<code>{address}</code>" in shown.text
    found = re.search(r"<dd><code>([\w-]{22})</code></dd>", shown.text)
    assert found
    answer = host.http.get(f"{address}/decisions?wait=0", headers=bearer(found[1]))
    turn = answer.json()
    assert (turn["status"], turn["seat"], turn["names"][1]) == ("open", 1, "Robo")
    later = host.get().text + host.get("/look").text + host.post("bot", chair=1).text
    assert found[1] not in later + "".join(house.said)
    assert found[1] not in str(rows_of(house, host.table))


def test_everybody_sees_that_a_program_sits_there(house: House) -> None:
    """In the waiting room and during the game, by its name; a visitor cannot take its chair."""
    host = waiting(house)
    Visitor(host, 1, "Robo")
    watcher = Guest(house, host.table)
    assert watcher.post("sit", headers=JSON, name="Ben", chair=1).status_code == 409
    assert 'name="chair" value="1"' not in watcher.get().text
    for begun in (False, True):
        if begun:
            host.post("start")
        for lang, word in (("nl", "programma"), ("de", "Programm"), ("en", "program")):
            watcher.http.headers["accept-language"] = lang
            assert f'Robo</span> <span class="tag">{word}</span>' in watcher.get().text
    person, bot = watcher.look()["people"][1:3]
    assert (person["kind"], person["program"], person["name"]) == ("bot", True, "Robo")
    assert (bot["kind"], bot["program"]) == ("bot", False)


def test_only_who_leads_lets_programs_in(house: House) -> None:
    """Neither a guest, nor a watcher, nor a program; and not in the middle of a game."""
    host = waiting(house)
    guest, watcher = Guest(house, host.table, "Ben"), Guest(house, host.table)
    for other in (guest, watcher):
        assert other.post("bot", headers=JSON, chair=2).status_code == 403
        assert f'action="/t/{host.table}/bot"' not in other.get().text
    robo = Visitor(host, 2, "Robo")
    address, form = f"{house.url}/t/{host.table}/bot", {"chair": 3}
    assert robo.http.post(address, data=form, headers=JSON).status_code == 403
    for chair, name, status in ((1, "", 409), (2, "", 409), (9, "", 409), (3, "BEN", 409)):
        assert host.post("bot", headers=JSON, chair=chair, name=name).status_code == status
    assert host.post("bot", headers=JSON, chair="x").status_code == 422
    host.post("start")
    late = host.post("bot", headers=JSON, chair=3).json()
    assert late["refusal"]["rule"] == "program-not-now"


def test_a_token_of_a_program_is_none_of_a_person_nor_the_other_way_round(house: House) -> None:
    """A program does what programs do and nothing else, and nobody acts without a token."""
    host = waiting(house)
    robo = Visitor(host, 1, "Robo")
    host.post("start")
    disguised = Guest(house, host.table)
    disguised.http.cookies.set("seat", robo.seated["token"], path=f"/t/{host.table}")
    assert disguised.look()["seat"] is None
    assert disguised.post("say", headers=JSON, phrase="hello").status_code == 403
    cookie, nobody = host.http.cookies["seat"], httpx.Client()
    for headers in ({}, bearer("x"), bearer("x" * 22), bearer(cookie), {"authorization": cookie}):
        for what in ("decisions", "record"):
            answer = nobody.get(f"{robo.seated['address']}/{what}", headers=headers)
            assert answer.status_code == 401
            assert answer.headers["www-authenticate"] == "Bearer"
            assert checked("Outcome", answer.json())["refusal"]["rule"] == "no-token"
    body = {"decision": 1, "action": "ask 0", "id": "x"}
    refused = nobody.post(f"{robo.seated['address']}/answer", json=body)
    assert refused.status_code == 401
    other = Guest(house)
    other.open()
    for table, status in ((other.table, 401), ("nosuchtabl", 404)):
        answer = robo.http.get(f"{house.url}/t/{table}/bot/decisions")
        assert answer.status_code == status


def test_a_chair_that_the_host_frees_is_no_longer_the_programs(house: House) -> None:
    """Its stream ends, its token is of no use, and a bot plays on."""
    host = waiting(house, start="0")
    robo = Visitor(host, 1)
    host.post("start")
    with robo.stream() as got:
        assert host.post("free", headers=JSON, chair=1).status_code == 200
        wait_until(lambda: got[-1] is None, "the stream goes on")
    assert robo.get("decisions").status_code == 401
    assert not host.look()["people"][1]["program"]


# Answering


def asked(house: House) -> tuple[Guest, Visitor, Any]:
    """A program that has to decide at a table where the game has just begun."""
    host = waiting(house, start="1")
    robo = Visitor(host, 1, "Robo")
    host.post("start")
    turn = robo.turn()
    assert turn["decision"] is not None
    return host, robo, turn


def test_an_answer_counts_once_by_number_or_text(house: House) -> None:
    """A repeat gets the first answer, also in the other form; another action does not pass."""
    host, robo, turn = asked(house)
    legal = turn["legal"]
    first = robo.answer(turn["decision"], legal[0]["action"], "one")
    rows = rows_of(house, host.table)

    for form in ("action", "text"):
        again = robo.answer(turn["decision"], legal[0][form], "one")
        assert (again.status_code, again.json()) == (200, first.json())
    other = robo.answer(turn["decision"], legal[1]["action"], "one")
    assert (other.status_code, other.json()["refusal"]["rule"]) == (409, "id-used")
    assert len([row for row in rows if row.action_id == "one"]) == 1
    event: Any = rows[first.json()["version"] - 1].event
    assert (event.action, event.decision) == (legal[0]["text"], turn["decision"])


def test_what_is_late_or_against_the_rules_changes_nothing(house: House) -> None:
    """It is refused with words in the language asked for, and with the rule that it breaks."""
    host, robo, turn = asked(house)
    for lang in LANGUAGES:
        robo.http.headers["accept-language"] = lang
        stale = robo.answer(turn["decision"] - 1, turn["legal"][0]["action"], f"late {lang}")
        broken = robo.answer(turn["decision"], "ask 1", f"self {lang}")
        assert stale.status_code == broken.status_code == 409
        assert stale.json()["refusal"]["rule"] == "too-late"
        told = checked("Outcome", broken.json())["refusal"]
        assert told["rule"].startswith("SW-")
        assert told["sentence"].endswith(f"({told['rule']})")
        assert {"nl": "Te laat", "de": "Zu spät", "en": "Too late"}[lang] in stale.text
    assert robo.turn()["version"] == turn["version"] == host.look()["version"]


NO_ANSWERS = (
    (b"", "JSON"),
    (b"\xff", "JSON"),
    (b"[]", "JSON"),
    (b'{"decision": 1, "action": 2}', "id"),
    (b'{"decision": 1, "id": "x"}', "action"),
    (b'{"decision": "1", "action": 2, "id": "x"}', "decision"),
    (b'{"decision": 1, "action": true, "id": "x"}', "action"),
    (b'{"decision": 1, "action": 2, "id": "x", "card": "0"}', "card"),
    (b'{"decision": 1, "action": 99999, "id": "x"}', "99999"),
    (b'{"decision": 1, "action": 2, "id": ""}', "id"),
)


def test_an_answer_that_is_none_is_refused(house: House) -> None:
    """The sentence says what is wrong with which field."""
    robo = Visitor(waiting(house), 1)
    for body, named in NO_ANSWERS:
        answer = robo.send(body)
        assert answer.status_code == 422, body
        assert named in checked("Outcome", answer.json())["refusal"]["sentence"]


def test_an_answer_longer_than_any_is_refused_as_others_are(house: House) -> None:
    """As data, not as a page."""
    answer = Visitor(waiting(house), 1).send(b" " * 100_000)

    assert answer.status_code == 413
    assert checked("Outcome", answer.json())["refusal"]["rule"] == "too-large"


def test_nobody_answers_before_the_game_or_with_what_no_game_knows(house: House) -> None:
    """Which is said with a word for each."""
    early = Visitor(waiting(house), 1).answer(1, "ask 0", "one")
    _, robo, turn = asked(house)
    unknown = robo.answer(turn["decision"], "fly", "one")

    assert (early.status_code, early.json()["refusal"]["rule"]) == (409, "table-waiting")
    assert (unknown.status_code, unknown.json()["refusal"]["rule"]) == (422, "no-such-action")


def test_who_answers_without_end_has_to_wait(house: House) -> None:
    """As everybody has."""
    _, robo, turn = asked(house)
    body = {"decision": turn["decision"] - 1, "action": 0, "id": "x"}

    async def hammer() -> list[int]:
        async with httpx.AsyncClient(headers=robo.http.headers, timeout=30) as client:
            address = f"{robo.seated['address']}/answer"
            answers = await asyncio.gather(*(client.post(address, json=body) for _ in range(100)))
            return [answer.status_code for answer in answers]

    assert set(asyncio.run(hammer())) == {409, 429}


# Whole games


def test_a_stream_tells_what_a_seat_may_know_and_no_more(house: House) -> None:
    """SW-2.1: in a whole game all that it sends fits any state that the seat may think of."""
    host = waiting(house, start="1", rounds="2")
    robo = Visitor(host, 1, "Robo")
    with robo.stream() as got:
        host.post("start")
        told = 0
        while (turn := got[-1])["status"] != "over":
            if len(got) == told or turn["decision"] is None:
                play_first(host)
                continue
            told = len(got)
            action = turn["legal"][told % len(turn["legal"])]["action"]
            assert robo.answer(turn["decision"], action, f"{told}").json()["accepted"]
        assert [one["status"] for one in (got[0], got[-1])] == ["open", "over"]
        decisions = [one["decision"] for one in got if one["decision"] is not None]
        assert len(decisions) == len(set(decisions)) >= 4
        for one in got[1:]:
            check_turn(one, state_at(house, host.table, one["version"]))


def play_first(host: Guest) -> None:
    """Take the first choice, if one has to decide."""
    look = host.look()
    if look["decision"] is not None:
        action = look["view"]["choices"][0]["text"]
        host.act(action, action_id=f"{look['decision']}", decision=look["decision"])


def state_at(house: House, table: str, version: int) -> State:
    """How the game truly stood at a version."""
    state = replay(table, rows_of(house, table)[:version]).state
    assert state is not None
    return state


def check_turn(turn: dict[str, Any], state: State) -> None:
    """View, log and legal actions are those of states dealt anew."""
    check_look(turn, state)
    for number in range(3):
        world = state.clone()
        world.resample(turn["seat"], stream(number, "world"))
        legal = game("swapybara").legal(world, turn["seat"])
        assert [one["action"] for one in turn["legal"]] == list(legal)


def test_a_program_has_the_record_when_the_game_is_over(house: House) -> None:
    """The same that people have, and not before."""
    host = waiting(house, start="1", rounds="1")
    robo = Visitor(host, 1, "Robo")
    host.post("start")
    early = robo.get("record")
    assert (early.status_code, early.json()["refusal"]["rule"]) == (409, "record-not-yet")
    host.post("free", headers=JSON, chair=0)

    robo.play()

    found = robo.get("record")
    assert found.headers["content-type"].startswith("text/plain")
    record = Record.read(found.text)
    assert record.names[1] == "Robo"
    assert record.state().over


def test_a_program_goes_on_after_a_restart_of_the_server(build: Callable[..., House]) -> None:
    """With the same token, in the middle of a game; what it had sent counts once.

    The server waits for no program when it stops: not for a stream, not for an open question.
    """
    house = build()
    host = waiting(house, start="1", rounds="1")
    robo = Visitor(host, 1)
    with robo.stream() as got, ThreadPoolExecutor() as pool:
        host.post("start")
        turn = robo.turn()
        first = robo.answer(turn["decision"], turn["legal"][0]["action"], "one").json()
        question = pool.submit(robo.turn, wait=60)
        assert house.stop() < 3
        assert question.result(1)["status"] == "playing"
        wait_until(lambda: got[-1] is None, "the stream goes on")
    assert not [line for line in house.said if "opened" not in line], house.said

    address = build().url
    robo.seated["address"] = address + robo.seated["address"].removeprefix(house.url)
    again = robo.answer(turn["decision"], turn["legal"][0]["action"], "one").json()
    assert again["version"] == first["version"]
    assert after(address, host).post("free", headers=JSON, chair=0).status_code == 200
    robo.play()


def after(address: str, guest: Guest) -> Guest:
    """The same browser at the server that was started again."""
    same = Guest(address, guest.table)
    same.http.cookies.set("seat", guest.http.cookies["seat"], path=f"/t/{guest.table}")
    return same


def test_a_question_waits_as_long_as_it_says(house: House) -> None:
    """And is answered as soon as there is something to decide; a wait that is none is refused."""
    host = waiting(house, start="1")
    robo = Visitor(host, 1)
    quick, slow = robo.get("decisions", wait=0), robo.get("decisions", wait=1)
    assert quick.elapsed.total_seconds() < 0.9 < slow.elapsed.total_seconds()
    starting = Timer(0.3, host.post, ["start"])
    starting.start()
    assert robo.turn(wait=20)["decision"] is not None
    starting.join()
    for wait in ("-1", "61", "soon", "1.5"):
        answer = robo.get("decisions", wait=wait)
        assert answer.status_code == 422
        assert wait in answer.json()["refusal"]["sentence"]
