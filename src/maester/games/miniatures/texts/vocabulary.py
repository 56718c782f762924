"""The words abilities and cards are written in: at which occasion, on which condition, at what cost, what is done.

A record is a declaration in these words; the rules carry it out and its text is composed from it. Misspelt words are
errors when the game is loaded. Units and numbers are in which.py, what holds in changes/, what is done in verbs/.
"""

from typing import Literal

from maester.games.miniatures.texts.changes import AnyChange
from maester.games.miniatures.texts.occasions import OCCASIONS
from maester.games.miniatures.texts.verbs import AnyVerb, Cost
from maester.games.miniatures.texts.which import Condition, If, Part, Side, Which, Words, Zone


class When(Words, frozen=True):
    """What a text answers to: a kind of occasion, and what is asked of it."""

    what: str
    """The tag of the occasion."""
    whose: Side | None = None
    """Whose turn, unit, NCU or effect it is."""
    this: bool = False
    """The occasion is about this unit, or this NCU."""
    role: Literal["attacker", "defender"] | None = None
    """This unit's part in the attack or charge."""
    which: Which | None = None
    """The unit it is about: in attacks and charges the attacker."""
    foe: Which | None = None
    """The other unit: the defender."""
    attack: Literal["melee", "ranged"] | None = None
    test: Literal["panic"] | None = None
    actions: tuple[Literal["maneuver", "march", "retreat", "charge", "melee", "ranged"], ...] = ()
    zones: tuple[Zone, ...] = ()
    effect: Literal["tactics", "order"] | None = None
    """What was declared."""
    condition: Condition | None = None
    """The token that is about to come."""
    again: bool = False
    """The unit has that token already, so that it gains none."""
    first: bool = False
    """The first such turn of a round."""

    def __post_init__(self) -> None:
        if self.what not in OCCASIONS:
            raise ValueError(f"there is no occasion {self.what}")
        for name in self.__struct_fields__[1:]:
            if getattr(self, name) and name not in OCCASIONS[self.what].asks:
                raise ValueError(f"an occasion {self.what} has no {name}")


class Happening(Words, frozen=True):
    """Something that is done at an occasion."""

    when: When
    do: tuple[AnyVerb, ...]
    if_: If | None = None
    cost: Cost | None = None
    optional: bool = False
    once: Literal["game", "turn"] | None = None
    targets: Part | None = None
    """Whom a card targets, where that is not the unit that triggers it. (MIN-CARDS-03)"""


Kind = Literal["innate", "passive", "weapon", "order", "ncu", "influence", "zone"]


class Ability(Words, frozen=True):
    """An ability of a unit, an attachment or an NCU. Orders are declared; all else holds or happens by itself."""

    kind: Kind
    innate: bool = False
    """Of a weapon: it is never lost either."""
    modifies: tuple[AnyChange, ...] = ()
    happens: tuple[Happening, ...] = ()
    counters: int = 0
    """Tokens it has at the start."""
    influences: Which = Which()
    """Influence: the units it may be attached to."""
    do: tuple[AnyVerb, ...] = ()
    """Influence: what is done when it is attached. A zone that an NCU brings: its effect."""
    planted: bool = False
    """Of an attachment planted in an enemy unit: the player who planted it decides what it does."""
    faith: bool = False
    """It has a faith token at the start, and gains one with each morale test it passes."""

    @property
    def can_be_lost(self) -> bool:
        return self.kind != "innate" and not self.innate


class Attached(Words, frozen=True):
    """What a card does while it lies on a unit."""

    modifies: tuple[AnyChange, ...] = ()
    happens: tuple[Happening, ...] = ()
    for_token: bool = False
    """When a condition token of its unit would be removed, the player of that unit may remove this card instead."""


class ObjectiveCard(Attached, frozen=True, kw_only=True):
    """What a unit has while it controls the marker of this card, or has been given it."""

    number: int


class Mission(Words, frozen=True):
    """What each side can do in the clean-up phase while the mission is in force."""

    number: int
    do: tuple[AnyVerb, ...]


class SiegeCard(Words, frozen=True):
    """A card of A Storm of Swords, played at its time by whoever attacks, or defends, the castle walls."""

    side: Literal["attacker", "defender"]
    happens: tuple[Happening, ...]
    attached: Attached | None = None
    """What it does while it stays in force."""


class TacticsCard(Words, frozen=True):
    """A card of a tactics deck, one of whose happenings may be played."""

    happens: tuple[Happening, ...]
    attached: Attached | None = None
