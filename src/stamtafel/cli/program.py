"""The commands, what each can be told, and their help in the reader's language."""

from __future__ import annotations

from typing import Any

import click

from stamtafel.bots.levels import DEFAULT
from stamtafel.cli import commands
from stamtafel.cli.arguments import Complaint, Say, number, options, several, spoken

MOST = 999_999_999
COMMANDS = {
    "serve": "host port url database keep open lang",
    "play": "GAME seats seat bots name seed record option lang",
    "games": "json lang",
    "simulate": "GAME seats games seed option json lang",
    "replay": "FILE json lang",
    "arena": (
        "GAME arena-bots arena-games seats seed option iterations ms limit"
        " records report out jobs ray json lang"
    ),
    "backup": "FILE database json lang",
}
FLAGS: dict[str, dict[str, Any]] = {
    "host": {"default": "127.0.0.1"},
    "port": {"default": "8000", "metavar": "NUMBER", "callback": number(0, 65535)},
    "url": {"metavar": "URL", "default": ""},
    "database": {"metavar": "FILE|URL"},
    "keep": {"metavar": "DAYS", "default": "90", "callback": number(0, 36_500)},
    "open": {"is_flag": True},
    "seats": {"metavar": "NUMBER", "callback": number(1, MOST)},
    "seat": {"metavar": "NUMBER", "default": "0", "callback": number(0, MOST)},
    "bots": {"metavar": "NAME", "default": DEFAULT},
    "name": {"metavar": "NAME"},
    "seed": {"metavar": "NUMBER", "callback": number(-MOST, MOST)},
    "games": {"metavar": "NUMBER", "default": "1000", "callback": number(1, MOST)},
    "record": {"metavar": "FILE"},
    "option": {"metavar": "NAME=VALUE", "multiple": True, "callback": options},
    "json": {"is_flag": True},
    "lang": {"metavar": "nl|de|en", "callback": spoken},
    "arena-bots": {"metavar": "NAME...", "multiple": True, "callback": several},
    "arena-games": {"metavar": "NUMBER", "default": "100", "callback": number(1, MOST)},
    "iterations": {"metavar": "NUMBER", "callback": number(1, MOST)},
    "ms": {"metavar": "NUMBER", "callback": number(1, MOST)},
    "limit": {"metavar": "SECONDS", "default": "10", "callback": number(1, MOST)},
    "records": {"metavar": "FOLDER"},
    "report": {"metavar": "FILE|balance"},
    "out": {"metavar": "FILE"},
    "jobs": {"metavar": "NUMBER", "callback": number(1, 999)},
    "ray": {"metavar": "[ADDRESS]", "is_flag": False, "flag_value": "auto"},
}
SEVERAL = "--bots"  # takes all words behind it, up to the next flag


class Command(click.Command):
    """One command; `--bots a b c` is read as `--bots a --bots b --bots c` where it may repeat."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if any(SEVERAL in param.opts and param.multiple for param in self.params):
            args = repeated(args)
        return super().parse_args(ctx, args)


def repeated(args: list[str]) -> list[str]:
    """The words of a command line with the flag that takes several before each of them."""
    found: list[str] = []
    gathering = False
    for word in args:
        if gathering and not word.startswith("-"):
            found += [word] if found[-1] == SEVERAL else [SEVERAL, word]
            continue
        gathering = word == SEVERAL
        found.append(word)
    return found


class Program(click.Group):
    """The program itself; a command that does not exist is a complaint of ours."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            raise Complaint("no-command", text=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def program(language: str, say: Say) -> Program:
    """The whole command line."""
    return Program(
        commands=[command(name, language, say) for name in COMMANDS],
        help=say("help"),
        params=[version(say), help_flag(say)],
        invoke_without_command=True,
        callback=commands.nothing,
        add_help_option=False,
    )


def command(name: str, language: str, say: Say) -> click.Command:
    """One command with all that it can be told."""
    params = [parameter(word, language, say) for word in COMMANDS[name].split()]
    return Command(
        name,
        callback=getattr(commands, name),
        help=say(f"help-{name}"),
        params=[*params, help_flag(say)],
        add_help_option=False,
    )


def parameter(word: str, language: str, say: Say) -> click.Parameter:
    """An argument, in capitals, or a flag."""
    if word.isupper():
        return click.Argument([word.lower()], metavar=word)
    settings = FLAGS[word] | ({"default": language} if word == "lang" else {})
    shown = bool(settings.get("default"))
    name = f"--{word.removeprefix('arena-')}"
    return click.Option([name], help=say(f"flag-{word}"), show_default=shown, **settings)


def help_flag(say: Say) -> click.Option:
    """Shows the help, and does nothing else."""

    def show(context: click.Context, _parameter: click.Parameter, asked: bool) -> None:
        if asked:
            click.echo(context.get_help())
            context.exit()

    return eager(["-h", "--help"], say("flag-help"), show)


def version(say: Say) -> click.Option:
    """Says the version, and does nothing else."""
    return eager(["--version"], say("flag-version"), commands.version)


def eager(names: list[str], text: str, callback: Any) -> click.Option:
    """A flag that is looked at before all else."""
    return click.Option(
        names, help=text, is_flag=True, is_eager=True, expose_value=False, callback=callback
    )
