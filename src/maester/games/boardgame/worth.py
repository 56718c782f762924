"""What things are worth to a player of some experience: areas, threats, chances in a combat. For bots only."""

from maester.games.boardgame.control import controller
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.reach import held
from maester.games.boardgame.state import State, Unit

STRUCTURE = 4.0
SUPPLY = 0.8
POWER = 0.6
LAND = 0.5
SEA = 0.9


def area_worth(state: State, area: Area) -> float:
    """What holding an area is worth to anybody."""
    realm = state.edition.realm
    if realm.ground[area] != "land":
        return SEA if realm.ground[area] == "sea" else 0.2
    worth = LAND + SUPPLY * realm.supply.get(area, 0) + POWER * realm.power.get(area, 0)
    return worth + STRUCTURE + 0.5 * realm.points[area] if area in realm.points else worth


def muscle(state: State, units: tuple[Unit, ...], attacked: Area | None = None) -> int:
    """The strength of units; attacking a named area, siege engines count."""
    facts, total = state.edition.units, 0
    structure = attacked is not None and attacked in state.edition.realm.points
    for unit in units:
        if not unit.routed:
            one = facts[unit.kind]
            total += one.against_structure if structure and one.against_structure else one.strength
    return total


def threat(state: State, house: House, area: Area) -> int:
    """The strength of the strongest enemy next door that could attack an area."""
    realm = state.edition.realm
    by_land = realm.ground[area] == "land"
    strengths: dict[House, int] = {}
    for near in realm.neighbours[area]:
        units = state.units.get(near)
        if units and units[0].house != house and (realm.ground[near] == "land") == by_land:
            strengths[units[0].house] = strengths.get(units[0].house, 0) + muscle(state, units, area)
    return max(strengths.values(), default=0)


def helpers(state: State, house: House, area: Area, but: Area) -> int:
    """Own strength next to an area that could support there; the area the attack comes from does not count."""
    realm = state.edition.realm
    at_sea = realm.ground[area] != "land"
    total = 0
    for near in realm.neighbours[area]:
        units = state.units.get(near)
        if near != but and units and units[0].house == house and not (at_sea and realm.ground[near] == "land"):
            order = state.orders.get(near)
            if order is not None and state.edition.orders[order.token].kind == "support":
                total += muscle(state, units) + state.edition.orders[order.token].modifier
    return total


def resistance(state: State, house: House, area: Area) -> float:
    """What an attacker meets in an area: units, garrison, order and support of its defender, if any."""
    waiting = held(state, house, area)
    if waiting in ("free", "own"):
        return 0.0
    if waiting == "neutral":
        return float(state.neutral[area])
    defender = controller(state, area) if state.edition.realm.ground[area] == "land" else None
    units = state.units.get(area, ())
    if units:
        defender = units[0].house
    assert defender is not None, "somebody holds what is attacked"
    order = state.orders.get(area)
    bonus = 0
    if order is not None and state.edition.orders[order.token].kind == "defense":
        bonus = state.edition.orders[order.token].modifier
    return muscle(state, units) + state.garrisons.get(area, 0) + bonus + helpers(state, defender, area, area)


def odds(margin: float) -> float:
    """How likely an attack with that margin is to be won, house cards being what they are."""
    return min(0.97, max(0.03, 0.5 + 0.17 * margin))


def gain(state: State, house: House, area: Area) -> float:
    """What taking an area would add to what a house holds, and take from who holds it."""
    owner = controller(state, area) if state.edition.realm.ground[area] == "land" else None
    if owner == house:
        return 0.1
    worth = area_worth(state, area)
    return worth if owner is None else 1.25 * worth
