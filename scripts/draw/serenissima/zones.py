"""The sea zones as shapes: the sea between the coasts, cut along the borders."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from shapely.geometry import LineString
from shapely.geometry import Point as Spot
from shapely.ops import polygonize, unary_union

from caravela.games.serenissima.components import BOX
from draw.chart import Chart
from draw.serenissima.geography import BORDERS, ISLES, WATERS, WINDOW
from draw.svg import Point, sampled

WIDTH, HEIGHT, MARGIN = 1000, 660, 16
INSIDE = (MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
CHART = Chart(WINDOW, INSIDE, detail="10m", smallest=7, tolerance=0.55, keep=ISLES)
#: A border that is shorter than this is none: zones that meet in a corner do not touch.
TOUCH = 5


def border(places: list[Point]) -> Any:
    """A border as a smooth line, in units of the board; borders that share a corner meet there exactly."""
    return LineString([(round(x, 2), round(y, 2)) for x, y in sampled([CHART.at(*place) for place in places], 4)])


def _zones() -> dict[str, Any]:
    sea = CHART.box.difference(CHART.land.buffer(0.05))
    cuts = unary_union([sea.boundary, *(border(places) for places in BORDERS)])
    waters = [shape for shape in polygonize(cuts) if sea.contains(shape.representative_point())]
    found = {}
    for id, places in WATERS.items():
        spots = [Spot(CHART.at(*place)) for place in places]
        found[id] = unary_union([shape for shape in waters if any(shape.contains(spot) for spot in spots)])
    return found


#: The shape of each zone, in units of the board.
ZONES = _zones()


def neighbours() -> dict[frozenset[str], float]:
    """How long the border of any two zones is that touch."""
    found = {}
    for a, b in combinations(ZONES, 2):
        length = ZONES[a].boundary.intersection(ZONES[b].boundary).length
        if length > 0:
            found[frozenset((a, b))] = length
    return found


def check() -> None:
    """Refuses to draw zones that touch where the data has no border, or do not where it has one (SER-1.10)."""
    drawn = {pair for pair, length in neighbours().items() if length > TOUCH}
    wanted = {frozenset((zone.id, other)) for zone in BOX.zones for other in zone.adjacent}
    if drawn != wanted:
        raise SystemExit(f"The zones do not touch as data.toml says: {[sorted(pair) for pair in drawn ^ wanted]}")
