"""The evening at a table: devices, chairs, the next game, talk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import game
from stamtafel.server import evening, presence
from stamtafel.server.errors import Declined, NotAllowed
from stamtafel.server.hall import Hall
from stamtafel.server.log import Waits
from tests.server.desks import PAIR, Scene, act, declined, finish, stored, two

# Devices and chairs


def test_a_code_brings_a_second_device_to_the_same_seat(at_table: Callable[[Scene], None]) -> None:
    """Both are the seat from then on, also after a restart; the code works once."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        code = await desk.code(0, alone=False)
        assert await hall.table_of(code) == desk.table_id
        await desk.change(partial(evening.use_code, code=code, token="second"))
        assert desk.seat_of("second") == desk.seat_of("a" * 22) == 0
        with pytest.raises(Declined):
            evening.use_code(desk.story, code, "third")
        assert (await stored(desk, hall)).tokens == desk.story.tokens

    at_table(scene)


def test_a_chair_handed_over_belongs_to_its_new_owner_alone(
    at_table: Callable[[Scene], None],
) -> None:
    """The ghost's old secret opens nothing any more."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        code = await desk.code(1, alone=True)
        await desk.change(partial(evening.use_code, code=code, token="new"))
        assert desk.seat_of("new") == 1
        assert desk.seat_of("b" * 22) is None
        assert "table-handed" in {entry.key for entry in desk.look(0).log}  # nobody sneaks in

    at_table(scene)


def test_a_code_for_a_ghosts_chair_is_of_no_use_once_the_ghost_is_back(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards are theirs alone again; a code for a device of one's own is good all the same."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        with monkeypatch.context() as away:
            away.setattr(presence, "PATIENCE", 0.0)
            desk.check_ghost(1)
            code, own = await desk.code(1, alone=True), await desk.code(1, alone=False)
        desk.hear(1)
        with declined("still-here"):
            await desk.use_code(code, "stranger")
        assert desk.seat_of("b" * 22) == 1
        await desk.use_code(own, "phone")
        assert desk.seat_of("phone") == 1

    at_table(scene)


def test_a_code_is_of_no_use_after_a_quarter_of_an_hour(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is a code that nobody gave out."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        code = await desk.code(0, alone=False)
        monkeypatch.setattr(evening, "CODE_LASTS", evening.CODE_LASTS * 0)
        for wrong in (code, "aaaaaa"):
            with declined("no-such-code"):
                evening.use_code(desk.story, wrong, "late")
        with declined("no-such-code"):
            await hall.table_of("aaaaaa")

    at_table(scene)


def test_who_gets_up_leaves_the_chair_to_a_bot_and_the_game_goes_on(
    at_table: Callable[[Scene], None],
) -> None:
    """Before the game the chair is simply free again."""

    async def scene(hall: Hall) -> None:
        desk = await hall.open(PAIR, "a" * 22)
        await desk.sit("Ben", "b" * 22)
        await desk.change(partial(evening.free, seat=1))
        assert desk.story.sitting[1] is None
        await desk.sit("Ben", "b" * 22)
        await desk.start(0)
        await desk.change(partial(evening.free, seat=1))
        assert [person.kind for person in desk.look(0).people] == ["person", "bot", "bot", "bot"]
        assert desk.seat_of("b" * 22) is None
        await finish(desk, (0,))

    at_table(scene)


def test_when_the_host_is_gone_the_others_do_as_hosts(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the host is there only the host frees chairs and starts; a host who got up is none."""

    async def scene(hall: Hall) -> None:
        desk = await hall.open(PAIR, "a" * 22)
        await desk.sit("Ben", "b" * 22)
        assert (desk.leads(0), desk.leads(1), desk.leads(None)) == (True, False, False)
        with pytest.raises(NotAllowed):
            await desk.start(1)
        monkeypatch.setattr(presence, "PATIENCE", 0.0)
        assert (desk.leads(0), desk.leads(1), desk.leads(None)) == (True, True, False)
        await desk.change(partial(evening.free, seat=0))
        assert desk.story.host() == 1
        await desk.start(1)

    at_table(scene)


def test_a_late_guest_takes_a_bots_chair_when_the_next_round_begins(
    at_table: Callable[[Scene], None],
) -> None:
    """Until then they watch, and all see that they wait; nobody takes a person's chair."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        with declined("seat-taken"):
            await desk.sit("Carla", "c" * 22, 1)
        await act(desk, 0, "ask 1")
        assert await desk.sit("Carla", "c" * 22, 3) is None
        assert desk.look(0).waiting == ("Carla",)
        while desk.seat_of("c" * 22) is None:
            owing = [seat for seat in (0, 1) if desk.story.decisions[seat] is not None]
            await (act(desk, owing[0]) if owing else asyncio.sleep(0.001))
        seat = desk.seat_of("c" * 22)
        assert seat in (2, 3)
        assert desk.story.status == "playing"
        assert desk.look(0).waiting == ()
        assert any(entry.key == "table-takes" for entry in desk.look(0).log)

    at_table(scene)


def test_a_late_guest_sits_down_when_the_game_is_over_without_another_round(
    at_table: Callable[[Scene], None],
) -> None:
    """They know nothing of it that watchers do not, and play the next one."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, replace(PAIR, options={"rounds": "1", "start": "0"}))
        await act(desk, 0, "ask 1")
        assert await desk.sit("Carla", "c" * 22, 3) is None
        await finish(desk, (0, 1))
        seat = desk.seat_of("c" * 22)
        assert seat in (2, 3)
        assert desk.look(0).waiting == ()
        assert not desk.story.knows_all(seat)

    at_table(scene)


def test_no_more_guests_wait_than_there_are_chairs_of_bots(
    at_table: Callable[[Scene], None],
) -> None:
    """Whoever comes after them is told so, and a chair that a person leaves is one more."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await act(desk, 0, "ask 1")
        for name in ("Carla", "Dirk"):
            await desk.sit(name, name * 4, 3)
        with declined("chairs-waited-for"):
            await desk.sit("Eva", "e" * 22, 3)
        await desk.change(partial(evening.free, seat=1))
        await desk.sit("Eva", "e" * 22, 3)
        assert desk.look(0).waiting == ("Carla", "Dirk", "Eva")

    at_table(scene)


@pytest.mark.parametrize("at", ["over", "open"])
def test_who_still_waits_after_a_game_plays_the_next_one(
    at_table: Callable[[Scene], None], at: str
) -> None:
    """As at a table of an earlier release, which let them wait on; a chair of a bot will do."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await finish(desk, (0, 1))
        carla = Waits("Carla", evening.fingerprint("c" * 22))
        if at == "over":
            desk.story.waiting.append(carla)
        again = partial(evening.again, game=desk.story.game, seats=4, options={}, bots="random")
        await desk.change(again)
        if at == "open":
            desk.story.waiting.append(carla)
            await desk.start(0)
        assert desk.seat_of("c" * 22) == 2
        assert desk.look(0).waiting == ()
        assert [one.kind for one in desk.look(0).people] == ["person", "person", "person", "bot"]

    at_table(scene)


# The next game


def test_the_next_game_begins_to_the_left_with_the_same_people(
    at_table: Callable[[Scene], None],
) -> None:
    """At the same address; the tally says who has won what."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        with declined("not-over"):
            evening.again(desk.story, desk.story.game, 4, {}, "random")
        await finish(desk, (0, 1))
        returns = tuple(desk.look(0).view.returns)  # type: ignore[union-attr]
        again = partial(evening.again, game=desk.story.game, seats=4, options={}, bots="random")
        await desk.change(again)
        look = desk.look(0)
        assert look.status == "open"
        assert look.options["start"] == 1
        assert [one.returns for one in look.evening] == [returns]
        assert desk.seat_of("b" * 22) == 1
        await desk.start(0)
        assert desk.story.status == "playing"
        assert (await stored(desk, hall)).evening[0].returns == returns

    at_table(scene)


def test_the_evening_goes_on_with_another_game_and_other_seats(
    at_table: Callable[[Scene], None],
) -> None:
    """People keep their order; a game with too few seats for them is refused."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await finish(desk, (0, 1))
        other = game("wagenwissel")
        with pytest.raises(NotUnderstood):
            evening.again(desk.story, other, 1, {}, "random")
        await desk.change(partial(evening.again, game=other, seats=3, options={}, bots="random"))
        assert [one.name for one in desk.look(1).people] == ["Anna", "Ben", ""]
        assert desk.seat_of("b" * 22) == 1
        await desk.start(0)
        assert desk.look(0).game == "wagenwissel"

    at_table(scene)


# Talk, and what watchers see


def test_phrases_are_for_all_and_own_words_only_where_agreed(
    at_table: Callable[[Scene], None],
) -> None:
    """Phrases travel as keys; nothing unprintable, unknown or endless is said."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await desk.change(partial(evening.say, seat=1, phrase="wow"))
        assert [(one.seat, one.key) for one in desk.look(None).talk] == [(1, "wow")]
        with pytest.raises(NotUnderstood):
            evening.say(desk.story, 1, "secret")
        with declined("no-chat"):
            evening.write(desk.story, 1, "hello")
        chatty = await two(hall, chat="yes")
        for wrong, key in (
            ("", "words-length"),
            (" ", "words-length"),
            ("\u200d", "words-length"),
            ("x" * 201, "words-length"),
            ("x" + "\u200d" * 200, "words-length"),
            ("a\u202eb", "words-characters"),
        ):
            with pytest.raises(NotUnderstood) as caught:
                evening.write(chatty.story, 0, wrong)
            assert caught.value.key == key
        await chatty.change(partial(evening.write, seat=0, text="  hi   all "))
        family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
        await chatty.change(partial(evening.write, seat=0, text=family))
        assert [one.text for one in chatty.look(1).talk] == ["hi all", family]

    at_table(scene)


def test_who_talks_without_end_is_asked_to_wait(at_table: Callable[[Scene], None]) -> None:
    """Some words are free; then it takes a moment."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        with declined("too-much-talk"):
            for _ in range(20):
                desk.check_patience(0)
        desk.check_patience(1)

    at_table(scene)


def test_watchers_see_all_hands_only_when_all_people_agree(
    at_table: Callable[[Scene], None],
) -> None:
    """Players see them after the game; nobody before."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        with declined("record-not-yet"):
            desk.record(0)
        with declined("record-not-yet"):
            evening.share(desk.story, 0)
        await finish(desk, (0, 1))
        assert desk.record(0).steps
        with declined("hands-hidden"):
            desk.record(None)
        await desk.change(partial(evening.share, seat=0))
        assert not desk.story.knows_all(None)
        await desk.sit("Late", "l" * 22, 2)
        assert desk.seat_of("l" * 22) == 2
        assert not desk.story.knows_all(2)
        await desk.change(partial(evening.share, seat=1))
        assert desk.record(None).steps

    at_table(scene)


def test_hands_stay_hidden_once_somebody_left_without_a_word(
    at_table: Callable[[Scene], None],
) -> None:
    """Neither the others nor an empty table can agree in their place."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await finish(desk, (0, 1))
        await desk.change(partial(evening.share, seat=0))
        await desk.change(partial(evening.free, seat=1))
        assert not desk.story.knows_all(None)
        await desk.sit("Late", "l" * 22, 1)
        await desk.change(partial(evening.share, seat=1))
        assert not desk.story.knows_all(None)
        await desk.change(partial(evening.free, seat=1))
        await desk.change(partial(evening.free, seat=0))
        assert not desk.story.knows_all(None)

    at_table(scene)


def test_who_is_handed_a_chair_after_the_game_knows_no_hands(
    at_table: Callable[[Scene], None],
) -> None:
    """Nor do they agree for whoever played on it."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await finish(desk, (0, 1))
        code = await desk.code(1, alone=True)
        await desk.change(partial(evening.use_code, code=code, token="new"))
        assert desk.seat_of("new") == 1
        assert not desk.story.knows_all(1)
        for seat in (0, 1):
            await desk.change(partial(evening.share, seat=seat))
        assert not desk.story.knows_all(None)

    at_table(scene)
