"""MARCH: units go where they are sent, all at once, and at most one of the moves leads to a combat."""

from collections import Counter
from typing import Any, ClassVar

from msgspec import Struct

from maester.games.boardgame.combat.battle import begin_combat, fight
from maester.games.boardgame.combat.support import most_support
from maester.games.boardgame.control import is_lost_if_left, may_place_token, place_token, remove_enemy_token
from maester.games.boardgame.events import Marched, StoodStill
from maester.games.boardgame.facts import Area, House, Kind, Token
from maester.games.boardgame.forces import place, take_away
from maester.games.boardgame.losses import reconcile
from maester.games.boardgame.neutral import joining, overcomes
from maester.games.boardgame.ports import MOST_SHIPS, settle_control
from maester.games.boardgame.question import Question
from maester.games.boardgame.reach import FOUGHT, Target, destinations, held, may_enter
from maester.games.boardgame.state import State, Unit
from maester.games.boardgame.supply import fits_with, limits, sizes
from maester.games.boardgame.tokens import remove_enemy_order
from maester.kernel import Chance, Flow, Refusal, ask


class Marching(Struct, frozen=True, forbid_unknown_fields=True):
    """A march order, which units go where, and whether a power token stays behind."""

    area: Area
    moves: dict[Area, tuple[Kind, ...]] = {}
    leave_power: bool = False


class Start(Struct, frozen=True):
    """An area with a march order."""

    token: Token
    units: tuple[Kind, ...]
    """Those that can march; routed ones cannot."""
    routed: tuple[Kind, ...]
    targets: dict[Area, Target]
    open_to: tuple[Area, ...]
    """The targets its units may enter."""
    may_leave_power: bool
    lost_if_left: bool
    """Whether the house loses control of the area if all units leave and no power token stays."""


class March(Question[Marching], frozen=True, kw_only=True):
    """Which march order is resolved, and how."""

    about: str = "march"
    starts: dict[Area, Start]
    armies: dict[Area, int]
    limits: tuple[int, ...]
    power: int
    no_support_by: Kind | None = None
    """Units of this kind support with no strength this round."""

    shape: ClassVar[Any] = Marching

    def refusal(self, answer: Marching) -> Refusal | None:
        start = self.starts.get(answer.area)
        if start is None:
            return self.no("no-march-order-there", area=answer.area)
        return (
            self.who_cannot_go(start, answer)
            or self.where_none_can_go(start, answer)
            or self.one_combat(start, answer)
            or self.unsupplied(answer)
            or self.no_token_stays(start, answer)
        )

    def who_cannot_go(self, start: Start, answer: Marching) -> Refusal | None:
        going = Counter(kind for kinds in answer.moves.values() for kind in kinds)
        missing = going - Counter(start.units)
        if missing:
            routed = missing <= Counter(start.routed)
            return self.no("routed-units-stay" if routed else "units-not-there", area=answer.area)
        return None

    def where_none_can_go(self, start: Start, answer: Marching) -> Refusal | None:
        for area, kinds in answer.moves.items():
            target = start.targets.get(area)
            if target is None:
                return self.no("march-not-adjacent", area=area)
            if not kinds:
                return self.no("nobody-marches-there", area=area)
            if target.held == "closed":
                return self.no("area-is-closed", area=area)
            by_sea = self.facts.units[kinds[0]].ground == "sea"
            if by_sea and target.ground == "land":
                return self.no("ships-stay-at-sea", area=area)
            if not by_sea and target.ground != "land":
                return self.no("land-units-stay-on-land", area=area)
            if target.held == "enemy-port":
                return self.no("enemy-port", area=area)
            if target.ground == "port" and len(kinds) > target.room:
                return self.no("port-is-full", area=area, most=MOST_SHIPS)
        return None

    def one_combat(self, start: Start, answer: Marching) -> Refusal | None:
        fought = [area for area in answer.moves if start.targets[area].held in FOUGHT]
        if len(fought) > 1:
            return self.no("one-combat-per-march")
        for area in fought:
            target = start.targets[area]
            if target.held == "neutral" and self.strength(start, area, answer.moves) < target.force:
                return self.no("neutral-force-too-strong", area=area, force=target.force)
        return None

    def strength(self, start: Start, area: Area, moves: dict[Area, tuple[Kind, ...]]) -> int:
        """The most strength there can be against a neutral force: units, order, and support, also from this march."""
        target, strengths = start.targets[area], self.facts.strengths(area)
        joined = [near for near in target.joining if near in moves]
        return (
            sum(strengths[kind] for kind in moves[area])
            + self.facts.orders[start.token].modifier
            + target.support
            + sum(target.joining[near] for near in joined)
            + sum(strengths[kind] for near in joined for kind in moves[near] if kind != self.no_support_by)
        )

    def unsupplied(self, answer: Marching) -> Refusal | None:
        changes = {area: len(kinds) for area, kinds in answer.moves.items()}
        changes[answer.area] = -sum(changes.values())
        return None if fits_with(self.armies, changes, self.limits) else self.no("breaks-supply")

    def no_token_stays(self, start: Start, answer: Marching) -> Refusal | None:
        if not answer.leave_power:
            return None
        if not self.empties(start, answer):
            return self.no("units-stay-behind", area=answer.area)
        if not self.power:
            return self.no("no-power-to-leave")
        return None if start.may_leave_power else self.no("no-token-here", area=answer.area)

    def empties(self, start: Start, answer: Marching) -> bool:
        """Whether no unit stays."""
        return sum(len(kinds) for kinds in answer.moves.values()) == len(start.units) and not start.routed

    def sample(self, chance: Chance) -> Marching:
        """Try random marches until one is allowed. If none is found, nobody moves, which is always allowed."""
        for _ in range(6):
            marching = self.some_way(chance)
            if self.refusal(marching) is None:
                return marching
        return Marching(chance.choice(tuple(self.starts)))

    def some_way(self, chance: Chance) -> Marching:
        area = chance.choice(tuple(self.starts))
        start = self.starts[area]
        if not start.units:
            return Marching(area)
        fought = [to for to in start.open_to if start.targets[to].held in FOUGHT]
        ways: list[Area | None] = [None, *(to for to in start.open_to if to not in fought)]
        if fought:
            ways += [chance.choice(fought)] * 2
        main = chance.choice(ways)
        moves: dict[Area, tuple[Kind, ...]] = {}
        for kind in start.units:
            to = main if chance.below(3) else chance.choice(ways)
            if to is not None:
                moves[to] = (*moves.get(to, ()), kind)
        marching = Marching(area, moves)
        may = start.may_leave_power and self.power and self.empties(start, marching)
        return Marching(area, moves, True) if may and chance.below(2) else marching


def march(state: State, house: House) -> Flow[None]:
    """One march order is resolved: moves first, then the combat if there is one."""
    known: dict[Area, int] = {}
    areas = marches_of(state, house)
    if len(areas) == 1 and not can_march(state, house, areas[0]):
        stand_still(state, house, areas[0])
        return
    while True:
        answer = yield from ask(house, which_march, state, house, known)
        neutral = next((area for area in answer.moves if area in state.neutral), None)
        if neutral is not None and not state.edition.neutral_march_again:
            yield from march_on_neutral(state, house, answer, neutral)
            return
        if neutral is None or (yield from overcomes(state, house, neutral, answer.area, answer.moves[neutral], known)):
            break
    if answer.moves:
        yield from carry_out(state, house, answer)
    else:
        stand_still(state, house, answer.area)


def march_on_neutral(state: State, house: House, answer: Marching, neutral: Area) -> Flow[None]:
    """All other moves come first, as before any combat. Units that then prove too weak stay where they were."""
    others = {to: kinds for to, kinds in answer.moves.items() if to != neutral}
    for to, kinds in others.items():
        units = tuple(Unit(house, kind) for kind in kinds)
        take_away(state, answer.area, units)
        state.tell(Marched(house, answer.area, to, kinds))
        arrive(state, house, to, units)
    yield from settle_control(state, house)
    if (yield from overcomes(state, house, neutral, answer.area, answer.moves[neutral])):
        attack = Marching(answer.area, {neutral: answer.moves[neutral]}, answer.leave_power)
        yield from carry_out(state, house, attack)
    elif others:
        del state.orders[answer.area]
        yield from reconcile(state, house)  # with the units that had to stay, the armies may be too large
    else:
        stand_still(state, house, answer.area)


def marches_of(state: State, house: House) -> list[Area]:
    """The areas where a house has a march order."""
    orders = state.edition.orders
    return [a for a, order in state.orders.items() if order.house == house and orders[order.token].kind == "march"]


def can_march(state: State, house: House, area: Area) -> bool:
    """Whether any unit could leave an area."""
    if all(unit.routed for unit in state.units.get(area, ())):
        return False
    realm = state.edition.realm
    return any(may_enter(realm, area, to, held(state, house, to)) for to in destinations(state, house, area))


def stand_still(state: State, house: House, area: Area) -> None:
    del state.orders[area]
    state.tell(StoodStill(house, area))


def which_march(state: State, house: House, known: dict[Area, int]) -> March:
    edition = state.edition
    starts = {area: march_start(state, house, area, known) for area in marches_of(state, house)}
    return March(
        rule=edition.rules["march"],
        edition=edition.name,
        starts=starts,
        armies=sizes(state, house),
        limits=limits(state, house),
        power=state.power[house],
        no_support_by=state.no_support_by,
        forgoing=tuple([Marching(area) for area in starts]),
    )


def march_start(state: State, house: House, area: Area, known: dict[Area, int]) -> Start:
    units = state.units.get(area, ())
    standing = tuple([unit.kind for unit in units if not unit.routed])
    targets = {to: march_target(state, house, to, known) for to in destinations(state, house, area)}
    realm = state.edition.realm
    open_to = [to for to, target in targets.items() if may_enter(realm, area, to, target.held)]
    return Start(
        token=state.orders[area].token,
        units=standing,
        routed=tuple([unit.kind for unit in units if unit.routed]),
        targets=targets,
        open_to=tuple(open_to) if standing else (),
        may_leave_power=may_place_token(state, house, area),
        lost_if_left=is_lost_if_left(state, house, area),
    )


def march_target(state: State, house: House, area: Area, known: dict[Area, int]) -> Target:
    ground = state.edition.realm.ground[area]
    waiting = held(state, house, area)
    if waiting == "neutral":
        support = known[area] if area in known else most_support(state, area)
        return Target(ground, waiting, state.neutral[area], support, joining(state, house, area))
    if ground == "port":
        return Target(ground, waiting, room=MOST_SHIPS - len(state.units.get(area, ())))
    return Target(ground, waiting)


def carry_out(state: State, house: House, answer: Marching) -> Flow[None]:
    """All moves except the one into combat; then a token for the area left behind; then the combat."""
    order = state.orders.pop(answer.area)
    embattled = next((to for to in answer.moves if held(state, house, to) in ("enemy", "garrison")), None)
    going = {to: tuple(Unit(house, kind) for kind in kinds) for to, kinds in answer.moves.items()}
    for units in going.values():
        take_away(state, answer.area, units)
    for to, units in going.items():
        state.tell(Marched(house, answer.area, to, tuple(unit.kind for unit in units)))
        if to != embattled:
            arrive(state, house, to, units)
    if answer.leave_power:
        place_token(state, house, answer.area)
    if embattled is not None:
        begin_combat(state, house, embattled, answer.area, order, going[embattled])
    yield from settle_control(state, house)
    if embattled is not None:
        fight(state)


def arrive(state: State, house: House, area: Area, units: tuple[Unit, ...]) -> None:
    """Units take an area without a combat."""
    state.neutral.pop(area, None)
    remove_enemy_token(state, house, area)
    remove_enemy_order(state, house, area)
    place(state, area, units)
