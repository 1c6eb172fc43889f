"""The published JavaScript of the pages, as package-lock.json names it: fetched by npm."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENDOR = ROOT / "src" / "stamtafel" / "web" / "static" / "vendor"
SHIPPED = ("dist/htmx.min.js", "dist/ext/hx-sse.min.js", "LICENSE")
WITHOUT = "Live updates will be off, pages refresh themselves: "


def complete() -> bool:
    """Whether all files are where the pages look for them."""
    return all((VENDOR / Path(path).name).is_file() for path in SHIPPED)


def fetch() -> str:
    """Put the files where the pages look for them; why that failed, or nothing."""
    npm = shutil.which("npm")
    if npm is None:
        return "there is no npm"
    if subprocess.run([npm, "ci", "--ignore-scripts", "--silent"], cwd=str(ROOT)).returncode:
        return "npm could not fetch htmx"
    VENDOR.mkdir(parents=True, exist_ok=True)
    for path in SHIPPED:
        published = ROOT / "node_modules" / "htmx.org" / path
        shutil.copyfile(str(published), str(VENDOR / published.name))
    return ""
