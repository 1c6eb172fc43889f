"""What is told of each step, to whom, and in which words."""

from __future__ import annotations

import pytest

from stamtafel.core.view import Phrase
from stamtafel.games.symbiose import GAME
from stamtafel.games.symbiose.rules import Symbiose
from stamtafel.games.symbiose.tell import tell_end
from tests.games.symbiose.drawing import SEATS, begin, chosen, lying, play, read, shown, table

NAMES = ("Anna", "Ben", "Carla", "Dirk")
DRAWN = "A: a1 fish pink points 8, b1 frog green fish 3 | B: | C: | river: r2 snail pink points 1"
FISH, FROG, SNAIL = "fish (pink, 8 points)", "frog (green, 3 per fish)", "snail (pink, 1 point)"


def told(game: Symbiose, move: str, viewer: str, language: str = "en") -> list[str]:
    """What a viewer (`-`: a spectator) is told of a move; the game itself does not change."""
    after = game.clone()
    play(after, move)
    to = None if viewer == "-" else SEATS.index(viewer)
    return say(GAME.tell(game, *read(move), after, to), to, language)


def say(phrases: tuple[Phrase, ...], viewer: int | None, language: str = "en") -> list[str]:
    """Phrases as sentences to one viewer."""
    return [GAME.words(language).say(phrase, NAMES, viewer) for phrase in phrases]


def test_sy_2_3_the_first_cards() -> None:
    """SY-2.3: that somebody has chosen is told at once, all cards only with the last choice."""
    game = table(DRAWN)
    assert told(game, "A turn a1", "A") == ["You choose a1 as your first card."]
    assert told(game, "A turn a1", "B") == ["Anna has chosen a first card."]
    play(game, "C turn a1", "A turn b1")
    assert told(game, "B turn d2", "A") == [
        "Ben has chosen a first card.",
        f"You turn up b1: {FROG}.",
        "Ben turns up d2: frog (blue, 1 point).",
        "Carla turns up a1: frog (blue, 1 point).",
    ]


def test_sy_3_1_a_swap() -> None:
    """SY-3.1, SY-3.2: a swap names the card that came and the one that went, as all see them."""
    game = chosen(DRAWN)
    assert told(game, "A swap r2 a1", "A") == [f"You lay {SNAIL} at a1 and give the river {FISH}."]
    assert told(game, "A swap r2 a1", "C") == [
        f"Anna lays {SNAIL} at a1 and gives the river {FISH}."
    ]
    assert told(game, "A swap r2 b1", "-") == [
        f"Anna lays {SNAIL} at b1. Face down there was {FROG}: it goes into the river."
    ]


def test_sy_3_3_a_card_turned_up_afterwards() -> None:
    """SY-3.3: the card turned up after an open one is told as it is seen."""
    game = chosen(DRAWN)
    play(game, "A swap r2 a1")
    assert told(game, "A turn b1", "A") == [f"You turn up b1: {FROG}."]
    assert told(game, "A turn b1", "B") == [f"Anna turns up b1: {FROG}."]


def test_sy_5_2_an_unseen_river_card() -> None:
    """SY-5.2: that the card taken lay face down is told, for an open card and a face-down one."""
    game = chosen(
        "A: a1 fish pink points 8, b1 frog green fish 3 | B: | river: r7 snail pink points 1"
    )
    assert told(game, "A swap r7 a1", "B") == [
        f"Anna takes a face-down card of the river: {SNAIL}. It lies at a1 now, "
        f"and {FISH} goes into the river."
    ]
    assert told(game, "A swap r7 b1", "A") == [
        f"You take a face-down card of the river: {SNAIL}. It lies at b1 now; "
        f"face down there was {FROG}."
    ]


def test_sy_2_4_the_lot_and_the_deal() -> None:
    """SY-2.4, SY-2.1, SY-2.2: who drew the highest lot, that the ponds lie ready, the river."""
    before = begin(3)
    after = before.clone()
    GAME.deal(after, (0, 2, 1))
    lot = GAME.tell(before, None, (0, 2, 1), after, 1)
    assert say(lot, 1) == ["You draw the highest lot and will start."]
    assert say(lot, None) == ["Ben draws the highest lot and will start."]
    dealt = after.clone()
    GAME.deal(dealt, range(36))
    deal = GAME.tell(after, None, range(36), dealt, 1)
    river = [card.face for card in lying(dealt, "river", None)]
    assert say(deal, 0) == [
        "The ponds are dealt. Ben will start.",
        *(f"In the river {GAME.words('en').text(f'card-{face}')} is turned up." for face in river),
    ]


# The winners, told to one of them, or in the last case to a spectator.
ENDINGS = {
    "A: b1 fish pink points 8 | B: | C: | D:": "You win with 15 points!",
    "A: b1 fish pink points 8 | B: | C: b1 fish pink points 8 | D:": (
        "You and Carla share the win with 15 points each!"
    ),
    "A: | B:": "You and Ben share the win with 8 points each!",
    "A: | B: | C:": "You, Ben and Carla share the win with 8 points each!",
    "A: | B: | C: | D:": "You, Ben, Carla and Dirk share the win with 8 points each!",
}


@pytest.mark.parametrize("drawing", ENDINGS)
def test_sy_4_4_the_winners(drawing: str) -> None:
    """SY-4.4: all who share the win are named, the listener first."""
    game = shown(table(drawing))
    assert say((*tell_end(game, game, 0),), 0)[-1] == ENDINGS[drawing]
    others = say((*tell_end(game, game, None),), None)[-1]
    assert others.startswith("Anna") and others.endswith(".")
    prompt = GAME.words("en").say(GAME.view(game, 0).prompt, NAMES, 0)
    assert prompt.startswith("You") and prompt.endswith("!")


def test_sy_4_4_a_winner_who_is_not_the_first() -> None:
    """SY-4.4: the listener comes first wherever they sit."""
    game = shown(table("A: b1 fish pink points 8 | B: | C: b1 fish pink points 8 | D:"))
    assert say((*tell_end(game, game, 2),), 2)[-1] == (
        "You and Anna share the win with 15 points each!"
    )
    assert say((*tell_end(game, game, 1),), 1)[-1] == (
        "Anna and Carla share the win with 15 points each."
    )


def test_sy_6_3_a_team_wins_or_both_do() -> None:
    """SY-6.3: partners win with what they have together; equal teams share."""
    game = shown(table("A: | B: | C: | D: b1 fish pink points 8", teams="yes"))
    assert say((*tell_end(game, game, 3),), 3)[-1] == "You and Ben win with 23 points together!"
    assert say((*tell_end(game, game, 0),), 0)[-1] == "Ben and Dirk win with 23 points together."
    game = shown(table("A: | B: | C: | D:", teams="yes"))
    assert say((*tell_end(game, game, 0),), 0)[-1] == "Both teams have 16 points and share the win."


def test_sy_4_2_the_account_says_why() -> None:
    """SY-4.1, SY-4.2: at the end every card's points are explained by where it looks."""
    game = shown(
        table(
            "A: a1 frog orange pink 2, b1 frog green fish 3, c2 fish pink points 8, "
            "d2 frog orange pink 2 | B: a1 fish pink points 8 | C:"
        )
    )
    lines = {
        line.phrase.places["spot"]: (GAME.words("en").say(line.phrase, NAMES, 1), line.points)
        for line in GAME.view(game, 1).account
        if line.owner == 0
    }
    assert lines["a1"] == ("a1: frog (orange, 2 per pink card), 1 in your pond", 2)
    assert lines["b1"] == ("b1: frog (green, 3 per fish), 1 in its own pond", 3)
    assert lines["c2"] == ("c2: fish (pink, 8 points), wherever it lies", 8)
    assert lines["d2"] == ("d2: frog (orange, 2 per pink card), 0 in Carla’s pond", 0)


def test_sy_5_3_the_account_names_the_river() -> None:
    """SY-5.3: in the duel the river is named where it is looked at."""
    game = shown(table("A: d1 frog orange blue 2 | B:"))
    line = next(line for line in GAME.view(game, 0).account if line.phrase.key == "account-river")
    assert GAME.words("en").say(line.phrase, NAMES, 0) == (
        "d1: frog (orange, 2 per blue card), 8 in the river"
    )
    assert line.points == 16


def test_sy_3_1_in_dutch_and_german() -> None:
    """SY-3.1: persons and numbers are right in the other languages too."""
    game = chosen(DRAWN)
    assert told(game, "A swap r2 a1", "A", "nl") == [
        "Je legt slak (roze, 1 punt) op a1 en geeft de rivier vis (roze, 8 punten)."
    ]
    assert told(game, "A swap r2 a1", "B", "nl") == [
        "Anna legt slak (roze, 1 punt) op a1 en geeft de rivier vis (roze, 8 punten)."
    ]
    assert told(game, "A swap r2 a1", "A", "de") == [
        "Du legst Schnecke (rosa, 1 Punkt) auf a1 und gibst dem Fluss Fisch (rosa, 8 Punkte)."
    ]
    assert told(game, "A swap r2 a1", "B", "de") == [
        "Anna legt Schnecke (rosa, 1 Punkt) auf a1 und gibt dem Fluss Fisch (rosa, 8 Punkte)."
    ]


def test_sy_2_3_who_is_waited_for() -> None:
    """SY-2.3: whoever has chosen is told how many others have not."""
    game = table("A: | B: | C:")
    play(game, "A turn a1")
    prompts = [GAME.words("en").say(GAME.view(game, seat).prompt, NAMES, seat) for seat in (0, 1)]
    assert prompts[0] == "2 players are still choosing a first card."
    assert prompts[1].startswith("Choose the first card")
    play(game, "B turn a1")
    prompt = GAME.words("nl").say(GAME.view(game, 0).prompt, NAMES, 0)
    assert prompt == "1 speler kiest nog een eerste kaart."
