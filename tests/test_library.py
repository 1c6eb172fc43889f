"""What `import stamtafel` offers."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from types import ModuleType
from xml.etree import ElementTree

import pytest

import stamtafel
from stamtafel import Budget, Table, library
from stamtafel.core.sketch import sketch
from stamtafel.core.view import HIDDEN
from stamtafel.core.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, seats: int, steps: int) -> Table:
    """A game after so many choices at random."""
    table, rng = stamtafel.begin(name, seats, seed=steps), stamtafel.stream(steps, "choices")
    while not table.over and len(table.record.steps) < steps:
        actions = stamtafel.legal(table)
        stamtafel.play(table, actions[rng.below(len(actions))])
    return table


@pytest.fixture(params=("swapybara", "swoop", "symbiose", "wagenwissel"))
def table(request: pytest.FixtureRequest) -> Table:
    """Each game in its middle."""
    return played(request.param, 4, 30)


def test_examples_in_the_docstrings_are_true() -> None:
    """Each line, and what it prints."""
    result = doctest.testmod(library, extraglobs={"stamtafel": stamtafel})
    assert result.attempted > 8
    assert result.failed == 0


def test_all_that_is_offered_is_there() -> None:
    """Under its name, listed, and nothing else is."""
    for name in stamtafel.__all__:
        assert getattr(stamtafel, name) is not None
        assert name in dir(stamtafel)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = stamtafel.nonsense


def test_games_is_the_room_and_the_list_of_games() -> None:
    """However often it was called, and whatever was imported between."""
    for _ in range(2):
        assert {"swoop", "symbiose"} <= set(stamtafel.games())
        assert isinstance(stamtafel.games, ModuleType)


def test_who_asks_for_the_rules_does_not_wait_for_the_arena() -> None:
    """What is not needed is not loaded."""
    code = "import stamtafel, sys; stamtafel.begin('swoop'); print('openskill' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"


def test_equal_seeds_deal_equal_cards() -> None:
    """And others other ones."""
    first, second, third = (played("swoop", 4, 80).record.write() for _ in range(3))
    assert first == second == third
    assert stamtafel.begin("swoop", seed=1).record != stamtafel.begin("swoop", seed=2).record


def test_who_sits_on_a_chair_does_not_change_the_deals() -> None:
    """The cards of later rounds are the same, whether bots were asked or not."""
    records = []
    for looks in (0, 3):
        table = stamtafel.begin("swapybara", 4, seed=1, rounds=3)
        while not table.over:
            for _ in range(looks):
                table.chair()
            stamtafel.play(table, stamtafel.legal(table)[0])
        records.append(table.record.write())
    assert records[0] == records[1]


def test_a_bot_plays_on_a_chair(table: Table) -> None:
    """Through the public face alone, by number and by text."""
    rng = stamtafel.stream(1, "bot")
    choice = stamtafel.bot("strong", Budget(iterations=20)).choose(table.chair(), rng)
    assert choice in stamtafel.legal(table)
    stamtafel.play(table, table.game.actions.write(choice))


def test_a_record_goes_on_where_it_ends(table: Table) -> None:
    """With the same choices open to everybody."""
    again = stamtafel.resume(table.record.write())
    for seat in range(table.seats):
        assert stamtafel.view(again, seat) == stamtafel.view(table, seat)


def test_a_game_goes_on_by_the_seed_it_began_with() -> None:
    """The next rounds have the cards that they would have had, not those of the first again."""
    table = stamtafel.begin("swapybara", 4, seed=7)
    stamtafel.play(table, stamtafel.legal(table)[0])
    again = stamtafel.resume(table.record.write(), seed=7)
    for one in (table, again):
        while not one.over:
            stamtafel.play(one, stamtafel.legal(one)[0])
    assert again.record == table.record


def test_a_record_travels_between_processes(table: Table) -> None:
    """Its game goes along as a name, and is the same one where it arrives."""
    arrived = pickle.loads(pickle.dumps(table.record))
    assert arrived == table.record
    assert arrived.game is table.game


def test_a_copy_of_a_table_goes_its_own_way(table: Table) -> None:
    """And would be dealt the same cards."""
    before, twin = table.record.write(), copy.deepcopy(table)
    for one in (twin, table):
        assert one.record.write() == before
        while not one.over:
            stamtafel.play(one, stamtafel.legal(one)[0])
    assert twin.record == table.record


def test_whoever_is_not_asked_may_do_nothing(table: Table) -> None:
    """And is told so; nothing changes."""
    before = table.record.write()
    for seat in set(range(table.seats)) - set(table.owing):
        assert stamtafel.legal(table, seat) == ()
        with pytest.raises(stamtafel.NotYourTurn):
            stamtafel.play(table, stamtafel.legal(table)[0], seat)
    assert table.record.write() == before


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_is_not_there_is_not_understood(table: Table, seat: int) -> None:
    """Whatever is asked about it."""
    for ask in (stamtafel.legal, stamtafel.view, Table.chair, Table.picture):
        with pytest.raises(stamtafel.NotUnderstood, match=str(seat)):
            ask(table, seat)
    with pytest.raises(stamtafel.NotUnderstood, match=str(seat)):
        stamtafel.play(table, 0, seat)


def test_what_is_no_number_or_language_is_not_understood(table: Table) -> None:
    """It is named, and nothing changes; a number may be a text, as that of an option may."""
    for action in (None, 1.5):
        with pytest.raises(stamtafel.NotUnderstood, match=str(action)):
            stamtafel.play(table, action)  # type: ignore[arg-type]
    with pytest.raises(stamtafel.NotUnderstood, match="fr"):
        table.picture(lang="fr")
    with pytest.raises(stamtafel.NotUnderstood, match="four"):
        stamtafel.begin("swoop", seats="four")  # type: ignore[arg-type]
    assert stamtafel.begin("swoop", seats="4").seats == 4  # type: ignore[arg-type]


def test_after_the_end_the_shares_of_the_win_stand() -> None:
    """And nobody is asked any more."""
    table = played("symbiose", 2, 10_000)
    assert table.over
    assert table.turn is None
    assert table.owing == stamtafel.legal(table) == ()
    assert sum(table.returns) == 1.0
    with pytest.raises(stamtafel.GameOver):
        stamtafel.play(table, 0)


def test_print_draws_what_everybody_may_know(table: Table) -> None:
    """Line by line, as spectators see it."""
    assert str(table) == sketch(table.game, stamtafel.view(table))
    for seat in range(table.seats):
        assert f"P{seat + 1} {stamtafel.view(table).scores[seat]}" in str(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_shows_every_card_of_the_view(table: Table, lang: str) -> None:
    """Face or back, in each language, inside its panels, and the same in words."""
    for seat in (None, *range(table.seats)):
        view, root = stamtafel.view(table, seat), ElementTree.fromstring(table.picture(seat, lang))
        shown = [text.text for text in root.iter(f"{SVG}text")]
        cards = [card.face for place in view.places for card in place.cards]
        for face in set(cards) - {HIDDEN}:
            word = table.game.words(lang).text(f"card-{face}")
            assert shown.count(word) >= cards.count(face)
        assert shown.count(HIDDEN) == cards.count(HIDDEN)
        for box in root.iter(f"{SVG}rect"):
            assert float(box.get("x", "0")) + float(box.get("width", "")) <= float(
                root.attrib["width"]
            )
        assert root[0].text == sketch(table.game, view, lang)


def test_a_notebook_draws_what_everybody_may_know(table: Table) -> None:
    """The same picture that a spectator gets."""
    assert table._repr_html_() == table.picture()
