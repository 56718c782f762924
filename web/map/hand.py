"""The hand that draws: a few places become a line that swings and trembles, the same way every time."""

import math
from collections.abc import Callable
from random import Random

import shapely
import shapely.ops
from guide import Line, Point

# Wavelengths and amplitudes of the trembling, in units of the map.
TREMBLE = {
    "coast": ((40, 3.6), (19, 3.0), (9, 1.9), (4.5, 0.7)),
    "border": ((52, 4.0), (23, 1.8), (11, 0.6)),
    "river": ((38, 3.2), (17, 1.2)),
    "sea": ((90, 3.0),),
    "harbour": (),
    "wall": (),
}
STEP = 2.0
CALM = 14.0
"""Near its ends a line does not tremble, so that lines meet at clean angles."""
TIGHT = 26.0
"""Where a line comes nearer to itself than this, it trembles less."""
COARSE = 0.3
"""What a point may be off when the line is thinned out."""
SPAN = 30.0
"""How much of a river's length a bridge takes up."""


def drawn(line: Line) -> list[tuple[str, list[Point]]]:
    """The pieces of a line as they are inked: kind and points; a river is cut where a bridge crosses it."""
    inked = steady(line)
    if not line.bridges:
        return [(line.kind, thin(inked))]
    whole = shapely.LineString(inked)
    pieces: list[tuple[str, list[Point]]] = []
    done = 0.0
    for bridge in sorted(whole.project(shapely.Point(at)) for at in line.bridges):
        cuts = ((line.kind, done, bridge - SPAN / 2), ("bridge", bridge - SPAN / 2, bridge + SPAN / 2))
        pieces += [(kind, thin(part(whole, start, end))) for kind, start, end in cuts]
        done = bridge + SPAN / 2
    return [*pieces, (line.kind, thin(part(whole, done, whole.length)))]


def steady(line: Line) -> list[Point]:
    """The trembling line; where it would cross itself, the hand is held steadier."""
    curve = swing(line.points)
    tries = (tremble(curve, line, strength) for strength in (1, 0.85, 0.7, 0.55, 0.4, 0.25, 0))
    return next(points for points in tries if shapely.LineString(points).is_simple)


def part(whole: shapely.LineString, start: float, end: float) -> list[Point]:
    return [(x, y) for x, y in shapely.ops.substring(whole, start, end).coords]


def swing(points: list[Point]) -> list[Point]:
    """A smooth curve through all points (centripetal Catmull-Rom), in steps of STEP."""
    if len(points) == 2:
        return steps(points)
    closed = points[0] == points[-1]
    first = points[-2] if closed else mirrored(points[1], points[0])
    last = points[1] if closed else mirrored(points[-2], points[-1])
    through = [first, *points, last]
    curve: list[Point] = []
    for before, start, end, after in zip(through, through[1:], through[2:], through[3:], strict=False):
        count = max(4, math.ceil(math.dist(start, end) / 1.0))
        curve += [catmull(before, start, end, after, n / count) for n in range(count)]
    return steps([*curve, points[-1]])


def mirrored(point: Point, centre: Point) -> Point:
    return 2 * centre[0] - point[0], 2 * centre[1] - point[1]


def catmull(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    knots = [0.0]
    for start, end in ((a, b), (b, c), (c, d)):
        knots.append(knots[-1] + math.sqrt(math.dist(start, end)))
    k0, k1, k2, k3 = knots
    at = k1 + (k2 - k1) * t

    def between(p: Point, q: Point, low: float, high: float) -> Point:
        part = (at - low) / (high - low)
        return p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part

    ab, bc, cd = between(a, b, k0, k1), between(b, c, k1, k2), between(c, d, k2, k3)
    return between(between(ab, bc, k0, k2), between(bc, cd, k1, k3), k1, k2)


def steps(points: list[Point]) -> list[Point]:
    """The same line in even steps; its ends stay where they are."""
    line = shapely.LineString(points)
    count = max(2, round(line.length / STEP))
    inner = [line.interpolate(n / count, normalized=True) for n in range(1, count)]
    return [points[0], *((at.x, at.y) for at in inner), points[-1]]


def tremble(points: list[Point], line: Line, strength: float) -> list[Point]:
    waves = [(length, high * strength, noise(f"{line.name}/{length}")) for length, high in TREMBLE[line.kind]]
    if not waves:
        return points
    total = (len(points) - 1) * STEP
    elbow = [min(1.0, room / TIGHT) for room in rooms(points)]
    moved = [points[0]]
    for n, (before, here, after) in enumerate(zip(points, points[1:], points[2:], strict=False), 1):
        along = n * STEP
        calm = min(elbow[n], along / CALM, (total - along) / CALM)
        aside = calm * sum(high * wave(along / length) for length, high, wave in waves)
        dx, dy = after[0] - before[0], after[1] - before[1]
        long = math.hypot(dx, dy) or 1.0
        moved.append((here[0] - dy / long * aside, here[1] + dx / long * aside))
    return [*moved, points[-1]]


def rooms(points: list[Point]) -> list[float]:
    """How far each point is from the other legs of its own line: in a narrow cape there is little room to tremble."""
    apart = round(TIGHT * 1.2 / STEP)
    return [
        min((math.dist(here, there) for m, there in enumerate(points) if abs(n - m) > apart), default=TIGHT)
        for n, here in enumerate(points)
    ]


def noise(seed: str) -> Callable[[float], float]:
    """Smooth noise between -1 and 1 along a line, its own for every seed."""
    chance = Random(seed)  # seeded with text: the same on every machine
    values = [chance.uniform(-1, 1) for _ in range(512)]

    def at(where: float) -> float:
        whole = math.floor(where)
        part = where - whole
        ease = part * part * (3 - 2 * part)
        return values[whole % 512] * (1 - ease) + values[(whole + 1) % 512] * ease

    return at


def thin(points: list[Point]) -> list[Point]:
    """Without the points nobody would miss, and in tenths."""
    line = shapely.LineString(points).simplify(COARSE)
    return [(round(x, 1), round(y, 1)) for x, y in line.coords]
