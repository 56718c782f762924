"""CHARGE: declare a target, face it, roll, move, align, strike."""

from typing import Any, ClassVar

from maester.games.miniatures.combat.attack import begin, friends_at
from maester.games.miniatures.combat.distance import (
    charge_rolled,
    charge_tokens,
    disorder,
    failed_charge_tokens,
    taunt_tokens,
)
from maester.games.miniatures.combat.harm import gain_tokens
from maester.games.miniatures.combat.reach import (
    DIE,
    charge_targets,
    contact_travel,
    facing_refusal,
    first_facing,
    least_die,
    open_arcs,
    stood,
)
from maester.games.miniatures.combat.targeting import one_target
from maester.games.miniatures.events import ChargeDeclared, ChargeEnded, ChargeRolled
from maester.games.miniatures.geometry.align import places
from maester.games.miniatures.geometry.angle import FULL, bearing
from maester.games.miniatures.geometry.field import end_refusal, obstacles
from maester.games.miniatures.geometry.from_here import FromHere
from maester.games.miniatures.geometry.ground import Piece, impassable, rough_met
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.multi import resettled
from maester.games.miniatures.geometry.path import affordable, free, held_back, moved, sweep
from maester.games.miniatures.geometry.tray import Arc, Placed, outline, placement
from maester.games.miniatures.moving.lineup import lining_up
from maester.games.miniatures.moving.placing import crossed, place
from maester.games.miniatures.numbers import holds, speed
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import (
    Align,
    ChargeAgain,
    ChargeAttack,
    ChargePivot,
    ChargeRoll,
    MakeRoom,
    Panic,
)
from maester.games.miniatures.steps.rounds import PlaySiege
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.telling import TENTH, turn_told
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.unit import enemies_engaged, field_around, is_wall, melee_weapons, standing
from maester.games.miniatures.values import Attack
from maester.kernel import Chance, Flow, Refusal, ask, only_if


def charge(state: State, unit: str, target: str | None) -> Flow[None]:
    """Declare a target, and an arc if several are possible. (MIN-CHARGE-02, MIN-CHARGE-09)"""
    options = charge_targets(state, unit, target) if state.units[unit].on_table else []
    if not options:
        return
    seat, charger = state.units[unit].seat, state.units[unit].placed
    chosen = yield from one_target(state, unit, "charge-target", options, "MIN-CHARGE-02")
    field = field_around(state, unit)
    sides = open_arcs(charger, stood(field, chosen), field)
    arc = yield from one_of(seat, "charge-arc", sides, "MIN-CHARGE-09", unit)
    state.tell(ChargeDeclared(unit, chosen, arc))
    state.lasting = tuple(each for each in state.lasting if each.until != "charge" or each.on != unit)
    taunted = taunt_tokens(state, unit, chosen)
    declared = Happens(occasions.ActionDeclared(unit, "charge", chosen))
    state.do_next(*taunted, declared, ChargePivot(unit, chosen, arc))


def both_stand(state: State, unit: str, target: str, *more: object) -> bool:
    """A charge whose target is gone ends where it stands; if the charger is gone nothing more happens. (MIN-RULE-91)"""
    return state.units[unit].on_table and state.units[target].on_table


def charge_pivot(state: State, unit: str, target: str, arc: Arc) -> Flow[None] | None:
    """A charge that a reaction has made impossible stays declared; the charger keeps its facing. (MIN-RULE-91)"""
    if not both_stand(state, unit, target):
        return None
    if some_facing(state, unit, target) is None:
        state.do_next(ChargeRoll(unit, target, arc, state.units[unit].placed[3]))
        return None
    return facing(state, unit, target, arc)


def some_facing(state: State, name: str, target: str) -> int | None:
    """A facing with which a charge can be made, if there is any."""
    field = field_around(state, name)
    return first_facing(state.units[name].placed, stood(field, target), field, speed(state, name) * THOU + DIE)


def facing(state: State, unit: str, target: str, arc: Arc) -> Flow[None]:
    heading = yield from ask(state.units[unit].seat, which_facing, state, unit, target)
    state.do_next(ChargeRoll(unit, target, arc, heading))


def charge_roll(state: State, unit: str, target: str, arc: Arc, heading: int) -> None:
    """Step 3: a die is added to the charger's Speed. (MIN-CHARGE-11)"""
    (die,) = state.chance.dice(1)
    state.tell(ChargeRolled(unit, target, charge_rolled(state, unit, target, heading, die)))
    state.do_next(
        Happens(occasions.ChargeRolled(unit, target, arc, die)),
        ChargeAgain(unit, target, arc, heading, die),
    )


def which_facing(state: State, name: str, target: str) -> "ChargeFacing":
    first = some_facing(state, name, target)
    assert first is not None, "a unit that cannot reach its target is not asked"
    return ChargeFacing(
        about="charge-pivot",
        rule="MIN-CHARGE-10",
        **standing(state, name),
        most=speed(state, name) * THOU + DIE,
        target=target,
        first=first,
        field=field_around(state, name),
    )


class ChargeFacing(FromHere[int], frozen=True, kw_only=True):
    """Where the charger faces before it moves."""

    most: int
    target: str
    first: int
    """A facing with which the charge can be made, as straight at the target as possible."""

    shape: ClassVar[Any] = int

    def refusal(self, answer: int) -> Refusal | None:
        if not 0 <= answer < FULL:
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        return facing_refusal(self.placed, answer, stood(self.field, self.target), self.field, self.most)

    def move_told(self, answer: int) -> dict[str, Any]:
        return turn_told("turn", self.heading, answer, TENTH)

    def said_of(self, answer: int) -> dict[str, Any]:
        """How far it is, and the least the die must show; 7 if the target cannot be reached with this facing."""
        start, target = self.placed_facing(answer), stood(self.field, self.target)
        travel = contact_travel(start, target, self.field, self.most)
        least = least_die(start, travel, self.field, self.most - DIE)
        told = {"unit": self.unit, "target": self.target, "travel": travel or 0, "least": least}
        return {**told, **self.move_told(answer)}

    def sample(self, chance: Chance) -> int:
        target = stood(self.field, self.target)
        middle = bearing(target.x - self.x, target.y - self.y)
        for _ in range(3):
            heading = (middle + chance.below(6_001) - 3_000) % FULL
            if self.refusal(heading) is None:
                return heading
        return self.first


def charge_move(state: State, unit: str, target: str, arc: Arc, heading: int, die: int) -> None:
    """Straight ahead until the target is met; if it cannot be met, the charge fails. (MIN-CHARGE-12..14)"""
    if not both_stand(state, unit, target):
        return
    seat, (kind, x, y, _) = state.units[unit].seat, state.units[unit].placed
    field, most = field_around(state, unit), (speed(state, unit) + die) * THOU
    start, at = (kind, x, y, heading), stood(field, target)
    travel = contact_travel(start, at, field, most)
    made = travel is not None and bool(places(kind, at.placed, arc, field))
    state.tell(ChargeEnded(unit, target, made))
    disorderly = disorder(state, unit, target, arc, die)
    if disorderly is not None:  # MIN-DISORDERLY-01..03
        state.no_cards += (seat,)
    if made:
        assert travel is not None
        state.do_next(Align(unit, target, arc, heading, travel, disorderly is None))
    else:
        failed = Happens(occasions.ChargeFailed(unit, target, die))
        state.do_next(failed, *failed_charge_tokens(state, unit), Panic(unit, (), seat))  # MIN-FAILED-02
        hold_back(state, unit, start, most)
    gain_tokens(state, unit, *(disorderly or ()))  # at once, before it strikes or tests


def hold_back(state: State, name: str, start: Placed, most: int) -> None:
    """After a failed charge: as far as possible, but an inch from every enemy and from whatever stopped it, and not on
    top of another unit. (MIN-RULE-22)

    It need not keep an inch from an impassable piece that did not stop it, but must not end on it.
    """
    field = field_around(state, name)
    things = [shape for _, shape in obstacles(field, start, most)]
    open_way, met = free(start, "ahead", things, field.width, field.low, field.high)
    goes = affordable(most, rough_met(start, "ahead", field.rough))
    inch_away = [outline(*each.placed) for each in field.enemies]
    if met is not None and open_way < goes:
        inch_away.append(things[met])
    nowhere_on = [outline(*each.placed) for each in field.trays if not each.enemy]
    nowhere_on += [piece.shape for piece in impassable(field.pieces)]
    travel = held_back(start, min(goes, open_way), inch_away, nowhere_on)
    end = moved(start, "ahead", travel)
    if end_refusal(field, end) is None:
        place(state, name, end, "failed-charge", sweep(start, "ahead", travel))


@only_if(both_stand)
def align(state: State, unit: str, target: str, arc: Arc, heading: int, travel: int, orderly: bool) -> Flow[None]:
    """Flush against the target, along 100 % or 50 % of the edge; the attack follows. (MIN-CHARGE-15..18)

    A token that came with disorder may have cost a poisoned charger its last model. (MIN-RULE-91)
    """
    seat, field, before = state.units[unit].seat, field_around(state, unit), state.units[unit].placed
    kind, x, y, _ = before
    found = places(kind, state.units[target].placed, arc, field)
    chosen = yield from lining_up(state, seat, unit, target, found)
    end = placement(kind, state.units[target].placed, chosen.arc, chosen.slide)
    swept = sweep((kind, x, y, heading), "ahead", travel)
    over = crossed(state, before, end, swept)
    bonus = orderly and not any(hinders(state, unit, piece) for piece in over)
    fortified = any(piece.has("fortified") for piece in over)
    defender, charged = state.units[target], occasions.Charged(unit, target, arc)
    state.do_next(
        *((PlaySiege(defender.seat, charged),) if is_wall(defender) else ()),  # MIN-MODE-ASOS-14
        MakeRoom(unit, target),
        *charge_tokens(state, unit, target),
        Happens(charged),
        ChargeAttack(unit, target, arc, bonus, fortified),
    )
    place(state, unit, end, "charge", swept)


def hinders(state: State, unit: str, piece: Piece) -> bool:
    """Whether a piece that is charged over takes the charge bonus away. (MIN-TERRAIN-HINDERING-01)"""
    return piece.has("hindering") and not holds(state, "ignores-hindering", unit)


def make_room(state: State, unit: str, target: str) -> None:
    """Other enemies that the charger touches are moved aside. (MIN-MULTI-01)"""
    charger = state.units[unit]
    if not charger.on_table:
        return
    for other in enemies_engaged(state, unit):
        enemy = state.units[other]
        if other != target and not is_wall(enemy):
            field = field_around(state, other)
            place(state, other, resettled(charger.placed, enemy.placed, field, other), "made-room")


@only_if(both_stand)
def charge_attack(state: State, unit: str, target: str, arc: Arc, bonus: bool, fortified: bool) -> Flow[None]:
    """MIN-CHARGE-17: if both are still there, the charger attacks."""
    seat = state.units[unit].seat
    weapon = yield from one_of(seat, "charge-weapon", melee_weapons(state, unit), "MIN-MELEE-05", unit)
    beside = friends_at(state, unit, target)
    begin(state, Attack(unit, target, weapon, arc, charge=True, bonus=bonus, fortified=fortified, beside=beside))
