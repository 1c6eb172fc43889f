"""Links that lead nowhere: in the built site, and in the pages as they lie in the project.

In the site every relative link leads to a file and, if it names one, to a place in it; and no page
loads anything from another host. In the project the same holds for links from page to page.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

ELSEWHERE = re.compile(r"(?:[a-z][a-z0-9+.-]*:)?//", re.I)
LOADED_BY_STYLE = re.compile(r"""(?:url\(|@import\s)\s*["']?([^"')\s;]+)""")
LOADS = {"src", "srcset", "poster", "data"}
ANCHORS = 4  # levels of headings that can be led to


class Page(NamedTuple):
    """What a page leads to, what it loads, and the places in it."""

    links: list[str]
    loads: list[str]
    places: set[str]


class Reader(HTMLParser):
    """Finds links and places in a page of the site."""

    def __init__(self) -> None:
        super().__init__()
        self.page = Page([], [], set())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.page.places.add(value or "")
            elif name == "href":
                (self.page.loads if tag in ("link", "use", "image") else self.page.links).append(
                    value or ""
                )
            elif name in LOADS:
                self.page.loads.append(value or "")


def read_html(path: Path) -> Page:
    """A page of the site."""
    reader = Reader()
    reader.feed(path.read_text("utf-8"))
    return reader.page


def read_style(path: Path) -> Page:
    """A style sheet, which only loads."""
    found = LOADED_BY_STYLE.findall(path.read_text("utf-8"))
    return Page([], [load for load in found if not load.startswith("data:")], set())


def read_markdown(path: Path) -> Page:
    """A page as it lies in the project."""
    from markdown_it import MarkdownIt
    from mdit_py_plugins.anchors import anchors_plugin

    page = Page([], [], set())
    parser = MarkdownIt().enable("table").use(anchors_plugin, max_level=ANCHORS)
    for token in parser.parse(path.read_text("utf-8")):
        if token.type == "heading_open" and "id" in token.attrs:
            page.places.add(str(token.attrs["id"]))
        for part in token.children or ():
            page.links.extend(str(part.attrs[key]) for key in ("href", "src") if key in part.attrs)
    return page


READERS = {".html": read_html, ".css": read_style, ".md": read_markdown}


def check(root: Path, paths: Iterator[Path]) -> list[str]:
    """All findings in some pages; none of them may lead out of the folder."""
    root = root.resolve()
    pages = {path.resolve(): READERS[path.suffix](path) for path in paths}
    findings = []
    for path, page in sorted(pages.items()):
        name = path.relative_to(root)
        findings += [f"{name} loads {to}" for to in page.loads if ELSEWHERE.match(to)]
        near = (to for to in page.links + page.loads if not urlsplit(to).scheme)
        for to in dict.fromkeys(to for to in near if not ELSEWHERE.match(to)):
            if not leads(root, path, to, pages):
                findings.append(f"{name} leads nowhere: {to}")
    return findings


def leads(root: Path, path: Path, to: str, pages: dict[Path, Page]) -> bool:
    """Whether a link of a page leads to something that is there."""
    parts = urlsplit(to)
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not (target.is_relative_to(root) and target.exists()):
        return False
    place = unquote(parts.fragment)
    return not place or target not in pages or place in pages[target].places


def check_site(folder: Path) -> list[str]:
    """Findings in a site that was built."""
    return check(folder, (path for kind in ("html", "css") for path in folder.rglob(f"*.{kind}")))


def check_project(root: Path) -> list[str]:
    """Findings in the pages of a project."""
    pages = (path for folder in ("docs", "benchmarks") for path in (root / folder).rglob("*.md"))
    return check(root, (path for some in (root.glob("*.md"), pages) for path in some))


def main() -> None:
    """Print the findings in a built site; any finding fails."""
    findings = check_site(Path(sys.argv[1]))
    print("\n".join(findings) or "Every link leads somewhere.")
    sys.exit(bool(findings))


if __name__ == "__main__":
    main()
