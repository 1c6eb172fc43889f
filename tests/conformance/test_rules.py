"""What the core promises about a game in progress."""

from __future__ import annotations

from collections import deque

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stamtafel.core.errors import GameOver, NotUnderstood, NotYourTurn, Refused
from stamtafel.core.game import Game
from stamtafel.core.record import take
from stamtafel.core.rng import Rng, stream
from stamtafel.core.state import SPECTATOR, State
from tests.conformance.cases import Case, values, wanted
from tests.conformance.walk import (
    Walk,
    assert_legal_is_not_refused,
    choose,
    faces,
    fate,
    owing,
    pick,
    play,
    positions,
)

LATELY = 40  # so many actions that somebody could take are tried again
ROWS = 4000  # so many rows of legal actions are kept to be compared


def test_every_option_value_can_be_played(game: Game) -> None:
    """No value of an option is offered that no game can be begun with."""
    playable = wanted(game)
    for option in game.options:
        for value in values(option):
            assert frozenset([(option.name, value)]) in playable


def test_options_settle_once_and_for_all(case: Case) -> None:
    """Settled options settle to themselves, and so do those that differ from the defaults."""
    game = case.game
    settled = game.settle(case.seats, dict(case.given))
    assert set(settled) == {option.name for option in game.options}
    assert game.settle(case.seats, settled) == settled
    assert game.settle(case.seats, game.chosen(settled)) == settled


def test_unknown_seats_and_options_are_not_understood(game: Game) -> None:
    """Too few or too many seats, an unknown option, a foreign value: no game begins."""
    for seats in (game.seats[0] - 1, game.seats[-1] + 1, 0, -1):
        with pytest.raises(NotUnderstood):
            game.begin(seats)
    with pytest.raises(NotUnderstood):
        game.begin(game.seats[0], {"no-such-option": 1})
    for option in game.options:
        for text in ("", "no-such-value", "99999999", "-1", "1.5"):
            if text not in option.words:
                with pytest.raises(NotUnderstood):
                    option.read(text)


def test_exactly_one_thing_is_to_be_done(walks: list[Walk]) -> None:
    """A game is over, or a deal is due, or seats owe a decision, the first of which is on turn."""
    for position in positions(walks):
        state = position.state
        assert [state.over, state.due > 0, state.owing > 0].count(True) == 1
        assert state.due >= 0
        assert 0 <= state.owing < 1 << state.seats
        assert state.turn == (owing(state)[0] if state.owing else -1)


def test_legal_is_empty_exactly_for_who_owes_nothing(walks: list[Walk]) -> None:
    """A seat has actions exactly while it owes a decision, each once."""
    for position in positions(walks):
        for seat in range(position.state.seats):
            actions = position.game.legal(position.state, seat)
            assert bool(actions) == (seat in owing(position.state))
            assert len(set(actions)) == len(actions)


def test_legal_is_what_is_not_refused(walks: list[Walk]) -> None:
    """Refusal is None exactly for the legal actions of every seat."""
    for walk in walks:
        rng = walk.rng("refusals")
        for number, state in enumerate(walk.states):
            assert_legal_is_not_refused(walk.game, state, number % 8 == 0, rng)


def test_what_was_legal_lately_is_legal_or_refused(walks: list[Walk]) -> None:
    """At every step, an action that somebody lately had is legal or refused, not both."""
    for walk in walks:
        lately = deque[int](maxlen=LATELY)
        for number, (state, _, _) in enumerate(walk.record.replay()):
            for seat in owing(state) if number < ROWS else ():
                legal = walk.game.legal(state, seat)
                lately.extend(legal)
                for action in set(lately):
                    refusal = walk.game.refusal(state, seat, action)
                    assert (refusal is None) == (action in legal), (seat, action, refusal)


def test_refused_action_changes_nothing(walks: list[Walk]) -> None:
    """A refused action raises the error of its kind and leaves the position as it was."""
    for walk in walks:
        rng = walk.rng("refused")
        for state in walk.states:
            before, story = faces(walk.game, state), fate(walk.game, state)
            for seat in range(state.seats):
                assert_refused(walk.game, state, seat, rng)
            assert faces(walk.game, state) == before
            assert fate(walk.game, state) == story


def assert_refused(game: Game, state: State, seat: int, rng: Rng) -> None:
    """Try actions that are not legal."""
    kind = GameOver if state.over else Refused if seat in owing(state) else NotYourTurn
    legal = game.legal(state, seat)
    for action in {int(rng.below(len(game.actions))) for _ in range(4)} - set(legal):
        with pytest.raises(Refused) as caught:
            game.play(state, seat, action)
        assert type(caught.value) is kind


def test_invented_actions_seats_and_deals_change_nothing(walks: list[Walk]) -> None:
    """A number that is no action, no seat or no deal is not understood, and nothing happens."""
    for walk in walks:
        game = walk.game
        for state in [walk.states[0], walk.states[-2], walk.states[-1]]:
            before = faces(game, state)
            for seat, action in [(0, -1), (0, len(game.actions)), (-1, 0), (state.seats, 0)]:
                with pytest.raises(NotUnderstood):
                    game.play(state, seat, action)
            for order in [[], [0, 0], list(range(state.due + 1)), [-1, *range(1, state.due)]]:
                with pytest.raises(NotUnderstood):
                    game.deal(state, order)
            assert faces(game, state) == before


def test_clone_goes_its_own_way(walks: list[Walk]) -> None:
    """What happens to a copy leaves the original as it was, and the other way round."""
    for walk in walks:
        for moment in walk.moments:
            original = moment.before.state.clone()
            assert_apart(walk, original.clone(), original)
            assert_apart(walk, original, original.clone())


def assert_apart(walk: Walk, moving: State, resting: State) -> None:
    """Play on with one state, resampled as well, and see that the other does not change."""
    before, story = faces(walk.game, resting), fate(walk.game, resting)
    rng = walk.rng("apart")
    for _ in range(3):
        if not moving.over:
            take(walk.game, moving, choose(walk.game, moving, False, rng))
    moving.resample(0, rng)
    assert faces(walk.game, resting) == before
    assert fate(walk.game, resting) == story


def test_a_copy_goes_on_as_its_original(walks: list[Walk]) -> None:
    """A copy looks like its original to everybody, and by the same chance goes on like it."""
    for position in positions(walks):
        copy = position.state.clone()
        assert faces(position.game, copy) == tuple(position.sent.values())
        assert list(copy.scores()) == list(position.state.scores())
        assert fate(position.game, copy) == fate(position.game, position.state)


def test_shared_rows_are_never_written_to(case: Case) -> None:
    """Rows of legal actions that were handed out are the same at the end of the game."""
    handed: list[tuple[vec[i64], list[int]]] = []
    for seed in (0, 1):
        state = case.game.begin(case.seats, dict(case.given))
        rng = stream(seed, "rows")
        while not state.over and len(handed) < ROWS:
            if state.due:
                state.deal(rng.order(state.due))
                continue
            row = state.legal(state.turn)
            handed.append((row, list(row)))
            state.apply(state.turn, pick(list(row), seed == 1, rng))
    assert all(list(row) == then for row, then in handed)


def test_game_ends_within_its_longest(walks: list[Walk]) -> None:
    """No game has more decisions than it says."""
    for walk in walks:
        assert walk.last.state.over
        assert walk.decisions <= walk.game.longest


def test_win_is_shared_out_at_the_end_and_only_then(walks: list[Walk]) -> None:
    """Returns are shares that add up to 1; a view has them at the end and not before."""
    for walk in walks:
        shares = list(walk.last.state.returns())
        assert len(shares) == walk.case.seats
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0)
        for position in walk.positions:
            for view in position.views.values():
                assert list(view.returns) == (shares if position.state.over else [])


def test_everybody_has_scores(walks: list[Walk]) -> None:
    """Scores are as many as seats, in the state and in views, and the same ones at the end."""
    for position in positions(walks):
        scores = list(position.state.scores())
        assert len(scores) == position.state.seats
        for view in position.views.values():
            assert len(view.scores) == position.state.seats
            assert not position.state.over or list(view.scores) == scores


def test_view_says_where_the_game_stands(walks: list[Walk]) -> None:
    """Game, seat, who owes, and the viewer's choices stand in the view as the rules have them."""
    for position in positions(walks):
        game, state = position.game, position.state
        for viewer, view in position.views.items():
            legal = () if viewer == SPECTATOR else game.legal(state, viewer)
            seat = None if viewer == SPECTATOR else viewer
            assert (view.game, view.seats, view.seat) == (game.name, state.seats, seat)
            assert (view.over, view.owing) == (state.over, tuple(owing(state)))
            assert tuple(choice.action for choice in view.choices) == legal
            assert [c.text for c in view.choices] == [game.actions.write(a) for a in legal]


def test_denied_actions_are_refused_ones(walks: list[Walk]) -> None:
    """What a view says is not allowed is refused with these words; only who owes is told."""
    for position in positions(walks):
        for viewer, view in position.views.items():
            for denied in view.denied:
                assert viewer in owing(position.state)
                assert denied.text == position.game.actions.write(denied.action)
                refusal = position.game.refusal(position.state, viewer, denied.action)
                assert denied.refusal == refusal


def test_same_seed_same_game(case: Case) -> None:
    """By the same chance the same game is played."""
    assert play(case, 0).write() == play(case, 0).write()
