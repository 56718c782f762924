"""Which unit, how many, under which condition: the nouns of the vocabulary. A field left out asks for nothing."""

from typing import Literal

from msgspec import Struct, field

from maester.games.miniatures.facts import UnitType

Zone = Literal["crown", "wealth", "tactics", "combat", "maneuver", "water-gardens", "house-of-the-undying"]
"""The five of the tactics board, and those that NCUs bring beside it."""
ZONES: tuple[Zone, ...] = ("crown", "wealth", "tactics", "combat", "maneuver")

Condition = Literal["panicked", "vulnerable", "weakened"]
CONDITIONS: tuple[Condition, ...] = ("panicked", "vulnerable", "weakened")

Part = Literal["this", "target", "earlier", "attacker", "defender", "subject", "commander", "master"]
"""Whom a text speaks of: the unit that has it (or the one its card lies on), the one chosen last, the one chosen before
that, the two sides of an attack or a charge, the unit the occasion is about, the unit of the player's commander, the
unit to which an animal is bonded."""
Animal = Literal["bonded-bear", "bonded-eagle", "bonded-wolf"]
ANIMALS: tuple[Animal, ...] = ("bonded-bear", "bonded-eagle", "bonded-wolf")

Range = Literal["short", "long"]
Side = Literal["friend", "enemy"]
Face = Literal["front", "flank", "rear"]
Until = Literal[
    "charge",
    "attack",
    "test",
    "turn",
    "round",
    "game",
    "fails-panic",
    "fails-morale",
    "passes-morale",
    "combat-targets",
    "wealth-targets",
    "vulnerable-spent",
    "friend-destroyed",
]


class Words(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """Part of a declaration. Unknown fields are errors, so that a misspelt word is noticed."""


class Near(Words, frozen=True):
    """In range of a unit, and with `sight` in its line of sight."""

    range: Range
    of: Part = "this"
    sight: bool = False


class Which(Words, frozen=True):
    """Which combat units on the table."""

    side: Side | None = None
    """Seen from the player whose text it is."""
    type: tuple[UnitType, ...] = ()
    house: str | None = None
    faction: str | None = None
    near: Near | None = None
    other: Part | None = None
    """Not that one."""
    engaged: bool | None = None
    engaged_with: Part | None = None
    enemies: int | None = None
    """Engaged with exactly so many enemies."""
    activated: bool | None = None
    condition: Condition | None = None
    any_condition: bool = False
    commander: bool | None = None
    solo: bool | None = None
    ability: str | None = None
    without: str | None = None
    """It does not have that ability."""
    person: str | None = None
    """It is, or is led by, that person."""
    used_order: bool = False
    """It has used an order this round."""
    pillaged: bool = False
    """It has a pillage token."""
    vowed: bool = False
    """This unit has vowed to fight it."""
    attacked: Part | None = None
    """It has attacked that unit this round."""
    and_with_another: bool = False
    """Engaged with another friend as well."""
    from_behind: bool = False
    """That unit stands at its flank or rear."""
    could_attack: Part | None = None
    """It could attack or charge that unit now."""
    wall: bool = False
    """A castle wall. Only texts that name walls choose them, for they are not combat units. (MIN-RULE-55)"""
    deep: bool = False
    """Its whole tray is in the deployment zone of an enemy."""
    master_of: Part | None = None
    """That unit is its bonded animal."""


Per = Literal[
    "lost",
    "left",
    "conditions",
    "suffered",
    "attack-wounds",
    "attack-ranks",
    "misses",
    "ones",
    "zones",
    "units",
    "ranks-of",
    "given",
    "test-wounds",
    "counters",
    "pillage",
    "held-zones",
    "markers",
    "far-markers",
    "tokens",
    "slain",
]
"""What is counted: ranks lost or left, condition tokens, wounds suffered so far, wounds and ranks lost in this attack,
attack dice that missed or show a 1, zones controlled, units that fit and their ranks, what was given as a price, wounds
of this test, tokens on this card, pillage tokens; zones that one's side controls, markers one's side
controls, those of them beyond the middle, condition tokens of units that fit, enemies one destroyed this round."""


class Sum(Words, frozen=True):
    """A number that is counted: n + times × per, at most so much."""

    per: Per
    n: int = 0
    times: int = 1
    of: Part = "this"
    zones: tuple[Zone, ...] = ()
    which: Which | None = None
    most: int | None = None


Amount = int | Sum


class Ranks(Words, frozen=True):
    """What ranks somebody must have."""

    of: Part
    lost: int | None = None
    """At least so many lost."""
    left: int | None = None
    """Exactly so many left."""


class Compared(Words, frozen=True):
    """The ranks of one against those of another."""

    of: Part
    to: Part
    how: Literal["fewer", "not-more", "more", "lost-not-fewer"] = field(name="is")


class AtLeast(Words, frozen=True):
    """At least so many of something."""

    n: int
    of: Sum


class If(Words, frozen=True):
    """What must hold; if several things are named, all of them."""

    any: tuple["If", ...] = ()
    """At least one of these."""
    control: tuple[Zone, ...] = ()
    """The player controls at least one of these."""
    control_all: tuple[Zone, ...] = ()
    rival: tuple[Zone, ...] = ()
    """The opponent controls at least one of these."""
    no_rival: tuple[Zone, ...] = ()
    anyone: tuple[Zone, ...] = ()
    ranks: Ranks | None = None
    full: Part | None = None
    """No rank is lost."""
    compared: Compared | None = None
    arc: tuple[Face, ...] = ()
    charging: bool | None = None
    this: Which | None = None
    target: Which | None = None
    attacker: Which | None = None
    defender: Which | None = None
    subject: Which | None = None
    somebody: Which | None = None
    """Some unit fits."""
    nobody: Which | None = None
    """No unit fits."""
    counters: int = 0
    """So many tokens lie on this card."""
    pillage: int = 0
    bonded: Animal | None = None
    """This unit has chosen that animal."""
    round: int = 0
    """From that round on."""
    alive: Part | None = None
    attack_hits: bool = False
    """At least one attack die hit, and the defence dice, if there are any, are rolled."""
    attack_wounds: bool | None = None
    """The defender suffered a wound in this attack, or none."""
    attack_ranks: bool | None = None
    """It lost a rank in this attack, or none."""
    save_shows_one: bool = False
    held: bool = False
    """The attacker began the turn engaged with the defender."""
    has_maneuvered: bool | None = None
    """It used its free maneuver this turn."""
    commander: Which | None = None
    """The unit of the player's commander fits."""
    zone: tuple[Zone, ...] = ()
    """The zone that was claimed is one of these."""
    my_turn: bool = False
    marker: str | None = None
    """The player's side controls that marker."""
    at_least: AtLeast | None = None
    zones_held: Literal["more", "equal"] | None = None
    """One's side controls at least two zones, and more than every opponent, or as many as the best."""
    fell: Literal["enemy-commander", "to-commander", "friend"] | None = None
    """An enemy commander was destroyed this round; one's own commander destroyed an enemy this round; a friend was
    destroyed in this game."""
    most_engaged: bool = False
    """The engaged units of the player's side have more ranks left than those of each opponent."""
    revealed: bool = False
    """The player revealed this card."""
