"""Whether a text answers to an occasion, and which units its words mean there."""

from msgspec import Struct

from maester.games.miniatures.facts import ATTACHMENTS
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.changes import Immune
from maester.games.miniatures.texts.effects import could
from maester.games.miniatures.texts.effects.choosing import payable
from maester.games.miniatures.texts.fitting import fits, part
from maester.games.miniatures.texts.in_force import armed, changes
from maester.games.miniatures.texts.in_play import Bound, Origin
from maester.games.miniatures.texts.meaning import holds
from maester.games.miniatures.texts.occasion import Occasion
from maester.games.miniatures.texts.records import ABILITIES
from maester.games.miniatures.texts.uses import TURN
from maester.games.miniatures.texts.vocabulary import Happening, When
from maester.games.miniatures.texts.which import Side
from maester.kernel import Seat

ATTACKS = ("attack", "attack-rolled", "attack-final", "defence-rolled", "defence-final", "attack-done", "surge")
CHARGES = ("charge-rolled", "charged", "charge-failed")
OF_A_PLAYER = ("declared", "targeted", "zone-targets")
"""Moments that are about what a player does to a unit, not about that unit."""
TESTS = ("test", "test-rolled", "test-passed", "test-failed")


class Answer(Struct, frozen=True):
    """A happening that could answer, and which units its words mean."""

    key: str
    happening: Happening
    bound: Bound
    name: str


def bound_for(
    state: State,
    occasion: Occasion,
    seat: Seat,
    name: str,
    origin: Origin,
    this: str | None = None,
    ncu: str | None = None,
) -> Bound:
    """The words of a text at an occasion. A card is about the unit that triggers it. (MIN-CARDS-03)"""
    attacker = defender = None
    if occasion.moment in ATTACKS or occasion.moment in CHARGES or occasion.word == "charge":
        attacker, defender = occasion.unit, occasion.foe
    elif state.attacks:
        attack = state.attacks[-1]
        if occasion.unit in (attack.by, attack.on):
            attacker, defender = attack.by, attack.on
    return Bound(
        seat,
        name,
        origin,
        occasion.unit if origin == "tactics" else this,
        ncu,
        about=occasion.ncu,
        subject=occasion.unit,
        attacker=attacker,
        defender=defender,
        zone=occasion.zone,
        word=occasion.word,
        amount=occasion.amount,
    )


def might_match(state: State, seat: Seat, when: When, occasion: Occasion, this: str | None) -> bool:
    """Whether a text of a unit, or a card about it, might answer: what can be seen before its words are bound to units.
    A quick look; `matches` has the last word."""
    if when.what != occasion.moment:
        return False
    if when.whose is not None and not is_side(state, seat, when.whose, occasion):
        return False
    if when.this and (occasion.ncu is not None or this is None or occasion.unit != this):
        return False
    if when.actions and occasion.word not in when.actions:
        return False
    return not when.zones or occasion.zone in when.zones


def matches(state: State, bound: Bound, when: When, occasion: Occasion) -> bool:
    """Whether the occasion is the one a text answers to."""
    if when.what != occasion.moment:
        return False
    if when.whose is not None and not is_side(state, bound.seat, when.whose, occasion):
        return False
    if when.first and (occasion.seat is None or state.turns.count(occasion.seat) != 1):
        return False
    if when.this and not (
        occasion.ncu == bound.ncu
        if occasion.ncu is not None
        else bound.this is not None and occasion.unit == bound.this
    ):
        return False
    if when.role is not None and not has_role(state, bound, when, occasion):
        return False
    if when.attack is not None and when.attack != attack_kind(state, occasion):
        return False
    if when.test is not None and occasion.word != when.test:
        return False
    if when.actions and occasion.word not in when.actions:
        return False
    if when.zones and occasion.zone not in when.zones:
        return False
    if when.what == "attachment-lost" and bound.name not in ATTACHMENTS[occasion.word].abilities:
        return False  # another attachment of the unit
    if when.condition is not None and occasion.word != when.condition:
        return False
    if when.what == "token" and not (has_it(state, occasion) if when.again else gains_it(state, occasion)):
        return False
    if when.effect is not None and not occasion.word.startswith("card:" if when.effect == "tactics" else "order:"):
        return False
    if when.which is not None and (occasion.unit is None or not fits(state, bound, when.which, occasion.unit)):
        return False
    return when.foe is None or (occasion.foe is not None and fits(state, bound, when.foe, occasion.foe))


def has_it(state: State, occasion: Occasion) -> bool:
    """Whether a unit has the token that is about to come. (MIN-CONDITION-02)"""
    return occasion.unit is not None and occasion.word in state.units[occasion.unit].tokens


def gains_it(state: State, occasion: Occasion) -> bool:
    """Whether a unit will really gain the token that is about to come."""
    if occasion.unit is None or has_it(state, occasion):
        return False
    return not any(occasion.word in change.conditions for _, change, _ in changes(state, Immune, occasion.unit))


def is_side(state: State, seat: Seat, side: Side, occasion: Occasion) -> bool:
    """Whose unit it is; without a unit, whose turn or NCU."""
    whose = occasion.seat
    if occasion.moment not in OF_A_PLAYER and occasion.unit is not None:
        whose = state.units[occasion.unit].seat
    return whose is not None and state.friends(whose, seat) == (side == "friend")


def has_role(state: State, bound: Bound, when: When, occasion: Occasion) -> bool:
    """The unit attacks or defends; a weapon answers only to its own attacks, and to tests that follow from them."""
    if bound.this is None or bound.this != (bound.attacker if when.role == "attacker" else bound.defender):
        return False
    if occasion.moment in TESTS and occasion.unit != bound.defender:
        return False
    if occasion.moment in CHARGES or bound.name not in ABILITIES or ABILITIES[bound.name].kind != "weapon":
        return True
    return bool(state.attacks) and armed(state, state.attacks[-1], bound.name)


def attack_kind(state: State, occasion: Occasion) -> str | None:
    if occasion.moment in ATTACKS:
        return "melee" if occasion.word == "melee" else "ranged"
    if state.attacks and state.attacks[-1].on == occasion.unit:
        attack = state.attacks[-1]
        return "melee" if state.units[attack.by].facts.weapon(attack.weapon).range == "melee" else "ranged"
    return None


def targeted(state: State, answer: Answer) -> str | None:
    """Whom a card targets: the unit that triggers it, or the one its text names. (MIN-CARDS-03)"""
    return part(state, answer.bound, answer.happening.targets or "this")


def usable(state: State, answer: Answer, occasion: Occasion) -> bool:
    """The occasion fits, the condition holds, the price can be paid, and it would change something."""
    return matches(state, answer.bound, answer.happening.when, occasion) and works(state, answer)


def works(state: State, answer: Answer) -> bool:
    """The condition of a text that answers holds, the price can be paid, and it would change something."""
    happening, bound = answer.happening, answer.bound
    return (
        (happening.once is None or use_of(answer.key, happening) not in state.spent)
        and holds(state, bound, happening.if_)
        and payable(state, bound, happening.cost)
        and any(could(state, bound, verb) for verb in happening.do)
    )


def use_of(key: str, happening: Happening) -> str:
    """What is remembered of something that can be used once in a game, or once in a turn."""
    return "" if happening.once is None else key if happening.once == "game" else f"{TURN}{key}"
