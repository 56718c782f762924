"""All end poses of a move at once: the same predicates on the same whole numbers, in arrays.

Only this module and space.py use numpy. Every number is a whole number below 2 ** 53, which float64 holds exactly, so
nothing here rounds; `tests/scenarios/miniatures/test_everywhere.py` compares it with the single predicates.
"""

from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from maester.games.miniatures.geometry.angle import COS, FULL, ONE, SIN, bearing
from maester.games.miniatures.geometry.field import pivot_refusal
from maester.games.miniatures.geometry.ground import impassable, rough_met
from maester.games.miniatures.geometry.maneuver import Move
from maester.games.miniatures.geometry.measure import GRAIN, INCH, THOU, TOUCH, Shape
from maester.games.miniatures.geometry.path import TABLE_DEPTH, ahead
from maester.games.miniatures.geometry.tray import DEPTH, FAR, WIDTH, outline, rectangle_offsets

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]

STEP = 500
"""Thou between places."""
DEGREE = 100
TURNS = FULL // DEGREE
HALF = TURNS // 2
"""After half a turn a tray covers the same place, so half of the facings are enough."""
SURE = 0.7
"""Two shapes whose edges separate them by less than so much of a reach are nearer than the reach: the direction between
two corners is at most 45 degrees off the normal of some edge."""


class Everywhere(Struct, frozen=True):
    """Places on a lattice, how the unit gets there, and which last facings are allowed, degree by degree."""

    x: NDArray[np.int64]
    y: NDArray[np.int64]
    face: NDArray[np.int64]
    travel: NDArray[np.int64]
    allowed: Flags
    """Last facing in degrees × place."""


@lru_cache(maxsize=64)
def _lattice(most: int, step: int) -> NDArray[np.int64]:
    """Bearing and length to every place of a square lattice within reach, the unit's own place first."""
    count, found = most // step, []
    for i in range(-count, count + 1):
        for j in range(-count, count + 1):
            dx, dy = i * step, j * step
            travel = int(np.floor(np.sqrt(float(dx * dx + dy * dy))))
            if 0 < travel <= most:
                found.append((bearing(dx, dy), travel))
    return np.array([(0, 0), *found], dtype=np.int64)


@lru_cache(maxsize=16)
def _turned(kind: str) -> tuple[Numbers, Numbers]:
    """x and y of the corners of a tray for half of all facings: corner × facing."""
    corners = [rectangle_offsets(WIDTH[kind], DEPTH[kind], n * DEGREE) for n in range(HALF)]
    whole = np.array(corners, dtype=np.float64)
    return np.ascontiguousarray(whole[:, :, 0].T), np.ascontiguousarray(whole[:, :, 1].T)


def everywhere(move: Move, step: int = STEP) -> Everywhere:
    """All places of a lattice that a unit can move to, with every last facing it may take there."""
    lattice = _lattice(move.most, step)
    face, travel = lattice[:, 0].copy(), lattice[:, 1]
    face[0] = move.heading
    if not move.turns_first:
        face, travel = np.full(move.most // step + 1, move.heading), np.arange(0, move.most + 1, step)
    keep = _path_is_free(move, face, travel)
    face, travel = face[keep], travel[keep]
    ends = [ahead(move.x, move.y, int(f), int(t)) for f, t in zip(face.tolist(), travel.tolist(), strict=True)]
    x, y = np.array([e[0] for e in ends]), np.array([e[1] for e in ends])
    barred = _barred(move, x, y)
    allowed = ~np.concatenate((barred, barred))
    found = Everywhere(x, y, face, travel, allowed)
    if any(piece.has("rough") for piece in move.field.rough):
        _shorten(move, found)
    return found


def _path_is_free(move: Move, face: NDArray[np.int64], travel: NDArray[np.int64]) -> Flags:
    """Whether the pivot and the straight part are allowed, for every way."""
    faces, back = np.unique(face, return_inverse=True)
    free = _free_travel(move, faces)
    turned = np.array([f == move.heading or pivot_refusal(move.field, _facing(move, int(f))) is None for f in faces])
    return np.asarray((travel == 0) | ((travel <= free[back]) & turned[back]))


def _facing(move: Move, face: int) -> tuple[str, int, int, int]:
    return move.tray, move.x, move.y, face


def _free_travel(move: Move, faces: NDArray[np.int64]) -> NDArray[np.int64]:
    """`path.free` for many facings, in thou."""
    s = np.array([SIN[f] for f in faces.tolist()], dtype=np.int64)
    c = np.array([COS[f] for f in faces.tolist()], dtype=np.int64)
    best = _to_edge(move, faces, s, c)
    a, b = WIDTH[move.tray] * (GRAIN // 2), DEPTH[move.tray] * (GRAIN // 2)
    far = move.most + FAR[move.tray]
    for each in move.field.trays:
        if each.enemy and (each.x - move.x) ** 2 + (each.y - move.y) ** 2 <= (far + FAR[each.tray]) ** 2:
            best = np.minimum(best, _touch(a, b, s, c, move, outline(*each.placed)))
    for piece in impassable(move.field.pieces):
        best = np.minimum(best, _touch(a, b, s, c, move, piece.shape))
    return best


def _to_edge(move: Move, faces: NDArray[np.int64], s: NDArray[np.int64], c: NDArray[np.int64]) -> NDArray[np.int64]:
    corners = np.array([outline(*_facing(move, f)) for f in faces.tolist()], dtype=np.int64)
    best = np.full(len(faces), 200 * INCH, dtype=np.int64)
    for axis, most, speed in ((0, move.field.width * GRAIN, s), (1, TABLE_DEPTH * GRAIN, c)):
        quick = np.maximum(np.abs(speed), 1)
        for n in range(4):
            at = corners[:, n, axis]
            room = np.where(speed > 0, most - at, at) + TOUCH
            limit = np.where(room >= 0, room * ONE // quick, 0)
            best = np.where(speed == 0, best, np.minimum(best, limit))
    return best // GRAIN


def _touch(a: int, b: int, s: NDArray[np.int64], c: NDArray[np.int64], move: Move, shape: Shape) -> NDArray[np.int64]:
    """`path.touch` for many facings; what is never met is met far away."""
    never = 1 << 40
    half, edge, behind = 1 << 23, a - TOUCH, TOUCH - b
    local = []
    for px, py in shape:
        dx, dy = px - move.x * GRAIN, py - move.y * GRAIN
        local.append(((dx * c - dy * s + half) >> 24, (dx * s + dy * c + half) >> 24))
    best = np.full(len(s), never, dtype=np.int64)
    beside = np.max([u for u, _ in local], axis=0) <= -edge  # on the other side, `<` leaves out what only touches
    u0, v0 = local[-1]
    for u1, v1 in local:
        best = np.where((-edge < u1) & (u1 < edge) & (v1 > behind) & (v1 < best), v1, best)
        for side in (-edge, edge):
            crosses = (u0 < side) != (u1 < side)
            across = np.where(crosses, u1 - u0, 1)
            v = v0 + (v1 - v0) * (side - u0) // across
            best = np.where(crosses & (v > behind) & (v < best), v, best)
        u0, v0 = u1, v1
    return np.where(beside | (best == never), never, (np.maximum(best - b, 0) + GRAIN // 2) // GRAIN)


def _barred(move: Move, x: NDArray[np.int64], y: NDArray[np.int64]) -> Flags:
    """Half of all facings × places: where the tray would lie on something or too near an enemy."""
    barred = np.zeros((HALF, len(x)), dtype=np.bool_)
    gx, gy = (x * GRAIN).astype(np.float64), (y * GRAIN).astype(np.float64)
    inner = min(WIDTH[move.tray], DEPTH[move.tray]) // 2
    for each in move.field.trays:
        reach = INCH - TOUCH if each.enemy else -TOUCH
        apart = (x - each.x) ** 2 + (y - each.y) ** 2
        far = FAR[move.tray] + FAR[each.tray] + (THOU if each.enemy else 0)
        close = inner + min(WIDTH[each.tray], DEPTH[each.tray]) // 2 + (THOU if each.enemy else 0) - 4
        none = apart < close * close
        barred[:, none] = True
        ring = np.flatnonzero((apart <= far * far) & ~none)
        if len(ring):
            barred[:, ring] |= _near(move.tray, gx[ring], gy[ring], outline(*each.placed), reach)
    for piece in impassable(move.field.pieces):
        barred |= _near(move.tray, gx, gy, piece.shape, -TOUCH)
    return barred


def _near(kind: str, gx: Numbers, gy: Numbers, shape: Shape, reach: int) -> Flags:
    """`measure.nearer` (or, with a negative reach, `overlap`) for every facing and place."""
    ox, oy = _turned(kind)
    gap = np.maximum(_gap_by_tray(ox, oy, gx, gy, shape), _gap_by_shape(ox, oy, gx, gy, shape))
    near = gap < reach
    if reach <= 0:
        return near
    # Between two corners the edges see less than the whole distance.
    unsure = np.nonzero(near & (gap >= SURE * reach))
    if len(unsure[0]):
        near[unsure] = _corner_near(ox[:, unsure[0]] + gx[unsure[1]], oy[:, unsure[0]] + gy[unsure[1]], shape, reach)
    return near


def _gap_by_tray(ox: Numbers, oy: Numbers, gx: Numbers, gy: Numbers, shape: Shape) -> Numbers:
    """By how many whole lengths of an edge the edges of the tray separate it: facing × place.

    The quotient is floored, which keeps `cross >= by * length` for whole `by`.
    """
    best: Numbers | None = None
    for n in (0, 1):  # the other two edges run the other way
        x0, y0 = ox[n - 1], oy[n - 1]
        ex, ey = ox[n] - x0, oy[n] - y0
        length = np.floor(np.sqrt(ex * ex + ey * ey))
        least = most = None
        for px, py in shape:
            cross = np.outer(ex, py - gy) - np.outer(ey, px - gx)
            least = cross if least is None else np.minimum(least, cross)
            most = cross if most is None else np.maximum(most, cross)
        assert least is not None
        assert most is not None
        here = (ex * y0 - ey * x0)[:, None]
        # A tray is symmetric: the edge opposite runs the other way through the mirrored corner.
        gap = np.floor(np.maximum(least - here, -most - here) / length[:, None])
        best = gap if best is None else np.maximum(best, gap)
    assert best is not None
    return best


def _gap_by_shape(ox: Numbers, oy: Numbers, gx: Numbers, gy: Numbers, shape: Shape) -> Numbers:
    """The same for the edges of the other shape."""
    best: Numbers | None = None
    x0, y0 = shape[-1]
    for x1, y1 in shape:
        ex, ey = x1 - x0, y1 - y0
        length = np.floor(np.sqrt(float(ex * ex + ey * ey)))
        nearest = np.min(ex * oy - ey * ox, axis=0)
        place = ex * (gy - y0) - ey * (gx - x0)
        gap = np.floor((nearest[:, None] + place[None, :]) / length)
        best = gap if best is None else np.maximum(best, gap)
        x0, y0 = x1, y1
    assert best is not None
    return best


def _corner_near(px: Numbers, py: Numbers, shape: Shape, reach: int) -> Flags:
    """`measure.corner_near`, both ways, for cells: corner × cell."""
    near = np.zeros(px.shape[1], dtype=np.bool_)
    x0, y0 = shape[-1]
    for x1, y1 in shape:
        ex, ey = x1 - x0, y1 - y0
        length = float(ex * ex + ey * ey)
        within = reach * np.floor(np.sqrt(length))
        for n in range(4):
            near |= _beside(px[n] - x0, py[n] - y0, ex, ey, length, within, reach)
        x0, y0 = x1, y1
    for n in range(4):
        ex, ey = px[n] - px[n - 1], py[n] - py[n - 1]
        lengths = ex * ex + ey * ey
        within = reach * np.floor(np.sqrt(lengths))
        for x, y in shape:
            near |= _beside(x - px[n - 1], y - py[n - 1], ex, ey, lengths, within, reach)
    return near


def _beside(
    dx: Numbers, dy: Numbers, ex: Numbers | int, ey: Numbers | int, length: Numbers | float, within: Numbers, reach: int
) -> Flags:
    cross, along = ex * dy - ey * dx, ex * dx + ey * dy
    end = dx * dx + dy * dy < reach * reach
    return np.asarray(end | ((cross >= 0) & (cross < within) & (along >= 0) & (along <= length)))


def _shorten(move: Move, found: Everywhere) -> None:
    """An inch for each rough piece that is met on the way or ended on. (MIN-RULE-51)"""
    gx, gy = (found.x * GRAIN).astype(np.float64), (found.y * GRAIN).astype(np.float64)
    ways = list(zip(found.face.tolist(), found.travel.tolist(), strict=True))
    cost = np.zeros(found.allowed.shape, dtype=np.int64)
    for piece in move.field.rough:
        if piece.has("rough"):
            met = [
                any(at < travel for at in rough_met(_facing(move, face), "ahead", (piece,))) for face, travel in ways
            ]
            ends = _near(move.tray, gx, gy, piece.shape, -TOUCH)
            cost += THOU * (np.concatenate((ends, ends)) | np.array(met))
    affordable = (found.travel == 0) | (found.travel + cost <= move.most)
    np.logical_and(found.allowed, affordable, out=found.allowed)
