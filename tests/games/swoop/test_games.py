"""Whole random games, chosen by index, beside a naive second opinion."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stamtafel.core.game import OptionValue
from stamtafel.core.rng import stream
from stamtafel.games.swoop import GAME, rules
from stamtafel.games.swoop.cards import GONE, MOST, RANKS, SLOTS
from stamtafel.games.swoop.notation import FACES
from stamtafel.games.swoop.rules import Swoop
from tests.games.swoop.drawing import begin, hand
from tests.games.swoop.naive import Player, Table

PLAIN = rules.__file__.endswith(".py")
EXAMPLES = 15 if PLAIN else 100
GAMES = 1 if PLAIN else 4  # of each kind, with chance

OPTIONS = st.fixed_dictionaries(
    {
        "target": st.sampled_from([1, 60, 200]),
        "scoring": st.sampled_from(["standard", "simple"]),
        "hand": st.integers(11, 12),
        "table": st.sampled_from(["full", "hidden", "none"]),
        "tens": st.sampled_from(["swoop", "plain"]),
        "big_swoop": st.sampled_from(["no", "yes"]),
        "start": st.sampled_from(["lot", 0, 2]),
        "cards": st.sampled_from(["rules", 3, 6, 18]),
    }
)


def copied(game: Swoop, options: dict[str, OptionValue]) -> Table:
    """The naive table of a round just dealt."""
    players = []
    for seat in range(game.seats):
        shown = [face(game.open[seat * SLOTS + slot]) for slot in range(SLOTS)]
        hidden = [face(game.hidden[seat * SLOTS + slot]) for slot in range(SLOTS)]
        places = [list(place) for place in zip(shown, hidden, strict=True)]
        players.append(Player(hand(game, seat), places))
    return Table(
        players,
        game.turn,
        plain_tens=options.get("tens") == "plain",
        big_swoop=options.get("big_swoop") == "yes",
        simple=options.get("scoring") == "simple",
    )


def face(rank: int) -> str | None:
    """The face of a card, None where none lies."""
    return FACES[rank] if rank != GONE else None


def assert_same(game: Swoop, naive: Table) -> None:
    """Both say the same of who is on turn, of all cards, and of what may be done."""
    assert game.turn == naive.turn
    assert [FACES[rank] for rank in game.pile_cards()] == naive.pile
    for seat, player in enumerate(naive.players):
        assert hand(game, seat) == sorted(player.hand, key=FACES.index)
        slots = range(seat * SLOTS, seat * SLOTS + SLOTS)
        places = [[face(game.open[slot]), face(game.hidden[slot])] for slot in slots]
        assert places == player.places
        assert game.left[seat] == len(player.all_cards())
    legal = [GAME.actions.write(action) for action in GAME.legal(game, game.turn)]
    assert len(legal) == len(set(legal)) > 0
    assert set(legal) == naive.legal()


def assert_sums_agree(game: Swoop) -> None:
    """What the state counts twice, to be quick, agrees."""
    for seat in range(game.seats):
        counts = game.hands[seat * RANKS : seat * RANKS + RANKS]
        assert game.sizes[seat] == sum(min(n, MOST) << 3 * rank for rank, n in enumerate(counts))
        slots = [(game.open[s], game.hidden[s]) for s in range(seat * SLOTS, seat * SLOTS + SLOTS)]
        shown = sum((card != GONE) << slot for slot, (card, _) in enumerate(slots))
        bare = sum((o == GONE != h) << slot for slot, (o, h) in enumerate(slots))
        assert game.table[seat] == shown + (bare << SLOTS)
    for place, count in enumerate(game.known):
        assert 0 <= count <= game.hands[place]


def assert_cards_conserved(game: Swoop, naive: Table) -> None:
    """SO-1.1: every card of the packs is in one place."""
    faces = [card for player in naive.players for card in player.all_cards()]
    faces += naive.pile + naive.swept + [FACES[rank] for rank in game.aside]
    assert sorted(map(FACES.index, faces)) == sorted(game.setup.deck)


def play_through(
    seats: int, options: dict[str, OptionValue], seed: int, choices: list[int], rounds: int
) -> int:
    """Play with both, comparing at every step; how many positions were compared."""
    game = begin(seats, **options)
    rng = stream(seed, "games")
    naive = Table([], 0)
    compared = 0
    totals = [0] * seats
    while not game.over and (game.round < rounds or not game.due):
        if game.due:
            GAME.deal(game, tuple(rng.order(game.due)))
            naive = copied(game, options)
        assert_same(game, naive)
        assert_sums_agree(game)
        assert_cards_conserved(game, naive)
        legal = GAME.legal(game, game.turn)
        index = choices[compared % len(choices)] if choices else rng.below(len(legal))
        action = legal[index % len(legal)]
        naive.play(GAME.actions.write(action))
        GAME.play(game, game.turn, action)
        compared += 1
        if not game.owing:
            assert naive.over
            totals = [a + b for a, b in zip(totals, naive.points(), strict=True)]
            assert list(game.reveal.points) == naive.points()
            assert list(game.scores()) == totals
            assert_end(game, totals)
    return compared


def assert_end(game: Swoop, totals: list[int]) -> None:
    """SO-7.1, SO-7.2: over exactly with the target reached and one player alone lowest."""
    alone = totals.count(min(totals)) == 1
    assert game.over == (max(totals) >= game.setup.target and alone)
    if game.over:
        winner = totals.index(min(totals))
        assert list(game.returns()) == [float(seat == winner) for seat in range(game.seats)]


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(
    st.integers(3, 8),
    OPTIONS,
    st.integers(0, 1000),
    st.lists(st.integers(0, 60), min_size=1, max_size=40),
)
def test_so_3_1_every_step_of_games_by_index(
    seats: int, options: dict[str, OptionValue], seed: int, choices: list[int]
) -> None:
    """SO-3.1, SO-4.4, SO-5.3: plays and effects are those of the naive rules, at every step."""
    play_through(seats, options, seed, choices, rounds=1)


def test_so_3_1_thousands_of_positions_of_random_games() -> None:
    """SO-3.1: the same by chance: all tables, tens and sizes, several rounds, whole games."""
    compared = 0
    kinds: list[dict[str, OptionValue]] = [
        {"table": layout, "tens": tens, "big_swoop": big}
        for layout in ("full", "hidden", "none")
        for tens in ("swoop", "plain")
        for big in ("no", "yes")
    ]
    for number, options in enumerate(kinds * GAMES):
        seats = 3 + number % 6
        compared += play_through(seats, options, number, [], rounds=2)
    assert compared > 3000 * GAMES
