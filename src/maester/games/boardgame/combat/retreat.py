"""RETREAT: the losers leave together for one area that can take them; units that cannot leave are destroyed."""

from collections.abc import Iterator
from functools import partial

from maester.games.boardgame.combat.fighters import fighters, kill, meant
from maester.games.boardgame.control import controller
from maester.games.boardgame.events import AttackersRepelled, GarrisonDefeated, Retreated
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.forces import place, take_away
from maester.games.boardgame.losses import LoseCount
from maester.games.boardgame.ports import MOST_SHIPS
from maester.games.boardgame.question import choose
from maester.games.boardgame.reach import destinations
from maester.games.boardgame.state import Battle, State, Unit
from maester.games.boardgame.supply import fits_with, limits, sizes
from maester.kernel import Barred, Flow, ask


def retreat(state: State, battle: Battle) -> Flow[None]:
    """The loser's units go to one area, where they are routed; a beaten garrison leaves the game."""
    loser = battle.loser
    if loser == battle.defender and battle.area in state.garrisons:
        del state.garrisons[battle.area]
        state.tell(GarrisonDefeated(loser, battle.area))
    units = fighters(state, battle, loser)
    retreats = state.edition.units
    kill(state, battle, loser, tuple(unit for unit in units if unit.routed), "rout")
    kill(state, battle, loser, tuple(u for u in units if not u.routed and not retreats[u.kind].retreats), "retreat")
    units = fighters(state, battle, loser)
    if not units:
        return
    into = yield from where_to(state, battle, loser)
    if into is None:
        kill(state, battle, loser, units, "retreat")
    else:
        yield from go(state, battle, loser, into, losses_into(state, battle, loser, into, len(units)))


def where_to(state: State, battle: Battle, loser: House) -> Flow[Area | None]:
    """The loser says where to, or the winner if a card says so; None if there is nowhere to go."""
    areas = best_areas(state, battle, loser)
    winner = battle.retreat_chosen_by
    if winner is not None:
        named = best_areas(state, battle, loser, by_card=True)
        if len(named) > 1 or named != areas:
            choices: tuple[Area | None, ...] = (None, *named)
            barred = partial(elsewhere, state, battle, loser, named, True)
            into = yield from choose(state, winner, "choose-retreat", choices, barred)
            if into is not None:
                return into
    if not areas:
        return None
    return (yield from choose(state, loser, "retreat", areas, partial(elsewhere, state, battle, loser, areas)))


def elsewhere(
    state: State, battle: Battle, loser: House, offered: list[Area], by_card: bool = False
) -> Iterator[Barred]:
    """The areas within reach that are closed to the retreat, and why."""
    for area in within_reach(state, battle, loser, by_card):
        if area not in offered:
            why = why_closed(state, battle, loser, area) or "retreat-costs-more"
            yield Barred(area, state.edition.refusal(why, {"area": area}))


def best_areas(state: State, battle: Battle, loser: House, by_card: bool = False) -> list[Area]:
    """The open areas that cost the fewest units, as long as some survive."""
    count = len(fighters(state, battle, loser))
    losses = {
        area: losses_into(state, battle, loser, area, count) for area in open_areas(state, battle, loser, by_card)
    }
    fewest = min(losses.values(), default=count)
    return [area for area, lost in losses.items() if lost == fewest < count]


def go(state: State, battle: Battle, house: House, into: Area, losses: int, routed: bool = True) -> Flow[None]:
    """Units beyond supply are destroyed first; the rest arrive, routed if they were beaten."""
    units = fighters(state, battle, house)
    if losses and len({unit.kind for unit in units}) > 1:
        named = yield from ask(house, which_left_behind, state, house, losses)
        kill(state, battle, house, meant(units, named[battle.area]), "retreat")
    else:
        kill(state, battle, house, units[:losses], "retreat")
    units = fighters(state, battle, house)
    if not units:
        return
    if house == battle.attacker:
        battle.attackers = ()
    else:
        take_away(state, battle.area, units)
    place(state, into, [Unit(unit.house, unit.kind, routed) for unit in units])
    kinds = tuple(unit.kind for unit in units)
    state.tell((Retreated if routed else AttackersRepelled)(house, battle.area, into, kinds))


def which_left_behind(state: State, house: House, count: int) -> LoseCount:
    battle = state.battle
    assert battle is not None, "a retreat follows a combat"
    edition = state.edition
    return LoseCount(
        about="left-behind",
        rule=edition.rules["left-behind"],
        edition=edition.name,
        units={battle.area: tuple(unit.kind for unit in fighters(state, battle, house))},
        count=count,
    )


def open_areas(state: State, battle: Battle, loser: House, by_card: bool) -> list[Area]:
    """Where the loser may go, supply aside."""
    reached = within_reach(state, battle, loser, by_card)
    return [area for area in reached if why_closed(state, battle, loser, area) is None]


def within_reach(state: State, battle: Battle, loser: House, by_card: bool) -> list[Area]:
    """A beaten attacker goes back where it came from, a beaten defender next door; with a card, either."""
    if loser == battle.attacker and not by_card:
        return [battle.origin]
    return list(dict.fromkeys((battle.origin, *destinations(state, loser, battle.area))))


def why_closed(state: State, battle: Battle, loser: House, area: Area) -> str | None:
    """Why the beaten units may not retreat into an area, supply aside, or None if they may."""
    if loser == battle.defender and area == battle.origin:
        return "retreat-to-origin"
    beaten = fighters(state, battle, loser)
    ground = state.edition.realm.ground[area]
    if (ground == "land") != (state.edition.units[beaten[0].kind].ground == "land"):
        return "retreat-off-ground"
    if area in state.closed:
        return "area-is-closed"
    if area in state.neutral:
        return "retreat-into-neutral"
    units = state.units.get(area, ())
    if ground == "port":
        return why_no_port(state, loser, area, len(units) + len(beaten))
    if units:
        return None if units[0].house == loser else "retreat-into-enemy"
    if ground == "sea" or controller(state, area) in (None, loser):
        return None
    if area in state.tokens:
        return "retreat-under-token"
    return "retreat-into-home" if crest_blocks(state, area) else None


def why_no_port(state: State, house: House, port: Area, ships: int) -> str | None:
    if controller(state, state.edition.realm.port_land[port]) != house:
        return "enemy-port"
    return None if ships <= MOST_SHIPS else "port-is-full"


def crest_blocks(state: State, area: Area) -> bool:
    """Whether the crest of an empty home area stops enemies from retreating into it, as a power token does."""
    return state.home_arms_block_retreat and area in state.edition.realm.home_of


def losses_into(state: State, battle: Battle, house: House, area: Area, count: int) -> int:
    """How many of the retreating units would be lost to supply in an area."""
    armies = sizes(state, house)
    armies.pop(battle.area, None)
    allowed = limits(state, house)
    lost = 0
    while lost < count and not fits_with(armies, {area: count - lost}, allowed):
        lost += 1
    return lost
