"""RETREAT: out of melee, sideways or back, as far as Speed and a die allow."""

from maester.games.miniatures.combat.distance import left_behind
from maester.games.miniatures.combat.rolled import added_up
from maester.games.miniatures.events import RetreatRolled
from maester.games.miniatures.geometry.arc import touched
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.path import Way
from maester.games.miniatures.moving.shift import SideStep, step
from maester.games.miniatures.numbers import holds, speed, speed_parts
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import FreePivots, RetreatAgain
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.unit import enemies_engaged, field_around, standing
from maester.kernel import Flow, only_if


def roll_retreat(state: State, name: str) -> None:
    """The die is rolled before the direction is chosen. A unit that may roll it again is not stopped by the first roll.

    (MIN-RETREAT-02)
    """
    (die,) = state.chance.dice(1)
    most = (speed(state, name) + die) * THOU
    stays = which_retreat(state, name, most).first_legal() is None and not holds(state, "reroll-retreat", name)
    state.tell(RetreatRolled(name, added_up((die,), speed_parts(state, name)), stays))
    if not stays:  # MIN-RETREAT-08, MIN-RULE-16
        state.do_next(Happens(occasions.RetreatRolled(name, die)), RetreatAgain(name, die))


def has_a_way(state: State, unit: str, most: int) -> bool:
    return state.units[unit].on_table and which_retreat(state, unit, most).first_legal() is not None


@only_if(has_a_way)
def retreat(state: State, unit: str, most: int) -> Flow[None]:
    """It moves, if there is still a way out; then enemies that no longer fight anybody may pivot.

    (MIN-RETREAT-06, MIN-RETREAT-08)
    """
    before = enemies_engaged(state, unit)
    answer = yield from ask_where(state.units[unit].seat, which_retreat, state, unit, most)
    tokens, pivots = left_behind(state, unit, tuple(before))
    state.do_next(*tokens, *((FreePivots(tuple(before)),) if pivots else ()))
    step(state, unit, answer, "retreat")


def which_retreat(state: State, name: str, most: int) -> SideStep:
    return SideStep(
        about="retreat",
        rule="MIN-RETREAT-02",
        **standing(state, name),
        most=most,
        ways=retreat_ways(state, name),
        turns=True,
        field=field_around(state, name),
    )


def retreat_ways(state: State, name: str) -> tuple[Way, ...]:
    """Back and to the sides; ahead only if an enemy is at a flank or the rear. (MIN-RETREAT-04, MIN-RULE-17)"""
    placed = state.units[name].placed
    attacked = [touched(placed, state.units[enemy].placed)[0] for enemy in enemies_engaged(state, name)]
    if any(arc != "front" for arc in attacked):
        return "back", "left", "right", "ahead"
    return "back", "left", "right"
