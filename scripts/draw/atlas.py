"""What is fetched at drawing time: Natural Earth's coasts (public domain) and old types (SIL Open Font License).

Both come from the npm registry as they are; checksums pin them. Nothing of this is needed to play.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from shapely import make_valid
from shapely.geometry import Polygon
from shapely.ops import unary_union

CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "caravela-draw"


@cache
def package(name: str, version: str, sha256: str) -> Path:
    """An npm package as a file, fetched once."""
    bare = name.rsplit("/", 1)[-1]
    file = CACHE / f"{bare}-{version}.tgz"
    if not file.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as folder:
            npm = [Path(sys.executable).with_name("npm"), "pack", "--silent", f"{name}@{version}"]
            subprocess.run([*npm, "--pack-destination", folder], check=True, stdout=subprocess.DEVNULL)
            file.write_bytes(next(Path(folder).glob("*.tgz")).read_bytes())
    found = hashlib.sha256(file.read_bytes()).hexdigest()
    if found != sha256:
        file.unlink()
        raise SystemExit(f"{name} {version} is not the file that was expected: its SHA-256 is {found}.")
    return file


def member(file: Path, inside: str) -> bytes:
    with tarfile.open(file) as archive:
        content = archive.extractfile(f"package/{inside}")
        assert content is not None
        return content.read()


def land(detail: str = "50m", unrolled: bool = False) -> Any:
    """The land of the earth as one shape, in degrees; `detail` is Natural Earth's scale.

    Shapes that cross the antimeridian go on beyond 180 degrees if it is unrolled, without Antarctica.
    """
    file = package("world-atlas", "2.0.2", "032e7765f2ce00edaeafec23ff22bc3b77e42987c257da944cc585b452c05b97")
    topology = json.loads(member(file, f"land-{detail}.json"))
    arcs = [_arc(arc, topology["transform"]) for arc in topology["arcs"]]
    shapes = []
    for geometry in topology["objects"]["land"]["geometries"]:
        polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for rings in polygons:
            outline, *holes = [_ring(ring, arcs) for ring in rings]
            if unrolled:
                outline, holes = _unrolled(outline), [_unrolled(hole) for hole in holes]
                if max(latitude for _, latitude in outline) < -60:
                    continue
            if not _around_the_world(outline):
                shapes.append(make_valid(Polygon(outline, [hole for hole in holes if len(hole) > 3])))
    return unary_union(shapes)


def _around_the_world(ring: list[tuple[float, float]]) -> bool:
    """An island on the antimeridian (Fiji) comes as a thread around the globe."""
    longitudes, latitudes = zip(*ring, strict=True)
    return max(longitudes) - min(longitudes) > 300 and max(latitudes) - min(latitudes) < 10


def _unrolled(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A step over the antimeridian is a small step, not one around the globe."""
    found = ring[:1]
    for longitude, latitude in ring[1:]:
        turns = round((found[-1][0] - longitude) / 360)
        found.append((longitude + 360 * turns, latitude))
    shift = 360 * round(sum(longitude for longitude, _ in found) / len(found) / 360)
    return [(longitude - shift, latitude) for longitude, latitude in found]


def _arc(arc: list[list[int]], transform: dict[str, list[float]]) -> list[tuple[float, float]]:
    """TopoJSON: whole steps from point to point, to be scaled and moved."""
    (kx, ky), (tx, ty) = transform["scale"], transform["translate"]
    x = y = 0
    points = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        points.append((x * kx + tx, y * ky + ty))
    return points


def _ring(indices: list[int], arcs: list[list[tuple[float, float]]]) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        points += arc[1:] if points else arc
    return points


def font(package_name: str, version: str, sha256: str, inside: str) -> Any:
    """A typeface, to be turned into outlines."""
    from fontTools.ttLib import TTFont

    return TTFont(io.BytesIO(member(package(package_name, version, sha256), inside)))
