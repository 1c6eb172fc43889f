"""The form of the start page: what it asks of each option, what it wants, what is wrong with it.

An option that takes any text is asked for with a file or pasted text, one with a long range of
numbers with a number; left empty, they are at the word that they may also be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from stamtafel.bots.levels import DEFAULT, bot
from stamtafel.core.errors import Refused, StamtafelError
from stamtafel.core.game import Game, Option, games
from stamtafel.core.notation import read_number
from stamtafel.core.words import Value, Words
from stamtafel.server.customs import CUSTOMS
from stamtafel.server.hall import Plan, offered
from stamtafel.server.names import name_of

Form = Mapping[str, str]  # texts by the names of fields
LISTED = 30  # a longer range is typed, not picked from a list
LONGEST = 200  # a longer text is not repeated whole in an error


def asked_as(option: Option) -> str:
    """How a form asks for an option: with a `text`, a `number`, or a `choice` among its values."""
    if option.reader is not None:
        return "text"
    if len(option.numbers) > LISTED and len(option.words) < 2:
        return "number"
    return "choice"


def empty(option: Option) -> str:
    """What it means to leave the field of a text or a number empty; empty if it cannot be."""
    if option.reader is not None:
        return str(option.default)
    return next(iter(option.words), "")


def filled(sent: Iterable[tuple[str, str]]) -> dict[str, str]:
    """A form as it was sent, with the text of each chosen file where else it would be pasted."""
    form = dict(sent)
    chosen = [
        field[5:-5] for field in form if field.startswith("file-") and field.endswith("-name")
    ]
    return form | {f"option-{name}": form.get(f"file-{name}", "") for name in chosen}


def file_name(form: Form, option: str) -> str:
    """What the file is called that was chosen for an option; empty if none was."""
    return form.get(f"file-{option}-name", "")


def options_of(played: Game, form: Form) -> dict[str, str]:
    """The options that a form wants; those left alone do not count."""
    wanted = {
        field.removeprefix("option-"): text
        for field, text in form.items()
        if field.startswith("option-")
    }
    for option in played.options:
        text = wanted.get(option.name)
        if text is None:
            continue
        if not text.strip() and asked_as(option) != "choice" and not file_name(form, option.name):
            text = wanted[option.name] = empty(option)
        if text == str(option.default):
            del wanted[option.name]
    return wanted


def plan(form: Form) -> Plan:
    """What a form wants to open; raises NotUnderstood."""
    known = games().get(form.get("game", ""))
    return Plan(
        game=form.get("game", ""),
        seats=read_number(form.get("seats", "")),
        options=options_of(known, form) if known else {},
        host=form.get("name", ""),
        bots=form.get("bots", DEFAULT),
        bot_count=read_number(form.get("bot-count", "0")),
        customs=customs_of(form),
    )


def customs_of(form: Form) -> dict[str, str]:
    """What a form wants to agree on for the table."""
    prefix = "custom-"
    return {one.removeprefix(prefix): text for one, text in form.items() if one.startswith(prefix)}


def faults(played: Game, form: Form) -> dict[str, StamtafelError]:
    """What is wrong with the choices of a form, by field; what they say together comes last."""
    wanted = options_of(played, form)
    reads: dict[str, Callable[[], object]] = {
        "seats": lambda: played.settle(read_number(form.get("seats", "")), {}),
        "bot-count": lambda: read_number(form.get("bot-count", "0")),
        "bots": lambda: bot(form.get("bots", DEFAULT)),
    }
    for option in played.options:
        if option.name in wanted:
            reads[f"option-{option.name}"] = partial(option.read, wanted[option.name])
    for custom in CUSTOMS:
        if f"custom-{custom.name}" in form:
            text = form[f"custom-{custom.name}"]
            reads[f"custom-{custom.name}"] = partial(custom.read, text)
    return wrong(reads) or wrong({"": lambda: offered(played, plan(form))})


def host_faults(form: Form) -> dict[str, StamtafelError]:
    """What is wrong with the name of the host."""
    return wrong({"name": lambda: name_of(form.get("name", ""), ())})


def wrong(reads: Mapping[str, Callable[[], object]]) -> dict[str, StamtafelError]:
    """What goes wrong in reading fields; an error of several goes to the one that it names."""
    found: dict[str, StamtafelError] = {}
    for field, read in reads.items():
        try:
            read()
        except StamtafelError as error:
            named = error.values.get("option", error.values.get("one"))
            found[field or (f"option-{named}" if named else error.key)] = error
    return found


def told(
    played: Game, form: Form, found: Mapping[str, StamtafelError], lang: str
) -> dict[str, str]:
    """What is wrong with a form in words, by field; a file is named before what is wrong in it."""
    said = {}
    for field, error in found.items():
        file = file_name(form, field.removeprefix("option-"))
        said[field] = f"{file}: {sentence(error, played, lang)}".removeprefix(": ")
    return said


def sentence(error: StamtafelError, played: Game, lang: str) -> str:
    """An error in the words of the form, where the command line has names of options and fields."""
    if isinstance(error, Refused):
        return error.say(lang)
    spoken = played.words(lang)
    known = spoken.keys()
    values = {role: shortened(value) for role, value in error.values.items()}
    for role in ("option", "one", "other"):
        key = f"option-{values.get(role)}"
        values |= {role: spoken.text(key)} if key in known else {}
    if "game" in values:
        values["game"] = spoken.text("name")
    for role in {"field", "fields"} & values.keys():
        words = str(values[role]).split()
        values[role] = ", ".join(
            spoken.text(f"field-{word}") if f"field-{word}" in known else word for word in words
        )
    if error.key == "option-value":
        values["allowed"] = allowed(played, str(error.values["option"]), spoken)
    return StamtafelError(error.key, **values).say(lang)


def shortened(value: Value | StamtafelError) -> Value | StamtafelError:
    """A value of an error; of a very long text, its beginning."""
    return f"{value[:LONGEST]} …" if isinstance(value, str) and len(value) > LONGEST else value


def allowed(played: Game, name: str, spoken: Words) -> str:
    """The values of an option in words."""
    option = next(one for one in played.options if one.name == name)
    ranges = [f"{option.numbers[0]}–{option.numbers[-1]}"] if option.numbers else []
    return ", ".join([*(value_in_words(option, word, spoken) for word in option.words), *ranges])


def value_in_words(option: Option, value: str, spoken: Words) -> str:
    """A value of an option as people say it."""
    key = f"option-{option.name}-{value}"
    return spoken.text(key) if key in spoken.keys() else value  # noqa: SIM118
