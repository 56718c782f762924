"""Losing units: the owner says which. How many are enough depends on the reason for the loss."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, ClassVar

from maester.games.boardgame.control import controller
from maester.games.boardgame.edition import Edition
from maester.games.boardgame.facts import Area, House, Kind
from maester.games.boardgame.forces import destroy, of_kinds
from maester.games.boardgame.ports import settle_control
from maester.games.boardgame.question import Question
from maester.games.boardgame.state import State, Unit
from maester.games.boardgame.supply import fits, limits, sizes, supplied
from maester.kernel import AnsweredItself, Chance, Flow, Refusal, ask

Losses = dict[Area, tuple[Kind, ...]]
"""Area → the units lost there, by kind."""


class LoseUnits(Question[Losses], frozen=True, kw_only=True):
    """Name the units to lose. Subclasses say how many are enough; no more than necessary may be named."""

    about: str = "lose-units"
    units: dict[Area, tuple[Kind, ...]]
    """The units that may be named."""

    shape: ClassVar[Any] = Losses

    def enough(self, losses: Losses) -> bool:
        raise NotImplementedError

    def too_few(self) -> Refusal:
        raise NotImplementedError

    def too_many(self) -> Refusal:
        return Refusal("loses-too-many", self.rule)

    def refusal(self, answer: Losses) -> Refusal | None:
        for area, kinds in answer.items():
            if Counter(kinds) - Counter(self.units.get(area, ())):
                return Refusal("no-such-unit", self.rule, {"area": area})
        if not self.enough(answer):
            return self.too_few()
        if any(self.enough(fewer) for fewer in one_fewer(answer)):
            return self.too_many()
        return None

    def only(self) -> Losses | None:
        """The units that are lost in any case, if they are enough: then there is no choice."""
        pieces = Counter((area, kind) for area, kinds in self.units.items() for kind in kinds)
        certain: list[tuple[Area, Kind]] = []
        for piece, count in pieces.items():
            others = list((pieces - Counter({piece: count})).elements())
            spared = next(n for n in range(count, -1, -1) if self.enough(gathered([*others, *[piece] * (count - n)])))
            certain += [piece] * (count - spared)
        losses = gathered(certain)
        return losses if self.enough(losses) else None

    def sample(self, chance: Chance) -> Losses:
        """Add units in random order until there are enough, then spare those that were not needed."""
        named: list[tuple[Area, Kind]] = []
        for piece in chance.shuffled((area, kind) for area, kinds in self.units.items() for kind in kinds):
            if self.enough(gathered(named)):
                break
            named.append(piece)
        for piece in tuple(named):
            fewer = named.copy()
            fewer.remove(piece)
            if self.enough(gathered(fewer)):
                named = fewer
        # In board order, whatever luck named first.
        areas, order = list(self.units), self.facts.kind_order
        return gathered(sorted(named, key=lambda piece: (areas.index(piece[0]), order[piece[1]])))

    def answers(self) -> list[Losses] | None:
        """Every minimal set, if there are few units."""
        pieces = [(area, kind) for area, kinds in self.units.items() for kind in kinds]
        if len(pieces) > MOST_LISTED:
            return None
        found: dict[tuple[tuple[Area, Kind], ...], Losses] = {}
        for count in range(len(pieces) + 1):
            for named in combinations(pieces, count):
                losses = gathered(list(named))
                if named not in found and self.refusal(losses) is None:
                    found[named] = losses
        return list(found.values())


MOST_LISTED = 8


class LoseCount(LoseUnits, frozen=True, kw_only=True):
    """A number of units."""

    count: int

    def enough(self, losses: Losses) -> bool:
        return lost(losses) >= self.count

    def too_few(self) -> Refusal:
        return Refusal("loses-too-few", self.rule, {"count": self.count})


class LoseInOneArea(LoseCount, frozen=True, kw_only=True):
    """A number of units, all in the same area. Each area offered has enough of them."""

    def refusal(self, answer: Losses) -> Refusal | None:
        if sum(bool(kinds) for kinds in answer.values()) > 1:
            return self.no("loses-in-one-area")
        return super().refusal(answer)

    def only(self) -> Losses | None:
        return super().only() if len(self.units) == 1 else None

    def sample(self, chance: Chance) -> Losses:
        area = chance.choice(tuple(self.units))
        order = self.facts.kind_order
        return {area: tuple(sorted(chance.shuffled(self.units[area])[: self.count], key=order.__getitem__))}


class LoseWorth(LoseUnits, frozen=True, kw_only=True):
    """Units worth a number of mustering points, none of them unnecessary."""

    points: int

    def enough(self, losses: Losses) -> bool:
        return worth(self.facts, losses) >= self.points

    def too_few(self) -> Refusal:
        return self.no("worth-too-little", points=self.points)

    def too_many(self) -> Refusal:
        return self.no("worth-too-much")


class LoseForSupply(LoseUnits, frozen=True, kw_only=True):
    """Units until the armies fit the limits; putting any one of them back would break the limits again."""

    armies: dict[Area, int]
    limits: tuple[int, ...]

    def enough(self, losses: Losses) -> bool:
        return fits((size - len(losses.get(area, ())) for area, size in self.armies.items()), self.limits)

    def too_few(self) -> Refusal:
        return self.no("armies-too-large")

    def too_many(self) -> Refusal:
        return self.no("more-than-needed")


def gathered(named: list[tuple[Area, Kind]]) -> Losses:
    losses: dict[Area, tuple[Kind, ...]] = {}
    for area, kind in named:
        losses[area] = (*losses.get(area, ()), kind)
    return losses


def one_fewer(losses: Losses) -> Iterator[Losses]:
    """The same losses with one unit spared, for each unit."""
    for area, kinds in losses.items():
        for n in range(len(kinds)):
            yield {**losses, area: kinds[:n] + kinds[n + 1 :]}


def lost(losses: Losses) -> int:
    return sum(len(kinds) for kinds in losses.values())


def worth(edition: Edition, losses: Losses) -> int:
    """What these units would cost in mustering points."""
    return sum(edition.units[kind].cost for kinds in losses.values() for kind in kinds)


def units_on_board(state: State, house: House) -> dict[Area, tuple[Kind, ...]]:
    """All units of a house on the board, by area."""
    return {area: tuple(unit.kind for unit in units) for area, units in state.units.items() if units[0].house == house}


def named_units(state: State, area: Area, kinds: tuple[Kind, ...]) -> tuple[Unit, ...]:
    """The units in an area that these kinds refer to; within a kind, routed ones are lost last."""
    return of_kinds(state.units[area], kinds)


def name_losses(house: House, question: LoseUnits) -> Flow[Losses]:
    """The house says which units it loses, if it has a choice."""
    only = question.only()
    if only is not None:
        yield AnsweredItself(house, question.about, only)
        return only
    return (yield from ask(house, lambda: question))


def lose(state: State, losses: Mapping[Area, tuple[Kind, ...]], why: str) -> Flow[None]:
    """Units are lost outside a combat; control, victory and ports follow."""
    for area, kinds in losses.items():
        destroy(state, area, named_units(state, area, kinds), why)
    yield from settle_control(state)


def reconcile(state: State, house: House) -> Flow[None]:
    """A house over its limits removes units until its armies comply."""
    if supplied(state, house):
        return
    losses = yield from name_losses(house, which_for_supply(state, house))
    yield from lose(state, losses, "supply")


def which_for_supply(state: State, house: House) -> LoseForSupply:
    found = sizes(state, house)
    armies = {area: size for area, size in found.items() if size > 1}
    units = {area: kinds for area, kinds in units_on_board(state, house).items() if area in armies}
    return LoseForSupply(
        about="reconcile",
        rule=state.edition.rules["reconcile"],
        edition=state.edition.name,
        units=units,
        armies=armies,
        limits=limits(state, house),
    )


def destroy_units(state: State, house: House, count: int, why: str) -> Flow[None]:
    """A house loses this many units of its choice, or all it has."""
    units = units_on_board(state, house)
    count = min(count, lost(units))
    if count == 0:
        return
    losses: Losses
    if count == lost(units):
        losses = units
    else:
        losses = yield from name_losses(house, which_units(state, house, count))
    yield from lose(state, losses, why)


def which_units(state: State, house: House, count: int) -> LoseCount:
    rules, name = state.edition.rules, state.edition.name
    return LoseCount(rule=rules["lose-units"], edition=name, units=units_on_board(state, house), count=count)


def destroy_units_in_one_area(state: State, house: House, count: int, why: str, within: tuple[Area, ...]) -> Flow[None]:
    """A house loses this many units in one of these areas; if none has that many, it loses units anywhere."""
    units = {area: kinds for area, kinds in units_on_board(state, house).items() if area in within}
    units = {area: kinds for area, kinds in units.items() if len(kinds) >= count}
    if not units:
        yield from destroy_units(state, house, count, why)
    elif lost(units) == count:
        yield from lose(state, units, why)
    else:
        losses = yield from name_losses(house, which_in_one_area(state, units, count))
        yield from lose(state, losses, why)


def which_in_one_area(state: State, units: Losses, count: int) -> LoseInOneArea:
    rule, name = state.edition.rules["lose-in-one-area"], state.edition.name
    return LoseInOneArea(about="lose-in-one-area", rule=rule, edition=name, units=units, count=count)


def destroy_units_worth(state: State, house: House, points: int, why: str) -> Flow[None]:
    """A house loses units of its choice worth this many mustering points, or all it has."""
    losses = units_on_board(state, house)
    if worth(state.edition, losses) > points:
        losses = yield from name_losses(house, which_worth(state, house, points))
    yield from lose(state, losses, why)


def which_worth(state: State, house: House, points: int) -> LoseWorth:
    rule, name = state.edition.rules["lose-worth"], state.edition.name
    units = units_on_board(state, house)
    return LoseWorth(about="lose-worth", rule=rule, edition=name, units=units, points=points)


def structure_areas(state: State, house: House) -> tuple[Area, ...]:
    """The areas with a castle or a stronghold that a house controls."""
    return tuple(area for area in state.edition.realm.points if controller(state, area) == house)
