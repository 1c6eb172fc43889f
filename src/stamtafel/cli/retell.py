"""A record told again: all that happened once the game is over, else what a watcher saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from stamtafel.cli.arguments import say_in
from stamtafel.core.game import Game
from stamtafel.core.record import Act, Record, Step, write_step
from stamtafel.core.state import State
from stamtafel.core.view import Phrase

Told = tuple[int | None, Phrase]  # to whom: a seat, or everybody


def tell_all(record: Record) -> Iterator[tuple[State, Step, list[Told]]]:
    """Every step, and what was told of it: first to everybody, then what only one seat heard."""
    secrets = record.state().over
    for before, step, after in record.replay():
        public = tell(record.game, before, step, after, None)
        heard: list[Told] = [(None, phrase) for phrase in public]
        known = {msgspec.json.encode(phrase) for phrase in public}
        for seat in range(record.seats) if secrets else ():
            for phrase in tell(record.game, before, step, after, seat):
                if msgspec.json.encode(phrase) not in known:
                    heard.append((seat, phrase))
        yield before, step, heard


def tell(
    game: Game, before: State, step: Step, after: State, viewer: int | None
) -> Sequence[Phrase]:
    """What one viewer is told of a step."""
    if isinstance(step, Act):
        return game.tell(before, step.seat, step.action, after, viewer)
    return game.tell(before, None, step.order, after, viewer)


def in_words(record: Record, lang: str) -> Iterator[str]:
    """The game as lines to read."""
    say, words = say_in(lang), record.game.words(lang)
    yield f"{words.text('name')}: {', '.join(record.names)}"
    chosen = record.game.chosen(record.options)
    if chosen:
        yield ", ".join(f"{name}={value}" for name, value in chosen.items())
    yield ""
    for _, _, heard in tell_all(record):
        for seat, phrase in heard:
            sentence = words.say(phrase, record.names, seat)
            yield sentence if seat is None else f"    {record.names[seat]}: {sentence}"
    yield ""
    state = record.state()
    if not state.over:
        yield say("unfinished")
    points = zip(record.names, record.game.view(state).scores, strict=True)
    yield " · ".join(say("points", name=name, points=score) for name, score in points)


def as_data(record: Record, lang: str) -> dict[str, Any]:
    """The game for a program; what was done and dealt stands in it once the game is over."""
    state = record.state()
    steps = []
    for before, step, heard in tell_all(record):
        told = [told_as_data(record, seat, phrase, lang) for seat, phrase in heard]
        text = {"text": write_step(record.game, before, step)} if state.over else {}
        steps.append(text | {"told": told})
    return {
        "game": record.game.name,
        "version": record.game.version,
        "seats": record.seats,
        "options": record.options,
        "players": list(record.names),
        "over": state.over,
        "steps": steps,
        "scores": list(record.game.view(state).scores),
        "returns": list(state.returns()) if state.over else [],
    }


def told_as_data(record: Record, seat: int | None, phrase: Phrase, lang: str) -> dict[str, Any]:
    """One event for a program: to whom, as a sentence, and in its parts."""
    sentence = record.game.words(lang).say(phrase, record.names, seat)
    return {"to": seat, "sentence": sentence, "phrase": msgspec.to_builtins(phrase)}
