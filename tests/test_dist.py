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
from typing import NamedTuple
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
WARNING = f"stamtafel: {vendor.WITHOUT}there is no npm."


class Published(NamedTuple):
    """The wheels that can come of the same sources, and the sources packed."""

    sources: Path
    plain: Path
    compiled: Path
    bare: Path  # built with neither npm nor a compiler at hand


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
    command = [sys.executable, "-m", "pip", "wheel", ".", "--no-deps", "--no-build-isolation"]
    run([*command, "--quiet"], project, STAMTAFEL_COMPILE="never")
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


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Published:
    """All of them, built as `make dist` builds, or as pip does of the sources packed."""
    folder = tmp_path_factory.mktemp("published")
    project, bare = checkout(folder / "project"), checkout(folder / "bare")
    for junk in ("tests/test_old.so", "src/old.c", "build/lib/stamtafel/old.py"):
        path = project / junk
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", "utf-8")
    run([sys.executable, "-m", "build"], project, STAMTAFEL_COMPILE="never")
    (sources,), (plain,) = project.glob("dist/*.tar.gz"), project.glob("dist/*.whl")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", str(sources)]
    run(command, folder, STAMTAFEL_COMPILE="always")
    (compiled,) = folder.glob("*.whl")
    (folder / "nothing").mkdir()
    command = [sys.executable, "-m", "build", "--no-isolation"]
    said = run(command, bare, PATH=str(folder / "nothing"))
    assert said.count(WARNING) == 2  # for the sources, and for the wheel that is made of them
    (lonely,) = bare.glob("dist/*.whl")
    return Published(sources, plain, compiled, lonely)


@pytest.mark.wide
def test_nothing_is_missing_and_nothing_superfluous(published: Published) -> None:
    """What is packed is the package and what builds it; compiled modules come on top."""
    package = package_files() | VENDOR
    with open_tar(published.sources) as archive:
        names = {one.name.removeprefix(f"{NAME}/") for one in archive if one.isfile()}
    packed = {name for name in names if ".egg-info/" not in name}
    assert packed == BESIDE | {f"src/{name}" for name in package}
    assert contents(published.plain) == package
    assert contents(published.bare) == package - VENDOR
    more = contents(published.compiled) - package
    assert {name.split(".")[0] for name in more} == hot_modules() | {"stamtafel__mypyc"}
    assert all(name.endswith((".so", ".pyd")) for name in more)
    assert package <= contents(published.compiled)


@pytest.mark.wide
def test_wheels_say_where_they_run_and_what_they_are(published: Published) -> None:
    """A compiled one is for one Python and system, a plain one for all; an index takes them."""
    assert published.plain.name == published.bare.name == f"{NAME}-py3-none-any.whl"
    tag = f"{NAME}-cp{sys.version_info.major}{sys.version_info.minor}-"
    assert published.compiled.name.startswith(tag)
    run([sys.executable, "-m", "twine", "check", "--strict", *map(str, published)], ROOT)
    for wheel in published[1:]:
        with ZipFile(wheel) as archive:
            about = f"{NAME}.dist-info"
            kept = archive.read(f"{about}/licenses/LICENSE").decode()
            metadata = archive.read(f"{about}/METADATA").decode()
        assert kept == (ROOT / "LICENSE").read_text("utf-8")
        assert "License-Expression: MIT\n" in metadata
        assert metadata.endswith((ROOT / "README.md").read_text("utf-8"))


@pytest.mark.wide
@pytest.mark.parametrize("kind", ["plain", "compiled", "bare"])
def test_a_wheel_works_where_nothing_else_is(
    published: Published, kind: str, tmp_path: Path
) -> None:
    """In an empty environment the program lists games, plays them, and serves tables with bots."""
    run([sys.executable, "-m", "venv", "venv"], tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    python = str(tmp_path / "venv" / "bin" / "python")
    run([python, "-m", "pip", "install", str(getattr(published, kind))], tmp_path)
    asks = "from stamtafel.core import state; print(state.__file__)"
    where = run([python, "-c", asks], elsewhere)
    assert where.strip().endswith(".py") is (kind != "compiled")
    program = [python, "-m", "stamtafel"]
    assert run([*program, "--version"], elsewhere) == f"stamtafel {stamtafel.__version__}\n"
    assert all(f"({name})" in run([*program, "games"], elsewhere) for name in games())
    played = run([*program, "simulate", "swapybara", "--games", "3", "--json"], elsewhere)
    assert json.loads(played)["games"] == 3
    with served(program, elsewhere) as url:
        visit(url, live=kind != "bare")


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
