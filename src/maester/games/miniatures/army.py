"""ARMY and NEUTRAL: what an army may consist of. Every reason against a list is given at once."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from maester.games.miniatures.facts import (
    ARMIES,
    ATTACHMENTS,
    FACTION_CARDS,
    NCUS,
    UNITS,
    ArmyFacts,
    AttachmentFacts,
    MoreFacts,
    NcuFacts,
    UnitFacts,
)
from maester.games.miniatures.unit import WALL, is_solo_card
from maester.kernel import Refusal

NEUTRAL = "neutral"
COPIES = 2
MOST_ATTACHMENTS = 1


class Troop(Struct, frozen=True, forbid_unknown_fields=True):
    """A combat unit with its attachments."""

    unit: str
    attachments: tuple[str, ...] = ()


class ArmyList(Struct, frozen=True, forbid_unknown_fields=True):
    """An army as its player builds it. The commander is one of its attachments, units or NCUs."""

    faction: str
    commander: str
    units: tuple[Troop, ...]
    ncus: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """All its cards, one by one."""
        attached = [each for troop in self.units for each in troop.attachments]
        return (*(troop.unit for troop in self.units), *attached, *self.ncus)


Facts = UnitFacts | AttachmentFacts | NcuFacts


def facts_of(card: str) -> Facts | None:
    if card == WALL:
        return None
    return UNITS.get(card) or ATTACHMENTS.get(card) or NCUS.get(card)


def person_of(card: str) -> str | None:
    """Who it is: versions of a character are one person. (MIN-ARMY-09)"""
    facts = facts_of(card)
    if facts is None or not (facts.character or facts.person):
        return None
    return facts.person or card


# ------------------------------------------------------------------------------------------------------ what it costs


def cost_of(army: ArmyList) -> int:
    """Points spent. (MIN-ARMY-01)"""
    return sum([cost for _, cost in costs(army)])


def costs(army: ArmyList) -> Iterator[tuple[str, int]]:
    """Every card with what is paid for it: the commander is free, unless its card says a number. (MIN-COMMANDER-02)"""
    for troop in army.units:
        if troop.unit in UNITS:
            yield troop.unit, unit_cost(army, troop.unit)
        saved = UNITS[troop.unit].adaptive if troop.unit in UNITS else False
        for name in troop.attachments:
            if name in ATTACHMENTS:
                cost = 0 if name == army.commander else ATTACHMENTS[name].cost
                if saved and cost:
                    cost, saved = cost - 1, False
                yield name, cost
    for name in army.ncus:
        if name in NCUS:
            yield name, NCUS[name].cost


def unit_cost(army: ArmyList, card: str) -> int:
    facts = UNITS[card]
    if card == army.commander and facts.commander:
        return facts.commands_for or 0
    return facts.cost


# ------------------------------------------------------------------------------------------------------ what is wrong


def list_refusals(army: ArmyList, points: int) -> Iterator[Refusal]:
    """All that is wrong with a list."""
    unknown = [card for card in army.cards if facts_of(card) is None]
    for card in dict.fromkeys(unknown):
        yield Refusal("no-such-card", "MIN-ARMY-03", {"card": card})
    if army.faction not in FACTION_CARDS:
        yield Refusal("no-such-faction", "MIN-ARMY-03", {"faction": army.faction})
    if not army.units:
        yield Refusal("no-combat-unit", "MIN-ARMY-05")
    yield from points_refusals(army, points)
    for card in dict.fromkeys(army.cards):
        facts = facts_of(card)
        if facts is not None and facts.faction not in (army.faction, NEUTRAL):
            yield Refusal("wrong-faction", "MIN-ARMY-03", {"card": card, "faction": army.faction})
    yield from commander_refusals(army)
    yield from character_refusals(army.cards)
    yield from attachment_refusals(army)
    yield from requirement_refusals(army)


def points_refusals(army: ArmyList, points: int) -> Iterator[Refusal]:
    """MIN-ARMY-01, MIN-NEUTRAL-02"""
    spent = cost_of(army)
    if spent > points:
        yield Refusal("too-many-points", "MIN-ARMY-01", {"points": spent, "most": points})
    if army.faction != NEUTRAL:
        neutral = 0
        for card, cost in costs(army):
            facts = facts_of(card)
            neutral += cost if facts is not None and facts.faction == NEUTRAL else 0
        if 2 * neutral > points:
            yield Refusal("too-many-neutrals", "MIN-NEUTRAL-02", {"points": neutral, "most": points // 2})


def commander_refusals(army: ArmyList) -> Iterator[Refusal]:
    """Exactly one, who has a place in the army. (MIN-ARMY-04, MIN-ARMY-05)"""
    facts = facts_of(army.commander)
    if facts is None or not facts.commander:
        yield Refusal("no-commander", "MIN-ARMY-04", {"card": army.commander})
    elif army.commander not in army.cards:
        yield Refusal("commander-without-unit", "MIN-ARMY-05", {"card": army.commander})
    leaders = [card for card in army.cards if leads_only(card)]
    if len(leaders) > 1 or (leaders and army.commander not in leaders):
        yield Refusal("several-commanders", "MIN-ARMY-04", {"count": len(leaders)})


def leads_only(card: str) -> bool:
    """A commander's card is in the army as its commander or not at all; units and NCUs may serve as well."""
    return card in ATTACHMENTS and ATTACHMENTS[card].commander


def character_refusals(cards: tuple[str, ...]) -> Iterator[Refusal]:
    """MIN-ARMY-08, MIN-ARMY-09"""
    people = Counter(person for card in cards if (person := person_of(card)) is not None)
    for person, count in people.items():
        if count > 1:
            yield Refusal("character-twice", "MIN-ARMY-08", {"card": person})


def attachment_refusals(army: ArmyList) -> Iterator[Refusal]:
    """MIN-ATTACH-03..05, MIN-ARMY-10"""
    for troop in army.units:
        known = [name for name in troop.attachments if name in ATTACHMENTS]
        for name in troop.attachments:
            if name not in ATTACHMENTS and facts_of(name) is not None:
                yield Refusal("no-attachment", "MIN-ARMY-10", {"card": name})
        if troop.unit not in UNITS:
            if facts_of(troop.unit) is not None:
                yield Refusal("no-unit", "MIN-ARMY-10", {"card": troop.unit})
            continue
        facts, own = UNITS[troop.unit], [name for name in known if not ATTACHMENTS[name].enemy]
        about: dict[str, str | int] = {"unit": troop.unit}
        if known and is_solo_card(troop.unit):
            yield Refusal("solo-attachment", "MIN-ATTACH-03", about)
        limited = [name for name in own if not ATTACHMENTS[name].unlimited]
        if len(limited) > MOST_ATTACHMENTS:
            yield Refusal("too-many-attachments", "MIN-ATTACH-04", about)
        for name in known:
            attachment = ATTACHMENTS[name]
            if attachment.type != facts.type:
                yield Refusal("wrong-type", "MIN-ATTACH-05", {"unit": troop.unit, "card": name})
            if attachment.only is not None and facts.faction != attachment.only:
                yield Refusal("wrong-unit-for", "MIN-ARMY-11", {"unit": troop.unit, "card": name})


def requirement_refusals(army: ArmyList) -> Iterator[Refusal]:
    """What cards print about the army they join. (MIN-ARMY-11)"""
    there = {*army.cards, *(person for card in army.cards if (person := person_of(card)) is not None)}
    counts = Counter(army.cards)
    loyalties: dict[str, None] = {}
    for card, count in counts.items():
        facts = facts_of(card)
        if facts is None:
            continue
        if facts.loyalty:
            loyalties[facts.loyalty] = None
        if facts.requires and not there & set(facts.requires):
            yield Refusal("needs", "MIN-ARMY-11", {"card": card, "needs": facts.requires[0]})
        for other in facts.without:
            if other in there:
                yield Refusal("not-together", "MIN-ARMY-11", {"card": card, "other": other})
        if facts.most is not None and count > facts.most:
            yield Refusal("too-many-copies", "MIN-ARMY-11", {"card": card, "most": facts.most})
    if len(loyalties) > 1:
        yield Refusal("divided-loyalty", "MIN-ARMY-11", dict(zip(("one", "other"), loyalties, strict=False)))


# ------------------------------------------------------------------------------------------------------ ready armies


def ready_made(name: str, points: int) -> ArmyList:
    """A ready-made army: of 30 points, with more at 40 and 50."""
    facts: ArmyFacts = ARMIES[name]
    troops = [Troop(each.unit, each.attachments) for each in facts.units]
    ncus = list(facts.ncus)
    more: list[MoreFacts | None] = [facts.at_40 if points >= 40 else None, facts.at_50 if points >= 50 else None]
    for part in more:
        if part is None:
            continue
        for unit, attachment in part.join.items():
            at = next(n for n, troop in enumerate(troops) if troop.unit == unit and not troop.attachments)
            troops[at] = Troop(unit, (attachment,))
        troops += [Troop(each.unit, each.attachments) for each in part.units]
        ncus += part.ncus
    return ArmyList(facts.faction, facts.commander, tuple(troops), tuple(ncus))


def deck_of(army: ArmyList) -> tuple[str, ...]:
    """Seven faction cards and three of the commander, twice each. (MIN-DECK-01, MIN-DECK-02, MIN-ARMY-06)"""
    facts = facts_of(army.commander)
    own = facts.cards if facts is not None else ()
    replaced = getattr(facts, "replaces", ())
    faction = [card for card in FACTION_CARDS[army.faction] if card not in replaced]
    return tuple(sorted(card for card in (*faction, *own) for _ in range(COPIES)))
