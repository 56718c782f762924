"""Which cards could make a change at all: an index of what is printed, so that most questions end with a quick look.

Nothing here depends on the position; whether an ability works now is in in_force.py.
"""

from collections.abc import Collection, Mapping
from functools import cache

from maester.games.miniatures.facts import ATTACHMENTS, NCUS, UNITS, AttachmentFacts, NcuFacts
from maester.games.miniatures.muster import muster
from maester.games.miniatures.state import State
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.changes import Change
from maester.games.miniatures.texts.records import ABILITIES, LYING, OBJECTIVES
from maester.games.miniatures.texts.vocabulary import Ability, Attached
from maester.games.miniatures.values import Unit

FACTION_RULES = {"greyjoy": ("raiders-of-the-iron-islands",)}
"""What every unit of a faction can do; it is printed on no unit and cannot be lost."""


@cache
def printed(card: str, attachments: tuple[str, ...]) -> tuple[str, ...]:
    """The abilities of a unit with its attachments, each once. (MIN-ATTACH-09)"""
    facts = UNITS[card]
    found = [*FACTION_RULES.get(facts.faction, ()), *facts.abilities]
    found += [ability for each in attachments for ability in ATTACHMENTS[each].abilities]
    return tuple(dict.fromkeys(found))


class Bearers:
    """Which cards have one of these abilities printed on them: a quick look before a thorough one."""

    def __init__(self, printed: Collection[str]) -> None:
        names = self.names = frozenset(printed)
        ruled = [faction for faction, abilities in FACTION_RULES.items() if not names.isdisjoint(abilities)]
        self.units = frozenset(
            card for card, facts in UNITS.items() if facts.faction in ruled or not names.isdisjoint(facts.abilities)
        )
        self.attachments = _bearing(names, ATTACHMENTS)
        self.ncus = _bearing(names, NCUS)

    def has(self, unit: Unit) -> bool:
        """Whether a unit has one of them, on its own card or on an attachment."""
        return unit.card in self.units or (bool(unit.attachments) and not self.attachments.isdisjoint(unit.attachments))

    def among(self, state: State) -> list[str]:
        """The units that have one of them."""
        known = muster(state).worked_out
        found: list[str] | None = known.get(self)
        if found is None:
            found = known[self] = [name for name, unit in state.units.items() if self.has(unit)]
        return found

    def of(self, card: str, attachments: tuple[str, ...]) -> tuple[str, ...]:
        """Those of them that a unit has."""
        return _among_printed(self.names, card, attachments)


@cache
def _among_printed(names: frozenset[str], card: str, attachments: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(each for each in printed(card, attachments) if each in names)


def _bearing(names: frozenset[str], cards: Mapping[str, AttachmentFacts | NcuFacts]) -> frozenset[str]:
    return frozenset(card for card, facts in cards.items() if not names.isdisjoint(facts.abilities))


def _having(kind: type[Change], record: Ability | Attached) -> bool:
    return any(isinstance(change, kind) for change in record.modifies)


@cache
def own(kind: type[Change]) -> frozenset[str]:
    """Abilities with such a change."""
    return frozenset(name for name, record in ABILITIES.items() if _having(kind, record))


@cache
def auras(kind: type[Change]) -> frozenset[str]:
    """Abilities with such a change that works on other units, too."""
    return frozenset(
        name
        for name in own(kind)
        if any(isinstance(change, kind) and change.on != "this" for change in ABILITIES[name].modifies)
    )


@cache
def having(kind: type[Change]) -> Bearers:
    """The cards that have an ability with such a change."""
    return Bearers(own(kind))


@cache
def spreading(kind: type[Change]) -> Bearers:
    """The cards that have one that works on others."""
    return Bearers(auras(kind))


@cache
def laid_with(kind: type[Change]) -> frozenset[str]:
    """Cards that have such a change while they lie on a unit."""
    return frozenset(name for name, record in LYING.items() if _having(kind, record))


@cache
def given_by(kind: type[Change]) -> frozenset[str]:
    """Objective cards with such a change."""
    return frozenset(name for name, card in OBJECTIVES.items() if _having(kind, card))


SHARING = having(words.SharesCards)
DISTRACTING = having(words.LosesAbilities)
