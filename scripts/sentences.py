"""Words against each other, and against the sources that ask for them.

A key can be found by searching: it stands in the sources whole ("told-ask"), or it begins with its
family there (f"told-{kind}", "place-" ~ name) and the rest stands there too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stamtafel.core.game import Game
from stamtafel.core.words import LANGUAGES

KEY = re.compile(r"[a-z]+(--?\d+|-[a-z0-9]+)*")
FAMILY = re.compile(r"(account|action|prompt|refused|told)-[a-z0-9-]+")  # these are always keys
EXACT = ("option-", "action-")  # families of which the game itself lists every key
PARTS = {"Place": "place-", "Counter": "counter-", "Mark": "mark-"}
QUOTED = re.compile(r"""(["'])([A-Za-z0-9-]+)\1( *~)?""")
ASKED = re.compile(r"""\b([tg])\((["'])([a-z0-9-]+)\2(?! *~)""")  # t: pages' words, g: a game's


@dataclass
class Sources:
    """What some sources say that is a key, or may be one or a part of one."""

    words: set[str] = field(default_factory=set)
    patterns: set[tuple[str, str]] = field(default_factory=set)  # how keys begin and end
    phrases: set[str] = field(default_factory=set)  # certainly keys of a game
    errors: set[str] = field(default_factory=set)  # certainly keys of the core
    pages: set[str] = field(default_factory=set)  # certainly keys of the pages

    def use(self, key: str, patterns: Set[tuple[str, str]]) -> bool:
        """Whether a key stands here whole, or begins as a pattern does and ends as stands here."""
        return key in self.words or any(
            self.know(key[len(begin) : len(key) - len(end)])
            for begin, end in patterns
            if key.startswith(begin) and key.endswith(end) and len(key) > len(begin + end)
        )

    def know(self, rest: str) -> bool:
        """Whether a word is a number or stands here, whole or in its parts."""
        parts = rest.removeprefix("-").split("-")
        return rest in self.words or all(part.isdigit() or part in self.words for part in parts)


def check_words(package: Path, games: list[Path], registry: Mapping[str, Game]) -> list[str]:
    """Findings about all words of a package; `games` are the folders of games in it."""
    family = error_family(package)
    outside = read_sources(files(package, but=package / "games"), family)
    inside = {folder: read_sources(files(folder), family) for folder in games}
    homes = [path.parent for path in sorted(package.rglob("words/en.ftl"))]
    spoken = {home: set(read_fluent(home / "en.ftl")[0]) for home in homes}
    findings = [finding for home in homes for finding in compare(package, home)]
    core = spoken.get(package / "core" / "words", set())
    house = {key for home, keys in spoken.items() if home.parent not in games for key in keys}
    asked = outside.errors.union(*(own.errors for own in inside.values()))
    findings += [f"core/words lack {key}" for key in sorted(asked - core)]
    pages = outside.pages.union(*(own.pages for own in inside.values()))
    findings += [f"the pages' words lack {key}" for key in sorted(pages - house)]
    idle = {key for key in house - asked - pages if not outside.use(key, outside.patterns)}
    findings += [f"nothing outside the games says {key}" for key in sorted(idle)]
    for folder, own in inside.items():
        keys = spoken.get(folder / "words", set())
        game = registry.get(folder.name)
        findings += [f"{folder.name}: {said}" for said in check_game(keys, own, outside, game)]
    return findings


def check_game(keys: Set[str], own: Sources, outside: Sources, game: Game | None) -> Iterator[str]:
    """Findings about the words of one game."""
    listed, allowed = (required(game), spare(game)) if game else (set(), set())
    asked = own.phrases | outside.phrases | listed
    yield from (f"its words lack {key}" for key in sorted(asked - keys))
    patterns = own.patterns | outside.patterns
    for key in sorted(keys - asked - allowed):
        exact = game is not None and key.startswith(EXACT)
        used = key in own.words if exact else own.use(key, patterns)
        if not used and key not in outside.words:
            yield f"nothing says {key}"


def required(game: Game) -> set[str]:
    """The keys that a game needs for what it lists: its options and its actions."""
    keys = {"name", "about"}
    for option in game.options:
        label = f"option-{option.name}"
        if not option.study:
            keys |= {label, f"{label}-help", *(f"{label}-{word}" for word in option.words)}
    return keys | {game.describe(action).key for action in range(len(game.actions))}


def spare(game: Game) -> set[str]:
    """The keys that a game may have: numbers with a name, and options that no table offers."""
    keys = set()
    for option in game.options:
        label = f"option-{option.name}"
        keys |= {f"{label}-{number}" for number in option.numbers}
        keys |= {label, f"{label}-help"} if option.study else set()
    return keys


# Reading Fluent.


class Variables(Visitor):
    """Collects what a sentence is about; `$by-is` goes with `$by`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Called by the visitor for each variable."""
        self.names.add(node.id.name.removesuffix("-is"))


def read_fluent(path: Path) -> tuple[dict[str, set[str]], list[str]]:
    """The keys of a file with their variables, and what is wrong with the file itself."""
    keys: dict[str, set[str]] = {}
    faults = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            faults.append(f"cannot be read at {(entry.content or '').strip()!r}")
        elif isinstance(entry, ftl.Message):
            faults += [f"has {entry.id.name} twice"] if entry.id.name in keys else []
            variables = Variables()
            variables.visit(entry)
            keys[entry.id.name] = variables.names
    return keys, faults


def compare(package: Path, home: Path) -> Iterator[str]:
    """Findings about one folder of words: all languages say the same about the same things."""
    english = read_fluent(home / "en.ftl")[0]
    for language in LANGUAGES:
        path = home / f"{language}.ftl"
        name = path.relative_to(package)
        if not path.is_file():
            yield f"{name} is missing"
            continue
        keys, faults = read_fluent(path)
        yield from (f"{name} {fault}" for fault in faults)
        yield from (f"{name} lacks {key}" for key in english.keys() - keys.keys())
        yield from (f"{name} has {key}, en.ftl has not" for key in keys.keys() - english.keys())
        for key in english.keys() & keys.keys():
            if keys[key] != english[key]:
                yield f"{name} says {key} of other things than en.ftl: {keys[key] ^ english[key]}"


# Reading sources.


def files(folder: Path, but: Path | None = None) -> list[Path]:
    """The files of a folder that may say keys."""
    kinds = (".py", ".html", ".js", ".json", ".toml", ".csv", ".txt")
    every = [path for path in sorted(folder.rglob("*")) if path.suffix in kinds]
    return [p for p in every if but not in p.parents and "vendor" not in p.parts]


def read_sources(paths: Iterable[Path], family: Set[str]) -> Sources:
    """What some files say; `family` are the names of the error classes."""
    found = Sources()
    for path in paths:
        text = path.read_text("utf-8")
        if path.suffix == ".py":
            read_python(ast.parse(text), found, family)
        elif path.suffix in (".html", ".js"):
            read_page(text, found)
        else:
            found.words.update(re.findall(r"[A-Za-z0-9-]+", text))
    return found


def read_python(tree: ast.Module, found: Sources, family: Set[str]) -> None:
    """Texts, f-strings, and what is certainly a key."""
    sayings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in sayings:
            words = text_of(node).split()
            found.words.update(words)
            found.phrases.update(word for word in words if FAMILY.fullmatch(word))
        elif isinstance(node, ast.JoinedStr):
            begin, end = text_of(node.values[0]), text_of(node.values[-1])
            if re.match(r"[a-z]+-", begin):
                found.patterns.add((begin, end))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            read_call(node.func.id, node, found, family)


def text_of(node: ast.expr) -> str:
    """The text that a literal is, empty for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def read_call(name: str, call: ast.Call, found: Sources, family: Set[str]) -> None:
    """The key in the making of a phrase, a named part or an error."""
    named = [keyword.value for keyword in call.keywords if keyword.arg == "key"]
    key = text_of(next(iter([*named, *call.args]), call))
    if not KEY.fullmatch(key):
        return
    if name in ("Phrase", "Refusal"):
        found.phrases.add(key)
    elif name in PARTS:
        found.phrases.add(PARTS[name] + key)
    elif name in family:
        found.errors.add(key)


def read_page(text: str, found: Sources) -> None:
    """Quoted words, those that are put together, and those that t(…) and g(…) ask for."""
    for _, word, joined in QUOTED.findall(text):
        found.words.add(word)
        if joined and word.endswith("-"):
            found.patterns.add((word, ""))
    for function, _, key in ASKED.findall(text):
        (found.pages if function == "t" else found.phrases).add(key)


def error_family(package: Path) -> set[str]:
    """The names of StamtafelError and all that derives from it."""
    bases: dict[str, set[str]] = {}
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {text.id for text in node.bases if isinstance(text, ast.Name)}
    family = {"StamtafelError"}
    while more := {name for name, above in bases.items() if above & family} - family:
        family |= more
    return family
