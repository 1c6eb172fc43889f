"""WagenWissel's table: every decision fits, is said, and can be made by touch and without scripts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from stamtafel.core.game import game
from stamtafel.core.record import Act, Record
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.core.view import View
from tests.browser.conftest import Open
from tests.browser.gallery import look_at, next_step, page_of
from tests.browser.playing import LOCKED, await_decision, over
from tests.browser.test_access import findings
from tests.server.house import House

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
SEATS = 4
FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
SHORT = {"each": 1, "start": 0}
OPEN = {"auction": "open"}
Draw = Callable[[str, int, str], str]


def late(key: str, left: int = 12) -> Callable[[View], bool]:
    """The viewer owes a decision of a kind when few cars are left to turn up."""

    def wanted(view: View) -> bool:
        pile = view.place("pile")
        few = pile is not None and pile.size <= left
        return 0 in view.owing and view.prompt.key == key and few

    return wanted


def too_much(view: View) -> bool:
    """The viewer has to pay and cannot do so exactly."""
    way = view.place("proposed", 0)
    sums = [int(card.face.removeprefix("note-")) for card in way.cards] if way else []
    return late("prompt-pay", 20)(view) and sum(sums) > (view.counter("owed", 0) or 0)


def out(view: View) -> bool:
    """The viewer is bankrupt while others go on."""
    return view.mark("out", 0) is not None and not view.over


# What is wanted of a position, and the options of its game.
WANTED: Mapping[str, tuple[Callable[[View], bool], Mapping[str, str | int]]] = {
    "bid": (late("prompt-bid"), {}),
    "raise": (late("prompt-raise"), OPEN),
    "choose": (late("prompt-choose"), {}),
    "pay": (late("prompt-pay"), {}),
    "pay too much": (too_much, {}),
    "shares": (late("prompt-shares"), {}),
    "lose": (late("prompt-lose", 20), {}),
    "export": (late("prompt-export", 20), {}),
    "challenge": (late("prompt-challenge"), {}),
    "want": (late("prompt-want"), {}),
    "offer": (late("prompt-offer"), {}),
    "answer": (late("prompt-answer"), {}),
    "reply": (late("prompt-reply"), {}),
    "put up": (late("prompt-put-up", 28), OPEN),
    "out": (out, OPEN),
    "over": (lambda view: view.over, {}),
}


@cache
def found(name: str) -> tuple[Record, State]:
    """The first position of that name that comes up when players decide like bots, or at random."""
    played = game("wagenwissel")
    wanted, options = WANTED[name]
    for seed in range(300):
        record = Record.begin(played, SEATS, options)
        rng = stream(seed, "gallery")
        state = record.state()
        while not state.over and not wanted(played.view(state, 0)):
            step = next_step(played, state, rng)
            if isinstance(step, Act):
                if rng.below(12) < seed % 12:  # from like a bot to mostly at random
                    legal = tuple(state.legal(step.seat))
                    step = Act(step.seat, legal[rng.below(len(legal))])
                played.play(state, step.seat, step.action)
            else:
                played.deal(state, step.order)
            record.steps.append(step)
        if wanted(played.view(state, 0)):
            return record, state
    raise AssertionError(f"{name} never came up")


def draw(name: str, seats: int, lang: str) -> str:
    """The page of a position."""
    assert seats == SEATS
    return page_of(look_at(game("wagenwissel"), *found(name), 0), lang)
