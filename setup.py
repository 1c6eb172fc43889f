"""Compiles the hot modules with mypyc: every module that imports `mypy_extensions`, all or none.

Where the JavaScript of the pages is missing, npm fetches it before anything is packed.

STAMTAFEL_COMPILE: `auto` (if a C compiler works; the default), `always` (fail if not), `never`.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

sys.path.insert(0, "scripts")  # the folder of this file is the working one
import vendor

BUILDING = {"build_ext", "bdist_wheel"}
PACKING = {"sdist", "bdist_wheel", "editable_wheel"}
SOURCES = Path("src")


def compiler_works() -> bool:
    """Whether a C extension can be built here: a compiler and Python's headers."""
    command = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        probe = [*command, include, "-c", str(source), "-o", str(Path(folder, "probe.o"))]
        return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def hot_modules() -> list[Path]:
    """The sources to compile."""
    wish = os.environ.get("STAMTAFEL_COMPILE", "auto")
    if wish not in ("auto", "always", "never"):
        raise SystemExit(f"stamtafel: STAMTAFEL_COMPILE is auto, always or never, not {wish!r}")
    if wish == "never":
        return []
    if not compiler_works():
        if wish == "always":
            raise SystemExit("stamtafel: no C compiler with Python's headers works here")
        return []
    every = sorted(SOURCES.rglob("*.py"))
    return [path for path in every if "from mypy_extensions import" in path.read_text("utf-8")]


def sweep(hot: list[Path]) -> None:
    """Take out of `build` what setuptools would pack although its source is gone or now plain."""
    for built in Path("build").glob("lib*/stamtafel/**/*"):
        place = SOURCES.joinpath(*built.relative_to("build").parts[1:])
        extension = built.suffix in (".so", ".pyd")
        source = place.with_name(built.name.split(".")[0] + ".py") if extension else place
        if built.is_file() and (source not in hot if extension else not source.exists()):
            built.unlink()


def extensions() -> list[Any]:
    """The extension modules to build in this run of setup.py."""
    if not BUILDING & set(sys.argv):
        return []
    hot = hot_modules()
    sweep(hot)
    if not hot:
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(SOURCES))
    # Silent: what plain modules import is not there while a wheel is built.
    options = ["--strict", "--follow-imports=silent", *map(str, hot)]
    modules = mypycify(options, opt_level="3", debug_level="0", group_name="stamtafel")
    for module in modules:
        module.extra_compile_args = [a for a in module.extra_compile_args if a != "-Werror"]
        module.extra_compile_args.append("-fno-semantic-interposition")
    return list(modules)


def fetch_javascript() -> None:
    """Have the JavaScript before files are packed, or say that the table goes without."""
    if vendor.complete() or not PACKING & set(sys.argv):
        return
    missing = vendor.fetch()
    if missing:
        print(f"stamtafel: {vendor.WITHOUT}{missing}.", file=sys.stderr)


fetch_javascript()
setup(ext_modules=extensions())
