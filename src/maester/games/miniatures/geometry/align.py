"""Alignment: where a tray lies flush against an enemy, with 100 % or 50 % of the shorter edge. (MIN-CHARGE-15)"""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from maester.games.miniatures.geometry.field import Field, close_by
from maester.games.miniatures.geometry.ground import impassable, on
from maester.games.miniatures.geometry.measure import Shape, inside, overlap, surely_overlap
from maester.games.miniatures.geometry.tray import (
    FAR,
    WIDTH,
    Arc,
    Placed,
    edge_length,
    far_apart,
    outline,
    placement,
    share,
)

HALF_SHARE = 5_000
STEP = 50
"""Where no usual place is free, slides are tried in steps of so many thou. (MIN-CHARGE-16)"""


class Aligned(Struct, frozen=True, gc=False):
    """A place against an enemy: the arc, and how far along its edge, towards the right of the tray that is placed."""

    arc: Arc
    slide: int
    enemy: str = ""
    """Which enemy, where there are several."""


@lru_cache(maxsize=1 << 12)
def places(kind: str, target: Placed, arc: Arc, field: Field) -> tuple[Aligned, ...]:
    """The free places against one edge of the target: centred, half to the left, half to the right; else the next best.

    `field` holds everybody but the tray that is placed; the target may be in it.
    """
    half = WIDTH[kind] // 2
    field = replace(field, trays=tuple(close_by(field, target, 2 * FAR[kind] + 2)))  # nobody else can be in the way
    usual = tuple(
        Aligned(arc, slide) for slide in (0, -half, half) if is_free(kind, target, Aligned(arc, slide), field)
    )
    return usual or _next_best(kind, target, arc, field)


def has_place(kind: str, target: Placed, arc: Arc, field: Field) -> bool:
    """Whether there is any free place against one edge of the target. The middle is free as a rule."""
    return is_free(kind, target, Aligned(arc, 0), field) or bool(places(kind, target, arc, field))


def is_free(kind: str, target: Placed, place: Aligned, field: Field) -> bool:
    """Whether a tray fits there: enough of the edge, nobody else, nothing impassable, on the table. (MIN-RULE-24)"""
    if share(kind, target[0], place.arc, place.slide, field.own_front) < HALF_SHARE:
        return False
    tray = placement(kind, target, place.arc, place.slide)
    return stands_free(tray, field)


def stands_free(tray: Placed, field: Field, besides: str | None = None) -> bool:
    """Whether a tray lies on the table, on nobody and on nothing impassable. `besides` is ignored."""
    shape = outline(*tray)
    if not inside(shape, 0, field.low, field.width, field.high):
        return False
    for each in field.trays:
        if each.unit != besides and not far_apart(tray, each.placed, 0) and overlap(shape, outline(*each.placed)):
            return False
    return not any(on(tray, piece) for piece in impassable(field.pieces))


def _next_best(kind: str, target: Placed, arc: Arc, field: Field) -> tuple[Aligned, ...]:
    """The free place whose share is nearest to all or to half; both, if one to the left is as good. (MIN-CHARGE-16)"""
    slide = _first_free(kind, target, arc, field)
    if slide is None:
        return ()
    as_good = slide and stands_free(placement(kind, target, arc, -slide), field)
    return (Aligned(arc, slide), Aligned(arc, -slide)) if as_good else (Aligned(arc, slide),)


def _first_free(kind: str, target: Placed, arc: Arc, field: Field) -> int | None:
    """The first slide at which a tray stands free. What is in the way of one is often in the way of its neighbours."""
    things = [outline(*each.placed) for each in field.trays]
    things += [piece.shape for piece in impassable(field.pieces)]
    taken: list[tuple[int, int]] = []
    for slide in slides(kind, target[0], arc, field.own_front):
        if any(low <= slide <= high for low, high in taken):
            continue
        shape = outline(*placement(kind, target, arc, slide))
        blocked_by = next((thing for thing in things if overlap(shape, thing)), None)
        if blocked_by is not None:
            taken.append(_taken(kind, target, arc, slide, blocked_by))
        elif inside(shape, 0, field.low, field.width, field.high):
            return slide
    return None


def _taken(kind: str, target: Placed, arc: Arc, slide: int, thing: Shape) -> tuple[int, int]:
    """Around a slide at which a tray would lie on a thing: from where to where it does for sure.

    Both are convex, so whatever is between two such slides is one, too. Bisection finds nearly all of them.
    """

    def lies_on_it(at: int) -> bool:
        return surely_overlap(outline(*placement(kind, target, arc, at)), thing)

    if not lies_on_it(slide):
        return slide, slide
    ends = []
    for away in (-2 * FAR[kind] - FAR[target[0]], 2 * FAR[kind] + FAR[target[0]]):
        sure, open_end = slide, slide + away
        while abs(open_end - sure) > STEP // 2:
            middle = (sure + open_end) // 2
            sure, open_end = (middle, open_end) if lies_on_it(middle) else (sure, middle)
        ends.append(sure)
    return ends[0], ends[1]


@lru_cache(maxsize=256)
def slides(kind: str, target: str, arc: Arc, own_front: bool) -> tuple[int, ...]:
    """All slides that share enough of the edge, the best first: nearly all or half of it, and near the middle."""
    most = (WIDTH[kind] + edge_length(target, arc)) // 2
    found = []
    for slide in range(0, most, STEP):
        for signed in (slide, -slide):
            has = share(kind, target, arc, signed, own_front)
            if has >= HALF_SHARE:
                found.append((min(10_000 - has, has - HALF_SHARE), slide, signed < 0, signed))
    return tuple(dict.fromkeys(each[-1] for each in sorted(found)))
