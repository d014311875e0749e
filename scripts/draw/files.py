"""Where the drawings go."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from draw.about import with_about
from draw.palette import write_css

ROOT = Path(__file__).parents[2]


def write_all(folder: Path, drawings: dict[str, str], about: Mapping[str, Mapping[str, str]]) -> None:
    """Writes a game's drawings, and the colours of the night for the client.

    `about` says for each file what its symbols and anchors go by, "" for all of them.
    """
    folder.mkdir(exist_ok=True)
    for name, drawn in drawings.items():
        content = with_about(drawn, {**about.get("", {}), **about.get(name, {})})
        (folder / name).write_text(content, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(content.encode()) / 1000:.0f} kB\n")
    write_css(ROOT / "web" / "src" / "style" / "chart.css")
