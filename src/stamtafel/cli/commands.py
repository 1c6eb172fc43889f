"""What the commands do."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from stamtafel import __version__
from stamtafel.cli.arena import arena  # noqa: F401 -- one of the commands
from stamtafel.cli.arguments import print_json, read_text, say_in, seat_count
from stamtafel.cli.play import Sitting, seats_of
from stamtafel.cli.retell import as_data, in_words
from stamtafel.core import game as registry
from stamtafel.core.game import Game, Option
from stamtafel.core.record import Record
from stamtafel.core.rng import stream
from stamtafel.search.playout import playouts

PORTION = 0.1  # seconds of games played at a time, so that Ctrl-C is heard


def nothing() -> None:
    """Without a command: show what there is."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def version(context: click.Context, _parameter: click.Parameter, asked: bool) -> None:
    """Say which version this is."""
    if asked:
        click.echo(f"stamtafel {__version__}")
        context.exit()


def serve(
    host: str, port: int, url: str, database: str | None, keep: int, open: bool, lang: str
) -> None:
    """Serve tables in the browser."""
    from stamtafel.web.serve import run

    run(host, port, url, database, open, lang, keep=keep)


def backup(file: str, database: str | None, json: bool, lang: str) -> None:
    """Copy the database into a new file."""
    from stamtafel.server.backup import backup as copied
    from stamtafel.web.serve import address_of

    tables = copied(address_of(database), Path(file))
    if json:
        print_json({"file": file, "tables": tables})
        return
    print(say_in(lang)("backed-up", file=file, tables=tables))


def games(json: bool, lang: str) -> None:
    """List the games with their seats and options."""
    if json:
        print_json([game_as_data(game, lang) for game in registry.games().values()])
        return
    console = Console(highlight=False, markup=False, emoji=False)
    for game in registry.games().values():
        print_game(console, game, lang)


def print_game(console: Console, game: Game, lang: str) -> None:
    """A game, what it is about, and a table of its options."""
    say, words = say_in(lang), game.words(lang)
    seats = say("for-players", least=game.seats[0], most=game.seats[-1])
    console.print(Text.assemble((words.text("name"), "bold"), f" ({game.name}) · {seats}"))
    console.print(Text(words.text("about")))
    table = Table(box=None, padding=(0, 2, 0, 2))
    for column in ("column-option", "column-values", "column-default", "column-help"):
        table.add_column(say(column), style="bold" if column == "column-option" else "")
    for option in game.options:
        text = say("for-study") if option.study else words.text(f"option-{option.name}-help")
        table.add_row(option.name, option.allowed, str(option.default), text)
    console.print(table)
    console.print()


def game_as_data(game: Game, lang: str) -> dict[str, Any]:
    """A game for a program."""
    words = game.words(lang)
    return {
        "game": game.name,
        "name": words.text("name"),
        "about": words.text("about"),
        "version": game.version,
        "seats": list(game.seats),
        "options": [option_as_data(game, option, lang) for option in game.options],
    }


def option_as_data(game: Game, option: Option, lang: str) -> dict[str, Any]:
    """An option for a program; those of studies have no words."""
    data: dict[str, Any] = {"option": option.name, "default": option.default, "study": option.study}
    data["words"] = list(option.words)
    data["numbers"] = [option.numbers[0], option.numbers[-1]] if option.numbers else None
    if not option.study:
        words = game.words(lang)
        data["name"] = words.text(f"option-{option.name}")
        data["help"] = words.text(f"option-{option.name}-help")
    return data


def simulate(
    game: str,
    seats: int | None,
    games: int,
    seed: int | None,
    option: dict[str, str],
    json: bool,
    lang: str,
) -> None:
    """Play games at random, and say how many decisions that took and how long."""
    played = registry.game(game)
    count = seat_count(played, seats)
    settled = played.settle(count, option)
    decisions, checksum, seconds = simulated(
        played, count, settled, games, 1 if seed is None else seed
    )
    rate = round(decisions / seconds) if seconds else 0
    if json:
        data = {"game": game, "seats": count, "options": settled, "games": games}
        data |= {"decisions": decisions, "seconds": round(seconds, 6)}
        print_json(data | {"decisions_per_second": rate, "checksum": checksum})
        return
    numbers = {"seats": count, "games": games, "decisions": decisions, "rate": rate}
    title = played.words(lang).text("name")
    say = say_in(lang)
    print(say("simulated", game=title, seconds=f"{seconds:.3f}", checksum=str(checksum), **numbers))


def simulated(
    game: Game, seats: int, options: registry.Options, games: int, seed: int
) -> tuple[int, int, float]:
    """Decisions, checksum and seconds of so many random games, played in portions."""
    start = game.begin(seats, options)
    rng = stream(seed, "simulate")
    decisions, checksum, left, portion, seconds = 0, 0, games, 1, 0.0
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=games)
        while left:
            portion = min(portion, left)
            begun = time.perf_counter()
            more, checksum = playouts(start, portion, rng, checksum)
            took = time.perf_counter() - begun
            decisions, seconds, left = decisions + more, seconds + took, left - portion
            progress.advance(bar, portion)
            portion = portion * 2 if took < PORTION else max(1, portion // 2)
    return decisions, checksum, seconds


def play(
    game: str,
    seats: int | None,
    seat: int,
    bots: str,
    name: str | None,
    seed: int | None,
    record: str | None,
    option: dict[str, str],
    lang: str,
) -> int:
    """Play a game against bots in the terminal."""
    played = registry.game(game)
    begun = Record.begin(played, seat_count(played, seats), option)
    begun.names = seats_of(begun.seats, seat, name)
    return Sitting(begun, seat, bots, seed, lang, Path(record) if record else None).play()


def replay(file: str, json: bool, lang: str) -> None:
    """Check a record and tell the game in words."""
    record = Record.read(read_text(file))
    if json:
        print_json(as_data(record, lang))
        return
    for line in in_words(record, lang):
        print(line)
