"""How a house stands, in numbers: what it holds, what it could take, and what could be taken from it."""

from maester.games.boardgame.control import controller
from maester.games.boardgame.facts import TRACKS, Area, House
from maester.games.boardgame.forces import strength_of
from maester.games.boardgame.reach import destinations, held, may_enter
from maester.games.boardgame.state import State
from maester.kernel.extras.prospects import Numbers

NAMES = (
    "structures",
    "land",
    "footman",
    "knight",
    "siege-engine",
    "ship",
    "supply",
    "power",
    "iron-throne",
    "fiefdoms",
    "kings-court",
    "cards",
    "card-strength",
    "in-reach",
    "perhaps-in-reach",
    "threatened",
    "home",
    "supply-icons",
    "power-icons",
)

SURE, PERHAPS = 1, -2
"""The margin with which an army can take a structure for certain, or perhaps, with luck and cards."""


def numbers(state: State) -> dict[House, Numbers]:
    """Everyone's numbers, in the order of NAMES."""
    found = {house: dict.fromkeys(NAMES, 0.0) for house in state.seats}
    count_land(state, found)
    count_units(state, found)
    count_reach(state, found)
    places = len(state.seats) - 1
    for house, own in found.items():
        own["supply"], own["power"] = float(state.supply[house]), float(state.power[house])
        own["cards"] = float(len(state.hands[house]))
        own["card-strength"] = float(sum([state.edition.cards[card].strength for card in state.hands[house]]))
    for track in TRACKS:
        for place, house in enumerate(state.tracks[track]):
            found[house][track] = 1 - place / places
    return {house: tuple(own.values()) for house, own in found.items()}


def progress(state: State) -> float:
    """From 0 in the first round to 1 in the last."""
    return (state.round - 1) / (state.edition.rounds - 1)


def count_land(state: State, found: dict[House, dict[str, float]]) -> None:
    realm = state.edition.realm
    for area, ground in realm.ground.items():
        house = controller(state, area) if ground == "land" else None
        if house is not None:
            own = found[house]
            own["land"] += 1
            own["structures"] += area in realm.points
            own["home"] += realm.home_of.get(area) == house
            own["supply-icons"] += realm.supply.get(area, 0)
            own["power-icons"] += realm.power.get(area, 0)


def count_units(state: State, found: dict[House, dict[str, float]]) -> None:
    for units in state.units.values():
        for unit in units:
            found[unit.house][unit.kind] += 0.5 if unit.routed else 1.0
    if state.battle:
        for unit in state.battle.attackers:
            found[unit.house][unit.kind] += 1.0


def count_reach(state: State, found: dict[House, dict[str, float]]) -> None:
    """Structures a house could march to, by how strong its army would be there."""
    for area, margins in best_margins(state).items():
        owner = controller(state, area)
        for house, margin in margins.items():
            if margin >= SURE:
                found[house]["in-reach"] += 1
            elif margin >= PERHAPS:
                found[house]["perhaps-in-reach"] += 1
        if owner is not None and max(margins.values()) >= PERHAPS:
            found[owner]["threatened"] += 1


def best_margins(state: State) -> dict[Area, dict[House, int]]:
    """For each structure, who could march there, and by how much the best army beats what is there."""
    realm, margins = state.edition.realm, dict[Area, dict[House, int]]()
    for area, units in state.units.items():
        if realm.ground[area] != "land":
            continue
        house = units[0].house
        for to in destinations(state, house, area):
            if to not in realm.points or controller(state, to) == house:
                continue
            if may_enter(realm, area, to, held(state, house, to)):
                margin = strength_of(state, units, to) - defence(state, to)
                there = margins.setdefault(to, {})
                there[house] = max(margin, there.get(house, margin))
    return margins


def defence(state: State, area: Area) -> int:
    """The strength in an area; a neutral force plays no cards, so equal strength is enough."""
    if area in state.neutral:
        return state.neutral[area] - SURE
    return strength_of(state, state.units.get(area, ())) + state.garrisons.get(area, 0)
