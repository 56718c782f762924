"""What things are worth to an experienced player: areas, threats, chances in a combat."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeVar

from maester.games.boardgame.bots.rivals import Rivals
from maester.games.boardgame.control import controller
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.forces import strength_of
from maester.games.boardgame.reach import Held, held, overseas
from maester.games.boardgame.state import State
from maester.kernel import Chance

A = TypeVar("A")

STRUCTURE = 4.0
SUPPLY = 0.8
POWER = 0.6
LAND = 0.5
SEA = 0.3
PORT = 0.2

COAST, OWN_COAST = 0.3, 0.2
"""What each structure on its coast adds to a sea: ships there open the way to it, or guard it."""

UNIT = 0.9
"""What a unit is worth that may be lost."""

LEFT_OPEN = 0.4
"""The part of a structure's worth that is lost by leaving it without units."""

WITHOUT_ORDER = 0.5
"""How much an enemy counts that is seen to have no march order: it may have one next round."""

OUTLOOK: dict[Held, float] = {"free": 1.0, "neutral": 0.6, "enemy": 0.5, "garrison": 0.5}
"""How likely an area is to be taken later."""

ADVANCE = 0.15


def best(found: Sequence[A], looks: Callable[[A], float], chance: Chance) -> A:
    """The option that looks best; among equals, any."""
    worths = [looks(each) for each in found]
    top = max(worths)
    return chance.choice([each for each, worth in zip(found, worths, strict=True) if worth == top])


def area_worth(state: State, area: Area, house: House | None = None) -> float:
    """What holding an area is worth, to any house or to this one."""
    realm = state.edition.realm
    if realm.ground[area] == "port":
        return PORT
    if realm.ground[area] == "sea":
        owners = [controller(state, land) for land in realm.coasts[area] if land in realm.points]
        return SEA + sum([OWN_COAST if house and owner == house else COAST for owner in owners])
    worth = LAND + SUPPLY * realm.supply.get(area, 0) + POWER * realm.power.get(area, 0)
    return worth + STRUCTURE + 0.5 * realm.points[area] if area in realm.points else worth


def odds(margin: float) -> float:
    """How likely an attack with this margin is to succeed, whatever the house cards."""
    return min(0.97, max(0.03, 0.5 + 0.17 * margin))


class Scout:
    """The board as one house sees it. Lookups are remembered, so a scout serves for one decision only."""

    def __init__(self, state: State, house: House) -> None:
        self.state, self.house = state, house
        self.realm = state.edition.realm
        self._threats: dict[Area, float] = {}
        self._resistances: dict[Area, float] = {}
        self._gains: dict[Area, float] = {}
        self._outlooks: dict[Area, float] = {}
        self._held: dict[Area, Held] = {}

    def held(self, area: Area) -> Held:
        found = self._held.get(area)
        if found is None:
            found = self._held[area] = held(self.state, self.house, area)
        return found

    def threat(self, area: Area) -> float:
        """The strength of the strongest enemy that could attack an area."""
        found = self._threats.get(area)
        if found is None:
            found = self._threats[area] = self._look_for_enemies(area)
        return found

    def risk(self, area: Area, more: int = 0) -> float:
        """What is likely to be lost in an area of its own if it is this much stronger. Enemies attack where they may
        win, so bad odds count twice.
        """
        danger = self.threat(area)
        if not danger:
            return 0.0
        units = self.state.units.get(area, ())
        chance = odds(danger - strength_of(self.state, units) - self.state.garrisons.get(area, 0) - more)
        return chance * chance * (area_worth(self.state, area, self.house) + UNIT * len(units))

    def _look_for_enemies(self, area: Area) -> float:
        state, ground = self.state, self.realm.ground
        by_land = ground[area] == "land"
        strengths: dict[House, float] = {}
        for near in self.realm.neighbours[area]:
            units = state.units.get(near)
            if units and units[0].house != self.house and (ground[near] == "land") == by_land:
                weight = 1.0 if not state.orders or self.marches(near) else WITHOUT_ORDER
                strengths[units[0].house] = strengths.get(units[0].house, 0) + weight * strength_of(state, units, area)
        if by_land:
            for house, strength in self._from_overseas(area).items():
                strengths[house] = strengths.get(house, 0) + strength
        return max(strengths.values(), default=0.0)

    def _from_overseas(self, area: Area) -> dict[House, float]:
        """The strongest army each enemy could ship to an area."""
        state, found = self.state, dict[House, float]()
        near = self.realm.neighbours[area]
        for sea in self.realm.seas[area]:
            ships = state.units.get(sea)
            house = ships[0].house if ships else self.house
            if house == self.house or house in found:
                continue
            found[house] = 0.0
            for coast in overseas(state, house, area):
                units = state.units.get(coast)
                if units and units[0].house == house and coast not in near:
                    weight = 1.0 if not state.orders or self.marches(coast) else WITHOUT_ORDER
                    found[house] = max(found[house], weight * strength_of(state, units, area))
        return found

    def left_open(self, area: Area) -> float:
        """What it costs to leave a structure without units: whoever comes by takes it, token or not."""
        guarded = area not in self.realm.points or self.state.garrisons.get(area)
        return 0.0 if guarded else LEFT_OPEN * area_worth(self.state, area)

    def marches(self, area: Area) -> bool:
        """Whether there is a visible march order."""
        order = self.state.orders.get(area)
        return order is not None and self.state.edition.orders[order.token].kind == "march"

    def supported(self, area: Area) -> list[Area]:
        """The areas that units in an area could support."""
        ground = self.realm.ground
        barred = {"land": "sea", "port": "land"}.get(ground[area])
        return [near for near in self.realm.neighbours[area] if ground[near] != barred]

    def help(self, area: Area, but: Area) -> int:
        """The strength its own units next door could add in an area if all were ordered to support."""
        state, ground = self.state, self.realm.ground
        barred = {"land": "port", "sea": "land"}.get(ground[area])
        total = 0
        for near in self.realm.neighbours[area]:
            units = state.units.get(near)
            if units and units[0].house == self.house and near != but and ground[near] != barred:
                total += strength_of(state, units, area)
        return total

    def outlook(self, area: Area) -> float:
        """The most there is to gain next door to an area."""
        found = self._outlooks.get(area)
        if found is None:
            ground, found = self.realm.ground, 0.0
            for near in self.realm.neighbours[area]:
                if ground[near] == ground[area]:
                    found = max(found, self.gain(near) * OUTLOOK.get(self.held(near), 0.0))
            self._outlooks[area] = found
        return found

    def advance(self, area: Area, to: Area) -> float:
        """What it is worth to be there instead of here: closer to what can be gained."""
        return ADVANCE * (self.outlook(to) - self.outlook(area))

    def backing(self, house: House, area: Area, but: Area | None = None) -> int:
        """The support a house's orders could add in an area; the area the attack comes from does not count."""
        state, ground = self.state, self.realm.ground
        at_sea = ground[area] != "land"
        total = 0
        for near in self.realm.neighbours[area]:
            order = state.orders.get(near)
            if order is None or order.house != house or near == but or (at_sea and ground[near] == "land"):
                continue
            facts = state.edition.orders[order.token]
            if facts.kind == "support":
                total += strength_of(state, state.units.get(near, ())) + facts.modifier
        return total

    def resistance(self, area: Area) -> float:
        """What an attacker meets in an area: the defender's units, garrison, order and support."""
        found = self._resistances.get(area)
        if found is None:
            found = self._resistances[area] = self._look_at_defence(area)
        return found

    def _look_at_defence(self, area: Area) -> float:
        state, waiting = self.state, self.held(area)
        if waiting == "neutral":
            return float(state.neutral[area])
        if waiting not in ("enemy", "garrison"):
            return 0.0
        units = state.units.get(area, ())
        defender = units[0].house if units else self.realm.home_of[area]
        order = state.orders.get(area)
        bonus = 0
        if order is not None and state.edition.orders[order.token].kind == "defense":
            bonus = state.edition.orders[order.token].modifier
        return strength_of(state, units) + state.garrisons.get(area, 0) + bonus + self.backing(defender, area)

    def besieged(self, area: Area) -> bool:
        """Whether there is a structure to storm."""
        return area in self.realm.points and self.held(area) in ("enemy", "garrison", "neutral")

    def gain(self, area: Area) -> float:
        """What taking an area would add to the house's holdings, and take from its holder or from those who want it."""
        found = self._gains.get(area)
        if found is None:
            found = self._gains[area] = self._look_at_gain(area)
        return found

    def _look_at_gain(self, area: Area) -> float:
        owner = self._holder(area)
        if owner == self.house:
            return 0.1
        worth = area_worth(self.state, area, self.house)
        if owner is not None:
            return worth * (1 + self.rivals.alarm(owner))
        return worth * (1 + self.rivals.denial(area, self.house)) if area in self.realm.points else worth

    def _holder(self, area: Area) -> House | None:
        """Whose area it is; at sea, whose ships are there."""
        if self.realm.ground[area] == "land":
            return controller(self.state, area)
        ships = self.state.units.get(area)
        return ships[0].house if ships else None

    @cached_property
    def rivals(self) -> Rivals:
        return Rivals(self.state)
