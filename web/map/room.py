"""Where things lie in an area: its name, what is printed on it, and the places for pieces. Nothing covers anything."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import numpy as np
import shapely
from guide import Point
from numpy.typing import NDArray

# Sizes of what lies on the map, in its units: the sides of squares.
UNIT = 26
ORDER = 34
POWER = 22
GARRISON = 26
STRUCTURE = 32
ICON = 16

# Names: height of a line, and how wide a letter is on the average.
LINE = {"land": 14.0, "sea": 18.0}
LETTER = {"land": 8.7, "sea": 10.4}

GAP = 3
"""Between two units."""
MOORING = 40
"""From the middle of a port to its border: three ships and an order are round, and 38.5 far at most."""
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How much smaller the letters of a longer name in another language may be."""
CELL = 2
ARMY = 4
"""No army is larger."""

TRIES = 160
MARGINS = ((9, 5), (7, 4), (6, 3), (5, 3), (4, 2), (3, 2), (3, 1))
"""To the border of the area, and between things: generous if there is room."""

Grid = NDArray[np.bool_]


@dataclass
class Printed:
    """What an area has to hold."""

    kind: str
    structure: str = "none"
    power: int = 0
    supply: int = 0
    home: str | None = None
    """The house whose garrison stands here."""


@dataclass
class Label:
    at: Point
    angle: float
    lines: int
    width: float


@dataclass
class Slots:
    label: Label | None = None
    units: list[Point] = field(default_factory=list)
    order: Point | None = None
    power: Point | None = None
    garrison: Point | None = None
    structure: Point | None = None
    crowns: list[Point] = field(default_factory=list)
    barrels: list[Point] = field(default_factory=list)


@dataclass(frozen=True)
class Block:
    """Something with a width and a height, put down turned by an angle."""

    name: str
    width: float
    height: float
    angle: float = 0.0
    lines: int = 0
    small: float = 1.0

    def squares(self) -> list[tuple[float, float, float]]:
        """The block as upright squares: their offsets and half sides. A turned block needs more of them."""
        if not self.angle:
            return [(0.0, 0.0, 0.0)]
        turn = math.radians(self.angle)
        half = self.height / 2 * (abs(math.cos(turn)) + abs(math.sin(turn)))
        count = max(2, math.ceil(self.width / (self.height * 0.8)))
        reach = (self.width - self.height) / 2
        steps = [reach * (2 * n / (count - 1) - 1) for n in range(count)]
        return [(step * math.cos(turn), step * math.sin(turn), half) for step in steps]


class Floor:
    """The inside of an area in cells, and what of it is taken."""

    def __init__(self, face: shapely.Polygon, margin: float) -> None:
        inside = face.buffer(-margin)
        self.x0, self.y0, x1, y1 = face.bounds
        self.wide, self.high = math.ceil((x1 - self.x0) / CELL), math.ceil((y1 - self.y0) / CELL)
        xs = self.x0 + (np.arange(self.wide) + 0.5) * CELL
        ys = self.y0 + (np.arange(self.high) + 0.5) * CELL
        self.xs, self.ys = np.meshgrid(xs, ys)
        self.free: Grid = np.asarray(shapely.contains_xy(inside, self.xs, self.ys))

    def fits(self, free: Grid, block: Block) -> Grid:
        """Where the middle of a block may come to lie."""
        found = np.ones_like(free)
        for dx, dy, half in block.squares():
            halves = (half, half) if half else (block.width / 2, block.height / 2)
            found &= shifted(open_boxes(free, *halves), round(dx / CELL), round(dy / CELL))
        return found

    def take(self, free: Grid, block: Block, at: Point, gap: float) -> None:
        for dx, dy, half in block.squares():
            wide, high = (half, half) if half else (block.width / 2, block.height / 2)
            x, y = (at[0] + dx - self.x0) / CELL, (at[1] + dy - self.y0) / CELL
            across, down = (wide + gap) / CELL, (high + gap) / CELL
            left, top = max(0, math.floor(x - across)), max(0, math.floor(y - down))
            free[top : math.ceil(y + down), left : math.ceil(x + across)] = False


def open_boxes(free: Grid, half_wide: float, half_high: float) -> Grid:
    """Cells around which a box of free cells lies."""
    a, b = math.ceil(half_wide / CELL), math.ceil(half_high / CELL)
    high, wide = free.shape
    sums = np.zeros((high + 2 * b + 2, wide + 2 * a + 2), dtype=np.int32)
    sums[b + 1 : b + 1 + high, a + 1 : a + 1 + wide] = free
    sums = sums.cumsum(0).cumsum(1)
    tall, long = 2 * b + 1, 2 * a + 1
    boxes = sums[tall:, long:] - sums[:-tall, long:] - sums[tall:, :-long] + sums[:-tall, :-long]
    found: Grid = boxes[:high, :wide] == tall * long
    return found


def shifted(grid: Grid, dx: int, dy: int) -> Grid:
    """What the grid says dx to the right and dy below."""
    found = np.zeros_like(grid)
    high, wide = grid.shape
    here = (slice(max(0, -dy), min(high, high - dy)), slice(max(0, -dx), min(wide, wide - dx)))
    there = (slice(max(0, dy), min(high, high + dy)), slice(max(0, dx), min(wide, wide + dx)))
    found[here] = grid[there]
    return found


def slots(area: str, names: list[str], face: shapely.Polygon, printed: Printed, angles: list[float]) -> Slots:
    """The best of many ways to lay everything out; an area without room for it is refused."""
    if printed.kind == "port":
        return moored(area, face)
    chance = Random(area)  # seeded with text: the same on every machine
    for tighter, (margin, gap) in enumerate(MARGINS, 1):
        floor = Floor(face, margin)
        laid = [
            found
            for _ in range(TRIES * tighter)
            if (found := attempt(names, face, floor, printed, angles, gap, chance))
        ]
        if laid:
            return min(laid, key=lambda each: each[0])[1]
    raise ValueError(f"{area} has no room for what belongs into it")


def attempt(
    names: list[str],
    face: shapely.Polygon,
    floor: Floor,
    printed: Printed,
    angles: list[float],
    gap: float,
    chance: Random,
) -> tuple[float, Slots] | None:
    """One way to lay everything out, and how displeasing it is."""
    free = floor.free.copy()
    x, y = shapely.maximum_inscribed_circle(face, 4).coords[0]
    middle = (x, y)
    placed: dict[str, tuple[Block, Point]] = {}
    queue = list(blocks(names, printed, angles, chance))
    wishes = {block.name: pulls for block, pulls in queue}
    if chance.random() < 0.7:
        # The largest first: what is small finds a place afterwards.
        queue.sort(key=lambda each: -each[0].width * each[0].height * chance.uniform(0.6, 1.4))
    for block, pulls in queue:
        fits = floor.fits(free, block)
        if not fits.any():
            return None
        # Drawn to what it wants to be near, and to some place by chance, so that no two ways are the same.
        x, y = chance.uniform(floor.x0, floor.xs.max()), chance.uniform(floor.y0, floor.ys.max())
        cost = 2.0 * chance.random() ** 2 * np.hypot(floor.xs - x, floor.ys - y)
        for anchor, weight, across in pulls:
            x, y = placed[anchor][1] if anchor in placed else middle
            cost += weight * np.hypot((floor.xs - x) * across, floor.ys - y)
        at = np.unravel_index(np.where(fits, cost, np.inf).argmin(), free.shape)
        point = (float(floor.xs[at]), float(floor.ys[at]))
        floor.take(free, block, point, gap)
        placed[block.name] = (block, point)
    return displeasing(placed, wishes, middle), unpacked(placed, printed)


def displeasing(placed: dict[str, tuple[Block, Point]], wishes: dict[str, list["Pull"]], middle: Point) -> float:
    """How far everything is from what it wants to be near; names rather stand in one line, upright and large."""
    far = 0.0
    for name, (block, (x, y)) in placed.items():
        for anchor, weight, across in wishes[name]:
            other = placed[anchor][1] if anchor in placed else middle
            far += weight * math.hypot((x - other[0]) * across, y - other[1])
        far += 26.0 * max(0, block.lines - 1) + 0.4 * abs(block.angle) + 300.0 * (1 - block.small)
    return far


Pull = tuple[str, float, float]
"""What a block wants to be near, how much, and how much of that goes for left and right."""


def blocks(
    names: list[str], printed: Printed, angles: list[float], chance: Random
) -> Iterator[tuple[Block, list[Pull]]]:
    """What to put down, in order, each with what it wants to be near."""
    columns = chance.choice((1, 2, 2, 2, 3, 4))
    rows = math.ceil(ARMY / columns)
    army = Block("units", columns * (UNIT + GAP) - GAP, rows * (UNIT + GAP) - GAP)
    order = Block("order", ORDER, ORDER)
    yield label(names, printed.kind, angles, chance), [("middle", 0.5, 1.6)]
    if printed.structure != "none":
        yield Block("structure", STRUCTURE, STRUCTURE), [("label", 1.0, 1)]
    if icons := printed.power + printed.supply:
        size = (icons * (ICON + 2) - 2, ICON)
        wide, high = size if chance.random() < 0.5 else size[::-1]
        yield Block("icons", wide, high), [("structure" if printed.structure != "none" else "label", 1.2, 1)]
    if printed.home:
        yield Block("garrison", GARRISON, GARRISON), [("structure", 0.9, 1)]
    yield army, [("middle", 0.8, 1), ("label", 0.3, 1)]
    yield order, [("units", 1.2, 1)]
    if printed.kind == "land":
        yield Block("power", POWER, POWER), [("order", 0.5, 1), ("units", 0.5, 1)]


def label(names: list[str], kind: str, angles: list[float], chance: Random) -> Block:
    """Room for the first name in full, and for those of other languages in letters that may be smaller."""
    lines = chance.randint(1, min(3, max(len(name.split()) for name in names)))
    wide = [max(map(len, broken(name.split(), lines))) * LETTER[kind] + 4 for name in names]
    small = chance.choice(SMALLER)
    return Block("label", max(wide[0], small * max(wide)), lines * LINE[kind], chance.choice(angles), lines, small)


def broken(words: list[str], lines: int) -> list[str]:
    """Words in this many lines, with the longest as short as possible."""
    if lines == 1 or len(words) <= lines:
        return words if lines > 1 else [" ".join(words)]
    heads = [[" ".join(words[:n]), *broken(words[n:], lines - 1)] for n in range(1, len(words) - lines + 2)]
    return min(heads, key=lambda rows: max(map(len, rows)))


def unpacked(placed: dict[str, tuple[Block, Point]], printed: Printed) -> Slots:
    """The places of single things in the blocks they were put down in."""
    found = Slots()
    for name in ("order", "power", "garrison", "structure"):
        if name in placed:
            setattr(found, name, placed[name][1])
    if "label" in placed:
        block, at = placed["label"]
        found.label = Label(at, block.angle, block.lines, block.width)
    if "units" in placed:
        found.units = drawn_up(*placed["units"], ARMY)
    if "icons" in placed:
        places = in_a_row(*placed["icons"], printed.power + printed.supply)
        found.crowns, found.barrels = places[: printed.power], places[printed.power :]
    return found


def drawn_up(army: Block, at: Point, count: int) -> list[Point]:
    """Units in ranks, the last one in the middle."""
    side = UNIT + GAP
    columns = round((army.width + GAP) / side)
    rows = math.ceil(count / columns)
    places = []
    for n in range(count):
        row, column = divmod(n, columns)
        abreast = min(columns, count - row * columns)
        places.append((at[0] + (column - (abreast - 1) / 2) * side, at[1] + (row - (rows - 1) / 2) * side))
    return places


def moored(name: str, face: shapely.Polygon) -> Slots:
    """Three ships around an order, in the widest round of a port."""
    circle = shapely.maximum_inscribed_circle(face, 0.5)
    if circle.length < MOORING:
        raise ValueError(f"{name} has no room for its ships: {circle.length:.0f} instead of {MOORING}")
    x, y = circle.coords[0]
    return Slots(units=[(x - 16, y - 16), (x + 17, y - 19), (x - 19, y + 17)], order=(x + 11, y + 11))


def in_a_row(row: Block, at: Point, count: int) -> list[Point]:
    steps = [(n - (count - 1) / 2) * (ICON + 2) for n in range(count)]
    upright = row.height > row.width
    return [(at[0], at[1] + step) if upright else (at[0] + step, at[1]) for step in steps]
