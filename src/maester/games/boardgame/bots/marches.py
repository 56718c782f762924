"""How an experienced player would march."""

from collections.abc import Iterator
from itertools import islice

from maester.games.boardgame.bots.scout import Scout, area_worth, odds
from maester.games.boardgame.facts import Area, Kind
from maester.games.boardgame.forces import strength_of
from maester.games.boardgame.march import March, Marching, Start
from maester.games.boardgame.state import State, Unit
from maester.kernel import Chance, Seat

WHIM = 0.3


def march_habit(state: State, seat: Seat, decision: March, chance: Chance) -> Marching:
    """The best of the marches that come to mind and are allowed."""
    return next(iter(best_marches(state, seat, decision, chance, 1)), Marching(next(iter(decision.starts))))


def best_marches(state: State, seat: Seat, decision: March, chance: Chance, most: int) -> Iterator[Marching]:
    """The marches that come to mind and are allowed, best first."""
    scout = Scout(state, seat)
    found: list[tuple[float, Marching]] = []
    for area, start in decision.starts.items():
        for worth, moves in ways(scout, area, start):
            marching = Marching(area, moves)
            cost = departure(scout, decision, start, marching) if moves else 0.0
            found.append((worth - cost + WHIM * chance.below(1000) / 1000, marching))
    found.sort(key=lambda way: -way[0])
    allowed = (marching for _, marching in found if decision.refusal(marching) is None)
    return (with_token(state, decision, marching) for marching in islice(allowed, most))


def with_token(state: State, decision: March, marching: Marching) -> Marching:
    """A power token is left behind where it is worth it."""
    start = decision.starts[marching.area]
    may = start.may_leave_power and decision.power and decision.empties(start, marching)
    if may and (decision.power > 2 or area_worth(state, marching.area) > 1):
        return Marching(marching.area, marching.moves, leave_power=True)
    return marching


def ways(scout: Scout, area: Area, start: Start) -> Iterator[tuple[float, dict[Area, tuple[Kind, ...]]]]:
    """Nobody moves; all go to one area; or all but the weakest, which stays or goes elsewhere. Each with its worth."""
    yield 0.0, {}
    if not start.units:
        return
    facts, open_to = scout.state.edition.units, start.open_to
    ranked = tuple(sorted(start.units, key=lambda kind: facts[kind].strength))
    weakest, others = ranked[:1], ranked[1:]
    for to in open_to:
        yield arrival(scout, area, start, to, ranked), {to: ranked}
    if others:
        strong = {to: arrival(scout, area, start, to, others) for to in open_to}
        weak = {to: arrival(scout, area, start, to, weakest) for to in open_to}
        for to in open_to:
            yield strong[to], {to: others}
            yield weak[to], {to: weakest}
            for other in open_to:
                if other != to and weak[other] > 0:
                    yield strong[to] + weak[other], {to: others, other: weakest}


def departure(scout: Scout, decision: March, start: Start, marching: Marching) -> float:
    """What is risked where units leave."""
    if not decision.empties(start, marching):
        return 0.0
    token = start.may_leave_power and decision.power > 0
    home = scout.realm.home_of.get(marching.area) == scout.house
    held = area_worth(scout.state, marching.area)
    cost = scout.left_open(marching.area) + (0.3 if token or home else held)
    return cost + 0.4 * held if scout.threat(marching.area) >= 1 else cost


def arrival(scout: Scout, area: Area, start: Start, to: Area, kinds: tuple[Kind, ...]) -> float:
    """What is gained where units arrive."""
    state, seat = scout.state, scout.house
    own = strength_of(state, [Unit(seat, kind) for kind in kinds], to)
    exposed = 0.15 * max(0, scout.threat(to) - own)
    waiting = start.targets[to].held
    if waiting in ("free", "own"):
        joined = 0.05 * len(kinds) if waiting == "own" else 0.0
        return scout.gain(to) + joined + scout.advance(area, to) - exposed
    order = state.edition.orders[start.token].modifier
    margin = own + order + scout.backing(seat, to, area) - scout.resistance(to)
    if waiting == "neutral":
        return scout.gain(to) - exposed if margin >= 0 else -1.0
    chance = odds(margin - 0.3)
    return chance * (scout.gain(to) + 0.5) - (1 - chance) * 0.9 * len(kinds) - 0.5 * exposed
