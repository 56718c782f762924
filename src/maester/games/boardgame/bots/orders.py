"""Which orders a player of some experience would place."""

from maester.games.boardgame.bots.scout import Scout, area_worth, muscle, odds
from maester.games.boardgame.facts import Area, OrderKind, Token
from maester.games.boardgame.planning import Orders, PlaceOrders, fits_ground
from maester.games.boardgame.reach import destinations
from maester.games.boardgame.state import State
from maester.kernel import Chance, Seat

WHIM = 0.8
"""How far equal prospects may differ by mood; plans that never vary are read by others."""


def orders_habit(state: State, seat: Seat, decision: PlaceOrders, chance: Chance) -> Orders:
    """The most promising orders first, as far as tokens and stars go."""
    facts, scout = state.edition.orders, Scout(state, seat)
    wishes: list[tuple[float, Area, Token]] = []
    for area in decision.fields:
        wanted = prospects(scout, area)
        for token in decision.tokens:
            if fits_ground(decision, area, token):
                kind = facts[token].kind
                whim = WHIM * chance.below(1000) / 1000
                wishes.append((wanted[kind] + token_worth(state, area, token, wanted[kind]) + whim, area, token))
    wishes.sort(key=lambda wish: -wish[0])
    left, stars, placed = decision.tokens.copy(), decision.stars, dict[Area, Token]()
    for _, area, token in wishes:
        special = facts[token].special
        if area not in placed and left[token] and (stars or not special):
            placed[area] = token
            left[token] -= 1
            stars -= special
    return {area: placed.get(area) for area in decision.fields}


def token_worth(state: State, area: Area, token: Token, prospect: float) -> float:
    """What one token of a kind has over another there."""
    order = state.edition.orders[token]
    if order.kind == "march":
        return 0.5 * order.modifier
    if order.kind == "consolidate-power":
        points = state.edition.realm.points.get(area, 0)
        return 1.2 * points if order.special and state.edition.special_consolidate_musters else 0.0
    return 0.3 * order.special if prospect > 0 else -0.3 * order.special


def prospects(scout: Scout, area: Area) -> dict[OrderKind, float]:
    """What an order of each kind promises in an area."""
    state, danger = scout.state, scout.threat(area)
    own = muscle(state, state.units[area])
    worth = area_worth(state, area)
    return {
        "march": march_prospect(scout, area, danger),
        "defense": 0.25 * worth * min(2.0, danger / (own + 1)) if danger else -0.5,
        "support": support_prospect(scout, area, own),
        "raid": raid_prospect(scout, area),
        "consolidate-power": power_prospect(scout, area, danger),
    }


def march_prospect(scout: Scout, area: Area, danger: int) -> float:
    """The best there is to be had next door, less what is left behind."""
    state, ground = scout.state, scout.realm.ground
    units, by_land = state.units[area], ground[area] == "land"
    found = -0.5
    for to in destinations(state, scout.house, area):
        waiting = scout.held(to)
        if (ground[to] == "land") == by_land and waiting not in ("closed", "enemy-port"):
            chance, margin = 1.0, muscle(state, units, to) - scout.resistance(to)
            if waiting == "neutral":
                chance = float(margin >= 0)
            elif waiting not in ("free", "own"):
                chance = odds(margin - 0.7)
            found = max(found, chance * scout.gain(to) - (1 - chance) * 0.8)
    left = area_worth(state, area) * (0.5 if danger else 0.15)
    return found - left if len(units) == 1 and not state.power[scout.house] else found


def support_prospect(scout: Scout, area: Area, own: int) -> float:
    """Own areas next door that are threatened, and enemies there to attack."""
    friends, enemies = neighbours(scout, area)
    threatened = sum(scout.threat(other) > 0 for other in friends)
    return 0.3 * own * (threatened + 0.7 * bool(friends and enemies)) - 0.4


def raid_prospect(scout: Scout, area: Area) -> float:
    """Enemies next door who may support or consolidate."""
    ground = scout.realm.ground
    _, enemies = neighbours(scout, area)
    return 0.35 * len([other for other in enemies if ground[area] != "land" or ground[other] == "land"]) - 0.4


def neighbours(scout: Scout, area: Area) -> tuple[list[Area], list[Area]]:
    """Areas next door with own units, and with enemies."""
    near = [other for other in scout.realm.neighbours[area] if other in scout.state.units]
    own = [other for other in near if scout.state.units[other][0].house == scout.house]
    return own, [other for other in near if other not in own]


def power_prospect(scout: Scout, area: Area, danger: int) -> float:
    """Power, needed more the less there is; it is pillaged where enemies are near."""
    ground = scout.realm.ground[area]
    if ground == "sea":
        return -2.0
    icons = 1 + scout.realm.power.get(area, 0) if ground == "land" else 1
    hunger = 1.2 if scout.state.power[scout.house] < 5 else 0.7
    return hunger * icons * (0.7 if danger else 1.0)
