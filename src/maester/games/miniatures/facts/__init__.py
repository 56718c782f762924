"""The components as data: sizes of trays and terrain, units, armies, modes. Names live in words/."""

import tomllib
from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct, convert

Keyword = Literal[
    "blocks-sight",
    "cover",
    "dangerous",
    "destructible",
    "elevated",
    "fortified",
    "hindering",
    "horrific",
    "impassable",
    "inspiring",
    "rough",
]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed, or measured."""


class Slope(Facts, frozen=True):
    across: int
    ahead: int


class TrayFacts(Facts, frozen=True):
    width: int
    depth: int
    reach: int
    arc: Slope
    columns: int
    ranks: int


class PieceFacts(Facts, frozen=True):
    keywords: tuple[Keyword, ...]
    octagon: tuple[int, int] | None = None
    rectangle: tuple[int, int] | None = None


class Sizes(Facts, frozen=True):
    short: int
    long: int
    depth: int
    widths: tuple[int, ...]
    marker: int
    marker_from_side: int
    behind_walls: int
    trays: dict[str, TrayFacts]
    pieces: dict[str, PieceFacts]


def _read(name: str, shape: Any) -> Any:
    text = (files("maester.games.miniatures") / "facts" / f"{name}.toml").read_text("utf-8")
    return convert(tomllib.loads(text), shape)


SIZES: Sizes = _read("sizes", Sizes)


class AttackFacts(Facts, frozen=True):
    name: str
    range: Literal["melee", "short", "long"]
    hit: int
    dice: tuple[int, ...]
    """With all ranks, with one lost, with two lost."""


UnitType = Literal["infantry", "cavalry", "monster", "war-machine"]


class UnitFacts(Facts, frozen=True):
    faction: str
    tray: str
    cost: int
    speed: int
    defence: int
    morale: int
    attacks: tuple[AttackFacts, ...]
    wounds: int = 1
    """Of each model."""
    models: int | None = None
    """If the tray is not full at the start."""
    printed_type: UnitType | None = None
    """Where it does not follow from the tray."""
    abilities: tuple[str, ...] = ()
    houses: tuple[str, ...] = ()
    """What it belongs to besides its faction: other cards ask for it."""
    commander: bool = False
    commands_for: int | None = None
    """What it costs as the commander, where its card says so. (MIN-COMMANDER-02)"""
    brings: tuple[str, ...] = ()
    """Cards that must be in the army if it is the commander."""
    character: bool = False
    person: str | None = None
    """Who it is, whatever the version. (MIN-ARMY-09)"""
    cards: tuple[str, ...] = ()
    """A commander's tactics cards."""
    replaces: tuple[str, ...] = ()
    """Cards of the faction in whose place those come."""
    adaptive: bool = False
    """One of its attachments costs a point less."""
    loyalty: str | None = None
    requires: tuple[str, ...] = ()
    """One of these, cards or persons, must be in the army."""
    without: tuple[str, ...] = ()
    """None of these may be in the army."""
    most: int | None = None
    """So many in an army."""

    def weapon(self, n: int) -> AttackFacts:
        """One of its attacks; beyond those, what a card lets it throw."""
        return self.attacks[n] if n < len(self.attacks) else THROWN[n - len(self.attacks)]

    @property
    def type(self) -> UnitType:
        return self.printed_type or TYPE_OF_TRAY[self.tray]


THROWN: tuple[AttackFacts, ...] = tuple(_read("thrown", dict[str, AttackFacts]).values())
"""Weapons that are printed on tactics cards."""
TYPE_OF_TRAY: dict[str, UnitType] = {
    "infantry": "infantry",
    "cavalry": "cavalry",
    "solo": "monster",
    "large-solo": "war-machine",
    "castle-wall": "war-machine",
}


class AttachmentFacts(Facts, frozen=True):
    """An attachment, bought for a unit of its type."""

    faction: str
    type: UnitType
    cost: int = 0
    abilities: tuple[str, ...] = ()
    commander: bool = False
    """It leads the army, and costs nothing."""
    character: bool = False
    person: str | None = None
    cards: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    enemy: Literal["before-deployment", "after-deployment"] | None = None
    """It joins a unit of the enemy, then."""
    unlimited: bool = False
    """It does not count against the limit of a unit."""
    only: str | None = None
    """Only in units of that faction."""
    loyalty: str | None = None
    requires: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    most: int | None = None


class NcuFacts(Facts, frozen=True):
    """A non-combat unit."""

    faction: str
    cost: int
    abilities: tuple[str, ...] = ()
    character: bool = True
    person: str | None = None
    commander: bool = False
    cards: tuple[str, ...] = ()
    tokens: int = 0
    influence: Literal["friend", "enemy", "any"] | None = None
    """Which units its card may be attached to when it claims a zone. (MIN-INFLUENCE-01)"""
    zone: str | None = None
    """A further zone it brings beside the board."""
    loyalty: str | None = None
    requires: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    most: int | None = None


class TroopFacts(Facts, frozen=True):
    """A unit of a ready-made army, with who leads or strengthens it."""

    unit: str
    attachments: tuple[str, ...] = ()


class ArmyFacts(Facts, frozen=True):
    """A ready-made army: what it has at 30 points, what joins at 40 and at 50."""

    faction: str
    commander: str
    units: tuple[TroopFacts, ...]
    ncus: tuple[str, ...] = ()
    at_40: "MoreFacts | None" = None
    at_50: "MoreFacts | None" = None


class MoreFacts(Facts, frozen=True):
    units: tuple[TroopFacts, ...] = ()
    ncus: tuple[str, ...] = ()
    join: dict[str, str] = {}
    """Attachments that join a unit of the smaller army: card of the unit → attachment."""


class MarkerFacts(Facts, frozen=True):
    name: str
    y: int
    middle: bool = False
    left: bool = False

    def x(self, width: int) -> int:
        """Six inches from the side to the nearest point of the marker, or in the middle. (MIN-RULE-60)"""
        if self.middle:
            return width // 2
        off = SIZES.marker_from_side + SIZES.marker
        return off if self.left else width - off


class WallFacts(Facts, frozen=True):
    """A castle wall: its middle, from the middle of the table or from a side, and where it looks."""

    name: str
    y: int
    from_middle: int | None = None
    from_left: int | None = None
    from_right: int | None = None
    heading: int = 0

    def x(self, width: int) -> int:
        if self.from_middle is not None:
            return width // 2 + self.from_middle
        return self.from_left if self.from_left is not None else width - (self.from_right or 0)


class ModeFacts(Facts, frozen=True):
    """A game mode: its zones, its markers, and the parts it is made of."""

    zone: int
    """How deep the deployment zones are; in A Storm of Swords the attacker's."""
    defender_zone: int | None = None
    markers: tuple[MarkerFacts, ...] = ()
    control: Literal["covered", "carried", "piled"] | None = None
    """Markers are covered, taken up, or taken up on their corpse pile."""
    marker_points: bool = True
    """Whether controlling a marker gives points."""
    scores_from: int = 2
    objectives: Literal["markers", "hands", "units"] | None = None
    """Objective cards lie at markers, are held by players for their commander, or are given to marked units."""
    missions: Literal["hands", "table"] | None = None
    redeploy: Literal["commander", "attacker", "one"] | None = None
    quadrants: bool = False
    corpses: bool = False
    walls: tuple[WallFacts, ...] = ()
    walls_fight: bool = False
    """They are charged and shoot, as in A Storm of Swords; else they are impassable terrain."""
    terrain: Literal["outside-zones", "inside-edges", "beyond-defender"] = "outside-zones"
    no_pieces: tuple[str, ...] = ()
    """Terrain that cannot be chosen or rolled."""

    @property
    def marked(self) -> bool:
        return self.objectives == "units"

    @property
    def early_first(self) -> bool:
        """Whether the first player is named right after the zones are chosen. (MIN-RULE-92)"""
        return self.objectives in ("hands", "units")


UNITS: dict[str, UnitFacts] = _read("units", dict[str, UnitFacts]) | _read("walls", dict[str, UnitFacts])
ATTACHMENTS: dict[str, AttachmentFacts] = _read("attachments", dict[str, AttachmentFacts])
NCUS: dict[str, NcuFacts] = _read("ncus", dict[str, NcuFacts])
FACTION_CARDS: dict[str, tuple[str, ...]] = _read("decks", dict[str, tuple[str, ...]])
"""The seven tactics cards of each faction; twice each they are in the deck. (MIN-DECK-02)"""
ARMIES: dict[str, ArmyFacts] = _read("armies", dict[str, ArmyFacts])
MODES: dict[str, ModeFacts] = _read("modes", dict[str, ModeFacts])
TERRAIN: dict[str, tuple[int, int]] = _read("table", dict[str, tuple[int, int]])
"""The fixed table: pieces and their places, in thou from the middle."""
