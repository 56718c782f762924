"""MUST: castles and strongholds pay for new units, and for better ones."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import Struct

from maester.games.boardgame.events import Mustered, NothingMustered
from maester.games.boardgame.facts import Area, House, Kind
from maester.games.boardgame.forces import holder, in_pool, place, take_away
from maester.games.boardgame.ports import MOST_SHIPS
from maester.games.boardgame.question import Question
from maester.games.boardgame.state import State, Unit
from maester.games.boardgame.supply import fits, fits_with, limits, sizes
from maester.kernel import Chance, Flow, Refusal, ask

FOOTMAN = "footman"
"""What is upgraded."""


class Recruit(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A unit from the pool, and where it is placed. An upgrade replaces a footman there."""

    unit: Kind
    into: Area
    upgrade: bool = False


Recruits = dict[Area, tuple[Recruit, ...]]
"""Area → what its points pay for."""


class Muster(Question[Recruits], frozen=True, kw_only=True):
    """Everything a house recruits, checked as a whole: what counts is the final position."""

    about: str = "muster"
    points: dict[Area, int]
    footmen: dict[Area, int]
    """How many footmen could be upgraded in each area."""
    pool: dict[Kind, int]
    armies: dict[Area, int]
    limits: tuple[int, ...]
    waters: dict[Area, tuple[Area, ...]]
    """The seas, and the port, where an area may launch ships."""
    held: tuple[Area, ...]
    """Seas with enemy ships."""
    neutral: tuple[Area, ...]
    """Seas with a neutral force."""
    in_one_area: bool = False

    shape: ClassVar[Any] = Recruits

    def refusal(self, answer: Recruits) -> Refusal | None:
        for area, recruits in answer.items():
            if area not in self.points:
                return self.no("not-yours-to-muster" if area in self.facts.realm.points else "no-structure", area=area)
            for recruit in recruits:
                if why := self.why_not(area, recruit):
                    return self.no(why, unit=recruit.unit, area=recruit.into)
            if sum(self.cost(recruit) for recruit in recruits) > self.points[area]:
                return self.no("too-few-points", area=area, points=self.points[area])
            if sum(footmen_gained(recruit) for recruit in recruits) + self.footmen.get(area, 0) < 0:
                return self.no("no-footman-to-upgrade", area=area)
        if self.in_one_area and sum(bool(recruits) for recruits in answer.values()) > 1:
            return self.no("musters-in-one-area")
        return self.refused_as_a_whole([recruit for recruits in answer.values() for recruit in recruits])

    def why_not(self, area: Area, recruit: Recruit) -> str | None:
        """Why the points of an area cannot pay for this, or None if they can."""
        unit = self.facts.units.get(recruit.unit)
        if unit is None:
            return "no-such-kind"
        if recruit.upgrade and unit.upgrade is None:
            return "not-an-upgrade"
        if unit.ground == "sea":
            return self.why_no_ship(area, recruit.into)
        if recruit.into == area:
            return None
        ground = self.facts.realm.ground.get(recruit.into)
        return "land-unit-off-land" if ground in ("sea", "port") else "not-where-it-was-paid"

    def why_no_ship(self, area: Area, into: Area) -> str | None:
        if into in self.waters[area]:
            return None
        coast = self.facts.realm.seas[area]
        if into in self.neutral and into in coast:
            return "neutral-ships-there"
        if into in self.held and into in coast:
            return "enemy-ships-there"
        return "ship-out-of-reach" if coast else "no-coast"

    def cost(self, recruit: Recruit) -> int:
        unit = self.facts.units[recruit.unit]
        return unit.upgrade if recruit.upgrade and unit.upgrade is not None else unit.cost

    def refused_as_a_whole(self, recruits: list[Recruit]) -> Refusal | None:
        """Pool, ports and supply, whichever area pays."""
        drawn = Counter(recruit.unit for recruit in recruits)
        drawn[FOOTMAN] -= sum(recruit.upgrade for recruit in recruits)
        for kind, count in drawn.items():
            if count > self.pool[kind]:
                return self.no("none-left-in-pool", unit=kind, count=self.pool[kind])
        arrived = Counter(recruit.into for recruit in recruits if not recruit.upgrade)
        for area, count in arrived.items():
            if self.facts.realm.ground[area] == "port" and self.armies.get(area, 0) + count > MOST_SHIPS:
                return self.no("port-is-full", area=area)
        if arrived and not fits_with(self.armies, arrived, self.limits):
            return self.no("muster-breaks-supply")
        return None

    def possible(self) -> bool:
        """Whether anything can be recruited at all."""
        draft = Draft(self)
        return any(next(draft.choices(area, points), None) for area, points in self.points.items())

    def sample(self, chance: Chance) -> Recruits:
        draft, chosen = Draft(self), dict[Area, tuple[Recruit, ...]]()
        areas = chance.shuffled(self.points)
        for area in areas[:1] if self.in_one_area else areas:
            points = self.points[area]
            while recruit := chance.choice((None, *draft.choices(area, points))):
                draft.add(area, recruit)
                points -= self.cost(recruit)
                chosen[area] = (*chosen.get(area, ()), recruit)
        return chosen


class Draft:
    """A muster being put together: what is left of the pool, and how large the armies have become."""

    def __init__(self, muster: Muster) -> None:
        self.muster = muster
        self.pool, self.armies, self.footmen = muster.pool.copy(), muster.armies.copy(), muster.footmen.copy()

    def choices(self, area: Area, points: int) -> Iterator[Recruit]:
        """What could be recruited next with the points an area has left."""
        for kind, unit in self.muster.facts.units.items():
            if self.pool[kind] < 1:
                continue
            if unit.cost <= points:
                for into in self.muster.waters[area] if unit.ground == "sea" else (area,):
                    if self.has_room(into):
                        yield Recruit(kind, into)
            if unit.upgrade is not None and unit.upgrade <= points and self.footmen.get(area):
                yield Recruit(kind, area, upgrade=True)

    def has_room(self, into: Area) -> bool:
        """Whether one more unit fits there."""
        size = self.armies.get(into, 0) + 1
        if self.muster.facts.realm.ground[into] == "port" and size > MOST_SHIPS:
            return False
        return fits({**self.armies, into: size}.values(), self.muster.limits)

    def add(self, area: Area, recruit: Recruit) -> None:
        self.pool[recruit.unit] -= 1
        if recruit.upgrade:
            self.pool[FOOTMAN] += 1
        else:
            self.armies[recruit.into] = self.armies.get(recruit.into, 0) + 1
        self.footmen[area] = self.footmen.get(area, 0) + footmen_gained(recruit)


def footmen_gained(recruit: Recruit) -> int:
    return (recruit.unit == FOOTMAN) - recruit.upgrade


def muster(state: State, house: House, areas: tuple[Area, ...], in_one_area: bool = False) -> Flow[None]:
    """A house recruits with the points of these areas, as much as it likes. It is not asked if it cannot."""
    if not can_muster(state, house, areas):
        return
    recruits = yield from ask(house, which_muster, state, house, areas, in_one_area)
    if not any(recruits.values()):
        state.tell(NothingMustered(house))
    for area in areas:
        # A footman that was just recruited can be upgraded too.
        for recruit in sorted(recruits.get(area, ()), key=lambda recruit: recruit.upgrade):
            routed = recruit.upgrade and take_footman(state, area).routed
            place(state, recruit.into, [Unit(house, recruit.unit, routed)])
            state.tell(Mustered(house, area, recruit.unit, recruit.into, recruit.upgrade))


def take_footman(state: State, area: Area) -> Unit:
    """Remove a footman to make room for a better unit, a standing one first. What replaces a routed one is routed."""
    footman = next(unit for unit in state.units[area] if unit.kind == FOOTMAN)
    take_away(state, area, [footman])
    return footman


def can_muster(state: State, house: House, areas: tuple[Area, ...]) -> bool:
    """Whether a house can recruit anything with the points of these areas."""
    return bool(areas) and which_muster(state, house, areas).possible()


def which_muster(state: State, house: House, areas: tuple[Area, ...], in_one_area: bool = False) -> Muster:
    edition, realm = state.edition, state.edition.realm
    footmen = {area: sum(unit.kind == FOOTMAN for unit in state.units.get(area, ())) for area in areas}
    seas = tuple(dict.fromkeys(sea for area in areas for sea in realm.seas[area]))
    held = tuple(sea for sea in seas if holder(state, sea) not in (None, house))
    neutral = tuple(sea for sea in seas if sea in state.neutral)
    closed = (*held, *neutral)
    launched = {area: tuple(sea for sea in realm.seas[area] if sea not in closed) for area in areas}
    return Muster(
        rule=edition.rules["muster"],
        edition=edition.name,
        points={area: realm.points[area] for area in areas},
        footmen={area: count for area, count in footmen.items() if count},
        pool={kind: in_pool(state, house, kind) for kind in edition.units},
        armies=sizes(state, house),
        limits=limits(state, house),
        waters={a: (*open_to, realm.port_of[a]) if a in realm.port_of else open_to for a, open_to in launched.items()},
        held=held,
        neutral=neutral,
        in_one_area=in_one_area,
        forgoing=({},),
    )
