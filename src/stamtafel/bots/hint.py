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
CLOSE = 0.01  # with less than this between them, it hardly matters,
NEARLY = 0.9  # unless so many of the games agree
WORLDS = 32  # so many states tell how one stands now


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
    action, times, gain = found[0]
    games = sum(visits for _, visits, _ in found)
    other, _, next_gain = found[1] if len(found) > 1 else (None, 0.0, 0.0)
    lead = gain - next_gain
    sure = "likely"
    if lead < CLOSE and times < NEARLY * games:
        sure = "close"
    elif lead >= CLEAR and times >= OFTEN * games:
        sure = "clear"
    now, why = standing(chair, rng), reason(chair, action, rng)
    outlook, other_outlook = within(now + gain), within(now + next_gain)
    return Hint(action, sure, int(games), int(times), outlook, other, other_outlook, why)


def standing(chair: Chair, rng: Rng) -> float:
    """How well a chair's seat stands now, on average over what it can imagine."""
    judgement = chair.game.judgement
    assert judgement is not None
    worlds = [chair.imagine(rng) for _ in range(WORLDS)]
    return sum(judgement.values(world)[chair.seat] for world in worlds) / WORLDS


def within(outlook: float) -> float:
    """An outlook that is a guess, from 0.0 to 1.0."""
    return max(0.0, min(1.0, outlook))


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
