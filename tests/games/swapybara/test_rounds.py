"""SW-1, what is on the table, and SW-2, setting up a round."""

from __future__ import annotations

from typing import Any

import pytest

from stamtafel.core.errors import NotUnderstood, Refused
from stamtafel.core.state import SPECTATOR
from stamtafel.core.view import HIDDEN
from stamtafel.games.swapybara import GAME
from tests.games.swapybara.drawing import (
    begin,
    cards,
    deal,
    giving,
    legal,
    play,
    play_refused,
    read,
    refused,
    table,
    tokens,
    who,
)


def test_sw_1_1_eight_cards_and_three_tokens() -> None:
    """SW-1.1: eight cards from −1 to 6, one each; all tokens begin in the middle."""
    game = begin(8)
    deal(game, "lot 7 0 1 2 3 4 5 6")
    deal(game, "-1 0 1 2 3 4 5 6")

    assert cards(game) == "A: -1 | B: 0 | C: 1 | D: 2 | E: 3 | F: 4 | G: 5 | H: 6"
    assert tokens(game) == "six middle, minus middle, shield middle"


@pytest.mark.parametrize("rounds", [1, 3, 20])
def test_sw_1_2_rounds(rounds: int) -> None:
    """SW-1.2: the game ends after the rounds agreed on, not before."""
    game = table("A: 5 | B: -1 | C: 2 | D: 6 | E: 3", rounds=rounds)
    for played in range(1, rounds + 1):
        play_refused(game)
        assert game.over == (played == rounds)
        if not game.over:
            deal(game, "5 -1 2 6 3 | 0 1 4")


def test_sw_1_2_three_rounds() -> None:
    """SW-1.2: three rounds unless said otherwise."""
    assert begin(4).setup.rounds == 3
    assert begin(4, target=15).setup.rounds == 0


@pytest.mark.parametrize("options", [{"rounds": 1}, {"rounds": 20}, {"target": 1}, {"target": 100}])
def test_sw_1_2_the_edges(options: dict[str, Any]) -> None:
    """SW-1.2: 1 to 20 rounds, or 1 to 100 points."""
    begin(4, **options)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 0},
        {"rounds": 21},
        {"target": 0},
        {"target": 101},
        {"target": -5},
        {"rounds": 3, "target": 15},
        {"rounds": "none"},
        {"rounds": "none", "target": "none"},
        {"rounds": "many"},
        {"jokers": 2},
    ],
)
def test_sw_1_2_beyond_the_edges(options: dict[str, Any]) -> None:
    """SW-1.2: anything else is not understood, both or neither of the two included."""
    with pytest.raises(NotUnderstood):
        begin(4, **options)


@pytest.mark.parametrize("seats", [3, 9])
def test_sw_1_1_four_to_eight_players(seats: int) -> None:
    """SW-1.1: eight cards are for 4 to 8 players."""
    with pytest.raises(NotUnderstood):
        begin(seats)


@pytest.mark.parametrize(
    ("drawing", "ask", "breach"),
    [
        ("A: 3 | B: 4 | C: 1 | D: 5 | E: 6", ["A ask B"], "B refuse"),
        ("A: 3 | B: 2 | C: 1 | D: 5 | E: 6", ["A ask B"], "B accept"),
        ("A: 5 | B: 2 | C: 1 | D: 3 | E: 6", [], "A ask C"),
    ],
)
def test_sw_1_3_breaches_cannot_be_made(drawing: str, ask: list[str], breach: str) -> None:
    """SW-1.3: what a card forbids is refused, and nothing changes by the attempt."""
    game = table(drawing)
    play(game, *ask)
    before = [GAME.view(game, seat) for seat in range(5)]

    with pytest.raises(Refused):
        GAME.play(game, *read(breach))
    assert [GAME.view(game, seat) for seat in range(5)] == before


@pytest.mark.parametrize("start", ["A", "B", "E"])
def test_sw_1_4_the_host_names_the_start_player(start: str) -> None:
    """SW-1.4: the start player can be named."""
    game = table("A: 3 | B: 4 | C: 1 | D: 5 | E: 6", start=start)
    assert who(game.turn) == start


def test_sw_1_4_a_start_player_who_does_not_play() -> None:
    """SW-1.4: the start player is one of the players."""
    begin(6, start=5)
    with pytest.raises(NotUnderstood):
        begin(5, start=5)


@pytest.mark.parametrize(("lot", "starts"), [("3 0 1 2", "A"), ("0 1 3 2", "C"), ("0 1 2 3", "D")])
def test_sw_1_4_the_highest_lot_starts(lot: str, starts: str) -> None:
    """SW-1.4: each player draws a lot; the highest starts."""
    game = begin(4)
    assert game.due == 4
    deal(game, f"lot {lot}")
    deal(game, "3 4 1 5 | 6 | -1 0 2")
    assert who(game.turn) == starts


@pytest.mark.parametrize("seats", range(4, 9))
def test_sw_2_1_one_card_each_hidden_from_the_others(seats: int) -> None:
    """SW-2.1: a player sees one's own card and no other, a spectator none; the box is not shown."""
    game = begin(seats, start=0)
    GAME.deal(game, [7, 2, 0, 1, 3, 4, 6, 5])
    faces = ["6", "1", "-1", "0", "2", "3", "5", "4"]
    for viewer in range(SPECTATOR, seats):
        view = GAME.see(game, viewer)
        held = [place for place in view.places if place.name == "card"]
        assert [place.owner for place in held] == list(range(seats))
        shown = [place.cards[0].face for place in held]
        assert shown == [faces[seat] if seat == viewer else HIDDEN for seat in range(seats)]
        assert {place.name for place in view.places} <= {"card", "centre"}


def test_sw_2_1_hidden_in_later_rounds_too() -> None:
    """SW-2.1: after a reveal the new cards are as hidden as the first ones were."""
    game = table("A: 5 | B: -1 | C: 2 | D: 6 | E: 3")
    play_refused(game)
    deal(game, "3 6 -1 5 2 | 0 1 4")
    for viewer in range(SPECTATOR, 5):
        shown = [place.cards[0].face for place in GAME.see(game, viewer).places]
        faces = ["3", "6", "-1", "5", "2"]
        assert shown == [face if seat == viewer else HIDDEN for seat, face in enumerate(faces)]


@pytest.mark.parametrize("seats", range(4, 9))
def test_sw_2_2_a_centre_card_with_four_players_only(seats: int) -> None:
    """SW-2.2: with four players, and only then, a card lies in the centre, unseen by all."""
    game = begin(seats, start=0)
    GAME.deal(game, range(8))
    for viewer in range(SPECTATOR, seats):
        centre = GAME.see(game, viewer).place("centre")
        if seats > 4:
            assert centre is None
        else:
            assert centre is not None
            assert (centre.size, [card.face for card in centre.cards]) == (1, [HIDDEN])
    text = GAME.write_deal(begin(seats, start=0), range(8))
    groups = {4: [4, 1, 3], 5: [5, 3], 6: [6, 2], 7: [7, 1], 8: [8]}[seats]
    assert [len(group.split()) for group in text.split(" | ")] == groups


@pytest.mark.parametrize("face", ["-1", "0", "1", "2", "3", "4", "5", "6"])
def test_sw_2_3_the_1_picks_any_card(face: str) -> None:
    """SW-2.3: who ended with the 1 picks any of the eight; the seven others are dealt."""
    game = table("A: 5 | B: -1 | C: 2 | D: 1 | E: 3")
    play_refused(game)
    assert legal(game, "D") == "pick -1, pick 0, pick 1, pick 2, pick 3, pick 4, pick 5, pick 6"
    assert not game.due
    assert refused(game, "A pick 6") == "SW-3.1 refused-not-your-turn"

    play(game, f"D pick {face}")
    assert game.due == 7
    others = [other for other in ["-1", "0", "1", "2", "3", "4", "5", "6"] if other != face]
    deal(game, f"{' '.join(others[:3])} * {others[3]} | {' '.join(others[4:])}")
    assert cards(game).split(" | ")[3] == f"D: {face}"


def test_sw_2_3_the_picked_card_is_not_dealt() -> None:
    """SW-2.3: a deal in which the picked card is dealt to somebody else is none."""
    game = table("A: 5 | B: -1 | C: 2 | D: 1 | E: 3")
    play_refused(game)
    play(game, "D pick 6")
    for text in ("6 -1 2 * 3 | 0 1 4", "5 -1 2 6 3 | 0 1 4", "5 * 2 -1 3 | 0 1 4"):
        with pytest.raises(NotUnderstood):
            deal(game, text)
    deal(game, "5 -1 2 * 3 | 0 1 4")
    assert cards(game) == "A: 5 | B: -1 | C: 2 | D: 6 | E: 3"


def test_sw_2_3_one_pick_for_one_1() -> None:
    """SW-2.3: who picked for the last round picks again only after ending with the 1 again."""
    game = table("A: 5 | B: -1 | C: 2 | D: 1 | E: 3")
    play_refused(game)
    play(game, "D pick 6")
    deal(game, "5 -1 2 * 3 | 0 1 4")
    play_refused(game)
    assert (game.due, legal(game, "D")) == (8, "")
    deal(game, "5 -1 2 6 3 | 0 1 4")
    assert cards(game) == "A: 5 | B: -1 | C: 2 | D: 6 | E: 3"


def test_sw_2_3_what_was_picked_is_secret() -> None:
    """SW-2.3: two picks look the same to everybody but their player, before the deal and after."""
    worlds = []
    for face in ("6", "-1"):
        game = table("A: 5 | B: -1 | C: 2 | D: 1 | E: 3")
        play_refused(game)
        play(game, f"D pick {face}")
        others = [other for other in ["2", "3", "5", "6", "-1"] if other != face]
        picked = [GAME.see(game, viewer) for viewer in range(SPECTATOR, 5)]
        deal(game, f"{' '.join(others[:3])} * {others[3]} | 0 1 4")
        worlds.append((picked, [GAME.see(game, viewer) for viewer in range(SPECTATOR, 5)]))
    spectator, *seats = zip(*(dealt for _, dealt in worlds), strict=True)

    assert worlds[0][0] == worlds[1][0]
    assert spectator[0] == spectator[1]
    assert [one == other for one, other in seats] == [True, True, True, False, False]


@pytest.mark.parametrize(
    ("drawing", "gives", "picks"),
    [
        ("A: 1 | B: 2 | C: 3 | D: 0 | centre: 6", "D give A", "D"),
        ("A: 2 | B: 3 | C: 5 | D: 0 | centre: 1", "D give centre", "D"),
        ("A: 1 | B: 2 | C: 3 | D: 0 | centre: 6", "D give B", "A"),
        ("A: 5 | B: 2 | C: 3 | D: 0 | centre: 1", "D give B", "middle"),
        ("A: 5 | B: 2 | C: 3 | D: 0 | centre: 6", "D give B", "middle"),
    ],
)
def test_sw_2_3_after_the_0_was_swapped(drawing: str, gives: str, picks: str) -> None:
    """SW-2.3: whoever has the 1 after the swap of the 0 picks; from centre or box nobody does."""
    game = table(drawing)
    play_refused(game)
    play(game, gives)
    assert who(game.turn) == picks
    assert game.due == (8 if picks == "middle" else 0)


def test_sw_2_4_pointers_are_reset() -> None:
    """SW-2.4: in a new round anybody may be asked, and the centre used again."""
    game = table("A: 6 | B: 2 | C: 3 | D: 5 | centre: -1")
    play(game, "A centre", "B ask C", "C refuse", "C ask B", "B refuse", "D ask C", "C refuse")
    play(game, "A ask B", "B refuse", "B ask D", "D refuse", "C ask D", "D refuse")
    play(game, "D ask A", "A refuse", "A ask C", "C refuse", "B ask C", "C refuse")
    play(game, "C ask B", "B refuse", "D ask C", "C refuse")
    assert legal(game, "D") == ""
    deal(game, "6 2 3 5 | -1 | 0 1 4")

    assert legal(game, "D") == "ask A, ask C, centre"
    play(game, "D ask C", "C refuse")
    assert legal(game, "A") == "ask B, ask C, ask D, centre"
    view = GAME.view(game)
    assert [(m.owner, m.to) for m in view.marks if m.name == "pointer"] == [(3, "2")]
    assert [m for m in view.marks if m.name == "centre-used"] == []


@pytest.mark.parametrize(
    ("drawing", "gives", "starts"),
    [
        ("A: 3 | B: 5 | C: 2 | D: 1 | E: -1", [], "B"),
        ("A: 3 | B: 5 | C: 6 six | D: 1 | E: 2", [], "C"),
        ("A: 3 | B: 5 | C: 2 | D: -1 minus | E: 1", [], "B"),
        ("A: 3 | B: 5 | C: 6 | D: 0 | E: 2", ["D give C"], "D"),
        ("A: 3 | B: 5 | C: 2 | D: 0 | E: -1", ["D give B"], "D"),
    ],
)
def test_sw_2_5_the_highest_card_starts(drawing: str, gives: list[str], starts: str) -> None:
    """SW-2.5: the highest card after the 0's swap starts, whatever it scored."""
    game = table(drawing)
    play_refused(game)
    play(game, *gives)
    if game.turn >= 0:
        play(game, f"{who(game.turn)} pick 6")
    GAME.deal(game, range(game.due))
    assert who(game.turn) == starts


def test_sw_2_6_tokens_stay() -> None:
    """SW-2.6: tokens lie through the set-up and the next round where scoring left them."""
    game = table("A: 6 | B: -1 | C: 0 | D: 2 | E: 3")
    play_refused(game)
    play(game, f"{giving(game)} give D")
    assert tokens(game) == "six A, minus B, shield D"
    deal(game, "3 6 -1 2 0 | 1 4 5")
    assert tokens(game) == "six A, minus B, shield D"
    marks = {(mark.name, mark.owner) for mark in GAME.view(game).marks}
    assert {("six", 0), ("minus", 1), ("shield", 3)} <= marks
    play_refused(game)
    assert tokens(game) == "six A, minus B, shield D"
