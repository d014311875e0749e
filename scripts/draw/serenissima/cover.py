"""The cover: a galley with all oars out before the towers of Venezia."""

from __future__ import annotations

from draw.cover import INK, foam, gulls, land, lateen, pennant, poster, sea, ship_at, sky, stars, surf
from draw.palette import c
from draw.svg import circle, d, group, path, rect

SUN = (250.0, 196.0)


def draw() -> str:
    """The whole poster."""
    return poster(
        sky(*SUN, 84, 20),
        stars([(60, 70), (130, 40), (330, 60), (420, 96), (520, 44), (40, 170), (740, 60)]),
        land([(-10, 306), (70, 286), (140, 296), (220, 280), (300, 300), (380, 306)], "far"),
        city(),
        sea(306),
        gulls((360, 130), (392, 116), (120, 108)),
        ship_at(330, 376, 1.02, galley()),
        ship_at(650, 356, 0.42, galley("#2c65a8"), mirrored=True),
        surf(388),
        foam(430, 14, 150, 0, 0.35),
    )


def city() -> str:
    """Domes, a bell tower and palaces on the water."""
    palaces = (
        "M430 306V262H470V254H500V262H540V306ZM700 306V258H726V250H752V258H810V306Z"
        "M556 306V246H584V238Q600 214 616 238V246H690V306Z"
    )
    domes = "M560 246Q572 220 584 246ZM616 246Q630 216 644 246ZM648 246Q664 212 680 246Z"
    tower = "M506 306V148H534V306ZM502 148H538V130H502ZM506 130L520 96L534 130Z"
    windows = "".join(d("M", x, 306, "v", -16, "a", 5, 5, 0, 0, 1, 10, 0, "v", 16, "z") for x in range(438, 800, 22))
    balls = group(*(circle(x, y, 2.4) for x, y in ((572, 228), (600, 218), (630, 222), (664, 218))), fill=c("gold"))
    return group(
        path(palaces + domes, fill=c("far")),
        path(tower, fill=c("far")),
        path("M508 142H532M512 130V120H528V130", fill="none", stroke=c("near"), stroke_width="2", opacity=".6"),
        path(windows, fill=c("near"), opacity=".45"),
        balls,
        rect(420, 300, 390, 6, fill=c("near"), opacity=".6"),
    )


def galley(colour: str = "#b0352a") -> str:
    """A war galley bound to the right: a long low hull, a ram, a castle astern and a striped sail."""
    oars = "".join(d("M", x, -14, "L", x - 22, 32) for x in range(-112, 120, 17))
    blades = "".join(d("M", x - 19, 24, "l", -9, 18, "l", 7, 2, "l", 7, -17, "z") for x in range(-112, 120, 17))
    hull = "M-176-30Q-160 10-128 18H120Q160 10 214-20L216-26H150Q120-16 90-16H-120Q-140-18-150-40Z"
    stripes = "M-20-186L-16-44M14-168L12-40M46-140L40-37"
    shields = group(*(circle(x, -20, 7, stroke=INK, stroke_width="1.6") for x in range(-104, 112, 17)), fill=c("gold"))
    return group(
        path("M-34-16V-224", fill="none", stroke=INK, stroke_width="5"),
        pennant(-34, -226, 70, colour),
        lateen(-118, -52, 176, 176),
        path(stripes, fill="none", stroke=colour, stroke_width="12", opacity=".85"),
        path("M-178-32L-190-78L-140-74L-128-28Z", fill=c("hull")),
        path("M-194-78Q-166-104-136-74Z", fill=colour),
        path("M-186-62L-137-57", fill="none", stroke=c("gold"), stroke_width="2.4"),
        path(hull, fill=c("hull")),
        path("M-150 4Q-140 15-128 18H120Q148 12 178-3Q150 6 118 6H-120Q-138 8-150 4Z", fill=c("hull-low")),
        path("M-150-26H150", fill="none", stroke=c("gold"), stroke_width="2.4"),
        shields,
        path(oars, fill="none", stroke=c("sail-low"), stroke_width="3"),
        path(blades, fill=c("sail-low")),
    )
