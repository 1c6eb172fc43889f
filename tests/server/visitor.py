"""A program that sits at a table, and what its messages must look like."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import httpx
from jsonschema import Draft202012Validator
from msgspec import json

from stamtafel.web.schema import openapi
from tests.server.house import JSON, Guest, until


@cache
def validator(kind: str) -> Draft202012Validator:
    """What checks that a message is of a type of the published schema, and has no more fields."""
    schemas = {
        name: one | {"additionalProperties": False} if "properties" in one else one
        for name, one in openapi()["components"]["schemas"].items()
    }
    reference = f"#/components/schemas/{kind}"
    return Draft202012Validator({"$ref": reference, "components": {"schemas": schemas}})


def checked(kind: str, message: Any) -> Any:
    """A message that is as the schema says."""
    validator(kind).validate(message)
    return message


class Visitor:
    """A program that a host has let in."""

    def __init__(self, host: Guest, chair: int, name: str = "") -> None:
        answer = host.post("bot", headers=JSON, chair=chair, name=name)
        assert answer.status_code == 200, answer.text
        self.seated = checked("Seated", answer.json())
        self.host = host
        self.http = httpx.Client(timeout=30, headers=bearer(self.seated["token"]))

    def get(self, what: str, **query: Any) -> httpx.Response:
        """Ask for something at its address."""
        return self.http.get(f"{self.seated['address']}/{what}", params=query)

    def turn(self, wait: int = 20) -> Any:
        """What it is asked."""
        answer = self.get("decisions", wait=wait)
        assert answer.status_code == 200, answer.text
        return checked("Turn", answer.json())

    def send(self, body: bytes) -> httpx.Response:
        """Send any answer at all."""
        return self.http.post(f"{self.seated['address']}/answer", content=body)

    def answer(self, decision: int | None, action: int | str, name: str) -> httpx.Response:
        """Decide."""
        return self.send(json.encode({"decision": decision, "action": action, "id": name}))

    def play(self) -> None:
        """Take first actions until the game is over."""
        while (turn := self.turn())["status"] != "over":
            if turn["decision"] is not None:
                action, name = turn["legal"][0]["action"], str(turn["decision"])
                outcome = self.answer(turn["decision"], action, name).json()
                assert checked("Outcome", outcome)["accepted"], outcome

    @contextmanager
    def stream(self) -> Iterator[list[Any]]:
        """What its stream has sent so far, read in the background."""
        got: list[Any] = []
        client = httpx.Client(timeout=30, headers=dict(self.http.headers))
        thread = threading.Thread(target=read, args=(client, self.seated["address"], got))
        thread.daemon = True
        thread.start()
        until(lambda: got, "nothing comes")
        yield got
        client.close()


def read(client: httpx.Client, address: str, got: list[Any]) -> None:
    """Read a stream to its end; None stands for that."""
    try:
        headers = {"accept": "text/event-stream"}
        with client.stream("GET", f"{address}/decisions", headers=headers) as answer:
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    got.append(checked("Turn", json.decode(line[6:])))
    except httpx.HTTPError:
        pass
    got.append(None)


def bearer(token: str) -> dict[str, str]:
    """The header with a program's token."""
    return {"authorization": f"Bearer {token}"}
