"""RAID: a raid removes an enemy order next door."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, ClassVar

from msgspec import Struct

from maester.games.boardgame.events import Raided, RaidForgone
from maester.games.boardgame.facts import Area, House, Token
from maester.games.boardgame.question import Question
from maester.games.boardgame.state import State
from maester.games.boardgame.tokens import discard, gain
from maester.kernel import Chance, Flow, Refusal, ask

RAIDED = ("support", "raid", "consolidate-power")
"""The orders any raid can remove."""


class Raid(Struct, frozen=True, forbid_unknown_fields=True):
    """A raid order, and where it removes orders; nowhere, if its effect is forgone."""

    area: Area
    targets: tuple[Area, ...] = ()


class RaidReach(Struct, frozen=True):
    token: Token
    most: int
    targets: tuple[Area, ...]
    barred: dict[Area, str]
    """Areas next door that cannot be raided, and why."""


class ResolveRaid(Question[Raid], frozen=True, kw_only=True):
    about: str = "raid"
    raids: dict[Area, RaidReach]

    shape: ClassVar[Any] = Raid

    def refusal(self, answer: Raid) -> Refusal | None:
        reach = self.raids.get(answer.area)
        if reach is None:
            return self.no("no-raid-order-there", area=answer.area)
        for target in answer.targets:
            if target not in reach.targets:
                return self.no(reach.barred.get(target, "raid-not-adjacent"), area=target)
        if len(answer.targets) > reach.most:
            return self.no("raids-too-many", most=reach.most)
        if len(dict.fromkeys(answer.targets)) < len(answer.targets):
            return self.no("raided-twice")
        return None

    def sample(self, chance: Chance) -> Raid:
        area = chance.choice(tuple(self.raids))
        reach = self.raids[area]
        count = chance.below(min(reach.most, len(reach.targets)) + 1)
        return Raid(area, chance.shuffled(reach.targets)[:count])

    def answers(self) -> list[Raid]:
        return list(self.every())

    def every(self) -> Iterator[Raid]:
        for area, reach in self.raids.items():
            for count in range(reach.most + 1):
                for targets in combinations(reach.targets, count):
                    yield Raid(area, targets)


def raid(state: State, house: House) -> Flow[None]:
    """One raid order is resolved: with a target, or without effect."""
    areas = raids_of(state, house)
    if any(can_raid(state, house, area) for area in areas):
        answer = yield from ask(house, which_raid, state, house)
    else:
        answer = Raid(areas[0])
    del state.orders[answer.area]
    if not answer.targets:
        state.tell(RaidForgone(house, answer.area))
    for target in answer.targets:
        remove_raided(state, house, answer.area, target)


def remove_raided(state: State, house: House, area: Area, target: Area) -> None:
    """The order is removed; if it was to consolidate power, that power is pillaged."""
    order = state.orders.pop(target)
    state.tell(Raided(house, area, target, order.house, order.token))
    if state.edition.orders[order.token].kind == "consolidate-power":
        gain(state, house, 1, "pillage")
        if state.edition.pillage_costs_victim:
            discard(state, order.house, 1, "pillage")


def raids_of(state: State, house: House) -> list[Area]:
    """The areas where a house has a raid order."""
    orders = state.edition.orders
    return [a for a, order in state.orders.items() if order.house == house and orders[order.token].kind == "raid"]


def can_raid(state: State, house: House, area: Area) -> bool:
    """Whether a raid order has any target."""
    special = state.edition.orders[state.orders[area].token].special
    near = state.edition.realm.neighbours[area]
    return any(why_not_raided(state, house, area, target, special) is None for target in near)


def which_raid(state: State, house: House) -> ResolveRaid:
    edition = state.edition
    raids = {area: raid_reach(state, house, area) for area in raids_of(state, house)}
    forgone = tuple([Raid(area) for area in raids])
    return ResolveRaid(rule=edition.rules["raid"], edition=edition.name, raids=raids, forgoing=forgone)


def raid_reach(state: State, house: House, area: Area) -> RaidReach:
    edition = state.edition
    token = state.orders[area].token
    special = edition.orders[token].special
    targets, barred = [], {}
    for target in edition.realm.neighbours[area]:
        why = why_not_raided(state, house, area, target, special)
        if why is None:
            targets.append(target)
        else:
            barred[target] = why
    return RaidReach(token, edition.special_raid_targets if special else 1, tuple(targets), barred)


def why_not_raided(state: State, house: House, area: Area, target: Area, special: bool) -> str | None:
    """Why a raid cannot remove the order in an area next door, or None if it can."""
    edition = state.edition
    ground, there = edition.realm.ground[area], edition.realm.ground[target]
    if ground == "land" and there != "land":
        return "raid-from-land-to-sea" if there == "sea" else "raid-from-land-to-port"
    if ground == "port" and there == "land":
        return "raid-from-port-to-land"
    order = state.orders.get(target)
    if order is None:
        return "nothing-to-raid"
    if order.house == house:
        return "raid-own-order"
    kind = edition.orders[order.token].kind
    if kind in RAIDED or (kind == "defense" and special and edition.special_raid_hits_defense):
        return None
    return "march-not-raided" if kind == "march" else "defense-not-raided"
