"""Games written down."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stamtafel.core.errors import BadRecord, Refused
from stamtafel.core.game import OptionValue, game
from stamtafel.core.record import Act, Deal, Record, Step, take
from stamtafel.core.rng import stream

SHORT = """
stamtafel record 1
game swapybara 1
seats 4
option rounds 1
option start 2
option turns 1
player 0 Anna
player 1 Ben de Vries
player 2 P3
player 3 P4
deal 3 0 6 5 | 2 | -1 1 4
2 ask 0
0 accept
3 centre
0 ask 1
1 refuse
1 ask 0
0 refuse
1 give 2
end 6 3 0 2
"""


def random_record(seed: int, seats: int, options: dict[str, OptionValue]) -> Record:
    """A whole game, dealt and chosen at random."""
    record = Record.begin(game("swapybara"), seats, options)
    rng = stream(seed, "record")
    state = record.state()
    while not state.over:
        step: Step
        if state.due:
            step = Deal(tuple(rng.order(state.due)))
        else:
            actions = state.legal(state.turn)
            step = Act(state.turn, actions[rng.below(len(actions))])
        take(record.game, state, step)
        record.steps.append(step)
    return record


def test_a_record_reads_like_a_page() -> None:
    """A game written by hand is read, played, and written again just so."""
    record = Record.read(SHORT)
    assert record.names == ("Anna", "Ben de Vries", "P3", "P4")
    assert record.steps[0] == Deal((4, 1, 7, 6, 3, 0, 2, 5))
    assert record.steps[1] == Act(2, 0)
    assert list(record.state().scores()) == [6, 3, 0, 2]
    assert record.write() == SHORT.lstrip()


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (6, {"target": 8}), (8, {"rounds": 2, "start": 5})]
)
def test_every_game_reads_back(seats: int, options: dict[str, OptionValue]) -> None:
    """A whole game, and every beginning of it, gives the same record and the same scores again."""
    record = random_record(1, seats, options)
    again = Record.read(record.write())
    assert again == record
    assert list(again.state().scores()) == list(record.state().scores())
    for size in range(0, len(record.steps), 7):
        part = Record(record.game, seats, record.options, record.names, record.steps[:size])
        assert part.write().endswith("\nunfinished\n")
        assert Record.read(part.write()) == part


def test_replay_gives_each_state_before_and_after() -> None:
    """A replay shows every step with two states that stay as they are."""
    record = random_record(2, 5, {})
    replayed = list(record.replay())
    assert [step for _, step, _ in replayed] == record.steps
    view = record.game.view
    for (_, _, after), (before, step, then) in pairwise(replayed):
        assert view(after) == view(before)
        take(record.game, before, step)
        assert view(before) == view(then)


def test_spaces_and_empty_lines_do_not_matter() -> None:
    """A record that went through a mail program can be read."""
    mailed = SHORT.replace("\n", "\r\n\r\n").replace("2 ask 0", "  2 ask   0 ")
    assert Record.read(mailed) == Record.read(SHORT)


def test_a_step_that_does_not_fit_changes_nothing() -> None:
    """A step is taken as people take it: checked."""
    record = Record.begin(game("swapybara"), 4, {"start": 0})
    state = record.state()
    take(record.game, state, Deal(tuple(range(8))))
    with pytest.raises(Refused):
        take(record.game, state, Act(0, 0))
    assert state.turn == 0


@pytest.mark.parametrize(
    ("found", "instead", "key"),
    [
        (SHORT, "", "record-foreign"),
        (SHORT, "Hello there", "record-foreign"),
        ("stamtafel record 1", "stamtafel record 2", "record-foreign"),
        ("game swapybara 1", "game bridge 1", "record-head"),
        ("game swapybara 1", "game swapybara 2", "record-version"),
        ("game swapybara 1", "game swapybara", "record-version"),
        ("game swapybara 1\n", "", "record-no-game"),
        ("game swapybara 1", "game swapybara 1\ngame swapybara 1", "record-no-game"),
        ("seats 4\n", "", "record-no-game"),
        ("seats 4", "seats four", "record-head"),
        ("seats 4", "seats 3", "record-head"),
        ("option rounds 1", "option rounds 0", "record-head"),
        ("option rounds 1", "option jokers 1", "record-head"),
        ("player 0 Anna", "player 4 Anna", "record-head"),
        ("player 0 Anna", "player Anna", "record-head"),
        ("deal 3 0 6 5 | 2 | -1 1 4", "deal 3 0 6 5 | 2 | -1 1 1", "record-line"),
        ("deal 3 0 6 5 | 2 | -1 1 4", "deal", "record-line"),
        ("2 ask 0", "2 ask 0\ndeal 3 0 6 5 | 2 | -1 1 4", "record-line"),
        ("2 ask 0", "2 ask 2", "record-line"),
        ("2 ask 0", "2 ask 9", "record-line"),
        ("2 ask 0", "3 ask 0", "record-line"),
        ("2 ask 0", "9 ask 0", "record-line"),
        ("2 ask 0", "-1 ask 0", "record-line"),
        ("2 ask 0", "ask 0", "record-line"),
        ("1 give 2", "1 give 2\n1 give 2", "record-line"),
        ("1 give 2\n", "", "record-end"),
        ("end 6 3 0 2", "end 6 3 0 3", "record-end"),
        ("end 6 3 0 2", "unfinished", "record-end"),
        ("end 6 3 0 2", "", "record-cut-off"),
        ("1 give 2\nend 6 3 0 2", "", "record-cut-off"),
        ("end 6 3 0 2", "end 6 3 0 2\nmore", "record-line"),
    ],
)
def test_a_damaged_record(found: str, instead: str, key: str) -> None:
    """A damaged or foreign record is refused with a sentence in every language."""
    assert found in SHORT
    with pytest.raises(BadRecord) as error:
        Record.read(SHORT.replace(found, instead))
    assert error.value.key == key
    for language in ("nl", "de", "en"):
        assert error.value.say(language)


def test_a_record_without_a_single_step() -> None:
    """A head alone is cut off; with its last line it is a game not yet begun."""
    head = SHORT[: SHORT.index("deal")]
    with pytest.raises(BadRecord) as error:
        Record.read(head)
    assert error.value.key == "record-cut-off"
    assert Record.read(head + "unfinished").steps == []


def test_the_line_that_does_not_fit_is_named() -> None:
    """The error says which line, what stands there, and what is wrong with it."""
    with pytest.raises(BadRecord) as error:
        Record.read(SHORT.replace("2 ask 0", "2 ask 3"))
    assert str(error.value) == (
        "Line 13 of the record (“0 accept”) does not fit: "
        "There is nothing for you to decide now. (SW-3.1)"
    )
