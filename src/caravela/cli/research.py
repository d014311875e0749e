"""The commands for research: what an observation says, and data sets."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from caravela.bots import kinds as bot_kinds
from caravela.cli.common import (
    Parser,
    add_game_options,
    given_options,
    positive,
    progress_bar,
    saved,
    seat_kinds,
    wide_console,
)
from caravela.core import transcript
from caravela.core.errors import CaravelaError
from caravela.core.registry import load_game

if TYPE_CHECKING:
    from caravela.cli.common import Commands
    from caravela.research import datasets


def add(commands: Commands) -> None:
    """Adds these commands to the parser."""
    research = commands.add_parser("research", help="what research needs to know of a game")
    doors = research.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=Parser)
    schema = doors.add_parser("schema", help="the entries of an observation, with their meaning")
    schema.add_argument("game")
    schema.add_argument("--seats", type=positive, help="for how many seats (default: as many as fit)")
    schema.add_argument("--json", action="store_true", help="print it as JSON")
    schema.set_defaults(run=_schema)

    export = commands.add_parser("export", help="write games as a data set in Parquet")
    export.add_argument("game")
    export.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder that is made")
    export.add_argument("--games", type=positive, default=100, help="how many games are played (default 100)")
    export.add_argument("--seats", help="the bots that play them, such as greedy,random,random")
    export.add_argument("--transcripts", nargs="+", type=Path, metavar="FILE", help="saved games, or folders with them")
    export.add_argument("--database", help="the finished games of a server: a file or a PostgreSQL URL; only read")
    export.add_argument("--jobs", type=positive, default=1, help="processes that play (default 1)")
    add_game_options(export)
    export.set_defaults(run=_export)


def _schema(arguments: argparse.Namespace) -> int:
    from caravela.research.encoding import encoding, told

    rules = load_game(arguments.game)
    rows = encoding(rules, arguments.seats or rules.meta.seats[-1])
    if arguments.json:
        sys.stdout.write(json.dumps(told(rows), indent=1) + "\n")
        return 0
    console = wide_console()
    console.print(
        f"{rules.meta.title}, {rows.seats} seats: {rows.size} entries, {len(rules.actions)} actions, "
        f"schema {rows.digest}"
    )
    for place, entry in enumerate(rows.schema):
        kind = f"{entry.kind} of {len(entry.members)}" if entry.members else entry.kind
        console.print(f"{place:>5}  {entry.name:<36} {kind:<12} {entry.meaning}", markup=False, soft_wrap=True)
    return 0


def _export(arguments: argparse.Namespace) -> int:
    from caravela.research import datasets

    given = [name for name in ("seats", "transcripts", "database") if getattr(arguments, name)]
    if len(given) != 1:
        raise CaravelaError("Say where the games come from: --seats to play them, --transcripts, or --database.")
    with progress_bar() as progress:
        task = progress.add_task(arguments.game, total=arguments.games if arguments.seats else None)
        source = progress.track(_exported(arguments), task_id=task)
        games, decisions = datasets.write(source, arguments.out)
    sys.stdout.write(f"{games} games with {decisions} decisions are in {arguments.out}\n")
    return 0


def _exported(arguments: argparse.Namespace) -> Iterator[datasets.Game]:
    from caravela.research import datasets, playing
    from caravela.server import check, finished

    load_game(arguments.game)
    if arguments.seats:
        kinds, options = seat_kinds(arguments.seats), given_options(arguments.option)
        yield from playing.played(arguments.game, kinds, arguments.games, arguments.seed or 0, options, arguments.jobs)
    elif arguments.transcripts:
        for file in check.files([path if path.is_dir() else saved(path) for path in arguments.transcripts]):
            match = transcript.load(file)
            if match.rules.meta.id == arguments.game and match.over:
                kinds = [name if name in bot_kinds() else "person" for name in match.players]
                yield datasets.of_match(match, kinds, "transcript")
    else:
        for match, kinds in finished.finished(arguments.database, arguments.game):
            yield datasets.of_match(match, kinds, "server")
