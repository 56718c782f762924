"""What is in force: the changes that work on a unit, from whatever source, and what they add up to.

Sources are the abilities of units and their attachments, cards and influence that lie on units, NCUs, and changes that
last. Of equal names only one counts. (MIN-STACK-01, MIN-STACK-02) A unit that loses its abilities keeps the innate
ones. (MIN-STACK-03)
"""

from collections.abc import Container, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from maester.games.miniatures.facts import NCUS
from maester.games.miniatures.modes.objectives import cards_of
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import AttachmentGoes
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.bearers import DISTRACTING, SHARING, given_by, having, laid_with, printed, spreading
from maester.games.miniatures.texts.changes import Change
from maester.games.miniatures.texts.fitting import persons
from maester.games.miniatures.texts.in_play import Bound, Laid
from maester.games.miniatures.texts.meaning import amount
from maester.games.miniatures.texts.records import ABILITIES, LYING, OBJECTIVES
from maester.games.miniatures.texts.vocabulary import Ability, Attached
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.texts.working import lasts_against, lasts_on, works_on
from maester.games.miniatures.unit import attachments_left
from maester.games.miniatures.values import Attack, Unit

C = TypeVar("C", bound=Change)
Found = tuple[tuple[str, int], C, Bound]
"""A change that works, with its key (name, serial), by which equal ones are known."""


# ------------------------------------------------------------------------------------------------------ abilities


def alive(state: State, unit: Unit) -> tuple[str, ...]:
    """The attachments whose abilities a unit has; one that is about to fall may still answer to that."""
    if state.lasting and silenced(state, unit):
        return ()
    left = attachments_left(unit)
    if len(left) == len(unit.attachments) or not state.agenda:
        return left
    falling = [step.attachment for step in state.agenda if isinstance(step, AttachmentGoes)]
    return (*left, *(each for each in unit.attachments if each in falling and each not in (*left, *unit.lost)))


def silenced(state: State, unit: Unit) -> bool:
    """Whether its attachments have lost their abilities. Such effects ask for the side only; so does this."""
    for each in state.lasting:
        if isinstance(each.change, words.SilentAttachments):
            assert isinstance(each.change.on, Which)
            if state.friends(unit.seat, each.bound.seat) == (each.change.on.side == "friend"):
                return True
    return False


def all_printed(state: State, name: str) -> tuple[str, ...]:
    unit = state.units[name]
    return printed(unit.card, alive(state, unit))


def abilities(state: State, name: str) -> tuple[str, ...]:
    """Those it has now. (MIN-STACK-03)"""
    return still_has(state, name, all_printed(state, name) + shared(state, name))


def still_has(state: State, name: str, found: tuple[str, ...]) -> tuple[str, ...]:
    """Which of these abilities it has not lost."""
    gone = lost(state, name) if found else []
    if not gone:
        return found
    if "" in gone:
        return tuple(each for each in found if not ABILITIES[each].can_be_lost)
    return tuple(each for each in found if each not in gone or not ABILITIES[each].can_be_lost)


def anything_shared(state: State) -> bool:
    """Whether some unit has abilities of another for a while: a quick look."""
    return bool(state.lasting) and words.Shares in [type(each.change) for each in state.lasting]


def shared(state: State, name: str) -> tuple[str, ...]:
    """What it has from another unit for a while."""
    if not anything_shared(state):
        return ()
    others = [each.word for each in state.lasting if isinstance(each.change, words.Shares) and each.on == name]
    own = all_printed(state, name)
    given = [each for other in others for each in all_printed(state, other)]
    return tuple(dict.fromkeys(each for each in given if ABILITIES[each].can_be_lost and each not in own))


def lost(state: State, name: str) -> list[str]:
    """Abilities it has lost; an empty name means all."""
    gone: list[str] = []
    if state.lasting:
        losses = [each for each in state.lasting if isinstance(each.change, words.LosesAbilities)]
        gone = [each.word for each in losses if lasts_on(state, each, name)]
    for other in DISTRACTING.among(state):
        unit = state.units[other]
        if other != name and unit.on_table:
            here = DISTRACTING.of(unit.card, alive(state, unit))
            gone += ["" for ability in here if distracts(state, other, ability, name)]
    return gone


def distracts(state: State, other: str, ability: str, name: str) -> bool:
    """Whether an ability of another unit takes this one's abilities away. It works even if it was itself taken away;
    otherwise the question would go round in circles."""
    bound = Bound(state.units[other].seat, ability, this=other)
    return any(
        isinstance(change, words.LosesAbilities) and works_on(state, bound, change, name)
        for change in ABILITIES[ability].modifies
    )


def houses(state: State, name: str) -> list[str]:
    """What it belongs to, by print, by its attachments or by influence."""
    return [*state.units[name].facts.houses, *(change.house for _, change, _ in changes(state, words.IsOf, name))]


def has_faith(state: State, name: str) -> bool:
    """Whether it gains faith tokens."""
    return any(ABILITIES[each].faith for each in abilities(state, name))


# ------------------------------------------------------------------------------------------------------ changes


def changes(state: State, kind: type[C], name: str, attack: Attack | None = None) -> Iterator[Found[C]]:
    """All changes of a kind that work on a unit now; equal ones have the same key (name, serial)."""
    own, spread = having(kind), spreading(kind)
    if (
        own.has(state.units[name])
        or (spread.names and spread.among(state))
        or beyond_units(state, kind)
        or anything_shared(state)
    ):
        return found_changes(state, kind, name, attack)
    return iter(())


def found_changes(state: State, kind: type[C], name: str, attack: Attack | None) -> Iterator[Found[C]]:
    attack = attack if attack is not None else engaged_in(state, name)
    yield from of_units(state, kind, name, attack)
    if state.laid and (lying := laid_with(kind)):
        yield from of_laid(state, kind, name, attack, lying)
    if state.objectives and (given := given_by(kind)):
        yield from of_objectives(state, kind, name, attack, given)
    if having(kind).ncus:
        yield from of_ncus(state, kind, name, attack)
    for each in state.lasting:
        if isinstance(each.change, kind) and lasts_on(state, each, name) and lasts_against(state, each, attack, name):
            yield (each.bound.name, each.serial), each.change, each.bound


def of_units(state: State, kind: type[C], name: str, attack: Attack | None) -> Iterator[Found[C]]:
    """Its own abilities, and those of others that work on it."""
    mine, others, unit = having(kind), spreading(kind), state.units[name]
    own = mine.of(unit.card, alive(state, unit))
    if anything_shared(state):
        own += tuple(each for each in shared(state, name) if each in mine.names)
    for ability in still_has(state, name, own):
        yield from of_ability(state, kind, name, name, ability, attack)
    for other in others.among(state) if others.names else ():
        unit = state.units[other]
        if other != name and unit.on_table:
            for ability in still_has(state, other, others.of(unit.card, alive(state, unit))):
                yield from of_ability(state, kind, name, other, ability, attack)


def of_laid(state: State, kind: type[C], name: str, attack: Attack | None, lying: Container[str]) -> Iterator[Found[C]]:
    for laid in state.laid:
        if laid.card in lying:
            on = name if shares_card(state, name, laid) else laid.on
            bound = bound_to(laid.seat, laid.card, "attached", on, attack)
            if laid.master is not None:
                bound = replace(bound, master=laid.master)
            yield from of_record(state, kind, name, LYING[laid.card], bound)


def of_objectives(
    state: State, kind: type[C], name: str, attack: Attack | None, given: Container[str]
) -> Iterator[Found[C]]:
    for card in cards_of(state, name):
        if card in given:
            bound = bound_to(state.units[name].seat, card, "objective", name, attack)
            yield from of_record(state, kind, name, OBJECTIVES[card], bound)


def of_ncus(state: State, kind: type[C], name: str, attack: Attack | None) -> Iterator[Found[C]]:
    mine = having(kind)
    for ncu, who in state.ncus.items():
        if who.card not in mine.ncus or ncu in state.silenced or who.gone:
            continue
        for ability in NCUS[who.card].abilities:
            if ability in mine.names:
                bound = bound_to(who.seat, ability, "influence", who.on, attack, ncu)
                yield from of_record(state, kind, name, ABILITIES[ability], bound)


def shares_card(state: State, name: str, laid: Laid) -> bool:
    """Whether a card that lies on another unit counts as lying on this one, too: it is a card of its own side, and this
    unit is bound to a person in the other."""
    if laid.on is None or laid.on == name or not SHARING.has(state.units[name]):
        return False
    if not state.units[name].on_table or not state.friends(laid.seat, state.units[name].seat):
        return False
    people = persons(state, laid.on)
    found = [change for ability in abilities(state, name) for change in ABILITIES[ability].modifies]
    return any(isinstance(change, words.SharesCards) and change.person in people for change in found)


def in_play(state: State, kind: type[Change]) -> bool:
    """Whether anything in this game could make such a change, for any unit: a quick look."""
    found = having(kind)
    return beyond_units(state, kind) or bool(found.names and found.among(state))


def beyond_units(state: State, kind: type[Change]) -> bool:
    """Whether something other than what is printed on units could make such a change. Plain loops, because it is asked
    often."""
    for each in state.lasting:
        if isinstance(each.change, kind):
            return True
    if state.objectives and given_by(kind):
        return True
    if state.laid and (lying := laid_with(kind)):
        for laid in state.laid:
            if laid.card in lying:
                return True
    if ncus := having(kind).ncus:
        for ncu in state.ncus.values():
            if ncu.card in ncus:
                return True
    return False


def engaged_in(state: State, name: str) -> Attack | None:
    """The attack at hand, if it is about that unit."""
    if state.attacks and name in (state.attacks[-1].by, state.attacks[-1].on):
        return state.attacks[-1]
    return None


def of_ability(
    state: State, kind: type[C], name: str, bearer: str, ability: str, attack: Attack | None
) -> Iterator[Found[C]]:
    record = ABILITIES[ability]
    if record.kind == "weapon" and not (attack is not None and attack.by == bearer and armed(state, attack, ability)):
        return iter(())
    bound = bound_to(state.units[bearer].seat, ability, "ability", bearer, attack)
    return of_record(state, kind, name, record, bound)


def armed(state: State, attack: Attack, ability: str) -> bool:
    """Whether the attack is made with the weapon that has this ability."""
    return state.units[attack.by].facts.weapon(attack.weapon).name == ability


def bound_to(
    seat: str, name: str, origin: Any, this: str | None, attack: Attack | None, ncu: str | None = None
) -> Bound:
    if attack is None:
        return Bound(seat, name, origin, this, ncu)
    return Bound(seat, name, origin, this, ncu, attacker=attack.by, defender=attack.on, weapon=attack.weapon)


def of_record(state: State, kind: type[C], name: str, record: Ability | Attached, bound: Bound) -> Iterator[Found[C]]:
    for change in record.modifies:
        if isinstance(change, kind) and works_on(state, bound, change, name):
            yield (bound.name, -1), change, bound


# ------------------------------------------------------------------------------------------------------ adding up


def added(state: State, kind: type[Any], name: str, attack: Attack | None = None) -> int:
    """What the changes of a number add up to."""
    return sum([n for _, n in summands(state, kind, name, attack)])


def summands(state: State, kind: type[Any], name: str, attack: Attack | None = None) -> Iterator[tuple[str, int]]:
    """The name of each change of a number, and what it adds; of equal names from several sources only one counts.
    (MIN-STACK-01)"""
    seen: dict[str, tuple[int, str | None]] = {}
    for (record, serial), change, bound in changes(state, kind, name, attack):
        who = (serial, bound.this)
        if seen.setdefault(record, who) == who:
            yield record, amount(state, bound, change.n)


def has(state: State, kind: type[Change], name: str, attack: Attack | None = None) -> bool:
    return any(True for _ in changes(state, kind, name, attack))


def attack_words(state: State, attack: Attack) -> frozenset[str]:
    """Critical blow, precision, sundering, vicious."""
    found = [word for _, change, _ in changes(state, words.Keywords, attack.by, attack) for word in change.words]
    return frozenset(found)
