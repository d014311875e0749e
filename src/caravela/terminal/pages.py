"""Pages: what is shown by itself for a moment, help and rules."""

from __future__ import annotations

from rich.text import Text

from caravela.core.rulebook import Rule
from caravela.terminal import blocks
from caravela.terminal.blocks import Block


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
        text = Text().append(rule.number, style="bold").append(f"  {rule.text}")
        lines += [*blocks.wrapped(text, columns), Text()]
    return lines
