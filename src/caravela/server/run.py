"""Running the server: `caravela serve`. Whatever keeps it from starting is told in one sentence."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Final

import structlog
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from caravela.core.errors import CaravelaError
from caravela.server import logs
from caravela.server.http import files
from caravela.server.http.app import App
from caravela.server.http.doors import PER_ADDRESS, Doors
from caravela.server.pages import use_large_pages
from caravela.server.settings import Settings, unknown_variables
from caravela.server.storage.database import Database, shown

#: Seconds that running requests get to end when the server stops.
GRACE: Final = 5
#: Bytes of a client's message on a live connection, which is never more than a pong.
LARGEST_LIVE: Final = 1024

#: Seconds after which a thread that waits gets its turn: the one that writes to SQLite waits at every statement.
SWITCH: Final = 0.0005

#: Connections that the system keeps until they are taken, and how many are taken in one turn of the loop.
QUEUE: Final = 2048
TAKEN: Final = 32
#: Seconds that a browser's connection waits for its next request: longer than most people think about a move.
KEPT: Final = 60

#: Files that this process wants to have open at most, and how many of them are not for connections.
MOST_FILES: Final = 65_536
SPARE_FILES: Final = 256

#: Hundreds of tables are a million objects, which the cyclic collector would go through again and again to find none;
#: and what is new is gone through often enough that nobody waits for it.
COLLECT: Final = (20_000, 5, 400)

log = structlog.get_logger(__name__)


def serve(settings: Settings, open_page: bool = False) -> int:
    """Serves until it is told to stop."""
    with _lock(settings):
        return _serve(settings, open_page)


def _serve(settings: Settings, open_page: bool) -> int:
    asyncio.run(_try(settings))
    bound = _bind(settings.host, settings.port)
    logs.configure(settings.logs)
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    use_large_pages()
    for name in unknown_variables(os.environ):
        log.warning("no such setting", variable=name)
    if not files.built(settings.client):
        log.warning(files.NO_CLIENT)
    url = _url(settings.host, bound.getsockname()[1])
    log.info("starting", url=url, database=shown(Database(settings.database).url))
    sys.stdout.write(f"Caravela is at {url} (Ctrl-C stops it)\n")
    sys.stdout.flush()
    server = Server(settings, url if open_page else "")
    server.run(sockets=[bound])
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """uvicorn, which opens the page once it listens."""

    def __init__(self, settings: Settings, page: str = "") -> None:
        # Who is believed about X-Forwarded-For brings the connections of everybody.
        exempt = _TrustedHosts(list(settings.proxies)).__contains__
        doors = Doors(settings.patience, _most_connections(), PER_ADDRESS if settings.limits else None, exempt)
        super().__init__(
            uvicorn.Config(
                App(settings),
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=GRACE,
                backlog=TAKEN,
                timeout_keep_alive=KEPT,
                loop="asyncio" if sys.platform == "win32" else "uvloop",
                http=doors.http,
                ws=doors.live,
                ws_max_size=LARGEST_LIVE,
                # Live connections have pings of their own, which the client answers.
                ws_ping_interval=None,
                # What a live connection carries is short; to compress it would cost memory and time for each.
                ws_per_message_deflate=False,
            )
        )
        self.page = page

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Starts to listen."""
        await super().startup(sockets)
        for bound in sockets or ():
            bound.listen(QUEUE)
        if self.page and self.started:
            threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()


def raise_file_limit() -> int | None:
    """Every connection is a file: takes as many as the system allows; None where it does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return None if soft == resource.RLIM_INFINITY else soft


def _most_connections() -> int:
    """So many that there are files left for the database, the bots and the client."""
    return max(64, (raise_file_limit() or MOST_FILES) - SPARE_FILES)


def _lock(settings: Settings) -> AbstractContextManager[object]:
    """SQLite is for one server at a time; PostgreSQL is for as many as there are."""
    database = Database(settings.database)
    return nullcontext() if database.postgres else database.lock()


async def _try(settings: Settings) -> None:
    """Opens the database once, so that what is wrong with it is said before anything starts."""
    database = Database(settings.database)
    await database.open()
    await database.close()


def _bind(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        bound = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CaravelaError(_why(host, port, error)) from None
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
    except OSError as error:
        bound.close()
        raise CaravelaError(_why(host, port, error)) from None
    return bound


def _why(host: str, port: int, error: OSError) -> str:
    if isinstance(error, socket.gaierror):
        return f"There is no address called {host!r}; choose another with --host."
    return f"Port {port} of {host} cannot be used: {error.strerror}; choose another with --port."


def _url(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    name = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"
