"""The commands for authors of games: a game to begin with, and the coverage of the rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from caravela.core.registry import load_game
from caravela.workshop import new_game
from caravela.workshop.coverage import Coverage, tests_folder

if TYPE_CHECKING:
    from caravela.cli.common import Commands


def add(commands: Commands) -> None:
    """Adds these commands to the parser."""
    new = commands.add_parser("new-game", help="start a new game from a small one that works")
    new.add_argument("name", help="its id, such as my_game")
    new.add_argument(
        "folder", nargs="?", type=Path, help="put it here, as a package of its own (default: this checkout)"
    )
    new.set_defaults(run=_new_game)

    covered = commands.add_parser("coverage", help="check that every rule has code and a test")
    covered.add_argument("game")
    covered.add_argument("--all", action="store_true", help="list every rule with its places")
    covered.set_defaults(run=_coverage)


def _new_game(parsed: argparse.Namespace) -> int:
    folder = new_game.write_game(parsed.name, parsed.folder)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"Written to {escape(str(folder))}. Try it:")
    if parsed.folder is not None:
        console.print(escape(f"  pip install -e {parsed.folder}[author]"))
    console.print(f"  caravela play {parsed.name}")
    console.print(f"  pytest --pyargs caravela.workshop.conformance -k {parsed.name}")
    return 0


def _coverage(arguments: argparse.Namespace) -> int:
    meta = load_game(arguments.game).meta
    coverage = Coverage(meta, tests_folder(Path.cwd()))
    console = Console(highlight=False)
    if arguments.all:
        for number in [*coverage.numbers, *coverage.extra]:
            code = coverage.code.get(number) or [f"– {coverage.no_code.get(number, '')}"]
            tests = coverage.tests.get(number) or [f"– {coverage.no_test.get(number, '')}"]
            console.print(f"[bold]{number:<10}[/] {escape(', '.join(code))}", soft_wrap=True)
            console.print(f"{'':<10} {escape(', '.join(tests))}", style="dim", soft_wrap=True)
    missing = coverage.missing()
    for line in missing:
        console.print(line, style="red", soft_wrap=True)
    console.print(
        f"{meta.title}: {len(coverage.numbers)} rules and rulings, {len(coverage.extra)} invariants and examples; "
        f"{len(coverage.no_code)} without code and {len(coverage.no_test)} without test for a written reason; "
        f"{len(missing)} missing.",
        soft_wrap=True,
    )
    return 1 if missing else 0
