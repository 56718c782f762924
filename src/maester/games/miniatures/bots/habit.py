"""What a player with some experience would answer, from what they see: a habit for each kind of question."""

from collections.abc import Callable
from typing import Any

from maester.games.miniatures.bots import chosen, dice
from maester.games.miniatures.bots.places import (
    Spots,
    deployed,
    distance,
    first_proposed,
    moved,
    stepped,
    turned,
    wanted,
)
from maester.games.miniatures.bots.targets import (
    best_charge,
    best_shot,
    charge_needs,
    charge_worth,
    shot_worth,
    strike_worth,
)
from maester.games.miniatures.combat.charge import ChargeFacing
from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.geometry.maneuver import Move
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.path import ahead
from maester.games.miniatures.modes.markers import held_by
from maester.games.miniatures.moving.shift import SideStep, Turned
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import ChargeAgain, RetreatAgain
from maester.games.miniatures.turn import PASS
from maester.games.miniatures.unit import enemies_engaged
from maester.kernel import Chance, Decision, Pick, Seat

Habit = Callable[[State, Seat, Any, Chance], Any]
ARCS = {"rear": 3, "left": 2, "right": 2, "front": 1}
FAR = 4
"""A unit less than so many inches out of reach of an enemy does not march."""
WORTH_FIGHTING = 0.15
"""A unit that expects less from an attack moves instead."""


def habit(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    """The habit for this question; where there is none, anything allowed."""
    known = HABITS.get(decision.about) or by_kind(decision)
    answer = known(state, seat, decision, chance) if known is not None else None
    if known is not None and decision.refusal(answer) is None:
        return answer
    return decision.sample(chance)


def chapter(state: State) -> int:
    """Every turn is a chapter; the factor is more turns than a round can have."""
    return state.round * 64 + len(state.turns)


def chapters(state: State) -> int:
    """Positions are compared when everybody has had a turn."""
    return len(state.seats)


def by_kind(decision: Decision[Any]) -> Habit | None:
    for kind, known in KINDS.items():
        if isinstance(decision, kind):
            return known
    if decision.about.startswith("declare-"):
        return chosen.declared
    return chosen.picked if isinstance(decision, Pick) else None


# ------------------------------------------------------------------------------------------------ activating, acting


def activated(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    """Units that fight first, then NCUs, then the unit nearest to an enemy."""

    def eager(name: str) -> float:
        if name == PASS:
            return -100.0
        if name in state.ncus:
            return 20.0
        unit = state.units[name]
        if not unit.on_table:
            return 10.0
        near = nearest_enemy(state, name)
        reach = (unit.facts.speed + 4) * THOU
        return (40.0 if near < reach or enemies_engaged(state, name) else 15.0) - near / THOU / 10

    return max(decision.options, key=eager)


def nearest_enemy(state: State, name: str) -> float:
    unit = state.units[name]
    assert unit.pose is not None
    gaps = [
        distance(unit.pose.x, unit.pose.y, other.pose.x, other.pose.y)
        for other in state.units.values()
        if other.pose is not None and other.wounds and not state.friends(other.seat, unit.seat)
    ]
    return min(gaps, default=99_000.0)


def action(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """Fight where it pays; march if the place to be is far away."""
    unit = getattr(state.step, "unit", None)
    if unit not in state.units or state.units[unit].pose is None:
        return next((option for option in decision.options if option not in ("forgo", None)), decision.options[0])
    if "melee" in decision.options:
        return "melee"
    best = max(("charge", "ranged"), key=lambda each: fight_worth(state, unit, each, decision.options))
    if fight_worth(state, unit, best, decision.options) > WORTH_FIGHTING:
        return best
    order = ("march", "maneuver") if marches(state, unit) else ("maneuver", "march")
    for wished in (*order, "ranged", "charge"):
        if wished in decision.options:
            return wished
    return next((option for option in decision.options if option not in ("forgo", None)), decision.options[0])


def fight_worth(state: State, unit: str, fight: str, options: tuple[Any, ...]) -> float:
    """What a charge or a shot is worth; a charge away from a marker gives the marker up."""
    if fight not in options:
        return 0.0
    if fight == "ranged":
        return best_shot(state, unit) or WORTH_FIGHTING + 0.1
    leaves = (1 + state.units[unit].commander) if held_by(state, unit) is not None else 0
    return best_charge(state, unit) - leaves


def marches(state: State, name: str) -> bool:
    """Far from enemies, if straight ahead at twice the pace leads nearer to a marker than turning first."""
    unit = state.units[name]
    assert unit.pose is not None
    pace = unit.facts.speed * THOU
    if nearest_enemy(state, name) <= pace + (FAR + 4) * THOU:
        return False
    goals = tuple(wanted(state, name))
    here = nearest(goals, unit.pose.x, unit.pose.y)
    there = [nearest(goals, *ahead(*unit.placed[1:], way)) for way in range(pace, 2 * pace + 1, THOU)]
    return not goals or min(there) < max(here - pace, 0)


def nearest(goals: Spots, x: int, y: int) -> float:
    return min([distance(x, y, *spot) for spot in goals], default=0.0)


# ------------------------------------------------------------------------------------------------ attacking


def by_worth(worth: Callable[[State, str, str], float]) -> Habit:
    """The target from which the acting unit has most to gain."""

    def target(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
        unit = getattr(state.step, "unit", None)
        if unit not in state.units:
            return chosen.picked(state, seat, decision, chance)
        known = [each for each in decision.options if each in state.units]
        return max(known, key=lambda each: worth(state, unit, each), default=decision.options[0])

    return target


def arc(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    return max(decision.options, key=lambda each: ARCS.get(each, 0))


def aligned(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """Into a flank if possible, and with the whole front."""
    found = [each for each in decision.options if each is not None]
    return max(found, key=lambda each: (ARCS[each.arc], -abs(each.slide)))


def faced(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """With the whole front towards the enemy, or as it stands: sliding aside gains nothing."""
    return next((each for each in decision.options if each is not None and each.slide == 0), None)


def charge_again(state: State, seat: Seat, decision: Pick[bool], chance: Chance) -> bool:
    """If the charge would fail, or arrive in disorder."""
    step = state.step
    return not isinstance(step, ChargeAgain) or step.die == 1 or step.die < charge_needs(state, step.unit, step.target)


def retreat_again(state: State, seat: Seat, decision: Pick[bool], chance: Chance) -> bool:
    return isinstance(state.step, RetreatAgain) and state.step.die <= 3


KINDS: dict[type[Decision[Any]], Habit] = {
    Move: moved,
    SideStep: stepped,
    Turned: turned,
    ChargeFacing: first_proposed,
    PlaceUnit: deployed,
}
HABITS: dict[str, Habit] = {
    "activate": activated,
    "action": action,
    "free-action": action,
    "charge-target": by_worth(charge_worth),
    "ranged-target": by_worth(shot_worth),
    "melee-target": by_worth(strike_worth),
    "charge-arc": arc,
    "attack-arc": arc,
    "align": aligned,
    "melee-face": faced,
    "reroll-charge": charge_again,
    "reroll-retreat": retreat_again,
    "claim-zone": chosen.zone,
    "combat-target": chosen.fighter,
    "wealth-target": chosen.wealth,
    "heal": chosen.most,
    "reveal-mission": chosen.mission,
    "reroll-attack": dice.own_attack,
    "spend-weakened": dice.their_attack,
    "reroll-defence": dice.own_saves,
    "spend-vulnerable": dice.their_saves,
    "reroll-test": dice.own_test,
    "spend-panicked": dice.their_test,
    "discard": chosen.nothing,
}
