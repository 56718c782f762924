"""What would come of an answer: where a unit ends, whether a charge arrives, what an attack is likely to do."""

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maester.games.miniatures.combat.attack import blow_of, melee_weapons
from maester.games.miniatures.combat.charge import ChargeFacing
from maester.games.miniatures.combat.odds import Forecast, forecast
from maester.games.miniatures.combat.reach import DIE, contact_travel, open_arcs, stood
from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.geometry.angle import FULL
from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import THOU, Shape
from maester.games.miniatures.geometry.path import moved, sweep
from maester.games.miniatures.geometry.seen import Seen, seen_from
from maester.games.miniatures.geometry.tray import Arc, Placed
from maester.games.miniatures.moving.shift import SideStep, Stepped, Turned
from maester.games.miniatures.state import State
from maester.games.miniatures.values import Attack, Pose
from maester.kernel import Decision, Seat

FACINGS = 72
"""So many equal steps all around, from heading 0 on."""


class MovePreview(Struct, frozen=True, tag=True):
    """Where the tray ends, what it sweeps over, in grains, and what it sees from there."""

    end: Pose
    swept: Shape
    foes: tuple[Seen, ...]
    reach: tuple[int, ...] = ()
    """How far it could go, for facings all around in equal steps; nothing where it cannot turn first."""


class PlacePreview(Struct, frozen=True, tag=True):
    """What a tray sees from where it is put down or turned to."""

    end: Pose
    foes: tuple[Seen, ...]


class ChargePreview(Struct, frozen=True, tag=True):
    """How far it is, where it meets the target, how many faces of the die arrive, and the odds of the attack then."""

    travel: int
    end: Pose
    swept: Shape
    arrives: int
    arc: Arc
    attack: Forecast


Preview = MovePreview | PlacePreview | ChargePreview


def preview(state: State, seat: Seat, decision: Decision[Any], answer: Any) -> Preview | None:
    """From what everybody sees; nothing here is hidden."""
    if isinstance(decision, Move) and isinstance(answer, Moved):
        answer = replace(answer, face=answer.face % FULL, then=answer.then % FULL)  # refused numbers are drawn, too
        start = (decision.tray, decision.x, decision.y, answer.face)
        end, swept = decision.end(answer), sweep(start, "ahead", answer.travel)
        reach = reaches(decision) if decision.turns_first else ()
        return MovePreview(Pose(*end[1:]), swept, seen_from(end, decision.field), reach)
    if isinstance(decision, SideStep) and isinstance(answer, Stepped):
        answer = replace(answer, then=answer.then % FULL)
        end, swept = decision.end(answer), sweep(decision.placed, answer.way, answer.travel)
        return MovePreview(Pose(*end[1:]), swept, seen_from(end, decision.field))
    if isinstance(decision, Turned) and isinstance(answer, int):
        return place_preview((decision.tray, decision.x, decision.y, answer % FULL), decision.field)
    if isinstance(decision, PlaceUnit) and isinstance(answer, Pose):
        return place_preview((decision.tray, answer.x, answer.y, answer.heading % FULL), decision.field)
    if isinstance(decision, ChargeFacing):
        return charge_preview(state, decision, answer % FULL)
    return None


def place_preview(tray: Placed, field: Field) -> PlacePreview:
    return PlacePreview(Pose(*tray[1:]), seen_from(tray, field))


@lru_cache(maxsize=64)
def reaches(move: Move) -> tuple[int, ...]:
    """How far a unit can go, for facings all around."""
    return tuple(move.reach(face) for face in range(0, FULL, FULL // FACINGS))


def charge_preview(state: State, decision: ChargeFacing, heading: int) -> ChargePreview | None:
    target = stood(decision.field, decision.target)
    start = (decision.tray, decision.x, decision.y, heading)
    fixed = decision.most - DIE
    travels = [contact_travel(start, target, decision.field, fixed + die * THOU) for die in range(1, 7)]
    made = [travel for travel in travels if travel is not None]
    arcs = open_arcs(decision.placed, target, decision.field)
    weapons = melee_weapons(state, decision.unit)
    if not made or not arcs or not weapons:
        return None
    attack = Attack(decision.unit, decision.target, weapons[0], arcs[0], charge=True, bonus=True)
    end = moved(start, "ahead", made[0])
    swept = sweep(start, "ahead", made[0])
    return ChargePreview(made[0], Pose(*end[1:]), swept, len(made), arcs[0], forecast(blow_of(state, attack)))
