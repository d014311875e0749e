"""Covers: a small poster for each game, 800 by 450, by day and by night, made of skies, seas, ships and coasts."""

from __future__ import annotations

import math
from collections.abc import Sequence

from draw.palette import c
from draw.svg import Point, Sheet, at, circle, d, group, n, path, polar, rect, smooth

WIDTH, HEIGHT = 800, 450
INK = "#2c1d10"


def poster(*parts: str) -> str:
    """The whole file."""
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(*parts)
    return sheet.write()


def sky(x: float, y: float, r: float, rays: int = 24) -> str:
    """The sky in three bands, with a sun (by night a moon) and its rays."""
    bands = [
        circle(x, y, r * size, fill=c("sky-low"), opacity=n(share, 2))
        for size, share in ((4.6, 0.22), (3.3, 0.26), (2.3, 0.34))
    ]
    beams = [_beam(x, y, r * 1.25, 900, 360 * index / rays, 180 / rays) for index in range(rays)]
    return group(
        rect(0, 0, WIDTH, HEIGHT, fill=c("sky")),
        *bands,
        path("".join(beams), fill=c("ray"), opacity=".28"),
        circle(x, y, r, fill=c("sun")),
        circle(x, y, r - 5, fill="none", stroke=c("sky"), stroke_width="1.2", opacity=".7"),
    )


def _beam(x: float, y: float, inner: float, outer: float, bearing: float, width: float) -> str:
    corners = [
        polar(x, y, inner, bearing),
        polar(x, y, outer, bearing - width / 2),
        polar(x, y, outer, bearing + width / 2),
    ]
    return "M" + "L".join(f"{n(px)} {n(py)}" for px, py in corners) + "Z"


def stars(spots: Sequence[Point]) -> str:
    """Stars of four points; by day they are hardly seen."""
    arms = "".join(f"M{n(x)} {n(y - 4)}l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" for x, y in spots)
    return path(arms, fill=c("sail"), opacity=".55")


def wave(y: float, height: float, length: float, shift: float, colour: str) -> str:
    """A band of the sea with a scalloped crest, down to the foot of the poster."""
    crest = d("M", -length + shift, y)
    x = -length + shift
    while x < WIDTH + length:
        crest += d(
            "q",
            length * 0.3,
            -height * 1.5,
            length * 0.62,
            -height * 0.35,
            "q",
            length * 0.2,
            height * 0.5,
            length * 0.38,
            height * 0.35,
        )
        x += length
    return path(f"{crest}V{HEIGHT}H{n(-length + shift)}Z", fill=c(colour))


def foam(y: float, height: float, length: float, shift: float, share: float = 0.8) -> str:
    """White lines on the crests."""
    strokes, x = "", -length + shift
    while x < WIDTH + length:
        strokes += d(
            "M", x + length * 0.1, y - height * 0.1, "q", length * 0.22, -height * 0.95, length * 0.5, -height * 0.2
        )
        x += length
    return path(strokes, fill="none", stroke=c("foam"), stroke_width="1.6", opacity=n(share, 2))


def sea(y: float) -> str:
    """The far sea, behind the ships."""
    return group(
        rect(0, y, WIDTH, HEIGHT - y, fill=c("swell")),
        *(
            rect(150 + 23 * k % 400, y + 8 + 9 * k, 60 + 37 * k % 160, 1.4, fill=c("foam"), opacity=".5")
            for k in range(5)
        ),
        wave(y + 62, 9, 96, 20, "swell-mid"),
        foam(y + 62, 9, 96, 20, 0.5),
    )


def surf(y: float) -> str:
    """The near sea, in front of the ships."""
    return group(
        wave(y, 13, 128, -30, "swell-deep"),
        foam(y, 13, 128, -30),
        wave(y + 40, 15, 164, 30, "swell-low"),
    )


def land(points: Sequence[Point], colour: str) -> str:
    """A coast: a smooth line of hills down to the sea behind it."""
    crest = smooth(points)
    return path(f"{crest}V{HEIGHT}H{n(points[0][0])}Z", fill=c(colour))


def gulls(*spots: Point) -> str:
    """Birds, far away."""
    wings = "".join(d("M", x - 9, y - 3, "q", 5, -5, 9, 2, "q", 4, -7, 9, -2) for x, y in spots)
    return path(wings, fill="none", stroke=c("ink"), stroke_width="1.6", opacity=".7")


def cross(x: float, y: float, r: float) -> str:
    """The cross on the sails of Portugal."""
    a, b = r * 0.2, r * 0.42
    arms = "".join(
        d("M", x + dx * a + dy * a, y + dy * a + dx * a)
        + d("L", x + dx * r + dy * b, y + dy * r + dx * b, "L", x + dx * r - dy * b, y + dy * r - dx * b)
        + d("L", x + dx * a - dy * a, y + dy * a - dx * a, "Z")
        for dx, dy in ((0, -1), (0, 1), (1, 0), (-1, 0))
    )
    middle = d("M", x - a, y - a, "h", 2 * a, "v", 2 * a, "h", -2 * a, "z")
    return path(arms + middle, fill="#b0352a")


def pennant(x: float, y: float, length: float, colour: str = "#b0352a") -> str:
    """A streamer in the wind, which comes from the left."""
    return path(
        d("M", x, y, "q", length * 0.3, -9, length * 0.58, -1, "t", length * 0.42, -3)
        + d("q", -length * 0.2, 7, -length * 0.42, 7, "q", -length * 0.3, -5, -length * 0.58, 4, "z"),
        fill=colour,
    )


def square_sail(x: float, top: float, foot: float, wide: float, low: float, belly: float = 14) -> str:
    """A square sail full of wind; `wide` at its yard, `low` at its foot."""
    a, b, deep = wide / 2, low / 2, (foot - top) / 2
    outline = d(
        "M", x - a, top, "Q", x, top - 5, x + a, top, "Q", x + a + belly, top + deep, x + b + belly * 0.4, foot
    ) + d("Q", x + 4, foot + 12, x - b + belly * 0.4, foot, "Q", x - a + belly * 1.5, top + deep, x - a, top, "Z")
    shade = d("M", x + a, top, "Q", x + a + belly, top + deep, x + b + belly * 0.4, foot) + d(
        "Q",
        x + b * 0.6 + 8,
        foot + 7,
        x + b * 0.45 + 6,
        foot + 8,
        "Q",
        x + a * 0.75 + belly,
        top + deep,
        x + a * 0.62,
        top - 2,
        "Z",
    )
    return group(
        path(outline, fill=c("sail")),
        path(shade, fill=c("sail-low")),
        path(
            d("M", x - a - 7, top - 1, "Q", x, top - 7, x + a + 7, top - 1), fill="none", stroke=INK, stroke_width="3.4"
        ),
    )


def lateen(x: float, y: float, length: float, height: float) -> str:
    """A lateen sail: a triangle on a slanting yard, its foot at x, y."""
    top = (x + length * 0.72, y - height)
    sail = d("M", x, y, "L", *top, "Q", x + length * 1.12, y - height * 0.45, x + length * 0.92, y - 4)
    sail += d("Q", x + length * 0.4, y + 9, x, y, "Z")
    shade = d("M", *top, "Q", x + length * 1.12, y - height * 0.45, x + length * 0.92, y - 4)
    shade += d("Q", x + length * 0.8, y + 1, x + length * 0.7, y + 2)
    shade += d("Q", x + length * 0.98, y - height * 0.45, *top, "Z")
    yard = d("M", x - 8, y + 9, "L", top[0] + 8, top[1] - 12)
    return group(
        path(sail, fill=c("sail")),
        path(shade, fill=c("sail-low")),
        path(yard, fill="none", stroke=INK, stroke_width="3.4"),
    )


def nau(crossed: bool = True, streamer: str = "#b0352a") -> str:
    """A ship of the Indies under full sail, bound to the right; her waterline at 0, 260 high."""
    masts = "M-2-20V-250M70-40V-206M-74-60V-176"
    rigging = "M-2-246L-106-78M-2-246L120-62M70-204L152-96M70-204L30-40M-74-174L-116-80"
    return group(
        path("M112-58L176-108", fill="none", stroke=INK, stroke_width="4"),
        path(masts, fill="none", stroke=INK, stroke_width="4.4"),
        path(rigging, fill="none", stroke=c("ink"), stroke_width=".8", opacity=".6"),
        pennant(-2, -252, 66, streamer),
        pennant(70, -207, 44, streamer),
        lateen(-136, -66, 66, 112),
        square_sail(70, -186, -134, 44, 56, 8),
        square_sail(70, -128, -76, 62, 64, 10),
        square_sail(-2, -232, -176, 56, 78, 10),
        square_sail(-2, -168, -70, 92, 90, 16),
        cross(6, -118, 26) if crossed else "",
        cross(78, -102, 15) if crossed else "",
        hull(),
    )


def hull() -> str:
    """Castles fore and aft, wales and gun ports."""
    body = "M-122-50Q-112 4-80 24H82Q116 2 130-56L98-48Q90-28 62-26H-44Q-70-28-76-54Z"
    wales = "M-116-30Q-90-10-60-10H66Q100-14 122-32M-108-8Q-84 8-62 8H74Q98 4 112-10"
    ports = "".join(d("M", x, -4, "h", 9, "v", 8, "h", -9, "z") for x in (-52, -26, 0, 26, 52))
    return group(
        path("M-124-52L-132-98L-78-88L-66-36L-100-30Z", fill=c("hull")),
        path("M-130-84L-77-75M-127-68L-75-62", fill="none", stroke=c("gold"), stroke_width="2.4"),
        path("M60-24L70-70L134-78L131-50L110-30Z", fill=c("hull")),
        path("M71-60L133-66", fill="none", stroke=c("gold"), stroke_width="2.4"),
        path(body, fill=c("hull")),
        path("M-104 4Q-94 18-80 24H82Q98 15 110-2Q92 12 74 14H-70Q-90 14-104 4Z", fill=c("hull-low")),
        path(wales, fill="none", stroke=c("gold"), stroke_width="2.2", opacity=".8"),
        path(ports, fill=c("hull-low")),
    )


def ring(x: float, y: float, r: float, count: int, start: float = 0) -> list[Point]:
    """Points round a circle."""
    return [polar(x, y, r, start + 360 * index / count) for index in range(count)]


def ship_at(x: float, y: float, scale: float, *parts: str, mirrored: bool = False) -> str:
    """A ship somewhere, bound to the right or to the left."""
    drawing = group(*parts, transform="scale(-1 1)") if mirrored else group(*parts)
    return at(x, y, drawing, scale=scale)


def swing(x0: float, x1: float, y: float, height: float, count: int = 40) -> list[Point]:
    """A gentle hill as points."""
    return [(x0 + (x1 - x0) * k / count, y - height * math.sin(math.pi * k / count) ** 2) for k in range(count + 1)]
