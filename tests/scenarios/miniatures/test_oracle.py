"""Shapely as a second opinion: another library, another way to compute, the same answers."""

from shapely import LineString, Polygon

from maester.games.miniatures.geometry.arc import frame, regions, shares
from maester.games.miniatures.geometry.measure import GRAIN, INCH, TOUCH, contact, nearer, overlap
from maester.games.miniatures.geometry.sight import sight
from maester.games.miniatures.geometry.tray import outline
from tests.scenarios.miniatures.scenes import TRAYS, Luck, pairs

CLOSE = 4 * GRAIN
"""Nearer than this to a border of a definition, doubles may see it otherwise."""


def test_overlap_distance_and_contact():
    near = 0
    for one, other in pairs(23, 6_000):
        p, q = outline(*one), outline(*other)
        first, second = Polygon(p), Polygon(q)
        gap = first.distance(second)
        if gap > CLOSE:
            assert not overlap(p, q)
            assert not contact(p, q)
        elif first.intersection(second).area > CLOSE * INCH:
            assert overlap(p, q)
        if abs(gap - (INCH - TOUCH)) > 2:
            assert nearer(p, q, INCH - TOUCH) == (gap < INCH - TOUCH)
            near += 0 < gap < INCH
    assert near > 300


def test_shares_of_arcs_add_up_to_the_part_outside_the_tray():
    for one, other in pairs(29, 1_500):
        p, q = Polygon(outline(*one)), Polygon(outline(*other))
        outside = 1 - p.intersection(q).area / q.area
        assert abs(sum(shares(one, other).values()) / 10_000 - outside) < 0.0004


def test_a_line_of_sight_is_free_and_where_there_is_none_sampling_finds_none():
    luck, seen, hidden = Luck(31), 0, 0
    for _ in range(60):
        viewer = (TRAYS[luck.below(2)], 24_000, 8_000, 35_000 + luck.below(1_000))
        target = (TRAYS[luck.below(4)], 20_000 + luck.below(8_000), 26_000, luck.below(36_000))
        blockers = tuple(
            outline(TRAYS[luck.below(4)], 16_000 + luck.below(16_000), 16_000 + luck.below(2_000), luck.below(36_000))
            for _ in range(3)
        )
        line = sight(viewer, target, blockers)
        shapes = [Polygon(shape) for shape in blockers]
        if line is not None:
            seen += 1
            assert not any(_crosses(line, shape) for shape in shapes)
        else:
            hidden += 1
            assert not any(
                all(not _crosses(each, shape.buffer(6 * GRAIN)) for shape in shapes)
                for each in _samples(viewer, target)
            )
    assert seen > 10
    assert hidden > 10


def _crosses(line, shape) -> bool:
    x0, y0, x1, y1 = (n * GRAIN for n in line)
    return bool(LineString([(x0, y0), (x1, y1)]).intersection(shape).length > GRAIN)


def _samples(viewer, target):
    """Lines between points of the front edge and of the target's border that lies in the front region."""
    (ax, ay), (bx, by), *_ = outline(*viewer)
    corners = outline(*target)
    planes = regions(viewer[0])["front"]
    ends = []
    for n, (x1, y1) in enumerate(corners):
        x0, y0 = corners[n - 1]
        ends += [(x0 + (x1 - x0) * k // 10, y0 + (y1 - y0) * k // 10) for k in range(10)]
    local = frame(viewer, ends)
    ends = [e for e, (u, v) in zip(ends, local, strict=True) if all(p * u + q * v + r >= 0 for p, q, r in planes)]
    for k in range(11):
        for x, y in ends:
            yield ((ax + (bx - ax) * k // 10) / GRAIN, (ay + (by - ay) * k // 10) / GRAIN, x / GRAIN, y / GRAIN)
