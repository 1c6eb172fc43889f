"""The bot protocol as OpenAPI, made from the types that are sent.

`python -m stamtafel.web.schema > docs/bots.json` writes it down for the docs.
"""

from __future__ import annotations

from typing import Any

from msgspec import json
from msgspec.json import schema_components

from stamtafel import __version__
from stamtafel.server.protocol import LONGEST, PATIENCE, TYPES

REFERENCE = "#/components/schemas/{name}"
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
WAIT = {
    "name": "wait",
    "in": "query",
    "description": "For how many seconds to wait for a decision.",
    "schema": {"type": "integer", "minimum": 0, "maximum": LONGEST, "default": PATIENCE},
}
CHAIR = {
    "type": "object",
    "required": ["chair"],
    "properties": {
        "chair": {"type": "integer", "description": "A seat that is free or a bot's, from 0."},
        "name": {"type": "string", "description": "What the program is called at the table."},
    },
}


def content(kind: str) -> dict[str, Any]:
    """JSON of a type."""
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=kind)}}}


def answer(description: str, kind: str = "Outcome") -> dict[str, Any]:
    """What may come back."""
    return {"description": description, "content": content(kind)}


TEXT = {"schema": {"type": "string"}}
TURN = answer("How the table stands.", "Turn")
TURN["content"]["text/event-stream"] = TEXT
RECORD = {"description": "The record.", "content": {"text/plain": TEXT}}
STRANGER = {
    "401": answer("No program with this token sits at the table."),
    "404": answer("There is no such table."),
}
CLOSED = {"409": answer("Not now, or against the rules; nothing has changed.")}
HIDDEN = {"403": answer("A program that sat down after the game does not see its hands.")}
LONG = {"413": answer("Longer than any answer; nothing has changed.")}
UNCLEAR = {"422": answer("Not understood; nothing has changed.")}
HOST = {
    "": {
        "post": {
            "summary": "The host lets a program sit on a chair; send `Accept: application/json`.",
            "security": [{"host": []}],
            "requestBody": {
                "content": {"application/x-www-form-urlencoded": {"schema": CHAIR}},
                "required": True,
            },
            "responses": {"200": answer("The chair and its token.", "Seated")},
        }
    }
}
PROGRAM: dict[str, dict[str, Any]] = {
    "/decisions": {
        "get": {
            "summary": "What the program is asked.",
            "description": "With `Accept: text/event-stream` a stream: how the table stands, then "
            "each decision. Else the next decision, or how the table stands after the wait or at "
            "the end of a game.",
            "parameters": [WAIT],
            "responses": {"200": TURN} | STRANGER | UNCLEAR,
        }
    },
    "/answer": {
        "post": {
            "summary": "What the program decides.",
            "requestBody": {"content": content("Answer"), "required": True},
            "responses": {"200": answer("The action was taken.")}
            | (STRANGER | CLOSED | LONG | UNCLEAR),
        }
    },
    "/record": {
        "get": {
            "summary": "The game written down, once it is over.",
            "responses": {"200": RECORD} | STRANGER | HIDDEN | CLOSED,
        }
    },
}


def openapi(base: str = "") -> dict[str, Any]:
    """The whole protocol for a server with that prefix."""
    _, types = schema_components(TYPES, ref_template=REFERENCE)
    token = {"type": "http", "scheme": "bearer"}
    host = {"type": "apiKey", "in": "cookie", "name": "seat"}
    schemes = {"token": token, "host": host}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stamtafel: bots", "version": __version__},
        "servers": [{"url": base or "/"}],
        "security": [{"token": []}],
        "paths": {
            f"/t/{{table}}/bot{end}": {"parameters": [TABLE], **calls}
            for end, calls in (HOST | PROGRAM).items()
        },
        "components": {"schemas": types, "securitySchemes": schemes},
    }


def written() -> str:
    """The protocol as a file."""
    return json.format(json.encode(openapi(), order="sorted"), indent=2).decode() + "\n"


if __name__ == "__main__":
    print(written(), end="")
