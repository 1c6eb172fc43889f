"""Actions and deals as text, and the words in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.rng import stream
from stamtafel.core.view import Phrase
from stamtafel.core.words import LANGUAGES
from stamtafel.games.swoop import GAME
from stamtafel.games.swoop.notation import FACES
from tests.games.swoop.drawing import begin, draw, table

NAMES = ("Anna", "Ben", "Carla")


@pytest.mark.parametrize(
    "text",
    ["play 8 hand:2 table:1", "play joker hand:4 table:0", "turn 3", "add hand:1 table:0"],
)
def test_actions_are_read_back(text: str) -> None:
    """An action is written as it is read."""
    assert GAME.actions.write(GAME.actions.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "play 8",
        "play 8 hand:5 table:0",
        "play 8 hand:3 table:2",
        "play 8 hand:0 table:0",
        "play 1 hand:1 table:0",
        "play 8 hand:-1 table:2",
        "play 11 hand:1 table:0",
        "turn 4",
        "turn -1",
        "add hand:4 table:0",
        "add hand:2 table:2",
        "pass",
    ],
)
def test_invented_actions_are_not_understood(text: str) -> None:
    """An invented rank, count or place is no action, whoever sends it."""
    with pytest.raises(NotUnderstood):
        GAME.actions.read(text)


@pytest.mark.parametrize("layout", ["full", "hidden", "none"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_every_deal_can_be_read_back(seats: int, layout: str) -> None:
    """A deal's text reads back as the same cards in the same places, whatever the packs."""
    game = begin(seats, table=layout)
    order = tuple(stream(seats, "deal").order(game.due))
    text = GAME.write_deal(game, order)
    again = begin(seats, table=layout)
    GAME.deal(game, order)
    GAME.deal(again, GAME.read_deal(again, text))
    assert draw(again) == draw(game)
    assert list(again.aside) == list(game.aside)


SMALL = "2, A, A 2 | 10, 2, 2 2 | A, joker, 2 10"
LEFT = "A A A A A 2 2 10 10 10 10 10 10 joker joker joker"


def small_deal(text: str) -> None:
    """Read a deal of four cards each."""
    game = begin(3, cards=4, ranks=2)
    GAME.deal(game, GAME.read_deal(game, text))


def test_a_small_deal() -> None:
    """The hidden card, the open one and the hand of each player, then what is left over."""
    small_deal(f"{SMALL} | {LEFT}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        SMALL,
        f"{SMALL} {LEFT}",
        f"{SMALL} | {LEFT} A",
        f"{SMALL} | {LEFT[2:]}",
        f"{SMALL} | {LEFT[2:]} 3",
        f"{SMALL} | {LEFT[2:]} x",
        SMALL.replace("A 2 |", "2 A |") + f" | {LEFT}",
        SMALL.replace(",", "") + f" | {LEFT}",
    ],
)
def test_what_is_no_deal(text: str) -> None:
    """A deal of other cards, in other groups, or of an unsorted hand is not understood."""
    with pytest.raises(NotUnderstood):
        small_deal(text)


def said(language: str, viewer: int | None, phrase: Phrase) -> str:
    """A phrase as one viewer hears it."""
    return GAME.words(language).say(phrase, NAMES, viewer)


def played(face: str, count: int) -> Phrase:
    """What is told of a set from Anna's hand."""
    return Phrase("told-play-hand", seats={"by": 0}, cards={"hand": f"{face}-{count}"})


@pytest.mark.parametrize(
    ("face", "count", "nl", "de", "en"),
    [
        ("8", 1, "een acht", "eine 8", "an 8"),
        ("8", 3, "drie achten", "drei 8er", "three 8s"),
        ("2", 2, "twee tweeën", "zwei 2er", "two 2s"),
        ("A", 1, "een aas", "ein Ass", "an ace"),
        ("A", 4, "vier azen", "vier Asse", "four aces"),
        ("J", 1, "een boer", "einen Buben", "a jack"),
        ("J", 2, "twee boeren", "zwei Buben", "two jacks"),
        ("Q", 1, "een vrouw", "eine Dame", "a queen"),
        ("Q", 3, "drie vrouwen", "drei Damen", "three queens"),
        ("K", 1, "een heer", "einen König", "a king"),
        ("K", 2, "twee heren", "zwei Könige", "two kings"),
        ("10", 2, "twee tienen", "zwei 10er", "two 10s"),
        ("joker", 1, "een joker", "einen Joker", "a joker"),
        ("joker", 3, "drie jokers", "drei Joker", "three jokers"),
    ],
)
def test_cards_are_named_as_people_do(face: str, count: int, nl: str, de: str, en: str) -> None:
    """One card or several, in the words of the language."""
    phrase = played(face, count)
    assert [said(language, 1, phrase) for language in LANGUAGES] == [
        f"Anna legt {nl}.",
        f"Anna legt {de}.",
        f"Anna plays {en}.",
    ]
    assert [said(language, 0, phrase) for language in LANGUAGES] == [
        f"Je legt {nl}.",
        f"Du legst {de}.",
        f"You play {en}.",
    ]


def test_faces_are_those_of_the_country() -> None:
    """Boer, vrouw and heer; Bube, Dame and König; jack, queen and king."""
    for language, faces in (("nl", "B V H"), ("de", "B D K"), ("en", "J Q K")):
        words = GAME.words(language)
        assert " ".join(words.text(f"card-{face}") for face in "JQK") == faces
        assert [words.text(f"card-{face}") for face in FACES[:10]] == list(FACES[:10])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is(language: str) -> None:
    """One hears that it is one's own turn; others hear whose it is."""
    prompt = GAME.view(table("A: 3 | B: 5 | C: 6 | pile: 4"), 0).prompt
    mine = {"nl": "Jij bent aan de beurt", "de": "Du bist dran", "en": "Your turn"}[language]
    assert said(language, 0, prompt).startswith(mine)
    assert "Anna" in said(language, 1, prompt)


@pytest.mark.parametrize(
    ("count", "nl", "de", "en"),
    [(1, "1 kaart", "1 Karte", "1 card"), (7, "7 kaarten", "7 Karten", "7 cards")],
)
def test_numbers(count: int, nl: str, de: str, en: str) -> None:
    """One card or several are taken up."""
    phrase = Phrase("told-take", seats={"by": 1}, numbers={"count": count})
    for language, words in zip(LANGUAGES, (nl, de, en), strict=True):
        assert said(language, 0, phrase).endswith(f": {words}.")
        assert said(language, 1, phrase).endswith(f": {words}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_says_what_it_does(language: str) -> None:
    """No two actions are said the same, so that a player knows which is which."""
    sentences = [said(language, 0, GAME.describe(a)) for a in range(len(GAME.actions))]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_random_games_can_be_said(language: str) -> None:
    """All that a game shows, tells and refuses has words, and says them to every viewer."""
    told: set[str] = set()
    rng = stream(9, "words")
    for options in ({}, {"tens": "plain", "big_swoop": "yes", "table": "hidden"}):
        game = begin(3, target=1, **options)
        while not game.over:
            before, seat = game.clone(), game.turn
            if game.due:
                action: Any = list(rng.order(game.due))
                GAME.deal(game, action)
            else:
                actions = GAME.legal(game, seat)
                action = actions[rng.below(len(actions))]
                GAME.play(game, seat, action)
            for viewer in (None, 0, 1):
                view = GAME.view(game, viewer)
                teller = None if before.due else seat
                phrases = [*GAME.tell(before, teller, action, game, viewer), view.prompt]
                phrases += [choice.phrase for choice in view.choices]
                phrases += [part for no in view.denied for part in (no.phrase, no.refusal)]
                phrases += [line.phrase for line in view.account]
                told |= {phrase.key for phrase in phrases}
                assert all("{" not in said(language, viewer, phrase) for phrase in phrases)
    assert {"told-take", "told-sweep", "told-turn", "told-add-none", "told-won"} <= told
