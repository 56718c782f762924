"""Straight moves: where they end, what they sweep over, what they meet first, and how far the table reaches."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.angle import COS, FULL, HALF, ONE, SCALE, SIN
from maester.games.miniatures.geometry.measure import GRAIN, THOU, TOUCH, Shape, nearest_thou, overlap, short_of_an_inch
from maester.games.miniatures.geometry.tray import DEPTH, WIDTH, Placed, outline

Way = Literal["ahead", "right", "back", "left"]
WAYS: dict[Way, int] = {"ahead": 0, "right": 9_000, "back": 18_000, "left": 27_000}
"""The four straight ways of a tray, by the angle from its heading."""

TABLE_DEPTH = SIZES.depth


def ahead(x: int, y: int, heading: int, travel: int) -> tuple[int, int]:
    """The place so far ahead, rounded to a thou."""
    return x + ((travel * SIN[heading] + HALF) >> SCALE), y + ((travel * COS[heading] + HALF) >> SCALE)


def moved(tray: Placed, way: Way, travel: int) -> Placed:
    """The tray so far along one of its ways, its heading kept. (MIN-MOVE-07)"""
    kind, x, y, heading = tray
    return kind, *ahead(x, y, (heading + WAYS[way]) % FULL, travel), heading


def sweep(tray: Placed, way: Way, travel: int) -> Shape:
    """All that a tray covers on a straight move: two corners of its start, two of its end."""
    fl, fr, rr, rl = outline(*tray)
    fl2, fr2, rr2, rl2 = outline(*moved(tray, way, travel))
    if way == "ahead":
        return fl2, fr2, rr, rl
    if way == "back":
        return fl, fr, rr2, rl2
    if way == "right":
        return fl, fr2, rr2, rl
    return fl2, fr, rr, rl2


def first_touch(a: int, b: int, s: int, c: int, gx: int, gy: int, corners: Shape) -> int | None:
    """Travel in grains at which the front edge of a tray meets a shape, or None. Whole numbers, rounded down.

    `a` and `b` are half its width and depth, `s` and `c` its direction. The strip before the edge is narrower by a
    touch on both sides, so that sliding along something never stops; what lies a touch deep behind is not met either.
    """
    best, edge, behind = None, a - TOUCH, TOUCH - b
    local = [
        (((px - gx) * c - (py - gy) * s + HALF) >> SCALE, ((px - gx) * s + (py - gy) * c + HALF) >> SCALE)
        for px, py in corners
    ]
    aside = [u for u, _ in local]
    if max(aside) <= -edge or min(aside) >= edge or max([v for _, v in local]) <= behind:
        return None  # most things lie beside the way or behind
    u0, v0 = local[-1]
    for u1, v1 in local:
        if -edge < u1 < edge and v1 > behind and (best is None or v1 < best):
            best = v1
        for side in (-edge, edge):
            if (u0 < side) != (u1 < side):
                v = v0 + (v1 - v0) * (side - u0) // (u1 - u0)
                if v > behind and (best is None or v < best):
                    best = v
        u0, v0 = u1, v1
    return None if best is None else max(best - b, 0)


def touch(tray: Placed, way: Way, shape: Shape) -> int | None:
    """Travel in thou, to the nearest, at which a tray first meets a shape on its way, or None."""
    kind, x, y, heading = tray
    w, d = WIDTH[kind], DEPTH[kind]
    if way in ("right", "left"):
        w, d = d, w
    h = (heading + WAYS[way]) % FULL
    met = first_touch(w * (GRAIN // 2), d * (GRAIN // 2), SIN[h], COS[h], x * GRAIN, y * GRAIN, shape)
    return None if met is None else nearest_thou(met)


def to_edge(tray: Placed, way: Way, width: int, low: int = 0, high: int = TABLE_DEPTH) -> int:
    """Travel in thou until a corner would leave the table. (MIN-RULE-15)

    A corner that already hangs over must not move farther out. (MIN-RULE-85)
    """
    h = (tray[3] + WAYS[way]) % FULL
    best, corners = 200 * THOU * GRAIN, outline(*tray)
    for axis, least, most, speed in ((0, 0, width, SIN[h]), (1, low, high, COS[h])):
        if speed == 0:
            continue
        along = [corner[axis] for corner in corners]
        room = (most * GRAIN - max(along) if speed > 0 else min(along) - least * GRAIN) + TOUCH
        best = min(best, room * ONE // abs(speed) if room >= 0 else 0)
    return best // GRAIN


def free(
    tray: Placed, way: Way, obstacles: Sequence[Shape], width: int, low: int = 0, high: int = TABLE_DEPTH
) -> tuple[int, int | None]:
    """How far a tray can go before it meets an obstacle or the edge, and which obstacle it is (None: the edge)."""
    best, which = to_edge(tray, way, width, low, high), None
    for n, shape in enumerate(obstacles):
        met = touch(tray, way, shape)
        if met is not None and met < best:
            best, which = met, n
    return best, which


def is_free_up_to(
    travel: int, tray: Placed, way: Way, obstacles: Sequence[Shape], width: int, low: int = 0, high: int = TABLE_DEPTH
) -> bool:
    """Whether a tray can go that far: the same, without looking any farther once something is in the way."""
    for shape in obstacles:
        met = touch(tray, way, shape)
        if met is not None and met < travel:
            return False
    return to_edge(tray, way, width, low, high) >= travel


def affordable(allowance: int, rough: Iterable[int]) -> int:
    """The farthest travel, if each rough piece shortens it by an inch; `rough` says where they are met.

    Pieces only ever add to the cost, so every shorter travel is affordable, too. (MIN-RULE-51)
    """
    best, cost = 0, 0
    for met in sorted(rough):
        best = max(best, min(allowance - cost, met))
        cost += THOU
    return max(best, allowance - cost, 0)


Test = tuple[Shape, Callable[[Shape, Shape], bool]]
"""A shape, and how a tray must not stand: on it, or too near it."""


def held_back(tray: Placed, most: int, shapes: Sequence[Shape], friends: Sequence[Shape] = ()) -> int:
    """The farthest travel ahead, up to `most`, that ends an inch away from all of these and on no friend. (MIN-RULE-22)

    0 if there is no such travel.
    """
    tests: list[Test] = [(shape, short_of_an_inch) for shape in shapes]
    tests += [(shape, overlap) for shape in friends]
    return farthest(tray, "ahead", tray[3], most, tests) or 0


def farthest(tray: Placed, way: Way, then: int, most: int, tests: Sequence[Test]) -> int | None:
    """The farthest travel up to `most` that passes all tests with this heading at its end; None if none does.

    Along a straight way the travels that fail the test of one convex shape form one interval: a bisection finds where
    it begins. So no travel is missed.
    """

    def wrong(travel: int, test: Test) -> bool:
        kind, x, y, _ = moved(tray, way, travel)
        return test[1](outline(kind, x, y, then), test[0])

    best, before = most, most + 1
    while best < before:  # held back from one shape, it may fail the test of another
        before = best
        for test in tests:
            if not wrong(best, test):
                continue
            if wrong(0, test):
                return None
            low, high = 0, best
            while high - low > 1:
                middle = (low + high) // 2
                if wrong(middle, test):
                    high = middle
                else:
                    low = middle
            best = low
    return best
