"""Verbs that only one card has."""

from msgspec.structs import replace

from maester.games.miniatures.action import declare
from maester.games.miniatures.agreed import tray_of
from maester.games.miniatures.areas import own_edges
from maester.games.miniatures.board_zones import all_zones
from maester.games.miniatures.called import another
from maester.games.miniatures.combat.harm import take_wounds
from maester.games.miniatures.deploy import PlaceUnit, placing_question
from maester.games.miniatures.events import AttachmentMoved, UnitRedeployed
from maester.games.miniatures.facts import ATTACHMENTS, SIZES
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import THOU, overlap
from maester.games.miniatures.geometry.path import ahead, sweep
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.modes.corpses import own_stakes_question
from maester.games.miniatures.moving.march import which_move
from maester.games.miniatures.moving.placing import place
from maester.games.miniatures.numbers import speed
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.rounds import Act as ActStep
from maester.games.miniatures.steps.rounds import ActionOver
from maester.games.miniatures.terrain import add_piece
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.answering import audience
from maester.games.miniatures.texts.effects.actions import drop
from maester.games.miniatures.texts.effects.choosing import put_off
from maester.games.miniatures.texts.effects.registry import Does, Verbs, first_then, meant
from maester.games.miniatures.texts.fitting import part
from maester.games.miniatures.texts.in_play import Bound, Lasting, Later, Use
from maester.games.miniatures.texts.meaning import amount
from maester.games.miniatures.texts.questions import which_card, which_unit
from maester.games.miniatures.texts.verbs import (
    AfterDestroyed,
    Foresee,
    MoveAttachment,
    Reinforce,
    RideBy,
    ShareAbilities,
    Stakes,
    UseOrder,
    WagerZones,
)
from maester.games.miniatures.unit import attachments_left, full_wounds
from maester.games.miniatures.values import Unit
from maester.kernel import Flow, ask

SWITCH = "switch"


def move_attachment(state: State, bound: Bound, verb: MoveAttachment) -> Flow[None]:
    """The limit of attachments holds; two of a kind are not switched. (MIN-ATTACH-04, MIN-ATTACH-05)"""
    one, other = meant(state, bound, "earlier"), meant(state, bound, "target")
    if one is None or other is None:
        return
    mine, theirs = alive(state, one), alive(state, other)
    options: list[str | None] = [None]
    if not theirs:
        options += mine
    elif not mine:
        options += theirs
    elif len(mine) == len(theirs) == 1 and mine != theirs:
        options.append(SWITCH)
    if len(options) == 1 or state.units[one].facts.type != state.units[other].facts.type:
        return
    which = yield from ask(bound.seat, which_unit, "move-attachment", bound.name, tuple(options))
    moved = [*mine, *theirs] if which == SWITCH else [which] if which is not None else []
    for each in moved:
        give_attachment(state, each, one, other) if each in mine else give_attachment(state, each, other, one)


def alive(state: State, name: str) -> list[str]:
    return list(attachments_left(state.units[name]))


def give_attachment(state: State, attachment: str, giver: str, taker: str) -> None:
    gives, takes = state.units[giver], state.units[taker]
    leads = gives.commander and ATTACHMENTS[attachment].commander
    left = tuple(each for each in gives.attachments if each != attachment)
    state.change(giver, attachments=left, commander=gives.commander and not leads)
    state.change(taker, attachments=(*takes.attachments, attachment), commander=takes.commander or leads)
    state.planted = tuple(
        replace(each, unit=taker) if (each.unit, each.attachment) == (giver, attachment) else each
        for each in state.planted
    )
    state.tell(AttachmentMoved(giver, taker, attachment))


def share_abilities(state: State, bound: Bound, verb: ShareAbilities) -> None:
    one, other = meant(state, bound, "earlier"), meant(state, bound, "target")
    if one is not None and other is not None:
        serial = state.uses[-1].serial
        for mine, theirs in ((one, other), (other, one)):
            state.lasting += (Lasting(bound, words.Shares(), "turn", serial, mine, word=theirs),)


def use_order(state: State, bound: Bound, verb: UseOrder) -> Flow[None]:
    """As if it were declared in this window, except that the limit of one effect does not apply."""
    from maester.games.miniatures.texts import listening  # here, because it imports the effects

    units = (meant(state, bound, "earlier"), meant(state, bound, "target"))
    occasion = state.windows[-1].occasion
    found = listening.order_answers(state, occasion, bound.seat, audience(state, occasion.moment))
    keys = tuple(answer.key for answer in found if answer.bound.this in units)
    if keys:
        key = yield from ask(bound.seat, which_unit, "use-order", bound.name, (*keys, None))
        if key is not None:
            listening.spend(state, bound.seat, key)
            listening.take_effect(state, bound.seat, key)


def foresee(state: State, bound: Bound, verb: Foresee) -> Flow[None]:
    ncus = tuple(
        name
        for name, ncu in state.ncus.items()
        if not ncu.gone and not ncu.activated and not state.friends(ncu.seat, bound.seat)
    )
    named = (yield from ask(bound.seat, which_unit, "foresee-ncu", bound.name, ncus)) if ncus else None
    serial = state.uses[-1].serial
    if bound.target is not None:
        state.later += (Later("action", 0, Use(bound, verb.do, serial), bound.target),)
    if named is not None:
        state.later += (Later("zone", 0, Use(bound, verb.do, serial), named),)


def after_destroyed(state: State, bound: Bound, verb: AfterDestroyed) -> None:
    name = part(state, bound, verb.of)
    waiting = [each.use.bound for each in state.later if each.at == "destroyed" and each.unit == name]
    if name is not None and (bound.name, bound.this) not in [(each.name, each.this) for each in waiting]:
        put_off(state, bound, "destroyed", 0, verb.do, name)


def reinforce(state: State, bound: Bound, verb: Reinforce) -> Flow[None]:
    """It comes with all its models, not activated."""
    name = another(verb.unit, state.seats.index(bound.seat) + 1, state.units)
    tray = tray_of(verb.unit, state.options)
    state.units[name] = Unit(bound.seat, verb.unit, full_wounds(verb.unit), attachments=verb.attachments, tray=tray)
    if edge_question(state, name).some_room() is None:
        del state.units[name]
        return
    pose = yield from ask_where(bound.seat, edge_question, state, name)
    state.change(name, pose=pose)
    state.tell(UnitRedeployed(name, pose.x, pose.y, pose.heading))


def edge_question(state: State, name: str) -> PlaceUnit:
    """Completely within long range of the player's own edge."""
    more = SIZES.long - SIZES.short
    zones = tuple(
        (left, low - more if low else low, right, high + more if not low else high)
        for left, low, right, high in own_edges(state, state.units[name].seat)
    )
    return placing_question(state, name, zones, "reserve-pose", "MIN-RULE-98", keeps_away=True)


# ------------------------------------------------------------------------------------------------------ riding by


def ride_by(state: State, bound: Bound, verb: RideBy) -> Flow[None]:
    """This is its action. Enemies it leaves may not pivot."""
    name = meant(state, bound, "this")
    if name is None:
        return
    if not verb.declared:
        drop(state, ActStep)
        first_then(state, replace(verb, declared=True))
        declare(state, name, "march", None, None)
        return
    state.do_next(ActionOver(name, "march"))
    before = state.units[name].placed
    answer: Moved = yield from ask(bound.seat, which_ride, state, name)
    kind, x, y, _ = before
    swept = sweep((kind, x, y, answer.face), "ahead", answer.travel)
    met = tuple(
        other
        for other, unit in state.units.items()
        if unit.on_table and not state.friends(unit.seat, bound.seat) and overlap(swept, outline(*unit.placed))
    )
    place(state, name, (kind, *ahead(x, y, answer.face, answer.travel), answer.then), "march", swept)
    if met and answer.travel:
        target = met[0] if len(met) == 1 else (yield from ask(bound.seat, which_unit, "ride-by", bound.name, met))
        lost = amount(state, replace(bound, target=target), verb.wounds)
        take_wounds(state, target, lost, bound.seat, name)


def which_ride(state: State, name: str) -> Move:
    asked = which_move(state, name, 2 * speed(state, name) * THOU, True, "march", "MIN-MARCH-02")
    return replace(asked, field=replace(asked.field, past=True))


# ------------------------------------------------------------------------------------------------------ a wager


def wager_zones(state: State, bound: Bound, verb: WagerZones) -> Flow[None]:
    zones = all_zones(state)
    theirs = yield from ask(state.other(bound.seat), which_card, "wager-zone", bound.name, zones)
    mine = yield from ask(bound.seat, which_card, "wager-zone", bound.name, zones)
    state.later += (Later("zone-done", 0, Use(bound, verb.do, state.uses[-1].serial), zones=(theirs, mine)),)


def stakes(state: State, bound: Bound, verb: Stakes) -> Flow[None]:
    name = meant(state, bound, "this")
    if name is not None and can_stake(state, bound, verb):
        laid = yield from ask_where(bound.seat, own_stakes_question, state, name, verb.inches * THOU)
        add_piece(state, laid)


def can_stake(state: State, bound: Bound, verb: Stakes) -> bool:
    name = meant(state, bound, "this")
    return name is not None and own_stakes_question(state, name, verb.inches * THOU).some_place() is not None


DOES: Verbs = {
    Stakes: Does(stakes, can_stake),
    MoveAttachment: Does(move_attachment),
    ShareAbilities: Does(share_abilities),
    UseOrder: Does(use_order),
    Foresee: Does(foresee),
    AfterDestroyed: Does(after_destroyed),
    Reinforce: Does(reinforce),
    RideBy: Does(ride_by),
    WagerZones: Does(wager_zones),
}
