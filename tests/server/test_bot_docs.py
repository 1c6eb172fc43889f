"""What the docs promise to those who write bots: examples that play, and a current schema."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from jsonschema import Draft202012Validator
from msgspec import json

from stamtafel.core.game import Game
from stamtafel.core.state import State
from stamtafel.server.protocol import TYPES
from stamtafel.web.schema import openapi, written
from tests.server.house import JSON, Guest, House
from tests.server.visitor import Visitor

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "bots.md").read_text("utf-8")
EXAMPLES = {"bot.py": [sys.executable], "bot.sh": ["sh"]}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_plays_a_whole_game(house: House, example: str) -> None:
    """Every decision of its seat is its own, and then it ends; its token is no argument."""
    host = Guest(house)
    host.open(seats=4, bot_count=2, rounds="1")
    robo = Visitor(host, 1, "Robo")
    host.post("start")
    host.post("free", headers=JSON, chair=0)

    played = subprocess.run(
        [*EXAMPLES[example], str(ROOT / "examples" / example), robo.seated["address"]],
        env=os.environ | {"TOKEN": robo.seated["token"]},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert (played.returncode, played.stderr) == (0, "")
    assert 'refusal":{' not in played.stdout
    acted = [line for line in robo.get("record").text.splitlines() if line.startswith("1 ")]
    assert len(acted) == len(played.stdout.splitlines()) > 0
    keys = {entry["key"] for entry in host.look()["log"]}
    assert not keys & {"table-left-time", "table-left-away"}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_whose_token_is_wrong_says_so_and_ends(house: House, example: str) -> None:
    """Instead of asking for ever."""
    host = Guest(house)
    host.open()
    ended = subprocess.run(
        [*EXAMPLES[example], str(ROOT / "examples" / example), f"{house.url}/t/{host.table}/bot"],
        env=os.environ | {"TOKEN": "wrong"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    assert "no-token" in ended.stdout + ended.stderr


def test_examples_stay_short() -> None:
    """Some thirty lines each, and of Python only what comes with it."""
    for example in EXAMPLES:
        text = (ROOT / "examples" / example).read_text("utf-8")
        assert len(text.splitlines()) <= 36
    imported = re.findall(
        r"^(?:import|from) (\w+)", (ROOT / "examples" / "bot.py").read_text(), re.M
    )
    assert set(imported) <= sys.stdlib_module_names


def test_the_bot_of_the_docs_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """The class and the game that stand there."""
    code = "\n".join(re.findall(r"```python\n(.*?)```", DOCS, re.S))
    exec(compile(code, "docs/bots.md", "exec"), {})
    assert re.fullmatch(r"\[-?\d+(, -?\d+){3}\]\n", capsys.readouterr().out)


def test_who_plays_in_the_docs_does_not_change_the_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor can a bot foresee them: its chance is another one."""
    code = "\n".join(re.findall(r"```python\n(.*?)```", DOCS, re.S)).replace(": 1}", ": 2}")
    dealt: list[list[int]] = []
    deal = Game.deal

    def noted(game: Game, state: State, order: list[int]) -> None:
        dealt.append(order)
        deal(game, state, order)

    monkeypatch.setattr(Game, "deal", noted)
    for who in ("Hasty()", 'bot("random")'):
        exec(code.replace("Hasty()", who), {})
    assert dealt[3:] == dealt[:3]


def test_the_schema_in_the_docs_is_that_of_the_server(house: House) -> None:
    """If this fails: `python -m stamtafel.web.schema > docs/bots.json`."""
    assert (ROOT / "docs" / "bots.json").read_text("utf-8") == written()
    assert httpx.get(f"{house.url}/api/schema").json() == json.decode(written())


def test_the_schema_describes_every_address_and_all_that_it_names() -> None:
    """Each part is a schema by itself, and every reference leads to one."""
    found = openapi("/cards")
    assert found["servers"] == [{"url": "/cards"}]
    schemas = found["components"]["schemas"]
    for kind in TYPES:
        assert kind.__name__ in schemas
    for one in schemas.values():
        Draft202012Validator.check_schema(one)
    named = set(re.findall(r"'#/components/schemas/(\w+)'", str(found)))
    assert named <= schemas.keys()
    for path, calls in found["paths"].items():
        end = path.removeprefix("/t/{table}/bot")
        for method in {"get", "post"} & calls.keys() if end else ():
            assert f"### `{method.upper()} …{end}`" in DOCS


REFUSALS = {
    "post answer": {"401", "404", "409", "413", "422"},
    "get record": {"401", "403", "404", "409"},
}


@pytest.mark.parametrize("call", REFUSALS)
def test_the_schema_and_the_docs_name_every_refusal(call: str) -> None:
    """In the table of statuses, or where the address is described."""
    method, end = call.split()
    answers = openapi()["paths"][f"/t/{{table}}/bot/{end}"][method]["responses"]
    described = DOCS[DOCS.index("| status | |") : DOCS.index("### Time")]
    assert answers.keys() - {"200"} == REFUSALS[call]
    assert REFUSALS[call] <= set(re.findall(r"\b4\d\d\b", described))


@pytest.mark.parametrize("kind", ["Turn", "View", "Answer"])
def test_the_docs_name_every_field(kind: str) -> None:
    """In the table of its type, but for those of a view that stand beside it too."""
    fields = openapi()["components"]["schemas"][kind]["properties"]
    table = re.search(rf"\| field of an? {kind}\b.*?\n\n", DOCS, re.S | re.I)
    assert table
    left = " ".join(line.split("|")[1] for line in table[0].splitlines() if "|" in line)
    known = {"game", "seats", "seat"} if kind == "View" else set()
    assert set(re.findall(r"`(\w+)`", left)) >= fields.keys() - known
