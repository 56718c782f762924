"""What is printed on the cards and how large trays and terrain are, for drawing them. Not what the cards do."""

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
    PieceFacts,
    TrayFacts,
    UnitFacts,
)
from maester.games.miniatures.texts.records import ABILITIES
from maester.games.miniatures.texts.vocabulary import Kind


class Printed(Struct, frozen=True):
    """What a card is called is the message `name-<card>`, what an ability or a tactics card does `text-<name>`."""

    units: dict[str, UnitFacts]
    attachments: dict[str, AttachmentFacts]
    ncus: dict[str, NcuFacts]
    decks: dict[str, tuple[str, ...]]
    """The tactics cards of each faction."""
    armies: dict[str, ArmyFacts]
    modes: dict[str, ModeFacts]
    abilities: dict[str, Kind]
    trays: dict[str, TrayFacts]
    pieces: dict[str, PieceFacts]
    short: int
    long: int


PRINTED = Printed(
    units=UNITS,
    attachments=ATTACHMENTS,
    ncus=NCUS,
    decks=FACTION_CARDS,
    armies=ARMIES,
    modes=MODES,
    abilities={name: ability.kind for name, ability in ABILITIES.items()},
    trays=SIZES.trays,
    pieces=SIZES.pieces,
    short=SIZES.short,
    long=SIZES.long,
)
