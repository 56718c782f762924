"""ARMY and NEUTRAL: what an army may consist of. Every reason against a list is given at once."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

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


LEAST_POINTS, MOST_POINTS, SMALL = 10, 200, 30
LONGEST_NAME = 200

SERVED_POINTS = 100
"""The largest game on a server. The rulebook recommends up to 50 points."""
UNITS_OF_ARMY, UNITS_ON_TABLE = 20, 48
"""The most combat units that a server takes in one army and, shared out evenly, on one table: what a battle costs grows
with the square of their number."""
NCUS_OF_ARMY = 12

# Nobody means anything longer as an army. If a shorter one is wrong, the refusals say why.
Listed = Annotated[str, Meta(max_length=60)]


class Troop(Struct, frozen=True, forbid_unknown_fields=True):
    """A combat unit with its attachments."""

    unit: Listed
    attachments: Annotated[tuple[Listed, ...], Meta(max_length=20)] = ()


class ArmyList(Struct, frozen=True, forbid_unknown_fields=True):
    """An army as its player builds it. The commander is one of its attachments, units or NCUs."""

    faction: Listed
    commander: Listed
    units: Annotated[tuple[Troop, ...], Meta(max_length=80)]
    ncus: Annotated[tuple[Listed, ...], Meta(max_length=80)] = ()
    points: Annotated[int, Meta(ge=0, le=999)] = SMALL
    """The size of game it is built for. It may be played in any larger one, too."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""

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
    for card in dict.fromkeys((*army.cards, army.commander)):
        facts = facts_of(card)
        if facts is not None and facts.faction not in (army.faction, NEUTRAL):
            yield Refusal("wrong-faction", "MIN-ARMY-03", {"card": card, "faction": army.faction})
    yield from commander_refusals(army)
    yield from character_refusals(army.cards)
    yield from place_refusals(army)
    yield from attachment_refusals(army)
    yield from requirement_refusals(army)


def size_refusals(points: int) -> Iterator[Refusal]:
    """Players may agree on any size within reason. (MIN-ARMY-02)"""
    if not LEAST_POINTS <= points <= MOST_POINTS:
        yield Refusal("no-such-size", "MIN-ARMY-02", {"least": LEAST_POINTS, "most": MOST_POINTS})


def served_refusals(points: int) -> Iterator[Refusal]:
    """A server that many share offers no larger game."""
    if points > SERVED_POINTS:
        yield Refusal("too-large-a-game", None, {"points": points, "most": SERVED_POINTS})


def crowd_refusals(army: ArmyList, seats: int) -> Iterator[Refusal]:
    """Nor larger armies, whatever the others bring: nobody learns from a refusal what they do."""
    most = min(UNITS_OF_ARMY, UNITS_ON_TABLE // seats)
    if len(army.units) > most:
        yield Refusal("too-many-units", None, {"units": len(army.units), "most": most, "players": seats})
    if len(army.ncus) > NCUS_OF_ARMY:
        yield Refusal("too-many-ncus", None, {"units": len(army.ncus), "most": NCUS_OF_ARMY})


def points_refusals(army: ArmyList, points: int) -> Iterator[Refusal]:
    """No more points than agreed, and at most half of them for neutral units. (MIN-ARMY-01, MIN-NEUTRAL-02)"""
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
    """Exactly one commander, and one that is in the army. (MIN-ARMY-04, MIN-ARMY-05)"""
    if not army.commander:
        yield Refusal("commander-missing", "MIN-ARMY-04")
    elif not can_lead(army.commander):
        yield Refusal("no-commander", "MIN-ARMY-04", {"card": army.commander})
    elif army.commander not in army.cards:
        yield Refusal("commander-without-unit", "MIN-ARMY-05", {"card": army.commander})
    for card in getattr(facts_of(army.commander), "brings", ()):
        if card not in army.cards:
            yield Refusal("needs", "MIN-ARMY-11", {"card": army.commander, "needs": card})
    leaders = [card for card in army.cards if leads_only(card) and army.commander not in ATTACHMENTS[card].requires]
    if len(leaders) > 1 or (leaders and army.commander not in leaders):
        yield Refusal("several-commanders", "MIN-ARMY-04", {"count": len(leaders)})


def can_lead(card: str) -> bool:
    """Whether it brings the tactics cards of a commander. A stand-in has none. (MIN-COMMANDER-04)"""
    facts = facts_of(card)
    return facts is not None and facts.commander and bool(facts.cards)


def leads_only(card: str) -> bool:
    """Whether a card is an attachment that can only be in an army as its commander, or beside the one it requires.
    Units and NCUs that can command may also serve under another."""
    return card in ATTACHMENTS and ATTACHMENTS[card].commander


def character_refusals(cards: tuple[str, ...]) -> Iterator[Refusal]:
    """Each character once, in whatever version. (MIN-ARMY-08, MIN-ARMY-09)"""
    people = Counter(person for card in cards if (person := person_of(card)) is not None)
    for person, count in people.items():
        if count > 1:
            yield Refusal("character-twice", "MIN-ARMY-08", {"card": person})


def place_refusals(army: ArmyList) -> Iterator[Refusal]:
    """Units stand among the units, attachments in them, NCUs among the NCUs. (MIN-ARMY-10)"""
    attached = [name for troop in army.units for name in troop.attachments]
    for cards, kind, why in (
        ([troop.unit for troop in army.units], UNITS, "no-unit"),
        (attached, ATTACHMENTS, "no-attachment"),
        (army.ncus, NCUS, "no-ncu"),
    ):
        for card in dict.fromkeys(cards):
            if card not in kind and facts_of(card) is not None:
                yield Refusal(why, "MIN-ARMY-10", {"card": card})


def attachment_refusals(army: ArmyList) -> Iterator[Refusal]:
    """One attachment for a unit of its type, none for solo units. (MIN-ATTACH-03..05)"""
    for troop in army.units:
        known = [name for name in troop.attachments if name in ATTACHMENTS]
        if troop.unit not in UNITS or not known:
            continue
        about: dict[str, str | int] = {"unit": troop.unit}
        if is_solo_card(troop.unit):
            yield Refusal("solo-attachment", "MIN-ATTACH-03", about)
        limited = [name for name in known if not (ATTACHMENTS[name].enemy or ATTACHMENTS[name].unlimited)]
        if len(limited) > MOST_ATTACHMENTS:
            yield Refusal("too-many-attachments", "MIN-ATTACH-04", about)
        for name in known:
            yield from joining_refusals(troop.unit, name)


def joining_refusals(unit: str, attachment: str) -> Iterator[Refusal]:
    """What keeps an attachment from joining a unit that takes attachments. (MIN-ATTACH-05, MIN-ARMY-11)"""
    facts, joins = UNITS[unit], ATTACHMENTS[attachment]
    if joins.type != facts.type:
        yield Refusal("wrong-type", "MIN-ATTACH-05", {"unit": unit, "card": attachment})
    if joins.only is not None and facts.faction != joins.only:
        yield Refusal("wrong-unit-for", "MIN-ARMY-11", {"unit": unit, "card": attachment})


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
    """A ready-made army: 30 points, with more at 40 and 50, and with less below."""
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
    return fitted(ArmyList(facts.faction, facts.commander, tuple(troops), tuple(ncus), points))


def fitted(army: ArmyList) -> ArmyList:
    """As much of an army as its points pay for: the commander first, then card after card while points last."""
    if cost_of(army) <= army.points:
        return army
    led = [troop for troop in army.units if army.commander in (troop.unit, *troop.attachments)]
    small = replace(army, units=tuple(led), ncus=tuple(name for name in army.ncus if name == army.commander))
    for name in army.ncus:
        if name != army.commander:
            small = affordable(small, replace(small, ncus=(*small.ncus, name)))
    for troop in army.units:
        if troop not in led:
            small = affordable(small, replace(small, units=(*small.units, troop)))
    return small


def affordable(army: ArmyList, larger: ArmyList) -> ArmyList:
    """The larger army, if nothing is wrong with it; else the smaller one."""
    return army if any(list_refusals(larger, larger.points)) else larger


def deck_of(army: ArmyList) -> tuple[str, ...]:
    """Seven faction cards and three of the commander, twice each. (MIN-DECK-01, MIN-DECK-02, MIN-ARMY-06)"""
    facts = facts_of(army.commander)
    own = facts.cards if facts is not None else ()
    replaced = getattr(facts, "replaces", ())
    faction = [card for card in FACTION_CARDS[army.faction] if card not in replaced]
    return tuple(sorted(card for card in (*faction, *own) for _ in range(COPIES)))
