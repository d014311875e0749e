"""A scene as one plain SVG picture, drawn without a browser: for documents, previews and tests.

What the client does with sheets, anchors and symbols is done here once more, in little: `docs/table.md` says how they
are written. The picture needs nothing else: no stylesheet, no script, no variables.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from caravela.core import editions
from caravela.core.errors import CaravelaError, UnknownName
from caravela.core.facts import NOBODY, Values
from caravela.core.match import Match
from caravela.core.rules import Rules, Seat
from caravela.core.scene import BOARD, MAT, Piece, Scene, Sheet
from caravela.core.words import Words

Element = ElementTree.Element
Point = tuple[float, float]

SVG: Final = "http://www.w3.org/2000/svg"
#: Of seats that are named after a colour: the colour, a darker one for edges, one that can be read on it.
PAINTS: Final = {
    "red": ("#b3372b", "#6f1a12", "#ffffff"),
    "green": ("#3d7d46", "#1d4a26", "#ffffff"),
    "yellow": ("#e3b52d", "#86620a", "#241a02"),
    "blue": ("#2c65a8", "#143a6b", "#ffffff"),
    "black": ("#3a3733", "#100e0c", "#ffffff"),
    "white": ("#efe9dc", "#8d8674", "#1f1c16"),
    "orange": ("#d97a25", "#84450c", "#241302"),
    "purple": ("#7a4a93", "#452158", "#ffffff"),
    "brown": ("#87592f", "#4b2e13", "#ffffff"),
}
#: About how wide a letter of an old-style face is, for a letter height of 1.
LETTER: Final = 0.47
_VARIABLE: Final = re.compile(r"var\((--[\w-]+),([^()]*)\)")


def tag(name: str) -> str:
    """An SVG element's name as ElementTree writes it."""
    return f"{{{SVG}}}{name}"


class Anchor:
    """A named place of a sheet."""

    __slots__ = ("about", "fan", "gap", "name", "rise", "room", "scale", "x", "y")

    def __init__(self, element: Element) -> None:
        def number(key: str, default: float) -> float:
            return float(element.get(f"data-{key}", default))

        self.name = element.get("id", "").removeprefix("a-")
        #: What it goes by where somebody asks what it is (`caravela.core.about`).
        self.about = element.get("data-about", self.name)
        self.x = number("x", 0)
        self.y = number("y", 0)
        self.fan = element.get("data-fan", "row")
        self.gap = number("gap", 0)
        self.rise = number("rise", 0)
        self.room = number("room", math.inf)
        self.scale = number("scale", 1)


class Art:
    """A drawing of a game's `art/`: its size, its elements, its anchors."""

    def __init__(self, file: Path) -> None:
        try:
            self.root = ElementTree.parse(file).getroot()
        except (OSError, ElementTree.ParseError) as error:
            raise CaravelaError(f"The drawing {file} cannot be read: {error}.") from None
        box = [float(number) for number in self.root.get("viewBox", "0 0 0 0").split()]
        self.width, self.height = box[2], box[3]
        self.anchors = {
            anchor.name: anchor
            for anchor in (Anchor(element) for element in self.root.iter() if element.get("class") == "anchor")
        }
        self.symbols = {element.get("id", ""): element for element in self.root.iter(tag("symbol"))}


@cache
def art(file: Path) -> Art:
    """A drawing, read once."""
    return Art(file)


def offsets(anchor: Anchor, seats: list[int]) -> list[Point]:
    """Where the pieces at an anchor lie, as steps from its point; `seats` says whose each piece is."""
    count = len(seats)
    if anchor.fan == "rows":
        owners = sorted(set(seats))
        found: dict[int, list[Point]] = {}
        for row, seat in enumerate(owners):
            y = (row - (len(owners) - 1) / 2) * anchor.rise
            found[seat] = [(x, y) for x in _steps(seats.count(seat), anchor)]
        return [found[seat].pop(0) for seat in seats]
    if anchor.fan == "column":
        return [(0, y) for y in _steps(count, anchor)]
    if anchor.fan == "stack":
        return [(index * anchor.gap * 0.35, -index * anchor.gap) for index in range(count)]
    if anchor.fan == "ring" and count > 1:
        radius = anchor.gap / (2 * math.sin(math.pi / count))
        return [
            (radius * math.sin(2 * math.pi * index / count), -radius * math.cos(2 * math.pi * index / count))
            for index in range(count)
        ]
    return [(x, 0) for x in _steps(count, anchor)]


def _steps(count: int, anchor: Anchor) -> list[float]:
    step = anchor.gap
    if count > 1:
        step = min(step, anchor.room / (count - 1))
    return [(index - (count - 1) / 2) * step for index in range(count)]


def mark(seat: int) -> str:
    """The path of a seat's mark about the origin, within a circle of radius 1: disc, square, triangle, diamond, …"""
    shapes = [
        "M-.86 0A.86 .86 0 1 1 .86 0A.86 .86 0 1 1-.86 0Z",
        "M-.76-.76H.76V.76H-.76Z",
        _star(3, 1),
        _star(4, 1),
        _star(10, 0.45),
        _star(6, 1),
    ]
    return shapes[seat % len(shapes)]


def _star(corners: int, inner: float) -> str:
    points = []
    for index in range(corners):
        radius = inner if index % 2 else 1.0
        angle = 2 * math.pi * index / corners
        points.append(f"{radius * math.sin(angle):.3f} {-radius * math.cos(angle):.3f}")
    return f"M{'L'.join(points)}Z"


def picture(
    rules: Rules[Any],
    state: Any,
    words: Words,
    seat: Seat = NOBODY,
    only: str = "",
    colours: Mapping[str, str] | None = None,
) -> str:
    """The whole table as this seat sees it, or with `only` one of its sheets, as an SVG document.

    `colours` gives values to the sheets' variables, such as `--chart-sea`; the others are as the sheets say.
    """
    scene = rules.scene(state, seat)
    if not scene.sheets:
        raise CaravelaError(f"{rules.meta.title} is not drawn yet.")
    if only and only not in [sheet.id for sheet in scene.sheets]:
        raise UnknownName("sheet", only, [sheet.id for sheet in scene.sheets])
    painter = _Painter(rules, scene, words)
    places = painter.places(seat, only)
    width = max(x + w for x, _, w, _ in places.values())
    height = max(y + h for _, y, _, h in places.values())
    root = ElementTree.Element(
        tag("svg"), viewBox=f"0 0 {width:g} {height:g}", width=f"{width:g}", height=f"{height:g}"
    )
    for sheet in scene.sheets:
        if sheet.id in places:
            root.append(painter.sheet(sheet, places[sheet.id]))
    ElementTree.register_namespace("", SVG)
    text = ElementTree.tostring(root, encoding="unicode")
    given = colours or {}
    return _VARIABLE.sub(lambda found: given.get(found[1], found[2].strip()), text) + "\n"


def of_match(match: Match, language: str = "en", only: str = "") -> str:
    """The table of a match as a spectator sees it now, or one of its sheets, as an SVG document."""
    return picture(match.rules, match.state, Words(match.rules.meta, language, match.players), only=only)


class _Painter:
    def __init__(self, rules: Rules[Any], scene: Scene, words: Words) -> None:
        self.meta = rules.meta
        self.scene = scene
        self.words = words
        self.symbols = self._art("pieces.svg").symbols

    def _art(self, name: str) -> Art:
        """A drawing of the game, as it was in the version that is played."""
        return art(editions.file(self.meta.folder, self.meta.rules_version, f"art/{name}"))

    def places(self, seat: Seat, only: str) -> dict[str, tuple[float, float, float, float]]:
        """Left, top, width and height of each sheet: the board, the rest to its right, the mats below."""
        sizes = {sheet.id: self._art(sheet.art) for sheet in self.scene.sheets}
        if only:
            return {only: (0, 0, sizes[only].width, sizes[only].height)}
        found: dict[str, tuple[float, float, float, float]] = {}
        right = bottom = 0.0
        for sheet in self.scene.sheets:
            if sheet.role == BOARD:
                size = sizes[sheet.id]
                found[sheet.id] = (0, bottom, size.width, size.height)
                right, bottom = max(right, size.width), bottom + size.height
        left, top = right, 0.0
        for sheet in self.scene.sheets:
            if sheet.role not in (BOARD, MAT):
                size = sizes[sheet.id]
                found[sheet.id] = (left, top, size.width, size.height)
                right, top = max(right, left + size.width), top + size.height
        bottom = max(bottom, top)
        mats = [sheet for sheet in self.scene.sheets if sheet.role == MAT]
        across = min(3, max(1, len(mats)))
        for index, sheet in enumerate(sorted(mats, key=lambda sheet: sheet.seat != seat)):
            width = right / across
            height = width * sizes[sheet.id].height / sizes[sheet.id].width
            found[sheet.id] = (index % across * width, bottom + index // across * height, width, height)
        return found

    def sheet(self, sheet: Sheet, place: tuple[float, float, float, float]) -> Element:
        """A sheet with everything that lies on it, in its place of the picture."""
        drawing = self._art(sheet.art)
        root = deepcopy(drawing.root)
        for parent in list(root.iter()):
            for child in [child for child in parent if child.get("class") == "anchors"]:
                parent.remove(child)
        self._prefix(root, f"{sheet.id}-")
        for key, number in zip(("x", "y", "width", "height"), place, strict=True):
            root.set(key, f"{number:g}")
        self._fill(root, sheet.slots)
        self._paint(root, sheet.seat)
        lying: dict[str, list[Piece]] = {}
        for piece in self.scene.pieces:
            if piece.sheet == sheet.id:
                lying.setdefault(piece.anchor, []).append(piece)
        for name, pieces in lying.items():
            anchor = drawing.anchors[name]
            for piece, step in zip(pieces, offsets(anchor, [piece.seat for piece in pieces]), strict=True):
                root.append(self._piece(piece, anchor, step))
        return root

    def _piece(self, piece: Piece, anchor: Anchor, step: Point) -> Element:
        symbol = self.symbols[piece.symbol]
        x, y, width, height = (float(number) for number in symbol.get("viewBox", "").split())
        group = ElementTree.Element(
            tag("g"),
            transform=f"translate({anchor.x + step[0]:.2f} {anchor.y + step[1]:.2f}) scale({anchor.scale:g}) "
            f"translate({-x - width / 2:g} {-y - height / 2:g})",
        )
        ElementTree.SubElement(group, tag("title")).text = self.words.piece(piece)
        group.extend(deepcopy(list(symbol)))
        self._fill(group, piece.slots)
        self._paint(group, piece.seat)
        if piece.count > 1:
            group.append(self._count(piece.count, x + width, y))
        return group

    def _count(self, count: int, x: float, y: float) -> Element:
        group = ElementTree.Element(tag("g"), transform=f"translate({x:g} {y:g})")
        ElementTree.SubElement(group, tag("circle"), r="7", fill="#1e2833")
        label = {"y": "4", "font-size": "11", "font-weight": "700", "text-anchor": "middle", "fill": "#fff"}
        ElementTree.SubElement(group, tag("text"), label).text = str(count)
        return group

    def _fill(self, root: Element, slots: Values) -> None:
        """Words and numbers: those that the sheet names, and those that the scene gives."""
        for element in root.iter(tag("text")):
            word, slot = element.get("data-word"), element.get("data-slot")
            if word is not None:
                element.text = self.words.say(word)
            elif slot is not None and slot in slots:
                value = slots[slot]
                element.text = self.words.say(value) if isinstance(value, str) and self.words.has(value) else str(value)
            room, size = float(element.get("data-width", math.inf)), float(element.get("font-size", 12))
            if len(element.text or "") * size * LETTER > room:
                element.set("textLength", f"{room:g}")
                element.set("lengthAdjust", "spacingAndGlyphs")

    def _paint(self, root: Element, seat: int) -> None:
        """The seat's colours and mark."""
        if seat < 0:
            return
        colours = PAINTS.get(self.meta.seat_ids[seat]) or list(PAINTS.values())[seat % len(PAINTS)]
        paints = dict(zip(("--seat", "--seat-dark", "--seat-ink"), colours, strict=True))
        for element in root.iter():
            for key, value in element.attrib.items():
                if value.startswith("var(--seat"):
                    element.set(key, paints[value.removeprefix("var(").split(",")[0].rstrip(")")])
            if element.get("data-mark") is not None:
                x, y, r = (float(element.get(f"data-{key}", 0)) for key in "xyr")
                shape = {"d": mark(seat), "transform": f"translate({x:g} {y:g}) scale({r:g})", "stroke": "none"}
                ElementTree.SubElement(element, tag("path"), shape)

    def _prefix(self, root: Element, prefix: str) -> None:
        """Several sheets lie in one picture, so their ids must differ."""
        for element in root.iter():
            for key, value in element.attrib.items():
                if key == "id":
                    element.set(key, prefix + value)
                elif value.startswith("url(#"):
                    element.set(key, f"url(#{prefix}{value[5:]}")
                elif key.endswith("href") and value.startswith("#"):
                    element.set(key, f"#{prefix}{value[1:]}")
