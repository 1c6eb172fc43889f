"""The house itself: what `make` installs, builds and compares."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

import chromium
import house
import prepare
import stamtafel
import vendor
from stamtafel.core.game import games

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(stamtafel.__file__).parent
FLUENT = "told-hello = { $by-is ->\n    [you] You say hello.\n   *[other] { $by } says hello.\n}\n"
CODE = '"""PB-1.3"""\nPhrase("told-hello")\nCounter("stones")\n'
FAULTY = {
    "docs/rulebooks/pebbles.md": "**PB-1.1** Take one.\n\n**PB-1.2** Be kind. {no program}\n",
    "src/stamtafel/core/errors.py": 'class StamtafelError: ...\nStamtafelError("no-such-thing")\n',
    "src/stamtafel/core/words/en.ftl": "idle = Pebbles, said by nobody.\n",
    "src/stamtafel/core/words/nl.ftl": "idle = Steentjes.\n",
    "src/stamtafel/core/words/de.ftl": "idle = Steine.\n",
    "src/stamtafel/games/pebbles/__init__.py": CODE,
    "src/stamtafel/games/pebbles/words/en.ftl": FLUENT,
    "src/stamtafel/games/pebbles/words/nl.ftl": "told-hello = Hallo.\ntold-hello = Dag.\n",
    "src/stamtafel/games/pebbles/words/de.ftl": "told-bye = { $by } geht.\n???\n",
}
NPM = """test "$1" = ci || exit 1
PATH=/usr/bin:/bin; mkdir -p node_modules/htmx.org; cp -R dist LICENSE node_modules/htmx.org"""


def project(folder: Path, files: dict[str, str]) -> Path:
    """A small project of these files."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_rules_words_and_names_agree() -> None:
    """Pages, code, tests and the three languages agree, and nobody names a game but itself."""
    assert house.check(ROOT, games()) == []


def test_every_disagreement_is_found(tmp_path: Path) -> None:
    """Rules not cited or not known, sentences missing, idle or different, games named outside."""
    findings = house.check(project(tmp_path, FAULTY), {})
    for part in (
        "PB-1.1 is cited nowhere in pebbles",
        "PB-1.1 is cited by no test",
        "PB-1.3 is cited, but stands on no page",
        "core/words lack no-such-thing",
        "nothing outside the games says idle",
        "pebbles: its words lack counter-stones",
        "words/nl.ftl has told-hello twice",
        "words/nl.ftl says told-hello of other things than en.ftl: {'by'}",
        "words/de.ftl cannot be read at '???'",
        "words/de.ftl lacks told-hello",
        "words/de.ftl has told-bye, en.ftl has not",
        "core/words/en.ftl names pebbles",
    ):
        assert [found for found in findings if found.endswith(part)], part
    assert len(findings) == 12


def test_a_key_may_be_put_together(tmp_path: Path) -> None:
    """A key is asked for if its family begins it and the rest stands in the sources too."""
    code = 'KINDS = ("red", "blue")\nPhrase(f"told-{kind}")\n'
    sentences = "told-red = Red.\ntold-green = Green.\n"
    files = {f"words/{language}.ftl": sentences for language in ("nl", "de", "en")}
    home = "src/stamtafel/games/pebbles"
    root = project(tmp_path, {f"{home}/{n}": t for n, t in (files | {"__init__.py": code}).items()})
    assert "pebbles: nothing says told-green" in house.check(root, {})
    assert "pebbles: nothing says told-red" not in house.check(root, {})


def test_all_hot_modules_are_compiled_or_none() -> None:
    """Every module that imports mypy_extensions runs as `make` said that it built it."""
    sources = (ROOT / "src").rglob("*.py")
    hot = [p for p in sources if "from mypy_extensions import" in p.read_text("utf-8")]
    modules = [".".join(p.relative_to(ROOT / "src").with_suffix("").parts) for p in hot]
    specs = [find_spec(module) for module in modules]
    plain = {spec is None or str(spec.origin).endswith(".py") for spec in specs}
    built = json.loads(prepare.STAMP.read_text("utf-8"))["package"]["compiled"]
    assert plain == {ROOT / "src" in PACKAGE.parents or not built}


def test_served_javascript_is_what_the_lock_file_names() -> None:
    """They are the files of the archive with the lock file's hash, which npm has checked."""
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    fetched = ROOT / "node_modules" / ".package-lock.json"
    installed = json.loads(fetched.read_text("utf-8"))["packages"]
    assert {name: lock[name]["integrity"] for name in installed} == {
        name: package["integrity"] for name, package in installed.items()
    }
    for file in vendor.SHIPPED:
        served = PACKAGE / "web" / "static" / "vendor" / Path(file).name
        assert served.read_bytes() == (ROOT / "node_modules" / "htmx.org" / file).read_bytes()


@pytest.mark.parametrize(
    ("npm", "missing"),
    [(None, "there is no npm"), ("exit 1", "npm could not fetch htmx"), (NPM, "")],
)
def test_scripts_are_fetched_or_it_is_said_why_not(
    npm: str | None, missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without npm, or where npm fails, nothing is left half done."""
    project(tmp_path, {path: f"the text of {path}" for path in vendor.SHIPPED})
    if npm is not None:
        project(tmp_path, {"bin/npm": f"#!/bin/sh\n{npm}\n"})
        (tmp_path / "bin" / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(vendor, "ROOT", tmp_path)
    monkeypatch.setattr(vendor, "VENDOR", tmp_path / "static" / "vendor")
    assert vendor.fetch() == missing
    assert vendor.complete() is (missing == "")
    assert vendor.VENDOR.exists() is (missing == "")
    if not missing:
        fetched = {one.name: one.read_text("utf-8") for one in vendor.VENDOR.iterdir()}
        assert fetched == {Path(path).name: f"the text of {path}" for path in vendor.SHIPPED}


def test_the_examples_in_the_readme_run(tmp_path: Path) -> None:
    """What the README shows of the library, saved as a file, says how a game or many ended."""
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    file = tmp_path / "example.py"
    for example, told in zip(examples, ("has won", "win_share"), strict=True):
        file.write_text(example, "utf-8")
        run = subprocess.run([sys.executable, file], capture_output=True, text=True, check=False)
        assert (run.returncode, run.stderr) == (0, "")
        assert told in run.stdout


def test_every_room_but_theirs_is_kept_from_importing_games() -> None:
    """A new room cannot be forgotten."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = about["tool"]["importlinter"]["contracts"]
    (kept,) = [one["source_modules"] for one in contracts if one["id"] == "strangers"]
    rooms = {path.stem for path in (ROOT / "src" / "stamtafel").iterdir()}
    others = {"games", "py", "__init__", "__main__", "__pycache__"}
    assert set(kept) == {f"stamtafel.{room}" for room in rooms - others}


@pytest.mark.parametrize(
    ("compiled", "built", "asked", "enough"),
    [
        (True, "auto", "auto", True),
        (True, "auto", "always", True),
        (True, "always", "auto", True),
        (True, "auto", "never", False),
        (False, "auto", "auto", True),
        (False, "auto", "never", True),
        (False, "auto", "always", False),
        (False, "never", "auto", False),
        (False, "never", "never", True),
    ],
)
def test_setup_builds_again_if_something_else_is_wished(
    compiled: bool, built: str, asked: str, enough: bool
) -> None:
    """A package compiled or plain is kept where the wish could not have given the other kind."""
    means = prepare.means()
    package = {"sources": "same", "wish": built, "means": means, "compiled": compiled}
    assert prepare.fits(package, asked, "same") is enough
    assert not prepare.fits(package, asked, "changed")
    assert not prepare.fits({}, asked, "same")


def test_setup_builds_again_once_there_is_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever installs one later need not ask for it."""
    monkeypatch.setattr("shutil.which", lambda _name: None)
    package = {"sources": "same", "wish": "auto", "means": prepare.means(), "compiled": False}
    assert prepare.fits(package, "auto", "same")
    monkeypatch.setattr("shutil.which", "/usr/bin/{}".format)
    assert not prepare.fits(package, "auto", "same")


def test_a_chromium_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """STAMTAFEL_CHROMIUM is taken at its word: no other browser is used instead."""
    monkeypatch.setenv("STAMTAFEL_CHROMIUM", "/no/such/chromium")
    with pytest.raises(SystemExit, match="/no/such/chromium"):
        chromium.chromium()
    monkeypatch.setenv("STAMTAFEL_CHROMIUM", sys.executable)
    assert chromium.chromium() == sys.executable
