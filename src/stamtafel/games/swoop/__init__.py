"""Swoop: 3 to 8 players shed their cards onto one pile, and sweep it away."""

from pathlib import Path

from stamtafel.core.game import Game
from stamtafel.games.swoop.encoding import encoding
from stamtafel.games.swoop.judgement import SwoopJudgement
from stamtafel.games.swoop.notation import ACTIONS, cards, read_deal, write_deal
from stamtafel.games.swoop.options import OPTIONS, check, setup
from stamtafel.games.swoop.reasons import explain
from stamtafel.games.swoop.refusals import refuse
from stamtafel.games.swoop.rules import LONGEST
from stamtafel.games.swoop.tell import describe, tell
from stamtafel.games.swoop.view import see

GAME = Game(
    name="swoop",
    version=1,
    seats=range(3, 9),
    options=OPTIONS,
    check=check,
    actions=ACTIONS,
    home=Path(__file__).parent,
    # At the highest target: two of three players score at least 1 in a round; ties come on top.
    longest=15_000 * 2 * LONGEST,
    setup=setup,
    refuse=refuse,
    describe=describe,
    write_deal=write_deal,
    read_deal=read_deal,
    cards=cards,
    see=see,
    tell=tell,
    encoding=encoding,
    judgement=SwoopJudgement(horizon=40),
    explain=explain,
    lowest_wins=True,
)
