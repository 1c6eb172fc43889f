"""What is told of each step, and to whom."""

from __future__ import annotations

from collections.abc import Sequence

from stamtafel.core.rng import stream
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.cards import (
    GIVE,
)
from stamtafel.games.swapybara.notation import FACES
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import (
    SPECTATOR,
    begin,
    play_refused,
    read,
    say,
    table,
    told,
)


def asked(drawing: str, *moves: str) -> Swapybara:
    """The position drawn, some moves later."""
    game = table(drawing)
    for move in moves:
        GAME.play(game, *read(move))
    return game


FIVE = "A: 3 | B: 1 | C: 5 | D: -1 | E: 2"


def test_sw_3_4_a_question_is_told_to_all() -> None:
    """SW-3.4: everybody hears who asks whom, each in their own person."""
    game = table(FIVE)
    assert told(game, "A ask C", "A") == ["You ask C."]
    assert told(game, "A ask C", "C") == ["A asks you."]
    assert told(game, "A ask C", "B") == told(game, "A ask C", SPECTATOR) == ["A asks C."]


def test_sw_3_5_a_swap_names_its_cards_to_its_two_players_only() -> None:
    """SW-3.5: the log says to the others only that a swap took place."""
    game = asked(FIVE, "A ask C")
    assert told(game, "C accept", "C") == [
        "You accept: you and A swap.",
        "You gave the 5 and got the 3.",
    ]
    assert told(game, "C accept", "A") == [
        "C accepts: the two of you swap.",
        "You gave the 3 and got the 5.",
    ]
    for other in ("B", "D", "E", SPECTATOR):
        assert told(game, "C accept", other) == ["C accepts: A and C swap."]


def test_sw_3_5_a_refusal_names_no_card() -> None:
    """SW-3.5: a refusal is told to all in the same words, whatever the card."""
    for drawing in (FIVE, "A: 3 | B: 1 | C: 2 | D: -1 | E: 5"):
        game = asked(drawing, "A ask C")
        assert told(game, "C refuse", "C") == ["You refuse."]
        for other in ("A", "B", SPECTATOR):
            assert told(game, "C refuse", other) == ["C refuses."]


def test_sw_3_6_the_centre_names_its_cards_to_its_player_only() -> None:
    """SW-3.6: what was swapped with the centre hears only who did."""
    game = table("A: 3 | B: 1 | C: 5 | D: -1 | centre: 6")
    assert told(game, "A centre", "A") == [
        "You swap with the centre.",
        "You gave the 3 and got the 6.",
    ]
    for other in ("B", "C", "D", SPECTATOR):
        assert told(game, "A centre", other) == ["A swaps with the centre."]


def test_sw_3_5_a_swap_in_the_last_turn() -> None:
    """SW-3.5, SW-6.1: after the last swap its two players hear of it, then all of the scores."""
    game = table(FIVE, turns_left=1, rounds=1)
    GAME.play(game, *read("E ask A"))
    scores = [
        "A shows the 2: 2 points.",
        "B shows the 1: 1 point.",
        "C shows the 5: 5 points.",
        "D shows the −1: -1 point.",
        "E shows the 3: 3 points.",
        "D takes the minus token.",
        "C wins with 5 points.",
    ]
    assert told(game, "A accept", SPECTATOR) == ["A accepts: E and A swap.", *scores]
    mine = told(game, "A accept", "A")
    assert mine[:3] == [
        "You accept: you and E swap.",
        "You gave the 3 and got the 2.",
        "You show the 2: 2 points.",
    ]
    assert told(game, "A accept", "E")[1] == "You gave the 2 and got the 3."


def test_sw_5_1_the_declared_0_is_told_to_all() -> None:
    """SW-5.1: after the last turn everybody hears who has the 0, and of no other card."""
    game = table("A: 3 | B: 0 | C: 5 | D: -1 | E: 2", turns_left=1)
    GAME.play(game, *read("E ask A"))
    assert told(game, "A refuse", "B") == ["A refuses.", "You have the 0 and must give it away."]
    for other in ("C", SPECTATOR):
        assert told(game, "A refuse", other) == ["A refuses.", "B has the 0 and must give it away."]


def test_sw_5_6_the_0_given_and_the_reveal() -> None:
    """SW-5.6: the giving of the 0 and the scores are told together, tokens after the scores."""
    game = table("A: 6 six | B: 0 | C: 5 | D: -1 minus | E: 2 shield", rounds=1)
    play_refused(game)
    assert game.step == GIVE
    assert told(game, "B give A", "A") == [
        "B gives you the 0.",
        "You show the 0: 0 points.",
        "B shows the 6: 6 points.",
        "C shows the 5: 5 points.",
        "D shows the −1: 6 points.",
        "E shows the 2: 2 points.",
        "B takes the six token.",
        "The minus token goes back to the middle.",
        "You get the protection token for the next round.",
        "B wins with 6 points.",
    ]
    assert told(game, "B give A", "B")[0] == "You give A the 0."
    assert told(game, "B give A", "B")[-1] == "You win with 6 points!"
    assert told(game, "B give A", SPECTATOR)[0] == "B gives A the 0."


def test_sw_5_2_the_0_put_in_the_centre() -> None:
    """SW-5.2, SW-5.5: the 0 in the centre, and the tokens that go back."""
    game = table("A: 6 six | B: 0 shield | C: 5 | D: 2 | centre: 3", rounds=1)
    play_refused(game)
    events = told(game, "B give centre", "D")
    assert events[0] == "B puts the 0 in the centre."
    assert events[2] == "B shows the 3: 3 points."
    assert events[5:7] == [
        "The six token goes back to the middle.",
        "The protection token goes back to the middle.",
    ]


def test_sw_2_3_a_pick_names_its_card_to_its_player_only() -> None:
    """SW-2.3: everybody hears that a card was picked, its player which."""
    game = table(FIVE)
    play_refused(game)
    for face in ("6", "-1"):
        assert told(game, f"B pick {face}", "B") == [f"You pick the {face.replace('-', '−')}."]
        for other in ("A", "C", SPECTATOR):
            assert told(game, f"B pick {face}", other) == ["B has picked a card in secret."]


def test_sw_2_1_a_deal_names_to_each_their_card() -> None:
    """SW-2.1: at a deal everybody hears who starts, and each player their own card."""
    before = begin(5, start=2)
    after = before.clone()
    order = GAME.read_deal(before, "3 -1 5 6 2 | 0 1 4")
    GAME.deal(after, order)
    for viewer, face in enumerate(["3", "−1", "5", "6", "2"]):
        starts = "you start" if viewer == 2 else "C starts"
        assert say(GAME.tell(before, None, order, after, viewer), viewer) == [
            f"Round 1: {starts}.",
            f"You are dealt the {face}.",
        ]
    assert say(GAME.tell(before, None, order, after, None), None) == ["Round 1: C starts."]


def test_sw_1_4_the_lot_is_told() -> None:
    """SW-1.4: everybody hears who drew the highest lot."""
    before = begin(4)
    after = before.clone()
    GAME.deal(after, [1, 3, 0, 2])
    for viewer, sentence in (
        (0, "B draws the highest lot and starts."),
        (1, "You draw the highest lot and start."),
    ):
        assert say(GAME.tell(before, None, [1, 3, 0, 2], after, viewer), viewer) == [sentence]


def own_cards(game: Swapybara, viewer: int | None) -> set[str]:
    """The card that lies before a viewer, or lay there at the last reveal, and the one picked."""
    if viewer is None or not game.round:
        return set()
    card = game.card(viewer) if len(game.dealt) else game.reveal.cards[viewer]
    picked = game.picked if game.picker == viewer and game.picked >= 0 else card
    return {FACES[card], FACES[picked]}


def test_sw_3_5_no_card_is_named_to_who_may_not_know_it() -> None:
    """SW-3.5, SW-2.3: but for the reveal one hears of one's own cards only, in random games."""
    rng = stream(8, "told")
    named = 0
    for seats in range(4, 9):
        game = begin(seats, rounds=3)
        while not game.over:
            before = game.clone()
            seat: int | None = None
            step: int | Sequence[int]
            if game.due:
                step = list(rng.order(game.due))
                GAME.deal(game, step)
            else:
                seat = game.turn
                actions = GAME.legal(game, seat)
                step = actions[rng.below(len(actions))]
                GAME.play(game, seat, step)
            for viewer in [None, *range(seats)]:
                phrases = GAME.tell(before, seat, step, game, viewer)
                cards = {c for p in phrases if p.key != "told-score" for c in p.cards.values()}
                assert cards <= own_cards(before, viewer) | own_cards(game, viewer)
                named += len(cards)
    assert named > 100
