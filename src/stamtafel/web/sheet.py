"""A game's rules one by one, from its folder `sheet`: in chapters, searched, with links.

The key `rule-SW-3-3` is the rule SW-3.3, `chapter-3` stands above it, and `step-prompt-ask` says
what is decided while the prompt of a view is prompt-ask. `[ours]` marks a ruling of this house.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining, normalize

from markupsafe import Markup, escape

from stamtafel.core.words import Words, words

KEY = re.compile(r"rule-([A-Z]{2})-(\d+)-(\d+)")
RULE = r"[A-Z]{2}-\d+\.\d+"
PIECE = re.compile(rf"(\[ours\]|\b{RULE}\b)")
LINK = Markup('<a class="rule" href="{0}#rule-{1}">{1}</a>')
OURS = Markup('<span class="ours">{}</span>')
MARK = Markup("<mark>{}</mark>")


class Rule(NamedTuple):
    """One rule: its number, as SW-3.3, and what it says."""

    name: str
    text: str


class Chapter(NamedTuple):
    """Rules under a heading."""

    title: str
    rules: tuple[Rule, ...]


def has_sheet(home: Path) -> bool:
    """Whether the game of this folder has its rules written out."""
    return (home / "sheet").is_dir()


def spoken(home: Path, lang: str) -> Words:
    """The words of a sheet."""
    return words(home / "sheet", lang)


@cache
def chapters(home: Path, lang: str) -> tuple[Chapter, ...]:
    """All rules of a game in the order of their numbers; a game may have no sheet."""
    if not has_sheet(home):
        return ()
    said = spoken(home, lang)
    found = sorted(
        (int(match[2]), int(match[3]), match[1])
        for match in map(KEY.fullmatch, said.keys())
        if match
    )
    return tuple(
        Chapter(
            said.text(f"chapter-{chapter}"),
            tuple(
                Rule(f"{book}-{chapter}.{number}", said.text(f"rule-{book}-{chapter}-{number}"))
                for _, number, book in rules
            ),
        )
        for chapter, rules in groupby(found, key=lambda one: one[0])
    )


def search(home: Path, lang: str, sought: Sequence[str], ours: str) -> tuple[Chapter, ...]:
    """The rules that hold all these folded words, and the chapters that have any."""

    def holds(rule: Rule) -> bool:
        text = fold(f"{rule.name} {rule.text.replace('[ours]', ours)}")
        return all(word in text for word in sought)

    found = (Chapter(title, tuple(filter(holds, rules))) for title, rules in chapters(home, lang))
    return tuple(chapter for chapter in found if chapter.rules)


def step(home: Path, lang: str, prompt: str) -> tuple[str, tuple[Rule, ...]]:
    """What is decided at a prompt, and the rules that this names."""
    if not has_sheet(home):
        return "", ()
    text = spoken(home, lang).text(f"step-{prompt}")
    named = re.findall(RULE, text)
    every = (rule for chapter in chapters(home, lang) for rule in chapter.rules)
    return text, tuple(rule for rule in every if rule.name in named)


def fold(text: str) -> str:
    """A text as it is compared: small letters, no accents, one kind of minus."""
    plain = normalize("NFKD", text.casefold().replace("−", "-"))
    return "".join(sign for sign in plain if not combining(sign))


def linked(
    text: str, known: Container[str], ours: str, page: str = "", sought: Sequence[str] = ()
) -> Markup:
    """A sentence in which numbers of known rules lead to them on a page, and hits are marked."""

    def piece(part: str) -> Markup:
        if part in known:
            return LINK.format(page, part)
        return OURS.format(ours) if part == "[ours]" else marked(part, sought)

    return Markup().join(piece(part) for part in PIECE.split(text))


def marked(text: str, sought: Sequence[str]) -> Markup:
    """A text with all that was sought in it marked."""
    hits = places(text, sought) if sought else set()
    parts = groupby(enumerate(text), key=lambda one: one[0] in hits)
    said = ((hit, "".join(sign for _, sign in part)) for hit, part in parts)
    return Markup().join(MARK.format(part) if hit else escape(part) for hit, part in said)


def places(text: str, sought: Sequence[str]) -> set[int]:
    """Where a text holds folded words, letter by letter."""
    letters = [(place, sign) for place, full in enumerate(text) for sign in fold(full)]
    folded = "".join(sign for _, sign in letters)
    found = set()
    for word in sought:
        for match in re.finditer(f"(?={re.escape(word)})", folded):
            start = match.start()
            found |= {place for place, _ in letters[start : start + len(word)]}
    return found
