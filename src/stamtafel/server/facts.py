"""What a story is made of: steps, answers, notes, talk, wishes, codes, games that are over."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from stamtafel.core.record import Record, Step
from stamtafel.core.state import State


@dataclass(frozen=True)
class Happened:
    """A step of the game, with the states before and after it."""

    version: int
    step: Step
    before: State
    after: State
    action_id: str = ""  # of the answer it is part of


@dataclass(frozen=True)
class Asked:
    """What a seat sent: its actions as texts, and the decision they answer."""

    actions: tuple[str, ...]
    decision: int


@dataclass(frozen=True)
class Answer:
    """What a seat sent and was taken, with the version of its last action."""

    asked: Asked
    version: int


@dataclass(frozen=True)
class Note:
    """Something beside the game that the log tells: a word key, and the names in the sentence."""

    version: int
    key: str
    names: dict[str, str]
    seat: int | None = None


@dataclass(frozen=True)
class Talk:
    """Something said: a ready phrase by its key, or words of one's own."""

    version: int
    seat: int
    key: str = ""
    text: str = ""


@dataclass
class Wish:
    """A seat would like to take back what it has done since a version."""

    seat: int
    version: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Code:
    """What a code opens, and when it was given out."""

    seat: int
    alone: bool
    at: datetime


@dataclass(frozen=True)
class Played:
    """A game of the evening that is over."""

    record: Record
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    first: int | None  # who started
