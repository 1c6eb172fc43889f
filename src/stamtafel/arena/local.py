"""Bots from outside: a class named as `file.py:Class` or `package.module:Class`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from stamtafel.bots.levels import Bot, bot
from stamtafel.bots.searching import Budget
from stamtafel.core.errors import NotUnderstood


@cache
def maker(name: str, budget: Budget, home: str) -> Callable[[], Bot]:
    """What makes the bot of a name, anew for every game; raises NotUnderstood.

    `home` is the folder in which it was named.
    """
    if ":" not in name:
        bot(name, budget)
        return partial(bot, name, budget)
    place, _, title = name.rpartition(":")
    load = from_file if place.endswith(".py") else from_module
    module = load(name, place, home)
    found = getattr(module, title, None)
    if not isinstance(found, type):
        raise NotUnderstood("bot-no-class", bot=name, place=place, title=title or "?")
    if not callable(getattr(found, "choose", None)):
        raise NotUnderstood("bot-no-choose", bot=name)
    return found


def checked(name: str, budget: Budget, home: str) -> str:
    """The name of a bot that can be made; raises NotUnderstood."""
    make = maker(name, budget, home)
    try:
        make()
    except (Exception, SystemExit) as error:
        raise NotUnderstood("bot-not-made", bot=name, why=told(error)) from error
    return name


def from_file(name: str, place: str, home: str) -> ModuleType:
    """The module in a file, which may import its neighbours."""
    path = Path(home, place).resolve()
    if not path.is_file():
        raise NotUnderstood("bot-no-file", bot=name, place=place)
    title = f"stamtafel_bot_{sha256(os.fsencode(path)).hexdigest()[:12]}"
    if title in sys.modules:
        return sys.modules[title]
    spec = spec_from_file_location(title, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[title] = module_from_spec(spec)
    sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[title]
        raise NotUnderstood("bot-not-loaded", bot=name, why=told(error)) from error
    return module


def from_module(name: str, place: str, home: str) -> ModuleType:
    """The module of a name, looked for where one stands as well."""
    sys.path.append(home)
    try:
        return import_module(place)
    except (Exception, SystemExit) as error:
        raise NotUnderstood("bot-not-loaded", bot=name, why=told(error)) from error
    finally:
        sys.path.remove(home)


def told(error: BaseException) -> str:
    """What an error says, on one line."""
    name = type(error).__name__
    try:
        return line(f"{name}: {error}", 200).rstrip(": ")
    except BaseException:  # a bot's own error may fail in any way
        return name


def shown(answer: object) -> str:
    """An answer on one line; of what kind it is, if it cannot be written."""
    try:
        return line(repr(answer), 80)
    except BaseException:  # so may its answer
        return type(answer).__name__


def line(text: str, most: int) -> str:
    """The beginning of a text, in letters that can be printed anywhere."""
    return " ".join(text.split())[:most].encode("utf-8", "replace").decode()
