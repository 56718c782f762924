"""RESOLVE: the eight steps of an attack. Each is a step of the agenda; the attack lies in the state."""

from collections.abc import Sequence

from maester.games.miniatures.dice import rolled_again, successes
from maester.games.miniatures.events import AttackBegan, AttackRolled, DefenceRolled, TokenSpent
from maester.games.miniatures.odds import Blow
from maester.games.miniatures.state import Attack, Condition, State, Unit
from maester.games.miniatures.steps import (
    AttackDone,
    FreeManeuver,
    FreePivot,
    Panic,
    RerollAttack,
    RerollDefence,
    RollAttack,
    RollDefence,
    StrayTests,
    Wounds,
)
from maester.games.miniatures.tray import Arc
from maester.games.miniatures.unit import attack_dice, enemies_engaged, take_wounds
from maester.games.miniatures.victory import check_elimination
from maester.kernel import Flow, Seat, Some, ask, pick

ARC_BONUS: dict[Arc, int] = {"front": 0, "left": -1, "right": -1, "rear": -2}
"""What an attack from there takes off defence dice and the panic test. (MIN-BONUS-03..06)"""


def begin(state: State, attack: Attack) -> None:
    """An attack is declared: it comes before anything else that is to be done."""
    weapon = state.units[attack.by].facts.attacks[attack.weapon]
    state.attacks += (attack,)
    state.tell(AttackBegan(attack.by, attack.on, weapon.name, attack.arc, attack.charge))
    state.do_next(
        RollAttack(),
        RerollAttack(spends=False),
        RerollAttack(spends=True),
        RollDefence(),
        RerollDefence(),
        Wounds(),
        AttackDone(),
    )


def defence_modifier(attack: Attack) -> int:
    """Flank or rear, and a fortified piece between: their names differ, so they add up. (MIN-RULE-33)"""
    return ARC_BONUS[attack.arc] + attack.fortified


def blow_of(attacker: Unit, defender: Unit, attack: Attack) -> Blow:
    """The attack as numbers: what is rolled below and what is forecast are the same."""
    weapon = attacker.facts.attacks[attack.weapon]
    return Blow(
        dice=attack_dice(attacker, attack.weapon),
        to_hit=weapon.hit,
        save=defender.facts.defence,
        morale=defender.facts.morale,
        left=defender.wounds,
        defence=defence_modifier(attack),
        panic=ARC_BONUS[attack.arc],
        reroll=attack.bonus,
        weakened="weakened" in attacker.tokens,
        vulnerable="vulnerable" in defender.tokens,
        panicked="panicked" in defender.tokens,
    )


def roll_attack(state: State) -> None:
    """Steps 1 and 2: as many dice as the ranks that are left say. (MIN-RESOLVE-01, MIN-RESOLVE-02)"""
    attack = state.attacks[-1]
    dice = state.chance.dice(attack_dice(state.units[attack.by], attack.weapon))
    state.change_attack(dice=dice)
    tell_attack(state, again=False)


def tell_attack(state: State, again: bool) -> None:
    attack = state.attacks[-1]
    state.tell(AttackRolled(attack.by, attack.dice, hits(state), again))


def hits(state: State) -> int:
    attack = state.attacks[-1]
    return successes(attack.dice, state.units[attack.by].facts.attacks[attack.weapon].hit)


def reroll_attack(state: State, spends: bool) -> Flow[None]:
    """Step 3: the attacker first, then the opponent of a weakened attacker. (MIN-RESOLVE-04, MIN-REROLL-02)"""
    attack = state.attacks[-1]
    unit = state.units[attack.by]
    if spends:
        if "weakened" in unit.tokens:
            rule = "MIN-CONDITION-07"
            which = yield from ask(state.other(unit.seat), which_dice, "spend-weakened", rule, attack.dice)
            if which:
                spend(state, attack.by, "weakened")
                again(state, which)
    elif attack.bonus:
        which = yield from ask(unit.seat, which_dice, "reroll-attack", "MIN-CHARGE-18", attack.dice)
        if which:
            again(state, which)


def again(state: State, which: Sequence[int]) -> None:
    state.change_attack(dice=rolled_again(state.attacks[-1].dice, which, state.chance))
    tell_attack(state, again=True)


def which_dice(about: str, rule: str, dice: tuple[int, ...]) -> Some[int]:
    """Any of the dice, or none."""
    return Some(about=about, rule=rule, options=tuple(range(len(dice))), most=len(dice), idle=())


def spend(state: State, name: str, token: Condition) -> None:
    """A token is spent by the opponent of the unit that has it. (MIN-CONDITION-03)"""
    state.change(name, tokens=tuple(each for each in state.units[name].tokens if each != token))
    state.tell(TokenSpent(name, token))


def roll_defence(state: State) -> None:
    """Step 4: one die for each hit. (MIN-RESOLVE-06)"""
    state.change_attack(saves=state.chance.dice(hits(state)))
    tell_defence(state, again=False)


def tell_defence(state: State, again: bool) -> None:
    attack = state.attacks[-1]
    state.tell(DefenceRolled(attack.on, attack.saves, blocked(state), again))


def blocked(state: State) -> int:
    attack = state.attacks[-1]
    return successes(attack.saves, state.units[attack.on].facts.defence, defence_modifier(attack))


def reroll_defence(state: State) -> Flow[None]:
    """Step 5: the opponent of a vulnerable defender. (MIN-RESOLVE-08, MIN-CONDITION-06)"""
    attack = state.attacks[-1]
    unit = state.units[attack.on]
    if "vulnerable" in unit.tokens and attack.saves:
        rule = "MIN-CONDITION-06"
        which = yield from ask(state.other(unit.seat), which_dice, "spend-vulnerable", rule, attack.saves)
        if which:
            spend(state, attack.on, "vulnerable")
            state.change_attack(saves=rolled_again(attack.saves, which, state.chance))
            tell_defence(state, again=True)


def wounds(state: State) -> None:
    """Steps 6 and 7: a wound for each hit not blocked, then the panic test. (MIN-RESOLVE-09..12)"""
    attack = state.attacks[-1]
    suffered = attack.sure + len(attack.saves) - blocked(state)
    state.change_attack(wounds=suffered)
    take_wounds(state, attack.on, suffered, state.units[attack.by].seat)
    if check_elimination(state):
        return
    if state.units[attack.on].on_table:  # MIN-RULE-29
        state.do_next(Panic(attack.on, ARC_BONUS[attack.arc]))


def attack_done(state: State) -> None:
    """Step 8: friends of the shooter that fight the target test; who destroyed it in melee may go on."""
    attack, state.attacks = state.attacks[-1], state.attacks[:-1]
    seat = state.units[attack.by].seat
    if state.units[attack.by].facts.attacks[attack.weapon].range != "melee":
        state.do_next(StrayTests(seat, attack.beside))  # MIN-RANGED-08
    elif not state.units[attack.on].on_table:
        free = [name for name in attack.beside if state.units[name].on_table and not enemies_engaged(state, name)]
        pivots = [FreePivot(name) for name in free]  # MIN-SURGE-04
        state.do_next(FreeManeuver(attack.by), *pivots)


def stray_tests(state: State, seat: Seat, units: tuple[str, ...]) -> Flow[None]:
    """In an order the shooter's player chooses. (MIN-RULE-31)"""
    left = [name for name in units if state.units[name].on_table]
    if left:
        name = yield from pick(seat, "stray-test", left, "MIN-RANGED-08")
        state.do_next(Panic(name, 0), StrayTests(seat, tuple(each for each in left if each != name)))


def melee_weapons(state: State, name: str) -> tuple[int, ...]:
    return tuple(n for n, attack in enumerate(state.units[name].facts.attacks) if attack.range == "melee")


def friends_at(state: State, name: str, target: str) -> tuple[str, ...]:
    """The other friends that fight the same enemy."""
    return tuple(each for each in enemies_engaged(state, target) if each != name)
