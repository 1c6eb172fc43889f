"""The result of a tournament: how each bot stands, and the games behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from stamtafel.arena.figures import Duel, Rating, Share, duels, ratings, share
from stamtafel.arena.match import Fault, Played, Terms
from stamtafel.arena.workers import Lost

DIGITS = 6


@dataclass(frozen=True)
class Standing:
    """How a bot stands: its share of the wins with a 95 % interval, its rating, its time."""

    name: str
    win_share: float
    low: float
    high: float
    rating: float
    deviation: float
    games: int
    seconds: float  # a decision, on the average
    longest: float  # the longest decision
    faults: int

    def as_data(self) -> dict[str, Any]:
        """The standing for a program."""
        numbers = {"win_share": self.win_share, "low": self.low, "high": self.high}
        rounded = {key: round(value, DIGITS) for key, value in numbers.items()}
        return {"name": self.name, **rounded, "rating": round(self.rating, 3)}


@dataclass(frozen=True)
class Result:
    """All that a tournament has found out; `interrupted` if it was ended before its time.

    `lost` is why, if it was a game that cannot be played.
    """

    terms: Terms
    played: tuple[Played, ...]
    interrupted: bool = False
    lost: Lost | None = None

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.terms.game

    @property
    def seats(self) -> int:
        """How many played at a time."""
        return self.terms.seats

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played)

    @property
    def deals(self) -> int:
        """With how many different deals."""
        return len({game.fixture.deal for game in self.played})

    @property
    def faults(self) -> list[Fault]:
        """Every failure of a bot."""
        return [game.fault for game in self.played if game.fault is not None]

    @cached_property
    def bots(self) -> list[Standing]:
        """How the bots stand, in the order in which they were named."""
        rated = ratings(self.played, len(self.terms.bots))
        return [self.standing(bot, rating) for bot, rating in enumerate(rated)]

    def standing(self, bot: int, rating: Rating) -> Standing:
        """How one bot stands."""
        own = self.share(bot)
        decisions = sum(self.spent(bot, "decisions"))
        return Standing(
            name=self.terms.bots[bot],
            win_share=own.mean,
            low=own.low,
            high=own.high,
            rating=rating.value,
            deviation=rating.deviation,
            games=sum(bot in game.fixture.lineup for game in self.played),
            seconds=sum(self.spent(bot, "seconds")) / max(1, decisions),
            longest=max(self.spent(bot, "longest"), default=0.0),
            faults=sum(game.fault is not None and self.failed(game, bot) for game in self.played),
        )

    def share(self, bot: int | None, seat: int | None = None) -> Share:
        """The share of the wins of a bot, or of whoever sat there, on one seat or on any."""
        samples = (
            (game.fixture.deal, game.returns[place])
            for game in self.played
            for place in range(self.seats)
            if bot in (None, game.fixture.lineup[place]) and seat in (None, place)
        )
        return share(samples, 1 / self.seats, *self.span(bot, seat))

    def span(self, bot: int | None, seat: int | None) -> tuple[float, float]:
        """From where to where a share can be: with two seats of four nobody wins on both."""
        held = [game.fixture.lineup.count(bot) for game in self.played]
        if bot is None or seat is not None or not any(held):
            return 0.0, 1.0
        alone = sum(count == self.seats for count in held)
        return alone / sum(held), sum(map(bool, held)) / sum(held)

    def spent(self, bot: int, what: str) -> Sequence[float]:
        """What a bot has spent, game by game and seat by seat."""
        return [
            spent
            for game in self.played
            for place, spent in enumerate(getattr(game, what))
            if game.fixture.lineup[place] == bot
        ]

    def failed(self, game: Played, bot: int) -> bool:
        """Whether it was this bot that failed in a game."""
        return game.fault is not None and game.fixture.lineup[game.fault.seat] == bot

    @cached_property
    def duels(self) -> list[list[Duel]]:
        """Every bot against every other one, in the order in which they were named."""
        return duels(self.played, len(self.terms.bots))

    @property
    def lengths(self) -> list[int]:
        """How many decisions each game had that was played to its end."""
        return [sum(game.decisions) for game in self.played if game.fault is None]

    def as_data(self) -> dict[str, Any]:
        """The result for a program."""
        data: dict[str, Any] = {"game": self.game, "seats": self.seats, "games": self.games}
        data["bots"] = [standing.as_data() for standing in self.bots]
        data |= {"deals": self.deals, "seed": self.terms.seed, "options": self.terms.options}
        data["faults"] = faults_as_data(self.faults)
        return data | {"interrupted": self.interrupted}


def faults_as_data(faults: Sequence[Fault]) -> list[dict[str, Any]]:
    """Failures for a program."""
    return [asdict(fault) for fault in faults]
