"""A network between a server and PostgreSQL that can be cut without a word, for the tests."""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from support.postgres import Postgres


class Wire:
    """Carries connections on a port to the socket of a cluster. What is cut stays open at both ends, and silent."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._silent: list[socket.socket] = []
        self._blocked = False
        self._lock = threading.Lock()
        self._over = False
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def cut(self, block: bool) -> None:
        """From now on nothing passes on the connections there are; with `block`, not on new ones either."""
        with self._lock:
            self._silent += [end for pair in self._pairs for end in pair]
            self._pairs.clear()
            self._blocked = block

    def close(self) -> None:
        """Ends everything."""
        self._over = True
        self._thread.join(5)
        for end in (self._door, *self._silent, *(end for pair in self._pairs for end in pair)):
            end.close()

    def _carry(self) -> None:
        while not self._over:
            with self._lock:
                pairs = list(self._pairs)
            others = {end: other for one, two in pairs for end, other in ((one, two), (two, one))}
            ready, _, _ = select.select([self._door, *others], [], [], 0.02)
            with self._lock:
                for end in ready:
                    if end is self._door:
                        self._accept()
                    elif end not in self._silent:
                        self._pass(end, others[end])

    def _accept(self) -> None:
        coming, _ = self._door.accept()
        if self._blocked:
            self._silent.append(coming)
            return
        going = socket.socket(socket.AF_UNIX)
        going.connect(str(self._target))
        self._pairs.append((coming, going))

    def _pass(self, end: socket.socket, other: socket.socket) -> None:
        data = b""
        with suppress(OSError):
            data = end.recv(65536)
        with suppress(OSError):
            other.sendall(data)
        if not data:
            self._pairs = [pair for pair in self._pairs if end not in pair]
            end.close()
            other.close()


@contextmanager
def wire_to(cluster: Postgres) -> Iterator[tuple[Wire, str]]:
    """A network to a cluster, and the URL of its database at the other end."""
    wire = Wire(cluster.folder / ".s.PGSQL.5432")
    try:
        yield wire, f"postgresql://caravela@127.0.0.1:{wire.port}/postgres"
    finally:
        wire.close()
