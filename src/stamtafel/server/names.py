"""Names at a table: what a person may be called, what bots are called, what may be said."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from secrets import choice
from unicodedata import normalize

from stamtafel.core.errors import NotUnderstood
from stamtafel.server.errors import Declined

LONGEST = 24
LONGEST_WORDS = 200  # letters of what somebody says
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of addresses and codes: none that look alike
JOINER = "\N{ZERO WIDTH JOINER}"  # makes one picture of several, such as a family
FOR_BOTS = (
    "Anouk", "Bram", "Clara", "Daan", "Emil", "Fenna", "Greta", "Hugo", "Ida", "Jonas", "Kiki",
    "Lotte", "Moritz", "Nora", "Otto", "Pia", "Quinten", "Rosa", "Sofie", "Timo", "Ulla", "Victor",
    "Wim", "Yara",
)  # fmt: skip


def name_of(text: str, taken: Collection[str]) -> str:
    """A person's name from what was typed; raises NotUnderstood or Declined."""
    name = normalize("NFC", " ".join(word for word in text.strip().split(" ") if word))
    if not name.isprintable():
        raise NotUnderstood("name-characters")
    if not 1 <= len(name) <= LONGEST:
        raise NotUnderstood("name-length", most=LONGEST)
    if name.casefold() in {one.casefold() for one in taken}:
        raise Declined("name-taken", name=name)
    return name


def words_of(text: str) -> str:
    """What somebody says, from what was typed; raises NotUnderstood."""
    words = normalize("NFC", " ".join(text.split()))
    seen = words.replace(JOINER, "")
    if not seen.isprintable():
        raise NotUnderstood("words-characters")
    if not 1 <= len(seen) <= len(words) <= LONGEST_WORDS:
        raise NotUnderstood("words-length", most=LONGEST_WORDS)
    return words


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has; with a number once there is no other."""
    used = {one.casefold() for one in taken}
    names = [name for name in FOR_BOTS if name.casefold() not in used]
    numbered = (f"{name} {number}" for number in count(2) for name in FOR_BOTS)
    return choice(names) if names else next(one for one in numbered if one.casefold() not in used)
