"""Lengths, and what the rules mean by overlapping, touching and being near. All tolerances are here, and only here.

A place is stored in whole thousandths of an inch, "thou". Shapes are compared in grains, GRAIN to the thou: corners of
turned trays are rounded to them. Every product stays below 2 ** 53, so integers, doubles and JavaScript agree.

Shapes are convex and list their corners clockwise.
"""

from collections.abc import Sequence
from math import isqrt, sqrt

Point = tuple[int, int]
"""x and y in grains."""
Shape = Sequence[Point]

GRAIN = 256
"""Grains in a thou."""
THOU = 1_000
"""Thou in an inch."""
INCH = GRAIN * THOU
TOUCH = GRAIN
"""Differences up to a thousandth of an inch count as nothing. (MIN-RULE-04)"""


def apart(p: Shape, q: Shape, by: int) -> bool:
    """Whether an edge of p separates it from q by at least `by` grains; if negative, that much overlap is tolerated."""
    x0, y0 = p[-1]
    for x1, y1 in p:
        ex, ey = x1 - x0, y1 - y0
        least = by * isqrt(ex * ex + ey * ey) + ex * y0 - ey * x0
        for x, y in q:
            if ex * y - ey * x < least:
                break
        else:
            return True
        x0, y0 = x1, y1
    return False


def overlap(p: Shape, q: Shape) -> bool:
    """Whether two shapes lie on each other, by more than a touch. (MIN-MOVE-03)"""
    return not (apart(p, q, -TOUCH) or apart(q, p, -TOUCH))


def surely_overlap(p: Shape, q: Shape) -> bool:
    """Whether they lie on each other by so much that rounding a place to a thou does not matter."""
    deep = -(TOUCH + 4 * GRAIN)
    return not (apart(p, q, deep) or apart(q, p, deep))


def nearer(p: Shape, q: Shape, reach: int) -> bool:
    """Whether two shapes are less than `reach` grains apart."""
    if apart(p, q, reach) or apart(q, p, reach):
        return False
    if not (apart(p, q, 0) or apart(q, p, 0)):
        return True
    return corner_near(p, q, reach) or corner_near(q, p, reach)


def corner_near(p: Shape, q: Shape, reach: int) -> bool:
    """Whether a corner of p is near an edge of q: beside it, or at its end."""
    square = reach * reach
    x0, y0 = q[-1]
    for x1, y1 in q:
        ex, ey = x1 - x0, y1 - y0
        length = ex * ex + ey * ey
        within = reach * isqrt(length)
        for x, y in p:
            dx, dy = x - x0, y - y0
            if dx * dx + dy * dy < square:
                return True
            if 0 <= ex * dy - ey * dx < within and 0 <= ex * dx + ey * dy <= length:
                return True
        x0, y0 = x1, y1
    return False


def contact(p: Shape, q: Shape) -> bool:
    """Whether two shapes touch. (MIN-TERMS-12)"""
    return nearer(p, q, TOUCH + 1) and not overlap(p, q)


def within(p: Shape, q: Shape, thou: int) -> bool:
    """Whether two shapes are at most so far apart: short range, long range. (MIN-TERMS-13, MIN-RULE-10)"""
    return nearer(p, q, thou * GRAIN + TOUCH + 1)


def point_within(point: Point, q: Shape, thou: int) -> bool:
    """Whether a point is at most so far from a shape. (MIN-RANGED-06)"""
    reach = thou * GRAIN + TOUCH + 1
    if apart(q, (point,), reach):
        return False
    return not apart(q, (point,), 0) or corner_near((point,), q, reach)


def too_near(p: Shape, q: Shape) -> bool:
    """Whether two shapes are less than an inch apart; exactly an inch is far enough. (MIN-MOVE-01, MIN-RULE-11)"""
    return nearer(p, q, INCH - TOUCH)


def short_of_an_inch(p: Shape, q: Shape) -> bool:
    """The same for the engine's own placements: it takes the thou nearest to one inch. (MIN-RULE-22)"""
    return nearer(p, q, INCH - GRAIN // 2)


def inside(p: Shape, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Whether a shape lies in an upright rectangle, given in thou, its border included."""
    left, low, right, high = x0 * GRAIN - TOUCH, y0 * GRAIN - TOUCH, x1 * GRAIN + TOUCH, y1 * GRAIN + TOUCH
    return all(left <= x <= right and low <= y <= high for x, y in p)


def nearest_thou(grains: int) -> int:
    """Grains as thou, rounded to the nearest."""
    return (grains + GRAIN // 2) // GRAIN


def distance(p: Shape, q: Shape) -> int:
    """How far apart two shapes are, in thou: the least reach at which they are near. For previews and failures only."""
    about = int(min(gap(p, q), gap(q, p)))
    low, high = max(0, about - GRAIN // 4), about + GRAIN // 4  # not nearer than low, nearer than high
    if nearer(p, q, low) or not nearer(p, q, high):
        if nearer(p, q, 1):
            return 0
        if not nearer(p, q, FARTHEST):
            return 200 * THOU
        low, high = 0, FARTHEST
    while nearest_thou(low) != nearest_thou(high - 1):
        middle = (low + high) // 2
        if nearer(p, q, middle):
            high = middle
        else:
            low = middle
    return nearest_thou(low)


FARTHEST = 200 * INCH
"""Nothing on a table is farther apart."""


def gap(p: Shape, q: Shape) -> float:
    """About how far the nearest corner of p is from an edge of q, in grains. Only to know where to look: it rounds."""
    best = float(FARTHEST) ** 2
    x0, y0 = q[-1]
    for x1, y1 in q:
        ex, ey = x1 - x0, y1 - y0
        length = ex * ex + ey * ey
        for x, y in p:
            dx, dy = x - x0, y - y0
            along = min(max((ex * dx + ey * dy) / length, 0.0), 1.0)
            away = (dx - ex * along) ** 2 + (dy - ey * along) ** 2
            if away < best:
                best = away
        x0, y0 = x1, y1
    return sqrt(best)
