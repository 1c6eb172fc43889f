"""What is told of each step, and to whom; what stands in views."""

from __future__ import annotations

from stamtafel.core.words import LANGUAGES
from stamtafel.games.wagenwissel import GAME
from tests.games.wagenwissel.drawing import begin, play, table, told


def test_ww_2_2_one_turn_as_it_is_told() -> None:
    """WW-2.2, WW-3, WW-6, WW-7: a whole turn in words, to a spectator."""
    game = table("A: 50 20, 4 | B: 50 20 10, 4 | C: 50", pile="5 6", chance="bonus-10", start="A")
    lines = []
    for move in (
        "C bid 50",
        "B bid 80",
        "A sell",
        "B lay 50",
        "B lay 20",
        "B lay 10",
        "A challenge B",
        "A want 4",
        "A offer 70",
        "B counter 100",
        "A accept",
        "A lay 50",
        "A lay 50",
    ):
        lines += told(game, move)
        play(game, move)
    assert lines == [
        "C has bid in secret.",
        "B has bid in secret.",
        "B bids €80.",
        "C bids €50.",
        "B has the highest bid: €80.",
        "A sells Zoemer (200) to B for €80.",
        "B lays a note of €50.",
        "B lays a note of €20.",
        "B lays a note of €10.",
        "B has paid A €80.",
        "B gets Zoemer (200).",
        "A draws a chance card:",
        "Receive €10 from the pot for each car that you own.",
        "A gets €10 from the pot.",
        "A wants to negotiate with B.",
        "A asks B for Tuffer (100).",
        "A offers B €70 for Tuffer (100).",
        "B asks A for €100 for Tuffer (100).",
        "A accepts.",
        "A lays a note of €50.",
        "A lays a note of €50.",
        "A has paid B €100.",
        "A gets Tuffer (100).",
        "B turns up a card: Zwiep (300).",
    ]


def test_ww_3_3_each_in_their_own_person() -> None:
    """WW-3.3: who sells, who buys and who watches hear it differently."""
    game = play(table("A: 50 | B: 50 | C: 50"), "B bid 50", "C pass")
    assert told(game, "A sell", "A") == ["You sell Tuffer (100) to B for €50."]
    assert told(game, "A sell", "B") == ["A sells you Tuffer (100) for €50."]
    assert told(game, "A sell", "C") == ["A sells Tuffer (100) to B for €50."]
    assert told(game, "A buy", "B") == ["A buys Tuffer (100) and pays you €50."]


def test_ww_9_3_the_end_is_told() -> None:
    """WW-9.3: who wins, with how many points; a shared win to each of the winners."""
    before = begin(3, start=0, quartets=1, each=3)
    GAME.deal(before, [0, 1, 2])
    after = before.clone()
    order = list(range(31))
    GAME.deal(after, order)
    assert after.over
    phrases = GAME.tell(before, None, order, after, 0)
    assert [GAME.words("en").say(phrase, "ABC", 0) for phrase in phrases] == [
        "The chance cards are shuffled.",
        "You turn up a card: bike (−10). It stays with you, and your turn is over.",
        "B turns up a card: bike (−10). It stays with B, and the turn is over.",
        "C turns up a card: bike (−10). It stays with C, and the turn is over.",
        "You share the win, with 80 points.",
        "B shares the win, with 80 points.",
        "C shares the win, with 80 points.",
    ]


def test_sums_have_their_unit_in_every_language() -> None:
    """WW-1.2: a price is said in euros."""
    game = play(table("A: 50 | B: 500 500 | C: 50"), "B bid 1000", "C pass")
    prompt = GAME.view(game, 0).prompt
    said = {language: GAME.words(language).say(prompt, "ABC", 0) for language in LANGUAGES}
    assert "€1,000" in said["en"]
    assert "€\u00a01.000" in said["nl"]
    assert "1.000\u00a0€" in said["de"]
