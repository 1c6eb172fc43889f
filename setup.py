"""Compiles the hot modules with mypyc: every module that imports `mypy_extensions`, all or none.

STAMTAFEL_COMPILE: `auto` (if a C compiler works; the default), `always` (fail if not), `never`.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

BUILDING = {"build_ext", "bdist_wheel"}


def compiler_works() -> bool:
    """Whether a C extension can be built here: a compiler and Python's headers."""
    command = (sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        probe = [*command, include, "-c", str(source), "-o", str(Path(folder, "probe.o"))]
        return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def extensions() -> list:
    """The extension modules to build in this run of setup.py."""
    wish = os.environ.get("STAMTAFEL_COMPILE", "auto")
    if wish == "never" or not BUILDING & set(sys.argv):
        return []
    if not compiler_works():
        if wish == "always":
            raise SystemExit("stamtafel: STAMTAFEL_COMPILE=always, but no C compiler works here")
        return []
    from mypyc.build import mypycify

    hot = [p for p in sorted(Path("src").rglob("*.py")) if "from mypy_extensions import" in p.read_text("utf-8")]
    os.environ.setdefault("MYPYPATH", "src")
    modules = mypycify(
        ["--strict", *map(str, hot)], opt_level="3", debug_level="0", group_name="stamtafel"
    )
    for module in modules:
        module.extra_compile_args = [a for a in module.extra_compile_args if a != "-Werror"]
        module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


setup(ext_modules=extensions())
