"""What an answer would lead to: where a unit ends, whether a charge arrives, what an attack is likely to do."""

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maester.games.miniatures.combat.charge import ChargeFacing
from maester.games.miniatures.combat.foreseen import onset
from maester.games.miniatures.combat.odds import Forecast
from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.geometry.angle import FULL
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import Shape
from maester.games.miniatures.geometry.path import TABLE_DEPTH, moved, sweep
from maester.games.miniatures.geometry.seen import Seen, seen_from
from maester.games.miniatures.geometry.tray import Arc
from maester.games.miniatures.modes.claims import claimed
from maester.games.miniatures.moving.shift import SideStep, Stepped, Turned
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import melee_weapons
from maester.games.miniatures.values import Pose
from maester.kernel import Decision, Seat

FACINGS = 72
"""So many equal steps all around, from heading 0 on."""


class MovePreview(Struct, frozen=True, tag=True):
    """Where the tray ends, what it sweeps over, in grains, and what it sees from there."""

    end: Pose
    swept: Shape
    foes: tuple[Seen, ...]
    claims: tuple[str, ...] = ()
    """The markers it would claim."""
    misses: tuple[str, ...] = ()
    """Markers under its edge, that it would have to cover."""
    reach: tuple[int, ...] = ()
    """How far it could go, for facings all around in equal steps; nothing where it cannot turn first."""


class PlacePreview(Struct, frozen=True, tag=True):
    """What a tray sees from where it is put down or turned to."""

    end: Pose
    foes: tuple[Seen, ...]
    claims: tuple[str, ...] = ()
    misses: tuple[str, ...] = ()


class ChargePreview(Struct, frozen=True, tag=True):
    """How far it is, where it meets the target, how many faces of the die arrive, and the odds of the attack then."""

    travel: int
    end: Pose
    swept: Shape
    arrives: int
    chance: float
    """The chance that it arrives, including a die that may be rolled again."""
    arc: Arc
    attack: Forecast


Preview = MovePreview | PlacePreview | ChargePreview


def preview(state: State, seat: Seat, decision: Decision[Any], answer: Any) -> Preview | None:
    """From what everybody sees; nothing here is hidden. What lies beyond the table is not measured."""
    if not is_near(decision, answer):
        return None
    if isinstance(decision, Move) and isinstance(answer, Moved):
        answer = replace(answer, face=answer.face % FULL, then=answer.then % FULL)  # a refused move is drawn as well
        start = (decision.tray, decision.x, decision.y, answer.face)
        end, swept = decision.end(answer), sweep(start, "ahead", decision.travels(answer))
        reach = reaches(decision) if decision.turns_first else ()
        markers = claimed(state, decision.unit, end)
        return MovePreview(Pose(*end[1:]), swept, seen_from(end, decision.field), *markers, reach)
    if isinstance(decision, SideStep) and isinstance(answer, Stepped):
        answer = replace(answer, then=answer.then % FULL)
        end, swept = decision.end(answer), sweep(decision.placed, answer.way, answer.travel)
        return MovePreview(Pose(*end[1:]), swept, seen_from(end, decision.field), *claimed(state, decision.unit, end))
    if isinstance(decision, Turned) and isinstance(answer, int):
        turned = (decision.tray, decision.x, decision.y, answer % FULL)
        markers = claimed(state, decision.unit, turned)
        return PlacePreview(Pose(*turned[1:]), seen_from(turned, decision.field), *markers)
    if isinstance(decision, PlaceUnit) and isinstance(answer, Pose):
        put = (decision.tray, answer.x, answer.y, answer.heading % FULL)
        return PlacePreview(Pose(*put[1:]), seen_from(put, decision.field))
    if isinstance(decision, ChargeFacing):
        return charge_preview(state, decision, answer % FULL)
    return None


def is_near(decision: Decision[Any], answer: Any) -> bool:
    """Whether an answer that may be refused is about places on the table, or as far away as the table is large."""
    if isinstance(decision, PlaceUnit) and isinstance(answer, Pose):
        return 0 <= answer.x <= decision.field.width and 0 <= answer.y <= TABLE_DEPTH
    if isinstance(decision, Move | SideStep) and isinstance(answer, Moved | Stepped):
        return 0 <= answer.travel <= decision.field.width + TABLE_DEPTH
    return True


@lru_cache(maxsize=64)
def reaches(move: Move) -> tuple[int, ...]:
    """How far a unit can go, for facings all around."""
    return tuple(move.reach(face) for face in range(0, FULL, FULL // FACINGS))


def charge_preview(state: State, decision: ChargeFacing, heading: int) -> ChargePreview | None:
    weapons = melee_weapons(state, decision.unit)
    found = onset(state, decision.unit, decision.target, heading, weapons[0]) if weapons else None
    if found is None:
        return None
    start = (decision.tray, decision.x, decision.y, heading)
    end = moved(start, "ahead", found.travel)
    swept = sweep(start, "ahead", found.travel)
    return ChargePreview(found.travel, Pose(*end[1:]), swept, len(found.faces), found.chance, found.arc, found.attack)
