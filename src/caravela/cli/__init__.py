"""The command `caravela`. Each module has the commands of one kind, with their flags."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from caravela import __version__
from caravela.cli import authors, bench, contests, hosting, playing, reading, research
from caravela.cli.common import Parser
from caravela.core import engine
from caravela.core.errors import CaravelaError
from caravela.terminal.encoding import be_lenient


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; the exit code is 0, 1 for a check that failed, 2 for bad input, 130 for Ctrl-C."""
    be_lenient()
    console = Console(stderr=True, highlight=False)
    try:
        parsed = parser().parse_args(arguments)
        return int(parsed.run(parsed))
    except CaravelaError as error:
        console.print(f"caravela: {escape(str(error))}", style="bold red", soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        console.print("caravela: stopped.")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def parser() -> Parser:
    """Everything that the command understands."""
    parser = Parser(prog="caravela", description="Age-of-sail board games, played exactly by their rulebooks.")
    told = f"caravela {__version__}, {engine.name()} engine"
    parser.add_argument("--version", action="version", version=told)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=Parser)
    for kind in (playing, reading, hosting, contests, research, authors, bench):
        kind.add(commands)
    return parser
