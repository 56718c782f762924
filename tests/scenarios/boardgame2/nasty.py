"""Positions as nasty as the rules allow: crowded seas and ports, little supply, few cards, routed units, homes taken.

They are drawn at random, not reached by play, so that rules meet often that seldom meet in a game.
"""

from collections.abc import Iterator

from maester.games.boardgame.control import all_structures, controller
from maester.games.boardgame.facts import TRACKS, Area, House
from maester.games.boardgame.forces import areas_of, in_pool, place, take_away
from maester.games.boardgame.setup import cards_of
from maester.games.boardgame.state import State, Unit
from maester.games.boardgame.supply import supplied
from maester.kernel import Chance
from tests.scenarios.boardgame.scenario import Played, Scenario

KINDS = ("footman", "footman", "knight", "siege-engine")
STARTS = ("advance-round", "assign-orders", "raids")


def nasty(players: int, seed: int) -> Played:
    """A game that begins with the Westeros phase, with planning or with raids, and has a round or two to go."""
    luck = Chance(seed)
    while True:
        scenario = Scenario(players, tides=bool(luck.below(2)))
        start = luck.choice(STARTS)
        peopled(scenario, luck, routed=start == "raids")
        equipped(scenario, luck)
        if start == "raids":
            commanded(scenario, luck)
        if max(all_structures(scenario.state).values()) < 7:
            whole_round = scenario.state.edition.later_rounds
            return scenario.round(9).begin(*whole_round[[step.name for step in whole_round].index(start) :])


def peopled(scenario: Scenario, luck: Chance, routed: bool) -> None:
    """Units of anybody anywhere, as far as pool and supply go, and tokens here and there."""
    state = scenario.state
    realm = state.edition.realm
    scenario.supply(**{house: luck.choice((0, 0, 1, 2, 3, 6)) for house in state.seats})
    for area in luck.shuffled(state.neutral)[::2]:
        scenario.without_neutral(area)
    for area in sorted(luck.shuffled(realm.ground), key=lambda area: realm.ground[area] == "port"):
        house = who_could_be_in(state, area, luck)
        if house is None or luck.below(3) == 0:
            continue
        if realm.ground[area] == "land" and realm.home_of.get(area) != house and luck.below(6) == 0:
            scenario.token(house, area)
        for _ in range(luck.choice((1, 1, 2, 3))):
            kind = luck.choice(KINDS) if realm.ground[area] == "land" else "ship"
            recruited(state, area, Unit(house, kind, routed and luck.below(4) == 0))
        if area in state.garrisons and controller(state, area) != realm.home_of[area]:
            scenario.without_garrison(area)


def who_could_be_in(state: State, area: Area, luck: Chance) -> House | None:
    realm = state.edition.realm
    land = realm.port_land.get(area)
    if land is not None:
        return controller(state, land)
    return None if area in state.closed or area in state.neutral else luck.choice(state.seats)


def recruited(state: State, area: Area, unit: Unit) -> None:
    if in_pool(state, unit.house, unit.kind):
        place(state, area, [unit])
        if not supplied(state, unit.house):
            take_away(state, area, [unit])


def equipped(scenario: Scenario, luck: Chance) -> None:
    """Few cards, little power, any places on the tracks, wildlings near."""
    state = scenario.state
    for house in state.seats:
        cards = luck.shuffled(cards_of(state.edition, house))
        scenario.discarded(house, *cards[luck.choice((1, 1, 2, 4, 7)) :])
        scenario.power(**{house: luck.choice((0, 0, 1, 2, 5))})
    for track in TRACKS:
        scenario.track(track, *luck.shuffled(state.seats))
    scenario.wildlings(2 * luck.below(6))


def commanded(scenario: Scenario, luck: Chance) -> None:
    """Orders as they fall, marches and support first."""
    state = scenario.state
    for house in state.seats:
        tokens = luck.shuffled(token for token, facts in state.edition.orders.items() for _ in range(facts.count))
        eager = sorted(tokens, key=lambda token: state.edition.orders[token].kind not in ("march", "support"))
        for area, token in zip(luck.shuffled(areas_of(state, house)), eager, strict=False):
            scenario.order(area, token)


def faults(game: Played) -> Iterator[str]:
    """What is wrong with a position, although it must hold whenever somebody is asked."""
    state, waiting = game.state, game.table.waiting
    asked = [game.table.decision(house).about for house in waiting]
    realm = state.edition.realm
    for house in state.seats:
        waits = "reconcile" in asked or any(step.name == "reconcile" for step in state.agenda)
        if not waits and not supplied(state, house):
            yield f"{house} has more armies than supply"
        if not state.hands[house] and state.battle is None:
            yield f"{house} has no card left"
    if state.battle is None and "take-port" not in asked:
        for port, land in realm.port_land.items():
            if port in state.units and state.units[port][0].house != controller(state, land):
                yield f"ships in {port} of a house that does not own it"
    for area, order in state.orders.items():
        there = [unit.house for unit in state.units.get(area, ())][:1]
        if there != [order.house] and (there or state.battle is None):
            yield f"the order in {area} commands nobody"
    for area, token in state.tokens.items():
        if area in state.garrisons or state.units.get(area, (Unit(token, ""),))[0].house != token:
            yield f"the token in {area} lies under another house"
    if waiting and state.battle is None and max(all_structures(state).values()) >= 7:
        yield "somebody has won, and somebody is asked"
    for house in waiting:
        answers = game.table.decision(house).answers()
        if answers is not None and len(list(answers)) == 1:
            yield f"{house} is asked about {game.table.decision(house).about}, and there is one answer"
