"""What people do at a table beside the game: each function checks it, and drafts the rows for it.

All raise Declined, NotAllowed or NotUnderstood for what cannot be, and change nothing themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from secrets import choice

from stamtafel.core.errors import NotUnderstood
from stamtafel.core.game import Game, OptionValue
from stamtafel.server import log
from stamtafel.server.drafting import next_game, starting
from stamtafel.server.errors import Declined, NotAllowed
from stamtafel.server.facts import Code
from stamtafel.server.log import Draft, Left, Sat
from stamtafel.server.names import LETTERS, bot_name, name_of, words_of
from stamtafel.server.story import Story
from stamtafel.server.undo import regrettable

CODE_LENGTH = 6
CODE_LASTS = timedelta(minutes=15)
PHRASES = (
    "hello", "well-played", "thanks", "wow", "haha", "oops", "sorry", "take-your-time",
    "your-turn", "back-soon", "one-more", "bye",
)  # fmt: skip

Viewer = int | None  # a seat, or None for a watcher


def fingerprint(secret: str) -> str:
    """The hash under which a secret is stored."""
    return sha256(secret.encode()).hexdigest()


def seated(viewer: Viewer) -> int:
    """The seat of a viewer; raises NotAllowed for a watcher."""
    if viewer is None:
        raise NotAllowed("no-seat")
    return viewer


# Sitting down and getting up


def sit(story: Story, name: str, token: str, chair: Viewer = None) -> Draft | None:
    """Sit down on a free seat or on a bot's, if need be when the round is over."""
    if fingerprint(token) in {*story.tokens, *(one.token for one in story.waiting)}:
        return None
    if chair is None and story.status != "open":
        raise Declined("table-started")
    if chair is None and not story.free_seats():
        raise Declined("table-full")
    chair = story.free_seats()[0] if chair is None else chair
    if chair not in (*story.free_seats(), *story.bot_seats()):
        raise Declined("seat-taken")
    if story.status == "playing" and len(story.waiting) >= len(story.bot_seats()):
        raise Declined("chairs-waited-for")
    name = name_of(name, story.names())
    draft = story.draft()
    if story.status == "playing" and not story.begun_round():
        draft.add(log.Waits(name, fingerprint(token)))
    else:
        draft.add(Sat(name, fingerprint(token)), chair)
    return draft


def seat_program(story: Story, chair: int, name: str, token: str) -> Draft:
    """A program sits down, before a game or after it: on a free seat, or on a bot's."""
    if story.status == "playing":
        raise Declined("program-not-now")
    if chair not in (*story.free_seats(), *story.bot_seats()):
        raise Declined("seat-taken")
    taken = story.names()
    name = name_of(name, taken) if name.strip() else bot_name(taken)
    draft = story.draft()
    draft.add(Sat(name, fingerprint(token), bot=log.PROGRAM), chair)
    return draft


def free(story: Story, seat: int) -> Draft:
    """The seat of a person or a program becomes free, or a bot's while a game is played."""
    if seat not in (*story.people(), *story.programs()):
        raise Declined("no-person-there")
    draft = story.draft()
    if story.status == "open":
        draft.add(log.Freed(), seat)
    else:
        draft.add(Sat(bot_name(story.names()), bot=story.bots), seat)
    return draft


def start(story: Story) -> Draft | None:
    """The game begins, bots take the free seats."""
    return starting(story) if story.status == "open" else None


# Another device, another person


def code_for(story: Story, seat: int, alone: bool) -> tuple[Draft, str]:
    """A code that opens a seat for some minutes."""
    if seat not in story.people():
        raise Declined("no-person-there")
    code = "".join(choice(LETTERS) for _ in range(CODE_LENGTH))
    draft = story.draft()
    draft.add(log.Coded(alone), seat, fingerprint(code))
    return draft, code


def known_code(story: Story, code: str) -> Code:
    """What a code opens."""
    known = story.codes.get(fingerprint(code))
    if known is None or datetime.now(UTC) - known.at > CODE_LASTS:
        raise Declined("no-such-code")
    return known


def use_code(story: Story, code: str, token: str) -> Draft | None:
    """Whoever has a code belongs to its seat."""
    if fingerprint(token) in story.tokens:
        return None
    known = known_code(story, code)
    draft = story.draft()
    draft.add(log.Keyed(fingerprint(token), known.alone, fingerprint(code)), known.seat)
    return draft


# Bots that stand in


def stand_in(story: Story, seat: int, left: Left, decision: int | None) -> Draft | None:
    """A bot plays for a person or a program who still owes a decision."""
    if seat in story.left or decision is None or story.decisions[seat] != decision:
        return None
    draft = story.draft()
    draft.add(left, seat)
    return draft


def connect(story: Story, seat: int) -> Draft | None:
    """A program that was away is back; for a decision that a bot takes once it is too late."""
    left = story.left.get(seat)
    return back(story, seat) if left is not None and not left.once else None


def back(story: Story, seat: int) -> Draft | None:
    """Whoever sits there plays again."""
    if seat not in story.left:
        return None
    draft = story.draft()
    draft.add(log.Back(), seat)
    return draft


# Taking back


def wish(story: Story, seat: int, version: int) -> Draft | None:
    """Ask to take back all since the first step of one's last answer, which was at a version.

    It is granted at once if nobody else has to agree.
    """
    if story.wish is not None and story.wish.seat == seat:
        return None
    if story.wish is not None or regrettable(story, seat) != version:
        raise Declined("no-undo")
    draft = story.draft()
    draft.add(log.Wished(version), seat)
    if not set(voters(story)) - {seat}:
        draft.add(log.Undone(version), seat)
    return draft


def voters(story: Story) -> list[int]:
    """The people who play for themselves."""
    return [seat for seat in story.people() if seat not in story.left]


def agree(story: Story, seat: int) -> Draft | None:
    """Have nothing against a wish; the last one to say so lets it happen."""
    if story.wish is None:
        raise Declined("no-wish")
    if seat in story.wish.agreed:
        return None
    draft = story.draft()
    draft.add(log.Agreed(), seat)
    if not set(voters(story)) - story.wish.agreed - {seat}:
        draft.add(log.Undone(story.wish.version), story.wish.seat)
    return draft


def against(story: Story, seat: int) -> Draft | None:
    """Be against a wish, or withdraw one's own."""
    if story.wish is None:
        return None
    draft = story.draft()
    draft.add(log.Objected(), seat)
    return draft


# After a game


def share(story: Story, seat: int) -> Draft | None:
    """Let watchers see all hands of the game that is over."""
    if story.status != "over":
        raise Declined("record-not-yet")
    if seat in story.shared:
        return None
    draft = story.draft()
    draft.add(log.Shared(), seat)
    return draft


def again(
    story: Story, game: Game, seats: int, options: Mapping[str, OptionValue], bots: str
) -> Draft:
    """The next game, of the same kind or another, with the same people."""
    if story.status != "over":
        raise Declined("not-over")
    return next_game(story, game, seats, options, bots)


# Talking


def say(story: Story, seat: int, phrase: str) -> Draft:
    """Say a ready phrase, which everybody hears in their own language."""
    if phrase not in PHRASES:
        raise NotUnderstood("no-such-phrase", phrase=phrase)
    draft = story.draft()
    draft.add(log.Said(phrase), seat)
    return draft


def write(story: Story, seat: int, text: str) -> Draft:
    """Say something in words of one's own, where the table has it so."""
    if story.customs["chat"] != "yes":
        raise Declined("no-chat")
    draft = story.draft()
    draft.add(log.Wrote(words_of(text)), seat)
    return draft
