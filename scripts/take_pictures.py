"""Takes the pictures of the README and the docs: .venv/bin/python scripts/take_pictures.py

Each is a position of a whole game in tests/transcripts, drawn by the code that players see.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from caravela.core import transcript
from caravela.core.registry import game_ids
from caravela.terminal.play import play

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"


class Camera:
    """Takes the picture when the person is asked for the first time, and leaves."""

    def __init__(self, title: str, path: Path) -> None:
        self.title = title
        self.path = path
        self.console = Console(
            record=True, width=100, height=30, file=io.StringIO(), force_terminal=True, color_system="truecolor"
        )

    def ask(self, prompt: str) -> str:
        """Stands in for the keyboard."""
        if not self.path.exists():
            drawn = self.console.export_svg(title=self.title, code_format=_FORMAT)
            self.path.write_text("\n".join(line.rstrip() for line in drawn.splitlines()) + "\n", encoding="utf-8")
        raise EOFError


#: Rich's picture of a terminal, with the reader's own fonts instead of fetched ones.
_FORMAT = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code", "DejaVu Sans Mono, Menlo, Consolas"
)


def terminal(game: str, name: str, part: float) -> None:
    """The terminal at 100×30, a part of the way through a game, when it is somebody's turn to choose."""
    match = transcript.load(ROOT / "tests" / "transcripts" / f"{name}.txt")
    match.rewind(int(len(match.steps) * part))
    while match.seat_to_act < 0 or len(match.legal) < 4:
        match.rewind(len(match.steps) - 1)
    path = PICTURES / f"terminal-{game}.svg"
    path.unlink(missing_ok=True)
    camera = Camera(f"caravela play {game}", path)
    with TemporaryDirectory() as folder:
        play(match, [None] * match.seats, "en", Path(folder) / "game.txt", camera.console, camera.ask)


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for game in game_ids():
        first = min((ROOT / "tests" / "transcripts").glob(f"{game}-*.txt"))
        terminal(game, first.stem, 0.55)
