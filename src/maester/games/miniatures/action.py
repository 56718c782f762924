"""ACTION: what an activated unit does, and free actions."""

from collections.abc import Iterator

from msgspec.structs import replace

from maester.games.miniatures.combat.distance import taunt_tokens
from maester.games.miniatures.combat.melee import melee_targets
from maester.games.miniatures.combat.ranged import can_shoot, ranged_weapon
from maester.games.miniatures.combat.reach import can_charge, why_no_charge
from maester.games.miniatures.deploy import come_in, has_room
from maester.games.miniatures.events import ActionChosen, FreeActionForgone
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.markers import held_by
from maester.games.miniatures.modes.missions import EXCHANGE, exchanges
from maester.games.miniatures.modes.redeploy import bring_in
from maester.games.miniatures.modes.walls import wall_targets
from maester.games.miniatures.moving.march import make, maneuver, march, which_surge
from maester.games.miniatures.moving.placing import stands_in_danger
from maester.games.miniatures.moving.retreat import roll_retreat
from maester.games.miniatures.numbers import holds
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Charge, Danger, Melee, Shoot, Surge
from maester.games.miniatures.steps.modes import ExchangeMission, ShootWall
from maester.games.miniatures.steps.rounds import ActionOver, Perform
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.questions import ForUnit
from maester.games.miniatures.unit import enemies_engaged, is_wall, melee_weapons
from maester.kernel import Barred, Chance, Flow, Pick, Refusal, Step, ask

FIGHTING = ("charge", "melee", "ranged")
ACTIONS = ("maneuver", "march", "retreat", "melee", "ranged", "charge")
NOT_WHILE_ENGAGED = {
    "maneuver": "MIN-MANEUVER-01",
    "march": "MIN-MARCH-01",
    "charge": "MIN-CHARGE-01",
    "ranged": "MIN-RANGED-01",
}


def act(state: State, unit: str) -> Flow[None] | None:
    """One of the five actions, or none. (MIN-ACTION-01, MIN-ACTION-02)"""
    acting = state.units[unit]
    if is_wall(acting):
        return wall_acts(state, unit)
    if acting.reserve:
        return bring_in(state, unit)
    if not acting.on_table:
        return come_in(state, unit) if acting.wounds and has_room(state, unit) else None
    return choosing_action(state, unit)


def choosing_action(state: State, unit: str) -> Flow[None]:
    action = yield from ask(state.units[unit].seat, which_action, state, unit, brief=action_alone)
    state.tell(ActionChosen(unit, action))
    perform_next(state, unit, action)


def wall_acts(state: State, unit: str) -> Flow[None]:
    """Arrows, or nothing. (MIN-MODE-ASOS-18)"""
    options = ("arrows", "forgo") if wall_targets(state, unit) else ("forgo",)
    action = yield from ask(state.units[unit].seat, which_wall_action, unit, options)
    state.tell(ActionChosen(unit, action))
    if action == "arrows":
        state.do_next(ShootWall(unit))


def which_wall_action(unit: str, options: tuple[str, ...]) -> ForUnit:
    return ForUnit(
        about="action", rule="MIN-MODE-ASOS-18", options=options, idle="forgo", forgoing=("forgo",), unit=unit
    )


def perform_next(state: State, unit: str, action: str, target: str | None = None) -> None:
    """Dangerous ground hurts before the action is resolved. (MIN-TERRAIN-DANGEROUS-01)"""
    if action == "forgo":
        return
    if action == EXCHANGE:
        state.do_next(ExchangeMission(state.units[unit].seat))
        return
    declare(state, unit, action, target, Perform(unit, action, target))


def declare(state: State, unit: str, action: str, target: str | None, performing: Step | None) -> None:
    """`performing` None: a text performs it."""
    steps: list[Step] = [Danger(unit)] if stands_in_danger(state, unit) else []
    if action not in FIGHTING:
        steps += taunt_tokens(state, unit, None)
    if action != "charge":  # a charge is declared with its target
        steps.append(Happens(occasions.ActionDeclared(unit, action, target)))
    state.do_next(*steps, *((performing, ActionOver(unit, action)) if performing is not None else ()))


def perform(state: State, unit: str, action: str, target: str | None) -> Flow[None] | None:
    if not state.units[unit].on_table:
        return None
    if action == "maneuver" and not enemies_engaged(state, unit):
        return maneuver(state, unit)
    if action == "march" and not enemies_engaged(state, unit):
        return march(state, unit)
    if action == "retreat" and enemies_engaged(state, unit):
        roll_retreat(state, unit)
    elif action == "charge":
        state.do_next(Charge(unit, target))
    elif action == "melee":
        state.do_next(Melee(unit, target))
    elif action == "ranged" and not enemies_engaged(state, unit):
        state.do_next(Shoot(unit, target))
    return None


def action_over(state: State, unit: str, action: str) -> None:
    state.hurt = None
    state.do_next(Happens(occasions.ActionDone(unit, action)))


def free_action(
    state: State, unit: str, actions: tuple[str, ...], target: str | None, wanted: bool
) -> Flow[None] | None:
    """It needs what any action needs, does not activate the unit, and may be declined. (MIN-TERMS-10, MIN-RULE-74)"""
    if not state.units[unit].on_table:
        return None
    if wanted:
        possible = [each for each in which_free_action(state, unit, actions, target).options if each is not None]
        if len(possible) == 1:
            state.tell(ActionChosen(unit, possible[0]))
            perform_next(state, unit, possible[0], target)
            return None
    return choosing_free(state, unit, actions, target)


def choosing_free(state: State, unit: str, actions: tuple[str, ...], target: str | None) -> Flow[None]:
    action = yield from ask(state.units[unit].seat, which_free_action, state, unit, actions, target)
    if state.starting == unit:
        state.starting = None
        if action is not None:
            state.started += (unit,)
    if action is None:
        state.tell(FreeActionForgone(unit))
    else:
        state.tell(ActionChosen(unit, action))
        perform_next(state, unit, action, target)


def surge_forth(state: State, unit: str) -> Flow[None] | None:
    """A unit that destroyed its enemy in melee and fights nobody else may maneuver. (MIN-SURGE-03, MIN-RULE-36)"""
    if not state.units[unit].on_table or enemies_engaged(state, unit):
        return None
    return surging(state, unit)


def surging(state: State, unit: str) -> Flow[None]:
    """It is a free action like any other; a unit that stays where it is takes none."""
    to = yield from ask(state.units[unit].seat, which_surge, state, unit)
    if to != which_surge(state, unit).stay:
        declare(state, unit, "maneuver", None, Surge(unit, to.face, to.travel, to.then))


def surge(state: State, unit: str, face: int, travel: int, then: int) -> Flow[None] | None:
    """If something that answered to it is now in the way of that move, the player chooses another."""
    if not state.units[unit].on_table or enemies_engaged(state, unit):
        return None
    to = Moved(face, travel, then)
    if which_surge(state, unit).refusal(to) is not None:
        return surging_elsewhere(state, unit)
    make(state, unit, to, "surge")
    return None


def surging_elsewhere(state: State, unit: str) -> Flow[None]:
    to = yield from ask(state.units[unit].seat, which_surge, state, unit)
    make(state, unit, to, "surge")


# --------------------------------------------------------------------------------------------------- the questions


class WhichAction(Pick[str], frozen=True, kw_only=True):
    """What an activated unit does."""

    unit: str

    def sample(self, chance: Chance) -> str:
        """Three times in four it fights if it can; otherwise units in random games would only walk about."""
        fighting = [each for each in self.options if each in FIGHTING]
        if fighting and chance.below(4):
            return chance.choice(fighting)
        return chance.choice(self.options)


def which_action(state: State, name: str) -> WhichAction:
    barred = reasons(state, name)
    return replace(any_but(state, name, [each.option for each in barred]), barred=barred)


def action_alone(state: State, name: str) -> WhichAction:
    """The question without the reasons why the other actions are barred."""
    return any_but(state, name, [action for action, _ in barred_actions(state, name)])


def any_but(state: State, name: str, barred: list[str]) -> WhichAction:
    options = [each for each in ACTIONS if each not in barred]
    options += exchanges(state, state.units[name].commander)
    return WhichAction(
        about="action",
        rule="MIN-ACTION-01",
        options=(*options, "forgo"),
        idle="forgo",
        forgoing=("forgo",),
        unit=name,
    )


def which_free_action(state: State, name: str, actions: tuple[str, ...], target: str | None) -> ForUnit:
    barred = tuple(each for each in reasons(state, name, target, actions) if each.option in actions)
    not_now = [each.option for each in barred]
    options = (None, *(each for each in actions if each not in not_now))
    return ForUnit(about="free-action", rule="MIN-RULE-74", options=options, barred=barred, idle=None, unit=name)


def reasons(state: State, name: str, target: str | None = None, asked: tuple[str, ...] = ACTIONS) -> tuple[Barred, ...]:
    """What the unit cannot do now, and why."""
    found = barred_actions(state, name, target, asked)
    return tuple(Barred(action, why or why_no_charge(state, name, target)) for action, why in found)


def barred_actions(
    state: State, name: str, target: str | None = None, asked: tuple[str, ...] = ACTIONS
) -> Iterator[tuple[str, Refusal | None]]:
    """What the unit cannot do now, and why; None if nobody can be charged, for a reason that takes long to find.

    Targets of charges and shots are only looked for if asked."""
    if not melee_targets(state, name, target):
        why = "no-melee-attack" if not melee_weapons(state, name) else "is-not-engaged"
        yield "melee", Refusal(why, "MIN-MELEE-01")
    if enemies_engaged(state, name):
        for action, rule in NOT_WHILE_ENGAGED.items():
            yield action, Refusal("is-engaged", rule)
        if holds(state, "cannot-retreat", name):
            yield "retreat", Refusal("cannot-retreat", "MIN-RETREAT-01")
        return
    yield "retreat", Refusal("is-not-engaged", "MIN-RETREAT-01")
    if MODES[state.mode].control == "carried" and held_by(state, name) is not None:
        yield "march", Refusal("carries-marker", "MIN-MODE-ADWD-05")
    if holds(state, "cannot-charge", name):
        yield "charge", Refusal("cannot-charge", "MIN-CHARGE-01")
    elif "charge" in asked and not can_charge(state, name, target):
        yield "charge", None
    if "ranged" in asked and ranged_weapon(state, name) is None:
        yield "ranged", Refusal("no-ranged-attack", "MIN-RANGED-02")
    elif "ranged" in asked and not can_shoot(state, name, target):
        yield "ranged", Refusal("nobody-to-shoot", "MIN-RANGED-02")
