"""Where a tray cannot be put down, for many headings at once: a quick look before the exact search of room.py.

The table is looked at in cells. In the middle of a cell a tray may lie so deep on something that it would lie on it
anywhere in the cell, because moving a tray by some length changes that depth by no more than this length. Such a cell
is ruled out; the others are divided into smaller ones. What is left decides nothing: the exact search looks there, and
only there. So nothing that has room is missed, and a full zone costs little.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from maester.games.miniatures.geometry.measure import GRAIN, Shape
from maester.games.miniatures.geometry.tray import DEPTH, WIDTH, rectangle_offsets

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

CELLS = (512, 128, 32)
"""The sides of the cells, in thou, from the first look to the last."""
MOST = 30_000
"""How many cells are looked at more closely, for all headings together; if there are more, the last look must do."""
HALF_DIAGONAL = 0.7072
"""Of a cell, in its sides: no place in it is farther from its middle."""
TOLERATED = 4.0
"""Thou: more than what counts as touching, and all rounding."""

Area = tuple[int, int, int, int]
"""Left, low, right, high, in thou."""


class Cells(Struct, frozen=True):
    """Cells that are not ruled out for one heading."""

    side: int
    among: set[tuple[int, int]]
    free: tuple[int, int] | None
    """A place in one of them where the tray lies on nothing, if one was found by the way."""

    def hold(self, x: int, y: int) -> bool:
        return (x // self.side, y // self.side) in self.among


def cells_left(kind: str, headings: Sequence[int], area: Area, things: Sequence[Shape]) -> dict[int, Cells]:
    """For each heading, in this order, the cells that are not ruled out; headings without any are left out."""
    if not headings:
        return {}
    trays = Trays(kind, headings, area)
    solids = [Solid(thing) for thing in things]
    looked = first_look(trays, area, solids)
    for side in CELLS[1:]:
        finer = (looked.side // side) ** 2
        if looked.free.any() or len(looked.which) * finer > MOST:
            break
        looked = look(trays, solids, *divided(looked, looked.side // side), side)
    found: dict[int, Cells] = {}
    for n in dict.fromkeys(looked.which.tolist()):
        mine = looked.which == n
        among = {*zip(looked.column[mine].tolist(), looked.row[mine].tolist(), strict=True)}
        free = np.flatnonzero(mine & looked.free)[:1].tolist()
        places = [(int(looked.x[at]), int(looked.y[at])) for at in free]
        found[headings[n]] = Cells(looked.side, among, places[0] if places else None)
    return {heading: found[heading] for heading in headings if heading in found}


class Looked(Struct, frozen=True):
    """Cells that are left, each for one heading."""

    side: int
    which: Whole
    """The number of the heading."""
    column: Whole
    row: Whole
    x: Numbers
    y: Numbers
    """Their middles."""
    free: Flags
    """Whether the tray lies on nothing there."""


class Trays:
    """A tray about the origin with each of several headings (heading × corner × axis), and where its middle may be."""

    def __init__(self, kind: str, headings: Sequence[int], area: Area) -> None:
        turned = [rectangle_offsets(WIDTH[kind], DEPTH[kind], each) for each in headings]
        self.count = len(headings)
        self.corners = np.array(turned, dtype=np.float64) / GRAIN
        self.radius = min(WIDTH[kind], DEPTH[kind]) / 2
        """Of the circle within it."""
        self.axes = [unit(self.corners[:, 1] - self.corners[:, 0]), unit(self.corners[:, 0] - self.corners[:, 3])]
        self.half = [np.max(np.sum(self.corners * axis[:, None, :], axis=2), axis=1) for axis in self.axes]
        wide, high = np.max(np.abs(self.corners), axis=1).T
        x0, y0, x1, y1 = area
        self.middle_x, self.middle_y = (x0 + x1) / 2, (y0 + y1) / 2
        self.slack_x, self.slack_y = (x1 - x0) / 2 - wide, (y1 - y0) / 2 - high
        """How far from the middle of the area its own may be."""

    def beyond(self, which: Whole, x: Numbers, y: Numbers) -> Numbers:
        """By how much a tray reaches out of the area."""
        across = np.abs(x - self.middle_x) - self.slack_x[which]
        along = np.abs(y - self.middle_y) - self.slack_y[which]
        return np.asarray(np.maximum(across, along))


class Solid:
    """Something that is in the way, with the outward direction and the place of each of its edges."""

    def __init__(self, thing: Shape) -> None:
        self.corners = corners = np.array(thing, dtype=np.float64) / GRAIN
        edges = np.roll(corners, -1, axis=0) - corners
        self.outward = unit(np.stack((-edges[:, 1], edges[:, 0]), axis=1))
        self.at = np.sum(self.outward * corners, axis=1)
        self.x, self.y = (float(each) for each in corners.mean(axis=0))
        self.far = float(np.max(np.linalg.norm(corners - (self.x, self.y), axis=1)))


def unit(vectors: Numbers) -> Numbers:
    length = np.sqrt(np.sum(vectors * vectors, axis=-1, keepdims=True))
    return np.asarray(vectors / length)


def middles(cells: Whole, side: int) -> Numbers:
    """Of cells that are so wide, by their columns or rows."""
    return (cells.astype(np.float64) + 0.5) * side


def divided(looked: Looked, parts: int) -> tuple[Whole, Whole, Whole]:
    """Each cell as so many by so many smaller ones: their headings, columns and rows."""
    across, along = (each.ravel() for each in np.meshgrid(np.arange(parts), np.arange(parts)))
    many, count = parts * parts, len(looked.which)
    column = np.repeat(looked.column * parts, many) + np.tile(across, count)
    return np.repeat(looked.which, many), column, np.repeat(looked.row * parts, many) + np.tile(along, count)


def first_look(trays: Trays, area: Area, solids: Sequence[Solid]) -> Looked:
    """All cells of an area, those first left out in which no tray fits whatever its heading."""
    side = CELLS[0]
    x0, y0, x1, y1 = area
    grid = np.meshgrid(np.arange(x0 // side, x1 // side + 1), np.arange(y0 // side, y1 // side + 1))
    column, row = (each.ravel() for each in grid)
    fits = disc_fits(trays.radius, middles(column, side), middles(row, side), side, solids)
    column, row = column[fits], row[fits]
    which = np.repeat(np.arange(trays.count), len(column))
    return look(trays, solids, which, np.tile(column, trays.count), np.tile(row, trays.count), side)


def disc_fits(radius: float, x: Numbers, y: Numbers, side: int, solids: Sequence[Solid]) -> Flags:
    """Whether the circle within the tray could lie free somewhere in each cell."""
    least = radius - side * HALF_DIAGONAL - TOLERATED
    fits = np.ones(len(x), dtype=np.bool_)
    for each in solids:
        fits &= distance(each, x, y) >= least
    return fits


def distance(solid: Solid, x: Numbers, y: Numbers) -> Numbers:
    """From places to a shape; within it, nothing or less."""
    inside, best = np.full(len(x), -np.inf), np.full(len(x), np.inf)
    for (nx, ny), at in zip(solid.outward.tolist(), solid.at.tolist(), strict=True):
        inside = np.maximum(inside, x * nx + y * ny - at)
    for (ax, ay), (bx, by) in zip(solid.corners, np.roll(solid.corners, -1, axis=0), strict=True):
        ex, ey = bx - ax, by - ay
        along = np.clip(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey), 0.0, 1.0)
        dx, dy = x - ax - along * ex, y - ay - along * ey
        best = np.minimum(best, dx * dx + dy * dy)
    return np.where(inside <= 0, inside, np.sqrt(best))


def look(trays: Trays, solids: Sequence[Solid], which: Whole, column: Whole, row: Whole, side: int) -> Looked:
    """What is left without the cells in which the tray certainly lies on something or reaches out of the area."""
    most = side * HALF_DIAGONAL + TOLERATED
    far = float(np.max(np.linalg.norm(trays.corners, axis=2)))
    x, y = middles(column, side), middles(row, side)
    deepest = trays.beyond(which, x, y)
    for each in (None, *solids):
        if each is not None:
            near = np.flatnonzero((x - each.x) ** 2 + (y - each.y) ** 2 < (far + each.far) ** 2)
            deepest[near] = np.maximum(deepest[near], depth(trays, each, which[near], x[near], y[near]))
        keep = deepest <= most
        if not keep.all():
            which, column, row = which[keep], column[keep], row[keep]
            x, y, deepest = x[keep], y[keep], deepest[keep]
    return Looked(side, which, column, row, x, y, deepest <= 0.0)


def depth(trays: Trays, solid: Solid, which: Whole, x: Numbers, y: Numbers) -> Numbers:
    """How deep a tray lies on a shape: how far it would have to move to lie beside it. Negative where it does."""
    least = np.full(len(x), np.inf)
    for axis, half in zip(trays.axes, trays.half, strict=True):
        shadow = np.outer(axis[:, 0], solid.corners[:, 0]) + np.outer(axis[:, 1], solid.corners[:, 1])
        low, high = (shadow.min(axis=1) - half)[which], (shadow.max(axis=1) + half)[which]
        at = x * axis[which, 0] + y * axis[which, 1]
        least = np.minimum(least, np.minimum(at - low, high - at))
    for (nx, ny), at in zip(solid.outward.tolist(), solid.at.tolist(), strict=True):
        half = np.max(np.abs(trays.corners[:, :, 0] * nx + trays.corners[:, :, 1] * ny), axis=1)
        least = np.minimum(least, (at + half)[which] - (x * nx + y * ny))
    return least
