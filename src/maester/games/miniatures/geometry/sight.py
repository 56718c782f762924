"""Line of sight: from the front edge of a tray to a part of the target in its front region, past everything between.

It computes in doubles, with + - * / and sqrt only; arc.py says why.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt

from maester.games.miniatures.geometry.angle import COS, HALF, SCALE, SIN
from maester.games.miniatures.geometry.arc import HalfPlane, Spot, area, cut_to, frame, regions
from maester.games.miniatures.geometry.measure import GRAIN, Shape
from maester.games.miniatures.geometry.tray import DEPTH, WIDTH, Placed, outline

CLEARANCE = 5.0 * GRAIN
"""The least distance at which a line passes a tray: 0.005 inch. (MIN-RULE-07)"""
GRAZE = 0.1 * GRAIN
"""A line may graze a shape that was grown by the clearance, by this much."""

Line = tuple[Spot, Spot]
Sightline = tuple[int, int, int, int]
"""From x, y to x, y, in thou on the table."""


class Blocker:
    """A shape grown by the clearance: its corners, to draw lines by, and its half planes, to test lines with."""

    __slots__ = ("corners", "high", "left", "low", "planes", "right")

    def __init__(self, seen: Sequence[Spot]) -> None:
        self.planes: list[HalfPlane] = []
        u0, v0 = seen[-1]
        for u1, v1 in seen:
            eu, ev = u1 - u0, v1 - v0
            length = sqrt(eu * eu + ev * ev)
            p, q = ev / length, -eu / length  # clockwise: the inside is on the right
            self.planes.append((p, q, CLEARANCE - p * u0 - q * v0))
            u0, v0 = u1, v1
        self.corners: list[Spot] = []
        p0, q0, r0 = self.planes[-1]
        for p1, q1, r1 in self.planes:
            det = p0 * q1 - p1 * q0
            self.corners.append(((q0 * r1 - q1 * r0) / det, (r0 * p1 - r1 * p0) / det))
            p0, q0, r0 = p1, q1, r1
        self.left, self.right = min(u for u, _ in self.corners), max(u for u, _ in self.corners)
        self.low, self.high = min(v for _, v in self.corners), max(v for _, v in self.corners)

    def stops(self, line: Line) -> bool:
        """Whether a part of the line lies inside, deeper than a graze."""
        (u0, v0), (u1, v1) = line
        enter, leave = 0.0, 1.0
        for p, q, r in self.planes:
            d0, d1 = p * u0 + q * v0 + r - GRAZE, p * u1 + q * v1 + r - GRAZE
            if d0 <= 0.0:
                if d1 <= 0.0:
                    return False
                at = d0 / (d0 - d1)
                if at > enter:
                    enter = at
            elif d1 < 0.0:
                at = d0 / (d0 - d1)
                if at < leave:
                    leave = at
            if enter >= leave:
                return False
        return True


@lru_cache(maxsize=1 << 14)
def in_front(viewer: Placed, target: Placed) -> Sequence[Spot]:
    """The part of the target in the front region of the viewer. Most have none: then nobody asks what is between."""
    seen = cut_to(frame(viewer, outline(*target)), regions(viewer[0])["front"])
    return seen if area(seen) > 0.0 else ()


@lru_cache(maxsize=1 << 14)
def sight(viewer: Placed, target: Placed, blockers: tuple[Shape, ...]) -> Sightline | None:
    """A free line from the viewer's front edge to the target, or None. (MIN-LOS-02..05, MIN-RULE-06)"""
    seen = in_front(viewer, target)
    if not seen:
        return None
    kind = viewer[0]
    a, b = float(WIDTH[kind] * (GRAIN // 2)), float(DEPTH[kind] * (GRAIN // 2))
    between = list(_between(viewer, blockers, seen, a, b))
    in_the_way = between.copy()
    for line in _lines(seen, between, a, b):
        if not stopped(line, in_the_way):
            return _on_table(viewer, line)
    return None


def stopped(line: Line, blockers: list[Blocker]) -> bool:
    """Whether something stops a line. That is tried first the next time: what stops one line mostly stops its
    neighbours, too."""
    for n, blocker in enumerate(blockers):
        if blocker.stops(line):
            blockers.insert(0, blockers.pop(n))
            return True
    return False


def _between(viewer: Placed, blockers: Sequence[Shape], seen: Sequence[Spot], a: float, b: float) -> Iterator[Blocker]:
    """The blockers that reach into the box around the front edge and what is seen of the target."""
    left, right = min(-a, min(u for u, _ in seen)), max(a, max(u for u, _ in seen))
    low, high = b, max(v for _, v in seen)
    for shape in blockers:
        corners = frame(viewer, shape)
        if max(v for _, v in corners) < low - CLEARANCE or min(v for _, v in corners) > high + CLEARANCE:
            continue
        if max(u for u, _ in corners) < left - CLEARANCE or min(u for u, _ in corners) > right + CLEARANCE:
            continue
        yield Blocker(corners)


def _lines(seen: Sequence[Spot], between: Sequence[Blocker], a: float, b: float) -> Iterator[Line]:
    """Lines worth trying: if any line is free, so is one of these.

    A free line can be slid and turned until it touches two of: the ends of the front edge, corners of the target,
    corners of the blockers.
    """
    ends = ((0.0, b), (-a, b), (a, b))
    for start in ends:
        for spot in seen:
            yield start, spot
    if not between:
        return
    spots = [*ends[1:], *seen, *(corner for blocker in between for corner in blocker.corners)]
    for n, (u0, v0) in enumerate(spots):
        for u1, v1 in spots[:n]:
            rise = v1 - v0
            if rise == 0.0:
                continue  # along the front edge
            slope = (u1 - u0) / rise
            at = u0 + (b - v0) * slope
            if -a <= at <= a:
                end = _reached(seen, at, b, slope)
                if end is not None:
                    yield (at, b), end


def _reached(seen: Sequence[Spot], at: float, b: float, slope: float) -> Spot | None:
    """Where the line u = at + (v - b) slope first meets the border of what is seen."""
    best: Spot | None = None
    u0, v0 = seen[-1]
    d0 = u0 - at - (v0 - b) * slope
    for u1, v1 in seen:
        d1 = u1 - at - (v1 - b) * slope
        if d0 * d1 <= 0.0 and d0 != d1:
            t = d0 / (d0 - d1)
            v = v0 + (v1 - v0) * t
            if best is None or v < best[1]:
                best = at + (v - b) * slope, v
        u0, v0, d0 = u1, v1, d1
    return best


def _on_table(viewer: Placed, line: Line) -> Sightline:
    """The line in thou on the table."""
    _, x, y, heading = viewer
    ends: list[int] = []
    for u, v in line:
        thou_u, thou_v = int(u / GRAIN), int(v / GRAIN)
        ends.append(x + ((thou_u * COS[heading] + thou_v * SIN[heading] + HALF) >> SCALE))
        ends.append(y + ((thou_v * COS[heading] - thou_u * SIN[heading] + HALF) >> SCALE))
    return ends[0], ends[1], ends[2], ends[3]


@lru_cache(maxsize=1 << 12)
def sight_from_anywhere(viewer: Placed, target: Placed, blockers: tuple[Shape, ...]) -> bool:
    """Whether a free line leads from any part of one tray to any part of the other, whatever the facing.

    If any line is free, so is one through two corners: of the trays, or of what blocks.
    """
    mine: list[Spot] = [(float(x), float(y)) for x, y in outline(*viewer)]
    theirs: list[Spot] = [(float(x), float(y)) for x, y in outline(*target)]
    between = [Blocker([(float(x), float(y)) for x, y in shape]) for shape in blockers]
    spots = [*mine, *theirs, *(corner for blocker in between for corner in blocker.corners)]
    for n, one in enumerate(spots):
        for other in spots[:n]:
            line = _across(mine, theirs, one, other)
            if line is not None and not stopped(line, between):
                return True
    return False


def _across(mine: Sequence[Spot], theirs: Sequence[Spot], one: Spot, other: Spot) -> Line | None:
    """The part between two shapes of the line through two spots, if it meets both."""
    first, second = _inside(mine, one, other), _inside(theirs, one, other)
    if first is None or second is None:
        return None
    start, end = (first[1], second[0]) if first[1] <= second[1] else (first[0], second[1])
    du, dv = other[0] - one[0], other[1] - one[1]
    return (one[0] + du * start, one[1] + dv * start), (one[0] + du * end, one[1] + dv * end)


def _inside(shape: Sequence[Spot], one: Spot, other: Spot) -> tuple[float, float] | None:
    """From where to where the line through two spots lies in a convex shape, in parts of their distance."""
    enter, leave = -1e12, 1e12
    u0, v0 = shape[-1]
    for u1, v1 in shape:
        eu, ev = u1 - u0, v1 - v0
        d0 = ev * (one[0] - u0) - eu * (one[1] - v0)
        d1 = ev * (other[0] - u0) - eu * (other[1] - v0)
        if d0 == d1:
            if d0 < 0.0:
                return None
        elif d1 > d0:
            enter = max(enter, d0 / (d0 - d1))
        else:
            leave = min(leave, d0 / (d0 - d1))
        u0, v0 = u1, v1
    return (enter, leave) if enter <= leave else None
