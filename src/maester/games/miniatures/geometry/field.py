"""What stands around a unit that moves, and whether a pose is allowed there."""

from functools import lru_cache

from msgspec import Struct

from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.ground import Piece, impassable, on, rough_met
from maester.games.miniatures.geometry.measure import GRAIN, THOU, TOUCH, Shape, contact, overlap, too_near
from maester.games.miniatures.geometry.path import Way, free
from maester.games.miniatures.geometry.tray import FAR, Placed, far_apart, outline
from maester.kernel import Refusal


class Stood(Struct, frozen=True, gc=False):
    """A unit on the table, as the one who moves sees it."""

    unit: str
    tray: str
    x: int
    y: int
    heading: int
    enemy: bool
    wall: bool = False
    """A castle wall: nobody crosses it, friend or enemy. (MIN-RULE-71)"""

    @property
    def placed(self) -> Placed:
        return self.tray, self.x, self.y, self.heading


class Field(Struct, frozen=True):
    """The table around one unit: the other trays and the pieces of terrain. It is part of the question."""

    width: int
    trays: tuple[Stood, ...]
    pieces: tuple[Piece, ...] = ()
    low: int = 0
    """Nobody goes nearer to the first player's edge than this, nor beyond `high`."""
    high: int = SIZES.depth
    own_front: bool = False
    """In a charge, half of the charger's own front must touch, not half of the shorter edge. (MIN-RULE-86)"""
    hidden: bool = False
    """Whether terrain hides who stands on it. (MIN-RULE-08)"""
    light: bool = False
    """Rough ground does not slow it down."""
    past: bool = False
    """It rides past enemies: only its end must be free."""
    over: bool = False
    """It moves over units and terrain: only its end must be free."""

    @property
    def rough(self) -> tuple[Piece, ...]:
        """The pieces that can slow it down."""
        return () if self.light else self.pieces

    @property
    def enemies(self) -> list[Stood]:
        return [each for each in self.trays if each.enemy]


def close_by(field: Field, tray: Placed, thou: int) -> list[Stood]:
    """The trays that may be within this distance, by the circles around them: a quick look."""
    kind, x, y, _ = tray
    far = FAR[kind] + thou
    return [each for each in field.trays if (each.x - x) ** 2 + (each.y - y) ** 2 <= (far + FAR[each.tray]) ** 2]


def obstacles(field: Field, tray: Placed, most: int) -> list[tuple[str, Shape]]:
    """What a straight move of at most so far cannot cross: enemy trays, impassable pieces. (MIN-MOVE-06)"""
    if field.over:
        return [(each.unit, outline(*each.placed)) for each in field.trays if each.wall]
    things = [
        (each.unit, outline(*each.placed))
        for each in close_by(field, tray, most)
        if (each.enemy and not field.past) or each.wall
    ]
    return [*things, *((piece.name, piece.shape) for piece in impassable(field.pieces))]


def free_way(field: Field, tray: Placed, way: Way, most: int) -> tuple[int, str | None]:
    """How far a tray can go, up to `most`, and what stops it sooner: a name, or None for the edge of the table."""
    things = obstacles(field, tray, most)
    travel, which = free(tray, way, [shape for _, shape in things], field.width, field.low, field.high)
    return min(travel, most), None if which is None or travel >= most else things[which][0]


def pivot_refusal(field: Field, tray: Placed) -> Refusal | None:
    """Why a pivot within a larger move may not stop like this: on an enemy or something impassable. (MIN-RULE-14)"""
    if field.over or field.past:
        return None
    shape = outline(*tray)
    for each in close_by(field, tray, 0):
        if (each.enemy or each.wall) and overlap(shape, outline(*each.placed)):
            return Refusal("pivots-into", "MIN-RULE-14", {"unit": each.unit})
    for piece in impassable(field.pieces):
        if on(tray, piece):
            return Refusal("pivots-into-piece", "MIN-RULE-14", {"piece": piece.name})
    return None


def end_refusal(field: Field, tray: Placed) -> Refusal | None:
    """Why no move may end like this: on another unit, on something impassable, too near an enemy."""
    shape = outline(*tray)
    for each in close_by(field, tray, THOU):
        other = outline(*each.placed)
        if overlap(shape, other):
            return Refusal("ends-on-unit", "MIN-MOVE-03", {"unit": each.unit})
        if each.enemy and too_near(shape, other):
            return Refusal("ends-too-near", "MIN-MOVE-01", {"unit": each.unit})
    if behind(field, shape):
        return Refusal("behind-the-walls", "MIN-MODE-ASOS-17")
    for piece in impassable(field.pieces):
        if on(tray, piece):
            return Refusal("ends-on-piece", "MIN-TERRAIN-IMPASSABLE-01", {"piece": piece.name})
    return None


def behind(field: Field, shape: Shape) -> bool:
    """Whether a tray reaches behind the castle walls. The edge of the table is no wall: corners may hang over it."""
    low, high = field.low * GRAIN - TOUCH, field.high * GRAIN + TOUCH
    return (field.low > 0 and any(y < low for _, y in shape)) or (
        field.high < SIZES.depth and any(y > high for _, y in shape)
    )


def rough_cost(field: Field, start: Placed, way: Way, travel: int, end: Placed) -> int:
    """By how much rough pieces shorten this move: an inch for each that it meets or ends on. (MIN-RULE-51)"""
    cost = 0
    for piece in field.rough:
        if piece.has("rough") and (any(met < travel for met in rough_met(start, way, (piece,))) or on(end, piece)):
            cost += THOU
    return cost


def engaged(one: Placed, other: Placed) -> bool:
    """Whether two enemies are in contact. (MIN-TERMS-12)"""
    return not far_apart(one, other, 2) and _in_contact(one, other)


@lru_cache(maxsize=1 << 12)
def _in_contact(one: Placed, other: Placed) -> bool:
    return contact(outline(*one), outline(*other))
