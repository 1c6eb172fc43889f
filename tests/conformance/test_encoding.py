"""What a seat knows as numbers: as much as its view shows, and nothing that it cannot know."""

from __future__ import annotations

from itertools import accumulate

from librt.vecs import vec

from stamtafel.core.encoding import Encoding
from stamtafel.core.game import Game
from stamtafel.core.record import take
from stamtafel.core.rng import stream
from stamtafel.core.state import State
from stamtafel.core.view import View
from tests.conformance.cases import Case, cases
from tests.conformance.walk import Walk, choose

FOREIGN = 7.5  # stands beside a row, and must stay there
SEEDS = 40
STEPS = 600
LARGEST = 200.0  # no number in a row is larger


def numbers(encoding: Encoding, state: State, seat: int) -> bytes:
    """What a seat knows, to be compared."""
    return bytes(memoryview(encoding.row(state, seat)))


def test_fields_add_up(case: Case) -> None:
    """Every field has a name of its own, a meaning and a place; together they are the row."""
    encoding = case.game.encoding(case.game.begin(case.seats, dict(case.given)))
    assert len({field.name for field in encoding.fields}) == len(encoding.fields)
    assert all(field.meaning and field.length > 0 for field in encoding.fields)
    assert list(accumulate(field.length for field in encoding.fields))[-1] == encoding.size


def test_rows_are_written_where_they_belong(walks: list[Walk]) -> None:
    """A row is written from its place on, over what stood there, and touches nothing else."""
    for walk in walks:
        encoding = walk.game.encoding(walk.last.state)
        row = vec[float]([FOREIGN] * (encoding.size + 2))
        for state in walk.states[::3]:
            for seat in range(state.seats):
                encoding.write(state, seat, row, 1)
                assert (row[0], row[encoding.size + 1]) == (FOREIGN, FOREIGN)
                assert list(row[1:-1]) == list(encoding.row(state, seat))
                assert all(abs(number) <= LARGEST for number in row)


def test_numbers_are_the_same_in_two_worlds(walks: list[Walk]) -> None:
    """A row does not depend on what its seat cannot know."""
    for walk in walks:
        rng = walk.rng("numbers")
        encoding = walk.game.encoding(walk.last.state)
        for state in walk.states:
            for seat in range(state.seats):
                world = state.clone()
                world.resample(seat, rng)
                assert numbers(encoding, world, seat) == numbers(encoding, state, seat)


def test_numbers_tell_what_the_view_shows(walks: list[Walk]) -> None:
    """In one game, positions that look different to a seat have different rows."""
    for walk in walks:
        encoding = walk.game.encoding(walk.last.state)
        shown: dict[tuple[int, bytes], tuple[object, ...]] = {}
        for position in walk.positions:
            for seat in range(position.state.seats):
                row = numbers(encoding, position.state, seat)
                seen = looks(position.views[seat])
                assert shown.setdefault((seat, row), seen) == seen


def test_every_field_says_something(game: Game) -> None:
    """With some options, at some time, to some seat, each field is more than zeros."""
    silent = {field.name for field in game.encoding(game.begin(game.seats[0])).fields}
    for seed in range(SEEDS):
        for case in cases(game, False) if silent else ():
            silent -= heard(case, seed, silent)
    assert silent == set()


def heard(case: Case, seed: int, names: set[str]) -> set[str]:
    """Those of some fields that are more than zeros at some time in a game of a case."""
    state = case.game.begin(case.seats, dict(case.given))
    rng = stream(seed, f"{case}/fields")
    found: set[str] = set()
    for _ in range(STEPS):
        if state.over or found == names:
            break
        take(case.game, state, choose(case.game, state, seed > 0, rng))
        found |= spoken(case.game, state, names - found)
    return found


def spoken(game: Game, state: State, names: set[str]) -> set[str]:
    """Those of some fields that are more than zeros to some seat."""
    encoding = game.encoding(state)
    rows = [encoding.row(state, seat) for seat in range(state.seats)]
    ends = accumulate(field.length for field in encoding.fields)
    return {
        field.name
        for field, end in zip(encoding.fields, ends, strict=True)
        if field.name in names and any(any(row[end - field.length : end]) for row in rows)
    }


def looks(view: View) -> tuple[object, ...]:
    """What a view shows but for words and for ids, which follow cards nobody has seen."""
    places = {
        (place.name, place.owner, tuple(card.face for card in place.cards), place.size)
        for place in view.places
        if place.name != "proposed"  # a way to pay, worked out from one's own notes
    }
    choices = tuple(choice.action for choice in view.choices)
    return view.over, view.owing, view.scores, places, view.counters, view.marks, choices
