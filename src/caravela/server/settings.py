"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

STATIC: Final = Path(__file__).parent / "static"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an operator, or a test, may want to be different."""

    #: A file or a URL; empty for a file in the user's data folder.
    database: str = ""
    #: Pages of these origins may use the server beside its own, such as "https://games.example.org".
    origins: tuple[str, ...] = ()
    #: Seconds that people get to see one turn before a bot begins the next.
    bot_delay: float = 0.3
    #: Processes that think for the bots; with 0 they think in a thread of the server.
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    #: Seconds after which the bots of a process that died are taken over by another.
    lease: float = 15.0
    #: Seconds between two looks for bots that nobody plays.
    sweep: float = 3.0
    #: Seconds between two pings of a live connection.
    ping: float = 20.0
    #: Whether guests are held to a number of requests.
    limited: bool = True
    #: The built client.
    client: Path = STATIC
