"""The cover: a stone pillar on the coast of Africa, and three ships that round it on their way to India."""

from __future__ import annotations

from draw.cover import cross, foam, gulls, land, nau, poster, sea, ship_at, sky, stars, surf
from draw.palette import c
from draw.svg import group, path, rect

SUN = (600.0, 214.0)


def draw() -> str:
    """The whole poster."""
    return poster(
        sky(*SUN, 70, 28),
        stars([(330, 60), (352, 96), (318, 104), (344, 132), (480, 50), (700, 60), (760, 120), (420, 110)]),
        land([(400, 308), (480, 296), (560, 284), (640, 292), (720, 276), (810, 288)], "far"),
        sea(306),
        gulls((420, 150), (452, 138), (300, 190)),
        ship_at(724, 344, 0.26, nau(crossed=False)),
        ship_at(590, 354, 0.42, nau()),
        ship_at(400, 374, 0.88, nau()),
        cliff(),
        surf(392),
        foam(432, 14, 150, 0, 0.35),
    )


def cliff() -> str:
    """A headland with the pillar that Portuguese navigators left behind, and a palm."""
    rock = "M-10 450V236Q40 214 96 222Q150 226 168 262Q182 300 214 322Q240 350 252 450Z"
    shade = "M168 262Q182 300 214 322Q240 350 252 450H170Q176 380 150 330Q140 290 120 262Q150 250 168 262Z"
    fronds = "M40 132Q16 116-4 130M40 132Q20 104 2 104M40 132Q40 100 26 84M40 132Q60 102 78 108M40 132Q66 122 82 138"
    return group(
        path("M34 224Q46 176 40 132", fill="none", stroke=c("hull"), stroke_width="7"),
        path(fronds, fill="none", stroke=c("near"), stroke_width="8", stroke_linecap="round"),
        path(rock, fill=c("near")),
        path(shade, fill=c("hull-low"), opacity=".5"),
        rect(96, 118, 22, 108, fill=c("sail"), stroke=c("hull-low"), stroke_width="1.6"),
        path("M86 226H128V216H86ZM90 118H124V106H90Z", fill=c("sail"), stroke=c("hull-low"), stroke_width="1.6"),
        path("M104 106V74M92 86H122", fill="none", stroke=c("sail"), stroke_width="7"),
        cross(107, 150, 9),
        path(
            "M101 170H113M101 178H113M101 186H113", fill="none", stroke=c("hull-low"), stroke_width="1.4", opacity=".7"
        ),
    )
