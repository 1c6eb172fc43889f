"""Symbiose: 2 to 4 players with a pond of eight cards each, swapped card by card with one river."""

from pathlib import Path

from stamtafel.core.game import Game
from stamtafel.games.symbiose.encoding import encoding
from stamtafel.games.symbiose.judgement import SymbioseJudgement
from stamtafel.games.symbiose.notation import ACTIONS, cards, read_deal, write_deal
from stamtafel.games.symbiose.options import OPTIONS, check, setup
from stamtafel.games.symbiose.reasons import explain
from stamtafel.games.symbiose.refusals import refuse
from stamtafel.games.symbiose.tell import describe, tell
from stamtafel.games.symbiose.view import see

GAME = Game(
    name="symbiose",
    version=1,
    seats=range(2, 5),
    options=OPTIONS,
    check=check,
    actions=ACTIONS,
    home=Path(__file__).parent,
    longest=4 * (1 + 2 * 7),
    setup=setup,
    refuse=refuse,
    describe=describe,
    write_deal=write_deal,
    read_deal=read_deal,
    cards=cards,
    see=see,
    tell=tell,
    encoding=encoding,
    judgement=SymbioseJudgement(horizon=0),
    explain=explain,
)
