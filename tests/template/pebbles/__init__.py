"""Pebbles: the smallest game that has everything a game needs; copy it to begin another one.

The rules: every player holds some of twelve pebbles, numbered from 1. All lay one in secret at the
same time, then all are shown. The highest scores a point; but whoever laid the pebble just below it
scores it instead. Most points win.

To add a game:

1. Write its rules down with numbers (PB-1.1), then `rules.py` down the page: the state, what is
   legal, what an action does, how it ends, and what a seat cannot know (`resample`). A module that
   imports `mypy_extensions` is compiled; this one is not, so it works from any folder.
2. `notation.py`: a text for every action and every deal, both ways.
3. `refusals.py`: the rule that anything else breaks.
4. `view.py`: what one seat may know, built part by part, and what it is told of a step.
5. `encoding.py`: the same as numbers, for programs that learn.
6. `reasons.py`: why one might do something, for hints.
7. `words/nl.ftl`, `words/de.ftl`, `words/en.ftl`: every sentence.
8. `GAME` below. The package lies in `stamtafel/games`, or anywhere with an entry point:

       [stamtafel.games]
       pebbles = pebbles:GAME

Nothing else changes. Table, terminal, bots and records work at once, and the tests in
`tests/conformance` hold it to all that is promised of a game.
"""

from pathlib import Path

from stamtafel.core.game import Game

from .encoding import encoding
from .notation import ACTIONS, cards, read_deal, write_deal
from .reasons import explain
from .refusals import refuse
from .rules import HAND, OPTIONS, PebblesJudgement, setup
from .view import describe, see, tell

GAME = Game(
    name="pebbles",
    version=1,
    seats=range(2, 4),
    options=OPTIONS,
    actions=ACTIONS,
    home=Path(__file__).parent,
    longest=3 * HAND[-1],
    setup=setup,
    refuse=refuse,
    describe=describe,
    write_deal=write_deal,
    read_deal=read_deal,
    cards=cards,
    see=see,
    tell=tell,
    encoding=encoding,
    judgement=PebblesJudgement(),
    explain=explain,
)
