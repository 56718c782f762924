"""BOARD: whom the effect of a zone may concern, and why it would do nothing to others. (MIN-BOARD-02..06)"""

from maester.games.miniatures.action import barred_actions
from maester.games.miniatures.board_zones import units_for
from maester.games.miniatures.combat.harm import immune
from maester.games.miniatures.numbers import holds
from maester.games.miniatures.state import State
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.hearing import who_might_answer
from maester.games.miniatures.texts.which import CONDITIONS, ZONES, Condition
from maester.games.miniatures.unit import full_wounds
from maester.kernel import Barred, Pick, Refusal, Seat

ATTACKS, MOVES = ("melee", "ranged"), ("maneuver", "retreat")
MAY = ("combat", "maneuver")
"""Zones whose effect may be declined; that of the others always happens."""
SAYS_LITTLE = ("is-engaged", "no-ranged-attack")
RULE: dict[str, str] = {zone: f"MIN-BOARD-0{n}" for n, zone in enumerate(ZONES, start=2)}


def whom_the_zone_concerns(state: State, seat: Seat, zone: str) -> Pick[str | None]:
    """Units to which it would do nothing are barred."""
    found = units_for(state, seat, zone)
    barred = tuple(Barred(name, why) for name in found if (why := does_nothing(state, seat, zone, name)) is not None)
    in_vain = [each.option for each in barred]
    options: tuple[str | None, ...] = tuple(name for name in found if name not in in_vain)
    about, rule = f"{zone}-target", RULE[zone]
    if zone in MAY or not options:
        options = (None, *options)
        return Pick(about=about, rule=rule, options=options, barred=barred, idle=None, forgoing=(None,))
    return Pick(about=about, rule=rule, options=options, barred=barred)


def does_nothing(state: State, seat: Seat, zone: str, name: str) -> Refusal | None:
    """Why a zone's effect would do nothing to a unit; None if it does, or if something may answer to the choice."""
    why = in_vain(state, zone, name)
    if why is None or any(laid.on == name and f"{zone}-targets" in laid.until for laid in state.laid):
        return None
    acts, seats = who_might_answer(state, occasions.ZoneTargets(name, seat, zone))
    return None if acts or seats else why


def in_vain(state: State, zone: str, name: str) -> Refusal | None:
    unit = state.units[name]
    if zone == "combat":
        return no_action(state, name, ATTACKS)
    if zone == "maneuver":
        return no_action(state, name, MOVES)
    if zone == "wealth" and not unit.tokens and not may_heal(state, name):
        return Refusal("nothing-to-restore", "MIN-BOARD-03")
    if zone == "tactics" and not any(takes_token(state, name, token) is None for token in CONDITIONS):
        return Refusal("takes-no-token", "MIN-CONDITION-02")
    return None


def no_action(state: State, name: str, actions: tuple[str, ...]) -> Refusal | None:
    """Why a unit can take none of these actions: the reason that says most, where each has its own."""
    barred = {action: why for action, why in barred_actions(state, name, asked=actions) if why is not None}
    if any(action not in barred for action in actions):
        return None
    reasons = [barred[action] for action in actions]
    return next((why for why in reversed(reasons) if why.why not in SAYS_LITTLE), reasons[0])


def may_heal(state: State, name: str) -> bool:
    unit = state.units[name]
    return unit.wounds < full_wounds(unit.card) and not holds(state, "no-healing", name)


def takes_token(state: State, name: str, token: Condition) -> Refusal | None:
    """Why a token would have no effect: at most one of each kind, and some units are immune. (MIN-CONDITION-02)"""
    if token in state.units[name].tokens:
        return Refusal("has-token", "MIN-CONDITION-02")
    return Refusal("is-immune", "MIN-CONDITION-02") if immune(state, name, token) else None
