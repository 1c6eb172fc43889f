"""What people can do at a table, and what is refused with a sentence."""

from __future__ import annotations

import asyncio
import re

import httpx
import pytest

from tests.server.house import JSON, Guest, House, owing, seated


def refused(answer: httpx.Response, status: int, rule: str) -> None:
    """The answer is a refusal with a code, a sentence and the current look."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body["accepted"] is False
    assert body["refusal"]["rule"] == rule
    assert len(body["refusal"]["sentence"]) > 10
    assert body["look"]["version"] == body["version"]


def test_a_guest_follows_the_link_types_a_name_and_sits(house: House) -> None:
    """No account: a name is enough, and the seat comes back with the cookie."""
    host = Guest(house)
    table = host.open("Anna", bots="random")
    guest = Guest(house, table)
    guest.get()

    answer = guest.post("sit", name="  Ben  ")

    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{table}"
    cookie = answer.headers["set-cookie"]
    assert f"Path=/t/{table};" in cookie + ";"
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    people = guest.look()["people"]
    assert [one["name"] for one in people] == ["Anna", "Ben", "", ""]
    assert [one["kind"] for one in people] == ["person", "person", "free", "free"]
    assert [one["host"] for one in people] == [True, False, False, False]
    assert guest.look()["seat"] == 1


def test_sitting_down_twice_keeps_the_one_seat(house: House) -> None:
    """A double click takes no second seat."""
    host = Guest(house)
    guest = Guest(house, host.open(), "Ben")

    assert guest.post("sit", name="Ben again").status_code == 303

    assert [one["name"] for one in guest.look()["people"]] == ["Anna", "Ben", "", ""]


@pytest.mark.parametrize(
    ("name", "status"),
    [("", 422), ("   ", 422), ("x" * 25, 422), ("a\nb", 422), ("a\u202eb", 422), ("anna", 409)],
)
def test_a_name_that_cannot_be_is_refused_and_takes_no_seat(
    house: House, name: str, status: int
) -> None:
    """1 to 24 characters, none invisible, and unlike every other name at the table."""
    guest = Guest(house, Guest(house).open("Anna"))

    answer = guest.post("sit", name=name)

    assert answer.status_code == status
    assert "<main" in answer.text
    assert guest.look()["seat"] is None


def test_only_the_host_starts_and_bots_take_the_free_seats(house: House) -> None:
    """A guest and a watcher may not start; after the start nobody sits down any more."""
    host = Guest(house)
    guest = Guest(house, host.open(bots="random"), "Ben")
    watcher = Guest(house, host.table)
    refused(guest.post("start", headers=JSON), 403, "not-host")
    refused(watcher.post("start", headers=JSON), 403, "not-host")
    refused(host.act("accept", action_id="early", decision=1), 409, "table-waiting")

    assert host.post("start").status_code == 303

    look = host.look()
    assert look["status"] == "playing"
    assert [one["kind"] for one in look["people"]] == ["person", "person", "bot", "bot"]
    assert len({one["name"] for one in look["people"]}) == 4
    refused(watcher.post("sit", headers=JSON, name="Late"), 409, "table-started")


def test_a_full_table_takes_nobody_more(house: House) -> None:
    """With all seats taken a further guest is told so."""
    host = Guest(house)
    host.open(bots="greedy", bot_count=3)

    refused(Guest(house, host.table).post("sit", headers=JSON, name="Ben"), 409, "table-full")


def test_a_repeat_gets_the_first_answer_and_counts_once(house: House) -> None:
    """The same action id sent again changes nothing and answers the same."""
    guests = seated(house)
    guest, look = owing(guests)
    action = look["view"]["choices"][0]["text"]
    first = guest.act(action, action_id="one", decision=look["decision"]).json()

    again = guest.act(action, action_id="one", decision=look["decision"]).json()

    assert first["accepted"]
    assert again["accepted"]
    assert again["version"] == first["version"]
    assert guest.look()["version"] == first["look"]["version"]


def test_a_repeat_of_a_refused_answer_is_refused_alike(house: House) -> None:
    """Also when the action would be allowed by now."""
    guests = seated(house)
    guest, look = owing(guests)
    other = next(one for one in guests if one is not guest)
    refused(other.act("accept", action_id="x", decision=look["decision"]), 409, "too-late")

    refused(other.act("accept", action_id="x", decision=look["decision"]), 409, "too-late")


def test_the_same_id_with_another_action_is_refused(house: House) -> None:
    """The id of an accepted answer belongs to one action and one decision."""
    guest, look = owing(seated(house))
    first, second = (one["text"] for one in look["view"]["choices"][:2])
    assert guest.act(first, action_id="one", decision=look["decision"]).json()["accepted"]

    refused(guest.act(second, action_id="one", decision=look["decision"]), 409, "id-used")
    refused(guest.act(first, action_id="one", decision=99), 409, "id-used")


def test_two_devices_of_a_seat_may_send_the_same_form(house: House) -> None:
    """They are shown one, so what one of them was refused leaves the other its answer."""
    guest, look = owing(seated(house, 4, rounds="2"))
    with guest.stream() as phone, guest.stream() as laptop:
        forms = [
            re.findall(r'name="action_id" value="(.+?)"', one.got[-1][1]) for one in (phone, laptop)
        ]
    assert forms[0] == forms[1]
    once, decision = forms[0][0], look["decision"]
    wrong = guest.act("refuse", action_id=once, decision=decision)
    assert wrong.status_code == 409

    answer = guest.act(look["view"]["choices"][0]["text"], action_id=once, decision=decision)

    assert answer.json()["accepted"]
    refused(guest.act("refuse", action_id=once, decision=decision), 409, "id-used")


def test_a_stale_decision_is_refused_in_words(house: House) -> None:
    """An answer to a decision that is no longer open changes nothing."""
    guests = seated(house)
    guest, look = owing(guests)
    action = look["view"]["choices"][0]["text"]
    guest.act(action, action_id="one", decision=look["decision"])
    version = guest.look()["version"]

    refused(guest.act(action, action_id="two", decision=look["decision"]), 409, "too-late")

    assert guest.look()["version"] == version


def test_nobody_acts_for_a_seat_that_is_not_theirs(house: House) -> None:
    """Without the cookie, with another table's, or with an invented one: 403."""
    guest, look = owing(seated(house))
    action, decision = look["view"]["choices"][0]["text"], look["decision"]
    stranger = Guest(house, guest.table)
    refused(stranger.act(action, action_id="one", decision=decision), 403, "no-seat")
    elsewhere = Guest(house)
    elsewhere.open()
    stranger.http.cookies.set("seat", elsewhere.http.cookies["seat"], path=f"/t/{guest.table}")
    refused(stranger.act(action, action_id="two", decision=decision), 403, "no-seat")
    guessed = Guest(house, guest.table)
    guessed.http.cookies.set("seat", "A" * 22, path=f"/t/{guest.table}")
    refused(guessed.act(action, action_id="three", decision=decision), 403, "no-seat")

    assert guest.look()["decision"] == decision


@pytest.mark.parametrize("action", ["ask 99", "pick 17", "give -3", "accept 6", "", "ask 1; ask 2"])
def test_an_invented_action_is_not_understood(house: House, action: str) -> None:
    """An invented rank, value or owner is no action at all."""
    guest, look = owing(seated(house))

    refused(guest.act(action, action_id="one", decision=look["decision"]), 422, "no-such-action")

    assert guest.look()["version"] == look["version"]


def test_an_action_that_the_rules_forbid_names_its_rule(house: House) -> None:
    """SW-3.2: whoever asks cannot ask nobody's seat; the sentence ends with the rule's number."""
    guest, look = owing(seated(house))

    answer = guest.act("ask 7", action_id="one", decision=look["decision"])

    refused(answer, 409, "SW-3.2")
    assert answer.json()["refusal"]["sentence"].endswith("(SW-3.2)")


def test_several_actions_are_accepted_or_refused_as_one(house: House) -> None:
    """When a later one is not allowed, the first has not happened either."""
    guest, look = owing(seated(house))
    action = look["view"]["choices"][0]["text"]

    answer = guest.act(action, action, action_id="one", decision=look["decision"])

    assert answer.status_code == 409
    assert guest.look()["version"] == look["version"]
    assert guest.act(action, action_id="two", decision=look["decision"]).json()["accepted"]


def test_a_form_can_send_an_action_in_parts(house: House) -> None:
    """`verb` and `number` make one action; a number alone says nothing."""
    guest, look = owing(seated(house))
    verb, number = look["view"]["choices"][0]["text"].split()
    sent = {"number": number, "decision": look["decision"]}

    refused(guest.post("act", headers=JSON, action_id="one", **sent), 422, "no-actions")
    answer = guest.post("act", headers=JSON, action_id="two", verb=verb, **sent)

    assert answer.json()["accepted"]
    assert guest.look()["version"] > look["version"]


def test_a_form_can_send_several_actions_in_one_field(house: House) -> None:
    """`actions` holds them with semicolons between, accepted or refused as one."""
    guest, look = owing(seated(house))
    action = look["view"]["choices"][0]["text"]
    sent = {"decision": look["decision"]}

    twice = guest.post("act", headers=JSON, action_id="one", actions=f"{action};{action}", **sent)
    once = guest.post("act", headers=JSON, action_id="two", actions=action, **sent)

    assert twice.status_code == 409
    assert once.json()["accepted"]


@pytest.mark.parametrize(
    ("form", "rule"),
    [
        ({"action": "ask 1", "action_id": "one"}, "no-number"),
        ({"action": "ask 1", "action_id": "one", "decision": "soon"}, "no-number"),
        ({"action": "ask 1", "decision": "1"}, "no-action-id"),
        ({"action": "ask 1", "action_id": "é", "decision": "1"}, "no-action-id"),
        ({"action": "ask 1", "action_id": "x" * 65, "decision": "1"}, "no-action-id"),
        ({"action_id": "one", "decision": "1"}, "no-actions"),
    ],
)
def test_a_form_that_lacks_something_says_what(
    house: House, form: dict[str, str], rule: str
) -> None:
    """Action, id and decision are all needed."""
    guest, _ = owing(seated(house))

    refused(guest.post("act", headers=JSON, **form), 422, rule)


def test_of_two_answers_at_once_exactly_one_counts(house: House) -> None:
    """Two windows of one seat: one wins, the other is told that it is too late."""
    for _ in range(5):
        guest, look = owing(seated(house))
        choices = [one["text"] for one in look["view"]["choices"][:2]]

        answers = at_once(guest, choices, look["decision"])

        won = [one for one in answers if one.json()["accepted"]]
        lost = [one for one in answers if not one.json()["accepted"]]
        assert len(won) == 1
        refused(lost[0], 409, "too-late")


def at_once(guest: Guest, actions: list[str], decision: int) -> list[httpx.Response]:
    """The answers to different actions that one seat sends at the same moment."""

    async def send() -> list[httpx.Response]:
        async with httpx.AsyncClient(cookies=guest.http.cookies, headers=JSON) as client:
            address = f"{guest.url}/t/{guest.table}/act"
            forms = [{"action": a, "action_id": f"id {a}", "decision": decision} for a in actions]
            return await asyncio.gather(*(client.post(address, data=form) for form in forms))

    return asyncio.run(send())


def test_two_tables_do_not_touch_each_other(house: House) -> None:
    """What happens at one table changes nothing at another, also for the same browser."""
    one, other = seated(house), seated(house)
    before = [guest.look() for guest in other]
    guest, look = owing(one)
    guest.act(look["view"]["choices"][0]["text"], action_id="one", decision=look["decision"])

    assert [guest.look() for guest in other] == before


def test_one_browser_can_sit_at_two_tables(house: House) -> None:
    """Each table has a cookie of its own."""
    guest = Guest(house)
    first, second = guest.open("Anna"), guest.open("Bea")

    assert guest.look()["people"][0]["name"] == "Bea"
    assert guest.look()["seat"] == 0
    guest.table = first
    assert guest.look()["seat"] == 0
    assert first != second


def test_a_page_works_without_javascript(house: House) -> None:
    """A form sent by a plain browser goes back to the page; a refusal is shown on the page."""
    guest, look = owing(seated(house))
    action = look["view"]["choices"][0]["text"]
    form = {"action": action, "action_id": "one", "decision": look["decision"]}

    sent = guest.post("act", **form)
    stale = guest.post("act", **(form | {"action_id": "two"}))

    assert sent.status_code == 303
    assert sent.headers["location"] == f"/t/{guest.table}"
    assert stale.status_code == 409
    assert stale.text.startswith("<!doctype html>")
    assert "Too late" in stale.text


def test_htmx_gets_the_fragment(house: House) -> None:
    """With the header HX-Request the answer is the main element, also for a refusal."""
    guest, look = owing(seated(house))
    action = look["view"]["choices"][0]["text"]
    form = {"action": action, "action_id": "one", "decision": look["decision"]}

    sent = guest.post("act", headers={"hx-request": "true"}, **form)
    stale = guest.post("act", headers={"hx-request": "true"}, **(form | {"action_id": "two"}))

    assert sent.status_code == 200
    assert sent.text.lstrip().startswith("<main")
    assert stale.status_code == 409
    assert stale.text.lstrip().startswith("<main")
    assert "Too late" in stale.text


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("game", "chess", "chess"),
        ("seats", "3", "4–8"),
        ("seats", "many", "many"),
        ("name", "", "name"),
        ("bots", "genius", "genius"),
        ("bot-count", "4", "at most 3"),
        ("option-rounds", "500", "500"),
        ("option-colour", "red", "colour"),
        ("option-turns", "1", "Turns"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    house: House, field: str, value: str, words: str
) -> None:
    """The start page comes back with the sentence and with what was filled in."""
    form = {"game": "swapybara", "name": "Zacharias", "seats": "4", "bots": "random"}

    answer = Guest(house).http.post("/tables", data=form | {field: value})

    assert answer.status_code == 422
    assert words in answer.text
    assert field in ("name", "game") or "Zacharias" in answer.text


def test_options_left_alone_do_not_count_as_chosen(house: House) -> None:
    """SW-1.2: a form sends the usual number of rounds along with a target."""
    host = Guest(house)

    host.open(rounds="3", target="20", start="lot")

    options = host.look()["options"]
    assert (options["rounds"], options["target"]) == ("none", 20)


def test_a_whole_game_with_bots_ends_with_a_record(house: House) -> None:
    """The record is kept back until the game is over; then it replays."""
    from stamtafel.core.record import Record

    host = Guest(house)
    host.open(bot_count=3, rounds="1")
    host.post("start")
    answer = host.get("/record")
    assert answer.status_code == 409
    assert answer.headers["content-type"].startswith("text/plain")
    step = 0
    while (look := host.look())["status"] == "playing":
        if look["decision"] is not None:
            action = look["view"]["choices"][step % len(look["view"]["choices"])]["text"]
            host.act(action, action_id=f"step {step}", decision=look["decision"])
            step += 1

    record = Record.read(host.get("/record").text)

    assert record.state().over
    assert list(record.state().scores()) == look["view"]["scores"]
    assert record.names[0] == "Anna"
    refused(host.act("accept", action_id="late", decision=1), 409, "SW-7.1")
