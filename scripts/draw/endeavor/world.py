"""The earth, bent so that each given place lies at its point of the sheet: a thin plate spline through all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from shapely import segmentize, transform
from shapely.geometry import MultiPolygon, box

from draw import atlas
from draw.chart import Chart, _polygons
from draw.svg import Point


class BentChart(Chart):
    """A chart on which degrees are not evenly spaced."""

    def __init__(
        self, stays: Sequence[tuple[Point, Point]], frame: tuple[float, float, float, float], **more: Any
    ) -> None:
        super().__init__((-130, -58, 150, 80), frame, **more)
        self.sources = np.array([degrees for degrees, _ in stays], dtype=float)
        points = np.array([point for _, point in stays], dtype=float)
        count = len(stays)
        ones = np.hstack([np.ones((count, 1)), self.sources])
        system = np.zeros((count + 3, count + 3))
        system[:count, :count] = _kernel(self.sources, self.sources) + 6 * np.eye(count)
        system[:count, count:] = ones
        system[count:, :count] = ones.T
        self.weights = np.linalg.solve(system, np.vstack([points, np.zeros((3, 2))]))

    def bend(self, degrees: Any) -> Any:
        """Points of the sheet for an array of places."""
        ones = np.hstack([np.ones((len(degrees), 1)), degrees])
        return np.hstack([_kernel(degrees, self.sources), ones]) @ self.weights

    def at(self, longitude: float, latitude: float) -> Point:
        x, y = self.bend(np.array([[longitude, latitude]]))[0]
        return float(x), float(y)

    @cached_property
    def land(self) -> Any:
        shape = atlas.land(self.detail, unrolled=True).intersection(box(self.west, self.south, self.east, self.north))
        shape = transform(segmentize(shape, 2), self.bend).buffer(0).simplify(self.tolerance)
        kept = [island for island in _polygons(shape) if island.area >= self.smallest]
        return MultiPolygon(kept).buffer(0).intersection(self.box.buffer(6))


def _kernel(a: Any, b: Any) -> Any:
    squares = ((a[:, None, :] - b[None, :, :]) ** 2).sum(axis=2)
    return np.where(squares > 0, squares * np.log(np.where(squares > 0, squares, 1)), 0)
