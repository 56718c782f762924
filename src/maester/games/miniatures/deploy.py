"""DEPLOY: the units in their zones, one after the other."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from maester.games.miniatures.areas import Area, heading_ahead, zone_of
from maester.games.miniatures.events import UnitDeployed, UnitHeldBack
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.angle import FULL, HALF_TURN, QUARTER
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.geometry.ground import impassable
from maester.games.miniatures.geometry.measure import GRAIN, THOU, inside, overlap, point_within, too_near, within
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.geometry.room import centres
from maester.games.miniatures.geometry.space import cells_left
from maester.games.miniatures.geometry.tray import DEPTH, FAR, WIDTH, far_apart, outline
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.setup import Deploy
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.telling import place_told, turn_told
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import Reserve
from maester.games.miniatures.texts.in_force import changes
from maester.games.miniatures.texts.questions import one_of, yes_or_no
from maester.games.miniatures.unit import field_around
from maester.games.miniatures.values import Pose
from maester.kernel import Chance, Decision, Flow, Refusal, Seat, ask

Place = tuple[int, int, int]
"""x, y and heading."""
TRIES = 12
STEP = 250
"""Thou between the places tried when luck finds none."""


def deploy(state: State, seat: Seat) -> Flow[None] | None:
    """One unit each, in turn, until no unit is left for which there is room. (MIN-DEPLOY-03, MIN-RULE-58)"""
    at = state.seats.index(seat)
    around = [state.seats[(at + n) % len(state.seats)] for n in range(len(state.seats))]
    for each in around:
        for mate in dict.fromkeys((each, *state.side(each))):
            if next(waiting_units(state, mate), None) is not None:
                return deploying(state, mate, each)
    return None


def deploying(state: State, seat: Seat, turn_of: Seat) -> Flow[None]:
    state.active = seat
    name = yield from one_of(seat, "deploy-unit", [*waiting_units(state, seat)], "MIN-DEPLOY-03")
    following = state.seats[(state.seats.index(turn_of) + 1) % len(state.seats)]
    state.do_next(Deploy(following))
    held = [change for _, change, _ in changes(state, Reserve, name)] if not state.siege else []
    stalks = any(change.stalks for change in held)
    if stalks or (held and (yield from ask(seat, yes_or_no, "hold-back", name))):
        state.change(name, reserve=True)
        state.tell(UnitHeldBack(name))
        return
    yield from put_down(state, name)


def put_down(state: State, name: str) -> Flow[None]:
    pose = yield from ask_where(state.units[name].seat, which_pose, state, name)
    state.change(name, pose=pose)
    state.tell(UnitDeployed(name, pose.x, pose.y, pose.heading))
    state.do_next(Happens(occasions.Deployed(name, state.units[name].seat)))


def come_in(state: State, name: str) -> Flow[None]:
    """A unit that found no room before is placed in its zone, as its activation. (MIN-RULE-58)"""
    yield from put_down(state, name)


def waiting_units(state: State, seat: Seat) -> Iterator[str]:
    """Units that are not on the table yet and find room there; one at a time, because looking for room takes long."""
    for name, unit in state.units.items():
        if unit.seat == seat and unit.pose is None and unit.wounds > 0 and not unit.reserve and has_room(state, name):
            yield name


def has_room(state: State, name: str) -> bool:
    return which_pose(state, name).some_room() is not None


def which_pose(state: State, name: str) -> "PlaceUnit":
    seat = state.units[name].seat
    return placing_question(state, name, (zone_of(state, seat),), "deploy", "MIN-DEPLOY-04")


def placing_question(
    state: State,
    name: str,
    zones: tuple[Area, ...],
    about: str,
    rule: str,
    keeps_away: bool = False,
    part: bool = False,
    beside: tuple[str, ...] = (),
) -> "PlaceUnit":
    unit = state.units[name]
    return PlaceUnit(
        about=about,
        rule=rule,
        unit=name,
        tray=unit.facts.tray,
        zones=zones,
        ahead=heading_ahead(state, unit.seat),
        field=field_around(state, name),
        keeps_away=keeps_away,
        part=part,
        beside=beside,
    )


def within_tray(kind: str) -> int:
    """How large a circle lies on a tray for sure: trays whose circles meet lie on each other."""
    return min(WIDTH[kind], DEPTH[kind]) // 2 - 2


class PlaceUnit(Decision[Pose], frozen=True, kw_only=True):
    """Where a unit is put down: anywhere in one of these areas, with any facing."""

    unit: str
    tray: str
    zones: tuple[Area, ...]
    ahead: int
    """The heading towards the other side."""
    field: Field
    keeps_away: bool = False
    """At least an inch from enemies. (MIN-RULE-69, MIN-RULE-98)"""
    part: bool = False
    """It is enough that a part of the tray lies in the area. (MIN-RULE-83)"""
    beside: tuple[str, ...] = ()
    """Completely within short range of one of these, if there are any."""
    first: Pose | None = None
    """An allowed answer to begin with."""

    shape: ClassVar[Any] = Pose

    def along_the_front(self) -> Iterator[Pose]:
        """From the middle of the zone outwards; then wherever there is room. Not all of these are allowed."""
        x0, _, x1, _ = self.zones[0]
        room = self.some_room()
        if room is not None:
            middle, step = (x0 + x1) // 2, WIDTH[self.tray] // 2
            for n in range(0, (x1 - x0) // 2, step):
                for x in (middle + n, middle - n):
                    yield Pose(x, room.y, self.ahead)
            yield room

    def proposal(self) -> Pose | None:
        return next((pose for pose in self.along_the_front() if self.refusal(pose) is None), None)

    def said_of(self, answer: Pose) -> dict[str, Any]:
        """Besides what is told of any place: how far it is from the player's left and from the edge behind the unit."""
        told = place_told(self.unit, (self.tray, answer.x, answer.y, answer.heading), self.field)
        far = self.ahead == HALF_TURN
        left = self.field.width - answer.x if far else answer.x
        edge = TABLE_DEPTH - answer.y if far else answer.y
        return {**told, "left": left, "edge": edge, **turn_told("turn", self.ahead, answer.heading)}

    def refusal(self, answer: Pose) -> Refusal | None:
        most = self.field.width
        if not 0 <= answer.heading < FULL:
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        if not (0 <= answer.x <= most and 0 <= answer.y <= TABLE_DEPTH):
            return Refusal("outside-the-zone", self.rule)
        placed = (self.tray, answer.x, answer.y, answer.heading)
        shape = outline(*placed)
        if not any(self.lies_in(shape, zone) for zone in self.zones):
            return Refusal("outside-the-zone", self.rule)
        if self.beside and not self.lies_beside(shape):
            return Refusal("outside-the-zone", self.rule)
        near = THOU if self.keeps_away else 0
        for each in self.field.trays:
            if far_apart(placed, each.placed, near):
                continue
            other = outline(*each.placed)
            if overlap(shape, other):
                return Refusal("ends-on-unit", "MIN-MOVE-03", {"unit": each.unit})
            if self.keeps_away and each.enemy and too_near(shape, other):
                return Refusal("ends-too-near", "MIN-MOVE-01", {"unit": each.unit})
        for piece in impassable(self.field.pieces):
            if overlap(shape, piece.shape):
                return Refusal("ends-on-piece", "MIN-TERRAIN-IMPASSABLE-01", {"piece": piece.name})
        return None

    def lies_beside(self, shape: Any) -> bool:
        """All of a tray is as near to a convex shape as its farthest corner."""
        others = [outline(*each.placed) for each in self.field.trays if each.unit in self.beside]
        return any(all(point_within(corner, other, SIZES.short) for corner in shape) for other in others)

    def lies_in(self, shape: Any, zone: Area) -> bool:
        if not self.part:
            return inside(shape, *zone)
        x0, y0, x1, y1 = zone
        corners = tuple((x * GRAIN, y * GRAIN) for x, y in ((x0, y0), (x0, y1), (x1, y1), (x1, y0)))
        return inside(shape, 0, self.field.low, self.field.width, self.field.high) and within(shape, corners, 0)

    def sample(self, chance: Chance) -> Pose:
        """Mostly in the front or back row of the area and facing ahead; otherwise random armies would find no room."""
        w, d = WIDTH[self.tray] // 2, DEPTH[self.tray] // 2
        for _ in range(TRIES):
            x0, y0, x1, y1 = chance.choice(self.zones)
            if chance.below(8) == 0:
                pose = Pose(x0 + chance.below(x1 - x0 + 1), y0 + chance.below(y1 - y0 + 1), chance.below(FULL))
            elif x1 - x0 < 2 * w or y1 - y0 < 2 * d:
                continue
            else:
                x = x0 + w + chance.below(x1 - x0 - 2 * w + 1)
                pose = Pose(x, y0 + d if chance.below(2) else y1 - d, self.ahead)
            if self.refusal(pose) is None:
                return pose
        found = self.some_room()
        assert found is not None, "where there is no room nobody is asked"
        return found

    def some_room(self) -> Pose | None:
        """A free place, or None. It depends only on the tray and what stands there, so equal trays share one search."""
        near = tuple(each for each in self.field.trays if self.stands_there(each))
        return _some_room(replace(self, unit="", about="deploy", field=replace(self.field, trays=near)))

    def stands_there(self, each: Stood) -> bool:
        """Whether a tray can be in the way in one of the areas."""
        far = FAR[each.tray] + (2 * FAR[self.tray] if self.part else 0) + THOU
        return any(x0 - far <= each.x <= x1 + far and y0 - far <= each.y <= y1 + far for x0, y0, x1, y1 in self.zones)

    def first_free(self, places: Iterable[Place]) -> Pose | None:
        """The first of these places that is allowed. Neighbouring places are mostly blocked by the same thing, so the
        last one that was in the way is tried first; only what nothing blocks is judged in full."""
        near, far = within_tray(self.tray), FAR[self.tray]
        things = [
            (each.x, each.y, (near + within_tray(each.tray)) ** 2, (far + FAR[each.tray]) ** 2, outline(*each.placed))
            for each in self.field.trays
        ]
        things += [(piece.x, piece.y, 0, 1 << 60, piece.shape) for piece in impassable(self.field.pieces)]
        for x, y, heading in places:
            shape = None
            for n, (other_x, other_y, sure, possible, other) in enumerate(things):
                away = (x - other_x) ** 2 + (y - other_y) ** 2
                if away > possible:
                    continue
                if away >= sure:
                    shape = shape or outline(self.tray, x, y, heading)
                    if not overlap(shape, other):
                        continue
                things.insert(0, things.pop(n))
                break
            else:
                pose = Pose(x, y, heading)
                if self.refusal(pose) is None:
                    return pose
        return None

    def rows(self) -> Iterator[Place]:
        """Along the front of each area, then along its back."""
        w, d = WIDTH[self.tray] // 2, DEPTH[self.tray] // 2
        for x0, y0, x1, y1 in self.zones:
            for y in (y1 - d, y0 + d) if self.ahead == 0 else (y0 + d, y1 - d):
                for x in range(x0 + w, x1 - w + 1, STEP):
                    yield x, y, self.ahead

    def anywhere(self) -> Iterator[Place]:
        """Upright, on its side, or along whatever stands there: every place where it could just fit."""
        things = [outline(*each.placed) for each in self.field.trays]
        things += [piece.shape for piece in impassable(self.field.pieces)]
        plain = (self.ahead, (self.ahead + QUARTER) % FULL)
        # Turned about, a tray covers the same place.
        known = {heading % HALF_TURN for heading in plain}
        along = {
            heading % HALF_TURN: heading % FULL
            for each in self.field.trays
            for heading in (each.heading, each.heading + QUARTER)
            if heading % HALF_TURN not in known
        }
        for headings in (plain, (*along.values(),)):
            for area in self.areas():
                for heading, cells in cells_left(self.tray, headings, area, things).items():
                    for x, y in centres(self.tray, heading, area, things, cells):
                        yield x, y, heading

    def areas(self) -> tuple[Area, ...]:
        """Where the whole tray may lie; if a part of it is enough, around these areas as well."""
        if not self.part:
            return self.zones
        more, field = WIDTH[self.tray] + DEPTH[self.tray], self.field
        grown = [
            (max(0, x0 - more), max(field.low, y0 - more), min(field.width, x1 + more), min(field.high, y1 + more))
            for x0, y0, x1, y1 in self.zones
        ]
        return (*self.zones, *grown)


@lru_cache(maxsize=1 << 10)
def _some_room(asked: PlaceUnit) -> Pose | None:
    return asked.first_free(asked.rows()) or asked.first_free(asked.anywhere())
