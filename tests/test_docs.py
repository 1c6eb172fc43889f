"""The documentation: it can be built without a network, and its links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import house
import links
from stamtafel.core.words import LANGUAGES
from tests.playthroughs import own_games

ROOT = Path(__file__).resolve().parent.parent
NO_NETWORK = dict.fromkeys(("http_proxy", "https_proxy", "all_proxy"), "http://127.0.0.1:9")
PAGE = """<link rel="stylesheet" href="https://fonts.example/a.css"><img src="//cdn.example/b.png">
<a href="other.html#there">there</a><a href="other.html#nowhere">nowhere</a>
<a href="missing.html">missing</a><a href="../outside.html">outside</a>
<a href="https://example.org">elsewhere, which one may visit</a><p id="here">here</p>"""
STYLE = "@import 'https://fonts.example/c.css'; p { background: url(missing.png) }"


def test_the_site_is_built_offline_and_all_of_it_can_be_reached(tmp_path: Path) -> None:
    """No warning, no link without an end, nothing from another host, and every rule and action."""
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q", "-c", "docs"]
    environment = os.environ | NO_NETWORK | {"PYTHONPATH": str(ROOT / "src")}
    places = ["-d", str(tmp_path / "kept"), ".", str(tmp_path / "site")]
    built = subprocess.run(
        [*command, *places], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stdout + built.stderr
    assert links.check_site(tmp_path / "site") == []
    for game in own_games():
        assert_complete(tmp_path / "site" / "docs", game.name, game.actions.texts)


def assert_complete(site: Path, game: str, actions: tuple[str, ...]) -> None:
    """Every rule of a game can be led to in each language, and every action stands in its table."""
    rules = house.read_page((ROOT / "docs" / "rulebooks" / f"{game}.md").read_text("utf-8"))
    anchors = {f"rule-{rule}" for rule in rules}
    assert anchors <= links.read_html(site / "rulebooks" / f"{game}.html").places
    for lang in LANGUAGES:
        page = site / "generated" / "rules" / f"{game}-{lang}.html"
        assert anchors <= links.read_html(page).places
        assert f'lang="{lang}"' in page.read_text("utf-8").split(">", 2)[1]
    table = (site / "generated" / "actions" / f"{game}.html").read_text("utf-8")
    assert table.count("<tr") == len(actions) + 1
    assert actions[-1].split()[-1] in table.rsplit("<tr", 1)[1]


def test_examples_of_the_action_tables_run() -> None:
    """What the page on actions shows can be pasted, and numbers and texts are as it says."""
    (example,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / "actions.md").read_text("utf-8"), re.S
    )
    scope: dict[str, Any] = {}
    exec(example, scope)
    assert scope["swoop"].actions.write(scope["number"]) == "play 8 hand:2 table:1"


def test_links_between_pages_lead_somewhere_in_the_project_too() -> None:
    """Pages read where the project lies have no link without an end."""
    assert links.check_project(ROOT) == []


def test_links_without_an_end_and_foreign_files_are_found(tmp_path: Path) -> None:
    """What is missing, outside or from another host is named; a link to another site is not."""
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "outside.html").touch()
    (site / "page.html").write_text(PAGE, "utf-8")
    (site / "other.html").write_text('<a href="page.html#here"><p id="there">', "utf-8")
    (site / "style.css").write_text(STYLE, "utf-8")
    assert links.check_site(site) == [
        "page.html loads https://fonts.example/a.css",
        "page.html loads //cdn.example/b.png",
        "page.html leads nowhere: other.html#nowhere",
        "page.html leads nowhere: missing.html",
        "page.html leads nowhere: ../outside.html",
        "style.css loads https://fonts.example/c.css",
        "style.css leads nowhere: missing.png",
    ]


def test_broken_links_of_a_project_are_found(tmp_path: Path) -> None:
    """A link to a heading that is not there is named, one to a heading that is is not."""
    (tmp_path / "README.md").write_text(
        "# All\n\n[a](docs/a.md#one-two) [b](docs/a.md#three) ![c](docs/c.png)\n", "utf-8"
    )
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "a.md").write_text("# One, two\n\n[all](../README.md#all)\n", "utf-8")
    assert links.check_project(tmp_path) == [
        "README.md leads nowhere: docs/a.md#three",
        "README.md leads nowhere: docs/c.png",
    ]
