"""Units of one kind become units of another in place. The army keeps its size."""

from itertools import combinations
from typing import Any, ClassVar

from msgspec import UNSET, UnsetType

from maester.games.boardgame.events import UnitsReplaced
from maester.games.boardgame.facts import Area, House, Kind
from maester.games.boardgame.forces import place, take_away
from maester.games.boardgame.question import Question
from maester.games.boardgame.state import State, Unit
from maester.kernel import Chance, Flow, Refusal, ask

Named = dict[Area, int]
"""Area → how many units of the kind in question."""


class NameUnits(Question[Named], frozen=True, kw_only=True):
    """Name units of one kind: how many in which area."""

    there: Named
    """The units that may be named."""
    least: int
    most: int

    shape: ClassVar[Any] = Named

    def refusal(self, answer: Named) -> Refusal | None:
        for area, count in answer.items():
            if not 0 <= count <= self.there.get(area, 0):
                return Refusal("no-such-unit", self.rule, {"area": area})
        if not self.least <= sum(answer.values()) <= self.most:
            return Refusal("not-that-many", self.rule, {"least": self.least, "most": self.most})
        return None

    def sample(self, chance: Chance) -> Named:
        count = self.least + chance.below(self.most - self.least + 1)
        areas = list(self.there)  # in the order of the map, whatever luck named first
        return counted(tuple(sorted(chance.shuffled(self.pieces())[:count], key=areas.index)))

    def answers(self) -> list[Named]:
        counts = range(self.least, self.most + 1)
        named = dict.fromkeys(areas for count in counts for areas in combinations(self.pieces(), count))
        return [counted(areas) for areas in named]

    def pieces(self) -> list[Area]:
        """The area of each unit."""
        return [area for area, count in self.there.items() for _ in range(count)]


def counted(areas: tuple[Area, ...]) -> Named:
    return {area: areas.count(area) for area in areas}


def standing(state: State, house: House, kind: Kind) -> Named:
    """How many units of a kind a house has in each area."""
    found = {area: units.count(Unit(house, kind)) for area, units in state.units.items()}
    return {area: count for area, count in found.items() if count}


def name_units(state: State, house: House, about: str, there: Named, least: int, most: int) -> Flow[Named]:
    """The house names units; it is not asked if it has no choice."""
    total = sum(there.values())
    least, most = min(least, total), min(most, total)
    if most == 0:
        return {}
    if least == total:
        return there
    if least == most and len(there) == 1:
        return dict.fromkeys(there, least)
    return (yield from ask(house, which_units, state, about, there, least, most))


def which_units(state: State, about: str, there: Named, least: int, most: int) -> NameUnits:
    edition = state.edition
    rule = edition.rules[about]
    idle: Named | UnsetType = UNSET if least else {}
    return NameUnits(about=about, rule=rule, edition=edition.name, there=there, least=least, most=most, idle=idle)


def replace_units(state: State, house: House, named: Named, old: Kind, new: Kind) -> None:
    """The named units go to the pool, and others replace them from it."""
    for area, count in named.items():
        if count:
            take_away(state, area, [Unit(house, old)] * count)
            place(state, area, [Unit(house, new)] * count)
            state.tell(UnitsReplaced(house, area, old, new, count))
