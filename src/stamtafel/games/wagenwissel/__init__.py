"""WagenWissel: 2 to 4 players collect quartets of cars by auction, chance and haggling."""

from pathlib import Path

from stamtafel.core.game import Game
from stamtafel.games.wagenwissel.encoding import encoding
from stamtafel.games.wagenwissel.judgement import WagenWisselJudgement
from stamtafel.games.wagenwissel.material import ALL_MONEY, COPIES, MAKES, MOST_SEATS
from stamtafel.games.wagenwissel.notation import ACTIONS, cards, read_deal, write_deal
from stamtafel.games.wagenwissel.options import OPTIONS, check, setup
from stamtafel.games.wagenwissel.reasons import explain
from stamtafel.games.wagenwissel.refusals import refuse
from stamtafel.games.wagenwissel.tell import describe, tell
from stamtafel.games.wagenwissel.view import see

CARS = MAKES * COPIES
AUCTION = MOST_SEATS * (ALL_MONEY + 1)  # every possible raise, and everybody else asked after it
NOTES = 47
# A turn: its auction, once more for each bankruptcy, and all cars sold off; what is paid for each
# car, for the chance card and for what was negotiated; choices.
TURN = (MOST_SEATS + CARS) * (AUCTION + NOTES) + MOST_SEATS * NOTES + 20

GAME = Game(
    name="wagenwissel",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    options=OPTIONS,
    check=check,
    actions=ACTIONS,
    home=Path(__file__).parent,
    longest=CARS * TURN,
    setup=setup,
    refuse=refuse,
    describe=describe,
    write_deal=write_deal,
    read_deal=read_deal,
    cards=cards,
    see=see,
    tell=tell,
    encoding=encoding,
    judgement=WagenWisselJudgement(horizon=12),
    explain=explain,
)
