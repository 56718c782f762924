"""What the words of a text mean now: whether a condition holds, and how much an amount is. Units are in fitting.py."""

from maester.games.miniatures.modes import tally
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.control import controls, rivals
from maester.games.miniatures.texts.fitting import commander, fits, part, units_that_fit
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.which import Amount, Compared, If, Sum
from maester.games.miniatures.unit import full_wounds, ranks, ranks_lost
from maester.games.miniatures.values import Attack

# ------------------------------------------------------------------------------------------------------ conditions


def at_hand(state: State, bound: Bound) -> Attack | None:
    """The attack at hand, if the text is about it."""
    if state.attacks and bound.attacker == state.attacks[-1].by:
        return state.attacks[-1]
    return None


def holds(state: State, bound: Bound, asked: If | None) -> bool:
    return asked is None or (
        on_the_board(state, bound, asked)
        and of_units(state, bound, asked)
        and of_the_attack(state, bound, asked)
        and of_the_battle(state, bound, asked)
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
        laid = [each for each in state.laid if each.card == bound.name and each.seat == bound.seat]
        here = [each for each in laid if each.on == bound.this] or laid  # it may lie on another unit that shares it
        return here[0].counters if here else 0
    if bound.ncu is not None:
        return state.ncus[bound.ncu].count("order")
    return state.units[bound.this].count(bound.name) if bound.this is not None else 0


def of_units(state: State, bound: Bound, asked: If) -> bool:
    return (
        are_such(state, bound, asked)
        and in_ranks(state, bound, asked)
        and this_has(state, bound, asked)
        and (asked.alive is None or alive(state, part(state, bound, asked.alive)))
        and (asked.somebody is None or bool(units_that_fit(state, bound, asked.somebody)))
        and (asked.nobody is None or not units_that_fit(state, bound, asked.nobody))
    )


def are_such(state: State, bound: Bound, asked: If) -> bool:
    """Each unit that the text speaks of is as it says."""
    for which, who in (
        (asked.this, bound.this),
        (asked.target, bound.target),
        (asked.attacker, bound.attacker),
        (asked.defender, bound.defender),
        (asked.subject, bound.subject),
    ):
        if which is not None and (who is None or not fits(state, bound, which, who)):
            return False
    if asked.commander is None:
        return True
    leads = commander(state, bound.seat)
    return leads is not None and fits(state, bound, asked.commander, leads)


def in_ranks(state: State, bound: Bound, asked: If) -> bool:
    """Ranks lost and left, and compared with those of another."""
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
    return asked.compared is None or compared(state, bound, asked.compared)


def this_has(state: State, bound: Bound, asked: If) -> bool:
    """Pillage, a bonded animal, a free move behind it."""
    if asked.pillage and (bound.this is None or state.units[bound.this].count("pillage") < asked.pillage):
        return False
    if asked.bonded is not None and (bound.this is None or not state.units[bound.this].count(asked.bonded)):
        return False
    return asked.has_maneuvered is None or (bound.this in state.started) == asked.has_maneuvered


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


REVEALED = "revealed"
FACES = {"front": "front", "left": "flank", "right": "flank", "rear": "rear"}


def arc_at_hand(bound: Bound, attack: Attack | None) -> str:
    """Where a charge leads, else where the attack comes from: a unit may charge after an attack of its own."""
    if bound.word in FACES:
        return bound.word
    return "front" if attack is None else attack.arc


def of_the_attack(state: State, bound: Bound, asked: If) -> bool:
    attack = at_hand(state, bound)
    if asked.arc and FACES[arc_at_hand(bound, attack)] not in asked.arc:
        return False
    if asked.charging is not None and (attack is None or attack.charge != asked.charging):
        return False
    if asked.attack_hits and (attack is None or not (attack.sure or attack.saves or attack.instead)):
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


def of_the_battle(state: State, bound: Bound, asked: If) -> bool:
    """What missions ask for."""
    seat = bound.seat
    if asked.marker is not None and asked.marker not in tally.markers_of(state, seat):
        return False
    if asked.at_least is not None and counted(state, bound, asked.at_least.of) < asked.at_least.n:
        return False
    if asked.zones_held is not None and not tally.majority(state, seat, asked.zones_held):
        return False
    if asked.fell is not None and not tally.fell(state, seat, asked.fell):
        return False
    if asked.most_engaged and not tally.most_engaged(state, seat):
        return False
    return not asked.revealed or bound.word == REVEALED


def ranks_destroyed(state: State, attack: Attack) -> int:
    return max(0, attack.ranks - ranks(state.units[attack.on]))


# ------------------------------------------------------------------------------------------------------ amounts


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
    if per in ("held-zones", "markers", "far-markers", "tokens", "slain"):
        return of_side(state, bound, asked)
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


def of_side(state: State, bound: Bound, asked: Sum) -> int:
    seat = bound.seat
    if asked.per == "held-zones":
        return tally.zones_held(state, seat, asked.zones)
    if asked.per == "slain":
        return tally.slain_by(state, seat)
    if asked.per == "tokens":
        assert asked.which is not None
        return sum([len(state.units[name].tokens) for name in units_that_fit(state, bound, asked.which)])
    held = tally.markers_of(state, seat)
    return len(held) if asked.per == "markers" else sum([tally.in_their_half(state, seat, each) for each in held])


def of_dice(state: State, attack: Attack, per: str) -> int:
    if per == "attack-wounds":
        return attack.wounds
    if per == "attack-ranks":
        return ranks_destroyed(state, attack)
    if per == "ones":
        return attack.dice.count(1)
    return len(attack.dice) - attack.hits
