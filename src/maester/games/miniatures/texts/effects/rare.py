"""Traitors, further zones of the board, giants and bonded animals."""

from msgspec.structs import replace

from maester.games.miniatures.agreed import tray_of
from maester.games.miniatures.areas import Area
from maester.games.miniatures.called import another
from maester.games.miniatures.cards import discard
from maester.games.miniatures.combat.attack import begin, friends_at
from maester.games.miniatures.combat.harm import d3_for, take_wounds
from maester.games.miniatures.combat.ranged import Sights, targets_from
from maester.games.miniatures.combat.targeting import Thrown, one_target
from maester.games.miniatures.deploy import PlaceUnit, placing_question
from maester.games.miniatures.events import AttachmentLost, CardAttached, HandRevealed, UnitDeployed, UnitRedeployed
from maester.games.miniatures.facts import ATTACHMENTS, SIZES, THROWN
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.geometry.measure import GRAIN, THOU, Shape
from maester.games.miniatures.geometry.path import sweep
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.modes.redeploy import reserve_question
from maester.games.miniatures.moving.placing import place
from maester.games.miniatures.moving.trample import which_trample
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import EndsWith
from maester.games.miniatures.texts.effects.actions import lose_action
from maester.games.miniatures.texts.effects.lasting import begins
from maester.games.miniatures.texts.effects.registry import Does, Verbs, meant
from maester.games.miniatures.texts.effects.tokens import counted
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.questions import one_of, which_unit
from maester.games.miniatures.texts.verbs import (
    Bond,
    DiscardRandom,
    LoseAction,
    MustFight,
    RevealHand,
    Summon,
    Throw,
    Trample,
    Unmask,
)
from maester.games.miniatures.unit import (
    behind_walls,
    enemies_engaged,
    field_around,
    full_wounds,
    is_solo,
    own_units,
)
from maester.games.miniatures.values import Attack, Unit
from maester.kernel import Flow, ask


def unmask(state: State, bound: Bound, verb: Unmask) -> None:
    """The attachment in this unit whose ability this is."""
    for each in state.planted:
        if each.unit == bound.this and bound.name in ATTACHMENTS[each.attachment].abilities:
            lost = state.units[each.unit].lost
            state.change(each.unit, lost=(*lost, each.attachment))
            state.tell(AttachmentLost(each.unit, each.attachment))
            return


# ------------------------------------------------------------------------------------------------------ zones


def must_fight(state: State, bound: Bound, verb: MustFight) -> None:
    state.must_fight += state.foes(bound.seat)


def discard_random(state: State, bound: Bound, verb: DiscardRandom) -> None:
    foe = state.other(bound.seat)
    discard(state, foe, *state.chance.shuffled(state.hands[foe])[: verb.n])


def holds_cards(state: State, bound: Bound, verb: DiscardRandom | RevealHand) -> bool:
    return bool(state.hands[state.other(bound.seat)])


def reveal_hand(state: State, bound: Bound, verb: RevealHand) -> None:
    foe = state.other(bound.seat)
    state.tell(HandRevealed(foe, state.hands[foe]))


# ------------------------------------------------------------------------------------------------------ giants


def trample(state: State, bound: Bound, verb: Trample) -> Flow[None]:
    """All units that it moves through, or would have ended on, suffer wounds; solo units do not. (MIN-RULE-107)"""
    name = meant(state, bound, "this")
    if name is None:
        return
    question = which_trample(state, name, verb.inches * THOU)
    if question.some_way() is None:
        return
    answer: Moved = yield from ask_where(bound.seat, which_trample, state, name, verb.inches * THOU)
    start, met = question.placed_facing(answer.face), question.met(answer)
    place(state, name, question.end(answer), "march", sweep(start, "ahead", question.travels(answer)))
    for other in met:
        if not is_solo(state.units[other]):
            take_wounds(state, other, d3_for(state, bound.seat, bound.name), bound.seat, name)


def can_trample(state: State, bound: Bound, verb: Trample) -> bool:
    name = meant(state, bound, "this")
    return name is not None and which_trample(state, name, verb.inches * THOU).some_way() is not None


def throw(state: State, bound: Bound, verb: Throw) -> Flow[None]:
    """In place of the action that was declared."""
    name = meant(state, bound, "this")
    if name is None:
        return
    lose_action(state, bound, LoseAction())
    weapon = len(state.units[name].facts.attacks) + [each.name for each in THROWN].index(verb.weapon)
    thrown = Thrown(weapon, verb.changes)
    target = yield from one_target(state, name, "ranged-target", thrown_at(state, name), "MIN-RANGED-04", thrown)
    placed = state.units[name].placed
    arc = yield from one_of(bound.seat, "attack-arc", arcs(state.units[target].placed, placed), "MIN-RULE-19")
    depth, about = len(state.uses), replace(bound, attacker=name, defender=target, target=target)
    for change in verb.changes:
        begins(state, about, change, "action", depth)
    state.do_next(EndsWith("action", depth))
    begin(state, Attack(name, target, weapon, arc, beside=friends_at(state, name, target)))


def thrown_at(state: State, name: str) -> tuple[str, ...]:
    field = field_around(state, name)
    return tuple(targets_from(state.units[name].placed, field, Sights(reach=SIZES.long)))


def can_throw(state: State, bound: Bound, verb: Throw) -> bool:
    name = meant(state, bound, "this")
    return name is not None and not enemies_engaged(state, name) and bool(thrown_at(state, name))


# ------------------------------------------------------------------------------------------------------ animals

BEAR = "bonded-bear"


def bond(state: State, bound: Bound, verb: Bond) -> Flow[None]:
    """A bear comes at once, with all its wounds; the other animals come at the start of each round."""
    name = meant(state, bound, "this")
    if name is None:
        return
    state.change(name, counters=counted(state.units[name].counters, verb.animal, 1))
    state.tell(CardAttached(bound.seat, verb.animal, name))
    if verb.animal != BEAR:
        return
    card = "bear"
    animal = another(card, state.seats.index(bound.seat) + 1, state.units)
    state.units[animal] = Unit(bound.seat, card, full_wounds(card), tray=tray_of(card, state.options), master=name)
    if beside_question(state, animal).some_room() is None:
        del state.units[animal]
        return
    pose = yield from ask_where(bound.seat, beside_question, state, animal)
    state.change(animal, pose=pose)
    state.tell(UnitDeployed(animal, pose.x, pose.y, pose.heading))


def beside_question(state: State, name: str) -> PlaceUnit:
    """Completely within short range of a friend, and an inch from every enemy."""
    friends = tuple(each for each in own_units(state, state.units[name].seat) if each != name)
    areas = tuple(around(outline(*state.units[each].placed), state) for each in friends)
    return placing_question(state, name, areas, "reserve-pose", "MIN-RULE-98", keeps_away=True, beside=friends)


def around(shape: Shape, state: State) -> Area:
    """The box in which everything in short range of a tray lies."""
    xs, ys, more = [x // GRAIN for x, _ in shape], [y // GRAIN for _, y in shape], SIZES.short
    low, high = behind_walls(state)
    left, right = max(0, min(xs) - more), min(state.width, max(xs) + more)
    return left, max(low, min(ys) - more), right, min(high, max(ys) + more)


def companions(state: State, bound: Bound, verb: Summon) -> tuple[str, ...]:
    """The player's units of these cards for which there is room at a side edge."""
    own = [name for name, unit in state.units.items() if unit.seat == bound.seat and unit.card in verb.units]
    return tuple(name for name in own if reserve_question(state, name).some_room() is not None)


def summon(state: State, bound: Bound, verb: Summon) -> Flow[None]:
    """A destroyed unit comes back at full strength; one that has acted this round does not act again."""
    found = companions(state, bound, verb)
    name = found[0] if len(found) == 1 else (yield from ask(bound.seat, which_unit, "choose-unit", bound.name, found))
    pose = yield from ask_where(bound.seat, reserve_question, state, name)
    unit = state.units[name]
    acted = unit.activated
    if not unit.wounds:
        acted = any(each.unit == name and each.round == state.round and each.acted for each in state.slain)
    state.change(name, pose=pose, wounds=unit.wounds or full_wounds(unit.card), reserve=False, activated=acted)
    state.tell(UnitRedeployed(name, pose.x, pose.y, pose.heading))


def can_summon(state: State, bound: Bound, verb: Summon) -> bool:
    return bool(companions(state, bound, verb))


DOES: Verbs = {
    Bond: Does(bond),
    Unmask: Does(unmask),
    MustFight: Does(must_fight),
    DiscardRandom: Does(discard_random, holds_cards),
    RevealHand: Does(reveal_hand, holds_cards),
    Trample: Does(trample, can_trample),
    Throw: Does(throw, can_throw),
    Summon: Does(summon, can_summon),
}
