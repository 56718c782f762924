"""Wounds, healing and destruction, tokens, and the points these give."""

from msgspec.structs import replace

from maester.games.miniatures.cards import keep_to_limit
from maester.games.miniatures.combat.dice import Faces, rolled_again
from maester.games.miniatures.combat.rerolls import which_dice
from maester.games.miniatures.combat.rolled import Parts, Rolled, d3_rolled, one_by_one
from maester.games.miniatures.events import (
    AttachmentLost,
    DefenceRolled,
    DieRolled,
    TokenGiven,
    TokenRemoved,
    TokenSpent,
    UnitDestroyed,
    UnitHealed,
    UnitWounded,
    WallFell,
)
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.modes.carried import bearer_falters
from maester.games.miniatures.modes.markers import held_by, settle_markers
from maester.games.miniatures.numbers import holds, parts
from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import AttackDone, Destroy, Eliminate, Hits, Remove, Saves
from maester.games.miniatures.steps.modes import LayCorpses
from maester.games.miniatures.steps.texts import AttachmentGoes, GoOn, Happens, TokenComes, TokenGoes
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import Immune
from maester.games.miniatures.texts.in_force import changes
from maester.games.miniatures.texts.lying import drop_cards
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.texts.records import LYING
from maester.games.miniatures.texts.which import ANIMALS, CONDITIONS, Condition
from maester.games.miniatures.unit import attachments_left, full_wounds, is_wall, models, ranks
from maester.games.miniatures.values import Slain
from maester.games.miniatures.victory import check_elimination, gain, points_for_destroying
from maester.kernel import Flow, Seat, ask

WALL_POINTS = 5


def take_wounds(state: State, name: str, wounds: int, by: Seat | None = None, source: str | None = None) -> int:
    """Wounds remove models from the rear; wounds beyond the last model are lost. (MIN-RANK-04, MIN-RULE-30)

    `by` is the player and `source` the unit that caused them. Returns how many were suffered.
    """
    unit = state.units[name]
    lost = min(wounds, unit.wounds)
    if lost <= 0:
        return 0
    state.change(name, wounds=unit.wounds - lost)
    left = state.units[name]
    state.tell(UnitWounded(name, lost, models(left), ranks(left)))
    if is_wall(unit):
        if not left.wounds:  # it stays where it is (MIN-MODE-ASOS-16)
            state.tell(WallFell(name))
            struck_down(state, name, source)
            gain(state, state.other(unit.seat), WALL_POINTS, "wall")
        return lost
    fallen = ranks(unit) - ranks(left)
    if not left.wounds:
        state.do_next(Happens(occasions.WouldBeDestroyed(name, source)), Destroy(name, by, source, fallen))
    else:
        state.do_next(*ranks_fall(name, source, fallen))
        attachments_fall(state, name)
    settle_markers(state)
    return lost


def attachments_fall(state: State, name: str) -> None:
    """Those whose models are gone do not come back. (MIN-ATTACH-07, MIN-ATTACH-08, MIN-RULE-47)"""
    unit = state.units[name]
    stand = (*attachments_left(unit), *unit.lost)
    for each in unit.attachments:
        if each not in stand:
            state.do_next(Happens(occasions.AttachmentFalls(name, each)), AttachmentGoes(name, each))


def ranks_fall(name: str, source: str | None, fallen: int) -> tuple[Happens, ...]:
    """Each rank falls by itself, so that what answers does so as often."""
    return (Happens(occasions.RankLost(name, source)),) * fallen


def destroy(state: State, unit: str, by: Seat | None, source: str | None, fallen: int = 0) -> None:
    """A unit without wounds leaves the table, unless something has saved it. (MIN-UNIT-09)"""
    gone = state.units[unit]
    state.do_next(Eliminate())
    if gone.wounds:
        state.later = tuple(each for each in state.later if each.at != "destroyed" or each.unit != unit)
    if gone.wounds or gone.pose is None:
        return
    falls = ranks_fall(unit, source, fallen)
    if MODES[state.mode].corpses and gone.facts.type == "infantry":
        state.do_next(*falls, LayCorpses(unit), Remove(unit, by, source))  # before it is removed (MIN-MODE-AFFC-13)
        bearer_falters(state, unit)
    elif falls or held_by(state, unit) is not None:
        state.do_next(*falls, Remove(unit, by, source))
        bearer_falters(state, unit)
    else:
        remove(state, unit, by, source)


def remove(state: State, unit: str, by: Seat | None, source: str | None) -> None:
    """It is off the table, points are scored, and what answers to it follows. (MIN-WIN-11, MIN-WIN-12)"""
    gone = state.units[unit]
    state.change(unit, pose=None, activated=True, tokens=())
    animals_leave(state, unit)
    drop_cards(state, lambda laid: laid.on is not None and state.units[laid.on].pose is None)
    drop_cards(state, lambda laid: "friend-destroyed" in laid.until and state.friends(laid.seat, gone.seat))
    state.tell(UnitDestroyed(unit, by))
    state.slain += (Slain(state.round, unit, by, source, gone.activated),)
    struck_down(state, unit, source)
    for name, ncu in state.ncus.items():
        if ncu.on is not None and state.units[ncu.on].pose is None:
            state.change_ncu(name, on=None)
    settle_markers(state)
    keep_to_limit(state, gone.seat)
    if not holds(state, "no-points", unit):
        points_for_destroying(state, unit, gone, by, source)
    state.do_next(Happens(occasions.Destroyed(unit, source, by)))


def eliminate(state: State) -> None:
    """Nobody is out while a unit is about to be destroyed, while the same effect goes on, or while the hits of a fallen
    attacker stand: a unit may still be saved or scored for. (MIN-RULE-38, MIN-RULE-55, MIN-RULE-105)"""
    following = state.agenda[0] if state.agenda else None
    if isinstance(following, Eliminate):
        return  # of another unit that the same effect has destroyed: it is checked once, after the last
    if isinstance(following, GoOn | Hits):  # the effect goes on
        state.agenda = state.agenda[1:]
        state.do_next(following, Eliminate())
    elif not any(isinstance(step, Destroy | Remove) for step in state.agenda) and not hits_stand(state):
        check_elimination(state)


def hits_stand(state: State) -> bool:
    """Whether the hits of an attacker that has fallen are still to be defended against. (MIN-RULE-101)"""
    to_be_done = sum([isinstance(step, AttackDone) for step in state.agenda])
    if to_be_done and isinstance(state.agenda[0], AttackDone):
        to_be_done -= 1  # its wounds and its panic test are over
    return any(attack.dice and state.units[attack.by].pose is None for attack in state.attacks[:to_be_done])


def struck_down(state: State, unit: str, source: str | None) -> None:
    """If the attack at hand did it, a surge may follow; so, too, over a castle wall. (MIN-SURGE-01, MIN-RULE-71)"""
    if state.attacks and state.attacks[-1].on == unit and source == state.attacks[-1].by:
        state.change_attack(destroyed=True)


def animals_leave(state: State, unit: str) -> None:
    """The animal bonded to a unit is removed with it. It was not destroyed: nobody scores, and nothing answers."""
    state.change(unit, counters=tuple(each for each in state.units[unit].counters if each[0] not in ANIMALS))
    drop_cards(state, lambda laid: laid.master == unit)
    for name, animal in tuple(state.units.items()):
        if animal.master == unit and animal.wounds:
            state.change(name, pose=None, wounds=0, activated=True, tokens=())
            state.tell(UnitDestroyed(name, None))


def attachment_goes(state: State, unit: str, attachment: str) -> None:
    """Its abilities are gone from now on. (MIN-RULE-48)"""
    state.change(unit, lost=(*state.units[unit].lost, attachment))
    state.tell(AttachmentLost(unit, attachment))


def d3_for(state: State, seat: Seat | None, name: str, more: int = 0) -> int:
    """A D3 that a text or a rule asks for, and what it adds."""
    rolled = d3_rolled(state.chance, more)
    state.tell(DieRolled(seat, name, rolled))
    return rolled.sum


def automatic_hits(state: State, unit: str, hits: int, by: Seat | None, source: str | None, parts: Parts) -> None:
    """Hits without an attack: defence dice are rolled, but there is no panic test. (MIN-TERMS-18, MIN-TERMS-19)"""
    hit = state.units[unit]
    if not hit.on_table:
        return
    lie = Saves(unit, state.chance.dice(hits), by, source, parts, in_order(state))
    tell_saves(state, lie, False)
    state.do_next(lie)


def tell_saves(state: State, lie: Saves, again: bool) -> None:
    rolled = saves_rolled(state, lie)
    state.tell(DefenceRolled(lie.unit, rolled, rolled.successes, again))


def saves_rolled(state: State, lie: Saves) -> Rolled:
    """The defence dice against automatic hits as they lie."""
    added = (*parts(state, "defence", lie.unit), *lie.parts)
    return one_by_one(lie.dice, state.units[lie.unit].facts.defence, added)


def saves(
    state: State, unit: str, dice: Faces, by: Seat | None, source: str | None, parts: Parts, seats: tuple[Seat, ...]
) -> Flow[None] | None:
    """Dice may be rolled again as in an attack: by an effect, or for the vulnerable token. (MIN-CONDITION-06)"""
    lie = Saves(unit, dice, by, source, parts, seats)
    suffered = len(dice) - saves_rolled(state, lie).successes
    for n, seat in enumerate(seats if dice else ()):
        about = saves_again(state, unit, seat)
        if about == "spend-vulnerable" or (about and suffered):
            return saving_again(state, about, replace(lie, seats=seats[n:]))
    if state.units[unit].on_table:
        take_wounds(state, unit, suffered // 2 if holds(state, "halve", unit) else suffered, by, source)
    return None


def saves_again(state: State, name: str, seat: Seat) -> str:
    """By what right a player may have defence dice rolled again; empty if they may not."""
    unit = state.units[name]
    if state.friends(seat, unit.seat):
        return "reroll-defence" if seat == unit.seat and holds(state, "reroll-defence", name) else ""
    return "spend-vulnerable" if "vulnerable" in unit.tokens and not holds(state, "keeps-vulnerable", name) else ""


def saving_again(state: State, about: str, lie: Saves) -> Flow[None]:
    rule, failed = "MIN-CONDITION-06", list[int]()
    if about != "spend-vulnerable":
        rule, lies = "MIN-RESOLVE-08", saves_rolled(state, lie).dice
        failed = [n for n, die in enumerate(lies) if not die.counts]
    which = yield from ask(lie.seats[0], which_dice, about, rule, range(len(lie.dice)), failed)
    lie = replace(lie, seats=lie.seats[1:])
    if which:
        if about == "spend-vulnerable":
            spend(state, lie.unit, "vulnerable")
        lie = replace(lie, dice=rolled_again(lie.dice, which, state.chance))
        tell_saves(state, lie, True)
    state.do_next(lie)


def heal(state: State, name: str, wounds: int) -> int:
    """First the wounded model, then models that come back one after the other. (MIN-WOUND-03, MIN-RULE-47)"""
    unit = state.units[name]
    if not unit.on_table:
        return 0
    healed = min(wounds, full_wounds(unit.card) - unit.wounds)
    if healed <= 0 or holds(state, "no-healing", name):
        return 0
    state.change(name, wounds=unit.wounds + healed)
    state.tell(UnitHealed(name, healed, models(state.units[name]), ranks(state.units[name])))
    if state.attacks and state.attacks[-1].on == name:  # a rank that comes back was destroyed all the same
        state.change_attack(ranks=state.attacks[-1].ranks + ranks(state.units[name]) - ranks(unit))
    settle_markers(state)
    return healed


def gain_tokens(state: State, name: str, *tokens: Condition) -> None:
    """Tokens come one after the other, and something may answer to each."""
    state.do_next(*(step for token in tokens for step in comes(name, token)))


def comes(name: str, token: Condition) -> tuple[Happens, TokenComes]:
    return Happens(occasions.TokenNears(name, token)), TokenComes(name, token)


def give_token(state: State, name: str, token: Condition) -> None:
    """At most one of each kind. (MIN-CONDITION-02)"""
    unit = state.units[name]
    if unit.on_table and token not in unit.tokens and not immune(state, name, token):
        state.change(name, tokens=tuple(each for each in CONDITIONS if each == token or each in unit.tokens))
        state.tell(TokenGiven(name, token))


def token_comes(state: State, unit: str, token: Condition) -> None:
    give_token(state, unit, token)


def immune(state: State, name: str, token: Condition) -> bool:
    return any(token in change.conditions for _, change, _ in changes(state, Immune, name))


def remove_token(state: State, name: str, token: Condition) -> None:
    """An effect takes a token off. (MIN-CONDITION-03)"""
    state.change(name, tokens=tuple(each for each in state.units[name].tokens if each != token))
    state.tell(TokenRemoved(name, token))
    if token == "vulnerable":
        drop_cards(state, lambda laid: laid.on == name and "vulnerable-spent" in laid.until)


def take_token(state: State, name: str, token: Condition) -> None:
    """A token is to be removed. If a card on the unit can be removed instead, its player chooses."""
    if any(each.on == name and LYING[each.card].for_token for each in state.laid):
        state.do_next(TokenGoes(name, token))
    else:
        remove_token(state, name, token)


def token_goes(state: State, unit: str, token: Condition) -> Flow[None]:
    cards = tuple(each.card for each in state.laid if each.on == unit and LYING[each.card].for_token)
    options = (f"token:{token}", *(f"cure:{card}" for card in dict.fromkeys(cards)))
    what, _, which = (yield from one_of(state.units[unit].seat, "token-or-card", options, "MIN-CARDS-03")).partition(
        ":"
    )
    if what == "cure":
        drop_cards(state, lambda laid: laid.on == unit and laid.card == which)
    else:
        remove_token(state, unit, token)


def spend(state: State, name: str, token: Condition) -> None:
    """A token is spent by the opponent of the unit that has it. (MIN-CONDITION-03)"""
    state.change(name, tokens=tuple(each for each in state.units[name].tokens if each != token))
    state.tell(TokenSpent(name, token))
    if token == "vulnerable":
        drop_cards(state, lambda laid: laid.on == name and "vulnerable-spent" in laid.until)
