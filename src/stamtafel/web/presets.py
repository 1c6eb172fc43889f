"""Choices that a host keeps under a name, in a cookie of the host's own browser."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlencode

from msgspec import MsgspecError, Struct, json

from stamtafel.core.errors import NotUnderstood, StamtafelError
from stamtafel.core.game import Game, Option, games
from stamtafel.core.words import Words
from stamtafel.server.customs import CUSTOMS
from stamtafel.server.names import name_of
from stamtafel.web.opening import Form, asked_as, faults, options_of, value_in_words

COOKIE = "presets"
ROOM = 3500  # characters; a browser keeps about 4,000 in a cookie
PLAIN = ("seats", "bot-count", "bots")  # fields that every game has


class Preset(Struct, frozen=True, array_like=True):
    """Choices for a game under a name, as the fields of a form."""

    game: str
    name: str
    choices: dict[str, str]


Presets = tuple[Preset, ...]


def read(text: str) -> Presets:
    """The presets of a cookie; whatever is none, or none any more, is left out."""
    if len(text) > ROOM:
        return ()
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        found = json.decode(data, type=tuple[Preset, ...])
    except (ValueError, MsgspecError):
        return ()
    return tuple(one for one in found if fits(one))


def fits(one: Preset) -> bool:
    """Whether a preset is what we would have written."""
    played = games().get(one.game)
    try:
        named = name_of(one.name, ()) == one.name
    except NotUnderstood:
        return False
    if played is None or not named:
        return False
    form = {"game": one.game} | one.choices
    return choices(played, form) == one.choices and not faults(played, form)


def write(presets: Presets) -> str:
    """The presets as the text of a cookie."""
    return urlsafe_b64encode(json.encode(presets)).decode().rstrip("=")


def choices(played: Game, form: Form) -> dict[str, str]:
    """What a preset keeps of a form: neither names of people nor the texts of decks."""
    wanted = options_of(played, form)
    kept = {key: form[key] for key in PLAIN if key in form}
    for option in played.options:
        if option.name in wanted and asked_as(option) != "text" and not option.study:
            kept[f"option-{option.name}"] = wanted[option.name]
    for custom in CUSTOMS:
        agreed = form.get(f"custom-{custom.name}", str(custom.default))
        if agreed != str(custom.default):
            kept[f"custom-{custom.name}"] = agreed
    return kept


@dataclass(frozen=True)
class Notes:
    """What a start page tells beside the form: what is wrong, what is kept, what was just done."""

    faults: Mapping[str, StamtafelError] = field(default_factory=dict)
    presets: Presets = ()
    done: str = ""  # `saved`, `picked`, `forgotten` or `link`
    name: str = ""  # of the preset that it was done with


NO_NOTES = Notes()


def press(presets: Presets, played: Game, form: Form) -> tuple[dict[str, str], Notes]:
    """What comes of the form of the start page once a button beside its presets is pressed."""
    if "forget" in form:
        name = form["forget"]
        return dict(form), Notes({}, forget(presets, played, name), "forgotten", name)
    if "pick" in form:
        name = form["pick"]
        return pick(presets, played, form, name), Notes({}, presets, "picked", name)
    found = faults(played, form)
    if found or "save" not in form:
        return dict(form), Notes(found, presets, "" if found else "link")
    try:
        saved = save(presets, played, form)
    except NotUnderstood as error:
        return dict(form), Notes({"preset": error}, presets)
    return dict(form) | {"preset": ""}, Notes({}, saved, "saved", saved[-1].name)


def save(presets: Presets, played: Game, form: Form) -> Presets:
    """The presets with that of a form; raises NotUnderstood."""
    one = Preset(played.name, name_of(form.get("preset", ""), ()), choices(played, form))
    saved = (*forget(presets, played, one.name), one)
    if len(write(saved)) > ROOM:
        raise NotUnderstood("presets-full")
    return saved


def forget(presets: Presets, played: Game, name: str) -> Presets:
    """The presets without one."""
    return tuple(one for one in presets if (one.game, one.name) != (played.name, name))


def pick(presets: Presets, played: Game, form: Form, name: str) -> dict[str, str]:
    """A form with the choices of a preset; the person's name and decks stay."""
    decks = {f"option-{one.name}" for one in played.options if asked_as(one) == "text"}
    kept = {key: text for key, text in form.items() if key in {"game", "name", *decks}}
    found = [one.choices for one in presets if (one.game, one.name) == (played.name, name)]
    return kept | found[0] if found else dict(form)


def address(base: str, game: str, chosen: Mapping[str, str]) -> str:
    """The start page with these choices, to send to others."""
    return f"{base}/?{urlencode({'game': game} | dict(chosen))}"


def agreed_in_words(chosen: Mapping[str, str], spoken: Words) -> tuple[str, ...]:
    """The customs of a preset as people say them."""
    return tuple(
        f"{spoken.text(key)}: {custom_in_words(custom, chosen[key], spoken)}"
        for custom in CUSTOMS
        if (key := f"custom-{custom.name}") in chosen
    )


def custom_in_words(custom: Option, value: str, spoken: Words) -> str:
    """A value of a custom as people say it."""
    if value in custom.words:
        return spoken.text(f"custom-{custom.name}-{value}")
    return spoken.text("seconds", {"seconds": int(value)})


def in_words(played: Game, chosen: Mapping[str, str], spoken: Words) -> tuple[str, ...]:
    """The options of a preset as people say them."""
    return tuple(
        f"{spoken.text(key)}: {value_in_words(option, chosen[key], spoken)}"
        for option in played.options
        if (key := f"option-{option.name}") in chosen
    )
