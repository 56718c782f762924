"""DEPLOY: who has which zone, the units in it, and who begins."""

from typing import Any, ClassVar

from maester.games.miniatures.angle import FULL, HALF_TURN
from maester.games.miniatures.events import FirstPlayerNamed, UnitDeployed, ZoneChosen, ZonesRolled
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.field import Field
from maester.games.miniatures.ground import impassable
from maester.games.miniatures.measure import inside, overlap
from maester.games.miniatures.path import TABLE_DEPTH
from maester.games.miniatures.state import Pose, State
from maester.games.miniatures.steps import BeginRound, Deploy, NameFirstPlayer
from maester.games.miniatures.tray import DEPTH, WIDTH, far_apart, outline
from maester.games.miniatures.unit import field_around
from maester.kernel import Chance, Decision, Flow, Pick, Refusal, Seat, ask, pick

TRIES = 12
STEP = 250
"""Thou between the places tried when luck finds none."""


def roll_for_zones(state: State) -> Flow[None]:
    """The higher die chooses a zone, or leaves the choice to the opponent. (MIN-DEPLOY-01)"""
    one, other = state.seats
    a = b = 0
    while a == b:
        a, b = state.chance.dice(2)
    state.tell(ZonesRolled({one: a, other: b}))
    chooser = one if a > b else other
    zone = yield from ask(chooser, which_zone, True)
    if zone == "leave":
        chooser = state.other(chooser)
        zone = yield from ask(chooser, which_zone, False)
    state.zones = {chooser: int(zone == "far"), state.other(chooser): int(zone == "near")}
    state.tell(ZoneChosen(chooser, zone == "far"))
    state.do_next(Deploy(chooser), NameFirstPlayer(state.other(chooser)))


def which_zone(may_leave: bool) -> Pick[str]:
    options = ("near", "far", "leave") if may_leave else ("near", "far")
    return Pick(about="zone", rule="MIN-DEPLOY-01", options=options)


def name_first_player(state: State, seat: Seat) -> Flow[None]:
    """Who did not choose the zone says who begins. (MIN-DEPLOY-02)"""
    state.first = yield from pick(seat, "first-player", state.seats, "MIN-DEPLOY-02")
    state.tell(FirstPlayerNamed(state.first))
    state.do_next(BeginRound())


def deploy(state: State, seat: Seat) -> Flow[None]:
    """One unit each, in turn, until all are deployed that find room. (MIN-DEPLOY-03, MIN-RULE-58)"""
    waiting = waiting_units(state, seat)
    if waiting:
        state.active = seat
        name = yield from pick(seat, "deploy-unit", waiting, "MIN-DEPLOY-03")
        yield from put_down(state, name)
    other = state.other(seat)
    if waiting_units(state, other):
        state.do_next(Deploy(other))
    elif waiting_units(state, seat):
        state.do_next(Deploy(seat))


def put_down(state: State, name: str) -> Flow[None]:
    unit = state.units[name]
    pose = yield from ask(unit.seat, which_pose, state, name)
    state.change(name, pose=pose)
    state.tell(UnitDeployed(name, pose.x, pose.y, pose.heading))


def waiting_units(state: State, seat: Seat) -> list[str]:
    """Units that are not on the table yet and find room there."""
    return [
        name
        for name, unit in state.units.items()
        if unit.seat == seat
        and unit.pose is None
        and unit.wounds > 0
        and which_pose(state, name).some_room() is not None
    ]


def which_pose(state: State, name: str) -> "PlaceUnit":
    unit = state.units[name]
    depth = MODES[state.mode].zone
    low = TABLE_DEPTH - depth if state.zones[unit.seat] else 0
    return PlaceUnit(
        about="deploy",
        rule="MIN-DEPLOY-04",
        unit=name,
        tray=unit.facts.tray,
        zone=(0, low, state.width, low + depth),
        ahead=HALF_TURN if state.zones[unit.seat] else 0,
        field=field_around(state, name),
    )


class PlaceUnit(Decision[Pose], frozen=True, kw_only=True):
    """Where a unit is deployed: anywhere in its zone, with any facing."""

    unit: str
    tray: str
    zone: tuple[int, int, int, int]
    ahead: int
    """The heading towards the other side."""
    field: Field

    shape: ClassVar[Any] = Pose

    def refusal(self, answer: Pose) -> Refusal | None:
        x0, y0, x1, y1 = self.zone
        if not (x0 <= answer.x <= x1 and y0 <= answer.y <= y1 and 0 <= answer.heading < FULL):
            return Refusal("outside-the-zone", self.rule)
        placed = (self.tray, answer.x, answer.y, answer.heading)
        shape = outline(*placed)
        if not inside(shape, *self.zone):
            return Refusal("outside-the-zone", self.rule)
        for each in self.field.trays:
            if not far_apart(placed, each.placed, 0) and overlap(shape, outline(*each.placed)):
                return Refusal("ends-on-unit", "MIN-MOVE-03", {"unit": each.unit})
        for piece in impassable(self.field.pieces):
            if overlap(shape, piece.shape):
                return Refusal("ends-on-piece", "MIN-TERRAIN-IMPASSABLE-01", {"piece": piece.name})
        return None

    def sample(self, chance: Chance) -> Pose:
        """As a rule in the front half of the zone and facing ahead, or random armies would find no room."""
        x0, y0, x1, y1 = self.zone
        w, d = WIDTH[self.tray] // 2, DEPTH[self.tray] // 2
        for _ in range(TRIES):
            if chance.below(8) == 0:
                pose = Pose(x0 + chance.below(x1 - x0 + 1), y0 + chance.below(y1 - y0 + 1), chance.below(FULL))
            else:
                x = x0 + w + chance.below(x1 - x0 - 2 * w + 1)
                row = (
                    (y1 - d if self.ahead == 0 else y0 + d)
                    if chance.below(2)
                    else (y0 + d if self.ahead == 0 else y1 - d)
                )
                pose = Pose(x, row, self.ahead)
            if self.refusal(pose) is None:
                return pose
        found = self.some_room()
        assert found is not None, "only who has room is asked"
        return found

    def some_room(self) -> Pose | None:
        """The first free place along the front of the zone, else along its back."""
        x0, y0, x1, y1 = self.zone
        w, d = WIDTH[self.tray] // 2, DEPTH[self.tray] // 2
        for y in (y1 - d, y0 + d) if self.ahead == 0 else (y0 + d, y1 - d):
            for x in range(x0 + w, x1 - w + 1, STEP):
                pose = Pose(x, y, self.ahead)
                if self.refusal(pose) is None:
                    return pose
        return None
