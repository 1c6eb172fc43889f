"""What is told of each step: the same to all, each in their own person."""

from __future__ import annotations

from stamtafel.core.state import row
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.rules import LONGEST, Swoop
from tests.games.swoop.drawing import SEATS, begin, deal_hands, play, read, table


def told(game: Swoop, move: str, viewer: str | None = None) -> list[str]:
    """What a viewer is told of a move, in English; the game itself does not change."""
    seat, action = read(move)
    after = game.clone()
    GAME.play(after, seat, action)
    to = None if viewer is None else SEATS.index(viewer)
    phrases = GAME.tell(game, seat, action, after, to)
    return [GAME.words("en").say(phrase, SEATS, to) for phrase in phrases]


def test_so_3_1_a_set_is_told_with_where_it_came_from() -> None:
    """SO-3.1: from the hand, from the table, or both."""
    game = table("A: 8 8 [8/2] | B: 2 | C: 2 | pile: 9")
    assert told(game, "A 8") == ["A plays an 8."]
    assert told(game, "A 8 8", "A") == ["You play two 8s."]
    assert told(game, "A + 8") == ["A plays an 8 from the table."]
    assert told(game, "A 8 8 + 8") == ["A plays two 8s from the hand and an 8 from the table."]
    assert told(game, "A 8 + 8", "A") == ["You play an 8 from your hand and an 8 from the table."]


def test_so_3_3_taking_the_pile_is_told_first() -> None:
    """SO-3.3: a higher set: first the pile is taken up, then the set starts a new one."""
    game = table("A: K 3 | B: 2 | C: 2 | pile: Q 9 5")
    assert told(game, "A K") == ["A takes up the pile: 3 cards.", "A plays a king."]
    assert told(game, "A K", "A") == ["You take up the pile: 3 cards.", "You play a king."]


def test_so_4_sweeping_is_told() -> None:
    """SO-4.2, SO-4.3, SO-4.6: a swoop card, four alike, or more."""
    game = table("A: 10 8 8 3 | B: 2 | C: 2 | pile: 9 8 8")
    assert told(game, "A 10") == ["A plays a 10.", "Swoop! A sweeps the pile away."]
    assert told(game, "A 8 8") == ["A plays two 8s.", "Four alike: A sweeps the pile away."]
    assert told(game, "A 8 8", "A")[1] == "Four alike: you sweep the pile away."
    game = table("A: 8 8 8 8 3 | B: 2 | C: 2 | pile: 9 8 8 8", big_swoop="yes")
    assert told(game, "A 8 8 8 8")[1] == "Seven alike: A sweeps the pile away."


def test_so_4_5_four_higher_ones_are_told_in_order() -> None:
    """SO-4.5: the pile is taken up, four kings are played, and they sweep."""
    game = table("A: K K K K 3 | B: 2 | C: 2 | pile: 5")
    assert told(game, "A K K K K") == [
        "A takes up the pile: 1 card.",
        "A plays four kings.",
        "Four alike: A sweeps the pile away.",
    ]


def test_so_5_hidden_cards_are_told() -> None:
    """SO-5.2, SO-5.3: what was turned up, and what was added."""
    game = table("A: 8 8 3 [8/2] [-/8] | B: 2 | C: 2 | pile: 5")
    assert told(game, "A turn 1") == ["A turns up a hidden card: an 8."]
    play(game, "A turn 1")
    assert told(game, "A add 0") == ["A takes up the pile: 1 card.", "A plays it alone."]
    assert told(game, "A add 2")[1:] == ["A adds two 8s."]
    assert told(game, "A add 2", "A")[1:] == ["You add two 8s."]
    assert told(game, "A add 0 + 1")[1:] == ["A adds an 8 from the table."]
    assert told(game, "A add 1 + 1")[1:] == ["A adds an 8 from the hand and an 8 from the table."]
    assert told(game, "A add 2 + 1")[-1] == "Four alike: A sweeps the pile away."


def test_so_6_the_end_of_a_round_is_told() -> None:
    """SO-6.1, SO-6.2: who went out, and what everybody scored."""
    game = table("A: 3 | B: A 7 K joker | C: A | pile: 5")
    assert told(game, "A 3", "A") == [
        "You play a 3.",
        "You are rid of all your cards!",
        "You get 0 points.",
        "B gets 68 points.",
        "C gets 1 point.",
    ]


def test_so_7_the_end_of_the_game_is_told() -> None:
    """SO-7.1, SO-7.2, SO-7.3: who has won, that a tie is played off, that a round took too long."""
    game = table("A: 3 | B: 6 | C: 7 | pile: 5", target=7)
    assert told(game, "A 3")[-1] == "A wins with 0 points."
    game.totals = row([6, 0, 0])
    assert told(game, "A 3")[-1] == "The lowest totals are equal: another round decides."
    game = table("A: 3 4 | B: 6 | C: 7 | pile: 5")
    game.turns = LONGEST - 1
    assert told(game, "A 3")[1].startswith("The round takes too long")


def test_so_2_3_the_draw_is_told() -> None:
    """SO-2.3: everybody hears who drew what and who starts; nobody is told another's hand."""
    before = begin(3, cards=2, table="none")
    after = before.clone()
    deal_hands(after, "3 3", "4 4", "5 5", left="joker 7 K 7")
    for viewer in (None, 1):
        phrases = GAME.tell(before, None, (), after, viewer)
        sentences = [GAME.words("en").say(phrase, SEATS, viewer) for phrase in phrases]
        b = "You draw a king." if viewer == 1 else "B draws a king."
        starts = "Round 1: you start." if viewer == 1 else "Round 1: B starts."
        assert sentences == ["A draws a joker.", "A draws a 7.", b, "C draws a 7.", starts]
