"""MORALE and PANIC: two dice against the morale value; who fails a panic test suffers what the D3 shows."""

from maester.games.miniatures.attack import spend, which_dice
from maester.games.miniatures.dice import d3, total
from maester.games.miniatures.events import PanicTested
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.measure import within
from maester.games.miniatures.state import State
from maester.games.miniatures.tray import outline
from maester.games.miniatures.unit import take_wounds
from maester.games.miniatures.victory import check_elimination
from maester.kernel import Flow, ask


def panic(state: State, unit: str, modifier: int) -> Flow[None]:
    """2D6 and the D3 together; a panicked unit's opponent may have any of them rolled again. (MIN-PANIC-02..05)"""
    tested = state.units[unit]
    if not tested.on_table:
        return
    attack = state.attacks[-1] if state.attacks else None
    if attack is not None and attack.on == unit and attack.wounds == 0:
        state.tell(PanicTested(unit, (), modifier, True))  # passed without a roll (MIN-RESOLVE-11, MIN-RULE-28)
        return
    dice = (*state.chance.dice(2), d3(state.chance))
    modifier += terrain_modifier(state, unit)
    if "panicked" in tested.tokens:
        rule = "MIN-CONDITION-05"
        which = yield from ask(state.other(tested.seat), which_dice, "spend-panicked", rule, dice)
        if which:
            spend(state, unit, "panicked")
            dice = tuple(anew(state, n) if n in which else face for n, face in enumerate(dice))
    passed = total(dice[:2], modifier) >= tested.facts.morale
    state.tell(PanicTested(unit, dice, modifier, passed))
    if not passed:
        take_wounds(state, unit, dice[2], None if attack is None else state.units[attack.by].seat)
        check_elimination(state)


def anew(state: State, n: int) -> int:
    """The third die of a panic test is the D3. (MIN-PANIC-05)"""
    return d3(state.chance) if n == 2 else state.chance.dice(1)[0]


def terrain_modifier(state: State, name: str) -> int:
    """Pieces in short range inspire or horrify; equal ones count once. (MIN-TERRAIN-INSPIRING-01, MIN-STACK-01)"""
    shape = outline(*state.units[name].placed)
    near = [piece for piece in state.pieces if within(shape, piece.shape, SIZES.short)]
    return any(piece.has("inspiring") for piece in near) - any(piece.has("horrific") for piece in near)
