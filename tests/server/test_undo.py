"""Taking back: one's last answer, with consent, while nobody has seen anything through it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from stamtafel.core.game import game
from stamtafel.core.record import Record
from stamtafel.server import evening
from stamtafel.server.drafting import CHANCE
from stamtafel.server.facts import Asked
from stamtafel.server.hall import Hall, Plan
from tests.server.desks import Scene, act, declined, stored, two


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
