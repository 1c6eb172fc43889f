"""Actions and deals as text, and the words in three languages."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.rng import stream
from stamtafel.core.view import Phrase
from stamtafel.core.words import LANGUAGES
from stamtafel.games.swapybara import GAME
from stamtafel.games.swapybara.rules import (
    Swapybara,
)
from tests.games.swapybara.drawing import begin, deal, play, play_refused, table

TEXTS = """
ask 0, ask 1, ask 2, ask 3, ask 4, ask 5, ask 6, ask 7, centre, accept, refuse,
pick -1, pick 0, pick 1, pick 2, pick 3, pick 4, pick 5, pick 6,
give 0, give 1, give 2, give 3, give 4, give 5, give 6, give 7, give centre,
call 0, call 1, call 2, call 3, call 4, call 5, call 6, call 7, pass
"""


def test_every_action_has_its_text() -> None:
    """The numbers of the actions, in order, are these texts: they stand in stored records."""
    texts = [text.strip() for text in TEXTS.replace("\n", " ").split(",")]
    assert [GAME.actions.write(action) for action in range(len(GAME.actions))] == texts
    assert [GAME.actions.read(text) for text in texts] == list(range(37))


@pytest.mark.parametrize(
    "text", ["", "ask", "ask 8", "ask -1", "pick 7", "give", "passes", "ASK 1"]
)
def test_what_is_no_action(text: str) -> None:
    """Anything else is not understood."""
    with pytest.raises(NotUnderstood):
        GAME.actions.read(text)


def after_a_pick() -> Swapybara:
    """Five players, of whom D has picked the 6."""
    game = table("A: 5 | B: -1 | C: 2 | D: 1 | E: 3")
    play_refused(game)
    play(game, "D pick 6")
    return game


@pytest.mark.parametrize("seats", range(4, 9))
def test_every_deal_can_be_read_back(seats: int) -> None:
    """A deal's text reads back as the same order."""
    for order in list(permutations(range(8)))[::97]:
        game = begin(seats, start=0)
        text = GAME.write_deal(game, order)
        assert tuple(GAME.read_deal(game, text)) == order
        deal(game, text)
        faces = text.replace("| ", "").split()
        assert [game.dealt[place] - 1 for place in range(8)] == [int(face) for face in faces]


def test_every_deal_after_a_pick_can_be_read_back() -> None:
    """The picked card stands as `*` before its player: the deal does not tell which it is."""
    game = after_a_pick()
    for order in list(permutations(range(7)))[::97]:
        text = GAME.write_deal(game, order)
        assert text.split()[3] == "*"
        assert tuple(GAME.read_deal(game, text)) == order


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3 -1 6 5 2 0 1 4",
        "3 -1 6 5 | 2 | 0 1 4",
        "3 -1 6 5 2 | 0 1",
        "3 -1 6 5 2 | 0 1 1",
        "3 -1 6 5 2 | 0 1 7",
        "3 -1 6 5 2 | 0 1 x",
        "3 -1 6 * 2 | 0 1 4",
        "lot 0 1 2 3 4",
    ],
)
def test_what_is_no_deal(text: str) -> None:
    """A deal of other cards, or in other groups, is not understood."""
    with pytest.raises(NotUnderstood):
        GAME.read_deal(begin(5, start=0), text)


def test_lots_can_be_read_back() -> None:
    """A lot is a deal too; a deal of cards is no lot."""
    game = begin(4)
    for order in permutations(range(4)):
        text = GAME.write_deal(game, order)
        assert text == f"lot {' '.join(map(str, order))}"
        assert tuple(GAME.read_deal(game, text)) == order
    for text in ("lot 0 1 2", "lot 0 1 2 2", "lot 0 1 2 4", "0 1 2 3", "3 4 1 5 | 6 | -1 0 2"):
        with pytest.raises(NotUnderstood):
            GAME.read_deal(game, text)


NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eva")


def said(language: str, viewer: int | None, key: str, **parts: Any) -> str:
    """A phrase as one viewer hears it."""
    return GAME.words(language).say(Phrase(key, **parts), NAMES, viewer)


@pytest.mark.parametrize(
    ("viewer", "nl", "de", "en"),
    [
        (0, "Je vraagt Ben.", "Du fragst Ben.", "You ask Ben."),
        (1, "Anna vraagt jou.", "Anna fragt dich.", "Anna asks you."),
        (2, "Anna vraagt Ben.", "Anna fragt Ben.", "Anna asks Ben."),
        (None, "Anna vraagt Ben.", "Anna fragt Ben.", "Anna asks Ben."),
    ],
)
def test_persons(viewer: int | None, nl: str, de: str, en: str) -> None:
    """Who asks and who is asked are spoken to as a person at the table would."""
    seats = {"by": 0, "whom": 1}
    assert [said(language, viewer, "told-ask", seats=seats) for language in LANGUAGES] == [
        nl,
        de,
        en,
    ]


def test_whose_turn_it_is() -> None:
    """One hears that it is one's own turn."""
    turn = {"by": 0}
    assert said("nl", 0, "prompt-ask", seats=turn).startswith("Jij bent aan de beurt")
    assert said("de", 0, "prompt-ask", seats=turn).startswith("Du bist dran")
    assert said("en", 0, "prompt-ask", seats=turn).startswith("Your turn")
    assert said("nl", 1, "prompt-ask", seats=turn).startswith("Anna is aan de beurt")
    assert said("de", 1, "prompt-ask", seats=turn).startswith("Anna ist dran")
    assert said("en", 1, "prompt-ask", seats=turn).startswith("It is Anna’s turn")


@pytest.mark.parametrize(
    ("points", "nl", "de", "en"),
    [
        (-1, "punt", "Punkt", "point"),
        (0, "punten", "Punkte", "points"),
        (1, "punt", "Punkt", "point"),
        (6, "punten", "Punkte", "points"),
    ],
)
def test_numbers(points: int, nl: str, de: str, en: str) -> None:
    """One point or several, below zero too."""
    for language, unit in zip(LANGUAGES, (nl, de, en), strict=True):
        for viewer in (0, 1):
            sentence = said(
                language,
                viewer,
                "told-score",
                seats={"by": 0},
                cards={"card": "6"},
                numbers={"points": points},
            )
            assert sentence.endswith(f" 6: {points} {unit}." if language == "en" else f" {unit}.")
            assert f" {points} {unit}." in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_random_games_can_be_said(language: str) -> None:
    """All that a game shows, tells and refuses has words, and says them to every viewer."""
    words = GAME.words(language)
    names = (*NAMES, "Finn", "Gina", "Hugo")
    said: set[str] = set()
    rng = stream(9, "words")
    for seats in (4, 5, 8):
        game = begin(seats, rounds=3)
        while not game.over:
            before, seat = game.clone(), game.turn
            if game.due:
                action: Any = list(rng.order(game.due))
                GAME.deal(game, action)
            else:
                actions = GAME.legal(game, seat)
                action = actions[rng.below(len(actions))]
                GAME.play(game, seat, action)
            for viewer in [None, *range(seats)]:
                view = GAME.view(game, viewer)
                teller = None if before.due else seat
                phrases = [*GAME.tell(before, teller, action, game, viewer), view.prompt]
                phrases += [choice.phrase for choice in view.choices]
                phrases += [part for no in view.denied for part in (no.phrase, no.refusal)]
                phrases += [line.phrase for line in view.account]
                for phrase in phrases:
                    sentence = words.say(phrase, names, viewer)
                    assert sentence
                    assert "{" not in sentence
                    said.add(phrase.key)
    assert {"told-pick", "told-picked", "told-give", "told-won", "account-zero"} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    """Whatever a player tries, the answer is a sentence."""
    words = GAME.words(language)
    for drawing in ("A: 5 | B: 2 | C: 4 | D: 1 | centre: 6", "A: 3 | B: 2 | C: 4 | D: 1 | E: 6"):
        game = table(drawing)
        for seat in range(game.seats):
            for action in range(len(GAME.actions)):
                refusal = GAME.refusal(game, seat, action)
                assert refusal is None or words.say(refusal, NAMES, seat)
