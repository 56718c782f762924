"""Arcs: in which part of the field around a defender an attacker stands.

Cut shapes have corners that are no whole numbers. So here and in sight.py there are doubles, but only with + - * / and
sqrt, which every machine computes alike to the last bit; the results are whole numbers again.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.angle import COS, ONE, SIN
from maester.games.miniatures.geometry.measure import GRAIN, TOUCH, Shape
from maester.games.miniatures.geometry.tray import ARCS, DEPTH, WIDTH, Arc, Placed, outline

Spot = tuple[float, float]
"""A point in a tray's own frame, in grains: u to its right, v ahead."""
HalfPlane = tuple[float, float, float]
"""(p, q, r): all points with p u + q v + r >= 0."""

EQUAL = 1
"""Shares in ten-thousandths that differ by no more count as equal. (MIN-ARC-05)"""
CORNER = GRAIN * 10
"""A common edge no longer than this counts as touching at a corner."""


def frame(tray: Placed, shape: Shape) -> list[Spot]:
    """A shape as the tray sees it. The sines are exact, so this rounds once."""
    _, x, y, heading = tray
    gx, gy, s, c = x * GRAIN, y * GRAIN, SIN[heading] / ONE, COS[heading] / ONE
    return [((px - gx) * c - (py - gy) * s, (px - gx) * s + (py - gy) * c) for px, py in shape]


@cache
def regions(kind: str) -> dict[Arc, tuple[HalfPlane, HalfPlane, HalfPlane]]:
    """The four regions around a tray, each the common part of three half planes. (MIN-ARC-01)"""
    a, b = float(WIDTH[kind] * (GRAIN // 2)), float(DEPTH[kind] * (GRAIN // 2))
    slope = SIZES.trays[kind].arc
    k = slope.ahead / slope.across
    return {
        "front": ((0.0, 1.0, -b), (-k, 1.0, k * a - b), (k, 1.0, k * a - b)),
        "right": ((1.0, 0.0, -a), (k, -1.0, b - k * a), (k, 1.0, b - k * a)),
        "rear": ((0.0, -1.0, -b), (-k, -1.0, k * a - b), (k, -1.0, k * a - b)),
        "left": ((-1.0, 0.0, -a), (-k, -1.0, b - k * a), (-k, 1.0, b - k * a)),
    }


def cut(shape: Sequence[Spot], plane: HalfPlane) -> list[Spot]:
    """The part of a convex shape in a half plane."""
    p, q, r = plane
    kept: list[Spot] = []
    u0, v0 = shape[-1]
    d0 = p * u0 + q * v0 + r
    for u1, v1 in shape:
        d1 = p * u1 + q * v1 + r
        if (d0 < 0) != (d1 < 0):
            t = d0 / (d0 - d1)
            kept.append((u0 + (u1 - u0) * t, v0 + (v1 - v0) * t))
        if d1 >= 0:
            kept.append((u1, v1))
        u0, v0, d0 = u1, v1, d1
    return kept


def cut_to(shape: Sequence[Spot], planes: Sequence[HalfPlane]) -> list[Spot]:
    """The part of a convex shape in all of these half planes; empty if there is none."""
    kept = list(shape)
    for plane in planes:
        if not kept:
            break
        kept = cut(kept, plane)
    return kept


def area(shape: Sequence[Spot]) -> float:
    """Twice the area of a shape."""
    if len(shape) < 3:
        return 0.0
    total = 0.0
    u0, v0 = shape[-1]
    for u1, v1 in shape:
        total += u1 * v0 - u0 * v1
        u0, v0 = u1, v1
    return total if total >= 0 else -total


@lru_cache(maxsize=1 << 12)
def shares(defender: Placed, attacker: Placed) -> dict[Arc, int]:
    """How much of the attacker's tray lies in each arc of the defender's, in ten-thousandths. (MIN-ARC-03)"""
    seen = frame(defender, outline(*attacker))
    whole = area(seen)
    return {arc: int(area(cut_to(seen, planes)) / whole * 10_000 + 0.5) for arc, planes in regions(defender[0]).items()}


def arcs(defender: Placed, attacker: Placed) -> tuple[Arc, ...]:
    """The arc of the largest part; several, among which the attacker chooses, where parts are equal. (MIN-ARC-05)"""
    found = shares(defender, attacker)
    most = max(found.values())
    return tuple(arc for arc in ARCS if found[arc] >= most - EQUAL)


@lru_cache(maxsize=1 << 12)
def touched(defender: Placed, attacker: Placed) -> tuple[Arc, ...]:
    """The arc of the defender's edge that the attacker touches; with a corner only, that of the largest part.

    (MIN-RULE-17)
    """
    kind = defender[0]
    a, b = float(WIDTH[kind] * (GRAIN // 2)), float(DEPTH[kind] * (GRAIN // 2))
    seen = frame(defender, outline(*attacker))
    best, found = 0.0, None
    for arc in ARCS:
        common = _common(seen, arc, a, b)
        if common > best:
            best, found = common, arc
    return (found,) if found is not None and best > CORNER else arcs(defender, attacker)


def _common(seen: Sequence[Spot], arc: Arc, a: float, b: float) -> float:
    """How long an edge of the shape lies along one edge of the tray."""
    if arc in ("front", "rear"):
        sign, far, half = (1.0 if arc == "front" else -1.0), b, a
        on_it = [u for u, v in seen if abs(sign * v - far) <= 2 * TOUCH]
    else:
        sign, far, half = (1.0 if arc == "right" else -1.0), a, b
        on_it = [v for u, v in seen if abs(sign * u - far) <= 2 * TOUCH]
    if len(on_it) < 2:
        return 0.0
    return max(0.0, min(max(on_it), half) - max(min(on_it), -half))
