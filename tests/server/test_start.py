"""The start page as a browser uses it: files, presets, links, and forms that are none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from stamtafel.core.game import game, games
from tests.server.house import Guest, House

FORM = {"game": "symbiose", "name": "Zacharias", "seats": "4", "bots": "random"}
DECK = "".join(f"fish blue points {points}\n" for points in (*range(1, 21), *range(1, 21)))
FILES = [
    (one.name, option.name)
    for one in games().values()
    for option in one.options
    if option.example is not None
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of this file."""
    running = House(f"sqlite:///{tmp_path_factory.mktemp('start') / 'tables.db'}")
    yield running
    running.stop()


def send(
    guest: Guest, path: str, form: dict[str, str], **files: tuple[str, bytes]
) -> httpx.Response:
    """Send a form as a browser does that could have files in it."""
    parts: dict[str, Any] = {field: (None, text) for field, text in form.items()}
    for field, (name, content) in files.items():
        parts[field.replace("_", "-", 1)] = (name, content, "text/plain")
    return guest.http.post(path, files=parts)


def options_at(guest: Guest, answer: httpx.Response) -> Any:
    """The options of a table that was opened."""
    assert answer.status_code == 303, answer.text
    guest.table = answer.headers["location"].rsplit("/", 1)[1]
    return guest.look()["options"]


def test_a_table_is_opened_with_a_deck_from_a_file(house: House) -> None:
    """With Windows' line ends and the mark that its editors set before a text."""
    guest = Guest(house)
    text = b"\xef\xbb\xbf" + DECK.replace("\n", "\r\n").encode()
    form = FORM | {"option-deck": "", "option-teams": "yes"}

    options = options_at(guest, send(guest, "/tables", form, file_deck=("mine.txt", text)))

    assert options["deck"] == DECK.strip().replace("\n", ", ")
    assert options["teams"] == "yes"


def test_a_table_is_opened_without_choosing_a_file(house: House) -> None:
    """A browser sends an empty file then."""
    guest = Guest(house)
    boundary = "x" * 20
    fields = FORM | {"option-deck": ""}
    body = "".join(
        f'--{boundary}\r\ncontent-disposition: form-data; name="{field}"\r\n\r\n{text}\r\n'
        for field, text in fields.items()
    )
    body += f'--{boundary}\r\ncontent-disposition: form-data; name="file-deck"; filename=""\r\n'
    body += f"content-type: application/octet-stream\r\n\r\n\r\n--{boundary}--\r\n"
    kind = {"content-type": f"multipart/form-data; boundary={boundary}"}

    answer = guest.http.post("/tables", content=body.encode(), headers=kind)

    assert options_at(guest, answer)["deck"] == "printed"


def test_a_deck_with_a_mistake_comes_back_to_be_corrected(house: House) -> None:
    """With file, line and field; the file's text stands in the form, and so does all else."""
    guest = Guest(house)
    form = FORM | {"option-start": "2"}

    answer = send(guest, "/tables", form, file_deck=("mine.txt", b"fish blue points 8\nfish red"))

    assert answer.status_code == 422
    assert "mine.txt: Line 2 of the deck (“fish red”)" in answer.text
    assert "\nfish blue points 8\nfish red</textarea>" in answer.text
    assert 'value="Zacharias"' in answer.text
    assert '<option value="2" selected>' in answer.text


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n\x1a\n\x00\xff", b"\xff\xfef\x00i\x00"])
def test_a_file_that_is_no_text_is_refused_in_words(house: House, content: bytes) -> None:
    """Not with a failure."""
    answer = send(Guest(house), "/tables", FORM, file_deck=("mine.png", content))

    assert answer.status_code == 422
    assert "mine.png: " in answer.text


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=xx", b"--yy\r\n"),
        ("multipart/form-data; boundary=xx", b'--xx\r\ncontent-disposition: form-data; name="a"'),
        (
            "multipart/form-data; boundary=xx",
            b'--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n\xff\r\n--xx--\r\n',
        ),
        (
            "multipart/form-data; boundary=xx",
            b'--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n' * 400 + b"--xx--\r\n",
        ),
    ],
)
def test_what_is_no_form_with_files_is_refused(house: House, kind: str, body: bytes) -> None:
    """Without its boundary, cut off, not as text, with far too many fields."""
    answer = httpx.post(f"{house.url}/tables", content=body, headers={"content-type": kind})

    assert answer.status_code == 422
    assert "cannot be read as a form" in answer.text


def test_a_file_that_is_too_large_is_refused_in_words(house: House) -> None:
    """The sentence says how large it may be."""
    answer = send(Guest(house), "/tables", FORM, file_deck=("mine.txt", b"#" * 70_000))

    assert answer.status_code == 413
    assert "64 KiB" in answer.text


@pytest.mark.parametrize(("name", "option"), FILES)
def test_a_printed_deck_is_a_file_to_begin_from(house: House, name: str, option: str) -> None:
    """What can be downloaded can be sent back, and is the deck as it is without a file."""
    guest = Guest(house)
    answer = guest.http.get(f"/decks/{name}/{option}")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]

    form = FORM | {"game": name}
    sent = send(guest, "/tables", form, **{f"file_{option}": ("deck.txt", answer.content)})

    (known,) = (one for one in game(name).options if one.name == option)
    assert known.reader is not None
    assert options_at(guest, sent)[option] == known.reader(answer.text)


@pytest.mark.parametrize("path", ["symbiose/start", "symbiose/x", "bridge/deck", "../x", "%2e/x"])
def test_there_are_no_other_files(house: House, path: str) -> None:
    """Only what an option names."""
    assert httpx.get(f"{house.url}/decks/{path}").status_code == 404


def test_presets_are_kept_picked_and_forgotten(house: House) -> None:
    """In a cookie of the whole site, without losing what was typed."""
    guest = Guest(house)
    form = FORM | {"option-teams": "yes", "option-deck": DECK, "preset": "Pairs"}

    saved = send(guest, "/", form | {"save": ""})

    assert saved.status_code == 200
    assert "“Pairs” is kept" in saved.text
    assert "fish blue points 20" in saved.text
    assert re.search(r"presets=[\w-]+; HttpOnly; .*Path=/;", saved.headers["set-cookie"])
    assert 'name="pick" value="Pairs"' in guest.http.get("/?game=symbiose").text
    assert 'name="pick"' not in guest.http.get("/?game=swoop").text

    picked = send(guest, "/", {"game": "symbiose", "name": "Anna", "pick": "Pairs"})
    assert '<option value="yes" selected>' in picked.text
    assert 'value="Anna"' in picked.text
    assert "set-cookie" not in picked.headers

    gone = send(guest, "/", {"game": "symbiose", "name": "Anna", "forget": "Pairs"})
    assert "deleted" in gone.text
    assert 'name="pick"' not in guest.http.get("/?game=symbiose").text


def test_opening_a_table_keeps_choices_that_have_a_name(house: House) -> None:
    """Enter in the field of the name opens the table, and loses nothing."""
    guest = Guest(house)
    form = FORM | {"option-teams": "yes", "preset": "Pairs"}

    assert options_at(guest, send(guest, "/tables", form))["teams"] == "yes"
    assert 'name="pick" value="Pairs"' in guest.http.get("/?game=symbiose").text


def test_a_table_that_cannot_be_opened_keeps_no_choices(house: House) -> None:
    """A preset opens a table, always."""
    guest = Guest(house)
    answer = send(guest, "/tables", FORM | {"seats": "3", "option-teams": "yes", "preset": "Bad"})
    assert answer.status_code == 422
    assert 'name="pick"' not in guest.http.get("/?game=symbiose").text


def test_a_foreign_cookie_is_no_error(house: House) -> None:
    """Whatever stands in it."""
    for text in ("x", "W10", "W1siYSIsImIiLHt9XV0", "a" * 5000):
        answer = httpx.get(f"{house.url}/?game=symbiose", headers={"cookie": f"presets={text}"})
        assert answer.status_code == 200
        assert 'name="pick"' not in answer.text


def test_a_link_to_choices_fills_the_form(house: House) -> None:
    """As whoever sent it had filled it in, but for the name."""
    guest = Guest(house)
    text = send(guest, "/", FORM | {"option-teams": "yes", "link": ""}).text
    found = re.search(r'<a href="(/\?game=[^"]*)"', text.split('role="status"')[1])
    assert found

    shown = Guest(house).http.get(found[1].replace("&amp;", "&")).text

    assert '<option value="yes" selected>' in shown
    assert "<option selected>4</option>" in shown
    assert "Zacharias" not in shown


def test_the_start_page_needs_no_script(house: House) -> None:
    """There is none on it, with a game or without."""
    for path in ("/", "/?game=symbiose"):
        assert "<script" not in httpx.get(house.url + path).text
