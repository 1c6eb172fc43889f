"""What is published: the sources packed, and wheels, installed where nothing else is."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from shutil import copytree, ignore_patterns
from tarfile import open as open_tar
from zipfile import ZipFile

import httpx
import pytest

import stamtafel
import vendor
from stamtafel.core.game import games
from tests.server.house import Guest, until

ROOT = Path(__file__).resolve().parent.parent
NAME = f"stamtafel-{stamtafel.__version__}"
MADE = ignore_patterns(".*", "*.egg-info", "__pycache__", "build", "dist", "node_modules", "shots")
WITHOUT_SCRIPTS = ignore_patterns("vendor")
BESIDE = {
    "LICENSE", "MANIFEST.in", "PKG-INFO", "README.md", "package-lock.json", "package.json",
    "pyproject.toml", "scripts/vendor.py", "setup.cfg", "setup.py",
}  # fmt: skip
VENDOR = {f"stamtafel/web/static/vendor/{Path(path).name}" for path in vendor.SHIPPED}
BUILD = [sys.executable, "-m", "build", "--no-isolation"]
WHEEL = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet"]
WARNING = f"stamtafel: {vendor.WITHOUT}there is no npm."


def checkout(folder: Path) -> Path:
    """The project as it is before anything was made."""
    copytree(ROOT, folder, ignore=lambda at, names: {*MADE(at, names), *WITHOUT_SCRIPTS(at, names)})
    return folder


def package_files() -> set[str]:
    """What the package consists of, without what npm fetches."""
    inside = ROOT / "src" / "stamtafel"
    files = {str(p.relative_to(ROOT / "src")) for p in inside.rglob("*") if p.is_file()}
    return {name for name in files if not name.endswith(".pyc")} - VENDOR


def hot_modules() -> set[str]:
    """The modules that are compiled, as paths without an ending."""
    sources = (ROOT / "src").rglob("*.py")
    hot = [p for p in sources if "from mypy_extensions import" in p.read_text("utf-8")]
    return {str(p.relative_to(ROOT / "src").with_suffix("")) for p in hot}


def run(command: list[str], folder: Path, **environment: str) -> str:
    """What a command says that must succeed, with nothing of ours in its way."""
    around = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "CC")}
    around |= {"STAMTAFEL_COMPILE": "auto"} | environment
    done = subprocess.run(
        command, cwd=folder, env=around, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def contents(wheel: Path) -> set[str]:
    """The files of a wheel without those about it."""
    return {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}


def test_a_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    """Words, templates, pictures, styles and scripts are in the wheel, and the one version."""
    project = checkout(tmp_path / "project")
    vendored = project / "src" / "stamtafel" / "web" / "static" / "vendor"
    copytree(vendor.VENDOR, vendored)
    run([*WHEEL, "--no-build-isolation", "."], project, STAMTAFEL_COMPILE="never")
    (wheel,) = project.glob("*.whl")
    assert contents(wheel) == package_files() | VENDOR
    assert wheel.name == f"{NAME}-py3-none-any.whl"


def test_the_version_stands_in_one_place() -> None:
    """All else that says it is made from what the package says, or says none."""
    assert version("stamtafel") == stamtafel.__version__
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in about["project"]
    assert "version" not in json.loads((ROOT / "package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    assert "version" not in lock["packages"][""]


@pytest.mark.wide
def test_packed_sources_give_a_wheel_for_every_computer(tmp_path: Path) -> None:
    """As `make dist` packs: nothing missing, nothing superfluous, fit to be published."""
    project = checkout(tmp_path / "project")
    for junk in ("tests/test_old.so", "src/old.c", "build/lib/stamtafel/old.py"):
        path = project / junk
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", "utf-8")
    run(BUILD, project, STAMTAFEL_COMPILE="never")
    (sources,), (wheel,) = project.glob("dist/*.tar.gz"), project.glob("dist/*.whl")
    package = package_files() | VENDOR
    with open_tar(sources) as archive:
        names = {one.name.removeprefix(f"{NAME}/") for one in archive if one.isfile()}
    packed = {name for name in names if ".egg-info/" not in name}
    assert packed == BESIDE | {f"src/{name}" for name in package}
    assert wheel.name == f"{NAME}-py3-none-any.whl"
    assert contents(wheel) == package
    run([sys.executable, "-m", "twine", "check", "--strict", str(sources), str(wheel)], ROOT)
    check_about(wheel)
    check_works(wheel, tmp_path, compiled=False, live=True)


@pytest.mark.wide
def test_a_compiler_gives_a_wheel_for_this_computer(tmp_path: Path) -> None:
    """As pip builds, with nothing installed before: compiled modules come on top of the rest."""
    project = checkout(tmp_path / "project")
    run([*WHEEL, "."], project, STAMTAFEL_COMPILE="always")
    (wheel,) = project.glob("*.whl")
    assert wheel.name.startswith(f"{NAME}-cp{sys.version_info.major}{sys.version_info.minor}-")
    package = package_files() | VENDOR
    assert package <= contents(wheel)
    more = contents(wheel) - package
    assert {name.split(".")[0] for name in more} == hot_modules() | {"stamtafel__mypyc"}
    assert all(name.endswith((".so", ".pyd")) for name in more)
    check_about(wheel)
    check_works(wheel, tmp_path, compiled=True, live=True)


@pytest.mark.wide
def test_neither_npm_nor_a_compiler_is_needed(tmp_path: Path) -> None:
    """The build says what will be missing, and goes on; the table works without."""
    project = checkout(tmp_path / "project")
    (tmp_path / "nothing").mkdir()
    said = run(BUILD, project, PATH=str(tmp_path / "nothing"))
    assert said.count(WARNING) == 2  # for the sources, and for the wheel that is made of them
    (wheel,) = project.glob("dist/*.whl")
    assert wheel.name == f"{NAME}-py3-none-any.whl"
    assert contents(wheel) == package_files()
    check_works(wheel, tmp_path, compiled=False, live=False)


def check_about(wheel: Path) -> None:
    """The licence and the whole README are in a wheel."""
    with ZipFile(wheel) as archive:
        kept = archive.read(f"{NAME}.dist-info/licenses/LICENSE").decode()
        metadata = archive.read(f"{NAME}.dist-info/METADATA").decode()
    assert kept == (ROOT / "LICENSE").read_text("utf-8")
    assert "License-Expression: MIT\n" in metadata
    assert metadata.endswith((ROOT / "README.md").read_text("utf-8"))


def check_works(wheel: Path, folder: Path, compiled: bool, live: bool) -> None:
    """In an empty environment the program lists games, plays them, and serves tables with bots."""
    run([sys.executable, "-m", "venv", "venv"], folder)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    python = str(folder / "venv" / "bin" / "python")
    run([python, "-m", "pip", "install", "--no-compile", str(wheel)], folder)
    asks = "from stamtafel.core import state; print(state.__file__)"
    assert run([python, "-c", asks], elsewhere).strip().endswith(".py") is not compiled
    program = [python, "-m", "stamtafel"]
    assert run([*program, "--version"], elsewhere) == f"stamtafel {stamtafel.__version__}\n"
    listed = json.loads(run([*program, "games", "--json"], elsewhere))
    assert {one["game"] for one in listed} == set(games())
    played = run([*program, "simulate", "swapybara", "--games", "3", "--json"], elsewhere)
    assert json.loads(played)["games"] == 3
    with served(program, elsewhere) as url:
        visit(url, live)


@contextmanager
def served(program: list[str], folder: Path) -> Iterator[str]:
    """The address of a server that runs, which ends in peace and has nothing to complain of."""
    words = [*program, "serve", "--port", "0", "--database", "tables", "--lang", "en"]
    around = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    with (folder / "log").open("w+") as log:
        server = subprocess.Popen(
            words, cwd=folder, env=around, stdout=subprocess.PIPE, stderr=log, text=True
        )
        with server:
            assert server.stdout is not None
            try:
                said = server.stdout.readline()
                address = re.search(r"http://127\.0\.0\.1:\d+", said)
                assert address, said
                yield address[0]
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(timeout=20)
        log.seek(0)
        assert "error" not in log.read()


def visit(url: str, live: bool) -> None:
    """See pages with all their files, and a bot that thinks at a table."""
    host = Guest(url)
    table = host.open(bots="normal", bot_count=3, start="1")
    version = host.look()["version"]
    host.post("start")
    until(lambda: host.look()["version"] > version + 2, "no bot plays", 30)
    seen = {"/", f"/t/{table}", *(f"/rules/{name}" for name in games())}
    pages = [host.http.get(page) for page in sorted(seen)]
    assert {page.status_code for page in pages} == {200}
    linked = {link for page in pages for link in re.findall(r'"(/static/[^"#]+)', page.text)}
    assert any("vendor/htmx.min.js" in link for link in linked) is live
    assert {httpx.get(url + link).status_code for link in linked} == {200}
    assert len(linked) > 5
