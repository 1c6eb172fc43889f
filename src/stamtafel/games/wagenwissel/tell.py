"""What happened, told by comparing before and after, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from stamtafel.core.state import State
from stamtafel.core.view import Phrase
from stamtafel.games.wagenwissel.auction import TABLE_OF_TWO
from stamtafel.games.wagenwissel.decks import EFFECTS
from stamtafel.games.wagenwissel.material import (
    BIKE,
    BONUS,
    BUY,
    DRAW,
    LEAVE,
    MAKES,
    MOVE,
    NOBODY,
    RECEIVE,
    TO_ACCEPT,
    TO_COUNTER,
    TO_REFUSE,
    TRANSPORT,
    WORTH,
    Move,
)
from stamtafel.games.wagenwissel.notation import verb
from stamtafel.games.wagenwissel.position import (
    ANSWER,
    BID,
    CALL,
    CHALLENGE,
    CHANGE,
    CHOOSE,
    DEAL_CARS,
    DRAW_OR_NOT,
    EXPORT_CAR,
    FOR_CHANCE,
    LOSE_CAR,
    LOT,
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
from stamtafel.games.wagenwissel.rules import WagenWissel

Events = list[Phrase]
MAKE = "make"  # the face of a make whose name is not known

# What leaving something undone is called.
LEFT = {
    DRAW_OR_NOT: "told-no-card",
    TRADE_GIVE: "told-no-trade",
    EXPORT_CAR: "told-no-export",
    CHALLENGE: "told-no-challenge",
}


def say(key: str, by: int = NOBODY, whom: int = NOBODY, card: str = "", **numbers: int) -> Phrase:
    """A phrase; sums are given in tens."""
    seats = {name: seat for name, seat in (("by", by), ("whom", whom)) if seat != NOBODY}
    cards = {"card": card} if card else {}
    euros = {name: 10 * sum_ for name, sum_ in numbers.items()}
    return Phrase(key, seats=seats, cards=cards, numbers=euros)


def describe(action: int) -> Phrase:
    """An action as a phrase, a make by its number: `action-bid` with the sum."""
    move = MOVE[action]
    if move.note >= 0:
        return say("action-lay", sum=WORTH[move.note])
    make = f"{MAKE}-{move.make + 1}" if move.make >= 0 else ""
    sums: dict[str, int] = {"sum": move.sum} if move.sum > 0 else {}
    return say(f"action-{verb(action)}", whom=move.whom, card=make, **sums)


def tell(
    before: State, seat: int | None, action: int | Sequence[int], after: State, viewer: int | None
) -> tuple[Phrase, ...]:
    """The events of one step; `seat` is None for a deal, and `action` its order then."""
    assert isinstance(before, WagenWissel) and isinstance(after, WagenWissel)
    if seat is None:
        return tuple(tell_deal(before, after))
    assert isinstance(action, int)
    move = MOVE[action]
    if action == LEAVE:
        events = [say(LEFT[before.step], seat)]
    elif before.step == BID:
        events = tell_sealed(before, seat, move.sum, after, viewer)
    elif before.step == CALL:
        events = tell_call(before, seat, move.sum)
    elif before.step in (CHOOSE, PUT_UP):
        events = tell_auctioneer(before, seat, action, move)
    elif before.step == PAY:
        events = tell_pay(before, seat, move.note, after)
    elif before.step < CHALLENGE:
        events = tell_chance(before, seat, action, move, after)
    else:
        events = tell_negotiation(before, seat, move)
    return tuple(events + tell_consequences(before, after))


def tell_deal(before: WagenWissel, after: WagenWissel) -> Events:
    """WW-1.7: who starts, and the two piles; then the first turn."""
    if before.step == LOT:
        return [say("told-lot", after.turner)]
    if before.step == DEAL_CARS:
        return [say("told-cars")]
    return [say("told-chances"), *tell_turns(before, after), *tell_end(after)]


# WW-3, WW-4, WW-5 The auction


def tell_sealed(
    before: WagenWissel, seat: int, sum_: int, after: WagenWissel, viewer: int | None
) -> Events:
    """WW-3.1: that somebody has bid, what only to themselves; WW-3.5: when all have, every bid."""
    own = "told-my-bid" if sum_ else "told-my-pass"
    events = [say(own, sum=sum_) if seat == viewer else say("told-has-bid", seat)]
    if before.owing != 1 << seat:
        return events
    bids = [sum_ if s == seat else before.bids[s] for s in range(before.seats)]
    shown = [(s, bid) for s, bid in enumerate(bids) if bid >= 0]
    events += [say("told-bid" if bid else "told-no-bid", s, sum=bid) for s, bid in shown]
    if not any(bid for _, bid in shown):
        return [*events, say("told-free", before.turner, card=name(before, before.item))]
    return [*events, say("told-highest", after.winner, sum=after.price)]


def tell_call(before: WagenWissel, seat: int, sum_: int) -> Events:
    """WW-4.1, WW-4.2: a bid or a pass, and how the auction ends."""
    if sum_:
        return [say("told-bid", seat, sum=sum_)]
    events = [say("told-pass", seat)]
    card = name(before, before.item)
    if before.left > 1:
        return events
    if before.bidder != NOBODY:
        return [*events, say("told-highest", before.bidder, sum=before.high)]
    if before.debtor != NOBODY:
        return [*events, say("told-unsold", before.debtor, card=card)]
    return [*events, say("told-free", before.turner, card=card)]


def tell_auctioneer(before: WagenWissel, seat: int, action: int, move: Move) -> Events:
    """WW-3.3: sold or bought; WW-4.5: what is put up."""
    if before.step == PUT_UP:
        return [say("told-put-up", seat, card=name(before, move.make))]
    key = "told-buy" if action == BUY else "told-sell"
    card = name(before, before.card)
    events = [say(key, seat, before.winner, card, sum=before.price)]
    if action != BUY and before.money[before.winner] < before.price:
        events.append(say("told-cannot-pay", before.winner))
    return events


# WW-6 Chance cards


def tell_chance(
    before: WagenWissel, seat: int, action: int, move: Move, after: WagenWissel
) -> Events:
    """WW-6.4: what was decided about a chance card, and what it brought."""
    if action == DRAW:
        return []
    step = before.step
    if step == TRADE_WHOM:
        cards = {"gave": name(before, before.given), "got": name(before, before.taken)}
        return [Phrase("told-trade", seats={"by": seat, "whom": move.whom}, cards=cards)]
    card = name(before, move.make)
    if step in (TRADE_GIVE, TRADE_TAKE):
        return [say("told-give" if step == TRADE_GIVE else "told-take", seat, card=card)]
    if step == EXPORT_CAR:
        return [say("told-export", seat, card=card, sum=after.gained)]
    if step == LOSE_CAR:
        return [say("told-loses", seat, card=card)]
    events = [say("told-name", seat, card=card)]
    if step == NAME_SHARES:
        return [*events, say("told-receives", seat, sum=after.gained)]
    assert step == NAME_RECALL
    losers = [s for s in range(before.seats) if before.count(s, move.make) > 0]
    return events + [say("told-loses", loser, card=card) for loser in losers]


# WW-7 Negotiation


def tell_negotiation(before: WagenWissel, seat: int, move: Move) -> Events:
    """WW-7: everything about it is open."""
    step = before.step
    card = name(before, move.make if step == WANT else before.wanted)
    if step == CHALLENGE:
        return [say("told-challenge", seat, move.whom)]
    if step == WANT:
        return [say("told-want", seat, before.rival, card)]
    if step == OFFER:
        return [say("told-offer", seat, before.rival, card, sum=move.sum)]
    other = before.turner if step == ANSWER else before.rival
    if move.kind == TO_COUNTER:
        key = "told-counter-purchase" if before.setup.purchase else "told-counter"
        return [say(key, seat, other, card, sum=move.sum)]
    assert move.kind in (TO_ACCEPT, TO_REFUSE) and step in (ANSWER, REPLY)
    return [say("told-accept" if move.kind == TO_ACCEPT else "told-refuse", seat, other)]


# WW-8 Paying


def tell_pay(before: WagenWissel, seat: int, note: int, after: WagenWissel) -> Events:
    """WW-8.3, WW-8.5: each note in the open; at the end what was paid, and for what."""
    events = [say("told-lay", seat, sum=WORTH[note])]
    left = before.owed - WORTH[note]
    if left > 0:
        return events
    if before.taker == before.seats:
        events.append(say("told-paid-pot", seat, sum=before.sum))
        if before.way == CHANGE:
            events.append(say("told-change", seat, sum=-left))
    else:
        events.append(say("told-paid", seat, before.taker, sum=before.sum))
    if left < 0 and before.way != CHANGE:
        events.append(say("told-too-much", seat, sum=-left))
    if before.purpose != FOR_CHANCE:
        return [*events, say("told-gets", seat, card=name(before, before.bought()))]
    if before.receiver != NOBODY:
        events.append(say("told-receives", before.receiver, sum=after.gained))
    return events


# What follows


def tell_consequences(before: WagenWissel, after: WagenWissel) -> Events:
    """What the rules do by themselves after a decision, as far as they come."""
    events: Events = []
    if before.present != after.present:
        gone = before.present & ~after.present
        out = next(seat for seat in range(before.seats) if (gone >> seat) & 1)
        if after.over:
            return [say("told-lost", out), *tell_end(after)]
        events.append(say("told-bankrupt", out))
        if after.players == TABLE_OF_TWO:
            events.append(say("told-two"))
        events.append(say("told-again", after.turner, card=name(after, after.card)))
    if after.drawn > before.drawn:
        events += tell_drawn(before.turner, after)
    return [*events, *tell_turns(before, after), *tell_end(after)]


def tell_drawn(turner: int, after: WagenWissel) -> Events:
    """WW-6.1: the chance card is shown; what it brings at once."""
    effect = after.setup.effect[after.chance]
    amount = after.setup.amount[after.chance]
    events = [say("told-drawn", turner), say(f"chance-{EFFECTS[effect]}", sum=amount)]
    if effect in (RECEIVE, BONUS):
        events.append(say("told-receives", turner, sum=after.gained))
    return events


def tell_turns(before: WagenWissel, after: WagenWissel) -> Events:
    """WW-2.4, WW-2.5: the cars turned up since, by whom, and what a transport brought."""
    events = []
    turner = before.turner
    for place in range(before.turned, after.turned):
        if place > 0:
            turner = after.after(turner)
        make = after.pile[place]
        events.append(
            say("told-bike" if make == BIKE else "told-turn", turner, card=name(after, make))
        )
        if make == TRANSPORT:
            events += tell_handed(after)
    return events


def tell_handed(after: WagenWissel) -> Events:
    """WW-2.5: what the pot paid to each player."""
    present = [seat for seat in range(after.seats) if (after.present >> seat) & 1]
    sums = {after.handed[seat] for seat in present}
    if len(sums) == 1:
        return [say("told-handed-all", sum=sums.pop())]
    return [say("told-receives", seat, sum=after.handed[seat]) for seat in present]


def tell_end(after: WagenWissel) -> Events:
    """WW-9.3: who has won, once the game is over."""
    if not after.over:
        return []
    winners = [seat for seat, share in enumerate(after.returns()) if share > 0]
    key = "told-won" if len(winners) == 1 else "told-won-too"
    scores = after.scores()
    return [Phrase(key, seats={"by": s}, numbers={"points": scores[s]}) for s in winners]


def name(state: WagenWissel, make: int) -> str:
    """How a make is called."""
    return state.setup.faces[make] if 0 <= make < MAKES else ""
