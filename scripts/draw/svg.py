"""Writing SVG: numbers, paths, groups, and the anchors of a sheet."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

#: The face of every word. The client brings EB Garamond along; elsewhere the next best old-style face is taken.
FACE = (
    "'EB Garamond','Cormorant Garamond',Garamond,'Palatino Linotype',Palatino,'Book Antiqua','Liberation Serif',serif"
)


def n(value: float, digits: int = 1) -> str:
    """A number in as few letters as SVG allows.

    >>> n(0.50), n(-0.04), n(12.0)
    ('.5', '0', '12')
    """
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        text = "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def tag(name: str, *children: str, **attributes: object) -> str:
    """An element. `stroke_width=1` is written `stroke-width="1"`, `id_` is `id`; None leaves an attribute out."""
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        text = n(value, 2) if isinstance(value, float) else str(value)
        parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    body = "".join(children)
    return f"<{' '.join(parts)}>{body}</{name}>" if body else f"<{' '.join(parts)}/>"


def group(*children: str, **attributes: object) -> str:
    return tag("g", *children, **attributes)


def path(d: str, **attributes: object) -> str:
    return tag("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: object) -> str:
    return tag("circle", cx=n(x), cy=n(y), r=n(r, 2), **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    return tag("rect", x=n(x), y=n(y), width=n(width), height=n(height), **attributes)


def text(x: float, y: float, words: object, size: float, **attributes: object) -> str:
    """Words with their middle at x, standing on the line y."""
    attributes.setdefault("text_anchor", "middle")
    return tag("text", escape(str(words)), x=n(x), y=n(y), font_size=n(size), **attributes)


def at(x: float, y: float, *children: str, scale: float = 1, turn: float = 0, **attributes: object) -> str:
    """Children moved to a point, turned and scaled about it."""
    moves = f"translate({n(x)} {n(y)})"
    if turn:
        moves += f"rotate({n(turn)})"
    if scale != 1:
        moves += f"scale({n(scale, 3)})"
    return group(*children, transform=moves, **attributes)


def line(points: Sequence[Point], closed: bool = False, digits: int = 1) -> str:
    """A polyline as path data, in relative steps."""
    scale = 10**digits
    whole = [(round(x * scale), round(y * scale)) for x, y in points]
    parts = [f"M{n(whole[0][0] / scale, digits)}{_next(n(whole[0][1] / scale, digits))}l"]
    first = True
    for (x0, y0), (x1, y1) in pairwise(whole):
        dx, dy = n((x1 - x0) / scale, digits), n((y1 - y0) / scale, digits)
        if dx == "0" and dy == "0":
            continue
        parts.append(f"{dx if first else _next(dx)}{_next(dy)}")
        first = False
    if first:
        return ""
    return "".join(parts) + ("z" if closed else "")


def d(*parts: str | float) -> str:
    """Path data from letters and numbers.

    >>> d("M", 1, 2.5, "q", -1, 0.5, 3, 4)
    'M1 2.5q-1 .5 3 4'
    """
    written, after_number = "", False
    for part in parts:
        if isinstance(part, str):
            written, after_number = written + part, False
        else:
            written += _next(n(part)) if after_number else n(part)
            after_number = True
    return written


def _next(number: str) -> str:
    """A number behind another one: a minus sign separates already."""
    return number if number.startswith("-") else f" {number}"


def smooth(points: Sequence[Point], closed: bool = False, digits: int = 1) -> str:
    """A curve through all points (Catmull and Rom's), as path data."""
    count = len(points)
    parts = [f"M{n(points[0][0], digits)} {n(points[0][1], digits)}"]
    for index in range(count if closed else count - 1):
        before = points[index - 1] if closed or index else points[0]
        start, end = points[index], points[(index + 1) % count]
        after = points[(index + 2) % count] if closed or index + 2 < count else end
        numbers = (
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
        parts.append("C" + " ".join(n(number, digits) for number in numbers))
    return "".join(parts) + ("Z" if closed else "")


def sampled(points: Sequence[Point], step: float = 3) -> list[Point]:
    """Points along the curve of `smooth`, about `step` apart."""
    found: list[Point] = [points[0]]
    for index in range(len(points) - 1):
        p0 = points[index - 1] if index else points[0]
        p1, p2 = points[index], points[index + 1]
        p3 = points[index + 2] if index + 2 < len(points) else p2
        pieces = max(2, round(math.dist(p1, p2) / step))
        for piece in range(1, pieces + 1):
            t = piece / pieces
            found.append(tuple(_catmull(p0[axis], p1[axis], p2[axis], p3[axis], t) for axis in (0, 1)))  # type: ignore[arg-type]
    return found


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """A point by compass bearing: 0 is up, 90 is right."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring between two bearings, as path data."""
    a, b = polar(x, y, outer, start), polar(x, y, outer, end)
    c, d = polar(x, y, inner, end), polar(x, y, inner, start)
    large = int(end - start > 180)
    return (
        f"M{n(a[0])} {n(a[1])}A{n(outer)} {n(outer)} 0 {large} 1 {n(b[0])} {n(b[1])}"
        f"L{n(c[0])} {n(c[1])}A{n(inner)} {n(inner)} 0 {large} 0 {n(d[0])} {n(d[1])}Z"
    )


def polygon(points: Iterable[Point], digits: int = 1) -> str:
    return line([*points], closed=True, digits=digits)


def ornament(*children: str, **attributes: object) -> str:
    """What is only there to be looked at: names on the chart that no rule speaks of."""
    return group(*children, data_ornament="", **attributes)


class Sheet:
    """A drawing in the making: layers of elements, and anchors."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._parts: list[str] = []
        self._definitions: dict[str, str] = {}
        self._anchors: dict[str, str] = {}

    def add(self, *parts: str) -> None:
        self._parts += parts

    def about(self, name: str, *parts: str) -> None:
        """Parts that tell what they are where somebody asks: `about-<name>` of the game's text."""
        self.add(group(*parts, data_about=name))

    def ghost(self, name: str, drawing: str, x: float, y: float, scale: float, opacity: float) -> str:
        """A pale copy of a drawing that stands for a piece's empty place; the drawing itself is written only once."""
        self._definitions[name] = group(drawing, id_=name)
        transform = f"translate({n(x)} {n(y)})scale({n(scale, 3)})"
        return tag("use", href=f"#{name}", transform=transform, opacity=n(opacity, 2))

    def anchor(self, name: str, x: float, y: float, **data: object) -> None:
        """A named place; `r=20` becomes `data-r="20"`."""
        if name in self._anchors:
            raise ValueError(f"two anchors are named {name}")
        values = {f"data_{key}": n(value) if isinstance(value, float) else value for key, value in data.items()}
        self._anchors[name] = group(id_=f"a-{name}", class_="anchor", data_x=n(x), data_y=n(y), **values)

    def write(self) -> str:
        definitions = tag("defs", *self._definitions.values()) if self._definitions else ""
        anchors = group("\n", *(f"{anchor}\n" for anchor in self._anchors.values()), class_="anchors")
        return document("\n".join([definitions, *self._parts, anchors]), f"0 0 {self.width} {self.height}")


def document(content: str, view_box: str | None = None) -> str:
    """A whole file."""
    box = f' viewBox="{view_box}"' if view_box else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{box} font-family="{FACE}" stroke-linejoin="round" '
        'stroke-linecap="round">\n<!-- Drawn by scripts/draw: change the script or data.toml and run it again. -->\n'
        f"{content}\n</svg>\n"
    )
