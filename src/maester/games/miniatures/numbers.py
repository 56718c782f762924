"""Numbers with their modifiers: never stored, but added up when asked for. (MIN-STACK-01, MIN-STACK-02)"""

from typing import Literal

from maester.games.miniatures.combat.rolled import Part, Parts, some, sum_of
from maester.games.miniatures.facts import MODES, Keyword
from maester.games.miniatures.state import State
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.in_force import added, attack_words, changes, has, summands
from maester.games.miniatures.texts.meaning import amount
from maester.games.miniatures.texts.records import ABILITIES
from maester.games.miniatures.texts.which import Condition
from maester.games.miniatures.unit import attack_dice, ranks_lost
from maester.games.miniatures.values import Attack
from maester.kernel import Seat

SLOW = 2
"""The Speed of a unit that carries a marker in A Dance with Dragons. (MIN-MODE-ADWD-05, MIN-RULE-90)"""
HAND, MOST_CARDS = 3, 5


Counted = Literal[
    "hit",
    "dice",
    "rank-dice",
    "extra-hits",
    "extra-wounds",
    "defence",
    "block",
    "morale",
    "panic",
    "panic-wounds",
    "speed",
]
"""A number that changes add to, by the name that rules use for it."""
Bend = Literal[
    "highest-dice",
    "lowest-dice",
    "no-bonus",
    "reroll-attack",
    "two-hits",
    "no-defence",
    "reroll-defence",
    "halve",
    "passes-test",
    "reroll-test",
    "march-pivot",
    "moves-through",
    "reroll-retreat",
    "sure-charge",
    "no-objectives",
    "no-points",
    "no-healing",
    "keeps-panicked",
    "keeps-vulnerable",
    "keeps-weakened",
    "ignores-dangerous",
    "ignores-hindering",
    "ignores-rough",
    "cannot-charge",
    "cannot-retreat",
    "cannot-shift",
]
"""A rule that changes bend. The words are closed: a misspelt one is an error of types, and where it is asked for."""

NUMBERS: dict[Counted, type[words.Change]] = {
    "hit": words.Hit,
    "dice": words.Dice,
    "rank-dice": words.RankDice,
    "extra-hits": words.ExtraHits,
    "extra-wounds": words.ExtraWounds,
    "defence": words.Defence,
    "block": words.Block,
    "morale": words.Morale,
    "panic": words.Panic,
    "panic-wounds": words.PanicWounds,
    "speed": words.Speed,
}
BENDS: dict[Bend, type[words.Change]] = {
    "highest-dice": words.Highest,
    "lowest-dice": words.Lowest,
    "no-bonus": words.NoBonus,
    "reroll-attack": words.RerollAttack,
    "two-hits": words.TwoHits,
    "no-defence": words.NoDefence,
    "reroll-defence": words.RerollDefence,
    "halve": words.Halve,
    "passes-test": words.PassesTest,
    "reroll-test": words.RerollTest,
    "march-pivot": words.MarchPivot,
    "moves-through": words.MovesThrough,
    "reroll-retreat": words.RerollRetreat,
    "sure-charge": words.SureCharge,
    "no-objectives": words.NoObjectives,
    "no-points": words.NoPoints,
    "no-healing": words.NoHealing,
}
"""The changes that bend a rule, and need say no more."""
KEEPS: dict[Bend, Condition] = {
    "keeps-panicked": "panicked",
    "keeps-vulnerable": "vulnerable",
    "keeps-weakened": "weakened",
}
IGNORES: dict[Bend, Keyword] = {
    "ignores-dangerous": "dangerous",
    "ignores-hindering": "hindering",
    "ignores-rough": "rough",
}
CANNOT: dict[Bend, Literal["charge", "retreat", "shift"]] = {
    "cannot-charge": "charge",
    "cannot-retreat": "retreat",
    "cannot-shift": "shift",
}
"""Which token, which terrain, which action a change must name."""


def number(state: State, what: Counted, unit: str, attack: Attack | None = None) -> int:
    """The sum of all modifiers in force; of equal names only one counts. (MIN-STACK-01)"""
    return added(state, NUMBERS[what], unit, attack)


def parts(state: State, what: Counted, unit: str, attack: Attack | None = None) -> Parts:
    """The same one by one, each with the name of the ability or card it comes from."""
    found: dict[str, int] = {}
    for source, n in summands(state, NUMBERS[what], unit, attack):
        found[source] = found.get(source, 0) + n
    return tuple(Part(n, source) for source, n in found.items() if n)


def holds(state: State, what: Bend, unit: str, attack: Attack | None = None) -> bool:
    """Whether something that bends a rule is in force."""
    if what in BENDS:
        return has(state, BENDS[what], unit, attack)
    if what in KEEPS:
        return any(change.condition == KEEPS[what] for _, change, _ in changes(state, words.KeepsToken, unit, attack))
    if what in IGNORES:
        return any(IGNORES[what] in change.keywords for _, change, _ in changes(state, words.IgnoresTerrain, unit))
    action = CANNOT[what]
    return any(action in change.actions for _, change, _ in changes(state, words.CannotAct, unit))


def keywords(state: State, attack: Attack) -> frozenset[str]:
    """Vicious, critical blow, precision, sundering: each counts once. (MIN-EX-38)"""
    return attack_words(state, attack)


def is_melee(state: State, attack: Attack) -> bool:
    return state.units[attack.by].facts.weapon(attack.weapon).range == "melee"


def dice_of(state: State, attack: Attack) -> int:
    """How many attack dice: by the ranks left, the highest or the lowest number. (MIN-RESOLVE-01, MIN-DICE-04, -05)"""
    unit = state.units[attack.by]
    printed = unit.facts.weapon(attack.weapon).dice
    if holds(state, "lowest-dice", attack.by, attack):
        dice = min(printed)
    elif holds(state, "highest-dice", attack.by, attack):
        dice = max(printed)
    elif shown := number(state, "rank-dice", attack.by, attack):
        dice = printed[min(max(ranks_lost(unit) - shown, 0), len(printed) - 1)]
    else:
        dice = attack_dice(unit, attack.weapon)
    return max(0, dice + number(state, "dice", attack.by, attack))


def speed(state: State, name: str) -> int:
    """How far a unit moves, in inches. (MIN-UNIT-11)"""
    unit = state.units[name]
    now = max(0, unit.facts.speed + number(state, "speed", name))
    if MODES[state.mode].control == "carried" and name in state.markers.values():
        return min(now, SLOW)
    return now


def speed_parts(state: State, name: str) -> Parts:
    """Its speed, as it is added to a die: what is printed, what changes it, and what a marker takes away."""
    found = (Part(state.units[name].facts.speed, "speed"), *parts(state, "speed", name))
    return (*found, *some(Part(speed(state, name) - sum_of(found), "slowed")))


def hand_size(state: State, seat: Seat) -> int:
    """The number of cards a hand is refilled to. (MIN-CLEANUP-08)"""
    return HAND + more_cards(state, seat)


def most_cards(state: State, seat: Seat) -> int:
    """The most cards a hand may hold. (MIN-CLEANUP-09)"""
    return MOST_CARDS + more_cards(state, seat)


def more_cards(state: State, seat: Seat) -> int:
    """What units, objective cards and NCUs add to a hand."""
    own = [name for name, unit in state.units.items() if unit.seat == seat and unit.wounds]
    found = sum([added(state, words.HandSize, name) for name in own])
    return found + sum([ncu_cards(state, name) for name, ncu in state.ncus.items() if ncu.seat == seat])


def ncu_cards(state: State, ncu: str) -> int:
    """What an NCU adds to the hand of its player."""
    if state.ncus[ncu].gone or ncu in state.silenced:
        return 0
    changes_of = [change for name in state.ncus[ncu].facts.abilities for change in ABILITIES[name].modifies]
    return sum([change.n for change in changes_of if isinstance(change, words.HandSize)])


def morale_of(state: State, name: str) -> int:
    """The printed value, or the one an effect sets."""
    found = [change.n for _, change, _ in changes(state, words.MoraleValue, name)]
    return min([state.units[name].facts.morale, *found])


def panic_most(state: State, name: str, wounds: int) -> int:
    """Wounds of a failed panic test, at most so many."""
    return min([wounds, *(change.n for _, change, _ in changes(state, words.PanicMost, name))])


def morale_wounds(state: State, name: str) -> int:
    """Wounds of a failed morale test other than a panic test."""
    found = changes(state, words.PanicWounds, name)
    return sum([amount(state, bound, change.n) for _, change, bound in found if change.any_test])
