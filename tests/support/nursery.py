"""The process that servers of the kill test are forked from: it has loaded the games, so that a start takes no time."""

from __future__ import annotations

import os

import msgspec

from caravela.server.http import catalogue
from caravela.server.run import serve
from caravela.server.settings import Settings

catalogue.games()


def serve_on(database: str, port: int, workers: int, log: str) -> None:
    """What a killed process was: `caravela serve`, with its log in a file, and bots that do not wait."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(file, 1)
    os.dup2(file, 2)
    quick = Settings(bot_delay=0.0, lease=1.0, sweep=0.2, limits=False, logs="json")
    serve(msgspec.structs.replace(quick, port=port, database=database, bot_workers=workers))
