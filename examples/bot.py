"""Plays at a table of Stamtafel, at random: `TOKEN=... python3 bot.py ADDRESS`."""

import json
import os
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ADDRESS, TOKEN = sys.argv[1], os.environ["TOKEN"]


def ask(what, sent=None):
    """What the table says; nothing if it says no, or if its server is being started again."""
    body = None if sent is None else json.dumps(sent).encode()
    request = Request(f"{ADDRESS}/{what}", body, {"Authorization": f"Bearer {TOKEN}"})
    try:
        return json.load(urlopen(request, timeout=90))
    except HTTPError as error:
        print(error.read().decode())
        if error.code in (401, 404):  # the chair is not ours, or not any more
            sys.exit(1)
    except OSError as error:
        print(error)
    time.sleep(1)
    return {}


while (turn := ask("decisions")).get("status") != "over":
    if (decision := turn.get("decision")) is not None:
        choice = random.choice(turn["legal"])  # your own idea begins here
        ask("answer", {"decision": decision, "action": choice["action"], "id": str(decision)})
        print(choice["text"])
