"""WagenWissel: paying (WW-8).

WW-8.1  To another player     makes, fits
WW-8.2  To the pot            covers, start
WW-8.3  Note by note          notes_to_lay, lay, proposed
WW-8.4  What the pot pays     pay_out, fewest
WW-3.1  Sealed bids           sums

Notes of one holder are six counts from `base` on in a row; `top` is the highest note to be used.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stamtafel.games.wagenwissel.material import BIDS_TO, LAYS, NOTES, PASS, WORTH
from stamtafel.games.wagenwissel.position import CHANGE, EXACT, OVER, PAID, PAY, Position

HIGHEST: Final = 5  # the note of 500
# One note as `laid` counts it; compiled, `1 << 40` would be a shift of 32 bits.
LAID: Final = vec[i64]([256**note for note in range(NOTES)])

NEVER: Final = 1 << 20  # more notes, or a worse way, than there can be


def makes(notes: vec[i64], base: i64, top: i64, sum_: i64) -> bool:
    """Whether some of the notes make exactly this sum."""
    total: i64 = 0  # the lower notes make every sum up to here
    for note in range(top + 1):
        number = notes[base + note]
        if number > 0:
            worth = WORTH[note]
            if worth > total + 1:
                return searched(notes, base, top, sum_)
            total += number * worth
            if sum_ <= total:
                return True
    return sum_ <= total


def searched(notes: vec[i64], base: i64, top: i64, sum_: i64) -> bool:
    """The same where lower notes leave gaps: try each number of the top note."""
    if top > 1:
        number = at_most(notes, base, top, sum_)
        rest = sum_ - number * WORTH[top]
        while number >= 0:
            if searched(notes, base, top - 1, rest):
                return True
            number -= 1
            rest += WORTH[top]
        return False
    if top == 1:
        sum_ -= 2 * min(notes[base + 1], sum_ >> 1)
    return sum_ == 0 or (top >= 0 and sum_ <= notes[base])


def at_most(notes: vec[i64], base: i64, note: i64, sum_: i64) -> i64:
    """How many of a note there are, at most, within a sum."""
    number = notes[base + note]
    worth = WORTH[note]
    while number * worth > sum_:  # dividing takes longer: there are few notes
        number -= 1
    return number


def covers(notes: vec[i64], base: i64, pot: i64, top: i64, least: i64, sum_: i64) -> bool:
    """Whether a way to pay too much, with `least` of the top note, can be given change for.

    A way ends with the note that covers the sum, so that none can be left out (WW-8.1).
    """
    if top < 0:
        return False
    owed = sum_ - least * WORTH[top]
    for _i in range(least, notes[base + top] + 1):
        if owed <= 0:
            return makes(notes, pot, HIGHEST, -owed)
        if covers(notes, base, pot, top - 1, 0, owed):
            return True
        owed -= WORTH[top]
    return False


def fewest(notes: vec[i64], base: i64, top: i64, sum_: i64) -> i64:
    """The least number of notes that make exactly this sum; NEVER if none do."""
    if sum_ == 0:
        return 0
    if top < 0:
        return NEVER
    best: i64 = NEVER
    number = at_most(notes, base, top, sum_)
    rest = sum_ - number * WORTH[top]
    while number >= 0:
        lower: i64 = 0  # the least number of lower notes that there could be
        if rest > 0 and top > 0:
            lower = (rest + WORTH[top - 1] - 1) // WORTH[top - 1]
        if number + lower >= best:
            return best
        best = min(best, number + fewest(notes, base, top - 1, rest))
        number -= 1
        rest += WORTH[top]
    return best


def reach(notes: vec[i64], base: i64, top: i64) -> i64:
    """The sum of all notes up to the top one."""
    total: i64 = 0
    for note in range(top + 1):
        total += WORTH[note] * notes[base + note]
    return total


# WW-8.1, WW-8.2 A payment


def start(game: Position, payer: i64, taker: i64, sum_: i64, purpose: i64) -> None:
    """A player owes a sum, within their means, to another one or to the pot."""
    game.payer = payer
    game.taker = taker
    game.sum = sum_
    game.owed = sum_
    game.laid = 0
    game.top = HIGHEST
    game.purpose = purpose
    game.way = OVER
    base = payer * NOTES
    if makes(game.notes, base, HIGHEST, sum_):
        game.way = EXACT
    elif taker == game.pot and covers(game.notes, base, taker * NOTES, HIGHEST, 0, sum_):
        game.way = CHANGE
    game.ask(payer, PAY)


def fits(game: Position, note: i64) -> bool:
    """Whether a payment can go on with a note, from high to low (WW-8.3)."""
    notes = game.notes
    base = game.payer * NOTES
    number = notes[base + note]
    if number == 0 or note > game.top:
        return False
    worth = WORTH[note]
    owed = game.owed - worth
    if game.way == OVER:
        return owed <= 0 or reach(notes, base, note) >= game.owed
    if game.way == CHANGE:
        return covers(notes, base, game.pot * NOTES, note, 1, game.owed)
    while owed >= 0 and number > 0:
        if makes(notes, base, note - 1, owed):
            return True
        owed -= worth
        number -= 1
    return False


def notes_to_lay(game: Position) -> vec[i64]:
    """The notes with which a payment can go on."""
    mask: i64 = 0
    notes = game.notes
    base = game.payer * NOTES
    for note in range(game.top + 1):
        if notes[base + note] > 0 and fits(game, note):
            mask |= 1 << note
    return LAYS[mask]


def lay(game: Position, note: i64) -> None:
    """The next note of a payment; WW-8.2: the pot gives change."""
    game.move_note(note, game.payer, game.taker)
    game.laid += LAID[note]
    game.owed -= WORTH[note]
    game.top = note
    if game.owed <= 0:
        if game.way == CHANGE:
            pay_out(game, game.payer, -game.owed)
        game.step = PAID


def proposed(game: Position) -> i64:
    """WW-8.3: the next note on the way with the least overpayment, then the fewest notes."""
    best: i64 = NEVER
    chosen: i64 = -1
    for note in range(HIGHEST, -1, -1):
        if fits(game, note):
            cost = waste(game, note, 1, game.owed)
            if cost < best:
                best = cost
                chosen = note
    return chosen


def proposal(game: Position) -> vec[i64]:
    """The rest of the proposed way, note by note; the position is paid through."""
    way = vec[i64]()
    while game.step == PAY:
        note = proposed(game)
        way = append(way, note)
        lay(game, note)
    return way


def waste(game: Position, top: i64, least: i64, sum_: i64) -> i64:
    """How bad the best way with `least` of the top note is: overpayment, then notes."""
    if top < 0:
        return NEVER
    best: i64 = NEVER
    owed = sum_ - least * WORTH[top]
    for number in range(least, game.notes[game.payer * NOTES + top] + 1):
        if owed <= 0:
            if game.way != CHANGE or makes(game.notes, game.pot * NOTES, HIGHEST, -owed):
                best = min(best, -owed * 64 + number)
            return best
        best = min(best, number + waste(game, top - 1, 0, owed))
        owed -= WORTH[top]
    return best


# WW-8.4 What the pot pays


def pay_out(game: Position, seat: i64, sum_: i64) -> i64:
    """The pot pays a sum, or the greatest smaller one that its notes make; how much it was."""
    base = game.pot * NOTES
    if abundant(game.notes, base, sum_):
        hand_over(game, seat, sum_, 0)
        return sum_
    sum_ = min(sum_, game.money[game.pot])
    while not makes(game.notes, base, HIGHEST, sum_):
        sum_ -= 1
    hand_over(game, seat, sum_, fewest(game.notes, base, HIGHEST, sum_))
    return sum_


def abundant(notes: vec[i64], base: i64, sum_: i64) -> bool:
    """Whether each time the highest note that fits is there: this is the shortest way then."""
    for note in range(HIGHEST, -1, -1):
        sum_ -= at_most(notes, base, note, sum_) * WORTH[note]
        if sum_ >= WORTH[note]:
            return False
    return True


def hand_over(game: Position, seat: i64, sum_: i64, number: i64) -> None:
    """The pot pays with so many notes, the highest first; 0: with the highest that fit."""
    base = game.pot * NOTES
    for note in range(HIGHEST, -1, -1):
        most = at_most(game.notes, base, note, sum_)
        rest = sum_ - most * WORTH[note]
        while number > 0 and most + fewest(game.notes, base, note - 1, rest) != number:
            most -= 1
            rest += WORTH[note]
        for _i in range(most):
            game.move_note(note, game.pot, seat)
        if number > 0:
            number -= most
        sum_ = rest


# WW-3.1 Sealed bids


def sums(game: Position, seat: i64) -> vec[i64]:
    """Bidding nothing, or a sum that one can lay exactly."""
    base = seat * NOTES
    reached: i64 = 0  # every sum up to here can be laid
    for note in range(i64(NOTES)):
        if game.notes[base + note] > 0:
            if WORTH[note] > reached + 1:
                return scattered(game.notes, base, game.money[seat])
            reached += WORTH[note] * game.notes[base + note]
    return BIDS_TO[reached]


def scattered(notes: vec[i64], base: i64, money: i64) -> vec[i64]:
    """The sums that notes make where not every sum up to their total is among them.

    Bit t of `hundreds` says that the notes of 100 and more make t hundreds; bit t of `tens[u]` that
    all notes make 10 t + u tens.
    """
    hundreds: i64 = 1
    for note in range(i64(3), i64(NOTES)):
        for _i in range(notes[base + note]):
            hundreds |= hundreds << (WORTH[note] // 10)
    tens = vec[i64]([0] * 10)
    for fives in range(notes[base + 2] + 1):
        for twos in range(notes[base + 1] + 1):
            for ones in range(notes[base] + 1):
                low = 5 * fives + 2 * twos + ones
                tens[low % 10] |= hundreds << (low // 10)
    found = vec[i64]([PASS] * (money + 1))
    number: i64 = 0
    for ten in range(money // 10 + 1):
        for unit in range(i64(10)):
            if (tens[unit] >> ten) & 1:
                found[number] = 10 * ten + unit
                number += 1
    return found[:number]
