"""What a position is made of: units, NCUs, attacks, tests, windows. Each is replaced, never changed."""

from msgspec import Struct

from maester.games.miniatures.combat.dice import Faces
from maester.games.miniatures.combat.rolled import Parts
from maester.games.miniatures.facts import NCUS, UNITS, NcuFacts, UnitFacts
from maester.games.miniatures.geometry.tray import Arc, Placed
from maester.games.miniatures.texts.occasions import AnyOccasion
from maester.games.miniatures.texts.which import Condition
from maester.kernel import Seat

Card = str
"""A tactics card, by the name of its record; the deck holds two of each."""


class Pose(Struct, frozen=True, gc=False):
    """Where the middle of a tray lies, in thou, and its heading in hundredths of a degree."""

    x: int
    y: int
    heading: int


class Unit(Struct, frozen=True, gc=False):
    """One combat unit; replaced, never changed."""

    seat: Seat
    card: str
    wounds: int
    """What it can still suffer. Models, ranks and wound tokens follow from it."""
    pose: Pose | None = None
    commander: bool = False
    """The commander is, or is in, this unit."""
    activated: bool = False
    tokens: tuple[Condition, ...] = ()
    attachments: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    """Attachments that were destroyed for good."""
    used: tuple[str, ...] = ()
    """Orders used this round. (MIN-ORDER-01)"""
    counters: tuple[tuple[str, int], ...] = ()
    """Tokens on its cards and points laid on it: name → how many."""
    reserve: bool = False
    tray: str = ""
    """The tray it stands on, if not the one its card says. (MIN-RULE-05)"""
    master: str | None = None
    """The unit after which it is activated and with which it leaves the table, if it is a bonded animal."""

    @property
    def facts(self) -> UnitFacts:
        return UNITS[self.card]

    @property
    def placed(self) -> Placed:
        assert self.pose is not None, "only a unit on the table has a place"
        return self.tray or UNITS[self.card].tray, self.pose.x, self.pose.y, self.pose.heading

    @property
    def on_table(self) -> bool:
        return self.pose is not None and self.wounds > 0

    def count(self, name: str) -> int:
        return dict(self.counters).get(name, 0)


class Ncu(Struct, frozen=True, gc=False):
    """One non-combat unit, beside or on the tactics board."""

    seat: Seat
    card: str
    commander: bool = False
    activated: bool = False
    quadrant: int | None = None
    """Where it stands instead of on the board. (MIN-MODE-HWS-06)"""
    on: str | None = None
    """The unit its influence lies on. (MIN-INFLUENCE-01)"""
    used: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    gone: bool = False

    @property
    def facts(self) -> NcuFacts:
        return NCUS[self.card]

    def count(self, name: str) -> int:
        return dict(self.counters).get(name, 0)


class Attack(Struct, frozen=True):
    """An attack in progress."""

    by: str
    on: str
    weapon: int
    """Which of the attacks on the card."""
    arc: Arc
    charge: bool = False
    bonus: bool = False
    """Whether the charge bonus applies."""
    fortified: bool = False
    dice: Faces = ()
    hits: int = 0
    """How many of them hit when they were last rolled."""
    again: tuple[tuple[Seat, tuple[int, ...]], ...] = ()
    """Who had which attack dice rolled again. (MIN-REROLL-01)"""
    saves: Faces = ()
    saves_again: tuple[tuple[Seat, tuple[int, ...]], ...] = ()
    sure: int = 0
    """Hits that no defence die can block."""
    instead: int = 0
    """Wounds in place of hits, which nothing halves."""
    wounds: int = 0
    ranks: int = 0
    """What the defender had when it was declared, and what it got back since."""
    destroyed: bool = False
    """Whether the attack itself, its panic test included, destroyed the defender. (MIN-SURGE-01)"""
    beside: tuple[str, ...] = ()
    """Friends that fight the same enemy: they test if it was shot at, and may pivot if it is destroyed."""


class MoraleTest(Struct, frozen=True):
    """A morale or panic test in progress."""

    unit: str
    panic: bool
    parts: Parts = ()
    """What is added because of what asked for it."""
    dice: Faces = ()
    """Two dice, and in a panic test the D3."""
    again: tuple[tuple[Seat, tuple[int, ...]], ...] = ()
    by: Seat | None = None
    """The player who caused it, and who scores if it destroys the unit."""
    source: str | None = None
    """The unit that caused it."""
    why: str = ""
    """What asked for it: an attack, or the ability or card that acts on the result."""
    passed: bool | None = None
    wounds: int = 0
    """Wounds beyond the D3 on a failure."""


class Slain(Struct, frozen=True, gc=False):
    """A combat unit that was destroyed, when and by whom; some modes and missions ask for it."""

    round: int
    unit: str
    by: Seat | None
    source: str | None
    acted: bool = False
    """It had been activated in that round."""


class Planted(Struct, frozen=True, gc=False):
    """An attachment in a unit of the enemy, and whose it is."""

    unit: str
    attachment: str
    by: Seat


class Declared(Struct, frozen=True, gc=False):
    """A card or order that a player has declared in a window, before it is resolved."""

    seat: Seat
    key: str
    cancelled: bool = False


class Window(Struct, frozen=True):
    """A chance to answer to an occasion: the active player first, then the others; then what they declared is done."""

    occasion: AnyOccasion
    declared: tuple[Declared, ...] = ()
    passives: tuple[str, ...] = ()
    """Printed abilities that have acted already."""
    number: int = 0
    """No two windows of a game have the same number."""
