"""`make setup`: fill `.venv` with the tools and the package, doing only what is not yet done.

Any Python 3 can start this file, so that it can say which one is needed; that of `.venv` goes on.

--tests   compile wherever there is a compiler, and insist on npm
--wide    what the tests of many machines and of learners need, too, which is large
--dist    what packs the package, which is then not built here
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, NoReturn

import vendor

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "stamtafel.json"
EXTRAS = ("postgres", "test", "check", "docs")
MORE = {"--wide": ("cluster", "train", "dist"), "--dist": ("dist",)}
NO_VENV = "no virtual environment could be made (Debian, Ubuntu: `apt install python3-venv`)"
COMPILERS = ("cc", "gcc", "clang")
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")


def fail(message: str) -> NoReturn:
    """Say what is missing and end."""
    raise SystemExit("stamtafel: " + message)


def run(command: list[str], failure: str) -> None:
    """Run a command that must succeed, with nothing of the caller's Python in it."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME")}
    environment.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
    if subprocess.run(command, cwd=str(ROOT), env=environment).returncode:
        fail(failure)


def new_enough() -> str:
    """A Python that the package runs on: this one, or one of a newer name."""
    asks = "import sys; sys.exit(sys.version_info < (3, 11))"
    for name in filter(shutil.which, (sys.executable, *NEWER)):
        if subprocess.run([name, "-c", asks], stderr=subprocess.DEVNULL).returncode == 0:
            return name
    fail("Python 3.11 or newer is needed; this one is " + sys.version.split()[0])


def make_venv() -> None:
    """Create `.venv`, unless it is there and its Python too."""
    if PYTHON.exists():
        return
    shutil.rmtree(str(VENV), ignore_errors=True)
    try:
        run([new_enough(), "-m", "venv", str(VENV)], NO_VENV)
    except SystemExit:
        shutil.rmtree(str(VENV), ignore_errors=True)
        raise


def requirements(flags: list[str]) -> list[str]:
    """What the package needs to be built, run, tested and checked."""
    import tomllib

    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = about["project"]["optional-dependencies"]
    groups = [about["build-system"]["requires"], about["project"]["dependencies"]]
    wished = [name for flag in flags for name in MORE.get(flag, ())]
    groups += [extras[name] for name in (*EXTRAS, *wished)]
    return sorted({need for group in groups for need in group})


def install_tools(done: dict[str, Any], flags: list[str]) -> None:
    """Everything from the registry but the JavaScript."""
    needs = requirements(flags)
    if set(needs) <= set(done.get("tools", ())):
        return
    print("Installing the tools into .venv ...", flush=True)
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", *needs]
    run(command, "the tools could not be installed; is there a connection?")
    done["tools"] = needs


def fetch_javascript(done: dict[str, Any], testing: bool) -> None:
    """The published files of package-lock.json, for live updates; the table works without."""
    lock = digest(ROOT / "package-lock.json")
    if done.get("javascript") == lock and vendor.complete():
        return
    missing = vendor.fetch()
    if missing and testing:
        fail(missing + "; the tests need it")
    if missing:
        print(vendor.WITHOUT + missing + ".", flush=True)
        return
    done["javascript"] = lock


def digest(path: Path) -> str:
    """A fingerprint of a file, by its content."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def sources() -> str:
    """A fingerprint of all that goes into the package, by name, size and time."""
    files = [p for p in (ROOT / "src" / "stamtafel").rglob("*") if p.suffix != ".pyc"]
    files += [ROOT / "pyproject.toml", ROOT / "setup.py"]
    facts = [(str(p), p.stat().st_size, p.stat().st_mtime_ns) for p in files if p.is_file()]
    return hashlib.sha256(repr(sorted(facts)).encode()).hexdigest()


def means() -> list[str]:
    """What there is to compile with: compilers, and Python's headers."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    found = [path for path in map(shutil.which, COMPILERS) if path]
    return [*found, str(headers)] if headers.exists() else found


def fits(package: dict[str, Any], wish: str, now: str) -> bool:
    """Whether the installed package is what these sources and this wish would give."""
    if package.get("sources") != now:
        return False
    if package["compiled"]:
        return wish != "never"
    if wish == "auto":
        return package["wish"] == "auto" and package.get("means") == means()
    return wish == "never"


def install_package(done: dict[str, Any], testing: bool) -> None:
    """Build the package and put it into `.venv`, anew when a source has changed."""
    wish = os.environ.get("STAMTAFEL_COMPILE", "auto")
    if testing and wish == "auto" and any(map(shutil.which, COMPILERS)):
        wish = os.environ["STAMTAFEL_COMPILE"] = "always"
    now = sources()
    if fits(done.get("package", {}), wish, now):
        return
    print("Building Stamtafel, which takes a minute if it is compiled ...", flush=True)
    done["package"] = {}
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-deps"]
    run([*command, "--no-build-isolation", "--force-reinstall", "."], "the build failed")
    compiled = any(VENV.glob("lib/*/site-packages/stamtafel__mypyc*"))
    print("Stamtafel is built, " + ("compiled." if compiled else "not compiled."), flush=True)
    done["package"] = {"sources": now, "wish": wish, "means": means(), "compiled": compiled}


def main() -> None:
    """Whatever is missing, in the order in which one thing needs another."""
    if Path(sys.prefix) != VENV:
        make_venv()
        os.execv(str(PYTHON), [str(PYTHON), *sys.argv])
    flags = sys.argv[1:]
    testing = "--tests" in flags
    done = json.loads(STAMP.read_text("utf-8")) if STAMP.exists() else {}
    try:
        install_tools(done, flags)
        fetch_javascript(done, testing)
        if "--dist" not in flags:
            install_package(done, testing)
    finally:
        STAMP.write_text(json.dumps(done, indent=1), "utf-8")


if __name__ == "__main__":
    main()
