"""CP: orders to consolidate power bring power, or, with a star, muster."""

from functools import partial

from msgspec import Struct

from maester.games.boardgame.events import PowerConsolidated
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.muster import muster, which_muster
from maester.games.boardgame.question import choose
from maester.games.boardgame.state import State
from maester.games.boardgame.tokens import gain
from maester.kernel import Barred, Flow


class Consolidation(Struct, frozen=True, forbid_unknown_fields=True):
    """An order to consolidate power, and whether it musters instead."""

    area: Area
    muster: bool = False


def consolidate(state: State, house: House) -> Flow[None]:
    """One order is resolved. If nobody can muster, it does not matter which, so nobody is asked."""
    areas = [area for area in state.orders if consolidates(state, area)]
    own = [area for area in areas if state.orders[area].house == house]
    chosen = Consolidation(own[0])
    why_not = {area: why_no_muster(state, area) for area in areas}
    if None in why_not.values():
        options = [Consolidation(area, muster) for area in own for muster in (False, why_not[area] is None)]
        barred = partial(musters_nothing, state, {area: why_not[area] for area in own})
        chosen = yield from choose(state, house, "consolidate", dict.fromkeys(options), barred)
    del state.orders[chosen.area]
    if chosen.muster:
        yield from muster(state, house, (chosen.area,))
    else:
        power = income(state, house, chosen.area)
        state.tell(PowerConsolidated(house, chosen.area, power))
        gain(state, house, power, "order")


def consolidates(state: State, area: Area) -> bool:
    return state.edition.orders[state.orders[area].token].kind == "consolidate-power"


def why_no_muster(state: State, area: Area) -> str | None:
    """A special order in an area with a structure may muster there instead: why this one cannot, or None if it can."""
    edition, order = state.edition, state.orders[area]
    if not (edition.special_consolidate_musters and edition.orders[order.token].special):
        return "order-does-not-muster"
    if edition.realm.ground[area] == "port":
        return "port-does-not-muster"
    if area not in edition.realm.points:
        return "order-needs-structure"
    return None if which_muster(state, order.house, (area,), False).possible() else "nothing-to-muster"


def musters_nothing(state: State, why_not: dict[Area, str | None]) -> list[Barred]:
    """The orders that cannot muster, and why."""
    return [
        Barred(Consolidation(area, True), state.edition.refusal(why, {"area": area}))
        for area, why in why_not.items()
        if why is not None
    ]


def income(state: State, house: House, area: Area) -> int:
    """1 plus the power icons of a land area; 1 in a port that no enemy ship blocks; nothing at sea."""
    realm = state.edition.realm
    ground = realm.ground[area]
    if ground == "sea":
        return 0
    if ground == "port":
        ships = state.units.get(realm.port_sea[area])
        return 0 if ships and ships[0].house != house else 1
    return 1 + realm.power.get(area, 0)
