"""The log: what happened, each sentence with the number of its rule."""

from __future__ import annotations

from rich.text import Text

from caravela.core.match import Step
from caravela.core.words import Words
from caravela.terminal import blocks
from caravela.terminal.blocks import Block
from caravela.terminal.styles import Palette
from caravela.terminal.turns import turns

_INDENT = 2


class Log:
    """Tells steps as sentences."""

    def __init__(self, words: Words, palette: Palette) -> None:
        self._words = words
        self._palette = palette

    def sentences(self, step: Step) -> list[Text]:
        """What a step brought about; a step without events is told by its action."""
        told = [Text(self._words.event(event)).append(f" {event.rule}", style="dim") for event in step.events]
        return told or [Text(f"{self._words.action(step.action)}.", style="dim")]

    def lines(self, steps: list[Step], columns: int) -> Block:
        """A paragraph for each turn, with a bar in the colour of its seat."""
        found: Block = []
        for turn in turns(steps):
            sentences = [sentence for step in turn.steps for sentence in self.sentences(step) if step.events]
            bar = Text().append("▌ ", style=self._palette.seat(turn.seat))
            found += [bar.copy().append_text(line) for line in _paragraph(sentences, columns - _INDENT)]
        return found


def _paragraph(sentences: list[Text], columns: int) -> Block:
    """Sentences one behind the other; one that is longer than a line is broken between words."""
    lines: Block = []
    for sentence in sentences:
        if lines and lines[-1].cell_len + 2 + sentence.cell_len <= columns:
            lines[-1].append("  ").append_text(sentence)
        else:
            lines += blocks.wrapped(sentence, columns)
    return lines
