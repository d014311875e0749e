"""Where the drawings go."""

from __future__ import annotations

import sys
from pathlib import Path

from draw.palette import write_css

ROOT = Path(__file__).parents[2]


def write_all(folder: Path, drawings: dict[str, str]) -> None:
    """Writes a game's drawings, and the colours of the night for the client."""
    folder.mkdir(exist_ok=True)
    for name, content in drawings.items():
        (folder / name).write_text(content, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(content.encode()) / 1000:.0f} kB\n")
    write_css(ROOT / "web" / "src" / "style" / "chart.css")
