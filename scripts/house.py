"""What no linter knows: rule numbers, words and names, compared all over the project.

rules   every number of a rulebook page is cited by the game and by a test, but for those marked
        {no program}; and no number is cited that no page has
words   nl, de and en have the same sentences about the same things; the sources ask for none that
        is not there, and none is there that they do not ask for
names   outside its folder nobody names a game
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from sentences import check_words
from stamtafel.core.game import Game, games

ROOT = Path(__file__).resolve().parent.parent
NO_PROGRAM = "{no program}"
RULE = r"[A-Z]{2}-\d+(?:\.\d+)?\b"
CITED = re.compile(rf"\b{RULE}")
DEFINED = re.compile(rf"^(?:#+ +|[-*|] +|(?=\*\*))(?:\*\*)?({RULE})")

MAY_NAME = {"games", "library.py"}  # the examples of the latter play a game


def check(root: Path, registry: Mapping[str, Game]) -> list[str]:
    """All findings in a project."""
    package = root / "src" / "stamtafel"
    folders = sorted(found.parent for found in (package / "games").glob("*/__init__.py"))
    findings = [*check_rules(root, folders), *check_words(package, folders, registry)]
    return findings + check_names(package, [folder.name for folder in folders])


def check_rules(root: Path, folders: list[Path]) -> list[str]:
    """Findings about rule numbers."""
    findings = []
    known: set[str] = set()
    tests = cited(root / "tests")
    for folder in folders:
        page = root / "docs" / "rulebooks" / f"{folder.name}.md"
        if not page.is_file():
            findings.append(f"docs/rulebooks/{page.name} is missing")
            continue
        rules = read_page(page.read_text("utf-8"))
        known |= rules.keys() | {rule.split(".")[0] for rule in rules}
        code = cited(folder)
        for rule in (rule for rule, programmed in rules.items() if programmed):
            findings += [f"{rule} is cited nowhere in {folder.name}"] if rule not in code else []
            findings += [f"{rule} is cited by no test"] if rule not in tests else []
    books = {rule.split("-")[0] for rule in known}
    strangers = sorted((tests | cited(root / "src")) - known)
    return findings + [
        f"{rule} is cited, but stands on no page" for rule in strangers if rule[:2] in books
    ]


def read_page(text: str) -> dict[str, bool]:
    """The rules of a rulebook page, and whether a program can keep them."""
    rules: dict[str, bool] = {}
    rule = ""
    for line in text.splitlines():
        begins = DEFINED.match(line)
        if begins or not line.strip():
            rule = begins[1] if begins and "." in begins[1] else ""
        if rule:
            rules[rule] = rules.get(rule, True) and NO_PROGRAM not in line
    return rules


def cited(folder: Path) -> set[str]:
    """All rule numbers in the Python files and templates of a folder."""
    files = [path for kind in ("*.py", "*.html") for path in folder.rglob(kind)]
    return {rule for path in files for rule in CITED.findall(path.read_text("utf-8"))}


def check_names(package: Path, names: list[str]) -> list[str]:
    """Findings about games that are named outside their folders."""
    findings = []
    for path in sorted(path for path in package.rglob("*") if path.is_file()):
        inside = path.relative_to(package)
        if inside.parts[0] in MAY_NAME or {"vendor", "__pycache__"} & set(inside.parts):
            continue
        text = path.read_text("utf-8").lower()
        findings += [f"{inside} names {name}" for name in names if name in text]
    return findings


def main() -> None:
    """Print the findings; any finding fails."""
    findings = check(ROOT, games())
    print("\n".join(findings) or "Rules, words and names agree.")
    sys.exit(bool(findings))


if __name__ == "__main__":
    main()
