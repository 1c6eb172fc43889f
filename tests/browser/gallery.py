"""Positions of a game as looks and pages, without a server: found by playing until they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from stamtafel.core.game import Game, game
from stamtafel.core.record import Act, Deal, Record, Step, take
from stamtafel.core.rng import Rng, stream
from stamtafel.core.state import State
from stamtafel.core.view import View
from stamtafel.server.look import Entry, Look, Person
from stamtafel.web import pages

NAMES = ("Anna", "Bernhard", "Carla", "Daan", "Elisabeth", "Fatima", "Gerrit-Jan", "Hülya")
SEEDS = range(300)
LINK = "http://192.168.1.20:8000/t/quiettable"
Wanted = Callable[[View], bool]


def prompted(key: str, face: str = "", viewer: int = 0) -> Wanted:
    """The viewer owes a decision of a kind, perhaps with a certain card."""

    def wanted(view: View) -> bool:
        place = view.place("card", viewer)
        holds = not face or (place is not None and place.cards[0].face == face)
        return viewer in view.owing and view.prompt.key == key and holds

    return wanted


def late(view: View) -> bool:
    """Everybody has had a turn, so that pointers, tokens and reasons are on the table."""
    return view.counter("round") == 2 and (view.counter("turns-had", 0) or 0) >= 1


def fresh(view: View) -> bool:
    """A round has just been scored and the next one dealt."""
    none_had = all(not view.counter("turns-had", seat) for seat in range(view.seats))
    return view.counter("round") == 2 and view.prompt.key == "prompt-ask" and none_had


def called(view: View) -> bool:
    """A round in which somebody was called out has just been scored (SW-8.6)."""
    return fresh(view) and any(line.phrase.key == "account-called" for line in view.account)


def may_call(key: str) -> Wanted:
    """SW-8.5: the viewer knows of a breach, and may call it out instead of deciding."""
    return lambda view: (
        prompted(key)(view) and any(one.phrase.key == "action-call" for one in view.choices)
    )


def may_ask_next(card: str) -> Wanted:
    """The viewer holds a card with which the next neighbour may be asked."""
    return lambda view: (
        prompted("prompt-ask", card)(view) and any(one.text == "ask 1" for one in view.choices)
    )


def someone_out(view: View) -> bool:
    """SW-8.3: somebody else is out for this round, and the viewer is to ask."""
    others = range(1, view.seats)
    return prompted("prompt-ask")(view) and any(view.mark("out", seat) for seat in others)


WANTED: dict[str, Wanted] = {
    "ask": lambda view: late(view) and prompted("prompt-ask")(view),
    "ask with the 5": lambda view: late(view) and may_ask_next("5")(view),
    "answer": lambda view: late(view) and prompted("prompt-answer")(view),
    "answer with the 4": prompted("prompt-answer", "4"),
    "answer with the 2": prompted("prompt-answer", "2"),
    "give the 0": prompted("prompt-give"),
    "pick": prompted("prompt-pick"),
    "scored": fresh,
    "over": lambda view: view.over,
    "call while asking": may_call("prompt-ask"),
    "call while asked": may_call("prompt-answer"),
    "out": someone_out,
    "called": called,
}
HONOUR = ("call while asking", "call while asked", "out", "called")  # SW-8: rules can be broken


@dataclass(frozen=True)
class Scene:
    """A position with all that led to it."""

    game: Game
    record: Record
    state: State

    def look(self, seat: int | None = 0) -> Look:
        """The table as a viewer sees it."""
        return look_at(self.game, self.record, self.state, seat)


def look_at(game: Game, record: Record, state: State, seat: int | None) -> Look:
    """A table as a viewer sees it, drawn from a record and a state at its end."""
    version = len(record.steps) + record.seats + 2
    owes = seat is not None and (state.owing >> seat) & 1
    people = tuple(
        Person(place, NAMES[place], "person" if place in (0, 2) else "bot", place == 0)
        for place in range(record.seats)
    )
    return Look(
        table="quiettable",
        version=version,
        status="over" if state.over else "playing",
        game=game.name,
        options=record.options,
        people=people,
        seat=seat,
        decision=version if owes else None,
        view=game.view(state, seat),
        log=tuple(told(game, record, seat)),
    )


def told(game: Game, record: Record, viewer: int | None) -> Iterator[Entry]:
    """The log of a record for a viewer."""
    for version, (before, step, after) in enumerate(record.replay(), record.seats + 3):
        if isinstance(step, Act):
            yield Entry(version, game.tell(before, step.seat, step.action, after, viewer))
        else:
            yield Entry(version, game.tell(before, None, step.order, after, viewer))


def next_step(game: Game, state: State, rng: Rng) -> Step:
    """A deal that is due, or what a decent player would do; at random if nobody knows."""
    if state.due:
        return Deal(tuple(rng.order(state.due)))
    if game.judgement is not None:
        return Act(state.turn, game.judgement.pick(state, state.turn, rng))
    return wild_step(game, state, rng)


def wild_step(game: Game, state: State, rng: Rng) -> Step:
    """A deal that is due, or anything at all."""
    if state.due:
        return Deal(tuple(rng.order(state.due)))
    actions = game.legal(state, state.turn)
    return Act(state.turn, actions[rng.below(len(actions))])


@cache
def scene(name: str, seats: int) -> Scene:
    """The first position of that name that comes up."""
    played = game("swapybara")
    for seed in SEEDS:
        options = {"enforcement": "honour"} if name in HONOUR else {}
        record = Record.begin(played, seats, options)
        rng = stream(seed, "gallery")
        state = record.state()
        while True:
            if WANTED[name](played.view(state, 0)):
                return Scene(played, record, state)
            if state.over:
                break
            step = (wild_step if name in HONOUR else next_step)(played, state, rng)
            record.steps.append(step)
            take(played, state, step)
    raise AssertionError(f"{name} never came up")


def waiting(seats: int, seat: int | None) -> Look:
    """A table at which people sit down."""
    kinds = ["person", "bot", "person"] + ["free"] * (seats - 3)
    people = tuple(
        Person(place, NAMES[place] if kind != "free" else "", kind, place == 0)
        for place, kind in enumerate(kinds)
    )
    played = game("swapybara")
    return Look(
        table="quiettable",
        version=4,
        status="open",
        game=played.name,
        options=played.settle(seats, {}),
        people=people,
        seat=seat,
        decision=None,
        view=None,
        log=(),
    )


def page_of(look: Look, lang: str, problem: str = "") -> str:
    """The page of a look."""
    return pages.table_page(look, lang=lang, base="", live=True, invite=LINK, problem=problem)
