"""The cover: a pig on a meadow that looks at a die."""

from __future__ import annotations

from draw.cover import INK, gulls, land, poster, sky
from draw.palette import c
from draw.svg import at, circle, group, path, rect, tag

PINK, PINK_DARK = "#eda79a", "#c9766c"


def draw() -> str:
    """The whole poster."""
    return poster(
        sky(610, 130, 64, 24),
        land([(-10, 300), (120, 250), (260, 286), (420, 240), (560, 282), (700, 250), (810, 280)], "far"),
        land([(-10, 360), (140, 330), (330, 352), (520, 326), (700, 350), (810, 338)], "swell"),
        land([(-10, 420), (200, 392), (420, 410), (640, 390), (810, 408)], "swell-mid"),
        gulls((420, 110), (452, 98)),
        at(300, 300, pig()),
        at(560, 352, die()),
    )


def pig() -> str:
    """A round pig, seen from the side."""
    legs = "M-78 66V112H-50V74ZM-30 78V116H-2V78ZM44 76V116H72V72ZM84 66V110H110V58Z"
    return group(
        path("M-132 0Q-164-18-152-40Q-140-58-128-42Q-122-28-138-24", fill="none", stroke=PINK_DARK, stroke_width="7"),
        path(legs, fill=PINK_DARK),
        tag("ellipse", cx="-8", cy="14", rx="132", ry="82", fill=PINK),
        circle(112, -14, 58, fill=PINK),
        path("M74-62Q70-100 100-92Q112-80 106-60ZM120-70Q134-104 158-84Q160-66 146-54Z", fill=PINK_DARK),
        tag("ellipse", cx="158", cy="0", rx="24", ry="20", fill=PINK_DARK),
        circle(150, 0, 4, fill=INK),
        circle(166, 0, 4, fill=INK),
        circle(122, -30, 6, fill=INK),
        path("M122 26Q138 40 154 30", fill="none", stroke=INK, stroke_width="3.4"),
        path("M-110 50Q-60 98 20 94Q90 88 116 44Q70 74-10 74Q-70 74-110 50Z", fill=PINK_DARK, opacity=".55"),
    )


def die() -> str:
    """A die that shows six."""
    pips = [circle(x, y, 8, fill=INK) for x in (-24, 24) for y in (-30, 0, 30)]
    face = rect(-54, -54, 108, 108, rx="18", fill=c("sail"), stroke=INK, stroke_width="3")
    return group(face, *pips, transform="rotate(-12)")
