"""Trays: their sizes, their outlines, and where one stands flush against another."""

from functools import cache, lru_cache
from typing import Literal

from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.angle import COS, FULL, HALF, HALF_TURN, SCALE, SIN
from maester.games.miniatures.geometry.measure import GRAIN, Point, Shape

Arc = Literal["front", "right", "rear", "left"]
ARCS: tuple[Arc, ...] = ("front", "right", "rear", "left")
TURN: dict[Arc, int] = {"front": 0, "right": 9_000, "rear": 18_000, "left": 27_000}
"""How far from a tray's heading each of its sides looks."""

Placed = tuple[str, int, int, int]
"""A tray on the table: kind, x, y (thou), heading."""

WIDTH: dict[str, int] = {kind: tray.width for kind, tray in SIZES.trays.items()}
DEPTH: dict[str, int] = {kind: tray.depth for kind, tray in SIZES.trays.items()}
FAR: dict[str, int] = {kind: tray.reach for kind, tray in SIZES.trays.items()}
"""No corner of the tray is farther from its centre, in thou."""


@cache
def rectangle_offsets(w: int, d: int, heading: int) -> tuple[Point, Point, Point, Point]:
    """Front left, front right, rear right, rear left of a rectangle about the origin, in grains; clockwise."""
    if heading >= HALF_TURN:  # after half a turn it must be the same shape to the last grain
        fl, fr, rr, rl = rectangle_offsets(w, d, heading - HALF_TURN)
        return rr, rl, fl, fr
    a, b = w * (GRAIN // 2), d * (GRAIN // 2)
    s, c = SIN[heading], COS[heading]
    fl, fr = (((u * c + v * s + HALF) >> SCALE, (v * c - u * s + HALF) >> SCALE) for u, v in ((-a, b), (a, b)))
    return fl, fr, (-fl[0], -fl[1]), (-fr[0], -fr[1])


@lru_cache(maxsize=1 << 15)
def outline(kind: str, x: int, y: int, heading: int) -> Shape:
    """The corners of a tray on the table: front left, front right, rear right, rear left."""
    gx, gy = x * GRAIN, y * GRAIN
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = rectangle_offsets(WIDTH[kind], DEPTH[kind], heading)
    return (gx + ax, gy + ay), (gx + bx, gy + by), (gx + cx, gy + cy), (gx + dx, gy + dy)


def arrow(kind: str, x: int, y: int, heading: int) -> Point:
    """The point of the direction arrow, the middle of the front edge, in grains. (MIN-UNIT-07)"""
    b = DEPTH[kind] * (GRAIN // 2)
    return x * GRAIN + ((b * SIN[heading] + HALF) >> SCALE), y * GRAIN + ((b * COS[heading] + HALF) >> SCALE)


def far_apart(one: Placed, other: Placed, thou: int) -> bool:
    """Whether the circles around two trays already show that they are farther apart than this."""
    kind, x, y, _ = one
    kind2, x2, y2, _ = other
    far = FAR[kind] + FAR[kind2] + thou
    dx, dy = x - x2, y - y2
    return dx * dx + dy * dy > far * far


def edge_length(kind: str, arc: Arc) -> int:
    """How long the edge of a tray is that looks into an arc."""
    return WIDTH[kind] if arc in ("front", "rear") else DEPTH[kind]


def edge_distance(kind: str, arc: Arc) -> int:
    """How far that edge lies from the centre."""
    return (DEPTH[kind] if arc in ("front", "rear") else WIDTH[kind]) // 2


def placement(kind: str, target: Placed, arc: Arc, slide: int) -> Placed:
    """A tray with its front flush on an edge of the target, moved along it by `slide` to its own right."""
    tkind, tx, ty, th = target
    out = (th + TURN[arc]) % FULL
    away = edge_distance(tkind, arc) + DEPTH[kind] // 2
    heading, along = (out + HALF_TURN) % FULL, (out + 27_000) % FULL
    x = (away * SIN[out] + slide * SIN[along] + HALF) >> SCALE
    y = (away * COS[out] + slide * COS[along] + HALF) >> SCALE
    return kind, tx + x, ty + y, heading


def common_edge(front: int, edge: int, slide: int) -> int:
    """How much two edges have in common, the one moved along the other by `slide` from the middle."""
    # Twice the length, so that halves stay whole.
    return max(0, min(2 * slide + front, edge) - max(2 * slide - front, -edge)) // 2


def share(kind: str, target_kind: str, arc: Arc, slide: int, own_front: bool = False) -> int:
    """How much of the shorter edge two trays have in common, in ten-thousandths. (MIN-RULE-20)

    If so agreed, how much of the attacker's own front. (MIN-RULE-86)
    """
    front, edge = WIDTH[kind], edge_length(target_kind, arc)
    return 10_000 * common_edge(front, edge, slide) // (front if own_front else min(front, edge))
