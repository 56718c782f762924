"""SETUP: terrain, chosen by the players in turn or rolled. (MIN-SETUP-05..12)"""

from functools import cache, lru_cache
from math import isqrt
from typing import Any, ClassVar

from msgspec import UNSET, Struct

from maester.games.miniatures.areas import Area, all_zones
from maester.games.miniatures.combat.harm import d3_for
from maester.games.miniatures.combat.rolled import added_up
from maester.games.miniatures.events import PiecePlaced, TerrainRolled
from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.geometry.angle import FULL
from maester.games.miniatures.geometry.ground import Piece, shape_of
from maester.games.miniatures.geometry.measure import (
    GRAIN,
    INCH,
    THOU,
    TOUCH,
    Shape,
    inside,
    nearer,
    overlap,
    point_within,
    within,
)
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.setup import PlaceTerrain
from maester.games.miniatures.zones import captains, roll_off
from maester.kernel import Chance, Decision, Flow, Refusal, Seat

LISTED = ("forest", "corpse-pile", "bog", "stakes", "wall", "hedge", "weirwood", "palisade")
"""MIN-TERRAIN-04 to MIN-TERRAIN-11"""
ROLLED = {
    2: "corpse-pile",
    3: "corpse-pile",
    4: "bog",
    5: "palisade",
    6: "hedge",
    7: "",
    8: "wall",
    9: "stakes",
    10: "forest",
    11: "weirwood",
    12: "weirwood",
}
"""What two dice show; a seven is the roller's choice. (MIN-SETUP-11, MIN-RULE-59)"""
PIECES = 4
APART = 6 * THOU
GRID = 500


class Laid(Struct, frozen=True, gc=False):
    """A piece of terrain, and where it lies."""

    kind: str
    x: int
    y: int
    heading: int = 0


def begin_terrain(state: State) -> None:
    """The higher roll places the first piece. In A Storm of Swords only the defender places any. (MIN-SETUP-07)"""
    if state.defender is not None:
        state.do_next(PlaceTerrain(state.defender, PIECES))  # MIN-MODE-ASOS-04
    elif state.terrain in ("chosen", "dice"):
        count = PIECES if state.terrain == "chosen" else d3_for(state, None, "terrain", 2)  # MIN-SETUP-10
        state.do_next(PlaceTerrain(roll_off(state, captains(state)), count))


def place_terrain(state: State, seat: Seat, left: int, kinds: tuple[str, ...]) -> Flow[None] | None:
    if left == 0:
        return None
    if state.terrain == "dice" and state.defender is None and not kinds:
        state.do_next(PlaceTerrain(seat, left, rolled_kind(state, allowed_kinds(state))))
        return None
    return placing(state, seat, left, kinds or allowed_kinds(state))


def allowed_kinds(state: State) -> tuple[str, ...]:
    """What the mode lets players choose or roll. (MIN-MODE-AFFC-02, MIN-MODE-HAR-04)"""
    return tuple(kind for kind in LISTED if kind not in MODES[state.mode].no_pieces)


def rolled_kind(state: State, allowed: tuple[str, ...]) -> tuple[str, ...]:
    """A result the mode forbids is rolled again. (MIN-RULE-80)"""
    dice = state.chance.dice(2)
    kind = ROLLED[sum(dice)]
    if kind and kind not in allowed:
        return rolled_kind(state, allowed)
    state.tell(TerrainRolled(added_up(dice), kind or None))
    return (kind,) if kind else allowed


def placing(state: State, seat: Seat, left: int, kinds: tuple[str, ...]) -> Flow[None]:
    """A piece that fits nowhere is not placed. (MIN-RULE-59)"""
    fitting = tuple(kind for kind in kinds if terrain_question(state, (kind,)).some_place() is not None)
    may_stop = state.defender is not None
    if not fitting:
        return
    laid = yield from ask_where(seat, terrain_question, state, fitting, may_stop)
    if laid is None:
        return
    add_piece(state, laid)
    at = state.seats.index(seat)
    following = seat if may_stop else next_side(state, at)
    state.do_next(PlaceTerrain(following, left - 1))


def next_side(state: State, at: int) -> Seat:
    return state.seats[(at + 1) % len(state.seats)]


def add_piece(state: State, laid: Laid, name: str = "") -> None:
    number = 1 + sum(piece.kind == laid.kind for piece in state.pieces)
    piece = Piece(name or f"{laid.kind}-{number}", laid.kind, laid.x, laid.y, laid.heading)
    state.pieces += (piece,)
    state.tell(PiecePlaced(piece.name, piece.kind, piece.x, piece.y, piece.heading))


# -------------------------------------------------------------------------------------------------- the question


def terrain_question(state: State, kinds: tuple[str, ...], may_stop: bool = False) -> "LayTerrain":
    """The bands and distances of the mode. (MIN-SETUP-08, MIN-MODE-FAB-04, MIN-MODE-ASOS-04)"""
    mode = MODES[state.mode]
    area: Area = (0, 0, state.width, TABLE_DEPTH)
    zones: tuple[Area, ...] = ()
    beyond: tuple[Area, ...] = ()
    if mode.terrain == "outside-zones":
        zones = tuple(all_zones(state))
    elif mode.terrain == "inside-edges":
        area = (APART, APART, state.width - APART, TABLE_DEPTH - APART)
    else:
        beyond = ((0, 0, state.width, mode.defender_zone or 0),)
    return LayTerrain(
        about="place-terrain",
        rule="MIN-SETUP-08",
        kinds=kinds,
        may_stop=may_stop,
        idle=None if may_stop else UNSET,
        area=area,
        zones=zones,
        beyond=beyond,
        pieces=tuple(piece for piece in state.pieces if not is_special(piece)),
        special=tuple(piece for piece in state.pieces if is_special(piece)),
        markers=tuple(spot for spot in state.spots.values() if spot is not None),
    )


def is_special(piece: Piece) -> bool:
    """Walls and corpse piles that belong to the mode: other pieces need only keep an inch away. (MIN-RULE-80)"""
    return piece.kind == "castle-wall" or piece.name.startswith("pile-")


class LayTerrain(Decision[Laid | None], frozen=True, kw_only=True):
    """Which piece, and where. None: no more pieces, where that is allowed."""

    kinds: tuple[str, ...]
    may_stop: bool
    area: Area
    zones: tuple[Area, ...]
    """It may not lie on these."""
    beyond: tuple[Area, ...]
    """It must be more than six inches away from these, and from other pieces."""
    pieces: tuple[Piece, ...]
    special: tuple[Piece, ...]
    markers: tuple[tuple[int, int], ...]
    first: Laid | None = None
    """An allowed answer to begin with."""

    shape: ClassVar[Any] = Laid | None

    def proposal(self) -> Laid | None:
        """In the middle, if there is room."""
        x0, y0, x1, y1 = self.area
        middle = Laid(self.kinds[0], (x0 + x1) // 2, (y0 + y1) // 2, 0) if self.kinds else None
        return middle if middle is not None and self.refusal(middle) is None else self.some_place()

    def refusal(self, answer: Laid | None) -> Refusal | None:
        if answer is None:
            return None if self.may_stop else Refusal("must-place-terrain", self.rule)
        if answer.kind not in self.kinds:
            return Refusal("not-that-terrain", self.rule)
        if not 0 <= answer.heading < FULL:
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        if not (0 <= answer.x <= self.area[2] and 0 <= answer.y <= TABLE_DEPTH):
            return Refusal("not-on-the-table", self.rule)
        return self.blocked(answer, shape_of(answer.kind, answer.x, answer.y, answer.heading))

    def blocked(self, laid: Laid, shape: Shape) -> Refusal | None:
        if not inside(shape, *self.area):
            return Refusal("not-on-the-table", self.rule)
        if any(overlap(shape, corners(zone)) for zone in self.zones):
            return Refusal("in-a-zone", self.rule)
        if any(within(shape, corners(zone), APART) for zone in self.beyond):
            return Refusal("in-a-zone", "MIN-MODE-ASOS-04")
        reach = APART * GRAIN + (TOUCH + 1 if self.beyond else -TOUCH)  # more than six inches, or six at least
        for other in self.pieces:
            if closer(laid, shape, other, reach):
                return Refusal("too-near-terrain", self.rule)
        if any(closer(laid, shape, other, INCH - TOUCH) for other in self.special):
            return Refusal("too-near-terrain", "MIN-RULE-80")
        if "impassable" in SIZES.pieces[laid.kind].keywords:
            for x, y in self.markers:
                if point_within((x * GRAIN, y * GRAIN), shape, SIZES.marker - 2):
                    return Refusal("on-a-marker", "MIN-SETUP-05")
        return None

    def sample(self, chance: Chance) -> Laid | None:
        if self.may_stop and chance.below(4) == 0:
            return None
        x0, y0, x1, y1 = self.area
        for _ in range(40):
            heading = chance.below(FULL) if chance.below(2) else 0
            laid = Laid(chance.choice(self.kinds), x0 + chance.below(x1 - x0), y0 + chance.below(y1 - y0), heading)
            if self.refusal(laid) is None:
                return laid
        return self.some_place()

    def some_place(self) -> Laid | None:
        """It is remembered, because undo and bots ask the same question again."""
        return _some_place(self)

    def look_for_place(self) -> Laid | None:
        """The first free place on a lattice of half inches, upright or across."""
        x0, y0, x1, y1 = self.area
        y0 = max([y0, *(high for _, low, right, high in self.zones if low == 0 and right == x1)])
        y0 = max([y0, *(high + APART for _, low, right, high in self.beyond if low == 0 and right == x1)])
        for kind in self.kinds:
            for heading in (0, FULL // 4):
                for y in range(y0, y1 + 1, GRID):
                    for x in self.open_places(kind, y, range(x0, x1 + 1, GRID)):
                        laid = Laid(kind, x, y, heading)
                        if self.blocked(laid, shape_of(kind, x, y, heading)) is None:
                            return laid
        return None

    def open_places(self, kind: str, y: int, row: range) -> list[int]:
        """The places of a row that circles do not already show to be too near to another piece."""
        shut = []
        for other in self.pieces:
            near = APART * GRAIN - TOUCH + (within_it(kind) + within_it(other.kind)) * GRAIN
            left = near * near - ((y - other.y) * GRAIN) ** 2
            if left > 0:
                half = isqrt(left - 1) // GRAIN
                shut.append((other.x - half, other.x + half))
        return [x for x in row if not any(low <= x <= high for low, high in shut)] if shut else list(row)


@lru_cache(maxsize=1 << 10)
def _some_place(asked: LayTerrain) -> Laid | None:
    return asked.look_for_place()


def closer(laid: Laid, shape: Shape, other: Piece, reach: int) -> bool:
    """Whether a piece would lie nearer to another than so many grains. Their circles settle most cases."""
    dx, dy = (laid.x - other.x) * GRAIN, (laid.y - other.y) * GRAIN
    far = reach + (around(laid.kind) + around(other.kind)) * GRAIN
    if dx * dx + dy * dy >= far * far:
        return False
    return surely_closer(laid, other, reach) or nearer(shape, other.shape, reach)


def surely_closer(laid: Laid, other: Piece, reach: int) -> bool:
    dx, dy = (laid.x - other.x) * GRAIN, (laid.y - other.y) * GRAIN
    near = reach + (within_it(laid.kind) + within_it(other.kind)) * GRAIN
    return dx * dx + dy * dy < near * near


@cache
def around(kind: str) -> int:
    """The radius of a circle around its middle that holds the whole piece, in thou."""
    facts = SIZES.pieces[kind]
    if facts.rectangle:
        w, d = facts.rectangle
        return isqrt(w * w + d * d) // 2 + 1
    return max(facts.octagon or (0,)) // 2 + 1


@cache
def within_it(kind: str) -> int:
    """The radius of a circle around its middle that lies within the piece, in thou."""
    facts = SIZES.pieces[kind]
    return min(facts.rectangle) // 2 if facts.rectangle else min(facts.octagon or (0,)) * 9 // 20


def corners(area: Area) -> Shape:
    x0, y0, x1, y1 = (each * GRAIN for each in area)
    return (x0, y0), (x0, y1), (x1, y1), (x1, y0)
