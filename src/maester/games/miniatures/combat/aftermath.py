"""RESOLVE, the last steps of an attack: wounds, the panic test, and what follows when the attack is complete."""

from maester.games.miniatures.combat.attack import defence_rolled, goes_on, panic_parts
from maester.games.miniatures.combat.harm import take_wounds
from maester.games.miniatures.modes.carried import after_melee
from maester.games.miniatures.numbers import holds, is_melee, number
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Aftermath, FreeManeuver, FreePivots, Panic, StrayTests
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.ending import expire
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.unit import enemies_engaged, is_wall
from maester.kernel import Flow, Seat


def wounds(state: State) -> None:
    """Steps 6 and 7: a wound for each hit not blocked, then the panic test. (MIN-RESOLVE-09..12)"""
    attack = state.attacks[-1]
    if not goes_on(state):
        return
    blocked = defence_rolled(state).successes + number(state, "block", attack.on, attack)
    unblocked = attack.sure + max(0, len(attack.saves) - blocked)
    target = state.units[attack.on]
    if is_wall(target) or holds(state, "halve", attack.on):
        unblocked //= 2
    suffered = unblocked + attack.instead + number(state, "extra-wounds", attack.by, attack)
    seat = state.units[attack.by].seat
    state.change_attack(wounds=min(suffered, target.wounds))
    # A defender that is destroyed takes no test. (MIN-RULE-29)
    state.do_next(Panic(attack.on, panic_parts(state, attack), seat, attack.by, "attack"))
    take_wounds(state, attack.on, suffered, seat, attack.by)


def attack_done(state: State) -> None:
    """Step 8: the attack is complete. What answers to it comes before surge forth. (MIN-RESOLVE-13, MIN-SURGE-02)"""
    attack = state.attacks[-1]
    if not attack.dice and not goes_on(state):
        call_off(state)
        return
    word = state.units[attack.by].facts.weapon(attack.weapon).range
    state.do_next(Happens(occasions.AttackDone(attack.by, attack.on, word, attack.wounds)), Aftermath())


def call_off(state: State) -> None:
    """An attack that came to nothing is not complete: nothing answers to it. (MIN-RULE-101)"""
    depth = len(state.attacks)
    expire(state, "attack", depth)
    state.later = tuple(each for each in state.later if each.at != "attack-done" or each.depth != depth)
    state.attacks = state.attacks[:-1]


def aftermath(state: State) -> None:
    """After a shot, friends that fight the target test; after a kill in melee, a surge follows. (MIN-RANGED-08)"""
    expire(state, "attack", len(state.attacks))
    attack, state.attacks = state.attacks[-1], state.attacks[:-1]
    if not is_melee(state, attack):
        state.do_next(StrayTests(state.units[attack.by].seat, attack.beside))
        return
    after_melee(state, attack.by, attack.on)
    if attack.destroyed:
        state.do_next(FreePivots(attack.beside))
        if may_surge(state, attack.by):
            state.do_next(Happens(occasions.Surges(attack.by, attack.on)), FreeManeuver(attack.by))


def may_surge(state: State, name: str) -> bool:
    """Only a unit that fights nobody else surges forth. (MIN-RULE-36)"""
    return state.units[name].on_table and not enemies_engaged(state, name)


def stray_tests(state: State, seat: Seat, units: tuple[str, ...]) -> Flow[None] | None:
    """Friends that fight the target test one by one, in the order that the shooter's player chooses. (MIN-RULE-31)"""
    left = [name for name in units if state.units[name].on_table]
    return next_stray(state, seat, left) if left else None


def next_stray(state: State, seat: Seat, left: list[str]) -> Flow[None]:
    name = yield from one_of(seat, "stray-test", left, "MIN-RANGED-08")
    state.do_next(Panic(name, (), seat), StrayTests(seat, tuple(each for each in left if each != name)))
