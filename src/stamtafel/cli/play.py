"""A game in the terminal: one person, and bots on all other seats."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import SystemRandom

from rich.console import Console

from stamtafel.bots.chair import Chair
from stamtafel.bots.hint import hint, say_hint
from stamtafel.bots.levels import DEEP, STEADY, bot
from stamtafel.cli.arguments import say_in
from stamtafel.cli.draw import Drawing
from stamtafel.cli.retell import tell
from stamtafel.core.errors import NotUnderstood
from stamtafel.core.record import Act, Deal, Record, Step, take
from stamtafel.core.rng import stream
from stamtafel.core.view import View
from stamtafel.server.names import FOR_BOTS, name_of

QUIT = ("q", "quit")
HINT = "?"  # or the word for it
CUT_OFF = 1


def seats_of(seats: int, seat: int, name: str | None) -> tuple[str, ...]:
    """The names of all players; raises NotUnderstood for a seat or a name that is none."""
    if seat >= seats:
        raise NotUnderstood("no-such-seat", text=str(seat))
    mine = f"P{seat + 1}" if name is None else name_of(name, ())
    names = [one for one in FOR_BOTS if one != mine][: seats - 1]
    return (*names[:seat], mine, *names[seat:])


def dealer(seed: int | None) -> Callable[[int], Sequence[int]]:
    """Shuffles so many numbers: by the system's chance, or by a seed."""
    if seed is not None:
        rng = stream(seed, "deal")
        return lambda due: tuple(rng.order(due))
    chance = SystemRandom()
    return lambda due: chance.sample(range(due), due)


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """One person's game, from the first deal to the end."""

    def __init__(
        self,
        record: Record,
        seat: int,
        bots: str,
        seed: int | None,
        language: str,
        path: Path | None,
    ) -> None:
        self.record = record
        self.game = record.game
        self.state = record.state()
        self.seat = seat
        self.bot = bot(bots, DEEP if seed is None else STEADY)
        self.path = path
        self.language = language
        self.say = say_in(language)
        self.words = self.game.words(language)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.drawing = Drawing(self.game, record.names, language)
        self.dealer = dealer(seed)
        self.thoughts = stream(SystemRandom().getrandbits(60) if seed is None else seed, "bots")

    def play(self) -> int:
        """The whole game; the exit code."""
        self.save()
        try:
            while not self.state.over:
                self.happen(self.next_step())
            self.console.print(self.drawing.table(self.view()))
        except Left:
            print(self.say("left"))
        except EOFError:
            print(f"stamtafel: {self.say('cut-off')}", file=sys.stderr)
            return CUT_OFF
        finally:
            self.save()
        return 0

    def next_step(self) -> Step:
        """What happens now: a deal, a bot's choice, or the person's; raises Left or EOFError."""
        state = self.state
        if state.due:
            return Deal(tuple(self.dealer(state.due)))
        if state.turn != self.seat:
            chair = Chair(self.game, state, state.turn, self.thoughts)
            return Act(state.turn, self.bot.choose(chair, self.thoughts))
        view = self.view()
        self.console.print(self.drawing.table(view))
        self.console.print(self.drawing.choices(view))
        return self.asked(view)

    def asked(self, view: View) -> Step:
        """The person's answer, asked for again until the rules allow it."""
        hinted: Sequence[str] = ()
        while True:
            text = input("> ").strip()
            if text in QUIT:
                raise Left
            if text.lower() in (HINT, self.say("hint-word")):
                hinted = hinted or self.hint(view)
                print("\n".join(hinted))
                continue
            try:
                action = self.understood(text, view)
                refusal = self.game.refusal(self.state, self.seat, action)
            except NotUnderstood as error:
                print(error.say(self.language))
                continue
            if refusal is None:
                return Act(self.seat, action)
            print(self.drawing.reason(refusal, self.seat))

    def hint(self, view: View) -> Sequence[str]:
        """What one would do, as sentences; the bots' chance is left alone."""
        if self.game.judgement is None:
            return (self.say("no-hints"),)
        rng = stream(SystemRandom().getrandbits(60), "hint")
        found = hint(Chair(self.game, self.state, self.seat, rng), rng, DEEP)
        return say_hint(found, view, self.words, self.record.names)

    def understood(self, text: str, view: View) -> int:
        """The action of a choice's number, or of an action's text; raises NotUnderstood."""
        if text.isdecimal() and 0 < int(text[:9]) <= len(view.choices):
            return view.choices[int(text) - 1].action
        return self.game.actions.read(text)

    def happen(self, step: Step) -> None:
        """Take a step, and tell the person what they may know of it."""
        before = self.state.clone()
        take(self.game, self.state, step)
        self.record.steps.append(step)
        for phrase in tell(self.game, before, step, self.state, self.seat):
            print(self.words.say(phrase, self.record.names, self.seat))

    def view(self) -> View:
        """What the person may know."""
        return self.game.view(self.state, self.seat)

    def save(self) -> None:
        """Write the record down, if one is wanted."""
        if self.path is not None:
            self.path.write_text(self.record.write(), "utf-8")
