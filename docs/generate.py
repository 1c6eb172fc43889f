"""Pages made from the games themselves, in `docs/generated`: their rules and their actions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc
from pathlib import Path

from stamtafel.core.game import Game, games
from stamtafel.core.record import Act, Deal, Record, take
from stamtafel.core.rng import stream
from stamtafel.core.words import LANGUAGES, words
from stamtafel.web import sheet

SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~$])")


def write(root: Path) -> None:
    """Write all pages that have changed, and remove those that nothing makes any more."""
    folder = root / "docs" / "generated"
    made = {folder / name: text for name, text in pages(root)}
    for path in set(folder.rglob("*.md")) - made.keys():
        path.unlink()
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


def pages(root: Path) -> Iterator[tuple[str, str]]:
    """Every page by its name."""
    for game in games().values():
        if game.home.is_relative_to(root):  # others may be installed here
            yield f"actions/{game.name}.md", actions(game)
            for lang in LANGUAGES:
                yield f"rules/{game.name}-{lang}.md", rules(root, game, lang)


def rules(root: Path, game: Game, lang: str) -> str:
    """The sheet of a game in a language, as it is at the table."""
    house = words(root / "src" / "stamtafel" / "web" / "words", lang)
    ours = f"[{house.text('ours')}]{{.ours}}"
    title = house.text("rules-of", {"game": game.words(lang).text("name")})
    lines = ["---", f"lang: {lang}", "---", "", f"# {title}"]
    for chapter in sheet.chapters(game.home, lang):
        lines += ["", f"## {plain(chapter.title)}"]
        for rule in chapter.rules:
            said = plain(rule.text).replace(r"\[ours\]", ours)
            lines += ["", f"**{rule.name}** {said}"]
    return "\n".join(lines) + "\n"


def actions(game: Game) -> str:
    """Every action of a game: its number, how it is written, and what it says."""
    said = game.words("en")
    seats = [f"seat {seat}" for seat in range(game.seats[-1])]
    rows = (
        f"| {number} | `{text}` | {plain(said.say(game.describe(number), seats))} |"
        for number, text in enumerate(game.actions.texts)
    )
    return "\n".join(
        [
            f"# Actions of {said.text('name')}",
            f"\nRules version {game.version}, {len(game.actions)} actions.\n",
            notation(game),
            f"\nA game that has just begun:\n\n```text\n{begun(game)}```\n",
            "| number | written | what it says |",
            "| ---: | :--- | :--- |",
            *rows,
            "",
        ]
    )


def notation(game: Game) -> str:
    """How actions and deals are written, as the game's module of that name says it."""
    about = getdoc(import_module(f"stamtafel.games.{game.home.name}.notation")) or ""
    return about.partition("\n\n")[2].replace("\nDeals:", "\n\nDeals:")


def begun(game: Game, steps: int = 6) -> str:
    """The record of a game of a few steps, in which everybody does the first thing they may."""
    record = Record.begin(game, game.seats[0])
    state, dice = record.state(), stream(1, "deal")
    while len(record.steps) < steps:
        first = tuple(state.legal(state.turn)) if state.owing else ()
        step = Act(state.turn, first[0]) if first else Deal(tuple(dice.order(state.due)))
        record.steps.append(step)
        take(game, state, step)
    return record.write()


def plain(text: str) -> str:
    """A text in which nothing means anything to Markdown."""
    return SPECIAL.sub(r"\\\1", text)
