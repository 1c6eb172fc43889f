"""What all requests share: the hall, what draws pages, the public address, files and frames."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from structlog import get_logger

from stamtafel.core.game import Game, games
from stamtafel.server.desk import Desk
from stamtafel.server.errors import NoSuchTable, traits
from stamtafel.server.evening import Viewer
from stamtafel.server.hall import Hall
from stamtafel.server.look import Look
from stamtafel.server.store import Summary
from stamtafel.web.presets import NO_NOTES, Notes
from stamtafel.web.wishes import read

LOGGER = get_logger()
STATIC = Path(__file__).parent / "static"
KINDS = {
    ".css": "text/css",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
HEARTBEAT = 15.0  # seconds after which a stream without news says that it lives


class Pages(Protocol):
    """What draws pages."""

    def start_page(
        self,
        *,
        lang: str,
        base: str,
        live: bool,
        form: dict[str, str],
        problem: str = "",
        notes: Notes = NO_NOTES,
        kept_days: int = 0,
        table: str = "",
    ) -> str: ...

    def table_page(
        self,
        look: Look,
        *,
        lang: str,
        base: str,
        live: bool,
        invite: str,
        problem: str = "",
        wishes: Mapping[str, str] | None = None,
    ) -> str: ...

    def fragment(
        self, look: Look, *, lang: str, base: str, live: bool, invite: str, problem: str = ""
    ) -> str: ...

    def rules_page(
        self, one: Game, *, lang: str, base: str, live: bool, query: str = ""
    ) -> str: ...

    def not_found_page(self, *, lang: str, base: str) -> str: ...

    def code_page(
        self, look: Look, *, lang: str, base: str, chair: int, code: str, address: str, alone: bool
    ) -> str: ...

    def join_page(self, look: Look, *, lang: str, base: str, chair: int, code: str) -> str: ...

    def tables_page(self, rows: Sequence[tuple[Summary, int]], *, lang: str, base: str) -> str: ...

    def version(self) -> str: ...


class Site:
    """What all requests share."""

    def __init__(self, hall: Hall, pages: Pages, url: str, live: bool, key: str = "") -> None:
        self.hall = hall
        self.pages = pages
        self.url = url.rstrip("/")
        self.base = urlsplit(self.url).path
        self.live = live
        self.key = key  # opens the page of all tables
        self.files = served_files()
        self._drawn: WeakKeyDictionary[Desk, dict[tuple[Viewer, str], tuple[Look, str]]]
        self._drawn = WeakKeyDictionary()

    def start_page(
        self,
        lang: str,
        form: Mapping[str, str],
        problem: str = "",
        notes: Notes = NO_NOTES,
        table: str = "",
    ) -> str:
        """The start page, or the same for the next game at a table."""
        given: dict[str, Any] = {"lang": lang, "base": self.base, "live": self.live}
        given |= {"kept_days": self.hall.kept_days, "table": table}
        return self.pages.start_page(**given, form=dict(form), problem=problem, notes=notes)

    def rules_page(self, one: Game, lang: str, query: str) -> str:
        """The rules of a game, or those that hold the words of a query."""
        return self.pages.rules_page(one, lang=lang, base=self.base, live=self.live, query=query)

    def table_page(
        self, desk: Desk, seat: Viewer, lang: str, problem: str = "", wishes: str = ""
    ) -> str:
        """The page of a table, as a browser with that cookie of wishes likes it."""
        shared = self._frame(desk, lang, problem)
        return self.pages.table_page(desk.look(seat), wishes=read(wishes), **shared)

    def fragment(self, desk: Desk, seat: Viewer, lang: str, problem: str = "") -> str:
        """What changes of it: a look is drawn once, then shared by all streams of the seat."""
        drawn, look = self._drawn.setdefault(desk, {}), desk.look(seat)
        if problem:
            drawn.pop((seat, lang), None)  # what was refused under its id would be refused alike
            return self.pages.fragment(look, **self._frame(desk, lang, problem))
        if (seat, lang) not in drawn or drawn[seat, lang][0] is not look:
            drawn[seat, lang] = look, self.pages.fragment(look, **self._frame(desk, lang, ""))
        return drawn[seat, lang][1]

    def code_page(
        self, desk: Desk, chair: int, code: str, address: str, alone: bool, lang: str
    ) -> str:
        """A code for a chair."""
        return self.pages.code_page(
            desk.look(None), lang=lang, base=self.base, chair=chair, code=code, address=address,
            alone=alone,
        )  # fmt: skip

    def join_page(self, desk: Desk, chair: int, code: str, lang: str) -> str:
        """Where a code leads."""
        return self.pages.join_page(
            desk.look(None), lang=lang, base=self.base, chair=chair, code=code
        )

    def inside(self, path: str) -> str:
        """A path on this site; the start page for any other."""
        inside = path.startswith(f"{self.base}/") and not path.startswith("//")
        return path if inside and "\\" not in path else f"{self.base}/"

    def _frame(self, desk: Desk, lang: str, problem: str) -> dict[str, Any]:
        invite = f"{self.url}/t/{desk.table_id}"
        shared = {"lang": lang, "base": self.base, "live": self.live}
        return {**shared, "invite": invite, "problem": problem}

    async def frames(self, desk: Desk, token: str, lang: str) -> AsyncIterator[bytes]:
        """The newest view at once and after each change; a comment when there is nothing new."""
        at, seen = desk.seat_of(token), 0
        desk.enter(at)
        try:
            while not desk.closed:
                if not await desk.news(seen, HEARTBEAT):
                    yield b": nothing new\n\n"
                    continue
                seen, seat = desk.edition, desk.seat_of(token)
                if seat != at:
                    desk.leave(at)
                    desk.enter(seat)
                    at, seen = seat, desk.edition
                yield frame(desk.version, self.fragment(desk, seat, lang))
            if desk.gone:
                cleared = NoSuchTable("table-cleared").say(lang)
                yield frame(desk.version, self.fragment(desk, desk.seat_of(token), lang, cleared))
        except Exception as error:
            LOGGER.error("not drawn", table=desk.table_id, **traits(error))
        finally:
            desk.leave(at)


def frame(version: int, text: str) -> bytes:
    """One server-sent event."""
    lines = "".join(f"data: {line}\n" for line in text.splitlines())
    return f"id: {version}\n{lines}\n".encode()


def served_files() -> dict[str, tuple[bytes, str]]:
    """The files under /static: our own, and under games/NAME those of each game's table."""
    folders = {"": STATIC} | {f"games/{one.name}/": one.home / "table" for one in games().values()}
    return {
        prefix + file.relative_to(folder).as_posix(): (file.read_bytes(), KINDS[file.suffix])
        for prefix, folder in folders.items()
        for file in folder.rglob("*")
        if file.suffix in KINDS
    }
