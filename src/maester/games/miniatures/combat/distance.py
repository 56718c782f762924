"""Distance dice that may be rolled again, disorderly charges, and tokens that come with charges and retreats."""

from msgspec.structs import replace

from maester.games.miniatures.combat.harm import comes
from maester.games.miniatures.combat.reach import DIE, contact_travel, least_die, stood
from maester.games.miniatures.combat.rolled import Rolled, added_up
from maester.games.miniatures.events import DieAgain
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.tray import Arc
from maester.games.miniatures.numbers import holds, speed, speed_parts
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import ChargeMove, Retreat
from maester.games.miniatures.steps.texts import Happens, TokenComes
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.fitting import fits, part
from maester.games.miniatures.texts.in_force import changes
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.meaning import FACES
from maester.games.miniatures.texts.questions import yes_or_no
from maester.games.miniatures.texts.which import Condition, Part, Which
from maester.games.miniatures.unit import field_around
from maester.games.miniatures.values import Attack
from maester.kernel import Flow, ask


def is_against(state: State, bound: Bound, against: Part | Which | None, target: str) -> bool:
    """Whether a change that is limited to certain targets works against this one."""
    if against is None:
        return True
    return fits(state, bound, against, target) if isinstance(against, Which) else part(state, bound, against) == target


def charge_again(state: State, unit: str, target: str, arc: Arc, heading: int, die: int) -> Flow[None] | None:
    """The charge die may be rolled again where an effect says so; a die that counts as a 6 needs no second roll."""
    if holds(state, "sure-charge", unit):
        state.do_next(ChargeMove(unit, target, arc, heading, 6))
        return None
    found = may_reroll(state, unit, target)
    if not found:
        state.do_next(ChargeMove(unit, target, arc, heading, die))
        return None
    return rolling_charge(state, unit, target, arc, heading, die, found[0])


def charge_rolled(state: State, unit: str, target: str, heading: int, die: int) -> Rolled:
    """How far the charger goes, and how far it has to go; with a 7 where no face is enough. (MIN-CHARGE-11)"""
    parts = speed_parts(state, unit)
    if not (state.units[unit].on_table and state.units[target].on_table):
        return added_up((die,), parts)
    kind, x, y, _ = state.units[unit].placed
    field, start, inches = field_around(state, unit), (kind, x, y, heading), speed(state, unit)
    travel = contact_travel(start, stood(field, target), field, inches * THOU + DIE)
    needed = inches + least_die(start, travel, field, inches * THOU)
    sure = tuple(dict.fromkeys(bound.name for _, _, bound in changes(state, words.SureCharge, unit)))
    return replace(added_up((die,), parts, needed), sure=sure)


def may_reroll(state: State, unit: str, target: str) -> list[str]:
    """What lets a unit roll its charge die again."""
    return [
        bound.name
        for _, change, bound in changes(state, words.RerollCharge, unit)
        if is_against(state, bound, change.against, target)
    ]


def rolling_charge(state: State, unit: str, target: str, arc: Arc, heading: int, die: int, name: str) -> Flow[None]:
    if (yield from ask(state.units[unit].seat, yes_or_no, "reroll-charge", name)):
        (die,) = state.chance.dice(1)
        state.tell(DieAgain(unit, charge_rolled(state, unit, target, heading, die)))
    state.do_next(ChargeMove(unit, target, arc, heading, die))


def disorder(state: State, unit: str, target: str, arc: Arc, die: int) -> tuple[Condition, ...] | None:
    """The tokens a disorderly charge costs, none as a rule; None if the charge is orderly. (MIN-DISORDERLY-01)"""
    found: tuple[Condition, ...] | None = () if die == 1 else None
    for _, change, bound in changes(state, words.Disorderly, unit):
        asked = not change.arc or FACES[arc] in change.arc
        if asked and die <= change.n and is_against(state, bound, change.against, target):
            found = tuple(dict.fromkeys((*(found or ()), *change.gives)))
    return found


Tokens = tuple[Happens | TokenComes, ...]


def charge_tokens(state: State, unit: str, target: str) -> Tokens:
    """Tokens the target of a charge gets, because of something that was played on the charge."""
    found = [token for _, change, _ in changes(state, words.ChargeGives, unit) for token in change.conditions]
    return tuple(step for token in dict.fromkeys(found) for step in comes(target, token))


def failed_charge_tokens(state: State, unit: str) -> Tokens:
    found = [token for _, change, _ in changes(state, words.FailedChargeGives, unit) for token in change.conditions]
    return tuple(step for token in dict.fromkeys(found) for step in comes(unit, token))


def attack_tokens(state: State, attack: Attack) -> Tokens:
    """Tokens that come with an attack, before anything answers to it."""
    mine = [token for _, change, _ in changes(state, words.AttackersGet, attack.on) for token in change.conditions]
    theirs = [token for _, change, _ in changes(state, words.DefendersGet, attack.by) for token in change.conditions]
    steps = [step for token in dict.fromkeys(mine) for step in comes(attack.by, token)]
    steps += [step for token in dict.fromkeys(theirs) for step in comes(attack.on, token)]
    if not attack.charge:
        steps += taunt_tokens(state, attack.by, attack.on)
    return tuple(steps)


def taunt_tokens(state: State, unit: str, target: str | None) -> Tokens:
    """What a taunted unit gets, all turn long, if it does anything other than attack or charge whoever taunted it."""
    found: list[Happens | TokenComes] = []
    for who, by, conditions in state.taunted:
        if who == unit and by != target and state.units[by].on_table:
            found += [step for token in conditions for step in comes(unit, token)]
    return tuple(found)


# ------------------------------------------------------------------------------------------------------ retreats


def retreat_again(state: State, unit: str, die: int) -> Flow[None] | None:
    if holds(state, "reroll-retreat", unit):
        return rolling_retreat(state, unit, die)
    state.do_next(Retreat(unit, (speed(state, unit) + die) * THOU))
    return None


def rolling_retreat(state: State, unit: str, die: int) -> Flow[None]:
    if (yield from ask(state.units[unit].seat, yes_or_no, "reroll-retreat", unit)):
        (die,) = state.chance.dice(1)
        state.tell(DieAgain(unit, added_up((die,), speed_parts(state, unit))))
    state.do_next(Retreat(unit, (speed(state, unit) + die) * THOU))


def left_behind(state: State, unit: str, enemies: tuple[str, ...]) -> tuple[Tokens, bool]:
    """The tokens for the enemies that a unit retreats from, and whether these may pivot."""
    found = [change for _, change, _ in changes(state, words.SlipsAway, unit)]
    tokens = [token for change in found for token in change.gives]
    steps = tuple(step for enemy in enemies for token in dict.fromkeys(tokens) for step in comes(enemy, token))
    return steps, not any(change.no_pivot for change in found)
