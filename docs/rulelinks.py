"""Rule numbers: where a rule stands it can be led to, and wherever it is named, it is a link."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx

RULE = re.compile(r"\b([A-Z]{2}-\d+\.\d+)\b")
PAGES = "docs/rulebooks/"
LEFT_ALONE = (nodes.literal, nodes.literal_block, nodes.reference, nodes.title, nodes.raw)


@cache
def books(folder: Path) -> dict[str, str]:
    """Every rule, and the page of the rulebook in which it stands."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.md")):
        defined = re.findall(rf"^\*\*{RULE.pattern}\*\*", path.read_text("utf-8"), re.M)
        found |= dict.fromkeys(defined, PAGES + path.stem)
    return found


def link_rules(app: Sphinx, doctree: nodes.document) -> None:
    """Give the rules of a page their anchors, and link those that it names."""
    page = app.env.docname
    known = books(Path(app.srcdir) / PAGES)
    here = {rule for rule in map(defined, doctree.findall(nodes.paragraph)) if rule}
    homes = known | dict.fromkeys(here, page)
    for text in list(doctree.findall(nodes.Text)):
        parts = RULE.split(text.astext())
        if len(parts) > 1 and not inside(text, LEFT_ALONE) and not is_defined(text):
            linked = [link(app, page, part, homes) for part in parts if part]
            text.parent.replace(text, linked)


def defined(paragraph: nodes.paragraph) -> str:
    """The rule that a paragraph defines, which is marked there; none as a rule."""
    first = next((part for part in paragraph.children if part.astext()), None)
    if not (isinstance(first, nodes.strong) and RULE.fullmatch(first.astext())):
        return ""
    paragraph["ids"].append(f"rule-{first.astext()}")
    return first.astext()


def is_defined(text: nodes.Text) -> bool:
    """Whether a rule's number is where the rule itself stands."""
    return isinstance(text.parent, nodes.strong) and text.parent.parent["ids"] == [f"rule-{text}"]


def inside(node: nodes.Node, kinds: tuple[type[nodes.Element], ...]) -> bool:
    """Whether a node is part of something of these kinds."""
    while node.parent is not None:
        node = node.parent
        if isinstance(node, kinds):
            return True
    return False


def link(app: Sphinx, page: str, part: str, homes: dict[str, str]) -> nodes.Node:
    """A part of a text: a link if it is the number of a rule."""
    if part not in homes:
        return nodes.Text(part)
    to = f"#rule-{part}"
    if homes[part] != page:
        to = app.builder.get_relative_uri(page, homes[part]) + to
    return nodes.reference("", part, refuri=to, internal=True, classes=["rule"])


def setup(app: Sphinx) -> None:
    """Do so with every page that is read."""
    app.connect("doctree-read", link_rules)
