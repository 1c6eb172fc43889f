"""The evening at a table: devices, chairs, stand-ins, taking back, the next game, talk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import game
from stamtafel.core.record import Record
from stamtafel.server import evening, presence
from stamtafel.server.desk import Desk
from stamtafel.server.drafting import CHANCE
from stamtafel.server.errors import Declined, NotAllowed
from stamtafel.server.hall import Hall, Plan
from stamtafel.server.log import Left
from stamtafel.server.store import Store
from stamtafel.server.story import Asked, Story, replay

PLAN = Plan("swapybara", 4, {"rounds": "2", "start": "0"}, "Anna", "random", 2)
Scene = Callable[[Hall], Coroutine[Any, Any, None]]


@pytest.fixture
def at_table(tmp_path: Path) -> Iterator[Callable[[Scene], None]]:
    """Let something happen in a hall of its own, in which a second takes a hundredth of one."""
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite3")

    def play(scene: Scene) -> None:
        async def run() -> None:
            hall = Hall(store, pace=0.0, second=0.01)
            await asyncio.wait_for(scene(hall), 60)
            hall.close()

        asyncio.run(run())

    yield play
    store.close()


@contextmanager
def declined(key: str) -> Iterator[None]:
    """What is done here is declined for that reason."""
    with pytest.raises(Declined) as caught:
        yield
    assert caught.value.key == key


async def two(hall: Hall, plan: Plan = PLAN, **customs: str) -> Desk:
    """A table at which Anna and Ben play against bots, and Anna has to decide."""
    given = Plan(plan.game, plan.seats, plan.options, "Anna", "random", plan.bot_count, customs)
    desk = await hall.open(given, "a" * 22)
    await desk.sit("Ben", "b" * 22)
    await desk.start(0)
    return desk


async def act(desk: Desk, seat: int, text: str = "") -> None:
    """A seat answers; with its first choice unless a text is given."""
    look = desk.look(seat)
    assert look.view is not None
    assert look.decision is not None
    choice = text or look.view.choices[0].text
    await desk.act(seat, f"{seat}-{desk.version}", Asked((choice,), look.decision))


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not true():
        await asyncio.sleep(0.01)


async def stored(desk: Desk, hall: Hall) -> Story:
    """The table as another server would read it."""
    return replay(desk.table_id, await hall.store.rows(desk.table_id))


async def finish(desk: Desk, seats: tuple[int, ...]) -> None:
    """People play their first choices until the game is over."""
    while desk.story.status == "playing":
        owing = [seat for seat in seats if desk.story.decisions[seat] is not None]
        if owing:
            await act(desk, owing[0])
        else:
            await asyncio.sleep(0.001)


# Devices and chairs


def test_a_code_brings_a_second_device_to_the_same_seat(at_table: Callable[[Scene], None]) -> None:
    """Both are the seat from then on, also after a restart; the code works once."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        code = await desk.code(0, alone=False)
        assert await hall.table_of(code) is desk
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
        desk = await hall.open(PLAN, "a" * 22)
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
        desk = await hall.open(PLAN, "a" * 22)
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


# Stand-ins and clocks


def test_a_bot_stands_in_for_who_is_away_until_they_are_back(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told and shown; whoever comes back plays at once, and a restart changes nothing."""
    monkeypatch.setattr(presence, "PATIENCE", 0.0)

    async def scene(hall: Hall) -> None:
        desk = await two(hall, grace="15")
        desk.enter(1)
        await until(lambda: 0 in desk.story.left and desk.story.decisions[1] is not None)
        assert desk.look(1).people[0].stand_in
        assert any(entry.key == "table-left-away" for entry in desk.look(1).log)
        assert 0 in (await stored(desk, hall)).left
        await desk.change(partial(evening.back, seat=0))
        assert desk.story.left == {}
        assert not desk.look(1).people[0].stand_in

    at_table(scene)


def test_who_acts_is_back(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that comes in just before the bot's counts, and ends the standing in."""
    monkeypatch.setattr(presence, "PATIENCE", 0.0)

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await desk.stand_in(0, Left("away"))
        await act(desk, 0)
        assert desk.story.left == {}

    at_table(scene)


def test_nothing_happens_for_people_while_nobody_is_there(
    at_table: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that all have left for the night waits for the morning."""
    monkeypatch.setattr(presence, "PATIENCE", 0.0)

    async def scene(hall: Hall) -> None:
        desk = await two(hall, grace="15")
        await asyncio.sleep(0.5)
        assert desk.story.left == {}
        desk.enter(1)
        await until(lambda: 0 in desk.story.left)

    at_table(scene)


@pytest.mark.parametrize(("custom", "stays"), [("once", False), ("stay", True)])
def test_when_the_clock_is_out_a_bot_decides_as_agreed(
    at_table: Callable[[Scene], None], custom: str, stays: bool
) -> None:
    """Once, or until the person is back."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, clock="15", at_zero=custom, grace="never")
        first = desk.story.decisions[0]
        desk.enter(0)
        desk.enter(1)
        await until(lambda: desk.story.decisions[0] != first)
        acts = [one for one in desk.story.happened if one.version > (first or 0)]
        assert acts
        assert (0 in desk.story.left) == stays
        assert any(entry.key == "table-left-time" for entry in desk.look(1).log)

    at_table(scene)


def test_a_clock_that_only_shows_forces_nothing(at_table: Callable[[Scene], None]) -> None:
    """All see until when somebody had time, and the table waits."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall, clock="15", grace="never")
        desk.enter(0)
        await asyncio.sleep(0.4)
        assert desk.story.left == {}
        assert desk.look(1).people[0].until is not None
        assert desk.look(1).people[1].until is None

    at_table(scene)


# Taking back


def test_a_question_is_taken_back_when_all_agree(at_table: Callable[[Scene], None]) -> None:
    """The game then stands as its shortened record replays, and old answers are too late."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        before = desk.story.record().write()
        view = desk.look(0).view
        await act(desk, 0, "ask 1")
        asked = desk.look(1).decision
        version = desk.look(0).may_regret
        assert version is not None
        assert desk.look(1).may_regret is None
        await desk.change(partial(evening.wish, seat=0, version=version))
        assert desk.look(1).regret is not None
        await desk.change(partial(evening.agree, seat=1))
        assert desk.story.record().write() == before
        assert desk.look(0).view == view
        assert Record.read(before).state().owing == desk.story.state.owing  # type: ignore[union-attr]
        assert [entry.key for entry in desk.look(1).log][-1] == "table-undone"
        with declined("too-late"):
            await desk.act(1, "late", Asked(("accept",), asked or 0))
        assert (await stored(desk, hall)).decisions == desk.story.decisions

    at_table(scene)


def test_one_against_is_enough_and_a_second_press_takes_back_nothing_older(
    at_table: Callable[[Scene], None],
) -> None:
    """The wish is gone, and the game as it was."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await act(desk, 0, "ask 1")
        version = desk.look(0).may_regret or 0
        await desk.change(partial(evening.wish, seat=0, version=version))
        await desk.change(partial(evening.against, seat=1))
        assert desk.look(0).regret is None
        assert desk.look(1).decision is not None
        with declined("no-undo"):
            evening.wish(desk.story, 0, version - 1)
        with declined("no-wish"):
            evening.agree(desk.story, 1)

    at_table(scene)


def test_nothing_is_taken_back_across_what_somebody_has_seen(
    at_table: Callable[[Scene], None],
) -> None:
    """An exchange shows both a new card; a card played from a hand is seen by all."""

    async def scene(hall: Hall) -> None:
        desk = await two(hall)
        await act(desk, 0, "ask 1")
        looked = desk.look(1)
        assert looked.view is not None
        accepts = [one.text for one in looked.view.choices if one.text == "accept"]
        await act(desk, 1, *(accepts or [""]))
        if accepts:
            assert desk.look(1).may_regret is None
        played = Plan("swoop", 3, {"start": "0"}, "Anna", "random", 1)
        other = await two(hall, played)
        hand = [one for one in other.look(0).view.choices if "hand" in one.text]  # type: ignore[union-attr]
        await act(other, 0, hand[0].text)
        assert other.look(0).may_regret is None

    at_table(scene)


@pytest.mark.parametrize("name", ["swapybara", "swoop", "symbiose", "wagenwissel"])
def test_what_is_taken_back_never_was(at_table: Callable[[Scene], None], name: str) -> None:
    """In every game: the state is that of the shortened record, for each seat that looks."""

    async def scene(hall: Hall) -> None:
        seats = game(name).seats[0]
        plan = Plan(name, seats, {"start": "0"}, "Anna", "random", customs={"grace": "never"})
        desk = await hall.open(plan, "a" * 22)
        for seat in range(1, seats):
            await desk.sit(f"Guest {seat}", f"{seat}" * 22)
        await desk.start(0)
        undone = 0
        for _ in range(50):
            owing = [seat for seat in range(seats) if desk.story.decisions[seat] is not None]
            if not owing:
                break
            seat, look = owing[0], desk.look(owing[0])
            assert look.view is not None
            await act(desk, seat, CHANCE.choice(look.view.choices).text)
            version = desk.look(seat).may_regret
            if version is None:
                continue
            kept = [one.step for one in desk.story.happened if one.version < version]
            await desk.change(partial(evening.wish, seat=seat, version=version))
            for other in range(seats):
                if desk.story.wish is not None and other != seat:
                    await desk.change(partial(evening.agree, seat=other))
            undone += 1
            record = desk.story.record()
            assert record.steps == kept
            state = record.state()
            for viewer in (*range(seats), None):
                assert desk.look(viewer).view == record.game.view(state, viewer)
            await act(desk, seat, desk.look(seat).view.choices[-1].text)  # type: ignore[union-attr]
        assert undone or name == "swoop"  # where cards come out of a hand

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
        for wrong in ("", " ", "x" * 201, "a\u202eb"):
            with pytest.raises(NotUnderstood):
                evening.write(chatty.story, 0, wrong)
        await chatty.change(partial(evening.write, seat=0, text="  hi   all "))
        assert chatty.look(1).talk[0].text == "hi all"

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
