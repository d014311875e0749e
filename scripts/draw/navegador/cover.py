"""The cover: a ship of Portugal under a sun that is a rondel, and the Cape behind her."""

from __future__ import annotations

from draw.cover import foam, gulls, land, nau, poster, ring, sea, ship_at, sky, stars, surf
from draw.palette import c
from draw.svg import circle, d, group, path

SUN = (520.0, 178.0)
R = 108.0


def draw() -> str:
    """The whole poster."""
    return poster(
        sky(*SUN, R, 16),
        stars([(60, 60), (150, 110), (240, 46), (330, 92), (700, 70), (760, 150), (90, 190)]),
        rondel(),
        land([(-10, 300), (60, 262), (120, 226), (170, 238), (230, 212), (300, 262), (380, 300), (430, 318)], "far"),
        land([(-10, 330), (40, 300), (90, 278), (150, 296), (210, 318), (260, 330)], "near"),
        sea(306),
        gulls((250, 150), (284, 132), (640, 92)),
        ship_at(470, 372, 0.98, nau()),
        ship_at(168, 352, 0.34, nau(crossed=False)),
        surf(384),
        foam(428, 14, 150, 0, 0.35),
    )


def rondel() -> str:
    """Eight sectors on the sun, as on the board."""
    x, y = SUN
    spokes = "".join(d("M", x, y, "L", *tip) for tip in ring(x, y, R - 5, 8, 22.5))
    return group(
        path(spokes, fill="none", stroke=c("sky"), stroke_width="1.4", opacity=".75"),
        circle(x, y, 30, fill=c("sun"), stroke=c("sky"), stroke_width="1.4"),
        *(circle(px, py, 2.6, fill=c("sky"), opacity=".9") for px, py in ring(x, y, R - 15, 8)),
    )
