"""What only adorns: mountains, woods, reeds and the lines of the water. They stand where nothing else does."""

import math
from random import Random
from typing import Any

import shapely
from guide import Guide, Point
from plane import Plane
from shapely.geometry.base import BaseGeometry

# How far apart they stand, and how much room each needs around its foot: left and right, above, below.
SPACING = {"mountain": 19.0, "hill": 17.0, "pine": 12.5, "tree": 13.0, "reed": 13.0}
EXTENT = {
    "mountain": (11.0, 16.0, 2.0),
    "hill": (9.0, 7.0, 2.0),
    "pine": (4.5, 11.0, 1.0),
    "tree": (5.0, 9.0, 1.0),
    "reed": (5.0, 7.0, 1.0),
}
SHORES = (4.5, 10.0, 17.0)
"""Lines of water follow the coast so far out."""
CLEAR = 3.0


def ornaments(guide: Guide, drawn: Plane, taken: list[BaseGeometry], seas: set[str]) -> dict[str, Any]:
    """By kind: where each stands and how large it is; ornaments that stand lower are drawn later."""
    lines = [shapely.LineString(arc.points).buffer(CLEAR) for arc in drawn.arcs]
    wet = [face for name, face in drawn.faces.items() if name in seas]
    barred = shapely.unary_union([*lines, *taken, *wet])
    shapely.prepare(barred)
    growths = [
        (round(x, 1), round(y, 1), kind, size)
        for growth in guide.ornaments.get("growth", [])
        for x, y, kind, size in grown(growth, barred)
    ]
    land = shapely.unary_union([face for name, face in drawn.faces.items() if name not in seas])
    return {
        "growth": [[kind, x, y, size] for x, y, kind, size in sorted(growths, key=lambda each: each[1])],
        "shores": [shore for out in SHORES for shore in shores(land, out, guide)],
        **{name: guide.ornaments[name] for name in ("compass", "serpent", "causeways") if name in guide.ornaments},
    }


def grown(growth: dict[str, Any], barred: BaseGeometry) -> list[tuple[float, float, str, float]]:
    """Ornaments along a line and as far to its sides as it is wide."""
    kind, along, wide = growth["kind"], shapely.LineString(growth["along"]), growth.get("wide", 0)
    chance = Random(str(growth))  # seeded with text: the same on every machine
    found: list[tuple[float, float, str, float]] = []
    band = along.buffer(wide + 0.1)
    x0, y0, x1, y1 = band.bounds
    side, above, below = EXTENT[kind]
    for _ in range(int(band.area / SPACING[kind] ** 2 * 30) + 40):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        size = round(chance.uniform(0.85, 1.15), 2)
        box = shapely.box(x - side * size, y - above * size, x + side * size, y + below)
        free = band.contains(shapely.Point(x, y)) and not barred.intersects(box)
        if free and all(math.dist((x, y * 1.3), (a, b * 1.3)) > SPACING[kind] for a, b, *_ in found):
            found.append((x, y, kind, size))
    return found


def shores(land: BaseGeometry, out: float, guide: Guide) -> list[list[int]]:
    """The coast once more, further out and calmer."""
    frame = shapely.LinearRing([(0, 0), (guide.width, 0), (guide.width, guide.height), (0, guide.height)])
    around = land.buffer(out * 1.6).buffer(-out * 0.6).simplify(0.9)
    page = shapely.box(0, 0, guide.width, guide.height)
    rings = around.boundary.intersection(page).difference(frame.buffer(1.0))
    merged = shapely.line_merge(rings)
    parts = list(merged.geoms) if hasattr(merged, "geoms") else [merged]
    return [[round(n) for at in part.coords for n in at] for part in parts if part.length > 30]


def box(at: Point, wide: float, high: float, angle: float = 0.0) -> shapely.Polygon:
    """The ground of something that lies on the map."""
    upright = shapely.box(at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2)
    return shapely.affinity.rotate(upright, angle).buffer(CLEAR)
