"""Whether a text answers to an occasion, and which units its words mean there."""

from collections.abc import Callable

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
from maester.games.miniatures.texts.occasions import AttachmentFalls, Occasion, TokenNears
from maester.games.miniatures.texts.records import ABILITIES
from maester.games.miniatures.texts.uses import TURN
from maester.games.miniatures.texts.vocabulary import Happening, When
from maester.games.miniatures.texts.which import Side, Which
from maester.kernel import Seat


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
    attacker, defender = occasion.fighters or fighters_at_hand(state, occasion.unit)
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


def fighters_at_hand(state: State, unit: str | None) -> tuple[str | None, str | None]:
    """Attacker and defender of the attack at hand, if the unit is one of them."""
    if state.attacks:
        attack = state.attacks[-1]
        if unit in (attack.by, attack.on):
            return attack.by, attack.on
    return None, None


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
    """Whether the occasion is the one a text answers to: of its kind, and everything asked of it is so."""
    if when.what != occasion.moment or not can_be_answered(state, bound, when, occasion):
        return False
    return all(check(state, bound, when, occasion) for name, check in CHECKS.items() if getattr(when, name))


def can_be_answered(state: State, bound: Bound, when: When, occasion: Occasion) -> bool:
    """What some kinds ask without a word in the text."""
    if isinstance(occasion, AttachmentFalls):  # not another attachment of the unit
        return bound.name in ATTACHMENTS[occasion.attachment].abilities
    if isinstance(occasion, TokenNears):
        return has_it(state, occasion) if when.again else gains_it(state, occasion)
    return True


def has_it(state: State, occasion: TokenNears) -> bool:
    """Whether a unit has the token that is about to come. (MIN-CONDITION-02)"""
    return occasion.token in state.units[occasion.unit].tokens


def gains_it(state: State, occasion: TokenNears) -> bool:
    """Whether a unit will really gain the token that is about to come."""
    if has_it(state, occasion):
        return False
    return not any(occasion.token in change.conditions for _, change, _ in changes(state, Immune, occasion.unit))


def is_side(state: State, seat: Seat, side: Side, occasion: Occasion) -> bool:
    """Whose unit it is; without a unit, whose turn or NCU."""
    whose = occasion.seat
    if not occasion.of_player and occasion.unit is not None:
        whose = state.units[occasion.unit].seat
    return whose is not None and state.friends(whose, seat) == (side == "friend")


def is_this(state: State, bound: Bound, when: When, occasion: Occasion) -> bool:
    if occasion.ncu is not None:
        return occasion.ncu == bound.ncu
    return bound.this is not None and occasion.unit == bound.this


def is_first(state: State, bound: Bound, when: When, occasion: Occasion) -> bool:
    return occasion.seat is not None and state.turns.count(occasion.seat) == 1


def has_role(state: State, bound: Bound, when: When, occasion: Occasion) -> bool:
    """The unit attacks or defends; a weapon answers only to its own attacks, and to tests that follow from them."""
    if bound.this is None or bound.this != (bound.attacker if when.role == "attacker" else bound.defender):
        return False
    if occasion.test and occasion.unit != bound.defender:
        return False
    if occasion.charge or bound.name not in ABILITIES or ABILITIES[bound.name].kind != "weapon":
        return True
    return bool(state.attacks) and armed(state, state.attacks[-1], bound.name)


def attack_kind(state: State, occasion: Occasion) -> str | None:
    if occasion.fight:
        return "melee" if occasion.word == "melee" else "ranged"
    if state.attacks and state.attacks[-1].on == occasion.unit:
        attack = state.attacks[-1]
        return "melee" if state.units[attack.by].facts.weapon(attack.weapon).range == "melee" else "ranged"
    return None


def is_one_of(state: State, bound: Bound, which: Which | None, unit: str | None) -> bool:
    return which is None or (unit is not None and fits(state, bound, which, unit))


EFFECTS = {"tactics": "card:", "order": "order:"}
Check = Callable[[State, Bound, When, Occasion], bool]
CHECKS: dict[str, Check] = {
    "whose": lambda state, bound, when, occasion: is_side(state, bound.seat, when.whose or "friend", occasion),
    "first": is_first,
    "this": is_this,
    "role": has_role,
    "attack": lambda state, bound, when, occasion: when.attack == attack_kind(state, occasion),
    "test": lambda state, bound, when, occasion: occasion.word == when.test,
    "actions": lambda state, bound, when, occasion: occasion.word in when.actions,
    "zones": lambda state, bound, when, occasion: occasion.zone in when.zones,
    "condition": lambda state, bound, when, occasion: occasion.word == when.condition,
    "effect": lambda state, bound, when, occasion: occasion.word.startswith(EFFECTS[when.effect or "tactics"]),
    "which": lambda state, bound, when, occasion: is_one_of(state, bound, when.which, occasion.unit),
    "foe": lambda state, bound, when, occasion: is_one_of(state, bound, when.foe, occasion.foe),
}
"""What each word of `When` asks of an occasion; those that measure on the table come last."""


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
