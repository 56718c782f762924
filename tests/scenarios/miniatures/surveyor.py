"""A second surveyor of the table: the geometric model measured with Shapely and doubles, in inches and degrees.

Nothing of the engine is used, neither its sizes nor its whole numbers. Where a question lies too near to the border of
a definition for doubles to say, the surveyor says so.
"""

from collections.abc import Sequence
from math import cos, hypot, inf, radians, sin

from shapely import Polygon, box

Point = tuple[float, float]
Shape = list[Point]
Tray = tuple[str, float, float, float]
"""Kind, x, y, heading."""

SIZE = {"infantry": (5.5, 4.8), "cavalry": (5.5, 5.0), "solo": (2.76, 2.76), "large-solo": (2.76, 5.55)}
SLOPE = {"infantry": 4.8 / 5.5, "cavalry": 1.0, "solo": 1.0, "large-solo": 1.0}
OCTAGON = {"forest": (5.5, 4.5), "bog": (5.5, 4.5), "corpse-pile": (4.7, 4.7), "weirwood": (4.0, 4.0)}
LONG = (5.5, 1.5)
"""Hedges, stakes, walls, palisades."""
ROUGH, IMPASSABLE = ("bog", "hedge"), ("palisade",)
NOTHING = 0.001
WAYS = {"ahead": (0, 1), "back": (0, -1), "right": (1, 0), "left": (-1, 0)}
SIDES = {"front": 0, "right": 90, "rear": 180, "left": 270}


class DoubtError(Exception):
    """Too near to a border to say."""


def less(one: float, other: float, band: float = 0.0015) -> bool:
    if abs(one - other) < band:
        raise DoubtError
    return one < other


# ------------------------------------------------------------------------------------------------------------ shapes


def at(x: float, y: float, heading: float, u: float, v: float) -> Point:
    """The point u to the right and v ahead of a place with a heading, clockwise from +y."""
    s, c = sin(radians(heading)), cos(radians(heading))
    return x + u * c + v * s, y - u * s + v * c


def corners(tray: Tray) -> Shape:
    kind, x, y, heading = tray
    w, d = SIZE[kind]
    return [at(x, y, heading, u * w / 2, v * d / 2) for u, v in ((-1, 1), (1, 1), (1, -1), (-1, -1))]


def piece(kind: str, x: float, y: float, heading: float) -> Shape:
    if kind in OCTAGON:
        a, b = OCTAGON[kind]
        angles = [radians(22.5 + 45 * n) for n in range(8)]
        spots = [(round(a / 2 * sin(t), 3), round(b / 2 * cos(t), 3)) for t in angles]
    else:
        spots = [(u * LONG[0] / 2, v * LONG[1] / 2) for u, v in ((-1, 1), (1, 1), (1, -1), (-1, -1))]
    return [at(x, y, heading, u, v) for u, v in spots]


def apart(p: Shape, q: Shape) -> float:
    """The widest gap along any edge's normal; negative: how deep they overlap."""
    best = -inf
    for shape in (p, q):
        for (x0, y0), (x1, y1) in zip(shape, [*shape[1:], shape[0]], strict=True):
            length = hypot(x1 - x0, y1 - y0)
            nx, ny = (y1 - y0) / length, (x0 - x1) / length
            mine, theirs = [x * nx + y * ny for x, y in p], [x * nx + y * ny for x, y in q]
            best = max(best, min(theirs) - max(mine), min(mine) - max(theirs))
    return best


def overlaps(p: Shape, q: Shape) -> bool:
    return less(apart(p, q), -NOTHING)


def within_an_inch(p: Shape, q: Shape) -> bool:
    return apart(p, q) < 1.01 and less(Polygon(p).distance(Polygon(q)), 1 - NOTHING)


# ------------------------------------------------------------------------------------------------------------ moves


def moved(tray: Tray, way: str, travel: float) -> Tray:
    kind, x, y, heading = tray
    du, dv = WAYS[way]
    nx, ny = at(x, y, heading, du * travel, dv * travel)
    return kind, round(nx, 3), round(ny, 3), heading


def met(tray: Tray, way: str, shape: Shape) -> float | None:
    """How far a tray goes before it meets a shape; passing edge to edge is not meeting."""
    kind, x, y, heading = tray
    w, d = SIZE[kind]
    turn = {"ahead": 0, "right": 90, "back": 180, "left": 270}[way]
    half_w, half_d = (w / 2, d / 2) if way in ("ahead", "back") else (d / 2, w / 2)
    s, c = sin(radians(heading + turn)), cos(radians(heading + turn))
    seen = Polygon([((px - x) * c - (py - y) * s, (px - x) * s + (py - y) * c) for px, py in shape])
    part = seen.intersection(box(NOTHING - half_w, NOTHING - half_d, half_w - NOTHING, 500))
    if part.is_empty or part.area < 1e-12:
        return None
    return max(0.0, float(part.bounds[1]) - half_d)


class Table:
    """What stands around one unit. Enemies and friends are trays, pieces are shapes with their kinds."""

    def __init__(self, enemies: Sequence[Tray], friends: Sequence[Tray], pieces: Sequence[tuple[str, Shape]]) -> None:
        self.enemies, self.friends = [corners(each) for each in enemies], [corners(each) for each in friends]
        self.closed = [shape for kind, shape in pieces if kind in IMPASSABLE]
        self.rough = [shape for kind, shape in pieces if kind in ROUGH]

    @property
    def obstacles(self) -> list[Shape]:
        return [*self.enemies, *self.closed]

    def to_edge(self, tray: Tray, way: str, travel: float) -> bool:
        """Whether a straight move stays on the table; a corner that is off already must not go farther out."""
        for before, after in zip(corners(tray), corners(moved(tray, way, travel)), strict=True):
            for a, b in zip(before, after, strict=True):
                if abs(b - a) < 1e-6:
                    continue
                if b > a and less(48 + NOTHING, b, 0.002):
                    return False
                if b < a and less(b, -NOTHING, 0.002):
                    return False
        return True

    def way_is_free(self, tray: Tray, way: str, travel: float) -> bool:
        found = [met(tray, way, shape) for shape in self.obstacles]
        return self.to_edge(tray, way, travel) and not any(m is not None and less(m, travel, 0.002) for m in found)

    def ends_well(self, tray: Tray) -> bool:
        shape = corners(tray)
        if any(overlaps(shape, each) for each in (*self.friends, *self.closed)):
            return False
        return not any(overlaps(shape, each) or within_an_inch(shape, each) for each in self.enemies)

    def shortened(self, tray: Tray, way: str, travel: float, end: Tray) -> int:
        """Rough pieces under the start, on the way, or under the end."""
        count = 0
        for shape in self.rough:
            first = 0.0 if overlaps(corners(tray), shape) else met(tray, way, shape)
            count += (first is not None and less(first, travel)) or overlaps(corners(end), shape)
        return count

    def maneuver(self, tray: Tray, face: float, travel: float, then: float, most: float) -> bool:
        kind, x, y, heading = tray
        if (face, travel, then) == (heading, 0, heading):
            return True
        start = kind, x, y, face
        if travel and face != heading and any(overlaps(corners(start), each) for each in self.obstacles):
            return False
        return self.straight(start, "ahead", travel, then, most)

    def straight(self, tray: Tray, way: str, travel: float, then: float, most: float) -> bool:
        """A straight move with a pivot at its end."""
        if travel > most or (travel and not self.way_is_free(tray, way, travel)):
            return False
        end = (*moved(tray, way, travel)[:3], then)
        if not self.ends_well(end):
            return False
        return not travel or travel + self.shortened(tray, way, travel, end) <= most + 1e-9

    # ---------------------------------------------------------------------------------------------------- charges

    def run(self, tray: Tray, most: float) -> float:
        """How far a charge can go by its roll, rough ground taken off."""
        marks = [0.0 if overlaps(corners(tray), each) else met(tray, "ahead", each) for each in self.rough]
        known = [mark for mark in marks if mark is not None]
        stops = [most - n for n in range(len(known) + 1)] + [mark for mark in known if mark <= most]
        good = [x for x in stops if x >= 0 and x + sum(mark < x - 1e-9 for mark in known) <= most + 1e-9]
        return max(good, default=0.0)

    def reaches(self, tray: Tray, target: Tray, most: float) -> bool:
        """Whether a charge gets to its target before anything else stops it."""
        travel = met(tray, "ahead", corners(target))
        if travel is None or less(self.run(tray, most), travel, 0.0011):
            return False
        others = [met(tray, "ahead", each) for each in self.obstacles if each != corners(target)]
        if any(m is not None and less(m, travel, 0.002) for m in others):
            return False
        return self.to_edge(tray, "ahead", travel)

    def room_ahead(self, tray: Tray) -> float:
        """How far until the first corner leaves the table."""
        heading = tray[3]
        steps = (sin(radians(heading)), cos(radians(heading)))
        rooms = [
            ((48 + NOTHING - place) if step > 0 else (place + NOTHING)) / abs(step)
            for corner in corners(tray)
            for place, step in zip(corner, steps, strict=True)
            if abs(step) > 1e-9
        ]
        return max(0.0, min(rooms))

    def held_back(self, tray: Tray, most: float) -> float:
        """Where a failed charge stops: an inch from every enemy and from what stopped it, on nobody."""
        goes, stopped = min(self.run(tray, most), self.room_ahead(tray)), None
        for shape in self.obstacles:
            first = met(tray, "ahead", shape)
            if first is not None and first < goes:
                goes, stopped = first, shape
        keep = [*self.enemies, *([stopped] if stopped else [])]

        def well(travel: float) -> bool:
            shape = corners(moved(tray, "ahead", travel))
            away = all(Polygon(shape).distance(Polygon(each)) >= 1 - 0.0006 for each in keep)
            return away and all(apart(shape, each) >= -NOTHING for each in (*self.friends, *self.closed))

        steps = int(goes / 0.01)
        if well(goes):
            return goes
        for n in range(steps, -1, -1):
            if well(n * 0.01):
                return n * 0.01
        return 0.0


# ------------------------------------------------------------------------------------------------------------- arcs


def arc_shares(defender: Tray, attacker: Tray) -> dict[str, float]:
    """How much of the attacker's tray lies in each arc of the defender's."""
    kind, x, y, heading = defender
    a, b, k, far = SIZE[kind][0] / 2, SIZE[kind][1] / 2, SLOPE[kind], 300
    s, c = sin(radians(heading)), cos(radians(heading))
    seen = Polygon([((px - x) * c - (py - y) * s, (px - x) * s + (py - y) * c) for px, py in corners(attacker)])
    front = Polygon([(-a, b), (a, b), (a + far, b + k * far), (-a - far, b + k * far)])
    right = Polygon([(a, b), (a + far, b + k * far), (a + far, -b - k * far), (a, -b)])
    regions = {"front": front, "right": right, "rear": _mirrored(front, 1, -1), "left": _mirrored(right, -1, 1)}
    return {arc: seen.intersection(region).area / seen.area for arc, region in regions.items()}


def _mirrored(shape: Polygon, u: int, v: int) -> Polygon:
    return Polygon([(u * x, v * y) for x, y in shape.exterior.coords])


def flush(kind: str, target: Tray, arc: str, slide: float) -> Tray:
    """A tray with its front on an edge of the target, moved along it to its own right."""
    tkind, x, y, heading = target
    w, d = SIZE[tkind]
    away = (d if arc in ("front", "rear") else w) / 2 + SIZE[kind][1] / 2
    nx, ny = at(x, y, heading + SIDES[arc], -slide, away)
    return kind, nx, ny, (heading + SIDES[arc] + 180) % 360


def contact_share(kind: str, target: str, arc: str, slide: float) -> float:
    """How much of the shorter edge touches."""
    front, edge = SIZE[kind][0], SIZE[target][0 if arc in ("front", "rear") else 1]
    return max(0.0, min(slide + front / 2, edge / 2) - max(slide - front / 2, -edge / 2)) / min(front, edge)
