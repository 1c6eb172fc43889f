"""Prints the path of a Chromium for the browser tests; on Debian it may install one."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
MISSING = (
    "stamtafel: the browser tests need Chromium: install it (Debian: `apt install chromium`), "
    "or say where it is with STAMTAFEL_CHROMIUM"
)


def found() -> str | None:
    """A Chromium of this machine."""
    return next(filter(None, map(shutil.which, (*NAMES, MAC))), None)


def install() -> None:
    """Debian's Chromium, where that is possible without asking anybody."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "chromium"]):
        command = ["apt-get", "-q", *words]
        subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)


def chromium() -> str:
    """The Chromium asked for, found or installed; ends with a sentence if there is none."""
    wish = os.environ.get("STAMTAFEL_CHROMIUM")
    if wish:
        path = shutil.which(wish)
        if path is None:
            raise SystemExit(f"stamtafel: STAMTAFEL_CHROMIUM is {wish}, which cannot be run")
        return path
    if found() is None:
        install()
    path = found()
    if path is None:
        raise SystemExit(MISSING)
    return path


if __name__ == "__main__":
    print(chromium())
