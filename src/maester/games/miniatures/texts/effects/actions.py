"""Free actions and shifts, and actions that are lost."""

from maester.games.miniatures.activation import begins_activation
from maester.games.miniatures.combat.melee import melee_targets
from maester.games.miniatures.combat.ranged import can_shoot, ranged_weapon
from maester.games.miniatures.combat.reach import can_charge
from maester.games.miniatures.events import UnitActivated
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.numbers import holds, speed
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import ChargePivot, FreeManeuver, FreePivot, FreeShift, Surge
from maester.games.miniatures.steps.rounds import Act as ActStep
from maester.games.miniatures.steps.rounds import EndActivation, FreeAction, Perform
from maester.games.miniatures.steps.texts import EndsWith, Happens
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.effects.lasting import begins
from maester.games.miniatures.texts.effects.registry import Does, Verbs, is_there, meant
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.meaning import holds as holds_text
from maester.games.miniatures.texts.questions import yes_or_no
from maester.games.miniatures.texts.verbs import (
    Act,
    ActivateIdle,
    ActivateToo,
    LoseAction,
    NoAction,
    Shift,
    SurgeInstead,
)
from maester.games.miniatures.unit import enemies_engaged
from maester.kernel import Flow, Step, ask

MOVES = ("maneuver", "march", "retreat")


def act(state: State, bound: Bound, verb: Act) -> None:
    """A free action. Changes that hold for it end with it."""
    name = meant(state, bound, verb.to)
    if name is None:
        return
    at = meant(state, bound, verb.at) if verb.at is not None else None
    actions = actions_left(state, bound, verb)
    if not actions:
        return
    if verb.in_place_of_surge:
        drop(state, FreeManeuver)
    depth = len(state.uses)
    more = verb.more_speed if verb.speed is None else verb.speed - speed(state, name)
    extra = (words.Speed(n=more, on=verb.to),) if more else ()
    pivots = (words.MarchPivot(on=verb.to),) if verb.pivot else ()
    for change in (*verb.changes, *extra, *pivots):
        begins(state, bound, change, "action", depth)
    steps: list[Step] = [FreeAction(name, actions, at)]
    if verb.changes or extra or pivots:
        steps.append(EndsWith("action", depth))
    if verb.start:
        state.starting = name
    state.do_next(*steps)


def can_act(state: State, bound: Bound, verb: Act) -> bool:
    name = meant(state, bound, verb.to)
    if name is None:
        return False
    at = meant(state, bound, verb.at) if verb.at is not None else None
    return any(possible(state, name, action, at) for action in actions_left(state, bound, verb))


def could_act_perhaps(state: State, bound: Bound, verb: Act) -> bool:
    """The same at a glance, for many units: whoever fights nobody might find somebody to charge or to shoot at."""
    name = meant(state, bound, verb.to)
    if name is None or not holds_text(state, bound, verb.if_):
        return False
    at = meant(state, bound, verb.at) if verb.at is not None else None
    far = not enemies_engaged(state, name)
    return any(
        far if action in ("charge", "ranged") else possible(state, name, action, at)
        for action in actions_left(state, bound, verb)
    )


def actions_left(state: State, bound: Bound, verb: Act) -> tuple[str, ...]:
    """Without the only one it may be attacked or charged, moves are left. (MIN-RULE-74)"""
    if verb.at is None or is_there(state, bound, verb.at):
        return verb.actions
    return tuple(action for action in verb.actions if action in MOVES)


def possible(state: State, name: str, action: str, at: str | None) -> bool:
    """Whether a unit could take a free action now; what is looked up cheaply comes first. (MIN-RULE-74)"""
    if action == "melee":
        return bool(melee_targets(state, name, at))
    engaged = bool(enemies_engaged(state, name))
    if action == "retreat":
        return engaged and not holds(state, "cannot-retreat", name)
    if engaged:
        return False
    if action == "charge":
        return not holds(state, "cannot-charge", name) and can_charge(state, name, at)
    return action != "ranged" or (ranged_weapon(state, name) is not None and can_shoot(state, name, at))


def drop(state: State, *kinds: type[Step]) -> None:
    """Takes the next step of these kinds off the agenda, so that it never happens."""
    for n, step in enumerate(state.agenda):
        if isinstance(step, kinds):
            state.agenda = (*state.agenda[:n], *state.agenda[n + 1 :])
            return


def no_action(state: State, bound: Bound, verb: NoAction) -> None:
    drop(state, ActStep)


def lose_action(state: State, bound: Bound, verb: LoseAction) -> None:
    """A charge is declared together with its target; everything else is declared before it is performed."""
    drop(state, *((ChargePivot,) if bound.word == "charge" else (Perform, Surge)))


def shift(state: State, bound: Bound, verb: Shift) -> None:
    name = meant(state, bound, verb.to)
    if name is not None:
        steps: list[Step] = [FreePivot(name)] if verb.pivot and not enemies_engaged(state, name) else []
        state.do_next(*steps, FreeShift(name, verb.inches * THOU))


def can_shift(state: State, bound: Bound, verb: Shift) -> bool:
    return is_there(state, bound, verb.to)


def surge_instead(state: State, bound: Bound, verb: SurgeInstead) -> None:
    if bound.attacker is not None and state.units[bound.attacker].on_table:
        drop(state, FreeManeuver)
        state.do_next(FreeAction(bound.attacker, ("charge", "march")))


def activate_idle(state: State, bound: Bound, verb: ActivateIdle) -> None:
    """Its activation is answered to as in a turn of its own."""
    name = meant(state, bound, verb.to)
    if name is not None and not state.units[name].activated:
        state.tell(UnitActivated(state.units[name].seat, name))
        state.do_next(*begins_activation(state, name), EndActivation(name))


def activate_too(state: State, bound: Bound, verb: ActivateToo) -> Flow[None]:
    """This unit is activated in the same turn, right after the other."""
    name = meant(state, bound, "this")
    if name is None or state.units[name].activated:
        return
    if verb.must or (yield from ask(bound.seat, yes_or_no, "activate-too", bound.name, name)):
        at = next((n for n, step in enumerate(state.agenda) if isinstance(step, EndActivation)), None)
        if at is not None:
            after = (Happens(occasions.Activates(name, bound.seat)), ActStep(name), EndActivation(name))
            state.agenda = (*state.agenda[: at + 1], *after, *state.agenda[at + 1 :])


def can_activate_too(state: State, bound: Bound, verb: ActivateToo) -> bool:
    name = meant(state, bound, "this")
    return name is not None and not state.units[name].activated


DOES: Verbs = {
    Act: Does(act, can_act),
    NoAction: Does(no_action),
    LoseAction: Does(lose_action),
    Shift: Does(shift, can_shift),
    SurgeInstead: Does(surge_instead),
    ActivateIdle: Does(activate_idle),
    ActivateToo: Does(activate_too, can_activate_too),
}
