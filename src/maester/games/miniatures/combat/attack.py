"""RESOLVE: an attack from its declaration to the defence dice. Each step is on the agenda; the attack is in the state.

The last steps are in aftermath.py.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from maester.games.miniatures.combat.dice import rolled_again
from maester.games.miniatures.combat.distance import attack_tokens
from maester.games.miniatures.combat.harm import d3_for, spend
from maester.games.miniatures.combat.rerolls import not_yet, which_dice
from maester.games.miniatures.combat.rolled import Part, Parts, Rolled, one_by_one, some
from maester.games.miniatures.events import AttackBegan, AttackRolled, DefenceRolled
from maester.games.miniatures.geometry.tray import Arc
from maester.games.miniatures.numbers import dice_of, holds, keywords, number, parts
from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import (
    AttackDone,
    Eliminate,
    RerollAttack,
    RerollDefence,
    RollAttack,
    RollDefence,
    Wounds,
)
from maester.games.miniatures.steps.rounds import PlaySiege
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import AnyChange, WoundsInstead
from maester.games.miniatures.texts.changes import RerollAttack as Rerolls
from maester.games.miniatures.texts.in_force import changes
from maester.games.miniatures.texts.in_play import Bound, Lasting
from maester.games.miniatures.texts.meaning import amount
from maester.games.miniatures.unit import enemies_engaged, is_wall, ranks
from maester.games.miniatures.values import Attack
from maester.kernel import Flow, Seat, ask

ARC_BONUS: dict[Arc, int] = {"front": 0, "left": -1, "right": -1, "rear": -2}
"""By how much an attack from there lowers defence dice and the panic test. (MIN-BONUS-03..06)"""
ARC_NAMES: dict[Arc, str] = {"front": "", "left": "flank", "right": "flank", "rear": "rear"}
VICIOUS = -2
PRINTED = -1
"""The serial of what is printed, so that a change made for an attack is added to what its weapon has anyway."""


def begin(state: State, attack: Attack, *alone: AnyChange) -> None:
    """An attack is declared. It is resolved before anything else that is still to be done."""
    weapon = state.units[attack.by].facts.weapon(attack.weapon)
    declare(state, attack, *alone)
    if (attack.by, attack.on) not in state.fought:
        state.fought += ((attack.by, attack.on),)
    state.tell(AttackBegan(attack.by, attack.on, weapon.name, attack.arc, attack.charge))
    seats, declared = in_order(state), occasions.AttackDeclared(attack.by, attack.on, weapon.range)
    state.do_next(
        *((PlaySiege(state.units[attack.by].seat, declared),) if is_wall(state.units[attack.on]) else ()),
        *attack_tokens(state, attack),
        Happens(declared),
        RollAttack(),
        Happens(occasions.AttackRolled(attack.by, attack.on, weapon.range)),
        *(RerollAttack(seat) for seat in seats),
        Happens(occasions.AttackFinal(attack.by, attack.on, weapon.range)),
        RollDefence(),
        Happens(occasions.DefenceRolled(attack.by, attack.on, weapon.range)),
        *(RerollDefence(seat) for seat in seats),
        Happens(occasions.DefenceFinal(attack.by, attack.on, weapon.range)),  # MIN-RESOLVE-08
        Wounds(),
        Eliminate(),
        AttackDone(),
    )


def declare(state: State, attack: Attack, *alone: AnyChange) -> None:
    """It becomes the attack at hand, with the changes that hold for it alone."""
    attacker = state.units[attack.by]
    state.attacks += (replace(attack, ranks=ranks(state.units[attack.on])),)
    weapon = attacker.facts.weapon(attack.weapon).name
    bound = Bound(attacker.seat, weapon, this=attack.by, attacker=attack.by, defender=attack.on)
    depth = len(state.attacks)
    state.lasting += tuple(Lasting(bound, each, "attack", PRINTED, attack.by, depth=depth) for each in alone)


def goes_on(state: State) -> bool:
    """An attack whose attacker is gone before its dice are rolled comes to nothing; hits that were rolled stand.

    Without a defender nothing follows. (MIN-RULE-101)
    """
    attack = state.attacks[-1]
    return (bool(attack.dice) or not has_fallen(state)) and state.units[attack.on].on_table


def has_fallen(state: State) -> bool:
    """Whether the attacker is no longer there."""
    return state.units[state.attacks[-1].by].pose is None


def arc_bonus(state: State, attack: Attack) -> int:
    return 0 if holds(state, "no-bonus", attack.by, attack) else ARC_BONUS[attack.arc]


def without_keywords(state: State, attack: Attack) -> Parts:
    """What is added to defence dice before keywords: flank or rear, a fortified piece in between, changes in force."""
    where = Part(arc_bonus(state, attack), ARC_NAMES[attack.arc])
    return (*some(where, Part(int(attack.fortified), "fortified-terrain")), *parts(state, "defence", attack.on))


def defence_parts(state: State, attack: Attack) -> Parts:
    """The same with sundering; modifiers of different names add up. (MIN-RULE-33, MIN-ABILITY-04)"""
    found = without_keywords(state, attack)
    return (*found, Part(-1, "sundering")) if "sundering" in keywords(state, attack) else found


def panic_parts(state: State, attack: Attack) -> Parts:
    """Flank or rear, and vicious. (MIN-BONUS-04, MIN-BONUS-06, MIN-ABILITY-01)"""
    vicious = VICIOUS if "vicious" in keywords(state, attack) else 0
    return some(Part(arc_bonus(state, attack), ARC_NAMES[attack.arc]), Part(vicious, "vicious"))


# ------------------------------------------------------------------------------------------------- attack dice


def roll_attack(state: State) -> None:
    """Steps 1 and 2: as many dice as the ranks that are left say. (MIN-RESOLVE-01, MIN-RESOLVE-02)"""
    if goes_on(state):
        state.change_attack(dice=state.chance.dice(dice_of(state, state.attacks[-1])))
        tell_attack(state, again=False)


def tell_attack(state: State, again: bool) -> None:
    """The dice lie there, and with them how many hit: whatever becomes of the attacker afterwards. (MIN-RESOLVE-05)"""
    rolled = attack_rolled(state)
    attack = state.change_attack(hits=rolled.successes)
    state.tell(AttackRolled(attack.by, rolled, attack.hits, again))


def attack_rolled(state: State) -> Rolled:
    """The attack dice as they lie. (MIN-RESOLVE-02, MIN-RESOLVE-03)"""
    attack = state.attacks[-1]
    weapon = state.units[attack.by].facts.weapon(attack.weapon)
    return one_by_one(attack.dice, weapon.hit, parts(state, "hit", attack.by, attack), "" if attack.dice else "no-dice")


def has_reroll(state: State, attack: Attack) -> bool:
    """The charge bonus, or an effect. (MIN-BONUS-01)"""
    bonus = attack.bonus and not holds(state, "no-bonus", attack.by, attack)
    return bonus or holds(state, "reroll-attack", attack.by, attack)


def reroll_attack(state: State, seat: Seat) -> Flow[None] | None:
    """Step 3: the active player first, then the opponent. (MIN-RESOLVE-04, MIN-REROLL-02)"""
    attack = state.attacks[-1]
    unit = state.units[attack.by]
    if not attack.dice or has_fallen(state):  # nothing changes its dice any more
        return None
    dice, lies = not_yet(attack.dice, attack.again, seat), attack_rolled(state).dice
    misses = tuple(n for n in dice if not lies[n].counts)
    if state.friends(seat, unit.seat):
        if seat == unit.seat and has_reroll(state, attack) and (misses or seeks_sixes(state, attack, dice)):
            again = dice if any_dice(state, attack) else misses
            return attack_again(state, seat, "reroll-attack", "MIN-CHARGE-18", again, misses)
    elif "weakened" in unit.tokens and not holds(state, "keeps-weakened", attack.by, attack):
        return attack_again(state, seat, "spend-weakened", "MIN-CONDITION-07", dice)
    return None


def seeks_sixes(state: State, attack: Attack, dice: Sequence[int]) -> bool:
    """Whether one of these dice is a hit that would be worth more as a six. (MIN-ABILITY-02, MIN-ABILITY-03)"""
    words = keywords(state, attack)
    worth_more = "critical-blow" in words or ("precision" in words and not undefended(state, attack))
    if not worth_more or all(attack.dice[n] == 6 for n in dice) or not any_dice(state, attack):
        return False
    return not any(changes(state, WoundsInstead, attack.by, attack))


def undefended(state: State, attack: Attack) -> bool:
    """Whether no defence die is rolled, whatever hits. (MIN-MODE-ASOS-15)"""
    return is_wall(state.units[attack.on]) or holds(state, "no-defence", attack.by, attack)


def attack_again(
    state: State, seat: Seat, about: str, rule: str, dice: Sequence[int], failed: Sequence[int] = ()
) -> Flow[None]:
    attack = state.attacks[-1]
    which = yield from ask(seat, which_dice, about, rule, dice, failed)
    if which:
        if about == "spend-weakened":
            spend(state, attack.by, "weakened")
        roll_again(state, seat, which)


def any_dice(state: State, attack: Attack) -> bool:
    """Whether any dice may be rolled again, or only misses. (MIN-BONUS-01)"""
    if attack.bonus and not holds(state, "no-bonus", attack.by, attack):
        return True
    found = [change for _, change, _ in changes(state, Rerolls, attack.by, attack)]
    return not found or any(not change.misses for change in found)


def roll_again(state: State, seat: Seat, which: Sequence[int]) -> None:
    """Only the new results count. (MIN-REROLL-03)"""
    attack = state.attacks[-1]
    again = (*attack.again, (seat, tuple(which)))
    state.change_attack(dice=rolled_again(attack.dice, which, state.chance), again=again)
    tell_attack(state, again=True)


# ------------------------------------------------------------------------------------------------- defence dice


def roll_defence(state: State) -> None:
    """Step 4: one die for each hit; sixes may hit harder. (MIN-RESOLVE-06, MIN-ABILITY-02, -03, MIN-RULE-34)"""
    if not goes_on(state):
        return
    attack = state.attacks[-1]
    sixes, words = attack.dice.count(6), keywords(state, attack)
    hits = attack.hits * (2 if holds(state, "two-hits", attack.by, attack) else 1)
    hits += number(state, "extra-hits", attack.by, attack) + (sixes if "critical-blow" in words else 0)
    sure: int = attack.sure
    instead: int | None = None
    if "precision" in words:
        hits, sure = hits - sixes, sure + sixes
    without = "" if hits else "sure-hits" if sure else "no-hits"
    if undefended(state, attack):
        hits, sure, without = 0, sure + hits, "undefended"
    elif (hits or sure) and (instead := wounds_instead(state, attack)) is not None:
        hits, sure, without = 0, 0, "wounds-instead"
    state.change_attack(saves=state.chance.dice(hits), sure=sure, instead=instead or 0)
    tell_defence(state, again=False, without=without)


def wounds_instead(state: State, attack: Attack) -> int | None:
    """Wounds in place of defence dice, where the weapon says so."""
    for _, change, bound in changes(state, WoundsInstead, attack.by, attack):
        count = amount(state, bound, change.n)
        return d3_for(state, bound.seat, bound.name, count) if change.d3 else count
    return None


def tell_defence(state: State, again: bool, without: str = "") -> None:
    rolled = defence_rolled(state, without)
    state.tell(DefenceRolled(state.attacks[-1].on, rolled, rolled.successes, again))


def defence_rolled(state: State, without: str = "") -> Rolled:
    """The defence dice as they lie. (MIN-RESOLVE-06, MIN-RESOLVE-07)"""
    attack = state.attacks[-1]
    return one_by_one(attack.saves, state.units[attack.on].facts.defence, defence_parts(state, attack), without)


def reroll_defence(state: State, seat: Seat) -> Flow[None] | None:
    """Step 5: the owner by an effect, the opponent by the vulnerable token. (MIN-RESOLVE-08, MIN-CONDITION-06)"""
    attack = state.attacks[-1]
    unit = state.units[attack.on]
    if not attack.saves:
        return None
    dice, lies = not_yet(attack.saves, attack.saves_again, seat), defence_rolled(state).dice
    failed = tuple(n for n in dice if not lies[n].counts)
    if state.friends(seat, unit.seat):
        if failed and seat == unit.seat and holds(state, "reroll-defence", attack.on):
            return defence_again(state, seat, "reroll-defence", "MIN-RESOLVE-08", dice, failed)
    elif "vulnerable" in unit.tokens and not holds(state, "keeps-vulnerable", attack.on):
        return defence_again(state, seat, "spend-vulnerable", "MIN-CONDITION-06", dice)
    return None


def defence_again(
    state: State, seat: Seat, about: str, rule: str, dice: Sequence[int], failed: Sequence[int] = ()
) -> Flow[None]:
    attack = state.attacks[-1]
    which = yield from ask(seat, which_dice, about, rule, dice, failed)
    if which:
        if about == "spend-vulnerable":
            spend(state, attack.on, "vulnerable")
        again = (*attack.saves_again, (seat, which))
        state.change_attack(saves=rolled_again(attack.saves, which, state.chance), saves_again=again)
        tell_defence(state, again=True)


# ------------------------------------------------------------------------------------------------- who takes part


def friends_at(state: State, name: str, target: str) -> tuple[str, ...]:
    """The other friends that fight the same enemy."""
    seat = state.units[name].seat
    found = enemies_engaged(state, target)
    return tuple(each for each in found if each != name and state.friends(state.units[each].seat, seat))
