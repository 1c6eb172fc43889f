"""Swapybara: 4 to 8 players with one card each, who ask each other to swap."""

from pathlib import Path

from stamtafel.core.game import Game
from stamtafel.games.swapybara.encoding import encoding
from stamtafel.games.swapybara.judgement import SwapybaraJudgement
from stamtafel.games.swapybara.notation import ACTIONS, cards, read_deal, write_deal
from stamtafel.games.swapybara.options import OPTIONS, check, setup
from stamtafel.games.swapybara.reasons import explain
from stamtafel.games.swapybara.refusals import refuse
from stamtafel.games.swapybara.tell import describe, tell
from stamtafel.games.swapybara.view import see

GAME = Game(
    name="swapybara",
    version=1,
    seats=range(4, 9),
    options=OPTIONS,
    check=check,
    actions=ACTIONS,
    home=Path(__file__).parent,
    longest=100 * (8 * 3 * 2 + 7 + 2),
    setup=setup,
    refuse=refuse,
    describe=describe,
    write_deal=write_deal,
    read_deal=read_deal,
    cards=cards,
    see=see,
    tell=tell,
    encoding=encoding,
    judgement=SwapybaraJudgement(),
    explain=explain,
)
