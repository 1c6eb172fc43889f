"""The judgement that bots go by: decent play, and no folly."""

from __future__ import annotations

import pytest

from stamtafel.bots.chair import Chair
from stamtafel.bots.levels import bot
from stamtafel.bots.searching import SearchingBot
from stamtafel.core.rng import stream
from stamtafel.games.wagenwissel import GAME, rules
from stamtafel.games.wagenwissel.judgement import luck
from stamtafel.games.wagenwissel.position import PAY
from stamtafel.games.wagenwissel.rules import WagenWissel
from stamtafel.games.wagenwissel.worth import cheapest, loss, rate_of_money
from tests.games.judged import play_out
from tests.games.wagenwissel.drawing import SEATS, begin, lettered, play, table

GAMES = 6 if rules.__file__.endswith(".py") else 60
JUDGE = GAME.judgement


def picked(game: WagenWissel, seat: str, seed: int = 1) -> str:
    """What a player picks: `bid 50`."""
    assert JUDGE is not None
    return lettered(GAME.actions.write(JUDGE.pick(game, SEATS.index(seat), stream(seed, "pick"))))


def worth(game: WagenWissel, seat: str) -> float:
    """How well a player stands."""
    assert JUDGE is not None
    return JUDGE.values(game)[SEATS.index(seat)]


@pytest.mark.parametrize("auction", ["sealed", "open"])
@pytest.mark.parametrize("counter", ["price", "purchase"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_picks_are_legal_and_beat_chance(seats: int, counter: str, auction: str) -> None:
    """One seat by judgement wins nearly always against others at random."""
    wins = 0.0
    for number in range(GAMES):
        game = begin(seats, auction=auction, counter_offer=counter)
        rng = stream(number, f"{seats}/{counter}/{auction}")
        wins += play_out(game, JUDGE, {number % seats}, rng)
    assert wins > 0.8 * GAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_goes_bankrupt_by_judgement(seats: int) -> None:
    """WW-4.3: the judgement never bluffs, so all are in at the end, and money was spent well."""
    for number in range(GAMES):
        game = begin(seats, auction="open")
        play_out(game, JUDGE, range(seats), stream(number, f"all/{seats}"))
        assert game.players == seats
        assert min(game.scores()) > 500


def test_a_bid_is_within_what_the_car_is_worth_and_what_others_have() -> None:
    """WW-3.1: much for a fourth car, no more than needed to outbid, little for little."""
    game = table("A: 10 | B: 500 200 100 50 20 10 10, 6 6 6 | C: 100 50 20 10 10", pile="6")
    for seed in range(20):
        assert 100 <= int(picked(game, "B", seed).removeprefix("bid ")) <= 200
    game = table("A: 500 | B: 100 50 20 10 10 | C: 100", pile="2", only=True)
    for seed in range(20):
        assert picked(game, "B", seed) in ("bid 10", "bid 20")


def test_sealed_bids_are_imagined_as_judgement_would_bid() -> None:
    """WW-3.1: for a first Rammel nobody bids much, whatever their notes; one's own bid stays."""
    assert JUDGE is not None
    game = table("A: 500 | B: 500 200 100 50 20 10 | C: 500 200 100 50 20 10 | D: 50", pile="2")
    play(game, "B bid 500", "C bid 200")
    rng = stream(1, "imagined")
    judged, possible = set(), set()
    for _ in range(40):
        imagined, dealt = game.clone(), game.clone()
        JUDGE.imagine(imagined, 2, rng)
        dealt.resample(2, rng)
        assert imagined.bids[2] == dealt.bids[2] == 20  # in tens
        judged.add(imagined.bids[1])
        possible.add(dealt.bids[1])
    assert max(judged) <= 2 < 50 < max(possible)


def test_an_auctioneer_buys_cheap_and_sells_dear() -> None:
    """WW-3.3: a fourth Pronk for 50 is bought, a first Rammel for 100 is sold."""
    drawing = "A: 100 50 50, 7 7 7 | B: 100 50 | C: 10"
    cheap = play(table(drawing, pile="7", only=True), "B bid 50", "C pass")
    assert picked(cheap, "A") == "buy"
    dear = play(table(drawing, pile="2", only=True), "B bid 100", "C pass")
    assert picked(dear, "A") == "sell"


def test_a_bluff_is_called() -> None:
    """WW-4.5: who remembers what others hold sells to somebody who cannot pay."""
    game = table("A: 500, 7 7 7 | B: 10 | C: 10", pile="7", only=True, auction="open")
    play(game, "B bid 50", "C pass")
    assert picked(game, "A") == "sell"


def test_an_offer_is_one_that_both_can_like() -> None:
    """WW-7.1, WW-7.2: for a third car somebody's single one is worth more to me than to them."""
    game = table(
        "A: 500 100 100, 5 5 | B: 50, 5 | C: 50, 2", pile="3", chance="shares-20", only=True
    )
    play(game, "B pass", "C pass", "A name 2")
    assert picked(game, "A") == "challenge B"
    play(game, "A challenge B")
    assert picked(game, "A") == "want 5"
    play(game, "A want 5")
    offer = picked(game, "A")
    assert 200 < int(offer.removeprefix("offer ")) < 400
    play(game, f"A {offer}")
    assert picked(game, "B") == "accept"


def test_a_stingy_offer_is_answered_by_a_price_or_a_purchase() -> None:
    """WW-7.4, WW-7.5: between what the car is worth to the one and to the other."""
    drawing = "A: 500 100 100, 5 5 | B: 200 200, 5 | C: 50"
    for counter in ("price", "purchase"):
        game = table(drawing, pile="3", chance="shares-20", only=True, counter_offer=counter)
        play(game, "B pass", "C pass", "A name 2", "A challenge B", "A want 5", "A offer 10")
        answer = picked(game, "B")
        if counter == "price":
            assert 200 < int(answer.removeprefix("counter ")) <= 400
            play(game, f"B {answer}")
            assert picked(game, "A") == "accept"
        else:
            assert answer == "refuse"  # a third one for A is worth more than a second for B


def test_payments_go_by_the_proposed_way() -> None:
    """WW-8.3: with the least overpayment."""
    game = table("A: 100 50 20 20 | B: 20 10 | C: 10", pile="7")
    play(game, "B bid 30", "C pass", "A buy")
    assert game.step == PAY
    assert picked(game, "A") == "lay 20"


def test_no_bot_searches_for_a_way_to_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    """WW-8.3: the proposed way cannot be bettered, whatever it costs to look for another one."""
    monkeypatch.delattr(SearchingBot, "search")
    game = table("A: 100 50 20 20 | B: 20 10 | C: 10", pile="7")
    play(game, "B bid 30", "C pass", "A buy")
    chair = Chair(GAME, game, 0, stream(1, "chair"))
    assert GAME.actions.write(bot("strong").choose(chair, stream(1, "bot"))) == "lay 20"


@pytest.mark.parametrize(
    ("deck", "brings"),
    [("1 receive 50", 5.0), ("1 bonus 10", 3.0), ("1 tax 20", -6.0), ("1 shares 20", 4.0)],
)
def test_a_chance_card_is_worth_what_it_brings(deck: str, brings: float) -> None:
    """WW-6.4: a bonus and a tax count for each of one's cars, shares for each car of a make."""
    game = table("A: 50, 2 3 3 | B: 50, 4 | C: 50", chance_deck=deck)
    assert luck(game, 0) == brings


def test_a_lost_car_is_counted_in_money() -> None:
    """WW-6.4: a lost car is worth so much less where money is worth more than its face."""
    game = table("A: 50, 2 3 3 | B: 50, 4 | C: 50", chance_deck="1 loss")
    assert rate_of_money(game) > 1.0
    assert luck(game, 0) == -loss(game, 0, cheapest(game, 0, game.owned(0))) / rate_of_money(game)


def test_the_cheapest_car_is_put_up_first() -> None:
    """WW-4.5: who must sell begins with what is missed least."""
    game = table("A: 50 | B: 10, 6 6 6 2 | C: 50", auction="open", pile="4")
    play(game, "B bid 100", "C pass", "A sell")
    assert picked(game, "B") == "put-up 2"


def test_value_follows_cars_and_money() -> None:
    """WW-9: more is better, out is nothing, the end is what it is."""
    poor = table("A: 50 | B: 50 | C: 50")
    rich = table("A: 500 | B: 50 | C: 50")
    cars = table("A: 50, 7 7 | B: 50 | C: 50")
    assert worth(poor, "A") == pytest.approx(0.5)
    assert worth(rich, "A") > worth(poor, "A") > worth(rich, "B")
    assert worth(cars, "A") > worth(poor, "A")
    out = table("A: 50 | B: 50 | C: 50", auction="open")
    play(out, "B bid 500", "C pass", "A sell")
    assert worth(out, "B") == 0.0
    sale = table("A: 50 | B: 50, 7 7 | C: 50", auction="open")
    play(sale, "B bid 500", "C pass")
    assert worth(sale, "B") < worth(poor, "B")
    play(sale, "A sell")
    assert 0.0 < worth(sale, "B") <= 0.1
    bluff = play(table("A: 50 | B: 50 | C: 500", auction="open"), "B bid 60", "C bid 70")
    honest = play(table("A: 50 | B: 50 | C: 500", auction="open"), "B bid 50", "C bid 70")
    assert worth(bluff, "B") < worth(honest, "B")
    over = table("A: 50, 7 | B: 50 | C: 50", pile="1", only=True)
    assert [worth(over, seat) for seat in "ABC"] == [1.0, 0.0, 0.0]
