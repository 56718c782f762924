"""Which dice to roll again: a player's own failures, and the successes of others."""

from typing import Any

from maester.games.miniatures.combat.attack import attack_rolled, defence_rolled
from maester.games.miniatures.combat.harm import saves_rolled
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Saves
from maester.kernel import Chance, Seat

Which = tuple[int, ...]


def hits(state: State, options: Which, wanted: bool) -> Which:
    """The attack dice that hit, or those that miss."""
    lies = attack_rolled(state)
    return tuple(n for n in options if lies.dice[n].counts is wanted)


def saves(state: State, options: Which, wanted: bool) -> Which:
    """The defence dice that block, or those that do not."""
    step = state.step
    lies = saves_rolled(state, step) if isinstance(step, Saves) else defence_rolled(state)
    return tuple(n for n in options if lies.dice[n].counts is wanted)


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
