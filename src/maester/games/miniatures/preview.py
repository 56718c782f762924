"""What would come of an answer: where a unit ends, whether a charge arrives, what an attack is likely to do."""

from typing import Any

from msgspec import Struct

from maester.games.miniatures.attack import blow_of, melee_weapons
from maester.games.miniatures.charge import ChargeFacing
from maester.games.miniatures.maneuver import Move, Moved
from maester.games.miniatures.measure import THOU, Shape
from maester.games.miniatures.odds import Forecast, forecast
from maester.games.miniatures.path import sweep
from maester.games.miniatures.reach import DIE, contact_travel, open_arcs, stood
from maester.games.miniatures.shift import SideStep, Stepped
from maester.games.miniatures.state import Attack, Pose, State
from maester.kernel import Decision, Seat


class MovePreview(Struct, frozen=True, tag=True):
    """Where the tray ends, and what it sweeps over, in grains."""

    end: Pose
    swept: Shape


class ChargePreview(Struct, frozen=True, tag=True):
    """How far it is, how many faces of the die arrive, and the odds of the attack if it does."""

    travel: int
    arrives: int
    attack: Forecast


def preview(state: State, seat: Seat, decision: Decision[Any], answer: Any) -> Struct | None:
    """From what everybody sees; nothing here is hidden."""
    if isinstance(decision, Move) and isinstance(answer, Moved):
        start = (decision.tray, decision.x, decision.y, answer.face)
        return MovePreview(Pose(*decision.end(answer)[1:]), sweep(start, "ahead", answer.travel))
    if isinstance(decision, SideStep) and isinstance(answer, Stepped):
        return MovePreview(Pose(*decision.end(answer)[1:]), sweep(decision.placed, answer.way, answer.travel))
    if isinstance(decision, ChargeFacing):
        return charge_preview(state, decision, answer)
    return None


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
    return ChargePreview(made[0], len(made), forecast(blow_of(state, attack)))
