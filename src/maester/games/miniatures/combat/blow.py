"""An attack as numbers, for its odds: the same that are rolled against when it is made."""

from collections.abc import Iterator
from copy import copy

from msgspec.structs import replace

from maester.games.miniatures.combat.attack import arc_bonus, has_reroll, without_keywords
from maester.games.miniatures.combat.morale import terrain_parts
from maester.games.miniatures.combat.odds import Blow
from maester.games.miniatures.combat.rolled import sum_of
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.numbers import dice_of, holds, keywords, morale_of, number
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.changes import Morale, PanicMost, WoundsInstead
from maester.games.miniatures.texts.in_force import changes
from maester.games.miniatures.texts.meaning import amount
from maester.games.miniatures.texts.which import Sum
from maester.games.miniatures.unit import is_wall, ranks
from maester.games.miniatures.values import Attack


def blow_of(state: State, attack: Attack) -> Blow:
    """An attack that is made, or only considered."""
    state = considered(state, attack)
    by, on = attack.by, attack.on
    attacker, defender = state.units[by], state.units[on]
    wall = is_wall(defender)
    instead, d3 = wounds_instead(state, attack)
    return Blow(
        dice=dice_of(state, attack),
        to_hit=attacker.facts.weapon(attack.weapon).hit,
        hit=number(state, "hit", by, attack),
        save=defender.facts.defence,
        morale=morale_of(state, on),
        left=defender.wounds,
        defence=sum_of(without_keywords(state, attack)),
        panic=arc_bonus(state, attack)
        + number(state, "panic", on)
        + number(state, "morale", on)
        + (0 if wall else sum_of(terrain_parts(state, on))),
        rallies=() if wall else tuple(rallies(state, on)),
        panic_wounds=number(state, "panic-wounds", on),
        panic_most=min([change.n for _, change, _ in changes(state, PanicMost, on)], default=None),
        never_panics=wall or holds(state, "passes-test", on),
        reroll=has_reroll(state, attack),
        reroll_defence=holds(state, "reroll-defence", on),
        reroll_test=holds(state, "reroll-test", on),
        keywords=keywords(state, attack),
        weakened="weakened" in attacker.tokens and not holds(state, "keeps-weakened", by, attack),
        vulnerable="vulnerable" in defender.tokens and not holds(state, "keeps-vulnerable", on),
        panicked="panicked" in defender.tokens and not holds(state, "keeps-panicked", on),
        twice=holds(state, "two-hits", by, attack),
        extra_hits=number(state, "extra-hits", by, attack),
        no_defence=wall or holds(state, "no-defence", by, attack),
        instead=instead,
        instead_d3=d3,
        block=number(state, "block", on, attack),
        halve=wall or holds(state, "halve", on),
        extra_wounds=number(state, "extra-wounds", by, attack),
        defender_first=state.friends(state.active, defender.seat),
    )


def rallies(state: State, name: str) -> Iterator[tuple[int, int]]:
    """Whoever is steadier with fewer ranks tests after the wounds: from how many on, and how much more it gets then."""
    unit, now = state.units[name], number(state, "morale", name)
    counted = [change.n for _, change, _ in changes(state, Morale, name)]
    if not any(isinstance(n, Sum) and n.per in ("lost", "left") for n in counted):
        return
    in_rank = SIZES.trays[unit.facts.tray].columns * unit.facts.wounds
    for kept in range(ranks(unit) - 1, 0, -1):
        twin = copy(state)
        twin.units = {**state.units, name: replace(unit, wounds=kept * in_rank)}
        yield unit.wounds - kept * in_rank, number(twin, "morale", name) - now


def considered(state: State, attack: Attack) -> State:
    """The position as if an attack had been declared, so that texts that ask about the attack at hand find it. All but
    the list of attacks is shared with the real position, so it must not be played on."""
    if state.attacks and (state.attacks[-1].by, state.attacks[-1].on) == (attack.by, attack.on):
        return state
    twin = copy(state)
    twin.attacks = (*state.attacks, replace(attack, ranks=ranks(state.units[attack.on])))
    return twin


def wounds_instead(state: State, attack: Attack) -> tuple[int | None, bool]:
    """Wounds in place of defence dice, and whether a D3 is added."""
    for _, change, bound in changes(state, WoundsInstead, attack.by, attack):
        return amount(state, bound, change.n), change.d3
    return None, False
