"""What a strong bot would do at a decision, how sure it is, and why."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stamtafel.bots.chair import Chair
from stamtafel.bots.searching import Budget, SearchingBot
from stamtafel.core.rng import Rng
from stamtafel.core.view import Phrase, View
from stamtafel.core.words import Words

OFTEN = 0.6  # who does the same in so many of the games imagined is sure,
CLEAR = 0.02  # if it brings so much more than the next best
CLOSE = 0.01  # with less than this between them, it hardly matters


class Hint(Struct, frozen=True):
    """Advice for one decision: what to do, and how it compares with what else there is."""

    action: int
    sure: str  # only: there is one action; clear, likely, or close
    games: int = 0  # so many games were imagined,
    times: int = 0  # and in so many of them it was done
    outlook: float = 0.0  # how well one stands then, from 0.0 (lost) to 1.0 (won)
    other: int | None = None  # the next best
    other_outlook: float = 0.0
    reason: Phrase | None = None  # None for a game that gives none


def hint(chair: Chair, rng: Rng, budget: Budget) -> Hint:
    """What to do at a chair's decision; for a game with a judgement."""
    if len(chair.legal) == 1:
        return Hint(chair.legal[0], "only", reason=reason(chair, chair.legal[0], rng))
    found = SearchingBot(budget).search(chair, rng).found()
    found.sort(key=lambda one: (one[1], one[2]), reverse=True)
    action, times, outlook = found[0]
    games = sum(visits for _, visits, _ in found)
    other, _, next_outlook = found[1] if len(found) > 1 else (None, 0.0, 0.0)
    lead = outlook - next_outlook
    sure = "likely"
    if lead < CLOSE:
        sure = "close"
    elif lead >= CLEAR and times >= OFTEN * games:
        sure = "clear"
    why = reason(chair, action, rng)
    return Hint(action, sure, int(games), int(times), outlook, other, next_outlook, why)


def reason(chair: Chair, action: int, rng: Rng) -> Phrase | None:
    """Why the seat may well do this, by what it can know."""
    explain = chair.game.explain
    return None if explain is None else explain(chair.imagine(rng), chair.seat, action)


def say_hint(hint: Hint, view: View, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """A hint as sentences: what to do, why, how sure that is, and what would be next."""
    called = {one.action: words.say(one.phrase, names, view.seat) for one in view.choices}
    said = [words.text("hint-do", {"action": called[hint.action]})]
    if hint.reason is not None:
        said.append(words.say(hint.reason, names, view.seat))
    counted = {"games": hint.games, "times": hint.times, "outlook": percent(hint.outlook)}
    said.append(words.text(f"hint-{hint.sure}", counted))
    if hint.other is not None:
        outlook = percent(hint.other_outlook)
        said.append(words.text("hint-next", {"action": called[hint.other], "outlook": outlook}))
    return tuple(said)


def percent(share: float) -> int:
    """A share as a whole number of hundredths."""
    return round(100 * share)
