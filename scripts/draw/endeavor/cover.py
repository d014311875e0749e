"""The cover: a globe laced with routes instead of a sun, and a ship of the line that sails out from under it."""

from __future__ import annotations

from draw.cover import INK, foam, gulls, land, pennant, poster, sea, ship_at, sky, square_sail, stars, surf
from draw.palette import c
from draw.svg import circle, d, group, n, path, tag

GLOBE = (300.0, 206.0)
R = 150.0
#: Cities on the globe, and which of them are linked.
PLACES = [(-92, -50), (-30, -92), (46, -74), (104, -18), (58, 40), (-24, 18), (-84, 52), (10, 100)]
ROUTES = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (5, 6), (4, 7), (6, 7), (2, 5)]


def draw() -> str:
    """The whole poster."""
    return poster(
        sky(*GLOBE, R, 24),
        stars([(40, 60), (90, 130), (520, 60), (600, 110), (690, 50), (760, 140), (470, 130)]),
        globe(),
        land([(-10, 322), (50, 306), (120, 312), (190, 322)], "near"),
        sea(316),
        gulls((520, 170), (550, 156), (700, 180)),
        ship_at(560, 378, 0.98, liner()),
        surf(390),
        foam(432, 14, 150, 0, 0.35),
    )


def globe() -> str:
    """Meridians, lands and red routes."""
    x, y = GLOBE
    meridians = group(
        *(tag("ellipse", cx=n(x), cy=n(y), rx=n(R * share), ry=n(R)) for share in (0.35, 0.72)),
        *(
            path(d("M", x - half, y + down, "Q", x, y + down + bend, x + half, y + down))
            for half, down, bend in LATITUDES
        ),
        path(d("M", x, y - R, "V", y + R)),
        fill="none",
        stroke=c("sky"),
        stroke_width="1.2",
        opacity=".55",
    )
    lands = (
        "M-118-60Q-96-104-58-96Q-40-84-58-62Q-66-40-52-24Q-44 0-62 10Q-90-6-100-28Q-116-40-118-60Z"
        "M-54 22Q-28 20-22 44Q-24 84-46 112Q-62 92-66 62Q-70 34-54 22Z"
        "M-6-96Q30-118 74-92Q112-60 120-22Q102-30 88-8Q70-12 60-34Q44-22 30-42Q6-52-6-96Z"
        "M10-26Q44-36 56-6Q64 24 40 62Q22 60 20 30Q-4 12 10-26ZM92 40Q118 36 122 58Q108 80 90 66Z"
    )
    routes = "".join(_route(PLACES[a], PLACES[b]) for a, b in ROUTES)
    nodes = [circle(px, py, 6.5, fill=c("sail"), stroke=INK, stroke_width="2") for px, py in PLACES]
    return group(
        circle(x, y, R - 5, fill=c("swell-mid")),
        meridians,
        group(
            path(lands, fill=c("land"), stroke=c("land-edge"), stroke_width="2"),
            path(routes, fill="none", stroke="#c23b2c", stroke_width="3.2"),
            *nodes,
            transform=f"translate({n(x)} {n(y)})",
        ),
        circle(x, y, R - 2, fill="none", stroke=c("gold"), stroke_width="6"),
    )


#: Half the length of a parallel, how far down it lies and how it bends.
LATITUDES = [(112, -92, 26), (143, -32, 14), (143, 36, 14), (108, 96, 26)]


def _route(a: tuple[float, float], b: tuple[float, float]) -> str:
    middle = ((a[0] + b[0]) * 0.56, (a[1] + b[1]) * 0.56)
    return d("M", *a, "Q", *middle, *b)


def liner() -> str:
    """A three-decker bound to the right."""
    masts = "M-78-20V-232M0-20V-268M78-24V-236"
    rigging = "M0-266L-120-60M0-266L128-60M78-234L176-88M-78-230L-136-66"
    ports = "".join(d("M", x, y, "h", 8, "v", 7, "h", -8, "z") for y in (-30, -10) for x in range(-104, 112, 22))
    hull = "M-140-64L-134-20Q-126 16-100 24H104Q132 8 144-62L120-52H-96L-104-68Z"
    return group(
        path("M128-56L196-98", fill="none", stroke=INK, stroke_width="4"),
        path(masts, fill="none", stroke=INK, stroke_width="4.4"),
        path(rigging, fill="none", stroke=c("ink"), stroke_width=".8", opacity=".6"),
        pennant(0, -270, 66),
        pennant(78, -238, 44),
        pennant(-78, -234, 44),
        *(square_sail(x, top, top + 48, 34 + 0.3 * (top + 230), 42 + 0.3 * (top + 230), 8) for x, top in LIGHT),
        *(square_sail(x, -108 if x else -116, -58, 74, 72, 10) for x in (-78, 0, 78)),
        path(hull, fill=c("hull")),
        path("M-126 2Q-118 19-100 24H104Q120 16 130-2Q118 10 98 12H-94Q-114 12-126 2Z", fill=c("hull-low")),
        path("M-136-40H140M-132-18H134", fill="none", stroke=c("gold"), stroke_width="5"),
        path(ports, fill=c("hull-low")),
    )


#: The upper sails: the mast and the height of the yard.
LIGHT = [(-78, -216), (-78, -162), (0, -250), (0, -192), (0, -164), (78, -220), (78, -164)]
