"""Sea charts in the manner of the portolans: coasts, hatching, rhumb lines, wind roses, frames, hills, names.

A `Chart` is a window on the earth: degrees in, units of the sheet out. Every game on a map is drawn with this.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from random import Random
from typing import Any

from shapely import affinity
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box
from shapely.geometry import Point as Spot

from draw import atlas
from draw.palette import c
from draw.svg import Point, at, circle, d, group, line, n, path, polar, rect, smooth, tag, text


class Chart:
    """The part of the earth between two meridians and two parallels, drawn into a box of the sheet.

    The sheet may be taller than the degrees are: a plate carrée whose parallels lie `stretch` times as far apart.
    """

    def __init__(
        self,
        window: tuple[float, float, float, float],
        frame: tuple[float, float, float, float],
        *,
        detail: str = "50m",
        smallest: float = 2.5,
        tolerance: float = 0.4,
        keep: Sequence[Point] = (),
        seed: int = 1,
    ) -> None:
        self.west, self.south, self.east, self.north = window
        self.x, self.y, self.width, self.height = frame
        self.detail = detail
        self.smallest = smallest
        self.tolerance = tolerance
        #: Places whose islands are drawn however small they are.
        self.keep = keep
        self.random = Random(seed)

    @property
    def per_degree(self) -> Point:
        """Units of the sheet for a degree of longitude and of latitude."""
        return self.width / (self.east - self.west), self.height / (self.north - self.south)

    def at(self, longitude: float, latitude: float) -> Point:
        """Where a place lies on the sheet."""
        kx, ky = self.per_degree
        return self.x + (longitude - self.west) * kx, self.y + (self.north - latitude) * ky

    @cached_property
    def box(self) -> Any:
        return box(self.x, self.y, self.x + self.width, self.y + self.height)

    @cached_property
    def land(self) -> Any:
        """The land in units of the sheet, without islets, with a margin beyond the frame."""
        kx, ky = self.per_degree
        shape = atlas.land(self.detail).intersection(
            box(self.west - 10, self.south - 10, self.east + 10, self.north + 10)
        )
        shape = affinity.affine_transform(shape, [kx, 0, 0, -ky, self.x - self.west * kx, self.y + self.north * ky])
        shape = shape.simplify(self.tolerance)
        wanted = [LineString([self.at(*place), self.at(place[0] + 0.01, place[1])]).buffer(4) for place in self.keep]
        kept = []
        for island in _polygons(shape):
            if any(island.intersects(place) for place in wanted):
                kept.append(island.buffer(0.5) if island.area < self.smallest else island)
            elif island.area >= self.smallest:
                kept.append(island)
        return MultiPolygon(kept).buffer(0).intersection(self.box.buffer(6))

    def outline(self) -> str:
        """The land as path data."""
        return "".join(
            line(list(ring.coords)[:-1], closed=True)
            for polygon in _polygons(self.land)
            for ring in (polygon.exterior, *polygon.interiors)
        )

    def draw_land(self, prefix: str) -> str:
        """Tinted land with a darker rim and the coast line; its ids begin with the prefix."""
        shape = f"{prefix}-land"
        use = {"href": f"#{shape}", "fill": "none", "clip_path": f"url(#{prefix}-shore)"}
        return group(
            tag(
                "defs",
                path(self.outline(), id_=shape),
                tag("clipPath", tag("use", href=f"#{shape}"), id_=f"{prefix}-shore"),
            ),
            tag("use", href=f"#{shape}", fill=c("land")),
            tag("use", stroke=c("land-edge"), stroke_width=11, stroke_opacity=".28", **use),
            tag("use", stroke=c("land-edge"), stroke_width=4.5, stroke_opacity=".55", **use),
            tag("use", href=f"#{shape}", fill="none", stroke=c("coast"), stroke_width=".8"),
        )

    def draw_hatching(self, step: float = 2.4, reach: float = 8.5) -> str:
        """Level strokes that shade the water along the coast, as engravers cut them."""
        inland = self.land.buffer(0.2)
        bands = [self.land.buffer(reach * part).difference(inland) for part in (1, 0.5, 0.78, 0.36, 0.9, 0.6)]
        found: list[str] = []
        y, row = self.y + step, 0
        while y < self.y + self.height:
            level = LineString([(self.x, y), (self.x + self.width, y)])
            for part in _lines(level.intersection(bands[row % len(bands)])):
                x0, x1 = sorted((part.coords[0][0], part.coords[-1][0]))
                if x1 - x0 > 1.2:
                    found.append(f"M{n(x0)} {n(y)}h{n(x1 - x0)}")
            y, row = y + step, row + 1
        return path("".join(found), fill="none", stroke=c("hatch"), stroke_width=".55", stroke_opacity=".75")

    # Rhumb lines and roses

    def draw_rhumbs(self, centre: Point, radii: Sequence[float]) -> str:
        """The net of winds: rays from a centre, and from sixteen nodes on each circle about it.

        Principal winds in brown, half winds in green, quarter winds in red, as the chart makers had it.
        """
        nodes = [polar(*centre, radius, 22.5 * index) for radius in radii for index in range(16)]
        colours = ("rhumb", "rhumb-red", "rhumb-green", "rhumb-red")
        rays: dict[tuple[str, int, int], str] = {}
        for node in (centre, *nodes):
            for wind in range(16):
                bearing, colour = 11.25 * wind, colours[wind % 4]
                if (node != centre and colour == "rhumb-red") or not self.box.contains(Spot(node)):
                    continue
                ray = LineString([polar(*node, -1500, bearing), polar(*node, 1500, bearing)]).intersection(self.box)
                (x0, y0), (x1, y1) = ray.coords[0], ray.coords[-1]
                offset = node[0] * math.cos(math.radians(bearing)) + node[1] * math.sin(math.radians(bearing))
                rays[colour, wind, round(offset)] = d("M", x0, y0, "L", x1, y1)
        drawn = {colour: "".join(ray for key, ray in rays.items() if key[0] == colour) for colour in colours}
        lines = [path(way, stroke=c(colour)) for colour, way in drawn.items()]
        return group(*lines, fill="none", stroke_width=".6", stroke_opacity=".6")

    # Names

    def port_box(self, longitude: float, latitude: float, name: str, bearing: float) -> Any:
        """About the room that `port` takes."""
        x, y = self.at(longitude, latitude)
        end = polar(x, y, 4 + 3.9 * len(name), bearing)
        return LineString([(x, y), end]).buffer(3)

    def port(self, longitude: float, latitude: float, name: str, bearing: float, *, red: bool = False) -> str:
        """A name written inland from the coast at right angles to it, as on a portolan; important ones in red.

        The bearing is where the writing leads: 90 to the right, 45 up and to the right.
        """
        x, y = self.at(longitude, latitude)
        turn = bearing - 90
        left = 90 < turn % 360 < 270
        if left:
            turn -= 180
        return text(
            x, y, name, 8.6,
            transform=f"rotate({n(turn)} {n(x)} {n(y)})",
            text_anchor="end" if left else "start",
            dx=-3 if left else 3,
            dy=2.4,
            fill=c("red" if red else "ink-soft"),
            font_style="italic",
        )  # fmt: skip

    def hills(self, places: Sequence[Point], size: float = 8) -> str:
        """A range of hills along a line of places, each shaded on its eastern side."""
        way = LineString([self.at(*place) for place in places])
        count = max(2, round(way.length / (size * 1.05)))
        spots = []
        for index in range(count + 1):
            spot = way.interpolate(index / count, normalized=True)
            spots.append((spot.x + self.random.uniform(-1, 1), spot.y + (2.6 if index % 2 else -2.6)))
        hills = []
        for x, y in sorted(spots, key=lambda spot: spot[1]):
            w, h = size * self.random.uniform(0.6, 0.72), size * self.random.uniform(0.85, 1.15)
            top, low = y - h, y - h * 0.2
            crest = d("M", x - w, y, "C", x - w * 0.6, low, x - w * 0.45, top, x - w * 0.05, top)
            slope = d("C", x + w * 0.4, top, x + w * 0.5, low, x + w, y)
            shade = "".join(
                d("M", x + w * a, y - h * b, "l", w * 0.14, h * (b - 0.12))
                for a, b in ((0.08, 0.9), (0.3, 0.72), (0.5, 0.42))
            )
            hills.append(path(crest + slope, fill=c("land")) + path(shade, fill="none", stroke_width=".55"))
        return group(*hills, stroke=c("relief"), stroke_width=".8")

    def relief(self, rivers: Iterable[Sequence[Point]], hills: Iterable[Sequence[Point]], size: float = 8) -> str:
        """All rivers and ranges of hills; the rivers are as much wider as the hills are larger."""
        water = "".join(self.river(river) for river in rivers)
        return group(
            path(water, fill="none", stroke=c("river"), stroke_width=n(size / 8)),
            *(self.hills(chain, size) for chain in hills),
        )

    def river(self, places: Sequence[Point]) -> str:
        """A river from its source to the sea."""
        return smooth([self.at(*place) for place in places])


def wind_rose(x: float, y: float, radius: float) -> str:
    """A compass rose of thirty-two winds, with the lily at north and the cross at east."""
    parts = [
        circle(x, y, radius * 0.98, fill=c("halo"), fill_opacity=".55", stroke=c("ink-soft"), stroke_width=".6"),
        circle(x, y, radius * 0.9, fill="none", stroke=c("ink-soft"), stroke_width=".4"),
    ]
    ticks = []
    for index in range(64):
        inner = 0.9 if index % 2 else 0.86
        a, b = polar(x, y, radius * inner, index * 5.625), polar(x, y, radius * 0.98, index * 5.625)
        ticks.append(f"M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}")
    parts.append(path("".join(ticks), stroke=c("ink-soft"), stroke_width=".4", fill="none"))
    for first, step, reach, waist, dark, pale in (
        (11.25, 22.5, 0.62, 0.2, "rhumb-red", "halo"),
        (22.5, 45, 0.74, 0.24, "rhumb-green", "halo"),
        (45, 90, 0.86, 0.26, "blue", "halo"),
        (0, 90, 1.0, 0.26, "red", "gold"),
    ):
        half = step / 2 if step < 90 else 45
        for index in range(round(360 / step)):
            bearing = first + index * step
            tip = polar(x, y, radius * reach, bearing)
            for side, colour in ((-1, dark), (1, pale)):
                corner = polar(x, y, radius * waist, bearing + side * half * (0.5 if step < 90 else 1))
                parts.append(
                    path(
                        f"M{n(x)} {n(y)}L{n(corner[0])} {n(corner[1])}L{n(tip[0])} {n(tip[1])}Z",
                        fill=c(colour),
                        stroke=c("ink"),
                        stroke_width=".4",
                    )
                )
    parts.append(circle(x, y, radius * 0.1, fill=c("gold"), stroke=c("ink"), stroke_width=".5"))
    parts.append(circle(x, y, radius * 0.04, fill=c("ink")))
    parts.append(at(x, y - radius * 1.0, LILY, scale=radius / 40, fill=c("red"), stroke=c("ink"), stroke_width=".5"))
    east = x + radius * 1.0
    arm = radius * 0.09
    parts.append(
        path(
            f"M{n(east)} {n(y)}m0 {n(-arm)}v{n(2 * arm)}m{n(-arm)} {n(-arm)}h{n(2 * arm)}",
            stroke=c("red"),
            stroke_width=n(radius * 0.05, 2),
            transform=f"translate({n(radius * 0.12)} 0)",
            fill="none",
        )
    )
    return group(*parts)


#: A lily that stands on the origin, 12 high.
LILY = (
    '<path d="M0-12.5C2.6-9.8 3-7 1-3.6 2.6-6.6 6.6-7.6 7.4-4.6 7.9-2.6 6-1.4 4.9-2.6 5-3.9 3.7-4.2 2.7-3.1'
    " 1.9-2.2 1.5-1 1.4 0H-1.4C-1.5-1-1.9-2.2-2.7-3.1-3.7-4.2-5-3.9-4.9-2.6-6-1.4-7.9-2.6-7.4-4.6-6.6-7.6"
    "-2.6-6.6-1-3.6-3-7-2.6-9.8 0-12.5Z"
    'M-3.6-1.6H3.6V-.4H-3.6Z"/>'
)


def sea_serpent(x: float, y: float, scale: float = 1) -> str:
    """A serpent whose coils rise from the water, as mapmakers drew what nobody had seen."""
    coil = "M{a} 0C{b} -15 {c} -15 {d} 0"
    body = "".join(coil.format(a=a, b=a + 3, c=a + 17, d=a + 20) for a in (-34, -10))
    inner = "".join(coil.format(a=a + 6.4, b=a + 7.6, c=a + 12.4, d=a + 13.6).replace("-15", "-7") for a in (-34, -10))
    head = "M14 0C15-12 17-21 26-23C31-24.4 37-22 38.4-18.6L33-17.4L37-15.4C33-13 28-14 26.4-15.4C23-11 22-6 22 0"
    tail = "M-44 0C-45-6-49-8-53-7.4C-50-10.4-45-11-42-8.6C-42-12-44-14-46-15C-41-15-38.6-10-38.6 0"
    waves = "M-58 0q4-2.6 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0M-44 4.4q4-2.6 8 0t8 0t8 0t8 0t8 0t8 0t8 0"
    return at(
        x,
        y,
        path(f"{body}{head}{tail}", fill=c("land-edge"), fill_opacity=".45"),
        path(
            f"{inner}M28-20.4h.6M20-14l3 1M17.6-9l3.4.8M16-4.6l4 .4M-30-6l3 2M-6-6l3 2", fill="none", stroke_width=".8"
        ),
        path(
            "M23-22.6C22-26 19-27 17-26.4C19-24.6 19.4-22.6 19.6-20"
            "M17.2-16C14.4-18 12-17 11-15.6C13-15 14.6-13.4 15.6-11",
            fill="none",
        ),
        path(waves, fill="none", stroke=c("hatch"), stroke_width=".9"),
        scale=scale,
        stroke=c("ink-soft"),
        stroke_width="1",
        opacity=".8",
    )


def scale_bar(x: float, y: float, width: float, parts: int = 6) -> str:
    """A bar of leagues between two lines, with a pair of dividers over it."""
    step = width / parts
    cells = "".join(f"M{n(x + step * index)} {n(y)}h{n(step)}v4h{n(-step)}z" for index in range(0, parts, 2))
    marks = "".join(f"M{n(x + step * index)} {n(y - 2)}v8" for index in range(parts + 1))
    legs = f"M{n(x + step)} {n(y - 2)}L{n(x + step * 2)} {n(y - 30)}L{n(x + step * 3)} {n(y - 2)}"
    return group(
        rect(x, y, width, 4, fill=c("halo"), stroke=c("ink-soft"), stroke_width=".6"),
        path(cells, fill=c("ink-soft")),
        path(marks, stroke=c("ink-soft"), stroke_width=".6"),
        path(legs, stroke=c("ink-soft"), stroke_width="1.6", fill="none"),
        path(legs, stroke=c("gold"), stroke_width=".7", fill="none"),
        circle(x + step * 2, y - 31, 2.6, fill=c("gold"), stroke=c("ink-soft"), stroke_width=".7"),
    )


def frame(x: float, y: float, width: float, height: float, step: Point, edge: float = 7) -> str:
    """A neat line with a graduated border: light and dark by turns, as degrees are marked."""
    dark: list[str] = []
    for index in range(math.floor(width / step[0]) + 1):
        if index % 2:
            span = min(step[0], width - index * step[0])
            left = x + index * step[0]
            dark += [
                f"M{n(left)} {n(y - edge)}h{n(span)}v{n(edge)}h{n(-span)}z",
                f"M{n(left)} {n(y + height)}h{n(span)}v{n(edge)}h{n(-span)}z",
            ]
    for index in range(math.floor(height / step[1]) + 1):
        if index % 2:
            span = min(step[1], height - index * step[1])
            top = y + index * step[1]
            dark += [
                f"M{n(x - edge)} {n(top)}h{n(edge)}v{n(span)}h{n(-edge)}z",
                f"M{n(x + width)} {n(top)}h{n(edge)}v{n(span)}h{n(-edge)}z",
            ]
    return group(
        path(
            f"M{n(x - edge)} {n(y - edge)}h{n(width + 2 * edge)}v{n(height + 2 * edge)}h{n(-width - 2 * edge)}z"
            f"M{n(x)} {n(y)}v{n(height)}h{n(width)}v{n(-height)}z",
            fill=c("panel"),
        ),
        path("".join(dark), fill=c("ink-soft")),
        rect(x, y, width, height, fill="none", stroke=c("ink"), stroke_width="1.2"),
        rect(x - edge, y - edge, width + 2 * edge, height + 2 * edge, fill="none", stroke=c("ink"), stroke_width="1.2"),
        rect(
            x - edge - 3,
            y - edge - 3,
            width + 2 * edge + 6,
            height + 2 * edge + 6,
            fill="none",
            stroke=c("ink"),
            stroke_width=".5",
        ),
    )


def _polygons(shape: Any) -> list[Polygon]:
    if isinstance(shape, Polygon):
        return [shape]
    return [part for part in getattr(shape, "geoms", []) if isinstance(part, Polygon)]


def _lines(shape: Any) -> list[LineString]:
    if isinstance(shape, LineString):
        return [shape] if not shape.is_empty else []
    if isinstance(shape, MultiLineString):
        return list(shape.geoms)
    return [part for part in getattr(shape, "geoms", []) if isinstance(part, LineString)]
