"""What the core promises about text: actions, deals and records are read back as they were."""

from __future__ import annotations

import pytest

from stamtafel.core.errors import BadRecord, NotUnderstood
from stamtafel.core.game import Game
from stamtafel.core.record import Deal, Record
from stamtafel.core.rng import Rng
from tests.conformance.walk import Walk, faces, fate, stepped

LETTERS = "-0 1|x,é"
DAMAGES = 25


def test_every_action_text_is_read_back(game: Game) -> None:
    """Every action has one text of its own, on one line, and is found by it."""
    assert len(set(game.actions.texts)) == len(game.actions) > 0
    for action in range(len(game.actions)):
        text = game.actions.write(action)
        assert text == " ".join(text.split()) != ""
        assert not text.startswith(("deal", "end", "unfinished"))
        assert game.actions.read(f"  {text} ") == action


def test_invented_action_texts_are_not_understood(game: Game) -> None:
    """A text that is no action is refused, however near it is to one."""
    for text in ("", " ", "no-such-action", f"{game.actions.write(0)} x", "٣", "-1", "{}"):
        with pytest.raises(NotUnderstood):
            game.actions.read(text)


def test_every_deal_text_is_read_back(walks: list[Walk]) -> None:
    """A deal written down is read as one that leads to the same position."""
    for walk in walks:
        for moment in walk.moments:
            if isinstance(moment.step, Deal):
                state = moment.before.state
                text = walk.game.write_deal(state, moment.step.order)
                assert text == " ".join(text.split()) != ""
                order = tuple(walk.game.read_deal(state, text))
                assert walk.game.write_deal(state, order) == text
                after = stepped(walk.game, state, Deal(order))
                assert faces(walk.game, after) == tuple(moment.after.sent.values())
                assert fate(walk.game, after) == fate(walk.game, moment.after.state)


def test_invented_deals_are_not_understood(walks: list[Walk]) -> None:
    """A deal with a word too many, one too few, one twice or none at all is refused."""
    for walk in walks:
        for moment in walk.moments:
            if isinstance(moment.step, Deal):
                state = moment.before.state
                words = walk.game.write_deal(state, moment.step.order).split()
                for wrong in ([], words[:-1], [*words, words[-1]], [*words[:-1], "x"]):
                    with pytest.raises(NotUnderstood):
                        walk.game.read_deal(state, " ".join(wrong))


def test_record_is_read_back(walks: list[Walk]) -> None:
    """A record replays to the same position, finished or not, with the players' names."""
    for walk in walks:
        for length in {0, 1, len(walk.record.steps) // 2, len(walk.record.steps)}:
            record = begun(walk.record, length)
            again = Record.read(record.write())
            assert again.write() == record.write()
            assert faces(walk.game, again.state()) == faces(walk.game, record.state())
            assert fate(walk.game, again.state()) == fate(walk.game, record.state())


def begun(record: Record, length: int) -> Record:
    """The first steps of a record, the players with names."""
    names = tuple(f"Zoë {seat} van 't Hof" for seat in range(record.seats))
    return Record(record.game, record.seats, record.options, names, record.steps[:length])


def test_record_of_other_rules_is_refused(walks: list[Walk]) -> None:
    """A record of another version, game, number of seats or result does not fit these rules."""
    for walk in walks:
        text = walk.record.write()
        game = f"game {walk.game.name} {walk.game.version}"
        for old, new in [
            ("stamtafel record 1", "stamtafel record 2"),
            (game, f"game {walk.game.name} {walk.game.version + 1}"),
            (game, "game no-such-game 1"),
            (f"seats {walk.case.seats}", "seats 99"),
            ("\nend ", "\nend 12345 "),
        ]:
            with pytest.raises(BadRecord):
                Record.read(text.replace(old, new, 1))


def test_record_cut_off_is_refused(walks: list[Walk]) -> None:
    """A record that ends anywhere before its last line is told apart from a whole one."""
    for walk in walks:
        lines = walk.record.write().splitlines()
        rng = walk.rng("cut")
        for kept in {0, 1, len(lines) - 1, *(rng.below(len(lines)) for _ in range(3))}:
            with pytest.raises(BadRecord):
                Record.read("\n".join(lines[:kept]))


def test_damaged_record_is_refused_or_still_a_game(walks: list[Walk]) -> None:
    """Whatever happens to a record, it is refused as a bad one or is a game by the rules."""
    for walk in walks:
        text = begun(walk.record, 30).write()
        rng = walk.rng("damage")
        for _ in range(DAMAGES):
            assert_refused_or_whole(damaged(text, rng))


def assert_refused_or_whole(text: str) -> None:
    """Read a record that may be a bad one."""
    try:
        record = Record.read(text)
    except BadRecord:
        return
    assert Record.read(record.write()).write() == record.write()


def damaged(text: str, rng: Rng) -> str:
    """A text with a letter changed, taken out or put in, or a line taken out or doubled."""
    place, letter = rng.below(len(text)), LETTERS[rng.below(len(LETTERS))]
    lines = text.splitlines()
    line = rng.below(len(lines))
    return [
        text[:place] + letter + text[place + 1 :],
        text[:place] + text[place + 1 :],
        text[:place] + letter + text[place:],
        "\n".join(lines[:line] + lines[line + 1 :]),
        "\n".join(lines[:line] + lines[line : line + 1] + lines[line:]),
    ][rng.below(5)]
