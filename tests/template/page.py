"""The files of the game that `docs/new-game.md` teaches to write."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "new-game.md"
FILE = re.compile(r"^\*\*`([\w./-]+)`\*\*\n\n```\w+\n(.*?)^```$", re.M | re.S)
NAME = "pebbles"


def text() -> str:
    """The page itself."""
    return PAGE.read_text("utf-8")


def write(folder: Path, name: str = NAME) -> Path:
    """The project as the page has it, also under another name; its package."""
    for path, content in FILE.findall(text()):
        file = folder / path.replace(f"{NAME}/", f"{name}/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content.replace(f'"{NAME}"', f'"{name}"'), "utf-8")
    return folder / name
