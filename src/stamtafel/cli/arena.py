"""The command `arena`: bots against bots, told as tables, as data and as a page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stamtafel.bots.levels import DEFAULT
from stamtafel.cli import INTERRUPTED
from stamtafel.cli.arguments import Complaint, print_json, say_in

if TYPE_CHECKING:
    from stamtafel.arena import Balance, Result
    from stamtafel.arena import report as telling
    from stamtafel.arena.match import Fault

BALANCE = "balance"
MOST_FAULTS = 10  # so many are told in a terminal
WIDEST = 18  # a narrow terminal breaks no shorter words than this
BOTS = ("easy", "normal", "strong")


def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    seed: int | None,
    option: dict[str, str],
    iterations: int | None,
    ms: int | None,
    limit: int,
    records: str | None,
    report: str | None,
    out: str | None,
    jobs: int | None,
    ray: str | None,
    json: bool,
    lang: str,
) -> int:
    """Let bots play against bots, and say who wins how often."""
    from stamtafel.arena import balance, tournament

    balanced = report == BALANCE
    page = page_of(report, out)
    if balanced and records is not None:
        raise Complaint("flags-apart", one="--records", other="--report balance")
    told: dict[str, Any] = {"seats": seats, "games": games, "seed": 1 if seed is None else seed}
    told |= {"options": option, "budget": budget_of(iterations, ms), "limit": limit}
    told |= {"jobs": jobs, "ray": ray}
    with progress() as advance:
        what: Result | Balance
        if balanced:
            what = balance(game, bots or (DEFAULT,), progress=advance, **told)
        else:
            folder = Path(records) if records else None
            what = tournament(game, bots or BOTS, records=folder, progress=advance, **told)
    tell(what, games, page, json, lang)
    if what.lost is not None:
        raise what.lost
    return INTERRUPTED if what.interrupted else 0


def page_of(report: str | None, out: str | None) -> Path | None:
    """Where the page goes, if one is wanted; raises OSError if it cannot go there."""
    if out is not None and report != BALANCE:
        raise Complaint("flag-needs", one="--out", other="--report balance")
    name = out if report == BALANCE else report
    if name is None:
        return None
    page = Path(name)
    page.parent.stat()  # rather refused now than after many games
    if page.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), name)
    return page


def budget_of(iterations: int | None, ms: int | None) -> Any:
    """How long bots search, if it is said."""
    from stamtafel.bots.levels import STEADY
    from stamtafel.bots.searching import Budget

    if iterations is None and ms is None:
        return STEADY
    return Budget(iterations, None if ms is None else ms / 1000)


@contextmanager
def progress() -> Iterator[Any]:
    """A bar on stderr while games are played, if somebody can see it."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[1:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as shown:
        bar = shown.add_task("", total=None)
        yield lambda done, total: shown.update(bar, completed=done, total=total)


def tell(what: Result | Balance, asked: int, page: Path | None, json: bool, lang: str) -> None:
    """Tell what has been found out, in each way that is wanted."""
    from stamtafel.arena.report import Report

    report = Report(lang)
    if page is not None:
        page.write_text(report.page(what), "utf-8")  # first, since nobody may read what is printed
    if json:
        print_json(what.as_data())
        return
    show(what, asked, report, lang)
    if page is not None:
        print(say_in(lang)("written", path=str(page)))


def show(what: Result | Balance, asked: int, report: telling.Report, lang: str) -> None:
    """Tables for the terminal."""
    from stamtafel.arena import Result

    console = Console(highlight=False, markup=False, emoji=False)
    result = what if isinstance(what, Result) else what.result
    console.print(Text(report.summary(result)))
    if not what.interrupted and result.games != asked:
        console.print(Text(say_in(lang)("rounded-up", asked=asked, games=result.games)))
    if what.interrupted:
        console.print(Text(report.say("interrupted"), "bold"))
    if not result.games:
        tables = []  # even shares would look like a result
    elif isinstance(what, Result):
        tables = [report.standings(what)]
    else:
        tables = [section.table for section in report.balance(what)]
    for one in tables:
        draw(one, console)
    faults(what.faults, report, console)


def draw(table: telling.Table, console: Console) -> None:
    """A table, its title above and its note below."""
    console.print(Text(f"\n{table.title}", "bold"))
    drawn = Table(box=None, padding=(0, 2, 0, 0))
    for place, head in enumerate(table.heads):
        width = max((len(row[place]) for row in table.rows), default=0)
        side: Literal["left", "right"] = "right" if place else "left"
        drawn.add_column(head, justify=side, min_width=min(width, WIDEST), overflow="fold")
    for row in table.rows:
        drawn.add_row(*map(Text, row))
    console.print(drawn)
    if table.note:
        console.print(Text(table.note, "dim"))


def faults(found: list[Fault], report: telling.Report, console: Console) -> None:
    """What went wrong, the first few times."""
    for fault in found[:MOST_FAULTS]:
        console.print(Text(report.fault(fault)))
    if len(found) > MOST_FAULTS:
        console.print(Text(report.say("more-faults", count=len(found) - MOST_FAULTS)))
    if found:
        console.print(Text(report.say("note-faults"), "dim"))
