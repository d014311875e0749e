"""Pages: what is shown by itself for a moment: help, rules, and what the panels mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from caravela.core.panels import Panel
from caravela.core.rulebook import Rule
from caravela.core.words import Words
from caravela.terminal import blocks
from caravela.terminal.blocks import Block

#: Short words that are explained elsewhere, or need no explanation.
_NO_CODES: Final = ("choice", "event", "value")


def help_lines(title: str, entries: list[tuple[str, str]], columns: int) -> Block:
    """Keys and what they do, in two columns."""
    wide = max(len(key) for key, _ in entries)
    lines = [Text(title, style="bold"), Text()]
    for key, meaning in entries:
        left = Text().append(f"  {key:<{wide}}  ", style="bold")
        lines += blocks.beside([[left], blocks.wrapped(Text(meaning), columns - left.cell_len)], 0)
    return lines


def rule_lines(rules: list[Rule], columns: int) -> Block:
    """Rules with their chapter's heading, in so many columns."""
    lines = [Text(rules[0].chapter, style="bold underline"), Text()]
    for rule in rules:
        text = Text().append(rule.number, style="bold").append(f"  {rule.plain}")
        lines += [*blocks.wrapped(text, columns), Text()]
    return lines


def legend_lines(words: Words, panels: list[Panel], heading: str, columns: int) -> Block:
    """What each panel shows, then every abbreviation of the game with the word that it stands for."""
    lines: Block = []
    for panel in panels:
        text = Text().append(words.say(f"panel-{panel.id}"), style="bold")
        text.append(f"  {words.say(f'panel-{panel.id}-legend')}")
        lines += [*blocks.wrapped(text, columns, 2), Text()]
    lines.append(Text(heading, style="bold"))
    for group in _codes(words):
        lines += _indented(blocks.flow([_code(short, name) for short, name in group], columns - 2, "   "))
    return lines


def _codes(words: Words) -> list[list[tuple[str, str]]]:
    """Abbreviations with their words, one list for each kind of thing."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for id in words.ids("short-"):
        full = id.removeprefix("short-")
        vocabulary = full.partition("-")[0]
        if words.has(full) and vocabulary not in _NO_CODES and words.say(id) != words.say(full):
            groups.setdefault(vocabulary, []).append((words.say(id), words.say(full)))
    return list(groups.values())


def _code(short: str, name: str) -> Text:
    return Text().append(short, style="bold").append(f" {name}")


def _indented(block: Block) -> Block:
    return [Text("  ").append_text(line) for line in block]
