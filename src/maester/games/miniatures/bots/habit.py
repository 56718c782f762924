"""What a player of some experience would answer, from what it sees: by the name of the question."""

from collections.abc import Callable
from typing import Any

from maester.games.miniatures.attack import blow_of
from maester.games.miniatures.bots.places import best_moves, distance, wanted
from maester.games.miniatures.candidates import proposed
from maester.games.miniatures.charge import ChargeFacing
from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.maneuver import Move
from maester.games.miniatures.measure import THOU
from maester.games.miniatures.state import State, Unit
from maester.games.miniatures.turn import PASS
from maester.games.miniatures.unit import enemies_engaged, full_wounds
from maester.kernel import Chance, Decision, Pick, Seat

Habit = Callable[[State, Seat, Any, Chance], Any]
TRIED = 40
"""Moves looked at for one that is allowed; nobody waits for a habit."""
ARCS = {"rear": 3, "left": 2, "right": 2, "front": 1}
ZONES = {"combat": 5, "crown": 4, "wealth": 3, "tactics": 3, "maneuver": 2}
FAR = 4
"""From so many inches beyond the speed of a unit on, it marches."""


def habit(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    """The habit for this question; where there is none, anything allowed."""
    known = HABITS.get(decision.about) or by_kind(decision)
    answer = known(state, seat, decision, chance) if known is not None else None
    if known is not None and decision.refusal(answer) is None:
        return answer
    return decision.sample(chance)


def chapter(state: State) -> int:
    """Positions are compared when everybody has had a turn since."""
    return state.round * 64 + len(state.turns) // len(state.seats)


def by_kind(decision: Decision[Any]) -> Habit | None:
    if isinstance(decision, Move):
        return best_move
    if isinstance(decision, ChargeFacing | PlaceUnit):
        return first_proposed
    if decision.about.startswith("declare-"):
        return declared
    if isinstance(decision, Pick):
        return picked
    return None


# ------------------------------------------------------------------------------------------------ moving


def best_move(state: State, seat: Seat, decision: Move, chance: Chance) -> Any:
    """The best place that can be reached."""
    for answer in best_moves(state, decision)[:TRIED]:
        if decision.refusal(answer) is None:
            return answer
    return decision.stay


def first_proposed(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    for n, answer in enumerate(proposed(state, decision)):
        if decision.refusal(answer) is None:
            return answer
        if n == TRIED:
            break
    return decision.sample(chance)


# ------------------------------------------------------------------------------------------------ activating, acting


def activated(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    """Who fights first, then NCUs, then who is nearest to an enemy."""

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
    """Fight if possible; who is far from where it wants to be marches."""
    for wished in ("charge", "melee", "ranged"):
        if wished in decision.options:
            return wished
    unit = next((n for n in (getattr(state.step, "unit", None),) if n in state.units), None)
    if unit is not None and state.units[unit].pose is not None:
        order = ("march", "maneuver") if is_far(state, unit) else ("maneuver", "march")
        for wished in order:
            if wished in decision.options:
                return wished
    return next((option for option in decision.options if option not in ("forgo", None)), decision.options[0])


def is_far(state: State, name: str) -> bool:
    unit = state.units[name]
    assert unit.pose is not None
    gaps = [distance(unit.pose.x, unit.pose.y, *spot) for spot in wanted(state, name)]
    far = (unit.facts.speed + FAR) * THOU
    return min(gaps, default=far + 1) > far and nearest_enemy(state, name) > far + 4 * THOU


# ------------------------------------------------------------------------------------------------ choosing


def declared(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """A card or order, three times in four: most are worth it."""
    options = [option for option in decision.options if option is not None]
    return chance.choice(options) if options and chance.below(4) else None


def picked(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """Of enemies the weakest, of friends the one most in need; yes rather than no; something rather than nothing."""
    options = [option for option in decision.options if option is not None]
    units = [option for option in options if isinstance(option, str) and option in state.units]
    if units:
        return max(units, key=lambda name: concern(state, seat, state.units[name]))
    if True in options and decision.options == (True, False):
        return True
    return chance.choice(options) if options else None


def concern(state: State, seat: Seat, unit: Unit) -> float:
    hurt = 1 - unit.wounds / full_wounds(unit.card)
    if state.friends(unit.seat, seat):
        return hurt
    return 2 + hurt + unit.facts.cost / 20 + unit.commander / 2


def arc(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    return max(decision.options, key=lambda each: ARCS.get(each, 0))


def aligned(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """Into a flank if one can, and with the whole front."""
    found = [each for each in decision.options if each is not None]
    return max(found, key=lambda each: (ARCS[each.arc], -abs(each.slide)))


def zone(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    return max(decision.options, key=lambda each: ZONES.get(each, 1) + chance.below(10) / 10)


# ------------------------------------------------------------------------------------------------ dice


def own_attack_dice(state: State, seat: Seat, decision: Any, chance: Chance) -> tuple[int, ...]:
    """The misses."""
    attack = state.attacks[-1]
    blow = blow_of(state, attack)
    needed = min(6, max(2, blow.to_hit - blow.hit))
    return tuple(n for n in decision.options if attack.dice[n] < needed)


def their_attack_dice(state: State, seat: Seat, decision: Any, chance: Chance) -> tuple[int, ...]:
    """The hits."""
    attack = state.attacks[-1]
    blow = blow_of(state, attack)
    needed = min(6, max(2, blow.to_hit - blow.hit))
    return tuple(n for n in decision.options if attack.dice[n] >= needed)


def own_saves(state: State, seat: Seat, decision: Any, chance: Chance) -> tuple[int, ...]:
    attack = state.attacks[-1]
    blow = blow_of(state, attack)
    needed = min(6, max(2, blow.save - blow.defence))
    return tuple(n for n in decision.options if attack.saves[n] < needed)


def their_saves(state: State, seat: Seat, decision: Any, chance: Chance) -> tuple[int, ...]:
    attack = state.attacks[-1]
    blow = blow_of(state, attack)
    needed = min(6, max(2, blow.save - blow.defence))
    return tuple(n for n in decision.options if attack.saves[n] >= needed)


def own_test(state: State, seat: Seat, decision: Any, chance: Chance) -> tuple[int, ...]:
    """Low dice fail a test."""
    dice = state.tests[-1].dice
    return tuple(n for n in decision.options if n < 2 and dice[n] < 4)


def their_test(state: State, seat: Seat, decision: Any, chance: Chance) -> tuple[int, ...]:
    dice = state.tests[-1].dice
    return tuple(n for n in decision.options if n < 2 and dice[n] > 3)


def nothing(state: State, seat: Seat, decision: Any, chance: Chance) -> Any:
    return decision.idle


HABITS: dict[str, Habit] = {
    "activate": activated,
    "action": action,
    "free-action": action,
    "charge-arc": arc,
    "attack-arc": arc,
    "align": aligned,
    "claim-zone": zone,
    "reroll-attack": own_attack_dice,
    "spend-weakened": their_attack_dice,
    "reroll-defence": own_saves,
    "spend-vulnerable": their_saves,
    "reroll-test": own_test,
    "spend-panicked": their_test,
    "discard": nothing,
}
