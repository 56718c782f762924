"""Where a tray finds room: an exact search for one heading, by the corners of the places it may not take.

Around each thing that is in the way lie the centres at which a tray would lie on it: a convex shape. If there is any
free centre in an area, there is one at a corner of the area, where the border of such a shape crosses the border of the
area or of another such shape, or at one of its corners.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from maester.games.miniatures.geometry.measure import GRAIN, TOUCH, Point, Shape
from maester.games.miniatures.geometry.space import Cells
from maester.games.miniatures.geometry.tray import DEPTH, WIDTH, rectangle_offsets

Edge = tuple[Point, Point]
Box = tuple[int, int, int, int]
"""Left, low, right, high, in grains."""


def centres(
    kind: str, heading: int, area: tuple[int, int, int, int], things: Sequence[Shape], cells: Cells
) -> Iterator[Point]:
    """Centres worth trying, in thou, each once: if the tray fits there with this heading, one of them is free."""
    offsets = rectangle_offsets(WIDTH[kind], DEPTH[kind], heading)
    reach_x, reach_y = max(abs(x) for x, _ in offsets), max(abs(y) for _, y in offsets)
    left, low = area[0] * GRAIN + reach_x, area[1] * GRAIN + reach_y
    right, high = area[2] * GRAIN - reach_x, area[3] * GRAIN - reach_y
    if left > right + GRAIN or low > high + GRAIN:
        return
    if cells.free is not None:
        yield cells.free
    frame = ((left, low), (left, high), (right, high), (right, low))
    bounds = (left - TOUCH, low - TOUCH, right + TOUCH, high + TOUCH)
    near = [thing for thing in things if reaches(thing, reach_x, reach_y, bounds)]
    shapes = [frame, *(hull([(x + dx, y + dy) for x, y in thing for dx, dy in offsets]) for thing in near)]
    seen: set[Point] = set()
    for corner in corners_and_crossings(shapes):
        for x, y in thou(corner):
            inside = bounds[0] <= x * GRAIN <= bounds[2] and bounds[1] <= y * GRAIN <= bounds[3]
            if inside and cells.hold(x, y) and (x, y) not in seen:
                seen.add((x, y))
                yield x, y


def reaches(thing: Shape, reach_x: int, reach_y: int, bounds: tuple[int, int, int, int]) -> bool:
    """Whether a thing can be in the way of a tray whose centre lies within these bounds."""
    xs, ys = [x for x, _ in thing], [y for _, y in thing]
    left, low, right, high = bounds
    return (
        max(xs) + reach_x >= left
        and min(xs) - reach_x <= right
        and max(ys) + reach_y >= low
        and min(ys) - reach_y <= high
    )


def corners_and_crossings(shapes: Sequence[Shape]) -> Iterator[Point]:
    for shape in shapes:
        yield from shape
    for (one, box), (other, other_box) in combinations([(edges(shape), box_of(shape)) for shape in shapes], 2):
        if not meet(box, other_box):
            continue
        near = [b for b in other if meet(box_of(b), box)]
        for a in one:
            if meet(box_of(a), other_box):
                for b in near:
                    point = crossing(a, b)
                    if point is not None:
                        yield point


def box_of(points: Sequence[Point]) -> Box:
    """The upright rectangle around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def meet(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def thou(point: Point) -> Iterator[Point]:
    """The whole thou around a point."""
    x, y = point[0] // GRAIN, point[1] // GRAIN
    yield from ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))


def edges(shape: Shape) -> list[Edge]:
    return list(zip(shape, (*shape[1:], shape[0]), strict=True))


def crossing(one: Edge, other: Edge) -> Point | None:
    """Where two edges cross, rounded down to grains."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    across = ux * vy - uy * vx
    if across == 0:
        return None
    t, s = (cx - ax) * vy - (cy - ay) * vx, (cx - ax) * uy - (cy - ay) * ux
    if across < 0:
        t, s, across = -t, -s, -across
    if not (0 <= t <= across and 0 <= s <= across):
        return None
    return ax + ux * t // across, ay + uy * t // across


def hull(points: Sequence[Point]) -> Shape:
    """The convex shape around some points."""
    ordered = sorted(set(points))
    lower: list[Point] = []
    upper: list[Point] = []
    for chain, walk in ((lower, ordered), (upper, ordered[::-1])):
        for point in walk:
            while len(chain) > 1 and turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
    return (*lower[:-1], *upper[:-1])


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
