"""Panels and cartouches: what is drawn on a chart besides the earth."""

from __future__ import annotations

from draw.letters import outline
from draw.palette import c
from draw.svg import d, group, n, ornament, path, rect, text


def panel(x: float, y: float, width: float, height: float) -> str:
    """A sheet of parchment with a double rule and small notches at its corners."""
    return group(
        path(_notched(x, y, width, height), fill=c("panel"), stroke=c("ink"), stroke_width="1"),
        path(_notched(x + 3, y + 3, width - 6, height - 6), fill="none", stroke=c("panel-edge"), stroke_width=".7"),
    )


def _notched(x: float, y: float, width: float, height: float, k: float = 6) -> str:
    across, down = width - 2 * k, height - 2 * k
    corners = (("h", across, k, k), ("v", down, -k, k), ("h", -across, -k, -k), ("v", -down, k, -k))
    return d("M", x + k, y) + "".join(d(way, by, "a", k, k, 0, 0, 0, dx, dy) for way, by, dx, dy in corners) + "z"


def cartouche(x: float, y: float, width: float, height: float, title: str, size: float, below: str) -> str:
    """A scroll with rolled ends, a title on it and a line below; the middle at x, y."""
    w, h = width / 2, height / 2
    left, right, top, foot = x - w, x + w, y - h, y + h
    body = d("M", left, top + 4, "Q", x - w / 2, top - 5, x, top, "T", right, top - 1)
    body += d("V", foot - 4, "Q", x + w / 2, foot + 5, x, foot, "T", left, foot + 1, "Z")
    rules = d("M", left + 6, top + 8, "Q", x - w / 2, top, x, top + 4.5, "T", right - 6, top + 3)
    rules += d("M", left + 6, foot - 3, "Q", x - w / 2, foot - 6, x, foot - 4.5, "T", right - 6, foot - 8)
    letters, wide = outline(title, size, size * 0.06)
    return ornament(
        group(
            path(_roll(left, -1, top + 2, top, foot)),
            path(_roll(right, 1, top - 3, top, foot)),
            fill=c("panel-low"),
            stroke=c("ink"),
            stroke_width="1",
        ),
        path(body, fill=c("panel"), stroke=c("ink"), stroke_width="1.1"),
        path(rules, fill="none", stroke=c("panel-edge"), stroke_width=".8"),
        path(letters, transform=f"translate({n(x - wide / 2)} {n(y + size * 0.19)})", fill=c("ink")),
        text(x, foot - 10, below, 13, fill=c("ink-soft"), font_style="italic", letter_spacing="1.2"),
    )


def _roll(edge: float, side: int, start: float, top: float, foot: float) -> str:
    """The rolled end of a scroll, to the left (-1) or right (1) of an edge."""

    def out(by: float) -> float:
        return edge + side * by

    return (
        d("M", edge, start, "C", out(15), top - 8, out(28), top + 4, out(22), top + 12)
        + d("C", out(18), top + 17, out(9), top + 12, out(12), top + 7, "V", foot - 2)
        + d("C", out(9), foot + 7, out(3), foot + 4, edge, foot - 1, "Z")
    )


def well(x: float, y: float, width: float, height: float, r: float = 4) -> str:
    """A sunk place where pieces lie."""
    return rect(x, y, width, height, rx=n(r), fill=c("panel-low"), stroke=c("panel-edge"), stroke_width=".7")


def depths(x: float, y: float, width: float, height: float) -> str:
    """The sea darkens towards the edge of the sheet."""
    return group(
        *(rect(x + w / 2, y + w / 2, width - w, height - w, stroke_width=w) for w in range(5, 70, 5)),
        fill="none",
        stroke=c("sea-deep"),
        stroke_opacity=".07",
    )
