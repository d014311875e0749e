"""One server for each SQLite file: a lock that the system itself takes away from a process that dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from caravela.server.storage.errors import BadDatabase

#: What the name of the file that is locked ends with. It stays behind, empty; only its lock counts.
ENDING: Final = "-server"


class Lock:
    """Held from its making until `release`, or until the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self._file = os.open(database.with_name(database.name + ENDING), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError:
            os.close(self._file)
            raise BadDatabase(
                f"Another server is running on {database}; stop it, or give this one another file with --database."
            ) from None

    def release(self) -> None:
        """Lets another server have the database."""
        os.close(self._file)

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
