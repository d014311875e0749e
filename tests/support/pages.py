"""The pages of the documentation: their code blocks, and the commands in them."""

from __future__ import annotations

import re
import shlex
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

#: A block: its fence, its language, its lines, and the fence again.
_BLOCK: Final = re.compile(
    r"^(?P<fence> *```+)(?P<language>[^\n`]*)\n(?P<text>.*?)^(?P=fence) *$", re.MULTILINE | re.DOTALL
)
#: A command in running text.
_INLINE: Final = re.compile(r"`((?:caravela|\./play|\./test) [^`]+)`")
#: Blocks whose language is one of these hold commands, a line each.
SHELL: Final = ("", "sh", "console")


@dataclass(frozen=True)
class Block:
    """A code block of a page; `line` is that of its fence, from 1."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


@dataclass(frozen=True)
class Command:
    """A command of a page, as the words that a shell would make of it."""

    page: Path
    line: int
    text: str
    #: Whether it stands in running text, where it is named rather than given.
    inline: bool = False

    @property
    def words(self) -> list[str]:
        """The words, without comment, prompt and settings in front."""
        try:
            words = shlex.split(self.text.removeprefix("$ "), comments=True)
        except ValueError:
            return [self.text]
        while words and re.match(r"[A-Z_]+=", words[0]):
            words = words[1:]
        return words

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line} {self.text.split('  ')[0]}"


def blocks(page: Path) -> list[Block]:
    """The code blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found["language"].strip(), textwrap.dedent(found["text"]))
        for found in _BLOCK.finditer(text)
    ]


def commands(page: Path) -> Iterator[Command]:
    """The commands of a page: the lines of its shell blocks, and those in running text."""
    for block in blocks(page):
        if block.language in SHELL:
            joined = block.text.replace("\\\n", "  ")
            for number, line in enumerate(joined.splitlines(), start=block.line + 1):
                for part in re.split(r" (?:&&|\|) ", line):
                    if part.strip() and not part.lstrip().startswith("#"):
                        yield Command(page, number, part.strip())
    text = page.read_text(encoding="utf-8")
    prose = _BLOCK.sub(lambda block: "\n" * block[0].count("\n"), text)
    for found in _INLINE.finditer(prose):
        number = prose.count("\n", 0, found.start()) + 1
        yield Command(page, number, " ".join(found[1].split()), inline=True)
