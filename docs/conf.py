"""How Sphinx makes the site: `make docs`.

The source folder is the whole project, so that a link from one page to another is the same file
here and wherever else the pages are read.
"""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

NAMED = re.compile(r"<\w+ '?([^\s'>]+)[^>]*>")  # <function none at 0x…>, <class_proxy 'vec[Edge]'>
COLUMNS = re.compile(r"\S {3,}\S|^├")
MENDED = (
    ("body", "<pre>", '<pre tabindex="0">'),
    ("body", '<div class="table-wrapper', '<div tabindex="0" class="table-wrapper'),
    ("furo_navigation_tree", ' role="heading"', ' role="heading" aria-level="2"'),
)
ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "docs")]  # plain sources have all signatures

import generate  # noqa: E402
import rulelinks  # noqa: E402
import stamtafel  # noqa: E402

project = "Stamtafel"
release = stamtafel.__version__
copyright = ""
root_doc = "docs/index"
include_patterns = [
    "docs/**",
    "benchmarks/README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
]
exclude_patterns = [".*", "build", "dist", "node_modules", "src", "tests", "scripts"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 4  # as code hosts give them
nitpicky = True
nitpick_ignore_regex = [("py:.*", r"(?!stamtafel\b).*")]  # nothing is fetched to link elsewhere

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_use_type_comments = False
add_module_names = False
python_maximum_signature_line_length = 120
TOOLKITS = ("gymnasium", "numpy", "pettingzoo", "pyspiel")
autodoc_mock_imports = [name for name in TOOLKITS if find_spec(name) is None]
default_role = "code"  # docstrings mark code as Markdown does
smartquotes = False
highlight_language = "text"

html_theme = "furo"
html_title = "Stamtafel"
html_static_path = ["static"]
html_css_files = ["docs.css"]
templates_path = ["templates"]
html_additional_pages = {"index": "start.html"}
html_copy_source = False
html_show_search_summary = False  # which a browser does not let a page read from files
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#2a574a",
        "color-brand-content": "#a84510",
        "color-brand-visited": "#6b4326",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f2a851",
        "color-brand-content": "#f2a851",
        "color-brand-visited": "#d3c2a9",
    },
}


def finish(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object
) -> None:
    """A page says its language, and what the theme leaves out for keyboards and screen readers."""
    context["language"] = (context.get("meta") or {}).get("lang", context["language"])
    for part, old, new in MENDED:
        context[part] = context.get(part, "").replace(old, new)


def call_by_name(
    app: Sphinx, what: str, name: str, obj: object, options: object, given: str, returned: str
) -> tuple[str, str] | None:
    """In signatures a function or a class that has no text of its own is called by its name."""
    return (NAMED.sub(r"\1", given), NAMED.sub(r"\1", returned or "")) if given else None


def keep_columns(
    app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]
) -> None:
    """What a docstring sets in columns or as a tree stays so."""
    kept: list[str] = []
    for is_text, some in groupby(lines, bool):
        group = list(some)
        if is_text and any(COLUMNS.search(line) for line in group):
            group = ["::", "", *(f"   {line}" for line in group), ""]
        kept += group
    lines[:] = kept


def setup(app: Sphinx) -> None:
    """Write the pages that are made from the games, and make rule numbers links."""
    generate.write(ROOT)
    rulelinks.setup(app)
    app.connect("autodoc-process-signature", call_by_name)
    app.connect("autodoc-process-docstring", keep_columns)
    app.connect("html-page-context", finish, priority=900)
