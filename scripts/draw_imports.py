"""Draws the plan of the house from the imports in the source: .venv/bin/python scripts/draw_imports.py

Every part of `src/caravela` is a box, in a row above everything that it imports; its words are those of
its docstring. An arrow is left out where a longer way says the same. `tests/docs/test_pages.py` fails when
`docs/pictures/house.svg` is not what this script would write.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "caravela"
FILE: Final = ROOT / "docs" / "pictures" / "house.svg"

WIDTH: Final = 1080
EDGE: Final = 28
GAP: Final = 22
#: Between two rows: room for the arrows.
STEP: Final = 46
#: The width of a letter, and the most letters of a part's words.
LETTER: Final = 7.2
MOST: Final = 110
#: How wide a part is beside the others of its row; 1 where nothing is said.
SHARES: Final = {"server": 2.7, "web": 1.6, "cli": 2.6, "games": 1.3}
#: The browser client is no Python: its arrow is the wire.
WEB: Final = ("web", "The browser client: Svelte and TypeScript. Its types are generated from the server's.")

Graph = dict[str, set[str]]


# The imports


def imported(path: Path) -> list[list[str]]:
    """The names below `caravela` that a module imports, in parts: `["core", "match", "Match"]`."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name.split(".")[1:] for name in names if name.startswith("caravela.")]


def graph(folder: Path, depth: int) -> Graph:
    """Which entries of a folder import which others; `depth` is how far below `caravela` they lie."""
    found: Graph = {entry_of(path, folder): set() for path in folder.rglob("*.py")}
    found.pop("__init__")
    inside = list(folder.relative_to(SOURCE).parts)
    for path in folder.rglob("*.py"):
        entry = entry_of(path, folder)
        for name in imported(path):
            if entry in found and name[:depth] == inside and len(name) > depth and name[depth] in found:
                found[entry].add(name[depth])
    return {entry: others - {entry} for entry, others in found.items()}


def entry_of(path: Path, folder: Path) -> str:
    """The part that a module belongs to."""
    return path.relative_to(folder).parts[0].removesuffix(".py")


def only(parts: Graph, names: Iterable[str]) -> Graph:
    """The graph of some of the parts."""
    kept = set(names)
    return {name: parts[name] & kept for name in parts if name in kept}


def ranks(parts: Graph) -> dict[str, int]:
    """How many rows lie below each part: one more than below anything that it imports."""
    found: dict[str, int] = {}
    while len(found) < len(parts):
        ready = [name for name in parts if name not in found and parts[name] <= found.keys()]
        if not ready:
            raise SystemExit(f"these import each other: {', '.join(sorted(parts.keys() - found.keys()))}")
        found |= {name: 1 + max((found[other] for other in parts[name]), default=-1) for name in ready}
    return found


def by_rank(parts: Graph) -> list[list[str]]:
    """The parts in rows, from those that import nothing."""
    rank = ranks(parts)
    return [sorted(name for name in parts if rank[name] == step) for step in range(max(rank.values()) + 1)]


def nearest(parts: Graph) -> Graph:
    """The arrows that no longer way makes superfluous."""
    below = {name: reached(parts, name) for name in parts}
    return {name: {o for o in others if not any(o in below[p] for p in others)} for name, others in parts.items()}


def reached(parts: Graph, name: str) -> set[str]:
    """Everything that a part imports, directly or not."""
    found: set[str] = set()
    waiting = list(parts[name])
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting += parts[other]
    return found


def meaning(part: Path) -> str:
    """What a part's docstring says first: as many whole sentences as there is room for, at least one."""
    module = part / "__init__.py" if part.is_dir() else part.with_suffix(".py")
    text = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    said, *more = re.split(r"(?<=[.!?])\s", text.split("\n\n")[0].replace("\n", " ").replace("`", ""))
    for sentence in more:
        if len(said) + len(sentence) < MOST:
            said = f"{said} {sentence}"
    return said


# The drawing


class Box:
    """A part with its words and its place."""

    fill = "#fbf6ea"
    #: The height of what is drawn below the words.
    inside = 0

    def __init__(self, name: str, words: str, left: float, width: float) -> None:
        self.name = name
        self.left = left
        self.width = width
        self.top = 0.0
        self.lines = textwrap.wrap(words, int((width - 20) / LETTER))
        self.height = 44 + 18 * len(self.lines) + self.inside

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def svg(self) -> list[str]:
        """The box, its words and what is in it."""
        middle = self.left + self.width / 2
        parts = [
            frame(self.left, self.top, self.width, self.height, self.fill, "#8f7d55"),
            f'<text x="{middle:.0f}" y="{self.top + 27:.0f}" class="name">{escape(self.name)}</text>',
        ]
        for number, line in enumerate(self.lines):
            parts.append(f'<text x="{middle:.0f}" y="{self.top + 49 + 18 * number:.0f}">{escape(line)}</text>')
        return parts + self.content(self.top + 44 + 18 * len(self.lines))

    def content(self, top: float) -> list[str]:
        """What is drawn below the words."""
        return []


class Core(Box):
    """What everything stands on."""

    fill = "#f3e2b5"


class Games(Box):
    """The games, a chip each, two in a row."""

    inside = 76

    def content(self, top: float) -> list[str]:
        names = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))
        width = (self.width - 28 - 10) / 2
        found: list[str] = []
        for number, name in enumerate(names):
            left, y = self.left + 14 + number % 2 * (width + 10), top + number // 2 * 36
            found += chip(left, y, width, 28, name, "chip", "#f3e2b5", "#8a6114")
        return found


class Server(Box):
    """The rooms of the server: each column imports only from those to its left."""

    inside = 110

    def content(self, top: float) -> list[str]:
        folder = SOURCE / "server"
        parts = only(graph(folder, 1), [path.parent.name for path in folder.glob("*/__init__.py")])
        columns = by_rank(parts)
        width = (self.width - 28 - 26 * (len(columns) - 1)) / len(columns)
        spots: dict[str, tuple[float, float, float]] = {}
        for number, names in enumerate(columns):
            height = (92 - 10 * (len(names) - 1)) / len(names)
            for line, name in enumerate(names):
                spots[name] = (self.left + 14 + number * (width + 26), top + line * (height + 10), height)
        found = [
            line
            for name, (x, y, height) in spots.items()
            for line in chip(x, y, width, height, name, "room", "#dbe5e4", "#174a68")
        ]
        for name, others in sorted(nearest(parts).items()):
            for other in sorted(others):
                _, y, height = min(spots[name], spots[other], key=lambda spot: spot[2])
                found.append(arrow(spots[name][0], y + height / 2, spots[other][0] + width + 3, y + height / 2))
        return found


#: Parts that are more than a name and words.
KINDS: Final[dict[str, type[Box]]] = {"core": Core, "games": Games, "server": Server}


def frame(left: float, top: float, width: float, height: float, fill: str, line: str) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" rx="6" '
        f'fill="{fill}" stroke="{line}"/>'
    )


def chip(left: float, top: float, width: float, height: float, name: str, kind: str, fill: str, line: str) -> list[str]:
    """A small box with a name."""
    x, y = left + width / 2, top + height / 2 + 5
    text = f'<text x="{x:.0f}" y="{y:.0f}" class="{kind}">{escape(name)}</text>'
    return [frame(left, top, width, height, fill, line), text]


def row(names: list[str], words: dict[str, str]) -> list[Box]:
    """Boxes beside each other over the whole width."""
    shares = [SHARES.get(name, 1.0) for name in names]
    room = WIDTH - 2 * EDGE - GAP * (len(names) - 1)
    boxes: list[Box] = []
    left = float(EDGE)
    for name, share in zip(names, shares, strict=True):
        boxes.append(KINDS.get(name, Box)(name, words[name], left, room * share / sum(shares)))
        left = boxes[-1].right + GAP
    return boxes


def place(rows: list[list[Box]]) -> float:
    """Puts the rows below each other; returns where the last one ends."""
    top = float(EDGE)
    for boxes in rows:
        height = max(box.height for box in boxes)
        for box in boxes:
            box.top, box.height = top, height
        top += height + STEP
    return top - STEP


def arrow(x1: float, y1: float, x2: float, y2: float, kind: str = "arrow") -> str:
    """From whoever imports to what is imported; a bow where they do not stand in one line."""
    half = (y1 + y2) / 2
    bow = f"C{x1:.0f} {half:.0f} {x2:.0f} {half:.0f} " if x1 != x2 and y1 != y2 else "L"
    return f'<path class="{kind}" d="M{x1:.0f} {y1:.0f}{bow}{x2:.0f} {y2:.0f}" marker-end="url(#tip)"/>'


def joined(upper: Box, lower: Box, kind: str = "arrow") -> str:
    """An arrow straight down where one box stands above the other, a bow to the nearest corner where not."""
    left, right = max(upper.left, lower.left), min(upper.right, lower.right)
    if right - left >= 40:
        x1 = x2 = (left + right) / 2
    elif lower.left > upper.left:
        x1, x2 = upper.right - 40, lower.left + 40
    else:
        x1, x2 = upper.left + 40, lower.right - 40
    return arrow(x1, upper.bottom, x2, lower.top - 3, kind)


STYLE: Final = """\
text{font:400 14px Georgia,'Times New Roman',serif;fill:#4c5560;text-anchor:middle}
.name{font-size:19px;font-weight:700;fill:#174a68}
.room{font-size:16px;font-weight:700;fill:#174a68}
.chip{font-size:13px;fill:#1e2833}
.arrow{fill:none;stroke:#174a68;stroke-width:1.8}
.wire{fill:none;stroke:#8a6114;stroke-width:1.8;stroke-dasharray:6 5}"""


def drawing() -> str:
    """The whole picture."""
    parts = graph(SOURCE, 0)
    words = {name: meaning(SOURCE / name) for name in parts} | dict([WEB])
    used = {other for others in parts.values() for other in others}
    names = [sorted(row, key=lambda n: (n in used, n != "server", n)) for row in reversed(by_rank(parts))]
    names[0].insert(0, WEB[0])
    rows = [row(line, words) for line in names]
    height = place(rows) + EDGE
    boxes = {box.name: box for line in rows for box in line}
    arrows = [joined(boxes[n], boxes[o]) for n, others in sorted(nearest(parts).items()) for o in sorted(others)]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="The parts of Caravela; arrows lead to what a part imports">',
        f"<style>{STYLE}</style>",
        '<marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L10 5L0 10z" fill="context-stroke"/></marker>',
        f'<rect width="{WIDTH}" height="{height:.0f}" rx="10" fill="#f4ecd9"/>',
        *(line for box in boxes.values() for line in box.svg()),
        *arrows,
        joined(boxes[WEB[0]], boxes["server"], "wire"),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(drawing(), encoding="utf-8")
