"""CONTROL: who controls an area, and power tokens."""

from maester.games.boardgame.events import PowerTokenPlaced, PowerTokenRemoved
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.state import State


def controller(state: State, area: Area) -> House | None:
    """Who controls a land area: by units, by a power token, or by the crest printed in the home area."""
    units = state.units.get(area)
    if units:
        return units[0].house
    token = state.tokens.get(area)
    if token is not None:
        return token
    home = state.edition.realm.home_of.get(area)
    return home if home in state.power else None


def controlled(state: State, house: House) -> list[Area]:
    """The land areas a house controls, in the order of the map."""
    ground = state.edition.realm.ground
    return [area for area in ground if ground[area] == "land" and controller(state, area) == house]


def structures(state: State, house: House) -> int:
    """How many areas with a castle or a stronghold a house controls."""
    return sum(controller(state, area) == house for area in state.edition.realm.points)


def all_structures(state: State) -> dict[House, int]:
    """How many areas with a castle or a stronghold each house controls."""
    found = dict.fromkeys(state.seats, 0)
    for area in state.edition.realm.points:
        house = controller(state, area)
        if house is not None:
            found[house] += 1
    return found


def may_place_token(state: State, house: House, area: Area) -> bool:
    """Whether a house that leaves an area may establish control there."""
    return state.power[house] > 0 and is_lost_if_left(state, house, area)


def is_lost_if_left(state: State, house: House, area: Area) -> bool:
    """Whether only its units give a house control of a land area."""
    realm = state.edition.realm
    return realm.ground[area] == "land" and area not in state.tokens and realm.home_of.get(area) != house


def place_token(state: State, house: House, area: Area) -> None:
    state.power[house] -= 1
    state.tokens[area] = house
    state.tell(PowerTokenPlaced(house, area))


def remove_enemy_token(state: State, house: House, area: Area) -> None:
    """A house takes an area: another house's power token goes back to the pool."""
    token = state.tokens.get(area)
    if token is not None and token != house:
        del state.tokens[area]
        state.tell(PowerTokenRemoved(token, area))
