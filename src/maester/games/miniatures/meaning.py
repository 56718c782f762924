"""What the words of a text mean now: whom, whether a unit fits, whether a condition holds, how much."""

from maester.games.miniatures.arc import touched
from maester.games.miniatures.facts import ATTACHMENTS, NCUS, SIZES
from maester.games.miniatures.field import engaged
from maester.games.miniatures.ground import blocking
from maester.games.miniatures.in_play import Bound
from maester.games.miniatures.measure import within
from maester.games.miniatures.sight import sight
from maester.games.miniatures.state import Attack, State
from maester.games.miniatures.tray import outline
from maester.games.miniatures.unit import enemies_engaged, full_wounds, is_solo, ranks, ranks_lost
from maester.games.miniatures.which import Amount, Compared, If, Near, Part, Sum, Which, Zone
from maester.kernel import Seat

REACH = {"short": SIZES.short, "long": SIZES.long}


def part(state: State, bound: Bound, which: Part) -> str | None:
    """The unit that is meant."""
    if which == "commander":
        return commander(state, bound.seat)
    return {
        "this": bound.this,
        "target": bound.target,
        "earlier": bound.earlier,
        "attacker": bound.attacker,
        "defender": bound.defender,
        "subject": bound.subject,
    }[which]


def commander(state: State, seat: Seat) -> str | None:
    return next((name for name, unit in state.units.items() if unit.seat == seat and unit.commander), None)


# ------------------------------------------------------------------------------------------------------ units


def fits(state: State, bound: Bound, which: Which, name: str) -> bool:
    """Whether a unit is one of those. What is asked for cheaply comes first."""
    unit = state.units[name]
    facts = unit.facts
    friend = state.friends(unit.seat, bound.seat)
    if which.side is not None and friend != (which.side == "friend"):
        return False
    if which.type and facts.type not in which.type:
        return False
    if which.faction is not None and facts.faction != which.faction:
        return False
    if which.activated is not None and unit.activated != which.activated:
        return False
    if which.condition is not None and which.condition not in unit.tokens:
        return False
    if which.any_condition and not unit.tokens:
        return False
    if which.commander is not None and unit.commander != which.commander:
        return False
    if which.solo is not None and is_solo(unit) != which.solo:
        return False
    if which.other is not None and part(state, bound, which.other) == name:
        return False
    if which.pillaged and not unit.count("pillage"):
        return False
    if which.used_order and not unit.used:
        return False
    if which.vowed and bound.this is not None and unit.count(f"vow-{bound.this}") == 0:
        return False
    if which.attacked is not None and (name, part(state, bound, which.attacked)) not in state.fought:
        return False
    if which.person is not None and which.person not in persons(state, name):
        return False
    return belongs(state, which, name) and stands(state, bound, which, name)


def belongs(state: State, which: Which, name: str) -> bool:
    from maester.games.miniatures.in_force import abilities, houses  # they ask back which units fit

    if which.house is not None and which.house not in houses(state, name):
        return False
    if which.ability is not None and which.ability not in abilities(state, name):
        return False
    return which.without is None or which.without not in abilities(state, name)


def persons(state: State, name: str) -> list[str | None]:
    unit = state.units[name]
    return [unit.facts.person, *(ATTACHMENTS[each].person for each in unit.attachments if each not in unit.lost)]


def stands(state: State, bound: Bound, which: Which, name: str) -> bool:
    """Where it stands: these look at the table."""
    if which.near is not None and not near(state, bound, which.near, name):
        return False
    if which.engaged is None and which.engaged_with is None and which.enemies is None and which.could_attack is None:
        return True
    if not state.units[name].on_table:
        return False
    found = enemies_engaged(state, name)
    if which.engaged is not None and bool(found) != which.engaged:
        return False
    if which.enemies is not None and len(found) != which.enemies:
        return False
    if which.engaged_with is not None:
        other = part(state, bound, which.engaged_with)
        if other is None or not fights(state, name, other):
            return False
        if which.and_with_another and len(found) < 2:
            return False
        if which.from_behind and touched(state.units[name].placed, state.units[other].placed)[0] == "front":
            return False
    return which.could_attack is None or could_attack(state, name, part(state, bound, which.could_attack))


def fights(state: State, name: str, other: str) -> bool:
    """Whether two are engaged with each other; who is about to be destroyed still is."""
    one, two = state.units[name], state.units[other]
    if two.pose is None or state.friends(one.seat, two.seat):
        return False
    return engaged(one.placed, two.placed)


def near(state: State, bound: Bound, asked: Near, name: str) -> bool:
    """In range, from any point of one tray to any of the other. A unit is in range of itself. (MIN-TERMS-13)"""
    of = part(state, bound, asked.of)
    if of is None or state.units[of].pose is None or state.units[name].pose is None:
        return False
    if of == name:
        return True
    mine, theirs = state.units[of].placed, state.units[name].placed
    if not within(outline(*mine), outline(*theirs), REACH[asked.range]):
        return False
    return not asked.sight or seen(state, of, name)


def seen(state: State, viewer: str, target: str) -> bool:
    """MIN-LOS-05"""
    mine, theirs = state.units[viewer].placed, state.units[target].placed
    others = [
        outline(*unit.placed) for name, unit in state.units.items() if unit.on_table and name not in (viewer, target)
    ]
    return sight(mine, theirs, (*others, *blocking(state.pieces, mine, theirs, "any"))) is not None


def could_attack(state: State, name: str, target: str | None) -> bool:
    from maester.games.miniatures.ranged import can_shoot
    from maester.games.miniatures.reach import can_charge  # geometry that itself asks for numbers

    if target is None or not state.units[target].on_table:
        return False
    if engaged := enemies_engaged(state, name):
        return target in engaged
    return can_charge(state, name, target) or can_shoot(state, name, target)


# ------------------------------------------------------------------------------------------------------ conditions


def controls(state: State, seat: Seat, zone: Zone | str) -> bool:
    """An NCU of the player stands on it, or an effect says so. (MIN-BOARD-08)"""
    guards = state.board.get("water-gardens")
    if guards is not None and not state.friends(state.ncus[guards].seat, seat):
        return False
    ncu = state.board.get(zone)
    if ncu is not None and state.ncus[ncu].seat == seat:
        return True
    return any(
        each.word == zone and each.bound.seat == seat
        for each in state.lasting
        if each.change.__struct_config__.tag == "controls"
    )


def rivals(state: State, seat: Seat, zone: Zone) -> bool:
    return any(controls(state, foe, zone) for foe in state.foes(seat))


def at_hand(state: State, bound: Bound) -> Attack | None:
    """The attack at hand, if the text is about it."""
    if state.attacks and bound.attacker == state.attacks[-1].by:
        return state.attacks[-1]
    return None


def holds(state: State, bound: Bound, asked: If | None) -> bool:
    return asked is None or (
        on_the_board(state, bound, asked) and of_units(state, bound, asked) and of_the_attack(state, bound, asked)
    )


def on_the_board(state: State, bound: Bound, asked: If) -> bool:
    seat = bound.seat
    if asked.control and not any(controls(state, seat, zone) for zone in asked.control):
        return False
    if not all(controls(state, seat, zone) for zone in asked.control_all):
        return False
    if asked.rival and not any(rivals(state, seat, zone) for zone in asked.rival):
        return False
    if any(rivals(state, seat, zone) for zone in asked.no_rival):
        return False
    if asked.anyone and not any(controls(state, seat, zone) or rivals(state, seat, zone) for zone in asked.anyone):
        return False
    if asked.zone and bound.zone not in asked.zone:
        return False
    if asked.round and state.round < asked.round:
        return False
    if asked.my_turn and state.active != seat:
        return False
    if asked.counters and counters(state, bound) < asked.counters:
        return False
    return not asked.any or any(holds(state, bound, each) for each in asked.any)


def counters(state: State, bound: Bound) -> int:
    """Tokens on this card."""
    if bound.origin == "attached":
        laid = [each for each in state.laid if each.card == bound.name and each.on == bound.this]
        return laid[0].counters if laid else 0
    if bound.ncu is not None:
        return state.ncus[bound.ncu].count("order")
    return state.units[bound.this].count(bound.name) if bound.this is not None else 0


def of_units(state: State, bound: Bound, asked: If) -> bool:
    for which, who in (
        (asked.this, bound.this),
        (asked.target, bound.target),
        (asked.attacker, bound.attacker),
        (asked.defender, bound.defender),
        (asked.subject, bound.subject),
    ):
        if which is not None and (who is None or not fits(state, bound, which, who)):
            return False
    if asked.commander is not None:
        leads = commander(state, bound.seat)
        if leads is None or not fits(state, bound, asked.commander, leads):
            return False
    if asked.ranks is not None:
        who = part(state, bound, asked.ranks.of)
        if who is None:
            return False
        unit = state.units[who]
        if asked.ranks.lost is not None and ranks_lost(unit) < asked.ranks.lost:
            return False
        if asked.ranks.left is not None and ranks(unit) != asked.ranks.left:
            return False
    if asked.full is not None and (who := part(state, bound, asked.full)) is not None and ranks_lost(state.units[who]):
        return False
    if asked.compared is not None and not compared(state, bound, asked.compared):
        return False
    if asked.pillage and (bound.this is None or state.units[bound.this].count("pillage") < asked.pillage):
        return False
    if asked.alive is not None and not alive(state, part(state, bound, asked.alive)):
        return False
    if asked.has_maneuvered is not None and (bound.this in state.started) != asked.has_maneuvered:
        return False
    if asked.somebody is not None and not units_that_fit(state, bound, asked.somebody):
        return False
    return asked.nobody is None or not units_that_fit(state, bound, asked.nobody)


def alive(state: State, name: str | None) -> bool:
    return name is not None and state.units[name].on_table


def compared(state: State, bound: Bound, asked: Compared) -> bool:
    one, other = part(state, bound, asked.of), part(state, bound, asked.to)
    if one is None or other is None:
        return False
    mine, theirs = state.units[one], state.units[other]
    if asked.how == "fewer":
        return ranks(mine) < ranks(theirs)
    if asked.how == "not-more":
        return ranks(mine) <= ranks(theirs)
    if asked.how == "more":
        return ranks(mine) > ranks(theirs)
    return ranks_lost(mine) >= ranks_lost(theirs)


FACES = {"front": "front", "left": "flank", "right": "flank", "rear": "rear"}


def of_the_attack(state: State, bound: Bound, asked: If) -> bool:
    attack = at_hand(state, bound)
    if asked.arc and FACES[attack.arc if attack is not None else bound.word or "front"] not in asked.arc:
        return False
    if asked.charging is not None and (attack is None or attack.charge != asked.charging):
        return False
    if asked.attack_wounds is not None and (attack is None or (attack.wounds > 0) != asked.attack_wounds):
        return False
    if asked.attack_ranks is not None and (
        attack is None or (ranks_destroyed(state, attack) > 0) != asked.attack_ranks
    ):
        return False
    if asked.save_shows_one and (attack is None or 1 not in attack.saves):
        return False
    return not asked.held or (attack is not None and (attack.by, attack.on) in state.held)


def ranks_destroyed(state: State, attack: Attack) -> int:
    return max(0, attack.ranks - ranks(state.units[attack.on]))


# ------------------------------------------------------------------------------------------------------ amounts


def units_that_fit(state: State, bound: Bound, which: Which) -> list[str]:
    """Combat units on the table."""
    return [name for name, unit in state.units.items() if unit.on_table and fits(state, bound, which, name)]


def amount(state: State, bound: Bound, asked: Amount) -> int:
    """n + times × what is counted."""
    if isinstance(asked, int):
        return asked
    count = counted(state, bound, asked)
    if asked.most is not None:
        count = min(count, asked.most)
    return asked.n + asked.times * count


def counted(state: State, bound: Bound, asked: Sum) -> int:
    per, attack = asked.per, at_hand(state, bound)
    if per == "zones":
        return sum([controls(state, bound.seat, zone) for zone in asked.zones])
    if per == "given":
        return bound.given
    if per == "test-wounds":
        return bound.amount
    if per == "counters":
        return counters(state, bound)
    if per in ("units", "ranks-of"):
        assert asked.which is not None
        found = units_that_fit(state, bound, asked.which)
        return len(found) if per == "units" else sum([ranks(state.units[name]) for name in found])
    if per in ("attack-wounds", "attack-ranks", "misses", "ones"):
        return 0 if attack is None else of_dice(state, attack, per)
    who = part(state, bound, asked.of)
    if who is None:
        return 0
    unit = state.units[who]
    if per == "lost":
        return ranks_lost(unit)
    if per == "left":
        return ranks(unit)
    if per == "conditions":
        return len(unit.tokens)
    if per == "pillage":
        return unit.count("pillage")
    return full_wounds(unit.card) - unit.wounds


def of_dice(state: State, attack: Attack, per: str) -> int:
    if per == "attack-wounds":
        return attack.wounds
    if per == "attack-ranks":
        return ranks_destroyed(state, attack)
    if per == "ones":
        return attack.dice.count(1)
    from maester.games.miniatures.attack import successful  # it asks for numbers

    return len(attack.dice) - successful(state)


def influence_bearer(state: State, ncu: str) -> str | None:
    who = state.ncus[ncu]
    return who.on if NCUS[who.card].influence is not None else None
