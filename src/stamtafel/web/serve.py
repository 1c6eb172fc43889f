"""Running the web server: the database, the socket, what is said at start, the graceful stop."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe
from urllib.parse import urlsplit

import platformdirs
import segno
import structlog
import uvicorn
from sqlalchemy.engine import URL

from stamtafel.core.errors import NotUnderstood, StamtafelError
from stamtafel.core.words import shared
from stamtafel.server.errors import BadDatabase
from stamtafel.server.hall import PACE, Hall
from stamtafel.server.store import Store
from stamtafel.web import pages
from stamtafel.web.app import create_app
from stamtafel.web.site import STATIC, Pages

LAST_CALL = 2  # seconds that requests have to finish when the server stops
SILENCE = 30  # seconds after which who confirms nothing that was sent has lost the network
MANY_FILES = 10_000  # where the system grants any number
SCRIPTS = ("htmx.min.js", "hx-sse.min.js")
ANYWHERE = ("0.0.0.0", "::", "")
CLOSED = {errno.EADDRINUSE: "port-taken", errno.EADDRNOTAVAIL: "no-such-host"}
AT_HOME = ("127.0.0.1", "::1", "localhost")


class CannotListen(StamtafelError):
    """The address cannot be listened at."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    url: str = "",
    database: str | None = None,
    open_browser: bool = False,
    language: str = "en",
    pace: float = PACE,
    second: float = 1.0,
    keep: int = 0,
    drawn_by: Pages = pages,
) -> None:
    """Serve until a signal; raises BadDatabase, CannotListen or NotUnderstood before that."""
    check_url(url)
    configure_log()
    allow_files()
    door = listen(host, port)
    store = Store(address_of(database))
    try:
        port = door.getsockname()[1]
        public = url.rstrip("/") or f"http://{bracketed(reachable(host))}:{port}"
        hall = Hall(store, pace, second, keep)
        key = token_urlsafe(9)
        live = all((STATIC / "vendor" / script).is_file() for script in SCRIPTS)
        local = f"http://{bracketed('127.0.0.1' if host in ANYWHERE else host)}:{port}"

        def opened() -> None:
            announce(local, public, live, language, key)
            if open_browser and has_browser():
                webbrowser.open(public if url else local)

        app = create_app(hall, drawn_by, public, live, key)
        with suppress(KeyboardInterrupt):
            Server(app, hall, opened).run(sockets=[door])
    finally:
        store.close()
        door.close()


class Server(uvicorn.Server):
    """Uvicorn, which says when it is open, and which ends open streams before it waits for them."""

    def __init__(self, app: object, hall: Hall, opened: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,  # type: ignore[arg-type]
                access_log=False,
                lifespan="on",
                log_level="warning",
                server_header=False,
                timeout_graceful_shutdown=LAST_CALL,
                ws="none",
            )
        )
        self._hall = hall
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hall.close()
        await super().shutdown(sockets)
        await asyncio.to_thread(self._hall.store.close)


def configure_log() -> None:
    """One line an event on stderr; tracebacks never show values, which may be secret."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def check_url(url: str) -> None:
    """Raise NotUnderstood for a public address that is none."""
    parts = urlsplit(url)
    plain = parts.scheme in ("http", "https") and parts.netloc and not parts.query + parts.fragment
    if url and not plain:
        raise NotUnderstood("no-url", text=url)


def address_of(database: str | None) -> str | URL:
    """The URL of a database given by URL or file name; without one, in the user's data folder."""
    if database is not None and "://" in database:
        return database
    if database is not None:
        return URL.create("sqlite", database=database)
    folder = platformdirs.user_data_path("stamtafel", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = os.strerror(error.errno or 0)
        raise BadDatabase("database-closed", address=str(folder), why=why) from error
    return URL.create("sqlite", database=str(Path(folder, "stamtafel.sqlite3")))


def allow_files() -> None:
    """As many open files as the system grants, since every open page takes one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if most == resource.RLIM_INFINITY else most
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address; raises CannotListen."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        socket.getaddrinfo(host or "0.0.0.0", None, family)  # the next call hides what it raises
        both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()  # `reachable` is IPv4
        door = socket.create_server((host, port), family=family, backlog=1024, dualstack_ipv6=both)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # each connection takes it over
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENCE * 1000)
        return door
    except socket.gaierror as error:
        raise CannotListen("no-such-host", host=host) from error
    except (OSError, OverflowError) as error:
        key = CLOSED.get(getattr(error, "errno", 0), "port-closed")
        raise CannotListen(key, host=host, port=str(port)) from error


def reachable(host: str) -> str:
    """The address by which other computers of the network find this one."""
    if host not in ANYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only asks for the way
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def bracketed(host: str) -> str:
    """A host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def has_browser() -> bool:
    """Whether a window can be opened here; a browser in the terminal would cover the log."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(screen)


def announce(local: str, public: str, live: bool, language: str, key: str) -> None:
    """Say where the table is, with a QR code for phones."""
    spoken = shared(language)
    print(spoken.text("serve-at", {"address": local}))
    if urlsplit(public).hostname not in AT_HOME:
        print(spoken.text("serve-public", {"address": f"{public}/"}))
        segno.make(f"{public}/", micro=False).terminal(out=sys.stdout, compact=True)
    if not live:
        print(spoken.text("serve-not-live"))
    print(spoken.text("serve-tables", {"address": f"{local}/tables?key={key}"}))
    print(spoken.text("serve-stop"), flush=True)
