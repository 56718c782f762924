"""NEUTRAL: neutral forces yield to strength alone: units, order and support together."""

from maester.games.boardgame.combat.support import against_neutral, support_orders
from maester.games.boardgame.events import NeutralForceDefeated, NeutralForceHeld
from maester.games.boardgame.facts import Area, House, Kind
from maester.games.boardgame.forces import strength_of
from maester.games.boardgame.state import State, Unit
from maester.kernel import Flow


def joining(state: State, house: House, area: Area) -> dict[Area, int]:
    """Where units of the same march would support the attack on a neutral force, because its other moves come first."""
    if state.edition.neutral_march_again:
        return {}
    return {
        near: 0 if near in state.units else state.edition.orders[state.orders[near].token].modifier
        for owner, near in support_orders(state, area)
        if owner == house
    }


def overcomes(
    state: State,
    house: House,
    area: Area,
    origin: Area,
    kinds: tuple[Kind, ...],
    known: dict[Area, int] | None = None,
) -> Flow[bool]:
    """Whether marching units, order and support granted are enough. `known` remembers support already granted."""
    known = {} if known is None else known
    if area not in known:
        known[area] = yield from against_neutral(state, house, area)
    units = [Unit(house, kind) for kind in kinds]
    order = state.edition.orders[state.orders[origin].token]
    strength = strength_of(state, units, area) + order.modifier + known[area]
    force = state.neutral[area]
    if strength < force:
        state.tell(NeutralForceHeld(house, area, force, strength))
        return False
    state.tell(NeutralForceDefeated(house, area, force, strength))
    return True
