"""Which orders an experienced player would place, and which one it would change with the raven."""

from collections.abc import Container

from msgspec import Struct

from maester.games.boardgame.bots.scout import Scout, area_worth, odds
from maester.games.boardgame.facts import Area, Token
from maester.games.boardgame.forces import strength_of
from maester.games.boardgame.planning import Orders, PlaceOrders, RavenFlight, UseRaven, fits_ground
from maester.games.boardgame.reach import destinations, may_enter
from maester.games.boardgame.state import State
from maester.kernel import Chance, Seat

WHIM = 0.4
"""How much mood may shift equal prospects; plans that never vary are easy to read."""

DOUBLED = 0.5
"""What is left of the prospect of taking an area that another march is already going to take."""

HELPED = 0.7
"""What is left of a prospect that depends on support still to be ordered. The more it needs, the less is left."""

IDLE = 0.3
"""The least an order has to save to be worth placing: it may turn out that nobody needed it."""

SWAP = 0.8
"""The raven changes an order if that promises at least this much more."""


class Aim(Struct, frozen=True):
    """Where a march could go, what that promises, and how much support it needs."""

    to: Area
    worth: float
    needs: float = 0.0


def orders_habit(state: State, seat: Seat, decision: PlaceOrders, chance: Chance) -> Orders:
    """The most promising order first, as far as tokens and stars allow; then what goes well with it."""
    plan = Plan(Scout(state, seat), tuple(decision.fields))
    left, stars, placed = decision.tokens.copy(), decision.stars, dict[Area, Token]()
    facts = state.edition.orders
    fitting = {
        (area, token): WHIM * chance.below(1000) / 1000
        for area in decision.fields
        for token in left
        if fits_ground(decision, area, token) and (stars or not facts[token].special)
    }
    while fitting:
        area, token = max(fitting, key=lambda wish: plan.promise(*wish) + fitting[wish])
        placed[area] = token
        left[token] -= 1
        stars -= facts[token].special
        plan.count_on(area, token)
        fitting = {
            (other, one): whim
            for (other, one), whim in fitting.items()
            if other != area and left[one] and (stars or not facts[one].special)
        }
    return {area: placed.get(area) for area in decision.fields}


def raven_habit(state: State, seat: Seat, decision: UseRaven, chance: Chance) -> RavenFlight:
    """Now that all orders are visible: the most promising change, if it promises enough."""
    for more, flight in best_flights(state, seat, decision)[:1]:
        if more >= SWAP:
            return flight
    return RavenFlight("look") if decision.looks else RavenFlight("rest")


def best_flights(state: State, seat: Seat, decision: UseRaven) -> list[tuple[float, RavenFlight]]:
    """All changes the raven could make, most promising first."""
    plan = Plan(Scout(state, seat), tuple(decision.orders))
    found = []
    for area, old in decision.orders.items():
        plan.forget()
        for other, token in decision.orders.items():
            if other != area:
                plan.count_on(other, token)
        now = plan.promise(area, old)
        fitting = [token for token in decision.free if decision.fitting(area, token) is None]
        found += [(plan.promise(area, token) - now, RavenFlight("swap", area, token)) for token in fitting]
    return sorted(found, key=lambda change: -change[0])


class Plan:
    """What orders promise, given those already placed."""

    def __init__(self, scout: Scout, areas: tuple[Area, ...]) -> None:
        self.scout, self.facts = scout, scout.state.edition.orders
        self.aims = {area: aims(scout, area) for area in areas if area in scout.state.units}
        self.promises = {area: prospects(scout, area) for area in self.aims}
        self.forget()

    def forget(self) -> None:
        """Forget all orders placed."""
        self.claimed: list[Area] = []
        self.wanted: dict[Area, float] = {}
        """Areas that marches go to, and what support is worth there per point of strength."""

    def promise(self, area: Area, token: Token) -> float:
        """What an order promises in an area."""
        if area not in self.aims:
            return 0.0
        order = self.facts[token]
        if order.kind == "march":
            aim = self.aim(area)
            prospect = (aimed(aim, self.claimed) if aim else -0.5) - left_behind(self.scout, area)
        elif order.kind == "defense":
            prospect = defense_prospect(self.scout, area, order.modifier)
        elif order.kind == "support":
            strength = strength_of(self.scout.state, self.scout.state.units[area]) + order.modifier
            prospect = support_prospect(self.scout, area, strength) + self.help(area) * min(3, strength)
        else:
            prospect = self.promises[area][order.kind]
        return prospect + token_worth(self.scout.state, area, token, prospect)

    def aim(self, area: Area) -> Aim | None:
        """The best target for a march, since an area can be taken only once."""
        return max(self.aims[area], key=lambda aim: aimed(aim, self.claimed), default=None)

    def help(self, area: Area) -> float:
        """What support from an area is worth to marches, per point of strength."""
        return max([self.wanted[to] for to in self.scout.supported(area) if to in self.wanted], default=0.0)

    def count_on(self, area: Area, token: Token) -> None:
        """An order is placed: others need not do the same, and may help it."""
        if self.facts[token].kind != "march" or not self.aims.get(area):
            return
        aim = self.aim(area)
        assert aim is not None, "there are some"
        if aimed(aim, self.claimed) <= 0:
            return
        held = self.scout.held(aim.to)
        if held in ("free", "neutral"):
            self.claimed.append(aim.to)
        if held == "enemy" or held == "garrison":
            self.wanted[aim.to] = 0.17 * (self.scout.gain(aim.to) + 0.8)
        elif aim.needs > 0:
            self.wanted[aim.to] = HELPED * aim.worth / aim.needs


def aimed(aim: Aim, claimed: Container[Area]) -> float:
    return aim.worth * DOUBLED if aim.to in claimed and aim.worth > 0 else aim.worth


def aims(scout: Scout, area: Area) -> list[Aim]:
    """Where a march could go, and what that promises."""
    state, units, found = scout.state, scout.state.units[area], []
    for to in destinations(state, scout.house, area):
        waiting = scout.held(to)
        if not may_enter(scout.realm, area, to, waiting):
            continue
        gain = scout.gain(to)
        if waiting in ("free", "own"):
            found.append(Aim(to, gain + scout.advance(area, to)))
            continue
        margin = strength_of(state, units, to) - scout.resistance(to)
        if waiting == "neutral":
            if margin >= 0:
                found.append(Aim(to, gain))
            elif scout.help(to, area) >= -margin:
                found.append(Aim(to, max(0.0, HELPED + 0.1 * margin) * gain, -margin))
            continue
        chance = odds(margin - 0.7)
        found.append(Aim(to, chance * gain - (1 - chance) * 0.8))
    return found


def token_worth(state: State, area: Area, token: Token, prospect: float) -> float:
    """What one token of a kind is worth over another there."""
    order = state.edition.orders[token]
    if order.kind == "march":
        return 0.5 * order.modifier
    if order.kind == "consolidate-power":
        points = state.edition.realm.points.get(area, 0)
        return 1.2 * points if order.special and state.edition.special_consolidate_musters else 0.0
    if order.kind == "raid":
        return 0.3 * order.special if prospect > 0 else -0.3 * order.special
    return 0.0


def prospects(scout: Scout, area: Area) -> dict[str, float]:
    """What an order of each kind promises in an area, whichever its token; for marches, see aims."""
    return {
        "raid": raid_prospect(scout, area),
        "consolidate-power": power_prospect(scout, area, scout.threat(area)),
    }


def left_behind(scout: Scout, area: Area) -> float:
    """What is at risk if a lone unit leaves: all of it without a token, and an open castle even with one."""
    if len(scout.state.units[area]) > 1:
        return 0.0
    if scout.state.power[scout.house]:
        return scout.left_open(area)
    return scout.left_open(area) + area_worth(scout.state, area) * (0.5 if scout.threat(area) else 0.15)


def defense_prospect(scout: Scout, area: Area, modifier: int) -> float:
    """What a defense order saves."""
    return scout.risk(area) - scout.risk(area, modifier) - IDLE


def support_prospect(scout: Scout, area: Area, strength: int) -> float:
    """What support saves in areas of its own next door."""
    state, own = scout.state, scout.house
    friends = [near for near in scout.supported(area) if near in state.units and state.units[near][0].house == own]
    return sum([scout.risk(near) - scout.risk(near, strength) for near in friends]) - IDLE


def raid_prospect(scout: Scout, area: Area) -> float:
    """Enemies next door that may support or consolidate power, or are seen to."""
    state, ground = scout.state, scout.realm.ground
    _, enemies = neighbours(scout, area)
    reached = [other for other in enemies if ground[area] != "land" or ground[other] == "land"]
    if state.orders:
        facts = state.edition.orders
        seen = [facts[state.orders[other].token].kind for other in reached if other in state.orders]
        return 0.9 if any(kind in ("support", "consolidate-power", "raid") for kind in seen) else -0.6
    return 0.35 * len(reached) - 0.4 if reached else -0.7


def neighbours(scout: Scout, area: Area) -> tuple[list[Area], list[Area]]:
    """Areas next door with its own units, and those with enemies."""
    near = [other for other in scout.realm.neighbours[area] if other in scout.state.units]
    own = [other for other in near if scout.state.units[other][0].house == scout.house]
    return own, [other for other in near if other not in own]


def power_prospect(scout: Scout, area: Area, danger: float) -> float:
    """Power, worth more the less there is; it may be pillaged if enemies are near."""
    ground = scout.realm.ground[area]
    if ground == "sea":
        return -2.0
    icons = 1 + scout.realm.power.get(area, 0) if ground == "land" else 1
    hunger = 1.2 if scout.state.power[scout.house] < 5 else 0.7
    return hunger * icons * (0.7 if danger else 1.0)
