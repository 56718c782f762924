"""What stands on the cards and what the pieces measure, for whoever draws them; not what abilities and cards do."""

from msgspec import Struct

from maester.games.miniatures.facts import (
    ARMIES,
    ATTACHMENTS,
    FACTION_CARDS,
    MODES,
    NCUS,
    SIZES,
    UNITS,
    ArmyFacts,
    AttachmentFacts,
    ModeFacts,
    NcuFacts,
    Sizes,
    UnitFacts,
)


class Printed(Struct, frozen=True):
    """What a thing is called is the message `name-<id>`, what is written on it `text-<id>`."""

    sizes: Sizes
    units: dict[str, UnitFacts]
    attachments: dict[str, AttachmentFacts]
    ncus: dict[str, NcuFacts]
    decks: dict[str, tuple[str, ...]]
    """The seven tactics cards of each faction."""
    armies: dict[str, ArmyFacts]
    modes: dict[str, ModeFacts]


PRINTED = Printed(SIZES, UNITS, ATTACHMENTS, NCUS, FACTION_CARDS, ARMIES, MODES)
