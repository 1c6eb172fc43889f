"""Results and balance in the reader's language: as tables for a terminal, and as a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from stamtafel.arena.charts import Bar, Column, Row, bars, columns
from stamtafel.arena.fairness import Balance, by_first, by_order, by_seat, spreads, summary
from stamtafel.arena.figures import Duel, Share
from stamtafel.arena.match import Fault
from stamtafel.arena.results import Result, Standing
from stamtafel.core.game import game
from stamtafel.core.words import Value, words

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Table:
    """Rows under heads; the first column says what a row is about."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


@dataclass(frozen=True)
class Section:
    """A table of a report, and the chart above it."""

    table: Table
    bars: Sequence[Bar] = ()
    even: float | None = None  # where the mark of an even share stands
    columns: Sequence[Column] = ()


class Report:
    """Says everything in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = words(HERE / "words", language)

    def say(self, key: str, /, **values: Value) -> str:
        """The sentence of a key."""
        return self.words.text(key, values)

    def heads(self, *names: str) -> tuple[str, ...]:
        """The heads of columns."""
        return tuple(self.say(f"column-{name}") for name in names)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as it is written in this language."""
        text = f"{value:.{digits}f}"
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, part: float) -> str:
        """A part as a percentage."""
        return self.say("percent", number=self.number(100 * part))

    def interval(self, one: Share | Standing) -> str:
        """From where to where."""
        low, high = self.number(100 * one.low), self.number(100 * one.high)
        return f"{low} – {self.say('percent', number=high)}"

    def time(self, seconds: float) -> str:
        """A short time."""
        return f"{self.number(1000 * seconds, 1 if seconds < 0.1 else 0)} ms"

    def title(self, result: Result) -> str:
        """The name of the game."""
        return game(result.game).words(self.language).text("name")

    def summary(self, result: Result) -> str:
        """How much was played."""
        return self.say(
            "summary",
            game=self.title(result),
            games=result.games,
            deals=result.deals,
            seats=result.seats,
        )

    def agreed(self, result: Result) -> str:
        """The options that are not as they are unless given; long decks are cut."""
        chosen = game(result.game).chosen(result.terms.options)
        return ", ".join(f"{name}={str(value)[:40]}" for name, value in chosen.items())

    def fault(self, one: Fault) -> str:
        """What happened to a bot that failed."""
        key = f"fault-{one.kind}"
        return self.say(key, game=one.game, seat=one.seat, bot=one.bot, what=one.what)

    # Results

    def standings(self, result: Result) -> Table:
        """How the bots stand."""
        names = ("bot", "share", "interval", "rating", "time", "faults")
        rows = [
            (
                one.name,
                self.percent(one.win_share),
                self.interval(one),
                f"{self.number(one.rating)} ± {self.number(2 * one.deviation)}",
                self.time(one.seconds),
                str(one.faults),
            )
            for one in result.bots
        ]
        note = self.say("note-interval")
        return Table(self.say("title-shares"), self.heads(*names), tuple(rows), note)

    def sections(self, what: Result | Balance) -> list[Section]:
        """All that a page says; of no games nothing, since even shares would look like a result."""
        if isinstance(what, Balance):
            return self.balance(what) if what.result.games else []
        return self.results(what) if what.games else []

    def results(self, result: Result) -> list[Section]:
        """All that a page says of a tournament."""
        bots = result.bots
        shares = [(b.name, self.percent(b.win_share), b.win_share, b.low, b.high) for b in bots]
        times = [(b.name, self.time(b.seconds), b.seconds, b.seconds, b.seconds) for b in bots]
        rows = [(b.name, self.time(b.seconds), self.time(b.longest), str(b.games)) for b in bots]
        heads = self.heads("bot", "time", "longest", "games")
        table = Table(self.say("title-times"), heads, tuple(rows))
        return [
            against_even(self.standings(result), shares, result),
            self.ratings(result),
            Section(self.duels(result)),
            Section(self.seats_of_bots(result)),
            self.histogram("title-lengths", result.lengths),
            Section(table, bars(times)),
        ]

    def ratings(self, result: Result) -> Section:
        """The ratings, each with twice its deviation."""
        rows = [
            (
                one.name,
                f"{self.number(one.rating)} ± {self.number(2 * one.deviation)}",
                one.rating,
                one.rating - 2 * one.deviation,
                one.rating + 2 * one.deviation,
            )
            for one in result.bots
        ]
        heads = self.heads("bot", "rating")
        note = self.say("note-rating")
        return Section(Table(self.say("title-ratings"), heads, pairs(rows), note), bars(rows))

    def duels(self, result: Result) -> Table:
        """Every bot against every other one."""
        names = [one.name for one in result.bots]
        rows = [
            (name, *("" if bot == other else self.duel(duel) for other, duel in enumerate(row)))
            for bot, (name, row) in enumerate(zip(names, result.duels, strict=True))
        ]
        heads = (*self.heads("bot"), *names)
        return Table(self.say("title-duels"), heads, tuple(rows), self.say("note-duels"))

    def duel(self, one: Duel) -> str:
        """Won, drawn, lost."""
        return f"{one.won} – {one.drawn} – {one.lost}" if one != Duel() else "–"

    def seats_of_bots(self, result: Result) -> Table:
        """What each bot wins on each seat."""
        rows = [
            (one.name, *(self.percent(result.share(bot, s).mean) for s in range(result.seats)))
            for bot, one in enumerate(result.bots)
        ]
        heads = (*self.heads("bot"), *(self.say("seat", seat=s) for s in range(result.seats)))
        return Table(self.say("title-seats"), heads, tuple(rows))

    def histogram(self, key: str, numbers: Sequence[int]) -> Section:
        """How some numbers are spread."""
        typical = summary(numbers)
        row = (
            self.number(typical["mean"]),
            *(self.number(typical[name], 0) for name in ("median", "least", "most")),
        )
        table = Table(self.say(key), self.heads("mean", "median", "least", "most"), (row,))
        return Section(table, columns=columns(numbers))

    # Balance

    def balance(self, balance: Balance) -> list[Section]:
        """All that a page or a terminal says of a balance."""
        result = balance.result
        seats = [(self.say("seat", seat=s), one) for s, one in enumerate(by_seat(result))]
        order = [(self.say("place", place=p + 1), o) for p, o in enumerate(by_order(result))]
        return [
            self.shares("title-by-seat", "seat", seats, result),
            self.shares("title-by-order", "order", order, result),
            self.shares("title-by-first", "first", by_first(result), result, "note-first"),
            self.options(balance),
            self.histogram("title-lengths", result.lengths),
            self.histogram("title-spread", spreads(result)),
        ]

    def shares(
        self, key: str, head: str, rows: list[tuple[str, Share]], result: Result, note: str = ""
    ) -> Section:
        """Some shares, with their intervals."""
        drawn, told = [], []
        for label, one in rows:
            mean = self.percent(one.mean)
            drawn.append((label, mean, one.mean, one.low, one.high))
            told.append((label, mean, self.interval(one), str(one.games)))
        heads = self.heads(head, "share", "interval", "games")
        table = Table(self.say(key), heads, tuple(told), self.say(note) if note else "")
        return against_even(table, drawn, result)

    def options(self, balance: Balance) -> Section:
        """The game under each house rule."""
        names = ("option", "start", "interval", "gap", "length", "spread")
        rows = []
        for variant in balance.variants:
            label = f"{variant.option}={variant.value}" if variant.option else self.say("as-agreed")
            start, result = variant.start, variant.result
            row = (label, self.percent(start.mean), self.interval(start), self.percent(variant.gap))
            length, spread = summary(result.lengths)["mean"], summary(spreads(result))["mean"]
            rows.append((*row, self.number(length), self.number(spread)))
        note = self.say("note-options")
        return Section(Table(self.say("title-options"), self.heads(*names), tuple(rows), note))

    # Pages

    def page(self, what: Result | Balance) -> str:
        """A page that needs nothing else."""
        result = what if isinstance(what, Result) else what.result
        heading = "heading-results" if isinstance(what, Result) else "heading-balance"
        return (
            environment()
            .get_template("report.html")
            .render(
                language=self.language,
                heading=self.say(heading, game=self.title(result)),
                summary=self.summary(result),
                agreed=self.agreed(result),
                bots=", ".join(result.terms.bots),
                seed=result.terms.seed,
                sections=self.sections(what),
                faults=[self.fault(one) for one in what.faults],
                interrupted=what.interrupted,
                t=self.say,
            )
        )


def against_even(table: Table, rows: Sequence[Row], result: Result) -> Section:
    """A table of shares, and bars with a mark where an even share ends."""
    even = 1 / result.seats
    return Section(table, bars(rows, even), even / max([even, *(high for *_, high in rows)]))


def pairs(rows: Sequence[Row]) -> tuple[tuple[str, ...], ...]:
    """Of the rows of a chart, what is read: label and text."""
    return tuple((label, text) for label, text, *_ in rows)


@cache
def environment() -> Environment:
    """The templates of this room."""
    loader = FileSystemLoader(HERE / "templates")
    return Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True)
