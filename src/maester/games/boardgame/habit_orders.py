"""Which orders a player of some experience would place."""

from maester.games.boardgame.facts import Area, OrderKind, Token
from maester.games.boardgame.planning import Orders, PlaceOrders, fits_ground
from maester.games.boardgame.reach import destinations, held
from maester.games.boardgame.state import State
from maester.games.boardgame.worth import area_worth, gain, muscle, odds, resistance, threat
from maester.kernel import Chance, Seat

WHIM = 0.8
"""How far equal prospects may differ by mood; plans that never vary are read by others."""


def orders_habit(state: State, seat: Seat, decision: PlaceOrders, chance: Chance) -> Orders:
    """The most promising orders first, as far as tokens and stars go."""
    facts = state.edition.orders
    wishes: list[tuple[float, Area, Token]] = []
    for area in decision.fields:
        wanted = prospects(state, seat, area)
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


def prospects(state: State, seat: Seat, area: Area) -> dict[OrderKind, float]:
    """What an order of each kind promises in an area."""
    danger = threat(state, seat, area)
    own = muscle(state, state.units[area])
    worth = area_worth(state, area)
    return {
        "march": march_prospect(state, seat, area, own, danger),
        "defense": 0.25 * worth * min(2.0, danger / (own + 1)) if danger else -0.5,
        "support": support_prospect(state, seat, area, own),
        "raid": raid_prospect(state, seat, area),
        "consolidate-power": power_prospect(state, seat, area, danger),
    }


def march_prospect(state: State, seat: Seat, area: Area, own: int, danger: int) -> float:
    """The best there is to be had next door, less what is left behind."""
    ground = state.edition.realm.ground
    by_land = ground[area] == "land"
    found = -0.5
    for to in destinations(state, seat, area):
        if (ground[to] == "land") == by_land and held(state, seat, to) not in ("closed", "enemy-port"):
            meets = resistance(state, seat, to)
            if held(state, seat, to) == "neutral":
                chance = 1.0 if own >= meets else 0.0
            else:
                chance = odds(muscle(state, state.units[area], to) - meets - 0.7) if meets else 1.0
            found = max(found, chance * gain(state, seat, to) - (1 - chance) * 0.8)
    alone = len(state.units[area]) == 1
    left = area_worth(state, area) * (0.5 if danger else 0.15) if alone and state.power[seat] == 0 else 0.0
    return found - left


def support_prospect(state: State, seat: Seat, area: Area, own: int) -> float:
    """Own areas next door that are threatened, and enemies there to attack."""
    near = state.edition.realm.neighbours[area]
    friends = [other for other in near if other in state.units and state.units[other][0].house == seat]
    enemies = [other for other in near if other in state.units and state.units[other][0].house != seat]
    threatened = sum(threat(state, seat, other) > 0 for other in friends)
    return 0.3 * own * (threatened + 0.7 * bool(friends and enemies)) - 0.4


def raid_prospect(state: State, seat: Seat, area: Area) -> float:
    """Enemies next door who may support or consolidate."""
    ground = state.edition.realm.ground
    near = state.edition.realm.neighbours[area]
    enemies = [other for other in near if other in state.units and state.units[other][0].house != seat]
    return 0.35 * len([other for other in enemies if ground[area] != "land" or ground[other] == "land"]) - 0.4


def power_prospect(state: State, seat: Seat, area: Area, danger: int) -> float:
    """Power, needed more the less there is; it is pillaged where enemies are near."""
    realm = state.edition.realm
    if realm.ground[area] == "sea":
        return -2.0
    icons = 1 + realm.power.get(area, 0) if realm.ground[area] == "land" else 1
    hunger = 1.2 if state.power[seat] < 5 else 0.7
    return hunger * icons * (0.7 if danger else 1.0)
