"""MARCH and SHIP: where units can go, next door or over a chain of their own ships, and what waits for them there."""

from typing import Literal

from msgspec import Struct

from maester.games.boardgame.control import controller
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.ports import MOST_SHIPS
from maester.games.boardgame.realm import Realm
from maester.games.boardgame.state import State

Held = Literal["free", "own", "enemy", "garrison", "neutral", "closed", "enemy-port"]
"""What waits in an area. A garrison without units is attacked as if it were an enemy."""

FOUGHT: tuple[Held, ...] = ("enemy", "garrison", "neutral")
"""Only one of these may be entered with one march order."""

SHUT: tuple[Held, ...] = ("closed", "enemy-port")
"""Nobody marches there."""


class Target(Struct, frozen=True, gc=False):
    """An area that units could march to."""

    ground: Literal["land", "sea", "port"]
    held: Held
    force: int = 0
    """The strength of a neutral force."""
    support: int = 0
    """The most support there can be against it. Once support has been granted, what was granted."""
    joining: dict[Area, int] = {}
    """Areas where the same house has a support order that reaches the attack: units of this march could go there first
    and support it. With what the order itself adds once a unit is there."""
    room: int = MOST_SHIPS
    """How many more ships a port can take."""


def overseas(state: State, house: House, area: Area) -> list[Area]:
    """The land areas connected to a land area by an unbroken chain of sea areas with the house's ships."""
    realm, units = state.edition.realm, state.units
    chain = [sea for sea in realm.seas[area] if sea in units and units[sea][0].house == house]
    if not chain:
        return []
    for sea in chain:  # grows while we iterate
        for further in realm.seas[sea]:
            if further in units and units[further][0].house == house and further not in chain:
                chain.append(further)
    reached = dict.fromkeys(coast for sea in chain for coast in realm.coasts[sea])
    reached.pop(area, None)
    return list(reached)


def destinations(state: State, house: House, area: Area) -> list[Area]:
    """Areas next door, and those that ships connect."""
    near = state.edition.realm.neighbours[area]
    if state.edition.realm.ground[area] != "land":
        return list(near)
    return [*near, *(far for far in overseas(state, house, area) if far not in near)]


def held(state: State, house: House, area: Area) -> Held:
    """What waits for a house in an area."""
    if area in state.closed:
        return "closed"
    if area in state.neutral:
        return "neutral"
    units = state.units.get(area)
    realm = state.edition.realm
    if realm.ground[area] == "port" and controller(state, realm.port_land[area]) != house:
        return "enemy-port"
    if units:
        return "own" if units[0].house == house else "enemy"
    if area in state.garrisons and realm.home_of[area] != house:
        return "garrison"
    return "free"


def may_enter(realm: Realm, area: Area, to: Area, waiting: Held) -> bool:
    """Whether units in an area may march into another: land units stay on land, and ships off it."""
    return (realm.ground[to] == "land") == (realm.ground[area] == "land") and waiting not in SHUT
