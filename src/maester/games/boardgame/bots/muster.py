"""What an experienced player would muster, and which units it would rather lose."""

from collections.abc import Iterator

from maester.games.boardgame.bots.scout import Scout, area_worth, best
from maester.games.boardgame.facts import Area
from maester.games.boardgame.losses import LoseUnits, Losses
from maester.games.boardgame.muster import Draft, Muster, Recruit, Recruits
from maester.games.boardgame.replacement import Named, NameUnits, counted
from maester.games.boardgame.state import State
from maester.kernel import Chance, Seat

TRIES = 6

ADDS = {"footman": 1.0, "knight": 2.1, "siege-engine": 1.6, "ship": 1.0}
"""What a unit adds; an upgrade adds the difference to a footman."""

NEW_SEA = 0.7
"""What a ship adds in a sea the house does not hold yet."""

WHIM = 0.2


def muster_habit(state: State, seat: Seat, decision: Muster, chance: Chance) -> Recruits:
    """Keep buying the most useful unit for its price."""
    scout = Scout(state, seat)
    if not decision.in_one_area:
        return mustered(scout, decision, tuple(decision.points), chance)[1]
    return max([mustered(scout, decision, (area,), chance) for area in decision.points], key=lambda way: way[0])[1]


def mustered(scout: Scout, decision: Muster, areas: tuple[Area, ...], chance: Chance) -> tuple[float, Recruits]:
    """What these areas muster, and what it adds."""
    draft, chosen, added = Draft(decision), dict[Area, tuple[Recruit, ...]](), 0.0
    points = {area: decision.points[area] for area in areas}
    while found := list(ways(scout, decision, draft, points)):
        price, adds, area, recruit = max(found, key=lambda way: way[1] / way[0] + WHIM * chance.below(1000) / 1000)
        draft.add(area, recruit)
        points[area] -= price
        chosen[area] = (*chosen.get(area, ()), recruit)
        added += adds
    return added, chosen


def ways(
    scout: Scout, decision: Muster, draft: Draft, points: dict[Area, int]
) -> Iterator[tuple[int, float, Area, Recruit]]:
    """What could be recruited next: its price, what it adds, which area pays, and the recruit."""
    for area, left in points.items():
        if left:
            for recruit in draft.choices(area, left):
                yield decision.cost(recruit), adds(scout, draft, recruit), area, recruit


def adds(scout: Scout, draft: Draft, recruit: Recruit) -> float:
    """Its strength; more for ships that hold a new sea, less for siege engines with nothing to besiege."""
    into = recruit.into
    worth = ADDS[recruit.unit] - recruit.upgrade
    if recruit.unit == "ship":
        held = draft.armies.get(into, 0)
        return worth + (0.0 if held or scout.realm.ground[into] == "port" else NEW_SEA) - 0.1 * held
    if recruit.unit == "siege-engine" and not any(scout.besieged(near) for near in scout.realm.neighbours[into]):
        worth -= 0.8
    return worth + 0.15 * min(3, scout.threat(into))


def lose_habit(state: State, seat: Seat, decision: LoseUnits, chance: Chance) -> Losses:
    """Of a few samples, the one that costs least."""

    def spares(losses: Losses) -> float:
        emptied = [area for area, kinds in losses.items() if len(kinds) == len(state.units.get(area, ()))]
        units = sum(ADDS[kind] for kinds in losses.values() for kind in kinds)
        return -units - 0.3 * sum(area_worth(state, area) for area in emptied)

    return best([decision.sample(chance) for _ in range(TRIES)], spares, chance)


def name_habit(state: State, seat: Seat, decision: NameUnits, chance: Chance) -> Named:
    """As many as may become knights; as few as must become footmen."""
    count = decision.most if decision.about == "knight-footmen" else decision.least
    return counted(tuple(decision.pieces()[:count]))
