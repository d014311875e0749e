"""The commands for whoever hosts tables: the server, and games that are stored."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from caravela.cli.common import saved
from caravela.core.errors import CaravelaError
from caravela.server.settings import add_flags, read_settings

if TYPE_CHECKING:
    from caravela.cli.common import Commands
    from caravela.server.check import Checked
    from caravela.server.storage.backup import Copied


def add(commands: Commands) -> None:
    """Adds these commands to the parser."""
    serve = commands.add_parser("serve", help="serve the table to browsers")
    add_flags(serve)
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.set_defaults(run=_serve)

    check = commands.add_parser("check-games", help="replay stored games, and say which would not replay")
    check.add_argument("files", nargs="*", type=Path, metavar="FILE", help="saved games, or folders with saved games")
    check.add_argument("--database", help="the tables of a server: a file or a PostgreSQL URL; it is only read")
    check.set_defaults(run=_check_games)

    kept = commands.add_parser("backup", help="copy a server's games into a new file, also while it runs")
    kept.add_argument("file", type=Path, metavar="FILE", help="the backup, an SQLite file; it must not be there yet")
    kept.add_argument("--database", help="a file or a PostgreSQL URL (default: that of `caravela serve`)")
    kept.set_defaults(run=_backup)

    back = commands.add_parser("restore", help="put a backup where the server expects its games; stop the server first")
    back.add_argument("file", type=Path, metavar="FILE", help="a backup")
    back.add_argument("--database", help="a file or a PostgreSQL URL (default: that of `caravela serve`)")
    back.add_argument("--replace", action="store_true", help="also in the place of other games")
    back.set_defaults(run=_restore)

    keys = commands.add_parser("rotate-keys", help="give a server a new key for the guests' cookies")
    keys.add_argument(
        "--database", default="", help="its tables: a file or a PostgreSQL URL; the server may be running"
    )
    keys.add_argument(
        "--days", type=_days, default=90, help="for how long old cookies still count; 0 ends them now (default 90)"
    )
    keys.set_defaults(run=_rotate_keys)


def _serve(arguments: argparse.Namespace) -> int:
    from caravela.server.run import serve

    return serve(read_settings(vars(arguments), os.environ), arguments.open)


def _check_games(arguments: argparse.Namespace) -> int:
    from caravela.server import check

    if not arguments.files and arguments.database is None:
        raise CaravelaError("Say which games: `caravela check-games FILE …`, or --database for those of a server.")

    async def in_database() -> list[check.Checked]:
        return [checked async for checked in check.stored_games(arguments.database)]

    found = [] if arguments.database is None else asyncio.run(in_database())
    files = check.transcripts([path if path.is_dir() else saved(path) for path in arguments.files])
    return _show_checked(list(chain(found, files)))


def _show_checked(checked: list[Checked]) -> int:
    """A line for each game that does not replay, and totals by game and version."""
    console = Console(highlight=False, soft_wrap=True)
    broken = [one for one in checked if one.trouble]
    for one in broken:
        console.print(
            f"[bold]{escape(one.name)}[/] {escape(f'({one.rules}) ' if one.rules else '')}{escape(one.trouble)}"
        )
    kinds = Counter(one.rules for one in checked if one.rules)
    played = ", ".join(f"{count} of {rules}" for rules, count in sorted(kinds.items()))
    told = (
        f"{_so_many(len(checked), 'game')} checked{f' ({played})' if played else ''}; {len(broken)} would not replay."
    )
    console.print(told, style="red" if broken else "")
    return 1 if broken else 0


def _backup(arguments: argparse.Namespace) -> int:
    from caravela.server.storage.backup import backup

    found = asyncio.run(backup(_database(arguments), arguments.file))
    _tell(f"Wrote {_all_of(found)} to {arguments.file}.")
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    from caravela.server.storage.backup import restore

    found = asyncio.run(restore(arguments.file, _database(arguments), arguments.replace))
    _tell(f"Restored {_all_of(found)}; `caravela check-games` replays the games.")
    return 0


def _rotate_keys(arguments: argparse.Namespace) -> int:
    from caravela.server.http.keys import LEAD, LOOK, rotate

    asyncio.run(rotate(read_settings(vars(arguments), os.environ).database, arguments.days))
    told = f"The new key signs in {LEAD:.0f} s, without a restart; older cookies count for {arguments.days} days more."
    if not arguments.days:
        told = (
            f"Running servers take the new key within {LOOK:.0f} s; from then on older cookies count no more, and "
            "seats are reached by personal links only."
        )
    _tell(told)
    return 0


def _days(text: str) -> int:
    if not text.isdecimal() or int(text) > 400:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days from 0 to 400")
    return int(text)


def _database(arguments: argparse.Namespace) -> str:
    """The database that is named, else the one that `caravela serve` would use."""
    return read_settings({"database": arguments.database}, os.environ).database


def _all_of(found: Copied) -> str:
    return f"{_so_many(found.tables, 'table')} with {_so_many(found.entries, 'entry', 'entries')}"


def _so_many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or f'{one}s'}"


def _tell(sentence: str) -> None:
    Console(highlight=False, soft_wrap=True).print(escape(sentence))
