"""What an answer would lead to, as far as its house can see: armies, strengths, what is left to spend.

Drafts are previewed before they are finished, so everything here accepts answers that would be refused, and ignores
unknown names in them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import Any, Literal

from msgspec import Struct

from maester.games.boardgame.combat.strength import defender_of, initial, support_part, total
from maester.games.boardgame.combat.support import neutral_support, supporters
from maester.games.boardgame.facts import Area, House, Kind, Token
from maester.games.boardgame.losses import LoseCount, LoseForSupply, LoseUnits, LoseWorth, Losses, lost, worth
from maester.games.boardgame.march import March, Marching
from maester.games.boardgame.muster import Muster, Recruit, Recruits
from maester.games.boardgame.planning import Orders, PlaceOrders
from maester.games.boardgame.reach import FOUGHT
from maester.games.boardgame.state import Battle, Part, State
from maester.games.boardgame.tracks import tie_winner
from maester.kernel import Decision, Refusal, Seat


class Place(Struct, frozen=True):
    """One place for an army that supply provides, and the army that would fill it. A limit of 1 means no place."""

    size: int
    limit: int


class Backing(Struct, frozen=True):
    """A support order next to an attacked area, and what it would add to either side; None: it cannot support it."""

    house: House
    area: Area
    attacker: int | None
    defender: int | None


class Attack(Struct, frozen=True):
    """An attack, before any support is given or card is played."""

    area: Area
    strength: int
    """The attacking units and their order."""
    help: int
    """The most that could be added to it."""
    defender: House | None
    """None: a neutral force."""
    parts: tuple[Part, ...]
    defence: int
    """The sum of the defender's parts."""
    defence_help: int
    """The most support the defender could be given."""
    support: tuple[Backing, ...]
    tie: House
    """Who wins on equal strength."""


class MarchPreview(Struct, frozen=True, tag=True):
    supply: tuple[Place, ...]
    attacks: tuple[Attack, ...]
    may_leave_power: bool
    lost: Area | None
    """The area the house would lose control of: all units leave it, and no power token stays."""


class Offer(Struct, frozen=True):
    """Something the points of an area can pay for, and why it cannot be added to what has been chosen so far."""

    recruit: Recruit
    cost: int
    barred: Refusal | None


class MusterPreview(Struct, frozen=True, tag=True):
    supply: tuple[Place, ...]
    points: dict[Area, int]
    """What each area has left."""
    offers: dict[Area, tuple[Offer, ...]]


class LossesPreview(Struct, frozen=True, tag=True):
    of: Literal["units", "points", "supply"]
    """What is counted."""
    now: int
    needed: int
    supply: tuple[Place, ...] = ()


class OrdersPreview(Struct, frozen=True, tag=True):
    stars: int
    """How many more special orders may be placed."""
    missing: int
    """How many areas must still be given an order."""
    barred: dict[Token, Refusal]
    """Tokens of which no more may be placed, and why."""


Preview = MarchPreview | MusterPreview | LossesPreview | OrdersPreview


def preview(state: State, seat: Seat, decision: Decision[Any], answer: Any) -> Preview | None:
    match decision:
        case March():
            return of_march(state, seat, decision, answer)
        case Muster():
            return of_muster(decision, answer)
        case LoseUnits():
            return of_losses(decision, answer)
        case PlaceOrders():
            return of_orders(decision, answer)
    return None


def places(armies: Mapping[Area, int], changes: Mapping[Area, int], limits: tuple[int, ...]) -> tuple[Place, ...]:
    """Armies after some areas have gained or lost units, the largest first, each with its limit."""
    after = Counter(armies)
    after.update(changes)
    sizes = sorted((size for size in after.values() if size > 1), reverse=True)
    return tuple(Place(size or 0, limit or 1) for size, limit in zip_longest(sizes, limits))


# ----------------------------------------------------------------------------------------------------------- marches


def of_march(state: State, house: House, decision: March, answer: Marching) -> MarchPreview | None:
    start = decision.starts.get(answer.area)
    if start is None:
        return None
    known = decision.facts.units
    moves = {
        area: tuple(kind for kind in kinds if kind in known)
        for area, kinds in answer.moves.items()
        if area in start.targets
    }
    changes = {area: len(kinds) for area, kinds in moves.items()}
    changes[answer.area] = -sum(changes.values())
    drafted = Marching(answer.area, moves, answer.leave_power)
    emptied = bool(start.units) and decision.empties(start, drafted)
    may_leave = emptied and decision.power > 0 and start.may_leave_power
    unclaimed = emptied and start.lost_if_left and not (may_leave and answer.leave_power)
    return MarchPreview(
        supply=places(decision.armies, changes, decision.limits),
        attacks=tuple(attacks(state, house, decision, drafted)),
        may_leave_power=may_leave,
        lost=answer.area if unclaimed else None,
    )


def attacks(state: State, house: House, decision: March, marching: Marching) -> Iterator[Attack]:
    start = decision.starts[marching.area]
    bonus = state.edition.orders[start.token].modifier
    for area, kinds in marching.moves.items():
        if not kinds or start.targets[area].held not in FOUGHT:
            continue
        strengths = state.edition.strengths(area)
        strength = sum(strengths[kind] for kind in kinds) + bonus
        if area in state.neutral:
            help_ = decision.strength(start, area, marching.moves) - strength
            yield against_force(state, house, area, strength, help_)
        else:
            yield against_house(state, house, marching.area, area, strength)


def against_house(state: State, house: House, origin: Area, area: Area, strength: int) -> Attack:
    defender = defender_of(state, area)
    order = state.orders[origin]
    battle = Battle(area=area, attacker=house, defender=defender, origin=origin, order=order, attackers=())
    parts = tuple(initial(state, battle, defender))
    support = []
    for owner, near in supporters(state, area):
        attacking = None if owner == defender else support_part(state, battle, near, "attacker").strength
        defending = None if owner == house else support_part(state, battle, near, "defender").strength
        support.append(Backing(owner, near, attacking, defending))
    return Attack(
        area=area,
        strength=strength,
        help=sum(max(0, backing.attacker or 0) for backing in support),
        defender=defender,
        parts=parts,
        defence=total(parts),
        defence_help=sum(max(0, backing.defender or 0) for backing in support),
        support=tuple(support),
        tie=tie_winner(state, house, defender),
    )


def against_force(state: State, house: House, area: Area, strength: int, help_: int) -> Attack:
    """A neutral force, which nobody supports and equal strength overcomes."""
    force = state.neutral[area]
    return Attack(
        area=area,
        strength=strength,
        help=help_,
        defender=None,
        parts=(Part("neutral", force, area),),
        defence=force,
        defence_help=0,
        support=tuple(
            Backing(owner, near, neutral_support(state, area, near), None) for owner, near in supporters(state, area)
        ),
        tie=house,
    )


# ----------------------------------------------------------------------------------------------------------- musters


def of_muster(decision: Muster, answer: Recruits) -> MusterPreview:
    units, ground = decision.facts.units, decision.facts.realm.ground
    drafted = {
        area: tuple(each for each in recruits if each.unit in units and each.into in ground)
        for area, recruits in answer.items()
        if area in decision.points
    }
    arrived = Counter(each.into for recruits in drafted.values() for each in recruits if not each.upgrade)
    spent = {area: sum(map(decision.cost, recruits)) for area, recruits in drafted.items()}
    return MusterPreview(
        supply=places(decision.armies, arrived, decision.limits),
        points={area: points - spent.get(area, 0) for area, points in decision.points.items()},
        offers={area: tuple(offers(decision, drafted, area)) for area in decision.points},
    )


def offers(decision: Muster, drafted: Recruits, area: Area) -> Iterator[Offer]:
    """Everything an area could pay for next, and why not, if it cannot be added."""
    for recruit in payable(decision, area):
        with_it = {**drafted, area: (*drafted.get(area, ()), recruit)}
        yield Offer(recruit, decision.cost(recruit), decision.refusal(with_it))


def payable(decision: Muster, area: Area) -> Iterator[Recruit]:
    for kind, unit in decision.facts.units.items():
        for into in decision.waters[area] if unit.ground == "sea" else (area,):
            yield Recruit(kind, into)
        if unit.upgrade is not None:
            yield Recruit(kind, area, upgrade=True)


# ------------------------------------------------------------------------------------------------------------ losses


def of_losses(decision: LoseUnits, answer: Losses) -> LossesPreview | None:
    named = {area: known(decision, kinds) for area, kinds in answer.items()}
    match decision:
        case LoseForSupply():
            gone = {area: -len(kinds) for area, kinds in named.items()}
            return LossesPreview("supply", lost(named), 0, places(decision.armies, gone, decision.limits))
        case LoseWorth():
            return LossesPreview("points", worth(decision.facts, named), decision.points)
        case LoseCount():
            return LossesPreview("units", lost(named), decision.count)
    return None


def known(decision: LoseUnits, kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    return tuple(kind for kind in kinds if kind in decision.facts.units)


# ------------------------------------------------------------------------------------------------------------ orders


def of_orders(decision: PlaceOrders, answer: Orders) -> OrdersPreview:
    orders = decision.facts.orders
    placed = Counter(token for area, token in answer.items() if area in decision.fields and token in orders)
    special = sum(count for token, count in placed.items() if orders[token].special)
    stars = max(0, decision.stars - special)
    barred: dict[Token, Refusal] = {}
    for token, facts in orders.items():
        if token in decision.banned:
            barred[token] = Refusal("order-banned", decision.banned[token], {"token": token})
        elif placed[token] >= decision.tokens[token]:
            barred[token] = decision.no("too-few-tokens", token=token, count=decision.tokens[token])
        elif facts.special and not stars:
            barred[token] = decision.no("too-many-special-orders", stars=decision.stars)
    missing = len(decision.fields) - placed.total() - decision.blanks
    return OrdersPreview(stars=stars, missing=max(0, missing), barred=barred)
