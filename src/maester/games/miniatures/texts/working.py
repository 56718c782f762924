"""Whether a change works on a unit: it is meant, its condition holds, and the attack at hand is the right one."""

from typing import Any

from maester.games.miniatures.state import State
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.changes import AttackChange, Change
from maester.games.miniatures.texts.fitting import fits, part
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.meaning import holds
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.values import Attack

DEFENDING = (words.Defence, words.RerollDefence, words.Block, words.Halve)
TESTING = (words.Panic, words.PanicWounds)


def works_on(state: State, bound: Bound, change: Change, name: str) -> bool:
    """Whether a printed change is one of that unit's now."""
    if isinstance(change.on, Which):
        if not fits(state, bound, change.on, name):
            return False
    elif part(state, bound, change.on) != name:
        return False
    return concerns(state, bound, change, name) and holds(state, bound, change.if_)


def concerns(state: State, bound: Bound, change: Change, name: str) -> bool:
    """Whether a change fits the attack at hand: the right kind, the unit in the right role, the right opponent."""
    if not isinstance(change, AttackChange):
        return True
    if isinstance(change, (*DEFENDING, *TESTING)) and change.against is None and change.attack is None:
        return True  # whoever attacks: an attacker, too, is struck back and tests
    if bound.attacker is None or bound.defender is None:
        return False
    mine, other = bound.attacker, bound.defender
    if isinstance(change, (*DEFENDING, *TESTING)):
        mine, other = other, mine
    if mine != name and not isinstance(change, words.KeepsToken):
        return False
    if change.attack is not None and change.attack != kind_of_attack(state, bound):
        return False
    if change.against is None:
        return True
    if isinstance(change.against, Which):
        return fits(state, bound, change.against, other)
    return part(state, bound, change.against) == other


def kind_of_attack(state: State, bound: Bound) -> str:
    attack = state.attacks[-1] if state.attacks and state.attacks[-1].by == bound.attacker else None
    weapon = bound.weapon if attack is None else attack.weapon
    if bound.attacker is None or weapon is None:
        return bound.word
    return "melee" if state.units[bound.attacker].facts.weapon(weapon).range == "melee" else "ranged"


def lasts_on(state: State, lasting: Any, name: str) -> bool:
    if lasting.on is not None:
        return bool(lasting.on == name)
    on = lasting.change.on
    return isinstance(on, Which) and fits(state, lasting.bound, on, name)


def lasts_against(state: State, lasting: Any, attack: Attack | None, name: str) -> bool:
    """A change made for one attack works on that attack only; one against a certain unit, on attacks on that unit."""
    if lasting.until == "attack" and lasting.depth != len(state.attacks):
        return False
    if lasting.until == "test" and lasting.depth != len(state.tests):
        return False
    change = lasting.change
    if not isinstance(change, AttackChange) or (change.attack is None and change.against is None):
        return True
    if attack is None:
        return False
    bound = Bound(lasting.bound.seat, lasting.bound.name, attacker=attack.by, defender=attack.on, weapon=attack.weapon)
    if change.attack is not None and change.attack != kind_of_attack(state, bound):
        return False
    other = attack.on if attack.by == name else attack.by
    if lasting.against is not None:
        return bool(lasting.against == other)
    return change.against is None or (
        isinstance(change.against, Which) and fits(state, lasting.bound, change.against, other)
    )
