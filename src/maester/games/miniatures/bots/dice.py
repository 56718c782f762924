"""Which dice to roll again: a player's own failures, and the successes of others."""

from typing import Any

from maester.games.miniatures.combat.blow import blow_of
from maester.games.miniatures.combat.dice import succeeds
from maester.games.miniatures.numbers import number
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Saves
from maester.kernel import Chance, Seat

Which = tuple[int, ...]


def hits(state: State, options: Which, wanted: bool) -> Which:
    """The attack dice that hit, or those that miss."""
    attack = state.attacks[-1]
    blow = blow_of(state, attack)
    return tuple(n for n in options if succeeds(attack.dice[n], blow.to_hit, blow.hit) is wanted)


def saves(state: State, options: Which, wanted: bool) -> Which:
    """The defence dice that block, or those that do not."""
    if isinstance(state.step, Saves):  # hits without an attack
        lie = state.step
        need, more = state.units[lie.unit].facts.defence, number(state, "defence", lie.unit) + lie.modifier
        return tuple(n for n in options if succeeds(lie.dice[n], need, more) is wanted)
    attack = state.attacks[-1]
    blow = blow_of(state, attack)
    return tuple(n for n in options if succeeds(attack.saves[n], blow.save, blow.saving) is wanted)


def own_attack(state: State, seat: Seat, decision: Any, chance: Chance) -> Which:
    return hits(state, decision.options, wanted=False)


def their_attack(state: State, seat: Seat, decision: Any, chance: Chance) -> Which:
    return hits(state, decision.options, wanted=True)


def own_saves(state: State, seat: Seat, decision: Any, chance: Chance) -> Which:
    return saves(state, decision.options, wanted=False)


def their_saves(state: State, seat: Seat, decision: Any, chance: Chance) -> Which:
    return saves(state, decision.options, wanted=True)


def own_test(state: State, seat: Seat, decision: Any, chance: Chance) -> Which:
    """Low dice fail a test."""
    dice = state.tests[-1].dice
    return tuple(n for n in decision.options if n < 2 and dice[n] < 4)


def their_test(state: State, seat: Seat, decision: Any, chance: Chance) -> Which:
    dice = state.tests[-1].dice
    return tuple(n for n in decision.options if n < 2 and dice[n] > 3)
