"""Playthroughs: records with, after each step, what everybody is told and sees.

They stand in `tests/games/NAME/playthroughs`: a file for every number of seats, one in which each
option is not as usual, and `actions.txt` with every action in its order. The tests compare them;
after a wanted change one command writes them anew, and the difference shows what has changed:

    python -m tests.playthroughs                                        all, from their own records
    python -m tests.playthroughs swapybara 5 --option rounds=2 --seed 7  a new random game
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import stamtafel
from stamtafel.core.game import Game, game, games
from stamtafel.core.record import Act, Deal, Record, Step, last_line, take, write_step
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.core.view import Mark, Phrase, Place, View

INDENT = "    "
Facts = dict[str, str]


def home(game: Game) -> Path:
    """Where the playthroughs of a game lie."""
    return Path(__file__).parent / "games" / game.name / "playthroughs"


def own_games() -> list[Game]:
    """The games of the package."""
    ours = Path(stamtafel.__file__).parent
    return [g for g in games().values() if g.home.is_relative_to(ours)]


def read(text: str) -> Record:
    """The record of a playthrough; raises BadRecord."""
    return Record.read("\n".join(line for line in text.splitlines() if not line.startswith(INDENT)))


def write(record: Record) -> str:
    """A record with what everybody is told and sees."""
    lines = begun(record)
    viewers = [None, *range(record.seats)]
    seen: dict[int | None, Facts] = {viewer: {} for viewer in viewers}
    for before, step, after in record.replay():
        lines.append(write_step(record.game, before, step))
        told = {viewer: tell(record, before, step, after, viewer) for viewer in viewers}
        lines += grouped("told", {v: [say(record, p) for p in told[v]] for v in viewers})
        now = {viewer: facts(record, record.game.view(after, viewer)) for viewer in viewers}
        lines += grouped("seen", {viewer: changes(seen[viewer], now[viewer]) for viewer in viewers})
        seen = now
    lines.append(last_line(record.state()))
    return "\n".join(lines) + "\n"


def begun(record: Record) -> list[str]:
    """The head of a record."""
    empty = Record(record.game, record.seats, record.options, record.names)
    return empty.write().splitlines()[:-1]


def tell(
    record: Record, before: State, step: Step, after: State, viewer: int | None
) -> tuple[Phrase, ...]:
    """What a viewer is told of a step."""
    if isinstance(step, Act):
        return record.game.tell(before, step.seat, step.action, after, viewer)
    return record.game.tell(before, None, step.order, after, viewer)


def say(record: Record, phrase: Phrase) -> str:
    """A phrase as anybody would say it."""
    return record.game.words("en").say(phrase, record.names)


def grouped(verb: str, lines: dict[int | None, list[str]]) -> list[str]:
    """One line for all viewers who are told or see the same thing, in the order of the things."""
    viewers: dict[str, list[str]] = {}
    for viewer, found in lines.items():
        for line in dict.fromkeys(found):
            viewers.setdefault(line, []).append("-" if viewer is None else str(viewer))
    groups: dict[str, list[str]] = {}
    for line, who in viewers.items():
        groups.setdefault("all" if len(who) == len(lines) else " ".join(who), []).append(line)
    return [f"{INDENT}{verb} {who}: {' · '.join(found)}" for who, found in groups.items()]


def changes(before: Facts, now: Facts) -> list[str]:
    """What is new, different or gone."""
    new = [f"{name} {value}".strip() for name, value in now.items() if before.get(name) != value]
    return new + [f"no {name}" for name in before if name not in now]


def facts(record: Record, view: View) -> Facts:
    """Everything in a view, by name."""
    found = {"prompt:": say(record, view.prompt), "owing": text(view.owing)}
    found["scores"] = text(view.scores)
    found |= {named(place): cards(place) for place in view.places}
    found |= {f"{c.name}{owner(c.owner)}": str(c.value) for c in view.counters}
    found |= {f"{named(mark)}{mark.to and ' to '}{mark.to}": "" for mark in view.marks}
    may = ", ".join(choice.text for choice in view.choices)
    not_ = ", ".join(f"{d.text} ({d.refusal.rule} {d.refusal.key})" for d in view.denied)
    found |= {"may:": may} if may else {}
    found |= {"may not:": not_} if not_ else {}
    for line in view.account:
        found[f"{line.owner} scored {line.points}:"] = say(record, line.phrase)
    return found | ({"returns": text(view.returns)} if view.over else {})


def text(numbers: tuple[float, ...]) -> str:
    """Numbers with blanks between."""
    return " ".join(f"{number:g}" for number in numbers)


def owner(seat: int | None) -> str:
    """Whose it is."""
    return "" if seat is None else f" of {seat}"


def named(part: Place | Mark) -> str:
    """The name of a part of a view, and whose it is."""
    return f"{part.name}{owner(part.owner)}"


def cards(place: Place) -> str:
    """The cards of a place, with ids where there are any, and how many there are."""
    shown = " ".join(card.face + (card.id and f"/{card.id}") for card in place.cards)
    return f"[{shown}]" if place.size == len(place.cards) else f"[{shown}] {place.size} cards"


def random_game(game: Game, seats: int, options: dict[str, str], seed: int) -> Record:
    """A game in which all choose at random."""
    record = Record.begin(game, seats, options)
    state = record.state()
    rng = stream(seed, "playthrough")
    while not state.over:
        step: Step = Deal(tuple(rng.order(state.due)))
        if not state.due:
            legal = game.legal(state, state.turn)
            step = Act(state.turn, legal[rng.below(len(legal))])
        take(game, state, step)
        record.steps.append(step)
    return record


def actions(game: Game) -> str:
    """Every action of a game, one a line, by its number."""
    return "".join(f"{number} {text}\n" for number, text in enumerate(game.actions.texts))


def expected() -> Iterator[tuple[Path, str]]:
    """Every file of every game, and what should stand in it."""
    for one in own_games():
        yield home(one) / "actions.txt", actions(one)
        for path in sorted(home(one).glob("[0-9]*.txt")):
            yield path, write(read(path.read_text("utf-8")))


def main() -> None:
    """Write all playthroughs anew, or a new one."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs")
    parser.add_argument("game", nargs="?")
    parser.add_argument("seats", nargs="?", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.game:
        options = dict(option.split("=", 1) for option in given.option)
        record = random_game(game(given.game), given.seats, options, given.seed)
        name = "-".join([str(given.seats), *given.option])
        home(record.game).mkdir(parents=True, exist_ok=True)
        (home(record.game) / f"{name}.txt").write_text(record.write(), "utf-8")
    for path, should in expected():
        path.write_text(should, "utf-8")


if __name__ == "__main__":
    main()
