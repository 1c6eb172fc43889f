"""What one seat may know of a game of WagenWissel, built part by part.

Money is its holder's secret (WW-1.6): no part shows or adds up what another seat holds, not even
with two players, where the pot gives it away to whoever counts (WW-1.5).
"""

from __future__ import annotations

from collections.abc import Iterator

from stamtafel.core.state import State
from stamtafel.core.view import Card, Choice, Counter, Denied, Line, Mark, Phrase, Place, View
from stamtafel.games.wagenwissel import money
from stamtafel.games.wagenwissel.material import (
    ACCEPT,
    BUY,
    FIRST_CHALLENGE,
    FIRST_LAY,
    HANDED,
    LEAVE,
    MAKES,
    MOVE,
    NOBODY,
    NOTES,
    REFUSE,
    SELL,
    TIMES,
    TO_EXPORT,
    TRANSPORT,
    WORTH,
    first_of,
)
from stamtafel.games.wagenwissel.notation import ACTIONS, chance_face
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    BID,
    CALL,
    CHALLENGE,
    CHANGE,
    CHOOSE,
    DRAW_OR_NOT,
    END,
    EXPORT_CAR,
    FOR_CARD,
    FOR_SALE,
    LOSE_CAR,
    NAME_RECALL,
    NAME_SHARES,
    OFFER,
    PAY,
    PUT_UP,
    REPLY,
    TRADE_GIVE,
    TRADE_TAKE,
    TRADE_WHOM,
    WANT,
)
from stamtafel.games.wagenwissel.refusals import refuse
from stamtafel.games.wagenwissel.rules import WagenWissel
from stamtafel.games.wagenwissel.scoring import points
from stamtafel.games.wagenwissel.tell import describe, name, say

NOTE = "note"
NOTE_FACES = tuple(f"{NOTE}-{10 * worth}" for worth in WORTH)

# What leaving something undone is called.
LEAVES = {
    DRAW_OR_NOT: "action-no-card",
    TRADE_GIVE: "action-no-trade",
    EXPORT_CAR: "action-no-export",
    CHALLENGE: "action-no-challenge",
}

# Decisions about a chance card or a challenge that need no more than who decides.
PROMPTS = {
    DRAW_OR_NOT: "draw",
    NAME_SHARES: "shares",
    NAME_RECALL: "recall",
    LOSE_CAR: "lose",
    TRADE_GIVE: "give",
    EXPORT_CAR: "export",
    CHALLENGE: "challenge",
}


def see(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator (SPECTATOR)."""
    assert isinstance(state, WagenWissel)
    return View(
        game="wagenwissel",
        seats=state.seats,
        seat=seat if seat >= 0 else None,
        over=state.over,
        owing=tuple(s for s in range(state.seats) if (state.owing >> s) & 1),
        prompt=prompt(state, seat),
        scores=scores(state),
        places=(*middle(state), *collections(state), *wallet(state, seat)),
        counters=(*counters(state), *own_counters(state, seat)),
        marks=tuple(marks(state)),
        choices=choices(state, seat),
        denied=denied(state, seat),
        account=tuple(account(state)) if state.over else (),
        returns=tuple(state.returns()) if state.over else (),
    )


def scores(state: WagenWissel) -> tuple[int, ...]:
    """What all may know: the cars of each player, and at the end all that counts (WW-9)."""
    if state.over:
        return tuple(state.scores())
    return tuple(10 * points(state, seat) for seat in range(state.seats))


# What is being decided


def prompt(state: WagenWissel, viewer: int) -> Phrase:
    """What is being decided now, said to one viewer."""
    step = state.step
    by = state.turn
    card = name(state, state.item)
    if step in PROMPTS:
        return say(f"prompt-{PROMPTS[step]}", by)
    if step == PUT_UP:
        return say("prompt-put-up", by, sum=state.price)
    if step == BID:
        mine = viewer >= 0 and (state.owing >> viewer) & 1
        return say("prompt-bid" if mine else "prompt-bid-wait", card=card)
    if step == CALL and state.high == 0:
        return say("prompt-call-last" if state.left == 1 else "prompt-call", by, card=card)
    if step == CALL:
        return say("prompt-raise", by, state.bidder, card, sum=state.high)
    if step == CHOOSE:
        return say("prompt-choose", by, state.winner, card, sum=state.price)
    if step == PAY:
        pot = state.taker == state.seats
        whom = NOBODY if pot else state.taker
        return say("prompt-pay-pot" if pot else "prompt-pay", by, whom, sum=state.owed)
    if step == END:
        return prompt_over(state, viewer)
    return prompt_two(state, by)


def prompt_two(state: WagenWissel, by: int) -> Phrase:
    """WW-6.4, WW-7: what is being decided about somebody else's car."""
    step = state.step
    card = name(state, state.wanted)
    if step == TRADE_TAKE:
        return say("prompt-take", by, card=name(state, state.given))
    if step == TRADE_WHOM:
        return say("prompt-trade-with", by, card=name(state, state.taken))
    if step == WANT:
        return say("prompt-want", by, state.rival)
    if step == OFFER:
        return say("prompt-offer", by, state.rival, card)
    if step == ANSWER:
        return say("prompt-answer", state.turner, by, card, sum=state.offer)
    if step == REPLY:
        key = "prompt-reply-purchase" if state.setup.purchase else "prompt-reply"
        return say(key, by, state.rival, card, sum=state.counter)
    return say("prompt-deal")


def prompt_over(state: WagenWissel, viewer: int) -> Phrase:
    """WW-9.3: who has won, or that the win is shared."""
    winners = [seat for seat, share in enumerate(state.returns()) if share > 0]
    if len(winners) == 1:
        return say("prompt-over", winners[0])
    return say("prompt-over-shared-you" if viewer in winners else "prompt-over-shared")


# What lies on the table


def middle(state: WagenWissel) -> Iterator[Place]:
    """What is on auction, the piles, the chance card drawn last, the pot, cars that are gone."""
    if on_auction(state) != NOBODY:
        yield Place("auction", None, (Card(name(state, on_auction(state))),), 1)
    yield Place("makes", None, tuple(Card(name(state, make)) for make in range(MAKES)), MAKES)
    if state.debtor != NOBODY:
        yield Place("waiting", None, (Card(name(state, state.card)),), 1)
    yield Place("pile", None, (), len(state.pile) - state.turned)
    if state.chance != NOBODY:
        yield Place("chance", None, (Card(chance_face(state.setup, state.chance)),), 1)
    if state.named != NOBODY:
        yield Place("named", None, (Card(name(state, state.named)),), 1)
    yield notes_of(state, "pot", state.seats, None)
    gone = [Card(name(state, make)) for make in range(MAKES) for _ in range(state.gone[make])]
    if gone:
        yield Place("gone", None, tuple(gone), len(gone))


def on_auction(state: WagenWissel) -> int:
    """The make that is being bid on or paid for in an auction."""
    paying = state.step == PAY and state.purpose in (FOR_CARD, FOR_SALE)
    return state.item if paying or state.step in (BID, CALL, CHOOSE) else NOBODY


def collections(state: WagenWissel) -> Iterator[Place]:
    """WW-1.6: everybody's cars lie open."""
    for seat in range(state.seats):
        cars = [
            Card(name(state, make)) for make in range(MAKES) for _ in range(state.count(seat, make))
        ]
        yield Place("cars", seat, tuple(cars), len(cars))


def notes_of(state: WagenWissel, place: str, holder: int, owner: int | None) -> Place:
    """The notes of a hand or of the pot, from high to low."""
    notes = [
        Card(NOTE_FACES[note])
        for note in range(NOTES - 1, -1, -1)
        for _ in range(state.notes[holder * NOTES + note])
    ]
    return Place(place, owner, tuple(notes), len(notes))


def wallet(state: WagenWissel, viewer: int) -> Iterator[Place]:
    """WW-1.6: one's own notes, and WW-8.3 a way to pay; WW-8.5: what was laid last."""
    if viewer >= 0:
        yield notes_of(state, "notes", viewer, viewer)
    if state.laid != 0:
        laid = [
            Card(NOTE_FACES[note])
            for note in range(NOTES - 1, -1, -1)
            for _ in range((state.laid >> (8 * note)) & 255)
        ]
        yield Place("laid", state.payer, tuple(laid), len(laid))
    if state.step == PAY and viewer == state.payer:
        way = tuple(Card(NOTE_FACES[note]) for note in money.proposal(state.clone()))
        yield Place("proposed", viewer, way, len(way))


def counters(state: WagenWissel) -> Iterator[Counter]:
    """Bids, prices and offers, as far as all have seen them."""
    if on_auction(state) != NOBODY:
        yield Counter("worth", None, 10 * state.setup.value[on_auction(state)])
    if state.transports < len(HANDED):
        yield Counter("next-transport", None, 10 * HANDED[state.transports])
    for seat in range(state.seats):
        if state.step != BID and state.bids[seat] > 0:
            yield Counter("bid", seat, 10 * state.bids[seat])
    if state.debtor != NOBODY:
        yield Counter("debt", state.debtor, 10 * state.price)
    if state.step == PAY:
        yield Counter("owed", state.payer, 10 * state.owed)
    if state.step in (ANSWER, REPLY):
        yield Counter("offer", state.turner, 10 * state.offer)
    if state.step == REPLY:
        yield Counter("counter-offer", state.rival, 10 * state.counter)


def own_counters(state: WagenWissel, viewer: int) -> Iterator[Counter]:
    """WW-1.6: one's own money; WW-8.2: what the pot would give back; WW-3.1: one's own bid."""
    if viewer < 0:
        return
    yield Counter("money", viewer, 10 * state.money[viewer])
    if state.step == PAY and viewer == state.payer and state.way == CHANGE:
        paid = sum(WORTH[note] for note in money.proposal(state.clone()))
        yield Counter("change", viewer, 10 * (paid - state.owed))
    if state.step == BID and state.bids[viewer] >= 0:
        yield Counter("bid", viewer, 10 * state.bids[viewer])


def marks(state: WagenWissel) -> Iterator[Mark]:
    """Whose turn it is, who has bid or passed, who bids most, who is out."""
    if state.turner != NOBODY and not state.over:
        yield Mark("turner", state.turner)
    for seat in range(state.seats):
        if not (state.present >> seat) & 1:
            yield Mark("out", seat)
        elif state.step == BID and state.bids[seat] >= 0:
            yield Mark("has-bid", seat)
        elif state.step != BID and state.bids[seat] == 0:
            yield Mark("passed", seat)
    if state.step in (CALL, CHOOSE) and state.bidder != NOBODY:
        yield Mark("highest", state.bidder)


# What the viewer may do


def choices(state: WagenWissel, seat: int) -> tuple[Choice, ...]:
    """What the viewer may do now."""
    actions = tuple(state.legal(seat)) if seat >= 0 else ()
    return tuple(choice(state, action) for action in actions)


def choice(state: WagenWissel, action: int) -> Choice:
    """An action that the viewer may take, said as it is meant now."""
    if action in PLAIN:
        return PLAIN[action]
    return Choice(action, ACTIONS.write(action), phrase(state, action))


def phrase(state: WagenWissel, action: int) -> Phrase:
    """An action as it is meant now: makes by their names, prices with who pays them."""
    move = MOVE[action]
    if move.make >= 0:
        said = describe(action)
        return Phrase(said.key, cards={"card": name(state, move.make)})
    if action == LEAVE:
        return say(LEAVES[state.step])
    if action in (SELL, BUY):
        key = "action-sell-to" if action == SELL else "action-buy-off"
        return say(key, whom=state.winner, sum=state.price)
    if action == REFUSE and state.step == REPLY:
        return say("action-decline")
    return agreement(state) if action == ACCEPT else describe(action)


def agreement(state: WagenWissel) -> Phrase:
    """WW-7.2, WW-7.3: accepting, said with who then pays whom."""
    if state.step == ANSWER:
        return say("action-accept-paid", whom=state.turner, sum=state.offer)
    key = "action-accept-paid" if state.setup.purchase else "action-accept-paying"
    return say(key, whom=state.rival, sum=state.counter)


# Bids, notes, offers and answers are said alike in every position.
PLAIN = {
    action: Choice(action, ACTIONS.write(action), describe(action))
    for action, move in enumerate(MOVE)
    if action != LEAVE and action not in (SELL, BUY, ACCEPT, REFUSE) and move.make < 0
}


def denied(state: WagenWissel, seat: int) -> tuple[Denied, ...]:
    """What the viewer might expect to be able to do now, and why not; for nobody else to see."""
    if seat < 0 or not (state.owing >> seat) & 1:
        return ()
    refusals = [(action, refuse(state, seat, action)) for action in wished(state, seat)]
    return tuple(
        Denied(action, ACTIONS.write(action), phrase(state, action), why)
        for action, why in refusals
        if why
    )


def wished(state: WagenWissel, seat: int) -> list[int]:
    """Actions that one looks for at a step, whether they are allowed or not."""
    if state.step == CHOOSE:
        return [BUY]
    if state.step == REPLY:
        return [ACCEPT]
    if state.step == PAY:
        held = range(NOTES)
        return [FIRST_LAY + note for note in held if state.notes[seat * NOTES + note] > 0]
    if state.step == CHALLENGE:
        return [FIRST_CHALLENGE + other for other in range(state.seats) if other != seat]
    if state.step == EXPORT_CAR and state.count(seat, TRANSPORT) > 0:
        return [first_of(TO_EXPORT) + TRANSPORT]
    return []


# How the scores came about


def account(state: WagenWissel) -> Iterator[Line]:
    """WW-9: what each player's makes and money score; nothing for who is out."""
    for seat in range(state.seats):
        if not (state.present >> seat) & 1:
            yield Line(seat, say("account-out"), 0)
            continue
        for make in range(MAKES):
            count = state.count(seat, make)
            if count:
                yield account_make(state, seat, make, count)
        yield Line(seat, say("account-money"), 10 * state.money[seat])


def account_make(state: WagenWissel, seat: int, make: int, count: int) -> Line:
    """WW-9.1: so many cars of a make count so many times."""
    numbers = {"count": count, "times": TIMES[count]}
    said = Phrase("account-make", cards={"card": name(state, make)}, numbers=numbers)
    return Line(seat, said, 10 * TIMES[count] * state.setup.value[make])
