"""The commands that read: the rules, the numbers in play, and where those come from."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.markup import escape

from caravela.cli.common import add_language
from caravela.core import data, rulebook
from caravela.core.errors import UnknownName
from caravela.core.registry import load_game
from caravela.core.words import Words

if TYPE_CHECKING:
    from caravela.cli.common import Commands

#: Instead of the number of a rule: the tables of printed numbers.
NUMBERS: Final = "numbers"


def add(commands: Commands) -> None:
    """Adds these commands to the parser."""
    rules = commands.add_parser("rules", help="read the numbered rules, and the numbers in play")
    rules.add_argument("game")
    rules.add_argument("number", nargs="?", help=f"a rule (9.3), a chapter (9), a ruling (R8), or `{NUMBERS}`")
    add_language(rules)
    rules.set_defaults(run=_rules)

    facts = commands.add_parser("data", help="list where a game's printed numbers come from")
    facts.add_argument("game")
    facts.add_argument("--kind", help=f"only one of {', '.join(data.KINDS)}")
    facts.set_defaults(run=_data)


def _rules(arguments: argparse.Namespace) -> int:
    from caravela.terminal.numbers import Numbers
    from caravela.terminal.speech import speaker

    rules = load_game(arguments.game)
    words = Words(rules.meta, arguments.lang)
    console = Console(highlight=False)
    numbers = Numbers(rules.tables(), words, speaker(arguments.lang))
    if arguments.number == NUMBERS:
        shown = numbers.all(console.width)
    elif arguments.number:
        found = rulebook.find(rules.meta.folder, arguments.lang, rules.meta.rule_prefix, arguments.number)
        _show_rules(console, found)
        shown = numbers.of([rule.number for rule in found], console.width)
    else:
        _show_rules(console, list(rulebook.read(rules.meta.folder, arguments.lang).values()))
        shown = numbers.all(console.width)
    for line in shown:
        console.print(line, no_wrap=True, crop=True)
    return 0


def _show_rules(console: Console, rules: list[rulebook.Rule]) -> None:
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(f"\n[bold underline]{escape(chapter)}[/]\n")
        console.print(f"[bold]{rule.number}[/]  {escape(rule.plain)}\n")


def _data(arguments: argparse.Namespace) -> int:
    if arguments.kind and arguments.kind not in data.KINDS:
        raise UnknownName("kind of provenance", arguments.kind, data.KINDS)
    meta = load_game(arguments.game).meta
    found = list(data.provenances("data.toml", data.read_raw(meta.folder / "data.toml")))
    console = Console(highlight=False)
    for kind, meaning in data.KINDS.items():
        if arguments.kind in (None, kind):
            groups = [group for group in found if group.kind == kind]
            console.print(f"[bold]{kind}[/] ({meaning}): {len(groups)} groups")
            for group in groups:
                values = ", ".join(f"{name} = {value}" for name, value in group.values.items() if name != "id")
                console.print(f"  [cyan]{escape(group.key)}[/]  {escape(values)}", soft_wrap=True)
                if group.facts:
                    console.print(f"      {escape(group.facts)}", style="dim", soft_wrap=True)
    return 0
